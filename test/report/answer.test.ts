import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../src/answer.ts';
import { citationHealth } from '../../src/report/answer/markdown.ts';
import { answerProblems, answerTally } from '../../src/report/answer/words.ts';
import { ANSWER_FORMATS, doneOf, renderAnswers } from '../../src/report/answer.ts';

const SOURCES = [
  { id: 'fees.txt', text: '# Fees\n\nThe monthly fee is 40 euros. It is due on the first Monday.' },
  { id: 'dogs.txt', text: 'Dogs are allowed in the yard. Cats must stay inside at night.' },
];
const checked = (text: string) => ({ name: 'a<b>.md', text, report: verifyAnswer(text, SOURCES) });
const GOOD = checked('# Rules\n\nThe monthly fee is 40 euros [1]. Dogs are allowed in the yard [2].\n');
const BAD = checked(
  'The monthly fee is 45 euros [1]. Dogs are *never* allowed in the yard [2]. Rockets fly to the moon <script>alert(1)</script> [2]. “Cats may roam at will” [2]. More [9]. The moon is made of cheese.\n',
);

describe('an answer that stands is left alone', () => {
  it('in Markdown', () => expect(renderAnswers([GOOD], 'markdown')).toBe(GOOD.text));
  it('in a terminal', () => {
    expect(renderAnswers([GOOD], 'pretty', { color: false })).toMatch(/^✓ a<b>\.md: 2 citations: 2 borne out\n/);
    expect(renderAnswers([GOOD], 'pretty', { color: false, verbose: true })).toContain('40 euros');
  });
  it('for machines', () => {
    expect(JSON.parse(renderAnswers([GOOD], 'sarif')).runs[0].results).toEqual([]);
    expect(renderAnswers([GOOD], 'junit')).toContain('tests="2" failures="0"');
    expect(renderAnswers([GOOD], 'github')).toBe('::notice title=stet::2 citations: 2 borne out\n');
  });
});

describe('an answer that does not', () => {
  it('has its problems in the order of the text, quotes and claims together', () => {
    expect(answerProblems(BAD.report).map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
      'claim claim/contradicted-number',
      'claim claim/contradicted-negation',
      'claim claim/unsupported-recall',
      expect.stringMatching(/^quote quote\//),
      'claim claim/unknown-source',
    ]);
    expect(answerTally(BAD.report).error).toBeGreaterThanOrEqual(4);
  });

  it('shows the passage that a quotation differs from', () => {
    const near = checked('Somebody writes “It is due on the second Monday” [1].\n');
    const line = 'fees.txt: “It is due on the first Monday”';
    expect(renderAnswers([near], 'pretty', { color: false }).replace(/[.,]”/g, '”')).toContain(line);
    expect(citationHealth(near.text, near.report)).toContain('Nearest passage, in fees.txt: “It is due on the first Monday');
  });

  it('gets a section "Citation health" behind it, with passages and underlined words', () => {
    const text = renderAnswers([BAD], 'markdown');
    expect(text.startsWith(BAD.text.trimEnd())).toBe(true);
    const health = citationHealth(BAD.text, BAD.report);
    expect(text.endsWith(health)).toBe(true);
    expect(health).toContain('## Citation health');
    expect(health).toContain('fee is <u>45 euros</u>');
    expect(health).toContain('40 euros');
    expect(health).not.toContain('<script>');
  });

  it('is shown in a terminal with place, rule, sentence, reason and passage', () => {
    const text = renderAnswers([BAD], 'pretty', { color: false, width: 100 });
    expect(text).toContain('OTHERWISE      a<b>.md:1:1  claim/contradicted-number');
    expect(text).toContain('The monthly fee is 45 euros [1].');
    expect(text).toContain('fees.txt, “Fees”: “The monthly fee is 40 euros.');
    expect(text.replace(/\s+/g, ' ')).toContain('1 statement cites nothing');
    expect(renderAnswers([BAD], 'pretty', { color: false, unicode: false })).toMatch(/^[\x00-\x7f]*$/);
  });

  it('breaks a long sentence into the lines of the terminal, and marks in each what is not borne out', () => {
    const long = checked(
      'Since the first of January of that year, as everybody who rents one of these garages has been told in writing, the monthly fee is 45 euros [1].\n',
    );
    const text = renderAnswers([long], 'pretty', { color: false, width: 60 });
    expect(text.split('\n').filter((line) => line.length > 60)).toEqual([]);
    expect(renderAnswers([long], 'pretty', { color: true, width: 60 })).toContain('\x1b[4m');
  });

  it('that holds nothing to check gets no tick', () => {
    const none = renderAnswers([checked('Good morning.\n')], 'pretty', { color: false });
    expect(none).toMatch(/^– a<b>\.md: there was nothing to check, neither a citation nor a quotation\n/);
  });

  it('is a page without scripts, in which nothing of the text is mark-up', () => {
    const page = renderAnswers([BAD], 'html');
    expect(page).not.toMatch(/<script/i);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('<span class="missing">45 euros</span>');
    expect(page).toContain("default-src 'none'");
  });

  it('keeps everything in JSON under "verification", and ends its lines with verify.done', () => {
    expect(JSON.parse(renderAnswers([BAD], 'json'))).toEqual({ document: BAD.name, verification: JSON.parse(JSON.stringify(BAD.report)) });
    expect(JSON.parse(renderAnswers([BAD, GOOD], 'json'))).toHaveLength(2);
    const lines = renderAnswers([BAD], 'jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({ type: 'event', document: BAD.name, ...doneOf(BAD.report) });
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['claim', 'quote', 'uncited', 'event']));
  });

  it('gives machines places, levels and fingerprints that stay', () => {
    const run = JSON.parse(renderAnswers([BAD], 'sarif')).runs[0];
    expect(run.results[0]).toMatchObject({ ruleId: 'claim/contradicted-number', level: 'error' });
    expect(run.results[0].locations[0].physicalLocation.region).toMatchObject({ startLine: 1, startColumn: 1 });
    const moved = { ...checked(`\n\n${BAD.text}`) };
    const again = JSON.parse(renderAnswers([moved], 'sarif')).runs[0];
    expect(again.results[0].partialFingerprints).toEqual(run.results[0].partialFingerprints);
    expect(renderAnswers([BAD], 'junit')).toMatch(/<failure type="claim\/contradicted-number"/);
    expect(renderAnswers([BAD], 'junit')).not.toContain('<script');
    expect(renderAnswers([BAD], 'github').split('\n')[0]).toMatch(/^::error file=a<b>\.md,line=1,title=/);
  });
});

it.each(ANSWER_FORMATS)('%s ends with a line end, for an empty answer too', (format) => {
  expect(renderAnswers([checked('')], format, { color: false })).toMatch(/\n$/);
});
