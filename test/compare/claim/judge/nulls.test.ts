import { describe, expect, it } from 'vitest';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const reader = new Reader(judgeWeights().lexicon);
const heads = (text: string): readonly string[] => {
  const { nulls, words } = reader.read(text);
  return nulls.map(({ head }) => words[head]?.text ?? '');
};

describe('statements that nothing differs, changes, acts or is related', () => {
  it('are found with a denial and without one', () => {
    for (const [text, head] of [
      ['Pain scores did not differ between the groups.', 'differ'],
      ['There was no significant difference in yield.', 'difference'],
      ['Acupuncture was no better than sham needling.', 'better'],
      ['The supplements failed to lower the risk, which they never affected.', 'affected'],
      ['The dose was not associated with relapse.', 'associated'],
      ['Soil moisture was unaffected.', 'unaffected'],
      ['Yields were broadly similar.', 'similar'],
      ['The two arms were equally large.', 'equally'],
      ['The dividend was kept at 40 cents.', 'kept'],
      ['Both ate the same amount.', 'same'],
      ['Women were as likely as men to step in.', 'likely'],
    ] as const)
      expect(heads(text), text).toContain(head);
  });

  it('are not found where something differs, or the words say another thing', () => {
    for (const text of [
      'Pain scores differed between the groups.',
      'The groups were not similar.',
      'A similar study began in May.',
      'They moved to the same house in May.',
      'She plays as well as him.',
      'It was not as cold as in March.',
      'The cells retained 91 percent of their capacity.',
    ])
      expect(heads(text), text).toEqual([]);
  });
});
