import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { wholeFindings, wholeWord } from '../../src/report/whole.ts';
import { NO_MATCH, report } from './make.ts';

const MISSING = { kind: 'cited-but-missing' as const, span: { start: 3, end: 6 }, says: '“[7]” cites [7], which is not there.', about: [] };
const COHORT = {
  kind: 'cohort_concentrated' as const,
  rule: 'warn/cohort-concentrated',
  severity: 'info' as const,
  of: [],
  says: 'Half of it is of one year.',
  evidence: [],
};
const made: Report = {
  ...report([NO_MATCH]),
  remarks: [MISSING],
  warnings: [COHORT],
};
const lost = { what: 'list.bib', why: 'it is gone', references: true as const };

describe('what concerns the document as a whole', () => {
  it('is one list of remarks, warnings about the list of works, and what was lost', () => {
    const whole = { ...made, document: { ...made.document, skipped: [lost, { what: 'a picture', why: 'it holds no text' }] } };
    expect(wholeFindings(whole).map((one) => [one.rule, one.severity, wholeWord(one), one.span])).toEqual([
      ['doc/cited-but-missing', 'warning', 'Cited but missing', MISSING.span],
      ['warn/cohort-concentrated', 'info', expect.stringMatching(/^[A-Z]/), null],
      ['doc/left-out', 'warning', 'Left out', null],
    ]);
  });
  it('tells what is lost once, where a remark tells it already', () => {
    const told = { ...MISSING, kind: 'no-reference-list' as const, says: 'The list list.bib could not be read.' };
    const whole = { ...made, remarks: [told], warnings: [], document: { ...made.document, skipped: [lost] } };
    expect(wholeFindings(whole).map(({ kind }) => kind)).toEqual(['no-reference-list']);
  });
  it('bears the decision that was made about it, and no other', () => {
    const decision = { decision: 'ok' as const, reason: 'known_good', by: 'Ada', at: '2026-03-01T10:00:00.000Z', covers: [] };
    const whole = { ...made, decisions: [{ rule: 'doc/cited-but-missing', says: MISSING.says, ...decision }] };
    expect(wholeFindings(whole).map((one) => one.decision)).toEqual([decision, undefined]);
    const other = { ...made, decisions: [{ rule: 'doc/numbering-gap', says: MISSING.says, ...decision }] };
    expect(wholeFindings(other).every((one) => one.decision === undefined)).toBe(true);
  });
});
