/** English: the desk with its findings and decisions, the batch, the exports, the keys. */
import { CLAIM_WORDS } from '../../../report/answer/words.ts';
import { DECISION_WORDS, DOCUMENT_REASON_WORDS, REASON_WORDS, TEXT_REASON_WORDS } from '../../../report/decisions.ts';
import { CLASS_WORDS, LEAD_NOT_PROOF, WARNING_WORDS } from '../../../report/words.ts';
import { type Linked, speaking } from './speaking.ts';

const { counted, number } = speaking('en');
const needsYou = (n: number): string => counted(n, { one: 'finding needs you', other: 'findings need you' });
const wordsOf = <Id extends string>(named: Readonly<Record<Id, { readonly word: string }>>): Record<Id, string> =>
  Object.fromEntries(Object.entries<{ readonly word: string }>(named).map(([id, { word }]) => [id, word])) as Record<Id, string>;

export const DESK = {
  lead: LEAD_NOT_PROOF.replace(/"([^"]{1,60})"/, '“$1”'),
  leadForAuthors:
    'These are questions, asked of every reference alike. Please show where each source can be found, or correct how it is described.',
  classes: { ...wordsOf(CLASS_WORDS), uncheckable: 'Not checkable' },
  /** To those a finding concerns everything is a question. */
  classesForAuthors: { fake: 'Please show this source', exist_minor: 'Please check the details', unsure: 'Please check' },
  warnings: wordsOf(WARNING_WORDS),
  remarks: {
    'cited-but-missing': 'Cited but missing',
    'cited-otherwise': 'Cited otherwise than listed',
    'listed-but-uncited': 'Listed but uncited',
    duplicate: 'Duplicate',
    'numbering-gap': 'Numbering gap',
    'no-reference-list': 'No reference list',
    'region-skipped': 'Region skipped',
    'read-otherwise': 'Read otherwise',
  },
  checking: 'Being checked',
  quoteStatus: { verified: 'Found as quoted', not_found: 'Not found as quoted', citation_unresolved: 'No source to look in' },
  claimOutcome: wordsOf(CLAIM_WORDS),
  onRetracted: 'Rests on a retracted work',
  filters: { needs: 'need you', error: 'look first', warning: 'check', open: 'not checked', fine: 'verified', all: 'all' },
  layers: { reference: 'References', quote: 'Quotes', claim: 'Claims', remark: 'Document' },
  layerHeads: { reference: 'References', quote: 'Quotes', claim: 'Claims', remark: 'The document' },
  desk: {
    document: 'Document',
    later: ['This document was checked again: ', 'the latest check', '.'] as Linked,
    findings: 'Findings',
    reading: 'Reading the document…',
    noFinding: 'The finding that this address names is not among those of this check.',
    notKept: 'The document itself was not kept.',
    notRead: 'The check ended before the document was read.',
    notDrawn: (why: string): string => `The pages cannot be drawn (${why}); this is their text.`,
    openingPages: 'Opening the pages…',
    showAs: 'Show the document as',
    pages: 'Pages',
    text: 'Text',
    nothingFound: 'No reference was found in this document, so nothing was checked.',
    deleted: 'It was deleted. The hashes of its log stay, its content is gone.',
    nothingReached: 'It was stopped before anything was checked.',
    nothingNeeds: 'Nothing needs you.',
    nothingOfKind: 'Nothing of this kind.',
    nothingFits: 'Nothing fits these words.',
    showAll: (n: number): string => `Show all ${number(n)}`,
    which: 'Which findings',
    show: 'Show',
    kind: 'Kind',
    narrow: 'Filters',
    inForce: 'in force',
    anyKind: 'Any kind',
    notice: 'Notice',
    anyNotice: 'Any notice',
    source: 'Source',
    anySource: 'Any source',
    notHeardOf: (name: string): string => `${name}, not heard`,
    newFindings: (n: number): string => counted(n, { one: 'new finding', other: 'new findings' }),
    search: 'Search',
    searchFindings: 'Search the findings',
    halfShown: 'Half shown',
    trace: 'Trace',
    markOf: (word: string, key: string): string => `${word}, reference ${key}`,
    /** Above what a browser prints of this page. */
    printed: (name: string): string =>
      `${name}: what the page showed of its findings. All of them, with their evidence, are printed from “One-file report” or “Word” under “Export”.`,
    finished: (needs: number): string => `Finished. ${needsYou(needs)}.`,
    stopped: (needs: number): string => `Stopped before all was checked. ${needsYou(needs)}.`,
    leftOut: (what: string, why: string): string => `Left out: ${what}, because ${why}.`,
    unread: 'Not checked',
    soFar: (done: number, total: number, needs: number): string =>
      `${number(done)} of ${number(total)} checked, ${counted(needs, { one: 'needs you', other: 'need you' })}.`,
    kept: (needs: number): string => `Kept. ${needsYou(needs)}.`,
    takenBack: (needs: number): string => `Taken back. ${needsYou(needs)}.`,
  },
  progress: {
    reading: 'Reading…',
    checked: (done: number, total: number): string => `${number(done)} of ${number(total)} checked`,
    secondsLeft: (n: number): string => ` · about ${counted(n, { one: 'second', other: 'seconds' })} left`,
    minutesLeft: (n: number): string => ` · about ${counted(n, { one: 'minute', other: 'minutes' })} left`,
    stoppedAt: (done: number, total: number): string => `Stopped: ${number(done)} of ${number(total)} references were checked`,
    states: { queued: 'Waiting its turn', failed: 'Could not be checked', cancelled: 'Stopped', deleted: 'Deleted' },
    tooLate: 'It was done before it could be stopped',
    waitingFor: (host: string, seconds: number): string => `waiting for ${host}, asked again in ${number(seconds)} s`,
    notHeard: (name: string): string => `${name} not heard`,
    sourcesNotHeard: (n: number): string => `${counted(n, { one: 'source', other: 'sources' })} not heard`,
    references: (n: number): string => counted(n, { one: 'reference', other: 'references' }),
    quotes: (n: number): string => counted(n, { one: 'quote', other: 'quotes' }),
    coverage: (covered: number, lookedUp: number, notCheckable: number): string =>
      `coverage ${number(covered)} of ${number(lookedUp)}${notCheckable === 0 ? '' : ` · ${number(notCheckable)} not checkable`}`,
    coverageSays: 'References that were found, or for which every source that covers them was asked',
    sentences: (n: number): string => counted(n, { one: 'sentence', other: 'sentences' }),
  },
  decisions: {
    words: { ...DECISION_WORDS, fix: 'Correction taken over', none: 'Not decided' },
    reasons: { ...REASON_WORDS } as Readonly<Record<keyof typeof REASON_WORDS, string>>,
    /** Where a quote or a sentence that cites is meant, and not a reference. */
    reasonsOfText: { ...TEXT_REASON_WORDS } as Readonly<Record<keyof typeof TEXT_REASON_WORDS, string>>,
    /** Where the document as a whole is meant. */
    reasonsOfDocument: { ...DOCUMENT_REASON_WORDS } as Readonly<Record<keyof typeof DOCUMENT_REASON_WORDS, string>>,
    because: (reason: string): string => `Because: ${reason}.`,
    becauseOf: (decision: string): string => `${decision}, because`,
    earlier: ', decided in an earlier run',
    takeBack: 'Take back',
    yours: 'Your decision',
    takeCorrection: 'Take the correction',
    checkAgain: 'Check again',
    copy: 'Copy',
    copied: 'Copied.',
    note: 'Note',
    optional: 'optional',
    keep: 'Keep',
    notNow: 'Not now',
    decided: 'Decided',
  },
  exports: {
    button: 'Export',
    forms: {
      html: ['One-file report', 'opens anywhere, without scripts'],
      docx: ['Word', 'a certificate to print and to file'],
      md: ['Markdown', 'for a message or a review'],
      csv: ['Table', 'CSV for a spreadsheet'],
      bib: ['Corrected BibTeX', 'as the records have it'],
      'letter.md': ['Letter', 'asks the authors, accuses nobody'],
      json: ['Everything', 'JSON, with the seal'],
      sarif: ['SARIF', 'for code scanning'],
      papers: ['Table of papers', 'CSV for a spreadsheet'],
      'letters.md': ['Letters', 'one for each paper with open questions; they accuse nobody'],
    } as Readonly<
      Record<'html' | 'docx' | 'md' | 'csv' | 'bib' | 'letter.md' | 'json' | 'sarif' | 'papers' | 'letters.md', readonly [string, string]>
    >,
  },
  batch: {
    columns: {
      name: ['Paper', ''],
      needs: ['Need you', 'findings that wait for a person'],
      confirmed: ['Confirmed', 'problems that a person has confirmed'],
      fake: ['No match', 'no match found, with complete coverage'],
      warnings: ['Notices', 'retracted, wrong identifier and the like'],
      minor: ['Details', 'details differ'],
      unsure: ['Unsure', 'the evidence points both ways'],
      unknown: ['Not checked', 'nothing can be said'],
      quotesOpen: ['Quotes', 'quotes that were not found as they stand'],
      claimsOpen: ['Claims', 'sentences that the cited text does not bear out, or that rest on a retracted work'],
      coverage: [
        'Coverage',
        'references that were found, or for which every source that covers them was asked; of those that can be looked up',
      ],
      refs: ['References', ''],
      reviewer: ['Reviewer', 'who looks after the paper'],
      state: ['State', ''],
    } as Readonly<
      Record<
        | 'name'
        | 'needs'
        | 'confirmed'
        | 'fake'
        | 'warnings'
        | 'minor'
        | 'unsure'
        | 'unknown'
        | 'coverage'
        | 'quotesOpen'
        | 'claimsOpen'
        | 'refs'
        | 'reviewer'
        | 'state',
        readonly [word: string, says: string]
      >
    >,
    states: {
      queued: 'waiting',
      running: 'being checked',
      done: 'done',
      failed: 'could not be read',
      cancelled: 'stopped',
      deleted: 'deleted',
    },
    needYou: 'need you',
    papers: 'papers',
    list: 'Papers',
    searchPapers: 'Search the papers',
    paper: (n: number): string => `Paper ${number(n)}`,
    nobody: 'nobody',
    reviewerOf: (name: string): string => `Reviewer of ${name}`,
    unchangedSince: (when: string): string => `unchanged since ${when}`,
    unchanged: (when: string): string => `checked ${when}, unchanged since`,
    of: (all: number): string => `of ${number(all)}`,
    none: 'No paper is here yet.',
    noneFits: 'No paper fits.',
    refused: (n: number): string => counted(n, { one: 'file was not taken', other: 'files were not taken' }),
    unread: (n: number): string => `${number(n)} could not be read`,
    done: (settled: number, total: number): string => `${number(settled)} of ${counted(total, { one: 'paper', other: 'papers' })} done`,
    said: (done: number, total: number, needs: number): string => `${number(done)} of ${number(total)} papers done, ${needsYou(needs)}.`,
    fileName: 'batch',
  },
  keys: {
    nextFinding: 'next, previous finding',
    walkFindings: 'the same, and to the first and last, with the focus on a finding',
    openFinding: 'open or close the finding',
    nextPlace: 'next, previous place in the text',
    decide: 'it stands, needs correcting, still open',
    reason: 'pick the reason, then Enter',
    undo: 'take a decision back, the latest if none is chosen',
    fix: 'take the correction',
    source: 'open the source to look for yourself',
    copy: 'copy the reference',
    again: 'check it again',
    filter: 'next filter',
    search: 'search',
    pages: 'pages or text',
    trace: 'trace',
    export: 'export',
    sibling: 'previous, next paper of the batch',
    help: 'these keys',
    close: 'close, go back to the mark',
    nextPaper: 'next, previous paper',
    walkPapers: 'the same, and to the first and last, with the focus on a paper',
    openPaper: 'open the paper',
    needsOrAll: 'papers that need you, or all',
  },
};
