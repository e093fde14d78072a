import { expect, it } from 'vitest';
import { readCsl } from '../../src/read/csl.ts';
import { readDocument } from '../../src/read/index.ts';
import { fileLines } from '../../src/text/file-lines.ts';

const FIRST = 'Müller, A. (2001). On hedges. Gardens, 3, 1-9.';
const SECOND = 'Roe, B. (2002). "Moles at night". Gardens, 4, 1-9.';
/** As Python writes JSON by itself. */
const ascii = (value: unknown): string =>
  JSON.stringify(value, null, 1).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

it.each([
  ['an array', [FIRST, SECOND]],
  ['an array in an object', { topic: 'hedges', references: [FIRST, SECOND] }],
  ['values of items', [{ citation: FIRST }, { citation: SECOND }]],
])('reads printed references in %s, however their letters are written', (_, value) => {
  for (const text of [ascii(value), JSON.stringify(value)]) {
    const { blocks, text: read } = readCsl(text, 'x.json');
    const lines = blocks.filter(({ kind }) => kind === 'reference').map(({ span }) => read.slice(span.start, span.end));
    expect(lines.sort()).toEqual([FIRST, SECOND]);
  }
});

it('tells the line of the file in which a reference stands', async () => {
  const text = ascii([FIRST, SECOND]);
  const document = await readDocument({ name: 'x.json', bytes: new TextEncoder().encode(text) }, { isolate: false });
  const at = fileLines(document);
  expect(document.blocks.filter(({ kind }) => kind === 'reference').map(({ span }) => at(span.start)?.line)).toEqual([2, 3]);
});

it('takes words and broken strings for none', () => {
  expect(() => readCsl('["a", "b"]', 'x.json')).toThrow(/x\.json is JSON without/);
  expect(() => readCsl(`["${'x'.repeat(30)}\\u12"]`, 'x.json')).toThrow(/x\.json is JSON without/);
});
