/**
 * English: every word of the report page that is not a document's, a record's or a rule's. The original; its shape is what a
 * catalogue of another language has to fill.
 */
import type { QuoteFinding } from '../../model/quote.ts';
import type { ReferenceFinding, Report } from '../../model/report.ts';
import type { Asked } from '../../model/source.ts';
import type { ReferenceClass } from '../../model/verdict.ts';
import { CLAIM_WORDS, claimCounts } from '../answer/words.ts';
import { FACT_WORDS, factCount, NUMBER_WORDS } from '../claim-words.ts';
import { decisionLine } from '../decisions.ts';
import { countWords, elsewhereWords, QUOTE_WORDS, skippedWords } from '../quotes/words.ts';
import {
  CLASS_WORDS,
  COMPONENT_WORDS,
  counted,
  coverageWords,
  IDENTIFIER_WORD,
  LABEL_WORDS,
  LEAD_NOT_PROOF,
  outageWords,
  outcomeWord,
  readingWords,
  WARNING_WORDS,
} from '../words.ts';

const wordsOf = <Id extends string>(named: Readonly<Record<Id, { readonly word: string }>>): Readonly<Record<Id, string>> =>
  Object.fromEntries(Object.entries<{ readonly word: string }>(named).map(([id, { word }]) => [id, word])) as Readonly<Record<Id, string>>;

const classes: Readonly<Record<ReferenceClass | 'uncheckable', string>> = { ...wordsOf(CLASS_WORDS), uncheckable: 'Not checkable' };

export const ENGLISH = {
  tag: 'en' as 'en' | 'de',
  /** What a rule said, by the rule's id; a reason beside a label; a note beside a quote. */
  said: (_rule: string, says: string): string => says,
  clause: (why: string): string => why,
  noted: (note: string): string => note,

  unread: 'Not read',
  unreadMeans: 'these could not be checked',
  documents: (n: number): string => counted(n, 'document'),
  citationsIn: (title: string): string => `Citations in ${title}`,
  lead: LEAD_NOT_PROOF,
  groups: {
    error: ['Look at these first', 'no match found, retracted, or an identifier of another work'],
    check: ['Check the details', 'the work exists or may exist; something differs'],
    open: ['Could not be checked', 'nothing is claimed about these'],
    verified: ['Verified', 'found as described'],
  } as Readonly<Record<'error' | 'check' | 'open' | 'verified', readonly [title: string, meaning: string]>>,
  filters: {
    all: 'references',
    needs: 'need a person',
    error: 'look first',
    check: 'check details',
    open: 'not checked',
    verified: 'verified',
  },
  showAll: 'Show all references',
  showOnly: (what: string): string => `Show only: ${what}`,
  needPerson: (n: number): string => (n === 0 ? 'none needs a person' : `${n} ${n === 1 ? 'needs' : 'need'} a person`),
  quotesCounted: (n: number): string => counted(n, 'quote'),
  sentencesCounted: (n: number): string => counted(n, 'citing sentence'),
  references: (n: number): string => counted(n, 'reference'),
  facts: ({ document, references, citations }: Report): string =>
    [
      document.pages.length > 0 ? counted(document.pages.length, 'page') : '',
      counted(references.length, 'reference'),
      citations.length > 0 ? counted(citations.length, 'in-text citation') : '',
    ]
      .filter((fact) => fact !== '')
      .join(' · '),
  whole: 'The document as a whole',
  onPage: (message: string, page: number | null): string => `${message}${page === null ? '' : ` (page ${page})`}`,
  outages: (outages: Report['outages']): readonly string[] =>
    outageWords(outages).map(({ adapter, says }) => `${adapter} was not heard: ${says}`),
  reading: readingWords,
  earlier: (time: string): string => `Checked on ${time}; nothing has changed since, so it was not checked again.`,
  leftOut: (what: string, why: string, page: number | undefined): string =>
    `Left out${page === undefined ? '' : ` on page ${page}`}: ${what}, because ${why}`,
  about: { document: 'document', hash: 'hash', run: 'run', engine: 'engine', log: 'log' },
  logged: (path: string, events: number, head: string): string => `${path}: ${events} events, last ${head}`,
  footer:
    'Each class is given by the rule named beside it, on the evidence shown. A source that was not heard never counts against a reference.',

  classes,
  warnings: wordsOf(WARNING_WORDS),
  parts: COMPONENT_WORDS,
  labels: LABEL_WORDS,
  besideRecord: 'As cited, beside the record',
  besideClosest: 'As cited, beside the closest record',
  columns: { part: 'part', cited: 'as cited', recorded: 'as recorded', label: 'label' },
  sides: { cited: 'cited: ', recorded: 'record: ' },
  likeness: (score: string): string => `likeness ${score}`,
  pValid: (p: string): string => `p(valid) ${p}`,
  candidates: (n: number): string => counted(n, 'other record found', 'other records found'),
  identifier: IDENTIFIER_WORD,
  search: 'search',
  covers: { no: 'does not cover it', broad: 'broad coverage', authoritative: 'authoritative coverage' },
  outcome: (asked: Asked): string => outcomeWord(asked),
  asked: (n: number, coverage: 'complete' | 'partial' | 'none'): string => `${counted(n, 'question')} asked · coverage ${coverage}`,
  coverage: (finding: ReferenceFinding): string => `Coverage ${coverageWords(finding)}.`,
  askedColumns: { source: 'source', askedFor: 'asked for', covers: 'covers', answer: 'answer' },
  page: (n: number): string => `page ${n}`,
  line: (n: number): string => `line ${n}`,
  citedAs: (label: string): string => `cited as ${label}`,
  andMore: (n: number): string => `and ${n} more`,
  citedTimes: (n: number): string => `Cited in the text ${counted(n, 'time')}`,
  notice: 'notice',
  confirm: (key: string): string => `Confirm reference ${key} yourself`,
  confirmYourself: 'Confirm yourself:',
  /** Links are called in English where they are made. */
  link: (name: string): string => name,
  decided: 'Decided.',
  decision: decisionLine,
  evidence: 'evidence',

  quotes: 'Quotes',
  quoteStatus: wordsOf(QUOTE_WORDS),
  quoteCounts: countWords,
  notChecked: (what: string): string => `In quotation marks and not checked: ${what}`,
  skipped: skippedWords,
  elsewhere: (finding: QuoteFinding): string | null => elsewhereWords(finding),
  nearestWords: 'Nearest words:',
  differs: '(struck out: only quoted; inserted: only in the source)',
  checkedIn: (source: string, version: string): string => `Checked in ${source}, version ${version}`,
  versions: (all: string): string => `Checked in these versions: ${all}`,

  claims: 'Claims',
  claimOutcome: { ...wordsOf(CLAIM_WORDS), unresolved: 'Citation not resolved' },
  claimCounts,
  onRetracted: (says: string): string => `A work it cites has been retracted. ${says}`,
  nearestPassage: (place: string): string => `Nearest passage, in ${place}:`,
  saysSo: (place: string): string => `${place} does say so:`,
  judged: (judge: string, score: string | null): string => `Judge: ${judge}${score === null ? '' : `, score ${score}`}`,
  factCount,
  standings: wordsOf(FACT_WORDS),
  numbers: 'Numbers',
  numberColumns: { claim: 'in the claim', source: 'in the source', compared: 'compared' },
  matches: NUMBER_WORDS,
};

export type PageWords = typeof ENGLISH;
