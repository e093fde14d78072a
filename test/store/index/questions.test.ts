/**
 * The contract of an index, asked of both that keep it: a file of this machine and tables in a real PostgreSQL, each with an addition.
 * Every question of the port is asked here, so that neither can lack one or answer it otherwise.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToIndex, buildIndex } from '../../../src/holdings.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { BibliographicIndex, SharedIndex } from '../../../src/model/ports.ts';
import type { HeldItem } from '../../../src/model/source.ts';
import { openIndex } from '../../../src/store/index/read.ts';
import { openSharedIndex } from '../../../src/store/shared/index.ts';
import { type Postgres, startPostgres } from '../../servers/postgres.ts';

/** What both kinds of index are asked; a further method of the port makes this file fail to type until it is asked here. */
type Asked = Exclude<keyof BibliographicIndex & keyof SharedIndex, 'manifest' | 'close'>;
type Question = { readonly [Method in Asked]: readonly [Method, ...Parameters<NonNullable<BibliographicIndex[Method]>>] }[Asked];
type Missing = Exclude<keyof BibliographicIndex, keyof SharedIndex> | Exclude<keyof SharedIndex, keyof BibliographicIndex>;
const NOTHING_MISSING: Missing extends never ? true : false = true;
const METHODS: Readonly<Record<Asked, true>> = { byIdentifier: true, byTitle: true, search: true, byOrcid: true };

const ORCIDS = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'];
const WORDS = ['barley', 'copper', 'granite', 'willow', 'lantern', 'harbour', 'meadow', 'thunder', 'orchard', 'saffron', 'kestrel'];
const TYPES = ['article-journal', 'book', 'chapter', 'paper-conference', 'report', 'thesis'];

/** A work whose every field follows from its number. */
const work = (n: number, more: HeldItem = {}): HeldItem => ({
  id: `made:${n}`,
  type: TYPES[n % TYPES.length] as string,
  title: `${WORDS[n % 11]} and ${WORDS[(n * 3 + 1) % 11]} ${['in', 'of', 'for'][n % 3]} the ${WORDS[(n * 7 + 5) % 11]} district ${n % 29}`,
  author: [
    { family: `Person${n % 43}`, given: 'A.', ...(n % 9 === 0 ? { ORCID: `https://orcid.org/${ORCIDS[n % 3]}` } : {}) },
    ...(n % 4 === 0 ? [{ family: `Other${n % 17}` }] : []),
  ],
  issued: { 'date-parts': [[1950 + (n % 70)]] },
  volume: String(n % 30),
  page: `${n}-${n + 9}`,
  ...(n % 2 === 0 ? { DOI: `10.5555/Made.${n}` } : {}),
  ...(n % 5 === 0 ? { PMID: String(1000 + n) } : {}),
  ...(n % 7 === 0 ? { PMCID: `PMC${2000 + n}` } : {}),
  ...(n % 8 === 1 ? { arxiv: `21${String((n % 12) + 1).padStart(2, '0')}.${String(n).padStart(5, '0')}` } : {}),
  ...(n % 6 === 1 ? { ISBN: '978-3-16-148410-0' } : {}),
  ...(n % 10 === 3 ? { URL: `https://example.org/works/${n}/` } : {}),
  ...more,
});

