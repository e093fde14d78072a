/**
 * One person's name, however it is printed: "van den Oord, A.", "Aäron van den Oord", "VAN DEN OORD A", "Oord 0001".
 * Both sides are reduced by the same function to a bag of name words and initials, because most wrong doubts come from
 * treating the two sides differently. Comparing gives a grade, not a verdict; a list of authors is judged in compare/.
 */
import type { CslName } from '../model/csl.ts';
import { mendedName, rejoined } from './damaged.ts';
import { fold } from './fold.ts';
import { compareGiven } from './names/given.ts';
import { isFeminineOf, otherVowels, sameWord, shortSlip, slip, withoutFormerName } from './names/spelling.ts';
import { bagsAgree, isFamilyFirst, isTurnedRound } from './names/turned.ts';
import { officeOf } from './offices-abroad.ts';
import { orcidOf } from './orcid.ts';
import { compareOrganisations, hasGroupWord, isOrganisation, lettersOfOffice } from './organisations.ts';
import { romanized } from './scripts.ts';
import { slavicSpelling } from './slavic-names.ts';
import { sameCharacters } from './undivided.ts';
import { fitsGaps, withGaps } from './unreadable.ts';

/** A name reduced. Words are folded; an initial is a word of one letter. */
export interface Person {
  /** Words of the family name without particles; of a group, all its words. */
  readonly family: readonly string[];
  /** The whole family name run together, particles and all. */
  readonly whole: string;
  readonly given: readonly string[];
  /** An institution, a team, a consortium. */
  readonly group: boolean;
  /** Not a name at all: "John Doe", "Firstname Lastname", "A. Author". */
  readonly placeholder: boolean;
  /** One bit for each letter that begins a word of the name; letters that spellings exchange share theirs. */
  readonly initials: number;
  /** Written in a script that has no letters to compare with Latin ones. */
  readonly unlettered: boolean;
  /** The family name with a question mark for each gap, where letters of it cannot be read. */
  readonly gaps?: string;
  /** A family name that begins with a small letter and has no particle: some records lost the capital before it ("ierssen"). */
  readonly headless?: true;
  /** The one spelling of a family name that many languages write in their own letters. */
  readonly slavic?: string;
  /** A family name without the particle that an apostrophe joins to it: "Angelo" of d'Angelo, whom some lists file as "Angelo M.D.". */
  readonly elided?: string;
  /** A family name without its letters beyond a to z, which some programs drop: "Zrn" of Zürn. */
  readonly bare?: string;
  /** A short family name with its umlaut spelt out: "lue" of Lü. Longer ones are known either way (names/spelling.ts). */
  readonly spelt?: string;
  /** ORCID iD, bare, where it is stated and its check digit is right. */
  readonly orcid?: string;
  /** Printed as one word of capitals ("HRW", "BfArM"), as the letters of an office are. */
  readonly letters?: true;
  /** Given as one name, undivided, of which nothing says whether a person or an office bears it ("Human Rights Watch"). */
  readonly undivided?: true;
}

/**
 * `same`: nothing speaks against one person. `near`: a slip of the pen, or middle names that differ. `surname`: one family
 * name, given names that differ. `none`: other people.
 */
export type NameGrade = 'same' | 'near' | 'surname' | 'none';

const PARTICLES = new Set(
  'van von vom der den de del della dello degli di da das do dos du des la le les lo los las el al bin ibn ben abu ter ten te zu zum zur af av ap op t s y e i und and y st saint o mc mac d l'.split(
    ' ',
  ),
);
/** Particles that are given names as well: Ben, Al and Mac, and names of one syllable in East Asia. */
const ALSO_GIVEN = new Set(['ben', 'al', 'mac', 'da', 'do', 'le', 'la', 'lo', 'te', 'zu', 'ten']);
const SUFFIX = /^(?:jr|sr|ii|iii|iv|2nd|3rd|phd|md|dphil|msc|esq|frs)$/;
const PLACEHOLDER =
  /^(?:(?:john|jane|jon) (?:doe|roe|smith doe)|(?:first ?name|given ?name|forename)s?|.*\b(?:lastname|last name|firstname|surname)\b.*|(?:first|second|third|fourth|fifth|last|lead|senior|corresponding|another) author|author(?: (?:[a-z]|one|two|three|four|five|\d+|names?))?|[a-z] author|(?:test|sample|example|dummy|some|unknown) (?:author|name|user|person)|lorem ipsum|x{2,5}|n a|tbd|todo|name)$/;
