import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../../src/extract/parse/whole-forms.ts';
import { parseReference } from '../../../../src/extract/reference.ts';
import { relabelledBy } from '../relabelled.ts';

/** The runs of labels after it, when all of it was labelled as a title before. */
const relabelled = (raw: string): string => relabelledBy(labelWholeForms)(['title', raw]);

describe('KIND_FORMS of works that lists print in the manner of another kind', () => {
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
      'author: ROE, P. | title: LichenFlow. | note: Versão 2.1.0. | place: [S. l.], | title: 2021.',
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

describe('KIND_FORMS of recordings, films, broadcasts, pictures and data', () => {
  it.each([
    ['Roe, D. (2016). Petals [Album]. Reef Records.', 'title: Roe, D. (2016). Petals | genre: [Album]. | publisher: Reef Records.'],
    [
      'Roe, D. (2016). Petals [Film]. Norway: Reef Films.',
      'title: Roe, D. (2016). Petals | genre: [Film]. | place: Norway: | publisher: Reef Films.',
    ],
    [
      'Roe, E. (1826). Petals at night [Lithograph]. Hedge Museum, Paris, France.',
      'title: Roe, E. (1826). Petals at night | genre: [Lithograph]. | publisher: Hedge Museum, | place: Paris, France.',
    ],
    [
      'Roe, D., & Doe, A. (Director). (2011, June 12). Petal (Season 1, Episode 9) [TV series episode]. In D. Roe (Executive Producer), Game of Petals. REEF.',
      'author: Roe, D., & Doe, A. | other: (Director). | date: (2011, June 12). | title: Petal | note: (Season 1, Episode 9) | genre: [TV series episode]. | other: In D. Roe (Executive Producer), | container: Game of Petals. | publisher: REEF.',
    ],
    [
      'Roe, S. (Host). (2015–present). Hidden petals [Audio podcast]. Reef.',
      'author: Roe, S. | other: (Host). | date: (2015–present). | title: Hidden petals | genre: [Audio podcast]. | publisher: Reef.',
    ],
    [
      '“Petals.” Breaking Hedges, created by Cy Poe, season 5, episode 14, REEF, 15 Sept. 2013.',
      'title: “Petals.” | container: Breaking Hedges, | note: created by Cy Poe, season 5, episode 14, | publisher: REEF, | date: 15 Sept. 2013.',
    ],
    [
      'Petals. Directed by Ann Roe, performances by Bea Doe and Cy Poe, Reef Bros., 1942.',
      'title: Petals. Directed by Ann Roe, performances by Bea Doe and Cy Poe, | publisher: Reef Bros., | date: 1942.',
    ],
    [
      'Roe, Ada. Petals. Conducted by Bea Doe. Reef Sound 447 401-2, 1995, compact disc.',
      'title: Roe, Ada. Petals. | note: Conducted by Bea Doe. | publisher: Reef Sound | number: 447 401-2, | date: 1995, | genre: compact disc.',
    ],
    [
      'Roe, M.: Petal data, Hedge Data Store (HDS) [data set], doi, 2019.',
      'title: Roe, M.: Petal data, | publisher: Hedge Data Store (HDS) | genre: [data set], | title: doi, 2019.',
    ],
    [
      'Roe, Jo. The Petal. c. 1660. Oil on canvas, 45.5 × 41 cm. Hedge, Amsterdam.',
      'title: Roe, Jo. The Petal. | date: c. 1660. | note: Oil on canvas, 45.5 × 41 cm. | title: Hedge, Amsterdam.',
    ],
    [
      'Petal Rain. Dir. Ada Roe. Perf. Bea Doe. Reef, Santa Monica, Calif., 1996.',
      'title: Petal Rain. Dir. Ada Roe. Perf. Bea Doe. | publisher: Reef, | place: Santa Monica, Calif., | date: 1996.',
    ],
  ])('%s', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });

  it.each(['Roe, D. (2016). Petals [Song]. On Hedges. Reef.'])('leaves %s', (raw) => {
    expect(relabelled(raw)).toBe(`title: ${raw}`);
  });
});

describe('KIND_FORMS of books, chapters and reprints as single styles print them', () => {
  it.each([
    [
      'Paul Roe. 2009. Lamprey. In Encyclopedia of Waters, Ute Doe (Ed.). Reef, Oxford, 311–318.',
      'title: Paul Roe. 2009. Lamprey. In Encyclopedia of Waters, Ute Doe (Ed.). | publisher: Reef, | place: Oxford, | pages: 311–318.',
    ],
    [
      'Guy Roe. 1988. The canals. Vol. 3. Reef, Lyon.',
      'title: Guy Roe. 1988. The canals. | volume: Vol. 3. | publisher: Reef, | place: Lyon.',
    ],
    [
      'ROE P. Lamprey[M]//DOE U. Encyclopedia of Waters. Oxford: Reef, 2009: 311–318.',
      'title: ROE P. Lamprey[M]// | editor: DOE U. | container: Encyclopedia of Waters. | title: Oxford: Reef, 2009: 311–318.',
    ],
    [
      'Roe G. The canals: в 4 т. Т. 3. – Lyon: Reef, 1988.',
      'title: Roe G. The canals: | other: в 4 т. | volume: Т. 3. | title: – Lyon: Reef, 1988.',
    ],
    [
      'Roe, Ed. Drovers’ roads. 1843. Reef Reprints, 1972.',
      'title: Roe, Ed. Drovers’ roads. | note: 1843. | publisher: Reef Reprints, | date: 1972.',
    ],
    [
      'Roe E. Drovers’ roads. Reprint of 1843 ed. Leeds: Reef; 1972.',
      'title: Roe E. Drovers’ roads. | note: Reprint of 1843 ed. | title: Leeds: Reef; 1972.',
    ],
    [
      'ROE, Ed, 1972. Drovers’ roads. Nachdruck der Ausgabe 1843. Leeds: Reef.',
      'title: ROE, Ed, 1972. Drovers’ roads. | note: Nachdruck der Ausgabe 1843. | title: Leeds: Reef.',
    ],
    [
      'Roe, Ed: Drovers’ roads, Leeds 1843, Nachdruck Leeds: Reef 1972.',
      'title: Roe, Ed: Drovers’ roads, | note: Leeds 1843, Nachdruck | place: Leeds: | publisher: Reef | date: 1972.',
    ],
    [
      'C. Roe, “Sediment memory,” presented at the Conference on Reefs, Porto, Jun. 14–17, 2016.',
      'title: C. Roe, “Sediment memory,” presented at the Conference on Reefs, Porto, | date: Jun. 14–17, 2016.',
    ],
    [
      'The salt road (2007) Directed by Livia Roe [Film]. Torino: Reef Nord.',
      'title: The salt road | date: (2007) | other: Directed by Livia Roe | genre: [Film]. | place: Torino: | publisher: Reef Nord.',
    ],
    [
      'Roe E, Doe J, inventors. Fastener for keels. US 8,914,227. 2014.',
      'title: Roe E, Doe J, | other: inventors. | title: Fastener for keels. US 8,914,227. 2014.',
    ],
  ])('label “%s”', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });
});

