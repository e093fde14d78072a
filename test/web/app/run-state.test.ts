/** What a page knows of a run, event by event: nothing twice, nothing lost, nothing from an event that is not what it says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindingRow } from '../../../src/web/app/api.ts';
import {
  afterEvent,
  itemsOf,
  NOTHING,
  type RunState,
  withDecision,
  withDecisions,
  withReport,
  withRows,
} from '../../../src/web/app/run-state.ts';
import { ALL, report as made, paper } from '../../report/make.ts';
import { claims } from './pieces.ts';

const { report } = paper();
const verified = (n: number) => ({ name: 'ref.verified', data: { n, kind: 'reference', finding: report.references[n - 1] } });
const DECISION = {
  n: 3,
  decision: 'ok',
  reason: 'exists_elsewhere',
  note: null,
  by: 'you',
  at: '2026-01-02T03:04:05Z',
  earlier: false,
} as const;

describe('events', () => {
  it('keep a place for what is still being checked and fill it', () => {
    let state = afterEvent(NOTHING, { name: 'ref.extracted', data: { total: 3 } });
    expect(itemsOf(state).map(({ id, look }) => [id, look])).toEqual([
      ['ref-1', 'waiting'],
      ['ref-2', 'waiting'],
      ['ref-3', 'waiting'],
    ]);
    state = afterEvent(state, verified(2));
    expect(itemsOf(state).map(({ id, look }) => [id, look])).toEqual([
      ['ref-1', 'waiting'],
      ['ref-2', 'warning'],
      ['ref-3', 'waiting'],
    ]);
  });

  it('give the same whatever their order and however often they come', () => {
    const events = report.references.map((_, i) => verified(i + 1));
    const want = itemsOf(events.reduce(afterEvent, NOTHING));
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events), (shuffled, again) => {
        expect(itemsOf([...shuffled, ...again].reduce(afterEvent, NOTHING))).toEqual(want);
      }),
    );
  });

  it('leave the items of other findings as they were, so that these are not drawn again', () => {
    const state = afterEvent(afterEvent(NOTHING, { name: 'ref.extracted', data: { total: 3 } }), verified(2));
    const [before, after] = [itemsOf(state), itemsOf(afterEvent(state, verified(1)))];
    expect(after.map((item, i) => item === before[i])).toEqual([false, true, true]);
    const decided = itemsOf(withDecision(state, 'reference', { ...DECISION, n: 2 }));
    expect(decided.map((item, i) => item === before[i])).toEqual([true, false, true]);
    expect(decided[1]?.decision?.decision).toBe('ok');
  });

  it('of ended runs are not told, so that what others decided is taken in as the server lists it, and nothing later is lost', () => {
    const on = (decision: 'ok' | 'bad' | 'none', minute: number, n = 3) =>
      ({ ...DECISION, kind: 'reference', n, decision, at: `2026-01-02T03:0${minute}:00.000Z` }) as const;
    const shown = (state: RunState): string | undefined => state.decisions.get('reference 3')?.decision;
    const mine = withDecision(NOTHING, 'reference', on('ok', 4));
    expect(shown(withDecisions(mine, [on('ok', 4), on('bad', 5)]))).toBe('bad');
    expect(shown(withDecisions(mine, [on('ok', 4), on('bad', 5), on('none', 6)]))).toBeUndefined();
    // It was asked for before something was decided here.
    expect(shown(withDecisions(mine, [on('bad', 3)]))).toBe('ok');
    expect(withDecisions(mine, [on('ok', 4), on('bad', 5, 2), on('none', 6, 2)])).toBe(mine);
    // One that was carried over from another run gives way to any that was made here.
    const carried = withDecision(NOTHING, 'reference', { ...on('ok', 9), earlier: true });
    expect(shown(withDecisions(carried, [on('none', 1)]))).toBeUndefined();
    expect(withDecisions(carried, [])).toBe(carried);
  });

  it('change nothing when they are not what they say', () => {
    for (const data of [
      null,
      7,
      'x',
      {},
      { n: 0, finding: report.references[0] },
      { n: 1 },
      { n: 1, finding: {} },
      { n: 1.5 },
      { total: 'many' },
    ])
      for (const name of ['ref.verified', 'ref.extracted', 'quote.checked', 'claim.judged', 'run.done', 'no.such'])
        expect(afterEvent(NOTHING, { name, data })).toEqual(NOTHING);
  });

  it('tell who was not heard', () => {
    expect([...afterEvent(NOTHING, { name: 'source.degraded', data: { adapter: 'arxiv', why: 'timeout' } }).degraded]).toEqual([
      ['arxiv', 'timeout'],
    ]);
  });
});

describe('rows and reports', () => {
  it('bring findings and decisions together', () => {
    const rows = report.references.map((finding, i) => ({
      n: i + 1,
      kind: 'reference' as const,
      status: '',
      needs: false,
      decision: i === 2 ? DECISION : null,
      finding,
    }));
    const state = withRows(NOTHING, rows);
    expect(itemsOf(state).map(({ decision }) => decision?.decision ?? '')).toEqual(['', '', 'ok', '', '', '', '']);
  });

  it('let no decision of an earlier run settle what came up since', () => {
    const [finding] = report.references;
    const carried = { ...DECISION, n: 1, earlier: true };
    const of = (needs: boolean, decision: FindingRow['decision'] = carried): string | null =>
      itemsOf(withRows(NOTHING, [{ n: 1, kind: 'reference', status: '', needs, decision, finding }]))[0]?.decision?.decision ?? null;
    // Retracted since, says the server: it waits for a person again.
    expect(of(true)).toBeNull();
    expect(of(false)).toBe('ok');
    // What was left open by a person stays so.
    expect(of(true, { ...carried, decision: 'unsure' })).toBe('unsure');
  });

  it('bring decisions about the document as a whole', () => {
    const whole = { ...report, remarks: [{ kind: 'numbering-gap' as const, span: { start: 0, end: 0 }, says: 'A gap.', about: [] }] };
    const state = withReport(NOTHING, whole);
    const row = { n: 1, kind: 'remark' as const, status: 'numbering-gap', needs: false, finding: {} };
    const decided = withRows(state, [{ ...row, decision: { ...DECISION, n: 1 } }]);
    expect(itemsOf(decided).find(({ id }) => id === 'remark-1')?.decision?.decision).toBe('ok');
    const event = { name: 'decision.made', data: { n: 1, kind: 'remark', decision: 'bad', at: '', by: '' } };
    expect(itemsOf(afterEvent(decided, event)).find(({ id }) => id === 'remark-1')?.decision?.decision).toBe('bad');
  });

  it('replace what was provisional and add what concerns the whole document', () => {
    const state: RunState = withReport(afterEvent(NOTHING, { name: 'ref.extracted', data: { total: 9 } }), report);
    expect(state.waiting.size).toBe(0);
    expect(itemsOf(state).map(({ id }) => id)).toEqual(['ref-1', 'ref-2', 'ref-3', 'ref-4', 'ref-5', 'ref-6', 'ref-7', 'remark-1']);
  });

  it('take a decision back', () => {
    const decided = withDecision(withReport(NOTHING, made(ALL)), 'reference', DECISION);
    expect(itemsOf(decided)[2]?.decision).toEqual(DECISION);
    expect(itemsOf(withDecision(decided, 'reference', { ...DECISION, decision: 'none' }))[2]?.decision).toBeNull();
  });
});

describe('claims', () => {
  it('are shown as their judge reports them, and only then', () => {
    const [claim] = claims('One sentence. A second one rose by 4 %. A third.');
    const state = afterEvent(NOTHING, { name: 'claim.judged', data: { n: 1, finding: claim } });
    expect(itemsOf(state)[0]).toMatchObject({ id: 'claim-1', word: 'Source says otherwise', look: 'error' });
    for (const odd of [null, {}, { ...claim, outcome: 'guilty' }, { ...claim, supports: 'none' }, { ...claim, claim: null }])
      expect(afterEvent(NOTHING, { name: 'claim.judged', data: { n: 1, finding: odd } })).toEqual(NOTHING);
  });
});
