import { describe, expect, it } from 'vitest';
import { nameBefore } from '../../../src/extract/citations/noted.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const NOTES = [
  'Anna Roe, Hedges of the North (Garden Press, 1999) 12.',
  'Barbara Doe, Fences of the South (Garden Press, 2001) 9; Carl Poe, "On Walls", Journal of Hedges 4 (2003) 2-8.',
  'The word is used here in its older sense.',
];

/** What the words in the text, or in a fourth note, lead to. */
async function pointed(text: string, fourth = 'David Moe, Gates of the East (Garden Press, 2005) 3.'): Promise<(string | undefined)[][]> {
  const notes = [...NOTES, fourth];
  const body = `Hedges grow.[^1] Fences stand.[^2] Words change.[^3] Gates open.[^4]\n\n${text}\n\n${notes.map((note, i) => `[^${i + 1}]: ${note}`).join('\n')}\n`;
  const document = await readDocument({ name: 'paper.md', bytes: new TextEncoder().encode(body) }, { isolate: false });
  const { citations, references } = extract(document);
  return citations
    .filter(({ style }) => style === 'back-reference')
    .map(({ label, to }) => [label, references.find(({ id }) => id === to)?.fields.title]);
}

describe('words that point at a note', () => {
  it.each([
    ['So it was said above, note 1, and nobody doubted it.', 'above, note 1', 'Hedges of the North'],
    ['So Roe says (supra note 1).', 'supra note 1', 'Hedges of the North'],
    ['Das sagt schon Roe (siehe Fn. 1).', 'siehe Fn. 1', 'Hedges of the North'],
    ['Das wurde gesagt (vgl. oben Fn. 1, S. 4).', 'oben Fn. 1', 'Hedges of the North'],
    ['Come si dice in Roe, cit. supra nota 1, le siepi crescono.', 'supra nota 1', 'Hedges of the North'],
    ['So says Poe, supra note 2, of walls.', 'supra note 2', 'On Walls'],
    ['The work named in n. 1 above says so.', 'n. 1 above', 'Hedges of the North'],
    ['So says Roe (n 1) of hedges.', '(n 1)', 'Hedges of the North'],
    ['That comes later (infra n. 4).', 'infra n. 4', 'Gates of the East'],
  ])('%s', async (text, label, title) => {
    expect(await pointed(text)).toEqual([[label, title]]);
  });

  it('lead to nothing where the note cites several works, or a work of somebody else', async () => {
    expect(await pointed('Both say so (supra note 2).')).toEqual([['supra note 2', undefined]]);
    expect(await pointed('So says Moss, supra note 1, of hedges.')).toEqual([['supra note 1', undefined]]);
    expect(await pointed('So it is used (supra note 3), and elsewhere (supra note 9). See note 1 of Table 2, and (n 4).')).toEqual([]);
  });

  it.each([
    ['Vgl. oben Fn. 1, S. 12.', 'Hedges of the North'],
    ['See supra note 1, at 14.', 'Hedges of the North'],
    ['Poe, supra note 2, at 4.', 'On Walls'],
    ['Siehe Fn. 1.', 'Hedges of the North'],
    ['Roe, n. 1 above, p. 4.', 'Hedges of the North'],
    ['Roe, cit. supra nota 1, p. 4.', 'Hedges of the North'],
    ['See supra note 2, at 14.', undefined],
    ['Moss, supra note 1, at 4.', undefined],
  ])('in a note: %s', async (note, title) => {
    const [[, to] = []] = await pointed('Nothing more.', note);
    expect(to).toBe(title);
  });
});

describe('nameBefore', () => {
  it.each([
    ['as Roe, ', 'roe'],
    ['as Roe (', 'roe'],
    ['Vgl. ', ''],
    ['Siehe ', ''],
    ['so it is ', ''],
  ])('%s', (text, name) => {
    expect(nameBefore(text)).toBe(name);
  });

  it('lead to a decision by its parties, and part works that a number of a volume or other views begin', async () => {
    const text = `Tests come first.[^1] Hogg surveys.[^2] The test is soft.[^3] Others doubt it.[^4]

[^1]: R v Oakes, [1986] 1 SCR 103, 26 DLR (4th) 200 [Oakes].
[^2]: Cass R. Moss, *Leaving Things Undecided*, 110 Harv. L. Rev. 4, 6 (1996); 1 Laurence H. Tribe, AMERICAN LAW § 1-3 (3d ed. 2000).
[^3]: Oakes, supra note 1 at 138.
[^4]: 1 Tribe, supra note 2, § 1-5.
`;
    const document = await readDocument({ name: 'paper.md', bytes: new TextEncoder().encode(text) }, { isolate: false });
    const { citations, references } = extract(document);
    expect(references.map(({ key }) => key)).toEqual(['1', '2', '2b']);
    const key = (id: string | null) => references.find((one) => one.id === id)?.key;
    expect(citations.map(({ to }) => key(to))).toEqual(['1', '2', '2b', '1', '2b']);
  });
});
