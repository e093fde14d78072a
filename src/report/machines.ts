/**
 * Formats of build machines: SARIF 2.1.0 for code scanning, GitHub's annotations. Both are the list of problems, with rule ids and
 * fingerprints that stay the same from run to run.
 */
import type { Report } from '../model/report.ts';
import { claimCounts } from './answer/words.ts';
import { shortCitation } from './cite.ts';
import { type DecidedOn, decisionLine } from './decisions.ts';
import { countParts, onceCounted } from './front.ts';
import { leftOut, nearestWords, unreadParts } from './machines/words.ts';
import type { RenderOptions } from './options.ts';
import { fileNamed } from './places.ts';
import { type Problem, problemsOf } from './problems.ts';
import { countWords } from './quotes/words.ts';
import { sealsOf } from './seal.ts';
import { shortened, visible } from './visible.ts';
import { leftOutOf } from './whole.ts';
import { counted } from './words.ts';

const LEVEL = { error: 'error', warning: 'warning', info: 'note' } as const;

const about = ({ key, message, finding, word, quote, claim }: Problem): string => {
  if (quote !== undefined) return `“${shortened(visible(quote.quote), 90)}”: ${word}. ${visible(message)}${nearestWords(quote)}`;
  if (claim !== undefined) return `“${shortened(visible(claim.claim.text), 120)}”: ${word}. ${visible(message)}`;
  const named = finding === null ? '' : ` ${shortCitation(finding.reference.fields, finding.reference.raw, 90)}`;
  return `${key === '' ? '' : `[${visible(key)}]${named}: `}${word}. ${visible(message)}`;
};

/** A name as a relative address: a path keeps its slashes, everything unusual is percent-coded, nothing climbs or gets a scheme. */
const artifact = (name: string): string =>
  name
    .toWellFormed()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/') || 'input';

/** What a problem is about, for the words of its decision. */
const decidedOnOf = ({ finding, whole }: Problem): DecidedOn =>
  finding !== null ? 'reference' : whole !== undefined ? 'document' : 'text';

/** A problem that a person has settled is shown as suppressed. */
const suppressedBy = (problem: Problem): object =>
  problem.settled === true && problem.decision !== undefined
    ? { suppressions: [{ kind: 'external', status: 'accepted', justification: decisionLine(problem.decision, decidedOnOf(problem)) }] }
    : {};

/** What else is known of a problem: the class of a reference, and a decision that settles nothing. */
function propertiesOf(problem: Problem): object {
  const { finding, key, decision, settled } = problem;
  const properties = {
    ...(finding === null ? {} : { key, class: finding.verdict.outcome, coverage: finding.verdict.coverage.kind }),
    ...(decision === undefined || settled === true ? {} : { decision: decisionLine(decision, decidedOnOf(problem)) }),
  };
  return Object.keys(properties).length === 0 ? {} : { properties };
}

