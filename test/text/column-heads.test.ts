/** What stands above the columns of tables of works. */
import { expect, it } from 'vitest';
import { partsOfHead } from '../../src/text/column-heads.ts';

it.each([
  ['**Author(s)**', ['authors']],
  ['Authors, year', ['authors']],
  ['Título', ['title']],
  ['期刊', ['venue']],
  ['Article Number', ['article-number']],
  ['Quelle', ['printed', 'venue']],
  ['publication_year', ['year']],
  ['primary_location.source.display_name', ['venue']],
  ['authorships.author.display_name', ['authors']],
  ['Anthology title', ['book']],
  ['Book title', ['title', 'book']],
  ['Item DOI', ['doi']],
  ['Abstract', []],
  ['', []],
])('%s', (head, parts) => {
  expect(partsOfHead(head)).toEqual(parts);
});