describe('KIND_FORMS of specifications, as catalogues of them are printed', () => {
  it.each([
    [
      'Hedge Syntax 1.1: A Format for Gardens. Ada Roe; Ben van der Poe; M. Lee, Ed. W3C. 16 July 2020. W3C Recommendation. URL: https://specs.example/hedge/',
      ['Hedge Syntax 1.1: A Format for Gardens', ['Roe', 'Poe', 'Lee'], 'W3C', 2020],
    ],
    [
      'Key words for use in gardens . S. Roe, Ed.. IETF. March 1997. Best Current Practice. URL: https://specs.example/rfc9999',
      ['Key words for use in gardens', ['Roe'], 'IETF', 1997],
    ],
    [
      'Hedge Proofs. Ada Roe; B. Poe. Garden Verification Community Group. CG-DRAFT. URL: https://specs.example/p',
      ['Hedge Proofs', ['Roe', 'Poe'], 'Garden Verification Community Group', undefined],
    ],
    [
      'Ada Roe; B. Poe. Hedge Standard. Living Standard. URL: https://specs.example/hedge/',
      ['Hedge Standard', ['Roe', 'Poe'], undefined, undefined],
    ],
    [
      'S. Roe. Key words for use in gardens. March 1997. Best Current Practice. URL: https://specs.example/rfc9999',
      ['Key words for use in gardens', ['Roe'], undefined, 1997],
    ],
    [
      'Coding of gardens — Part 3: Leaves. Standard. URL: https://specs.example/12',
      ['Coding of gardens — Part 3: Leaves', undefined, undefined, undefined],
    ],
  ])('%s', (raw, told) => {
    const { title, author, publisher, issued } = parseReference(raw).fields;
    expect([title, author?.map(({ family }) => family), publisher, issued?.['date-parts']?.[0]?.[0]]).toEqual(told);
  });
  it('leave a page that only has its address behind it', () => {
    expect(relabelled('Ada Roe. On hedges. 2019. URL: https://gardens.example/1')).toBe(
      'title: Ada Roe. On hedges. 2019. URL: https://gardens.example/1',
    );
  });
});
