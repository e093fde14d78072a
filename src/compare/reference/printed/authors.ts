/**
 * The authors of a printed reference, looked at twice: a parser may put names into the title, leave some out or take the title for a
 * name. Where the names of all of a record's authors and of nobody else stand before its title, they are what was cited. Where the
 * first of them begin the reference or stand before the title among others (two references run into one, the head of a page), nothing is settled,
 * but nor do they disagree outright. A reference that begins with the title names nobody. Only ever betters a label.
 */
import type { ComponentEvidence } from '../../../model/evidence.ts';
import type { Source } from '../../../model/source.ts';
import { fold } from '../../../text/fold.ts';
import { type Person, personOf } from '../../../text/names.ts';
import { oncePer } from '../../../text/remembered.ts';
import { romanized } from '../../../text/scripts.ts';
import { goesOn, unjoined } from '../and-others.ts';
import { givenStandBeside } from '../given-names.ts';
import { beginsWithTitle, type Printed, titleAt } from '../printed.ts';
import type { TitleForm } from '../title/form.ts';
import { isAsPrinted } from '../whole-lists.ts';

/** Printed text as names are compared: in folded Latin letters where its script has any. */
const wordsOf = (text: string): readonly string[] =>
  fold(romanized(text))
    .split(' ')
    .filter((word) => word !== '');

/** The words of a printed list of names, those left out that join names. */
const namesIn = (text: string): readonly string[] => wordsOf(unjoined(text));

/** Words of a byline that name nobody. */
const JOINING =
  /^(?:and|anonymous|anon|et|al|u|und|y|e|og|och|others|eds?|editors?|editor|in|hrsg|by|the|with|for|on|behalf|of|jr|sr|ii|iii|dr|prof|phd|md|van|von|der|den|de|del|da|di|la|le|las|los|do|dos|ter|ten|bin|ibn|el|al)$/;
const MOST = 60;

/** Whether a printed word belongs to a person: a name, its beginning or initials, or several names run together. */
function belongs(word: string, people: readonly Person[]): boolean {
  if (JOINING.test(word) || /^\d+$/.test(word)) return true;
  // "andMiller" is a name behind an "and"; "Andreas" is a name.
  const bare = word.replace(/^and(?=[a-z]{4})/, '');
  return isOf(word, people) || (bare !== word && isOf(bare, people));
}

function isOf(bare: string, people: readonly Person[]): boolean {
  return people.some(({ family, given }) => {
    const names = [...family, ...given];
    if (names.some((name) => name.startsWith(bare) || (name.length > 2 && bare.length > 2 && bare.startsWith(name)))) return true;
    // An initial cannot be another's where the record gives none.
    if (bare.length === 1 && given.length === 0) return true;
    const initials = names.map((name) => name[0] ?? '').join('');
    if (bare.length <= 6 && [...bare].every((letter) => initials.includes(letter))) return true;
    const whole = family.join('');
    return (
      whole.length > 2 && (bare === given.join('') + whole || bare === whole + given.join('') || bare === whole || given.join('') === bare)
    );
  });
}

/**
 * A given name printed in full where the record has its initial: it stands beside its family name, or beyond another initial of it. Behind
 * "R. Chellappa" the name is whole: "Rethinking" begins the title.
 */
function besideFamily(words: readonly string[], at: number, people: readonly Person[]): boolean {
  const word = words[at] ?? '';
  return people.some(({ family, given }) => {
    if (!given.some((name) => name.length === 1 && name === word[0])) return false;
    const [last, initial] = [
      family.at(-1) ?? '',
      (name: string | undefined): boolean => name !== undefined && given.some((one) => one[0] === name),
    ];
    if (words[at - 1] === last && words[at - 2] === word[0]) return false;
    return (
      words[at - 1] === last ||
      words[at + 1] === last ||
      (words[at - 2] === last && initial(words[at - 1])) ||
      (words[at + 2] === last && (initial(words[at + 1]) || given.includes(words[at + 1] ?? '')))
    );
  });
}

/** The authors component, bettered where the names of the record and no others stand before the title. */
export function printedAuthors(
  printed: Printed | null,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
  others: readonly Source[] = [],
): ComponentEvidence {
  if (printed === null || first.label === 'match') return first;
  const whole = printedWhole(printed, source, forms, first, others);
  if (whole.label !== 'not_match') return whole;
  if (beginsWithTitle(printed, forms))
    return { ...whole, label: 'unknown', score: null, why: 'the reference as printed begins with the title and names nobody' };
  const begun = printedFirst(printed, source, whole);
  return begun.label === 'not_match' ? printedAmong(printed, source, forms, begun) : begun;
}

/** Recorded authors looked for among others before the title. */
const AMONG = 5;

