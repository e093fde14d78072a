import { describe, expect, it } from 'vitest';
import { acrossSentences } from '../../../../src/compare/claim/across/index.ts';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { verifyClaims } from '../../../../src/index.ts';

/** What the sentences of a text show together of a claim. */
const found = (claim: string, text: string) => acrossSentences(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }));

const SLEEP = 'Sleep loss was linked to errors among surgeons. Naps have yet to be tested.';
const CHESS = 'Of 80 left-handed chess players, 12 were grandmasters. Right-handed players were not studied.';
const SALES = 'Sales of ice cream fell because the summer was cool. The firm then cut its advertising, and two rivals left the market.';
const DAM = 'The river flooded after the dam had been opened. The operator opened the dam because the reservoir was filling.';
const MICE = 'We exposed mice to the flame retardant. Exposed mice gained more weight. Whether people are affected is not known.';

describe('acrossSentences', () => {
  it.each<[string, string, string, string]>([
    ['Naps reduced errors.', SLEEP, 'stronger', 'Naps have yet to be tested'],
    ['Left-handed players win more games than right-handed players.', CHESS, 'stronger', 'Right-handed players were not studied'],
    [
      'Doctors had fewer errors.',
      'Nurses had fewer errors. Future work will examine doctors.',
      'stronger',
      'Future work will examine doctors',
    ],
    [
      'Drivers with the app had fewer crashes.',
      'Drivers with the app braked less. Crashes were too few to compare.',
      'stronger',
      'Crashes were too few to',
    ],
    [
      'The trial in Leeds showed shorter waits.',
      'Waits fell in a simulation. A trial on roads is planned in Leeds.',
      'stronger',
      'A trial on roads is planned in Leeds',
    ],
    ['The firm cut its advertising before sales fell.', SALES, 'swapped', 'The firm then'],
    [
      'Sales of ice cream fell because the firm cut its advertising.',
      SALES,
      'swapped',
      'Sales of ice cream fell because the summer was cool.',
    ],
    ['The dam was opened because the river flooded.', DAM, 'swapped', 'The river flooded after the dam had been opened.'],
    [
      'The ferry left the harbour after the storm warning was issued.',
      'The ferry had left the harbour when the storm warning was issued.',
      'swapped',
      'The ferry had left the harbour when the storm warning was issued.',
    ],
    [
      'A change of software made the accounts late.',
      'The accounts were late. The trustees blamed a change of software.',
      'stronger',
      'trustees blamed a change of software',
    ],
    ['The flame retardant made people gain weight.', MICE, 'stronger', 'mice'],
  ])('tells: %s', (claim, text, how, against) => {
    expect(found(claim, text)).toMatchObject({ how, against });
  });

  it.each<[string, string]>([
    ['Naps have not been tested.', SLEEP],
    ['Naps may reduce errors.', SLEEP],
    ['Naps reduced errors.', `${SLEEP} In an earlier trial naps reduced errors.`],
    ['Left-handed players were grandmasters more often.', CHESS],
    ['Sales fell before the firm cut its advertising.', SALES],
    ['Sales of ice cream fell because the summer was cool.', SALES],
    [
      'Sales of ice cream fell because the firm cut its advertising.',
      `${SALES} Sales of ice cream also fell because the firm cut its advertising.`,
    ],
    ['The river flooded because the dam was opened.', DAM],
    ['The trustees blamed a change of software.', 'The accounts were late. The trustees blamed a change of software.'],
    ['A change of software made the accounts late.', 'The accounts were late. The report blamed a change of software.'],
    ['Mice gained weight with the flame retardant.', MICE],
    ['The flame retardant made people gain weight.', `${MICE} Exposed people gained weight as well.`],
    // They are no people.
    ['Human stem cells gained weight.', 'Stem cells gained weight in vitro.'],
  ])('leaves: %s', (claim, text) => {
    expect(found(claim, text)).toBeNull();
  });

  it('is told of pairs as borne out in part', () => {
    const [pair] = verifyClaims([{ claim: 'The dam was opened because the river flooded.', evidence: DAM }]);
    expect(pair).toMatchObject({ verdict: 'partial', rule: 'claim/pair-partial-swapped' });
  });
});
