import { describe, expect, it } from 'vitest';
import { OFFICIAL, seldomHeld, THESIS } from '../../../src/extract/triage/official.ts';

const kindOf = (text: string) => OFFICIAL.find(({ sign }) => sign.test(text))?.kind;

describe.each(OFFICIAL)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});

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
});
