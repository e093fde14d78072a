/**
 * `stet mcp`: the checks as tools for assistants and agents, by the Model Context Protocol over standard input and output. Its reports
 * are remembered until it ends; files are read below one folder alone.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { visible } from '../report/visible.ts';
import { ASKING, addSettings, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Tools: check_references, verify_answer, verify_quotes, lookup_citation, get_report. Resource: stet://runs/{id}. Prompt: cite-check.

In the settings of a client:
  { "mcpServers": { "stet": { "command": "npx", "args": ["stet", "mcp", "--index", "/path/to/works"] } } }

Examples:
  stet mcp                                 on standard input and output, for a client that starts it
  stet mcp --offline --index works         nothing leaves this machine
  stet mcp --folder ~/papers               check_references may read documents of this folder
A running "stet serve" offers the same tools under /mcp. Needs the package @modelcontextprotocol/server.

Exit status: 0 when the client has gone, 2 when it could not start, 130 or 143 when it was told to end.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program, [...ASKING, ...READING])
    .option('--folder <folder>', 'Folder below which documents may be read by path.', '.')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { folder: string }, command: Command) => {
      const { settings } = await settingsOf(command, world);
      const folder = resolve(world.cwd, flags.folder);
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new StetError('not-found', `--folder ${flags.folder}: there is no such folder`);
      const [{ localChecks, serveOver }, { closeReaders }] = await Promise.all([import('../mcp/index.ts'), import('../read/index.ts')]);
      const checks = localChecks(settings, folder, world.signal);
      try {
        await serveOver(checks, { stdin: world.stdin, signal: world.signal, told: (why) => world.stderr.write(`stet: ${visible(why)}\n`) });
        done(world.signal.aborted ? 130 : 0);
      } finally {
        await checks.close();
        closeReaders();
      }
    });
}
