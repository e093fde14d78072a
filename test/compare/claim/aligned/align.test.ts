import { expect, test } from 'vitest';
import { alignedWith, lyingUpon } from '../../../../src/compare/claim/aligned/align.ts';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';

const upon = (claim: string, evidence: string) => lyingUpon(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)));

test('a claim lies upon the sentence that has nearly all its words, and upon none where they are scattered', () => {
  const text = 'Drivers must keep their badge for three years. Badges are blue. A badge that is lost is replaced once.';
  const [only, ...others] = upon('The badge must be kept by drivers for three years.', text);
  expect(others).toEqual([]);
  expect(only?.sentence.text).toContain('Drivers must keep');
  expect(only?.share).toBe(1);
  expect(upon('A lost blue badge costs drivers three crowns.', text)).toEqual([]);
  expect(upon('Badges are blue.', text)).toEqual([]);
});

test('words that a sentence takes up from the one before it are not missing', () => {
  const text = 'The lenient mode came later. This is a plain flag that defaults to false for all hosts.';
  expect(upon('The lenient mode flag defaults to false.', text)[0]?.sentence.text).toContain('This is a plain flag');
});

test('each word is laid upon the word as it is written before another of its forms', () => {
  const [one] = readInOrder(statedIn('There is no way to request it, and requesting hosts cap the time.'));
  const aligned = one === undefined ? null : alignedWith(claimRead(saidIn('Requesting hosts cap the time.')), one);
  expect(aligned?.pairs.map(({ there }) => one?.tokens[there]?.text)).toEqual(['requesting', 'hosts', 'cap', 'time']);
});
