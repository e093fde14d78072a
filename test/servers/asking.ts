/** Puts an adapter before a local registry, over the real http layer, and asks it as a run would. */
import { openHttp } from '../../src/lookup/http.ts';
import type { AdapterOptions } from '../../src/lookup/reading.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Answer, Http, SourceAdapter } from '../../src/model/ports.ts';
import type { Source } from '../../src/model/source.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';
import { FAULTS, type Registry, type Answer as Served, startRegistry } from './registry.ts';

type Scheme = 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url';

export interface Asking {
  readonly adapter: SourceAdapter;
  readonly registry: Registry;
  id(scheme: Scheme, value: string): Promise<Answer>;
  work(fields: CslItem): Promise<Answer>;
  /** Paths and queries that were asked, decoded. */
  asked(): readonly string[];
  close(): Promise<void>;
}

/** Starts a registry that answers as given and an adapter that asks it; nothing waits, and nothing is asked twice. */
export async function asking(
  make: (http: Http, options: AdapterOptions) => SourceAdapter,
  answer: (path: string) => Served | undefined,
): Promise<Asking> {
  const registry = await startRegistry((path) => answer(decodeURIComponent(path.replaceAll('+', ' '))) ?? FAULTS.botPage);
  const http = openHttp({
    version: '0',
    snapshots: memorySnapshots(),
    cache: memoryReplyCache(),
    allow: [registry.origin],
    paces: { [registry.origin]: { perSecond: 1e6, atOnce: 3 } },
    tries: 1,
    timeoutMs: 120_000,
  });
  const adapter = make(http, { base: registry.origin });
  const signal = new AbortController().signal;
  return {
    adapter,
    registry,
    id: (scheme, value) => adapter.find({ question: 'identifier', scheme, value }, signal),
    work: (fields) => adapter.find({ question: 'work', fields }, signal),
    asked: () => registry.asked.map(({ url }) => decodeURIComponent(url.replaceAll('+', ' '))),
    close: async () => {
      await http.close();
      await registry.close();
    },
  };
}

export const json = (value: unknown, status = 200): Served => ({ status, body: JSON.stringify(value) });
export const xml = (body: string, status = 200): Served => ({ status, headers: { 'content-type': 'application/xml' }, body });

/** Bodies that are no answer to anybody's question. */
export const NO_ANSWERS: readonly (readonly [string, Served])[] = [
  ['half a JSON', FAULTS.truncatedJson],
  ['a JSON of another shape', FAULTS.wrongShape],
  ['a JSON without end', FAULTS.deepJson],
  ['a list', { body: '[]' }],
  ['null', { body: 'null' }],
  ['nothing in it', { body: '{}' }],
  ['a 404 of somebody else', json({ message: 'no route' }, 404)],
  ['a page', FAULTS.botPage],
  ['a 404 page', FAULTS.proxyPage404],
  ['a refusal', json({ message: 'bad' }, 400)],
  ['an outage', { status: 500 }],
];

export const found = (answer: Answer): readonly Source[] => {
  if (answer.lookup.kind !== 'found') throw new Error(`expected sources, got ${JSON.stringify(answer.lookup)}`);
  return answer.lookup.sources;
};
export const first = (answer: Answer): Source => {
  const [source] = found(answer);
  if (source === undefined) throw new Error('no source');
  return source;
};
