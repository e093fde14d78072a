/**
 * Standards by their designation: ISO and IEC, W3C, NIST. They are cited by number ("ISO 9001:2015", "NIST SP 800-63B", an address
 * under www.w3.org/TR), so they are asked for by number and nothing else. NIST's numbers are DOIs; W3C has an interface of its own;
 * ISO and IEC have none, so the open Relaton data set, which copies their catalogues, is read. Requests for comments are asked of
 * the RFC Editor (rfc-editor.ts). A number that is not in a copy may still exist, so silence here says nothing.
 */
import { z } from 'zod';
import type { Answer, Http, Query, SourceAdapter } from '../model/ports.ts';
import { readCsl } from './doi-agency.ts';
import { type AdapterOptions, answerFrom, fitting, listed, MALFORMED, NOT_COVERED, type Reading, type Reply } from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';

/** What a citation designates. */
export type Designation =
  | {
      readonly body: 'iso';
      readonly publishers: readonly string[];
      readonly kind: string;
      readonly number: string;
      readonly year: string | null;
    }
  | { readonly body: 'nist'; readonly doi: string; readonly designation: string }
  | { readonly body: 'w3c'; readonly shortname: string };

const ISO =
  /\b(ISO(?:\/(?:IEC|IEEE|ASTM|CIE|SAE))?(?:\/IEEE)?|IEC(?:\/IEEE)?)(?:\s|\/)(?:(TR|TS|PAS|Guide)\s)?(\d{1,6}(?:-\d{1,4}){0,2})(?::((?:19|20)\d\d))?(?![\d-])/;
