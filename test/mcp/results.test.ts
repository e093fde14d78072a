import { describe, expect, it } from 'vitest';
import { verifyAnswer, verifyQuotes } from '../../src/index.ts';
import { ofAnswer, ofQuotes, PAGE } from '../../src/mcp/results.ts';

const source = { id: '1', text: 'The old mill stood by the river until the flood of 1911 took the eastern wall away.' };
const text = Array.from({ length: PAGE + 5 }, (_, i) => `One says “the old mill stood by the lake in year ${i}” [1].`).join('\n\n');
const texts = new Map([[source.id, source.text]]);

describe('pages of findings', () => {
  it('give every finding once, in order, and end', () => {
    const report = verifyQuotes(text, [source]);
    const first = ofQuotes(report, texts, false, undefined);
    expect([first.findings.length, first.next_cursor]).toEqual([PAGE, String(PAGE)]);
    const second = ofQuotes(report, texts, false, first.next_cursor ?? '');
    expect([second.findings.length, second.next_cursor]).toEqual([5, null]);
    expect([...first.findings, ...second.findings].map(({ start }) => start)).toEqual(report.items.map(({ span }) => span.start));
    expect(first.findings[0]?.evidence).toContain('he old mill stood by the river');
  });

  it('begin anew at a cursor that nobody gave, and are empty behind the last', () => {
    const report = verifyQuotes(text, [source]);
    for (const cursor of ['', '-1', 'x', '9'.repeat(20)])
      expect(ofQuotes(report, texts, false, cursor).findings[0]?.start, cursor).toBe(report.items[0]?.span.start);
    expect(ofQuotes(report, texts, false, '999')).toMatchObject({ findings: [], next_cursor: null });
  });

  it('hold what needs a look, and everything when all is asked for', () => {
    const answer = 'The flood of 1911 took the eastern wall of the mill away [1]. The mill was sold in 1920 to a baker [1].';
    const report = verifyAnswer(answer, [source]);
    const few = ofAnswer(answer, report, false, undefined);
    expect(few.findings.map(({ text: words }) => words)).toEqual([expect.stringContaining('sold in 1920')]);
    expect(few.health).toContain('Citation health');
    expect(ofAnswer(answer, report, true, undefined).findings).toHaveLength(2);
  });
});
