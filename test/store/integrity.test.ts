import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { openIntegrity, workOfDoi } from '../../src/store/integrity.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-integrity-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = async (name: string, text: string | Uint8Array): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

const CSV = `Record ID,Title,Reason,RetractionDate,RetractionDOI,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature
1,"A title, with ""quotes""
and a second line",+Fraud;,2/6/2010 0:00,10.1000/notice,10.1000/ABC,9500320,Retraction
2,A title,,3/6/2004 0:00,10.1000/corr,10.1000/abc,9500320,Correction
3,A title,,1/1/2012 0:00,10.1000/back,10.1000/aBc,0,Reinstatement
4,Other,,1/1/2021 0:00,Unavailable,10.21203/rs.3.rs-1/v1,0,Retraction
`;
const LISTS = [
  { list: 'A list', version: '2018', kind: 'journals', name: 'Journal of Doubtful Things', issn: '0378-5955' },
  { list: 'A list', version: '2018', kind: 'journals', name: 'Letters' },
  { list: 'A list', kind: 'publishers', name: 'Doubtful House Press' },
  {
    list: 'A list',
    kind: 'hijacked',
    hijacked: 'The Honest Old Journal',
    hijackedurl: 'http://www.false.example/',
    authentic: 'The Honest Old Journal',
  },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

describe('openIntegrity', () => {
  it('gives the timeline of a work by DOI in any case, or by PubMed number', async () => {
    const lists = await openIntegrity(await file('watch.csv', CSV));
    const timeline = [
      { kind: 'corrected', date: '2004-03-06', doi: '10.1000/corr', from: 'watch.csv' },
      { kind: 'retracted', date: '2010-02-06', doi: '10.1000/notice', from: 'watch.csv', reason: 'Fraud' },
      { kind: 'reinstated', date: '2012-01-01', doi: '10.1000/back', from: 'watch.csv' },
    ];
    expect(lists.notices({ DOI: '10.1000/aBC' })).toEqual(timeline);
    expect(lists.notices({ DOI: 'https://doi.org/10.1000/ABC', PMID: '9500320' })).toEqual(timeline);
    expect(lists.notices({ PMID: '9500320' })).toHaveLength(2);
    expect(lists.notices({ DOI: '10.1000/notice' })).toEqual([]);
    expect(lists.notices({ title: 'A title' })).toEqual([]);
    expect(lists.version).toMatch(/^watch\.csv sha256:[0-9a-f]{16}$/);
  });

  it('gives that of a work without an identifier by its title, year and first author together', async () => {
    const row = 'A slow theory of growing glass corals,Ida Quill;Ben Marsh,3/2/2012 0:00,6/1/2010 0:00,Unavailable,0,Retraction';
    const head = 'Title,Author,RetractionDate,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature';
    const lists = await openIntegrity(
      await file('watch.csv', `${head}\n${row}\n${row.replace('A slow theory of growing glass corals', 'On corals')}\n`),
    );
    const cited = {
      title: 'A Slow Theory of Growing Glass Corals',
      author: [{ family: 'Quill' }],
      issued: { 'date-parts': [[2010]] },
    } as const;
    expect(lists.notices(cited)).toEqual([{ kind: 'retracted', date: '2012-03-02', from: 'watch.csv' }]);
    for (const other of [{ author: [{ family: 'Marsh' }] }, { issued: { 'date-parts': [[2011]] } }, { title: 'On corals' }] as const)
      expect(lists.notices({ ...cited, ...other })).toEqual([]);
  });

  it('says that a list was not there, never that a work is not on it', async () => {
    const watch = await openIntegrity([await file('watch.csv', CSV)]);
    expect(watch.listed({ 'container-title': 'Journal of Doubtful Things' })).toBeNull();
    const journals = await openIntegrity([await file('lists.jsonl', LISTS)]);
    expect(journals.notices({ DOI: '10.1000/abc' })).toBeNull();
    const none = await openIntegrity([]);
    expect([none.notices({ DOI: '10.1000/abc' }), none.listed({ ISSN: '0378-5955' })]).toEqual([null, null]);
  });

  it('shares notices among versions of a preprint', async () => {
    const lists = await openIntegrity(await file('watch.csv', CSV));
    expect(lists.notices({ DOI: '10.21203/rs.3.rs-1/v3' })).toHaveLength(1);
    expect(lists.notices({ DOI: '10.21203/rs.3.rs-11/v1' })).toEqual([]);
  });

  it('joins lists, drops what is said twice, and prefers what bears a date', async () => {
    const lines = [
      { doi: '10.1000/ABC', nature: ['Retraction', 'Expression of concern'] },
      { doi: '10.1000/new', nature: 'Retraction' },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
    await file('more.jsonl.gz', gzipSync(lines));
    await file('watch.csv', CSV);
    await file('copy.csv', CSV);
    await file('notes.txt', 'no list');
    const lists = await openIntegrity(folder);
    expect(lists.notices({ DOI: '10.1000/abc' })?.map(({ kind }) => kind)).toEqual([
      'corrected',
      'retracted',
      'reinstated',
      'expression-of-concern',
    ]);
    expect(lists.notices({ DOI: '10.1000/new' })).toEqual([{ kind: 'retracted', from: 'more.jsonl' }]);
    expect(lists.version.split(', ')).toHaveLength(3);
  });

  it.each([
    [
      'zst',
      'KLUv/QRozQIAAsURFoDZARl+HfoVI6n/9B7lI6DmURckGTpml9gzpFUoQEpf/ClhI48VJACbNJl+bl+eCznjP/Zvp6wtb4WNhGU8ojdd7ECfr10FAFJxLbMwL4CE4kpDnk/Oojeu',
    ],
    [
      'xz',
      '/Td6WFoAAAFpIt42AgAhARYAAAB0L+Wj4ACBAFxdACkZSGciukloKHmUJIuTS4gqD7TyJOJpIz8kaVMI+X8N6imZQsxSCth8izt/XLxqaWTirUCNdOrmnTUuFNo2M9CQQ8TjaEGbheBkiLCD1y94iqgvlxam8Ak1wAAAAACooUYAAXSCAQAAAJ0ffCA+MA2LAgAAAAABWVo=',
    ],
  ])('reads a list packed as .%s, and refuses it cut short', async (packed, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    const lists = await openIntegrity([await file(`watch.csv.${packed}`, bytes)]);
    expect(lists.notices({ DOI: '10.5555/PACKED' })).toMatchObject([{ kind: 'retracted', date: '2016-02-03', from: 'watch.csv' }]);
    const cut = await openIntegrity([await file(`cut.csv.${packed}`, bytes.subarray(0, bytes.length - 30))]).catch(
      (thrown: unknown) => thrown,
    );
    expect((cut as StetError).code).toBe('unreadable-input');
  });

  it('knows listed journals by ISSN or whole title, and publishers by name', async () => {
    const { listed } = await openIntegrity([await file('lists.jsonl', LISTS)]);
    const entry = [{ list: 'A list 2018', entry: 'Journal of Doubtful Things' }];
    expect(listed({ ISSN: '0378-5955' })).toEqual(entry);
    expect(listed({ 'container-title': 'The Journal of Doubtful  THINGS' })).toEqual(entry);
    expect(listed({ 'container-title': 'Journal of Doubtful Things', ISSN: '0378-5955' })).toEqual(entry);
    expect(listed({ publisher: 'Doubtful House Press' })).toEqual([{ list: 'A list', entry: 'Doubtful House Press' }]);
  });

  it('accuses no journal that only sounds like a listed one', async () => {
    const { listed } = await openIntegrity([await file('lists.jsonl', LISTS)]);
    for (const fields of [
      { 'container-title': 'Journal of Doubtful Things and Others' },
      { 'container-title': 'Journal of Doubtful Things', ISSN: '2049-3630' },
      { 'container-title': 'Letters' },
      { 'container-title': 'Doubtful House Press' },
      { 'container-title': 'The Honest Old Journal' },
      { URL: 'http://honest.example/' },
      { URL: 'nonsense' },
      {},
    ])
      expect(listed(fields)).toEqual([]);
    expect(listed({ URL: 'http://false.example/paper' })).toEqual([{ list: 'A list', entry: 'The Honest Old Journal' }]);
  });

  it.each([
    ['half.csv', CSV.slice(0, 160)],
    ['other.csv', 'a,b\n1,2\n'],
    ['half.jsonl', '{"doi":"10.1000/abc","nature":"Retraction"}\n{"doi":'],
    ['other.jsonl', '{"a":1}\n'],
    ['empty.jsonl', ''],
    ['broken.csv.gz', 'not gzip'],
  ])('refuses %s whole, so that nobody rests on half a list', async (name, text) => {
    const error = await openIntegrity([await file(name, text)]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StetError);
    expect((error as StetError).code).toBe('unreadable-input');
  });

  it('says when there is no such list', async () => {
    for (const path of [join(folder, 'none.csv'), folder]) {
      const error = await openIntegrity(path).catch((thrown: unknown) => thrown);
      expect((error as StetError).code).toBe('not-found');
    }
  });
});

describe('workOfDoi', () => {
  it.each([
    ['10.21203/rs.3.rs-1/v2', '10.21203/rs.3.rs-1'],
    ['10.1101/2020.01.30.927871v2', '10.1101/2020.01.30.927871'],
    ['10.6084/m9.figshare.123.v4', '10.6084/m9.figshare.123'],
    ['10.1016/J.X.v2', '10.1016/j.x.v2'],
  ])('%s is %s', (doi, work) => expect(workOfDoi(doi)).toBe(work));
});

describe('CSV lists of questionable journals', () => {
  it('are read under names that say what they are', async () => {
    const lists = await openIntegrity([
      await file('predatory-journals.csv', 'url,name,e-ISSN\nhttps://x.example,Journal of Doubtful Things,0378-5955\n'),
      await file(
        'hijacked.csv',
        'hijacked,hijackedurl,authentic,authenticurl\nThe Honest Old Journal,http://www.false.example/,x,http://honest.example\n',
      ),
      await file(
        'delisted-2024.csv',
        'Source Title,Print-ISSN,E-ISSN\n"Annals, of Delisting",,0028-0836\nBulletin of Delisting,2049-3630,2434-561X\n',
      ),
    ]);
    expect(lists.listed({ 'container-title': 'Journal of Doubtful Things' })).toEqual([
      { list: 'predatory-journals', entry: 'Journal of Doubtful Things' },
    ]);
    expect(lists.listed({ URL: 'http://false.example/paper' })).toMatchObject([{ list: 'hijacked' }]);
    expect(lists.listed({ 'container-title': 'The Honest Old Journal' })).toEqual([]);
    expect(lists.listed({ ISSN: '0028-0836' })).toMatchObject([{ list: 'delisted-2024', entry: 'Annals, of Delisting' }]);
    // A journal's number online names it as its number in print does, also beside its name; another journal's does not.
    for (const fields of [{ ISSN: '2049-3630' }, { ISSN: '2434-561X' }, { ISSN: '2434561x', 'container-title': 'Bulletin of Delisting' }])
      expect(lists.listed(fields)).toMatchObject([{ list: 'delisted-2024', entry: 'Bulletin of Delisting' }]);
    expect(lists.listed({ 'container-title': 'Bulletin of Delisting', ISSN: '0317-8471' })).toEqual([]);
    expect(lists.notices({ DOI: '10.1000/x' })).toBeNull();
  });

  it('are never made out of a list of journals that says nothing bad about them', async () => {
    const path = await file(
      'doaj.csv',
      'Journal title,Journal URL,Journal ISSN (print version)\nA Good Journal,https://good.example,0028-0836\n',
    );
    await expect(openIntegrity(path)).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(openIntegrity(await file('predatory.csv', 'a,b\n1,2\n'))).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});

describe('names of listed journals', () => {
  it('are the same with a sign for “and”, in capitals, with and without an article', async () => {
    const lists = await openIntegrity(
      await file(
        'j.jsonl',
        '{"list":"L","kind":"journals","name":"Annals of Doubt & Rumour"}\n{"list":"L","kind":"journals","name":"Letters and Numbers Abroad"}\n',
      ),
    );
    const told = (name: string) => lists.listed({ 'container-title': name })?.length;
    expect(
      ['Annals of Doubt and Rumour', 'THE ANNALS OF DOUBT & RUMOUR', 'Letters & Numbers Abroad', 'Letters and Numbers Abroad'].map(told),
    ).toEqual([1, 1, 1, 1]);
    expect(['Annals of Doubt', 'Annals of Doubt Rumour', 'Annals of Rumour and Doubt', 'Letters and Numbers at Home'].map(told)).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('a journal that was hijacked', () => {
  it('is not told by a name that it shares with the impostor, whose address tells', async () => {
    const lists = await openIntegrity(
      await file(
        'h.jsonl',
        '{"list":"L","kind":"journals","name":"Journal of Doubt and Theology"}\n{"list":"H","kind":"hijacked","hijacked":"Journal of Doubt and Theology","authentic":"Journal of Doubt & Theology","hijackedurl":"http://impostor.example/"}\n',
      ),
    );
    expect(lists.listed({ 'container-title': 'Journal of Doubt & Theology' })).toEqual([]);
    expect(lists.listed({ 'container-title': 'Journal of Doubt and Theology', URL: 'https://impostor.example/7' })).toMatchObject([
      { list: 'H' },
    ]);
  });
});

describe('lists of what was published about works', () => {
  it('tells of replications by the columns of FORRT, older and newer, and of lines that say what they are', async () => {
    const older = await openIntegrity(
      await file(
        'fred.csv',
        'ref_original,doi_original,ref_replication,doi_replication,result\nA,10.1000/ORIG,"B, C (2018)",https://doi.org/10.1000/rep,failure\n',
      ),
    );
    expect(older.related?.({ DOI: '10.1000/orig' })).toEqual([
      { relation: 'replication', doi: '10.1000/rep', title: 'B, C (2018)', outcome: 'failure', from: 'fred.csv' },
    ]);
    // What it does not speak of was not looked up by it.
    expect(older.notices({ DOI: '10.1000/orig' })).toBeNull();
    expect(older.listed({ DOI: '10.1000/orig' })).toBeNull();
    const newer = await openIntegrity(
      await file(
        'flora.csv',
        '\ufeffdoi_o,doi_r,url_r,title_r,year_r,outcome\n10.1000/a,,https://osf.example/x,Again,2020,NA\n,10.1000/b,,,,\n10.1000/c,10.1000/c,,,,\n',
      ),
    );
    expect(newer.related?.({ DOI: '10.1000/A' })).toEqual([
      { relation: 'replication', url: 'https://osf.example/x', title: 'Again', date: '2020', from: 'flora.csv' },
    ]);
    expect(newer.related?.({ DOI: '10.1000/c' })).toEqual([]);
    expect(newer.related?.({ title: 'Again' })).toEqual([]);
    const lines = await openIntegrity(
      await file(
        'said.jsonl',
        '{"doi":"10.1000/a","nature":"Comment","related":"10.1000/x","title":"On A"}\n{"doi":"10.1000/a","nature":"gossip","related":"10.1000/y"}\n{"doi":"10.1000/a","nature":"reply","related":"javascript:1"}\n',
      ),
    );
    expect(lines.related?.({ DOI: '10.1000/a' })).toEqual([{ relation: 'comment', doi: '10.1000/x', title: 'On A', from: 'said.jsonl' }]);
  });

  it('is null where no such list was given', async () => {
    expect((await openIntegrity(await file('watch.csv', CSV))).related?.({ DOI: '10.1000/abc' })).toBeNull();
  });
});
