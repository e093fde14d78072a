/** What the filters keep and count, and what they offer. */
import { describe, expect, it } from 'vitest';
import { choices, counts, coverage, noticesOf, selected, sourcesOf, WIDE } from '../../../src/web/app/filters.ts';
import { quoteItem } from '../../../src/web/app/items.ts';
import { itemsOf, NOTHING, withDecision, withReport } from '../../../src/web/app/run-state.ts';
import { paper } from '../../report/make.ts';
import { quotes } from './pieces.ts';

const state = withReport(NOTHING, paper().report);
const items = itemsOf(state);
const all = { filter: 'all', layer: 'all', words: '' } as const;

describe('selected', () => {
  it('filters by look, kind and words, all of which must stand there', () => {
    expect(selected(items, { ...all, filter: 'error' }).map(({ key }) => key)).toEqual(['17', '23']);
    expect(selected(items, { ...all, layer: 'remark' }).map(({ id }) => id)).toEqual(['remark-1']);
    expect(selected(items, { ...all, words: '  CORTICAL park ' }).map(({ key }) => key)).toEqual(['17']);
    expect(selected(items, { ...all, words: '[23]' }).map(({ key }) => key)).toEqual(['23']);
    expect(selected(items, { ...all, words: 'cortical nowhere' })).toEqual([]);
  });

  it('counts as verified what was, and nothing that is only mentioned or not at hand', () => {
    const [remark] = items.filter(({ layer }) => layer === 'remark');
    const [quote] = quotes('“Tides rise” (Okafor, 2019).').map((finding) => quoteItem(finding, 1));
    const [reference] = selected(items, { ...all, filter: 'fine' });
    if (remark === undefined || quote?.quote === undefined || reference === undefined) throw new Error('the paper lacks one of them');
    const mention = { ...remark, look: 'fine' } as const;
    const away = { ...quote, look: 'fine', quote: { ...quote.quote, status: 'citation_unresolved' } } as const;
    const found = { ...quote, look: 'fine', quote: { ...quote.quote, status: 'verified' } } as const;
    expect(selected([mention, away, found, reference], { ...all, filter: 'fine' })).toEqual([found, reference]);
    expect(counts([mention, away, found, reference], WIDE)).toMatchObject({ fine: 2, all: 4 });
  });

  it('keeps what was just decided where it was', () => {
    const decided = itemsOf(
      withDecision(state, 'reference', { n: 3, decision: 'ok', reason: null, note: null, by: '', at: '', earlier: false }),
    );
    expect(selected(decided, { ...all, filter: 'needs' }).map(({ key }) => key)).not.toContain('17');
    expect(selected(decided, { ...all, filter: 'needs', kept: new Set(['ref-3']) }).map(({ key }) => key)).toContain('17');
  });

  it('keeps what bears a notice, what a source holds, and what a source was not heard about', () => {
    expect(selected(items, { ...all, notice: 'retracted' }).map(({ key }) => key)).toEqual(['23']);
    expect(selected(items, { ...all, source: '!crossref' }).map(({ key }) => key)).toEqual(['32']);
    expect(selected(items, { ...all, source: 'nobody' })).toEqual([]);
    expect(selected(items, { ...all, notice: 'retracted', layer: 'quote' })).toEqual([]);
  });

  it('counts what each filter would show, within what narrows the list', () => {
    expect(counts(items, WIDE)).toEqual({ needs: 6, error: 2, warning: 3, open: 2, fine: 1, all: 8 });
    expect(counts(items, { ...WIDE, layer: 'remark' }).all).toBe(1);
    expect(counts(items, { ...WIDE, notice: 'retracted' })).toEqual({ needs: 1, error: 1, warning: 0, open: 0, fine: 0, all: 1 });
  });
});

describe('what the choices offer', () => {
  it('is what stands in the list, the commonest first, and what was chosen though nothing has it', () => {
    const { notices, sources } = choices(items, WIDE);
    expect(notices.map(({ value }) => value)).toContain('retracted');
    expect(sources.map(({ value }) => value)).toEqual(expect.arrayContaining(['!arxiv', '!crossref']));
    const of = new Set(items.flatMap((item) => [...noticesOf(item), ...sourcesOf(item)]));
    for (const { value, count } of [...notices, ...sources]) {
      expect(of.has(value)).toBe(true);
      expect(count).toBeGreaterThan(0);
    }
    expect(choices(items, { ...WIDE, notice: 'gone' }).notices).toContainEqual({ value: 'gone', count: 0 });
    expect(choices([], WIDE)).toEqual({ notices: [], sources: [] });
  });
});

describe('coverage', () => {
  it('counts what was found or fully asked about, of what can be looked up', () => {
    // Of six that can be looked up, two were asked about in part and were not found.
    expect(coverage(items)).toEqual({ covered: 4, lookedUp: 6, notCheckable: 1 });
    expect(coverage(items.filter(({ key }) => key === '33'))).toBeNull();
    const unknown = items.map((item) =>
      item.reference === undefined
        ? item
        : {
            ...item,
            reference: {
              ...item.reference,
              verdict: {
                ...item.reference.verdict,
                outcome: 'unknown' as const,
                source: 'nearest',
                coverage: { kind: 'none' as const, absent: [], missing: [] },
              },
            },
          },
    );
    expect(coverage(unknown)).toEqual({ covered: 0, lookedUp: 6, notCheckable: 1 });
    expect(coverage(itemsOf(NOTHING))).toBeNull();
  });
});
