/** Letters and the sheet: what is asked, in which words, and that nobody's text becomes markup or a formula. */
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../src/index.ts';
import { claimRow, coverageCounts, quoteRow, textCounts } from '../../src/server/findings.ts';
import { batchSheet, letter } from '../../src/server/letters.ts';
import type { FindingShape, RunShape } from '../../src/server/present.ts';
import { HOSTILE } from '../report/hostile.ts';
import { paper } from '../report/make.ts';

const SOURCES = [{ id: 'fees.txt', text: 'The monthly fee is 40 euros. It is due on the first Monday. Nothing else is said of fees.' }];

function findingsOf(text: string): { shapes: FindingShape[]; counts: Readonly<Record<string, number>> } {
  const { quotes, claims } = verifyAnswer(text, SOURCES);
  const placed = claims.map((claim) => ({ ...claim, grounding: null, page: 3 }));
  const rows = [...quotes.items.map((quote, i) => quoteRow(quote, i + 1)), ...placed.map((claim, i) => claimRow(claim, i + 1))];
  const report = {
    sources: [],
    claims: placed,
    notAtHand: 0,
    counts: { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0 },
    citationsTotal: 0,
    citationsSupported: 0,
    minRecall: 0.4,
  };
  return { shapes: rows.map(({ body }) => JSON.parse(body) as FindingShape), counts: textCounts({ quotes, claims: report }) };
}

const run: RunShape = {
  id: 'run_1',
  state: 'done',
  name: 'paper.pdf',
  kind: 'document',
  mediaType: null,
  batch: null,
  paper: null,
  again: null,
  later: null,
  options: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  checkedAt: null,
  progress: { stage: 'finished', done: 0, total: 0, etaSeconds: null },
  queue: null,
  counts: null,
  coverage: null,
  texts: { quotes: 4, quotesOpen: 1, claims: 9, claimsOpen: 2 },
  sources: 1,
  unread: 0,
  warnings: 0,
  needs: 3,
  decided: 0,
  confirmed: 0,
  error: null,
  attempt: 1,
  log: null,
  reviewer: null,
  view: 'owner',
  sealed: true,
  read: true,
  lastEvent: 1,
};

