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

describe('the day somebody looked at a page', () => {
  it.each([
    [
      'IBGE. Censo das pétalas. Rio de Janeiro: IBGE, 2011. Disponível em: https://www.ibge.example.br. Acesso em: 12 jun. 2015.',
      [2011],
      [2015, 6, 12],
    ],
    [
      'Instituto Nacional de Estadística. (2020). Censo de Población y Pétalos 2020. Recuperado el 5 de marzo de 2021, de https://www.inegi.example.mx/',
      [2020],
      [2021, 3, 5],
    ],
    [
      'NOVOTNÁ, Eva. Dějiny květů [online]. Praha: Karolinum, 2015 [cit. 2018-04-11]. Dostupné z: https://www.karolinum.example.cz/',
      [2015],
      [2018, 4, 11],
    ],
    ['国家统计局, 2021[2021-05-06]. 花瓣统计公报[EB/OL]. http://www.stats.example.cn/', [2021], [2021, 5, 6]],
    ['国家统计局. 花瓣统计公报[EB/OL]. (2021-02-28)[2021-05-06]. http://www.stats.example.cn/', [2021, 2, 28], [2021, 5, 6]],
    [
      'WHO. Petal report [Internet]. Geneva: WHO; 2015 [updated 2015 Mar 4; cited 2015 Apr 7]. Available from: https://apps.who.example.int/petals',
      [2015],
      [2015, 4, 7],
    ],
  ])('%s', (raw, issued, accessed) => {
    const { fields } = parseReference(raw);
    expect(fields.issued?.['date-parts']?.[0]).toEqual(issued);
    expect(fields.accessed?.['date-parts']?.[0]).toEqual(accessed);
  });
});

describe('a day parted from its year', () => {
  it('is that of the work, the days of a meeting are not', () => {
    expect(parseReference("Harris, L. (2019) 'Petals hit the north', The Times, 12 November, p. 4.").fields.issued?.['date-parts']).toEqual(
      [[2019, 11, 12]],
    );
    expect(
      parseReference('Wilkinson, R. (1999). Petals. Paper held at Monash University, Melbourne, 7-10 December.').fields.issued?.[
        'date-parts'
      ],
    ).toEqual([[1999]]);
  });

  it('is told of the edition cited where the first print stands in square brackets', () => {
    expect(parseReference('PESSOA, Fernando [1934]. Pétalas. 20ª ed. Lisboa: Ática, 1997.').fields.issued?.['date-parts']).toEqual([
      [1997],
    ]);
    expect(parseReference('Roe, A. [1934]. Petals. Oxford: Thorn Press.').fields.issued?.['date-parts']).toEqual([[1934]]);
  });
});
