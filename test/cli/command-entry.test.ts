/** The flag that all commands with a form in JSON share. */
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { withJson } from '../../src/cli/command-entry.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { GOOD, place, WRONG_YEAR } from './made-world.ts';

const given = (words: readonly string[], more: (command: Command) => Command = (command) => command): Record<string, unknown> => {
  const command = more(new Command().option('-f, --format <format>', 'Form of the list: pretty, json.', 'pretty')).action(() => undefined);
  withJson(command);
  return command.parse([...words], { from: 'user' }).opts();
};

describe('--json', () => {
  it('is --format json, as if that stood in its place', () => {
    expect(given([]).format).toBe('pretty');
    expect(given(['--json']).format).toBe('json');
    expect(given(['--json', '-f', 'pretty']).format).toBe('pretty');
  });

  it('leaves a --json of a command’s own alone, and commands without such a form', () => {
    expect(given(['--json'], (command) => command.option('--json', 'As lines.'))).toMatchObject({ format: 'pretty', json: true });
    const other = new Command().option('-f, --format <format>', 'jsonl, the only one.');
    withJson(other);
    expect(other.options.map(({ long }) => long)).toEqual(['--format']);
  });

  it('is taken by every command that writes JSON under a name of its own', async () => {
    const { stet } = place();
    for (const { name } of COMMANDS) {
      const { out } = await stet([name, '--help']);
      if (/--format <format> [^-]*\bjson\b/.test(out)) expect(out, name).toMatch(/--json/);
    }
  });

  it('comes beside what else is written, and is alone on standard output', async () => {
    const { stet } = place({ 'a.bib': GOOD, 'b.bib': WRONG_YEAR });
    const both = await stet(['check', 'a.bib', '--offline', '-f', 'html', '-o', 'a.html', '--json']);
    expect(JSON.parse(both.out)).toMatchObject({ schema: 'stet-report/1' });
    expect(both.err).toContain('wrote a.html');
    await stet(['check', 'a.bib', '--offline', '--json', '-o', 'a.json']);
    await stet(['check', 'b.bib', '--offline', '--json', '-o', 'b.json']);
    for (const words of [
      ['report', 'a.json'],
      ['diff', 'a.json', 'b.json'],
      ['extract', 'a.bib'],
    ])
      expect(JSON.parse((await stet([...words, '--json'])).out), words.join(' ')).toBeTypeOf('object');
  });
});