/** Works that nobody signs, made up but for the forms of their numbers. */
const NUMBERED: readonly HeldItem[] = [
  { id: 'law:1', type: 'legislation', title: 'Meadow Protection Act', number: 'Pub. L. No. 999-336', issued: { 'date-parts': [[1990]] } },
  { id: 'law:2', type: 'legislation', title: 'Meadow Protection (Repeal) Act', number: 'Public Law 999-337' },
  { id: 'case:1', type: 'legal_case', title: 'Harrow v. Quill', volume: '947', 'container-title': 'U.S.', page: '4483-4490' },
  { id: 'std:1', type: 'standard', title: 'Lantern glass: requirements', number: 'ISO 99001:2015', issued: { 'date-parts': [[2015]] } },
  { id: 'std:2', type: 'standard', title: 'Lantern glass: requirements', number: 'ISO 99001:2008', issued: { 'date-parts': [[2008]] } },
  { id: 'rfc:1', type: 'standard', title: 'A transport for lanterns', number: 'RFC 99793' },
  // A number in the title of an article names nothing.
  { id: 'about:1', type: 'article-journal', title: 'What Public Law 999-336 meant for meadows', number: 'Pub. L. No. 999-336' },
];
const OTHERS: readonly HeldItem[] = [
  {
    id: 'cjk:1',
    type: 'article-journal',
    title: '深度学习在大麦分类中的应用',
    author: [{ family: '王' }],
    issued: { 'date-parts': [[2015]] },
  },
  { id: 'de:1', type: 'book', title: 'Die Müßiggänger', 'original-title': 'The idlers of the granary', author: [{ family: 'Größ' }] },
  { id: 'quote:1', type: 'article-journal', title: 'On "willow" \\ and back\\slashes', author: [{ family: 'Ash' }] },
  // One record twice, and its namesake.
  work(7, { id: 'twice:1' }),
  work(7, { id: 'twice:1' }),
  // Only a notice, a comment and a replication tell what became of 10.5555/made.12, which is also PMID 4012 there.
  work(912, {
    title: 'Retraction: a note',
    'is-notice': true,
    DOI: '10.5555/notice',
    'notice-about': [{ about: '10.5555/MADE.12', kind: 'retracted', date: '2020-02-03', doi: '10.5555/notice', from: 'crossref' }],
  }),
  work(914, {
    title: 'A comment on copper',
    DOI: '10.5555/comment',
    related: [{ relation: 'comments-on', doi: '10.5555/made.10', pmid: '1010', from: 'pubmed' }],
  }),
]; // prettier-ignore
const FIRST = [...Array.from({ length: 360 }, (_, n) => work(n)), ...NUMBERED, ...OTHERS];
const ADDED: readonly HeldItem[] = [
  work(20, { title: 'Orchards anew, corrected after the first printing' }),
  work(14, { id: 'made:14', author: [{ family: 'Person14', ORCID: ORCIDS[1] as string }] }),
  work(1001, { DOI: '10.5555/added' }),
  { id: 'law:3', type: 'legislation', title: 'An act on lanterns and other lights', number: 'Pub. L. No. 999-400' },
  // What was said of a work since.
  work(920, {
    title: 'Expression of concern',
    'is-notice': true,
    DOI: '10.5555/concern',
    'notice-about': [{ about: '10.5555/made.16', kind: 'expression-of-concern', date: '2024-05-06', from: 'crossref' }],
  }),
]; // prettier-ignore

