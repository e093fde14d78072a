/**
 * The figures of verdicts on labelled references, each with its 95 % interval (Wilson): detection and false positives in both
 * readings of "unknown", false accusations, by type of error, by kind of work and by field; the middle class as precision, recall
 * and F1; hijacked identifiers; and how well p_valid holds.
 */
import { COMPONENTS, type Component, type Label } from '../src/model/evidence.ts';
import type { ReferenceClass } from '../src/model/verdict.ts';

/** One reference of a set with what was said of it. */
export interface Row {
  readonly key: string;
  readonly label: 'valid' | 'wrong';
  readonly type: string;
  /** CSL type of the citation. */
  readonly kind: string;
  readonly outcome: ReferenceClass;
  readonly rule: string;
  readonly p: number;
  readonly labels: Readonly<Record<Component, Label>>;
}

/** A real reference whose DOI was exchanged for another work's, and what was said of it. */
export interface Hijack {
  readonly warned: boolean;
  readonly outcome: ReferenceClass;
}

export interface Share {
  readonly n: number;
  readonly rate: number | null;
  readonly ci95: readonly number[];
}

const rounded = (x: number): number => Math.round(x * 1e4) / 1e4;

/** A share with its 95 % interval by Wilson's method. */
function share(part: number, whole: number): Share {
  if (whole === 0) return { n: 0, rate: null, ci95: [] };
  const z = 1.96;
  const p = part / whole;
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  return { n: whole, rate: rounded(p), ci95: [rounded(Math.max(0, middle - half)), rounded(Math.min(1, middle + half))] };
}

/** A reader is stopped at these: something is to be looked at. */
export const FLAGGED: ReadonlySet<string> = new Set(['fake', 'exist_minor', 'unsure']);

/** The field that is wrong in each type of error that spoils one field. */
const FIELD: Readonly<Record<string, Component>> = {
  near_miss_title: 'title',
  chimeric_title: 'title',
  swapped_authors: 'authors',
  partial_author_list: 'authors',
  placeholder_authors: 'authors',
  wrong_venue: 'venue',
  nonexistent_venue: 'venue',
  preprint_as_published: 'venue',
  future_date: 'date',
  fabricated_doi: 'doi',
};
/** Types of error in which title and authors are those of a real work, and one detail is not: what exist_minor is for. */
const DETAILS: ReadonlySet<string> = new Set([
  'arxiv_version_mismatch',
  'fabricated_doi',
  'future_date',
  'nonexistent_venue',
  'preprint_as_published',
  'wrong_venue',
]);

const count = <One>(of: readonly One[], test: (one: One) => boolean): number => of.reduce((sum, one) => sum + (test(one) ? 1 : 0), 0);
const flagged = ({ outcome }: Pick<Row, 'outcome'>): boolean => FLAGGED.has(outcome);
const strict = (row: Pick<Row, 'outcome'>): boolean => flagged(row) || row.outcome === 'unknown';

