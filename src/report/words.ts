/**
 * The words a person reads, once for every format. Ids never change; these may. No word here accuses: "no match found" says
 * what was seen, and every report says beside it by which rule and how completely the sources were asked.
 */
import type { Component, ComponentEvidence, Label } from '../model/evidence.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import type { Asked, Lookup } from '../model/source.ts';
import type { ReferenceClass, Severity, WarningKind } from '../model/verdict.ts';

/** What a class is called, its sign (with one for terminals that know ASCII alone) and its severity. */
export interface Word {
  readonly word: string;
  /** For narrow columns. */
  readonly brief: string;
  readonly glyph: string;
  readonly ascii: string;
  readonly severity: Severity;
  /** What a reader of the report may do with it, in one clause. */
  readonly meaning: string;
}

export const CLASS_WORDS: Readonly<Record<ReferenceClass, Word>> = {
  exist: { word: 'Verified', brief: 'VERIFIED', glyph: '✓', ascii: '+', severity: 'info', meaning: 'the work exists as described' },
  exist_minor: {
    word: 'Check details',
    brief: 'CHECK',
    glyph: '!',
    ascii: '!',
    severity: 'warning',
    meaning: 'the work exists; some details differ',
  },
  fake: { word: 'No match found', brief: 'NO MATCH', glyph: '✗', ascii: 'x', severity: 'error', meaning: 'a lead to confirm by hand' },
  unsure: { word: 'Unsure', brief: 'UNSURE', glyph: '?', ascii: '?', severity: 'warning', meaning: 'the evidence points both ways' },
  unknown: { word: 'Not checked', brief: 'NOT CHECKED', glyph: '–', ascii: '-', severity: 'info', meaning: 'nothing can be said about it' },
};
const UNCHECKABLE: Word = {
  ...CLASS_WORDS.unknown,
  word: 'Not checkable',
  brief: 'NOT CHECKABLE',
  meaning: 'not a work that can be looked up',
};

/** The word for a finding: what cannot be checked by design is called otherwise than what could not be checked this time. */
export function classWord(finding: ReferenceFinding): Word {
  const { outcome } = finding.verdict;
  return outcome === 'unknown' && finding.reference.route === 'uncheckable' ? UNCHECKABLE : CLASS_WORDS[outcome];
}

export const WARNING_WORDS: Readonly<Record<WarningKind, { readonly word: string; readonly brief: string }>> = {
  retracted: { word: 'Retracted', brief: 'RETRACTED' },
  id_points_elsewhere: { word: 'Identifier of another work', brief: 'OTHER WORK' },
  expression_of_concern: { word: 'Expression of concern', brief: 'CONCERN' },
  predatory_source: { word: 'Journal on a list', brief: 'LISTED' },
  cohort_concentrated: { word: 'Many works by the same authors', brief: 'COHORT' },
  ai_generated_suspect: { word: 'Signs of a generated paper', brief: 'SIGNS' },
  corrected: { word: 'Corrected', brief: 'CORRECTED' },
  reinstated: { word: 'Reinstated', brief: 'REINSTATED' },
  superseded_preprint: { word: 'Published since', brief: 'PUBLISHED' },
  discussed: { word: 'Commented on', brief: 'COMMENTED' },
  newer_version: { word: 'Newer version', brief: 'NEWER' },
  orcid_elsewhere: { word: 'ORCID of another person', brief: 'OTHER ORCID' },
  details_differ: { word: 'Details differ', brief: 'DETAILS' },
  retraction_unknown: { word: 'Retraction not checked', brief: 'NOT CHECKED' },
};

export const COMPONENT_WORDS: Readonly<Record<Component, string>> = {
  title: 'title',
  authors: 'authors',
  venue: 'venue',
  date: 'year',
  url: 'link',
  doi: 'DOI',
};
export const IDENTIFIER_WORD = 'identifier';

/** The names of compared parts as the terminal and Word have them. */
export const PART_WORDS = { parts: COMPONENT_WORDS, identifier: IDENTIFIER_WORD };

/** What a compared part is called: an identifier that is no DOI (an ISBN, an arXiv number, the place of a decision) is not called one. */
export function partName(
  { parts, identifier }: { readonly parts: Readonly<Record<Component, string>>; readonly identifier: string },
  component: Component,
  { cited, found }: Pick<ComponentEvidence, 'cited' | 'found'>,
): string {
  return component === 'doi' && !/(?<![\d.])10\.\d{4}/.test(cited ?? found ?? '') ? identifier : parts[component];
}

export const LABEL_WORDS: Readonly<Record<Label, string>> = {
  match: 'match',
  partial: 'partly',
  weak: 'weak',
  not_match: 'differs',
  unknown: 'not compared',
};

const UNAVAILABLE_WORDS: Readonly<Record<Extract<Lookup, { kind: 'unavailable' }>['why'], string>> = {
  timeout: 'timed out',
  'rate-limited': 'asked us to wait',
  blocked: 'refused',
  'server-error': 'failed',
  malformed: 'answered unreadably',
  network: 'could not be reached',
  deadline: 'not reached in time',
  'breaker-open': 'left alone after failing',
  proxy: 'could not be asked through the proxy',
};
const NOT_ASKED_WORDS: Readonly<Record<Extract<Lookup, { kind: 'not-asked' }>['why'], string>> = {
  offline: 'not asked (offline)',
  'not-covered': 'does not cover this',
  'no-query': 'nothing to ask for',
  'already-settled': 'not needed',
  'switched-off': 'switched off',
};

