/**
 * Authors by their ORCID iDs. One iD is one person under every name: a marriage, another script, another way of writing it. So where a
 * byline does not agree, the other names on record for an iD are tried in place of the one that is printed; and an iD beside an author of
 * whom its record has nothing, neither a word of the name nor the work, is another person's. Who cannot be told is not told.
 */
import type { Reference } from '../../model/cited.ts';
import type { CslItem, CslName } from '../../model/csl.ts';
import type { Comparison, Label, PersonEvidence } from '../../model/evidence.ts';
import type { LookupResult, OrcidPerson, Source } from '../../model/source.ts';
import { allIdentifierKeys } from '../../text/keys.ts';
import { compareNames, type Person, personOf } from '../../text/names.ts';
import { orcidOf } from '../../text/orcid.ts';

/** iDs looked into for one reference: each costs a question. */
const MOST = 5;
const SHOWN = 5;
/** Labels of authors that another name of theirs could better. */
const OPEN: ReadonlySet<Label> = new Set(['partial', 'weak', 'not_match']);

const printed = (name: CslName): string =>
  [name.given, name['dropping-particle'], name['non-dropping-particle'], name.family ?? name.literal].filter(Boolean).join(' ');

/** A name without its iD: what is compared is what is printed. */
function asNamed({ ORCID: _, ...name }: CslName): Person | null {
  return personOf(name);
}

const agrees = (one: Person | null, other: Person | null): boolean => {
  if (one === null || other === null || one.placeholder || other.placeholder) return false;
  const grade = compareNames(one, other);
  return grade === 'same' || grade === 'near';
};

/** The people of a work with their iDs. */
const bearers = (fields: CslItem): readonly { readonly name: CslName; readonly orcid: string }[] =>
  [...(fields.author ?? []), ...(fields.editor ?? [])].flatMap((name) => {
    const orcid = orcidOf(name.ORCID);
    return orcid === undefined ? [] : [{ name, orcid }];
  });

/** The records of the candidate that is compared first. */
const nearest = (result: LookupResult, comparison: Comparison): readonly Source[] =>
  result.candidates.find(({ id }) => id === comparison.evidence[0]?.cluster)?.sources ?? [];

/**
 * The iDs worth asking about: those that the citation states, and of a record that could be the work meant those of authors in whose
 * place the citation has somebody else. At most five.
 */
export function orcidsToAsk(reference: Reference, result: LookupResult, comparison: Comparison): readonly string[] {
  const cited = bearers(reference.fields).map(({ orcid }) => orcid);
  const [first] = comparison.evidence;
  const open =
    first !== undefined &&
    OPEN.has(first.components.authors.label) &&
    (first.anchor === 'identifier' || first.components.title.label === 'match' || first.components.title.label === 'partial');
  if (!open) return [...new Set(cited)].slice(0, MOST);
  const people = [...(reference.fields.author ?? []), ...(reference.fields.editor ?? [])].map(asNamed);
  const recorded = nearest(result, comparison).flatMap(({ fields }) =>
    bearers(fields).flatMap(({ name, orcid }) => {
      const person = asNamed(name);
      return people.some((one) => agrees(one, person)) ? [] : [orcid];
    }),
  );
  return [...new Set([...cited, ...recorded])].slice(0, MOST);
}

/** A name that is printed in one place and stands for one that is printed in the other. */
export interface OtherName {
  readonly orcid: string;
  readonly printed: string;
  readonly also: string;
}

/** Names of `ours` under another name of theirs where that agrees with one of `theirs` and their own name agrees with none. */
function renamed(
  ours: readonly CslName[] | undefined,
  theirs: readonly CslName[] | undefined,
  people: ReadonlyMap<string, OrcidPerson>,
  told: OtherName[],
): readonly CslName[] | undefined {
  if (ours === undefined || theirs === undefined) return ours;
  const others = theirs.map(asNamed);
  let changed = false;
  const names = ours.map((name) => {
    const orcid = orcidOf(name.ORCID);
    const person = orcid === undefined ? undefined : people.get(orcid);
    const own = asNamed(name);
    if (person === undefined || orcid === undefined || others.some((other) => agrees(own, other))) return name;
    const also = person.names.find((one) => {
      const reduced = asNamed(one);
      return others.some((other) => other !== null && reduced !== null && !other.placeholder && compareNames(reduced, other) === 'same');
    });
    if (also === undefined) return name;
    changed = true;
    told.push({ orcid, printed: printed(name), also: printed(also) });
    return { ...also, ORCID: orcid };
  });
  return changed ? names : ours;
}

/**
 * The citation and what was found for it, with people under those of their names that agree. Takes whose iDs are whose; gives null when
 * no name of anybody changes anything.
 */
