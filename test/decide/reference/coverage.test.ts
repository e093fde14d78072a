/** What the answers of sources can bear. */
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../src/decide/reference/coverage.ts';
import type { Asked, Coverage, Lookup } from '../../../src/model/source.ts';

const asked = (adapter: string, covers: Coverage, lookup: Lookup, question: Asked['question'] = 'work'): Asked => ({
  adapter,
  question,
  query: 'q',
  covers,
  lookup,
  snapshots: [],
});
const absent: Lookup = { kind: 'absent' };
const down: Lookup = { kind: 'unavailable', why: 'timeout' };
const found: Lookup = { kind: 'found', sources: [] };
const unasked = (why: Extract<Lookup, { kind: 'not-asked' }>['why']): Lookup => ({ kind: 'not-asked', why });
const kind = (...rows: Asked[]): string => coverageOf(rows).fact.kind;

describe('coverage', () => {
  it('is complete with one source that holds all such works, or two broad ones', () => {
    expect(kind(asked('index', 'authoritative', absent))).toBe('complete');
    expect(kind(asked('index', 'authoritative', found))).toBe('complete');
    expect(kind(asked('crossref', 'broad', absent), asked('openalex', 'broad', absent))).toBe('complete');
    expect(kind(asked('crossref', 'broad', absent))).toBe('partial');
    expect(kind(asked('arxiv', 'no', absent))).toBe('none');
    expect(kind()).toBe('none');
  });

  it('is not complete while a source that might know better is silent', () => {
    expect(kind(asked('index', 'authoritative', absent), asked('crossref', 'authoritative', down))).toBe('partial');
    expect(kind(asked('index', 'authoritative', absent), asked('crossref', 'broad', down))).toBe('partial');
    expect(kind(asked('index', 'authoritative', absent), asked('crossref', 'broad', unasked('offline')))).toBe('complete');
    expect(kind(asked('index', 'authoritative', absent), asked('pubmed', 'authoritative', unasked('offline')))).toBe('partial');
    expect(kind(asked('a', 'broad', absent), asked('b', 'broad', absent), asked('c', 'broad', unasked('offline')))).toBe('partial');
    expect(kind(asked('a', 'broad', absent), asked('b', 'broad', absent), asked('c', 'broad', unasked('no-query')))).toBe('complete');
    expect(kind(asked('index', 'authoritative', absent), asked('web', 'no', down))).toBe('partial');
    expect(kind(asked('a', 'broad', absent), asked('a', 'broad', down), asked('b', 'broad', absent))).toBe('partial');
  });

  it('names who answered and who did not, and why', () => {
    const { fact, silent } = coverageOf([asked('crossref', 'broad', absent), asked('openalex', 'broad', down)]);
    expect(fact.absent).toEqual(['crossref']);
    expect(fact.missing).toEqual([{ adapter: 'openalex', why: 'timeout' }]);
    expect(silent).toBe(true);
  });

  it('is not complete while nobody tells of what work a cited identifier is', () => {
    const both = [asked('a', 'broad', absent), asked('b', 'broad', absent)];
    const untold = coverageOf(both, [{ adapter: 'doi-agency', why: null }]);
    expect(untold.fact).toMatchObject({ kind: 'partial', absent: ['a', 'b'] });
    expect(untold.fact.missing).toEqual([{ adapter: 'doi-agency', why: 'does not tell what the identifier names' }]);
    expect(untold.silent).toBe(false);
    const down = coverageOf(both, [{ adapter: 'a', why: 'timeout' }]);
    expect(down.fact).toMatchObject({ kind: 'partial', missing: [{ adapter: 'a', why: 'timeout' }] });
    expect(down.silent).toBe(true);
  });

  it('goes by questions for the work; questions for an identifier count only when there is nothing else', () => {
    expect(kind(asked('doi', 'authoritative', absent, 'identifier'), asked('crossref', 'broad', absent))).toBe('partial');
    expect(kind(asked('doi', 'authoritative', absent, 'identifier'))).toBe('complete');
  });
});
