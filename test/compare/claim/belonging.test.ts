import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { verifyClaims } from '../../../src/claims.ts';
import { saidIn, statedIn } from '../../../src/compare/claim/belonging/texts.ts';
import { belonging } from '../../../src/compare/claim/belonging.ts';
import { builtInJudge } from '../../../src/compare/claim/judge/judge.ts';
import { CASES } from './belonging/cases.ts';

const told = (claim: string, evidence: string): ReturnType<typeof belonging> => belonging(saidIn(claim), () => statedIn(evidence));

describe('a value that the evidence has of something else', () => {
  it.each(CASES.flatMap(({ evidence, faithful }) => faithful.map((claim) => [claim, evidence] as const)))(
    'says nothing against "%s"',
    (claim, evidence) => expect(told(claim, evidence)).toBeNull(),
  );

  it.each(CASES.flatMap(({ evidence, told: wrong }) => wrong.map(([how, claim]) => [claim, how, evidence] as const)))(
    'tells "%s": %s',
    (claim, how, evidence) => {
      const found = told(claim, evidence);
      expect(found?.how).toBe(how);
      expect(claim.slice(found?.start, found?.end)).not.toBe('');
      expect(evidence.slice(found?.sentence.start, found?.sentence.end)).not.toBe('');
    },
  );

  it('names both statements of the evidence, and the value in the claim', () => {
    const evidence = 'Variety Amber had a yield of 12 tonnes. Variety Briar had a yield of 15 tonnes.';
    const found = told('Amber yielded 15 tonnes.', evidence);
    expect(found?.against).toBe('15 tonnes” for “Briar” and “12 tonnes” for “Amber');
    expect('Amber yielded 15 tonnes.'.slice(found?.start, found?.end)).toBe('15 tonnes');
    expect(evidence.slice(found?.sentence.start, found?.sentence.end)).toBe('Variety Briar had a yield of 15 tonnes.');
  });

  it.each([
    [
      'the evidence has the value of both',
      'Amber yielded 15 tonnes.',
      'Amber had a yield of 15 tonnes in 2019. Briar had 15 tonnes. Amber had 12 tonnes in 2020.',
    ],
    [
      'what carries on speaks of the claim’s own',
      'The Southgate branch employs 34 people.',
      'The Southgate branch opened in 1987. It employs 34 people. The Southgate kiosk employs 58 people.',
    ],
    [
      'a plain word stands for the name',
      'Aspirin reduced mortality by 12%.',
      'Aspirin was tested in 200 patients. The drug reduced mortality by 12%. Ibuprofen reduced mortality by 8%.',
    ],
    [
      'the claim names both',
      'Briar yielded 15 tonnes, more than Amber.',
      'Amber had a yield of 12 tonnes. Briar had a yield of 15 tonnes.',
    ],
    ['a number is part of a name', 'A mutation of HNF4A was found.', 'We studied HNF4A and HNF1A in utero.'],
    [
      'a change began with it',
      'By 2021, the rate had risen from 3.1 percent.',
      'The rate was 3.1 percent in 2019. In 2021 it was 4.6 percent.',
    ],
    [
      'a participle leads the sentence',
      'Phantom Thread is set in the 1950s but was filmed in 2017.',
      'Phantom Thread is a film of 2017. Set in 1950s London, it stars a dressmaker.',
    ],
    [
      'the initials are the name',
      'The WHO counted 15 cases.',
      'The World Health Organization counted 15 cases. In May the WHO counted 12 cases.',
    ],
  ])('says nothing where %s', (_, claim, evidence) => expect(told(claim, evidence)).toBeNull());

  it.each(['amb', 'e', 'Ş'.toLowerCase(), 'nowhere', ''])(
    'finds the numbers of the sentences with “%s”, and of those that carry on from one',
    (letters) => {
      const evidence =
        'AMBER had 12. It had 13 in May. Briar had 14 and 15.\n\nIts roots had 16. They had 17. Şile had amber of 18.\nCedar had none. It had 19.';
      const held = statedIn(evidence);
      const wanted = held.numbers.filter(({ span }) => {
        const own = held.statements(span.start);
        const texts = [own, ...(own.carriesOn ? [own.before()] : [])].map((one) =>
          one === null ? '' : evidence.slice(one.span.start, one.span.end),
        );
        return texts.some((text) => text.toLowerCase().includes(letters));
      });
      expect(held.beside(letters).map(({ raw }) => raw)).toEqual(wanted.map(({ raw }) => raw));
    },
  );

  it('reads long evidence in step with its length', () => {
    const line = (i: number): string => `Sensor ${String.fromCharCode(65 + (i % 26))} recorded ${i + 0.5} degrees on that day.`;
    const evidence = Array.from({ length: 2000 }, (_, i) => line(i)).join(' ');
    expect(told('Sensor A recorded 27.5 degrees.', evidence)?.how).toBe('other-subject');
  });
});

