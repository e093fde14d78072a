/**
 * A work's editorial history as it stands: retracted, under an expression of concern, corrected or reinstated. The last
 * word counts; what came before is told in the sentence, so that a reinstated paper is not called retracted.
 */
import type { Notice, Source } from '../../model/source.ts';
import { dated, type Matched, named, type ReferenceWarningRule, warning } from './rule.ts';

const of = (matched: Matched, kind: Notice['kind']): readonly Notice[] => (matched.notices ?? []).filter((notice) => notice.kind === kind);

/** True when `later` is not known to come before `earlier`. */
const notBefore = (later: Notice, earlier: Notice): boolean =>
  later.date === undefined || earlier.date === undefined || later.date >= earlier.date;

/**
 * Whether OpenAlex alone marks the work as retracted, without a notice, while Crossref, which takes in the list of Retraction Watch, was
 * read for the same DOI and tells of none. Such marks have stood on corrected papers, and on whole journals.
 */
function onlyMarked(matched: Matched): boolean {
  const notices = of(matched, 'retracted');
  const bare = notices.every(({ from, date, doi }) => from === 'openalex' && date === undefined && doi === undefined);
  if (notices.length === 0 || !bare) return false;
  const said = ({ notices: own }: Source): boolean => own.some(({ kind }) => kind === 'retracted');
  if (matched.work.some((source) => source.adapter !== 'openalex' && said(source))) return false;
  const marked = matched.work.filter(said).map(({ fields }) => fields.DOI);
  return matched.work.some(({ adapter, fields }) => adapter === 'crossref' && fields.DOI !== undefined && marked.includes(fields.DOI));
}

/** The retraction that stands: the last one that no reinstatement followed. */
function standingRetraction(matched: Matched): Notice | undefined {
  const last = of(matched, 'retracted').at(-1);
  if (last === undefined || onlyMarked(matched)) return undefined;
  const undone = of(matched, 'reinstated').some((notice) => notice.date !== undefined && notBefore(notice, last));
  return undone ? undefined : last;
}

const history = (matched: Matched): string => {
  const all = matched.notices ?? [];
  return all.length < 2 ? '' : ` History: ${all.map((notice) => `${notice.kind.replaceAll('-', ' ')}${dated(notice)}`).join(', ')}.`;
};

/** Year-wise or finer, as far as both dates go: was the document written after the notice? */
function after(citing: string | null, notice: Notice): boolean {
  if (citing === null || notice.date === undefined) return false;
  const length = Math.min(citing.length, notice.date.length);
  return citing.slice(0, length) > notice.date.slice(0, length);
}

/** The same the other way round. */
function before(citing: string | null, notice: Notice): boolean {
  if (citing === null || notice.date === undefined) return false;
  const length = Math.min(citing.length, notice.date.length);
  return citing.slice(0, length) < notice.date.slice(0, length);
}

/** A retraction registered under the work's own DOI, or said to replace it: the same DOI now leads to a corrected work. */
const replaced = (matched: Matched, notice: Notice): boolean =>
  (notice.reason !== undefined && /replace/i.test(notice.reason)) ||
  (notice.doi !== undefined &&
    of(matched, 'corrected').length > 0 &&
    matched.work.some(({ fields }) => fields.DOI?.toLowerCase() === notice.doi?.toLowerCase()));

export const RETRACTED: ReferenceWarningRule = {
  id: 'warn/retracted',
  kind: 'retracted',
  severity: 'error',
  says: 'The cited work has been retracted.',
  why: 'A retracted result must not carry an argument unless the retraction is the point.',
  of: (matched) => {
    const notice = standingRetraction(matched);
    if (notice === undefined) return [];
    const replacing = replaced(matched, notice) ? ' A corrected version replaces it under the same identifier.' : '';
    const citedAfter = after(matched.citingDate, notice)
      ? ` The citing document (${matched.citingDate}) is later than the retraction.`
      : before(matched.citingDate, notice)
        ? ` The citing document (${matched.citingDate}) is older than the retraction.`
        : '';
    const reason = notice.reason === undefined ? '' : ` Reason given: ${notice.reason}.`;
    const says = `The cited work was retracted${dated(notice)} (${named(notice)}).${reason}${replacing}${citedAfter}${history(matched)}`;
    return [warning(RETRACTED, matched, says, [notice.from], notice)];
  },
};

export const REINSTATED: ReferenceWarningRule = {
  id: 'warn/reinstated',
  kind: 'reinstated',
  severity: 'info',
  says: 'The cited work was retracted and later reinstated.',
  why: 'Lists that keep only retractions go on calling it retracted.',
  of: (matched) => {
    const notice = of(matched, 'reinstated').at(-1);
    if (notice === undefined || standingRetraction(matched) !== undefined) return [];
    const says = `The cited work was reinstated${dated(notice)} (${named(notice)}).${history(matched)}`;
    return [warning(REINSTATED, matched, says, [notice.from], notice)];
  },
};

export const CONCERN: ReferenceWarningRule = {
  id: 'warn/expression-of-concern',
  kind: 'expression_of_concern',
  severity: 'warning',
  says: "The cited work's editors have expressed concern about it.",
  why: 'The matter is open: not retracted, not cleared.',
  of: (matched) => {
    const notice = of(matched, 'expression-of-concern').at(-1);
    if (notice === undefined || standingRetraction(matched) !== undefined) return [];
    if (of(matched, 'reinstated').some((later) => later.date !== undefined && notBefore(later, notice))) return [];
    const says = `An expression of concern about the cited work was published${dated(notice)} (${named(notice)}).${history(matched)}`;
    return [warning(CONCERN, matched, says, [notice.from], notice)];
  },
};

export const CORRECTED: ReferenceWarningRule = {
  id: 'warn/corrected',
  kind: 'corrected',
  severity: 'info',
  says: 'A correction to the cited work has been published.',
  why: 'The figure relied on may be the one that was corrected.',
  of: (matched) => {
    const notice = of(matched, 'corrected').at(-1);
    if (notice === undefined || standingRetraction(matched) !== undefined) return [];
    const says = `A correction to the cited work was published${dated(notice)} (${named(notice)}).`;
    return [warning(CORRECTED, matched, says, [notice.from], notice)];
  },
};

const MARKED =
  'OpenAlex marks the cited work as retracted and names no notice; Crossref, which takes in the list of Retraction Watch, tells of none. Whether it was retracted must be looked up.';

export const RETRACTION_UNKNOWN: ReferenceWarningRule = {
  id: 'warn/retraction-unknown',
  kind: 'retraction_unknown',
  severity: 'info',
  says: 'Whether the cited work was retracted could not be looked up, or the sources contradict one another.',
  why: 'No warning must not read as "not retracted" when the lists could not be read. Where no lists were asked for at all, nothing is said.',
  of: (matched) =>
    onlyMarked(matched)
      ? [{ ...warning(RETRACTION_UNKNOWN, matched, MARKED, ['openalex', 'crossref']), severity: 'warning' }]
      : matched.notices === null && matched.listed !== null && matched.work.length > 0
        ? [
            warning(
              RETRACTION_UNKNOWN,
              matched,
              'The retraction lists could not be read; whether this work was retracted is not known.',
              [],
            ),
          ]
        : [],
};
