/** Paragraphs that cite within their sentences, beside entries that hold the same. */
import { describe, expect, it } from 'vitest';
import { citesWithin } from '../../../src/extract/bibliography/within.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const read = async (text: string, name: string) =>
  extract(await readDocument({ name, bytes: new TextEncoder().encode(text) })).references.map(({ raw }) => raw);

const ROE = 'Roe v. Poe, 412 U.S. 113 (1973)';
const DOE = 'Doe v. Moe, 413 U.S. 15, 24 (1974)';

describe('a paragraph', () => {
  it.each([
    `In ${ROE}, the Court held that hedges are no walls.`,
    `As ${ROE} explains, it holds.`,
    `${ROE}, says otherwise.`,
    `${ROE}; ${DOE}.`,
    `${ROE}. It was followed by many courts.`,
    'Nach BGH, Urteil vom 3. März 2015 – VI ZR 12/14, NJW 2015, 123 gilt das nicht.',
    'The matter is open. Marsh (2019) found an effect, J. Reefs 22, 12–19, and others did not.',
    'Half of them are lost since 1950 (https://reef.example/lost). Others came back (doi:10.5555/reef.1).',
    'It was found in reefs (Marsh et al., 2019; Quill, 2020), Reefs 57, 33–37.',
  ])('cites: %s', (text) => {
    expect(citesWithin(text)).toBe(true);
  });
  it.each([
    `${ROE}.`,
    `“${ROE}.”`,
    `1. ${ROE}, overruled by ${DOE}.`,
    'Marsh A. A comment on Roe v. Poe, 412 U.S. 113 (1973), and what came of it. Garden Law J. 1999;12:3-9.',
    'World Office of Reefs (2020) global report on reefs. Bern: WOR.',
    'The state of reefs. Reef Office (https://reef.example/state).',
    'Marsh, A. & Quill, B. (2019) reefs and salt, Journal of Reefs 22, 12–19.',
  ])('is an entry: %s', (text) => {
    expect(citesWithin(text)).toBe(false);
  });
  it('is an entry as a point of a list, whatever it says of its decision', () => {
    expect(citesWithin(`${ROE}. It was followed by many courts.`, true)).toBe(false);
    expect(citesWithin(`The rule of ${ROE}.`, true)).toBe(true);
  });
});

describe('a paragraph that was pasted alone', () => {
  const pasted = `In ${ROE}, the Court held that hedges are no walls. See also ${DOE}.`;
  it('gives each decision that it cites', async () => {
    expect(await read(`${pasted}\n`, 'a.md')).toEqual([ROE, DOE]);
    expect(await read(`${pasted}\n`, 'a.txt')).toEqual([ROE, DOE]);
    expect(await read(`In ${ROE}, the Court held that hedges are no walls.\nOther cases follow. ${DOE}.\n`, 'a.txt')).toEqual([ROE, DOE]);
  });
  it('is a list where it is nothing else', async () => {
    expect(await read(`${ROE}.\n${DOE}.\n`, 'a.txt')).toEqual([`${ROE}.`, `${DOE}.`]);
    expect(await read(`1. ${ROE}, overruled by ${DOE}.\n2. ${DOE}. Walls are no hedges by their nature.\n`, 'a.md')).toEqual([
      `${ROE}, overruled by ${DOE}.`,
      `${DOE}. Walls are no hedges by their nature.`,
    ]);
  });
});
