import { describe, expect, it } from 'vitest';
import { LABEL_INDEX, LABELS } from '../../../src/extract/parse/labels.ts';
import { HEBREW_YEAR, labelLetterNumbers } from '../../../src/extract/parse/letter-numbers.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';

/** The words of a text that get another label than the container's, with that label. */
function labelled(text: string): string[] {
  const tokens = tokensOf(text, []);
  const labels = new Uint8Array(tokens.length).fill(LABEL_INDEX.container);
  labelLetterNumbers(text, tokens, labels);
  return tokens.flatMap((token, i) =>
    labels[i] === LABEL_INDEX.container ? [] : [`${LABELS[labels[i] ?? 0]} ${text.slice(token.coreStart, token.coreEnd)}`],
  );
}

describe('labelLetterNumbers', () => {
  it('knows a number in letters behind the word that announces it', () => {
    expect(labelled('כתב עת, כרך ט, עמ 3').map((one) => one.split(' ')[0])).toEqual(['volume', 'volume']);
    expect(labelled('כתב עת, גיליון ג').map((one) => one.split(' ')[0])).toEqual(['issue', 'issue']);
  });

  it('leaves the announcing word alone where a word follows, and text in other letters', () => {
    expect(labelled('כרך ראשון של הספר')).toEqual([]);
    expect(labelled('Journal of Gardens 12')).toEqual([]);
  });
});

describe('HEBREW_YEAR', () => {
  it('finds a year in letters', () => {
    expect(HEBREW_YEAR.exec('ירושלים, תשע״א, עמ')?.[0]).toBe('תשע״א');
    expect(HEBREW_YEAR.exec('כרך י״ב')).toBeNull();
  });
});
