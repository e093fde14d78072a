/** What an item is called, and whether it needs a person. */
import { describe, expect, it } from 'vitest';
import { claimItem, claimWord, nameOf, needsYou, quoteItem } from '../../../src/web/app/items.ts';
import { itemsOf, NOTHING, withDecision, withReport } from '../../../src/web/app/run-state.ts';
import { paper } from '../../report/make.ts';
import { claims, quotes } from './pieces.ts';

const state = withReport(NOTHING, paper().report);
const items = itemsOf(state);

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

  it('that could not be looked for are open, not found', () => {
    const quote = quotes('It says so.')[0];
    const status = 'citation_unresolved' as const;
    if (quote === undefined) throw new Error('no quote was made');
    expect(quoteItem({ ...quote, status, severity: 'info' }, 1).look).toBe('open');
    expect(quoteItem({ ...quote, status, severity: 'warning' }, 1).look).toBe('warning');
    expect(quoteItem({ ...quote, status: 'verified', severity: 'info' }, 1).look).toBe('fine');
  });

  it('of sentences that begin with what they cite are called by what follows it', () => {
    const [first] = claims('It was so. It says so. ');
    if (first === undefined) throw new Error('no claim was made');
    expect(claimItem({ ...first, claim: { ...first.claim, text: ', says the same.' } }, 1).title).toBe('says the same.');
  });

  it('never accuse', () => {
    for (const { word, title, why } of items)
      expect(`${word} ${title} ${why}`).not.toMatch(/fake|fabricat|hallucinat|cheat|fraud|misconduct/i);
    for (const outcome of ['supported', 'partial', 'unsupported', 'contradicted', 'unverifiable'] as const)
      expect(claimWord(outcome).word).not.toMatch(/false|wrong|lie|fake/i);
  });
});

describe('what was left out', () => {
  it('is told beside the findings where it may hold references, once, and needs a person; so is what a stop left', () => {
    const lost = { what: 'list.bib', why: 'it is gone', references: true } as const;
    const told = (more: object) => {
      const made = paper().report;
      const whole = { ...made, document: { ...made.document, skipped: [lost, { what: 'page 3', why: 'it is a picture' }] }, ...more };
      return itemsOf(withReport(NOTHING, whole)).filter(({ rule }) => rule === 'doc/left-out');
    };
    expect(told({}).map(({ title, word, look }) => [title, word, look])).toEqual([
      ['Left out: list.bib, because it is gone.', 'Not checked', 'warning'],
    ]);
    expect(told({}).every(needsYou)).toBe(true);
    expect(told({ interrupted: true, unreached: 3 }).map(({ id, title }) => [id, title])).toEqual([
      ['remark-2', 'Left out: 3 of 10 references, because the check was stopped before them.'],
      ['remark-3', 'Left out: list.bib, because it is gone.'],
    ]);
    const remark = {
      kind: 'no-reference-list',
      says: 'The references could not be read: list.bib was left out.',
      span: { start: 0, end: 0 },
    };
    expect(told({ remarks: [remark] })).toEqual([]);
  });
});

describe('nameOf', () => {
  it('is the last part of a path', () => {
    expect(nameOf('/home/me/paper.pdf')).toBe('paper.pdf');
    expect(nameOf('C:\\papers\\a.docx')).toBe('a.docx');
    expect(nameOf('folder/')).toBe('folder/');
    // A DOI is no path.
    expect(nameOf('doi:10.5555/birds.2')).toBe('doi:10.5555/birds.2');
  });
});
