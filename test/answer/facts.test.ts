/** Facts of claims through the check of an answer: rules, numbers and the built-in judge are the real ones. */
import { describe, expect, it } from 'vitest';
import { judgedAnswer, prepareAnswerSources, verifyAnswer, verifyAnswerWith } from '../../src/answer.ts';
import { builtInJudge } from '../../src/compare/claim/judge/judge.ts';
import { PARTIAL_AGAINST, PARTIAL_FACT } from '../../src/decide/claim/fact.ts';
import { factsOf } from '../../src/extract/facts.ts';

const SOURCES = prepareAnswerSources([
  {
    id: 'reef.txt',
    text: 'The glass reef was mapped in 1971 by the survey ship Heron. Its corals grow four millimetres a year. The lagoon is closed to boats in spring.',
  },
  { id: 'boats.txt', text: 'The ferry company sold three boats in 1990. It moved its office to the harbour in 1994.' },
]);
const MIXED = 'The survey ship Heron mapped the glass reef in 1971, and it sank two whalers near the southern pole [1].';

describe('facts of a claim', () => {
  it('tells which part of a sentence stands, with its passage, and leaves the verdict alone', () => {
    const plain = verifyAnswer(MIXED, SOURCES);
    const { claims } = verifyAnswer(MIXED, SOURCES, { facts: factsOf });
    const [claim] = claims;
    expect(claim?.facts?.map(({ standing }) => standing)).toEqual(['borne', 'not-found']);
    expect(claim?.facts?.[0]?.passage?.quote).toContain('mapped in 1971');
    expect(claim?.facts?.[0]?.passage?.source.name).toBe('reef.txt');
    for (const { spans } of claim?.facts ?? [])
      for (const { start, end } of spans) expect(start >= 0 && end <= (claim?.claim.text.length ?? 0)).toBe(true);
    const { facts: _, ...rest } = claim ?? {};
    expect(rest).toEqual(plain.claims[0]);
  });

  it('calls a sentence borne out in part where one half of it stands nowhere, however well its words are covered', () => {
    const judge = builtInJudge();
    const joined = 'The glass reef was mapped in 1971 by the survey ship Heron, and they opened a school for pilots [1].';
    const [whole] = verifyAnswer(joined, SOURCES, { judge }).claims;
    expect(whole?.outcome).toBe('supported');
    const { claims, citationsSupported, counts } = verifyAnswer(joined, SOURCES, { judge, facts: factsOf });
    const [claim] = claims;
    expect(claim).toMatchObject({ outcome: 'partial', rule: 'claim/partial-fact', severity: 'warning' });
    expect(claim?.says).toContain('opened a school for pilots');
    expect(claim?.score).toBeLessThan(0.5);
    expect(claim?.facts?.map(({ standing }) => standing)).toEqual(['borne', 'not-found']);
    for (const { span } of claim?.unsupported ?? []) expect(joined.slice(span.start, span.end)).toContain('opened a school for pilots');
    expect(claim?.supports.map(({ outcome }) => outcome)).toEqual(['partial']);
    expect({ citationsSupported, partial: counts.partial }).toEqual({ citationsSupported: 0, partial: 1 });
    expect(verifyAnswer(joined, SOURCES, { judge, facts: factsOf, strict: true }).ok).toBe(false);
  });

  it('calls a sentence borne out in part where its sources say the contrary of one half, and shows which', () => {
    const sources = prepareAnswerSources([
      {
        id: 'harbour.txt',
        text: 'The old harbour of Aldmere has nine piers and a lighthouse from 1844. The lighthouse is open to visitors in summer. The piers were rebuilt after the storm of 1901 with stone from the north.',
      },
    ]);
    const judge = builtInJudge();
    const joined =
      'The old harbour of Aldmere has nine piers and a lighthouse from 1844, and the lighthouse is not open to visitors in summer [1].';
    const [claim] = verifyAnswer(joined, sources, { judge, facts: factsOf }).claims;
    expect(claim?.outcome).not.toBe('supported');
    expect(claim?.facts?.map(({ rule }) => rule)[1]).toBe('claim/contradicted-negation');
    const right = joined.replace('is not open', 'is open');
    expect(verifyAnswer(right, sources, { judge, facts: factsOf }).claims[0]?.outcome).toBe('supported');
  });

  it('holds what hangs on a sentence by "because" or "while" against the sources as well, and shows it as no fact of its own', () => {
    const sources = prepareAnswerSources([
      {
        id: 'cove.txt',
        text: 'Families usually prefer the sheltered cove of Enseada. At the long beach lifeguards are on duty only in July and August. Anna Hale proposed closing the library on Wednesdays; Beth Ferris proposed to keep the hours. The waiting list of the allotments has 34 people.',
      },
    ]);
    const rule = (text: string): string | undefined =>
      verifyAnswer(`${text} [1].`, sources, { judge: builtInJudge(), facts: factsOf }).claims[0]?.rule;
    expect(rule('Families usually prefer the cove of Enseada because lifeguards are on duty there all year')).toBe(PARTIAL_AGAINST.id);
    expect(rule('Families usually prefer the sheltered cove of Enseada, while lifeguards are on duty there all year')).toBe(
      PARTIAL_AGAINST.id,
    );
    expect(rule('The waiting list of the allotments has 34 people as a result of new housing nearby')).toBe(PARTIAL_FACT.id);
    // A reason of two words, where the source gives none.
    expect(rule('The waiting list of the allotments has 34 people because of housing shortages')).toBe(PARTIAL_FACT.id);
    for (const right of [
      'Families usually prefer the cove of Enseada because lifeguards are reportedly on duty there all year',
      'Families usually prefer the cove of Enseada because it is sheltered',
      'Anna Hale proposed closing the library on Wednesdays, while Beth Ferris proposed to keep the hours',
      'It is not said that the list has 34 people because of new housing nearby',
    ])
      expect(rule(right), right).toMatch(/supported|unverifiable|about-sources/);
    const [claim] = verifyAnswer('The waiting list has 34 people as a result of new housing nearby [1].', sources, {
      facts: factsOf,
    }).claims;
    expect(claim?.facts).toBeUndefined();
  });

  it('says nothing against a reason where the source is only in part at hand', () => {
    const sources = prepareAnswerSources([
      { id: 'a.txt', text: 'The waiting list of the allotments has 34 people, nine more than a year ago.', incomplete: true },
    ]);
    const text = 'The waiting list of the allotments has 34 people as a result of new housing nearby [1].';
    expect(verifyAnswer(text, sources, { judge: builtInJudge(), facts: factsOf }).claims[0]?.outcome).toBe('supported');
  });

  it('leaves a verdict alone: where the other half is there in other words, where a model spoke, and for what a writer says of himself', async () => {
    const judge = builtInJudge();
    const outcomes = (text: string): readonly string[] =>
      verifyAnswer(text, SOURCES, { judge, facts: factsOf }).claims.map(({ outcome }) => outcome);
    expect(outcomes('The glass reef was mapped in 1971 by the survey ship Heron, and its lagoon is shut to boats in spring [1].')).toEqual([
      'supported',
    ]);
    const unsure = verifyAnswer('I am not sure when, but the glass reef was mapped by the survey ship Heron in 1971 [1].', SOURCES, {
      judge,
      facts: factsOf,
    });
    expect(unsure.claims.map(({ rule }) => rule)).not.toContain('claim/partial-fact');
    const model = { name: 'language-model' as const, judge: async () => ({ supported: 0.9, contradicted: 0, why: 'it reads so' }) };
    const joined = 'The glass reef was mapped in 1971 by the survey ship Heron, and they opened a school for pilots [1].';
    const { claims } = await verifyAnswerWith(joined, SOURCES, { judges: [judge, model], facts: factsOf });
    expect(claims[0]?.outcome).toBe('supported');
    expect(claims[0]?.facts?.[1]?.standing).toBe('with-the-rest');
  });

  it('says nothing of facts where a sentence states one thing, cites nothing at hand, or nobody asked', () => {
    expect(verifyAnswer('The corals grow four millimetres a year [1].', SOURCES, { facts: factsOf }).claims[0]?.facts).toBeUndefined();
    expect(verifyAnswer(MIXED.replace('[1]', '[7]'), SOURCES, { facts: factsOf }).claims[0]?.facts).toBeUndefined();
    expect(verifyAnswer(MIXED, SOURCES).claims[0]?.facts).toBeUndefined();
  });

  it('asks the same judge at once or waiting, and gives the same', async () => {
    const judge = builtInJudge();
    const at = verifyAnswer(MIXED, SOURCES, { facts: factsOf, judge });
    const waited = await verifyAnswerWith(MIXED, SOURCES, { facts: factsOf, judges: [judge] });
    expect(waited).toEqual(at);
  });

  it('asks dearer judges about the sentence alone', async () => {
    const asked: string[] = [];
    const dear = {
      name: 'language-model' as const,
      judge: async (claim: string) => {
        asked.push(claim);
        return null;
      },
    };
    await verifyAnswerWith(MIXED, SOURCES, { facts: factsOf, judges: [builtInJudge(), dear] });
    expect(asked.every((text) => text.includes('Heron') && text.includes('whalers'))).toBe(true);
  });

  it('judges each claim once, in whatever order it is asked for', async () => {
    let asked = 0;
    const counting = {
      ...builtInJudge(),
      judge(claim: string, evidence: string) {
        asked += 1;
        return builtInJudge().judge(claim, evidence);
      },
    };
    const answer = 'The corals grow two metres a year [1]. The ferry company sold three boats in 1990 [2].';
    const judged = judgedAnswer(answer, SOURCES, { judges: [counting] });
    const second = await judged.finding(1);
    const after = asked;
    const all = await judged.all();
    expect(all[1]).toBe(second);
    expect(judged.spans).toHaveLength(2);
    await judged.all();
    expect(asked - after).toBeLessThanOrEqual(1);
    await expect(judged.finding(9)).rejects.toThrow(RangeError);
  });
});
