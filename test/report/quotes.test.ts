import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../../src/quotes.ts';
import { QUOTE_FORMATS } from '../../src/report/quotes/formats.ts';
import { countWords } from '../../src/report/quotes/words.ts';
import { renderQuotes } from '../../src/report/quotes.ts';

const SOURCES = [
  { id: 'a', name: 'a<b>.txt', text: 'The fee of ten euros is due in May, and the tenant pays it in full.' },
  { id: 'b', text: 'The rooms may not be sublet without the consent of the owner.' },
];
const TEXT =
  'First line.\nIt says “The fee of nine euros is due in May” [a] and\n“The rooms may not be sublet” [a]. “The tenant pays it in full” [a]. “Nobody can say where this is from”.\n' +
  'See “\u001b[31m<img src=x onerror=alert(1)> was not in it” [z].';
const checked = { name: 'answer.md', text: TEXT, report: verifyQuotes(TEXT, SOURCES) };

describe('quotes for people', () => {
  it('are underlined in red in the terminal, with one sentence and the nearest words', () => {
    const text = renderQuotes([checked], 'pretty', { color: true, width: 100 });
    expect(text).toContain('\x1b[4m\x1b[31mThe fee of nine euros is due in May');
    expect(text).toContain('answer.md:2:10');
    expect(text).toContain('{+ten+}');
    expect(text).toContain('they stand in b');
    expect(text).not.toContain('\x1b[31m<img');
    expect(renderQuotes([checked], 'pretty', { unicode: false })).toMatch(/^[\x00-\x7f]*$/);
  });

  it('stand in their whole line, broken to the page, with a sign where the text goes on', () => {
    const long = `${'The first words of a long line go on and on. '.repeat(4)}It says “${'the fee of nine euros is due in May '.repeat(3).trim()}” [a]${' and so forth'.repeat(12)}.`;
    const shown = renderQuotes([{ ...checked, text: long, report: verifyQuotes(long, SOURCES) }], 'pretty', { width: 60 });
    const lines = shown.split('\n').filter((line) => line.length > 60);
    expect(lines).toEqual([]);
    expect(shown).toMatch(/^ +… /m);
    expect(shown).toMatch(/ …$/m);
    // A line that begins the text is not shortened by its first word.
    expect(renderQuotes([checked], 'pretty', { width: 100 })).toContain('  It says “The fee of nine euros is due in May” [a] and');
  });

  it('are underlined where they stand on the page, and nothing of the text is markup', () => {
    const page = renderQuotes([checked], 'html');
    expect(page).toContain(
      '<mark class="not_found"><a href="#q-1-1">The fee of nine euros is due in May</a></mark><small class="not_found">',
    );
    expect(page).toContain('<del>nine</del>');
    expect(page).toContain('<ins>ten</ins>');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<script');
    expect(page).toContain('a&lt;b&gt;.txt');
    expect(page).toContain('First line.<br>It says');
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`);
  });

  it('are a list in Markdown, with every sign of the text escaped', () => {
    const text = renderQuotes([checked], 'markdown');
    expect(text).toContain('~~nine~~');
    expect(text).toContain('**ten**');
    expect(text).not.toMatch(/(?<!\\)<img/);
    expect(text).toContain('5 quotes: 1 verified, 3 not found as quoted, 1 with no citation that could be resolved.');
  });

  it('tell works whose texts are not at hand from citations that lead nowhere', () => {
    const rule = 'quote/source-not-at-hand';
    const items = checked.report.items.map((item) => (item.status === 'citation_unresolved' ? { ...item, rule } : item));
    expect(countWords({ ...checked.report, items })).toBe(
      '5 quotes: 1 verified, 3 not found as quoted, 1 of works whose texts are not at hand',
    );
  });

  it('tell quotes that only something nearby is cited for from those without any citation', () => {
    const rule = 'quote/cited-aside';
    const items = checked.report.items.map((item) => (item.status === 'citation_unresolved' ? { ...item, rule } : item));
    expect(countWords({ ...checked.report, items })).toBe(
      '5 quotes: 1 verified, 3 not found as quoted, 1 with no citation but one nearby, whose source does not hold them',
    );
  });

  it('tell quotes without a citation whose words stand in a text at hand', () => {
    const rule = 'quote/uncited-held';
    const items = checked.report.items.map((item) => (item.status === 'citation_unresolved' ? { ...item, rule } : item));
    expect(countWords({ ...checked.report, items })).toBe(
      '5 quotes: 1 verified, 3 not found as quoted, 1 with no citation, whose words stand in a text at hand',
    );
  });

  it('say when a verdict is on an older version', () => {
    const old = { ...checked, outdated: [{ source: 'a', before: '1'.repeat(64), now: '2'.repeat(64) }] };
    for (const format of ['pretty', 'markdown', 'html'] as const)
      expect(renderQuotes([old], format)).toContain('checked against an older version (111111111111, now 222222222222)');
    expect(JSON.parse(renderQuotes([old], 'json')).outdated).toHaveLength(1);
  });

  it('never accuse', () => {
    for (const format of QUOTE_FORMATS) expect(renderQuotes([checked], format)).not.toMatch(/fabricat|fake|misquot|invent|plagiar/i);
  });
});

describe('quotes for machines', () => {
  it('give SARIF a region for each that needs a person', () => {
    const [run] = JSON.parse(renderQuotes([checked], 'sarif')).runs;
    expect(run.results).toHaveLength(4);
    const [first] = run.results;
    expect(first.ruleId).toBe('quote/near');
    expect(first.level).toBe('error');
    expect(first.locations[0].physicalLocation.region).toMatchObject({ startLine: 2, startColumn: 10, endLine: 2, endColumn: 45 });
    expect(run.tool.driver.rules[first.ruleIndex].id).toBe('quote/near');
  });

  it('give a line for each quote and each stretch that was not checked', () => {
    const lines = renderQuotes([checked], 'jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ type }) => type === 'quote')).toHaveLength(5);
    expect(lines[0]).toMatchObject({ document: 'answer.md', line: 2, column: 10, status: 'not_found', detail: 'near' });
  });
});
