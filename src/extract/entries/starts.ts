/**
 * Signs that an entry begins at a place and that the one before it is over, for lists without labels. Each sign is a
 * yes-or-no fact about two neighbouring pieces of text; what a sign weighs stands in `unlabelled.ts`.
 */
import { isDitto } from './ditto.ts';

const PARTICLE =
  "(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]as|[Dd]u|[Ll]a|[Ll]e|[Ee]l|[Aa]l|[Tt]en|[Tt]er|[Zz]u|[Zz]um|[Aa]f|[Aa]v|bin|ibn|d'|d’|l'|l’|'t|’t|Mc|Mac|O'|O’|St\\.)[\\s-]?){0,3}";
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’`´.·-]{0,30}";
const FAMILY = `${PARTICLE}${NAME}(?:[\\s-]${PARTICLE}${NAME}){0,2}`;
const INITIAL = '\\p{Lu}\\p{M}?\\p{Ll}?\\.';

const FORMS: readonly (readonly [string, RegExp])[] = [
  ['family, initial', new RegExp(`^${FAMILY}\\s?,\\s?(?:${INITIAL}|\\p{Lu}(?:[\\s,;.&]|$)|\\p{Lu}{2,3}[,.;\\s])`, 'u')],
  [
    'family, given',
    new RegExp(
      `^${FAMILY}\\s?,\\s?\\p{Lu}[\\p{L}’'.-]{1,20}(?:\\s(?:${INITIAL}|\\p{Lu}\\p{Ll}{1,15})){0,2}\\s?(?:[,.;:(&/]|and\\b|und\\b|et\\b|y\\b|e\\b|(?:1[5-9]|20)\\d{2}[a-z]?[.:]?\\s)`,
      'u',
    ),
  ],
  ['initial family', new RegExp(`^(?:${INITIAL}[\\s-]?){1,4}${FAMILY}\\s?(?:[,.;:(&/]|and\\b|et\\b|und\\b|\\d)`, 'u')],
  [
    'family initials',
    new RegExp(
      `^${FAMILY}\\s(?:\\p{Lu}(?:[ -]\\p{Lu}){0,2}|\\p{Lu}{2,3}|(?:${INITIAL}[\\s-]?){1,3})(?:\\s?[,.;:(]|\\s(?:and|et|und|\\d))`,
      'u',
    ),
  ],
  [
    'given family',
    new RegExp(
      `^\\p{Lu}[\\p{L}’'-]{1,20}\\s(?:(?:${INITIAL}|\\p{Lu}[\\p{L}’'-]{1,20})\\s){0,2}${FAMILY}(?:,|\\sand\\s|\\set\\s|\\sund\\s|\\.\\s|\\s&|\\s\\()`,
      'u',
    ),
  ],
];
/**
 * Names in letters without capitals. East Asian: two to six signs, several parted, and a year, a title's mark or a stop behind them.
 * From right to left: "family, given" and a year, a stop, a comma or a title's mark behind it.
 */
