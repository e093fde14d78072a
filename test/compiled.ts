/** Whether dist holds what src says now: then processes that tests start run it, which is quicker, and is what people get. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
const changed = (path: string): number => statSync(path).mtimeMs;

/** What dist is made by, beside src. */
const WAYS = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'vite.config.ts', 'scripts/build.mjs'];

/** Whether a file of dist is there, and nothing of src or of how it is built was changed after it. */
function ofNow(made: string): boolean {
  if (!existsSync(made)) return false;
  const parts = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    join(parentPath, name),
  );
  return Math.max(...[...parts, ...WAYS.map((name) => join(root, name))].map(changed)) < changed(made);
}

/** The folder with all of src compiled; null where it is not there, or something of src or of how it is built was changed after it. */
export const compiledNow = (): string | null => (ofNow(join(dist, 'cli/main.js')) ? dist : null);

/** The folder with the pages built; null as above. */
export const pagesNow = (): string | null => (ofNow(join(dist, 'web/app/index.html')) ? join(dist, 'web/app') : null);
