/**
 * Lists that lean on few people (seed 000's echo chamber): more than 40 % of the works share authors with one of them, or
 * are by the document's own authors. It is told with the names and blocks nothing: some fields are small. Who is who is told by ORCID
 * iD where one is known: one iD is one person under every name, and people of one name with different iDs are different people.
 */
import type { CslName } from '../../model/csl.ts';
import type { ReferenceFinding } from '../../model/report.ts';
import type { OrcidPerson } from '../../model/source.ts';
import type { Warning } from '../../model/verdict.ts';
import type { WarningRule } from './rule.ts';

/** Seed 000: over 40 % of the citations. */
const SHARE = 0.4;
/** In shorter lists a share means nothing. */
const FEWEST = 8;
/** Names shown. */
const SHOWN = 5;
/** A list of authors this long is a collaboration; sharing a member of it is no sign of a circle. */
const COLLABORATION = 30;

const CONCENTRATED: WarningRule = {
  id: 'warn/cohort-concentrated',
  kind: 'cohort_concentrated',
  severity: 'info',
  says: 'More than 40 % of the cited works share authors.',
  why: 'A circle that cites itself looks like a consensus.',
};

const SELF_CITED: WarningRule = {
  id: 'warn/self-citation',
  kind: 'cohort_concentrated',
  severity: 'info',
  says: "More than 40 % of the cited works are by the document's own authors.",
  why: 'The reader may want to know how much of the support is independent.',
};

export const COHORT_RULES: readonly WarningRule[] = [CONCENTRATED, SELF_CITED];

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Family name and first initial: coarse enough for every style of list, and so only good for counting. */
function nameKey(name: CslName): string | null {
  const family = name.family ?? name.literal;
  if (family === undefined || family === '') return null;
  return `${plain(family)}|${plain(name.given ?? '').slice(0, 1)}`;
}

const orcidOf = ({ ORCID }: CslName): string | undefined => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(ORCID ?? '')?.[0];

/** Who is who in one list, by name and by ORCID iD. */
type Who = (name: CslName) => string | null;

function whoIsWho(names: readonly CslName[]): Who {
  const known = new Map<string, Set<string>>();
  for (const name of names) {
    const [key, orcid] = [nameKey(name), orcidOf(name)];
    if (key !== null && orcid !== undefined) known.set(key, (known.get(key) ?? new Set()).add(orcid));
  }
  return (name) => {
    const orcid = orcidOf(name);
    if (orcid !== undefined) return orcid;
    const key = nameKey(name);
    const [only, ...others] = key === null ? [] : (known.get(key) ?? []);
    // Without an iD nobody knows which of several namesakes is meant; such a name counts for none of them.
    return only === undefined ? key : others.length === 0 ? only : `${key}|?`;
  };
}

interface Entry {
  readonly id: string;
  readonly people: ReadonlyMap<string, string>;
  /** Identifiers of the work, as keys. */
  readonly keys: readonly string[];
}

/** The identifiers by which lists of works name a work. */
function keysOf(finding: ReferenceFinding): readonly string[] {
  const fields = [finding.reference.fields, ...finding.sources.filter(({ id }) => id === finding.verdict.source).map((one) => one.fields)];
  return fields.flatMap(({ DOI, PMID, PMCID, arxiv }) => [
    ...(DOI === undefined ? [] : [`doi:${DOI.toLowerCase()}`.replace(/^doi:10\.48550\/arxiv\./, 'arxiv:')]),
    ...(PMID === undefined ? [] : [`pmid:${PMID}`]),
    ...(PMCID === undefined ? [] : [`pmcid:${PMCID.toLowerCase()}`]),
    ...(arxiv === undefined ? [] : [`arxiv:${arxiv.toLowerCase().replace(/v\d{1,3}$/, '')}`]),
  ]);
}

function authorsOf(finding: ReferenceFinding): readonly CslName[] {
  const chosen = finding.sources.find(({ id }) => id === finding.verdict.source);
  const matched = finding.verdict.outcome === 'exist' || finding.verdict.outcome === 'exist_minor';
  return (matched ? chosen?.fields.author : undefined) ?? finding.reference.fields.author ?? [];
}

function entryOf(finding: ReferenceFinding, keyOf: Who): Entry | null {
  const authors = authorsOf(finding);
  if (authors.length === 0 || authors.length > COLLABORATION) return null;
  const people = new Map<string, string>();
  for (const name of authors) {
    const key = keyOf(name);
    if (key !== null) people.set(key, [name.given, name.family ?? name.literal].filter(Boolean).join(' '));
  }
  return people.size === 0 ? null : { id: finding.reference.id, people, keys: keysOf(finding) };
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

/** The works that share an author with one work, for the work that has most of them: a circle around somebody, not a chain. */
function widestCircle(entries: readonly Entry[]): readonly Entry[] {
  const works = new Map<string, Entry[]>();
  for (const entry of entries) for (const key of entry.people.keys()) works.set(key, [...(works.get(key) ?? []), entry]);
  let widest: readonly Entry[] = [];
  for (const entry of entries) {
    const circle = new Set<Entry>();
    for (const key of entry.people.keys()) for (const other of works.get(key) ?? []) circle.add(other);
    if (circle.size > widest.length) widest = [...circle];
  }
  return widest;
}

/** Those who appear most often, most often first. */
function leading(entries: readonly Entry[]): string[] {
  const counts = new Map<string, { name: string; times: number }>();
  for (const { people } of entries) {
    for (const [key, name] of people) counts.set(key, { name, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ name, times }) => `${name} (${times})`);
}

/**
 * Warnings about a whole list.
 * Takes the findings, the document's own authors where they are known, and those of them whose ORCID record was read. Lists of fewer
 * than eight works with authors get none. Gives each share with the people who make it up.
 */
export function warnList(
  findings: readonly ReferenceFinding[],
  own: readonly CslName[] = [],
  people: readonly OrcidPerson[] = [],
): Warning[] {
  const asRecorded = people.flatMap(({ orcid, names }) => names.map((name): CslName => ({ ...name, ORCID: orcid })));
  const keyOf = whoIsWho([...findings.flatMap(authorsOf), ...own, ...asRecorded]);
  const listed = new Set(people.flatMap(({ works }) => works ?? []));
  const entries = findings.flatMap((finding) => entryOf(finding, keyOf) ?? []);
  const total = entries.length;
  if (total < FEWEST) return [];
  const tell = (rule: WarningRule, of: readonly Entry[], says: string): Warning => ({
    kind: rule.kind,
    rule: rule.id,
    severity: rule.severity,
    of: of.map(({ id }) => id),
    says,
    share: Math.round((1000 * of.length) / total) / 1000,
    evidence: leading(of),
  });
  const out: Warning[] = [];
  const circle = widestCircle(entries);
  if (circle.length / total > SHARE) {
    const says = `${circle.length} of ${total} works (${percent(circle.length, total)}) share authors: ${leading(circle).join(', ')}.`;
    out.push(tell(CONCENTRATED, circle, says));
  }
  const mine = new Set([...own.flatMap((name) => keyOf(name) ?? []), ...people.map(({ orcid }) => orcid)]);
  const cited = entries.filter(
    (entry) => entry.keys.some((key) => listed.has(key)) || [...entry.people.keys()].some((key) => mine.has(key)),
  );
  if (cited.length / total > SHARE) {
    const says = `${cited.length} of ${total} works (${percent(cited.length, total)}) are by the document's own authors.`;
    out.push(tell(SELF_CITED, cited, says));
  }
  return out;
}
