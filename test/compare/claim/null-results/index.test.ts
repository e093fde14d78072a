import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { nullResult } from '../../../../src/compare/claim/null-results/index.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const TREES =
  'Forty-two sites were measured. No difference was found between native and exotic tree species. Shaded sites were 2.3 °C cooler than open ones. Residents of shaded streets reported fewer nights with poor sleep, but this was not statistically significant.';
const SCHOOL =
  'The survey covered 92 schools. Class size was not associated with reading scores once family income was taken into account. Pupils in smaller classes reported liking school more. Homework had no measurable influence on mathematics scores in primary school, whereas in secondary school each hour was worth four points.';
const BEES =
  'Bees were fed pollen with or without the fungicide. Mortality did not differ between treatments (log-rank p = 0.64). Treated bees took longer to learn an odour. There was no evidence that the fungicide altered the gut flora.';
const CALM =
  'Participants who meditated rated their stress lower. Cortisol levels were the same in both groups. Attention scores improved equally in the two groups. The benefit was no longer seen at the six-month follow-up.';
const COFFEE =
  'In a cohort of 48,000 nurses, coffee drinking was unrelated to the risk of breast cancer. Among women who carried the variant, the risk fell by 20 percent. Tea showed no association either.';
const SOIL =
  'Biochar left grain yield unchanged. Neither nitrate leaching nor earthworm numbers responded to the treatment. Soil moisture was higher.';
const SHOPS =
  'The city closed three streets to cars. Retail turnover was on a par with that of comparable streets. After mergers between distant firms, no price increase could be detected.';

/** The words that the source has against a claim; null where it has none. */
function against(claim: string, text: string): string | null {
  return nullResult(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }))?.against ?? null;
}

