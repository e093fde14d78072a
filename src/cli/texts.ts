/** The texts of cited works that a document is held against, as the settings name them. */
import type { ClaimCheck } from '../answer/document.ts';
import { StetError } from '../errors.ts';
import type { PreparedQuoteSource } from '../quotes.ts';
import type { Settings } from '../settings/index.ts';
import { writtenBy } from './output.ts';
import { readOptions } from './reading.ts';
import type { World } from './world.ts';

/**
 * The texts of cited works and how claims are held against them, as the settings name them: nothing is read that no layer needs.
 * `told` hears, once each, why a model did not count.
 */
export async function textsOf(
  settings: Settings,
  layers: Settings['only'],
  world: World,
  { told, replay }: { readonly told: (why: string) => void; readonly replay: boolean },
): Promise<{ readonly sources: readonly PreparedQuoteSource[] | null; readonly claims: ClaimCheck | null }> {
  const wanted = layers.includes('quotes') || layers.includes('claims');
  if (!wanted || settings.sources.length === 0) return { sources: null, claims: null };
  const { sourcesOf } = await import('./quotes/sources.ts');
  const read = await sourcesOf(settings.sources, world, readOptions(settings, world.signal), writtenBy(settings)).catch(
    (thrown: unknown) => {
      if (!replay || !(thrown instanceof StetError) || thrown.code !== 'not-found') throw thrown;
      // Texts are not kept, and their folder may have moved since: what a run had read is told by their bytes, wherever they lie.
      throw new StetError('not-found', `${thrown.message}. The texts of sources are not kept: name where they lie now with --sources.`, {
        cause: thrown,
      });
    },
  );
  const silent = new Set<string>();
  const once = (why: string): void => {
    if (!silent.has(why)) told(why);
    silent.add(why);
  };
  if (!layers.includes('claims')) return { sources: read, claims: null };
  const [{ claimCheckOf }, { prepareAnswerSources }] = await Promise.all([import('../judging.ts'), import('../answer.ts')]);
  // Made ready once for every document: a claim needs more of a text than a quote does.
  const claims = await claimCheckOf(settings, { told: once, replay });
  return { sources: claims === null ? read : prepareAnswerSources(read), claims };
}
