/** Whether dist holds what src says now: then processes that tests start run it, which is quicker, and is what people get. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const changed = (path: string): number => statSync(path).mtimeMs;

/** The folder with all of src compiled; null where it is not there, or something of src or of how it is built was changed after it. */
export function compiledNow(): string | null {
  const dist = join(root, 'dist');
  const main = join(dist, 'cli/main.js');
  if (!existsSync(main)) return null;
  const parts = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    join(parentPath, name),
  );
  const ways = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs'].map((name) => join(root, name));
  return Math.max(...[...parts, ...ways].map(changed)) < changed(main) ? dist : null;
}
