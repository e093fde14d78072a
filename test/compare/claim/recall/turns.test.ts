import { expect, it } from 'vitest';
import { verifyAnswer } from '../../../../src/answer.ts';
import { prepareAnswerSources } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

const TALK =
  'HOST: Some say the dam at Alvik leaks.\nLINDQVIST: That is not true. It was inspected in April.\nHOST: And the farmers?\nLINDQVIST: They have wells.\n';
const SHOP =
  'Q: Can I change my order after it has shipped?\nA: Unfortunately not. Please send it back.\nQ: Can I return an opened product?\nA: Yes, within 30 days.\n';
const MOVE = 'The team moves in July. The movers will not carry plants or private items. Parking is limited to ten spaces.';
const SURVEY = '{"survey":"Remote work 2023","n":1540,"country":"Austria","mode":"online","margin_of_error":2.5}';

it.each([
  ['Lindqvist denied that the dam at Alvik leaks.', TALK],
  ['Once shipped, an order cannot be changed.', SHOP],
  ['Plants and private items will not be moved by the movers.', MOVE],
  ['The survey asked 1,540 people in Austria.', SURVEY],
])('takes nothing for a contrary that is none: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('supported');
});

it('takes a question that is answered “yes” for what it says', () => {
  expect(outcome('An opened product cannot be returned.', SHOP)).not.toBe('supported');
});

it('keeps it against a claim that a factor is told of the wrong one of two', () => {
  const farms = 'The north farm keeps 60 cows and the south farm 20. Both lie on the Eider.';
  expect(outcome('The north farm keeps three times as many cows as the south farm.', farms)).toBe('supported');
  expect(outcome('The south farm keeps three times as many cows as the north farm.', farms)).not.toBe('supported');
});

it.each([
  ['None of the members signed the petition.', 'The members signed the petition.'],
  ['Half of the members signed the petition.', 'The members signed the petition.'],
  ['Only one of the two candidates answered the letter.', 'Two candidates answered the letter.'],
  ['Three of the twelve candidates answered the letter.', 'Twelve candidates answered the letter.'],
])('takes what is said of a part for no more, though the words stand there: %s', (text, claim) => {
  expect(outcome(claim, text)).not.toBe('supported');
});

it.each([
  ['Three of the twelve candidates answered the letter.', 'Three of the twelve candidates answered the letter.'],
  ['All of the members signed the petition. It was sent to the mayor in May.', 'The members signed the petition.'],
  ['Half of the members signed the petition at once. In May the members signed the petition.', 'The members signed the petition.'],
  ['Some of the members signed the petition, then the members signed the petition.', 'The members signed the petition.'],
])('takes what is said of all for what it says: %s', (text, claim) => {
  expect(outcome(claim, text)).toBe('supported');
});

it.each([
  ['É permitida a entrada de cães.', 'A entrada custa 15 reais e não é permitida a entrada de cães.'],
  ['Se permitió el riego nocturno.', 'En 2022 la sequía obligó a reducir el riego. No se permitió el riego nocturno.'],
  ['Changes were made to the contract in 2020.', 'No changes were made to the contract in 2020.'],
])('tells very words that were cut from behind their denial: %s', (claim, text) => expect(outcome(claim, text)).not.toBe('supported'));

it.each([
  ['The museum is open on Mondays.', 'Wifi: no\nThe museum is open on Mondays.'],
  ['The museum is open on Mondays.', 'Is it closed? No, the museum is open on Mondays.'],
  ['The ferry runs in winter.', 'It does not matter whether or not the ferry runs in winter.'],
  ['Night watering was allowed in June.', 'Not night watering was allowed in June. Night watering was allowed in June.'],
  ['Não é permitida a entrada de cães.', 'A entrada custa 15 reais e não é permitida a entrada de cães.'],
])('takes no other denial for it: %s', (claim, text) => expect(outcome(claim, text)).toBe('supported'));
