/** The list of runs that `stet audit show` gives when no run is named. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD, NOWHERE, place } from '../made-world.ts';

describe('stet audit show without a run', () => {
  it('lists the runs, the newest first, and says what became of one without lines', async () => {
    const { root, stet } = place({ 'one.bib': GOOD, 'two.bib': GOOD + NOWHERE });
    const places = ['--data-dir', join(root, 'data'), '--no-config'];
    const show = (...words: string[]) => stet(['audit', 'show', ...words, ...places]);
    expect(await show()).toMatchObject({ status: 0, out: expect.stringMatching(/^No runs are logged in .+ yet\.\n$/) });
    await stet(['check', 'one.bib', '--offline', ...places]);
    await stet(['check', 'two.bib', '--offline', ...places]);
    const logs = join(root, 'data', 'logs');
    const made = readdirSync(logs).filter((name) => name.startsWith('r_'));
    mkdirSync(join(logs, 'r_20010203T040506_00000000'));
    writeFileSync(join(logs, 'r_20010203T040506_00000000', 'leaves'), '');

    const { status, out } = await show();
    const lines = out.trim().split('\n');
    expect(status).toBe(0);
    expect(lines.slice(0, 2).map((line) => line.split('  ')[0])).toEqual([...made].sort().reverse());
    expect(
      lines
        .slice(0, 2)
        .map((line) => line.replace(/^\S+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}/, ''))
        .sort(),
    ).toEqual(['1 reference      one.bib', '2 references     two.bib']);
    expect(lines[2]).toMatch(/^r_20010203T040506_00000000 {2}its lines are erased or damaged/);
    expect(lines[3]).toMatch(/^3 runs in .+\. stet audit show RUN shows one\.$/);

    const objects = (await show('--json')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects.map(({ run }) => run)).toEqual([...[...made].sort().reverse(), 'r_20010203T040506_00000000']);
    expect(objects.find(({ name }) => name === 'two.bib')).toMatchObject({ references: 2, of: 'document' });
    expect((await show(made[0] ?? '')).out).toContain('Merkle root');
    expect(await show(made[0] ?? '', '--json')).toMatchObject({ status: 3 });
  });

  it('lists the newest alone where there are many, and all when asked', async () => {
    const { root, stet } = place();
    const logs = join(root, 'data', 'logs');
    for (let i = 10; i < 35; i += 1) {
      mkdirSync(join(logs, `r_200102${i}T040506_00000000`), { recursive: true });
      writeFileSync(join(logs, `r_200102${i}T040506_00000000`, 'leaves'), '');
    }
    const show = (...words: string[]) => stet(['audit', 'show', ...words, '--data-dir', join(root, 'data'), '--no-config']);
    const { out } = await show();
    expect(out.split('\n')[0]).toContain('r_20010234');
    expect(out).not.toContain('r_20010214T');
    expect(out).toContain('25 runs in ');
    expect(out).toContain('--all lists the 5 older ones too');
    expect((await show('--all')).out).toContain('r_20010210T');
  });
});
