import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const world = place({
  'src/a.txt':
    'Annual report\n\nRevenue of the firm grew by 12 percent in 2020. The board met four times.\n\nThe canteen serves soup on Mondays.\n',
  'src/b.md': '# Birds\n\nPaper birds fold their wings before the first frost.\n',
  'few.yaml': 'citation_verification:\n  evidence_preselection:\n    max_spans_per_source: 1\n',
});

describe('stet evidence', () => {
  it('gives the passages that bear on a question, best first, each at its place', async () => {
    const { status, out } = await world.stet(['evidence', 'How much did revenue grow in 2020?', '--sources', 'src', '-f', 'json']);
    expect(status).toBe(0);
    const [first] = JSON.parse(out);
    expect(first).toMatchObject({
      source: 'a.txt',
      source_url: 'a.txt',
      source_title: 'a.txt',
      has_numeric_content: true,
      is_snippet_based: false,
    });
    expect(first.quote).toContain('Revenue of the firm grew by 12 percent in 2020.');
    expect(first.relevance_score).toBeGreaterThan(0.5);
    const shown = await world.stet(['evidence', '-', '--sources', 'src/b.md'], { stdin: 'When do paper birds fold their wings?' });
    expect(shown.out).toMatch(/^0\.\d\d {2}b\.md, “Birds”\n {6}Paper birds fold/);
    const bare = await world.stet(['evidence', 'When do paper birds fold their wings?', '--sources', 'src/b.md', '-f', 'jsonl']);
    expect(JSON.parse(bare.out).section_heading).toBe('Birds');
    // Nobody is ever asked here; whoever wants to be sure of it may say so.
    const sure = await world.stet([
      'evidence',
      'When do paper birds fold their wings?',
      '--sources',
      'src/b.md',
      '-f',
      'jsonl',
      '--offline',
    ]);
    expect(sure).toEqual(bare);
  });

  it('breaks its lines where the terminal ends', async () => {
    const { out } = await world.stet(['evidence', 'When do paper birds fold their wings?', '--sources', 'src/b.md'], { columns: 40 });
    expect(out).toMatch(/\n {6}Paper birds fold their wings\n {6}before the first frost\.\n/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
  });

  it('keeps to the settings in the seed’s names and to --most', async () => {
    const ask = ['evidence', 'revenue firm board soup canteen', '--sources', 'src/a.txt', '-f', 'jsonl'];
    const all = (await world.stet(ask)).out.trim().split('\n').length;
    expect(all).toBeGreaterThan(1);
    expect((await world.stet([...ask, '--config', 'few.yaml'])).out.trim().split('\n')).toHaveLength(1);
    expect((await world.stet([...ask, '--most', '1'])).out.trim().split('\n')).toHaveLength(1);
  });

  it('says when nothing bears on it, and what is wrong with what it was given', async () => {
    const none = await world.stet(['evidence', 'quarks and gluons', '--sources', 'src']);
    expect([none.status, none.out]).toEqual([1, 'Nothing in these sources bears on it.\n']);
    for (const bad of [['x'], ['', '--sources', 'src'], ['x', '--sources', 'src', '--most', '0'], ['x', '--sources', 'src', '-f', 'html']])
      expect((await world.stet(['evidence', ...bad])).status, bad.join(' ')).toBe(2);
  });
});