export function sarif(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  const problems = reports.flatMap((report) => problemsOf(report).map((problem) => ({ problem, name: report.document.name })));
  const ids = [...new Set(problems.map(({ problem }) => problem.rule))].sort();
  const rules = ids.map((id) => {
    const first = problems.find(({ problem }) => problem.rule === id)?.problem;
    return {
      id,
      name: id.replace(/[^\w]+/g, '-'),
      shortDescription: { text: first?.word ?? id },
      defaultConfiguration: { level: LEVEL[first?.severity ?? 'info'] },
    };
  });
  const results = problems.map(({ problem, name }) => ({
    ruleId: problem.rule,
    ruleIndex: ids.indexOf(problem.rule),
    level: LEVEL[problem.severity],
    message: { text: about(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: artifact(fileNamed(name, problem.file)) },
          ...(problem.line === null ? {} : { region: { startLine: problem.line, startColumn: problem.column ?? 1 } }),
        },
        ...(problem.page === null ? {} : { message: { text: `page ${problem.page}` } }),
      },
    ],
    partialFingerprints: { 'stetProblem/v1': problem.fingerprint },
    ...suppressedBy(problem),
    ...propertiesOf(problem),
  }));
  const version = /(\d+\.\d+\.\d+\S*)/.exec(reports[0]?.engine ?? '')?.[1];
  const driver = { name: 'stet', ...(version === undefined ? {} : { semanticVersion: version }), rules };
  const seals = sealsOf(reports);
  const properties = seals.length === 0 ? {} : { properties: { seals } };
  // What is not a problem of the document but of its reading: scanners show it with the run.
  const notes = reports.flatMap((report) =>
    unreadParts(report).map(({ says, lost }) => ({
      level: lost ? 'warning' : 'note',
      message: { text: says },
      locations: [{ physicalLocation: { artifactLocation: { uri: artifact(report.document.name) } } }],
    })),
  );
  const missing = unread.map(({ name, why }) => ({
    level: 'error',
    message: { text: `Could not be read: ${visible(why)}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: artifact(name) } } }],
  }));
  const told = [...missing, ...notes];
  // A run in which a document could not be looked at is not one that found nothing there.
  const invocation = { executionSuccessful: missing.length === 0, ...(told.length > 0 && { toolExecutionNotifications: told }) };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', invocations: [invocation], results, ...properties };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const WORST = 10;
const workflow = (text: string): string => visible(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => workflow(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** What stands first where only ten are shown: what is about a work, a quote or a sentence, before what is about a document as a whole. */
const narrowFirst = <One extends { readonly problem: Problem }>(all: readonly One[]): One[] =>
  [...all].sort((a, b) => Number(a.problem.whole !== undefined) - Number(b.problem.whole !== undefined));

/**
 * GitHub shows ten errors and ten warnings a step: the worst ten of each, then one line with all counts. What is told of one line is told
 * once: a list of works that is checked by itself and as that of a paper has each finding twice.
 */
export function github(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  const lines = unread.slice(0, WORST).map(({ name, why }) => `::error file=${property(name)},title=Could not be read::${workflow(why)}`);
  const problems = narrowFirst(
    reports.flatMap((report) =>
      problemsOf(report)
        .filter(({ settled }) => settled !== true)
        .map((problem) => ({ problem, name: report.document.name })),
    ),
  );
  for (const severity of ['error', 'warning'] as const) {
    const said = problems.flatMap(({ problem, name }) => {
      if (problem.severity !== severity) return [];
      const place = problem.line === null ? '' : `,line=${problem.line}`;
      return [
        `::${severity} file=${property(fileNamed(name, problem.file))}${place},title=${property(`${problem.word} (${problem.rule})`)}::${workflow(about(problem))}`,
      ];
    });
    lines.push(...[...new Set(said)].slice(0, WORST));
  }
  for (const report of reports)
    for (const row of leftOutOf(report)
      .filter(({ references }) => references === true)
      .slice(0, WORST))
      lines.push(`::warning file=${property(report.document.name)},title=Could not be read::${workflow(leftOut(row))}`);
  const rest = reports.flatMap((report) => unreadParts(report).flatMap(({ says, lost }) => (lost ? [] : [says])));
  const references = reports.flatMap((report) => report.references);
  const said = countParts(onceCounted(references)).map(([, part]) => part);
  const counts = [`${counted(references.length, 'reference')}${said.length === 0 ? '' : ': '}${said.join(', ')}`];
  const quotes = reports.flatMap((report) => (report.quotes === undefined ? [] : [countWords(report.quotes)]));
  const claims = reports.flatMap((report) => (report.claims === undefined ? [] : [claimCounts(report.claims)]));
  lines.push(`::notice title=stet::${workflow([[...counts, ...quotes, ...claims].join(' · '), ...rest.slice(0, WORST)].join('. '))}`);
  return lines.map((line) => `${line}\n`).join('');
}