const HAN = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー々]';
const CASELESS = new RegExp(
  `^(?:${HAN}{2,8}(?:\\s?[,、・·;/&]\\s?${HAN}{2,8}){0,8}(?:\\s?[,、]?\\s?(?:等|ほか|他|외|编|編|著|主编|主編|编著|編著|译|譯|訳))?\\s?(?:[(]?(?:1[5-9]|20)\\d{2}|[「『《〈:.．]\\s?\\S)|[\\u05d0-\\u05ea\\u0620-\\u064a\\u0671-\\u06d3\\u200c'’"\\s-]{2,30},\\s?[\\u05d0-\\u05ea\\u0620-\\u064a\\u0671-\\u06d3\\u200c'’.\\s-]{2,40}(?:[,;:.(«"“]|$))`,
  'u',
);
const GROUP_AUTHOR =
  /^\p{Lu}[\p{L}.&'’ -]{2,80}?(?:\s\(\p{Lu}{2,10}\))?[.,:]?\s\(?(?:(?:1[5-9]|20)\d{2}[a-z]?|n\.\s?d\.?|o\.\s?[JD]\.|s\.\s?[fad]\.)\)?[.,:)]/u;
/** A title and then its date in brackets, as of a work without an author: "The growth of reefs. (2018, March 12). The Times". */
const TITLE_DATED = /^(?=[^\d(]{20})\p{Lu}[^.,;()]{2,30}\s[^.;()]{10,180}[.?!]\s\((?:1[5-9]|20)\d{2}[a-z]?(?:,\s[^()]{3,20})?\)\.\s/u;
/** A title in quotation marks at the head, as of a work without an author: "“Ghosts on Stage.” The Times". */
const QUOTED_TITLE = /^["“„«‘'](?=\p{Lu})[^"“”„«»\n]{8,160}[.,?!]?["”“»’']\s\p{Lu}/u;
const NOT_START =
  /^(?:in[ :]|in:|proceedings|proc\.|journal|j\.\s|\/{1,2}(?!\d{1,4}\/)[\w.]|\.\d|vol\.?\s|pp?\.\s?\d|pages?\s|https?:|www\.|doi|arxiv|available|retrieved|accessed|\(eds?|eds?\.|ed\.|university|press\b|springer|elsevier|wiley|cambridge|oxford|new york|london|berlin|ieee|acm|isbn|issn|pmid|pmcid|phd|ph\.d|technical report|conference|international conference|volume|and\s|&|et al|the\s|of\s|for\s|on\s|medline|crossref|google scholar|\[?pubmed|lecture notes|advances in|transactions|url\b|association for|annual|springer-verlag|verlag|hrsg|s\.\s?\d|no\.\s|nos\.\s|nr\.\s|supplement|online)/i;
const ENDS_OPEN =
  /(?:[,;:&([/–—-]|\b(?:and|und|et|y|e|of|the|in|for|on|to|a|an|with|from|by|at|der|die|das|des|von|im|de|la|le|les|del|du|en|vol|no|pp|eds?|nr|bd|S|p)\.?|\b(?:viewed|accessed|retrieved|visited|cited|zugriff am|abgerufen am|consulté le|consultado el)\s{1,3}\d{1,2}\.?)$/iu;
const ENDS_INITIAL = /(?:^|[\s.-])\p{Lu}\.$/u;
/** "Proc Natl Acad Sci U S A." ends with no initial and no article. */
const ENDS_IN_USA = /(?:^|\s)U\.?\s?S\.?\s?A\.$/u;
const ENDS_CLOSED =
  /(?:[.。．)\]>”"’」』》〉]|\d[a-z]?|https?:\/\/[^\s:]{3,300}|\b10\.\d{4,9}\/[^\s:]{1,300}|CrossRef|Medline|PubMed|Scholar)\s?$/iu;
const YEAR = /(?<!\d)(?:1[5-9]\d{2}|20[0-4]\d)[a-z]?(?!\d)/u;

export const SIGNS = [
  'opens',
  'blank',
  'family, initial',
  'family, given',
  'initial family',
  'family initials',
  'given family',
  'name without case',
  'ditto',
  'group author',
  'title and date',
  'quoted title',
  'lower case',
  'digit',
  'other mark',
  'continues',
  'before: closed',
  'before: stop',
  'before: open',
  'before: initial',
  'before: hyphen',
  'before: short',
  'before: long',
  'before: doi',
  'year soon',
  'two years',
  'after: year',
  'mid-line',
  'keeps order',
  'breaks order',
  'short line',
  'before: year or page',
  'capital',
  'comma soon',
  'name and form of list',
  'label',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What surrounds a place where an entry might begin. */
export interface Place {
  /** Text from the place on, about a line and a half. */
  readonly text: string;
  /** The line before it, or the text of its line up to it. */
  readonly before: string;
  readonly opens: boolean;
  readonly midLine: boolean;
  /** Length of the line before as a share of a full line; null when lines say nothing. */
  readonly fill: number | null;
}

const LABEL = /^[[(]?\d{1,3}[\]).]\s+(?=\S)/u;
const PLACE =
  /^\p{Lu}[\p{L} .-]{2,30},\s(?:[A-Z]{2}\b|USA|U\.?S\.?A|UK|U\.K|Canada|China|Japan|France|Germany|Spain|Italy|India|Korea|Australia|Austria|Switzerland|Netherlands|Belgium|Sweden|Norway|Denmark|Finland|Portugal|Greece|Israel|Brazil|Mexico|Russia|Poland|Singapore|Taiwan|Ireland|Scotland|England|California|Massachusetts|Hongkong|Hong Kong)\b/u;

/** Which way the names at the head of entries are written here; null when none was recognised. */
export function nameForm(text: string): string | null {
  if (PLACE.test(text)) return null;
  for (const [name, form] of FORMS) if (form.test(text)) return name;
  return CASELESS.test(text) ? 'name without case' : null;
}

/** True for words that go on an entry and begin none: "International Conference on …", "In: …", "pp. 3–9". */
export function goesOn(text: string): boolean {
  return NOT_START.test(text);
}

/** The signs that hold at a place. */
export function signsAt(place: Place): Sign[] {
  const { before } = place;
  const signs: Sign[] = [];
  const label = LABEL.exec(place.text);
  if (label !== null) signs.push('label');
  const text = label === null ? place.text : place.text.slice(label[0].length);
  const head = text.slice(0, 200);
  if (place.opens) signs.push('opens');
  if (place.midLine) signs.push('mid-line');
  const continues = NOT_START.test(head);
  // "International Conference, viewed …" has the form of a name and is none.
  const seen = nameForm(head);
  const form = continues && seen === 'given family' ? null : seen;
  if (form !== null) signs.push(form as Sign);
  const ditto = isDitto(head);
  if (ditto) signs.push('ditto');
  else if (form === null && TITLE_DATED.test(text.slice(0, 300))) signs.push('title and date');
  else if (form === null && GROUP_AUTHOR.test(head)) signs.push('group author');
  if (/^\p{Ll}/u.test(head) && form === null) signs.push('lower case');
  else if (/^\d/.test(head) && label === null && !ditto) signs.push('digit');
  else if (QUOTED_TITLE.test(head)) signs.push('quoted title');
  else if (!/^[\p{L}\p{N}]/u.test(head) && !ditto) signs.push('other mark');
  else if (/^\p{Lu}/u.test(head)) signs.push('capital');
  if (continues && !signs.includes('title and date')) signs.push('continues');
  if (/-$/.test(before)) signs.push('before: hyphen');
  else if (ENDS_IN_USA.test(before)) signs.push('before: closed');
  else if (ENDS_INITIAL.test(before)) signs.push('before: initial');
  else if (ENDS_OPEN.test(before) || /\([^()]{0,60}$/.test(before)) signs.push('before: open');
  else if (ENDS_CLOSED.test(before)) signs.push('before: closed');
  if (/[.。．]$/.test(before) && !ENDS_INITIAL.test(before)) signs.push('before: stop');
  if (/(?:\d|\d\)|\d[a-z]?[.)])\.?$/.test(before)) signs.push('before: year or page');
  if (/(?<!\S)(?:(?!doi|10\.\d{4,9}\/|https?:)\S)*(?:doi|10\.\d{4,9}\/|https?:)\S*$/i.test(before)) signs.push('before: doi');
  if (place.fill !== null && place.fill < 0.75) signs.push('before: short');
  if (place.fill !== null && place.fill > 0.93) signs.push('before: long');
  if (YEAR.test(text)) signs.push('year soon');
  if (/^[^\d]{3,120}\(?(?:1[5-9]|20)\d{2}/u.test(text)) signs.push('after: year');
  if (/^[^\s,]{2,25},/u.test(head)) signs.push('comma soon');
  if (head.length < 30) signs.push('short line');
  return signs;
}

/** The word an alphabetical list would sort by; empty when there is none. */
export function sortWord(text: string): string {
  const form = nameForm(text);
  // A title in quotation marks is sorted by its words, without the article.
  const title = QUOTED_TITLE.test(text)
    ? /^.(?:(?:The|A|An|Der|Die|Das|Le|La|Les|El|Los|Las|Il)\s)?(\p{L}{1,40})/u.exec(text)?.[1]
    : undefined;
  if (title !== undefined)
    return title
      .normalize('NFKD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();
  const word =
    /^[^\s,]{1,40}/u.exec(form === 'initial family' ? text.replace(/^(?:\p{Lu}\p{M}?\p{Ll}?\.[\s-]?){1,4}/u, '') : text)?.[0] ?? '';
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
