import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const FILES = {
  'papers/a.txt': 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  'papers/b.txt': 'Orrin Steel sold its mines in 2019 for $2 billion. The firm bought two railways in Canada in the same year.',
  'answer.md': 'The Vantic trial enrolled 48 patients in Leeds [2].\n\nIts founder was Carla Roth [1].\n',
};

describe('stet answer --repair', () => {
  it('writes the repaired answer beside the report, tells each change, and leaves the answer alone', async () => {
    const world = place(FILES);
    const { status, out, err } = await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '-f', 'json']);
    expect(status).toBe(0);
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toBe(
      'The Vantic trial enrolled 48 patients in Leeds [1].\n\nIts founder was reportedly Carla Roth.\n',
    );
    expect(readFileSync(join(world.cwd, 'answer.md'), 'utf8')).toBe(FILES['answer.md']);
    expect(JSON.parse(out).edits).toMatchObject([
      { action: 'REPLACE', before: '[2]', replacement: '[1]' },
      { action: 'SOFTEN', strategy: 'hedge' },
    ]);
    expect(err).toMatch(/replaced: \[2\] → \[1\]/);
    expect(err).toMatch(/2 changes\./);
    const again = await world.stet(['answer', 'better.md', '--sources', 'papers', '--strict-cites']);
    expect(again.status).toBe(0);
  });

  it('keeps standard output for the answer when asked to write there, and softens as the settings say', async () => {
    const settings = 'citation_verification:\n  verification_retrieval:\n    softening_strategies: [parenthetical]\n';
    const { out } = await place({ ...FILES, 'stet.config.yaml': settings }).stet([
      'answer',
      'answer.md',
      '--sources',
      'papers',
      '--repair',
      '-',
    ]);
    expect(out).toBe('The Vantic trial enrolled 48 patients in Leeds [1].\n\nIts founder was Carla Roth (unverified).\n');
  });

  it('softens nothing when retrieval is switched off, and takes one answer at a time', async () => {
    const settings = 'citation_verification:\n  enable_verification_retrieval: false\n';
    const world = place({ ...FILES, 'stet.config.yaml': settings });
    const { out, err } = await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', '-']);
    expect(out).toContain('Its founder was Carla Roth [1].');
    expect(err).toMatch(/1 change; 1 still open/);
    const two = await world.stet(['answer', 'answer.md', 'answer.md', '--sources', 'papers', '--repair', '-']);
    expect([two.status, two.err]).toEqual([2, expect.stringContaining('one answer at a time')]);
  });
});
