/**
 * Prints citation marks the way an answer prints its own: a source that is cited elsewhere gets the number or name it has there, a new
 * one the number of its place, counted from where the answer counts.
 */
import type { ClaimFinding } from '../model/claim.ts';

/** Prints marks for sources (by id) in the manner of an existing mark. */
export type MarkPrinter = (like: string, sources: readonly string[]) => string;

const NUMBERED = /^([[【(])(\^?)\d/;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '【': '】', '(': ')' };

/** Learns from the marks of an answer. `sources`: ids with names, in order. */
export function markPrinter(
  answer: string,
  claims: readonly ClaimFinding[],
  sources: readonly (readonly [id: string, name: string])[],
): MarkPrinter {
  const numbers = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { claim } of claims) {
    const spans = new Map<string, number>();
    for (const { span } of claim.citations) spans.set(`${span.start}`, (spans.get(`${span.start}`) ?? 0) + 1);
    for (const { span, source } of claim.citations) {
      if (source === null || spans.get(`${span.start}`) !== 1) continue;
      const printed = answer.slice(span.start, span.end);
      const number = /^[[【(]\^?(\d{1,4})[\]】)]$/.exec(printed)?.[1];
      if (number === undefined) names.set(source, printed);
      else numbers.set(source, Number(number));
    }
  }
  const zero = /\[0(?=[\],;\s])/.test(answer) ? 0 : 1;
  const numberOf = (id: string): number => numbers.get(id) ?? sources.findIndex(([own]) => own === id) + zero;
  // An answer that counts its sources everywhere counts them where a mark is no number, as in "[?]" and "[citation needed]".
  const counts = numbers.size > 0 && names.size === 0;
  const nameOf = (id: string): string => sources.find(([own]) => own === id)?.[1] ?? id;
  return (like, ids) => {
    const numbered = NUMBERED.exec(like);
    if (numbered !== null || counts) {
      const [, open = '[', caret = ''] = numbered ?? [];
      return ids.map((id) => `${open}${caret}${numberOf(id)}${CLOSING[open] ?? ']'}`).join('');
    }
    const open = like.startsWith('(') ? '(' : '[';
    return ids.map((id) => names.get(id) ?? `${open}${nameOf(id)}${CLOSING[open] ?? ']'}`).join(' ');
  };
}
