/**
 * Whether two names stand for one organisation, one of them short: "ISO" and "International Organization for Standardization",
 * "WHO" and "World Health Organization". A short name is the initials of the long one, with or without its small words and its country
 * in front; where it is not, as with most that come from another language, the table below says so. Also which names are a group's at all.
 */

/** Short names that are no initials of the English long one, with words that the long one has. */
const TABLE: ReadonlyMap<string, string> = new Map([
  ['iso', 'international organization standardization'],
  ['cdc', 'centers disease control prevention'],
  ['nice', 'national institute health care excellence'],
  ['oecd', 'organisation economic co operation development'],
  ['cern', 'european organization nuclear research'],
  ['fao', 'food agriculture organization'],
  ['unicef', 'united nations children'],
  ['unesco', 'united nations educational scientific cultural organization'],
  ['unhcr', 'united nations high commissioner refugees'],
  ['undp', 'united nations development programme'],
  ['ietf', 'internet engineering task force'],
  ['w3c', 'world wide web consortium'],
  ['din', 'deutsches institut normung'],
  ['itu', 'international telecommunication union'],
  ['aaas', 'american association advancement science'],
  ['nasa', 'national aeronautics space administration'],
  ['usda', 'department agriculture'],
  ['fda', 'food drug administration'],
  ['epa', 'environmental protection agency'],
  ['ema', 'european medicines agency'],
  ['ecb', 'european central bank'],
  ['eu', 'european union'],
]);

const SMALL = new Set('of the and for in on de la le les du des der die das und et y e del di a an to at s'.split(' '));
/** What stands before the name of a national office, or behind that of a firm. */
const COUNTRY = /^(?:(?:us|u s|usa|uk|united states|the) )+/;

const american = (word: string): string => word.replace(/isation$/, 'ization').replace(/^programme$/, 'program');

/** Whether the one short word stands for the words of the other. All folded. */
export function standsForOrganisation(short: string, long: readonly string[]): boolean {
  if (short.length < 2 || short.length > 8 || long.length < 2) return false;
  const named = long.join(' ').replace(COUNTRY, '').split(' ');
  const telling = named.filter((word) => !SMALL.has(word));
  const listed = TABLE.get(short);
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
}

/** Whether one name is the letters of the other, which is an office's: "BSI" for British Standards Institution. */
export function lettersOfOffice(short: Named, long: Named): boolean {
  const [letters = '', ...rest] = [...short.given, ...short.family];
  const words = [...long.given, ...long.family];
  return rest.length === 0 && words.some((word) => OFFICE.test(word)) && standsForOrganisation(letters, words);
}

/** Words of which one is enough: who bears it is no single person. */
const GROUP_WORDS = new Set(
  'team group consortium collaboration collaborators investigators committee association organisation organization society council institute institut bibliothek library network foundation agency ministry department bureau commission corporation inc llc ltd gmbh company project initiative alliance academy federation union office service services board center centers centre centres laboratory laboratories lab labs program programme trust nations authority administration government bank press working task force study trialists community developers contributors research staff editors'.split(
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

/** True for the short name of a known organisation, with the given names printed beside it. All folded. */
export const isOrganisation = (name: string, given: readonly string[]): boolean =>
  ORGANISATIONS.has(name) && (!NAMESAKES.has(name) || given.length === 0 || given.some((word) => ORGANISATIONS.has(word)));
