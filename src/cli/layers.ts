/** What of a document is checked: references, quotes, claims, as --only, --skip and --sources leave it. */

import { StetError } from '../errors.ts';
import type { Settings } from '../settings/index.ts';

/** What is to be checked. Throws StetError `usage` when nothing is left, or quotes alone without the texts they are from. */
export function layersOf({ only, skip, sources }: Settings): Settings['only'] {
  const layers = only.filter((layer) => !skip.includes(layer));
  if (layers.length === 0) throw new StetError('usage', '--only and --skip leave nothing to check');
  if (!layers.includes('refs') && sources.length === 0)
    throw new StetError('usage', 'quotes and claims are checked in the texts they cite; name them with --sources FILE or FOLDER');
  return layers;
}
