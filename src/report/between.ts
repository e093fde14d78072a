/**
 * What changed between two reports: for an author who sends a mended list, or a build that looks at what is new. References are the
 * same when they are printed the same, else when they bear one key, else one DOI; what is left stands in one report alone.
 */
import type { ReferenceFinding, Report } from '../model/report.ts';
import { type DecisionChange, decisionsBetween, decisionWords } from './between/decisions.ts';
import { shortCitation } from './cite.ts';
import { fingerprint } from './fingerprint.ts';
import { plain } from './markdown/text.ts';
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
  /** True when a person has settled it. */
  readonly decided: boolean;
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
  /** What people decided between the two, or took back. */
  readonly decisions: readonly DecisionChange[];
  /** The engines, where they differ: then another rule may be why something is said otherwise. */
  readonly engines: { readonly before: string; readonly now: string } | null;
}

/** Compares two reports. Pure; linear in the number of references. */
export function between(before: Report, now: Report): Between {
  const found = pairs(before.references, now.references);
  // What a person has settled is shown, and nobody need look at it again.
  const open = new Set(
    problemsOf(now).flatMap(({ finding, severity, settled }) =>
      finding !== null && severity !== 'info' && settled !== true ? [finding] : [],
    ),
  );
  const changes = found.flatMap(([was, is]): Change[] => {
    const change = changeOf(was, is, is !== null && open.has(is));
    return change === null ? [] : [change];
  });
  const [old, fresh] = [elsewhere(before), elsewhere(now)];
  return {
    before: before.run,
    now: now.run,
    changes,
    same: found.length - changes.length,
    arisen: fresh.filter(({ fingerprint: name }) => !old.some((one) => one.fingerprint === name)).map(bare),
    decisions: decisionsBetween(before, now, found, open),
    engines: before.engine === now.engine ? null : { before: before.engine, now: now.engine },
    settled: old.filter(({ fingerprint: name }) => !fresh.some((one) => one.fingerprint === name)).map(bare),
  };
}

/** What is not about one reference. */
const elsewhere = (report: Report): Problem[] => problemsOf(report).filter(({ finding }) => finding === null);
const bare = ({ rule, severity, word, message, quote, claim, settled }: Problem): Told => ({
  decided: settled === true,
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

function changeOf(was: ReferenceFinding | null, is: ReferenceFinding | null, open: boolean): Change | null {
  const shown = is ?? was;
  if (shown === null) return null;
  const { reference } = shown;
  const head = { key: reference.key, cited: shortCitation(reference.fields, reference.raw), was: was && said(was), is: is && said(is) };
  if (is === null) return { ...head, kind: 'gone', matters: false };
  if (was === null) return { ...head, kind: 'new', matters: open && weighs(is) };
  if (JSON.stringify(head.was) === JSON.stringify(head.is)) return null;
  const step = urgency(is) - urgency(was);
  // Where something was found before and nothing is known now, less was asked or heard: that betters nothing.
  const lost = is.verdict.outcome === 'unknown' && was.verdict.outcome !== 'unknown';
  const kind = step < 0 ? 'worse' : step > 0 && !lost ? 'better' : 'other';
  return { ...head, kind, matters: kind === 'worse' && open && weighs(is) };
}

const weighs = (finding: ReferenceFinding): boolean =>
  finding.warnings.some(({ severity }) => severity !== 'info') ||
  (finding.verdict.outcome !== 'exist' && severityRank(classWord(finding).severity) < severityRank('info'));

const WORDS: Readonly<Record<ChangeKind, string>> = { worse: 'worse', better: 'better', other: 'changed', new: 'new', gone: 'gone' };
const ORDER: readonly ChangeKind[] = ['worse', 'new', 'other', 'better', 'gone'];

/** True when something arose that a person should look at. */
export const matters = ({ changes, arisen, decisions }: Between): boolean =>
  changes.some((change) => change.matters) ||
  arisen.some(({ severity, decided }) => severity !== 'info' && !decided) ||
  decisions.some(({ kind }) => kind === 'lapsed');

const step = ({ was, is }: Change): string =>
  [was, is]
    .map((side) => (side === null ? null : `${side.class} (${side.rules.join(', ')})`))
    .filter((side) => side !== null)
    .join(' → ');

const toldLine = (one: Told): string =>
  one.about === ''
    ? `${visible(one.word)}: ${visible(one.message)}\n`
    : `${visible(one.word)}: ${visible(aboutOf(one))}\n         ${visible(one.message)}\n`;

/** That the two were made by two engines, for then a change may be theirs. */
const enginesLine = ({ engines }: Between): string =>
  engines === null
    ? ''
    : `Two versions of stet: ${visible(engines.before)} before, ${visible(engines.now)} now. What is said otherwise may be by another rule, with nothing changed in the document.\n`;

/** For a terminal: what is worse first. */
export function betweenPretty(all: Between): string {
  const lines = ORDER.flatMap((kind) =>
    all.changes
      .filter((change) => change.kind === kind)
      .map((change) => `${WORDS[kind].padEnd(8)} [${visible(change.key)}] ${change.cited}\n         ${visible(step(change))}\n`),
  );
  const rest = [...all.arisen.map((one) => `new      ${toldLine(one)}`), ...all.settled.map((one) => `gone     ${toldLine(one)}`)];
  const decided = all.decisions.map(
    (one) =>
      `${(one.kind === 'lapsed' ? 'open' : 'decided').padEnd(8)} ${one.key === '' ? '' : `[${visible(one.key)}] `}${visible(one.about)}\n         ${visible(decisionWords(one))}\n`,
  );
  return `${enginesLine(all)}${lines.join('')}${rest.join('')}${decided.join('')}${counted(all.same, 'reference')} as before\n`;
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
  const decided = all.decisions.map(
    (one) =>
      `- **${one.kind === 'lapsed' ? 'open' : 'decided'}** ${one.key === '' ? '' : `\\[${plain(one.key)}\\] `}${plain(one.about)}: ${plain(decisionWords(one))}`,
  );
  const engines = enginesLine(all).trim();
  return [
    `## What changed`,
    '',
    ...(engines === '' ? [] : [plain(engines), '']),
    ...lines,
    ...rest,
    ...decided,
    ...(lines.length + rest.length + decided.length > 0 ? [''] : []),
    `${counted(all.same, 'reference')} as before.`,
    '',
  ].join('\n');
}
