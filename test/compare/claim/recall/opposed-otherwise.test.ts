import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

it.each([
  ['the first since, the last before', 'The last time they won was in 1983', 'They won for the first time since 1983'],
  [
    'what a figure is set against',
    'Northern chicks leave the nest after 52 days',
    'Their chicks leave the nest at 52 days, against 61 in the south',
  ],
  ['others did the opposite', 'Orme was the first to accept her novel', 'Her novel was rejected by fourteen houses before Orme printed it'],
  ['another count of the opposite', 'They rejected three of the 14 words', 'Of the 14 words they rated 11 as good and accepted 6'],
])('leaves both true: %s', (_, claim, sentence) => expect(turned(turnable(claim), sentence)).toBeNull());

it.each([
  ['the same who did it', 'The novel was accepted by fourteen houses', 'The novel was rejected by fourteen houses before Orme printed it'],
  ['the same count', 'They rejected three of the 14 words', 'They accepted three of the 14 words'],
  ['the figure of the sentence itself', 'The southern chicks leave at 52 days', 'The northern chicks leave at 52 days'],
])('and does not where it is %s', (_, claim, sentence) => expect(turned(turnable(claim), sentence)?.how).toBe('opposite'));
