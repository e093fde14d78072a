/**
 * Works that the running text cites in full, where no list and no note does: the decisions in a brief, an opinion or an answer on law. Each
 * becomes a reference where it is first cited; the same citation again, short forms and "id." point back at it.
 */
import type { Reference } from '../model/cited.ts';
import type { Document, Span } from '../model/document.ts';
import { citation, type Tied } from './citations/tie.ts';
import { referenceFrom } from './entries/reference.ts';
import { decisionsIn } from './running/decisions.ts';
import { Decisions } from './running/known.ts';
import { shortFormsIn } from './running/short-forms.ts';

export interface RunningReading {
  readonly references: readonly Reference[];
  readonly tied: readonly Tied[];
  /** What was read as a citation: no other marks are looked for there. */
  readonly taken: readonly Span[];
}

/**
 * Takes the references found in lists and notes and the running text of a document, what is no running text blanked out. Decisions that are
 * already known are tied to what stands there.
 */
export function readRunning(document: Document, text: string, known: readonly Reference[]): RunningReading {
  const decisions = new Decisions(known);
  const references: Reference[] = [];
  const tied: Tied[] = [];
  const taken: Span[] = [];
  const full = decisionsIn(text);
  const short = shortFormsIn(text).filter(({ span }) => !full.some((one) => one.start < span.end && span.start < one.end));
  let last: Reference | null = null;
  const steps = [...full.map((span) => ({ span, form: null })), ...short.map((form) => ({ span: form.span, form }))];
  for (const { span, form } of steps.sort((a, b) => a.span.start - b.span.start)) {
    if (form !== null) {
      const to: Reference | null = (form.again === true ? last : decisions.meant(form)) ?? null;
      if (form.again !== true) last = to;
      if (to === null) continue;
      tied.push({ citation: citation(document, span, to.id, form.label, 'back-reference', form.locator), maybe: [], firm: false });
      taken.push(span);
      continue;
    }
    const printed = document.text.slice(span.start, span.end);
    const before = decisions.same(printed.replace(/\s+/g, ' '));
    const number = known.length + references.length + 1;
    const reference = before ?? wholly(document, span, known.length === 0 ? `${number}` : `text-${references.length + 1}`);
    if (before === undefined) {
      references.push(reference);
      decisions.add(reference);
    }
    tied.push({ citation: citation(document, span, reference.id, reference.key, 'in-full'), maybe: [], firm: false });
    taken.push(span);
    last = reference;
  }
  return { references, tied, taken };
}

function wholly(document: Document, span: Span, key: string): Reference {
  const links = document.links.filter((link) => link.span.start >= span.start && link.span.end <= span.end);
  return referenceFrom(document, { span, words: document.text.slice(span.start, span.end), key, origin: 'text', links });
}
