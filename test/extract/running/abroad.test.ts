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
    'BFH-Urteil vom 25.11.2011 - II R 61/08, BFH/NV 2012, 42, BStBl II 2013, 7',
    'LSG Nordrhein-Westfalen Beschluss vom 17.6.2009 - L 11 B 16/09 KA ER',
    'BGH, Urteil vom 15.09.2006, Hecke, I ZR 51/02',
    'VGH München, Beschl. v. 1.9.2008, 11 CS 08.1617',
    'VG München, Urt. v. 4.3.2009, M 23 K 07.4397',
    'OVG Hamburg; Urt. v. 30.6.2009, 3 Bf 40/08, NZV 2009, 524',
    'Urteil des Bundesfinanzhofs -- BFH -- vom 25.11.2011 - II R 61/08',
    'Cass. 30/12/2019, n. 34057',
    '1Ob2419/96h',
    'MS 12066/DF',
    'CAS 2012/A/2022',
    '2024 QCCA 144',
    'EU:C:2016:674',
    'López Ostra v Spain App no 16798/90 (ECtHR, 9 December 1994)',
    'Salini Costruttori SpA v Morocco (ICSID Case No ARB/00/4) Decision on Jurisdiction, 23 July 2001',
  ])('%s', (raw) => {
    const text = `The rule is old, see ${raw}. The parties never disputed it.`;
    expect(decisionsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([raw]);
  });
  it('are cited behind another of the same court', () => {
    const text = 'vgl. BFH-Urteil vom 2.10.1986 - IV R 39/83, BFHE 147, 407, und vom 26.10.1989 - IV R 82/88, BFHE 159, 103; Roe';
    expect(decisionsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'BFH-Urteil vom 2.10.1986 - IV R 39/83, BFHE 147, 407',
      'vom 26.10.1989 - IV R 82/88, BFHE 159, 103',
    ]);
  });
  it('are not the one that the text is about', () => {
    expect(decisionsIn('Die Revision gegen das Urteil des Finanzgerichts Hecken vom 26.10.2022 - 4 K 2409/21 hat Erfolg.')).toEqual([]);
  });
  it('are not seen where none is', () => {
    expect(decisionsIn('The committee met on 22 novembre 2019, n. 242 of its kind; team v team 3 to 1 in 1999.')).toEqual([]);
  });
});