const NIST_SERIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:NIST\s(?:SP|Special Publication)|Special Publication|NIST\.SP\.)\s?(?:\(SP\)\s)?(\d{3,4}-\d{1,3}[A-Z]?)(?:(?:\s|-)?(?:Rev(?:ision)?\.?\s?|r)(\d{1,2}))?/i,
    'SP',
  ],
  [/\bFIPS(?:\s(?:PUB|Publication))?\s(\d{1,3}(?:-\d{1,2})?)\b/i, 'FIPS'],
  [/\b(?:NISTIR|NIST IR)\s(\d{4,5}[A-Z]?)\b/i, 'IR'],
];
const TR =
  /^https?:\/\/(?:www\.)?w3\.org\/TR\/(?:\d{4}\/)?((?:(?:REC|CR|WD|NOTE|PR|CRD|DNOTE)-)?[\w.-]{2,60}?)(?:-\d{8})?\/?(?:[?#].{0,300})?$/i;

/** What a text names, in the order ISO, NIST; null when nothing. */
export function designationIn(text: string): Designation | null {
  const sample = text.slice(0, 1000);
  const iso = ISO.exec(sample);
  if (iso !== null) {
    const [, publishers = '', kind = '', number = '', year] = iso;
    return { body: 'iso', publishers: publishers.split('/'), kind, number, year: year ?? null };
  }
  for (const [sign, series] of NIST_SERIES) {
    const found = sign.exec(sample);
    if (found === null) continue;
    const [, number = '', revision] = found;
    const tail = revision === undefined ? number : `${number}r${revision}`;
    return { body: 'nist', doi: `10.6028/nist.${series.toLowerCase()}.${tail.toLowerCase()}`, designation: `NIST ${series} ${tail}` };
  }
  return null;
}

/** What a question designates; null when it designates no standard known here. */
export function designationOf(query: Query): Designation | null {
  if (query.question === 'identifier') return query.scheme === 'url' ? shortnameOf(query.value) : null;
  const { number, title, note, genre, URL: url } = query.fields;
  const venue = query.fields['container-title'] ?? '';
  const volume = query.fields.volume === undefined ? '' : `. ${query.fields.volume}`;
  for (const text of [number, title, `${venue}${volume}`, query.fields['collection-title'], `${genre ?? ''} ${number ?? ''}`, note]) {
    const found = text === undefined ? null : designationIn(text);
    if (found !== null) return found;
  }
  return url === undefined ? null : shortnameOf(url);
}

function shortnameOf(url: string): Designation | null {
  const found = TR.exec(url)?.[1]?.replace(/^(?:REC|CR|WD|NOTE|PR|CRD|DNOTE)-/i, '');
  return found === undefined ? null : { body: 'w3c', shortname: found };
}

const Specification = z.object({
  title: z.string(),
  shortname: z.string(),
  shortlink: z.string().nullish(),
  date: z.string().nullish(),
  status: z.string().nullish(),
  uri: z.string().nullish(),
});

/** Reads a version of a W3C specification. */
function readSpecification(reply: Reply, shortname: string): Reading {
  if (reply.status === 404) return { kind: 'not-covered' };
  const body = reply.status === 200 ? fitting(Specification, reply.body) : null;
  if (body === null || body.shortname.toLowerCase() !== shortname.toLowerCase()) return MALFORMED;
  const date = isoParts(body.date);
  return listed([
    sourceOf({
      adapter: 'standards',
      id: `W3C/${body.shortname}`,
      type: 'standard',
      title: body.title,
      titles: [`W3C ${body.title}`],
      author: [{ literal: 'World Wide Web Consortium' }],
      publisher: 'World Wide Web Consortium',
      genre: body.status,
      number: body.shortname,
      issued: dateOf(date),
      url: body.shortlink ?? body.uri,
      years: [date[0]],
      authorsComplete: false,
    }),
  ]);
}

const Localised = z.object({
  content: z.string(),
  language: z.union([z.string(), z.array(z.string())]).nullish(),
  type: z.string().nullish(),
});
const Identifier = z.object({
  content: z.string().nullish(),
  id: z.string().nullish(),
  type: z.string().nullish(),
  primary: z.boolean().nullish(),
});
/** What is used of a Relaton record, in either of its two dialects. */
const Relaton = z.object({
  title: z.array(Localised),
  docidentifier: z.array(Identifier).nullish(),
  docid: z.array(Identifier).nullish(),
  date: z
    .array(z.object({ type: z.string().nullish(), at: z.string().nullish(), value: z.string().nullish() }))
    .nullish()
    .catch(null),
  edition: z
    .object({ content: z.union([z.string(), z.number()]) })
    .nullish()
    .catch(null),
  source: z
    .array(z.object({ type: z.string().nullish(), content: z.string() }))
    .nullish()
    .catch(null),
});

/** Reads a Relaton record of ISO or IEC. */
async function readRelaton(reply: Reply, asked: Extract<Designation, { body: 'iso' }>): Promise<Reading> {
  if (reply.status === 404) return { kind: 'not-covered' };
  if (reply.status !== 200 || reply.body.length > 1_000_000) return MALFORMED;
  const { parse } = await import('yaml');
  let value: unknown;
  try {
    value = parse(reply.body, { maxAliasCount: 0 });
  } catch {
    return MALFORMED;
  }
  const record = Relaton.safeParse(value);
  if (!record.success) return MALFORMED;
  const { title, date, edition, source } = record.data;
  const english = title.filter(({ language }) => [language ?? 'en'].flat().includes('en'));
  const main = english.find(({ type }) => type === 'main') ?? english[0] ?? title[0];
  const ids = [...(record.data.docidentifier ?? []), ...(record.data.docid ?? [])];
  const designation = (ids.find(({ primary }) => primary === true) ?? ids[0])?.content ?? ids[0]?.id;
  if (main === undefined || designation === undefined || designation === null || !designation.includes(asked.number)) return MALFORMED;
  const published = (date ?? []).find(({ type }) => type === 'published') ?? date?.[0];
  const parts = isoParts(published?.at ?? published?.value);
  const spoken = main.content.replace(/\s[-–—]\s/g, ' – ');
  return listed([
    sourceOf({
      adapter: 'standards',
      id: designation,
      type: 'standard',
      title: spoken,
      titles: [designation, `${designation}: ${spoken}`, `${designation} ${spoken}`, ...english.map(({ content }) => content)],
      author: [{ literal: 'International Organization for Standardization' }],
      publisher: asked.publishers.join('/'),
      number: designation,
      edition: edition?.content,
      issued: dateOf(parts),
      url: (source ?? []).find(({ type }) => type === 'src')?.content,
      years: [parts[0]],
      authorsComplete: false,
    }),
  ]);
}

/** Where the services are, for tests and mirrors. */
export interface StandardsOptions extends AdapterOptions {
  readonly w3c?: string;
  readonly doi?: string;
  readonly relaton?: string;
}

/** The adapter for standards of ISO, IEC, W3C and NIST. */
export function standards(http: Http, options: StandardsOptions = {}): SourceAdapter {
  const w3c = options.w3c ?? options.base ?? 'https://api.w3.org';
  const doiOrg = options.doi ?? options.base ?? 'https://doi.org';
  const relaton = options.relaton ?? options.base ?? 'https://raw.githubusercontent.com/relaton';
  const ask = async (wanted: Designation, signal: AbortSignal): Promise<Answer> => {
    switch (wanted.body) {
      case 'w3c': {
        const path = `/specifications/${encodeURIComponent(wanted.shortname)}/versions/latest`;
        return answerFrom(http, `${w3c}${path}`, { signal }, (reply) => readSpecification(reply, wanted.shortname));
      }
      case 'nist': {
        const accept = 'application/vnd.citationstyles.csl+json';
        const path = wanted.doi.split('/').map(encodeURIComponent).join('/');
        const read = (reply: Reply): Reading => (reply.status === 404 ? { kind: 'not-covered' } : readCsl(reply, wanted.doi));
        const answer = await answerFrom(http, `${doiOrg}/${path}`, { signal, accept }, read);
        if (answer.lookup.kind !== 'found') return answer;
        const sources = answer.lookup.sources.map((source) => ({
          ...source,
          id: `standards:${wanted.designation}`,
          adapter: 'standards',
          titles: [
            ...source.titles,
            `${wanted.designation}: ${source.fields.title ?? ''}`,
            `${wanted.designation}, ${source.fields.title ?? ''}`,
          ],
        }));
        return { ...answer, lookup: { kind: 'found', sources } };
      }
      case 'iso': {
        const set = wanted.publishers[0] === 'IEC' ? 'relaton-data-iec' : 'relaton-data-iso';
        const name = [...wanted.publishers, wanted.kind, wanted.number, wanted.year ?? '']
          .filter((part) => part !== '')
          .join('-')
          .toLowerCase();
        const url = `${relaton}/${set}/main/data/${encodeURIComponent(name)}.yaml`;
        return answerFrom(http, url, { signal, accept: 'text/plain, application/yaml' }, (reply) => readRelaton(reply, wanted));
      }
    }
  };
  return {
    name: 'standards',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      const wanted = designationOf(query);
      return wanted === null ? NOT_COVERED : ask(wanted, signal);
    },
  };
}
