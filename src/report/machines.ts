/**
 * The formats of build machines: SARIF 2.1.0 for code scanning, JUnit for test pages, GitHub's annotations. All three are
 * the list of problems, with rule ids and fingerprints that stay the same from run to run.
 */
import type { DocumentClaim } from '../model/claim.ts';
import type { Skipped } from '../model/document.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { Report } from '../model/report.ts';
import { claimCounts } from './answer/words.ts';
import { shortCitation } from './cite.ts';
import { decisionLine } from './decisions.ts';
import { countParts, onceCounted } from './front.ts';
import { fileNamed } from './places.ts';
import { leftOutOf, type Problem, problemsOf, worstFirst } from './problems.ts';
import { countWords } from './quotes/words.ts';
import { sealsOf } from './seal.ts';
import { shortened, visible } from './visible.ts';
import { counted, readingWords } from './words.ts';

const LEVEL = { error: 'error', warning: 'warning', info: 'note' } as const;

const about = ({ key, message, finding, word, quote, claim }: Problem): string => {
  if (quote !== undefined) return `“${shortened(visible(quote.quote), 90)}”: ${word}. ${visible(message)}${nearestWords(quote)}`;
  if (claim !== undefined) return `“${shortened(visible(claim.claim.text), 120)}”: ${word}. ${visible(message)}`;
  const named = finding === null ? '' : ` ${shortCitation(finding.reference.fields, finding.reference.raw, 90)}`;
  return `${key === '' ? '' : `[${visible(key)}]${named}: `}${word}. ${visible(message)}`;
};

/** The nearest words of the source, for formats that show one line. */
const nearestWords = ({ nearest }: QuoteFinding): string =>
  nearest === null
    ? ''
    : ` Nearest words: “${shortened(
        visible(
          nearest.changes
            .filter(({ op }) => op !== 'only-quoted')
            .map(({ text }) => text)
            .join(' '),
        ),
        200,
      )}”`;

/** A name as a relative address: a path keeps its slashes, everything unusual is percent-coded, nothing climbs or gets a scheme. */
const artifact = (name: string): string =>
  name
    .toWellFormed()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/') || 'input';

const leftOut = ({ what, why, page }: Skipped): string =>
  `Left out${page === undefined ? '' : ` on page ${page}`}: ${visible(what)}, because ${visible(why)}.`;

/** What was left out of a document, or read only in part, in sentences; `lost` where references went unread with it. */
const unread = (report: Report): { readonly says: string; readonly lost: boolean }[] => [
  ...readingWords(report.extraction).map((says) => ({ says, lost: false })),
  ...leftOutOf(report).map((row) => ({ says: leftOut(row), lost: row.references === true })),
];

