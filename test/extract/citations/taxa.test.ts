import { describe, expect, it } from 'vitest';
import { describers } from '../../../src/extract/citations/taxa.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

/** The first names of marks in brackets that stand behind the name of a species. */
function found(text: string): string[] {
  const marks = [...text.matchAll(/\(([^,()]+), \d{4}\)/g)].map(({ 1: name = '', index }) => ({
    span: { start: index },
    families: [name],
  }));
  return [...describers(text, marks)].map(({ families }) => families[0] ?? '');
}

describe('describers', () => {
  it('knows names of species where a text has two of them', () => {
    expect(found('Argiope bruennichi (Scopoli, 1772) and A. lobata (Pallas, 1772) were found (Roe, 2012).')).toEqual(['Scopoli', 'Pallas']);
    expect(found('*Salticus scenicus* (Clerck, 1757), and *Evarcha jucunda* (Lucas, 1846)')).toEqual(['Clerck', 'Lucas']);
  });
  it('knows one behind a rank, or by who described it', () => {
    expect(found('the genus Sphagnum (Linnaeus, 1753) is a moss')).toEqual(['Linnaeus']);
    expect(found('of the family Lycosidae (Sundevall, 1833)')).toEqual(['Sundevall']);
    expect(found('Apis mellifera (Linnaeus, 1758) was fed.')).toEqual(['Linnaeus']);
  });
  it('leaves what looks like one name of a species, and other words', () => {
    expect(found('Factor analysis (Kim, 1978) was used, as hedges grow (Roe, 2012).')).toEqual([]);
  });
  it('says of none that the list lacks it, and of others as before', async () => {
    const text = `Notes on spiders

They are listed elsewhere (Roe, 2001; Doe, 2002; Moe, 2003; Poe, 2004). Argiope bruennichi (Scopoli, 1772) is common. The genus Zelotes (Gistel, 1848) is not (Coe & Boe, 1999).

References

${['Doe', 'Moe', 'Poe', 'Roe'].map((name, i) => `${name}, A. (${[2002, 2003, 2004, 2001][i]}). On spiders of the ${name} woods. Journal of Spiders, ${i + 1}, 1-9.`).join('\n')}
`;
    const { remarks } = extract(await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, { isolate: false }));
    expect(remarks.map(({ kind, says }) => [kind, /“(.*?)”/.exec(says)?.[1]])).toEqual([['cited-but-missing', 'Coe and Boe 1999']]);
  });
});
