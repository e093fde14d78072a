/**
 * What a field has, written as a claim writes it: in the claim's unit, with its signs between thousands, in words where it counts in words.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** More figures than anybody tells. */
const MOST_FIGURES = 7;

/** A whole number in words, as a claim that has words writes it; in figures from thirteen on. */
export const counted = (count: number, as: string): string => {
  const word = /\p{L}/u.test(as) ? (WORDS[count] ?? String(count)) : String(count);
  return /^\p{Lu}/u.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
};

/** Digits with commas between their thousands. */
function grouped(digits: string): string {
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(',');
}

/** The digits that say in a claim's own unit what a quantity of its source is; null where that would be no plain number. */
export function putAs(claim: Quantity, own: Quantity, text: string): string | null {
  const printed = text.slice(claim.digits.start, claim.digits.end);
  if (claim.kind !== own.kind || claim.unit !== own.unit || claim.high !== claim.value || own.high !== own.value) return null;
  if (claim.kind === 'date' || claim.kind === 'time') return null;
  // Degrees have no common nought, and a number of the claim that is nought tells no unit.
  const same = claim.shown === own.shown;
  if (!same && (claim.unit === 'temperature' || claim.plain === 0)) return null;
  const value = same ? own.plain : (own.value * claim.plain) / claim.value;
  const rounded = Number(value.toPrecision(MOST_FIGURES));
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 1e15) return null;
  if (/\p{L}/u.test(printed)) return Number.isInteger(rounded) && rounded >= 0 && rounded < WORDS.length ? counted(rounded, printed) : null;
  if (!/^[\d.,]+$/.test(printed)) return null;
  // "1 second" and "2 seconds" are not written alike.
  if ((Math.abs(rounded) === 1) !== (Math.abs(claim.plain) === 1) && /^\s?\p{L}{3}/u.test(text.slice(claim.digits.end))) return null;
  const plain = String(rounded);
  const thousands = printed.includes(',') || (rounded >= 10_000 && !/^\d{5}/.test(printed));
  const [whole = '', rest] = plain.replace('-', '').split('.');
  return thousands ? `${rounded < 0 ? '-' : ''}${grouped(whole)}${rest === undefined ? '' : `.${rest}`}` : plain;
}

/** What denies a clause goes away, or comes in: each way of saying that something is so, and what is put for it. */
const TURNS: readonly (readonly [RegExp, (said: string) => string])[] = [
  [/\b(?:is|are|was|were|can|has|have|had) not (?=\p{L})/iu, (said) => said.replace(/not $/i, '')],
  [/\b(?:ist|sind|war|waren) nicht (?=\p{L})/iu, (said) => said.replace(/nicht $/i, '')],
  [/\bthere (?:is|are|was|were) (?:an? )?(?=\p{L})/iu, (said) => `${said.replace(/an? $/i, '')}no `],
  [/\b(?:has|have|had) (?:already )?(?=(?:been|\p{L}+ed)\b)/iu, (said) => `${said.replace(/already $/i, '')}not `],
  [/\b(?:has|have|had) (?:an? )?(?=\p{L})/iu, (said) => `${said.replace(/an? $/i, '')}no `],
  [/\b(?:is|are|was|were)\b/iu, (said) => `${said} not`],
  [/\b(?:ist|sind|war|waren)\b/iu, (said) => `${said} nicht`],
];
/** A denial that goes with other words: it is left to a person. */
const DENIED = /\b(?:not?|never|none|without|nicht|kein\p{L}{0,2}|un\p{L}{3,})\b|n['’]t\b/iu;

/** The place in which a clause is turned round, and what to put there; null where that takes more than a word. */
export function turnedRound(text: string, { start, end }: Span): { readonly span: Span; readonly put: string } | null {
  const clause = text.slice(start, end);
  for (const [pattern, put] of TURNS) {
    const found = pattern.exec(clause);
    if (found === null) continue;
    const [said] = found;
    const rest = clause.slice(0, found.index) + clause.slice(found.index + said.length);
    if (DENIED.test(rest)) return null;
    return { span: { start: start + found.index, end: start + found.index + said.length }, put: put(said) };
  }
  return null;
}

/** A state in the place of another: with the words before it that say it is so still, or came about. */
export function stateFor(text: string, said: Span, value: string, state: string): { readonly span: Span; readonly put: string } {
  const goesOn = /^\s\p{L}/u.test(text.slice(said.end));
  const put = goesOn ? state : value;
  const [lead = '', been] = /(?:\b(has|have) been )?(?:\b(?:still|already|now|currently) )?$/i.exec(text.slice(0, said.start)) ?? [];
  if (been !== undefined && !/^\p{L}+ed\b/u.test(put))
    return { span: { start: said.start - lead.length, end: said.end }, put: `${/^has$/i.test(been) ? 'is' : 'are'} ${put}` };
  const kept = been === undefined ? '' : `${been} been `;
  return { span: { start: said.start - lead.length + kept.length, end: said.end }, put };
}
