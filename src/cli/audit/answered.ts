/** The exit statuses that the commands about logs have of their own. */
import { StetError, whyUnread } from '../../errors.ts';
import { visible } from '../../report/visible.ts';
import type { World } from '../world.ts';

/** What the system says of a file that it does not let us at: nothing is known of it then, and nothing here is to blame. */
const isSystemError = (thrown: unknown): thrown is NodeJS.ErrnoException => thrown instanceof Error && 'syscall' in thrown;

/** Runs an action so that every failure of it ends in the exit status that belongs to audits. */
export async function answered(world: World, work: () => Promise<number> | number): Promise<number> {
  try {
    return await work();
  } catch (thrown) {
    if (isSystemError(thrown)) {
      world.stderr.write(`stet: ${visible(thrown.path ?? 'a file of the log')} cannot be read or written: ${whyUnread(thrown)}\n`);
      return 2;
    }
    if (!(thrown instanceof StetError)) throw thrown;
    world.stderr.write(`stet: ${visible(thrown.message)}\n`);
    return thrown.code === 'log-broken' ? 1 : thrown.code === 'snapshot-missing' ? 2 : 3;
  }
}
