/** How a number of a claim is made out of others: what a derivation tells, when a value comes to the claim's, and which numbers are put together. */
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { UP } from './bounds.ts';
import type { AboutNumber } from './context.ts';

/** Counts up to this come about by chance everywhere: for these a claim must ask outright. */
export const SMALL = 20;

/** The stems of the words of meaning of a part of a text. */
export const stemsOf = (part: string): readonly string[] =>
  tokensOf(part)
    .filter(({ kind, text }) => kind === 'word' && text.length > 2 && !isStopWord(text))
    .map(({ text }) => stemOf(text));

export interface Derivation {
  /** "12 + 15 = 27". */
  readonly says: string;
  readonly exact: boolean;
  /** Value in the claim's base units. */
  readonly value: number;
  /** True where the words say how the numbers hang together, so that a number of the evidence that differs is none of the same. */
  readonly sure?: true;
  /** True where it is made of a figure in brackets, which its words stand farther from. */
  readonly bracketed?: true;
  /** True where claim and evidence both name the whole that it is a part of: then no other words need be the same. */
  readonly named?: true;
  /** Why it follows, where that is more than a reckoning. */
  readonly why?: string;
  /** The numbers it is made of. */
  readonly of: readonly AboutNumber[];
}

/** How far beyond its bound a value may lie and still be said so: 43 percent is "fewer than half"; and a factor, where five times is "more than tripled". */
const PAST = 0.25;
const FACTOR_PAST = 1;

/** Which way a bounded factor goes: what "more than halved" is less than half of what it was. */
export const boundOfFactor = ({ kind, value, bound, raw }: Quantity): -1 | 0 | 1 => {
  const way = UP.has(bound) ? 1 : bound === 'under' || bound === 'at-most' ? -1 : 0;
  return way !== 0 && kind === 'times' && value < 1 && /(?:ed|ing)$/i.test(raw) ? (way > 0 ? -1 : 1) : way;
};

/** Whether a value that is reckoned keeps the bound of a claim and lies near it. */
function keepsBound(claim: Quantity, value: number): boolean {
  const { kind, value: said } = claim;
  const way = boundOfFactor(claim);
  const most = kind === 'times' ? FACTOR_PAST : kind === 'ratio' ? PAST : PAST / 2;
  if (way > 0) return value >= said && value <= said * (1 + most);
  return way < 0 && value <= said && value >= (kind === 'times' ? said / (1 + most) : said * (1 - most));
}

/** Whether a value that is reckoned is the one of a claim: rounded as it is, hedged, or within its bound. */
export const close = (claim: Quantity, value: number): boolean => {
  if (keepsBound(claim, value)) return true;
  const off = Math.abs(claim.value - value);
  if (off <= 1e-9 * Math.max(1, Math.abs(value))) return true;
  const hedged = claim.bound === 'about' || claim.bound === 'nearly';
  return off <= Math.max((claim.step / 2) * 1.000001, hedged ? Math.abs(value) * 0.1 : 0) && off <= Math.abs(value) * (hedged ? 0.1 : 0.06);
};
const exactly = (claim: Quantity, value: number): boolean => Math.abs(claim.value - value) <= 1e-9 * Math.max(1, Math.abs(value));

export const near = (a: AboutNumber, b: AboutNumber, reach: number): boolean => Math.abs(a.sentence - b.sentence) <= reach;

export const made = (claim: Quantity, value: number, says: () => string, of: readonly AboutNumber[]): Derivation | null =>
  close(claim, value) ? { says: says(), exact: exactly(claim, value), value, of } : null;

/** The same for a part that is told of its very whole ("6 of 178"), which may be rounded as coarsely as the claim's figure is: "3 %". */
export const madeRounded: typeof made = (claim, value, says, of) =>
  made(claim, value, says, of) ??
  (claim.value > 0 && /\p{Nd}/u.test(claim.raw) && Math.abs(claim.value - value) <= (claim.step / 2) * 1.000001
    ? { says: says(), exact: false, value, of, sure: true }
    : null);

export const raw = ({ quantity }: AboutNumber): string => quantity.raw;

/** The first of all pairs that stand near each other of which a test makes something, an exact one before others. */
export function pairs(
  all: readonly AboutNumber[],
  reach: number,
  test: (a: AboutNumber, b: AboutNumber) => Derivation | null,
): Derivation | null {
  let found: Derivation | null = null;
  for (let i = 0; i < all.length; i += 1)
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      if (a === undefined || b === undefined || !near(a, b, reach)) continue;
      const one = test(a, b);
      if (one?.exact === true) return one;
      found ??= one;
    }
  return found;
}

/** Numbers of the evidence that are looked at for a derivation. */
export const MOST_READ = 150;
const SAME = 1e-9;
export const equal = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b));
/** No range. */
export const single = ({ value, high }: Pick<Quantity, 'value' | 'high'>): boolean => value === high;

/** "Lost 12 of its 48 square kilometres". */
export const isPartOf = ({ quantity: part }: AboutNumber, { quantity: whole }: AboutNumber, text: string): boolean =>
  part.span.end < whole.span.start && /^ of (?:the |its |their |all )?$/.test(text.slice(part.span.end, whole.span.start));

/** Words by which a claim may tell what is left of a whole. */
export const LEFT_OVER = /\b(?:not|no|never|lost|los[est]{1,2}|without|fail\w*|refus\w*|other|rest|left|only|un\w{4,})\b|n['’]t\b/i;
/** "Of 340 visitors 214 agreed": a whole of which a part is told. */
export const isOfWhole = ({ quantity: { span } }: AboutNumber, text: string): boolean =>
  /\b[Oo]f (?:the |its |their |all |these |those )?$/.test(text.slice(Math.max(0, span.start - 12), span.start)) &&
  !LEFT_OVER.test(/^[^.;]{0,120}/.exec(text.slice(span.end))?.[0] ?? '');
