// Compiles src to dist, from nothing: a file removed from src must not live on in dist.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, root));
rmSync(path('dist'), { recursive: true, force: true });
execFileSync(process.execPath, [path('node_modules/typescript/bin/tsc'), '-p', path('tsconfig.build.json')], {
  stdio: 'inherit',
  cwd: path('.'),
});
// Data files that code reads at run time (weights, tables) lie beside the code that reads them.
const pages = path('src/web/app');
cpSync(path('src'), path('dist'), { recursive: true, filter: (from) => !/\.tsx?$/.test(from) && from !== pages });
// The pages of the desk, for browsers; a second or two.
execFileSync(process.execPath, [path('node_modules/vite/bin/vite.js'), 'build'], { stdio: 'inherit', cwd: path('.') });
if (existsSync(path('dist/cli/main.js'))) chmodSync(path('dist/cli/main.js'), 0o755);
