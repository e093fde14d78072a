/**
 * `stet serve`: the desk for people and programs. On this machine alone there is no login; beyond it every request needs a key,
 * which `stet serve key` makes. It says where it listens, and ends when it is told to, with everything put back for next time.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { visible } from '../report/visible.ts';

import { SCOPES } from '../server/scopes.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

/** Settings that a server has: its own, and those of the runs it does. */
export const SERVED = [
  'server.host',
  'server.port',
  'server.allowHosts',
  'server.allowOrigins',
  'server.allowTargets',
  'server.documents',
  'server.keepDays',
  'server.workers',
  'server.atOnce',
  'server.perMinute',
  'server.waiting',
  'index',
  'offline',
  'providers',
  'mailto',
  'timeout',
  'deadline',
  'concurrency',
  'onlyCited',
  'integrity',
  'journals',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
  ...READING,
];

const EXAMPLES = `
Examples:
  stet serve                                      on this machine, http://127.0.0.1:7838
  stet serve --index works --offline              nothing leaves this machine
  stet serve key add laptop --scopes read,run     make a key; its secret is shown once
  stet serve --host 0.0.0.0 --allow-host desk.example.org
  STET_SERVER_DATABASE=postgres://… stet serve    runs, jobs and logs in PostgreSQL; stet worker on any number of hosts

Put a server that others reach behind one that speaks https. Exit status: 130 or 143 when it was told to end, 2 when it could not start.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program, SERVED)
    .option('--log-level <level>', 'What is logged on standard error: debug, info, warn, error or silent.', 'info')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { logLevel: string }, command: Command) => {
      const { settings } = await settingsOf(command, world);
      const { listen } = await import('../server/index.ts');
      const server = await listen(settings, await logOf(flags.logLevel, world));
      world.stdout.write(`stet is at ${server.url}${server.login ? ' (every request needs a key)' : ''}; Ctrl-C ends it.\n`);
      await stopped(world);
      world.stderr.write('stet: ending; what is under way is taken up again at the next start\n');
      await server.close();
      done(0);
    });
  const key = program.command('key').description('Make, list and revoke keys.');
  addSettings(
    key
      .command('add <name>')
      .description('Make a key; its secret is printed once.')
      .option('--scopes <scopes>', `What it may do, with commas between: ${SCOPES.join(', ')}.`, 'read,run,decide')
      .option('--owner <owner>', 'Whose runs it sees; its own when not said.')
      .option('--days <n>', 'Days until it expires; never when not said.'),
    ['dataDir'],
  ).action(async (name: string, flags: { scopes: string; owner?: string; days?: string }, command: Command) => {
    const scopes = flags.scopes.split(',').map((scope) => scope.trim());
    const wrong = scopes.find((scope) => !SCOPES.some((known) => known === scope));
    if (wrong !== undefined) throw new StetError('usage', `--scopes: "${visible(wrong)}" is none; there are ${SCOPES.join(', ')}`);
    if (flags.days !== undefined && !/^[1-9]\d{0,3}$/.test(flags.days))
      throw new StetError('usage', '--days: a whole number from 1 to 9999');
    const keys = await keysOf(command, world);
    try {
      const made = await keys.add({
        name,
        scopes,
        ...(flags.owner === undefined ? {} : { owner: flags.owner }),
        ...(flags.days === undefined ? {} : { days: Number(flags.days) }),
      });
      world.stdout.write(`${made.secret}\n`);
      world.stderr.write(`stet: key ${made.id} may ${scopes.join(', ')}; its secret is not shown again\n`);
    } finally {
      await keys.close();
    }
    done(0);
  });
  addSettings(key.command('list').description('List the keys.'), ['dataDir']).action(async (_flags: unknown, command: Command) => {
    const keys = await keysOf(command, world);
    try {
      for (const one of await keys.list())
        world.stdout.write(
          `${one.id}  ${visible(one.name)}  ${one.scopes.join(',')}  ${one.revokedAt !== null ? 'revoked' : one.expiresAt === null ? 'in force' : `until ${one.expiresAt.slice(0, 10)}`}\n`,
        );
    } finally {
      await keys.close();
    }
    done(0);
  });
  addSettings(key.command('revoke <id>').description('Take a key out of force.'), ['dataDir']).action(
    async (id: string, _flags: unknown, command: Command) => {
      const keys = await keysOf(command, world);
      try {
        if (!(await keys.revoke(id)))
          throw new StetError('not-found', `There is no key ${visible(id)} in force; stet serve key list shows them.`);
      } finally {
        await keys.close();
      }
      done(0);
    },
  );
}

/** The keys of the server that a command's settings name. */
async function keysOf(command: Command, world: World) {
  const { settings } = await settingsOf(command, world);
  return (await import('../server/index.ts')).openKeys(settings);
}

/** Resolves when the world wants to stop. */
export const stopped = ({ signal }: World): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The log of a server, on standard error. Throws StetError `usage`. */
export async function logOf(level: string, { stderr }: World) {
  const known = LEVELS.find((one) => one === level);
  if (known === undefined) throw new StetError('usage', `--log-level may be ${LEVELS.join(', ')}, not ${visible(level)}`);
  const { openLog } = await import('../server/index.ts');
  return openLog(stderr.fd ?? ((line) => stderr.write(line)), known);
}
