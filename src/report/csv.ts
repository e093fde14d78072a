/**
 * A sheet with one row per reference, one per quote where quotes were checked, and one per sentence that cites where claims were;
 * `kind` tells them apart. What concerns a document as a whole has rows of its own (kind `document`), and so has one in which nothing was
 * found or that could not be read: what is not in a sheet is taken for clean (RFC 4180: CRLF, quotes doubled). Cited text is somebody else's, and a spreadsheet runs cells that begin like a formula; such a cell gets an
 * apostrophe in front, which a spreadsheet takes for "this is text".
 */
import type { DocumentClaim } from '../model/claim.ts';
import { COMPONENTS } from '../model/evidence.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { CLAIM_WORDS } from './answer/words.ts';
import { closest, doiOf, fullCitation, yearOf } from './cite.ts';
import { factCount, NUMBER_WORDS } from './claim-words.ts';
import { decisionLine } from './decisions.ts';
import type { RenderOptions } from './options.ts';
import { fileNamed } from './places.ts';
import { pageAt } from './problems.ts';
import { elsewhereWords, nearestWords, QUOTE_WORDS, shortHash } from './quotes/words.ts';
import { leftOutOf, wholeFindings, wholeWord } from './whole.ts';
import { answersOf, classWord, coverageWords, earlierWords, WARNING_WORDS } from './words.ts';

/** White space and controls, then a sign that begins a formula in some spreadsheet (ASCII or full width), or our own apostrophe. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]{0,200}[=+\-@\uff1d\uff0b\uff0d\uff20\u2212']|^[\t\r\n\0]/u;

/** One cell, quoted where needed; a text that could be taken for a formula has one apostrophe in front. */
export function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const HEAD = [
  'document',
  'key',
  'class',
  'shown_as',
  'rule',
  'coverage',
  'p_valid',
  'why',
  'cited_as',
  'cited_title',
  'cited_year',
  'cited_doi',
  'page',
  'line',
  'closest_record',
  'closest_doi',
  ...COMPONENTS.map((component) => `${component}_label`),
  'warnings',
  'sources_asked',
  'decision',
  'kind',
  'file',
];

function row(report: Report, finding: ReferenceFinding): string[] {
  const { reference, verdict } = finding;
  const record = closest(finding);
  return [
    report.document.name,
    reference.key,
    verdict.outcome,
    classWord(finding).word,
    verdict.rule,
    coverageWords(finding),
    String(verdict.pValid),
    verdict.says,
    reference.raw,
    reference.fields.title ?? '',
    yearOf(reference.fields),
    reference.fields.DOI ?? '',
    reference.page === undefined ? '' : String(reference.page),
    finding.at === undefined ? '' : String(finding.at.line),
    record === null ? '' : fullCitation(record.fields),
    record === null ? '' : (doiOf(record.fields) ?? ''),
    ...COMPONENTS.map((component) => verdict.components[component].label),
    finding.warnings.map((warning) => `${WARNING_WORDS[warning.kind].word}: ${warning.says}`).join('; '),
    [...answersOf(finding.asked)].map(([adapter, said]) => `${adapter}: ${said}`).join('; '),
    finding.decision === undefined ? '' : decisionLine(finding.decision),
    'reference',
    finding.at === undefined ? '' : fileNamed(report.document.name, finding.at.file),
  ];
}

/** A quote in the columns of references: what was cited, what it was found to be, and the words of the source that come nearest. */
function quoteRow(report: Report, finding: QuoteFinding): string[] {
  const { citations, status, rule, says, quote, page, at, source, notes, decision } = finding;
  const cells: Readonly<Record<string, string>> = {
    document: report.document.name,
    key: citations.map(({ label }) => label).join('; '),
    class: status,
    shown_as: QUOTE_WORDS[status].word,
    rule,
    why: says,
    cited_as: quote,
    page: String(page ?? ''),
    line: String(at?.line ?? ''),
    closest_record: nearestWords(finding) ?? elsewhereWords(finding) ?? '',
    warnings: notes.join(' '),
    sources_asked: source === null ? '' : `${source.name} (${shortHash(source.sha256)})`,
    decision: decision === undefined ? '' : decisionLine(decision, 'text'),
    kind: 'quote',
    file: at === undefined ? '' : report.document.name,
  };
  return HEAD.map((name) => cells[name] ?? '');
}

