import { afterEach, describe, expect, it } from 'vitest';
import { unpaywall } from '../../src/lookup/unpaywall.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(unpaywall, () => body);
  return open;
};

describe('unpaywall', () => {
  it('maps a record', async () => {
    const { id, asked } = await start(
      json({
        doi: '10.5555/ABC',
        title: 'A title',
        year: 2013,
        published_date: '2013-12-01',
        genre: 'proceedings-article',
        journal_name: 'Conference',
        journal_issns: '0378-5955,1234-5678',
        publisher: 'House',
        z_authors: [{ given: 'Ada', family: 'Lovelace' }],
      }),
    );
    expect(first(await id('doi', '10.5555/abc'))).toMatchObject({
      id: 'unpaywall:10.5555/abc',
      fields: {
        type: 'paper-conference',
        title: 'A title',
        author: [{ family: 'Lovelace', given: 'Ada' }],
        'container-title': 'Conference',
        ISSN: '0378-5955',
        issued: { 'date-parts': [[2013, 12, 1]] },
      },
      years: [2013],
      authorsComplete: false,
    });
    expect(asked()).toEqual(['/v2/10.5555/abc']);
  });

  it('has no say about DOIs it lacks, nor about anything else', async () => {
    const { id, work, adapter } = await start(json({ error: true, message: "'10.1/x' isn't in Unpaywall." }, 404));
    expect((await id('doi', '10.1/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await id('pmid', '1')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ title: 'T' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: '10.1/x' })).toBe('no');
  });

  it.each<readonly [string, Answer]>([...NO_ANSWERS, ['another DOI', json({ doi: '10.5555/other', title: 'T' })]])(
    'takes %s for an outage, never for absence',
    async (_, body) => {
      expect((await (await start(body)).id('doi', '10.5555/abc')).lookup.kind).toBe('unavailable');
    },
  );
});
