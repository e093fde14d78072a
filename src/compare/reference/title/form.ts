/**
 * A title reduced to its words, so that two titles that differ in form alone become equal: case, accents, hyphens, mark-up,
 * Greek letters and formulas, roman numerals, British and American spelling, articles. What is added to a title without
 * being part of it (an edition, "Extended Abstract", "[in German]", RETRACTED) is taken off here; a subtitle is kept apart,
 * because people leave it out.
 */

import { withoutEntities } from '../../../text/entities.ts';
import { entryOf } from '../../../text/entry.ts';
import { fold } from '../../../text/fold.ts';
import { lately } from '../../../text/remembered.ts';
import { otherPrintings } from './printings.ts';
import { american, oneWay } from './spelling.ts';

export interface TitleForm {
  /** Words in order, without a leading article. */
  readonly words: readonly string[];
  /** The words run together: equal for titles that differ in spacing and hyphens alone. */
  readonly joined: string;
  /** The letters as printed, run together, with no rule of spelling applied. */
  readonly letters: string;
  /** How many of the words come before the subtitle; all of them when there is none. */
  readonly head: number;
  /** The same for every place where a subtitle may begin. */
  readonly breaks: readonly number[];
  /** Set where two parallel titles are given: on the one that stands first, on its translation, and on both as printed. */
  readonly part?: 'first' | 'second' | 'both';
  /** A main title that its record states beside the whole one. */
  readonly headOnly?: true;
  /** The title as given. */
  readonly printed: string;
}