/** A sentence that cites, in the columns of references: what it rests on, how it stands, and the passage that decided. */
function claimRow(report: Report, finding: DocumentClaim): string[] {
  const { claim, outcome, rule, says, score, supports, unsupported, grounding, facts = [], page, at, decision } = finding;
  const worst = supports.find((support) => support.rule === rule) ?? supports[0];
  const numbers = (worst?.numbers ?? []).map(
    ({ claimValue, evidenceValue, match }) => `${claimValue} / ${evidenceValue ?? '—'}: ${NUMBER_WORDS[match]}`,
  );
  const cells: Readonly<Record<string, string>> = {
    document: report.document.name,
    key: claim.citations.map(({ label }) => label).join('; '),
    class: outcome,
    shown_as: grounding === 'retracted_source' ? `${CLAIM_WORDS[outcome].word}; rests on a retracted work` : CLAIM_WORDS[outcome].word,
    rule,
    coverage: `support ${Math.round(score * 100)} %`,
    why: says,
    cited_as: claim.text,
    page: String(page ?? ''),
    line: String(at?.line ?? ''),
    closest_record: worst?.passage?.quote ?? '',
    warnings: [
      ...(unsupported.length === 0 ? [] : [`not borne out: ${unsupported.map(({ text }) => text).join(', ')}`]),
      ...numbers,
      ...(facts.length === 0 ? [] : [factCount(facts)]),
    ].join('; '),
    sources_asked: supports.flatMap(({ source }) => (source === null ? [] : [`${source.name} (${shortHash(source.sha256)})`])).join('; '),
    decision: decision === undefined ? '' : decisionLine(decision, 'text'),
    kind: 'claim',
    file: at === undefined ? '' : report.document.name,
  };
  return HEAD.map((name) => cells[name] ?? '');
}

/** A document as a whole: what is to be said of it, or why nothing else stands in the sheet for it. */
function documentRow(name: string, shownAs: string, why: string, more: Readonly<Record<string, string>> = {}): string[] {
  const cells: Readonly<Record<string, string>> = { document: name, shown_as: shownAs, why, kind: 'document', ...more };
  return HEAD.map((column) => cells[column] ?? '');
}

function rowsOf(report: Report): string[][] {
  const rows = [
    ...report.references.map((finding) => row(report, finding)),
    ...(report.quotes?.items ?? []).map((finding) => quoteRow(report, finding)),
    ...(report.claims?.claims ?? []).map((finding) => claimRow(report, finding)),
  ];
  const { name, pages } = report.document;
  const lost = leftOutOf(report).filter(({ references }) => references === true);
  const whole = wholeFindings(report).map((finding) => {
    const { rule, says, span, at, skipped, decision } = finding;
    // A remark may be what tells that something was not read; that has no place in the text.
    const unread = skipped !== undefined || lost.some(({ what }) => says.includes(what));
    const more = {
      decision: decision === undefined ? '' : decisionLine(decision, 'document'),
      ...(skipped === undefined ? { rule } : {}),
      page: String((span === null || unread ? null : pageAt(pages, span.start)) ?? ''),
      ...(at === undefined || unread ? {} : { line: String(at.line), file: fileNamed(name, at.file) }),
    };
    return documentRow(name, unread ? 'Not read' : wholeWord(finding), says, more);
  });
  const earlier = earlierWords(report).map((said) => documentRow(name, 'Checked earlier', said));
  return rows.length + whole.length === 0 ? [documentRow(name, 'No references', ''), ...earlier] : [...rows, ...whole, ...earlier];
}

export function csv(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  const rows = [...reports.flatMap(rowsOf), ...unread.map(({ name, why }) => documentRow(name, 'Not read', why))];
  return [HEAD, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
