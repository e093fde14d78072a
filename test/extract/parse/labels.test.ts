import { describe, expect, it } from 'vitest';
import { bitsOf, LABEL_INDEX, LABELS, labelsIn, paint, placeOf } from '../../../src/extract/parse/labels.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

describe('labels', () => {
  it('have one column each', () => {
    expect(new Set(LABELS).size).toBe(LABELS.length);
    for (const [index, label] of LABELS.entries()) expect(LABEL_INDEX[label]).toBe(index);
    expect(LABELS.length).toBeLessThan(32);
  });

  it('are found by place and as bits', () => {
    const { author, title, date } = LABEL_INDEX;
    const labels = Uint8Array.of(author, author, title, author);
    expect([placeOf(labels, author), placeOf(labels, author, 2), placeOf(labels, title), placeOf(labels, date)]).toEqual([0, 3, 2, -1]);
    expect(placeOf(labels, title, 3)).toBe(-1);
    expect(labelsIn(labels)).toBe(bitsOf('author', 'title'));
  });
});

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
