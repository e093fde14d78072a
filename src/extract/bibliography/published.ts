/**
 * Whether a printed entry shows a sign of publication: an identifier, an address at its end, a volume with pages, a publisher with a place, a
 * kind of venue, a law or a standard in its form. Rows of races, agendas, registers and price lists bear names, years and numbers as
 * references do, and none of these. Asked of lists as a whole, never of one entry: some references show no sign either.
 */
import { halfWidth } from '../../text/half-width.ts';
import { namesCanonical } from '../triage.ts';
import { withoutOtherThings } from './likeness.ts';

const YEAR_WORD = '(?:1[4-9]|20)\\d{2}[a-h]?';
const IDENTIFIED =
  /\b10\.\d{4,9}\/\S|\barxiv\b|\bPMC?ID\b|\bISBN\b|\bISSN\b|\bdoi\b|\b(?:hep|astro|gr|nucl|cond|quant|math)-[a-z]{2,4}\/\d{7}|\b(?:hdl|urn|oclc|handle)[:\s]\S/i;
/** An address behind everything else, or before the day of a visit. */
const ADDRESSED =
  /(?:https?:\/\/|www\.)\S{3,400}(?:\s?[[(]?(?:accessed|retrieved|visited|abgerufen|zugriff|stand|consult|acceso|acesso|дата|[\d.,\s-]{4,12})[^\n]{0,80})?[\s.)\]>]{0,4}$/iu;
