/**
 * Whether two names of venues are one's: the same words, the same known venue, or an abbreviation in the manner of ISO 4 (the
 * beginnings of the words, in order, every word used up, so that Nature is not Nature Genetics). Three answers, not two: what
 * cannot be compared (a repository beside a journal, an acronym nobody declares) is not a disagreement.
 */
import type { Label } from '../../../model/evidence.ts';
import { fold } from '../../../text/fold.ts';
import { coarseLetters, inTwoScripts } from '../../../text/transliterated.ts';
import { fullNamesOf, type VenueForm } from './form.ts';
import { SAME_PLACE } from './names.ts';
import { isRenamed } from './renamed.ts';
import {
  areSiblings,
  isField,
  isJoined,
  isMistyped,
  isOfOneSort,
  isOfSomebody,
  isOtherWord,
  isSister,
  isSort,
  otherName,
  otherSection,
  otherSubjects,
  subjectAdded,
} from './siblings.ts';
import { either, inPieces, isBranded, isJournalOf, mayStandFor, ofMeeting, walk } from './words.ts';
import { isVolumeOf, sameWorkshop } from './workshops.ts';

export interface VenueJudgement {
  readonly label: Exclude<Label, 'weak'>;
  readonly score: number;
  readonly why: string;
}

export const judged = (label: VenueJudgement['label'], score: number, why: string): VenueJudgement => ({ label, score, why });

/** Score of two names of which one is part of the other. */
export const PART = 0.5;

/** And of two journals of which one is the other's sister: no agreement of volume and page makes them one. */
export const SISTER = 0.4;

/** Words that one side adds without naming another venue. */
const ADDED = new Set(
  'official publication organ section london england usa america united states new york berlin paris tokyo online print edition engl ed english us uk technical main track conference symposium meeting u s a'.split(
    ' ',
  ),
);

/** "PNAS" for Proceedings of the National Academy of Sciences: first letters of the words, with or without the small ones. */
function initialsOf(form: VenueForm): string[] {
  const all = fold(form.printed).split(' ');
  const first = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');
  // "JRSS B" without its section.
  const whole = form.words.filter((word) => word.length > 1);
  return [first(form.words), first(whole), first(all), first(all.filter((word) => !/^(?:of|the|and|for|in|on|a|an)$/.test(word)))];
}

/** Said of a short name that cannot be the long one's. */
export const OTHER_LETTERS = 'a short name of other letters';

/** Nothing but a short name, perhaps with the letter of a section: "PNAS", "A&A", "JRSS B". */
const isAcronym = ({ words, acronyms, printed }: VenueForm): boolean =>
  acronyms.length > 0 && (words.filter((word) => word.length > 1).length <= 1 || acronyms[0] === printed);

/** Two venue names. */
export function judgeVenues(cited: VenueForm, found: VenueForm): VenueJudgement {
  if (cited.anywhere || found.anywhere) {
    return judged(
      'unknown',
      0.5,
      `${cited.anywhere ? 'the cited' : 'the recorded'} venue is a repository, platform or series; works of every venue stand there`,
    );
  }
  if (inTwoScripts(cited.printed, found.printed)) return inOtherLetters(cited, found);
  const same = withoutSections(cited, found) ?? sameVenue(cited, found);
  if (same.label === 'not_match' && isRenamed(cited, found)) return judged('match', 0.9, 'an earlier and a later name of the journal');
  if (same.label === 'match' && otherSection(cited.printed, found.printed))
    return judged('not_match', SISTER, 'another section of the journal');
  // "EthNLP@EACL": a workshop's nickname, which its record need not bear.
  if (same.label !== 'match' && (cited.printed.includes('@') || found.printed.includes('@')))
    return judged('unknown', 0.4, 'a nickname that nobody declares');
  const workshop = same.label === 'match' && cited.part === found.part ? null : sameWorkshop(cited, found);
  if (workshop === 'same') return judged('match', 0.9, 'the same workshop, whose meeting one name says');
  if (workshop === 'part' && same.label === 'not_match') return judged('unknown', 0.6, 'one name of a workshop is part of the other');
  if (same.label !== 'match' || cited.part === found.part) return same;
  if (isVolumeOf(cited.printed) || isVolumeOf(found.printed)) return judged('match', 0.85, 'a volume of the same proceedings');
  if (cited.part === 'workshop' || found.part === 'workshop') return judged('not_match', 0.4, 'a workshop is not its conference');
  const part = cited.part === 'main' ? found.part : cited.part;
  // Short papers, posters and demonstrations are cited as of their conference by nearly everybody.
  return judged(part === 'companion' ? 'unknown' : 'partial', 0.6, `${part} of the same conference`);
}