describe('letters', () => {
  it('ask about quotes and statements that were not found, each once, and accuse nobody', () => {
    const { shapes, counts } = findingsOf(
      'The monthly fee is 45 euros [1]. Rockets fly to the moon every day of the week [1]. It says “due on no day at all” [1].',
    );
    const text = letter(run, shapes) ?? '';
    expect(text).toContain('### Quotations that were not found as they stand');
    expect(text).toContain('“due on no day at all”');
    expect(text).toContain('### Statements for which the cited text seems to say something else');
    expect(text).toContain('p. 3: “The monthly fee is 45 euros');
    expect(text).toContain('### Statements that we did not find in the cited text');
    expect(text.match(/Rockets fly to the moon/g)).toHaveLength(1);
    expect(text).not.toMatch(/\b(?:fake|false|invented|misconduct|fraud|wrong)\b/i);
    expect(counts).toMatchObject({ quotes: 1, quotesOpen: 1, claims: 3 });
  });

  it('ask nothing about what stands, or what a person has found to be right', () => {
    expect(letter(run, findingsOf('The monthly fee is 40 euros [1].').shapes)).toBeNull();
    const settled = findingsOf('Rockets fly to the moon every day of the week [1].').shapes.map((shape) => ({
      ...shape,
      needs: false,
      effective: 'confirmed_ok',
    }));
    expect(letter(run, settled)).toBeNull();
  });

  it('let no text of a paper become markup', () => {
    for (const hostile of HOSTILE) {
      const { shapes } = findingsOf('Rockets fly to the moon every day of the week [1].');
      const own = shapes.map((shape) => ({ ...shape, finding: { ...shape.finding, claim: { text: hostile }, says: hostile } }));
      const text = letter({ name: hostile }, own) ?? '';
      expect(text).not.toMatch(/(?<!\\)<(?:script|img|svg|style)|(?<!\\)\[click\]|(?<!\\)!\[/i);
    }
  });
});

describe('the sheet of a batch', () => {
  it('counts quotes and sentences beside references, and leaves them empty where no texts were at hand', () => {
    const [head = '', first = '', second = ''] = batchSheet([run, { ...run, texts: null }], false).split('\r\n');
    const at = (row: string, name: string): string | undefined => row.split(',')[head.split(',').indexOf(name)];
    expect(['quotes', 'quotes_open', 'citing_sentences', 'citing_sentences_open'].map((name) => at(first, name))).toEqual([
      '4',
      '1',
      '9',
      '2',
    ]);
    expect(at(second, 'quotes')).toBe('');
  });

  it('has a row for each file that was not taken', () => {
    const [head = '', , lost = ''] = batchSheet([run], false, [{ name: 'locked.pdf', code: 'locked', detail: 'it is locked' }]).split(
      '\r\n',
    );
    const at = (name: string): string | undefined => lost.split(',')[head.split(',').indexOf(name)];
    expect([at('paper'), at('state'), at('error'), at('references')]).toEqual(['locked.pdf', 'not taken', 'it is locked', '']);
  });

  it('counts as covered what was found or asked for everywhere, of what can be looked up', () => {
    const { report } = paper();
    const [one] = report.references;
    if (one === undefined) throw new Error('the paper has references');
    const { source: _found, ...verdict } = one.verdict;
    const uncheckable = {
      ...one,
      reference: { ...one.reference, route: 'uncheckable' as const },
      verdict: { ...one.verdict, outcome: 'unknown' as const },
    };
    const missed = {
      ...one,
      verdict: { ...verdict, source: null, outcome: 'unknown' as const, coverage: { kind: 'partial' as const, absent: [], missing: [] } },
    };
    expect(coverageCounts({ references: [one, uncheckable, missed] })).toEqual({ covered: 1, lookedUp: 2, notCheckable: 1 });
    const all = coverageCounts(report);
    expect(all.covered).toBeLessThanOrEqual(all.lookedUp);
    expect(all.lookedUp + all.notCheckable).toBeLessThanOrEqual(report.references.length);
  });

  it('tells what was not checked from what cannot be, and how much is covered', () => {
    const counts = { exist: 5, exist_minor: 0, fake: 1, unknown: 4, unsure: 0 };
    const counted = { ...run, counts, coverage: { covered: 6, lookedUp: 9, notCheckable: 1 } };
    const [head = '', ...rows] = batchSheet([counted, { ...counted, coverage: null }, run], false).split('\r\n');
    const names = ['not_checked', 'not_checkable', 'covered'];
    expect(rows.slice(0, 3).map((row) => names.map((name) => row.split(',')[head.split(',').indexOf(name)]))).toEqual([
      ['3', '1', '6'],
      // A run of before: which of them cannot be checked was not kept.
      ['4', '', ''],
      ['', '', ''],
    ]);
  });

  it('says when a paper was checked, also where that was in an earlier batch', () => {
    const [earlier, later] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
    const done = { ...run, state: 'done' as const, finishedAt: later };
    const rows = [done, { ...done, checkedAt: earlier }, { ...run, state: 'failed' as const, finishedAt: later }];
    const [, ...shown] = batchSheet(rows, false).split('\r\n');
    expect(shown.slice(0, 3).map((row) => row.split(',').at(-1))).toEqual([later, earlier, '']);
  });

  it('lets no name begin like a formula', () => {
    for (const name of HOSTILE) {
      const row = batchSheet([{ ...run, name }], false).split('\r\n')[1] ?? '';
      expect(row).not.toMatch(/^run_1,"?[=+@\-\t\r]/);
    }
  });
});
