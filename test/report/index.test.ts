import { describe, expect, it } from 'vitest';
import { FORMATS, MEDIA_TYPES, render, renderAll } from '../../src/report/index.ts';
import { HOSTILE } from './hostile.ts';
import { ALL, type Made, NO_MATCH, OPEN, report, UNSURE, VERIFIED } from './make.ts';

/** A report with one string in every place that the world outside can write to. */
function filled(text: string) {
  const fields = {
    title: text,
    author: [{ family: text, given: text }, { literal: text }],
    'container-title': text,
    publisher: text,
    volume: text,
    page: text,
    DOI: text,
    URL: text,
    arxiv: text,
    issued: { literal: text },
  };
  const row = ['not_match', text, `${text}x`] as const;
  const made: Made[] = (['exist', 'exist_minor', 'fake', 'unsure', 'unknown'] as const).map((outcome, i) => ({
    key: `${text}${i}`,
    outcome,
    says: text,
    raw: text,
    fields,
    record: fields,
    rows: { title: row, authors: row, venue: row, date: row, url: row, doi: row },
    warnings: [
      {
        kind: 'retracted',
        rule: 'notice/retracted',
        severity: 'error',
        of: [],
        says: text,
        notice: { kind: 'retracted', from: text, doi: text, url: text },
        evidence: [text],
      },
    ],
    asked: [{ adapter: text, question: 'work', query: text, covers: 'broad', lookup: { kind: 'absent' }, snapshots: [] }],
    coverage: { kind: 'partial', absent: [text], missing: [{ adapter: text, why: text }] },
    line: 3,
  }));
  const whole = report(made);
  const id = `sha256:${text}`;
  return {
    report: report(made, {
      document: { ...whole.document, id, name: text, skipped: [{ what: text, why: text }] },
      citations: whole.references.map(({ reference }) => ({
        id: 'c',
        span: { start: 0, end: 3 },
        to: reference.id,
        label: text,
        style: 'numeric' as const,
      })),
      remarks: [{ kind: 'duplicate', span: { start: 0, end: 1 }, says: text, about: [] }],
      outages: [{ adapter: text, why: text, times: 2 }],
      audit: { path: text, events: 1, head: text },
      run: text,
    }),
    texts: new Map([[id, `${text} cited here ${text}`]]),
  };
}

const steers = /[^\P{C}\n\u200c\u200d]|[\u{e0100}-\u{e01ef}]/u;

describe('render', () => {
  it('gives every format for every kind of report, ending in a line end', () => {
    for (const format of FORMATS) {
      for (const made of [ALL, [], [VERIFIED], [NO_MATCH], [OPEN]]) {
        const text = render(report(made), format);
        if (made.length > 0 && format !== 'bibtex') expect(text.length).toBeGreaterThan(0);
        if (text !== '') expect(text.endsWith('\n')).toBe(true);
      }
    }
    expect(Object.keys(MEDIA_TYPES).sort()).toEqual([...FORMATS, 'docx'].sort());
  });

  it('shows no character that steers a terminal, hides or turns text, in any format a person reads', () => {
    for (const text of HOSTILE) {
      const { report: made, texts } = filled(text);
      for (const format of ['pretty', 'html', 'markdown', 'github', 'junit'] as const) {
        const shown = render(made, format, { texts, verbose: true });
        expect(steers.exec(shown.replace(/\u{fffd}/gu, ''))?.[0], `${format}: ${JSON.stringify(text)}`).toBeUndefined();
      }
    }
  });

  it('speaks plain ASCII where nothing else can be shown', () => {
    for (const text of HOSTILE) expect(render(filled(text).report, 'pretty', { unicode: false })).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it('writes one JSON value, or one a line, whatever the strings hold', () => {
    for (const text of HOSTILE) {
      const { report: made } = filled(text);
      for (const format of ['json', 'sarif', 'csl'] as const) expect(() => JSON.parse(render(made, format))).not.toThrow();
      const lines = render(made, 'jsonl').trimEnd().split('\n');
      expect(lines).toHaveLength(made.references.length);
      expect(JSON.parse(lines[2] ?? '').raw).toBe(text);
    }
  });

  it('keeps one workflow command a line, none made by the document', () => {
    for (const text of HOSTILE)
      for (const line of render(filled(text).report, 'github').trimEnd().split('\n'))
        expect(line).toMatch(/^::(error|warning|notice) (file=|title=stet)/);
  });

  it('keeps JUnit well-formed', async () => {
    const { SaxesParser } = await import('saxes');
    for (const text of HOSTILE) {
      const parser = new SaxesParser();
      let broken: Error | null = null;
      parser.on('error', (thrown) => {
        broken ??= thrown;
      });
      parser.write(render(filled(text).report, 'junit')).close();
      expect(broken, text).toBeNull();
    }
  });

  it('never accuses', () => {
    for (const format of ['pretty', 'html', 'markdown', 'csv', 'junit', 'github'] as const) {
      const shown = render(report([...ALL, UNSURE]), format, { verbose: true })
        .replace(/ref\/fake[\w-]*/g, '')
        .replace(/(^|,)fake,/gm, '')
        .replace(/k-[a-z]+|g-[a-z]+/g, '');
      expect(shown).not.toMatch(/fake|fabricat|hallucinat|cheat|AI-written|invented (?!reefs)/i);
    }
  });
});

describe('renderAll', () => {
  it('makes one text of several reports', () => {
    const two = [report(ALL), report([VERIFIED])];
    expect(JSON.parse(renderAll(two, 'json'))).toHaveLength(2);
    expect(JSON.parse(render(report(ALL), 'json')).schema).toBe('stet-report/1');
    expect(renderAll(two, 'csv').split('\r\n')).toHaveLength(1 + 7 + 1 + 1);
    expect(JSON.parse(renderAll(two, 'sarif')).runs).toHaveLength(1);
    expect(renderAll(two, 'html').match(/<html/g)).toHaveLength(1);
  });
});

describe('what was not read, or not whole', () => {
  const seen = report([VERIFIED], { extraction: { seen: 5, parsed: 2, doubtful: 1, skipped: 2 } });
  it('is said in every form for people, and counted in JSON', () => {
    for (const form of ['pretty', 'markdown', 'html'] as const) {
      const text = render(seen, form).replace(/\s+/g, ' ');
      expect(text).toContain('1 reference could be read only in part.');
      expect(text).toContain('2 places in the reference list were not taken for references.');
    }
    expect(JSON.parse(render(seen, 'json')).extraction).toEqual({ seen: 5, parsed: 2, doubtful: 1, skipped: 2 });
  });
  it('is not mentioned where all was read', () => {
    for (const form of ['pretty', 'markdown', 'html'] as const)
      expect(render(report([VERIFIED]), form)).not.toContain('in the reference list');
  });
});
