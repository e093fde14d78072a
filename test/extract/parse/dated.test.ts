import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../src/extract/parse/assemble.ts';
import { dates } from '../../../src/extract/parse/dated.ts';
import { LABEL_INDEX, type Label } from '../../../src/extract/parse/labels.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

const dated = (...pieces: readonly (readonly [Label, string])[]): { fields: CslItem; spans: Record<string, Span[]>; raw: string } => {
  const raw = pieces.map(([, text]) => text).join(' ');
  const tokens = tokensOf(raw, []);
  let at = 0;
  const ends = pieces.map(([label, text]) => {
    at += text.length + 1;
    return { label, end: at };
  });
  const labels = tokens.map((token) => LABEL_INDEX[ends.find(({ end }) => token.start < end)?.label ?? 'other']);
  const fields: CslItem = {};
  const spans: Record<string, Span[]> = {};
  dates(fields, spans, raw, runsOf(tokens, labels));
  return { fields, spans, raw };
};

describe('dates', () => {
  it('tells the day a work came out from the day a page was looked at', () => {
    const { fields, spans, raw } = dated(['title', 'Petals.'], ['date', '14 May 2019.'], ['note', 'Accessed'], ['date', '3 June 2020.']);
    expect(fields).toEqual({ issued: { 'date-parts': [[2019, 5, 14]] }, accessed: { 'date-parts': [[2020, 6, 3]] } });
    expect(raw.slice(spans.issued?.[0]?.start, spans.issued?.[0]?.end)).toBe('14 May 2019');
  });

  it('gives a page that has no other day the day it was looked at alone', () => {
    expect(dated(['title', 'Petals.'], ['note', 'Abgerufen am 3.6.2020.']).fields).toEqual({ accessed: { 'date-parts': [[2020, 6, 3]] } });
  });

  it('keeps the letter behind a year', () => {
    expect(dated(['author', 'Roe'], ['date', '(2001b).']).fields).toEqual({ issued: { 'date-parts': [[2001]] }, 'year-suffix': 'b' });
  });

  it('gives a year of another calendar as printed', () => {
    expect(dated(['title', 'رسالة'], ['date', '1420']).fields).toEqual({ issued: { literal: '1420' } });
  });

  it('takes no date out of a title', () => {
    expect(dated(['title', 'Petals in 1984']).fields).toEqual({});
  });
});

describe('two years of one work', () => {
  it.each([
    ['Roe, I. [1687] 1999. The Petals. Tor: Thorn.', [1999]],
    ['Roe, I. 1978. Time and petals. Commun. Petals 21, 7 (July 1978), 558–565.', [1978, 7]],
    ['Roe, I. (1978). Time and petals. J. Petals, 21(7), 558–565.', [1978]],
  ])('%s', (raw, parts) => {
    expect(parseReference(raw).fields.issued?.['date-parts']?.[0]).toEqual(parts);
  });
});
