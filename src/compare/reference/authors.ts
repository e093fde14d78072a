/**
 * Whether the cited authors are a record's. Every cited person is matched with one of the record's; what is counted is who
 * has no counterpart and why that may be so: "et al.", a list cut short, a registry that sorts or drops names, editors cited
 * as authors, a team that stands for its members. A cited name that a complete record lacks weighs more than a name left out.
 */

import type { Reference } from '../../model/cited.ts';
import type { CslName } from '../../model/csl.ts';
import type { ComponentEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { compareNames, type NameGrade, type Person, personOf } from '../../text/names.ts';
import { differInGroup, mayBeLettersOf } from '../../text/organisations.ts';
import { oncePer } from '../../text/remembered.ts';
import { goesOn, OTHERS } from './and-others.ts';
import { different, many, misspelt, nameOf, peopleOf } from './authors/counted.ts';
import { besideRecord } from './byline-beside.ts';
import { COMPANY, dealtOut, expanded } from './given-names.ts';
import { listedNames } from './listed-names.ts';
import { withTwoBodies } from './offices-joined.ts';
import { readAlike } from './read-alike.ts';
import { familyFirst, sameWords, turnedNames } from './turned-names.ts';
import { CUT_AT, isAsPrinted, sorted } from './whole-lists.ts';

/** A list of authors reduced. */
export interface Byline {
  readonly people: readonly Person[];
  /** The list says of itself that it goes on. */
  readonly cut: boolean;
  /** Stated as data, name by name, and not read out of print. */
  readonly stated?: boolean;
  readonly printed: string;
  /** The names of these people as given. */
  readonly names: readonly CslName[];
}

/** Nobody, what belongs to the name before it and was filed as one of its own ("Jr"), or the last name behind the dots of a list. */
const NOBODY =
  /^[^\p{L}\d]*(?:jr|sr|jnr|iii?|iv|anon(?:ymous|yme|ym|imo)?|no author|n\. ?n\.|s\. ?n\.|o\. ?v\.|佚名|аноним)[^\p{L}\d]*$|^\s?(?:\.\s){2}|^\s?…/iu;
const DENSE = /[\p{Script=Han}\p{Script=Hangul}]/u; // one character is a name
/** Names shown of a list, and told in a reason, at most. */
const [SHOWN, TOLD] = [12, 3];
/** Authors compared; the members of a great collaboration past these are not told apart. */
const MOST = 120;

const printedName = (name: CslName): string =>
  [name.given, name['dropping-particle'], name['non-dropping-particle'], name.family ?? name.literal, name.suffix]
    .filter(Boolean)
    .join(' ');

/** Reduces a list of CSL names; null when it names nobody. */
export function bylineOf(names: readonly CslName[] | undefined, cut = false): Byline | null {
  const listed = listedNames(names ?? []);
  const real = listed.filter(
    (name) =>
      !OTHERS.test(`${name.family ?? name.literal ?? ''}`.trim()) && !OTHERS.test(printedName(name)) && !NOBODY.test(printedName(name)),
  );
  const all = real.slice(0, MOST).flatMap((name) => personOf(name) ?? []);
  // "Family, X." of a script whose commas a parser does not know comes as two people, of whom the second is one letter.
  const named = all.filter(({ whole, given, unlettered }) => whole.length > 1 || given.length > 0 || !unlettered || DENSE.test(whole));
  const people = named.length > 0 ? named : all;
  // A letter or two left of a name by a parser names nobody.
  if (!people.some(({ whole, given }) => whole.length > 1 || DENSE.test(whole) || given.some((word) => word.length > 1))) return null;
  const shown = real.slice(0, SHOWN).map(printedName).join(', ');
  const more = real.length > SHOWN ? ` and ${real.length - SHOWN} more` : '';
  return { people, cut: cut || real.length < listed.length || real.length > MOST, printed: `${shown}${more}`, names: real };
}

/** The cited byline: authors, or editors where only they are cited. */
export function citedByline(reference: Reference): Byline | null {
  const { author, editor, 'et-al': more } = reference.fields;
  const cut = more === true || goesOn(reference.raw);
  const line = bylineOf(author?.length ? author : editor, cut);
  return line === null ? null : { ...line, stated: reference.origin === 'entry' };
}

const STRENGTH: Readonly<Record<NameGrade, number>> = { same: 1, near: 0.9, surname: 0.4, none: 0 };

interface Pairing {
  /** For each cited person the place of the counterpart, or -1. */
  readonly places: readonly number[];
  readonly grades: readonly NameGrade[];
}

/** Gives each cited person the best free counterpart; one at the same place wins among equals. */
function pair(cited: readonly Person[], found: readonly Person[]): Pairing {
  const taken = new Set<number>();
  const places: number[] = Array<number>(cited.length).fill(-1);
  const grades: NameGrade[] = Array<NameGrade>(cited.length).fill('none');
  const settle = (at: number, place: number, grade: NameGrade): void => {
    taken.add(place);
    places[at] = place;
    grades[at] = grade;
  };
  // Most lists agree place by place; only who is left over is compared with everyone.
  cited.forEach((person, at) => {
    const other = found[at];
    if (other !== undefined && compareNames(person, other) === 'same') settle(at, at, 'same');
  });
  const known = new Map<number, NameGrade>();
  const gradeOf = (at: number, place: number, person: Person, other: Person): NameGrade => {
    const key = at * found.length + place;
    const grade = known.get(key) ?? compareNames(person, other);
    known.set(key, grade);
    return grade;
  };
  for (const wanted of ['same', 'near', 'surname'] as const) {
    cited.forEach((person, at) => {
      if (places[at] !== -1) return;
      for (const place of [at, ...found.keys()]) {
        const other = found[place];
        if (other === undefined || taken.has(place) || gradeOf(at, place, person, other) !== wanted) continue;
        settle(at, place, wanted);
        return;
      }
    });
  }
  return { places, grades };
}

export interface AuthorsJudgement {
  readonly label: Label;
  readonly score: number;
  readonly why: string;
}

const judged = (label: Label, score: number, why: string): AuthorsJudgement => ({ label, score: Math.max(0, Math.min(1, score)), why });

/** The people that the other list lacks, by name: ": Ada Quill and 2 more". */
function lacking({ names }: Byline, people: readonly Person[]): string {
  const told = people.slice(0, TOLD).flatMap((person) => {
    const name = nameOf(names, person);
    return name === undefined ? [] : [printedName(name)];
  });
  const more = people.length - told.length;
  return told.length === 0 ? '' : `: ${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** One cited byline against one recorded one. `complete`: the record lists every author; `asPrinted`: and in the order of the work. */
export function judgeBylines(cited: Byline, found: Byline, complete: boolean, asPrinted = false): AuthorsJudgement {
  const real = cited.people.filter(({ placeholder }) => !placeholder);
  if (real.length === 0) return judged('not_match', 0, 'the cited names are placeholders, not people');
  const teamCited = real.every(({ group }) => group);
  const teamFound = found.people.every(({ group }) => group);
  const [ours, theirs] = [peopleOf(cited.people), peopleOf(found.people)];
  if (teamCited !== teamFound) {
    // A team that is itself in the byline is named; one that is not may stand for its members.
    const named = real.some((one) => found.people.some((other) => compareNames(one, other) !== 'none'));
    if (named) return judged('match', 0.9, 'the group is one of the recorded authors');
    // A record that names its group beside the people does not mean another one.
    const groups = teamCited ? found.people.filter(({ group }) => group) : [];
    if (groups.length > 0 && real.every((one) => groups.every((other) => differInGroup(one.family, other.family))))
      return judged('not_match', 0, 'another group is recorded beside the people');
    return judged('unknown', 0.5, teamCited ? 'a group is cited, the record names people' : 'people are cited, the record names a group');
  }
  if (ours.some(({ unlettered }) => unlettered) !== theirs.some(({ unlettered }) => unlettered)) {
    if (readAlike(ours, theirs, cited.cut || found.cut)) return judged('match', 0.8, 'family names as these characters are read');
    // Who is who cannot be told, but how many they are can.
    const apart = Math.abs(ours.length - theirs.length);
    if (apart > 0 && !cited.cut && !found.cut && complete && ours.length + theirs.length > 3)
      return judged('partial', 0.3, `the names are in other letters, and they are ${ours.length} for ${theirs.length}`);
    return judged('unknown', 0.5, 'the names are written in scripts that cannot be compared letter by letter');
  }
  const { places, grades } = pair(ours, theirs);
  const right = grades.filter((grade) => grade === 'same' || grade === 'near').length;
  const surnames = grades.filter((grade) => grade === 'surname').length;
  const [n, m] = [ours.length, theirs.length];
  const score = grades.reduce((sum, grade) => sum + STRENGTH[grade], 0) / Math.max(n, cited.cut ? 1 : Math.min(m, n + 2));
  if (right === n) {
    const whole = everyoneFound(places, ours, theirs, cited, found, { complete, asPrinted }, score);
    return whole.why === SAME ? { ...whole, why: `${SAME}${misspelt(ours, theirs, places, [cited.names, found.names])}` } : whole;
  }
  if (familyFirst(ours, theirs)) return judged('match', 0.85, 'same authors, family and given names changed about');
  if (sameWords(ours, theirs) && !dealtOut(ours, theirs)) return judged('match', 0.85, 'same names, divided otherwise');
  const turned = turnedNames(ours, theirs, cited.cut);
  if (turned === 'named') return judged('match', 0.85, 'same authors, family and given names changed about');
  if (turned === 'initials') return judged('partial', 0.7, 'initials alone are cited, those of the recorded authors changed about');
  const missing = n - right - surnames;
  const strangers = ours.filter((_, at) => places[at] === -1 || grades[at] === 'surname');
  const extra = `${different(missing, surnames, n)}${lacking(cited, strangers)}`;
  // A record that may leave people out cannot speak against a name it lacks, if it has nobody else in that place.
  if ((found.cut || !complete) && right === m) return judged('match', score, 'every recorded author is cited; the record may be cut short');
  if (right + surnames === 0) {
    const short = ours.some((one) => theirs.some((other) => mayBeLettersOf(one, other) || mayBeLettersOf(other, one)));
    if (short) return judged('unknown', 0.5, 'letters that may be short for the other name');
    return judged('not_match', 0, 'none of the cited authors is recorded');
  }
  const leading = places.slice(0, m).every((place, at) => place === at);
  if (!asPrinted && right === m && leading && n >= m + 2 && CUT_AT.has(m))
    return judged('match', score, `the record lists the first ${m} authors`);
  if (n === m && missing === 0 && n >= COMPANY && right >= 0.6 * n && expanded(ours, theirs, places, grades)) {
    return judged('match', score, 'same authors; given names differ beyond the initial, as where a registry filled them in');
  }
  if (m === 1 && right === 1 && places[0] === 0) return judged('partial', score, 'only the first author is recorded');
  if (right >= 0.5 * n) return judged('partial', score, extra);
  if (right === 0 && surnames < 0.5 * n) return judged('not_match', score, 'a family name or two agree, given names do not');
  if (right === 0 && n === 1) return judged('weak', score, 'same family name, another given name');
  return judged('weak', score, `few of the cited authors are recorded: ${extra}`);
}

/** Said of a list that is the same. */
const SAME = 'same authors';
/** Said of a list that is whole, in another order. */
export const OTHER_ORDER = 'same authors in another order';

/** Every cited person has a counterpart: are all there, and in order? */
function everyoneFound(
  places: readonly number[],
  cited: readonly Person[],
  found: readonly Person[],
  { cut: citedCut, stated }: Byline,
  record: Byline,
  { complete, asPrinted }: Readonly<Record<'complete' | 'asPrinted', boolean>>,
  score: number,
): AuthorsJudgement {
  const [n, m] = [cited.length, found.length];
  const foundCut = record.cut || !complete;
  const inOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
  const byName = !asPrinted && sorted(found);
  const order = inOrder || byName || foundCut;
  if (n === m) {
    if (order) return judged('match', score, inOrder ? SAME : 'same authors; the record sorts them by name');
    // People who type a list out of memory change the middle about; whoever copies an entry does not.
    if (places[0] === 0 && stated !== true) return judged('match', 0.95, 'same authors, some in another order');
    return judged('partial', 0.85, OTHER_ORDER);
  }
  if (citedCut) {
    const first = places[0] ?? 0;
    if (first === 0 || byName) return judged('match', score, `same authors as far as listed, ${m - n} more recorded`);
    // Whoever cites one name and "et al." cites the first.
    if (n === 1 && !foundCut) return judged('partial', 0.7, 'the one author cited is not the first of those recorded');
    // The first two changed about are no first author that a registry dropped.
    if (!foundCut && n > 2 && first === 1 && places[1] === 0 && places.every((place, at) => at < 2 || place > 1))
      return judged('partial', 0.85, 'same authors as far as listed, the first two in another order');
    // Some lists give the last author behind the dots, and some registries drop or move the first.
    return judged(first <= 1 ? 'match' : 'partial', 0.85, 'all cited authors are recorded, the first at another place');
  }
  const omitted = found.filter((_, place) => !places.includes(place));
  return judged('partial', score * (n / m), `${many(m - n)} of ${m} recorded not cited${lacking(record, omitted)}`);
}

const RANK: Readonly<Record<Label, number>> = { match: 4, partial: 3, weak: 2, not_match: 1, unknown: 0 };

/** The bylines of a record: its authors, and its editors, who are often cited in their place. */
export interface RecordedBylines {
  readonly authors: Byline | null;
  readonly editors: Byline | null;
  readonly translators: Byline | null;
}

export const recordedBylines = oncePer(
  ({ fields: { author, editor, translator } }: Source): RecordedBylines => ({
    authors: bylineOf(author),
    editors: bylineOf(editor),
    translators: bylineOf(translator),
  }),
);

/** The authors component against one record; `others` are the records of the same work, which may tell whether its list is whole. */
export function compareAuthors(
  cited: Byline | null,
  source: Source,
  recorded: RecordedBylines,
  others: readonly Source[] = [],
): ComponentEvidence {
  const { authors, editors, translators } = recorded;
  const shown = authors ?? editors;
  const blank = (why: string): ComponentEvidence => ({
    label: 'unknown',
    cited: cited?.printed ?? null,
    found: shown?.printed ?? null,
    score: null,
    source: null,
    why,
  });
  if (cited === null) return blank('the citation names nobody');
  if (shown === null) return blank('the record names nobody');
  const asPrinted = isAsPrinted(source, others);
  let best: AuthorsJudgement & { found: string } = {
    ...withTwoBodies(cited, shown, (ours, theirs) => judgeBylines(ours, theirs, source.authorsComplete, asPrinted)),
    found: shown.printed,
  };
  // Who edits a book comes first in one catalogue and last in another.
  if (authors === null && best.why === OTHER_ORDER) best = { ...best, label: 'match', why: 'same editors, in another order' };
  if (authors !== null && editors !== null && best.label !== 'match') {
    const second = judgeBylines(cited, editors, true);
    if (RANK[second.label] > RANK[best.label]) best = { ...second, found: editors.printed, why: `${second.why} (editors of the work)` };
  }
  // Catalogues are cited by whoever is named on them, authors and editors alike; translations by author and translator.
  for (const [others, why] of [
    [editors, 'authors and editors'],
    [translators, 'author and translator'],
  ] as const) {
    if (authors === null || others === null || best.label === 'match' || source.fields.type !== 'book') continue;
    const all = { ...authors, people: [...authors.people, ...others.people], names: [...authors.names, ...others.names] };
    const both = judgeBylines(cited, all, true);
    if (both.label === 'match') best = { ...both, found: `${authors.printed}, ${others.printed}`, why: `${both.why} (${why})` };
  }
  if (best.label !== 'match') best = { ...best, ...(besideRecord(cited.people, shown.people, source, best) ?? {}) };
  return { label: best.label, cited: cited.printed, found: best.found, score: best.score, source: source.id, why: best.why };
}
