/** The number beside the class falls with what is wrong, in every row of the table, and never gainsays the class. */
import { describe, expect, it } from 'vitest';
import { classifyReference } from '../../../src/decide/reference/index.ts';
import { likelihood } from '../../../src/decide/reference/likelihood.ts';
import { LADDER } from '../../../src/decide/reference/likelihood-ladder.ts';
import type { ReferenceFacts } from '../../../src/decide/reference/rule.ts';
import { COMPONENTS, type Label, type Labels } from '../../../src/model/evidence.ts';
import { labelled } from './labelled.ts';

const OF = (component: string): readonly Label[] =>
  component === 'authors' ? ['match', 'partial', 'weak', 'not_match', 'unknown'] : ['match', 'partial', 'not_match', 'unknown'];

/** All 5,120 rows. */
function rows(): Labels[] {
  let all: Partial<Record<string, Label>>[] = [{}];
  for (const component of COMPONENTS) all = all.flatMap((row) => OF(component).map((label) => ({ ...row, [component]: label })));
  return all.map((row) => labelled(row));
}

const WORLDS: readonly Partial<ReferenceFacts>[] = [
  {},
  { coverage: 'partial', certain: true },
  { coverage: 'partial', certain: false },
  { coverage: 'none', silent: true },
  { placed: true },
  { route: 'reasoning', kind: 'web-page' },
  { route: 'reasoning', kind: 'statute' },
];
const chanceOf = (labels: Labels, facts: Partial<ReferenceFacts>): number => {
  const { heard, raw } = classifyReference(labels, facts);
  return likelihood(labels, heard, raw);
};

describe('the chance that a work exists as described', () => {
  it('never rises when a label gets worse, in any row of any world', () => {
    for (const facts of WORLDS) {
      const guarded = (facts.coverage !== undefined || facts.route !== undefined) && facts.certain !== false;
      for (const labels of rows()) {
        const before = chanceOf(labels, facts);
        for (const component of COMPONENTS) {
          const at = LADDER.indexOf(labels[component] as (typeof LADDER)[number]);
          // A record is certain to be the work meant only while its title is the cited one; then it is not the same world any more.
          if (at < 0 || (guarded && (component === 'title' || labels.title !== 'match'))) continue;
          for (const worse of LADDER.slice(at + 1).filter((label) => OF(component).includes(label))) {
            const after = chanceOf({ ...labels, [component]: worse }, facts);
            expect(after, JSON.stringify({ facts, labels, component, worse })).toBeLessThan(before);
          }
        }
      }
    }
  });

  it('falls with the number of wrong fields', () => {
    const right = labelled({ title: 'match', authors: 'match', date: 'match', venue: 'match', doi: 'match', url: 'match' });
    let worst = chanceOf(right, {});
    for (let wrong = 1; wrong <= COMPONENTS.length; wrong += 1) {
      const chances = rows()
        .filter(
          (row) =>
            COMPONENTS.filter((name) => row[name] === 'not_match').length === wrong &&
            COMPONENTS.every((name) => /^(?:match|not_match)$/.test(row[name])),
        )
        .map((row) => chanceOf(row, {}));
      // The best with one more wrong is no better than the best with one less.
      expect(Math.max(...chances)).toBeLessThan(worst);
      worst = Math.max(...chances);
    }
  });

  it('keeps the classes apart', () => {
    expect(chanceOf(labelled({ title: 'not_match', authors: 'not_match' }), {})).toBeLessThan(0.1);
    expect(chanceOf(labelled({ title: 'match', authors: 'match' }), {})).toBeGreaterThan(0.9);
    expect(chanceOf(labelled({}), { found: false, coverage: 'none' })).toBeGreaterThan(0.1);
    expect(chanceOf(labelled({}), { found: false, coverage: 'none' })).toBeLessThan(0.7);
  });

  it('is never certain', () => {
    const all = rows().flatMap((row) => WORLDS.map((facts) => chanceOf(row, facts)));
    expect(Math.min(...all)).toBeGreaterThan(0);
    expect(Math.max(...all)).toBeLessThan(1);
  });
});
