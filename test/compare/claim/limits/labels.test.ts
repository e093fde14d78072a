import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

it.each<[string, string, string | undefined]>([
  ['The vaccine protects children against hepatitis A.', 'The vaccine protects children against hepatitis B.', 'hepatitis B'],
  ['Spinach and kale are rich in vitamin C.', 'Spinach and kale are rich in vitamin K.', 'vitamin K'],
  ['Error E71 means that the disk is full.', 'Error E17 means that the disk is full.', 'Error E17'],
  ['The lamp is charged by a cable of type USB-A.', 'The lamp is charged by a cable of type USB-C.', 'USB-C'],
  // Both are there, in this sentence or in another that is looked at.
  ['The vaccine protects against hepatitis A.', 'The vaccine protects against hepatitis A and B.', undefined],
  ['Spinach is rich in vitamin C.', 'Spinach is rich in vitamin K. It has vitamin C as well.', undefined],
  ['Spinach is rich in vitamin K.', 'Spinach is rich in vitamin K.', undefined],
])('%s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
