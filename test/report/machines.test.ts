import { describe, expect, it } from 'vitest';
import { junit } from '../../src/report/junit.ts';
import { github, sarif } from '../../src/report/machines.ts';
import { ALL, type Made, MINOR, NO_MATCH, report } from './make.ts';

describe('sarif', () => {
  const log = JSON.parse(sarif([report(ALL)]));
  const results: { ruleId: string; ruleIndex: number; level: string; partialFingerprints: Record<string, string> }[] = log.runs[0].results;

  it('states version, rules and levels', () => {
    expect(log.version).toBe('2.1.0');
    expect(log.runs[0].tool.driver).toMatchObject({ name: 'stet', semanticVersion: '0.1.0' });
    for (const result of results) expect(log.runs[0].tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(results.filter(({ level }) => level === 'error').map(({ ruleId }) => ruleId)).toEqual(['ref/fake-a', 'notice/retracted']);
  });

  it('keeps a fingerprint when only its place changes, and changes it with the rule', () => {
    const print = (made: Made[], i: number): string =>
      JSON.parse(sarif([report(made)])).runs[0].results[i].partialFingerprints['stetProblem/v1'];
    expect(print([NO_MATCH], 0)).toBe(print([{ ...NO_MATCH, key: 'other', outcome: 'fake', page: 99 }], 0));
    expect(print([NO_MATCH], 0)).not.toBe(print([{ ...NO_MATCH, rule: 'ref/fake-b' }], 0));
  });

  it('gives a relative address that climbs nowhere', () => {
    const uri = (name: string): string => {
      const made = report([NO_MATCH]);
      return JSON.parse(sarif([{ ...made, document: { ...made.document, name } }])).runs[0].results[0].locations[0].physicalLocation
        .artifactLocation.uri;
    };
    expect(uri('../../a b/c.bib')).toBe('a%20b/c.bib');
    expect(uri('javascript:alert(1)')).toBe('javascript%3Aalert(1)');
    expect(uri('-')).toBe('-');
  });
});

describe('a place in a file beside the document', () => {
  it('names that file, by the folder of the document', () => {
    const made = report([NO_MATCH]);
    const beside = {
      ...made,
      document: { ...made.document, name: 'thesis/main.tex' },
      references: made.references.map((one) => ({ ...one, at: { line: 15, column: 3, file: 'lists/refs.bib' } })),
    };
    expect(github([beside])).toContain('::error file=thesis/lists/refs.bib,line=15,');
    const [{ locations }] = JSON.parse(sarif([beside])).runs[0].results;
    expect(locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'thesis/lists/refs.bib' },
      region: { startLine: 15, startColumn: 3 },
    });
  });
});

describe('a document that could not be read', () => {
  const unread = [{ name: 'papers/broken.pdf', why: 'papers/broken.pdf: is <no> PDF', code: 'unreadable-input' }];
  it('is a notification of the run in SARIF, which was then no success, and an error on GitHub', () => {
    const [{ invocations, results }] = JSON.parse(sarif([report([])], { unread })).runs;
    expect(results).toEqual([]);
    expect(invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: 'Could not be read: papers/broken.pdf: is <no> PDF' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'papers/broken.pdf' } } }],
          },
        ],
      },
    ]);
    expect(github([], { unread })).toContain('::error file=papers/broken.pdf,title=Could not be read::papers/broken.pdf: is <no> PDF\n');
  });
});

describe('what was left out or read only in part', () => {
  const made = report([NO_MATCH]);
  const partly = {
    ...made,
    document: { ...made.document, name: 'a.pdf', skipped: [{ what: 'gone.bib', why: 'no such file <beside> the document', page: 3 }] },
    extraction: { ...made.extraction, doubtful: 1, skipped: 2 },
  };
  it('is said in every form for machines', () => {
    const [invocation] = JSON.parse(sarif([partly])).runs[0].invocations;
    expect(invocation.toolExecutionNotifications.map(({ message }: { message: { text: string } }) => message.text)).toEqual([
      '1 reference could be read only in part.',
      '2 places in the reference list were not taken for references.',
      'Left out on page 3: gone.bib, because no such file <beside> the document.',
    ]);
    expect(junit([partly])).toContain('<system-out>1 reference could be read only in part. 2 places');
    expect(junit([partly])).toContain('no such file &#60;beside&#62; the document.</system-out>');
    expect(github([partly])).toContain('Left out on page 3: gone.bib');
  });
  it('is not, where all was read', () => {
    expect(JSON.parse(sarif([made])).runs[0].invocations).toEqual([{ executionSuccessful: true }]);
    expect(junit([made])).not.toContain('Left out');
  });
});

describe('github', () => {
  it('shows the worst ten and one line of counts', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...NO_MATCH, key: `k${i}`, line: i + 1 }));
    const lines = github([report(many)])
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^::error file=paper.pdf,line=1,title=No match found \(ref\/fake-a\)::\[k0\]/);
    expect(lines[10]).toBe('::notice title=stet::30 references: 30 no match');
  });

  it('lets what is said of whole documents crowd out no finding, and tells a line that two documents share once', () => {
    const remark = { kind: 'no-reference-list' as const, about: [], says: 'No list was found.', span: { start: 0, end: 0 } };
    const pages = Array.from({ length: 12 }, () => report([], { remarks: [remark] }));
    const list = report([MINOR]);
    const lines = github([...pages, list, list]).split('\n');
    expect(lines.filter((line) => line.includes('ref/'))).toHaveLength(1);
    expect(lines[0]).toContain('ref/');
    // Twelve remarks of one kind on one line of one file are one line, too.
    expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(2);
  });
});