describe('nullResult', () => {
  it.each([
    ['Native trees cooled better than exotic ones.', TREES, 'No difference'],
    ['Residents of shaded streets slept significantly better at night.', TREES, 'not statistically significant'],
    ['Smaller classes raised reading scores.', SCHOOL, 'was not associated'],
    ['Homework improved mathematics scores in primary school.', SCHOOL, 'no measurable influence'],
    ['The fungicide increased mortality in bees.', BEES, 'did not differ'],
    ['The fungicide changed the gut flora of the bees.', BEES, 'no evidence that'],
    ['Fewer bees died with the fungicide.', BEES, 'did not differ'],
    ['Exposed bees made fewer trips.', 'Exposed bees made as many trips as unexposed bees. They slept longer.', 'as many trips as'],
    ['Caffeine helped surgeons.', 'Surgeons erred at night. Caffeine did no better than placebo.', 'no better'],
    ['Meditation lowered cortisol levels.', CALM, 'were the same'],
    ['Attention improved more in the meditation group.', CALM, 'equally'],
    ['The effect persisted at six months.', CALM, 'no longer seen'],
    ['Coffee raised the risk of breast cancer.', COFFEE, 'was unrelated'],
    ['Zinc lowered mortality in the trial.', 'Mortality did not differ between the arms (p = 0.64).', 'did not differ'],
    ['Zinc significantly lowered mortality.', 'Deaths of mortality type were 4 and 5 under zinc (p = 0.64).', 'p = 0.64'],
    ['Tea drinkers had a lower risk of breast cancer.', COFFEE, 'no association'],
    ['Biochar increased grain yield.', SOIL, 'left'],
    ['Biochar reduced nitrate leaching.', SOIL, 'Neither'],
    ['Retail turnover fell in the closed streets.', SHOPS, 'on a par with'],
    ['Prices rose after mergers between distant firms.', SHOPS, 'no price increase'],
  ])('sees that it was not found: %s', (claim, text, words) => {
    expect(against(claim, text)?.toLowerCase()).toBe(words.toLowerCase());
  });

  it.each([
    ['Native and exotic trees cooled equally well.', TREES],
    [
      'Because of more frequent rockfall, guides avoid the wall.',
      'Rockfall is more frequent, and guides no longer take guests to the wall.',
    ],
    ['Shaded sites were cooler than open sites.', TREES],
    ['Residents of shaded streets reported fewer nights with poor sleep.', TREES],
    ['Children in smaller classes liked school more.', SCHOOL],
    ['Homework helped in mathematics only in secondary school.', SCHOOL],
    ['Treated bees took longer to learn.', BEES],
    ['The fungicide did not affect mortality.', BEES],
    ['Attention scores improved in the meditation group.', CALM],
    ['Meditation lowered self-rated stress.', CALM],
    ['Carriers of the variant who drank coffee had a 20 percent lower risk.', COFFEE],
    ['Coffee may raise the risk of breast cancer.', COFFEE],
    ['Soil moisture was higher with biochar.', SOIL],
    ['Nine mergers were announced.', SHOPS],
    ['The judge refused to reduce the order.', 'He refused to reduce the order, since it would have been the same.'],
  ])('says nothing of what the source has: %s', (claim, text) => {
    expect(against(claim, text)).toBeNull();
  });

  it('is borne out where another sentence tells the effect of the same', () => {
    const text = 'An earlier trial found no effect of zinc on the length of colds. In ours, zinc shortened colds by two days.';
    expect(against('Zinc shortened colds.', text)).toBeNull();
    const both =
      'An earlier trial found no effect of zinc on the length of colds. Ours did: zinc shortened colds by a day, with no increase in nausea.';
    expect(against('Zinc shortened colds.', both)).toBeNull();
    expect(against('Zinc increased nausea.', both)).toBe('no increase');
  });

  it('takes three times as much for more', () => {
    const text = 'Observers criticised the broadcaster for giving the president three times as much airtime as her rivals.';
    expect(
      verifyClaims([{ claim: 'The broadcaster gave the president more airtime than her rivals.', evidence: text }])[0]?.rule,
    ).not.toMatch(/null-result/);
  });

  it('says so in answers and of pairs', () => {
    const [claim] = verifyAnswer('Native trees cooled better than exotic ones [1].', [{ id: 'a.txt', text: TREES }]).claims;
    expect(claim).toMatchObject({ outcome: 'partial', rule: 'claim/partial-null-result' });
    expect(claim?.says).toContain('“No difference”');
    const [pair] = verifyClaims([{ claim: 'Tea drinkers had a lower risk of breast cancer.', evidence: COFFEE }]);
    expect(pair).toMatchObject({ verdict: 'partial', rule: 'claim/pair-partial-null-result' });
  });

  it('gives places within both texts, whatever they are', () => {
    const words = fc.constantFrom(
      ...'no not difference between effect on the same in both groups fell rose more than mortality bees , whereas ( ) . significant neither nor left unchanged 12 was similar to'.split(
        ' ',
      ),
    );
    const text = fc.array(words, { maxLength: 30 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, (claim, source) => {
        const found = nullResult(saidIn(claim), () => readInOrder({ text: source, sentences: sentencesIn(source) }));
        if (found === null) return;
        expect(claim.slice(found.start, found.end).trim()).not.toBe('');
        expect(source.slice(found.sentence.start, found.sentence.end)).toContain(found.against);
      }),
    );
  });
});

describe('what is no result that was not found', () => {
  it.each([
    [
      'Fix rates were three times higher for warnings shown during review rather than in nightly reports.',
      'Warnings shown during review were fixed three times as often as warnings shown in nightly reports.',
    ],
    [
      'Reviewers who knew the names were more likely to recommend acceptance (27% against 22%).',
      'Reviewers who were told the names recommended acceptance in 27% of cases, others in 22%. Gender of reviewers was not related to recommendations.',
    ],
  ])('%s', (claim, source) => expect(against(claim, source)).toBeNull());
  it('takes no years for the figures of a sentence', () =>
    expect(
      against(
        'Deer numbers declined between 1990 and 2015.',
        'Between 1990 and 2015 we counted deer and wolves. Deer numbers did not change.',
      ),
    ).not.toBeNull());
});
