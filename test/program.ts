/** The program as tests start it in a process of its own: compiled where that is of now (compiled.ts), else from its source. */
import { ownModule } from '../src/own-modules.ts';

const { path, execArgv } = ownModule(new URL('../src/cli/main', import.meta.url));

/** What Node is given before the program's own arguments. */
export const PROGRAM: readonly string[] = [...execArgv, path];
