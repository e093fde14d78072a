/**
 * Journals that are told apart by one word: Physical Review B and D, the British and the American Journal of Psychiatry, Annals and
 * Archives of Neurology, Cancer Research and Cancer Letters. Where two names differ by such a word and by no other, they are two journals,
 * and no agreement of volume and page makes them one. Names that differ in any other way are judged elsewhere.
 */
import { distance } from 'fastest-levenshtein';
import { fold } from '../../../text/fold.ts';
import { lettersInOrder } from '../../../text/similarity.ts';
import { misread, transposed } from '../../../text/slips.ts';
import { either } from './words.ts';

/** Words of which a name has one for another: whose journal it is, and what sort of one. */
const SIBLINGS: readonly ReadonlySet<string>[] = [
  'american british canadian european international australian scandinavian chinese japanese indian african asian italian french german polish turkish korean brazilian',
  'annals archives letters transactions reviews bulletin magazine notices journal j review quarterly perspectives',
].map((words) => new Set(words.split(' ')));

/** What makes a sister of a journal when it is put behind its name. */
const SISTERS = ['letters', 'reviews', 'communications', 'methods', 'medicine', 'genetics', 'studies', 'research', 'education'];

/** Fewest letters of an abbreviation that stands for a word of these lists. */
const LEAST = 3;

const same = (word: string, whole: string): boolean => word === whole || (word.length >= LEAST && either(word, whole));

/** Whether a word that two names do not share is of the same list as its counterpart, another word of it. */
const isSibling = (a: string, b: string): boolean =>
  SIBLINGS.some(
    (list) => [...list].some((one) => same(a, one) && !same(b, one)) && [...list].some((other) => same(b, other) && !same(a, other)),
  );

/** Whether what two names do not share makes two journals of them. Takes the words of each that the other lacks. */
export function areSiblings(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = [left[0], right[0]];
  return left.length === 1 && right.length === 1 && a !== undefined && b !== undefined && isSibling(a, b);
}

/** Words of which a name may have one for another, and means the same: "Zeitschrift" and "Journal". */
const SORTS = new Set(
  'journal j zeitschrift revue revista rivista review magazine acta archiv tijdschrift tidsskrift tidskrift zhurnal zasshi bulletin series society soc association assoc'.split(
    ' ',
  ),
);

/** Letters of a contraction, at most: "Hydrology" is none of "Hydrometeorology". */
const CONTRACTED = 7;

/** Whether two words may be one, mistyped, contracted or in another language. */
function akin(a: string, b: string): boolean {
  // Of an abbreviation only the beginning can be compared; a contraction has letters of the other.
  if (a[0] !== b[0]) return false;
  const length = Math.min(a.length, b.length);
  const contracted = length <= CONTRACTED && (lettersInOrder(a, b) || lettersInOrder(b, a));
  return contracted || distance(a.slice(0, length), b.slice(0, length)) <= Math.max(1, length / 3);
}

/** Letters of a word of which a slip makes no other one, at least. */
const TYPED = 9;

/** A syllable written twice: "linguististics". */
const onceEach = (word: string): string => word.replace(/(\p{L}{2,3})\1/gu, '$1');

/** Whether a long word is the other with a letter lost, doubled or changed about in its midst; "Botanica" and "Botanics" end otherwise, and may be two journals. */
export function isMistyped(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < TYPED || a.slice(0, 2) !== b.slice(0, 2) || a.slice(-2) !== b.slice(-2)) return false;
  return transposed(a, b) || onceEach(a) === onceEach(b) || (a.length !== b.length && distance(a, b) === 1);
}

/** Whether one word of a name stands in the place of another that cannot be the same: "Nat. Med." for "Nat. Genet.". Not a slip, and not an order. */
export function isOtherWord(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = [left[0] ?? '', right[0] ?? ''];
  if (left.length !== 1 || right.length !== 1 || a.length < LEAST || b.length < LEAST) return false;
  if (![a, b].every((word) => /^\p{L}+$/u.test(word) && !SORTS.has(word))) return false;
  return !akin(a, b);
}

