/** Works that a page tells to programs alone. */
import { expect, it } from 'vitest';
import { read } from '../shown.ts';

const span = (query: string): string => `<span class='Z3988' title='ctx_ver=Z39.88-2004&amp;${query}'></span>\n`;

it('are the entries of a page that says nothing else', async () => {
  const text =
    span(
      'rft_id=info%3Adoi%2F10.1234%2Fg&amp;rft.genre=article&amp;rft.atitle=Of%20hedges&amp;rft.jtitle=Gardens&amp;rft.volume=14&amp;rft.aufirst=Ann&amp;rft.aulast=van%20Roe&amp;rft.au=Ann%20van%20Roe&amp;rft.au=Bo%20Lee&amp;rft.date=2019-05&amp;rft.pages=1-9',
    ) + span('rft.genre=book&amp;rft.btitle=Reefs&amp;rft.publisher=Harbour%20Press&amp;rft.au=Institute%20of%20Reefs&amp;rft.date=2001');
  const { entries } = await read(text, 'works.html');
  expect(entries.map(({ fields }) => fields)).toEqual([
    {
      id: '1',
      type: 'article-journal',
      title: 'Of hedges',
      author: [
        { family: 'van Roe', given: 'Ann' },
        { family: 'Lee', given: 'Bo' },
      ],
      'container-title': 'Gardens',
      volume: '14',
      page: '1-9',
      issued: { 'date-parts': [[2019, 5]] },
      DOI: '10.1234/g',
    },
    {
      id: '2',
      type: 'book',
      title: 'Reefs',
      author: [{ literal: 'Institute of Reefs' }],
      publisher: 'Harbour Press',
      issued: { 'date-parts': [[2001]] },
    },
  ]);
});

it('are left alone where the page prints its works', async () => {
  const { entries } = await read(`<p>Roe, A. (2019). Of hedges. Gardens.${span('rft.atitle=Of%20hedges')}</p>`, 'works.html');
  expect(entries).toEqual([]);
});
