import { describe, expect, it } from 'vitest';
import { mendEnds } from '../../../src/extract/parse/field-ends.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

/** The fields after it, with the print at their places; each piece is printed behind the other, with what stands between. */
function mended(raw: string, before: CslItem & Readonly<Record<string, string>>): Record<string, unknown> {
  const fields = { ...before };
  const spans: Record<string, Span[]> = {};
  for (const [name, value] of Object.entries(before)) {
    const start = raw.indexOf(String(value));
    spans[name] = [{ start, end: start + String(value).length }];
  }
  mendEnds(fields, spans, raw);
  expect(Object.keys(spans).sort()).toEqual(Object.keys(fields).sort());
  for (const [name, places] of Object.entries(spans)) {
    const printed = places.map(({ start, end }) => raw.slice(start, end)).join('');
    expect(printed, name).toBe(String((fields as Record<string, unknown>)[name]));
  }
  return fields;
}

describe('mendEnds', () => {
  it('gives the number behind a venue to the volume, where such books are counted', () => {
    expect(mended('In Advances in Petal Systems 2, Rain', { 'container-title': 'Advances in Petal Systems 2' })).toEqual({
      'container-title': 'Advances in Petal Systems',
      volume: '2',
    });
    expect(mended('Lunar and Planetary Science XXI, pp. 6', { 'container-title': 'Lunar and Planetary Science XXI' })).toEqual({
      'container-title': 'Lunar and Planetary Science',
      volume: 'XXI',
    });
    const kept = { 'container-title': 'Advances in Petal Systems 2', volume: '7' };
    expect(mended('Advances in Petal Systems 2, 7', kept)).toEqual(kept);
    expect(mended('Proc. ICML 97', { 'container-title': 'Proc. ICML 97' })).toEqual({ 'container-title': 'Proc. ICML 97' });
  });

  it('takes the month of a meeting, the volume, the kind and the version off', () => {
    expect(mended('Proc. Petals (May, Oslo)', { 'container-title': 'Proc. Petals (May' })).toEqual({ 'container-title': 'Proc. Petals' });
    expect(mended('Le règne. Tome 2. Paris', { title: 'Le règne. Tome 2' })).toEqual({ title: 'Le règne', volume: '2' });
    expect(
      mended('Les rues (1880-1914), thèse de doctorat en histoire, Paris', {
        title: 'Les rues (1880-1914), thèse de doctorat en histoire',
      }),
    ).toEqual({
      title: 'Les rues (1880-1914)',
      genre: 'thèse de doctorat en histoire',
    });
    expect(mended('petal: Rain. R package version 3.3.5. 2016', { title: 'petal: Rain. R package version 3.3.5' })).toEqual({
      title: 'petal: Rain',
      note: 'R package version 3.3.5',
    });
    const guideline = { title: 'Petals: a guideline (version 1.1)', 'container-title': 'J Rain' };
    expect(mended('Petals: a guideline (version 1.1). J Rain', guideline)).toEqual(guideline);
    // Behind a comma it may be the title's own.
    expect(mended('Report on Petal, version 1.2. J', { title: 'Report on Petal, version 1.2' })).toEqual({
      title: 'Report on Petal, version 1.2',
    });
  });

  it('takes the house off a title, and a year that no such journal had for its volume', () => {
    expect(mended('Thinking Rain. Farrar, Straus and Giroux. 2011', { title: 'Thinking Rain. Farrar, Straus and Giroux' })).toEqual({
      title: 'Thinking Rain',
      publisher: 'Farrar, Straus and Giroux',
    });
    expect(mended('On Rain. A History. 2011', { title: 'On Rain. A History' })).toEqual({ title: 'On Rain. A History' });
    const read = (print: string): Record<string, unknown> => ({ ...parseReference(print).fields });
    const counted = read('Roe P, Poe J. Lipid rafts. Biochim Biophys Acta. 1758, 1034–1042.');
    expect([counted.volume, counted.issued]).toEqual(['1758', undefined]);
    expect(read('Leibniz, G. W. Nova methodus. Acta Eruditorum 1684, 467–473.').issued).toEqual({ 'date-parts': [[1684]] });
  });

  it('puts reports, schools, countries and firms where they belong', () => {
    expect(mended('"Petals," AI-TR-474, 1978', { 'container-title': 'AI-TR-474' })).toEqual({ number: 'AI-TR-474' });
    expect(mended('Exclusion. SRC Report 7, DEC', { 'container-title': 'SRC Report 7' })).toEqual({ genre: 'SRC Report', number: '7' });
    expect(mended('Consumer Reports 7', { 'container-title': 'Consumer Reports 7' })).toEqual({ 'container-title': 'Consumer Reports 7' });
    expect(mended('Petals, Series 5, 10, 397', { 'container-title': 'Petals, Series', volume: '5', issue: '10' })).toEqual({
      'container-title': 'Petals',
      volume: '10',
    });
    expect(mended('IJCAI-87', { 'container-title': 'IJCAI-87' })).toEqual({ 'container-title': 'IJCAI-87' });
    expect(mended('Regen. Diss. ETH Zürich Nr. 1', { genre: 'Diss. ETH Zürich' })).toEqual({ genre: 'Diss.', publisher: 'ETH Zürich' });
    expect(mended('Monticello, IL, United States.', { 'publisher-place': 'Monticello, IL', publisher: 'United States' })).toEqual({
      'publisher-place': 'Monticello, IL, United States',
    });
    expect(mended('Rain. Bold Films.', { 'publisher-place': 'Bold Films' })).toEqual({ publisher: 'Bold Films' });
    expect(mended('Rain. Zenodo.', { 'publisher-place': 'Zenodo' })).toEqual({ publisher: 'Zenodo' });
    expect(mended('Rain. Santa Fe.', { 'publisher-place': 'Santa Fe' })).toEqual({ 'publisher-place': 'Santa Fe' });
  });

  it('leaves the short name of an author out of the title', () => {
    const { fields } = parseReference('Instituto Nacional de Estadística (INE). Encuesta de población activa. Madrid: INE; 2014.');
    expect(fields.title).toBe('Encuesta de población activa');
    expect(mended('(INE). Encuesta', { title: '(INE). Encuesta' })).toEqual({ title: '(INE). Encuesta' });
  });
});