/** Two names of which one is in Cyrillic letters, or in signs: one where the other renders it, each word perhaps cut short; else left open, for it may be translated. */
function inOtherLetters(cited: VenueForm, found: VenueForm): VenueJudgement {
  const words = ({ printed }: VenueForm): readonly string[] => coarseLetters(printed).split(' ');
  const { left, right, both } = walk(words(cited), words(found));
  return both > 0 && left.length === 0 && right.length === 0
    ? judged('match', 0.9, 'the same name in other letters')
    : judged('unknown', 0.4, 'names in different letters, of which one may be translated');
}

/** A section that says its letter for one, or has its name behind a colon. */
const NAMED = /\s[A-H]\s?[:,;(–—-]|\b(?:sect(?:ion)?|series|ser|part|pt)\.?\s[A-H]\b/iu;

/** What a name says behind the letter of its section. */
const sectionIn = ({ words, unsectioned }: VenueForm): readonly string[] => words.slice(unsectioned?.words.length ?? words.length);

/**
 * Two names of which one says what its section is called beside the letter: a match where they are one without that. Null where they are
 * not, but for "Proc Biol Sci", as some lists call a section by its own name alone, which is not told.
 */
function withoutSections(cited: VenueForm, found: VenueForm): VenueJudgement | null {
  if (cited.unsectioned === null && found.unsectioned === null) return null;
  // "Vitamin C Research" and "Vitamin C Letters" have no sections.
  const sections = walk(sectionIn(cited), sectionIn(found));
  if (sections.left.length > 0 && sections.right.length > 0 && !(NAMED.test(cited.printed) && NAMED.test(found.printed))) return null;
  const same = sameVenue(cited.unsectioned ?? cited, found.unsectioned ?? found);
  if (same.label === 'match') return same;
  const alone = [walk(cited.words, sectionIn(found)), walk(sectionIn(cited), found.words)];
  return alone.some(({ left, right, both }) => both > 0 && left.length === 0 && right.length === 0)
    ? judged('unknown', 0.6, 'one name is that of a section of the other')
    : null;
}

/** Whether a name is one of a known venue's, each word of it perhaps cut short: "Adv. Neural Inform. Process. Syst." for NeurIPS. */
function spellsOut(form: VenueForm, ids: readonly string[]): boolean {
  return fullNamesOf(ids).some((words) => {
    const { left, right, both } = walk(form.words, words);
    return both > 1 && left.every((word) => ADDED.has(word)) && right.length === 0;
  });
}

/** What stands before the name of a meeting and tells nothing. */
const OF_ANY_MEETING = /^(?:conference|meeting|symposium|workshop|joint|international|annual)$/;

/** Whether a name of a meeting breaks off where the name of a known one has begun: "Proceedings of the 2019 Conference of the North", as a registry has NAACL. */
function isCutOff(form: VenueForm, ids: readonly string[]): boolean {
  const words = form.words.filter((word) => !OF_ANY_MEETING.test(word));
  return (
    words.length > 0 &&
    words.length < form.words.length &&
    fullNamesOf(ids).some((full) => words.length < full.length && words.every((word, at) => word === full[at]))
  );
}

/** Whether all that a name has and the other lacks are the first letters of what the other has: "GSA Bulletin", "Ann. Sci. ENS". */
const isInLetters = ({ acronyms }: VenueForm, own: readonly string[], others: readonly string[]): boolean =>
  own.length === 1 &&
  others.length > 1 &&
  acronyms.some((one) => fold(one) === own[0]) &&
  own[0] === others.map((word) => word[0] ?? '').join('');

/** Whether one of two names is that of the series of supplements to the other: "ApJ" and The Astrophysical Journal Supplement Series, "A&AS" and Astronomy and Astrophysics. */
function isOfSupplement(acronym: string, letters: string, long: VenueForm): boolean {
  const at = long.words.indexOf('supplement');
  const made = (short: string, own: string, words: readonly string[]): boolean =>
    own.length >= 2 && (own === words.map((word) => word[0] ?? '').join('') || inPieces(short, words));
  if (at > 0) return /\bsupplement series\b/i.test(long.printed) && made(acronym, letters, long.words.slice(0, at));
  return /S$/.test(acronym) && made(acronym.slice(0, -1), letters.slice(0, -1), long.words);
}

/** Words that the short name of such transactions keeps, at least. */
const KEPT = 3;

/** "IEEE T Pattern Anal": a T for Transactions, and so many words of the subject as tell it from others, as one great index cuts names. */
const isIndexed = (short: VenueForm, long: VenueForm): boolean =>
  short.words[0] === 't' &&
  long.words[0] === 'transactions' &&
  short.words.length >= KEPT &&
  short.words.length < long.words.length &&
  short.words.every((word, at) => either(word, long.words[at] ?? ''));

/** Whether two meetings say that they go by other letters: "(MSR)" and "(SANER)". */
const goByOthers = ({ declared: ours }: VenueForm, { declared: theirs }: VenueForm): boolean =>
  ours.length > 0 &&
  theirs.length > 0 &&
  ours.every((one) => theirs.every((other) => !fold(one).includes(fold(other)) && !fold(other).includes(fold(one))));

function sameVenue(cited: VenueForm, found: VenueForm): VenueJudgement {
  // Records lose hyphens and gain blanks: "Neuro science".
  if (cited.words.join('') === found.words.join('') && cited.words.length > 0) return judged('match', 1, 'same venue');
  if (isBranded(cited, found) || isBranded(found, cited)) return judged('not_match', SISTER, 'a journal of another house');
  const [ids, others] = [cited.known, found.known];
  if (ids.length > 0 && others.length > 0) {
    const both = ids.find((id) => others.includes(id));
    if (both !== undefined) return judged('match', 1, `both are ${both}`);
    const pair = SAME_PLACE.some(([a, b]) => (ids.includes(a) && others.includes(b)) || (ids.includes(b) && others.includes(a)));
    return pair
      ? judged('unknown', 0.5, 'papers of the one appear in the other')
      : judged('not_match', 0, `${ids.join('/')} is not ${others.join('/')}`);
  }
  if (ids.length !== others.length && (spellsOut(cited, others) || spellsOut(found, ids)))
    return judged('match', 0.9, 'an abbreviation of the name');
  if (ids.length !== others.length && (isCutOff(cited, others) || isCutOff(found, ids)))
    return judged('unknown', 0.5, 'the one name may be the beginning of the other');
  if (isIndexed(cited, found) || isIndexed(found, cited)) return judged('match', 0.9, 'an abbreviation of the same name');
  const shared = cited.acronyms.filter((one) => one.length >= 3 && found.acronyms.some((other) => fold(one) === fold(other)));
  const declares = (form: VenueForm): boolean => form.declared.some((one) => shared.some((other) => fold(one) === fold(other)));
  if (declares(cited) || declares(found)) return judged('match', 0.95, 'same acronym');
  const named = [cited, found].map(({ words, acronyms }) => (words.length === 1 && acronyms.length === 0 ? (words[0] ?? '') : ''));
  if (otherName(named[0] ?? '', named[1] ?? '')) return judged('not_match', SISTER, `“${named[0]}” is not “${named[1]}”`);
  const { left, right, both } = walk(cited.words, found.words);
  if (left.length === 0 && right.length === 0 && both > 0) return judged('match', 0.95, 'an abbreviation of the same name');
  if (both > 0 && (isInLetters(cited, left, right) || isInLetters(found, right, left)))
    return judged('match', 0.9, 'the same name, its society by letters');
  // Of meetings nobody knows what else belongs to the name; of journals a shared word is one, "PLoS" or "BMC", is no more than that.
  const meeting = ofMeeting(cited, found);
  if (shared.length > 0 && meeting)
    return isAcronym(cited) || isAcronym(found)
      ? judged('match', 0.9, 'same acronym')
      : judged('unknown', 0.4, 'the same acronym beside other words');
  for (const [short, long] of [
    [cited, found],
    [found, cited],
  ] as const) {
    if (!isAcronym(short)) continue;
    const letters = fold(short.acronyms[0] ?? '').replace(/ /g, '');
    const made = initialsOf(long).includes(letters) || inPieces(short.acronyms[0] ?? '', long.words);
    if (letters.length >= 2 && made) return judged('match', 0.9, 'an acronym of the name');
    if (isOfSupplement(short.acronyms[0] ?? '', letters, long))
      return judged('not_match', SISTER, 'a series of supplements is another journal');
    if (isAcronym(long))
      return short.known.length > 0 || long.known.length > 0
        ? judged('not_match', 0.1, 'another acronym')
        : judged('unknown', 0.3, 'acronyms that nobody declares');
    // An acronym nobody knows may stand for anything that has its letters; a known one stands for its own name.
    if (short.known.length === 0)
      return judged('unknown', 0.4, mayStandFor(letters, long) ? 'an acronym that nobody declares' : OTHER_LETTERS);
  }
  return byWords(cited, found, { left, right, both, meeting });
}

/** Two names that are not one, by the words that each has and the other lacks. */
function byWords(
  cited: VenueForm,
  found: VenueForm,
  { left, right, both, meeting }: ReturnType<typeof walk> & { readonly meeting: boolean },
): VenueJudgement {
  // "ACM Multimedia" is the International Conference on Multimedia.
  const telling = (words: readonly string[]): string[] =>
    words.filter((word) => !ADDED.has(word) && (word.length > 1 || word === 'j') && !(meeting && /^int(?:ernational|l)?$/.test(word)));
  const [ours, theirs] = [telling(left), telling(right)];
  if (both === 0) return judged('not_match', 0, 'another venue');
  if (areSiblings(left, right)) return judged('not_match', SISTER, `“${left[0]}” for “${right[0]}” makes another journal`);
  if (!meeting && isOtherWord(ours, theirs)) return judged('not_match', SISTER, `“${ours[0]}” for “${theirs[0]}” makes another journal`);
  if (!meeting && (isJournalOf(cited, ours, theirs) || isJournalOf(found, theirs, ours)))
    return judged('not_match', SISTER, 'the one is the journal of what the other is called');
  if (ours.length === 0 && theirs.length === 0) return judged('match', 0.9, 'same name but for general words');
  if (ours.length === 1 && theirs.length === 1 && isMistyped(ours[0] ?? '', theirs[0] ?? ''))
    return judged('match', 0.9, `“${ours[0]}” is “${theirs[0]}”, mistyped`);
  if (ours.length === 0 || theirs.length === 0) {
    // Sister journals add a word or two (Nature, Nature Genetics); a name that adds more spells the same one out.
    const added = ours.length + theirs.length;
    const [sister] = [...ours, ...theirs];
    if (added === 1 && sister !== undefined && isSister(sister) && (cited.words.at(-1) === sister || found.words.at(-1) === sister))
      return judged('not_match', SISTER, `the one name adds “${sister}”`);
    const score = meeting ? null : addedSubject(cited, found, ours.length > 0, [...ours, ...theirs]);
    if (score !== null) return judged('not_match', score, `the one name adds “${[...ours, ...theirs].join(' ')}”`);
    const named = cited.known.length > 0 || found.known.length > 0;
    return added > 2 || (both >= 3 && !named)
      ? judged('unknown', 0.6, 'one name is part of the other')
      : judged('not_match', PART, `the one name adds “${[...ours, ...theirs].join(' ')}”`);
  }
  const ends = ([words, form]: readonly [readonly string[], VenueForm]): boolean =>
    words.length > 0 && words.at(-1) === form.words.at(-1) && isOfOneSort(words.at(-1) ?? '');
  if (meeting && goByOthers(cited, found)) return judged('not_match', SISTER, 'a meeting that goes by other letters');
  if (!meeting && ends([ours, cited]) !== ends([theirs, found])) return judged('not_match', SISTER, 'another venue');
  const [plain, plainly] = [ours, theirs].map((words) => words.filter((word) => !isSort(word)));
  const sorted = meeting || plain === undefined || plainly === undefined ? null : soleSubject(cited, found, plain, plainly);
  if (sorted !== null) return judged('not_match', sorted, 'another venue');
  const share = both / Math.max(cited.words.length, found.words.length, 1);
  return judged('not_match', !meeting && otherSubjects(ours, theirs) ? Math.min(share, SISTER) : share, 'another venue');
}

/** The same where each name has a word for what it is, and one of them a subject besides: "Chemical Engineering Science" beside "… Journal". */
function soleSubject(cited: VenueForm, found: VenueForm, ours: readonly string[], theirs: readonly string[]): number | null {
  if (ours.length > 0 === theirs.length > 0) return null;
  return addedSubject(cited, found, ours.length > 0, [...ours, ...theirs]);
}

/**
 * What two names are worth of which one adds a subject: another journal's. Null where it may be the same. Who shortens a name may leave two
 * words out, but hardly one, and not all but one.
 */
function addedSubject(cited: VenueForm, found: VenueForm, byCited: boolean, words: readonly string[]): number | null {
  const longer = byCited ? cited : found;
  // Letters are those of a name: "Geophys Monogr Ser Duncan RA" has swallowed an editor.
  if (words.some((word) => longer.acronyms.some((one) => fold(one) === word))) return null;
  const added = words.filter((word) => !isSort(word));
  const where = subjectAdded(added, longer.words, longer.printed);
  if (where === null) return null;
  const left = cited.words.filter((word) => word.length > 1 && !isSort(word));
  if (!byCited && added.length > 1 && left.length > 1) return null;
  if (!byCited && where === 'behind' && isJoined(longer.printed, added)) return null;
  // What a citation has before a name may be a town, or the end of a title where a line of print was read; a record has no such thing.
  const open = byCited || isOfSomebody(longer.printed);
  return where === 'before' && open && !added.every(isField) ? null : SISTER;
}
