/**
 * `stet worker`: checks what waits in a shared database, on any number of hosts. It has the settings of a server but listens to
 * nobody; it ends when it is told to, and what it held is taken up by another.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { addSettings, settingsOf } from './flags.ts';
import { logOf, SERVED, stopped } from './serve.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  STET_SERVER_DATABASE=postgres://stet@db/stet stet worker --documents s3://desk/documents --index works
  stet worker --workers 4 --at-once 2

The database, the documents and the indexes must be the ones that stet serve has. Exit status: 130 or
143 when it was told to end, 2 when it could not start.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(
    program,
    SERVED.filter(
      (name) =>
        ![
          'server.host',
          'server.port',
          'server.allowHosts',
          'server.allowOrigins',
          'server.keepDays',
          'server.perMinute',
          'server.waiting',
        ].includes(name),
    ),
  )
    .option('--log-level <level>', 'What is logged on standard error: debug, info, warn, error or silent.', 'info')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { logLevel: string }, command: Command) => {
      const { settings } = await settingsOf(command, world);
      if (settings.server.database === undefined)
        throw new StetError(
          'usage',
          'A worker needs the database that stet serve uses; name it in STET_SERVER_DATABASE (postgres://…). On one machine stet serve has workers of its own.',
        );
      const { runWorkers } = await import('../server/index.ts');
      const workers = await runWorkers(settings, await logOf(flags.logLevel, world));
      world.stdout.write(`stet works (${workers.alive()} ${workers.alive() === 1 ? 'process' : 'processes'}); Ctrl-C ends it.\n`);
      await stopped(world);
      await workers.stop();
      done(0);
    });
}
