/** A flag is never taken for the value of the one before it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { refuseMissingValues } from '../../src/cli/missing-values.ts';
import { place } from './made-world.ts';

const command = new Command()
  .option('--repair <file>')
  .option('-o, --output <file>')
  .option('--offline')
  .option('--shift <n>')
  .option('-v');
command.command('list').option('--kind <kind>').option('--all');
const refuse = (line: string) => () => refuseMissingValues(line.split(' '), command);

describe('flags whose value is left out', () => {
  it.each([
    'a.md --repair --offline',
    'a.md -o -v',
    'a.md --repair -o x',
    '--repair --output=x',
    'list --kind --all',
    'a.md --output --repair x',
  ])('refuses %s', (line) => {
    expect(refuse(line)).toThrow(/wants a value .*and the flag -/);
  });

  it.each([
    'a.md --repair out.md --offline',
    'a.md --repair -',
    'a.md --repair=--offline',
    'a.md --shift -3',
    'a.md --repair -unknown.md',
    'a.md -- --repair --offline',
    // The parser says better what is missing here.
    'a.md --repair',
    // A value is no flag, whatever it says.
    '--repair out.md --output x',
  ])('takes %s', (line) => {
    expect(refuse(line)).not.toThrow();
  });

  it('says so before anything is asked or written', async () => {
    const world = place({ 'a.md': 'Reefs grow [1].\n', 'reef.txt': 'Reefs grow ten millimetres a year.\n' });
    const { status, err } = await world.stet(['answer', 'a.md', '--sources', 'reef.txt', '--repair', '--offline']);
    expect(status).toBe(2);
    expect(err).toContain('--repair wants a value (--repair <file>), and the flag --offline stands there');
    expect(existsSync(join(world.cwd, '--offline'))).toBe(false);
  });
});
