import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { areTwoNouns, subjectExchanged } from '../../../../src/compare/claim/exchanged/subjects.ts';

const told = (claim: string, evidence: string): string | undefined => subjectExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const LEASE = 'The Tenant shall keep the garden tidy, and the Landlord shall maintain the roof and the exterior walls.';
const CASE =
  'The plaintiff argued that the ordinance was preempted by federal law. The court held that the ordinance was not preempted. Justice Moreno, dissenting, wrote that the statute occupied the entire field.';
const CLOSED =
  'The council closed the bridge and the school. The bridge reopened in May. The school, by contrast, stayed shut until September.';
const LENT = 'The museum bought a violin and a cello. The violin was lent to a quartet. The cello has never left the building.';
const STRIKE = 'The owners offered a cut, and the miners refused to accept the lower wages.';

it.each<[string, string, string]>([
  ['The tenant shall maintain the roof and the exterior walls.', LEASE, 'Landlord shall maintain'],
  [
    'The policyholder shall pay all sums due to third persons.',
    'The insurer shall pay all sums due to third persons.',
    'insurer shall pay',
  ],
  ['The landlord must keep the garden tidy.', LEASE, 'Tenant shall keep'],
  ['The court held that the ordinance was preempted by federal law.', CASE, 'plaintiff argued'],
  ['The majority wrote that the statute occupied the entire field.', CASE, 'dissenting'],
  ['The minister failed to pass on the warning.', 'It found that officials had failed to pass on the warning.', 'officials had failed'],
  ['The owners refused to accept the lower wages.', STRIKE, 'miners refused'],
  // Two that are named together are not the same.
  ['The school reopened in May.', CLOSED, 'bridge reopened'],
  ['The bridge stayed shut until September.', CLOSED, 'school, by contrast, stayed'],
  ['The cello was lent to a quartet.', LENT, 'violin was lent'],
])('tells a deed of another: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  ['The landlord shall maintain the roof and the exterior walls.', LEASE],
  ['The lessor shall maintain the roof and the exterior walls.', LEASE],
  ['The plaintiff argued that the ordinance was preempted by federal law.', CASE],
  ['In dissent, the court member wrote that the statute occupied the entire field.', CASE],
  ['The bridge reopened in May.', CLOSED],
  ['The school stayed shut until September.', CLOSED],
  ['The violin was lent to a quartet.', LENT],
  // Of those who do it together each does it.
  ['Rats received 5 mg per day.', 'Rats and mice received 5 mg per day.'],
  ['Voles were given 5 mg per day.', 'Voles, rats and mice were given 5 mg per day.'],
  ['The firefighters arrived after 10 minutes.', 'The firefighters and the police arrived after 10 minutes.'],
  // May be the same.
  ['The researchers reported a fall in mean pressure.', 'The authors reported a fall in mean pressure.'],
  ['The company opened a plant in Leeds.', 'The firm opened a plant in Leeds.'],
  ['The judge dismissed the appeal with costs.', 'The court dismissed the appeal with costs.'],
  ['The founder moved the firm to Leeds.', 'Ruth Tell moved the firm to Leeds.'],
  // The claim's does it too.
  ['The owners refused to accept the lower wages.', `${STRIKE} The owners refused to accept the lower wages as well.`],
  ['The owners did not accept the lower wages.', STRIKE],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});

it('knows roles of which one is never the other', () => {
  expect(areTwoNouns('tenant', ['tenant'], 'landlord', ['landlord'])).toBe(true);
  expect(areTwoNouns('minister', ['minist'], 'officials', ['offici'])).toBe(true);
  expect(areTwoNouns('company', ['compani'], 'firm', ['firm'])).toBe(false);
});
