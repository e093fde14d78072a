/** A word of a claim whose opposite a sentence has in its place (`opposites.ts`). */
import type { Token } from '../../text/tokens.ts';
import { SIDES } from './opposites.ts';
import type { Other } from './rates.ts';
import type { Worded } from './stronger.ts';

/** A text with what it denies. */
interface Denying extends Worded {
  readonly denied: ReadonlySet<string>;
  readonly denials: number;
}

/** Words behind which the rest of a sentence does not hold: "open every day except Sunday" says that it is closed on one. */
const EXCEPT = /\b(?:except(?:ing)?|other than|apart from|save for|unless|außer|ausgenommen|sauf|hormis|excepto|salvo|menos|behalve)\b/iu;

const THAN = /\bthan\b/;

/** The first such word; null where there is none, or a denial or an exception may say the same. */
export function opposite(said: Denying, found: Denying): Other | null {
  // "Included none under 12" beside "those under 12 were excluded": a denial may say what the opposite does.
  if (said.denials > found.denials || EXCEPT.test(said.text) || EXCEPT.test(found.text)) return null;
  for (let i = 0; i < said.tokens.length; i += 1) {
    const token = said.tokens[i] as Token;
    const sides = SIDES.get(said.forms[i] ?? '');
    // The word itself stands there: then the other one speaks of something else.
    if (sides === undefined || found.forms.includes(said.forms[i] ?? '') || found.forms.includes(`re${said.forms[i]}`)) continue;
    for (const [row, side] of sides) {
      const bothSides = said.forms.some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side) === true);
      if (bothSides) continue;
      const same = found.forms.some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where === side) === true);
      if (same) continue;
      const at = found.forms.findIndex((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side) === true);
      // "Younger than the east wing" beside "older than the west wing": the sides tell, not the word.
      if (THAN.test(said.text) && THAN.test(found.text)) continue;
      if (at < 0 || found.denied.has(found.forms[at] ?? '') !== said.denied.has(said.forms[i] ?? '')) continue;
      return { how: 'opposite', start: token.start, end: token.end, against: found.tokens[at]?.text ?? '' };
    }
  }
  return null;
}
