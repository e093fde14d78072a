import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '../../src/extract/parse/assemble.ts';
import { repairTitle } from '../../src/extract/parse/boundaries.ts';
import { label } from '../../src/extract/parse/crf.ts';
import { see } from '../../src/extract/parse/features.ts';
import { withoutMarkup } from '../../src/extract/parse/marked-up.ts';
import { tokensOf } from '../../src/extract/parse/tokens.ts';
import { learned } from '../../src/extract/parse/weights.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';
import { EVERY_SIGN, has, Signs, signsIn } from '../../src/text/signs.ts';

const names = (text: string): string[] => {
  const signs = signsIn(text);
  return Object.entries(Signs)
    .filter(([, bit]) => has(signs, bit))
    .map(([name]) => name);
};

describe('the signs of a text', () => {
  it('are told each by its bit', () => {
    expect(names('Plain words, and no more.')).toEqual([]);
    expect(names('a [1] (b)')).toEqual(['digit', 'bracket', 'square']);
    expect(names('aa/bb: cc-dd*')).toEqual(['stroke', 'mark', 'colon', 'hyphen']);
    expect(names('{\\em x}')).toEqual(['tex', 'tag']);
    expect(names('Öl')).toEqual(['beyond']);
    expect(names('М')).toEqual(['cyrillic', 'beyond']);
    expect(names('ש')).toEqual(['hebrew', 'beyond']);
    expect(names('ع')).toEqual(['arabic', 'beyond']);
    expect(names('王')).toContain('wide');
    expect(names('a  b')).toEqual(['uneven']);
    expect(names('M ü l l e r')).toEqual(['spaced', 'beyond']);
    expect(names('J. A. B. Roe')).toEqual([]);
  });

  it('are those that patterns for them find', () => {
    const patterns: readonly (readonly [number, RegExp])[] = [
      [Signs.uneven, /[^\S ]|\s\s|[\u00ad\u200b-\u200d\u2060\ufeff]/],
      [Signs.accent, /[´ˊ`ˋ¨ˆ˜ˇ˚¯ˉ˘˙˝¸˛]/],
      [Signs.mark, /[*†‡§¶#]/],
      [Signs.quote, /["“”„«»'‘’`]/],
      [Signs.hebrew, /[\u0590-\u05ff]/],
      [Signs.arabic, /[\u0600-\u08ff]/],
      [Signs.cyrillic, /[\u0400-\u04ff]/],
      [Signs.wide, /[\u2e80-\u9fff\uac00-\ud7af\uff01-\uff5e]/],
      [Signs.beyond, /[^\p{ASCII}]/u],
      [Signs.spaced, /(?: \p{Ll}){3}/u],
    ];
    for (let code = 0; code <= 0xffff; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      const signs = signsIn(text);
      for (const [bit, pattern] of patterns) if (pattern.test(text) && !has(signs, bit)) expect([code, bit]).toEqual([]);
    }
    expect(has(signsIn(' \u{1d465} \u{1d466} \u{1d467}'), Signs.spaced)).toBe(true);
  });
});

/** Printed references of many kinds, and pieces that call for rules of all kinds, put into them anywhere. */
const REFERENCES = readFileSync(new URL('../references-by-hand.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.length > 40 && !line.startsWith('#'));
const PIECES =
  'See also |Vgl. |// |/ ed. by A. Roe|[Review of x, by A. Roe] |(2. März 2009)|{\\em x}|Garc´ıa|M ü l l e r|כרך י״ב|تحقيق 1395|Пат. 2187888 РФ|第12卷|２０２０|“On |”, |« | »|Title: |smith2019: |> |*x*|ISO 9001:2015|EP 1234567 B1|COM(2020) 65|S/RES/1325|1:24,000|, Op. 125|RFC 3986|C-131/12|ECLI:EU:C:2014:317|347 U.S. 483|Pub. L. No. 88-352|Companies Act 2006|BVerfGE 65, 1|Ley 39/2015, de 1 de octubre|Zákon č. 89/2012 Sb.|\t|\u00a0|  |<i>|</i>|@x|&amp;|~|1 994'.split(
    '|',
  );

const spoiled = fc
  .tuple(fc.constantFrom(...REFERENCES), fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.nat(1000)), { maxLength: 3 }))
  .map(([reference, pieces]) =>
    pieces.reduce((text, [piece, at]) => {
      // Every third one at the head, where most formulas begin.
      const place = at % 3 === 0 ? 0 : at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place);
    }, reference),
  );

describe('rules that ask for a sign first', () => {
  it('give what they give when they ask for none', () => {
    const { model, lexicon } = learned();
    fc.assert(
      fc.property(spoiled, (raw) => {
        expect(withoutMarkup(raw)?.text).toBe(withoutMarkup(raw, EVERY_SIGN)?.text);
        const identifiers = findIdentifiers(raw);
        const tokens = tokensOf(raw, identifiers);
        const { labels } = label(model, see(raw, tokens, lexicon));
        const repaired = repairTitle(raw, tokens, labels);
        expect([...repaired]).toEqual([...repairTitle(raw, tokens, labels, EVERY_SIGN)]);
        expect(assemble(raw, tokens, repaired, identifiers)).toEqual(assemble(raw, tokens, repaired, identifiers, raw, EVERY_SIGN));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
