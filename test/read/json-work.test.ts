/** Works in JSON that is no CSL-JSON, as programs and models write it. */
import { describe, expect, it } from 'vitest';
import { jsonWork, printedIn } from '../../src/read/json-work.ts';

const MADE = {
  title: 'On the growth of hedges',
  author: [
    { family: 'Roe', given: 'Ann' },
    { family: 'Poe', given: 'Bo' },
  ],
  'container-title': 'Journal of Gardens',
  issued: { 'date-parts': [[2019]] },
};

describe('jsonWork', () => {
  it.each([
    { title: MADE.title, authors: ['Roe, Ann', 'Poe, Bo'], journal: MADE['container-title'], year: 2019 },
    { title: MADE.title, authors: 'Ann Roe, Bo Poe', venue: MADE['container-title'], year: '2019' },
    { title: MADE.title, author: 'Roe, Ann and Poe, Bo', journal: { name: MADE['container-title'] }, publication_year: 2019 },
    {
      title: MADE.title,
      authors: [
        { authorId: '1', name: 'Ann Roe' },
        { authorId: '2', name: 'Bo Poe' },
      ],
      venue: MADE['container-title'],
      year: 2019,
    },
    {
      title: MADE.title,
      authors: [
        { first_name: 'Ann', last_name: 'Roe' },
        { first_name: 'Bo', last_name: 'Poe' },
      ],
      source: MADE['container-title'],
      published: '2019',
    },
    {
      key: 'AB12',
      data: {
        title: MADE.title,
        creators: [
          { creatorType: 'author', firstName: 'Ann', lastName: 'Roe' },
          { creatorType: 'author', firstName: 'Bo', lastName: 'Poe' },
        ],
        publicationTitle: MADE['container-title'],
        date: '2019',
      },
    },
  ])('reads the names people use: %j', (given) => {
    expect(jsonWork(given)).toEqual(MADE);
  });

  it('reads identifiers, also from a value that holds them, and the kind where it is named', () => {
    const given = {
      title: 'A',
      authors: ['Ann Roe'],
      type: 'journal article',
      externalIds: { DOI: '10.1234/ab', PubMed_id: '77' },
      url: 'https://example.org/a',
    };
    expect(jsonWork(given)).toMatchObject({ DOI: '10.1234/ab', PMID: '77', URL: 'https://example.org/a', type: 'article-journal' });
    expect(jsonWork({ title: 'A', authors: ['Ann Roe'] })).not.toHaveProperty('type');
  });

  it('takes no editor for an author', () => {
    const creators = [
      { creatorType: 'author', firstName: 'Ann', lastName: 'Roe' },
      { creatorType: 'editor', firstName: 'Bo', lastName: 'Poe' },
    ];
    expect(jsonWork({ title: 'A', creators, date: '2019' })?.author).toEqual([{ family: 'Roe', given: 'Ann' }]);
  });

  it('leaves CSL-JSON as it is: its "source" is where a record came from', () => {
    const csl = {
      title: 'A',
      author: [{ family: 'Roe' }],
      issued: { 'date-parts': [[2001]] },
      source: 'Library Catalog',
      'publisher-place': 'Kiel',
    };
    expect(jsonWork(csl)).toEqual({
      title: 'A',
      author: [{ family: 'Roe' }],
      issued: { 'date-parts': [[2001]] },
      source: undefined,
      'publisher-place': 'Kiel',
    });
  });

  it('keeps a body whole', () => {
    expect(jsonWork({ title: 'A', author: 'Ministry of Health and Social Affairs', year: 2001 })?.author).toEqual([
      { literal: 'Ministry of Health and Social Affairs' },
    ]);
  });

  it('makes no work of other data', () => {
    for (const given of [null, 5, 'x', [], {}, { a: 1 }, { journal: 'X', year: 2001 }, { volume: 3 }, { data: { a: 1 } }])
      expect(jsonWork(given)).toBeNull();
  });
});

describe('printedIn', () => {
  const raw = 'Roe, A. (2001). On hedges. Gardens, 3, 1-9.';
  it.each([{ raw }, { citation: raw }, { reference: raw, note: 'x' }])('takes the line of %j', (given) =>
    expect(printedIn({ id: 7, ...given })).toEqual({ raw, id: '7' }),
  );
  it('takes no key for a reference', () => {
    for (const given of [{ citation: 'roe2001' }, { raw: ' ' }, { text: raw }, [raw], null]) expect(printedIn(given)).toBeNull();
  });
});

