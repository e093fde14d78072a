/** Notes that point back by the author and nothing else. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const FULL = [
  'Ada Roe, Hedges of the North (London: Reef Press, 1999), 12.',
  "Ada Roe, 'Fences and Walls', Journal of Gardens 12 (2003), 33-48.",
];
const OTHER = 'Bea Doe, Moss and Stone (Oslo: Fjord, 2001), 7.';

/** The keys that the notes from a number on lead to. */
const read = async (notes: readonly string[], behind = '') => {
  const raised = (n: number) => [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  const text = `Hedges\n\n${notes.map((_, i) => `So it is said.${raised(i + 1)}`).join(' ')}\n\nNotes\n\n${notes.map((note, i) => `${i + 1}. ${note}`).join('\n\n')}\n${behind}`;
  const document = await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  const keys = new Map(references.map(({ id, key, route }) => [id, route === 'uncheckable' ? 'uncheckable' : key]));
  return { to: citations.map(({ to }) => (to === null ? null : keys.get(to))), remarks: remarks.map(({ kind }) => kind) };
};

describe('op. cit. of an author', () => {
  it('means the one work by the author', async () => {
    expect((await read([FULL[0] ?? '', OTHER, 'Roe, op. cit., 14.'])).to).toEqual(['1', '2', '1']);
  });
  it('means one of several only where the note before cites it', async () => {
    expect((await read([...FULL, 'Roe, op. cit., 14.', OTHER])).to).toEqual(['1', '2', '2', '4']);
    expect((await read([...FULL, OTHER, 'Roe, op. cit., 14.'])).to).toEqual(['1', '2', '3', 'uncheckable']);
  });
  it('may mean any of those listed, so that none of them is called uncited', async () => {
    const list =
      '\nBibliography\n\nDoe, Bea. Moss and Stone. Oslo: Fjord, 2001.\n\nRoe, Ada. Hedges of the North. London: Reef Press, 1999.\n\nRoe, Ada. “Fences and Walls.” Journal of Gardens 12 (2003): 33–48.\n';
    const { to, remarks } = await read([OTHER, 'Roe, op. cit., 14.', 'Doe, op. cit., p. 9.', 'Ibid., p. 11.'], list);
    expect(to).toEqual(['1', null, '1', '1']);
    expect(remarks).toEqual([]);
  });
});

describe('notes of a plain text that say the same again and again', () => {
  it('are no running heads where they count on', async () => {
    const notes = [FULL[0] ?? '', 'Ídem.', OTHER, 'Ídem.', FULL[1] ?? '', 'Ídem.', 'Ibíd., p. 34.'];
    expect((await read(notes)).to).toEqual(['1', '1', '3', '3', '5', '5', '5']);
  });
});
