import { expect, test } from 'vitest';
import { FRENCH } from '../../../../src/compare/claim/tongues/french.ts';
import { denies, has, restOf, whole } from '../../../../src/compare/claim/tongues/sign.ts';
import { told } from '../../../../src/compare/claim/tongues/told.ts';

test('what the signs ask of a claim', () => {
  const claim = told('Le pont n’est pas ouvert aux camions.', FRENCH);
  expect(whole(claim)).toEqual({ start: 0, end: claim.text.length });
  expect(denies(claim, claim)).toBe(true);
  expect(has(claim.words, 'camion')).toBe(true);
  expect(restOf(claim, /^camions$/)).not.toContain('camions');
});