describe('what registries answer', () => {
  const people = { author: [{ family: 'Roe', given: 'Ann' }] };
  const place = {
    title: 'Of hedges',
    ...people,
    'container-title': 'Gardens',
    volume: '7',
    issue: '2',
    issued: { 'date-parts': [[2019]] },
  };
  it.each([
    [
      'OpenAlex',
      {
        id: 'https://openalex.org/W1',
        doi: 'https://doi.org/10.1234/ab',
        title: 'Of hedges',
        publication_year: 2019,
        ids: { openalex: 'https://openalex.org/W1', pmid: 'https://pubmed.ncbi.nlm.nih.gov/77' },
        type: 'article',
        primary_location: { source: { display_name: 'Gardens', type: 'journal' } },
        authorships: [{ author: { display_name: 'Ann Roe' }, institutions: [{ display_name: 'York' }] }],
        biblio: { volume: '7', issue: '2', first_page: '1', last_page: '9' },
      },
      { ...place, page: '1-9', DOI: '10.1234/ab', PMID: '77' },
    ],
    [
      'DataCite',
      {
        id: '10.1234/ab',
        type: 'dois',
        attributes: {
          doi: '10.1234/ab',
          creators: [{ name: 'Roe, Ann', givenName: 'Ann', familyName: 'Roe' }],
          titles: [{ title: 'Of hedges' }],
          publisher: 'Hedge Store',
          publicationYear: 2019,
          types: { resourceTypeGeneral: 'Dataset', ris: 'DATA' },
        },
      },
      { title: 'Of hedges', ...people, publisher: 'Hedge Store', DOI: '10.1234/ab', type: 'dataset' },
    ],
    [
      'schema.org',
      {
        '@type': 'ScholarlyArticle',
        '@id': 'https://doi.org/10.1234/ab',
        name: 'Of hedges',
        author: [{ '@type': 'Person', givenName: 'Ann', familyName: 'Roe', name: 'Ann Roe' }],
        datePublished: '2019',
        isPartOf: { issueNumber: '2', isPartOf: { volumeNumber: '7', isPartOf: { '@type': 'Periodical', name: 'Gardens' } } },
      },
      { ...place, DOI: '10.1234/ab' },
    ],
    [
      'Europe PMC, whose "source" is a database',
      {
        source: 'MED',
        pmid: '77',
        title: 'Of hedges',
        authorString: 'Roe A.',
        journalTitle: 'Gardens',
        journalVolume: '7',
        issue: '2',
        pubYear: '2019',
      },
      { title: 'Of hedges', 'container-title': 'Gardens', volume: '7', issue: '2', PMID: '77' },
    ],
    [
      'PubMed, by its list of identifiers',
      {
        uid: '77',
        source: 'Gard',
        fulljournalname: 'Gardens',
        title: 'Of hedges',
        authors: [{ name: 'Roe A' }],
        articleids: [{ idtype: 'doi', value: '10.1234/ab' }],
      },
      { title: 'Of hedges', 'container-title': 'Gardens', DOI: '10.1234/ab' },
    ],
    [
      'dblp',
      {
        info: {
          authors: { author: [{ '@pid': '1', text: 'Ann Roe' }] },
          title: 'Of hedges',
          venue: 'Gardens',
          volume: '7',
          number: '2',
          year: '2019',
        },
      },
      place,
    ],
    [
      'Zotero, with the editors',
      {
        itemType: 'bookSection',
        title: 'Of hedges',
        creators: [
          { creatorType: 'author', firstName: 'Ann', lastName: 'Roe' },
          { creatorType: 'editor', firstName: 'Bo', lastName: 'Lee' },
        ],
        bookTitle: 'Gardens',
      },
      { ...people, editor: [{ family: 'Lee', given: 'Bo' }], 'container-title': 'Gardens', type: 'chapter' },
    ],
  ])('%s', (_, given, made) => expect(jsonWork(given)).toMatchObject(made));

  it('is no work where it tells of a package', () =>
    expect(jsonWork({ name: 'hedges', version: '2.0.4', description: 'Grow', author: 'Ann Roe' })).toBeNull());
});