/** "12(3): 45", "12, no. 3", "Bd. 12", "pp. 45–67", "12:45-67", "2013;12:1-9", "12, 345 (1998)", "12 (1998) 45", "2003, PASP, 115, 763", "345 с." */
const NUMBERED =
  /\d{1,4}\s?\(\s?[\w./–-]{1,12}\s?\)\s?[,:;.]\s?(?:pp?\.?\s?|S\.\s?|art\w{0,4}\.?\s|с\.\s?)?[eA-Z]{0,2}\d|\b(?:vol|volume|iss|issue|bd|band|jg|tome|т|вып|№)\.?\s?\d|\b(?:no|nr|n)[.°º]\s?\d{1,3}(?=\s?[,:;(]\s?(?:pp?\.|S\.|\(|\d))|\b(?:pp|S|s|с|стр|ss)\.\s?\d{1,5}\s?[-–—−‑]{1,2}\s?\d|(?<!\bsee\s)\bp\.\s?\d{1,5}(?=[.;]|$)|\b\d{1,4}\s?[:,]\s?(?:pp?\.?\s?)?[eA-Z]?\d{1,6}\s?[-–—−‑]{1,2}\s?[eA-Z]?\d{1,6}\b(?!\s?(?:January|February|March|April|May|June|July|August|September|October|November|December|hours?|h|cm|mm|m|km|min|minutes|days|weeks|points?|%|°|€|kg|g|l)(?!\p{L}))|\b(?:1[89]|20)\d{2}\s?[;:]\s?\d{1,4}\s?[(:,]|\b\d{1,4}\s?[,:]\s?[eA-Z]?\d{1,6}\s?\((?:1[89]|20)\d{2}[a-h]?\)|\b\d{1,4}\s?\((?:1[89]|20)\d{2}[a-h]?\)[,:]?\s?[eA-Z]{0,2}\d{1,6}|\b\d{2,4}\s?(?:pp|p|с|S|s)\.(?=[\s)\]]|$)|\b(?:1[89]|20)\d{2}[a-h]?,?\s\p{L}[\p{L}&. ]{0,40},\s[A-Z]?\d{1,4},\s[eA-Z]?\d{1,6}(?!\d)|,\s\d{1,4},\s[eA-Z]?\d{1,6},?\s\(?(?:1[89]|20)\d{2}(?!\d)|第?\d{1,4}[巻卷号號期]|\d\s?[頁页]/iu;
const VENUE =
  /\b(?:journal|proc\.?|proceedings|conference|workshop|symposium|congress|press(?=[.,;:)\]]|\s?$|\s[(\d]|\sof\s)|verlag|publish(?!ed(?!\sby))\p{L}{1,4}|springer|elsevier|wiley|routledge|ieee|acm|trans\.|transactions|letters|lett\.|rev\.(?!\s\d)|phys\.|annals|acta|bulletin|quarterly|thesis|dissertation|diss\.|preprint|working paper|technical report|zeitschrift|revista|revue|rivista|tidsskrift|annales|archiv|editora|editores|éditions?|editorial|eds?\.|hrsg|hg\.|berichte|u\.s\.|f\.\d?d)(?!\p{L})|\s\/\/\s|изд\.|журнал|вестник|\bIn: |, in: |學報|学报|學刊|学刊|論文|出版|大学|大學|書店|書房|研究[』》〉]|雑誌|학회|연구』|(?<!\p{L})(?:دار|مجلة|المجلة|جامعة|مكتبة|مطبعة|رسالة|أطروحة|انتشارات|نشر|مجله|فصلنامه|دانشگاه|הוצאת|אוניברסיטת|כתב עת|רבעון)(?!\p{L})|المجلد|العدد|כרך|חוברת|عدد|[[［][JMCDRSPN](?:\/OL)?[\]］]|[《『〈「][^》』〉」]{2,80}[》』〉」]/iu;
const MONTHS =
  'Jan(?:uary?)?|Feb(?:ruary?)?|Febr|Mar(?:ch)?|März|Mär|Apr(?:il)?|Ma[iy]|June?|Juni|July?|Juli|Aug(?:ust)?|Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?';
/** "Berlin: Glasverlag, 2011", "Paris, Seuil, 1972.", "Berlin 1998.", ". Springer, 2001." */
const IMPRINT = new RegExp(
  [
    `\\p{Lu}[\\p{L}\\p{M}.&,’' /-]{1,50}\\s?:\\s?\\p{Lu}[\\p{L}\\p{M}\\d.&,’' /-]{1,70},\\s?(?:c|©)?\\s?${YEAR_WORD}(?:[.)\\],]|$)`,
    `,\\s\\p{Lu}[\\p{L}’'-]{2,25},\\s\\p{Lu}[\\p{L}\\p{M}.&’' -]{2,50},\\s${YEAR_WORD}[.)]{0,2}$`,
    // A day is no imprint: "Oslo, 3. Mai 2019".
    `(?<!\\b\\p{Lu})[.,”"’»)]\\s{1,2}(?!(?:${MONTHS})\\s)\\p{Lu}[\\p{L}\\p{M}/.&’' -]{2,40},?\\s${YEAR_WORD}[.)]{0,2}$`,
    // "Geneva: WHO; 2000.", "Mind, 59, 1950."
    `\\p{Lu}[\\p{L}\\p{M}.’' -]{1,30}:\\s\\p{Lu}[\\p{L}\\p{M}.&’' -]{1,60};\\s${YEAR_WORD}[.)]{0,2}$`,
    `\\p{L},\\s\\d{1,4},\\s${YEAR_WORD}[.)]{0,2}$`,
  ].join('|'),
  'u',
);

/** The day of a visit, where a copy lost the address: "“Reefs of the world”. Retrieved 3 September 2008." */
const VISITED =
  /[.”"»]\s(?:Retrieved|Accessed|Archived from the original)\s(?:on\s)?(?:\d{1,2}\s\p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8}\s\d{1,2},)\s(?:19|20)\d\d/u;

/** Names, and behind them a link to the paper itself, as lists of papers on the web have it: "(2015), A. Marsh et al. [pdf]". */
const LINKED =
  /(?<!\p{L})\p{Lu}\.[\s-]?(?:\p{Lu}\.[\s-]?)?\p{Lu}\p{Ll}[^\n[\]]{1,120}\[(?:[Pp]df|PDF|[Pp]aper|[Pp]reprint|[Aa]r[Xx]iv|[Bb]ib(?:[Tt]e[Xx])?)\]/u;

/** "Marsh, A. (2019). Reefs", "Marsh, Ada. 2019. “Reefs": the head that only references have, even without a venue. */
const HEADED = new RegExp(`^\\p{Lu}[^\\d()]{3,200}(?:\\(${YEAR_WORD}\\)[.:]|\\.\\s${YEAR_WORD}\\.)\\s[“"‘«„]?\\p{Lu}`, 'u');
/**
 * A book with its year at the head, as many fields print it: "Sereni E., 1961, Storia del paesaggio, Laterza, Bari.", "Boserup, E., 1965. The
 * conditions. Aldine, Chicago." Below a heading of references that is enough.
 */
const DATED_BOOK = new RegExp(
  `^\\p{Lu}[\\p{L}’'-]{1,30},?\\s\\p{Lu}[^\\d]{0,200}?[,.\\s]\\s?\\(?${YEAR_WORD}\\)?[.,:]?\\s[“"‘«„]?\\p{Lu}[^\\d]{3,240}[,.:]\\s\\p{Lu}[\\p{L}\\p{M}.&’' -]{1,50}[,:]\\s\\p{Lu}[\\p{L}\\p{M}.&’' -]{1,40}\\.?$`,
  'u',
);
/** Other scripts show their signs in words that are not all known here: their entries are not asked. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/gu;
/** What begins a line of a log or of a chat. */
const LOGGED = /^\[?(?:\d{4}-\d{2}-\d{2},?[T ])?\d{1,2}:\d{2}(?!\d)|\s\d{2}:\d{2}:\d{2},\d{3}(?!\d)/;

/** A day in figures is no volume with pages: "3.6.0 alpha 1: 2016-05-17". */
const DAY = /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;

/** A line of an index: a name and pages, and no year. */
const INDEXED = /^[^\d]{3,80}(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?:n\.?\s?\d{0,3})?){2,40}(?:[.;]|$)/u;
const YEAR = new RegExp(`(?<!\\d)${YEAR_WORD}(?!\\d)`);

/** True when the text, one entry of a list, shows a sign of publication. */
export function published(printed: string): boolean {
  const whole = halfWidth(printed.length > 900 ? printed.slice(0, 900) : printed)
    .replace(/\s+/g, ' ')
    .trim();
  const own = withoutOtherThings(whole);
  const text = own.replace(DAY, ' ');
  if (LOGGED.test(text) || (INDEXED.test(text) && !YEAR.test(text))) return false;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > text.length * 0.3) return true;
  return (
    HEADED.test(text) ||
    IDENTIFIED.test(text) ||
    NUMBERED.test(text) ||
    VENUE.test(text) ||
    IMPRINT.test(text) ||
    LINKED.test(text) ||
    VISITED.test(own) ||
    // An advertisement, a licence, a row of issues has an address too; beside prices and the like it says nothing.
    (own === whole && ADDRESSED.test(whole)) ||
    namesCanonical(text)
  );
}

/** A longer entry is no book of a few words. */
const LONGEST_BOOK = 400;
/** Share of the entries of a list without a heading that must show such a sign; of one that a heading announces. */
const LEAST = 0.34;
const LEAST_ANNOUNCED = 0.15;

/**
 * True when a list holds published works as far as its signs tell. `entries` are its entries as printed, without labels; `announced`: a
 * heading says that it is one, which lets signs be rare.
 */
export function holdsPublished(entries: readonly string[], announced: boolean): boolean {
  const signs = entries.filter((entry) => published(entry) || (announced && entry.length < LONGEST_BOOK && DATED_BOOK.test(entry))).length;
  return signs > 0 && signs >= entries.length * (announced ? LEAST_ANNOUNCED : LEAST);
}
