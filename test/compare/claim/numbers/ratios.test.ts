import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const found = (claim: string, evidence: string) => numbersBetween(claim, evidence).map(({ match, derivation }) => [match, derivation]);
const SHIFTS = 'Burnout was reported by 12 percent of nurses on day shifts and by 36 percent of those on night shifts.';

it.each<[string, string, (string | null)[][]]>([
  ['Burnout was three times as common on night shifts as on day shifts.', SHIFTS, [['exact', '36 percent ÷ 12 percent = three times']]],
  ['Burnout was twice as common on night shifts as on day shifts.', SHIFTS, [['mismatch', '36 percent ÷ 12 percent = 3']]],
  [
    'The loss of the firm was halved.',
    'The loss of the firm narrowed from 60 million to 45 million euros.',
    [['mismatch', '60 million ÷ 45 million euros = 1.33']],
  ],
  [
    'The loss of the firm shrank by a quarter.',
    'The loss of the firm narrowed from 60 million to 45 million euros.',
    [['exact', 'from 60 million to 45 million euros = a quarter']],
  ],
  ['Latency was cut to a quarter.', 'Latency fell from 80 to 20 milliseconds.', [['exact', '20 milliseconds of 80 = a quarter']]],
  [
    'Farms with drip lines used a third of the water of those with sprinklers.',
    'Farms with drip lines used 1,200 litres a day, those with sprinklers 3,600 litres.',
    [['exact', '1,200 litres a day of 3,600 litres = a third']],
  ],
  // A cost and a count of workers are no two of a kind.
  [
    'The bridge cost nearly twice as much as had been estimated.',
    'Construction cost 7.8 million crowns, almost double the original estimate, and 23 workers lost their lives.',
    [['exact', null]],
  ],
  // The two figures of a change are no factors themselves.
  ['The number of branches doubled.', 'The number of branches rose from 2 to 8.', [['mismatch', '8 ÷ 2 = 4']]],
  ['The number of branches tripled.', 'The number of branches rose from 3 to 18.', [['mismatch', '18 ÷ 3 = 6']]],
  ['The number of branches quadrupled.', 'The number of branches rose from 2 to 8.', [['exact', '8 ÷ 2 = quadrupled']]],
  [
    'The risk was twice as high with the drug.',
    'The risk was higher with the drug (risk ratio 2, 30 events against 15).',
    [['exact', null]],
  ],
  // A bound is kept by whatever lies beyond it.
  ['The number of branches more than tripled.', 'The number of branches rose from 2 to 8.', [['approximate', '8 ÷ 2 = tripled']]],
  ['The debt more than halved.', 'The debt fell from 8 to 2 million euros.', [['approximate', 'from 8 to 2 million euros = halved']]],
  ['The debt more than halved.', 'The debt fell from 8 to 6 million euros.', [['mismatch', '8 ÷ 6 million euros = 1.33']]],
  ['The number of cases more than tripled.', 'Over ten years, the number of cases rose from 25 to 50.', [['mismatch', '50 ÷ 25 = 2']]],
  // A count is no factor.
  [
    'Cures were eight times as frequent with the drug.',
    'There were 8 cures with the drug and 4 cures without.',
    [['mismatch', '8 ÷ 4 = 2']],
  ],
  // How often it happened is none.
  ['He won the cup four times.', 'He played for six clubs and won four cups.', [['absent', null]]],
  // The sentence sets nothing of the kind against each other.
  ['Sales of tea doubled.', 'The shop sold tea at 4 euros and coffee at 5 euros.', [['absent', null]]],
])('%s', (claim, evidence, findings) => {
  expect(found(claim, evidence)).toEqual(findings);
});
