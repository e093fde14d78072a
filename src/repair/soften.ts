/**
 * Words that make a statement weaker without making it another (seed 003, stage 7c). Only insertions: take them out and the statement
 * is what it was. A hedge goes to the verb ("reportedly achieved", "was reportedly built"); where no verb is plain, the statement is
 * qualified as a whole, or marked at its end.
 */
import type { Softening } from '../model/claim.ts';
import { isMarked, markWords, withoutMark } from '../text/softened.ts';
import { isAuxiliary, isPast, mainVerb } from '../text/verbs.ts';

/** All of them, in the order tried. */
export const SOFTENING: readonly Softening[] = ['hedge', 'qualify', 'parenthetical'];

export interface Softened {
  readonly text: string;
  readonly how: Softening;
}

/** "**Wings:** " before what is said of them. */
const LABEL = /^(?:\*\*[^*\n]{1,80}:\*\*|\*\*[^*\n]{1,80}\*\*:|__[^_\n]{1,80}:__)\s+/;

/** Whether a verb can be made out anywhere; where none can, the statement may be a mere heading. */
function hasVerb(statement: string, many = MANY): boolean {
  const words = [...statement.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => word.toLowerCase());
  return words.length >= many || words.some((word, i) => i > 0 && mainVerb(words[i - 1] ?? '', undenied(word), words[i + 1] ?? ''));
}

