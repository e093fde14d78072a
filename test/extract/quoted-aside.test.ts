import { describe, expect, it } from 'vitest';
import type { PairedQuote } from '../../src/extract/pair.ts';
import { isAside, isPaged, isQuotedIn } from '../../src/extract/quoted-aside.ts';

const text = 'Article 1 of the Act provides “a” and paragraph 3 “the reef is kept by those who dwell there”.';
const quote = (more: object, by: PairedQuote['by'] = 'before'): PairedQuote => ({
  span: { start: 48, end: 92 },
  words: 'the reef is kept by those who dwell there',
  marks: [{ start: 0, end: 20, label: 'Article 1', source: 0, ...more }],
  by,
});
const NONE = { match: null, elsewhere: null, nearest: null };

describe('citations that need not be a quote’s', () => {
  it('are those that only name a work, or stand farther off', () => {
    expect(isAside(quote({ named: true }), NONE, text)).toBe(true);
    expect(isAside(quote({}, 'carried'), NONE, text)).toBe(true);
    expect(isAside(quote({}), NONE, text)).toBe(false);
  });

  it('are those of another provision of the sentence', () => {
    expect(isAside(quote({ act: true }), { ...NONE, elsewhere: {} }, text)).toBe(true);
    expect(isAside(quote({}), { ...NONE, elsewhere: {} }, text)).toBe(false);
  });

  it('are none where a passage is much like the words, or holds them', () => {
    expect(isAside(quote({ named: true }), { ...NONE, nearest: { score: 0.9 } }, text)).toBe(false);
    expect(isAside(quote({ named: true }), { ...NONE, match: 'exact' }, text)).toBe(false);
  });

  it('are those of an old work that are carried to other words, and of a bracket that only sends to it', () => {
    const like = { ...NONE, nearest: { score: 0.9 } };
    expect(isAside(quote({ named: true, work: true }, 'carried'), like, text)).toBe(true);
    expect(isAside(quote({ named: true, work: true }, 'following'), like, text)).toBe(false);
    const sent = 'It was held (see also Roe v. Poe [2031] 4), that “the reef is kept by those who dwell there”.';
    const [start, end] = [sent.indexOf('Roe'), sent.indexOf(')')];
    const span = { start: sent.indexOf('the reef'), end: sent.length - 2 };
    expect(isAside({ ...quote({ start, end }), span }, NONE, sent)).toBe(true);
    expect(isAside({ ...quote({ start, end }), span }, NONE, sent.replace('(see also', '(in which'))).toBe(false);
  });

  it('are names in running words where the quote has the page of an edition', () => {
    const said = 'Corvus writes, “the reef is kept by those who dwell there” (58), and (60).';
    const span = { start: said.indexOf('the reef'), end: said.indexOf('”') };
    const named = { ...quote({ label: 'Corvus' }), span };
    expect(isPaged(named, NONE, said)).toBe(true);
    expect(isPaged(named, NONE, said.replace(' (58)', ''))).toBe(false);
    expect(isPaged(named, { ...NONE, nearest: { score: 0.9 } }, said)).toBe(false);
    expect(isPaged({ ...quote({ label: '[1]' }), span }, NONE, said)).toBe(false);
  });

  it('are not what a decision is said to quote', () => {
    const [roe] = quote({}).marks;
    const poe = { start: 21, end: 34, label: '(quoting Poe)', source: -1 };
    expect(isQuotedIn(poe, roe)).toBe(true);
  });
});
