/** The engine's name in every log and report: the one version number, which names readers, rules and wording together. */
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };

/** `stet/0.1.0`'s number. */
export const ENGINE: string = version;