export function sarif(reports: readonly Report[]): string {
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
    ...(problem.settled === true && problem.finding?.decision !== undefined
      ? { suppressions: [{ kind: 'external', status: 'accepted', justification: decisionLine(problem.finding.decision) }] }
      : {}),
    ...(problem.finding === null
      ? {}
      : { properties: { key: problem.key, class: problem.finding.verdict.outcome, coverage: problem.finding.verdict.coverage.kind } }),
  }));
  const version = /(\d+\.\d+\.\d+\S*)/.exec(reports[0]?.engine ?? '')?.[1];
  const driver = { name: 'stet', ...(version === undefined ? {} : { semanticVersion: version }), rules };
  const seals = sealsOf(reports);
  const properties = seals.length === 0 ? {} : { properties: { seals } };
  // What is not a problem of the document but of its reading: scanners show it with the run.
  const notes = reports.flatMap((report) =>
    unread(report).map(({ says, lost }) => ({
      level: lost ? 'warning' : 'note',
      message: { text: says },
      locations: [{ physicalLocation: { artifactLocation: { uri: artifact(report.document.name) } } }],
    })),
  );
  const invocation = { executionSuccessful: true, ...(notes.length > 0 && { toolExecutionNotifications: notes }) };
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', invocations: [invocation], results, ...properties };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const xml = (text: string): string =>
  visible(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function outcomePart(own: Problem | undefined, claim: DocumentClaim): string {
  if (own?.severity === 'error') return `<failure type="${xml(own.rule)}" message="${xml(own.word)}">${xml(own.message)}</failure>`;
  if (claim.outcome === 'unverifiable') return `<skipped message="${xml(claim.says)}"/>`;
  return own === undefined ? '' : `<system-out>${xml(`${own.word}: ${own.message}`)}</system-out>`;
}

/** A test case per reference, per quote and per sentence that cites a work at hand: errors are failures, what was not checked is skipped, warnings are said in its output. */
export function junit(reports: readonly Report[]): string {
  const suites = reports.map((report) => {
    const whole = problemsOf(report);
    let failures = 0;
    let skipped = 0;
    const cases = report.references.map((finding) => {
      const own = whole.filter((problem) => problem.finding === finding);
      const errors = own.filter(({ severity, settled }) => severity === 'error' && settled !== true);
      const rest = own.filter((problem) => !errors.includes(problem));
      const parts = errors.map(
        (problem) => `<failure type="${xml(problem.rule)}" message="${xml(problem.word)}">${xml(problem.message)}</failure>`,
      );
      if (errors.length > 0) failures += 1;
      else if (finding.verdict.outcome === 'unknown') {
        skipped += 1;
        parts.push(`<skipped message="${xml(finding.verdict.says)}"/>`);
      }
      if (rest.length > 0)
        parts.push(
          `<system-out>${xml([...rest.map((problem) => `${problem.word}: ${problem.message}`), ...(finding.decision === undefined ? [] : [`Decided: ${decisionLine(finding.decision)}`])].join('; '))}</system-out>`,
        );
      const name = `[${finding.reference.key}] ${shortCitation(finding.reference.fields, finding.reference.raw, 90)}`;
      return `    <testcase classname="${xml(report.document.name)}" name="${xml(name)}">${parts.join('')}</testcase>\n`;
    });
    for (const quote of report.quotes?.items ?? []) {
      const own = whole.find((problem) => problem.quote === quote);
      const said = own === undefined ? '' : `${own.message}${nearestWords(quote)}`;
      if (own?.severity === 'error') failures += 1;
      else if (own !== undefined && quote.status === 'citation_unresolved') skipped += 1;
      const part =
        own === undefined
          ? ''
          : own.severity === 'error'
            ? `<failure type="${xml(own.rule)}" message="${xml(own.word)}">${xml(said)}</failure>`
            : quote.status === 'citation_unresolved'
              ? `<skipped message="${xml(said)}"/>`
              : `<system-out>${xml(`${own.word}: ${said}`)}</system-out>`;
      const name = `“${shortened(visible(quote.quote), 90)}”`;
      cases.push(`    <testcase classname="${xml(report.document.name)}" name="${xml(name)}">${part}</testcase>\n`);
    }
    for (const claim of report.claims?.claims ?? []) {
      const own = whole.find((problem) => problem.claim === claim);
      if (own?.severity === 'error') failures += 1;
      else if (claim.outcome === 'unverifiable') skipped += 1;
      cases.push(
        `    <testcase classname="${xml(report.document.name)}" name="${xml(`“${shortened(visible(claim.claim.text), 120)}”`)}">${outcomePart(own, claim)}</testcase>\n`,
      );
    }
    for (const row of leftOutOf(report).filter(({ references }) => references === true)) {
      skipped += 1;
      cases.push(
        `    <testcase classname="${xml(report.document.name)}" name="${xml(shortened(row.what, 120))}"><skipped message="${xml(leftOut(row))}"/></testcase>\n`,
      );
    }
    const notes = unread(report).map(({ says }) => says);
    return `  <testsuite name="${xml(report.document.name)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">\n${cases.join('')}${notes.length === 0 ? '' : `    <system-out>${xml(notes.join(' '))}</system-out>\n`}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="stet">\n${suites.join('')}</testsuites>\n`;
}

const WORST = 10;
const workflow = (text: string): string => visible(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => workflow(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** GitHub shows ten errors and ten warnings a step: the worst ten of each, then one line with all counts. */
export function github(reports: readonly Report[]): string {
  const lines: string[] = [];
  const problems = reports.flatMap((report) =>
    worstFirst(problemsOf(report).filter(({ settled }) => settled !== true)).map((problem) => ({ problem, name: report.document.name })),
  );
  for (const severity of ['error', 'warning'] as const) {
    for (const { problem, name } of problems.filter((entry) => entry.problem.severity === severity).slice(0, WORST)) {
      const place = problem.line === null ? '' : `,line=${problem.line}`;
      lines.push(
        `::${severity} file=${property(fileNamed(name, problem.file))}${place},title=${property(`${problem.word} (${problem.rule})`)}::${workflow(about(problem))}`,
      );
    }
  }
  for (const report of reports)
    for (const row of leftOutOf(report)
      .filter(({ references }) => references === true)
      .slice(0, WORST))
      lines.push(`::warning file=${property(report.document.name)},title=Could not be read::${workflow(leftOut(row))}`);
  const rest = reports.flatMap((report) => unread(report).flatMap(({ says, lost }) => (lost ? [] : [says])));
  const references = reports.flatMap((report) => report.references);
  const said = countParts(onceCounted(references)).map(([, part]) => part);
  const counts = [`${counted(references.length, 'reference')}${said.length === 0 ? '' : ': '}${said.join(', ')}`];
  const quotes = reports.flatMap((report) => (report.quotes === undefined ? [] : [countWords(report.quotes)]));
  const claims = reports.flatMap((report) => (report.claims === undefined ? [] : [claimCounts(report.claims)]));
  lines.push(`::notice title=stet::${workflow([[...counts, ...quotes, ...claims].join(' · '), ...rest.slice(0, WORST)].join('. '))}`);
  return lines.map((line) => `${line}\n`).join('');
}
