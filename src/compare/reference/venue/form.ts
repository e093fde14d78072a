/**
 * A venue's name reduced to what tells it from others: without the number and year of the meeting, "Proceedings of the",
 * publishers, places and sponsors. Says also what the name is not: repositories, hosting platforms and publishers' series
 * are places where works of every venue stand, so that they can neither agree nor disagree with one.
 */
import { hasLostLigature, withLigatures } from '../../../text/damaged.ts';
import { fold } from '../../../text/fold.ts';
import { american } from '../title/spelling.ts';
import { FAMILIES, KNOWN_VENUES } from './names.ts';

export interface VenueForm {
  readonly printed: string;
  /** Folded words without stop words, in one spelling. */
  readonly words: readonly string[];
  /** Ids of the known venues it names: none, one, or several for a joint meeting. */
  readonly known: readonly string[];
  /** Short names in it, in capitals as printed; not those of societies that have many venues. */
  readonly acronyms: readonly string[];
  /** Those of them that it says it goes by: in brackets, or before a colon. */
  readonly declared: readonly string[];
  /** What part of the meeting: a workshop is not its conference. */
  readonly part: 'main' | 'workshop' | 'findings' | 'companion';
  /** Where anything may stand: a repository, a platform, a series. */
  readonly anywhere: boolean;
  /** The same without the name of its section, of which the letter tells enough; null where it has none. */
  readonly unsectioned: VenueForm | null;
}

const REPOSITORY =
  /\b(?:arxiv|corr|biorxiv|medrxiv|chemrxiv|psyarxiv|socarxiv|techrxiv|eartharxiv|ssrn|osf preprints?|preprints?(?: org)?|research square|zenodo|figshare|hal archives?|eprint|e ?prints?|working papers?|iacr cryptology|optimization online|computing research repository|ejournal|open portal|research (?:portal|archive)|(?:digital|institutional|university) repository|dspace|escholarship)\b/;
const PLATFORM =
  /\b(?:openreview|pmlr|proceedings of machine learning research|jmlr (?:workshop|w cp|org)|lect(?:ure)? notes|lncs|lnai|lnns|lnee|communications in computer and information science|ccis|ifip (?:aict|advances)|ceur|procedia|acm international conference proceeding series|advances in intelligent systems and computing|springer proceedings|conference series|smart innovation systems|studies in computational intelligence|leibniz international proceedings|lipics|ieee xplore|acm digital library|pubmed|researchgate|semantic scholar|google scholar|jstor|sciencedirect|springerlink|ebooks?|springer series|wiley online|curran associates|open ?access|dblp)\b/;
const PUBLISHERS =
  /^(?:springer(?: verlag)?|elsevier|wiley|ieee|acm|acm press|ieee press|mit press|the mit press|oxford university press|cambridge university press|morgan kaufmann|aaai press|usenix(?: association)?|citeseer|curran associates(?: inc)?|association for computing machinery|association for computational linguistics|ieee computer society|academic press|crc press|taylor francis|sage|routledge|kluwer|north holland)$/;
const ORDINAL =
  /\b(?:\d{1,3}(?:st|nd|rd|th)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: ?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|fortieth|fiftieth)\b/g;
const NUMBERS = /\b(?:(?:19|20)\d\d|\d{1,4}|[ivxl]{2,8})\b/g;
const STOP = new Set(
  'of the and its for in on to a an at de la le les des du der die das und et y e el los del di da dell degli für fur fuer och en van het do dos von zur zum auf aus with'.split(
    ' ',
  ),
);
/** Whether a word tells nothing in any name of a venue. */
export const isSmall = (word: string): boolean => STOP.has(word);
const DULL = new Set(
  'proceedings proc procs annual ieee acm cvf rsj usenix siam darpa arpa biennial volume vol part series inc press published pages abstracts papers long short oral demo'.split(
    ' ',
  ),
);
const MONTHS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g;

