/** The small check beside the full one: it says the same or less, never something else, and never more loudly. */
import { describe, expect, it } from 'vitest';
import * as full from '../src/quotes.ts';
import { prepareSource, type SmallSource, verifyQuote, verifyQuotes } from '../src/quotes-small.ts';
import { judgeMade } from './compare/quote/quote-generator.ts';

const RULES =
  '# Rules\n\n## 1 Fees\n\nThe fee is due within thirty days of the invoice.7 Late fees (Marsh, 2019) are waived once a year.\n\n' +
  '## 2 Access\n\nMembers may enter the reading room at any hour, unless the keeper has closed it. The keeper shall not lend the key.';
const SOURCES: readonly SmallSource[] = [
  { id: 'rules.md', text: RULES },
  { id: 'Ng 2024', name: 'Ng 2024', text: 'Reefs sleep in winter and wake in May, as the divers report.' },
];
const one = (answer: string, sources = SOURCES) => verifyQuotes(answer, sources).items[0];
const LOUD = ['info', 'warning', 'error'];

describe('stet/quotes/small', () => {
  it.each([
    ['“due within thirty days of the invoice” [1]', 'verified', 'quote/verified-exact', 'info'],
    ['“due  within thirty days of the Invoice” [1]', 'verified', 'quote/verified-normalized', 'info'],
    ['“Members may enter … at any hour” [rules.md]', 'verified', 'quote/verified-elided', 'info'],
    ['“may enter the [quiet] room at any hour” [1]', 'verified', 'quote/verified-altered-in-brackets', 'info'],
    ['“Members may enter the reading room at any hour.” [1]', 'verified', 'quote/verified-normalized', 'info'],
    ['“Reefs sleep in winter” (Ng 2024, p. 4)', 'verified', 'quote/verified-unplaced', 'info'],
    ['“due within sixty days of the invoice” [1]', 'not_found', 'quote/not-found', 'error'],
    ['“The keeper shall … lend the key” [1]', 'not_found', 'quote/not-found', 'warning'],
    ['“the Blue Gate fee” [1]', 'not_found', 'quote/not-found', 'error'],
    ['“zap” [1]', 'not_found', 'quote/too-short', 'warning'],
    ['“of the invoice. Late fees are waived once” [1]', 'unsettled', 'quote/unsettled', 'info'],
    ['“due within thirty days of the invoice” [9]', 'citation_unresolved', 'quote/unknown-source', 'error'],
    ['“due within thirty days of the invoice” [citation needed]', 'citation_unresolved', 'quote/malformed-citation', 'error'],
    ['“due within thirty days of the invoice”', 'citation_unresolved', 'quote/uncited', 'warning'],
  ])('%s: %s', (answer, status, rule, severity) => expect(one(answer)).toMatchObject({ status, rule, severity }));

  it('says in a sentence what it looked at and what not', () => {
    expect(one('“Reefs sleep in winter” (Ng 2024, p. 4)')?.says).toBe('These words stand in Ng 2024; the place was not looked at: p. 4.');
    expect(one('“of the invoice. Late fees are waived once” [1]')?.says).toBe(
      'These words were not found in rules.md; the full check can tell.',
    );
    expect(one('“due within thirty days of the invoice”')?.says).toBe('No citation governs it, so nothing was searched.');
  });

  it('is louder about no text that is damaged or cut', () => {
    const answer = '“due within sixty days of the invoice” [1]';
    expect(one(answer, [{ id: 'a', text: RULES, recognised: true }])).toMatchObject({
      rule: 'quote/incomplete-source',
      severity: 'warning',
    });
    expect(one(answer, [{ id: 'a', text: RULES, incomplete: true }])?.severity).toBe('warning');
    const german = 'Die Gebühr ist binnen dreißig Tagen nach Rechnung zu zahlen';
    expect(one(`“${german}” [1]`, [{ id: 'a', text: `${RULES} `.repeat(3) }])?.severity).toBe('warning');
  });

  it('takes sources raw or prepared, lists what it passes over, and wants an id and a text', () => {
    const report = verifyQuotes('`print("x")` and “due within thirty days” [1].', SOURCES.map(prepareSource));
    expect(report).toMatchObject({ ok: true, skipped: [{ reason: 'code' }] });
    expect(() => prepareSource({ id: '', text: 'x' })).toThrow(TypeError);
    expect(() => prepareSource({ id: 'a' } as SmallSource)).toThrow(TypeError);
  });

  it('finds, pairs and cites as the full check does', () => {
    const answer = [
      'Ng (2024, p. 4) writes “Reefs sleep in winter”, and “wake in May”.',
      '> Members may enter the reading room at any hour [rules.md § 2]',
      'The “Fee” is “due within thirty days” [1][2]; see “The Keeper’s Great Book”.',
      '- **rules.md**: “shall not lend the key”',
      '[^1]: rules.md',
      'A 5" pipe and «the fee is due» [^1].',
    ].join('\n\n');
    const small = verifyQuotes(answer, SOURCES);
    const whole = full.verifyQuotes(answer, SOURCES);
    expect(small.items.map(({ span, quote, citations }) => ({ span, quote, citations }))).toEqual(
      whole.items.map(({ span, quote, citations }) => ({ span, quote, citations })),
    );
    // The reason in words is the full check's alone.
    expect(whole.skipped).toMatchObject([...small.skipped].sort((a, b) => a.span.start - b.span.start));
    expect(small.skipped[0]).not.toHaveProperty('says');
  });

  it('never passes what the full check refuses, never refuses what it passes, over 4,000 made pairs', () => {
    const odd: string[] = [];
    let unsettled = 0;
    const { kinds } = judgeMade(4000, 711, (text) => {
      const small = prepareSource({ id: 's', text });
      const whole = full.prepareSource({ id: 's', text });
      return (quote) => {
        const [a, b] = [verifyQuote(quote, small), full.verifyQuote(quote, whole)];
        if (a.status === 'unsettled') unsettled += 1;
        else if (a.status !== b.status || LOUD.indexOf(a.severity) > LOUD.indexOf(b.severity))
          odd.push(`${a.rule} ${a.severity}, ${b.rule} ${b.severity}: ${quote}`);
        return b.status === 'verified';
      };
    });
    const pairs = [...kinds.values()].reduce((sum, { of }) => sum + of, 0);
    expect(odd).toEqual([]);
    expect(unsettled).toBeLessThan(pairs / 5);
  });
});
