/** Whose an ORCID iD is: read from the person's public record and from an index, and never guessed when neither can be asked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { StetError } from '../../../src/errors.ts';
import { addToIndex, buildIndex } from '../../../src/holdings.ts';
import { openHttp } from '../../../src/lookup/http.ts';
import { orcidPeople, readPerson, readWorks, recordedPeople } from '../../../src/lookup/orcid/people.ts';
import { openIndex } from '../../../src/store/index/read.ts';
import { memoryReplyCache } from '../../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../../src/store/snapshots.ts';
import { NO_ANSWERS } from '../../servers/asking.ts';
import { type Answer, startRegistry } from '../../servers/registry.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const folder = mkdtempSync(join(tmpdir(), 'stet-orcid-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ID = '0000-0002-1825-0097';
const value = (text: string) => ({ value: text });
const PERSON = {
  path: `/${ID}/person`,
  name: { 'given-names': value('Jane'), 'family-name': value('Smith'), 'credit-name': value('Jane M. Smith'), path: ID },
  'other-names': { 'other-name': [{ content: 'Jane Jones' }, { content: 'Smith, Jane' }, { content: null }, { content: 'Джейн Смит' }] },
};
const WORKS = {
  group: [
    {
      'work-summary': [
        { 'put-code': 1, 'external-ids': { 'external-id': [{ 'external-id-type': 'doi', 'external-id-value': '10.5555/ONE' }] } },
      ],
    },
    {
      'work-summary': [
        {
          'put-code': 2,
          'external-ids': {
            'external-id': [
              { 'external-id-type': 'doi', 'external-id-value': '10.5555/whole', 'external-id-relationship': 'part-of' },
              { 'external-id-type': 'pmc', 'external-id-value': 'PMC123456', 'external-id-relationship': 'self' },
              { 'external-id-type': 'other-id', 'external-id-value': 'x' },
            ],
          },
        },
      ],
    },
  ],
};
const served = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

async function asked(answer: (path: string) => Answer) {
  const registry = await startRegistry(answer);
  const http = openHttp({
    version: '0',
    snapshots: memorySnapshots(),
    cache: memoryReplyCache(),
    allow: [registry.origin],
    paces: { [registry.origin]: { perSecond: 1e6, atOnce: 3 } },
    tries: 1,
    timeoutMs: 5000,
  });
  closing.push(registry.close, http.close);
  const people = orcidPeople(http, { base: registry.origin });
  return {
    person: (works: boolean) => people.person(ID, works, new AbortController().signal),
    paths: () => registry.asked.map(({ url }) => url),
  };
}

describe('the public record of a person', () => {
  it('gives every name once, the first stated first', async () => {
    const { person, paths } = await asked(() => served(PERSON));
    const { lookup, snapshots } = await person(false);
    expect(lookup).toEqual({
      kind: 'found',
      person: {
        orcid: ID,
        names: [
          { family: 'Smith', given: 'Jane' },
          { family: 'Smith', given: 'Jane M.' },
          { family: 'Jones', given: 'Jane' },
          { family: 'Смит', given: 'Джейн' },
        ],
        works: null,
        by: 'orcid',
      },
    });
    expect(snapshots).toHaveLength(1);
    expect(paths()).toEqual([`/v3.0/${ID}/person`]);
  });

  it('gives the identifiers of listed works when they are wanted, not those of books these stand in', async () => {
    const { person } = await asked((path) => served(path.endsWith('/works') ? WORKS : PERSON));
    const { lookup, snapshots } = await person(true);
    expect(lookup).toMatchObject({ kind: 'found', person: { works: ['doi:10.5555/one', 'pmcid:PMC123456'] } });
    expect(snapshots).toHaveLength(2);
  });

  it('without public names is found and says nothing', async () => {
    const { person } = await asked(() => served({ path: `/${ID}/person`, name: null, 'other-names': { 'other-name': [] } }));
    expect((await person(false)).lookup).toMatchObject({ kind: 'found', person: { names: [] } });
  });

  it('is absent only by its own word', async () => {
    const { person } = await asked(() => served({ 'response-code': 404, 'error-code': 9016 }, 404));
    expect((await person(false)).lookup).toEqual({ kind: 'absent' });
  });

  it.each<readonly [string, Answer]>(NO_ANSWERS)('is unavailable when the service gives %s', async (_, body) => {
    const { person } = await asked(() => body);
    expect((await person(false)).lookup.kind).toBe('unavailable');
  });

  it('is unavailable when only its works could not be read', async () => {
    const { person } = await asked((path) => (path.endsWith('/works') ? { status: 500 } : served(PERSON)));
    expect((await person(true)).lookup.kind).toBe('unavailable');
    expect((await person(false)).lookup.kind).toBe('found');
  });

  it('of somebody else is no answer, unless the service itself led there', () => {
    const other = '0000-0001-5109-3700';
    const reply = (url: string) => ({ status: 200, headers: {}, url, body: JSON.stringify({ ...PERSON, path: `/${other}/person` }) });
    expect(readPerson(reply(`https://pub.orcid.org/v3.0/${ID}/person`), ID).kind).toBe('malformed');
    expect(readPerson(reply(`https://pub.orcid.org/v3.0/${other}/person`), ID).kind).toBe('found');
  });

  it('of works is no list without groups', () => {
    expect(readWorks({ status: 200, headers: {}, url: '', body: '{}' })).toBeNull();
    expect(readWorks({ status: 200, headers: {}, url: '', body: '{"group":[]}' })).toEqual([]);
  });
});

describe('an index', () => {
  const record = (n: number, author: object[]) => ({
    id: `r${n}`,
    type: 'article-journal',
    title: `Counting reeds in district number ${n}`,
    DOI: `10.5555/reed.${n}`,
    author,
  });
  const write = (name: string, records: readonly object[]): string => {
    const path = join(folder, name);
    writeFileSync(path, records.map((one) => JSON.stringify(one)).join('\n'));
    return path;
  };

  it('tells under which names an iD stands in its records, in its additions too', async () => {
    const out = join(folder, 'people.idx');
    const from = write('a.csl.jsonl', [
      record(1, [{ family: 'Jones', given: 'Jane', ORCID: `https://orcid.org/${ID}` }, { family: 'Roe' }]),
      record(2, [{ family: 'Roe', ORCID: '0000-0001-5109-3701' }]),
    ]);
    await buildIndex({ from: [from], out });
    await addToIndex({ from: [write('b.csl.jsonl', [record(3, [{ family: 'Smith', given: 'Jane', ORCID: ID }])])], out });
    const index = openIndex(out);
    closing.push(() => index.close());
    const people = recordedPeople(index);
    const ask = (orcid: string) => people.person(orcid, true, new AbortController().signal);
    expect((await ask(ID)).lookup).toMatchObject({
      kind: 'found',
      person: {
        names: [
          { family: 'Jones', given: 'Jane' },
          { family: 'Smith', given: 'Jane' },
        ],
        works: ['doi:10.5555/reed.1', 'doi:10.5555/reed.3'],
        by: 'records',
      },
    });
    // It knows whom it has on file; that somebody is not there says nothing of ORCID.
    expect((await ask('0000-0001-5109-3700')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
  });

  it('that files nobody so, or cannot be read, says nothing', async () => {
    const manifest = { name: 'x' } as ReturnType<typeof openIndex>['manifest'];
    const signal = new AbortController().signal;
    expect((await recordedPeople({ manifest }).person(ID, false, signal)).lookup.kind).toBe('not-asked');
    const broken = { manifest, byOrcid: () => Promise.reject(new StetError('store-failed', 'gone')) };
    expect((await recordedPeople(broken).person(ID, false, signal)).lookup).toMatchObject({ kind: 'unavailable', detail: 'gone' });
  });
});
