/** What a person reads: which words and names differ, which of two vouched, who was asked. */
import { describe, expect, it } from 'vitest';
import { EXIST_MINOR } from '../../../src/decide/reference/exist-minor.ts';
import { FAKE } from '../../../src/decide/reference/fake.ts';
import { GUARD_WANT } from '../../../src/decide/reference/guard.ts';
import type { ReferenceRule } from '../../../src/decide/reference/rule.ts';
import { sentence } from '../../../src/decide/reference/sentence.ts';
import { UNSURE } from '../../../src/decide/reference/unsure.ts';
import type { Component, ComponentEvidence } from '../../../src/model/evidence.ts';
import { COMPONENTS } from '../../../src/model/evidence.ts';

const blank: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };
const components = (some: Partial<Record<Component, Partial<ComponentEvidence>>>): Record<Component, ComponentEvidence> => {
  const one = (name: Component): ComponentEvidence => ({ ...blank, ...some[name] });
  return { title: one('title'), authors: one('authors'), venue: one('venue'), date: one('date'), url: one('url'), doi: one('doi') };
};
const rule = (rules: readonly ReferenceRule[], id: string): ReferenceRule => {
  const found = rules.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};
const all = { kind: 'complete', absent: ['index'], missing: [] } as const;
const long = 'On the walking of small and of middling bears through woods, fields and towns in winter, and the evidence';

describe('the sentence of a verdict', () => {
  it('names the words in which long titles differ, and the people whom one list lacks', () => {
    const says = sentence(
      rule(UNSURE, 'ref/unsure'),
      components({
        title: { label: 'partial', cited: `${long} against`, found: `${long} for`, why: 'words differ: “against” for “for”' },
        authors: {
          label: 'partial',
          cited: 'A. Quill, B. Rook',
          found: 'A. Quill, C. Stark',
          why: '1 author of 2 cited not recorded: B. Rook',
        },
      }),
      'right:1',
      all,
    );
    expect(says).toContain('words differ: “against” for “for”; cited “On the walking');
    expect(says).toContain('authors in agreement only in part (1 author of 2 cited not recorded: B. Rook; cited');
  });

  it('says whether an identifier, a link or the place in a journal agreed', () => {
    const minor = rule(EXIST_MINOR, 'ref/exist-minor-b');
    const says = (some: Partial<Record<Component, Partial<ComponentEvidence>>>): string =>
      sentence(minor, components(some), 'right:1', all);
    expect(says({ doi: { label: 'match' } })).toMatch(/^The record agrees in identifier; of title/);
    expect(says({ url: { label: 'match' } })).toMatch(/^The record agrees in link; of title/);
    expect(says({ venue: { label: 'match' } })).toMatch(/^The record agrees in journal, volume and page; of title/);
  });

  it('tells no more than its title of a record that has nothing to do with the citation', () => {
    const none = rule(FAKE, 'ref/fake-title');
    const other = (score: number): string =>
      sentence(
        none,
        components({
          title: { label: 'not_match', cited: 'Bears', found: 'Whales', score },
          date: { label: 'not_match', cited: '2001', found: '1950' },
        }),
        'near:1',
        all,
      );
    expect(other(0.1)).toBe(
      'No record that was found bears this title; the nearest one bears another. Nearest record: near:1, titled “Whales”. Asked: index.',
    );
    expect(other(0.6)).toContain('year not in agreement (cited “2001”, recorded “1950”)');
  });

  it('says where nobody was asked who holds all such works', () => {
    const nobody = { kind: 'none', absent: [], missing: [] } as const;
    expect(sentence(GUARD_WANT, components({}), null, nobody)).toContain('No source that holds all such works was asked.');
    expect(sentence(GUARD_WANT, components({}), null, all)).not.toContain('No source that holds');
  });

  it('accuses nobody, whatever differs', () => {
    const everything = components(
      Object.fromEntries(COMPONENTS.map((name) => [name, { label: 'not_match', cited: 'a', found: 'b', score: 0, why: 'another' }])),
    );
    for (const one of [...FAKE, ...UNSURE, ...EXIST_MINOR])
      expect(sentence(one, everything, 'near:1', all)).not.toMatch(/fake|fabricat|invent|false/i);
  });
});