/** Whether a person stands in a line of words: the family name, and beside it the initial or the given name where the record has one. */
function standsIn(words: readonly string[], { family, given }: Person): boolean {
  const last = family.at(-1) ?? '';
  if (last.length < 3) return false;
  const initial = given[0]?.[0];
  return words.some(
    (word, at) =>
      word === last &&
      (initial === undefined || words[at + 1]?.[0] === initial || words.slice(Math.max(0, at - 3), at).some((one) => one[0] === initial)),
  );
}

/** The recorded authors stand before the title, but others do as well: another reference, or the head of a page, stands in between. */
function printedAmong(printed: Printed, source: Source, forms: readonly TitleForm[], first: ComponentEvidence): ComponentEvidence {
  const people = (source.fields.author ?? []).slice(0, AMONG).flatMap((name) => personOf(name) ?? []);
  const [leading] = people;
  const start = forms.reduce((at, form) => (at >= 0 ? at : titleAt(printed, form, { source })), -1);
  if (leading === undefined || start <= 0) return first;
  const words = wordsOf(printed.raw.slice(0, start));
  if (!standsIn(words, leading) || people.filter((person) => standsIn(words, person)).length < people.length / 2) return first;
  return {
    ...first,
    label: 'partial',
    score: 0.4,
    source: source.id,
    why: 'the recorded authors stand before the title as printed, among others',
  };
}

/** A family name must have this many letters to be told from a word. */
const FAMILY_LETTERS = 4;

/** Where the first recorded author begins the printed reference, the parser misread the names: they do not disagree outright. */
function printedFirst(printed: Printed, source: Source, first: ComponentEvidence): ComponentEvidence {
  const [name] = source.fields.author ?? [];
  const family = name === undefined ? '' : (personOf(name)?.family ?? []).join('');
  if (family.length < FAMILY_LETTERS) return first;
  const head = wordsOf(printed.raw.slice(0, 60).replace(/^\s{0,5}\d{1,3}\s/, ''));
  const stands = head[0] === family || head.slice(0, 2).join('') === family || head.slice(0, 3).join('') === family;
  if (!stands) return first;
  return { ...first, label: 'partial', score: 0.5, source: source.id, why: 'the first recorded author begins the reference as printed' };
}

/** Letters of a title that is known by the names right before it, and of those that are no letter in most of their words. */
const BEHIND_NAMES = 8;
/** And of one that the record's own place follows ("Introduction, The Grammar of Bells"). */
const BETWEEN_NAMES_AND_PLACE = 4;
/** Where the main title ends. */
const HEAD = /[:;—–?!.]\s/;

/** A quotation that has begun and goes on: what follows is a title, and no name. */
const QUOTED = /["“„«]\s?\p{L}[^"“”„«»]*$/u;

/** Whether the text before a title holds the recorded people and nobody else, the first of them among these. */
function holdsThem(text: string, people: readonly Person[]): boolean {
  const [leading] = people;
  if (QUOTED.test(text)) return false;
  const words = namesIn(text);
  // The name of a case holds "et al." itself.
  const stands = (all: readonly string[]): boolean => leading !== undefined && all.join('').includes(leading.family.join(''));
  if (!stands(words) && !stands(wordsOf(text))) return false;
  return words.every((word, at) => belongs(word, people) || besideFamily(words, at, people));
}

const peopleOf = oncePer((source: Source): readonly Person[] =>
  (source.fields.author ?? []).slice(0, MOST).flatMap((name) => personOf(name) ?? []),
);

/** Where a recorded title stands behind the recorded names, or with `heads` its main part alone; null when it does not. */
function behindNames(
  printed: Printed,
  source: Source,
  forms: readonly TitleForm[],
  heads: boolean,
): { readonly start: number; readonly form: TitleForm; readonly text: string } | null {
  for (const form of forms) {
    const cut = heads ? HEAD.exec(form.printed)?.index : undefined;
    for (const text of [form.printed, ...(cut === undefined ? [] : [form.printed.slice(0, cut)])]) {
      const start = titleAt(
        printed,
        { ...form, printed: text },
        { least: BEHIND_NAMES, leastPlaced: BETWEEN_NAMES_AND_PLACE, source, anyBefore: true },
      );
      if (start > 0 && holdsThem(printed.raw.slice(0, start), peopleOf(source))) return { start, form, text };
    }
  }
  return null;
}

/**
 * The title component, bettered where the recorded names and nobody else's stand before the recorded title, and what the parser took for the
 * title is a piece of both: it began among the names or stopped at a comma.
 */
export function titleBehindNames(
  printed: Printed | null,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
): ComponentEvidence {
  if (printed === null || first.label === 'match') return first;
  const found = behindNames(printed, source, forms, first.cited !== null);
  if (found === null) return first;
  const letters = (text: string): string => fold(text).replace(/ /g, '');
  const reach = printed.raw.slice(0, found.start) + found.text;
  // The parser may have run on into the place, where that is the record's.
  const cited = letters(first.cited ?? '');
  if (!letters(reach).includes(cited) && !(cited.startsWith(letters(found.text)) && followedByPlace(printed, found, source))) return first;
  return {
    ...first,
    label: 'match',
    score: 0.93,
    found: found.form.printed,
    source: source.id,
    why: 'the recorded title stands behind the recorded names as printed',
  };
}

