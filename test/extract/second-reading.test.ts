import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Document } from '../../src/model/document.ts';
import { readDocument } from '../../src/read/index.ts';

const SHANNON = '[1] C. E. Shannon. A mathematical theory of communication. Bell System Technical Journal, 27(3):379-423, 1948.';
const TURING = '[2] A. M. Turing. Computing machinery and intelligence. Mind, 59(236):433-460, 1950.';
const KNUTH = 'D. E. Knuth. Semantics of context-free languages. Mathematical Systems Theory, 2(2):127-145, 1968.';

async function remarks(entries: readonly string[]) {
  const text = `A text that cites [1] and [2].\n\nReferences\n\n${SHANNON}\n\n${TURING}\n`;
  const read = await readDocument({ name: 'a.md', bytes: Buffer.from(text) }, { isolate: false });
  const document: Document = { ...read, secondReading: { reader: 'GROBID', entries } };
  return extract(document).remarks.filter(({ kind }) => kind === 'read-otherwise');
}

describe('a second reading', () => {
  it('says nothing where both find the same, however each spells and cuts it', async () => {
    const spelt = SHANNON.replace('[1] ', '').replace('communication', 'com- munication');
    expect(await remarks([spelt, TURING])).toEqual([]);
    expect(await remarks([`${SHANNON} ${TURING}`])).toEqual([]);
  });

  it('says what only one of them finds', async () => {
    const [more] = await remarks([SHANNON, TURING, KNUTH]);
    expect(more).toMatchObject({ about: [], says: expect.stringContaining('that was not found here: “D. E. Knuth') });
    const [less] = await remarks([TURING]);
    expect(less).toMatchObject({ says: expect.stringContaining('GROBID does not read this as a reference: “') });
    expect(less?.about).toHaveLength(1);
  });
});

describe('two readings of one list', () => {
  const compared = async (entries: readonly string[], fields: readonly CslItem[]) => {
    const text = `A text that cites [1] and [2].\n\nReferences\n\n${SHANNON}\n\n${TURING}\n`;
    const read = await readDocument({ name: 'a.md', bytes: Buffer.from(text) }, { isolate: false });
    const { remarks, secondReading } = extract({ ...read, secondReading: { reader: 'GROBID', entries, fields } });
    return { says: remarks.filter(({ kind }) => kind === 'read-otherwise').map(({ says }) => says), secondReading };
  };

  it('are counted, and the parts that both told apart and read otherwise are named', async () => {
    const fields = [
      { title: 'A Mathematical Theory of Communication', issued: { 'date-parts': [[1984]] }, volume: '27', page: '379-423' },
      { title: 'Computing machinery', author: [{ family: 'Turing' }], volume: '95', DOI: '10.1000/made.up' },
      {},
    ];
    const { says, secondReading } = await compared([SHANNON, TURING, KNUTH], fields);
    expect(secondReading).toEqual({ reader: 'GROBID', entries: 3, same: 2, onlyThere: 1, onlyHere: 0, differ: 2 });
    expect(says).toHaveLength(3);
    expect(says[0]).toMatch(/^GROBID reads the year as “1984” \(here: “1948”\) in “.*Shannon/);
    expect(says[1]).toMatch(/^GROBID reads the volume as “95” \(here: “59”\) in “.*Turing/);
    expect(says[2]).toMatch(/not found here: “D\. E\. Knuth/);
  });

  it('are not compared part by part where one runs two entries together', async () => {
    const { says, secondReading } = await compared([`${SHANNON} ${TURING}`], [{ title: 'Computing machinery and intelligence' }]);
    expect(says).toEqual([]);
    expect(secondReading).toMatchObject({ entries: 1, onlyHere: 0, differ: 0 });
  });
});
