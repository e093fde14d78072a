import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesCrossed } from '../../../../src/compare/claim/exchanged/crossed.ts';

const told = (claim: string, evidence: string): string | undefined => clausesCrossed(saidIn(claim), () => statedIn(evidence))?.against;

const TRIAL = 'At twelve weeks pain had fallen by 1.9 points in the yoga group and by 1.1 points in the usual care group.';
const JUG =
  'The jug was thrown by William Tarrant and painted by his daughter Hester. Its lid was lost in 1940, and the handle was mended in 1952.';
const CANAL =
  'The town of Orth paid two thirds of the cost and Lamme one third. The canal was closed to traffic in 1903 and reopened for boats in 1978.';
const HALL = 'Die Miete beträgt 12 Euro je Stunde für Vereine und 25 Euro je Stunde für Firmen.';

it('tells what one clause has of another', () => {
  expect(told('Pain fell by 1.1 points in the yoga group.', TRIAL)).toBe(TRIAL);
  for (const [claim, evidence] of [
    ['The jug was painted by William Tarrant.', JUG],
    ['The handle was lost in 1940.', JUG],
    ['Lamme paid two thirds of the cost.', CANAL],
    ['The canal was reopened for boats in 1903.', CANAL],
    ['Die Miete beträgt 25 Euro je Stunde für Vereine.', HALL],
  ] as const)
    expect(told(claim, evidence), claim).toBeDefined();
});

it('says nothing of what each clause has of its own, in whatever order', () => {
  for (const [claim, evidence] of [
    ['Pain fell by 1.1 points with usual care.', TRIAL],
    ['In the yoga group pain fell by 1.9 points.', TRIAL],
    ['Pain fell by 1.9 points with yoga, compared with 1.1 points.', TRIAL],
    ['Hester painted the jug.', JUG],
    ['The lid was lost in 1940 and the handle mended in 1952.', JUG],
    ['Lamme paid one third of the cost.', CANAL],
    ['The canal was reopened for boats in 1978.', CANAL],
    ['Firmen zahlen 25 Euro je Stunde.', HALL],
    ['The town is the owner of the pier.', 'Stena is the owner of the ferry, while the pier is the property of the town.'],
  ] as const)
    expect(told(claim, evidence), claim).toBeUndefined();
});

it('says nothing where a word of its own may say what seems left out, where a pronoun takes the other up, and where another sentence has both', () => {
  expect(
    told('The decision on draining the reservoir was put off.', 'Dr Sato proposed that the reservoir be drained; a decision was deferred.'),
  ).toBeUndefined();
  expect(
    told('The price may increase by 4 percent.', 'The price is fixed for a year; afterwards the Supplier may increase it by 4 percent.'),
  ).toBeUndefined();
  expect(told('James Brudenell led the brigade.', 'It was named after James Brudenell, a general who led the brigade.')).toBeUndefined();
  expect(told('The handle was lost in 1940.', `${JUG} The handle too was lost in 1940.`)).toBeUndefined();
});