/** A family name of this many letters is also known where it is run together with others. */
const LONG_NAME = 6;

/** At which word of a list a person's family name begins; -1 where it stands there neither by itself nor with the given names run into it. */
function placeOf(words: readonly string[], { family, given }: Person): number {
  const whole = family.join('');
  const place = words.findIndex((word, at) => {
    let joined = '';
    for (let next = at; whole.startsWith(joined) && joined.length < whole.length && next < words.length; next += 1) joined += words[next];
    return joined === whole && word !== '';
  });
  if (place >= 0) return place;
  return words.findIndex((word) => {
    if (whole.length >= LONG_NAME) return word.includes(whole);
    const before = word.endsWith(whole) ? word.slice(0, -whole.length) : '';
    if (before !== '' && given.some((name) => name.startsWith(before) || before.endsWith(name))) return true;
    // "CoxR.": initials run into the name.
    return word !== whole && word.startsWith(whole) && word.slice(whole.length) === given.map((name) => name[0] ?? '').join('');
  });
}

/**
 * Whether several people of one family name stand where it is printed fewer times, and somebody's initial is not printed either: one of them
 * was left out ("Gu, Z., Lu, Y." for Gu, H. Lu and Y. Lu). "J. and M. Smith" names both.
 */
function sharesName(words: readonly string[], people: readonly Person[]): boolean {
  // "DengkuanLiu": names run together are names.
  const times = (name: string): number => words.filter((word) => word === name || word.endsWith(name) || word.startsWith(name)).length;
  const named = new Set(people.flatMap(({ family }) => family));
  const initials = new Set(words.filter((word) => word.length <= 3 && !named.has(word)).flatMap((word) => [...word]));
  return people.some(({ family: [name = '', ...rest] }) => {
    const bearers = rest.length > 0 ? [] : people.filter(({ family }) => family.length === 1 && family[0] === name);
    if (bearers.length < 2 || !words.includes(name) || times(name) >= bearers.length) return false;
    return bearers.some(({ given: [own = ''] }) => own !== '' && !initials.has(own[0] ?? '') && !words.includes(own));
  });
}

const inAlphabet = (people: readonly Person[]): boolean =>
  people.length > 2 && people.every((person, at) => at === 0 || (people[at - 1]?.whole ?? '') <= person.whole);

/** Whether what stands behind a title is where its record appeared, and not a longer title. */
const followedByPlace = (printed: Printed, { form, text }: { readonly form: TitleForm; readonly text: string }, source: Source): boolean =>
  titleAt(
    printed,
    { ...form, printed: text },
    { least: Number.POSITIVE_INFINITY, leastPlaced: BETWEEN_NAMES_AND_PLACE, source, anyBefore: true },
  ) >= 0;

/** The names of the record and no others stand before the title. */
function printedWhole(
  printed: Printed,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
  others: readonly Source[],
): ComponentEvidence {
  const everyone = peopleOf(source);
  // Offices among people may be left out; where only offices signed, they are named.
  const members = everyone.filter(({ group }) => !group);
  const people = members.length > 0 ? members : everyone;
  if (people.length === 0) return first;
  const whole = forms.reduce((at, form) => (at >= 0 ? at : titleAt(printed, form, { source })), -1);
  const start = whole > 0 ? whole : (behindNames(printed, source, forms, false)?.start ?? -1);
  if (start <= 0) return first;
  const words = namesIn(printed.raw.slice(0, start));
  if (words.some((word, at) => !belongs(word, everyone) && !besideFamily(words, at, everyone))) return first;
  const more = /…|\.\.\./.test(printed.raw.slice(0, start + 1)) || goesOn(printed.raw.slice(0, start + 1));
  const places = people.map((person) => placeOf(words, person));
  // Whoever is not in the byline may be named behind the title: registries put the editors of a book beside its authors.
  const everywhere = wordsOf(printed.raw);
  const named = people.filter((person, at) => places[at] === -1 && placeOf(everywhere, person) < 0);
  if (places[0] === undefined || places[0] < 0 || (named.length > 0 && !more)) return first;
  // Who comes first counts, unless the record sorts its people by name.
  if (places.some((place) => place >= 0 && place < (places[0] ?? 0)) && (isAsPrinted(source, others) || !inAlphabet(people))) return first;
  if (!more && sharesName(words, people)) return first;
  // Each with a given name of their own: the same names dealt out otherwise are other people's.
  if (!givenStandBeside(words, people, places)) return first;
  return {
    ...first,
    label: 'match',
    score: 0.9,
    source: source.id,
    why: more && named.length > 0 ? 'the recorded authors as far as printed' : 'the recorded authors stand in the reference as printed',
  };
}
