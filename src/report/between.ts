/**
 * What changed between two reports: for an author who sends a mended list, or a build that looks at what is new. References are the
 * same when they are printed the same, else when they bear one key, else one DOI; what is left stands in one report alone.
 */
import type { ReferenceFinding, Report } from '../model/report.ts';
import { shortCitation } from './cite.ts';
import { fingerprint } from './fingerprint.ts';
import { plain } from './markdown-text.ts';
import { type Problem, problemsOf, severityRank, urgency } from './problems.ts';
import { shortened, visible } from './visible.ts';
import { classWord, counted } from './words.ts';

/** `worse` and `better` by what a person would look at first; `other`: another rule of the same weight. */
export type ChangeKind = 'worse' | 'better' | 'other' | 'new' | 'gone';

export interface Change {
  readonly kind: ChangeKind;
  readonly key: string;
  readonly cited: string;
  /** Class and rules before and now; null where it does not stand. */
  readonly was: { readonly class: string; readonly rules: readonly string[] } | null;
  readonly is: { readonly class: string; readonly rules: readonly string[] } | null;
  /** True when what is found now and was not before is an error or a warning. */
  readonly matters: boolean;
}

/** A problem of a quote, a sentence or the document. */
export interface Told extends Pick<Problem, 'rule' | 'severity' | 'word' | 'message'> {
  /** The words it is about, as they stand in the document; "" when it is about the document as a whole. */
  readonly about: string;
}

export interface Between {
  readonly before: string;
  readonly now: string;
  readonly changes: readonly Change[];
  /** References of which the same is said. */
  readonly same: number;
  /** Problems of quotes, claims and the document that only the later report has, and those that only the earlier one has. */
  readonly arisen: readonly Told[];
  readonly settled: readonly Told[];
}

/** Compares two reports. Pure; linear in the number of references. */
export function between(before: Report, now: Report): Between {
  const found = pairs(before.references, now.references);
  const changes = found.flatMap(([was, is]): Change[] => {
    const change = changeOf(was, is);
    return change === null ? [] : [change];
  });
  const [old, fresh] = [elsewhere(before), elsewhere(now)];
  return {
    before: before.run,
    now: now.run,
    changes,
    same: found.length - changes.length,
    arisen: fresh.filter(({ fingerprint: name }) => !old.some((one) => one.fingerprint === name)).map(bare),
    settled: old.filter(({ fingerprint: name }) => !fresh.some((one) => one.fingerprint === name)).map(bare),
  };
}

/** What is not about one reference. */
const elsewhere = (report: Report): Problem[] => problemsOf(report).filter(({ finding }) => finding === null);
const bare = ({ rule, severity, word, message, quote, claim }: Problem): Told => ({
  rule,
  severity,
  word,
  message,
  about: quote?.quote ?? claim?.claim.text ?? '',
});
/** So much of the words, that people know which are meant. */
const ABOUT = 120;
const aboutOf = ({ about }: Told): string => (about === '' ? '' : `“${shortened(about.replace(/\s+/g, ' ').trim(), ABOUT)}”`);

type Pair = readonly [was: ReferenceFinding | null, is: ReferenceFinding | null];

/** Each finding with its other half, in the order of the later report; then those that are gone. */
function pairs(before: readonly ReferenceFinding[], now: readonly ReferenceFinding[]): Pair[] {
  const partner = new Map<ReferenceFinding, ReferenceFinding>();
  const taken = new Set<ReferenceFinding>();
  const names: ((finding: ReferenceFinding) => string | undefined)[] = [
    ({ reference }) => fingerprint('', reference.raw),
    ({ reference }) => reference.key || undefined,
    ({ reference }) => reference.fields.DOI?.toLowerCase(),
  ];
  for (const name of names) {
    const waiting = new Map<string, ReferenceFinding[]>();
    for (const one of before) {
      const called = taken.has(one) ? undefined : name(one);
      if (called !== undefined) waiting.set(called, [...(waiting.get(called) ?? []), one]);
    }
    for (const one of now) {
      const called = partner.has(one) ? undefined : name(one);
      const other = called === undefined ? undefined : waiting.get(called)?.shift();
      if (other === undefined) continue;
      partner.set(one, other);
      taken.add(other);
    }
  }
  return [
    ...now.map((one): Pair => [partner.get(one) ?? null, one]),
    ...before.filter((one) => !taken.has(one)).map((one): Pair => [one, null]),
  ];
}

