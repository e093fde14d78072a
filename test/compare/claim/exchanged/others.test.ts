import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { doneByAnother } from '../../../../src/compare/claim/exchanged/others.ts';

const told = (claim: string, evidence: string): string | undefined => doneByAnother(saidIn(claim), () => statedIn(evidence))?.against;
const STRIKE =
  'The owners of the mill offered a rise of 3 percent. The union rejected it after a vote. A mediator named by the ministry proposed 4 percent.';
const FIRE = 'Eleven guests were saved by the crew of a ferry. The night porter, who raised the alarm, was praised by the coroner.';
const SCHOOL =
  'The school was founded in 1887 by Clara Whitcombe. Her nephew, Arthur Dell, enlarged it in 1904 and added a laboratory. The hall was designed by Ellen Marsh.';
const TREATY = 'The treaty of 1882 was signed by Germany, Austria-Hungary and Italy. Italy left it in 1915. Romania had joined in 1883.';
const TRAM =
  'The city council approved the tram line. Shopkeepers on Mill Street sued. The court dismissed the suit. The mayor, who had promised the line before the election, was pleased.';
const STORE =
  'The port authority rented the store to a brewery. The brewery moved out because the roof leaked. A charity has since bought the building.';
const CHARTER = 'The king signed the charter under pressure from the barons. The pope annulled it within weeks.';

it.each<[string, string, string]>([
  ['The owners rejected the rise of 3 percent after a vote.', STRIKE, 'The union rejected'],
  ['The mediator rejected the rise of 3 percent after a vote.', STRIKE, 'The union rejected'],
  ['The coroner raised the alarm.', FIRE, 'The night porter, who raised'],
  ['The laboratory was added by Ellen Marsh.', SCHOOL, 'Her nephew, Arthur Dell, enlarged it in 1904 and added'],
  ['Ellen Marsh enlarged the school in 1904.', SCHOOL, 'Her nephew, Arthur Dell, enlarged'],
  ['Germany left the treaty in 1915.', TREATY, 'Italy left'],
  ['Romania signed the treaty of 1882.', TREATY, 'signed by Germany, Austria-Hungary and Italy'],
  ['Shopkeepers on Mill Street approved the tram line.', TRAM, 'The city council approved'],
  ['The mayor dismissed the suit.', TRAM, 'The court dismissed'],
  ['The court had promised the line before the election.', TRAM, 'The mayor, who had promised'],
  ['The port authority moved out because the roof leaked.', STORE, 'The brewery moved'],
  ['The charity rented the store to a brewery.', STORE, 'The port authority rented'],
  ['The tenant was fined in March.', 'The landlord was fined in March. The tenant moved out.', 'The landlord was fined'],
  [
    'The flaw was discovered by attackers.',
    'A flaw discovered by Ana Ruiz allowed attackers to read old messages.',
    'discovered by Ana Ruiz',
  ],
  [
    'The finder keeps the object during that time.',
    'The finder must report it. The police keep the object during that time.',
    'The police keep',
  ],
  ['The barons annulled the charter within weeks.', CHARTER, 'The pope annulled'],
])('tells a deed of another: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  ['The union rejected the rise of 3 percent after a vote.', STRIKE],
  ['The mill offered a rise of 3 percent.', STRIKE],
  ['The night porter raised the alarm.', FIRE],
  ['Arthur Dell added a laboratory.', SCHOOL],
  ['The nephew of Clara Whitcombe added a laboratory.', SCHOOL],
  ['Italy left the treaty in 1915.', TREATY],
  ['Austria-Hungary signed the treaty of 1882.', TREATY],
  ['The brewery moved out because the roof leaked.', STORE],
  ['The charter was signed by the king.', CHARTER],
  // May be the same, or members of it.
  ['Councillors approved the tram line.', TRAM],
  ['Demonstrators poured paint on the steps.', 'Activists poured paint on the steps. Demonstrators had come from all parts of the town.'],
  ['The founder moved the firm to Leeds.', 'Ruth Tell moved the firm to Leeds.'],
  ['The company moved the works to Leeds.', 'Belmont moved the works to Leeds. The company has 40 workers.'],
  ['One of the kings who died in 1227 was famous.', 'The king, a famous man, died in 1227. One of his sons was famous.'],
  [
    'Mr Hale had been dismissed unfairly.',
    'The tribunal found that Mr Hale had been dismissed unfairly. The employer argued that he had resigned.',
  ],
  // Somebody whom the evidence does not name.
  ['The owners rejected the offer.', 'The offer was rejected. The owners were pleased.'],
  ['The owners did not reject it.', STRIKE],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});

it('takes what was awarded to somebody and what he was awarded for one, and no adverb for a doer', () => {
  expect(told('The appellant was awarded costs.', 'Costs were awarded to the appellant.')).toBeUndefined();
  const plea = 'The charges against the former minister were dropped. She had always denied wrongdoing. Two businessmen pleaded guilty.';
  expect(told('The former minister denied wrongdoing.', plea)).toBeUndefined();
});
