/**
 * A work's editorial history as it stands: retracted, under an expression of concern, corrected or reinstated. The last
 * word counts; what came before is told in the sentence, so that a reinstated paper is not called retracted.
 */
import type { Notice, Source } from '../../model/source.ts';
import type { Warning } from '../../model/verdict.ts';
import { saysItself } from './announced.ts';
import { befell, type Matched, named, type ReferenceWarningRule, reasonOf, warning } from './rule.ts';

const of = (matched: Matched, kind: Notice['kind']): readonly Notice[] => (matched.notices ?? []).filter((notice) => notice.kind === kind);

/** Which of two dates comes first, as far as both go: negative the one, positive the other; 0 where that cannot be told. */
function order(one: string | null | undefined, other: string | null | undefined): number {
  const length = Math.min(one?.length ?? 0, other?.length ?? 0);
  const [a, b] = [(one ?? '').slice(0, length), (other ?? '').slice(0, length)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** True when `later` is not known to come before `earlier`. */
const notBefore = (later: Notice, earlier: Notice): boolean => order(later.date, earlier.date) >= 0;

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

/** The retraction that stands among notices: the last one that no reinstatement followed. */
export function standing(notices: readonly Notice[]): Notice | undefined {
  const last = notices.filter(({ kind }) => kind === 'retracted').at(-1);
  const undone = (later: Notice): boolean =>
    later.kind === 'reinstated' && later.date !== undefined && last !== undefined && notBefore(later, last);
  return notices.some(undone) ? undefined : last;
}

const standingRetraction = (matched: Matched): Notice | undefined => (onlyMarked(matched) ? undefined : standing(matched.notices ?? []));

/** A warning about a notice: what befell the work and when, who says so and where, why, what the rule adds, and the rest of its history. */
function told(rule: ReferenceWarningRule, matched: Matched, notice: Notice, more = ''): Warning {
  const [reason, all] = [reasonOf(notice), matched.notices ?? []];
  const given = reason === undefined ? '' : ` Reason given: ${reason}.`;
  const history = all.length < 2 ? '' : ` History: ${all.map(befell).join(', ')}.`;
  return warning(rule, matched, `The cited work was ${befell(notice)} (${named(notice)}).${given}${more}${history}`, [notice.from], notice);
}

/** A retraction that is said to replace the work, or one under the work's own DOI beside a correction; by the same DOI a corrected work is found then. */
function replaced(matched: Matched, { reason, doi }: Notice): string {
  const own = doi !== undefined && matched.work.some(({ fields }) => fields.DOI?.toLowerCase() === doi.toLowerCase());
  if (!(reason !== undefined && /replace/i.test(reason)) && !(own && of(matched, 'corrected').length > 0)) return '';
  return own ? ' A corrected version replaces it under the same identifier.' : ' A corrected version replaces it.';
}

export const RETRACTED: ReferenceWarningRule = {
  id: 'warn/retracted',
  kind: 'retracted',
  severity: 'error',
  says: 'The cited work has been retracted; told as a warning where the reference itself says so.',
  why: 'A retracted result must not carry an argument unless the retraction is the point.',
  of: (matched) => {
    const notice = standingRetraction(matched);
    if (notice === undefined) return [];
    const cited = notice.date === undefined ? 0 : order(matched.citingDate, notice.date);
    const when = cited === 0 ? '' : ` The citing document (${matched.citingDate}) is ${cited > 0 ? 'later' : 'older'} than the retraction.`;
    // Whoever says so to the reader hides nothing: it is told, and stops nobody.
    const itself = saysItself(matched.reference);
    const rule = itself ? { ...RETRACTED, severity: 'warning' as const } : RETRACTED;
    return [told(rule, matched, notice, `${replaced(matched, notice)}${itself ? ' The reference itself says so.' : ''}${when}`)];
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
    return notice === undefined || standingRetraction(matched) !== undefined ? [] : [told(REINSTATED, matched, notice)];
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
    const settled = of(matched, 'reinstated').some((later) => later.date !== undefined && notBefore(later, notice));
    return settled ? [] : [told(CONCERN, matched, notice)];
  },
};

export const CORRECTED: ReferenceWarningRule = {
  id: 'warn/corrected',
  kind: 'corrected',
  severity: 'info',
  says: 'A correction to the cited work has been published; told as a warning where a part of it was retracted.',
  why: 'The figure relied on may be the one that was corrected.',
  of: (matched) => {
    const all = of(matched, 'corrected');
    const part = all.filter(({ reason }) => reason === 'partial retraction').at(-1);
    const notice = part ?? all.at(-1);
    if (notice === undefined || standingRetraction(matched) !== undefined) return [];
    return [told(part === undefined ? CORRECTED : { ...CORRECTED, severity: 'warning' }, matched, notice)];
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