/** Whether a word says only what sort of publication it is; a society in a name is more. */
export const isSort = (word: string): boolean => SORTS.has(word) && !/^(?:soc|assoc|series)/.test(word);

/** How a subject is studied, before its name: "Clinical Radiology", "Perspectives on Psychological Science". */
const FIELDS =
  /^(?:clin(?:ical)?|appl(?:ied)?|exp(?:erimental)?|theor(?:etical)?|comput(?:ational)?|mol(?:ecular)?|perspect(?:ives)?|curr(?:ent)?|front(?:iers)?|trends|adv(?:ances)?|glob(?:al)?|comp(?:arative)?|trans(?:actions)?)$/;

/** Whether a word before the name of a subject says how it is studied, or whose the journal is. */
export const isField = (word: string): boolean => FIELDS.test(word) || [...(SIBLINGS[0] ?? [])].some((one) => same(word, one));

/** Whether a word at the end of a name says that only short papers, or only surveys, stand there. */
export const isOfOneSort = (word: string): boolean => ['letters', 'reviews', 'communications'].some((one) => same(word, one));

/** What names say besides their subject: who brought them out and where, what part or printing it is. */
const BESIDE =
  /^(?:suppl|ser$|special|publish|press$|verlag|elsevier|springer|wiley|elsev|sage$|karger|thieme|blackwell|kluwer|pergamon|academ|group$|nouv|neue|new$|old$|orig|offic|regul|web$|epub|ahead|issue|number|basel|boston|chicago|washington|baltimore|philadelphia|amsterdam|berl|leipzig|wien|vienna|lond|paris|tokyo|phila$|north$|south$|east$|west$|inc$|ltd$|rec$|relat|gen$|general|main$|vol)/;

/** Whether words are of a subject, as far as their form tells. */
const areSubjects = (words: readonly string[]): boolean =>
  words.every((word) => word.length >= LEAST && /^\p{L}+$/u.test(word) && !SORTS.has(word) && !BESIDE.test(word));

/** How words of subjects end, and how they begin where they are abbreviated: names of towns do neither. */
const SUBJECT =
  /(?:ments?|tions?|sions?|log(?:y|ies|ie|ia)|ics|[ei]nces?|ities|ity|ures?|isms?|sis|ses|graph(?:y|ies)|metry|therap(?:y|ies)|pathy|nomy|istry|ings?|ness|ship|ware|iers?|ors|ists|ants|als|ases?|eases?|cells?|genes?|plants?|health|sports?|aging|child|women|law|arts?|stud(?:y|ies)|research|advances|discovery|today|open)$|^(?:assess|educ|psych|neuro|sci$|tech|engin?|eng$|med|surg|biol|chem|phys|math|stat|softw|dis$|infect|immun|genet|oncol|pharm|econ|polit|soc|anal|syst|comput|manag|mark|nutr|clin|pract|theor|manuf|perform|perspect|polic|manage|learn|behav|hum$|res$|rheum|cardio|vasc|pediatr|radio|toxic|microb|virol|physiol|anat|geo|astr|meteor|ocean|ecol|environ|agric|crop|food|vet|dent|nurs|transl)/;

/** Most words of a subject that make another journal of a name. */
const [MOST_ADDED, MOST_EXCHANGED] = [2, 4];

/**
 * What a name has behind a colon, a dash or in brackets is a part of the journal before it: "Journal of Geophysical Research: Oceans". A
 * command of TeX left in it ("PC\\slash Computing") is such a sign, and no word.
 */
