import { describe, expect, test } from 'vitest';
import { verifyAnswer } from '../../../../src/index.ts';

const PLACES = [
  ['Lund', 'Uppsala'],
  ['Ghent', 'Bruges'],
] as const;
const outcome = (claim: string, source: string): string | undefined => {
  const text = source.includes('\n')
    ? source
    : `The report appeared in a local journal. ${source} Further details are given in the appendix.`;
  return verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;
};
const outcomes = (claim: string, source: string): Set<string | undefined> =>
  new Set(
    PLACES.map(([p, q]) => {
      const fill = (form: string): string => form.replaceAll('{p}', p).replaceAll('{q}', q);
      return outcome(fill(claim), fill(source));
    }),
  );

const STAY = 'Hartmann lived in {p} from 1990 to 1995.';
const HOURS = 'There are 60 visitors in {p} and 20 in {q}.';
const BOTH = '{p} and {q} each have 12 visitors.';
const VOTE = 'The council of {p} approved the plan by 34 votes to 21, with 3 abstentions.';
const NONE = 'None of the 12 paintings in {p} was sold.';
const BEAT = '{p} beat {q} 3–1.';
const LATER = 'The chapel in {p} was sold in 1920 and demolished the next year.';
const RANGE = 'Temperatures in {p} ranged from 4 to 9 °C.';

