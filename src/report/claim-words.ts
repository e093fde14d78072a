/** Words for the facts and numbers of a claim, the same on the page of the desk and in the one-file report; they accuse nobody. */
import type { ClaimFact, FactStanding } from '../model/claim.ts';
import type { NumberFinding } from '../model/judge.ts';
import { counted } from './words.ts';

/** Sign, word and look of a fact. */
export const FACT_WORDS: Readonly<
  Record<FactStanding, { readonly glyph: string; readonly word: string; readonly look: 'fine' | 'warning' | 'error' | 'open' }>
> = {
  borne: { glyph: '✓', word: 'borne out', look: 'fine' },
  against: { glyph: '✗', word: 'the source says otherwise', look: 'error' },
  'not-found': { glyph: '!', word: 'not found in the cited source', look: 'warning' },
  'with-the-rest': { glyph: '·', word: 'not found by itself, though the sentence was judged borne out as a whole', look: 'open' },
};

/** How a number of the claim stands beside that of the evidence. */
export const NUMBER_WORDS: Readonly<Record<NumberFinding['match'], string>> = {
  exact: 'same',
  approximate: 'about the same',
  mismatch: 'differs',
  absent: 'not in the source',
};

/** "2 of 3 facts borne out". */
export const factCount = (facts: readonly ClaimFact[]): string =>
  `${facts.filter(({ standing }) => standing === 'borne').length} of ${counted(facts.length, 'fact')} borne out`;

/** The facts of a claim, a line each, for pages of plain text: "✓ The bridge was built in 1901: borne out". None for a claim without. */
export const factLines = (facts: readonly ClaimFact[]): string[] =>
  facts.map(({ text, standing }) => {
    const { glyph, word } = FACT_WORDS[standing];
    return `${glyph} ${text.replace(/[.。]$/, '')}: ${word}`;
  });