const HAS_PARTS = /[:;([–—\\]|\s-\s|\bvolume\b/iu;

/**
 * Where the words stand that one name of a journal has more than the other, if they make another journal of it: "Journal of Personality" and
 * "Journal of Personality Assessment". Takes those words in order and the longer name, in words and as printed; null where they may be a
 * part of the journal, a place or a publisher.
 */
export function subjectAdded(added: readonly string[], words: readonly string[], printed: string): 'before' | 'within' | 'behind' | null {
  if (added.length === 0 || added.length > MOST_ADDED || !areSubjects(added) || HAS_PARTS.test(printed)) return null;
  if (!added.every((word) => words.includes(word))) return null;
  // Letters may be initials of people before the name.
  const whole = words.filter((word) => word.length > 1);
  const rest = whole.filter((word) => !added.includes(word));
  // "Physics Physique Fizika" says one word three times.
  if (added.some((word) => rest.some((other) => akin(word, other)))) return null;
  const together = (from: number): boolean => added.every((word, i) => whole[from + i] === word);
  if (together(0)) return 'before';
  if (!together(whole.length - added.length)) return 'within';
  // The last word may be a town, which people leave out: "Publicationes Mathematicae Debrecen".
  return SUBJECT.test(added.at(-1) ?? '') ? 'behind' : null;
}

/** Whose a journal is, before its sort, which people leave out: "Hoppe-Seyler's Zeitschrift", "Justus Liebigs Annalen". */
export const isOfSomebody = (printed: string): boolean =>
  /^(?:\p{Lu}[\p{L}-]{1,20}\s)?\p{Lu}[\p{L}-]{1,30}[’']?s\s(?:Arch|Ann|Zeit|Jahr|Journ)/u.test(printed);

/** Words that a long name in another language than English joins to its first subject: "Zeitschrift für Assyriologie und Vorderasiatische Archäologie". */
export const isJoined = (printed: string, added: readonly string[]): boolean => {
  const behind = /\s(?:und|et|och|og|en)\s(.{3,200})$/u.exec(printed)?.[1];
  return behind !== undefined && added.every((word) => fold(behind).includes(word.slice(0, 4)));
};

/** Whether two names have other subjects, though they share words: "Journal of Open Source Software" and "J. Stat. Softw.". */
export function otherSubjects(left: readonly string[], right: readonly string[]): boolean {
  const [ours, theirs] = [left, right].map((words) => words.filter((word) => !/^(?:soc|assoc)/.test(word)));
  if (ours === undefined || theirs === undefined || ours.length === 0 || theirs.length === 0) return false;
  if (left.length + right.length > MOST_EXCHANGED) return false;
  return areSubjects([...ours, ...theirs]) && !ours.some((a) => theirs.some((b) => akin(a, b)));
}

/** Whether two names of a single word are two journals': "Cells" and "Cell", "Biometrics" and "Biometrika". No abbreviation, and not a slip. */
export function otherName(a: string, b: string): boolean {
  if (a === b || !/^\p{L}{4,}$/u.test(a) || !/^\p{L}{4,}$/u.test(b)) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long === `${short}s`) return true;
  return !long.startsWith(short) && !lettersInOrder(short, long) && distance(a, b) > 1 && !transposed(a, b) && !misread(a, b);
}

/** Whether a word behind the name of a journal makes another one of it. */
export const isSister = (word: string): boolean => SISTERS.some((one) => same(word, one));

/** The letter of a section, behind the name or before the title of the section: "Phys. Rev. D", "Journal of Physics A: Mathematical and General". */
const SECTION = /(?:\p{L}{2}|(?<!\p{L})J)[\s.,]{1,3}(?:sect?(?:ion)?\.?\s)?([A-H])(?:\s?[:,;(\u2013-].{0,200})?\.?\s{0,3}$/u;

/** The section of its journal that a name says, in a small letter; null where it says none. */
export function sectionOf(name: string): string | null {
  const printed = name.slice(0, 300);
  return (SECTION.exec(printed) ?? SAID.exec(printed))?.[1]?.toLowerCase() ?? null;
}

/** A section that is called one, wherever it stands. */
const SAID = /(?<!\p{L})(?:[Ss]ect(?:ion)?|[Ss]eries|[Ss]er|[Pp]art|[Pp]t)\.?\s([A-H])(?![\p{L}\d])/u;

/** Whether two names are of two sections of a journal. */
export function otherSection(a: string, b: string): boolean {
  const [ours, theirs] = [sectionOf(a), sectionOf(b)];
  return ours !== null && theirs !== null && ours !== theirs;
}
