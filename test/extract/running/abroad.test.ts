import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../src/extract/running/decisions.ts';

describe('decisions of the Continent and of East Asia in a sentence', () => {
  it.each([
    'BVerwG, Urt. v. 27.2.2018 – 7 C 26.16, BVerwGE 161, 201',
    'BVGer, Urteil A-7040/2009 vom 30. März 2011',
    'Urteil des Bundesgerichts 1C_230/2011 vom 31. Mai 2012',
    'Cour de cassation, chambre sociale, 4 mars 2020, n° 19-13.316',
    'Corte cost., sent. 22 novembre 2019, n. 242',
    'STC 292/2000, de 30 de noviembre',
    '最判昭和50年4月30日民集29巻4号572頁',
    '北京互联网法院(2023)京0491民初11279号民事判决书',
    'Miranda v Arizona, 384 US 436 (1966)',
    'Rylands v Fletcher (1868) LR 3 HL 330',
    'López Ostra v Spain App no 16798/90 (ECtHR, 9 December 1994)',
    'Salini Costruttori SpA v Morocco (ICSID Case No ARB/00/4) Decision on Jurisdiction, 23 July 2001',
  ])('%s', (raw) => {
    const text = `The rule is old, see ${raw}. The parties never disputed it.`;
    expect(decisionsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([raw]);
  });
  it('are not seen where none is', () => {
    expect(decisionsIn('The committee met on 22 novembre 2019, n. 242 of its kind; team v team 3 to 1 in 1999.')).toEqual([]);
  });
});
