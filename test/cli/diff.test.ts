import { beforeAll, describe, expect, it } from 'vitest';
import { GOOD, NOWHERE, place, RECORDS } from './made-world.ts';

const world = place({ 'works.csl.jsonl': RECORDS, 'a.bib': GOOD + NOWHERE, 'b.bib': GOOD, 'no.json': '{}' });
const check = (file: string) => world.stet(['check', file, '--index', 'works', '--offline', '-f', 'json', '-o', `${file}.json`]);

beforeAll(async () => {
  await world.stet(['index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete']);
  await check('a.bib');
  await check('b.bib');
});

describe('stet diff', () => {
  it('exits by what arose, and shows it in each form', async () => {
    const better = await world.stet(['diff', 'a.bib.json', 'b.bib.json']);
    expect([better.status, better.out]).toEqual([0, expect.stringMatching(/^gone {5}\[none2020\][\s\S]*1 reference as before\n$/)]);
    const worse = await world.stet(['diff', 'b.bib.json', 'a.bib.json', '-f', 'json']);
    expect(worse.status).toBe(1);
    expect(JSON.parse(worse.out)).toMatchObject({ same: 1, changes: [{ kind: 'new', key: 'none2020', matters: true }] });
    expect((await world.stet(['diff', 'b.bib.json', 'a.bib.json', '-f', 'markdown'])).out).toContain('**new**');
  });

  it('says what it cannot take', async () => {
    for (const bad of [
      ['a.bib.json'],
      ['a.bib.json', 'no.json'],
      ['a.bib.json', 'nowhere.json'],
      ['a.bib.json', 'b.bib.json', '-f', 'html'],
    ])
      expect((await world.stet(['diff', ...bad])).status, bad.join(' ')).toBe(2);
  });
});
