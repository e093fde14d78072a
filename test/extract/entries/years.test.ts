/** Authors named once, the years of their works below. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const ONE = [
  'Doe, Berta 2001 On the Cutting of Hedges. Journal of Hedges 5:11–19.',
  'Ng, David 2003 On Fences of the North. Walls Quarterly 9:31–39.',
  'Poe, Carl 2005 On Walls and Ditches. Walls Quarterly 7:21–29.',
  'Roe, Anna 2007 On the Growth of Hedges. Journal of Hedges 3:1–9.',
];
const MORE = '2011 Hedges Seen Again. Journal of Hedges 13:1–9.';

describe('years under names', () => {
  it('begin works of their own, by the authors before them', () => {
    const { references } = extract(
      blocksOf([['heading', 'References Cited'], ...ONE.map((one) => ['reference', `${one} ${MORE}`] as const)]),
    );
    expect(references.map(({ raw }) => raw)).toEqual(ONE.flatMap((one) => [one, MORE]));
    expect(references.map(({ fields }) => fields.author?.[0]?.family)).toEqual(['Doe', 'Doe', 'Ng', 'Ng', 'Poe', 'Poe', 'Roe', 'Roe']);
  });
  it('belong to the names on the line above, the first with them and the others by them', () => {
    const more = ['Again', 'Twice', 'Well', 'Late'].map((how, i) => `201${i} Hedges Seen ${how}. Journal of Hedges 1${i}:1–9.`);
    const rows = ONE.flatMap((one, i) => {
      const at = one.search(/\d/);
      return [one.slice(0, at - 1), one.slice(at), more[i] ?? ''];
    });
    const { references } = extract(blocksOf([['heading', 'References Cited'], ...rows.map((row) => ['reference', row] as const)]));
    expect(references.map(({ raw }) => raw.replace(/\s+/g, ' '))).toEqual(ONE.flatMap((one, i) => [one, more[i]]));
    expect(references.map(({ fields }) => fields.author?.[0]?.family)).toEqual(['Doe', 'Doe', 'Ng', 'Ng', 'Poe', 'Poe', 'Roe', 'Roe']);
  });
  it('belong to the person in the heading above, whatever sign stands behind them', () => {
    const rows = ONE.flatMap((one, i) => {
      const at = one.search(/\d/);
      const works = [one.slice(at).replace(' ', '. '), ...(i % 2 === 0 ? ['2011b. Hedges Seen Again. Journal of Hedges 13:1–9.'] : [])];
      return [['heading', one.slice(0, at - 1), { level: 3 }] as const, ...works.map((work) => ['paragraph', work] as const)];
    });
    const { references } = extract(blocksOf([['heading', 'Literature cited', { level: 2 }], ...rows]));
    expect(references.map(({ raw }) => raw.replace(/\s+/g, ' '))).toEqual([
      'Doe, Berta 2001. On the Cutting of Hedges. Journal of Hedges 5:11–19.',
      '2011b. Hedges Seen Again. Journal of Hedges 13:1–9.',
      'Ng, David 2003. On Fences of the North. Walls Quarterly 9:31–39.',
      'Poe, Carl 2005. On Walls and Ditches. Walls Quarterly 7:21–29.',
      '2011b. Hedges Seen Again. Journal of Hedges 13:1–9.',
      'Roe, Anna 2007. On the Growth of Hedges. Journal of Hedges 3:1–9.',
    ]);
    expect(references.map(({ fields }) => fields.author?.[0]?.family)).toEqual(['Doe', 'Doe', 'Ng', 'Poe', 'Poe', 'Roe']);
  });
  it('each begin a work of a chronicle', () => {
    const works = ONE.map((one) => one.replace(/^(.*?) (\d{4}) (.*?)\. .*$/, '$2 – $1, “$3”, Walls Quarterly 9:31–39.'));
    const { references } = extract(blocksOf([['heading', 'Key works'], ...works.map((one) => ['item', one] as const)]));
    expect(references.map(({ raw }) => raw)).toEqual(works);
    expect(references.map(({ fields }) => fields.issued?.['date-parts']?.[0]?.[0])).toEqual([2001, 2003, 2005, 2007]);
  });
  it('stay alone below headings of parts', () => {
    const rows = ['Books', 'Articles', 'Reports', 'Papers read'].flatMap((part, i) => [part, ONE[i]?.slice(ONE[i].search(/\d/)) ?? '']);
    const { references } = extract(blocksOf([['heading', 'References Cited'], ...rows.map((row) => ['reference', row] as const)]));
    expect(references.filter(({ raw }) => /^(?:Books|Articles|Reports|Papers read)\s/.test(raw))).toEqual([]);
  });
  it('are the work’s own where none stands before', () => {
    const edited = 'Fulco C and Sox H C (eds) 2000 Gulf Walls and Health vol 1 (Oslo: The Reef Press).';
    const { references } = extract(blocksOf([['heading', 'References'], ...[...ONE, edited].map((one) => ['reference', one] as const)]));
    expect(references.map(({ raw }) => raw)).toContain(edited);
  });
  it('are no beginning behind the year of the same work', () => {
    const odd = 'Bregler C and Omohundro SM 2008 2008 Congress on Hedges and Walls. Journal of Hedges 5:11–19.';
    const { references } = extract(blocksOf([['heading', 'References'], ...[...ONE, odd].map((one) => ['reference', one] as const)]));
    expect(references.map(({ raw }) => raw)).toContain(odd);
  });
  it('are a part of the entry where others set their years otherwise', () => {
    const others = [
      'Doe, B. (2001). On hedges.',
      'Ng, D. (2003). On fences.',
      'Poe, C. (2005). On walls.',
      'Roe, A. (2007). On ditches.',
    ].map((head) => `${head} Paper read in Oslo. 2011 Hedge Conference, Oslo, 1–9.`);
    const { references } = extract(blocksOf([['heading', 'References'], ...others.map((one) => ['reference', one] as const)]));
    expect(references.map(({ raw }) => raw)).toEqual(others);
  });
  it('are none where the month of an issue stands behind them', () => {
    const dated = ONE.map(
      (_, n) => `Roe A, Doe B. On hedges of the ${['north', 'south', 'east', 'west'][n]}. Hedge Sci. 200${n} Mar;${n + 3}(2):1${n}–2${n}.`,
    );
    const { references } = extract(
      blocksOf([['heading', 'References'], ...dated.map((one, n) => ['paragraph', `${n + 1}. ${one} - DOI - PubMed`] as const)]),
    );
    expect(references).toHaveLength(4);
  });
});
