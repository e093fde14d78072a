import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { conditionLifted } from '../../../../src/compare/claim/framed/condition-lifted.ts';

const told = (claim: string, evidence: string): string | null =>
  conditionLifted(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const CAMERAS = 'Cameras may be used on stage with the director’s consent. The hall is heated unless the caretaker is away.';

test.each([
  ['Cameras may be used on stage even if the director is against it.', 'with the director’s consent'],
  ['The hall is heated even when the caretaker is away.', 'unless the caretaker is away'],
  ['The hall is heated when the caretaker is there.', null],
  // A condition of something else.
  ['Cameras may be used on stage even if the caretaker is away.', null],
])('a condition lifted: %s', (claim, against) => {
  expect(told(claim, CAMERAS)).toBe(against);
});

test('what the sentence itself lifts is none', () => {
  const evidence = 'The hall is heated unless the caretaker is away, even if it is warm.';
  expect(told('The hall is heated even if the caretaker is ill.', evidence)).toBeNull();
});
