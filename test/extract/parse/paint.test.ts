import { describe, expect, it } from 'vitest';
import { LABEL_INDEX } from '../../../src/extract/parse/labels.ts';
import { paint } from '../../../src/extract/parse/paint.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

describe('paint', () => {
  it('labels the tokens that begin within a stretch, identifiers excepted', () => {
    const raw = 'Roe A. Petals. https://doi.org/10.1000/182 2001.';
    const tokens = tokensOf(raw, findIdentifiers(raw));
    const labels = new Uint8Array(tokens.length);
    paint(tokens, labels, raw.indexOf('Petals'), raw.indexOf('2001'), LABEL_INDEX.title);
    const painted = tokens
      .filter((_, at) => labels[at] === LABEL_INDEX.title)
      .map(({ coreStart, coreEnd }) => raw.slice(coreStart, coreEnd));
    expect(painted).toEqual(['Petals']);
  });
});
