import { describe, expect, it } from 'vitest';
import { referencePrint, remarkPrint } from '../../src/report/decisions.ts';
import { wholeFindings, withDecisions } from '../../src/report/index.ts';
import { junit } from '../../src/report/junit.ts';
import { PRINTS_OF } from '../../src/report/problems.ts';
import { ALL, NO_MATCH, report } from './make.ts';

const mark = (about: string, covers: readonly string[]) => ({
  about,
  key: '',
  document: '',
  cited: '',
  decision: 'ok' as const,
  reason: 'known_good',
  by: 'Ada',
  at: '2026-03-01T10:00:00.000Z',
  found: { class: '', rules: [] },
  covers,
});

describe('junit', () => {
  it('fails errors, skips what was not checked, passes the rest', () => {
    const text = junit([report(ALL)]);
    expect(text).toContain('tests="7" failures="2" errors="0" skipped="2"');
    expect(text).toContain('<failure type="ref/fake-a" message="No match found">');
  });
  it('has a test for each remark about the document, and passes what a person settled', () => {
    const remark = { kind: 'cited-but-missing' as const, span: { start: 0, end: 3 }, says: 'Nothing is listed as [7].', about: [] };
    const made = { ...report([NO_MATCH]), remarks: [remark] };
    const plain = junit([made]);
    expect(plain).toContain('tests="2" failures="1"');
    expect(plain).toContain('<system-out>Cited but missing: Nothing is listed as [7].</system-out>');
    const [finding] = made.references;
    const [whole] = wholeFindings(made);
    if (finding === undefined || whole === undefined) throw new Error('nothing made');
    const marks = [
      mark(referencePrint(finding.reference.raw), PRINTS_OF.reference(finding)),
      mark(remarkPrint(made.document.id, whole), PRINTS_OF.remark(whole)),
    ];
    const settled = junit([withDecisions(made, new Map(marks.map((one) => [one.about, one])))]);
    expect(settled).toContain('tests="2" failures="0"');
    expect(settled).toContain('Decided: It stands: the work is known (Ada, 2026-03-01)');
    expect(settled).toContain('Decided: It stands: looked at, and meant so (Ada, 2026-03-01)');
  });
  it('has a suite with one error for a document that could not be read', () => {
    const text = junit([], { unread: [{ name: 'a&b.pdf', why: 'it is "broken"', code: 'encrypted-input' }] });
    expect(text).toContain('<testsuite name="a&#38;b.pdf" tests="1" failures="0" errors="1" skipped="0">');
    expect(text).toContain('<error type="encrypted-input" message="it is &#34;broken&#34;"/>');
  });
});
