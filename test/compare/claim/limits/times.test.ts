import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const SEASON = 'Following the 2000 season the team moved to Memphis.';
const HEARING = 'Prior to the hearing the judge met both families in private.';
const CHURCH = 'The church was restored after the riots of 1780.';
const CASTLE = 'Since 1976 the castle has been a youth hostel; it was a prison until then.';

it.each<[string, string, string | undefined]>([
  ['The team moved to Memphis in the 2000 season.', SEASON, 'Following the 2000'],
  ['The team moved to Memphis after the 2000 season.', SEASON, undefined],
  ['During the hearing the judge met both families in private.', HEARING, 'to the hearing'],
  ['After the hearing the judge met both families.', HEARING, 'to the hearing'],
  ['Before the hearing the judge met both families.', HEARING, undefined],
  ['The church was restored during the riots of 1780.', CHURCH, 'after the riots'],
  ['She wrote the quartet in 1880.', 'She wrote the quartet before 1880.', 'quartet before 1880'],
  ['The castle was a youth hostel until 1976.', CASTLE, 'Since 1976'],
  ['Until 1976 the castle was a prison.', CASTLE, undefined],
])('before and after told as during: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it.each([
  ['The witness spoke of three payments in the committee.', 'Before the committee the witness spoke of three payments.'],
  ['The track was open during the war.', 'The track was open before, during and after the war.'],
  ['The road was widened in the war.', 'The road was widened after the war memorial was moved.'],
  ['The bridge was closed in 1995.', 'The bridge was closed until 1995.'],
  ['The rate rose in the year.', 'The rate rose in the following year.'],
])('what is no such time: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it.each([
  ['The town got its railway in 1902.', 'The town had no railway until 1902 and no school until 1911.'],
  ['Postal votes were allowed after the reform.', 'Members vote in person. Postal votes were not allowed before the reform.'],
  ['After the reform nurses were paid for night work.', 'Until the reform nurses were not paid for night work. It came in 1970.'],
])('what is denied up to a time may be told from then on: %s', (claim, text) => {
  const answer = verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }]), {});
  expect(answer.claims[0]?.outcome).toBe('supported');
});
