import { describe, expect, it } from 'vitest';
import { mendSlips } from '../../../src/extract/parse/field-slips.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

/** The fields after it; each value is printed once in `raw`, and so it is afterwards. */
function mended(raw: string, before: CslItem & Readonly<Record<string, string>>): Record<string, unknown> {
  const fields = { ...before };
  const spans: Record<string, Span[]> = {};
  for (const [name, value] of Object.entries(before)) {
    const start = raw.indexOf(String(value));
    spans[name] = [{ start, end: start + String(value).length }];
  }
  mendSlips(fields, spans, raw);
  for (const [name, value] of Object.entries(fields)) {
    const [place] = spans[name] ?? [];
    if (typeof value === 'string') expect(raw.slice(place?.start, place?.end), name).toBe(value);
  }
  expect(Object.keys(spans).sort()).toEqual(Object.keys(fields).sort());
  return fields;
}

describe('mendSlips', () => {
  it('knows an issue that stands alone in a bracket behind the journal', () => {
    expect(mended('New Petals, (169), 3-31.', { 'container-title': 'New Petals', volume: '169', page: '3-31' })).toEqual({
      'container-title': 'New Petals',
      issue: '169',
      page: '3-31',
    });
    const plain = { 'container-title': 'New Petals', volume: '169', page: '3-31' };
    expect(mended('New Petals, 169, 3-31.', plain)).toEqual(plain);
    expect(mended('New Petals (169) 3-31.', plain)).toEqual(plain);
  });

  it('takes the number of a preprint for no year', () => {
    const fields: CslItem = { 'container-title': 'arXiv', issued: { 'date-parts': [[1802]] } };
    const raw = 'On petals. arXiv 1802 (2018).';
    const spans = { issued: [{ start: 17, end: 28 }] };
    mendSlips(fields, spans, raw);
    expect([fields.issued, raw.slice(spans.issued[0]?.start, spans.issued[0]?.end)]).toEqual([{ 'date-parts': [[2018]] }, '2018']);
    const other: CslItem = { 'container-title': 'arXiv', issued: { 'date-parts': [[1802]] } };
    mendSlips(other, { issued: [{ start: 17, end: 28 }] }, 'On petals. arXiv 1802 (1995).');
    expect(other.issued).toEqual({ 'date-parts': [[1802]] });
  });

  it('knows years behind the publisher, and a year before the volume', () => {
    expect(mended('London: Thorn, 1776-1789.', { publisher: 'Thorn', page: '1776-1789' })).toEqual({
      publisher: 'Thorn',
      issued: { 'date-parts': [[1776], [1789]] },
    });
    const paged = { 'container-title': 'J. Petals', publisher: 'Thorn', page: '1776-1789' };
    expect(mended('J. Petals, Thorn, 1776-1789', paged)).toEqual(paged);
    expect(mended('Lancet. 2015;385(99):1', { 'container-title': 'Lancet', volume: '2015;385' })).toEqual({
      'container-title': 'Lancet',
      volume: '385',
      issued: { 'date-parts': [[2015]] },
    });
  });

  it('gives the site that the address names to the venue', () => {
    const URL = 'https://www.thegarden.com/2008/petals/';
    expect(mended(`Is ivy making us kind? The Garden. ${URL}`, { title: 'Is ivy making us kind? The Garden', URL })).toEqual({
      title: 'Is ivy making us kind?',
      'container-title': 'The Garden',
      URL,
    });
    const kept = { title: 'Is ivy making us kind? A story', URL };
    expect(mended(`${kept.title}. ${URL}`, kept)).toEqual(kept);
  });

  it('knows who keeps data, a house and the kind of a thesis', () => {
    expect(
      mended('Iris [Data set]. Garden Repository.', { title: 'Iris', genre: 'Data set', 'container-title': 'Garden Repository' }),
    ).toEqual({
      title: 'Iris',
      genre: 'Data set',
      publisher: 'Garden Repository',
    });
    expect(mended('Petals. Crown.', { title: 'Petals', 'publisher-place': 'Crown' })).toEqual({ title: 'Petals', publisher: 'Crown' });
    expect(mended('Petals, Hermann, Paris', { title: 'Petals', 'publisher-place': 'Hermann, Paris' })).toEqual({
      title: 'Petals',
      publisher: 'Hermann',
      'publisher-place': 'Paris',
    });
    expect(mended('Blad. Doktorsavhandling, Uppsala', { title: 'Blad', 'publisher-place': 'Doktorsavhandling' })).toEqual({
      title: 'Blad',
      genre: 'Doktorsavhandling',
    });
    const town = { title: 'Petals', 'publisher-place': 'Oslo' };
    expect(mended('Petals. Oslo.', town)).toEqual(town);
  });
});
