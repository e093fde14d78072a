import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../src/compare/belonging/texts.ts';
import { clausesMixed } from '../../../src/compare/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

const NEWTS = 'Occupancy by the crested newt fell from 41 to 27 ponds, whereas the palmate newt remained stable.';
const LENDING = 'Lending to firms contracted for the fourth quarter in a row, while mortgage lending recovered.';
const BANKS = 'Large banks tightened their standards for construction firms; small banks left theirs unchanged.';

it('tells what one clause says of what another sets beside it', () => {
  expect(told('Occupancy by the palmate newt fell from 41 to 27 ponds.', NEWTS)).toBe(
    'Occupancy by the crested newt fell from 41 to 27 ponds',
  );
  expect(told('Mortgage lending contracted for the fourth quarter in a row.', LENDING)).toContain('Lending to firms contracted');
  expect(told('Small banks tightened their standards for construction firms.', BANKS)).toContain('Large banks tightened');
});

it('says nothing where the claim has each clause as it stands, or where the two may be the same', () => {
  silent([
    ['Occupancy by the crested newt fell from 41 to 27 ponds.', NEWTS],
    ['The palmate newt remained stable.', NEWTS],
    ['Occupancy by the palmate newt did not fall.', NEWTS],
    ['The bridge was rebuilt in 1950.', 'The bridge opened in 1900, but the structure was rebuilt in 1950.'],
    ['The museum was closed in 2010.', 'The museum was founded in 1900; it was closed in 2010.'],
    ['Norwegian exports rose in March.', 'Swedish exports rose in March, while Norwegian exports also rose.'],
    ['Mice with the gene healed in 21 days.', 'Mice with the gene were normal, but fractures of others healed in 34 days instead of 21.'],
  ]);
});

it('tells a clause that denies just what a claim says', () => {
  const fire = 'Police said that an electrical fault was the likeliest cause, though arson had not been ruled out.';
  expect(told('The police ruled out arson.', fire)).toBe('arson had not been ruled out');
  silent([
    ['The police did not rule out arson.', fire],
    ['The court has yet to rule on the appeal.', 'The tribunal sat in May, but the court has not yet ruled on the appeal.'],
    ['Mixing it with bleach can produce gases.', 'It can produce gases: do not mix with bleach.'],
    [
      'Assignment of the lease requires written consent of the landlord.',
      'The tenant pays; the lease may not be assigned without written consent.',
    ],
  ]);
});

it('tells what follows from one condition, told of another', () => {
  const lamp = 'If the red light flashes, the hopper is not seated properly; if it stays on, the motor has overheated.';
  expect(told('If the red light flashes, the motor has overheated.', lamp)).toContain('if it stays on');
  silent([
    ['If the red light stays on, the motor has overheated.', lamp],
    ['If the red light flashes, the hopper is seated badly.', lamp],
  ]);
});

it('tells what is done once something is done, told as done before it', () => {
  const burrs = 'When the burrs have been refitted, the grind setting must be calibrated.';
  expect(told('The grind setting must be calibrated before the burrs are refitted.', burrs)).toContain('When the burrs');
  silent([
    ['The grind setting must be calibrated after the burrs are refitted.', burrs],
    ['The burrs must be refitted before the grind setting is calibrated.', burrs],
  ]);
});

it('tells the first of its kind told of another that the source knows', () => {
  const town = 'The largest employer is the Brandt paper mill; tourism comes second.';
  expect(told('Tourism is the largest employer in the town.', town)).toBe('The largest employer is the Brandt paper mill');
  const keys = 'Error rates were lowest with the standard keyboard throughout. Speed was higher with the split keyboard.';
  expect(told('Error rates were lowest with the split keyboard.', keys)).toContain('standard keyboard');
  silent([
    ['The paper mill is the largest employer.', town],
    ['The company is the largest employer.', `${town} The company makes paper.`],
    ['Error rates were lowest with the standard keyboard.', keys],
  ]);
});

it('tells what one clause says of one group, told of the group of another', () => {
  const group = 'The growth came from the Nordic division; sales in the Baltic division declined owing to the sale of the laboratory.';
  expect(told('Sales in the Nordic division declined owing to the sale of the laboratory.', group)).toBe('Baltic division');
  silent([
    ['Sales in the Baltic division declined owing to the sale of the laboratory.', group],
    [
      'Use of the drug was associated with a risk of pancreatic cancer.',
      'Use of the drug was associated with a risk of prostate cancer (HR, 1.13; 95 % CI, 1.02-1.26) and of pancreatic cancer (HR, 1.41).',
    ],
  ]);
});

it('tells what a sentence only sets aside', () => {
  const banks = 'Demand weakened, which banks put down to uncertainty about energy prices rather than to interest rates.';
  expect(told('Banks put the weak demand down to interest rates.', banks)).toContain('rather than to interest rates');
  const altar = 'The work was paid for by the guild of dyers, not, as local tradition has it, by the Contarini family.';
  expect(told('The work was paid for by the Contarini family.', altar)).toContain('not, as local tradition has it');
  silent([
    ['Banks put the weak demand down to energy prices.', banks],
    ['Banks did not put the weak demand down to interest rates.', banks],
    ['The work was paid for by the guild of dyers.', altar],
    [
      'A telephone charger can harm the battery.',
      'Charge it with the adapter and not with a telephone charger, which may harm the battery.',
    ],
  ]);
});

it('tells what one of a series does, told of each', () => {
  const shots =
    'Snapshots are incremental: the first one copies all blocks of the volume, and each later one stores only the changed blocks.';
  expect(told('Each snapshot copies all blocks of the volume.', shots)).toContain('the first one copies');
  silent([['The first snapshot copies all blocks of the volume.', shots]]);
});
