/**
 * OpenReview: submissions to machine-learning venues, accepted or not. The venue line tells which ("ICLR 2024 poster",
 * "Submitted to ICLR 2024"); authors stand in the order of print. Two versions of its API differ in how they wrap values.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { named, nameOfLine } from './people.ts';
import {
  type AdapterOptions,
  answerFrom,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
  silentWhereAbsent,
} from './reading.ts';
import { dateOf, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

/** A value, bare (API 1) or wrapped (API 2). */
const wrapped = <Value extends z.ZodType>(value: Value) =>
  z
    .union([value, z.object({ value })])
    .nullish()
    .catch(null);
const open = <Value>(given: Value | { readonly value: Value } | null | undefined): Value | null =>
  given === null || given === undefined
    ? null
    : typeof given === 'object' && given !== null && 'value' in given
      ? (given as { value: Value }).value
      : (given as Value);

/** What is used of a note. */
const OpenReviewNote = z.object({
  id: z.string(),
  forum: z.string().nullish(),
  cdate: z.number().nullish(),
  pdate: z.number().nullish(),
  content: z.object({
    title: wrapped(z.string()),
    authors: wrapped(z.array(z.string())),
    venue: wrapped(z.string()),
    venueid: wrapped(z.string()),
  }),
});
export type OpenReviewNote = z.infer<typeof OpenReviewNote>;

const yearOfMillis = (time: number | null | undefined): number | null =>
  typeof time === 'number' && time > 0 && time < 4e12 ? new Date(time).getUTCFullYear() : null;

/** What stands behind the venue: how the paper was shown there. */
const DECISION =
  /(?:(?<!\s)\s+)(?:poster|oral|spotlight|talk|notable\b.{0,20}|accepted?|conditional|regular|short|long|main|conference)(?:\s(?:poster|oral|paper|presentation|track)){0,2}$/i;

/** A note as a source; null for notes that are no papers (reviews, comments) and name nothing. */
function openReviewSource(note: OpenReviewNote): Source | null {
  const title = open(note.content.title);
  if (title === null || (note.forum !== null && note.forum !== undefined && note.forum !== note.id)) return null;
  const venue = open(note.content.venue);
  const accepted = venue !== null && !/^(?:submitted to|.{0,60}\b(?:submission|withdrawn|reject|desk)\w*)/i.test(venue);
  const named_ = Number(/\b(?:19|20)\d\d\b/.exec(venue ?? open(note.content.venueid) ?? '')?.[0] ?? Number.NaN);
  const authors = named((open(note.content.authors) ?? []).map((name) => nameOfLine(name)));
  const year = Number.isInteger(named_) ? named_ : yearOfMillis(note.pdate ?? note.cdate);
  return sourceOf({
    adapter: 'openreview',
    id: note.id,
    type: accepted ? 'paper-conference' : 'article',
    title,
    author: authors,
    container: accepted ? venue.replace(DECISION, '') : venue,
    issued: dateOf([year]),
    url: `https://openreview.net/forum?id=${encodeURIComponent(note.forum ?? note.id)}`,
    years: [year, yearOfMillis(note.pdate), yearOfMillis(note.cdate)],
    authorsComplete: authors.length > 0,
  });
}

const Found = z.object({ notes: z.array(z.unknown()), count: z.number().nullish() });

/** Reads a search result. Notes that are no papers are passed over. */
function readNotes(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  const notes = body === null ? null : eachFitting(OpenReviewNote, body.notes);
  return notes === null
    ? MALFORMED
    : listed(
        notes.map(openReviewSource).filter((source) => source !== null),
        notes.length === 0 ? body?.count : 0,
      );
}

/** The OpenReview adapter. */
export function openReview(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://api2.openreview.net';
  return {
    name: 'openreview',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') {
        const id =
          query.scheme === 'url' ? /^https?:\/\/openreview\.net\/(?:forum|pdf)\?id=([\w-]{5,40})/.exec(query.value)?.[1] : undefined;
        if (id === undefined) return NOT_COVERED;
        return silentWhereAbsent(await answerFrom(http, `${base}/notes?${new URLSearchParams({ id })}`, { signal }, readNotes));
      }
      const term = searchable(query.fields.title ?? '');
      if (term === '') return NO_QUERY;
      return answerFrom(
        http,
        `${base}/notes/search?${new URLSearchParams({ term, type: 'terms', content: 'title', group: 'all', source: 'forum', limit: '10' })}`,
        { signal },
        readNotes,
      );
    },
  };
}
