import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const read = async (text: string) =>
  extract(await readDocument({ name: 'answer.md', bytes: new TextEncoder().encode(`The debate is old.\n\n${text}\n`) })).references;

describe('works told in sentences', () => {
  it.each([
    ['In their 2019 study “Hedges in winter,” Roe, Poe and Doe show that moles sleep.', ['Roe', 'Poe', 'Doe'], undefined],
    ['Roe and Poe (2019), in *Hedges in winter*, take the other view of these studies.', ['Roe', 'Poe'], undefined],
    ['A 2019 study by Roe et al., “Hedges in winter,” published in *Nature*, found the same.', ['Roe'], 'Nature'],
    ['The paper “Hedges in winter” was published by Ada Roe and Bo Poe in *Nature* in 2019.', ['Roe', 'Poe'], 'Nature'],
    ['Moles sleep (see Roe et al., “Hedges in winter”, *Journal of Burrows*, 2019).', ['Roe'], 'Journal of Burrows'],
    ['The seminal work here is *Hedges in winter* by Ada Roe (2019), which is still read.', ['Roe'], undefined],
  ])('are read whole: %s', async (text, families, venue) => {
    const [first, ...more] = await read(text);
    expect(more).toEqual([]);
    expect(first?.fields).toMatchObject({ title: 'Hedges in winter', issued: { 'date-parts': [[2019]] } });
    expect(first?.fields.author?.map(({ family }) => family)).toEqual(families);
    expect(first?.fields['container-title']).toBe(venue);
  });
  it.each([
    '**Moles sleep in the winter months** (Roe et al., 2019), and so do bats.',
    'It was *not significant at all* in winter (Roe, 2019).',
    'The film ends with “The Sound of Silence” by Roe & Poe (1964).',
    'The title is “Hedges in winter” (2019). Roe argued against it.',
  ])('are none: %s', async (text) => {
    expect(await read(text)).toEqual([]);
  });
});
