import { afterEach, describe, expect, it } from 'vitest';
import { courtListener, reporterPlace } from '../../src/lookup/courtlistener.ts';
import { type Asking, asking, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(courtListener, () => body);
  return open;
};
const DECISION = {
  cluster_id: 11,
  caseName: 'Doe v. Roe',
  caseNameFull: 'Jane DOE, Petitioner, v. Richard ROE',
  citation: ['999 U.S. 111', '888 S. Ct. 222'],
  court: 'Supreme Court of the United States',
  dateFiled: '1992-06-29',
  docketNumber: '91-453',
  absolute_url: '/opinion/11/doe-v-roe/',
};
const results = (...decisions: readonly object[]) => json({ count: decisions.length, next: null, results: decisions });
const CITED = { type: 'legal_case', title: 'Doe v. Roe', 'container-title': 'U.S.', volume: '999', page: '111' };

describe('courtListener', () => {
  it('asks for the place in the reporter and leaves out decisions that stand elsewhere', async () => {
    const other = { ...DECISION, cluster_id: 12, citation: ['99 U.S. 111'] };
    const { work, asked, adapter } = await start(results(other, DECISION));
    const sources = found(await work(CITED));
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({
      id: 'courtlistener:11',
      fields: {
        type: 'legal_case',
        title: 'Doe v. Roe',
        'container-title': 'U.S.',
        volume: '999',
        page: '111',
        publisher: 'Supreme Court of the United States',
        issued: { 'date-parts': [[1992, 6, 29]] },
        URL: 'https://www.courtlistener.com/opinion/11/doe-v-roe/',
      },
      titles: ['Jane DOE, Petitioner, v. Richard ROE'],
      years: [1992],
    });
    expect(asked()).toEqual(['/api/rest/v4/search/?type=o&q=citation:("999 U.S. 111")&order_by=score desc']);
    expect(adapter.covers(CITED, { question: 'work', fields: CITED })).toBe('broad');
  });

  it('bears the parallel citation that was asked for', async () => {
    const { work } = await start(results(DECISION));
    expect(found(await work({ ...CITED, 'container-title': 'S.Ct.', volume: '888', page: '222' }))[0]?.fields).toMatchObject({
      volume: '888',
      page: '222',
    });
  });

  it('asks by the parties where no reporter is named, and is broad for no such case', async () => {
    const { work, asked, adapter } = await start(results());
    const fields = { type: 'legal_case', title: 'Donoghue v Stevenson' };
    expect((await work(fields)).lookup).toEqual({ kind: 'absent' });
    expect(asked()[0]).toContain('q=caseName:(Donoghue v Stevenson)');
    expect(adapter.covers(fields, { question: 'work', fields })).toBe('no');
    expect((await work({ type: 'article-journal', title: 'A paper' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
  });

  it('reads places in reporters only', () => {
    expect(reporterPlace('Doe v. Roe, 678 F. Supp. 3d 443 (S.D.N.Y. 2023)')).toEqual({
      volume: '678',
      reporter: 'F. Supp. 3d',
      page: '443',
    });
    expect(reporterPlace('12 Nature 34')).toBeNull();
  });

  it.each<readonly [string, Answer]>(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).work(CITED)).lookup.kind).toBe('unavailable');
  });
});