/** What stands where nobody is named; Lippincott's registrations say "&NA;". */
const NOBODY =
  /^(?:(?:amp )?na|anon(?:ymous)?|anonyme?|anonymus|no authors? (?:listed|given)|unknown|none|null|n d|various(?: authors)?|not available)$/;
/** Letters beyond a to z. */
const BEYOND = /(?=\p{Script=Latin})[^a-z]/giu;
/** A short family name with an umlaut, and what stands for it where keyboards lack it. */
const SHORT_UMLAUT = /^\p{L}{0,2}[äöüø]\p{L}{0,2}$/iu;
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
const HEADLESS = /^\p{Ll}{5,30}$/u;
/** Capitals, with a small letter between them here and there. */
const LETTERS = /^(?=.{3,12}$)(?:\p{Lu}\p{Ll}?){2,12}$/u;
const HOMONYM = /\s\d{4}$/;
/** Letters of scripts that `romanized` does not write in Latin ones. */
const UNLETTERED = /[^\P{L}\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]/u;

/** Longer texts are no names. */
const LONGEST = 300;

const clean = (text: string): string => withoutFormerName(mendedName(text.slice(0, LONGEST))).replace(HOMONYM, '');

const wordsOf = (text: string): string[] => {
  const folded = fold(romanized(text));
  return folded === '' ? [] : folded.split(' ');
};

/** "ME", "R.F.M." and "YL" are initials; "Li" and "Mary" are names. */
function givenWords(given: string): string[] {
  const out: string[] = [];
  for (const part of given.split(/[\s.\-‐‑–]+/)) {
    if (part === '') continue;
    // An initial of another script is one letter of ours, though its sound takes two: "Ж." is the beginning of "Жюль", Zhyul.
    if (/^\p{Lu}{1,4}$/u.test(part) && !SUFFIX.test(part.toLowerCase()))
      out.push(...[...part].flatMap((letter) => wordsOf(letter).map((word) => word[0] ?? '')));
    else out.push(...wordsOf(part));
  }
  return out.filter((word) => !SUFFIX.test(word));
}

function withoutParticles(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !PARTICLES.has(word) && !SUFFIX.test(word));
  return kept.length === 0 || kept.every((word) => word.length === 1) ? words.filter((word) => !SUFFIX.test(word)) : kept;
}

const SHARED: Readonly<Record<string, string>> = { p: 'f', y: 'i', ß: 's' };
/** Letters that are not Latin all share the last bit. */
const OTHER_LETTER = 1 << 26;

function initialsOf(words: readonly string[]): number {
  let bits = 0;
  for (const word of words) {
    const letter = SHARED[word[0] ?? ''] ?? word[0] ?? '';
    const place = letter.charCodeAt(0) - 97;
    bits |= place >= 0 && place < 26 ? 1 << place : OTHER_LETTER;
  }
  return bits;
}

/** The names of a record are compared with many citations, and those of a citation with many records: names read lately are remembered. */
const LATELY = new Map<string, Person | null>();
const REMEMBERED = 4_096;

/** A name given whole with its initials behind it: "Woller RR", "van Dijk J.-P.". */
const INITIALS_LAST = /\p{Ll}{2} (?!(?:LLC|LLP|PLC|USA|INC|LTD)$)(?:\p{Lu}{1,3}|(?:\p{Lu}\.-?){1,3})$/u;

