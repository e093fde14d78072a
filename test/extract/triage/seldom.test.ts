/** Theses, newspapers, broadcasts and what offices bring out themselves, told from papers and books. */
import { describe, expect, it } from 'vitest';
import { seldomHeld, THESIS } from '../../../src/extract/triage/seldom.ts';

describe('works that registries hold here and there', () => {
  it.each([
    'Müller, K.: Untersuchungen zur Kühlung kleiner Öfen. Dissertation, Universität Kiel, 1987.',
    'Dupont, J. Étude des fours anciens. Thèse de doctorat, Université de Lyon, 1992.',
    'García, P. Estudio de hornos antiguos. Tesis doctoral, Universidad de Granada, 2001.',
    'Rossi, M. Forni antichi. Tesi di laurea, Università di Pisa, 1999.',
    'Silva, A. Fornos antigos. Tese de Doutorado, USP, 2003.',
    'Roe, A. Kilns of the north. Unpublished PhD thesis, University of Leeds, 1977.',
    'Roe, A. (1977). Kilns of the north [Doctoral dissertation, University of Leeds].',
    '王小明. 古代窑炉研究[D]. 博士学位论文, 2005.',
    '佐藤一郎『古代の窯』博士論文, 2003.',
    'Иванов И. И. Печи: дис. канд. ист. наук. М., 1999.',
  ])('“%s” is a thesis', (raw) => {
    expect(seldomHeld(raw, {})).toBe('thesis');
  });
  it.each([
    'Roe, A. (1999). The efficient market thesis. Journal of Markets 3, 1-9.',
    'Roe, A. (2001). How to write a dissertation. Leeds: Press.',
    'Tese, A. (2001). Ovens. Oxford.',
  ])('“%s” is none', (raw) => {
    expect(THESIS.test(raw)).toBe(false);
  });
  it.each([
    '"Storm hits the coast", The Guardian, 3 May 2011, p. 4.',
    'Süddeutsche Zeitung, 12. Mai 2015, S. 3.',
    'Le Monde, 3 mars 2019.',
    'Roe, A. (2011, May 3). Storm hits the coast. The New York Times.',
    '「海岸の嵐」朝日新聞2011年5月3日',
  ])('“%s” stood in a newspaper', (raw) => {
    expect(seldomHeld(raw, {})).toBe('newspaper');
  });
  it('leaves journals with volumes, and papers about newspapers, alone', () => {
    expect(seldomHeld('Roe, A. (2001). Reading The Guardian. Journal of Media 3, 1-9.', {})).toBeUndefined();
    expect(seldomHeld('x', { type: 'thesis', 'container-title': 'Journal', volume: '3' })).toBeUndefined();
    expect(seldomHeld('x', { type: 'thesis' })).toBe('thesis');
    expect(seldomHeld('x', { type: 'article-newspaper' })).toBe('newspaper');
  });
  it.each([
    ['Roe, A. (2016, November 9). Why kilns failed. FiveThirtyNine.', { publisher: 'FiveThirtyNine' }],
    ['Roe, Paul. 2017. "Kilns on fire." The Guardian, October 6.', {}],
    ['Der Spiegel (2015): Öfen in Not. Nr. 39.', {}],
    ['Wikipedia contributors. "Kiln." Wikipedia, The Free Encyclopedia. 2021.', {}],
  ] as const)('“%s” stood in a newspaper, on a site or in an encyclopedia', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBe('newspaper');
  });
  it.each([
    ['Roe, A. (2016, November 9). Why kilns failed. Journal of Kilns.', { 'container-title': 'Journal of Kilns' }],
    ['Roe A. Why kilns failed. Lancet 2020 May 22.', { 'container-title': 'Lancet' }],
  ] as const)('“%s” did not', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBeUndefined();
  });
  it.each([
    ['Gartner. Hype of kilns. Stamford: Gartner; 2019.', { author: [{ family: 'Gartner' }], title: 'Hype of kilns', publisher: 'Gartner' }],
    ['Ministry of Kilns. Strategy 2016.', { author: [{ literal: 'Ministry of Kilns' }], title: 'Strategy 2016', publisher: 'MoK' }],
    ['City of Leeds. Kilns. Leeds: City of Leeds.', { author: [{ family: 'Leeds', given: 'City of' }], publisher: 'City of Leeds' }],
    [
      'UNDP. Kilns. United Nations Development Programme.',
      { author: [{ family: 'UNDP' }], publisher: 'United Nations Development Programme' },
    ],
    ['World Kiln Forum. The future of kilns.', { title: 'World Kiln Forum. The future of kilns', publisher: 'World Kiln Forum' }],
    [
      'Roe, A. (2018). Kilns. Paper presented at the annual meeting of potters, Leeds.',
      { author: [{ family: 'Roe', given: 'A.' }], title: 'Kilns' },
    ],
    [
      'Roe A. Lecture notes on kilns. University of Leeds; 2015.',
      { author: [{ family: 'Roe', given: 'A.' }], title: 'Lecture notes on kilns' },
    ],
  ] as const)('“%s” was brought out by its own author, or told at a meeting', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBe('grey-literature');
  });
  it.each([
    ['Roe A. Kilns. Leeds: Press; 2019.', { author: [{ family: 'Roe', given: 'A.' }], title: 'Kilns', publisher: 'Press' }],
    ['Roe & Doe (1999). Kilns.', { author: [{ family: 'Roe' }, { family: 'Doe' }], title: 'Kilns' }],
    [
      'Kiln Research Group. Fires. Lancet 2001;3:4.',
      { author: [{ literal: 'Kiln Research Group' }], 'container-title': 'Lancet', volume: '3', page: '4' },
    ],
    [
      'Kiln Research Group. Fires. Journal of Kilns.',
      { author: [{ literal: 'Kiln Research Group' }], 'container-title': 'Journal of Kilns' },
    ],
  ] as const)('“%s” is a paper or a book like others', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBeUndefined();
  });
});

