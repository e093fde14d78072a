/** Reports in every form. A renderer takes finished reports and gives text; it decides nothing and asks nobody. */
import type { Report } from '../model/report.ts';
import { csv } from './csv.ts';
import { json, jsonl } from './data.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { github, sarif } from './machines.ts';
import { markdown } from './markdown.ts';
import type { RenderOptions } from './options.ts';
import { pretty } from './pretty.ts';
import { bibtex, csl } from './records.ts';

export { citationHealth } from './answer/markdown.ts';
export { answerProblems, answerTally, claimCounts } from './answer/words.ts';
export { ANSWER_FORMATS, type AnswerFormat, type CheckedAnswer, doneOf, renderAnswers } from './answer.ts';
export { type Between, between, betweenMarkdown, betweenPretty, type Change, matters } from './between.ts';
export { fullCitation } from './cite.ts';
export { cell } from './csv.ts';
export { errorLine, jsonLine, jsonTextLines } from './data.ts';
export {
  claimPrint,
  DECISION_WORDS,
  decisionLine,
  quotePrint,
  REASON_WORDS,
  referencePrint,
  remarkPrint,
  withDecision,
  withDecisions,
} from './decisions.ts';
export { fingerprint } from './fingerprint.ts';
export { markdownSummary } from './markdown.ts';
export { REPORT_LANGUAGES, type RenderOptions, type ReportLanguage, type Unread } from './options.ts';
export { placesOf } from './places.ts';
export { isOpen, PRINTS_OF, type Problem, problemsOf, worstFirst, worstOf } from './problems.ts';
export { QUOTE_FORMATS, type QuoteFormat } from './quotes/formats.ts';
export type { CheckedQuotes, Outdated } from './quotes/words.ts';
export { renderQuotes } from './quotes.ts';
export { readSealedPage, type SealedPage } from './sealed-page.ts';
export { shortened, visible, withoutPassword } from './visible.ts';
export { lostOf, wholeFindings } from './whole.ts';
export { answersOf, checkedWords, counted, isCovered, proxyTroubles } from './words.ts';

const RENDERERS = { pretty, json, jsonl, html, markdown, csv, sarif, junit, github, bibtex, csl } as const satisfies Record<
  string,
  (reports: readonly Report[], options: RenderOptions) => string
>;

export type Format = keyof typeof RENDERERS;
export const FORMATS = Object.keys(RENDERERS) as readonly Format[];

/** Every form a report may be filed in: the texts, and a Word file. */
export type FileFormat = Format | 'docx';

/** Media type of each format, for a server's answer. */
export const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  pretty: 'text/plain; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  sarif: 'application/sarif+json',
  junit: 'application/xml; charset=utf-8',
  github: 'text/plain; charset=utf-8',
  bibtex: 'application/x-bibtex',
  csl: 'application/vnd.citationstyles.csl+json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** One report as text in a format; ends with a line end. */
export const render = (report: Report, format: Format, options: RenderOptions = {}): string => RENDERERS[format]([report], options);

/** Several reports as one text: one page, one sheet, one list. */
export const renderAll = (reports: readonly Report[], format: Format, options: RenderOptions = {}): string =>
  RENDERERS[format](reports, options);

/** Several reports as a file's content: text, or bytes where the format is not text. */
export const written = async (reports: readonly Report[], format: FileFormat, options: RenderOptions = {}): Promise<string | Uint8Array> =>
  format === 'docx' ? (await import('./docx.ts')).docx(reports, options) : renderAll(reports, format, options);
