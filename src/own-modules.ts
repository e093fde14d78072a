/**
 * Where modules of the package lie that run in processes and threads of their own. The package runs plain JavaScript; from source (tests,
 * development) such a module needs the loader for TypeScript, which takes seconds to start, unless COMPILED_STET names a folder where all
 * of src is compiled as it is now.
 */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FROM_SOURCE = import.meta.url.endsWith('.ts');

export interface OwnModule {
  readonly path: string;
  /** What Node takes before it (`--import`): none where it is compiled. */
  readonly execArgv: readonly string[];
  /** The loader for TypeScript as a module that registers it from within; null where none is needed. */
  readonly register: string | null;
}

/** The module at an address without its ending, as it is to be started: `ownModule(new URL('./child', import.meta.url))`. */
export function ownModule(address: URL): OwnModule {
  const compiled = process.env.COMPILED_STET ?? '';
  if (!FROM_SOURCE) return { path: fileURLToPath(`${address.href}.js`), execArgv: [], register: null };
  if (compiled !== '') {
    const within = address.href.slice(new URL('./', import.meta.url).href.length);
    return { path: fileURLToPath(`${pathToFileURL(compiled).href}/${within}.js`), execArgv: [], register: null };
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  return {
    path: fileURLToPath(`${address.href}.ts`),
    execArgv: ['--import', tsx.href],
    register: new URL('./esm/api/index.mjs', tsx).href,
  };
}
