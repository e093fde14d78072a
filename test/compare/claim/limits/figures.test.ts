import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;
const HAZARD = 'The hazard ratio for stroke was 0.75 (95% CI 0.60 to 0.94).';
const PRESSURE = 'At baseline the mean pressure was 152 mmHg; after twelve weeks it was 138 mmHg.';
const AIM = 'The town aims to cut consumption to 120 litres by 2030.';
const PAIR = 'A tenth of tenants pay more than half of their income.';

it.each<[string, string, string | undefined]>([
  ['The hazard ratio for stroke was 0.60.', HAZARD, 'CI 0.60 to 0.94'],
  ['The hazard ratio for stroke was 0.75.', HAZARD, undefined],
  ['The hazard ratio for stroke was at least 0.60.', HAZARD, undefined],
  ['The town has cut consumption to 120 litres.', AIM, 'aims to cut consumption to 120'],
  ['The town wants to cut consumption to 120 litres.', AIM, undefined],
  ['After twelve weeks the mean pressure was 152 mmHg.', PRESSURE, 'At baseline the mean pressure was 152 mmHg'],
  ['At baseline the mean pressure was 152 mmHg.', PRESSURE, undefined],
  ['At the start the mean pressure was 152 mmHg.', PRESSURE, undefined],
  ['The chip uses 0.3 watts under load.', 'The chip uses 7.5 watts under load and 0.3 watts when idle.', '0.3 watts when idle'],
  ['The chip uses 0.3 watts at rest.', 'The chip uses 7.5 watts under load and 0.3 watts when idle.', undefined],
  ['Brazil has terms of 3 years.', 'country,seats,years\nAustralia,151,3\nBrazil,513,4', undefined],
  ['Health spending was 420 dollars in total.', 'Health spending per person was 420 dollars.', 'per person'],
  ['Health spending per household was 420 dollars.', 'Health spending per person was 420 dollars.', 'per person'],
  ['Health spending per head was 420 dollars.', 'Health spending per person was 420 dollars.', undefined],
  ['Smoke raised the risk by 24 percentage points.', 'Smoke raised the risk by 24 percent.', '24 percent'],
  ['Smoke raised the risk by 24 percent.', 'Smoke raised the risk by 24 percent.', undefined],
  ['They followed the workers for at least 6 years.', 'They followed the workers for a median of 6 years.', 'median of 6'],
  ['The water reached at most 23 °C.', 'The water averaged 14 °C and reached 23 °C.', undefined],
  ['Delays hit one passenger in eight.', 'Delays hit one train in eight.', 'one train in eight'],
  ['Half of tenants pay more than a tenth of their income.', PAIR, 'A tenth of'],
  ['A tenth of tenants pay more than half of what they earn.', PAIR, undefined],
  ['Students got a tenth of the flats and families half.', 'Half of the flats went to families and a tenth to students.', undefined],
  ['Revenue fell in the third quarter.', 'Revenue growth slowed to 4 percent in the third quarter.', 'growth slowed'],
  ['Growth fell to 4 percent in the third quarter.', 'Revenue growth slowed to 4 percent in the third quarter.', undefined],
  ['The wall is 300 metres thick.', 'The wall is 1.2 metres thick and 300 metres long.', '300 metres long'],
])('%s | %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
