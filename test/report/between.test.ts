import { describe, expect, it } from 'vitest';
import type { Decision, Report } from '../../src/model/report.ts';
import { verifyQuotes } from '../../src/quotes.ts';
import { between, betweenMarkdown, betweenPretty, matters } from '../../src/report/between.ts';
import { problemsOf } from '../../src/report/problems.ts';
import { type Made, MINOR, NO_MATCH, report, VERIFIED } from './make.ts';

const remark = { kind: 'numbering-gap', about: [], says: 'Number 4 is missing.', span: { start: 0, end: 1 } } as const;
const kinds = (before: readonly Made[], now: readonly Made[]) =>
  between(report(before), report(now)).changes.map(({ kind, key }) => `${kind} ${key}`);

describe('between', () => {
  it('says nothing of what is as before, however the list is ordered', () => {
    const found = between(report([VERIFIED, MINOR, NO_MATCH]), report([NO_MATCH, VERIFIED, MINOR]));
    expect(found).toMatchObject({ changes: [], same: 3, arisen: [], settled: [] });
    expect(matters(found)).toBe(false);
    expect(betweenPretty(found)).toBe('3 references as before\n');
  });

  it('tells worse from better, and new from gone', () => {
    expect(kinds([VERIFIED], [{ ...VERIFIED, outcome: 'fake', rule: 'ref/fake-a' }])).toEqual(['worse 1']);
    expect(kinds([{ ...VERIFIED, outcome: 'fake', rule: 'ref/fake-a' }], [VERIFIED])).toEqual(['better 1']);
    expect(kinds([VERIFIED], [{ ...VERIFIED, rule: 'ref/exist-b' }])).toEqual(['other 1']);
    expect(kinds([VERIFIED, MINOR], [VERIFIED, NO_MATCH])).toEqual(['new 17', 'gone 9']);
  });

  it('knows a reference that was printed anew by its key or its DOI', () => {
    const mended = { ...MINOR, raw: 'Printed in another style', outcome: 'exist', rule: 'ref/exist-a' } as const;
    expect(kinds([MINOR], [mended])).toEqual(['better 9']);
    // The same entry, checked again while nobody could be asked: nothing became better.
    const unheard = { outcome: 'unknown', rule: 'ref/unknown-not-answered' } as const;
    expect(kinds([{ ...VERIFIED, outcome: 'fake', rule: 'ref/fake-a' }], [{ ...VERIFIED, ...unheard }])).toEqual(['other 1']);
    expect(kinds([MINOR], [{ ...MINOR, ...unheard }])).toEqual(['other 9']);
    expect(kinds([MINOR], [{ ...mended, key: 'other' }])).toEqual(['better other']);
    // Two of one name are paired one to one.
    expect(kinds([VERIFIED, VERIFIED], [VERIFIED])).toEqual(['gone 1']);
  });

  it('matters only where something arose that needs a person', () => {
    const on = (before: readonly Made[], now: readonly Made[]) => matters(between(report(before), report(now)));
    expect(on([VERIFIED], [VERIFIED, NO_MATCH])).toBe(true);
    expect(on([VERIFIED, NO_MATCH], [VERIFIED])).toBe(false);
    expect(on([], [VERIFIED])).toBe(false);
    const gap = between(report([]), report([], { remarks: [remark] }));
    expect([gap.arisen.map(({ rule }) => rule), matters(gap)]).toEqual([['doc/numbering-gap'], false]);
    expect(between(report([], { remarks: [remark] }), report([])).settled).toHaveLength(1);
  });

  it('names the words that a quote or a sentence is told of', () => {
    const sources = [{ id: 'a', name: 'a.txt', text: 'The fee is due on the first Monday of the month.' }];
    const quotes = verifyQuotes('It says “due on the second Monday of the month” [1].', sources);
    const found = between(report([]), { ...report([]), quotes });
    expect(found.arisen.map(({ about }) => about)).toEqual(['due on the second Monday of the month']);
    expect(betweenPretty(found)).toMatch(
      /^new {6}Not found as quoted: “due on the second Monday of the month”\n {9}These words were not found/,
    );
    expect(betweenMarkdown(found)).toContain('- **new** Not found as quoted: “due on the second Monday of the month”: These words');
  });

  it('is written for a terminal and for a pull request, what is worse first and nothing active', () => {
    const found = between(
      report([VERIFIED]),
      report([
        { ...NO_MATCH, key: '<b>[x](y)' },
        { ...VERIFIED, outcome: 'unsure', rule: 'ref/unsure' },
      ]),
    );
    expect(betweenPretty(found)).toMatch(/^worse {4}\[1\][^\n]+\n {9}exist \(ref\/exist-a\) → unsure \(ref\/unsure\)\nnew /);
    const page = betweenMarkdown(found);
    expect(page).toContain('- **worse** \\[1\\]');
    expect(page).not.toContain('<b>');
    expect(page).toContain('0 references as before.');
  });

  it('tells what people decided, with who and why, and what is open again because its words were changed', () => {
    const ok = { decision: 'ok', reason: 'exists_elsewhere', by: 'Ada', at: '2026-03-01T10:00:00.000Z', covers: ['x'] } as const;
    const bad = { ...ok, decision: 'bad', reason: 'wrong_details', by: 'Ben', at: '2026-03-02T10:00:00.000Z' } as const;
    const on = (decision: Decision | undefined, raw?: string, now: Made = NO_MATCH): Report => {
      const made = report([{ ...now, ...(raw === undefined ? {} : { raw }) }]);
      return decision === undefined ? made : { ...made, references: made.references.map((one) => ({ ...one, decision })) };
    };
    const told = (before: Report, now: Report) => between(before, now).decisions.map(({ kind, was, is }) => [kind, was?.by, is?.by]);
    expect(told(on(undefined), on(ok))).toEqual([['decided', undefined, 'Ada']]);
    expect(told(on(ok), on(bad))).toEqual([['redecided', 'Ada', 'Ben']]);
    expect(told(on(ok), on(undefined))).toEqual([['taken-back', 'Ada', undefined]]);
    expect(told(on(ok), on(ok))).toEqual([]);
    const printed = between(on(undefined), on(ok));
    expect(betweenPretty(printed)).toMatch(
      /^decided {2}\[17\] .*\n {9}It stands: found in another place \(Ada, 2026-03-01\)\n1 reference as before\n$/,
    );
    expect(betweenMarkdown(printed)).toContain('It stands: found in another place');
    expect(matters(printed)).toBe(false);
    const lapsed = between(on(ok), on(undefined, 'Printed in another style'));
    expect(lapsed.decisions).toMatchObject([{ kind: 'lapsed', was: { by: 'Ada' }, is: null }]);
    expect(betweenPretty(lapsed)).toContain('changed since it was decided on, and open again: It stands');
    expect(matters(lapsed)).toBe(true);
    // Mended it is open no more, and gone it is nobody's.
    expect(told(on(ok), on(undefined, 'Printed in another style', { ...VERIFIED, key: '17' }))).toEqual([]);
    expect(told(on(ok), report([]))).toEqual([]);
  });

  it('takes what a person has settled for nothing to look at', () => {
    const now = report([VERIFIED, NO_MATCH]);
    expect(matters(between(report([VERIFIED]), now))).toBe(true);
    const covers = problemsOf(now).map(({ fingerprint }) => fingerprint);
    const ok = { decision: 'ok', reason: 'known_good', by: 'Ada', at: '2026-03-01T10:00:00.000Z', covers } as const;
    const settled = { ...now, references: now.references.map((one) => ({ ...one, decision: ok })) };
    expect(matters(between(report([VERIFIED]), settled))).toBe(false);
    expect(betweenPretty(between(report([VERIFIED]), settled))).toMatch(/^new /);
  });

  it('says that two versions of the engine were at work', () => {
    const other = { ...report([VERIFIED]), engine: '0.0.9' };
    expect(betweenPretty(between(other, report([VERIFIED])))).toMatch(/^Two versions of stet: 0\.0\.9 before, /);
    expect(betweenMarkdown(between(other, report([VERIFIED])))).toContain('Two versions of stet');
  });
});
