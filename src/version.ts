/** The engine's name in every log and report: the one version number, which names readers, rules and wording together. */
import { existsSync, readFileSync } from 'node:fs';
import { StetError } from './errors.ts';

/** Whether what the package reads at run time lies beside this code. Where a bundler writes CommonJS there is no address to go by. */
function whole(): boolean {
  try {
    return existsSync(new URL('./extract/parse/weights.bin', import.meta.url));
  } catch {
    return false;
  }
}

// Else the package.json above would be somebody else's, whose number would stand in every log, and the first document would be called damaged,
// since the module that reads it is not there.
if (!whole())
  throw new StetError(
    'missing-package',
    "stet was melted into another file by a bundler: its weights and the modules that it starts lie beside its own code. Leave it outside: external: ['stet'] (esbuild, Rollup), serverExternalPackages: ['stet'] (Next). stet/quotes may be bundled.",
  );

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

/** `stet/0.1.0`'s number. */
export const ENGINE: string = version;
