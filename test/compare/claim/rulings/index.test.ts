import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { ruledOtherwise } from '../../../../src/compare/claim/rulings/index.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const DISSENT =
  'On appeal, the Third Circuit reversed and remanded for trial. Judge Ames, for the majority, held that a jury could find the label misleading. Judge Obi dissented. In her view the label was accurate as a matter of law.';
const LEASE =
  'The Supreme Court allowed the landlord’s appeal. It was therefore unnecessary to decide whether the tenant had waived the defect. The tenant was ordered to pay the costs.';
const TRIBUNAL = 'The tribunal dismissed Ms Adu’s claim of unfair dismissal but upheld her claim of unlawful deduction from wages.';
const MOTION =
  'The magistrate judge recommended that the motion to suppress be granted. The district judge declined to adopt the recommendation.';
const INJUNCTION =
  'The court granted a preliminary injunction against Brill but denied the request for an asset freeze. It found that Orr was likely to succeed on its trade mark claim; it did not reach the copyright claim. The counterclaim was dismissed without prejudice.';
const PROOF =
  'The applicant must establish on the balance of probabilities that the letter was published. We review findings of fact for clear error and questions of law de novo.';
const VOTE = 'The council adopted the plan by 14 votes to 11, with 5 abstentions. Councillors rejected a proposal to exempt carers.';
const RULES =
  'The Tenant shall not assign this Lease without the Landlord’s consent. A payment is voidable if it was made within 90 days and the debtor was insolvent. The Employee shall not solicit any customer with whom he dealt in the last year.';
const CASES = 'In Ashby the Court of Appeal distinguished Dunmore. The defendant’s argument that claim 4 lacked disclosure failed.';
const CRIME =
  'The jury convicted Mr Oko of manslaughter. The prosecution had charged him with murder. Police arrested a woman on suspicion of theft.';
const TREATY =
  'The secretariat, not the conference, adopts the budget. Part 2 will come into force on a day to be appointed. Donors pledged $1.2 billion.';

const OFFENCE =
  'A person commits an offence if he knowingly supplies a false certificate. The maximum penalty is two years in prison or a fine.';
const BIDS = 'The board considered three bids and accepted none of them. The proposal to sell the site was voted down by 17 to 12.';

/** The words that the source has against a claim; null where it has none. */
const against = (claim: string, text: string): string | null =>
  ruledOtherwise(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }))?.against ?? null;

