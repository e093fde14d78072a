import { describe, expect, it } from 'vitest';
import { claimRead, SentenceRead } from '../../../src/compare/claim/exchanged/read.ts';
import { firstOf, looksIn } from '../../../src/compare/claim/looks.ts';
import { tokensOf } from '../../../src/text/tokens.ts';

const sentence = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });

describe('looksIn', () => {
  it('tells which looks a sentence answers to, as bits in their order', () => {
    const shown = looksIn([/harbour/, /bridge/, null, /opened/]);
    expect(shown(sentence('The bridge opened.'), 0b1111)).toBe(0b1110);
    expect(shown(sentence('The harbour.'), 0b1111)).toBe(0b0101);
  });

  it('answers only what is asked, and looks once', () => {
    let looked = 0;
    const counting = {
      test(text: string): boolean {
        looked += 1;
        return text.includes('bridge');
      },
    };
    const shown = looksIn([/opened/, counting]);
    const one = sentence('The bridge opened.');
    expect(shown(one, 0b01)).toBe(0b01);
    expect(looked).toBe(0);
    expect(shown(one, 0b11)).toBe(0b11);
    expect(shown(one, 0b10)).toBe(0b10);
    expect(looked).toBe(1);
  });

  it('keeps the looks of two lists apart', () => {
    const [first, second] = [looksIn([/bridge/]), looksIn([/harbour/])];
    const one = sentence('The bridge opened.');
    expect([first(one, 1), second(one, 1)]).toEqual([1, 0]);
  });
});

describe('firstOf', () => {
  const sign = (found: string) => () => found;
  const first = firstOf([
    { own: /bridge/, there: /closed/, sign: sign('bridge') },
    { own: null, there: /harbour/, sign: sign('harbour') },
    { own: /opened/, there: null, sign: () => null },
  ]);

  it('asks the signs in their order, each only where claim and a sentence have its words', () => {
    const claim = sentence('The bridge opened.');
    expect(first(claim, () => [sentence('The harbour.'), sentence('It closed.')])).toBe('bridge');
    expect(first(claim, () => [sentence('The harbour.')])).toBe('harbour');
    expect(first(claim, () => [sentence('Nothing.')])).toBeNull();
  });

  it('asks for no sentences where the claim has no sign', () => {
    const none = firstOf([{ own: /bridge/, there: null, sign: sign('bridge') }]);
    expect(
      none(sentence('The harbour.'), () => {
        throw new Error('asked');
      }),
    ).toBeNull();
  });
});

describe('claimRead', () => {
  it('reads a claim once, by the words it was read by', () => {
    const text = 'The bridges opened.';
    const said = { text, tokens: tokensOf(text) };
    const read = claimRead(said);
    expect(read.tokens).toBe(said.tokens);
    expect(read.forms).toEqual(sentence(text).forms);
    expect(claimRead(said)).toBe(read);
  });
});
