/** The words of comparisons: which way they point, and what of a side names the thing compared. */
import { anyOf } from '../../../text/any-of.ts';
import type { Token } from '../../../text/tokens.ts';
import { keysIn } from '../belonging/headings.ts';

/** Comparatives and superlatives by the way they point; of some what they measure is known. */
const UP =
  'more higher larger bigger greater longer taller heavier wider broader deeper thicker hotter warmer most highest largest biggest greatest longest tallest heaviest widest broadest deepest thickest hottest warmest older oldest';
const DOWN =
  'less fewer lower smaller shorter lighter narrower shallower thinner colder cooler least fewest lowest smallest shortest lightest narrowest shallowest thinnest coldest coolest younger newer youngest newest cheaper cheapest';
/** +1 for more, -1 for less. */
export const WAY = new Map<string, 1 | -1>();
for (const word of UP.split(' ')) WAY.set(word, 1);
for (const word of DOWN.split(' ')) WAY.set(word, -1);
/** Of these an earlier year is the more. */
export const AGE = anyOf('older oldest younger newer youngest newest');

/** Words of the comparison itself, which name nothing. */
const COMPARING = new Set('much many times twice half three two four five both all overall'.split(' '));
/** What the words of a side name. */
export const keysOf = (text: string, tokens: readonly Token[]): string[] => [
  ...new Set(keysIn(text, tokens).flatMap(({ key, token }) => (COMPARING.has(token.text) ? [] : [key]))),
];
/** The same without the comparative. */
export const namesOf = (text: string, tokens: readonly Token[], { start }: Token): string[] =>
  keysOf(
    text,
    tokens.filter((token) => token.start !== start),
  );
