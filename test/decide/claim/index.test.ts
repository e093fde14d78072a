import { describe, expect, it } from 'vitest';
import { CLAIM_RULES, decideClaim, decideTogether } from '../../../src/decide/claim/index.ts';
import { PLAIN_CLAIM } from '../../../src/decide/claim/rule.ts';
import type { ClaimEvidence } from '../../../src/model/claim.ts';

const judge = (supported: number, contradicted = 0): ClaimEvidence['judge'] => ({ name: 'built-in', supported, contradicted });

const SPACE: { readonly [Key in keyof ClaimEvidence]: readonly ClaimEvidence[Key][] } = {
  citation: ['known', 'unknown-source', 'malformed', 'none'],
  kind: ['claim', 'about-sources', 'not-a-claim', 'own-work'],
  complete: [true, false],
  source: ['whole', 'incomplete', 'empty'],
  sameLanguage: [true, false],
  wordsAlone: [false, true],
  words: [1, 10],
  recall: [0, 0.2, 0.4, 0.6, 1],
  minRecall: [0.4],
  field: [false, true],
  verbatim: [false, true],
  names: [0, 1],
  mismatches: [0, 1],
  numbersAbsent: [0, 1],
  turned: [null, 'negation', 'opposite'],
  factsMissing: [0, 1],
  factsAgainst: [0, 1],
  together: [null, 'borne', 'crossed'],
  wholeElsewhere: [false, true],
  judge: [null, judge(0.1), judge(0.4), judge(0.9), judge(0.1, 0.9)],
};

function* everything(): Generator<ClaimEvidence> {
  const keys = Object.keys(SPACE) as (keyof ClaimEvidence)[];
  const sizes = keys.map((key) => SPACE[key].length);
  const total = sizes.reduce((all, size) => all * size, 1);
  // A step that shares no factor with the sizes walks the space evenly.
  for (let n = 0; n < total; n += 13) {
    let rest = n;
    const row = keys.map((key, i) => {
      const size = sizes[i] ?? 1;
      const value = SPACE[key][rest % size];
      rest = Math.floor(rest / size);
      return [key, value] as const;
    });
    yield { ...PLAIN_CLAIM, ...Object.fromEntries(row) };
  }
}

describe('the rules about claims', () => {
  it.each(CLAIM_RULES.flatMap((rule) => rule.examples.map((example) => [rule.id, example.note, rule, example] as const)))(
    '%s: %s',
    (_id, _note, rule, { evidence, holds }) => expect(rule.when({ ...PLAIN_CLAIM, ...evidence })).toBe(holds),
  );

  it('have ids of their own, and examples', () => {
    expect(new Set(CLAIM_RULES.map(({ id }) => id)).size).toBe(CLAIM_RULES.length);
    expect(CLAIM_RULES.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('give every row one verdict, and accuse only where a source was held against the claim', () => {
    let rows = 0;
    const wrong: unknown[] = [];
    for (const evidence of everything()) {
      const { outcome, severity, score } = decideClaim(evidence);
      rows += 1;
      // What a writer tells of himself is held against the work, and counts where the work tells nearly all of it too.
      const stated = evidence.kind === 'claim' || (evidence.kind === 'own-work' && (outcome === 'supported' || evidence.recall >= 0.75));
      const checked = evidence.citation === 'known' && stated && evidence.source !== 'empty';
      const turned = evidence.turned !== null || evidence.mismatches > 0 || (evidence.judge?.contradicted ?? 0) >= 0.7;
      const missing = evidence.names + evidence.numbersAbsent + evidence.mismatches > 0;
      const fair =
        score >= 0 &&
        score <= 1 &&
        (checked || outcome === 'unverifiable') &&
        (outcome !== 'contradicted' || (severity === 'error' && !evidence.verbatim && turned)) &&
        (!['unsupported', 'partial'].includes(outcome) || severity === 'warning') &&
        (outcome !== 'supported' || evidence.verbatim || !missing);
      if (!fair) wrong.push({ evidence, outcome, severity, score });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(rows).toBeGreaterThan(20_000);
  });

  it('never think better of a claim for holding less of it', () => {
    const wrong: unknown[] = [];
    const worth = ['contradicted', 'unsupported', 'partial', 'supported'];
    for (const evidence of everything()) {
      if (
        evidence.citation !== 'known' ||
        evidence.kind !== 'claim' ||
        evidence.source !== 'whole' ||
        !evidence.sameLanguage ||
        evidence.wordsAlone ||
        evidence.words < 2
      )
        continue;
      if (evidence.turned !== null || evidence.mismatches > 0) continue;
      const here = worth.indexOf(decideClaim(evidence).outcome);
      for (const less of [{ names: evidence.names + 1 }, { numbersAbsent: evidence.numbersAbsent + 1 }])
        if (!evidence.verbatim && worth.indexOf(decideClaim({ ...evidence, ...less }).outcome) > here) wrong.push({ evidence, less });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('decideTogether', () => {
  const good = decideClaim(PLAIN_CLAIM);
  const weak = decideClaim({ ...PLAIN_CLAIM, recall: 0.1 });
  const against = decideClaim({ ...PLAIN_CLAIM, turned: 'negation' });

  it('takes the gravest: every cited source must bear a claim out', () => {
    expect(decideTogether([good, weak], { leaning: false, strict: false })?.support.outcome).toBe('unsupported');
    expect(decideTogether([weak, against, good], { leaning: false, strict: false })?.support.outcome).toBe('contradicted');
    expect(decideTogether([good, good], { leaning: false, strict: false })?.severity).toBe('info');
    expect(decideTogether([], { leaning: false, strict: false })).toBeNull();
  });

  it('says what leans on another line softly, and strictly what was asked for', () => {
    expect(decideTogether([against], { leaning: true, strict: false })?.severity).toBe('warning');
    expect(decideTogether([weak], { leaning: true, strict: false })?.severity).toBe('info');
    expect(decideTogether([weak], { leaning: false, strict: true })?.severity).toBe('error');
    expect(decideTogether([good], { leaning: false, strict: true })?.severity).toBe('info');
  });
});
