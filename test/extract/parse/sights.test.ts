import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { see } from '../../../src/extract/parse/features.ts';
import { EMPTY_LEXICON, mix } from '../../../src/extract/parse/lexicon.ts';
import { finish, OWN, SHARED, WIDTH } from '../../../src/extract/parse/sights.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';

const seen = (text: string) => see(text, tokensOf(text, []), EMPTY_LEXICON);

describe('finish', () => {
  it('hashes each value with a number of its place, no number twice', () => {
    const out = new Uint32Array(WIDTH + 1).fill(7);
    finish(out, 1, 0, WIDTH);
    expect(out[0]).toBe(7);
    const templates = Array.from({ length: WIDTH }, (_, template) => mix(template + 1, 7) >>> 0);
    expect([...out.subarray(1)].sort()).toEqual(templates.sort());
  });
});

describe('groups of features', () => {
  it('are the same for the same word, wherever it stands', () => {
    const { features, ids } = seen('Gardens 1999, of petals. Counting petals.');
    expect(ids[3]).toBe(ids[5]);
    expect(features.slice(3 * WIDTH, 3 * WIDTH + OWN)).toEqual(features.slice(5 * WIDTH, 5 * WIDTH + OWN));
    expect(features.slice(3 * WIDTH, 4 * WIDTH)).not.toEqual(features.slice(5 * WIDTH, 6 * WIDTH));
  });

  it('are those of the token before where a token is said to share them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Petals', 'of', 'In', 'J.', '12', '(1999)', 'pp.', 'and,', '“A', 'b”'), { maxLength: 30 }),
        (words) => {
          const { features, same } = seen(words.join(' '));
          same.forEach((shares, i) => {
            const from = i * WIDTH + OWN;
            if (shares === 1) expect(features.slice(from, from + SHARED)).toEqual(features.slice(from - WIDTH, from - WIDTH + SHARED));
          });
        },
      ),
    );
    expect([...seen('Counting petals of gardens').same]).toEqual([0, 1, 1, 1]);
  });
});
