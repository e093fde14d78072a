/**
 * A checked answer in every form. JSON carries the whole report under `verification`; Markdown is the answer itself, with a
 * "Citation health" section at its end only when something is wrong; machines get the problems with places and fingerprints that
 * stay the same from run to run.
 */
import type { AuditEvent } from '../model/event.ts';
import { answerHtml } from './answer/html.ts';
import { answerMarkdown } from './answer/markdown.ts';
import { answerPretty } from './answer/pretty.ts';
import { type AnswerProblem, answerCounts, answerProblems, type CheckedAnswer } from './answer/words.ts';
import { fingerprint } from './fingerprint.ts';
import type { AnswerFormat, RenderOptions } from './options.ts';
import { placesOf, sarifRegion } from './places.ts';
import { shortened, visible } from './visible.ts';

export type { CheckedAnswer } from './answer/words.ts';
export { ANSWER_FORMATS, type AnswerFormat } from './options.ts';

function json(all: readonly CheckedAnswer[]): string {
  const data = all.map(({ name, report, edits, audit }) => ({
    document: name,
    verification: report,
    ...(edits === undefined ? {} : { edits }),
    ...(audit === undefined ? {} : { audit }),
  }));
  return `${JSON.stringify(data.length === 1 ? data[0] : data, null, 2)}\n`;
}

/** A line for each claim, quote and uncited statement, then the event `verify.done`. */
function jsonl(all: readonly CheckedAnswer[]): string {
  return all
    .flatMap((checked) => {
      const { name, report, edits = [], audit } = checked;
      const at = placesOf(checked);
      return [
        ...report.claims.map((finding) => ({ type: 'claim', document: name, ...at(finding.claim.span.start), ...finding })),
        ...report.quotes.items.map((finding) => ({ type: 'quote', document: name, ...at(finding.span.start), ...finding })),
        ...report.uncited.map((claim) => ({ type: 'uncited', document: name, ...at(claim.span.start), ...claim })),
        ...edits.map((edit) => ({ type: 'edit', document: name, ...at(edit.span.start), ...edit })),
        { type: 'event', document: name, ...doneOf(report), ...(audit === undefined ? {} : { run: audit.run, head: audit.head }) },
      ];
    })
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** The event `verify.done`. */
export const doneOf = ({
  ok,
  answer,
  citationsTotal,
  citationsSupported,
  counts,
  quotes,
}: CheckedAnswer['report']): Extract<AuditEvent, { ev: 'verify.done' }> => ({
  ev: 'verify.done',
  answer,
  ok,
  citationsTotal,
  citationsSupported,
  counts: { ...counts, quotesVerified: quotes.counts.verified, quotesOpen: quotes.counts.not_found + quotes.counts.citation_unresolved },
});

const LEVEL = { error: 'error', warning: 'warning', info: 'note' } as const;
const artifact = (name: string): string =>
  name
    .toWellFormed()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/') || 'input';

/** The problem in one line: what was said, what was seen, and the passage. */
const told = ({ text, word, says, passage }: AnswerProblem): string =>
  `“${shortened(visible(text), 120)}”: ${word}. ${visible(says)}${passage === null ? '' : ` Nearest passage: “${shortened(visible(passage.quote), 200)}”`}`;

function sarif(all: readonly CheckedAnswer[]): string {
  const open = all.flatMap((checked) => {
    const at = placesOf(checked);
    return answerProblems(checked.report).map((problem) => ({
      name: checked.name,
      problem,
      start: at(problem.span.start),
      end: at(problem.span.end),
    }));
  });
  const ids = [...new Set(open.map(({ problem }) => problem.rule))].sort();
  const rules = ids.map((id) => ({ id, name: id.replace(/[^\w]+/g, '-') }));
  const results = open.map(({ name, problem, start, end }) => ({
    ruleId: problem.rule,
    ruleIndex: ids.indexOf(problem.rule),
    level: LEVEL[problem.severity],
    message: { text: told(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: artifact(name) },
          ...sarifRegion(start, end, problem.text),
        },
      },
    ],
    partialFingerprints: { 'stetProblem/v1': fingerprint(problem.rule, problem.text) },
    properties: { kind: problem.kind, judge: problem.judge, score: problem.score },
  }));
  const run = { tool: { driver: { name: 'stet', rules } }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const xml = (text: string): string =>
  visible(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A test case for each citing sentence and each quotation. */
function junit(all: readonly CheckedAnswer[]): string {
  const suites = all.map(({ name, report }) => {
    let failures = 0;
    let skipped = 0;
    const cases = answerProblems(report, true).map((problem) => {
      const { severity, rule, word } = problem;
      if (severity === 'error') failures += 1;
      const open = word === 'Not checked';
      if (open) skipped += 1;
      const part =
        severity === 'error'
          ? `<failure type="${xml(rule)}" message="${xml(word)}">${xml(told(problem))}</failure>`
          : open
            ? `<skipped message="${xml(problem.says)}"/>`
            : severity === 'warning'
              ? `<system-out>${xml(told(problem))}</system-out>`
              : '';
      return `    <testcase classname="${xml(name)}" name="${xml(shortened(visible(problem.text), 90))}">${part}</testcase>\n`;
    });
    return `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">\n${cases.join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="stet">\n${suites.join('')}</testsuites>\n`;
}

/** GitHub shows ten annotations of each severity a step. */
const WORST = 10;
const workflow = (text: string): string => visible(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => workflow(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

function github(all: readonly CheckedAnswer[]): string {
  const lines: string[] = [];
  const open = all.flatMap((checked) => {
    const at = placesOf(checked);
    return answerProblems(checked.report).map((problem) => ({ name: checked.name, problem, at: at(problem.span.start) }));
  });
  for (const severity of ['error', 'warning'] as const)
    for (const { name, problem, at } of open.filter((one) => one.problem.severity === severity).slice(0, WORST))
      lines.push(
        `::${severity} file=${property(name)}${at === undefined ? '' : `,line=${at.line}`},title=${property(`${problem.word} (${problem.rule})`)}::${workflow(told(problem))}`,
      );
  lines.push(`::notice title=stet::${workflow(all.flatMap(({ report }) => answerCounts(report)).join(', '))}`);
  return lines.map((line) => `${line}\n`).join('');
}

const RENDERERS: Readonly<Record<AnswerFormat, (all: readonly CheckedAnswer[], options: RenderOptions) => string>> = {
  pretty: answerPretty,
  json,
  jsonl,
  html: answerHtml,
  markdown: answerMarkdown,
  sarif,
  junit,
  github,
};

/** Checked answers as one text in a format; ends with a line end. */
export const renderAnswers = (all: readonly CheckedAnswer[], format: AnswerFormat, options: RenderOptions = {}): string =>
  RENDERERS[format](all, options);
