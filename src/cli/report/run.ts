/** What `stet report` does, loaded when it is asked to. */
import { resolve } from 'node:path';
import { renderAll, written } from '../../report/index.ts';
import type { Loaded } from '../../settings/index.ts';
import { NOTHING, statusOf, tallied } from '../gate.ts';
import { looks } from '../looks.ts';
import { targetsOf, tellWritten, writeWhole } from '../output.ts';
import { readSaved } from '../saved-reports.ts';
import type { World } from '../world.ts';

/** Shows the reports in a file; gives the exit status that the check had. Throws StetError. */
export async function run(file: string, loaded: Loaded, verbose: boolean, world: World): Promise<number> {
  const { reports, unread } = readSaved(resolve(world.cwd, file), file);
  // Whether anything left the machine is not known of an old run, so nothing is said about it.
  const { offline: _unknown, ...look } = looks(loaded.settings, world, verbose);
  const targets = targetsOf(loaded, [file], world.cwd);
  for (const target of targets) {
    if (target.file === null) world.stdout.write(renderAll(reports, target.format, { ...look, unread }));
    else writeWhole(target.file, await written(reports, target.format, { verbose, language: loaded.settings.language, unread }));
  }
  tellWritten(
    targets.map(({ file: name }) => name).filter((name) => name !== null),
    loaded.settings.progress,
    world,
  );
  return statusOf(reports.reduce(tallied, { ...NOTHING, broken: unread.length }), loaded.settings);
}
