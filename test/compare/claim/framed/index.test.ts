import { describe, expect, it, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { framedOtherwise } from '../../../../src/compare/claim/framed/index.ts';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

/** What the evidence has against a claim; null where nothing. */
function against(claim: string, evidence: string): string | null {
  const read = readInOrder(statedIn(evidence));
  return framedOtherwise(saidIn(claim), () => read)?.against ?? null;
}

const TRIAL =
  'Seventy-six nurses completed both periods; eight withdrew, five of them because of a change of ward. Salivary melatonin was measured in a subgroup of 22 nurses. Eleven nurses found labels harder to read with amber lenses; no medication errors were recorded. The effect on safety needs further study before the glasses can be recommended.';
const COHORT =
  'Coffee intake was assessed by questionnaire. Decaffeinated coffee was drunk by too few participants to be analysed. Results were similar in men and women. Because the study is observational, we cannot conclude that coffee protects the liver. The estimate rests on the assumption that intake did not change.';
const PAGE =
  'Use the form within three months of the journey. Vouchers are worth 10% more and are valid for three years. They may be used by either passenger. Cash is covered up to €1,000, valuables up to 20% of the sum insured. E15: the water protection has been activated. E24: the drain hose is kinked or blocked.';
const NEWS =
  'The operator Tideline has cut its number 6 service, blaming congestion on the diversion. Repairs are expected to cost between £2.4 million and £3 million. A temporary bridge was ruled out because of its cost, estimated at £5 million. The council has applied to the Department for Transport for £1.8 million. Interviews suggest an error rather than a decision to save money. The owner should clear the weep holes of the 61 walls. Of the three members of the panel of experts, one, the hydrologist Ines Alba, resigned in January.';
const LAW =
  'Retrofit kits should conform to Annex B. Consider referral to a specialist for children with more than three episodes in six months. Leaning ladders longer than 3 m shall be provided with a stabiliser bar. The contract may be terminated by either party on 180 days’ notice. Repeated breach may lead to revocation of the permit.';
const LIVES =
  'Mary Finch is one of the few women known to have worked on a large clock. In 1945 she was offered her former post but declined on grounds of age. Few of them starved outright. Joel Feinberg proposed another way out. The interests of a person, he argued, can be thwarted after death. Thomas Scanlon wrote of promises. Camping is forbidden throughout the island.';

describe('a claim in whose own frame the source has something else', () => {
  test.each([
    ['Vouchers are valid for three months.', PAGE, 'three years'],
    ['Repairs are expected to cost £5 million.', NEWS, '£2.4 million and £3 million'],
    ['Cash is covered up to 20% of the sum insured.', PAGE, 'Cash is covered up to €1,000'],
    ['Error code E15 indicates that the drain hose is kinked.', PAGE, 'E24: the drain hose is kinked or blocked.'],
    ['Only Arden may terminate the contract, on 180 days’ notice.', LAW, 'either party on 180 days’ noti'],
    ['The association was found in men but not in women.', COHORT, 'similar in men and women.'],
    ['All eight nurses who withdrew did so because of a change of ward.', TRIAL, ', five of them'],
    ['Salivary melatonin was measured in all nurses.', TRIAL, 'in a subgroup of'],
    ['All three members of the panel of experts resigned in January.', NEWS, 'Of the three members of the panel of experts, one'],
    ['All leaning ladders must be provided with a stabiliser bar.', LAW, 'Leaning ladders longer than 3 m'],
    ['Most of those who died starved to death.', LIVES, 'Few of them starved'],
    ['Mary Finch was the first woman who worked on a large clock.', LIVES, 'one of the few women'],
    ['Retrofit kits shall conform to Annex B.', LAW, 'should conform'],
    ['Children with more than three episodes in six months must be referred to a specialist.', LAW, 'Consider referral'],
    ['Repeated breach always leads to revocation of the permit.', LAW, 'may lead to revocation'],
    ['The owner has cleared the weep holes of all 61 walls.', NEWS, 'should clear'],
    ['Tideline cut its number 6 service because of falling passenger numbers.', NEWS, 'blaming congestion on the diversion.'],
    ['It was a decision to save money.', NEWS, 'rather than a decision to save money'],
    ['The department has granted the council £1.8 million for transport.', NEWS, 'has applied to the Department for Transport for'],
    ['She returned to her former post in 1945.', LIVES, 'offered her former post but declined'],
    ['Camping is allowed outside the town.', LIVES, 'is forbidden'],
    ['Several medication errors were recorded.', TRIAL, 'no medication errors were recorded'],
    ['The authors recommend that nurses wear the glasses.', TRIAL, 'before the glasses can be recommended'],
    ['Coffee protects the liver from fibrosis.', COHORT, 'cannot conclude that coffee protects the liver'],
    ['The authors found that intake did not change.', COHORT, 'assumption that intake did not change'],
    ['Decaffeinated coffee had no effect on the risk.', COHORT, 'Decaffeinated coffee was drunk by too few participants to be analysed'],
    ['Thomas Scanlon argued that the interests of a person can be thwarted after death.', LIVES, null],
  ])('%s', (claim, evidence, shown) => {
    expect(against(claim, evidence)).toBe(shown);
  });

  test.each([
    ['Five of the eight nurses who withdrew did so because of a change of ward.', TRIAL],
    ['Melatonin was measured in 22 nurses.', TRIAL],
    ['No medication errors were recorded.', TRIAL],
    ['The glasses cannot be recommended before safety has been studied.', TRIAL],
    ['It cannot be concluded that coffee protects the liver.', COHORT],
    ['The association was found both in men and in women.', COHORT],
    ['The estimate assumes that intake did not change.', COHORT],
    ['Vouchers are valid for three years.', PAGE],
    ['Valuables are covered up to 20% of the sum insured.', PAGE],
    ['The form must be used within three months.', PAGE],
    ['E24 means that the drain hose is kinked.', PAGE],
    ['Repairs are expected to cost at least £2.4 million.', NEWS],
    ['A temporary bridge would have cost £5 million.', NEWS],
    ['Tideline cut the service because of congestion.', NEWS],
    ['The council has applied for £1.8 million.', NEWS],
    ['One of the three members of the panel resigned.', NEWS],
    ['Either party may terminate the contract on 180 days’ notice.', LAW],
    ['Kits should conform to Annex B.', LAW],
    ['Leaning ladders longer than 3 m must have a stabiliser bar.', LAW],
    ['Repeated breach can lead to revocation.', LAW],
    ['She declined the offer of her former post.', LIVES],
    ['Feinberg argued that the interests of a person can be thwarted after death.', LIVES],
    // What a denial is limited to, and what else is told of the one who is denied something.
    ['Postal votes were allowed after the reform.', 'Postal votes were not allowed before the reform.'],
    ['Lind won silver in Oslo in 1994.', 'Lind did not win gold in Oslo in 1994; she took silver.'],
    ['Only the women improved during the year.', 'Both groups were followed for a year; the women improved, the men did not.'],
    ['The fee for pupils is 20 euros a month.', 'The monthly fee is 40 euros. Pupils pay 20 euros.'],
    ['The fare is 45 euros for adults.', 'The fare for adults was 40 euros. Since May it has been 45 euros.'],
    ['He received a visa in June.', 'He has applied for a visa in May and got it in June.'],
    ['Refunds are granted within 14 days.', 'On request, refunds are made within 14 days.'],
  ])('but not: %s', (claim, evidence) => {
    expect(against(claim, evidence)).toBeNull();
  });

  it('is told in part and never as a contradiction', () => {
    const sources = prepareAnswerSources([{ id: 'page.txt', text: PAGE }]);
    expect(verifyAnswer('Vouchers are valid for three months [1].', sources).claims[0]?.outcome).toBe('partial');
  });
});

describe('what says the same without a denial', () => {
  test.each([
    ['You should avoid swimming there, where currents make it dangerous.', 'Swimming there is dangerous because of currents.'],
    ['Wait at least a minute before opening the door.', 'Do not open the door for at least one minute.'],
    [
      'Mortality was highest not where harvests had failed but in parishes along the coast road.',
      'Mortality was highest in parishes along the coast road, which had themselves had tolerable harvests.',
    ],
  ])('is no contrary: %s', (claim, evidence) => {
    const [one] = verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text: evidence }])).claims;
    expect(one?.outcome).not.toBe('contradicted');
  });
});

