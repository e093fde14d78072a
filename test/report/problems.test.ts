import { describe, expect, it } from 'vitest';
import { jsonTextLines } from '../../src/report/data.ts';
import { renderAll } from '../../src/report/index.ts';
import { isOpen, pageAt, problemsOf, worstFirst, worstOf } from '../../src/report/problems.ts';
import { leftOutOf, lostOf, STOPPED } from '../../src/report/whole.ts';
import { ALL, asked, finding, OPEN, paper, RETRACTED, report, UNCHECKABLE, UNSURE, VERIFIED } from './make.ts';

describe('problemsOf', () => {
  it('lists classes, warnings and remarks with their severities; nothing for what is verified', () => {
    const told = problemsOf(paper().report).map(({ key, rule, severity }) => `${key} ${rule} ${severity}`);
    expect(told).toEqual([
      '9 ref/exist-minor-a warning',
      '17 ref/fake-a error',
      '23 notice/retracted error',
      '31 ref/unsure warning',
      '32 ref/unknown-coverage info',
      '33 ref/unknown-route info',
      ' doc/listed-but-uncited warning',
    ]);
    expect(problemsOf(report([VERIFIED]))).toEqual([]);
  });

  it('sorts by severity and keeps the order of the document within one', () => {
    expect(worstFirst(problemsOf(report(ALL))).map(({ key }) => key)).toEqual(['17', '23', '9', '31', '32', '33']);
  });
});

describe('isOpen', () => {
  it('is so only where no source that could settle it was asked and answered', () => {
    expect(isOpen(finding(OPEN))).toBe(true);
    expect(isOpen(finding(UNSURE))).toBe(true);
    expect(isOpen(finding(UNCHECKABLE))).toBe(false);
    expect(isOpen(finding(VERIFIED))).toBe(false);
    const quiet = { kind: 'none', absent: [], missing: [] } as const;
    expect(isOpen(finding({ ...OPEN, coverage: quiet, asked: [asked('crossref', { kind: 'not-asked', why: 'offline' })] }))).toBe(true);
    expect(isOpen(finding({ ...OPEN, coverage: quiet, asked: [asked('crossref', { kind: 'not-asked', why: 'not-covered' })] }))).toBe(
      false,
    );
    expect(isOpen(finding({ ...OPEN, coverage: quiet, asked: [asked('index', { kind: 'absent' })] }))).toBe(true);
    expect(isOpen(finding({ ...OPEN, coverage: { ...quiet, kind: 'complete' }, asked: [asked('index', { kind: 'absent' })] }))).toBe(false);
    expect(isOpen(finding({ ...OPEN, outcome: 'fake' }))).toBe(false);
  });

  it('is so where a source holds all publications and the work need be none', () => {
    const whole = { kind: 'complete', absent: ['index'], missing: [] } as const;
    const open = (rule: string): boolean =>
      isOpen(finding({ ...OPEN, rule, coverage: whole, asked: [asked('index', { kind: 'absent' })] }));
    expect([open('ref/unknown-kind'), open('ref/unknown-not-answered'), open('ref/unknown-untitled')]).toEqual([true, true, false]);
  });

  it('is so where there was nobody to ask, but not where nothing was to be looked up', () => {
    const nobody = { ...OPEN, coverage: { kind: 'none', absent: [], missing: [] }, asked: [] } as const;
    expect(isOpen(finding({ ...nobody, rule: 'ref/unknown-not-answered' }))).toBe(true);
    expect(isOpen(finding({ ...nobody, rule: 'ref/unknown-one-component' }))).toBe(false);
    expect(isOpen(finding({ ...OPEN, rule: 'ref/unknown-identifier-alone' }))).toBe(false);
  });
});

describe('worstOf', () => {
  it('takes a warning into account', () => {
    expect(worstOf(finding(RETRACTED))).toBe('error');
    expect(worstOf(finding(VERIFIED))).toBeNull();
  });
});

describe('pageAt', () => {
  it('finds the page an offset lies on', () => {
    const pages = [
      { number: 1, start: 0 },
      { number: 2, start: 10 },
    ];
    expect([0, 9, 10, 99].map((offset) => pageAt(pages, offset))).toEqual([1, 1, 2, 2]);
    expect(pageAt([], 3)).toBeNull();
  });
});

describe('a check that was stopped', () => {
  const stopped = report([VERIFIED], { interrupted: true, unreached: 1_999 });

  it('says what it left unchecked before what could not be read, also where a report of before does not say how many', () => {
    const row = { what: 'list.bib', why: 'it is gone', references: true } as const;
    const more = { ...stopped, document: { ...stopped.document, skipped: [row] } };
    expect(leftOutOf(more)).toEqual([{ what: '1,999 of 2,000 references', why: STOPPED, references: true }, row]);
    expect(lostOf(more)).toBe(2);
    expect(leftOutOf(report([VERIFIED], { interrupted: true }))[0]?.what).toBe('the references behind the last one');
    expect(leftOutOf(report([VERIFIED]))).toEqual([]);
  });

  it.each(['html', 'markdown', 'sarif', 'junit', 'github'] as const)('does not pass for a whole one in %s', (format) => {
    expect(renderAll([stopped], format, {})).toContain('1,999 of 2,000 references');
  });

  it('does not in lines of JSON and in the terminal', () => {
    expect(jsonTextLines(stopped).join('')).toContain('"code":"interrupted"');
    expect(renderAll([stopped], 'pretty', {})).toContain('Interrupted');
  });
});
