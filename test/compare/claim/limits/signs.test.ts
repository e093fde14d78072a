import { expect, it } from 'vitest';
import { SIGNS } from '../../../../src/compare/claim/limits/signs.ts';

it('looks at few words before a sign is asked', () => {
  expect(SIGNS.length).toBeGreaterThan(30);
  for (const { own, there } of SIGNS) {
    // A quick look keeps no place between two texts.
    expect(own?.global ?? false).toBe(false);
    expect(there?.global ?? false).toBe(false);
  }
});