describe('paintings and printed music', () => {
  const book = { author: [{ family: 'Quill', given: 'Ada' }], type: 'book' } as const;
  it.each([
    ['Quill, Ada. Walls at Dusk. 1656, Museo del Muro, Madrid.', { ...book, title: 'Walls at Dusk' }],
    ['Quill, Ada. Walls at Dusk. Oil on canvas, 1890. Private collection.', { ...book, title: 'Walls at Dusk' }],
    ['Quill, Ada. Streichquartett op. 131. München: Henle, 2002.', { ...book, title: 'Streichquartett op. 131', publisher: 'Henle' }],
  ])('“%s” is seldom held', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBe('grey-literature');
  });
  it.each([
    ['Quill, Ada. Walls at Dusk. New York: Museum of Walls, 1990.', { ...book, title: 'Walls at Dusk' }],
    ['Quill, Ada. Late quartets, op. 131. Leeds: Press, 2002.', { ...book, title: 'Late quartets, op. 131' }],
    ['Quill, Ada. Walls. Kassel: Bärenreiter, 2002.', { ...book, title: 'Walls' }],
    ['Quill A. Oil on water. J. Bears 2001;3:4.', { title: 'Oil on water', 'container-title': 'J. Bears', volume: '3', page: '4' }],
  ])('“%s” is a book or a paper', (raw, fields) => {
    expect(seldomHeld(raw, fields)).toBeUndefined();
  });
});

describe('a report that bears the name of its office in its number', () => {
  it('is brought out by its own author', () => {
    const fields = { title: 'Petal security', author: [{ family: 'GAO' }], number: 'GAO-14-159', 'publisher-place': 'Bonn' };
    expect(seldomHeld('GAO. Petal security. GAO-14-159. Bonn: 2013.', fields)).toBe('grey-literature');
    expect(seldomHeld('GAO. Petal security. Bonn: 2013.', { ...fields, number: '14-159' })).toBeUndefined();
  });
});
