import { expect, it } from 'vitest';
import { statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder, readSentence } from '../../../../src/compare/claim/exchanged/read.ts';
import { meantIn, pieces, whole } from '../../../../src/compare/claim/framed/pieces.ts';

const piecesOf = (text: string) => readInOrder(statedIn(text)).flatMap((sentence) => pieces(sentence));

it('parts a sentence at its commas and conjunctions and tells what leads each part', () => {
  const [first, second] = piecesOf('The ferries leave at noon in summer and twice a day in winter.');
  expect(first?.leads.map(({ by, keys }) => [by, ...keys])).toEqual([
    ['', 'ferry', 'leav'],
    ['at', 'noon'],
    ['in', 'sum'],
  ]);
  expect(second?.leads.map(({ by, keys }) => [by, ...keys])).toContainEqual(['in', 'wint']);
  expect(second?.before).toContain('ferry');
});

it('knows small words of other languages, elisions and denials, and takes no pronoun for an opening', () => {
  const [marble, bronze] = piecesOf("Le coppe d'argento sono al primo piano, quelle di bronzo non sono esposte.");
  expect(marble?.leads.map(({ by, keys }) => [by, ...keys])).toContainEqual(['of', 'argento']);
  expect(bronze?.leads.some(({ by }) => by === '')).toBe(false);
  expect(bronze?.denies).toBe(true);
});

it('joins the pieces of a sentence again', () => {
  const [sentence] = readInOrder(statedIn('The mayor, a baker, sold bread.'));
  expect(sentence === undefined ? null : whole(sentence)?.words).toEqual(['mayor', 'baker', 'sell', 'bread']);
});

it('looks at no sentence without an end', () => {
  const text = 'Adults pay ten euros, children nothing; '.repeat(2_000);
  expect(pieces(readSentence({ text }, { start: 0, end: text.length }))).toEqual([]);
});

it('gives the words of meaning of a sentence, and of a stretch of it alone', () => {
  const text = 'The mayor sold bread to 40 guests.';
  const [sentence] = readInOrder(statedIn(text));
  if (sentence === undefined) throw new Error('no sentence');
  expect(meantIn(sentence)).toEqual(['mayor', 'sell', 'bread', '40', 'guest']);
  expect(meantIn(sentence, text.indexOf('bread'))).toEqual(['bread', '40', 'guest']);
  expect(meantIn(sentence, 0, text.indexOf(' bread'))).toEqual(['mayor', 'sell']);
  expect(meantIn(sentence, text.length)).toEqual([]);
});
