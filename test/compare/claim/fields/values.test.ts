import { describe, expect, it } from 'vitest';
import { saysOf } from '../../../../src/compare/claim/fields/values.ts';

describe('what a value says of its label', () => {
  it.each([
    ['true', 'yes'],
    ['✓', 'yes'],
    ['Yes (type 2)', 'yes'],
    ['yes, free of charge', 'yes'],
    ['ja', 'yes'],
    ['No', 'no'],
    ['none', 'no'],
    ['none (passive cooling)', 'no'],
    ['not included', 'no'],
    ['absent', 'no'],
    ['nein', 'no'],
    ['null', 'empty'],
    ['not done', 'empty'],
  ])('%s: %s', (value, how) => expect(saysOf(value)?.how).toBe(how));

  it('tells the results of tests apart, and what is denied by name', () => {
    expect(saysOf('negative')).toMatchObject({ how: 'no', result: true, of: '' });
    expect(saysOf('no infiltrate')).toMatchObject({ how: 'no', result: false, of: 'infiltrate' });
  });

  it.each(['', 'noon', 'yesterday', 'No one has ever been asked about this by anyone at all, and nobody', '12', 'Norway', 'not as such'])(
    'is silent of %j',
    (value) => expect(saysOf(value)).toBeNull(),
  );
});