const dir = mkdtempSync(join(tmpdir(), 'stet-contract-'));
let postgres: Postgres;
const open: Record<'file' | 'PostgreSQL', BibliographicIndex | SharedIndex | null> = { file: null, PostgreSQL: null };
const index = (kind: keyof typeof open): BibliographicIndex | SharedIndex => {
  const one = open[kind];
  if (one === null) throw new Error(`no index in ${kind}`);
  return one;
};
const file = (name: string, items: readonly object[]): string => {
  writeFileSync(join(dir, name), items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  return join(dir, name);
};

beforeAll(async () => {
  postgres = await startPostgres();
  const first = file('first.jsonl', FIRST);
  const added = file('added.jsonl', ADDED);
  const about = { declareComplete: true, scope: 'what was made', name: 'works', now: () => '2026-01-02T00:00:00.000Z' };
  const path = join(dir, 'works.idx');
  const where = `${await postgres.database()}?index=works`;
  for (const out of [path, where]) {
    await buildIndex({ from: [first], out, ...about });
    await addToIndex({ from: [added], out, scope: 'and since', now: about.now });
  }
  open.file = openIndex(path);
  open.PostgreSQL = await openSharedIndex(where);
});
afterAll(async () => {
  for (const one of Object.values(open)) await one?.close();
  await postgres?.close();
  rmSync(dir, { recursive: true, force: true });
});

const ask = async (kind: keyof typeof open, question: Question): Promise<readonly HeldItem[]> => {
  const one = index(kind);
  switch (question[0]) {
    case 'byIdentifier':
      return one.byIdentifier(question[1], question[2]);
    case 'byTitle':
      return one.byTitle(question[1]);
    case 'byOrcid':
      return (await one.byOrcid?.(question[1])) ?? [];
    case 'search':
      return one.search(question[1], question[2]);
  }
};

describe.each(['file', 'PostgreSQL'] as const)('an index kept in: %s', (kind) => {
  const ids = async (...question: Question): Promise<readonly (string | undefined)[]> => (await ask(kind, question)).map(({ id }) => id);
  const like = (fields: CslItem, limit = 5) => ids('search', fields, limit);

  it('says what it holds', () => {
    expect(index(kind).manifest).toMatchObject({
      name: 'works',
      records: FIRST.length + ADDED.length,
      complete: true,
      scope: 'and since',
      notices: 3,
    }); // prettier-ignore
    expect(NOTHING_MISSING).toBe(true);
    for (const method of Object.keys(METHODS) as Asked[]) expect(index(kind)[method]).toBeTypeOf('function');
  });

  it('finds by identifiers in every spelling, a record that is held twice once', async () => {
    expect(await ids('byIdentifier', 'doi', 'https://doi.org/10.5555/MADE.8')).toEqual(['made:8']);
    expect(await ids('byIdentifier', 'pmid', 'PMID: 1010')).toEqual(['made:10']);
    expect(await ids('byIdentifier', 'pmcid', 'PMC2007')).toEqual(['made:7', 'twice:1']);
    expect(await ids('byIdentifier', 'arxiv', 'arXiv:2110.00009v3')).toEqual(['made:9']);
    expect(await ids('byIdentifier', 'doi', '10.48550/arXiv.2110.00009')).toEqual(['made:9']);
    expect(await ids('byIdentifier', 'url', 'http://www.example.org/works/23')).toEqual(['made:23']);
    expect(await ids('byIdentifier', 'isbn', '316148410X')).toHaveLength(61);
    for (const nothing of ['10.5555/none', '', '\u0000', 'x'.repeat(50_000)]) expect(await ids('byIdentifier', 'doi', nothing)).toEqual([]);
  });

  it('finds laws, decisions and standards by their numbers, however these are printed, and before what is only alike', async () => {
    expect((await like({ title: 'Some other name', number: 'Public Law 999–336' }))[0]).toBe('law:1');
    expect((await like({ number: 'Pub. L. 999-336' }))[0]).toBe('law:1');
    expect((await like({ title: 'Meadow Protection Act', number: 'Pub. L. 999-337' }))[0]).toBe('law:2');
    expect((await like({ number: '947 U. S. 4483' }))[0]).toBe('case:1');
    expect((await like({ title: 'Glass', number: 'ISO 99001' })).slice(0, 2)).toEqual(['std:1', 'std:2']);
    expect((await like({ number: 'ISO 99001:2008' }))[0]).toBe('std:2');
    expect((await like({ number: 'RFC99793' }))[0]).toBe('rfc:1');
    expect(await like({ number: 'Pub. L. No. 999-999' })).toEqual([]);
    expect(await like({ number: 'No. 12' })).toEqual([]);
  });

  it('finds them in what was added, too, before works of the first part that are only alike', async () => {
    expect((await like({ title: 'Lantern glass: requirements', number: 'Public Law 999-400' }))[0]).toBe('law:3');
    expect(await like({ title: 'Lantern glass: requirements', number: 'Public Law 999-400' }, 1)).toEqual(['law:3']);
  });

  it('finds all works of a person by ORCID iD, those added since among them, and a replaced record no more', async () => {
    const filed = (n: number): string => `made:${n}`;
    const zero = Array.from({ length: 360 }, (_, n) => n).filter((n) => n % 9 === 0);
    expect(await ids('byOrcid', ORCIDS[0] as string)).toEqual(zero.filter((n) => n % 3 === 0).map(filed));
    expect(await ids('byOrcid', ORCIDS[1] as string)).toEqual(['made:14']);
    expect(await ids('byOrcid', '0000-0000-0000-0000')).toEqual([]);
    expect(await ids('byOrcid', 'nobody')).toEqual([]);
  });

  it('finds by folded title, by another title, and by titles that need quoting', async () => {
    expect(await ids('byTitle', 'DIE MUSSIGGANGER')).toEqual(await ids('byTitle', 'Die Müßiggänger'));
    expect(await ids('byTitle', 'the idlers of the granary')).toEqual(['de:1']);
    expect(await ids('byTitle', 'On “willow” \\ and back\\slashes')).toEqual(['quote:1']);
    expect(await ids('byTitle', '…')).toEqual([]);
  });

  it('finds through misspellings, and what was put right since instead of what stood there', async () => {
    expect((await like({ title: 'The idlrs of the granery' }))[0]).toBe('de:1');
    expect((await like({ title: '深度学习在大麦分类的应用' }))[0]).toBe('cjk:1');
    expect((await like({ title: 'Orchrds anew, corrected after the frst printing' }))[0]).toBe('made:20');
    expect(await ids('byIdentifier', 'doi', '10.5555/made.20')).toEqual(['made:20']);
    expect(await ids('byTitle', work(20).title ?? '')).not.toContain('made:20');
    expect(await like({ title: 'zzz qqq xxx' })).toEqual([]);
    expect(await like({ title: 'Die Müßiggänger' }, 0)).toEqual([]);
    expect(await like({ title: 'barley and copper' }, 3)).toHaveLength(3);
  });

  it('tells with a work what notices and comments say of it, each once', async () => {
    const [retracted] = await ask(kind, ['byIdentifier', 'doi', '10.5555/made.12']);
    expect(retracted?.notices).toMatchObject([{ kind: 'retracted', date: '2020-02-03', doi: '10.5555/notice' }]);
    const [commented] = await ask(kind, ['byIdentifier', 'pmid', '1010']);
    expect(commented?.related).toMatchObject([{ relation: 'comment', doi: '10.5555/comment' }]);
    const [concern] = await ask(kind, ['search', { title: work(16).title ?? '', author: work(16).author ?? [] }, 3]);
    expect(concern?.notices).toMatchObject([{ kind: 'expression-of-concern', date: '2024-05-06' }]);
    const [notice] = await ask(kind, ['byIdentifier', 'doi', '10.5555/notice']);
    expect(notice?.notices).toBeUndefined();
  });
});

describe('both', () => {
  /** A slip in a title, by its number: a letter less, a word less, words turned round. */
  const slip = (title: string, n: number): string => {
    const words = title.split(' ');
    const at = n % words.length;
    if (n % 3 === 0) return words.map((word, i) => (i === at ? word.slice(0, -1) : word)).join(' ');
    if (n % 3 === 1) return words.filter((_, i) => i !== at).join(' ');
    return words.reverse().join(' ');
  };

  it('give the same records in the same order to several hundred questions', async () => {
    const all = [...FIRST, ...ADDED];
    const questions: readonly Question[] = all.flatMap((item, n): readonly Question[] => [
      ...(item.DOI === undefined ? [] : [['byIdentifier', 'doi', item.DOI] as const]),
      ...(n % 4 === 0 ? [['byTitle', item.title ?? ''] as const] : []),
      ...(n % 4 === 1 ? [['search', { ...item, title: slip(item.title ?? '', n) }, 16] as const] : []),
      ...(n % 4 === 2 ? [['search', { title: slip(item.title ?? '', n) }, 5] as const] : []),
      ...(n % 4 === 3 ? [['search', { title: '', author: item.author ?? [], issued: item.issued ?? {} }, 8] as const] : []),
    ]);
    expect(questions.length).toBeGreaterThan(500);
    for (let at = 0; at < questions.length; at += 8) {
      const few = questions.slice(at, at + 8);
      const answers = await Promise.all(few.map((question) => ask('PostgreSQL', question)));
      for (const [i, question] of few.entries()) expect(answers[i], JSON.stringify(question)).toEqual(await ask('file', question));
    }
  });
});
