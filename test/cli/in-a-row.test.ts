/** Sources that stand in a row behind one flag are all sources; what is to be checked is never taken for one. */
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { sourcesInARow } from '../../src/cli/in-a-row.ts';
import { place } from './made-world.ts';

const command = new Command().option('--sources <path>').option('-f, --format <form>').option('-v, --verbose');
const read = (line: string): string => sourcesInARow(line.split(' '), command).join(' ');

describe('sources in a row', () => {
  it.each([
    ['a.md --sources x.txt y.txt z.txt -v', 'a.md --sources x.txt --sources y.txt --sources z.txt -v'],
    ['- --sources x y', '- --sources x --sources y'],
    ['a.md -v --sources=x y', 'a.md -v --sources=x --sources y'],
    ['a.md --sources x -f json', 'a.md --sources x -f json'],
    // Something to check that was not named before is no source.
    ['--sources x a.md', '--sources x a.md'],
    ['-f json --sources x a.md', '-f json --sources x a.md'],
    ['a.md --sources x -- b.md', 'a.md --sources x -- b.md'],
    ['a.md --sources x -v b.md', 'a.md --sources x -v b.md'],
  ])('%s', (line, wanted) => {
    expect(read(line)).toBe(wanted);
  });

  it('leaves commands without such a flag alone', () => {
    expect(sourcesInARow(['a', '--sources', 'b', 'c'], new Command())).toEqual(['a', '--sources', 'b', 'c']);
  });

  it('checks one answer against them, and finds passages in them', async () => {
    const world = place({
      'answer.md': 'Reefs grow ten millimetres a year [1]. Operators tell the agency within 72 hours of a spill [2].\n',
      'reef.txt': 'Reefs grow ten millimetres a year in the lagoon.\n',
      'act.txt': 'Operators tell the agency within 72 hours of a spill.\n',
    });
    const answered = await world.stet(['answer', 'answer.md', '--sources', 'reef.txt', 'act.txt']);
    expect(answered.out).toContain('2 citations: 2 borne out');
    expect(answered.status).toBe(0);
    const found = await world.stet(['evidence', 'Who tells the agency of a spill?', '--sources', 'reef.txt', 'act.txt']);
    expect(found.out).toContain('act.txt');
    expect(found.status).toBe(0);
  });
});
