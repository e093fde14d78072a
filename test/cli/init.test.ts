import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const shown = async (world: ReturnType<typeof place>): Promise<Record<string, { value: unknown; from: string }>> =>
  JSON.parse((await world.stet(['config', 'show', '--json'])).out);

describe('stet init', () => {
  it('writes what was said in force and the rest as comments, and the next command reads it', async () => {
    const world = place({ 'lists/retractions.csv': '' });
    const { status, out } = await world.stet([
      ...['init', '--mailto', 'ada@example.org', '--index', 'works', '--index', 'postgres://db/x?index=all'],
      ...['--integrity', 'lists/retractions.csv', '--fail-on', 'warning', '--offline'],
    ]);
    expect([status, out]).toEqual([0, expect.stringContaining('Wrote stet.config.yaml')]);
    const text = readFileSync(join(world.cwd, 'stet.config.yaml'), 'utf8');
    expect(text).toContain('\nindex: ["works", "postgres://db/x?index=all"]\n');
    expect(text).toMatch(/\n# How.*\n|\n# maxWarnings: \n/);
    expect(text).not.toContain(world.root);
    const now = await shown(world);
    expect(now).toMatchObject({
      mailto: { value: 'ada@example.org', from: 'project' },
      index: { value: [join(world.cwd, 'works'), 'postgres://db/x?index=all'], from: 'project' },
      integrity: { value: [join(world.cwd, 'lists/retractions.csv')] },
      failOn: { value: 'warning' },
      offline: { value: true },
      marks: { from: 'default' },
    });
  });

  it('leaves every setting as it was when nothing is said', async () => {
    const world = place();
    const before = await shown(world);
    expect((await world.stet(['init'])).status).toBe(0);
    expect(await shown(world)).toEqual(before);
  });

  it('never writes over settings unless told to, and never beside those of another form', async () => {
    const world = place();
    await world.stet(['init', '--mailto', 'ada@example.org']);
    const again = await world.stet(['init', '--mailto', 'ben@example.org']);
    expect([again.status, again.err]).toEqual([2, expect.stringContaining('--force')]);
    expect((await shown(world)).mailto?.value).toBe('ada@example.org');
    expect((await world.stet(['init', '--mailto', 'ben@example.org', '--force'])).status).toBe(0);
    expect((await shown(world)).mailto?.value).toBe('ben@example.org');
    const other = place();
    writeFileSync(join(other.cwd, 'stet.config.json'), '{}');
    for (const flags of [[], ['--force']]) expect((await other.stet(['init', ...flags])).err, flags.join()).toContain('stet.config.json');
    expect(existsSync(join(other.cwd, 'stet.config.yaml'))).toBe(false);
  });
});