const REASONS: ReadonlyMap<string, string> = new Map([...Object.entries(UNAVAILABLE_WORDS), ...Object.entries(NOT_ASKED_WORDS)]);
/** Why a source was not heard, as a person says it; a reason that is not known, as it stands. */
export const whyNot = (why: string): string => REASONS.get(why) ?? why;

/**
 * The sources that were down, one clause each: "crossref could not be reached (4 times)". That a source was then left alone follows
 * from how it failed before, so the failure is what is said of it.
 */
export function outageWords(outages: Report['outages']): { readonly adapter: string; readonly says: string }[] {
  const byAdapter = new Map<string, { why: string; times: number }>();
  for (const { adapter, why, times } of outages) {
    const before = byAdapter.get(adapter);
    const told = before === undefined || before.why === 'breaker-open' ? why : before.why;
    byAdapter.set(adapter, { why: told, times: (before?.times ?? 0) + times });
  }
  return [...byAdapter].map(([adapter, { why, times }]) => ({ adapter, says: whyNot(why) + (times > 1 ? ` (${times} times)` : '') }));
}

/** What a source answered, in a word or two. */
export function outcomeWord({ lookup }: Asked): string {
  switch (lookup.kind) {
    case 'found': {
      const count = lookup.count ?? lookup.sources.length;
      return count === 1 ? '1 record' : `${count} records`;
    }
    case 'absent':
      return 'no record';
    case 'unavailable':
      return UNAVAILABLE_WORDS[lookup.why] + (lookup.status === undefined ? '' : ` (${lookup.status})`);
    case 'not-asked':
      return NOT_ASKED_WORDS[lookup.why];
  }
}

/** What each source answered. One may be asked twice, for the identifier and for the work: the answer that says most is told. */
export function answersOf(asked: readonly Asked[]): Map<string, string> {
  const weight = ({ lookup }: Asked): number => ({ found: 3, unavailable: 2, absent: 1, 'not-asked': 0 })[lookup.kind];
  return new Map([...asked].sort((a, b) => weight(a) - weight(b)).map((one) => [one.adapter, outcomeWord(one)]));
}

/**
 * Whether something is known of a reference: it was found, or every source that covers it was asked. A search always has a nearest
 * record, which says nothing of what stayed unknown. Null for what cannot be looked up.
 */
export function isCovered({ reference, verdict }: Pick<ReferenceFinding, 'reference' | 'verdict'>): boolean | null {
  if (reference.route === 'uncheckable') return null;
  return (verdict.source !== null && verdict.outcome !== 'unknown') || verdict.coverage.kind === 'complete';
}

/** The sources that answered and have no record of this work: the one whose record it was found by has one, whatever else it was asked. */
export function withoutRecord({ verdict, sources }: Pick<ReferenceFinding, 'verdict' | 'sources'>): readonly string[] {
  const { absent } = verdict.coverage;
  if (verdict.outcome === 'fake' || verdict.outcome === 'unknown') return absent;
  const own = sources.find(({ id }) => id === verdict.source)?.adapter;
  return absent.filter((adapter) => adapter !== own);
}

/** How completely the sources that cover a work were asked, in one clause. */
export function coverageWords(finding: ReferenceFinding): string {
  const { kind, missing } = finding.verdict.coverage;
  const absent = withoutRecord(finding);
  const waiting = missing.map(({ adapter, why }) => `${adapter} (${whyNot(why)})`).join(', ');
  const without = absent.length === 0 ? '' : `; without a matching record: ${absent.join(', ')}`;
  if (kind === 'complete') return `complete${without}`;
  const missed = waiting === '' ? '' : `; not heard: ${waiting}`;
  return `${kind === 'partial' ? 'partial' : 'none'}${without}${missed}`;
}

/** "1 reference", "2 references". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** What was not read as a reference, or not whole, in sentences: nothing is lost silently. Empty when all was read. */
export function readingWords({ doubtful, skipped }: Report['extraction']): string[] {
  return [
    ...(doubtful > 0 ? [`${counted(doubtful, 'reference')} could be read only in part.`] : []),
    ...(skipped > 0
      ? [
          `${counted(skipped, 'place')} in the reference list ${skipped === 1 ? 'was not taken for a reference' : 'were not taken for references'}.`,
        ]
      : []),
  ];
}

/** That a report was made in an earlier batch, in a sentence; nothing of one that was made in its own. */
export const earlierWords = ({ checkedAt }: Pick<Report, 'checkedAt'>): string[] =>
  checkedAt === undefined ? [] : [`Checked on ${minuteOf(checkedAt)}; nothing has changed since, so it was not checked again.`];

/** "2026-11-28 14:02 UTC"; a time that is none, as from a file that was edited, as it stands. */
export const minuteOf = (time: string): string => time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):[\d.]+Z$/, '$1 $2 UTC');

export const LEAD_NOT_PROOF = '"No match found" is a lead to confirm, not proof of misconduct.';

/** What was checked of a document in so many seconds, as the last line of its progress: "2 references and 1 quote checked in 1.3 s". */
export function checkedWords({ references, quotes, interrupted }: Report, seconds: number): string {
  const checked = `${counted(references.length, 'reference')}${quotes === undefined ? '' : ` and ${counted(quotes.items.length, 'quote')}`}`;
  return `${checked} checked in ${seconds.toFixed(1)} s${interrupted === true ? '; stopped there, what follows was not checked' : ''}`;
}

/** What a proxy did in place of what was asked of sources: told by itself, since none of them is to blame. */
export const proxyTroubles = ({ references }: Report): string[] =>
  references
    .flatMap(({ asked }) => asked.map(({ lookup }) => lookup))
    .flatMap((lookup) => (lookup.kind === 'unavailable' && lookup.why === 'proxy' && lookup.detail !== undefined ? [lookup.detail] : []));