/** "Wal G van der" and "Avella A d", where lists put the particle last: it was read as the family name, and all before it as given. */
const PARTICLE_LAST = /^(?:van|von|der|den|de|des|d|del|della|di|da|das|dos|ter|ten|zu|zur|af|av|v\.?|[’'‘]t)$/;
const FAMILY_FIRST = /^(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?) ((?:\p{Lu}\.?-?){1,3})(?: (?:\p{Ll}{1,3}|[’'‘]t)){0,2}$/u;

/** The number of an institution behind a family name, raised on the page that it was copied from: "Hao1". */
const RAISED = /(?<=\p{L}{2})\d{1,2}$/u;

const ELIDED = /^(?:d|l|dell|dall|nell|all|o|m|mc|n)\s?['’ʼ`´]\s?(\p{L}{4,}.{0,40})$/iu;

/** Reduces a CSL name; null when it names nobody. A name given whole is read "Given Family" unless it has a comma. */
export function personOf(name: CslName): Person | null {
  const { family = '', given = '', literal = '', ORCID = '' } = name;
  const key = `${family}\n${given}\n${literal}\n${ORCID}`;
  let known = LATELY.get(key);
  if (known === undefined) {
    known = reduced(name);
    if (LATELY.size >= REMEMBERED) LATELY.clear();
    LATELY.set(key, known);
  }
  return known;
}

function reduced(name: CslName): Person | null {
  let [family = '', given = ''] = rejoined(name.family ?? '', name.given ?? '').map(clean);
  let whole = false;
  const inOne = family === '' && given === '';
  if (inOne) {
    const text = clean(name.literal ?? '').trim();
    const comma = text.indexOf(',');
    const space = text.lastIndexOf(' ');
    if (comma > 0) [family, given] = [text.slice(0, comma), text.slice(comma + 1)];
    else if (space > 0 && INITIALS_LAST.test(text)) [family, given] = [text.slice(0, space), text.slice(space + 1)];
    else if (space > 0) [given, family, whole] = [text.slice(0, space), text.slice(space + 1), true];
    else family = text;
  }
  const behind = PARTICLE_LAST.test(family) ? FAMILY_FIRST.exec(given) : null;
  // An elided one belongs to the name: "Avella A d" is d'Avella.
  if (behind !== null) [family, given] = [`${family === 'd' ? 'd’' : ''}${behind[1] ?? ''}`, behind[2] ?? ''];
  const last = wordsOf(given === '' ? family : family.replace(RAISED, ''));
  const first = givenWords(given);
  const words = [...first, ...last];
  const all = words.join(' ');
  if (all === '' || NOBODY.test(all)) return null;
  const orcid = orcidOf(name.ORCID);
  const headless = HEADLESS.test(name.family ?? '') && !PARTICLES.has(last[0] ?? '');
  const gapped = withGaps(name.family ?? family);
  const slavic = slavicSpelling(family.trim());
  const umlauted = family.trim().normalize('NFC');
  const elided = ELIDED.exec(family.trim())?.[1];
  const seen = {
    ...(orcid === undefined ? {} : { orcid }),
    ...(headless ? { headless } : {}),
    ...(whole ? { undivided: true as const } : {}),
    ...(given === '' && LETTERS.test(family) ? { letters: true as const } : {}),
    ...(slavic === null ? {} : { slavic }),
    ...(family.search(BEYOND) >= 0 ? { bare: withoutParticles(wordsOf(family.normalize('NFC').replace(BEYOND, ''))).join('') } : {}),
    ...(SHORT_UMLAUT.test(umlauted) ? { spelt: umlauted.toLowerCase().replace(/[äöüø]/g, (letter) => SPELT[letter] ?? letter) } : {}),
    ...(elided === undefined ? {} : { elided: wordsOf(elided).join('') }),
    ...(gapped === null
      ? {}
      : {
          gaps: gapped
            .split('?')
            .map((part) => wordsOf(part).join(''))
            .join('?'),
        }),
    placeholder: PLACEHOLDER.test(all),
    unlettered: UNLETTERED.test(family) || UNLETTERED.test(given),
    initials: initialsOf([...words, last.join('')].filter((word) => word !== '')),
  };
  if (
    hasGroupWord(words) ||
    isOrganisation(last[0] ?? '', first) ||
    ((first.length === 0 || inOne || words.length > 2) && officeOf(words) !== null)
  ) {
    // A group's name has no initials: "NEEM community" is not N. E. E. M. And its comma turns nothing about: "Generic Software, Inc."
    const named = inOne && !whole ? [...last, ...wordsOf(given)] : [...wordsOf(given), ...last];
    return { ...seen, family: named, whole: named.join(''), given: [], group: true, initials: initialsOf(named) };
  }
  // Particles before the last word of a name given whole belong to it, as does one that was taken for a given name ("Di" Nezza).
  const apart = whole || first.every((word) => word.length > 1 && PARTICLES.has(word) && !ALSO_GIVEN.has(word));
  const kept = apart ? first.filter((word) => word.length === 1 || !PARTICLES.has(word)) : first;
  return { ...seen, family: withoutParticles(last), whole: last.join(''), given: kept, group: false };
}

/** Family names as bags: equal, one the end or the beginning of the other (compound surnames), or run together. */
function familyAgrees(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  if (short.length === long.length && short.every((word, i) => sameWord(word, long[i] ?? ''))) return true;
  if (sameWord(a.join(''), b.join(''))) return true;
  const telling = short.some((word) => word.length >= 3);
  return telling && (sameWord(short.at(-1) ?? '', long.at(-1) ?? '') || short.every((word) => long.some((one) => sameWord(word, one))));
}

/** Letters of a name whose blank was lost, at least. */
const RUN_TOGETHER = 5;

/** "YuYue" for Yu Yue: a name of one word that is the other's given and family name without the blank between. */
const isRunTogether = (one: Person, other: Person): boolean =>
  one.given.length === 0 &&
  one.family.length === 1 &&
  one.whole.length >= RUN_TOGETHER &&
  other.given.some((name) => name.length > 1) &&
  (one.whole === other.given.join('') + other.whole || one.whole === other.whole + other.given.join(''));

/** A given name of a language with other letters for its sounds. */
const slavicGiven = (word: string): string => word.replace(/^[ji](?=[aeu])/, 'y').replace(/w/g, 'v');

/**
 * How two names stand to each other. Symmetric. Where both bear an ORCID iD it settles who is who: one iD is one person under
 * whatever name, two iDs are two people of one name.
 */
export function compareNames(a: Person, b: Person): NameGrade {
  if (a.orcid === undefined || b.orcid === undefined) return compareAsNames(a, b);
  if (a.orcid === b.orcid) return 'same';
  return compareAsNames(a, b) === 'none' ? 'none' : 'surname';
}

function compareAsNames(a: Person, b: Person): NameGrade {
  if (a.unlettered && b.unlettered && sameCharacters(a, b)) return 'same';
  if ((a.initials & b.initials) === 0) return 'none';
  if (a.group || b.group) return compareOrganisations(a.family, b.family);
  if (lettersOfOffice(a, b) || lettersOfOffice(b, a)) return 'same';
  // "Ju V" and "Yu. V.", "Lew" and "Lev": given names follow the language, too.
  if (a.slavic !== undefined && a.slavic === b.slavic && compareGiven(a.given.map(slavicGiven), b.given.map(slavicGiven)) === 'agree')
    return 'same';
  if (familyAgrees(a.family, b.family) || (a.whole.length > 4 && a.whole === b.whole)) {
    const given = compareGiven(a.given, b.given);
    if (given !== 'differ') return given === 'agree' ? 'same' : 'near';
    return bagsAgree(a, b) ? 'same' : 'surname';
  }
  // "Li Fei-Fei" and "Feifei Li"; "Zhou Xiao Ming", of which no comma tells the family name.
  if (isFamilyFirst(a, b) || isFamilyFirst(b, a) || isTurnedRound(a, b) || isTurnedRound(b, a)) return 'same';
  if (isRunTogether(a, b) || isRunTogether(b, a)) return 'same';
  if (a.given.length > 0 && a.given.join('') === b.family.join('') && b.given.join('') === a.family.join('')) return 'same';
  if (bagsAgree(a, b) || [...a.given, ...a.family].join(' ') === [...b.given, ...b.family].join(' ')) return 'same';
  const last = (person: Person): string => person.family.join('');
  const gaps = (x: Person, y: Person): boolean => x.gaps !== undefined && y.gaps === undefined && fitsGaps(x.gaps, last(y));
  if ((gaps(a, b) || gaps(b, a)) && compareGiven(a.given, b.given) !== 'differ') return 'near';
  const joined = (x: Person, y: Person): boolean =>
    x.elided !== undefined && x.given.length > 0 && y.given.length > 0 && x.elided === last(y);
  if ((joined(a, b) || joined(b, a)) && compareGiven(a.given, b.given) !== 'differ') return 'near';
  const dropped = (x: Person, y: Person): boolean => (x.bare?.length ?? 0) > 2 && y.given.length > 0 && x.bare === last(y);
  if ((dropped(a, b) || dropped(b, a)) && compareGiven(a.given, b.given) === 'agree') return 'near';
  const spelt = (x: Person, y: Person): boolean => x.spelt !== undefined && y.given.length > 0 && x.spelt === last(y);
  if ((spelt(a, b) || spelt(b, a)) && compareGiven(a.given, b.given) === 'agree') return 'same';
  const beheaded = (x: Person, y: Person): boolean => x.headless === true && last(y).slice(1) === last(x);
  if ((beheaded(a, b) || beheaded(b, a)) && compareGiven(a.given, b.given) !== 'differ') return 'near';
  if (a.slavic !== undefined && a.slavic === b.slavic && compareGiven(a.given.map(slavicGiven), b.given.map(slavicGiven)) !== 'differ')
    return 'near';
  if (slip(last(a), last(b)) && compareGiven(a.given, b.given) !== 'differ') return 'near';
  // One family name in two spellings, and a given name that is not the other's.
  if (a.slavic !== undefined && a.slavic === b.slavic) return 'surname';
  const slight = shortSlip(last(a), last(b)) || otherVowels(last(a), last(b)) || isFeminineOf(last(a), last(b));
  if (a.given.length > 0 && b.given.length > 0 && slight && compareGiven(a.given, b.given) === 'agree') return 'near';
  return 'none';
}
