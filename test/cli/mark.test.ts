import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOWHERE, place, RECORDS, WRONG_YEAR } from './made-world.ts';

const world = place({ 'records.csl.jsonl': RECORDS, 'a.bib': `${NOWHERE}\n${WRONG_YEAR}` });
const CHECK = ['check', 'a.bib', '--offline', '--index', 'works', '--no-config'];
const MARK = ['mark', '--no-config'];
const file = join(world.cwd, 'stet-marks.json');
beforeAll(async () => {
  expect((await world.stet(['index', 'build', '--from', 'records.csl.jsonl', '--out', 'works', '--declare-complete'])).status).toBe(0);
});

describe('stet mark', () => {
  it('settles a finding of the last run: it stays in the report and moves no exit status', async () => {
    expect((await world.stet(CHECK)).status).toBe(1);
    const marked = await world.stet([...MARK, 'none2020', 'ok', '--reason', 'exists_elsewhere', '--note', 'seen in print', '--by', 'Ada']);
    expect(marked.status).toBe(0);
    expect(marked.out).toContain('[none2020]');
    expect(marked.out).toContain('found: fake (ref/fake-nothing-found) in a.bib');
    const again = await world.stet(CHECK);
    expect(again.status).toBe(0);
    expect(again.out).toContain('NO MATCH');
    expect(again.out).toContain('decided: It stands: found in another place (Ada, ');
    const json = JSON.parse((await world.stet([...CHECK, '--json'])).out) as {
      references: { verdict: { outcome: string }; decision?: { note: string } }[];
    };
    expect(json.references[0]?.verdict.outcome).toBe('fake');
    expect(json.references[0]?.decision?.note).toBe('seen in print');
    expect(json.references[1]?.decision).toBeUndefined();
  });

  it('counts what it does not settle', async () => {
    expect((await world.stet([...CHECK, '--fail-on', 'warning'])).status).toBe(1);
    await world.stet([...MARK, 'hull2014', 'bad', '--reason', 'wrong_details']);
    const still = await world.stet([...CHECK, '--fail-on', 'warning']);
    expect(still.status).toBe(1);
    expect(still.out).toContain('decided: Needs correcting: the work exists, its details differ');
    await world.stet([...MARK, 'hull2014', 'ok', '--reason', 'the year is that of the print']);
    expect((await world.stet([...CHECK, '--fail-on', 'warning'])).status).toBe(0);
  });

  it('holds for the same words in another document, and not for other words', async () => {
    writeFileSync(join(world.cwd, 'b.bib'), NOWHERE);
    writeFileSync(join(world.cwd, 'c.bib'), NOWHERE.replace('umbrellas', 'gloves'));
    expect((await world.stet(CHECK.with(1, 'b.bib'))).status).toBe(0);
    expect((await world.stet(CHECK.with(1, 'c.bib'))).status).toBe(1);
  });

  it('lists decisions and takes them back', async () => {
    const listed = await world.stet([...MARK, '--list']);
    expect(listed.out).toContain('[none2020]');
    expect(listed.out).toContain('[hull2014]');
    expect((JSON.parse((await world.stet([...MARK, '--list', '--json'])).out) as unknown[]).length).toBe(2);
    expect((await world.stet([...MARK, '--remove', 'none2020'])).status).toBe(0);
    expect((await world.stet([...MARK, '--list'])).out).not.toContain('[none2020]');
    expect((await world.stet(CHECK)).status).toBe(1);
    expect((await world.stet([...MARK, '--remove', 'none2020'])).status).toBe(2);
  });

  it('takes a saved report in place of the logs', async () => {
    const saved = join(world.cwd, 'saved.json');
    writeFileSync(saved, (await world.stet([...CHECK, '--json'])).out);
    const other = [...MARK, '--marks', 'other.json'];
    expect((await world.stet([...other, 'none2020', 'ok', '--reason', 'known_good', '--report', 'saved.json'])).status).toBe(0);
    expect((await world.stet([...CHECK, '--marks', 'other.json'])).status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('none2020');
  });

  it.each([
    [['none2020', 'ok'], 'a decision needs its reason'],
    [['none2020', 'fine', '--reason', 'other'], 'ok, bad or unsure'],
    [['nobody1999', 'ok', '--reason', 'other'], 'no reference nobody1999'],
    [['none2020', 'ok', '--reason', 'other', '--rule', 'warn/retracted'], 'no problem by rule'],
    [['none2020', 'ok', '--reason', 'other', '--document', 'z.pdf'], 'of z.pdf'],
    [[], 'which reference?'],
  ])('says what is wrong with %j', async (argv, says) => {
    const ran = await world.stet([...MARK, '--marks', 'nothing.json', ...argv]);
    expect([ran.status, ran.err]).toEqual([2, expect.stringContaining(says)]);
    expect(existsSync(join(world.cwd, 'nothing.json'))).toBe(false);
  });

  it('refuses to check with decisions it cannot read', async () => {
    writeFileSync(join(world.cwd, 'damaged.json'), '{"schema":');
    const ran = await world.stet([...CHECK, '--marks', 'damaged.json']);
    expect([ran.status, ran.err]).toEqual([2, expect.stringContaining('damaged.json')]);
  });
});
