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

  it('refuse a cursor that nobody gave and one behind the last, and take an empty one for none', () => {
    const report = verifyQuotes(text, [source]);
    expect(ofQuotes(report, texts, false, '').findings[0]?.start).toBe(report.items[0]?.span.start);
    for (const cursor of ['-1', 'x', '9'.repeat(20), '999', String(PAGE + 5)])
      expect(() => ofQuotes(report, texts, false, cursor), cursor).toThrow(
        `"${cursor}" is no cursor of these findings; hand in "next_cursor"`,
      );
    // Where nothing was found the first page is no mistake.
    expect(ofQuotes(verifyQuotes('Nothing is quoted.', [source]), texts, false, '0')).toMatchObject({ findings: [], next_cursor: null });
  });

  it('go on until what is told beside the findings was told too', () => {
    const many = Array.from({ length: PAGE + 5 }, (_, i) => `The mill number ${i} was built before the war.`).join(' ');
    const report = verifyAnswer(many, [source]);
    expect(report.uncited.length).toBe(PAGE + 5);
    const first = ofAnswer(many, report, false, undefined);
    const second = ofAnswer(many, report, false, first.next_cursor ?? '');
    expect([...first.uncited, ...second.uncited]).toEqual(report.uncited.map((one) => one.text));
    expect(second.next_cursor).toBeNull();
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
