import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const WIFE = 'The wife of Lyle Marsh has filed for divorce in Utah, citing cruelty.';
const KING = 'The king’s brother commanded the fleet at Lepe.';
const AGENT = 'The agent of the striker Leo Pang demanded 8 million euros and flew home.';
const ASSISTANT = 'Ann Lee, assistant to the finance minister, resigned on Monday over the leak.';
const DAUGHTER = 'Clara Benn, the daughter of a plantation owner in Georgia, married a surgeon in 1861.';
const PUPIL = 'His opponent in the final, a pupil of the grandmaster Ivan Dorn, resigned after 40 moves.';
const WITNESS = 'The neighbour of the victim heard a shot at nine and called the police.';
const BOAT = 'Friends of the king of Sweden paid for the boat.';

it.each<[string, string, string | undefined]>([
  ['Lyle Marsh has filed for divorce in Utah.', WIFE, 'wife of Lyle Marsh'],
  ['Lyle Marsh’s wife has filed for divorce in Utah.', WIFE, undefined],
  ['The king commanded the fleet at Lepe.', KING, 'king’s brother'],
  ['The brother of the king commanded the fleet at Lepe.', KING, undefined],
  ['The striker Leo Pang demanded 8 million euros.', AGENT, 'agent of the striker Leo Pang'],
  ['Leo Pang flew home after he demanded 8 million euros.', AGENT, 'agent of the striker Leo Pang'],
  ['The finance minister resigned on Monday over the leak.', ASSISTANT, 'assistant to the finance minister'],
  ['Ann Lee, the finance minister, resigned on Monday.', ASSISTANT, 'assistant to the finance minister'],
  ['Ann Lee resigned on Monday over the leak.', ASSISTANT, undefined],
  ['Clara Benn was a plantation owner in Georgia.', DAUGHTER, 'daughter of a plantation owner'],
  ['Clara Benn’s father was a plantation owner in Georgia.', DAUGHTER, undefined],
  ['His opponent in the final was a grandmaster.', PUPIL, 'pupil of the grandmaster'],
  ['The victim heard a shot at nine.', WITNESS, 'neighbour of the victim'],
  ['The king of Sweden paid for the boat.', BOAT, 'Friends of the king of Sweden'],
])('what is told of one beside him: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it.each([
  ['The city argued that the lease was void.', 'The lawyer of the city argued that the lease was void.'],
  ['Mozart toured Italy with his sister.', 'Mozart’s sister Nannerl toured Italy with him.'],
  ['Hugo Brandt’s drawings were given to the city in 1954.', 'The widow of Hugo Brandt gave his drawings to the city in 1954.'],
  ['He became mayor of Lund in 1980.', 'He was deputy of the mayor of Lund and became mayor of Lund in 1980.'],
])('what is so of both, or said for the other: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it('is told in part, in answers and of pairs, also where the words stand as they are', () => {
  const claim = 'Lyle Marsh has filed for divorce in Utah.';
  const answer = verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text: WIFE }]), {});
  expect(answer.claims[0]?.outcome).toBe('partial');
  expect(verifyClaims([{ claim, evidence: WIFE }])[0]?.verdict).toBe('partial');
});
