/** What silence leaves open, and what it does not touch; that it never counts against anybody is walked in verdict.test.ts. */
import { describe, expect, it } from 'vitest';
import { classifyReference } from '../../../src/decide/reference/index.ts';
import { SILENCE_RULES } from '../../../src/decide/reference/silence.ts';
import { labelled } from './labelled.ts';

describe('while a source is silent', () => {
  for (const rule of SILENCE_RULES)
    for (const { labels, facts, holds, note } of rule.examples)
      it(`${rule.id}: ${holds ? '' : 'not '}${note}`, () => {
        expect(classifyReference(labelled(labels), facts).rule === rule.id).toBe(holds);
      });

  it('an identifier that its registry gives to another work still counts', () => {
    expect(classifyReference(labelled({ title: 'match', authors: 'match', doi: 'not_match' }), { silent: true }).outcome).toBe(
      'exist_minor',
    );
  });

  it('what agrees in everything still exists', () => {
    expect(classifyReference(labelled({ title: 'match', authors: 'match', date: 'match' }), { silent: true }).rule).toBe('ref/exist-a');
  });
});
