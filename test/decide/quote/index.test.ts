import { describe, expect, it } from 'vitest';
import { PLAIN, QUOTE_RULES } from '../../../src/decide/quote/examples.ts';
import { decideQuote } from '../../../src/decide/quote/index.ts';
import type { QuoteEvidence, QuoteMatch } from '../../../src/model/quote.ts';

const SPACE: { readonly [Key in keyof QuoteEvidence]: readonly QuoteEvidence[Key][] } = {
  citation: ['known', 'unknown-source', 'malformed', 'none'],
  by: ['following', 'carried'],
  complete: [true, false],
  match: [null, 'exact', 'normalized', 'elided', 'altered-in-brackets'],
  place: ['none', 'held', 'unplaced'],
  elsewhere: [false, true],
  counted: [false, true],
  scattered: [null, 'apart', 'reordered'],
  otherSource: [false, true],
  // From half of the words on a passage is near; the rules know no other step.
  nearest: [null, 0.5],
  damaged: [false, true],
  recognised: [false, true],
  incomplete: [false, true],
  strange: [false, true],
  short: [false, true],
  narrowed: [false, true],
  denied: [false, true],
  cut: [false, true],
  speakers: [false, true],
};

/** Every row of the space, written into one and the same object: six million are too many to make. */
function everything(look: (evidence: QuoteEvidence) => void): void {
  const row: { -readonly [Key in keyof QuoteEvidence]: QuoteEvidence[Key] } = { ...PLAIN };
  const axes = Object.entries(SPACE);
  const walk = (axis: number): void => {
    const [key, values] = axes[axis] ?? [];
    if (key === undefined || values === undefined) look(row);
    else
      for (const value of values) {
        Object.assign(row, { [key]: value });
        walk(axis + 1);
      }
  };
  walk(0);
}

describe('the rules about quotes', () => {
  it.each(QUOTE_RULES.flatMap((rule) => rule.examples.map((example) => [rule.id, example.note, rule, example] as const)))(
    '%s: %s',
    (_id, _note, rule, { evidence, holds }) => expect(rule.when({ ...PLAIN, ...evidence })).toBe(holds),
  );

  it('have examples, of when each holds and of when it does not', () =>
    expect(QUOTE_RULES.filter(({ examples }) => new Set(examples.map(({ holds }) => holds)).size < 2)).toEqual([]));

  it('have ids of their own', () => expect(new Set(QUOTE_RULES.map(({ id }) => id)).size).toBe(QUOTE_RULES.length));

  it('give every row of the space one verdict, and verify only words that are there', () => {
    let rows = 0;
    everything((evidence) => {
      rows += 1;
      const { status } = decideQuote(evidence);
      if (status === 'verified' && (evidence.match === null || evidence.citation !== 'known')) expect(evidence).toBe('not verified');
      if (evidence.citation !== 'known' && status !== 'citation_unresolved') expect(evidence).toBe('unresolved');
      if (evidence.citation === 'known' && evidence.match === null && status !== 'not_found') expect(evidence).toBe('not found');
    });
    expect(rows).toBe(4 * 2 * 2 * 5 * 3 * 2 * 3 * 2 * 2 * 2 ** 10);
  });

  it.each<QuoteMatch>(['exact', 'normalized', 'elided', 'altered-in-brackets'])('keep the detail of a match: %s', (match) =>
    expect(decideQuote({ ...PLAIN, match })).toMatchObject({ status: 'verified', detail: match, severity: 'info' }),
  );

  it('speak lower where the pairing only leaned on a citation further off', () => {
    expect(decideQuote(PLAIN).severity).toBe('error');
    expect(decideQuote({ ...PLAIN, by: 'carried' }).severity).toBe('warning');
    expect(decideQuote({ ...PLAIN, by: 'later' }).severity).toBe('warning');
  });

  it('name what was searched, and never accuse', () => {
    expect(decideQuote(PLAIN, { source: 'agreement.txt', place: '§ 4.2 of agreement.txt' }).says).toBe(
      'These words were not found in § 4.2 of agreement.txt, nor any similar words.',
    );
    expect(decideQuote({ ...PLAIN, otherSource: true }, { source: 'a.txt', other: 'b.txt' }).says).toContain('they stand in b.txt');
    for (const { says } of QUOTE_RULES) expect(says).not.toMatch(/fabricat|fake|invent|false|wrong|lie/i);
  });
});
