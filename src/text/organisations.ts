/**
 * Whether two names stand for one organisation, one of them short: "ISO" and "International Organization for Standardization",
 * "WHO" and "World Health Organization". A short name is the initials of the long one, with or without its small words and its country
 * in front; where it is not, as with most that come from another language, `office-letters.ts` says so. Also which names are a group's at all.
 */
import { distance } from 'fastest-levenshtein';
import { OFFICE_LETTERS } from './office-letters.ts';
import { officeOf } from './offices-abroad.ts';
import { lettersInOrder } from './similarity.ts';

const SMALL = new Set(
  'of the and for in on de la le les du des der die das dem fur zur zum im los las el do da dos per van voor het und et y e i og och del di a an to at s'.split(
    ' ',
  ),
);
/** What stands before the name of a national office, or behind that of a firm. */
const COUNTRY = /^(?:(?:us|u s|usa|uk|united states|the) )+/;

const american = (word: string): string => word.replace(/isation$/, 'ization').replace(/^programme$/, 'program');

/** The longest short name: letters of a section of a department of an office. */
const MOST_LETTERS = 12;

/** Whether the one short word stands for the words of the other. All folded. */
export function standsForOrganisation(short: string, long: readonly string[]): boolean {
  if (short.length < 2 || short.length > MOST_LETTERS || long.length < 2) return false;
  const named = long.join(' ').replace(COUNTRY, '').split(' ');
  const telling = named.filter((word) => !SMALL.has(word));
  const listed = OFFICE_LETTERS.get(short);
  if (listed !== undefined) {
    const held = new Set(telling.map(american));
    if (listed.split(' ').every((word) => held.has(american(word)))) return true;
  }
  if (short.length < 3 || telling.length < 2) return false;
  const first = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');
  return [first(long), first(named), first(telling), first(long.filter((word) => !SMALL.has(word)))].includes(short);
}

/** Words that an office may bear, though people beside it are not for that taken to be its members. */
const OFFICE = /^(?:institutions?|institutes|associates|conference|congress)$/;

interface Named {
  readonly family: readonly string[];
  readonly given: readonly string[];
  /** Printed as one word of capitals, as the letters of an office are. */
  readonly letters?: true;
  /** Given as one name, not as a person's family and given names. */
  readonly undivided?: true;
}

const allWords = ({ given, family }: Named): readonly string[] => [...given, ...family];

/**
 * Whether one name is the letters of the other, which is an office's: "BSI" for British Standards Institution, and, printed in capitals
 * beside a name given as one, "HRW" for Human Rights Watch, whose words say nothing of an office.
 */
export function lettersOfOffice(short: Named, long: Named): boolean {
  const [letters = '', ...rest] = allWords(short);
  const words = allWords(long);
  if (rest.length > 0) return false;
  const named = (short.letters === true && long.undivided === true) || words.some((word) => OFFICE.test(word));
  return named && standsForOrganisation(letters, words);
}

/**
 * Whether a name printed as letters may be short for the other, though it is not the first letters of its words: "DWD" for Deutscher
 * Wetterdienst. It begins as the other does, and its letters stand there in order.
 */
export function mayBeLettersOf(short: Named, long: Named): boolean {
  const [letters = '', ...rest] = allWords(short);
  const words = allWords(long);
  if (short.letters !== true || rest.length > 0 || words.length < 2) return false;
  const [head = ''] = words;
  return letters[0] === head[0] && lettersInOrder(letters, words.join(''));
}

/** Words of which one is enough: who bears it is no single person. */
const GROUP_WORDS = new Set(
  'team group consortium collaboration collaborators investigators committee association organisation organization society council institute institut bibliothek library network foundation agency ministry department bureau commission corporation inc llc ltd gmbh company project initiative alliance academy federation union office service services board center centers centre centres laboratory laboratories lab labs program programme trust nations authority administration government bank press working task force study trialists community developers contributors research staff editors panel secretariat directorate observatory parliament coalition partnership collaborative registry'.split(
    ' ',
  ),
);
const UNIVERSITY = /^(?:universit|bibliothek)/;
/** People bear these names too: beside a given name that is no organisation they are people's. */
const NAMESAKES = new Set(['meta', 'mistral', 'nice', 'who', 'iso', 'un', 'eu']);
const ORGANISATIONS = new Set(
  'openai deepmind deepseek anthropic google microsoft meta nvidia mistral eurostat unesco unicef oecd who nice cdc fda epa nist iso ieee ietf w3c nasa un eu imf'.split(
    ' ',
  ),
);

/** True when one of the words says that a group, an office or a firm bears the name. All folded. */
export const hasGroupWord = (words: readonly string[]): boolean => words.some((word) => GROUP_WORDS.has(word) || UNIVERSITY.test(word));

/** What firms have behind their name, "Meta AI", which was read as initials; nobody of such a name has these. */
const FIELD = 'ai';

/** True for the short name of a known organisation, with the given names printed beside it. All folded. */
export const isOrganisation = (name: string, given: readonly string[]): boolean =>
  ORGANISATIONS.has(name) &&
  (!NAMESAKES.has(name) || given.length === 0 || given.join('') === FIELD || given.some((word) => ORGANISATIONS.has(word)));

/** Whether one name is of a firm and the other of a team, which may be the firm's: "Google DeepMind" and "Gemini Team". All folded. */
const isTeamOf = (firm: readonly string[], team: readonly string[]): boolean =>
  team.includes('team') && !team.some((word) => ORGANISATIONS.has(word)) && firm.some((word) => ORGANISATIONS.has(word));

