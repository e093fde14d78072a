import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  answerFrom,
  askedDoi,
  askedIsbn,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  parseJson,
  several,
  silentWhereAbsent,
} from '../../src/lookup/reading.ts';
import { sourceOf } from '../../src/lookup/records.ts';
import type { Http } from '../../src/model/ports.ts';

const source = sourceOf({ adapter: 'a', id: '1', title: 'T', years: [], authorsComplete: false });
const signal = new AbortController().signal;
const reply = { status: 200, headers: {}, body: '{}', url: 'https://a.example/' };

describe('answerFrom', () => {
  const fresh: Http = {
    get: async (_, { judge }) => {
      const kind = await judge?.(reply);
      return kind === 'malformed'
        ? { ok: false, lookup: { kind: 'unavailable', why: 'malformed' }, snapshot: 'sha256:f' }
        : { ok: true, reply: { ...reply, snapshot: 'sha256:r' } };
    },
  };
  const remembered: Http = { get: async () => ({ ok: true, reply: { ...reply, snapshot: 'sha256:r' } }) };

  it.each([
    ['fresh', fresh],
    ['remembered', remembered],
  ])('reads a %s reply, once', async (_, http) => {
    let read = 0;
    const answer = await answerFrom(http, reply.url, { signal }, () => {
      read += 1;
      return listed([source]);
    });
    expect(answer).toEqual({ lookup: { kind: 'found', sources: [{ ...source, snapshot: 'sha256:r' }] }, snapshots: ['sha256:r'] });
    expect(read).toBe(1);
  });

  it('keeps absent, not covered and outages apart', async () => {
    expect(await answerFrom(fresh, reply.url, { signal }, () => listed([]))).toEqual({
      lookup: { kind: 'absent' },
      snapshots: ['sha256:r'],
    });
    expect(await answerFrom(fresh, reply.url, { signal }, () => ({ kind: 'not-covered' }))).toEqual({
      lookup: { kind: 'not-asked', why: 'not-covered' },
      snapshots: ['sha256:r'],
    });
    expect(await answerFrom(fresh, reply.url, { signal }, () => MALFORMED)).toEqual({
      lookup: { kind: 'unavailable', why: 'malformed' },
      snapshots: ['sha256:f'],
    });
    expect((await answerFrom(remembered, reply.url, { signal }, () => MALFORMED)).lookup).toMatchObject({
      kind: 'unavailable',
      why: 'malformed',
    });
  });
});

describe('listed', () => {
  it('is absent for an empty list, and no answer for a list that names nothing', () => {
    expect(listed([]).kind).toBe('absent');
    expect(listed([null]).kind).toBe('malformed');
    expect(listed([null, source])).toEqual({ kind: 'found', sources: [source] });
  });

  it('is no answer where the service says that it holds some and gives none', () => {
    expect(listed([], 12).kind).toBe('malformed');
    expect(listed([], 0).kind).toBe('absent');
    expect(listed([], null).kind).toBe('absent');
  });
});

describe('reading JSON', () => {
  it('takes damaged and deep JSON for nothing', () => {
    for (const text of ['', '{', '['.repeat(100_000), `${'['.repeat(300)}${']'.repeat(300)}`]) expect(parseJson(text)).toBeUndefined();
    expect(parseJson(`{"a":"${'['.repeat(500)}\\"[["}`)).toBeDefined();
  });

  it('takes what fits, and passes over what is more', () => {
    const schema = z.object({ a: z.number() });
    expect(fitting(schema, '{"a":1,"b":2,"__proto__":{"c":3}}')).toEqual({ a: 1 });
    expect(fitting(schema, '{"a":"1"}')).toBeNull();
    expect(eachFitting(schema, [{ a: 1 }, {}, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }]);
    expect(eachFitting(schema, [])).toEqual([]);
    expect(eachFitting(schema, [{}])).toBeNull();
  });
});

describe('fields of a record', () => {
  const schema = z.object({ year: maybe(z.number()), names: several(z.object({ family: z.string() })) });

  it('are not stated where they are odd, and hide neither the record nor their neighbours', () => {
    expect(fitting(schema, '{"year":"c. 1900","names":[{"family":"Marsh"},null,{"family":3},{"family":"Ito"}]}')).toEqual({
      year: null,
      names: [{ family: 'Marsh' }, { family: 'Ito' }],
    });
    expect(fitting(schema, '{"names":"Marsh"}')).toEqual({ names: null });
  });
});

describe('silentWhereAbsent', () => {
  it('makes of absence no word on the identifier, and keeps the reply that was seen', () => {
    expect(silentWhereAbsent({ lookup: { kind: 'absent' }, snapshots: ['sha256:a'] })).toEqual({
      lookup: { kind: 'not-asked', why: 'not-covered' },
      snapshots: ['sha256:a'],
    });
  });

  it.each([
    { kind: 'found', sources: source === null ? [] : [source] },
    { kind: 'unavailable', why: 'timeout', detail: 'no whole reply in time' },
    { kind: 'not-asked', why: 'no-query' },
  ] as const)('leaves every other answer as it is: $kind', (lookup) => {
    const answer = { lookup, snapshots: ['sha256:a'] };
    expect(silentWhereAbsent(answer)).toBe(answer);
  });
});

describe('askedIsbn', () => {
  it('is there for ISBNs alone, in their normal form', () => {
    expect(askedIsbn({ question: 'identifier', scheme: 'isbn', value: '0-306-40615-2' })).toBe('9780306406157');
    expect(askedIsbn({ question: 'identifier', scheme: 'isbn', value: '0-306-40615-3' })).toBeNull();
    expect(askedIsbn({ question: 'identifier', scheme: 'doi', value: '10.1/a' })).toBeNull();
    expect(askedIsbn({ question: 'work', fields: { ISBN: '0-306-40615-2' } })).toBeNull();
  });
});

describe('askedDoi', () => {
  it('is there for DOIs alone', () => {
    expect(askedDoi({ question: 'identifier', scheme: 'doi', value: '10.1/A' })).toBe('10.1/a');
    expect(askedDoi({ question: 'identifier', scheme: 'pmid', value: '1' })).toBeNull();
    expect(askedDoi({ question: 'work', fields: {} })).toBeNull();
  });
});
