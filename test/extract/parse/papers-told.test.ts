import { describe, expect, it } from 'vitest';
import { isToldAsPaper, namesNoPaper, speaksOfOthers, speaksOfPapers, tellsOfPaper } from '../../../src/extract/parse/papers-told.ts';

describe('papers', () => {
  it('are told by a long title, one that is a sentence, and others', () => {
    expect(tellsOfPaper('On the growth of hedges and fences', 'Ada Roe')).toBe(true);
    expect(tellsOfPaper('Hedges: a survey', 'Ada Roe')).toBe(true);
    expect(tellsOfPaper('Hedges in Winter', 'Roe et al.')).toBe(true);
    expect(tellsOfPaper('Bridge over Troubled Hedges', 'Roe & Poe')).toBe(false);
  });
  it('are told by a journal', () => {
    expect(isToldAsPaper('“Hedges in Winter” by Ada Roe (Journal of Gardens, 2020)')).toBe(true);
    expect(isToldAsPaper('“Hedges in Winter” by Ada Roe (Prado, 1820)')).toBe(false);
  });
  it('are spoken of, and other things too', () => {
    expect([speaksOfPapers('Key papers:'), speaksOfPapers('Try these:')]).toEqual([true, false]);
    expect([speaksOfOthers('Songs for a winter:'), speaksOfOthers('Studies of songs:'), speaksOfOthers('Key papers:')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([namesNoPaper('in the film '), namesNoPaper('in the paper ')]).toEqual([true, false]);
  });
});