/** Words of a group's name that tell it from others: "CMS" of "CMS Collaboration", and the year of a round. */
const tellingOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 1 && !SMALL.has(word) && !hasGroupWord([word]));

/** Letters that a word of five may have otherwise and still be itself: "Organisation". */
const SLIP = 5;

/** Whether two words of names of groups may be one, cut short or misspelt. */
function related(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return true;
  if (/\d/.test(a + b)) return false;
  return distance(american(a), american(b)) <= Math.floor(Math.min(a.length, b.length) / SLIP);
}

/** Whether one word may be short for a name: its letters stand among the first letters of the words, in order. */
const mayBeShort = (words: readonly string[], long: readonly string[]): boolean =>
  words.some((word) => word.length <= 8 && word[0] === long[0]?.[0] && lettersInOrder(word, long.map((one) => one[0] ?? '').join('')));

/** Words that many groups have in their names. */
const GENERAL = new Set('international national european american world global'.split(' '));
/** The words that tell a group, without the general ones where others are left. */
function ownOf(words: readonly string[]): string[] {
  const own = tellingOf(words).filter((word) => !GENERAL.has(word));
  return own.length > 1 ? own : tellingOf(words);
}

/** Whether two names are of two groups: each has telling words, and none of the one's can be one of the other's. All folded. */
export function areOtherGroups(a: readonly string[], b: readonly string[]): boolean {
  const [ours, theirs] = [ownOf(a), ownOf(b)];
  if (ours.length === 0 || theirs.length === 0) return false;
  if (ours.some((word) => theirs.some((other) => related(word, other)))) return false;
  return !mayBeShort(ours, theirs) && !mayBeShort(theirs, ours) && !mayBeShort(ours, b) && !mayBeShort(theirs, a);
}

const lettersAlone = (words: readonly string[]): number => words.filter((word) => word.length === 1).length;

/**
 * How the names of two groups stand to each other, in folded words: `same` where one is the other, whole or short; `near` where they share
 * most; `none` where they share little, or where one has a telling word for another of the other's: the American Psychological Association
 * is not the American Psychiatric one.
 */
export function compareOrganisations(a: readonly string[], b: readonly string[]): 'same' | 'near' | 'none' {
  const office = officeOf(a);
  if (office !== null && office === officeOf(b)) return 'same';
  const [ours, theirs] = [withoutSmall(a), withoutSmall(b)];
  // Written closed or open: "HealthCare", and a name whose blank a command of TeX swallowed.
  if (ours.join('') === theirs.join('')) return 'same';
  const apart = ours.length - theirs.length || lettersAlone(theirs) - lettersAlone(ours);
  const [short, long] = apart <= 0 ? [ours, theirs] : [theirs, ours];
  if (short.length === 1 && standsForOrganisation(short[0] ?? '', a.length >= b.length ? a : b)) return 'same';
  if (isStudysName(short, long)) return 'same';
  // "Committee, T." and "W. D. Company": a style cut the words of an office down to initials as if they were given names.
  const initialled = (word: string): boolean => word.length === 1 && long.some((one) => one.length > 1 && one[0] === word);
  const whole = short.some((word) => word.length > 1 && long.includes(word));
  const held = short.filter((word) => long.some((one) => isWord(word, one)) || (whole && initialled(word))).length;
  if (held === short.length && held > 0) return 'same';
  if (held < 2 || held < MOST_OF * long.length) return 'none';
  const told = tellingOf(short).filter((word) => long.includes(word)).length;
  if (told >= NEARLY_ALL * Math.max(tellingOf(short).length, tellingOf(long).length)) return 'near';
  return differInGroup(short, long) ? 'none' : 'near';
}

/** Letters that the name of a study is made of, and words whose first letters it holds, at least. */
const [STUDY_LETTERS, STUDY_WORDS] = [4, 3];

/**
 * Whether one group is called by the name that a study made of its words, and both are groups in the same word: "ACCORD Study Group" for the
 * Action to Control Cardiovascular Risk in Diabetes Study Group. The first letters of all its words stand in the name in order, and all letters of
 * the name in its words.
 */
function isStudysName(short: readonly string[], long: readonly string[]): boolean {
  const [own = '', ...more] = tellingOf(short);
  const words = tellingOf(long);
  if (more.length > 0 || own.length < STUDY_LETTERS || words.length < STUDY_WORDS) return false;
  if (!short.some((word) => hasGroupWord([word]) && long.includes(word))) return false;
  return (
    own[0] === words[0]?.[0] && lettersInOrder(words.map((word) => word[0] ?? '').join(''), own) && lettersInOrder(own, words.join(''))
  );
}

/** Whether two names are of two groups by what each has and the other lacks: a word that both share, "Australian", tells nothing. All folded. */
export function differInGroup(a: readonly string[], b: readonly string[]): boolean {
  const lacks = (words: readonly string[], others: readonly string[]): string[] => words.filter((word) => !others.includes(word));
  return !isTeamOf(a, b) && !isTeamOf(b, a) && areOtherGroups(lacks(a, b), lacks(b, a));
}

/** Words without the small ones; all where there are no others. */
function withoutSmall(words: readonly string[]): readonly string[] {
  const named = words.filter((word) => word.length === 1 || !SMALL.has(word));
  return named.length > 0 ? named : words;
}

/** One word of a group's name and another: the same, or its plural. */
const isWord = (a: string, b: string): boolean => a === b || (a.length > 4 && `${a}s` === b) || (b.length > 4 && `${b}s` === a);

/** Share of the words of the longer name that two of one group have in common. */
const MOST_OF = 0.6;
/** And of the telling words: an office that changed one word of a long name is the same one still. */
const NEARLY_ALL = 0.75;
