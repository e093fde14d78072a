/** What a field of a cited source has in place of what a claim says, in the claim's own unit and form. Asks nobody. */
import { saidIn } from '../compare/claim/belonging/texts.ts';
import { fieldBeside } from '../compare/claim/fields/beside.ts';
import { statedOf, type WeighedSource } from '../compare/claim/recall/held.ts';
import type { ClaimFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import type { Saying } from './values.ts';

/** One place of a claim's text, what is to stand there, and the field that says so. */
export interface FieldInstead {
  readonly span: Span;
  readonly put: string;
  readonly saying: Saying;
}

/** Told only where every cited source that has such a field has the same in it. */
export function fieldInstead(
  { claim, supports }: ClaimFinding,
  sources: readonly { readonly id: string; readonly evidence: WeighedSource }[],
): FieldInstead | null {
  const cited = new Set(supports.flatMap(({ passage }) => (passage === null || passage.isSnippetBased ? [] : [passage.source.id])));
  const found = sources.flatMap(({ id, evidence }): FieldInstead[] => {
    if (!cited.has(id)) return [];
    const sign = fieldBeside(saidIn(claim.text), statedOf(evidence));
    if (sign?.how !== 'against' || sign.instead === undefined) return [];
    const { start, end } = sign.sentence;
    const quote = evidence.index.text.slice(start, end);
    return [{ ...sign.instead, saying: { source: id, span: { start, end }, quote, plainly: quote } }];
  });
  const [first] = found;
  return first !== undefined && found.every(({ put, span }) => put === first.put && span.start === first.span.start) ? first : null;
}
