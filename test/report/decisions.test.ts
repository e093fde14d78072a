import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { reportHash } from '../../src/audit/reported.ts';
import type { DocumentClaim } from '../../src/model/claim.ts';
import type { Mark, Report } from '../../src/model/report.ts';
import { verifyQuotes } from '../../src/quotes.ts';
import { docx } from '../../src/report/docx.ts';
import {
  claimPrint,
  decisionLine,
  FORMATS,
  fingerprint,
  isOpen,
  problemsOf,
  quotePrint,
  referencePrint,
  render,
  withDecisions,
} from '../../src/report/index.ts';
import { claims } from '../web/app/pieces.ts';
import { finding, type Made, report } from './make.ts';

const raw = 'Vexley, T. (2020). Thermal memory of forgotten umbrellas.';
const made: Made = {
  key: '17',
  outcome: 'fake',
  rule: 'ref/fake-title',
  raw,
  fields: { title: 'Thermal memory of forgotten umbrellas' },
};
const found = finding(made);
const whole = report([made]);
const mark = (more: Partial<Mark> = {}): Mark => ({
  about: referencePrint(raw),
  key: '17',
  document: 'a.pdf',
  cited: raw,
  decision: 'ok',
  reason: 'exists_elsewhere',
  note: 'shelf mark QA 76',
  by: 'Ada',
  at: '2026-03-01T10:00:00.000Z',
  found: { class: 'fake', rules: ['ref/fake-title'] },
  covers: [fingerprint('ref/fake-title', raw)],
  ...more,
});
const marked = (more: Partial<Mark> = {}) => withDecisions(whole, new Map([[mark().about, mark(more)]]));

describe('decisions beside verdicts', () => {
  it('finds the reference by its words, however they are laid out', () => {
    expect(referencePrint('VEXLEY, T.  (2020):\nThermal memory of forgotten umbrellas')).toBe(referencePrint(raw));
    expect(referencePrint(raw.replace('2020', '2021'))).not.toBe(referencePrint(raw));
  });
  it('stand beside quotes and sentences too, in every form that shows these, and are no part of what was sealed', () => {
    const quotes = verifyQuotes('It says “due on the second Monday of the month” [1].', [
      { id: 'a', name: 'a.txt', text: 'The fee is due on the first Monday of the month.' },
    ]);
    const [sentence] = claims('Prices rose. Prices rose by 4 % in that year, it says. ');
    if (sentence === undefined || quotes.items[0] === undefined) throw new Error('nothing made');
    const told: DocumentClaim = { ...sentence, grounding: 'unsupported' };
    const counts = { supported: 0, partial: 0, unsupported: 0, contradicted: 1, unverifiable: 0 };
    const own = { sources: [], claims: [told], notAtHand: 0, counts, citationsTotal: 1, citationsSupported: 0, minRecall: 0.4 };
    const sealed: Report = { ...report([]), quotes, claims: own };
    const marks = new Map([
      [quotePrint(quotes.items[0]), mark({ reason: 'known_good', note: 'print-seen' })],
      [claimPrint(told), mark({ decision: 'bad', reason: 'wrong_details', note: 'mend-it' })],
    ]);
    const decided = withDecisions(sealed, marks);
    for (const format of ['pretty', 'html', 'markdown', 'csv', 'json'] as const) {
      const text = render(decided, format).replaceAll('\\', '');
      expect([format, text.includes('print-seen'), text.includes('mend-it')]).toEqual([format, true, true]);
    }
    expect(render(decided, 'csv')).toContain('It stands: looked up in the work (Ada, 2026-03-01). print-seen');
    const word = strFromU8(unzipSync(docx([decided]))['word/document.xml'] ?? new Uint8Array());
    expect(word).toContain('the source says it otherwise. mend-it');
    expect(reportHash(decided)).toBe(reportHash(sealed));
    expect(sealed.quotes?.items[0]?.decision).toBeUndefined();
  });

  it('settles only the problems it was made about, and only with ok', () => {
    expect(problemsOf(marked()).map(({ settled }) => settled)).toEqual([true]);
    expect(problemsOf(marked({ covers: [fingerprint('warn/retracted', raw)] })).map(({ settled }) => settled)).toEqual([undefined]);
    for (const decision of ['bad', 'unsure'] as const)
      expect(problemsOf(marked({ decision })).map(({ settled }) => settled)).toEqual([undefined]);
  });
  it('leaves the verdict as it was', () => {
    expect(marked().references[0]?.verdict).toEqual(found.verdict);
    expect(marked().counts).toEqual(whole.counts);
  });
  it('is no part of what a report was sealed with', () => {
    expect(reportHash(marked())).toBe(reportHash(whole));
    expect(reportHash({ ...whole, engine: 'stet 9' })).not.toBe(reportHash(whole));
  });
  it('closes what stayed open', () => {
    const made: Made = {
      key: '3',
      outcome: 'unknown',
      rule: 'ref/unknown-not-answered',
      raw,
      coverage: { kind: 'none', absent: [], missing: [{ adapter: 'x', why: 'timeout' }] },
    };
    const open = finding(made);
    expect(isOpen(open)).toBe(true);
    const all = withDecisions(report([made]), new Map([[mark().about, mark({ covers: [fingerprint('ref/unknown-not-answered', raw)] })]]));
    expect(all.references.map(isOpen)).toEqual([false]);
  });
  it.each(FORMATS.filter((format) => !['bibtex', 'csl', 'github'].includes(format)))('is told in %s', (format) => {
    const text = render(marked(), format, { verbose: true, width: 200 });
    expect(text).toMatch(/shelf mark QA 76/);
    // What was found is still there.
    expect(text).toMatch(/No match found|NO MATCH|"fake"|ref\/fake-title/);
  });
  it('is a suppression with its reason in SARIF, no failure in JUnit, no annotation on GitHub', () => {
    const sarif = JSON.parse(render(marked(), 'sarif')) as {
      runs: { results: { suppressions?: { kind: string; justification: string }[] }[] }[];
    };
    expect(sarif.runs[0]?.results[0]?.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: decisionLine(mark()) },
    ]);
    expect(render(whole, 'junit')).toContain('<failure');
    expect(render(marked(), 'junit')).not.toContain('<failure');
    expect(render(whole, 'github')).toContain('::error');
    expect(render(marked(), 'github')).not.toContain('::error');
  });
  it('reads aloud, with a reason of its own words as well', () => {
    expect(decisionLine(mark())).toBe('It stands: found in another place (Ada, 2026-03-01). shelf mark QA 76');
    expect(decisionLine({ decision: 'bad', reason: 'asked the author', by: '', at: '2026-03-01T10:00:00.000Z', covers: [] })).toBe(
      'Needs correcting: asked the author (2026-03-01)',
    );
  });
});
