/** Makes runs out of what was handed in: what is checked, under which name, for whom; once for each idempotency key. */
import { setTimeout as wait } from 'node:timers/promises';
import { identifierOf } from '../index.ts';
import { answered, remember } from '../store/desk/access.ts';
import { alikeWaiting } from '../store/desk/alike.ts';
import { putBytes } from '../store/desk/files.ts';
import { queueLength } from '../store/desk/jobs.ts';
import { createRun, hasEnded, type NewRun, runById, type StoredRun } from '../store/desk/runs.ts';
import { timeLimit } from '../time-limit.ts';
import { takeJson } from './body.ts';
import { checkedBy } from './checked.ts';
import { type Asked, batchFor, type House, may, storable } from './house.ts';
import { asUpload, bodyHash, cleanName, onlyOne, type Taken, takeBody, takeParts } from './intake.ts';
import { notFound, Problem } from './problem.ts';
import { runOptions, runRequest } from './shapes.ts';

/** What a run is to be made of, before it has an owner. */
type Wanted = Omit<NewRun, 'owner'>;

/** The sources among the files of a form, as a run keeps them. Throws Problem when there are more than are taken. */
export function sourcesIn(files: readonly Taken[]): string {
  const sources = files.filter(({ field }) => field === 'sources');
  if (sources.length > MOST_SOURCES)
    throw new Problem('too-large', `${sources.length} texts of cited works are more than the ${MOST_SOURCES} that are taken at once.`);
  return JSON.stringify(sources.map(({ name, hash, mediaType }) => ({ name, hash, mediaType })));
}

/** Texts of cited works that one paper, or all papers of a batch, may come with. */
export const MOST_SOURCES = 500;

const fromFile = (file: Taken, sources: string, options: unknown, batch: string | null, name?: string): Wanted => ({
  name: name === undefined ? file.name : cleanName(name, file.name),
  kind: 'document',
  mediaType: file.mediaType,
  input: file.hash,
  sources,
  options: JSON.stringify(options),
  batch,
});

/** Options out of the field of a form. Throws Problem. */
export function optionsOf(field: string | undefined): { options: unknown; name?: string; batch?: string } {
  if (field === undefined || field.trim() === '') return { options: {} };
  let value: unknown;
  try {
    value = JSON.parse(field);
  } catch {
    throw new Problem('usage', 'The field "options" is no JSON.');
  }
  const { name, batch, ...options } = checkedBy(runOptions.extend({ name: runRequest.shape.name, batch: runRequest.shape.batch }), value);
  return { options, ...(name === undefined ? {} : { name }), ...(batch === undefined ? {} : { batch }) };
}

/** Reads the request as a check: a form, JSON, or the bytes of a document. Throws Problem or StetError. */
export async function wantedOf(c: Asked, house: House): Promise<Wanted> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') {
    const { files, fields } = await asUpload(c, house, () => takeParts(c, house, false));
    const document = onlyOne(files.filter(({ field }) => field !== 'sources'));
    const { options, name = fields.name, batch = fields.batch } = optionsOf(fields.options);
    return fromFile(document, sourcesIn(files), options, batch ?? null, name);
  }
  if (type === 'application/json') return fromJson(c, house);
  const { options, batch } = optionsOf(c.req.query('options'));
  return fromFile(await asUpload(c, house, () => takeBody(c, house, type)), '[]', options, batch ?? c.req.query('batch') ?? null);
}

async function fromJson(c: Asked, house: House): Promise<Wanted> {
  const { name, text, mediaType, references, identifier, url, sources = [], batch, ...options } = await takeJson(c, runRequest);
  const given = [text, references, identifier, url].filter((one) => one !== undefined);
  if (given.length !== 1) throw new Problem('usage', 'Say exactly one of "text", "references", "identifier" and "url".');
  if (identifier !== undefined && identifierOf(identifier) === null)
    throw new Problem('usage', 'This is no identifier; write doi:…, arxiv:…, pmid:… or isbn:….');
  if (url !== undefined && !/^https?:\/\//i.test(url)) throw new Problem('usage', 'The address must begin with http:// or https://.');
  if (url !== undefined && house.settings.offline)
    throw new Problem('usage', 'This server is offline and fetches nothing; hand the document in as a file.');
  const put = async (content: string): Promise<string> => (await putBytes(house.place.files, Buffer.from(storable(content)))).hash;
  const kept = await Promise.all(
    sources.map(async (source) => ({ name: cleanName(source.name, 'source'), hash: await put(source.text), mediaType: 'text/plain' })),
  );
  const more = { sources: JSON.stringify(kept), options: JSON.stringify(options), batch: batch ?? null };
  if (text !== undefined)
    return {
      ...more,
      name: cleanName(name, 'pasted text'),
      kind: 'text',
      mediaType: mediaType === undefined ? null : storable(mediaType),
      input: await put(text),
    };
  if (references !== undefined) {
    const lines = references.map((one) => one.replace(/\s+/g, ' ').trim()).join('\n');
    return { ...more, name: cleanName(name, 'references.txt'), kind: 'references', mediaType: 'text/plain', input: await put(lines) };
  }
  const typed = storable(identifier ?? url ?? '').trim();
  return {
    ...more,
    // A DOI is no path: what stands behind its stroke alone would name nothing.
    name: name === undefined && identifier !== undefined ? typed.slice(0, 300) : cleanName(name ?? typed, typed.slice(0, 300)),
    kind: identifier === undefined ? 'url' : 'identifier',
    mediaType: null,
    input: await put(typed),
  };
}

class Raced extends Error {}
class Alike extends Error {
  readonly run: StoredRun;
  constructor(run: StoredRun) {
    super('the same is waiting');
    this.run = run;
  }
}

/** The key under which a caller asks again without meaning another; undefined when there is none. Throws Problem. */
export function idempotencyKey(c: Asked): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Problem('usage', 'An Idempotency-Key has 1 to 255 visible ASCII characters.');
  return key;
}

