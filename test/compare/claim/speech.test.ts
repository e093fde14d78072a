import { describe, expect, it } from 'vitest';
import { AFFIRMS, SPEAKS, speech, speechWords, TAKES_A_STAND } from '../../../src/compare/claim/speech.ts';

describe('speech', () => {
  it('knows the finite forms of a verb', () => {
    const any = speech(SPEAKS, 'many');
    for (const word of [
      'say',
      'says',
      'said',
      'argues',
      'argued',
      'testifies',
      'testified',
      'replied',
      'submitted',
      'suggests',
      'held',
      'denies',
    ])
      expect([word, any.test(word)]).toEqual([word, true]);
    for (const word of ['sayed', 'writed', 'run', 'saying', 'dismisses', '']) expect([word, any.test(word)]).toEqual([word, false]);
  });

  it('takes no noun for the verb of one who speaks', () => {
    expect(['report', 'state', 'claim'].filter((word) => speech(SPEAKS).test(word))).toEqual([]);
    expect(speech(SPEAKS).test('reported')).toBe(true);
  });

  it('tells kinds apart', () => {
    expect(speech(AFFIRMS).test('denied')).toBe(false);
    expect(speech(['argues']).test('found')).toBe(false);
    expect(speech(['finds']).test('found')).toBe(true);
  });

  it('has each form once, so that no verb is of two kinds', () => {
    const words = speechWords([...TAKES_A_STAND, 'pledges'], 'many');
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