export function underOtherNames(
  reference: Reference,
  result: LookupResult,
  people: readonly OrcidPerson[],
): { readonly reference: Reference; readonly result: LookupResult; readonly names: readonly OtherName[] } | null {
  const known = new Map<string, OrcidPerson>();
  for (const person of people) {
    const before = known.get(person.orcid);
    known.set(person.orcid, before === undefined ? person : { ...before, names: [...before.names, ...person.names] });
  }
  const told: OtherName[] = [];
  const recorded = result.candidates.flatMap(({ sources }) => sources.flatMap(({ fields }) => fields.author ?? []));
  const { author } = reference.fields;
  const cited = renamed(author, recorded, known, told);
  const candidates = result.candidates.map((cluster) => ({
    ...cluster,
    sources: cluster.sources.map((source): Source => {
      const names = renamed(source.fields.author, cited, known, told);
      return names === source.fields.author || names === undefined ? source : { ...source, fields: { ...source.fields, author: names } };
    }),
  }));
  if (told.length === 0) return null;
  return {
    reference: cited === author || cited === undefined ? reference : { ...reference, fields: { ...reference.fields, author: cited } },
    result: { ...result, candidates },
    names: told,
  };
}

const RANK: Readonly<Record<Label, number>> = { match: 4, partial: 3, weak: 2, not_match: 1, unknown: 0 };

/** What was compared under other names, shown under the names that are printed: the label may be better, and why says by whom. */
export function asPrinted(before: Comparison, after: Comparison, names: readonly OtherName[]): Comparison {
  const says = [...new Map(names.map((one) => [one.orcid, one])).values()]
    .slice(0, 3)
    .map(({ orcid, printed: own, also }) => `${own} is also ${also} (ORCID ${orcid})`)
    .join('; ');
  return {
    ...after,
    evidence: after.evidence.map((one) => {
      const own = before.evidence.find(({ cluster }) => cluster === one.cluster)?.components.authors;
      const { authors } = one.components;
      if (own === undefined || RANK[authors.label] <= RANK[own.label]) return one;
      const shown = { ...authors, cited: own.cited, found: own.found ?? authors.found, why: `${authors.why}; ${says}` };
      return { ...one, components: { ...one.components, authors: shown } };
    }),
  };
}

/** What came of asking about one iD: the person, or why there is none to tell of. */
export interface AskedPerson {
  readonly orcid: string;
  readonly person: OrcidPerson | null;
  /** True when ORCID itself, asked, does not know the iD. */
  readonly absent: boolean;
}

/** Whether two names may be one person's for all one can see: a word in common, initials that fit, or letters that cannot be compared. */
function mayBe(author: Person, name: Person): boolean {
  if (author.group || name.group || author.unlettered !== name.unlettered) return true;
  if (compareNames(author, name) !== 'none') return true;
  const words = (one: Person): readonly string[] => [...one.family, ...one.given];
  const whole = new Set(words(name).filter((word) => word.length > 1));
  if (words(author).some((word) => whole.has(word))) return true;
  const [ours, theirs] = [author.given[0], name.given[0]];
  const shortened = ours === undefined || theirs === undefined || ours.length === 1 || theirs.length === 1;
  return shortened && (ours === undefined || theirs === undefined || ours[0] === theirs[0]);
}

/**
 * Whose the iDs are that stand beside the authors of a citation and of the records of its work. Takes the reference, the result, its
 * comparison and what came of asking about each iD; gives one piece of evidence for each iD and place.
 */
export function comparePeople(
  reference: Reference,
  result: LookupResult,
  comparison: Comparison,
  asked: readonly AskedPerson[],
): readonly PersonEvidence[] {
  const sources = nearest(result, comparison);
  const keys = new Set([
    ...allIdentifierKeys(reference.fields),
    ...sources.flatMap((one) => [...allIdentifierKeys(one.fields), ...one.sameAs]),
  ]);
  const answers = new Map(asked.map((one) => [one.orcid, one]));
  const places = [
    ...bearers(reference.fields).map((one) => ({ ...one, where: 'citation' as const })),
    ...sources.flatMap(({ fields }) => bearers(fields).map((one) => ({ ...one, where: 'record' as const }))),
  ];
  const seen = new Set<string>();
  return places.flatMap(({ name, orcid, where }): PersonEvidence[] => {
    const answer = answers.get(orcid);
    if (answer === undefined || seen.has(`${where} ${orcid}`)) return [];
    seen.add(`${where} ${orcid}`);
    const { person, absent } = answer;
    return [
      {
        orcid,
        where,
        author: printed(name),
        names: (person?.names ?? []).slice(0, SHOWN).map(printed),
        outcome: absent ? 'unregistered' : person === null ? 'unconfirmed' : whose(name, person, keys),
      },
    ];
  });
}

/** Whether the author is the person on record. */
function whose(author: CslName, person: OrcidPerson, keys: ReadonlySet<string>): PersonEvidence['outcome'] {
  const own = asNamed(author);
  const names = person.names.flatMap((name) => asNamed(name) ?? []);
  if (names.some((name) => agrees(own, name)) || person.works?.some((key) => keys.has(key)) === true) return 'same';
  // What records of works state beside an iD may be a slip of theirs; only the person's own record can say that it is somebody else.
  if (own === null || own.placeholder || names.length === 0 || person.by !== 'orcid' || person.works === null) return 'unconfirmed';
  return names.some((name) => mayBe(own, name)) ? 'unconfirmed' : 'elsewhere';
}

/** Whether the names on record leave it open that an iD is the author's: then the listed works are worth asking for. */
export const wantsWorks = (evidence: readonly PersonEvidence[], person: OrcidPerson): boolean =>
  person.by === 'orcid' &&
  person.works === null &&
  evidence.some(({ orcid, outcome }) => orcid === person.orcid && outcome === 'unconfirmed');
