import { expect, it } from 'vitest';
import { deniedAlike, opposedAlike } from '../../../src/compare/claim/denied-alike.ts';

it.each<[string, string, boolean]>([
  ['Drivers must be at least 18.', 'Nobody under 18 may drive.', true],
  ['Norwich had not won there since 1998.', 'It was the first win there since 1998.', true],
  ['A library was missing in 45 schools.', 'Of 120 schools, 45 had no library.', true],
  ['Over 60 are missing, and no vehicles were buried.', 'Vehicles were buried.', false],
  ['Over 60 are missing, and no vehicles were buried.', 'Over 60 are missing, and vehicles were buried.', false],
  ['Children under 16 need a parent’s consent to register.', 'Children may not register without the consent of a parent.', true],
  ['Children under 16 may register without consent.', 'Children may not register without consent.', false],
  ['Not both of the lifts work.', 'Only one of the two lifts works.', true],
  ['Not both of the lifts work.', 'Both of the lifts work.', false],
  ['The auditors did not comment.', 'The auditors declined to comment.', true],
  ['The auditors refused to comment.', 'The auditors did not comment.', true],
  ['Naps have not yet been tested.', 'Naps have yet to be tested.', true],
  ['Naps have been tested.', 'Naps have yet to be tested.', false],
  ['The union had no more funds.', 'The union ran out of funds.', true],
  ['The union had no funds abroad.', 'The union had funds abroad.', false],
  ['Norwich had not won there.', 'Norwich won there.', false],
  ['Two villages had not been reached.', 'Rescuers had reached all but two villages.', true],
  ['No alcohol was found in his test.', 'The captain tested negative for alcohol.', true],
  ['No member can serve more than two terms.', 'Members may be re-elected once.', true],
  ['It did not sell more than 500 copies.', 'It sold more than 500 copies.', false],
  ['None of the shocks exceeded 5.1.', 'The strongest shock was of magnitude 5.1.', true],
  ['The statute cannot be amended without its consent.', 'Amendments require its consent.', true],
  ['There is no payment as long as the employment continues.', 'Leave is paid out only when the employment ends.', true],
  ['Firms that received more are excluded.', 'Applicants must not have received more.', true],
  ['Firms are excluded.', 'Firms may not be excluded.', false],
  ['None of the passengers remained on the ship.', 'All passengers were taken off the ship.', true],
  ['Sugar is no longer the mainstay.', 'Sugar has been replaced by tourism as the mainstay.', true],
  ['The authors recommend it.', 'The authors do not advise against it, but recommend it.', true],
  ['No bridge was longer.', 'It was the longest bridge.', true],
  ['The reasons were inadequate.', 'It failed to give adequate reasons.', true],
  ['The reasons were adequate.', 'It failed to give adequate reasons.', false],
  ['Pinned snapshots are not deleted.', 'Snapshots are deleted unless they are pinned.', true],
  ['Old snapshots are not deleted.', 'Snapshots are deleted unless they are pinned.', false],
  ['The authors draw no conclusions about the long run.', 'We refrain from drawing conclusions about the long run.', true],
  ['The drug should not be used in renal failure.', 'The drug is contraindicated in renal failure.', true],
  ['The drug is contraindicated in renal failure.', 'The drug is used in renal failure.', false],
  ['Yoga was no worse than physiotherapy.', 'Yoga was non-inferior to physiotherapy.', true],
  ['Temperature was unrelated to richness.', 'Temperature had no detectable effect on richness.', true],
  ['Temperature was related to richness.', 'Temperature had no detectable effect on richness.', false],
  ['The number of requests was the same in both arms.', 'Length did not differ, nor did the number of requests.', true],
  ['All mixes were within 3% of the reference.', 'No mix differed from the reference by more than 3%.', true],
  ['Expecting it did not make remission more likely.', 'Patients expecting it were no more likely to remit.', true],
  ['Who the attackers were is unknown.', 'Who the attackers were cannot be determined.', true],
  ['Who the attackers were is known.', 'Who the attackers were cannot be determined.', false],
  ['The canteen will not open before August.', 'The canteen opens in August at the earliest.', true],
  ['The canteen will not open in August.', 'The canteen opens in August at the earliest.', false],
  ['No decision on the vendor was made.', 'Decision on vendor: open, next meeting', true],
  ['No decision on the vendor was made.', 'Decision on vendor: Nordsoft', false],
  ['No files were skipped.', 'Backup finished, 48.2 GB, 0 files skipped', true],
  ['No files were skipped.', 'Backup finished, 48.2 GB, 10 files skipped', false],
  ['The authors declared no conflicts of interest.', 'Conflicts of interest: none declared.', true],
  ['An order cannot be changed.', 'Can I change my order?\nA: Unfortunately not.', true],
  ['An order cannot be changed.', 'Can I change my order?\nA: Yes, within an hour.', false],
  ['Without written consent no pets may be kept.', "Pets are allowed with the landlord's written consent.", true],
  ['No pets may be kept.', "Pets are allowed with the landlord's written consent.", false],
  ['The plant in Ghent will not be sold.', 'The plant in Turin will be sold; the one in Ghent will be kept.', true],
  ['The plant in Turin will not be sold.', 'The plant in Turin will be sold; the one in Ghent will be kept.', false],
])('tells whether a denial says the same: %s', (said, found, alike) => {
  expect(deniedAlike(said, found)).toBe(alike);
});

it('tells opposites that leave both true', () => {
  expect(opposedAlike('Lenz lost only one district.', 'She won every district but one.')).toBe(true);
  expect(opposedAlike('The council can exclude the public.', 'Meetings are public unless the council decides otherwise.')).toBe(true);
  expect(opposedAlike('The reasons were inadequate.', 'It failed to give adequate reasons.')).toBe(true);
  expect(opposedAlike('Lenz lost the district.', 'Lenz won the district.')).toBe(false);
});
