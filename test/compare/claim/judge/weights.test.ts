import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared, FEATURES } from '../../../../src/compare/claim/judge/features.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights, loadedFrom, packJudge, unpackJudge, useJudgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const bytes = readFileSync(new URL('../../../../src/compare/claim/judge/weights.bin', import.meta.url));

/** Pairs that between them use what the judge reads: denials that deny and that do not, frames, names, numbers, ways, limits, small talk, denials that both mean. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['The mill burned down in 1871.', 'The old mill on the Orre burned down in 1871. It was never rebuilt.'],
  ['The mill did not burn down.', 'The mill burned down.'],
  ['No more than 12 ships came in.', 'At most 12 ships came in each year.'],
  ['The bridge was not opened until 1962.', 'The bridge was opened in 1962, two years late.'],
  ['In conclusion, the price went up by 3.2 million dollars.', 'The price went down by 3.19 million dollars.'],
  ["I'm not sure, but I think that the ferry sank.", 'The ferry Norne sank in a storm. All on board were saved.'],
  ['Did you know the ferry sank?', 'The ferry sank.'],
  ['According to the article, the United States and Italy signed it.', 'The U.S. and Italian ministers signed the treaty.'],
  ['TFEB increased the growth of S. aureus.', 'Transcription factor EB reduced the growth of Staphylococcus aureus.'],
  ['Amber and Briar yielded 12 and 15 tonnes, respectively.', 'Amber yielded 12 tonnes. Briar yielded 15 tonnes, less than in 2019.'],
  ['They turned down the offer because it was too low, and left.', 'The board rejected the offer. It may return.'],
  ['Yes, haha, I love the harbour, it is the largest in Norway!', 'The harbour is the second largest in Norway.'],
  [
    'Walking speed did not differ between the groups, but falls were fewer.',
    'The groups walked at a similar speed. Falls declined in both.',
  ],
  ['Packet loss was unaffected and the log is unsigned.', 'The update failed to lower packet loss. The log is not signed.'],
  ['Only a few of the 40 % were treated, mostly women.', 'Four in ten, most of them men, were treated.'],
];

describe('the weights file', () => {
  it('was trained on what the judge reads today', () => {
    const { lexicon } = loadedFrom(unpackJudge(bytes));
    const reader = new Reader(lexicon);
    const read = PAIRS.map(([claim, evidence]) =>
      Array.from(compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon).features, (x) => x.toFixed(5)).join(),
    );
    // Where this fails, features have changed: train the weights anew (docs/judge.md, Training), then write the new mark here.
    expect(createHash('sha256').update(read.join('\n')).digest('hex').slice(0, 16)).toBe('fab51bc046c14d53');
  });

  it('is packed and unpacked without loss, and was trained on these features', () => {
    const weights = unpackJudge(bytes);
    expect(weights.features).toEqual(FEATURES);
    expect(Buffer.compare(packJudge(weights), bytes)).toBe(0);
    expect(bytes.length).toBeLessThan(5_000_000);
  });

  it('is refused when it is something else, cut or damaged', () => {
    for (const bad of [new Uint8Array(), new Uint8Array(64), bytes.subarray(0, bytes.length - 8), Buffer.concat([bytes, Buffer.alloc(4)])])
      expect(() => unpackJudge(bad)).toThrow(/weights of the built-in judge cannot be used/);
    const damaged = Buffer.from(bytes);
    damaged[12] = 0;
    expect(() => unpackJudge(damaged)).toThrow(/header is damaged/);
  });

  it('can be handed in', () => {
    const before = judgeWeights();
    useJudgeWeights(bytes);
    expect(judgeWeights()).not.toBe(before);
    const own = builtInJudge(loadedFrom(unpackJudge(bytes)));
    const pair = ['The mill burned down.', 'The mill burned down in 1871.'] as const;
    expect(own.judge(...pair)).toEqual(builtInJudge().judge(...pair));
  });

  it('is refused by the judge when its features are others', () => {
    const weights = unpackJudge(bytes);
    const judge = builtInJudge(loadedFrom({ ...weights, features: weights.features.slice(1) }));
    expect(() => judge.judge('a claim', 'evidence')).toThrow(/trained on other features/);
  });
});
