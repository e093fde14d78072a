import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../../src/quotes.ts';
import { between, betweenMarkdown, betweenPretty, matters } from '../../src/report/between.ts';
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
});