describe('ruledOtherwise', () => {
  it.each([
    ['The Third Circuit affirmed the grant of summary judgment to Hale Foods.', DISSENT, 'reversed'],
    ['The Third Circuit held that the label was accurate as a matter of law.', DISSENT, 'dissented'],
    ['The Supreme Court held that the tenant had waived the defect.', LEASE, 'unnecessary to decide whether'],
    ['The tribunal upheld Ms Adu’s claim of unfair dismissal.', TRIBUNAL, 'dismissed'],
    ['The motion to suppress was granted.', MOTION, 'granted'],
    ['The court granted an asset freeze against Brill.', INJUNCTION, 'denied'],
    ['The court found that Orr was likely to succeed on its copyright claim.', INJUNCTION, 'did not reach the copyright claim'],
    ['The court granted a permanent injunction against Brill.', INJUNCTION, 'preliminary'],
    ['The counterclaim was dismissed with prejudice.', INJUNCTION, 'without prejudice'],
    ['The applicant must establish beyond reasonable doubt that the letter was published.', PROOF, 'balance of probabilities'],
    ['Questions of law are reviewed for clear error.', PROOF, 'de novo'],
    ['Carers are exempt from the fee.', VOTE, 'rejected a proposal to exempt'],
    ['The Tenant may assign the Lease without the Landlord’s consent.', RULES, 'shall not assign this Lease without'],
    ['A payment is voidable if it was made within 90 days or the debtor was insolvent.', RULES, 'and'],
    ['The Employee shall not solicit any customer.', RULES, 'customer with whom'],
    ['The court overruled Dunmore.', CASES, 'distinguished'],
    ['Claim 4 lacked disclosure.', CASES, 'argument that'],
    ['Mr Oko was convicted of murder.', CRIME, 'charged him with murder'],
    ['A woman was charged with theft.', CRIME, 'arrested'],
    ['The conference adopts the budget.', TREATY, 'not the conference, adopts'],
    ['Part 2 came into force.', TREATY, 'come into force'],
    ['Donors paid $1.2 billion.', TREATY, 'pledged'],
    ['A person commits an offence if he supplies a false certificate.', OFFENCE, 'knowingly'],
    ['The maximum penalty is two years in prison and a fine.', OFFENCE, 'or'],
    ['The board accepted three bids.', BIDS, 'accepted'],
    ['The council approved the proposal to sell the site.', BIDS, 'voted down'],
  ])('sees that it was decided otherwise: %s', (claim, text, words) => {
    expect(against(claim, text)).toBe(words);
  });

  it.each([
    ['The council adopted the plan by 11 votes to 14.', VOTE],
    ['Eleven councillors abstained.', VOTE],
  ])('sees the votes of the other side: %s', (claim, text) => {
    expect(against(claim, text)).toContain('14 votes to 11');
  });

  it.each([
    ['The Third Circuit reversed and sent the case back.', DISSENT],
    ['In dissent, Judge Obi held that the label was accurate as a matter of law.', DISSENT],
    ['The Supreme Court did not decide whether the tenant had waived the defect.', LEASE],
    ['The tribunal upheld her claim of unlawful deduction from wages.', TRIBUNAL],
    ['The tribunal rejected the claim of unfair dismissal.', TRIBUNAL],
    ['The magistrate judge had recommended granting the motion to suppress.', MOTION],
    ['A preliminary injunction was granted against Brill.', INJUNCTION],
    ['The request for an asset freeze was refused.', INJUNCTION],
    ['Findings of fact are reviewed for clear error.', PROOF],
    ['Questions of law are reviewed de novo.', PROOF],
    ['The plan was adopted with 14 votes in favour and 11 against.', VOTE],
    ['Five councillors abstained.', VOTE],
    ['Assigning the Lease requires the Landlord’s consent.', RULES],
    ['The Employee must not solicit customers with whom he dealt.', RULES],
    ['The Court of Appeal distinguished Dunmore.', CASES],
    ['The defendant argued that claim 4 lacked disclosure.', CASES],
    ['Mr Oko was convicted of manslaughter.', CRIME],
    ['A woman was arrested on suspicion of theft.', CRIME],
    ['The secretariat adopts the budget.', TREATY],
    ['Donors pledged $1.2 billion.', TREATY],
    ['Knowingly supplying a false certificate is an offence.', OFFENCE],
    ['The penalty is two years in prison or a fine.', OFFENCE],
    ['None of the three bids was accepted.', BIDS],
  ])('says nothing of what the source has: %s', (claim, text) => {
    expect(against(claim, text)).toBeNull();
  });

  it('says nothing where a court takes the argument up, or grants what was asked for', () => {
    expect(against('The court held that the notice was late.', 'Counsel argued that the notice was late. The court agreed.')).toBeNull();
    expect(
      against('The notice was void, the court held.', 'Counsel argued that the notice stood; the court held that the notice was void.'),
    ).toBeNull();
    const asked = 'The father applied for leave to appeal.';
    expect(against('The father was granted leave to appeal.', asked)).toBe('applied for');
    expect(against('The father was granted leave to appeal.', `${asked} The application was granted.`)).toBeNull();
  });

  it('is told in part, in answers and of pairs', () => {
    const claim = 'The tribunal upheld Ms Adu’s claim of unfair dismissal.';
    const [told] = verifyAnswer(`${claim.slice(0, -1)} [1].`, [{ id: 'a.txt', text: TRIBUNAL }]).claims;
    expect(told?.rule).toBe('claim/partial-swapped');
    expect(verifyClaims([{ claim, evidence: TRIBUNAL }])[0]?.verdict).toBe('partial');
  });
});