const GREEK_LETTERS =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(' ');
const SYMBOLS: Readonly<Record<string, string>> = {
  '∞': ' infinity ',
  '√': ' sqrt ',
  '≤': ' leq ',
  '≥': ' geq ',
  '±': ' pm ',
  '×': ' x ',
  '∂': ' partial ',
  '∇': ' nabla ',
  '∫': ' integral ',
  '∑': ' sum ',
  '∏': ' product ',
  '→': ' to ',
  '∈': ' in ',
  '⊕': ' oplus ',
  '⊗': ' otimes ',
  ℓ: 'l',
  '%': ' percent ',
  '+': ' plus ',
  '&': ' and ',
  '=': ' = ',
  '♯': ' sharp ',
  '#': ' sharp ',
  א: ' aleph ',
};
/** The aleph of set theory, alone, is a sign; in a Hebrew word it is a letter. */
const SYMBOL = /[∞√≤≥±×∂∇∫∑∏→∈⊕⊗ℓ%+&♯#]|(?<!\p{sc=Hebrew})א(?!\p{sc=Hebrew})/gu;
/** Characters that are plain prose in every title; anything else goes the long way. */
const PLAIN = /^[A-Za-z0-9 ,.:;?!'()-]*$/;
const COMMAND = /\\([a-zA-Z]{1,20})\s?/g;
/** TeX's own names for letters that have another one in print. */
const TEX_NAMES: Readonly<Record<string, string>> = {
  infty: 'infinity',
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
  varrho: 'rho',
  varsigma: 'sigma',
  times: 'x',
  ge: 'geq',
  le: 'leq',
  LaTeXe: 'latex2e',
  MF: 'metafont',
  MP: 'metapost',
  PS: 'postscript',
  emdash: ' ',
  Dash: ' ',
  slash: ' ',
};
const FORMAT_COMMAND =
  /^(?:[nrt]|math(?:rm|bf|it|cal|bb|sf|tt|frak|scr)|text(?:rm|bf|it|sf|tt|sc)?|emph|bf|it|rm|tt|em|sc|left|right|boldsymbol|bm|operatorname|mbox|hbox|ensuremath|uppercase|lowercase|small|large|big|bigl|bigr|cal|frac)$/;
const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
const BREAK_TAG = /<br\s?\/?>/gi;
/** How some registries write indices: "H/sub 2/", "L/sup p/". */
const LOWERED = /\/(?:sub|sup) ?([^/]{1,20}?) ?\//gi;

/** What some registries and search engines put before a title: it says what became of the work or what is there, not what it is called. */
const BEFORE =
  /^\s{0,3}(?:[[(]?(?:retracted(?: article| paper)?|withdrawn(?: article)?|removed|notice of (?:retraction|violation of ieee publication principles)|reprint of|republished(?: article)?)[\])]?\s?(?:[:.–—-]?\s|[:.–—-]?<br\s?\/?>)|[[(](?:pdf|html|book|citation|doc|b|c)[\])]\s{0,3})(?=\S)/i;
const KIND =
  '(?:extended abstracts?|abstract|invited (?:paper|talk|review)|keynote|short paper|full paper|poster|demo|student abstract|preprint|review|letter|article|in [a-z]{4,12}|german|french|spanish|italian|russian|chinese|japanese|portuguese|translated from [a-z ]{3,20}|with discussion|with comments|pdf|online|book|dissertation|thesis|ph\\.?d\\.? thesis|(?:computer )?software|computer program|data ?set|electronic resource|elektronische ressource|ressource électronique|recurso electrónico|(?:version|release|v\\.?) ?\\d{1,3}(?:\\.\\d{1,3}){0,3}|vol \\d{1,4}, pg [a-z]?\\d{1,6}, (?:19|20)\\d\\d|internet|cd-rom|dvd)';
const EDITION =
  '(?:(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|revised|international|new|rev\\.?|updated|expanded|(?:\\d{1,3}(?:st|nd|rd|th)[ -])?anniversary) (?:ed\\.?|edn\\.?|edition)|\\d{1,2}\\. ?aufl(?:age|\\.)|\\d{1,2}\\.? ?ed\\.?)';
/** What is added behind one. */
const AFTER = new RegExp(
  `\\s{0,3}(?:[[(](?:${KIND}|${EDITION})[\\])]|[,.:–—-]\\s{0,3}${EDITION}|\\sv\\d{1,3}\\.\\d{1,3}(?:\\.\\d{1,3})?|\\.pdf)[.\\s]{0,3}$`,
  'i',
);
const BRACKETED = /^\s{0,3}\[([^[\]]{5,500})\]\.?\s{0,3}$/;
/** A translated title in brackets behind the original one. */
const TRANSLATION = /^([^[\]]{8,400}|[^[\]\p{Script=Latin}]{2,7})\s?\[([^[\]]{8,400})\]\.?\s{0,3}$/u;
/** What a translation says of the original, in brackets behind its title, closed or cut off: "(Orig.: Die Verwandlung, 1915)". */
const ORIGINAL =
  /^([^()[\]]{3,400}?)\s?[[(](?:orig(?:inal(?:\s?(?:title|edition|work|ausgabe))?|inaltitel)?\.?\s?[:=]|orig(?:inal title|inaltitel|\.)|(?:titre original|t[ií]tulo original|titolo originale|ориг(?:инал)?)[.:]?)\s?([^()[\]]{3,400}?)(?:,\s(?:1[5-9]|20)\d\d)?[\])]?\.?$/iu;
/** The place of the work that a notice is about, in brackets behind its title: "[Phys. Rev. Lett. 120, 111111 (2018)]". */
const OF_ANOTHER = /^([^[\]]{8,400}?)\s?\[(?=[^[\]]{0,200}\d)[^[\]]{6,200}\b(?:1[89]|20)\d\d\b[^[\]]{0,60}\]\.?\s{0,3}$/u;
/** What Chinese lists put behind a title to say what it is of ("[J]. "), and whatever a parser left behind that. */
const MARKED = /\s?\[[A-Z](?:\/[A-Z]{2})?\](?:$|[.,:]).{0,1500}$/su;
/** A title and its translation in round brackets; only where the two are written in different scripts, for such brackets hold anything. */
const ROUND = /^([^()]{3,400})\s?\(([^()]{8,400})\)\.?\s{0,3}$/;
const LATIN = /\p{Script=Latin}/gu;
const OTHER = /(?=\p{L})\P{Script=Latin}/gu;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const isLatin = (text: string): boolean => count(text, LATIN) > count(text, OTHER);

function inTwoScripts(title: string): RegExpExecArray | null {
  const parts = ROUND.exec(title);
  return parts === null || isLatin(parts[1] ?? '') === isLatin(parts[2] ?? '') ? null : parts;
}

/** Two parallel titles, as catalogues write them: "Vivienda y ciudad / Housing and town". */
const PARALLEL = /^([^/=]{10,400})\s[/=]\s([^/=]{10,400})$/;
/** The same where a sign of equality alone parts them: strokes may stand within, and a title of another script be short. */
const EQUATED = /^([^=]{10,400}|[^=\p{Script=Latin}]{3,9})\s=\s([^=]{10,400})$/u;
/** What a title loses at its beginning. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** Where a subtitle begins. */
const SUBTITLE = /(?:[:;—–|]|\s-{1,3}|[?!.])\s+(?=\S)|[:—]/g;

const NUMERALS: ReadonlyMap<string, string> = new Map([
  ...'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 1)]),
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 1)]),
]);
/** Roman numerals that are also words or symbols of their own count as numerals only behind one of these. */
const COUNTED = new Set([
  'part',
  'volume',
  'vol',
  'chapter',
  'phase',
  'type',
  'teil',
  'partie',
  'book',
  'study',
  'stage',
  'class',
  'grade',
]);
const OFTEN_WORDS = new Set(['i', 'v', 'x', 'vi', 'one', 'ten']);
/** Books of scripture of which there are several: the I before them is a number. */
const SCRIPTURE =
  /^(?:corinthians|thessalonians|timothy|peter|john|samuel|kings|chronicles|maccabees|esdras|enoch|clement|korinther(?:brief)?|thessalonicher(?:brief)?|petrus(?:brief)?|makkabaer|corintios|corinthiens)$/;