describe('the verdict on it', () => {
  const answered = (claim: string, text: string) =>
    verifyAnswer(`${claim.replace(/\.$/, '')} [1].`, [{ id: 'a', text }], { judge: builtInJudge() }).claims[0];
  const table = '| Sector | 2015 | 2020 |\n|---|---|---|\n| Transport | 412 | 388 |\n| Agriculture | 230 | 241 |\n';

  it('is partial, by a rule of its own, with the value named and the passage shown', () => {
    const finding = answered('Transport emitted 388 kilotonnes in 2015.', `Emissions in kilotonnes.\n\n${table}`);
    expect(finding).toMatchObject({ outcome: 'partial', rule: 'claim/partial-other-cell', severity: 'warning' });
    expect(finding?.says).toBe(
      'a has “388” in another cell of its table: it has “388” for “Transport, 2020” and “412” for “Transport, 2015”.',
    );
    expect(finding?.supports[0]?.passage?.quote).toContain('388');
    expect(finding?.unsupported).toMatchObject([{ text: '388', why: 'number' }]);
    const series = answered(
      'Runners had a mean age of 27 years.',
      'The mean ages of the runners and swimmers were 36 and 27 years, respectively.',
    );
    expect(series?.rule).toBe('claim/partial-other-in-series');
    const subject = answered('Amber yielded 15 tonnes.', 'Variety Amber had a yield of 12 tonnes. Variety Briar had a yield of 15 tonnes.');
    expect(subject?.rule).toBe('claim/partial-other-subject');
  });

  it('is silent where another cited source has the value of what the claim names', () => {
    const sources = [
      { id: 'a', text: 'Variety Amber had a yield of 12 tonnes. Variety Briar had a yield of 15 tonnes.' },
      { id: 'b', text: 'In a later trial variety Amber had a yield of 15 tonnes, on the same plots as before.' },
    ];
    expect(verifyAnswer('Amber had a yield of 15 tonnes [1][2].', sources).claims[0]?.rule).not.toMatch(/other/);
  });

  it('nor is a faithful claim ever contradicted, alone with its evidence', () => {
    const pairs = CASES.flatMap(({ evidence, faithful }) => faithful.map((claim) => ({ claim, evidence })));
    const wrong = verifyClaims(pairs).flatMap(({ verdict }, i) => (verdict === 'contradicted' ? [pairs[i]?.claim] : []));
    expect(wrong).toEqual([]);
  });

  it('holds for pairs too, unless a model that reads the sense finds them to agree', () => {
    const pair = { claim: 'Amber had a yield of 15 tonnes.', evidence: 'Amber had a yield of 12 tonnes. Briar had a yield of 15 tonnes.' };
    const [own] = verifyClaims([pair]);
    expect(own).toMatchObject({ verdict: 'partial', rule: 'claim/pair-partial-other' });
    expect(pair.claim.slice(own?.unsupported[0]?.start, own?.unsupported[0]?.end)).toBe('15 tonnes');
    expect(pair.evidence.slice(own?.span?.start, own?.span?.end)).toBe('Briar had a yield of 15 tonnes.');
    const sure = { name: 'entailment', judge: () => ({ supported: 0.97, contradicted: 0.01, why: 'read' }) } as const;
    expect(verifyClaims([pair], { judge: sure })[0]?.verdict).toBe('supported');
  });
});
