/** The authors of a document are counted by person: under every name and with every work that their iD's record holds. */
import { describe, expect, it } from 'vitest';
import type { CslItem } from '../src/model/csl.ts';
import type { Document, Entry } from '../src/model/document.ts';
import type { AuditEvent } from '../src/model/event.ts';
import type { People, PersonAnswer, Run } from '../src/model/ports.ts';
import { ownPeople } from '../src/own-people.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';
import { verify } from '../src/verify.ts';

const ID = '0000-0002-1825-0097';
const FRONT = `A paper about reeds\nJane Smith https://orcid.org/${ID}, Ann Roe 0000-0002-1825-0098\n\nAbstract\n`;
const cited = (at: number): CslItem => ({
  type: 'article-journal',
  title: `Counting the reeds of district number ${at}`,
  author: [{ family: at < 5 ? 'Jones' : `Other${at}`, given: 'Jane' }],
  issued: { 'date-parts': [[2000 + at]] },
});
const items = Array.from({ length: 10 }, (_, at) => cited(at));
const text = `${FRONT}${'Reeds stand in water. '.repeat(200)}\nReferences\n${items.map(({ title }) => title).join('\n')}`;
const document: Document = {
  id: 'doc:1',
  name: 'reeds.txt',
  mediaType: 'text/plain',
  text,
  blocks: [],
  citations: [],
  links: [],
  notes: [],
  pages: [],
  skipped: [],
  entries: items.map((fields, at): Entry => {
    const start = text.indexOf(fields.title ?? '');
    return { key: String(at), span: { start, end: start + (fields.title ?? '').length }, fields, raw: fields.title ?? '' };
  }),
};
const saying = (lookup: PersonAnswer['lookup']): People => ({
  name: 'orcid',
  remote: true,
  person: async () => ({ lookup, snapshots: ['sha256:1'] }),
});
const JANE: PersonAnswer['lookup'] = {
  kind: 'found',
  person: {
    orcid: ID,
    names: [
      { family: 'Smith', given: 'Jane' },
      { family: 'Jones', given: 'Jane' },
    ],
    works: ['doi:10.5555/none'],
    by: 'orcid',
  },
};
const runWith = (people: readonly People[], events: AuditEvent[] = []): Run => ({
  id: 'run',
  engine: 'stet 0',
  node: 'v20',
  holdings: [],
  now: () => '2026-01-01T00:00:00.000Z',
  adapters: [],
  people,
  integrity: null,
  snapshots: memorySnapshots(),
  signal: new AbortController().signal,
  concurrency: 2,
  settingsHash: 'x',
  tell: (event) => void events.push(event),
  progress: () => {},
});

describe('the own authors of a document', () => {
  it('are asked about by the iDs before its abstract that can be iDs, for a list long enough to count', async () => {
    const { people, events, asked } = await ownPeople(document, 10, runWith([saying(JANE)]));
    expect(people.map(({ orcid }) => orcid)).toEqual([ID]);
    expect(asked).toHaveLength(1);
    expect(events).toEqual([
      { ev: 'asked', ref: '', adapter: 'orcid', question: 'person', query: ID, outcome: 'found', covers: 'no', reply: ['sha256:1'] },
    ]);
    expect((await ownPeople(document, 7, runWith([saying(JANE)]))).asked).toEqual([]);
    expect((await ownPeople(document, 10, { ...runWith([saying(JANE)]), signal: AbortSignal.abort() })).asked).toEqual([]);
  });

  it('make a list their own by names of other days', async () => {
    const known = await verify(document, runWith([saying(JANE)]));
    expect(known.references).toHaveLength(10);
    expect(known.warnings.find(({ rule }) => rule === 'warn/self-citation')).toMatchObject({ share: 0.5, severity: 'info' });
    const unknown = await verify(document, runWith([]));
    expect(unknown.warnings.find(({ rule }) => rule === 'warn/self-citation')).toBeUndefined();
  });

  it('that ORCID could not be asked about are no finding, and the outage is said and logged', async () => {
    const events: AuditEvent[] = [];
    const report = await verify(document, runWith([saying({ kind: 'unavailable', why: 'timeout' })], events));
    expect(report.warnings.find(({ rule }) => rule === 'warn/self-citation')).toBeUndefined();
    expect(report.outages).toEqual([{ adapter: 'orcid', why: 'timeout', times: 1 }]);
    expect(events).toContainEqual({ ev: 'source_unavailable', adapter: 'orcid', why: 'timeout', times: 1 });
    expect(events.find((event) => event.ev === 'asked' && event.query === ID)).toMatchObject({ outcome: 'unavailable', why: 'timeout' });
  });
});