function spelled(title: string): string {
  // Some programs escape what is escaped.
  let out = withoutEntities(withoutEntities(title)).replace(BREAK_TAG, ' ').replace(TAG, '').replace(LOWERED, '$1');
  if (/[\\$^_{}~]/.test(out)) {
    out = out
      .replace(/\\ /g, ' ')
      .replace(/\\[-'"`^~=.,;:!]/g, '')
      .replace(/\\ell(?![a-zA-Z])\s?/g, 'l')
      .replace(/\\(?:Dash|emdash)(?=[A-Z])/g, ' ')
      .replace(COMMAND, (_, name: string) =>
        FORMAT_COMMAND.test(name) ? (name.length === 1 ? ' ' : '') : ` ${entryOf(TEX_NAMES, name) ?? name} `,
      )
      .replace(/[$^{}]/g, '')
      .replace(/[_~]/g, ' ');
  }
  return out.replace(SYMBOL, (symbol) => SYMBOLS[symbol] ?? ' ');
}

/** Spells Greek letters out where they stand alone, beside digits and signs, or as no word is written ("ννγγ"); a word in Greek stays Greek. */
function greek(text: string): string {
  return text.replace(/[\u0370-\u03ff\u2202\u00b5]+/g, (letters) => {
    if ([...letters].length > 2 && (letters.length > 4 || GREEK_VOWEL.test(letters))) return letters;
    return [...letters]
      .map((letter) => {
        const plain = letter.toLowerCase().normalize('NFKD')[0] ?? letter;
        const code = (plain === 'ς' ? 'σ' : plain === 'µ' ? 'μ' : plain).charCodeAt(0) - 0x3b1;
        return ` ${GREEK_LETTERS[code > 17 ? code - 1 : code] ?? letter} `;
      })
      .join('');
  });
}

/** Without one of these no Greek word is written. */
const GREEK_VOWEL = /[αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏ]/;

/** A letter with an index above and below, which are set in either order: "B0s" and "Bs0". */
const INDEXED = /^([a-z])(\d)(?!\1)([a-z])$/;

function wordsOf(text: string): string[] {
  const prose = PLAIN.test(text) ? text : greek(spelled(text.normalize('NFKC')));
  const folded = fold(prose);
  if (folded === '') return [];
  const words = oneWay(folded.split(' '));
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    // A leading article is dropped in every list; one within the title is a small word like others.
    if (at === 0 && words.length > 1 && ARTICLES.has(word)) continue;
    const before = words[at - 1] ?? '';
    const number = NUMERALS.get(word);
    // "three-dimensional" is "3-D", and "versus" is "vs".
    const short = word === 'versus' ? 'vs' : word === 'dimensional' && /^[1-4]$/.test(out.at(-1) ?? '') ? 'd' : null;
    if (short !== null) {
      out.push(short);
      continue;
    }
    const counts = COUNTED.has(before) || at === words.length - 1 || SCRIPTURE.test(words[at + 1] ?? '');
    out.push(number !== undefined && (!OFTEN_WORDS.has(word) || counts) ? number : american(word).replace(INDEXED, '$1$3$2'));
  }
  return out;
}

/** The words of any text, in the one form in which those of titles are compared. */
export const titleWords = (text: string): readonly string[] => wordsOf(text);

/** Takes off what is not part of the title. */
export function bareTitle(title: string): string {
  let out = title.replace(/\s+/g, ' ').trim();
  out = out.replace(BEFORE, '').replace(MARKED, '');
  out = BRACKETED.exec(out)?.[1] ?? out;
  for (let times = 0; times < 2; times += 1) out = out.replace(AFTER, '');
  return out.replace(/["“”„«»]/g, '').trim();
}

/** Places looked at where a subtitle may begin. */
const MOST_BREAKS = 4;
/** Longer texts are no titles; what is compared of them is their beginning. */
const LONGEST = 1500;

/** Letters of Arabic script that keyboards of one language have and those of another write otherwise, or with a sign left out. */
const TYPED: Readonly<Record<string, string>> = { ی: 'ي', ى: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ۀ: 'ه', أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا' };
const TYPED_OTHERWISE = /[یىېکةۀأإآٱ]/g;

/** Reduces a title; null when no words are left. */
export function titleForm(title: string): TitleForm | null {
  const bare = bareTitle(title.slice(0, LONGEST)).replace(TYPED_OTHERWISE, (letter) => TYPED[letter] ?? letter);
  const words = wordsOf(bare);
  if (words.length === 0) return null;
  const breaks: number[] = [];
  for (const found of bare.matchAll(SUBTITLE)) {
    const before = wordsOf(bare.slice(0, found.index)).length;
    if (before > 0 && before < words.length && before !== breaks.at(-1) && breaks.push(before) === MOST_BREAKS) break;
  }
  const letters = fold(bare).replace(/ /g, '');
  return { words, joined: words.join(''), letters, head: breaks[0] ?? words.length, breaks, printed: title };
}

/**
 * A title and what it may also be read as: without its bracketed translation, and the translation alone; and the other ways in which
 * the same title is printed (`printings.ts`).
 */
export const titleReadings: (title: string) => readonly TitleForm[] = lately(1_024, readingsOf);

function readingsOf(title: string): TitleForm[] {
  const whole = titleForm(title);
  if (whole === null) return [];
  const out = [whole];
  if (title.length > LONGEST) return out;
  const also = (reading: string): void => {
    const form = reading === title ? null : titleForm(reading);
    if (form !== null) out.push({ ...form, printed: title });
  };
  for (const printing of otherPrintings(title)) also(printing);
  // "[In Chinese]" and "(2nd ed.)" are no translations.
  const bare = bareTitle(title);
  const unplaced = OF_ANOTHER.exec(bare)?.[1];
  if (unplaced !== undefined) {
    also(unplaced);
    return out;
  }
  const parts = ORIGINAL.exec(bare) ?? TRANSLATION.exec(bare) ?? PARALLEL.exec(bare) ?? EQUATED.exec(bare) ?? inTwoScripts(bare);
  if (parts !== null) out[0] = { ...whole, part: 'both' };
  for (const [at, part] of [parts?.[1], parts?.[2]].entries()) {
    const form = part === undefined ? null : titleForm(part);
    if (form !== null) out.push({ ...form, part: at === 0 ? 'first' : 'second' });
  }
  return out;
}
