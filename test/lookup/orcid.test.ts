import { afterEach, describe, expect, it } from 'vitest';
import { orcid } from '../../src/lookup/orcid.ts';
import { type Asking, asking, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(orcid, () => body);
  return open;
};
const work = (code: number, title: string, more: object = {}) => ({
  'work-summary': [{ 'put-code': code, title: { title: { value: title } }, type: 'journal-article', ...more }],
});
const id = (type: string, value: string, relationship = 'self') => ({
  'external-id-type': type,
  'external-id-value': value,
  'external-id-relationship': relationship,
});
const CITED = { title: 'A study of made-up things', author: [{ family: 'Carberry', ORCID: 'https://orcid.org/0000-0002-1825-0097' }] };

describe('orcid', () => {
  it('gives the listed works with a title like the cited one, likest first, with their own identifiers', async () => {
    const { work: ask, asked } = await start(
      json({
        group: [
          work(1, 'Something else entirely'),
          work(2, 'A study of made-up thing', { 'publication-date': { year: { value: '2011' }, month: null } }),
          work(3, 'A Study of Made-Up Things', {
            'external-ids': {
              'external-id': [id('issn', '0378-5955', 'part-of'), id('doi', '10.1000/WHOLE', 'version-of'), id('doi', '10.1000/OWN')],
            },
            'publication-date': { year: { value: '2010' }, month: { value: '02' }, day: null },
            'journal-title': { value: 'Journal of Examples' },
          }),
        ],
      }),
    );
    const sources = found(await ask(CITED));
    expect(sources.map((source) => source.id)).toEqual(['orcid:3', 'orcid:2']);
    expect(sources[0]).toMatchObject({
      fields: { DOI: '10.1000/own', 'container-title': 'Journal of Examples', issued: { 'date-parts': [[2010, 2]] } },
      authorsComplete: false,
    });
    expect(sources[0]?.fields.author).toBeUndefined();
    expect(asked()).toEqual(['/v3.0/0000-0002-1825-0097/works']);
  });

  it('asks nothing where no iD is stated, and its silence says nothing', async () => {
    const { work: ask, adapter, asked } = await start(json({ group: [] }));
    expect((await ask({ title: 'T', author: [{ family: 'Carberry' }] })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(asked()).toEqual([]);
    expect((await ask(CITED)).lookup).toEqual({ kind: 'absent' });
    expect(adapter.covers({ type: 'article-journal', ...CITED }, { question: 'work', fields: CITED })).toBe('no');
  });

  it.each<readonly [string, Answer]>(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).work(CITED)).lookup.kind).toBe('unavailable');
  });
});
