/**
 * Labels what a style prints in one fixed order from sign to sign, so that the order alone says what each part is. A form is a pattern whose
 * groups bear the names of the labels (style-forms.ts, kind-forms.ts); all else is left as it was read.
 */

import { KIND_FORMS } from './kind-forms.ts';
import { LABEL_INDEX, type Label, paint } from './labels.ts';
import { STYLE_FORMS, type WholeForm } from './style-forms.ts';
import type { Token } from './tokens.ts';

const FORMS = [...STYLE_FORMS, ...KIND_FORMS];

const ofBracket = ({ tells }: WholeForm): boolean => (typeof tells === 'string' ? /[[\]]/.test(tells) : /\\[[\]]/.test(tells.source));
/** Those that need no square bracket: all that most references may have. */
const UNBRACKETED = FORMS.filter((form) => !ofBracket(form));

const LABEL_OF = (group: string): number => LABEL_INDEX[group.replace(/\d$/, '') as Label];

/** Sets the labels of every form that the reference has, in place. */
export function labelWholeForms(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (const { tells, form } of raw.includes('[') ? FORMS : UNBRACKETED) {
    if (typeof tells === 'string' ? !raw.includes(tells) : !tells.test(raw)) continue;
    const found = form.exec(raw);
    const groups = found?.indices?.groups;
    if (groups === undefined) continue;
    for (const name of Object.keys(groups)) {
      const place = groups[name];
      if (place !== undefined) paint(tokens, labels, place[0], place[1], LABEL_OF(name));
    }
  }
}
