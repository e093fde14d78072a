/** What needs a person, what a filter keeps, and in what order. */
import { describe, expect, it } from 'vitest';
import { claimWord, counts, nameOf, needsYou, selected } from '../../../src/web/app/items.ts';
import { itemsOf, NOTHING, withDecision, withReport } from '../../../src/web/app/run-state.ts';
import { paper } from '../../report/make.ts';

const state = withReport(NOTHING, paper().report);
const items = itemsOf(state);
const all = { filter: 'all', layer: 'all', words: '' } as const;

describe('items', () => {
  it('are called by the worst that is known of them, in the words of the report', () => {
    expect(items.map(({ key, word, look }) => `${key} ${word} ${look}`)).toEqual([
      '1 Verified fine',
      '9 Check details warning',
      '17 No match found error',
      '23 Retracted error',
      '31 Unsure warning',
      '32 Not checked open',
      '33 Not checkable open',
      ' Listed but uncited warning',
    ]);
  });

  it('need a person until one has decided; what cannot be checked by design needs nobody', () => {
    expect(items.filter(needsYou).map(({ key }) => key)).toEqual(['9', '17', '23', '31', '32', '']);
    const decided = withDecision(state, 'reference', { n: 3, decision: 'bad', reason: null, note: null, by: '', at: '', earlier: false });
    expect(
      itemsOf(decided)
        .filter(needsYou)
        .map(({ key }) => key),
    ).toEqual(['9', '23', '31', '32', '']);
  });

  it('never accuse', () => {
    for (const { word, title, why } of items)
      expect(`${word} ${title} ${why}`).not.toMatch(/fake|fabricat|hallucinat|cheat|fraud|misconduct/i);
    for (const outcome of ['supported', 'partial', 'unsupported', 'contradicted', 'unverifiable'] as const)
      expect(claimWord(outcome).word).not.toMatch(/false|wrong|lie|fake/i);
  });
});

describe('selected', () => {
  it('filters by look, kind and words, all of which must stand there', () => {
    expect(selected(items, { ...all, filter: 'error' }).map(({ key }) => key)).toEqual(['17', '23']);
    expect(selected(items, { ...all, layer: 'remark' }).map(({ id }) => id)).toEqual(['remark-1']);
    expect(selected(items, { ...all, words: '  CORTICAL park ' }).map(({ key }) => key)).toEqual(['17']);
    expect(selected(items, { ...all, words: '[23]' }).map(({ key }) => key)).toEqual(['23']);
    expect(selected(items, { ...all, words: 'cortical nowhere' })).toEqual([]);
  });

  it('keeps what was just decided where it was', () => {
    const decided = itemsOf(
      withDecision(state, 'reference', { n: 3, decision: 'ok', reason: null, note: null, by: '', at: '', earlier: false }),
    );
    expect(selected(decided, { ...all, filter: 'needs' }).map(({ key }) => key)).not.toContain('17');
    expect(selected(decided, { ...all, filter: 'needs', kept: new Set(['ref-3']) }).map(({ key }) => key)).toContain('17');
  });

  it('orders by urgency when asked to: retracted before no match before the rest', () => {
    expect(
      selected(items, { ...all, order: 'urgency' })
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['23', '17']);
  });

  it('counts what each filter would show', () => {
    expect(counts(items, 'all')).toEqual({ needs: 6, error: 2, warning: 3, open: 2, fine: 1, all: 8 });
    expect(counts(items, 'remark').all).toBe(1);
  });
});

describe('nameOf', () => {
  it('is the last part of a path', () => {
    expect(nameOf('/home/me/paper.pdf')).toBe('paper.pdf');
    expect(nameOf('C:\\papers\\a.docx')).toBe('a.docx');
    expect(nameOf('folder/')).toBe('folder/');
  });
});
