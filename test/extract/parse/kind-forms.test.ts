import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../src/extract/parse/whole-forms.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when all of it was labelled as a title before. */
const relabelled = (raw: string): string => relabelledBy(labelWholeForms)(['title', raw]);

describe('KIND_FORMS', () => {
  it.each([
    [
      'Fern Standards Institution. Rope ladders: specification. BS 7193:2011. London: BSI, 2011.',
      'group: Fern Standards Institution. | title: Rope ladders: specification. | number: BS 7193:2011. | title: London: BSI, 2011.',
    ],
    [
      'Fern Standards Institution (2011) BS 7193:2011: Rope ladders. London: BSI.',
      'group: Fern Standards Institution | date: (2011) | number: BS 7193:2011: | title: Rope ladders. London: BSI.',
    ],
    [
      'Fern Standards Institution: BS 7193:2011 – Rope ladders, London 2011.',
      'group: Fern Standards Institution: | number: BS 7193:2011 | title: – Rope ladders, London 2011.',
    ],
    [
      'Rope ladders: specification, BS 7193:2011, Fern Standards Institution, London, 2011.',
      'title: Rope ladders: specification, | number: BS 7193:2011, | group: Fern Standards Institution, | place: London, | date: 2011.',
    ],
    [
      'ROE A. Peat fires: TR-2014-07[R]. Oxford: Reef, 2014.',
      'title: ROE A. Peat fires: | number: TR-2014-07 | genre: [R]. | title: Oxford: Reef, 2014.',
    ],
    [
      'A. Roe, “Debt in parishes,” in Credit and kinship (Studies in Rural History 12), B. Doe, Ed. Dublin: Reef, 1994, pp. 88–113.',
      'title: A. Roe, “Debt in parishes,” | container: in Credit and kinship | series: (Studies in Rural History | volume: 12), | title: B. Doe, Ed. Dublin: Reef, 1994, pp. 88–113.',
    ],
    [
      'Roe A. Debt in parishes. In: Doe B, editor. Credit and kinship. Dublin: Reef; 1994. p. 88–113. (Studies in rural history; vol 12).',
      'title: Roe A. Debt in parishes. In: Doe B, editor. | container: Credit and kinship. | place: Dublin: | publisher: Reef; | title: 1994. p. 88–113. | series: (Studies in rural history; | volume: vol 12).',
    ],
    [
      'Roe D. The frozen well [podcast]. Buried Towns. Prairie Radio; 2020 Jun 14.',
      'title: Roe D. The frozen well | genre: [podcast]. | container: Buried Towns. | publisher: Prairie Radio; | date: 2020 | title: Jun 14.',
    ],
    [
      'Ferry workers reject the offer. (2011, June 14). The Straits Observer, 3.',
      'title: Ferry workers reject the offer. (2011, June 14). The Straits Observer, | pages: 3.',
    ],
    [
      'Ferry workers reject the offer[N]. The Straits Observer, 2011-06-14(3).',
      'title: Ferry workers reject the offer[N]. | container: The Straits Observer, | date: 2011-06-14 | pages: (3).',
    ],
    [
      'Roe, S. (2013) ‘Bridge to close’, The Reef Chronicle, 14 June, p. A4.',
      'title: Roe, S. (2013) ‘Bridge to close’, | container: The Reef Chronicle, | date: 14 June, | pages: p. A4.',
    ],
    [
      'Roe, Ed. Drovers’ roads. 1843. Reprint, Leeds: Reef, 1972.',
      'title: Roe, Ed. Drovers’ roads. | note: 1843. Reprint, | place: Leeds: | publisher: Reef, | date: 1972.',
    ],
    [
      'Roe, E. (1972). Drovers’ roads. Reef Reprints. (Original work published 1843)',
      'title: Roe, E. (1972). Drovers’ roads. | publisher: Reef Reprints. | note: (Original work published 1843)',
    ],
    ['ROE, Ed. Drovers’ roads. Reimpr. Leeds: Reef, 1972.', 'title: ROE, Ed. Drovers’ roads. | note: Reimpr. | title: Leeds: Reef, 1972.'],
    [
      'Ann Roe. 1998. The orchard. Translated by Mary Holt. Northgate, Toronto.',
      'title: Ann Roe. 1998. The orchard. Translated by Mary Holt. | publisher: Northgate, | place: Toronto.',
    ],
    [
      'Amt für Moore: Das Moor kehrt zurück, Pressemitteilung vom 14.6.2016, https://moor.example.org/1',
      'group: Amt für Moore: | title: Das Moor kehrt zurück, | genre: Pressemitteilung | other: vom | date: 14.6.2016, | title: https://moor.example.org/1',
    ],
    [
      'Roe, Jo. “Minimum wages.” Working paper no. 412, Institute for Hedges, 2010.',
      'title: Roe, Jo. “Minimum wages.” | genre: Working paper | number: no. 412, | publisher: Institute for Hedges, | date: 2010.',
    ],
    [
      'ROE Jo, « Minimum wages », Document de travail n° 412, Institute for Hedges, 2010.',
      'title: ROE Jo, « Minimum wages », | genre: Document de travail | number: n° 412, | publisher: Institute for Hedges, | date: 2010.',
    ],
    [
      'N. Roe, “Larvae on steel,” Ph.D. dissertation, Dept. Biol., University of Fern, Fern, 2016.',
      'title: N. Roe, “Larvae on steel,” Ph.D. dissertation, | other: Dept. Biol., | publisher: University of Fern, | place: Fern, | date: 2016.',
    ],
    [
      'The salt road. Direção: Livia Roe. Torino: Reef, 2007.',
      'title: The salt road. | other: Direção: Livia Roe. | title: Torino: Reef, 2007.',
    ],
    [
      'ROE, P. LichenFlow. Versão 2.1.0. [S. l.], 2021.',
      'title: ROE, P. LichenFlow. | note: Versão 2.1.0. | place: [S. l.], | title: 2021.',
    ],
    [
      'Fern Survey (2004) Bodmin Moor, 1:50 000. Leeds: Fern Survey.',
      'title: Fern Survey (2004) Bodmin Moor, | note: 1:50 000. | title: Leeds: Fern Survey.',
    ],
  ])('label “%s”', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });
  it.each([
    'Proceedings of Reefs (REEF 2019), A. Roe, Ed. Oslo: Reef, 2019.',
    'Roe, A. Moss. Moor, Jg. 25, 1/2000, S. 1–9.',
    'Roe, A. Haskell, version 1.2. Reef Notices, 27(5), 1992.',
    'Roe, A. (2011). Moss. Journal of Moss, 3, 12.',
  ])('leave “%s”', (raw) => {
    expect(relabelled(raw)).toBe(`title: ${raw}`);
  });
});
