/**
 * What stands between two printed lines once they are one text: a space, nothing, or a hyphen less. A hyphen at a line's
 * end is the typesetter's or the author's; the document itself is asked which: does the joined word, or the hyphenated one,
 * occur elsewhere in it? Addresses broken over lines are joined without a space, on the evidence of the links behind them.
 */
import type { Line } from './lines.ts';
import { WIDE_SIGN } from './spread.ts';

/** What to do between two lines: put a space, put nothing, or take the hyphen away and put nothing. */
export type Joint = 'space' | 'nothing' | 'drop-hyphen';

/** What the document knows of itself: its words, and the addresses its links go to. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, number>;
  /** Whether letters and numbers stand right beside Chinese and Japanese characters, with no space between. */
  readonly dense: boolean;
  readonly addresses: string;
}

const HYPHEN = /[-\u2010\u00ad¬]$/u;
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
/** Prefixes that keep their hyphen in front of a word. */
const PREFIX =
  /^(?:self|well|ill|ex|cross|half|quasi|semi|all|high|low|long|short|large|small|real|state|so|non|anti|co|re|pre|post|inter|multi|sub)$/;
const KEEPING = /^(?:self|well|ex|cross|half|quasi|all|high|low|long|short|large|real|state|so)$/;

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆〇]/u;
const EAST_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆〇]$/u;
const WIDE_END = new RegExp(`${WIDE_SIGN}$`, 'u');
const WIDE_START = new RegExp(`^${WIDE_SIGN}`, 'u');
/** A character and a letter or number side by side, or with a space between. */
const MIXED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] ?(?=[A-Za-z0-9])|[A-Za-z0-9] ?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** Endings and particles of Korean, which never stand alone. */
const ENDING =
  /^(?:의|을|를|은|는|이|가|에|에서|에게|와|과|도|로|으로|다|한다|했다|된다|이다|였다|하는|하여|하고|되는|된|적|적인|들|들의|들은)$/u;

/** Second parts that make a compound with whatever word stands before them. */
const SECOND =
  /^(?:based|driven|level|specific|wise|aware|oriented|dependent|independent|related|like|free|scale|reviewed|reviewing|review|assisted|guided|supervised|trained|centered|centred|aided|generated|scoring|of|to|the|and|art|world)$/;

/** What these lines know of themselves, counted when a joint first asks for it: text that is never hyphenated asks for nothing. */
export function lexiconOf(lines: readonly Line[], hrefs: readonly string[]): Lexicon {
  let words: Lexicon['words'] | undefined;
  let dense: boolean | undefined;
  let addresses: string | undefined;
  return {
    get words() {
      words ??= wordsOf(lines);
      return words;
    },
    get dense() {
      dense ??= isDense(lines);
      return dense;
    },
    get addresses() {
      addresses ??= hrefs.map(decoded).join('\n');
      return addresses;
    },
  };
}

/** Counts the words that stand whole inside lines; those cut at a line's end are no evidence. */
function wordsOf(lines: readonly Line[]): Map<string, number> {
  const words = new Map<string, number>();
  let cut = false;
  for (const line of lines) {
    const found = line.text.match(WORD) ?? [];
    const hyphenated = HYPHEN.test(line.text);
    // Where Korean lines break within words both ends of a line may be parts of words.
    const ends = HANGUL.test(line.text);
    found.forEach((word, at) => {
      if ((at === 0 && (cut || ends)) || ((hyphenated || ends) && at === found.length - 1)) return;
      const key = word.toLowerCase();
      words.set(key, (words.get(key) ?? 0) + 1);
    });
    cut = hyphenated;
  }
  return words;
}

/** Whether letters stand beside Chinese and Japanese characters more often than a space away from them. */
function isDense(lines: readonly Line[]): boolean {
  let beside = 0;
  for (const { text } of lines) if (EAST.test(text)) for (const [pair] of text.matchAll(MIXED)) beside += pair.includes(' ') ? -1 : 1;
  return beside > 0;
}

/** Decides what stands between the text so far (its last line) and the next line. */
export function jointOf(text: string, after: string, lexicon: Lexicon): Joint {
  const tail = lastToken(text.slice(-300));
  const head = /^\S{1,300}/.exec(after)?.[0] ?? '';
  if (tail === '' || head === '') return 'space';
  const address = addressJoint(tail, head, after, lexicon);
  if (address !== null) return address;
  // Patterns for an end look at every place before it; its last signs are enough for these.
  const before = text.slice(-4);
  if (HYPHEN.test(before)) return hyphenJoint(tail, head, lexicon);
  // A dash or a slash between two parts of one word holds them together; Chinese and Japanese put no spaces.
  if (/[\p{L}\p{N}]\/$/u.test(before) || /\d–$/.test(before)) return 'nothing';
  if (WIDE_END.test(before) || WIDE_START.test(after)) return 'nothing';
  const [left, right] = [EAST_END.test(before), EAST.test(after.slice(0, 2))];
  if (left && right) return 'nothing';
  if (((left && /^[\p{L}\p{N}]/u.test(after)) || (right && /[\p{L}\p{N}]$/u.test(before))) && lexicon.dense) return 'nothing';
  return hangulJoint(tail, head, lexicon);
}

/**
 * Korean parts words by spaces, but much of its print breaks lines within them: joined when the word stands whole elsewhere and its
 * parts do not, or when what follows is but an ending.
 */
