/** What testimony can do, over every row of labels and every word: it moves unknown to unsure or back, and nothing else. */
import { describe, expect, it } from 'vitest';
import { classifyReference } from '../../../src/decide/reference/index.ts';
import type { ReferenceFacts } from '../../../src/decide/reference/rule.ts';
import { isOpen, REFERENCE_TESTIMONY } from '../../../src/decide/reference/testimony.ts';
import { COMPONENTS, type Label } from '../../../src/model/evidence.ts';
import type { ReferenceVerdict, TestimonyWord } from '../../../src/model/verdict.ts';
import { labelled } from './labelled.ts';

const WORDS: readonly TestimonyWord[] = ['same-work', 'known-work', 'not-on-record', 'other-work', 'cannot-tell'];
const WORLDS: readonly Partial<ReferenceFacts>[] = [
  {},
  { coverage: 'partial' },
  { coverage: 'none', silent: true },
  { found: false },
  { found: false, coverage: 'none' },
  { garbled: true },
  { cited: ['title'] },
  { route: 'uncheckable' },
  { famous: true, route: 'reasoning', kind: 'famous-work' },
  ...(['statute', 'web-page', 'court-decision'] as const).map((kind) => ({ route: 'reasoning' as const, kind })),
];

describe('the word of a witness', () => {
  it('moves a class between unknown and unsure, and nowhere else, in every row and world', () => {
    const labels: readonly Label[] = ['not_match', 'unknown', 'partial', 'match'];
    const moves = new Set<string>();
    let rows: Partial<Record<(typeof COMPONENTS)[number], Label>>[] = [{}];
    for (const component of COMPONENTS) {
      const own: readonly Label[] = component === 'authors' ? [...labels, 'weak'] : labels;
      rows = rows.flatMap((row) => own.map((label) => ({ ...row, [component]: label })));
    }
    for (const world of WORLDS) {
      for (const row of rows) {
        const before = classifyReference(labelled(row), world);
        for (const said of WORDS) {
          for (const borneOut of [true, false]) {
            const after = classifyReference(labelled(row), { ...world, witness: { said, borneOut } });
            if (after.rule === before.rule) continue;
            moves.add(`${before.outcome} > ${after.outcome} by ${said}`);
            if (before.rule === 'ref/unknown-uncheckable') expect.fail('what cannot be checked was moved');
          }
        }
      }
    }
    expect([...moves].sort()).toEqual([
      'unknown > unsure by known-work',
      'unknown > unsure by same-work',
      'unsure > unknown by not-on-record',
    ]);
  });

  it('is asked for where the rules leave a class open', () => {
    const verdict = (outcome: string, rule = 'ref/x'): ReferenceVerdict => ({ outcome, rule }) as ReferenceVerdict;
    expect(['unknown', 'unsure', 'fake', 'exist', 'exist_minor'].map((outcome) => isOpen(verdict(outcome)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isOpen(verdict('unknown', 'ref/unknown-uncheckable'))).toBe(false);
  });

  for (const rule of REFERENCE_TESTIMONY)
    for (const { labels, facts, holds, note } of rule.examples)
      it(`${rule.id}: ${holds ? '' : 'not '}${note}`, () => {
        expect(classifyReference(labelled(labels), facts).rule === rule.id).toBe(holds);
      });
});
