/** What every version of stet wrote is still read: its logs and reports verify, and its runs replay or the drift is named. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './cli/made-world.ts';

const golden = resolve(import.meta.dirname, 'golden');
const versions = existsSync(golden) ? readdirSync(golden).filter((name) => /^\d/.test(name)) : [];

describe('golden logs', () => {
  it('are kept', () => expect(versions.length).toBeGreaterThan(0));

  it.each(versions)('of version %s verify and replay', async (version) => {
    const { cwd, stet } = place();
    cpSync(join(golden, version), cwd, { recursive: true });
    const places = ['--data-dir', 'data', '--log-dir', 'logs', '--no-config'];
    const { run, audit } = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8')) as { run: string; audit: { checkpoint: string } };
    expect(audit.checkpoint).toBe(readFileSync(join(cwd, 'checkpoint'), 'utf8'));
    expect(await stet(['audit', 'verify', 'logs', '--anchor', 'checkpoint', ...places])).toMatchObject({ status: 0 });
    expect(await stet(['audit', 'verify', 'report.json', '--anchor', 'logs/commit/vkey', ...places])).toMatchObject({ status: 0 });
    const page = await stet(['audit', 'verify', 'report.html', '--anchor', 'logs/commit/vkey', ...places]);
    // A later version lays a page out otherwise; then its report is checked, and that its words were not is said.
    expect([0, 1, 2]).toContain(page.status);
    for (const line of page.out.split('\n').filter((each) => each.startsWith('TAMPERED'))) expect(line).toContain('words on the page');
    await stet(['index', 'build', '--from', 'works.jsonl', '--out', 'works', '--declare-complete']);
    const replay = await stet(['audit', 'replay', run, 'refs.bib', '--index', 'works', '--offline', ...places]);
    expect(replay.err).toBe('');
    // 1 under the settings of then, 2 where the index or the settings are written down otherwise by now.
    if (replay.status === 0) expect(replay.out).toContain('byte for byte the same');
    else
      expect(replay).toMatchObject({
        status: /drift from line 1 on/.test(replay.out) ? 2 : 1,
        out: expect.stringContaining('drift from line'),
      });
  });
});
