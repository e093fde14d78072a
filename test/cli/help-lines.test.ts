import { describe, expect, it } from 'vitest';
import { fitted } from '../../src/cli/help-lines.ts';
import { place } from './made-world.ts';

const LONG = `${'word '.repeat(21)}end`;

describe('help in the columns there are', () => {
  it('is left as it is where it fits', () => {
    const help = '\nCorrects what is wrong.\n\nExamples:\n  stet fix a.bib     correct it\n';
    expect(fitted(help, 60)).toBe(help);
  });

  it('breaks sentences between words, and goes on where their writer broke them', () => {
    const lines = fitted(`${LONG}\ngoes on.\nExit status: 0.\n`, 60).split('\n');
    expect(lines).toEqual([`${'word '.repeat(12)}`.trim(), `${'word '.repeat(9)}end goes on.`, 'Exit status: 0.', '']);
    expect(fitted(`${LONG}\nExit status: 0 done`, 60).split('\n').at(-1)).toBe('Exit status: 0 done');
  });

  it('puts what is said of a command below it, and breaks no command', () => {
    expect(fitted('  stet fix refs.bib --dry-run      show what would change', 40)).toBe(
      '  stet fix refs.bib --dry-run\n      show what would change',
    );
    const command = `  stet mark 17 ok --reason exists_elsewhere --note "${'x'.repeat(30)}"`;
    expect(fitted(command, 40)).toBe(command);
  });

  it('puts many flags under headings, and few into one list', async () => {
    const { stet } = place();
    const headings = async (name: string): Promise<string[]> =>
      [...(await stet([name, '--help'])).out.matchAll(/^[A-Z].*:$/gm)].map(([line]) => line);
    expect(await headings('check')).toEqual([
      'Arguments:',
      'Whom to ask:',
      'What to check:',
      'What to tell, and what counts:',
      'Where things lie:',
      'How documents are read:',
      'How the log is vouched for:',
      'How claims are judged:',
      'Options:',
      'Examples:',
    ]);
    expect(await headings('evidence')).toEqual(['Arguments:', 'Options:', 'Examples:']);
  });

  it('is so where a command wants another word, too', async () => {
    const { err } = await place().stet(['audit'], { columns: 60 });
    expect(err.split('\n').filter((line) => line.length > 60 && !/^ {2}stet /.test(line))).toEqual([]);
  });

  it('is so for every command and the first page', async () => {
    const { stet } = place();
    for (const words of [['--help'], ['mark', '--help'], ['check', '--help'], ['fix', '--help']]) {
      const { out } = await stet(words, { columns: 60 });
      expect(out.split('\n').filter((line) => line.length > 60 && !/^ {2}(?:stet|cat) /.test(line))).toEqual([]);
    }
  });
});