/** "didn't" is a form of "did". */
const undenied = (word: string): string => word.replace(/n['’]t$/, '');

/** From so many words on it is a sentence, whether or not its verb is known. */
const MANY = 8;

/** A statement that is printed in bold or italics as a whole. */
const WRAPPED = /^(\*\*|__|\*|_)(?![\s*_])([^*_]+)\1$/;

const END = /(?<![\s.!?|。！？])[\s.!?|。！？]*$/;
/** First words that lose their capital within a sentence. */
const SMALL = new Set(
  'The A An In On At It He She They This That These Those There Most Many Some All Both Its His Her Their Each Every No Several During After Before Since Between Over Under About As By For From With Only Either Neither Any Another One Two Three Four Five Six Seven Eight Nine Ten Half Nearly Almost Roughly Fewer Such'.split(
    ' ',
  ),
);
const HEDGED = /\b(?:reportedly|allegedly|unverified|disputed|some evidence suggests|according to some)\b/i;
const isHedged = (statement: string): boolean => HEDGED.test(statement) || isMarked(statement);

/** What is known of the text that a statement stands in. */
export interface Setting {
  /** Of the text; null where it cannot be told. Default English. */
  readonly language?: string | null;
  /** Whether a word that begins a sentence is written small within one. */
  readonly common?: (word: string) => boolean;
}

/**
 * Softens one statement by the first of the strategies that fits it. `disputed`: a source says the contrary, which the mark at the end
 * then tells. In other languages than English the mark at the end is all there is. Gives null for a statement that is softened already.
 */
export function soften(
  statement: string,
  strategies: readonly Softening[] = SOFTENING,
  disputed = false,
  setting: Setting = { language: 'en' },
): Softened | null {
  if (isHedged(statement)) return null;
  const label = LABEL.exec(statement)?.[0] ?? '';
  if (label !== '' && label.length < statement.length) {
    const rest = soften(statement.slice(label.length), strategies, disputed, setting);
    return rest === null ? null : { text: label + rest.text, how: rest.how };
  }
  const [, sign, inside] = WRAPPED.exec(statement) ?? [];
  if (sign !== undefined && inside !== undefined) {
    const rest = soften(inside, strategies, disputed, setting);
    return rest === null ? null : { text: `${sign}${rest.text}${sign}`, how: rest.how };
  }
  const { language = 'en' } = setting;
  // A row of a table, a figure with its name: no sentence that could begin with another.
  if (disputed || ATTRIBUTED.test(statement) || statement.includes('|') || !isEnglish(statement, language) || !hasVerb(statement))
    return marked(statement, disputed, language);
  for (const how of strategies) {
    const text = how === 'hedge' ? hedged(statement) : how === 'qualify' ? qualified(statement, setting) : null;
    if (text !== null) return { text, how };
    if (how === 'parenthetical') break;
  }
  return marked(statement, disputed, language);
}

/** Somebody is named who is said to say it, or it is called certain: no other hedge. */
const ATTRIBUTED =
  /^(?:It is (?:clear|certain|obvious|evident|undisputed|undeniable|(?:well[- ])?known|(?:well[- ])?established)\b|According to|As (?:reported|stated|described|noted|shown) (?:in|by)|\S+ reports?\b)/i;

/** English, or no language that can be told and a verb of English. */
const isEnglish = (statement: string, language: string | null): boolean =>
  language === 'en' || ((language === null || language === 'latin') && hasVerb(statement, Number.POSITIVE_INFINITY));

/** Participles that are no past forms, and words that stand between "have" and its participle. */
const PARTICIPLE =
  /^(?:been|become|come|gone|done|run|put|set|cut|read|hit|shut|spread|not|never|also|already|always|since|recently|long|now|only|just|ever|yet|to|\p{L}{1,20}(?:en|wn|ung|unk|um))$/u;

function hedged(statement: string): string | null {
  // "Was reportedly reported" says it twice.
  if (/\breport(?:s|ed|ing)?\b/i.test(statement)) return null;
  const words = [...statement.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  // The verb of a long subject is not plain.
  for (let i = 1; i < words.length && i < 12; i += 1) {
    const word = words[i];
    const before = words[i - 1];
    if (word === undefined || before === undefined) break;
    if (/[;:(]/.test(statement.slice(before.index + before[0].length, word.index))) return null;
    if (!mainVerb(before[0].toLowerCase(), undenied(word[0].toLowerCase()), words[i + 1]?.[0] ?? '')) continue;
    if (/^(?:who|which|that)$/i.test(before[0])) return null;
    const lower = word[0].toLowerCase();
    if (!isAuxiliary(undenied(lower))) return `${statement.slice(0, word.index)}reportedly ${statement.slice(word.index)}`;
    // "did not" and "has never" keep their denial beside the verb: the hedge goes before them.
    const end = word.index + word[0].length;
    // "have three hearts" has no participle behind it: there "have" is the verb itself.
    const next = words[i + 1]?.[0].toLowerCase() ?? '';
    const alone = /^(?:has|have|had)$/.test(lower) && !isPast(next) && !PARTICIPLE.test(next);
    // "Must reportedly maintain" would hedge how it is to be done.
    if (alone || /^(?:must|shall)$/.test(lower) || /^(?:\s+(?:not|never)|['’]t)\b/.test(statement.slice(end)) || /n['’]t$/.test(lower))
      return `${statement.slice(0, word.index)}reportedly ${statement.slice(word.index)}`;
    return `${statement.slice(0, end)} reportedly${statement.slice(end)}`;
  }
  return null;
}

/** What opens a sentence and joins it to the one before: it stays in front of whatever is put in. */
const OPENING =
  /^(?:(?:However|Moreover|Furthermore|Therefore|Thus|Hence|Consequently|Nevertheless|Nonetheless|Meanwhile|Still|Also|Additionally|Similarly|Likewise|Indeed|Instead|Overall|Finally|Notably|Importantly|Interestingly|First|Firstly|Second|Secondly|Third|Lastly|Yes|No|In (?:summary|short|addition|contrast|conclusion|fact|particular|general|other words|brief)|By contrast|To summari[sz]e|As a result|For (?:example|instance)|On the other hand|At the same time|To be clear),|And|But|So|Yet) /;

const openingWords = (statement: string): string => OPENING.exec(statement)?.[0] ?? '';

function qualified(statement: string, { common }: Setting): string {
  const opening = openingWords(statement);
  const said = statement.slice(opening.length);
  const first = /^[\p{L}'’]+/u.exec(said)?.[0] ?? '';
  const rest = opening === '' && (SMALL.has(first) || common?.(first) === true) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  return `${opening}${opening === '' ? 'Some' : 'some'} evidence suggests that ${rest}`;
}

function marked(statement: string, disputed: boolean, language: string | null): Softened {
  const { unverified, disputed: contrary, wide } = markWords(language, statement);
  const at = END.exec(statement)?.index ?? statement.length;
  const word = disputed ? contrary : unverified;
  return {
    text: `${statement.slice(0, at)}${wide === true ? `（${word}）` : ` (${word})`}${statement.slice(at)}`,
    how: 'parenthetical',
  };
}

/** Whether the one text is the other with hedges put in and nothing else: the check that softening only weakens. */
export function onlyWeaker(before: string, after: string): boolean {
  const bare = withoutMark(after.replace(/\bsome evidence suggests that /i, '').replace(/ ?\breportedly\b/, ''));
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return plain(bare).toLowerCase() === plain(before).toLowerCase();
}