const said = ({ verdict, warnings }: ReferenceFinding) => ({
  class: verdict.outcome,
  rules: [verdict.rule, ...warnings.map(({ rule }) => rule)].sort(),
});

function changeOf(was: ReferenceFinding | null, is: ReferenceFinding | null): Change | null {
  const shown = is ?? was;
  if (shown === null) return null;
  const { reference } = shown;
  const head = { key: reference.key, cited: shortCitation(reference.fields, reference.raw), was: was && said(was), is: is && said(is) };
  if (is === null) return { ...head, kind: 'gone', matters: false };
  if (was === null) return { ...head, kind: 'new', matters: weighs(is) };
  if (JSON.stringify(head.was) === JSON.stringify(head.is)) return null;
  const step = urgency(is) - urgency(was);
  // Where something was found before and nothing is known now, less was asked or heard: that betters nothing.
  const lost = is.verdict.outcome === 'unknown' && was.verdict.outcome !== 'unknown';
  const kind = step < 0 ? 'worse' : step > 0 && !lost ? 'better' : 'other';
  return { ...head, kind, matters: kind === 'worse' && weighs(is) };
}

const weighs = (finding: ReferenceFinding): boolean =>
  finding.warnings.some(({ severity }) => severity !== 'info') ||
  (finding.verdict.outcome !== 'exist' && severityRank(classWord(finding).severity) < severityRank('info'));

const WORDS: Readonly<Record<ChangeKind, string>> = { worse: 'worse', better: 'better', other: 'changed', new: 'new', gone: 'gone' };
const ORDER: readonly ChangeKind[] = ['worse', 'new', 'other', 'better', 'gone'];

/** True when something arose that a person should look at. */
export const matters = ({ changes, arisen }: Between): boolean =>
  changes.some((change) => change.matters) || arisen.some(({ severity }) => severity !== 'info');

const step = ({ was, is }: Change): string =>
  [was, is]
    .map((side) => (side === null ? null : `${side.class} (${side.rules.join(', ')})`))
    .filter((side) => side !== null)
    .join(' → ');

const toldLine = (one: Told): string =>
  one.about === ''
    ? `${visible(one.word)}: ${visible(one.message)}\n`
    : `${visible(one.word)}: ${visible(aboutOf(one))}\n         ${visible(one.message)}\n`;

/** For a terminal: what is worse first. */
export function betweenPretty(all: Between): string {
  const lines = ORDER.flatMap((kind) =>
    all.changes
      .filter((change) => change.kind === kind)
      .map((change) => `${WORDS[kind].padEnd(8)} [${visible(change.key)}] ${change.cited}\n         ${visible(step(change))}\n`),
  );
  const rest = [...all.arisen.map((one) => `new      ${toldLine(one)}`), ...all.settled.map((one) => `gone     ${toldLine(one)}`)];
  return `${lines.join('')}${rest.join('')}${counted(all.same, 'reference')} as before\n`;
}

const toldItem = (one: Told): string => `${plain(one.word)}: ${one.about === '' ? '' : `${plain(aboutOf(one))}: `}${plain(one.message)}`;

/** For a pull request. */
export function betweenMarkdown(all: Between): string {
  const lines = ORDER.flatMap((kind) =>
    all.changes
      .filter((change) => change.kind === kind)
      .map((change) => `- **${WORDS[kind]}** \\[${plain(change.key)}\\] ${plain(change.cited)}: ${plain(step(change))}`),
  );
  const rest = [...all.arisen.map((one) => `- **new** ${toldItem(one)}`), ...all.settled.map((one) => `- **gone** ${toldItem(one)}`)];
  return [
    `## What changed`,
    '',
    ...lines,
    ...rest,
    ...(lines.length + rest.length > 0 ? [''] : []),
    `${counted(all.same, 'reference')} as before.`,
    '',
  ].join('\n');
}
