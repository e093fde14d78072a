import { describe, expect, it, test } from 'vitest';
import { passagesIn } from '../../src/read/passages.ts';

const read = (value: unknown) => passagesIn(typeof value === 'string' ? value : JSON.stringify(value));

describe('a list of passages', () => {
  test.each([
    [
      'of ids and texts',
      [
        { id: 'a', text: 'One.' },
        { id: 'b', text: 'Two.' },
      ],
    ],
    [
      'of documents',
      [
        { doc_id: 'a', content: 'One.', title: 'First' },
        { doc_id: 'b', content: 'Two.', title: 'Second' },
      ],
    ],
    [
      'of a chain',
      {
        query: 'q',
        source_documents: [
          { page_content: 'One.', metadata: { source: 'a', page: 1 }, type: 'Document' },
          { page_content: 'Two.', metadata: { source: 'b' } },
        ],
      },
    ],
    [
      'of nodes',
      '{"node":{"id_":"a","text":"One.","class_name":"TextNode"},"score":0.8}\n{"node":{"id_":"b","text":"Two."},"score":0.7}\n',
    ],
    [
      'of a search',
      {
        results: [
          { url: 'a', snippet: 'One.' },
          { url: 'b', snippet: 'Two.' },
        ],
      },
    ],
  ])('%s is one source each', (_, value) => {
    expect(read(value)?.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'One.'],
      ['b', 'Two.'],
    ]);
  });

  it('is called by every name that it has, and by its place where no id says otherwise', () => {
    expect(read([{ doc_id: 'a', title: 'First', text: 'One.' }])?.[0]?.aliases).toEqual(
      expect.arrayContaining(['First', 'passage-1', 'doc-1']),
    );
    expect(read([{ id: 'doc-7', text: 'One.' }])?.[0]?.aliases).toEqual([]);
    expect(read([{ text: 'One.' }, { text: 'Two.' }])?.map(({ id }) => id)).toEqual(['passage-1', 'passage-2']);
    expect(read([{ id: 101, text: 'One.' }])?.[0]?.id).toBe('101');
  });

  it('leaves pieces of one document in their places, under its id', () => {
    const rows = [
      { doc_id: 'a', text: 'One.' },
      { doc_id: 'a', text: 'Two.' },
      { doc_id: 'b', text: 'Three.' },
    ];
    expect(read(rows)?.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'One.'],
      ['a', 'Two.'],
      ['b', 'Three.'],
    ]);
  });

  it('takes no title for an id: two pages may bear one', () => {
    expect(
      read([
        { title: 'Home', text: 'One.' },
        { title: 'Home', text: 'Two.' },
        { title: 'Mill', text: 'Three.' },
      ])?.map(({ id }) => id),
    ).toEqual(['passage-1', 'passage-2', 'Mill']);
    expect(read([{ title: 'Home', url: 'https://a.example', text: 'One.' }])).toMatchObject([
      { id: 'https://a.example', aliases: expect.arrayContaining(['Home']) },
    ]);
  });

  const page = (name: string, text: string, field: string, address = 'url') => ({ title: `Page ${name}`, [address]: name, [field]: text });
  const pages = (field: string, address?: string) => [page('a', 'One.', field, address), page('b', 'Two.', field, address)];
  test.each([
    [
      'SerpAPI',
      {
        search_metadata: { id: 'x' },
        search_parameters: { q: 'q' },
        organic_results: pages('snippet', 'link').map((one, i) => ({ ...one, position: i + 1 })),
      },
    ],
    ['Brave', { type: 'search', query: { original: 'q' }, mixed: { main: [] }, web: { type: 'search', results: pages('description') } }],
    [
      'Bing',
      { _type: 'SearchResponse', queryContext: { originalQuery: 'q' }, webPages: { totalEstimatedMatches: 2, value: pages('snippet') } },
    ],
    [
      'Elasticsearch',
      {
        took: 3,
        _shards: { total: 1 },
        hits: {
          total: { value: 2 },
          hits: [
            { _id: 'a', _source: { text: 'One.' } },
            { _id: 'b', _source: { text: 'Two.' } },
          ],
        },
      },
    ],
    [
      'Solr',
      {
        responseHeader: { status: 0 },
        response: {
          numFound: 2,
          docs: [
            { id: 'a', text: 'One.' },
            { id: 'b', text: 'Two.' },
          ],
        },
      },
    ],
    [
      'Pinecone',
      {
        namespace: '',
        matches: [
          { id: 'a', score: 0.9, values: [], metadata: { text: 'One.' } },
          { id: 'b', score: 0.8, metadata: { text: 'Two.' } },
        ],
      },
    ],
    [
      'Bedrock',
      {
        retrievalResults: [
          { content: { text: 'One.' }, url: 'a', score: 0.5 },
          { content: { text: 'Two.' }, url: 'b', score: 0.4 },
        ],
      },
    ],
    ['Firecrawl', { success: true, data: pages('markdown').map((one) => ({ ...one, description: one.markdown })) }],
    [
      'You.com',
      {
        hits: [
          { ...page('a', '', 'x'), snippets: ['One.'] },
          { ...page('b', '', 'x'), snippets: ['Two.'] },
        ].map(({ x: _, ...one }: Record<string, unknown>) => one),
      },
    ],
  ])('is what %s answers', (_, value) => {
    expect(read(value)?.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'One.'],
      ['b', 'Two.'],
    ]);
  });

  it('keeps all that an entry says, and what is said twice once', () => {
    expect(
      read([{ url: 'a', snippet: 'Reefs grow', content: 'Reefs grow slowly.', extra_snippets: ['Divers like them.'] }])?.[0]?.text,
    ).toBe('Reefs grow slowly.\n\nDivers like them.');
  });

  test.each([
    ['records with fields of their own', [{ id: 1, text: 'Good.', stars: 5 }]],
    ['an object with more than a list', { name: 'Mill', hours: { monday: '9-17' }, data: [{ text: 'One.' }] }],
    ['things that are described', { items: [{ name: 'Bread', description: 'White bread, baked daily.' }] }],
    ['an entry without a text', [{ id: 'a', text: 'One.' }, { id: 'b' }]],
    ['a text', 'The fee is 40 euros.'],
    ['an empty list', []],
  ])('%s is none', (_, value) => {
    expect(read(value)).toBeNull();
  });
});