describe('a value, a time or a result told otherwise is not borne out', () => {
  test.each([
    ['Hartmann left {p} in 1990.', STAY],
    ['Hartmann moved to {p} in 1995.', STAY],
    ['Hartmann worked in {p} from 1950 onwards.', 'Hartmann worked in {p} until 1950.'],
    ['Hartmann returned to {p} in late May 1911.', 'Hartmann returned to {p} in mid-May 1911.'],
    ['The office in {p} opened at the end of March 2021.', 'The office in {p} opened on 4 March 2021.'],
    ['The chapel in {p} was demolished in 1920.', LATER],
    ['Hartmann left {p} after 34 years.', 'Hartmann, aged 34, left {p}.'],
    ['The club in {p} has 21 members today.', 'The club in {p} now has 34 members; ten years ago it had 21.'],
    ['Hartmann visited {p} in the autumn of 1911.', 'Hartmann visited {p} in the spring of 1911.'],
    ['Petrova died in 1930.', 'Petrova (1843–1907) taught Ibsen (1870–1930) in {p}.'],
    ['{p} and {q} have 12 visitors in total.', BOTH],
    ['{p} and {q} each have 24 visitors.', '{p} and {q} have a total of 24 visitors.'],
    ['In all, 40 boats were sold in {p}.', '40 boats were sold in {p} at once, and a further 12 a week later.'],
    ['{p} has more visitors than {q}.', BOTH],
    ['A minority of the visitors in {p} agreed.', '62 percent of the visitors in {p} agreed.'],
    ['12 paintings in {p} were sold.', NONE],
    ['None of the 12 letters from {p} arrived in time.', 'All 12 letters from {p} arrived in time.'],
    ['The town of {p} paid 240 million euros.', 'The town of {p} paid 60 percent of the 240 million euros.'],
    ['Patients in {p} received 20 mg a day.', 'Patients in {p} received 20 mg twice a day.'],
    ['{p} uses 90 litres of water a day.', '{p} uses 90 litres of water per person a day.'],
    ['The library of {p} keeps hundreds of maps.', 'The library of {p} keeps dozens of maps.'],
    ['Each of the bells of {p} weighed 50 kg.', 'Each of the bells of {p} weighed between 30 and 50 kg.'],
    ['The repair in {p} took 21 days.', 'The repair in {p} took 34 days instead of 21.'],
    ['The bells of {p} weighed 1.3 kg on average.', 'The bells of {p} weighed 12.4 ± 1.3 kg on average.'],
    ['34 women were hurt in {p}.', '34 visitors, including 21 women, were hurt in {p}.'],
    ['The duel in {p} is told in chapter 6.', 'The duel in {p} is told in Chapter IV.'],
    ['The clinic in {p} uses version 3.2.1 of the program.', 'The clinic in {p} uses v2.3.1 of the program.'],
    ['The station in {p} lies at 55.70° S.', 'The station in {p} lies at 55.70° N, 13.19° E.'],
    ['Visitors in {p} scored higher than in {q} (p > 0.001).', 'Visitors in {p} scored higher than in {q} (p < 0.001).'],
    ['The difference between {p} and {q} was statistically significant.', 'The difference between {p} and {q} was 4 points (p = 0.21).'],
    ['The ratio of women to men in {p} is 1:3.', 'The ratio of women to men in {p} is 3:1.'],
    ['The board of {p} meets twice a year.', 'The board of {p} meets every two years.'],
    ['{p} lost 3–1 to {q}.', BEAT],
    ['{p} and {q} drew 3–1.', BEAT],
    ['Hartmann won the race in {p}.', 'Hartmann finished seventh in the race in {p}.'],
    ['Hartmann came third in the final in {p}.', 'Hartmann came fourth in the final in {p}.'],
    ['21 councillors in {p} voted for the plan.', VOTE],
    ['34 councillors in {p} voted against the plan.', VOTE],
    ['The museum of {p} sold the land for $3.5 million.', 'The museum of {p} paid $3.5 million for the land.'],
    ['There are more visitors in {q} than in {p}.', HOURS],
    ['{q} has 40 more visitors than {p}.', HOURS],
    ['{p} produced more than {q}.', '{p} and {q} produced 12 and 30 tonnes, respectively.'],
    ['{q} has more singers than {p}.', '{p} has twice as many singers as {q}.'],
    ['The dose in {q} was threefold that in {p}.', 'The dose in {p} was threefold that in {q}.'],
    ['The heaviest of the bells in {p} weighed 6 kg.', 'The three bells in {p} weighed 4, 6 and 11 kg.'],
    ['The lowest temperature in {p} was 9 °C.', RANGE],
    // Words that go on, signs beside figures, and parts in a word.
    ['The share of women in {p} rose by 3 percent.', 'The share of women in {p} rose by 3 percentage points.'],
    ['The bank of {p} cut its rate by 25 basis points.', 'The bank of {p} raised its rate by 25 basis points.'],
    ['The tower in {p} was destroyed in AD 44.', 'The tower in {p} was destroyed in 44 BC.'],
    ['The number of boats in {p} fell to a third.', 'The number of boats in {p} fell by a third.'],
    ['Hartmann painted Louis XVI in {p}.', 'Hartmann painted Louis XIV in {p}.'],
  ])('%s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('the same told in other words is borne out', () => {
  test.each([
    ['Hartmann left {p} in 1995.', STAY],
    ['Hartmann moved to {p} in 1990.', STAY],
    ['The bridge in {p} opened in 1995.', 'The bridge in {p} was built from 1990 to 1995 and opened at once.'],
    ['The office in {p} opened in early March 2021.', 'The office in {p} opened on 4 March 2021.'],
    ['The chapel in {p} was demolished in 1921.', LATER],
    ['The chapel in {p} was sold in 1920.', LATER],
    ['Petrova died in 1907.', 'Petrova (1843–1907) taught Ibsen (1870–1930) in {p}.'],
    ['{p} and {q} have 24 visitors in total.', BOTH],
    ['A majority of the visitors in {p} agreed.', '62 percent of the visitors in {p} agreed.'],
    ['No paintings in {p} were sold.', NONE],
    ['None of the 12 letters from {p} was late.', 'All 12 letters from {p} arrived in time.'],
    ['The repair in {p} took 34 days.', 'The repair in {p} took 34 days instead of 21.'],
    ['34 visitors were hurt in {p}.', '34 visitors, including 21 women, were hurt in {p}.'],
    ['The album sold 30 million copies in {p}.', 'The album sold 30 million copies in {p}, including 18 million abroad.'],
    ['{q} lost 3–1 to {p}.', BEAT],
    ['34 councillors in {p} voted for the plan.', VOTE],
    ['{p} has 40 more visitors than {q}.', HOURS],
    ['There are fewer visitors in {q} than in {p}.', HOURS],
    ['The heaviest of the bells in {p} weighed 11 kg.', 'The three bells in {p} weighed 4, 6 and 11 kg.'],
    ['The lowest temperature in {p} was 4 °C.', RANGE],
    [
      'On Saturdays the bar in {p} is open until midnight.',
      'The bar in {p} is open until 10 pm on weekdays and until midnight on Saturdays.',
    ],
    ['The choir in {p} has three boats.', 'The choir in {p} had no boats before the war; it has three now.'],
    ['The museum in {p} pays 360 euros a year for water.', 'The museum in {p} pays 30 euros a month for water.'],
    ['Hartmann painted Louis the Fourteenth in {p}.', 'Hartmann painted Louis XIV in {p}.'],
    ['The museum in {p} paid 90,000 Swiss francs for the land.', 'The museum in {p} paid CHF 90,000 for the land.'],
    ['The bank of {p} raised its rate by half a percentage point.', 'The bank of {p} raised its rate by 50 basis points.'],
  ])('%s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['supported']));
  });
});