/** True for names of places where preprints and data are deposited. */
export function isRepository(venue: string): boolean {
  return REPOSITORY.test(fold(venue));
}

interface Known {
  readonly id: string;
  readonly full: string;
}

const BY_SHORT = new Map<string, string>();
const BY_FULL: Known[] = [];
for (const { id, short, full } of KNOWN_VENUES) {
  for (const name of short) BY_SHORT.set(fold(name), id);
  for (const name of full) BY_FULL.push({ id, full: ` ${name} ` });
}
BY_FULL.sort((a, b) => b.full.length - a.full.length);

const IN_WORDS = new Map<string, readonly (readonly string[])[]>();

/** The full names of known venues, in words as those of a form. */
export function fullNamesOf(ids: readonly string[]): readonly (readonly string[])[] {
  if (IN_WORDS.size === 0)
    for (const { id, full } of KNOWN_VENUES)
      IN_WORDS.set(
        id,
        full.map((name) => tellingOf(name.split(' '))),
      );
  return ids.flatMap((id) => IN_WORDS.get(id) ?? []);
}

const ACRONYM = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{Ll}\d&*/+-]{2,14}$/u;
const DECLARED = /\(([\p{Lu}\p{Ll}\d&*/+-]{2,14})(?:[\s’'-]{0,2}(?:19|20)?\d\d)?\)/gu;

/** Letters of who holds or prints many venues: they tell none of them from the others. */
const SPONSOR = /^(?:ieee|acm|siam|usenix|cvf|rsj|ifip|iet|spie|asme|asce|aip|acs|rsc)$/;
/** "BJOG: An International Journal of Obstetrics". */
const BEFORE_COLON = /^\s*([\p{Lu}\p{Ll}\d&*/+-]{2,14})(?:[\s’'-]{0,2}(?:19|20)?\d\d)?:\s(?:\S+\s){2}/gu;
/** Words beside the short name of a journal that make no other journal of it, as "Open" and "Neurology" do. */
const BESIDE_SHORT = /^(?:usa|us|uk|u|s|a|online|print|edition|ed|clinical|clin|research|res|early|first|journal|j)$/;

/** Whether a short name among other words stands for its venue: of a journal that has sisters only alone, of a meeting not in a journal's name ("The VLDB Journal"). */
function namesVenue(id: string, short: string, plain: string): boolean {
  if (FAMILIES.has(id))
    return plain.split(' ').every((word) => word === short || STOP.has(word) || DULL.has(word) || BESIDE_SHORT.test(word));
  return !/\b(?:journal|transactions)\b/.test(plain) || BY_FULL.some((one) => one.id === id && KNOWN_JOURNAL.test(one.full));
}

/** Without the articles that French and Italian join to a word: "de l'Académie". */
export const unelided = (text: string): string => text.replace(/(?<![\p{L}\d])(?:l|d|dell|nell)[’'](?=\p{L}{2})/giu, ' ');

/** A word as one of the two countries spells it, also where it is cut short: "Paediatr" and "Pediatr". */
export const spelt = (word: string): string => american(word).replace(/[ao]e/g, 'e');

/** Places of two words, cut down to letters: "Ann NY Acad Sci", "NZ Med J". */
const PLACES: Readonly<Record<string, readonly string[]>> = { ny: ['new', 'york'], nz: ['new', 'zealand'] };

/** Words that tell a name from others; all but the small ones where none does: "Proceedings of the IEEE" has no other name. */
function tellingOf(words: readonly string[]): readonly string[] {
  const content = words.flatMap((word) => PLACES[word] ?? (STOP.has(word) ? [] : [spelt(word)]));
  const telling = content.filter((word) => !DULL.has(word));
  return telling.length > 0 ? telling : content;
}

/** Words behind a known name that make another's of it: "… on Machine Learning and Applications". Not where a second meeting is named. */
const GOES_ON =
  /^ (?:and (?![|]|the |(?:annual|meetings?|conferences?|international|joint|workshops?|symposium|association|european|north|asia|expo)\b)|(?:theory|applications|engineering|technology)\b)/;
/** A part of the world before it: "Pacific-Asia Conference on …". */
const ELSEWHERE =
  /\b(?:pacific asia|asia pacific|asian|european|australasian|african|chinese|nordic|american|industrial|mexican|brazilian|canadian|german|italian|iberian) (?:joint )?(?:conference|symposium|workshop|meeting)(?: on)? $/;
/** A journal of the same field. */
const JOURNAL_OF = /\b(?:transactions|trans|journal|letters)(?: on| of| for)?(?: the)? $/;
/** Full names of known venues that are journals. */
const KNOWN_JOURNAL = /\b(?:journal|transactions|letters|communications|national academy)\b/;

/** Whether a full name, which begins at a place of a longer one, is that of another venue there. */
function isAnother(padded: string, at: number, full: string): boolean {
  const [before, after] = [padded.slice(0, at + 1), padded.slice(at + full.length - 1)];
  if (GOES_ON.test(after) && !BY_FULL.some((other) => after.startsWith(` and${other.full}`))) return true;
  const led = full.startsWith(' conference on ') ? `${before}conference on ` : before;
  return ELSEWHERE.test(led) || (JOURNAL_OF.test(before) && !KNOWN_JOURNAL.test(full));
}

/** The known venue a name stands for: by its short name, or by a full name that occurs in it. */
function knownBy(plain: string, acronyms: readonly string[]): readonly string[] {
  const whole = BY_SHORT.get(plain);
  if (whole !== undefined) return [whole];
  let padded = ` ${plain} `;
  const ids = new Set<string>();
  const refused = new Set<string>();
  for (const { id, full } of BY_FULL) {
    const at = padded.indexOf(full);
    if (at < 0) continue;
    if (isAnother(padded, at, full)) {
      refused.add(id);
      continue;
    }
    ids.add(id);
    // The longer name is used up: what is left of it must not count as a shorter one.
    padded = padded.replace(full, ' | ');
  }
  if (ids.size > 0) return [...ids];
  const shorts = acronyms.flatMap((acronym) => {
    const id = BY_SHORT.get(fold(acronym));
    return id !== undefined && !refused.has(id) && namesVenue(id, fold(acronym), plain) ? [id] : [];
  });
  return [...new Set(shorts)];
}

function partOf(plain: string, known: readonly string[]): VenueForm['part'] {
  // Some conferences began as workshops of the same name: "Workshop on Computational Learning Theory".
  const own =
    known !== null &&
    /\bworkshop on\b/.test(plain) &&
    BY_FULL.some(({ id, full }) => known.includes(id) && plain.includes(`workshop on${full}`.trim()));
  if (/\b(?:workshops?|wksp|ws)\b/.test(plain) && !own) return 'workshop';
  if (/\bfindings\b/.test(plain)) return 'findings';
  if (
    /\b(?:companion|extended abstracts|adjunct|tutorials?|demos?|demonstrations?|student research|doctoral|posters?|industry track|industrial track)\b/.test(
      plain,
    )
  )
    return 'companion';
  return 'main';
}

/** A meeting that is called by its letters as by a word, with the year: "Coling 2010: Posters". */
const AS_WORD = /^\s{0,3}(?:In\s|Proceedings\sof\s)?(\p{Lu}\p{Ll}{4,14})[\s’'-]{1,2}(?:19|20)?\d\d\b/u;

/** Where a meeting was held, behind its name. */
const HELD = /,?\s\bheld\s(?:at|in)\s.{0,200}$/i;

/** A volume, an issue, a special title: which part of the venue, not which venue. */
const ISSUE = /[,;:]\s?(?:vol(?:ume)?|no|number|issue|special issue|part|band|heft|bd)\b.{0,200}$/i;

/** What a journal says of itself behind its name: "DNA Research: An International Journal for Rapid Publication of …". */
const SUBTITLE = /(?<=\p{L}\s\p{L}{3,40})\s?[:;=]\s(?:an?|the|official|international)\s(?:\p{L}+\s){0,3}journal\b.{0,200}$/iu;

/** The name of a section behind its letter, which tells no more than the letter: "Proceedings of the Royal Society B: Biological Sciences", "J Roy Stat Soc B Met". */
const OF_SECTION = /(?<=\p{L}{3}\.?\s(?:Sect(?:ion)?\.?\s)?[A-H])(?:\s?[:,;(–—-]\s?|\.?\s)\p{Lu}.{0,200}$/u;

/** Forms worked out before: a list of references names the same venues again and again. */
const FORMS = new Map<string, VenueForm | null>();
const REMEMBERED = 4000;
/** Longer texts are no names of venues. */
const LONGEST = 500;

/** Reduces a venue's name; null when nothing is left of it. */
export function venueForm(name: string): VenueForm | null {
  const printed = name.slice(0, LONGEST);
  const before = FORMS.get(printed);
  if (before !== undefined) return before;
  const form = worked(printed);
  if (FORMS.size >= REMEMBERED) FORMS.clear();
  FORMS.set(printed, form);
  return form;
}

function worked(name: string): VenueForm | null {
  const printed = hasLostLigature(name) ? withLigatures(name) : name;
  // What stands in brackets is an acronym, a place, a year or a status; the acronym is kept apart.
  const declared = [...printed.matchAll(DECLARED), ...printed.matchAll(BEFORE_COLON)]
    .map(([, name = '']) => name)
    .filter((name) => ACRONYM.test(name))
    .flatMap((name) => (/^\p{Lu}{2,}\/\p{Lu}{2,}$/u.test(name) ? [name, ...name.split('/')] : [name]));
  const acronyms = [...declared];
  const outside = printed
    .replace(/\([^()]{0,120}\)|\[[^[\]]{0,60}\]/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(HELD, '')
    .replace(ISSUE, ' ')
    .replace(SUBTITLE, '');
  const spoken = unelided(outside).replace(/\b(\p{Lu}[\p{Lu}\p{Ll}]{1,12})[’'](\d\d)\b/gu, '$1 20$2');
  const plain = fold(spoken.replace(/&/g, ' and ')).replace(ORDINAL, ' ').replace(NUMBERS, ' ').replace(/ {2,}/g, ' ').trim();
  if (plain === '' && acronyms.length === 0) return null;
  for (const word of outside.split(/[\s,:;/–—-]+/))
    if (ACRONYM.test(word) && /^[^a-z]*$|[A-Z].*[A-Z]/.test(word)) acronyms.push(word.replace(/[-’']?(?:19|20)?\d\d$/, ''));
  const asWord = AS_WORD.exec(outside)?.[1];
  if (asWord !== undefined && BY_SHORT.has(fold(asWord))) acronyms.push(asWord);
  const bare = plain
    .replace(/^in /, '')
    .replace(/^(?:proceedings|proc|procs)(?: of)?(?: the)? /, '')
    .replace(/^annual /, '');
  const content = bare
    .replace(MONTHS, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const words = tellingOf(content);
  const folded = fold(printed);
  const known = knownBy(
    bare
      .replace(/\b(?:workshops?|findings|companion)(?: of| on| at)?(?: the)?\b/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    acronyms,
  );
  const anywhere = REPOSITORY.test(folded) || (known.length === 0 && (PLATFORM.test(folded) || PUBLISHERS.test(folded)));
  const own = (names: readonly string[]): string[] => names.filter((name) => !SPONSOR.test(fold(name)));
  const bared = printed.replace(OF_SECTION, '');
  const unsectioned = bared === printed ? null : worked(bared);
  const part = partOf(folded, known);
  return { printed, words, known, acronyms: own(acronyms), declared: own(declared), part, anywhere, unsectioned };
}