function tally(rows: readonly Row[], by: (row: Row) => string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[by(row)] = (sums[by(row)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(sums).sort(([, a], [, b]) => b - a));
}

const grouped = (rows: readonly Row[], by: (row: Row) => string): [string, Row[]][] =>
  [...new Set(rows.map(by))].sort().map((name) => [name, rows.filter((row) => by(row) === name)]);

const classesOf = (rows: readonly Row[]): Record<string, number> => ({
  fake: count(rows, ({ outcome }) => outcome === 'fake'),
  minor: count(rows, ({ outcome }) => outcome === 'exist_minor'),
  unsure: count(rows, ({ outcome }) => outcome === 'unsure'),
  unknown: count(rows, ({ outcome }) => outcome === 'unknown'),
});

/** How often a field that is wrong was said to be, and how often one that is right was. */
function byField(rows: readonly Row[]): unknown {
  const differs = (label: Label): boolean => label !== 'match' && label !== 'unknown';
  const valid = rows.filter(({ label }) => label === 'valid');
  return Object.fromEntries(
    COMPONENTS.map((component) => {
      const wrong = rows.filter(({ type, label }) => label === 'wrong' && FIELD[type] === component);
      return [
        component,
        {
          foundWrong: share(
            count(wrong, ({ labels }) => differs(labels[component])),
            wrong.length,
          ),
          falselyWrong: share(
            count(valid, ({ labels }) => differs(labels[component])),
            count(valid, ({ labels }) => labels[component] !== 'unknown'),
          ),
        },
      ];
    }),
  );
}

/** The class for real works described wrongly; null for sets that do not tell which these are. */
function middle(rows: readonly Row[]): unknown {
  const meant = rows.filter(({ type, label }) => label === 'wrong' && DETAILS.has(type));
  if (meant.length === 0) return null;
  const said = rows.filter(({ outcome }) => outcome === 'exist_minor');
  const right = count(meant, ({ outcome }) => outcome === 'exist_minor');
  return {
    precision: share(right, said.length),
    recall: share(right, meant.length),
    f1: rounded((2 * right) / (said.length + meant.length)),
  };
}

/** Share of wrong references among those that p_valid speaks of: docs/method.md. */
const WRONG_SHARE = 0.27;

/** Ten bins of p_valid beside what was so; with `share` the wrong rows weigh so much that they are this share of all. */
function calibration(rows: readonly Row[], share: number | null = null): unknown {
  const wrong = count(rows, ({ label }) => label === 'wrong');
  const heavy = share === null || wrong === 0 || wrong === rows.length ? 1 : ((share / (1 - share)) * (rows.length - wrong)) / wrong;
  const weighed = (of: readonly Row[], value: (row: Row) => number): number =>
    of.reduce((sum, row) => sum + (row.label === 'wrong' ? heavy : 1) * value(row), 0);
  const all = Math.max(
    1e-9,
    weighed(rows, () => 1),
  );
  const brier = weighed(rows, ({ label, p }) => (p - (label === 'valid' ? 1 : 0)) ** 2) / all;
  const bins = Array.from({ length: 10 }, (_, at) => rows.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === at)).flatMap((own) =>
    own.length === 0
      ? []
      : [
          {
            n: own.length,
            said: rounded(weighed(own, ({ p }) => p) / weighed(own, () => 1)),
            found: rounded(count(own, ({ label }) => label === 'valid') / weighed(own, () => 1)),
            weight: rounded(weighed(own, () => 1) / all),
          },
        ],
  );
  const ece = bins.reduce((sum, { weight, said, found }) => sum + weight * Math.abs(said - found), 0);
  return { brier: rounded(brier), expectedCalibrationError: rounded(ece), bins };
}

/** All figures of one set. */
export function figuresOf(rows: readonly Row[], hijacks: readonly Hijack[]): Record<string, unknown> {
  const wrong = rows.filter(({ label }) => label === 'wrong');
  const valid = rows.filter(({ label }) => label === 'valid');
  return {
    detection: share(count(wrong, flagged), wrong.length),
    falsePositives: share(count(valid, flagged), valid.length),
    falseAccusations: share(
      count(valid, ({ outcome }) => outcome === 'fake'),
      valid.length,
    ),
    // The other reading: a reference that could not be settled counts as flagged.
    detectionWithUnknown: share(count(wrong, strict), wrong.length),
    falsePositivesWithUnknown: share(count(valid, strict), valid.length),
    existMinor: middle(rows),
    hijackWarned: share(
      count(hijacks, ({ warned }) => warned),
      hijacks.length,
    ),
    hijackAccused: share(
      count(hijacks, ({ outcome }) => outcome === 'fake'),
      hijacks.length,
    ),
    pValid: calibration(rows),
    // As if as many were wrong as among the references that p_valid speaks of.
    pValidAtItsRate: calibration(rows, WRONG_SHARE),
    classes: tally(rows, ({ label, outcome }) => `${label}:${outcome}`),
    rules: tally(rows, ({ label, rule }) => `${label}:${rule}`),
    byType: Object.fromEntries(
      grouped(rows, ({ type }) => type).map(([type, own]) => [type, { ...share(count(own, flagged), own.length), ...classesOf(own) }]),
    ),
    byKind: Object.fromEntries(
      grouped(rows, ({ kind }) => kind).map(([kind, own]) => {
        const [real, made] = [own.filter(({ label }) => label === 'valid'), own.filter(({ label }) => label === 'wrong')];
        return [
          kind,
          {
            detection: share(count(made, flagged), made.length),
            falsePositives: share(count(real, flagged), real.length),
            falseAccusations: share(
              count(real, ({ outcome }) => outcome === 'fake'),
              real.length,
            ),
          },
        ];
      }),
    ),
    byField: byField(rows),
  };
}
