/**
 * What names a row or a column of a table, and a claim beside it: words of meaning, numbers, single capitals, codes; and the unit that a
 * heading tells.
 */
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';

/** What names a row or a column. */
export interface Heading {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  /** What its values are measured in, as `unitOf` tells it; "" where that is not told. */
  readonly unit: string;
}

/** Words for what is measured, a row each: "costs" is told of a price. */
const MEASURES = `
price cost fee charge
weight weigh mass heavy heavier heaviest
length long longer longest
width wide wider widest
height tall high taller tallest higher highest
depth deep deeper deepest
age old aged older oldest
population inhabitant people resident
area cover
goal score
founded establish foundation
staff employee employ workforce
response respond responder
rank place position
duration last
`;
const MEASURE = new Map<string, string>();
for (const row of MEASURES.trim().split('\n')) {
  const [first = '', ...words] = tokensOf(row).map(formOf);
  for (const word of words) MEASURE.set(word, first);
}

/** The form under which a word for a measure is known: "cost" is told of a price. */
export const measureOf = (form: string): string => MEASURE.get(form) ?? form;

/** One word that may name a row or column, and where it stands. */
export interface Key {
  readonly key: string;
  readonly token: Token;
}

/** The words of a text that may name a row or column: words of meaning, numbers, single capitals ("Plan B"), codes ("Q2"). */
export function keysIn(text: string, tokens: readonly Token[]): Key[] {
  const keys: Key[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (token.kind === 'word' && token.text.length <= 3 && next?.kind === 'number' && next.start === token.end)
      keys.push({ key: `${token.text}${next.text}`, token });
    else if (token.kind === 'number') {
      if (before === undefined || before.kind !== 'word' || before.end !== token.start || before.text.length > 3)
        keys.push({ key: token.text, token });
    } else if (/^\p{Lu}$/u.test(text.slice(token.start, token.end))) {
      if (i > 0 || next === undefined) keys.push({ key: `=${token.text}`, token });
    } else if (!isStopWord(token.text) && token.text.length > 1) {
      const form = formOf(token);
      keys.push({ key: MEASURE.get(form) ?? form, token });
    }
  }
  return keys;
}

/** The keys of a heading. */
export const keySet = (text: string): ReadonlySet<string> => new Set(keysIn(text, tokensOf(text)).map(({ key }) => key));

/** What a quantity is measured in, as one word; "" for bare numbers. */
export const unitOf = ({ kind, unit }: Pick<Quantity, 'kind' | 'unit'>): string =>
  kind === 'measure' || kind === 'currency' ? `${kind} ${unit}` : kind === 'ratio' ? kind : '';

/** The unit that a heading tells: "Price (€)", "Share, %", "area_km2". */
export function unitTold(heading: string): string {
  const pieces = [...heading.matchAll(/[([]([^()[\]]{1,24})[)\]]|(?:[,_]|\bin)\s?([^\s,()[\]]{1,12})$/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  if (heading.trim().endsWith('%')) pieces.push('%');
  const units = new Set<string>();
  for (const piece of pieces) {
    const [behind] = readNumbers(`5 ${piece}`);
    const [ahead] = readNumbers(`${piece}5`);
    const unit = [behind, ahead].map((one) => (one === undefined ? '' : unitOf(one))).find((one) => one !== '');
    if (unit !== undefined) units.add(unit);
  }
  const [only] = units;
  return units.size === 1 && only !== undefined && !/\bn\b/i.test(heading) ? only : '';
}