function hangulJoint(tail: string, head: string, { words }: Lexicon): Joint {
  const right = /^\p{Script=Hangul}+/u.exec(head)?.[0];
  const left = right === undefined ? undefined : /\p{Script=Hangul}+$/u.exec(tail)?.[0];
  if (left === undefined || right === undefined) return 'space';
  const known = (word: string): boolean => words.has(word);
  if (known(left + right)) return known(left) && known(right) ? 'space' : 'nothing';
  return ENDING.test(right) && !known(right) ? 'nothing' : 'space';
}

/** The last run of non-spaces, at most 300 characters of it. */
function lastToken(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
}

function hyphenJoint(tail: string, head: string, lexicon: Lexicon): Joint {
  const left = /(?<![\p{L}\p{N}][-’']?)([\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*)[-\u2010\u00ad¬]$/u.exec(tail)?.[1]?.toLowerCase();
  const right = /^[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/u.exec(head)?.[0]?.toLowerCase();
  if (left === undefined || right === undefined) return /^\p{L}/u.test(head) || !/\p{L}/u.test(tail) ? 'nothing' : 'space';
  // "pre- and post-processing": the hyphen stands for a word left out.
  if (/^(?:and|or|und|oder|et|ou|to|bis|y|o|e)$/.test(right) && /^\p{Ll}+(?:[\s,;]|$)/u.test(head)) return 'space';
  const joined = lexicon.words.get(left + right) ?? 0;
  const hyphened = lexicon.words.get(`${left}-${right}`) ?? 0;
  if (joined !== hyphened) return joined > hyphened ? 'drop-hyphen' : 'nothing';
  if (/^[\p{Lu}\p{N}]/u.test(head) || /\p{N}$/u.test(left)) return 'nothing';
  if (/\p{Lu}.*\p{Lu}/u.test(tail) && !/^\p{Lu}+$/u.test(head)) return 'nothing';
  if (left.includes('-')) return 'nothing';
  if (KEEPING.test(left) || (left.length >= 3 && SECOND.test(right))) return 'nothing';
  // Two words that both stand alone elsewhere make a compound, unless the first is a mere prefix.
  const both = (lexicon.words.get(left) ?? 0) > 0 && (lexicon.words.get(right) ?? 0) > 0;
  if (both && left.length >= 3 && right.length >= 4 && !PREFIX.test(left)) return 'nothing';
  return 'drop-hyphen';
}

/** A line that begins with a name and an initial or the given name behind it. */
const NAMED = /^\p{Lu}[\p{L}’'-]{1,40}(?:\s\p{Lu}[\p{L}’'-]{1,40}){0,2},\s\p{Lu}(?:[.,\s]|\p{Ll})/u;

/** How an address goes on over the line's end; null when there is none. */
function addressJoint(tail: string, head: string, after: string, lexicon: Lexicon): Joint | null {
  const url = /(?:https?:\/\/?|www\.|ftp:\/\/|doi\.org\/|\b10\.\d{4,9}\/|\bdoi:? ?10\.?|arxiv\.org\/)\S{0,250}$/i.exec(tail)?.[0];
  if (url === undefined && !/^https?:\/{0,2}$/i.test(tail)) return null;
  // "<https://…>." is closed: what follows is no part of it.
  if (/[>”"][.,;]?$/.test(tail)) return null;
  const end = decoded(url ?? tail).toLowerCase();
  const start = decoded(head)
    .replace(/(?<![.,;)\]>])[.,;)\]>]+$/, '')
    .toLowerCase();
  // The link behind the text settles it, either way.
  if (end.length >= 6 && start !== '' && lexicon.addresses !== '') {
    const tailPart = end.slice(-40);
    if (lexicon.addresses.includes(tailPart + start)) return 'nothing';
    if (end.endsWith('-') && lexicon.addresses.includes(tailPart.slice(0, -1) + start)) return 'drop-hyphen';
  }
  if (/^[([]/.test(head) || /^(?:accessed|retrieved|pp?|vol|no|in|and|doi|isbn|zugriff|abgerufen|last|available|https?|www)\b/i.test(head))
    return 'space';
  // Behind a finished path too: "…/31784983/" and "Pouget, A., Denève, S."
  if (end.endsWith('/') && NAMED.test(after)) return 'space';
  if (/[/_=?&%~#+:-]$/.test(end) && /^[\w%(~./-]/.test(head)) return 'nothing';
  const plain = start.replace(/(?<![.,;])[.,;]+$/, '');
  // Behind a full stop a name begins the next entry: "Smith-Jones,".
  if (/\.$/.test(end) && /^\p{Lu}[\p{Ll}’']+(?:-\p{Lu}[\p{Ll}’']+)*,?$/u.test(head)) return 'space';
  if (
    /\.$/.test(end) &&
    /^[a-z0-9][\w./%=?&#-]*$/i.test(plain) &&
    (/[\d/_=?&%#-]/.test(plain) || /^(?:html?|pdf|php|aspx?|com|org|net|edu|gov)$/.test(plain)) &&
    !/^(?:19|20)\d\d$/.test(plain)
  )
    return 'nothing';
  // A bare end of an address: letters and digits mixed, or the signs of a path.
  if (
    /[\w]$/.test(end) &&
    /^[\w./%=?&#~+-]+$/.test(plain) &&
    (/[/_=?&%#]/.test(plain) || /^(?=[a-z-]*\d)(?=[\d.-]*[a-z])[a-z\d.-]{4,}$/.test(plain) || /^[.-]\w/.test(plain))
  )
    return 'nothing';
  return 'space';
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href).toLowerCase();
  } catch {
    return href.toLowerCase();
  }
}
