/** Each work a block of the same few lines, as profiles have them. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { blocksAlike } from '../../../src/extract/entries/blocks-alike.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const WORKS = [
  ['On the growth of hedges', 'Anna Roe, B Doe', 'Journal of Hedges 12 (3), 45-67, 2013'],
  ['Walls: an account', 'Carl Poe', 'arXiv, 2015'],
  ['Fences of the north and how they were built', 'D Ng, Eva van der Lee', 'Walls Quarterly 9, 31-39, 2017'],
  ['Ditches seen again', 'Anna Roe', 'Proceedings of the Conference on Ditches, 2019'],
];
const page = (works: readonly (readonly string[])[]) =>
  blocksOf([['heading', 'Publications'], ...works.map((lines) => ['paragraph', lines.join('\n')] as const)]);

describe('blocks of the same lines', () => {
  it('are a work each, read by its lines', () => {
    const { references } = extract(page(WORKS));
    expect(references.map(({ fields }) => [fields.title, fields.author?.map(({ family }) => family), fields['container-title']])).toEqual([
      ['On the growth of hedges', ['Roe', 'Doe'], 'Journal of Hedges'],
      ['Walls: an account', ['Poe'], 'arXiv'],
      ['Fences of the north and how they were built', ['Ng', 'Lee'], 'Walls Quarterly'],
      ['Ditches seen again', ['Roe'], 'Proceedings of the Conference on Ditches'],
    ]);
    expect(references[0]?.fields).toMatchObject({ volume: '12', issue: '3', page: '45-67', issued: { 'date-parts': [[2013]] } });
    const { raw = '', fieldSpans = {} } = references[0] ?? {};
    const said = Object.fromEntries(
      Object.entries(fieldSpans).map(([name, list]) => [name, list.map(({ start, end }) => raw.slice(start, end))]),
    );
    expect(said).toMatchObject({ title: ['On the growth of hedges'], author: ['Anna Roe, B Doe'], volume: ['12'], issued: ['2013'] });
  });
  it('may have the people above the title', () => {
    const { references } = extract(page(WORKS.map(([title = '', people = '', where = '']) => [people, title, where])));
    expect(references.map(({ fields }) => fields.title)).toEqual(WORKS.map(([title]) => title));
  });
  it('are none where entries only run over lines, or where there are few', () => {
    const wrapped = WORKS.map(([title, people]) => [`${people} (2013). ${title} and of`, 'walls in the north of the land.', 'Reef Press.']);
    expect(blocksAlike(linesOf(page(wrapped)))).toBeNull();
    expect(blocksAlike(linesOf(page(WORKS.slice(0, 3))))).toBeNull();
  });
});
