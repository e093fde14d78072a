import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structuredClaims, withPlaces } from '../../src/extract/structured.ts';

describe('structuredClaims', () => {
  it("finds the seed's two patterns at any depth", () => {
    const json = {
      executive_summary: 'One long sentence about the whole of it.',
      executive_summary_source_refs: ['a', 'b'],
      parts: [{ body: { 'k/ey': [{ insight: 'Another sentence of some length here.', source_refs: ['c'] }] } }],
    };
    expect(structuredClaims(json).map(({ pointer, refsPointer, refs }) => [pointer, refsPointer, refs])).toEqual([
      ['/executive_summary', '/executive_summary_source_refs', ['a', 'b']],
      ['/parts/0/body/k~1ey/0/insight', '/parts/0/body/k~1ey/0/source_refs', ['c']],
    ]);
  });

  it('takes every text of an object, but not its names, and not its title beside a text', () => {
    const json = {
      id: 'x1',
      title: 'Steel',
      url: 'https://example.org',
      claim: 'Orrin sold its mines in 2019.',
      why: 'The price of coal had fallen by half.',
      source_refs: [0],
    };
    expect(structuredClaims(json).map(({ field }) => field)).toEqual(['why', 'claim'].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('reads lists of texts with one list of references or one each', () => {
    const shared = structuredClaims({ points: ['First point made here.', 'Second point made here.'], points_source_refs: ['a'] });
    expect(shared.map(({ pointer, refs }) => [pointer, refs])).toEqual([
      ['/points/0', ['a']],
      ['/points/1', ['a']],
    ]);
    const each = structuredClaims({ points: ['First point made here.', 'Second point made here.'], points_source_refs: [['a'], ['b']] });
    expect(each.map(({ refsPointer, refs }) => [refsPointer, refs])).toEqual([
      ['/points_source_refs/0', ['a']],
      ['/points_source_refs/1', ['b']],
    ]);
  });

  it('puts what matters first', () => {
    const json = {
      note: 'x',
      note_source_refs: ['a'],
      body: 'A sentence of middling length about this.',
      body_source_refs: ['a'],
      overview: 'Short.',
      overview_source_refs: ['a'],
    };
    expect(structuredClaims(json).map(({ field, priority }) => [field, priority])).toEqual([
      ['overview', 'high'],
      ['body', 'medium'],
      ['note', 'low'],
    ]);
  });

  it('walks what refers to itself only once', () => {
    const json: Record<string, unknown> = { insight: 'A sentence of some length stands here.', source_refs: ['a'] };
    json.self = json;
    expect(structuredClaims(json)).toHaveLength(1);
  });

  it('takes any JSON, and its pointers lead to the texts', () => {
    const at = (json: unknown, pointer: string): unknown =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')], json);
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, key) => {
        const json = { [key]: value, 'a/b~c': 'A text with a few words in it.', 'a/b~c_source_refs': ['x'] };
        for (const claim of structuredClaims(json)) expect(at(json, claim.pointer)).toBe(claim.text);
      }),
    );
  });
});

describe('withPlaces', () => {
  it('replaces places in a copy', () => {
    const json = { a: [{ b: 1 }, { b: 2 }], c: { d: 3 } };
    const made = withPlaces(json, new Map<string, unknown>([['/a/1/b', ['x']]])) as typeof json;
    expect(made).toEqual({ a: [{ b: 1 }, { b: ['x'] }], c: { d: 3 } });
    expect(json.a[1]).toEqual({ b: 2 });
    expect(made.c).toBe(json.c);
  });
});
