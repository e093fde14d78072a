/**
 * Parts of a unit or of a great number that are said in words, the unit between them or at the end: "half an hour", "a year and a
 * half", "two hours and a quarter", "three quarters of an hour", "a quarter of a million", "half a percentage point"; and a span of time that is one of its
 * unit, where nothing else can be meant: "a fortnight", "for a decade", "within an hour".
 */

import { type Unit, unitAt } from '../units.ts';
import { CARDINALS, DENOMINATORS, SCALES } from './lexicon.ts';
import { type Draft, type Found, made } from './made.ts';
import { type Percent, percentAt } from './money.ts';
import { oneAt } from './one.ts';
import type { NumberToken } from './tokens.ts';

const isArticle = (token: NumberToken | undefined): boolean => token?.lower === 'a' || token?.lower === 'an';

/** Reads such a quantity from a token on; null when none begins there. */
export function partsAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const token = tokens[at];
  if (token?.type !== 'word') return null;
  const article = isArticle(token);
  if (!article && token.lower !== 'half' && !CARDINALS.has(token.lower)) return null;
  return (
    partOf(text, tokens, at) ?? (token.lower === 'half' ? null : (andPart(text, tokens, at) ?? (article ? single(text, tokens, at) : null)))
  );
}

interface Named {
  readonly unit: Unit;
  readonly next: number;
}

/** A unit written out: "hour", "miles". */
function unitWord(tokens: readonly NumberToken[], at: number): Named | null {
  const token = tokens[at];
  if (token?.type !== 'word' || token.text.length < 3) return null;
  return unitAt(tokens, at, false);
}

function measured(
  text: string,
  tokens: readonly NumberToken[],
  at: number,
  plain: number,
  step: number,
  { unit, next }: Named,
  weak = false,
): Found {
  const value = Number((plain * unit.factor).toPrecision(13));
  const draft: Draft = {
    kind: 'measure',
    value,
    high: value,
    unit: unit.dimension,
    step: step * unit.factor,
    plain,
    shown: unit.shown,
    weak,
  };
  return { quantity: made(text, tokens, draft, at, at, next, next), next };
}

/** "half an hour", "half a mile", "a quarter of an hour", "three quarters of a million". */
function partOf(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const part = shareAt(tokens, at);
  if (part === null || !isArticle(tokens[part.next])) return null;
  const { value: share, next } = part;
  const scale = SCALES.get(tokens[next + 1]?.lower ?? '');
  if (scale !== undefined && scale >= 1e3) {
    const value = share * scale;
    const draft: Draft = { kind: 'number', value, high: value, unit: '', step: value, plain: value };
    return { quantity: made(text, tokens, draft, at, at, next + 2, next + 2), next: next + 2 };
  }
  const percent = percentAt(tokens, next + 1);
  if (percent !== null) return ofPercent(text, tokens, at, share, percent);
  const named = unitWord(tokens, next + 1);
  return named === null || named.unit.offset !== undefined ? null : measured(text, tokens, at, share, share, named);
}

/** "half a percentage point", "a quarter of a percent". */
function ofPercent(text: string, tokens: readonly NumberToken[], at: number, share: number, { kind, factor, shown, next }: Percent): Found {
  const value = share * factor;
  const draft: Draft = { kind, value, high: value, unit: '', step: value, plain: share, shown };
  return { quantity: made(text, tokens, draft, at, at, next, next), next };
}

/** "half", "a quarter of", "one third of", "three quarters of". */
function shareAt(tokens: readonly NumberToken[], at: number): { readonly value: number; readonly next: number } | null {
  const first = tokens[at]?.lower ?? '';
  if (first === 'half') return { value: 0.5, next: tokens[at + 1]?.lower === 'of' ? at + 2 : at + 1 };
  const count = first === 'a' || first === 'an' ? 1 : CARDINALS.get(first);
  const hyphened = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const word = tokens[hyphened]?.lower ?? '';
  const below = DENOMINATORS.get(word);
  if (count === undefined || below === undefined || count < 1 || count >= below || word.endsWith('s') !== count > 1) return null;
  return tokens[hyphened + 1]?.lower === 'of' ? { value: count / below, next: hyphened + 2 } : null;
}

/** "an hour and a half", "two years and a quarter". */
function andPart(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const first = tokens[at]?.lower ?? '';
  const count = first === 'a' || first === 'an' ? 1 : CARDINALS.get(first);
  if (count === undefined || count < 1) return null;
  const named = unitWord(tokens, at + 1);
  if (named === null || tokens[named.next]?.lower !== 'and') return null;
  if (!isArticle(tokens[named.next + 1])) return isArticle(tokens[at]) ? andMore(text, tokens, at, named) : null;
  const below = DENOMINATORS.get(tokens[named.next + 2]?.lower ?? '');
  if (below === undefined || below > 4 || tokens[named.next + 3]?.lower === 'of') return null;
  return measured(text, tokens, at, count + 1 / below, 1 / below, { unit: named.unit, next: named.next + 3 });
}

/** "an hour and 20 minutes": what begins with a number is summed elsewhere. */
function andMore(text: string, tokens: readonly NumberToken[], at: number, { unit, next }: Named): Found | null {
  const more = oneAt(text, tokens, next + 1);
  if (more?.unit == null || more.unit.dimension !== unit.dimension || more.unit.factor >= unit.factor) return null;
  const plain = 1 + (more.plain * more.unit.factor) / unit.factor;
  return measured(text, tokens, at, plain, more.unit.factor / unit.factor, { unit, next: more.next });
}

const LASTING = new Set(
  'for in within over about around nearly almost than lasted lasts lasting took takes taking after only just under'.split(' '),
);

/** "a fortnight"; "for a decade", "took an hour": one of it. "A day" of "three times a day" and "in a year" of a date are none. */
function single(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const named = unitWord(tokens, at + 1);
  if (named === null || named.unit.dimension !== 'time' || named.next !== at + 2) return null;
  const word = tokens[at + 1]?.lower ?? '';
  if (word !== 'fortnight' && !LASTING.has(tokens[at - 1]?.lower ?? '')) return null;
  if (!/^(?:fortnight|hour|day|week|month|year|decade|century|minute)$/.test(word)) return null;
  return measured(text, tokens, at, 1, 1, named, true);
}
