import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { conditionOf, limitDropped, saysOtherwise } from '../../../../src/compare/claim/limits/index.ts';

const told = (claim: string, evidence: string): string | undefined => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

describe('what a sentence limits and a claim does not', () => {
  it.each<[string, string, string]>([
    // Conditions.
    [
      'The tenant may not keep pets.',
      'The Tenant may not keep pets unless the Landlord agrees in writing.',
      'unless the Landlord agrees in writing',
    ],
    [
      'The landlord may terminate the lease.',
      'If the rent is unpaid for 21 days, the Landlord may terminate the lease.',
      'If the rent is unpaid for 21 days',
    ],
    [
      'Version 3 of the driver works with kernel 6.1.',
      'Version 3 of the driver works with kernel 6.1 only if secure boot is off.',
      'only if secure boot is off',
    ],
    // Only.
    ['The vaccine was licensed only in Canada.', 'The vaccine was first licensed in Canada.', 'first licensed in Canada'],
    ['Either party may assign its rights.', 'Only the Supplier may assign its rights, and only to an affiliate.', 'Only the Supplier'],
    ['Only the Customer may assign its rights.', 'Only the Supplier may assign its rights.', 'Only the Supplier'],
    ['Only the Supplier may terminate for breach.', 'Either party may terminate for breach.', 'Either party'],
    ['The parser supports Unicode 15 on all platforms.', 'The parser supports Unicode 15 only on Linux.', 'only on Linux'],
    ['Public tours are held every day.', 'Public tours are held only on Sundays; the terrace is open every day.', 'only on Sundays'],
    // Who it was found in.
    ['In patients, the antibody reduced lung fibrosis.', 'In mice, the antibody reduced lung fibrosis.', 'mice'],
    ['The drug killed most isolates in patients.', 'In vitro, the drug killed most isolates.', 'In vitro'],
    [
      'In patients, the drug was associated with tinnitus.',
      'In the subgroup of patients over 65 with renal impairment, the drug was associated with tinnitus.',
      'subgroup of patients over 65 with renal impairment',
    ],
    [
      'All adults should be offered the vaccine.',
      'All adults over 65 and adults with diabetes should be offered the vaccine.',
      'adults over 65',
    ],
    [
      'All employees are entitled to a pension.',
      'Employees with at least five years of service are entitled to a pension.',
      'Employees with at least five years of service',
    ],
    ['Most isolates from the hospital were resistant.', 'Some isolates from the hospital were resistant.', 'Some isolates'],
    // What is settled.
    [
      'The council approved a tram line along Ferry Road.',
      'The council discussed a tram line along Ferry Road. It approved a rise in fees.',
      'discussed',
    ],
    [
      'Kestrel Tower is the tallest building in the province.',
      'Kestrel Tower is the third tallest building in the province and the tallest in Arden.',
      'third tallest',
    ],
    // What may be, is expected or advised.
    ['Orvamab reduces steroid use.', 'Orvamab may reduce steroid use.', 'may reduce'],
    ['The compound is useful in humans.', 'The compound may be useful in humans.', 'may be useful'],
    ['The farm powers 90,000 homes.', 'The developer expects the farm to power 90,000 homes.', 'expects the farm to power'],
    ['The clubs failed to stop the crowd.', 'It is alleged that the clubs failed to stop the crowd.', 'alleged that'],
    ['The authors require that parts be inspected yearly.', 'The authors recommend that parts be inspected yearly.', 'recommend that'],
    [
      'The panel recommended against vaccination.',
      'The panel found insufficient evidence to recommend for or against vaccination.',
      'insufficient evidence to recommend',
    ],
    // Another kind.
    ['The licensee has an exclusive right to the software.', 'The licensee has a non-exclusive right to the software.', 'non-exclusive'],
    ['Patients with an unresectable tumour are eligible.', 'Patients with a resectable tumour are eligible.', 'resectable'],
    ['The batch cost 2,400 pounds.', 'The batch weighed 2,400 pounds.', 'The batch weighed 2,400 pounds'],
    ['Revenue fell to 4.2 billion kroner.', 'Revenue was 4.2 billion kroner, up from 3.9 billion.', '4.2 billion kroner, up from'],
  ])('%s', (claim, evidence, against) => {
    expect(told(claim, evidence)).toBe(against);
  });

  it.each<[string, string]>([
    ['Pets are not allowed unless the landlord agrees in writing.', 'The Tenant may not keep pets unless the Landlord agrees in writing.'],
    ['The landlord must agree in writing before pets are kept.', 'The Tenant may not keep pets unless the Landlord agrees in writing.'],
    ['The rent is 1,450 euros.', 'The rent is 1,450 euros, and the Landlord may terminate the lease if it is not paid.'],
    ['The committee asked whether the dam was safe.', 'The committee asked if the dam was safe.'],
    ['Only 12 patients had a fever.', 'A fever was seen in 12 patients.'],
    ['The trait only occurs in 1 to 2 percent of people.', 'The trait occurs in 1 to 2 percent of people.'],
    ['Only the supplier may assign its rights.', 'No one other than the Supplier may assign its rights.'],
    ['The museum has a cafe.', 'The museum is open only on weekdays and has a cafe.'],
    [
      'The antibody reduced lung fibrosis in mice, and patients await a trial.',
      'In mice, the antibody reduced lung fibrosis; patients await a trial.',
    ],
    ['All adults over 65 should be offered the vaccine.', 'All adults over 65 and adults with diabetes should be offered the vaccine.'],
    ['All patients received the drug.', 'Patients in both groups received the drug.'],
    ['The council approved the tram line.', 'The council discussed the tram line in May. It approved it in June.'],
    ['The council approved the tram line.', 'The council discussed the tram line in May. The line was approved in June.'],
    [
      'Kestrel Tower is the tallest building in Arden.',
      'Kestrel Tower is the third tallest building in the province and the tallest in Arden.',
    ],
    ["Kestrel Tower is Arden's tallest building.", 'Kestrel Tower is the third tallest building in the province and the tallest in Arden.'],
    ['Orvamab may reduce steroid use.', 'Orvamab may reduce steroid use.'],
    ['The term is also applied to roles.', 'The term may also be applied to roles.'],
    ['The risks are high for divers.', 'Divers may risk much, and the risks are high.'],
    ['The authors advise that parts be inspected.', 'The authors recommend that parts be inspected.'],
    ['The argument of insufficient disclosure of claim 4 failed.', 'The argument that claim 4 lacked sufficient disclosure failed.'],
    ['The right to the software is not exclusive.', 'The licensee has a non-exclusive right to the software.'],
    [
      'Non-shared factors had the largest effect on motivation.',
      'Non - shared factors had the largest effect on motivation, whereas the shared environment mattered little.',
    ],
    ['The largest non - governmental ship is theirs.', 'They run the largest non-governmental ship.'],
    ['The advice was valuable to the club.', 'The advice was invaluable to the club.'],
    ['The batch weighed 2,400 pounds.', 'The batch weighed 2,400 pounds.'],
    ['Revenue rose to 4.2 billion kroner.', 'Revenue was 4.2 billion kroner, up from 3.9 billion.'],
    ['He asked to stay at home.', 'He asked to stay at home as long as possible.'],
  ])('says nothing of: %s', (claim, evidence) => {
    expect(told(claim, evidence)).toBeUndefined();
  });

  it('asks only the sentence that has most of the claim, and is silent where another has as much without the limit', () => {
    const both = 'In mice, the antibody reduced lung fibrosis. In patients too, the antibody reduced lung fibrosis.';
    expect(told('In patients, the antibody reduced lung fibrosis.', both)).toBeUndefined();
    expect(told('Smoking was banned in the whole town.', 'Pets may not be kept unless the landlord agrees.')).toBeUndefined();
  });
});

it('gives the condition that a claim leaves out, for whoever puts it in', () => {
  const sentence = 'If the rent is unpaid for 14 days, the Landlord may terminate the lease.';
  expect(conditionOf(saidIn('The landlord may terminate the lease.'), sentence)).toBe('If the rent is unpaid for 14 days');
  expect(conditionOf(saidIn('The landlord may terminate the lease if rent is unpaid.'), sentence)).toBeNull();
});

it('tells of evidence that was not searched what says less in plain words', () => {
  const more = (claim: string, evidence: string): string | undefined => saysOtherwise(saidIn(claim), () => statedIn(evidence))?.against;
  expect(more('Wages will rise next year.', 'Wages may rise next year if inflation stays low.')).toBe('may rise');
  expect(more('Coffee causes a lower risk of fibrosis.', 'Coffee was associated with a lower risk of fibrosis.')).toBe('associated');
  expect(more('Wages may rise next year.', 'Wages may rise next year if inflation stays low.')).toBeUndefined();
  expect(
    more('The choice depends on age and the ability to withstand it.', 'The choice depends on age and if they can withstand it.'),
  ).toBeUndefined();
});