/** What is said when a key comes again with another body. */
export const otherBody = (): Problem =>
  new Problem('conflict', 'This Idempotency-Key was used for another request; take a new one.', { status: 422 });

/**
 * Makes the run. The same idempotency key with the same body gives the same run again; with another body it is refused. Without a
 * key what is asked for twice before its turn came is checked once. Throws Problem.
 */
export async function create(
  c: Asked,
  house: House,
  wanted: Wanted,
  key: string | undefined = idempotencyKey(c),
): Promise<{ readonly run: StoredRun; readonly fresh: boolean }> {
  const who = may(c, 'run');
  const { desk } = house.place;
  if (house.closing()) throw new Problem('not-ready', 'The server is ending; try again in a moment.', { headers: { 'retry-after': '5' } });
  if (wanted.batch !== null) await batchFor(c, house, wanted.batch, 'run');
  const body = bodyHash(wanted);
  const now = await desk.now();
  const again = async (): Promise<StoredRun | null> => {
    const before = key === undefined ? null : await answered(desk.db, who.owner, key, now);
    if (before === null) return null;
    if (before.body !== body) throw otherBody();
    const run = await runById(desk.db, before.answer);
    if (run === null) throw notFound('run');
    return run;
  };
  const before = await again();
  if (before !== null) return { run: before, fresh: false };
  const { waiting } = house.settings.server;
  if ((await queueLength(desk, 'check', who.owner)).own >= waiting)
    throw new Problem('too-many', `${waiting} of your runs are waiting already; wait for some of them.`, {
      headers: { 'retry-after': '60' },
    });
  try {
    const run = await desk.whole(async (db) => {
      const waiting = key === undefined ? await alikeWaiting(db, now, { ...wanted, owner: who.owner }) : null;
      if (waiting !== null) throw new Alike(waiting);
      const made = await createRun(db, now, { ...wanted, owner: who.owner });
      if (key !== undefined && !(await remember(db, now, { owner: who.owner, key, body, answer: made.id }))) throw new Raced();
      return made;
    });
    house.nudge();
    return { run, fresh: true };
  } catch (thrown) {
    if (thrown instanceof Alike) return { run: thrown.run, fresh: false };
    const other = thrown instanceof Raced ? await again() : null;
    if (other === null) throw thrown;
    return { run: other, fresh: false };
  }
}

const MOST_WAIT = 60_000;

/** How long the caller wants to wait for the end of a run (`?wait=20s`), in milliseconds. Throws Problem: to be asked before anything is made. */
export function waitOf(c: Asked, usual = '0s'): number {
  const said = c.req.query('wait') || usual;
  const asked = /^(\d{1,3})(?:\.\d{1,3})?s?$/.exec(said);
  // Whoever thinks that it is waited for takes the answer for that of the end.
  if (asked === null) throw new Problem('usage', 'wait: seconds, as 20s; at most 60 are waited');
  return Math.min(MOST_WAIT, Number(asked[1]) * 1000);
}

/** Waits for a run to end, no longer than `ms`, and gives it as it is then. */
export async function waited(c: Asked, house: House, run: StoredRun, ms: number): Promise<StoredRun> {
  if (ms === 0) return run;
  const until = performance.now() + ms;
  const limit = timeLimit(c.req.raw.signal, until - performance.now());
  const { signal } = limit;
  let now: StoredRun = run;
  while (!hasEnded(now.state) && !signal.aborted && performance.now() < until) {
    await Promise.race([house.hub.next(run.id, signal), wait(1_000)]);
    now = (await runById(house.place.desk.db, run.id)) ?? now;
  }
  limit.end();
  return now;
}
