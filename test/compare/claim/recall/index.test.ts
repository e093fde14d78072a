import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';
import { tablesIn } from '../../../../src/compare/claim/belonging/cells.ts';
import { inLines } from '../../../../src/compare/claim/fields/units.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { formOf } from '../../../../src/compare/claim/select/expand.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';
import { contentOf } from '../../../../src/text/tokens/stop.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

it('knows the sentences of each word, what is written small, and initials of names', () => {
  const index = evidenceIndex('The World Health Organization met. Health is wealth, says nobody. It met again in 2020.');
  expect(index.sentences).toHaveLength(3);
  expect(index.places.get('health')).toEqual([0, 1]);
  expect(index.places.get('2020')).toEqual([2]);
  expect(index.small.has('nobody')).toBe(true);
  expect(index.small.has('world')).toBe(false);
  expect(index.capitals.has('=who')).toBe(true);
  expect(index.sentenceAt(40)).toBe(1);
  expect(index.words).toBeGreaterThan(8);
});

it('reads an empty text', () => {
  const index = evidenceIndex('');
  expect(index.sentences).toEqual([]);
  expect(index.words).toBe(0);
});

/** A name for each row, of letters alone. */
const town = (i: number): string => `Ort${[...String(i)].map((digit) => 'abefikmoru'.charAt(Number(digit))).join('')}`;

const csv = (rows: number): string =>
  `city,pupils,schools\n${Array.from({ length: rows }, (_, i) => `${town(i)},${1000 + i},${i % 90}`).join('\n')}\n`;

describe('a large source', () => {
  it('is indexed by the words that carry meaning, as reading each sentence tells them', () => {
    const text = 'In 5h the B12 arm of 240 men gained 3 kg. It was not so in Peru, where no h was told.\n\nThe WHO did 5 m and 7 kg.';
    const { sentences, places, words } = evidenceIndex(text);
    const plain = new Map<string, number[]>();
    let count = 0;
    for (const [at, { start, end }] of sentences.entries())
      for (const token of contentOf(tokensOf(text, start, end))) {
        count += 1;
        plain.set(formOf(token), [...new Set([...(plain.get(formOf(token)) ?? []), at])]);
      }
    expect([...places]).toEqual([...plain]);
    expect(words).toBe(count);
  });

  it('has a sentence for each line where lines without a full stop are longer together than anybody writes', () => {
    const log = Array.from({ length: 300 }, (_, i) => `job ${i} started on node ${i % 7}`).join('\n');
    const lines = inLines(log, sentencesOf(log));
    expect(lines).toHaveLength(300);
    expect(log.slice(lines[42]?.start, lines[42]?.end)).toBe('job 42 started on node 0');
    const prose = `${'word '.repeat(700)}ends. Another one.`;
    expect(inLines(prose, sentencesOf(prose))).toEqual(sentencesOf(prose));
    const unbroken = 'word '.repeat(2000);
    for (const { start, end } of inLines(unbroken, sentencesOf(unbroken))) expect(end - start).toBeLessThan(700);
  });

  it('does not bear out what its lines say each of something else', () => {
    const log = Array.from(
      { length: 400 },
      (_, i) => `${i % 2 === 0 ? 'harbour crane' : 'northern depot'} ${i} ${i % 3 === 0 ? 'halted' : 'resumed'}`,
    ).join('\n');
    const [finding] = verifyAnswer(
      'The harbour of Lisbon flooded the northern depot because cranes halted in winter [1].',
      prepareAnswerSources([{ id: 'a.txt', text: log }]),
    ).claims;
    expect(finding?.outcome).not.toBe('supported');
  });

  it('is a table up to a hundred thousand rows, and lines beyond', () => {
    const [table] = tablesIn(csv(5000));
    expect(table?.rows).toHaveLength(5000);
    const sources = prepareAnswerSources([{ id: 'a.csv', text: csv(5000) }]);
    const outcomes = (answer: string): string[] => verifyAnswer(answer, sources).claims.map(({ outcome }) => outcome);
    expect(outcomes(`${town(2345)} has 3,345 pupils [1].`)).toEqual(['supported']);
    expect(outcomes(`${town(2345)} has 3,346 pupils [1].`)).not.toEqual(['supported']);
    const beyond = csv(100_001);
    expect(tablesIn(beyond)).toEqual([]);
    const { sentences } = evidenceIndex(beyond);
    expect(sentences).toHaveLength(100_002);
  });
});