describe('what recurs, lasts and is limited', () => {
  test.each([
    ['Repot the fern every spring.', 'Repot the fern every second spring.', 'every second spring'],
    ['Rain lasts until Saturday.', 'Rain arrives on Tuesday evening and lasts until Thursday.', 'until Thursday'],
    ['All orders ship free.', 'Orders over 50 dollars ship free. Sale items cannot be returned.', 'Orders over 50 dollars'],
    [
      'The red and the blue line have 25 and 18 stations respectively.',
      'The red line has 18 stations. The blue line has 25 stations.',
      'The red line has 18 stations.',
    ],
  ])('is told: %s', (claim, evidence, said) => {
    expect(against(claim, evidence)).toContain(said);
  });

  test.each([
    ['Repot the fern every second spring.', 'Repot the fern every second spring.'],
    ['Meetings are held every spring.', 'Meetings are held every spring, and a fair every second spring.'],
    ['Rain lasts until Thursday.', 'Rain arrives on Tuesday evening and lasts until Thursday.'],
    ['All orders over 50 dollars ship free.', 'Orders over 50 dollars ship free.'],
    ['All orders ship free.', 'Orders ship free.'],
    ['The red and the blue line have 18 and 25 stations respectively.', 'The red line has 18 stations. The blue line has 25 stations.'],
  ])('is not told of what is right: %s', (claim, evidence) => {
    expect(against(claim, evidence)).toBeNull();
  });
});

describe('what is told of times, limits and what was added', () => {
  test.each([
    [
      'The library closes at 19:00 on weekdays [1].',
      'The library is open from 9:00 to 19:00 on weekdays. On Saturdays it is open from 10:00 to 14:00.',
      'supported',
    ],
    [
      'On Saturdays the library closes at 19:00 [1].',
      'The library is open from 9:00 to 19:00 on weekdays. On Saturdays it is open from 10:00 to 14:00.',
      'partial',
    ],
    ['No more than four tablets may be taken in 24 hours [1].', 'Do not take more than four tablets in 24 hours.', 'supported'],
    ['The browser deletes cookies for thirty days [1].', 'The browser keeps cookies for thirty days.', 'contradicted'],
    [
      'Version 2.0 added streaming, which became the default in 2.1 [1].',
      'Version 2.0: added streaming, fixed a leak. Version 2.1: streaming is now the default; the flag is deprecated and will be removed in 3.0.',
      'supported',
    ],
  ])('%s', (answer, text, outcome) => {
    expect(verifyAnswer(answer, prepareAnswerSources([{ id: '1', text }])).claims[0]?.outcome).toBe(outcome);
  });
});
