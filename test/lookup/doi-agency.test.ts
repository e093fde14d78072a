import { afterEach, describe, expect, it } from 'vitest';
import { doiAgency } from '../../src/lookup/doi-agency.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

const DOI = '10.5555/a(b)c';
let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (parts: { readonly ra?: Answer; readonly handle?: Answer; readonly record?: Answer }): Promise<Asking> => {
  open = await asking(doiAgency, (path) =>
    path.startsWith('/doiRA/') ? parts.ra : path.startsWith('/api/handles/') ? parts.handle : parts.record,
  );
  return open;
};
const ra = (fields: object) => json([{ DOI, ...fields }]);
const handle = (responseCode: number, status = 200) => json({ responseCode, handle: DOI }, status);

describe('doiAgency', () => {
  it('learns what a DOI of any agency names', async () => {
    const { id, registry, asked } = await start({
      ra: ra({ RA: 'JaLC' }),
      record: json({
        type: 'article-journal',
        title: '論文',
        author: [{ family: '山田', given: '太郎' }, { literal: 'Trial Group' }],
        'container-title': ['雑誌'],
        issued: { 'date-parts': [['2015', 3]] },
        ISSN: ['0378-5955'],
        DOI: DOI.toUpperCase(),
      }),
    });
    const answer = await id('doi', DOI);
    expect(first(answer)).toMatchObject({
      id: `doi-agency:${DOI}`,
      fields: {
        title: '論文',
        author: [{ family: '山田', given: '太郎' }, { literal: 'Trial Group' }],
        'container-title': '雑誌',
        issued: { 'date-parts': [[2015, 3]] },
        DOI,
        ISSN: '0378-5955',
      },
      years: [2015],
    });
    expect(answer.snapshots).toHaveLength(2);
    expect(asked()).toEqual([`/doiRA/${DOI}`, `/${DOI}`]);
    expect(registry.asked[1]?.headers.accept).toBe('application/vnd.citationstyles.csl+json');
  });

  it.each([
    ['no record', { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['a record that names nothing', json({ title: '', DOI })],
    ['half a record', { body: '{"title":' }],
  ])('finds a DOI that exists and tells nothing: %s', async (_, record) => {
    const { id } = await start({ ra: ra({ RA: 'mEDRA' }), record });
    expect(first(await id('doi', DOI))).toMatchObject({ fields: { DOI, URL: `https://doi.org/${DOI}` }, years: [] });
    expect(first(await id('doi', DOI)).fields.title).toBeUndefined();
  });

  it('takes a DOI for unregistered only when doi.org says so twice', async () => {
    const { id, asked } = await start({ ra: ra({ status: 'DOI does not exist' }), handle: handle(100, 404) });
    expect((await id('doi', DOI)).lookup).toEqual({ kind: 'absent' });
    expect(asked()).toEqual([`/doiRA/${DOI}`, `/api/handles/${DOI}`]);
  });

  it.each<readonly [string, Answer]>([
    ['the handle is there', handle(1)],
    ['the handle has no values', handle(2)],
    ['the handle system failed', handle(2000)],
    ['another handle came back', json({ responseCode: 100, handle: '10.5555/other' }, 404)],
    ...NO_ANSWERS,
  ])('calls it an outage when it says so once, but %s', async (_, body) => {
    const { id } = await start({ ra: ra({ status: 'DOI does not exist' }), handle: body });
    expect((await id('doi', DOI)).lookup.kind).toBe('unavailable');
  });

  it.each<readonly [string, Answer]>([
    ['an agency that is not known', ra({ status: 'Unknown RA' })],
    ['another DOI', json([{ DOI: '10.5555/other', RA: 'Crossref' }])],
    ['an empty list', json([])],
    ...NO_ANSWERS,
  ])('calls %s an outage', async (_, body) => {
    const { id } = await start({ ra: body });
    expect((await id('doi', DOI)).lookup.kind).toBe('unavailable');
  });

  it('answers for DOIs alone', async () => {
    const { id, work, adapter, asked } = await start({});
    expect((await id('arxiv', '2205.14135')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ title: 'T' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: DOI })).toBe('authoritative');
    expect(adapter.covers({ title: 'T' }, { question: 'work', fields: { title: 'T' } })).toBe('no');
    expect(asked()).toEqual([]);
  });
});
