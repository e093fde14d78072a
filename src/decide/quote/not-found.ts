/**
 * When the words are not in the cited place (seed 002, "not_found"), and what was seen instead. However near a passage comes
 * it is never a match: it is shown as the weaker result it is. A text that is damaged, cut short or too small a sample
 * lowers how loudly it is said, never what is said.
 */
import type { QuoteEvidence } from '../../model/quote.ts';
import { type QuoteRule, rulesOf } from './rule.ts';

/** From this share of shared words on, a passage is called near. */
const NEAR = 0.5;

const missing = ({ citation, match }: QuoteEvidence): boolean => citation === 'known' && match === null;
const isNear = ({ nearest }: QuoteEvidence): boolean => nearest !== null && nearest >= NEAR;

const ABSENT = 'These words were not found in {place}';

/** In the order asked. */
export const NOT_FOUND: readonly QuoteRule[] = rulesOf('not_found', missing, [
  [
    'elsewhere-by-count',
    'warning',
    'These words stand in {source}, but not in {place} as its pages are counted; in print they may be numbered otherwise.',
    (it) => it.elsewhere && it.counted,
    'elsewhere-in-source',
  ],
  ['elsewhere-in-source', 'error', 'These words stand in {source}, but not in {place}.', (it) => it.elsewhere],
  // Of a source that is not at hand whole it is not known that they do not stand there too.
  ['misattributed', 'error', `${ABSENT}; they stand in {other}.`, (it) => it.otherSource && !it.short && !it.incomplete],
  [
    'reordered',
    'error',
    'Each part of this quote stands in {source}, but in another order.',
    (it) => it.scattered === 'reordered',
    'scattered',
  ],
  [
    'scattered',
    'warning',
    'Each part of this quote stands in {source}, but too far apart to be one passage.',
    (it) => it.scattered === 'apart',
  ],
  ['too-short', 'warning', 'These few words were not found in {place}; they may be a term of the writer’s own.', (it) => it.short],
  [
    'near-recognised',
    'warning',
    `${ABSENT}, whose text was recognised from an image; the nearest passage is shown.`,
    (it) => it.recognised && isNear(it),
    'near',
  ],
  [
    'near-damaged',
    'warning',
    `${ABSENT}; the nearest passage differs in spaces or ligatures alone, which are lost where text is taken out of a file.`,
    (it) => it.damaged,
    'near',
  ],
  ['incomplete-source', 'warning', `${ABSENT}, but only a part of that source is at hand.`, (it) => it.incomplete && !isNear(it)],
  ['near', 'error', `${ABSENT}; the nearest passage reads otherwise.`, isNear],
  ['other-language', 'warning', `${ABSENT}, which shares hardly a word with them; they may be translated.`, (it) => it.strange, 'absent'],
  ['absent', 'error', `${ABSENT}, nor any similar words.`, () => true],
]);
