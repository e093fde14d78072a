/** `stet diff`: what changed between two saved reports. Nothing is asked and nothing is decided anew. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { between, betweenMarkdown, betweenPretty, matters } from '../report/between.ts';
import { readReports } from './saved-reports.ts';
import type { World } from './world.ts';

const FORMATS = ['pretty', 'json', 'markdown'] as const;
const EXAMPLES = `
Examples:
  stet check paper.bib -f json -o before.json     and, when the list was mended,
  stet check paper.bib -f json -o now.json
  stet diff before.json now.json

Exit status: 0 nothing arose that a person should look at, 1 something did, 2 an input is wrong.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  program
    .argument('<before>', 'a report written with -f json')
    .argument('<now>', 'a later one')
    .option('-f, --format <format>', `Form of the list: ${FORMATS.join(', ')}.`, 'pretty')
    .addHelpText('after', EXAMPLES)
    .action((before: string, now: string, flags: { format: string }) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const found = between(only(before, world), only(now, world));
      const text =
        form === 'json' ? `${JSON.stringify(found, null, 2)}\n` : form === 'markdown' ? betweenMarkdown(found) : betweenPretty(found);
      world.stdout.write(text);
      done(matters(found) ? 1 : 0);
    });
}

function only(name: string, world: World) {
  const [report, ...more] = readReports(resolve(world.cwd, name), name);
  if (report === undefined || more.length > 0)
    throw new StetError('usage', `${name}: a report of one document is needed, this has ${more.length + (report === undefined ? 0 : 1)}`);
  return report;
}
