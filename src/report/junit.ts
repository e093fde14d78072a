/**
 * The report as a page of tests (JUnit): a test case per reference, per quote, per sentence that cites a work at hand and per remark
 * about the document. What counts as an error is a failure, what was not checked is skipped, everything else is said in its output; a
 * document that could not be read is an error of its own.
 */
import type { Report } from '../model/report.ts';
import { shortCitation } from './cite.ts';
import { type DecidedOn, decisionLine } from './decisions.ts';
import { leftOut, nearestWords, unreadParts } from './machines/words.ts';
import type { RenderOptions, Unread } from './options.ts';
import { type Problem, problemsOf } from './problems.ts';
import { shortened, visible } from './visible.ts';
import { leftOutOf } from './whole.ts';

const xml = (text: string): string =>
  visible(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One test case before it is written. */
interface Case {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Why it was not checked; null where it was. */
  readonly skipped: string | null;
  readonly on: DecidedOn;
}

type Standing = 'failed' | 'skipped' | 'passed';

const messageOf = ({ message, quote }: Problem): string => `${message}${quote === undefined ? '' : nearestWords(quote)}`;

function written(document: string, { name, problems, skipped, on }: Case): { readonly standing: Standing; readonly text: string } {
  const errors = problems.filter(({ severity, settled }) => severity === 'error' && settled !== true);
  const standing: Standing = errors.length > 0 ? 'failed' : skipped !== null ? 'skipped' : 'passed';
  // Why it was skipped says what its problem says.
  const rest = problems.filter((problem) => !errors.includes(problem) && !(standing === 'skipped' && on === 'text'));
  const decision = problems.find((problem) => problem.decision !== undefined)?.decision;
  const said = [
    ...rest.map((problem) => `${problem.word}: ${messageOf(problem)}`),
    ...(decision === undefined ? [] : [`Decided: ${decisionLine(decision, on)}`]),
  ];
  const parts = [
    ...errors.map((problem) => `<failure type="${xml(problem.rule)}" message="${xml(problem.word)}">${xml(messageOf(problem))}</failure>`),
    ...(standing === 'skipped' ? [`<skipped message="${xml(skipped ?? '')}"/>`] : []),
    ...(said.length === 0 ? [] : [`<system-out>${xml(said.join('; '))}</system-out>`]),
  ];
  return { standing, text: `    <testcase classname="${xml(document)}" name="${xml(name)}">${parts.join('')}</testcase>\n` };
}

function casesOf(report: Report): Case[] {
  const all = problemsOf(report);
  const about = (which: (problem: Problem) => boolean): Problem[] => all.filter(which);
  return [
    ...report.references.map((finding): Case => {
      const { reference, verdict } = finding;
      const name = `[${reference.key}] ${shortCitation(reference.fields, reference.raw, 90)}`;
      const problems = about((problem) => problem.finding === finding);
      return { name, problems, skipped: verdict.outcome === 'unknown' ? verdict.says : null, on: 'reference' };
    }),
    ...(report.quotes?.items ?? []).map((quote): Case => {
      const problems = about((problem) => problem.quote === quote);
      const [own] = problems;
      const skipped = own !== undefined && quote.status === 'citation_unresolved' ? messageOf(own) : null;
      return { name: `“${shortened(visible(quote.quote), 90)}”`, problems, skipped, on: 'text' };
    }),
    ...(report.claims?.claims ?? []).map((claim): Case => {
      const problems = about((problem) => problem.claim === claim);
      const skipped = claim.outcome === 'unverifiable' ? claim.says : null;
      return { name: `“${shortened(visible(claim.claim.text), 120)}”`, problems, skipped, on: 'text' };
    }),
    ...about(({ whole }) => whole !== undefined).map(
      (problem): Case => ({ name: shortened(visible(problem.message), 120), problems: [problem], skipped: null, on: 'document' }),
    ),
  ];
}

function suite(report: Report): string {
  const { name } = report.document;
  const cases = [
    ...casesOf(report).map((one) => written(name, one)),
    ...leftOutOf(report)
      .filter(({ references }) => references === true)
      .map((row) => written(name, { name: shortened(row.what, 120), problems: [], skipped: leftOut(row), on: 'document' })),
  ];
  const count = (wanted: Standing): number => cases.filter(({ standing }) => standing === wanted).length;
  const notes = unreadParts(report).map(({ says }) => says);
  return `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}">\n${cases.map(({ text }) => text).join('')}${notes.length === 0 ? '' : `    <system-out>${xml(notes.join(' '))}</system-out>\n`}  </testsuite>\n`;
}

/** A document that could not be read: one test that did not come to an end. */
const broken = ({ name, why, code = 'unreadable-input' }: Unread): string =>
  `  <testsuite name="${xml(name)}" tests="1" failures="0" errors="1" skipped="0">\n    <testcase classname="${xml(name)}" name="Could be read"><error type="${xml(code)}" message="${xml(why)}"/></testcase>\n  </testsuite>\n`;

export const junit = (reports: readonly Report[], { unread = [] }: RenderOptions = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="stet">\n${[...reports.map(suite), ...unread.map(broken)].join('')}</testsuites>\n`;
