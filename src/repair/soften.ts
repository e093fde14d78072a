/**
 * Words that make a statement weaker without making it another (seed 003, stage 7c). Only insertions: take them out and the statement
 * is what it was. A hedge goes to the verb ("reportedly achieved", "was reportedly built"); where no verb is plain, the statement is
 * qualified as a whole, or marked at its end.
 */
import type { Softening } from '../model/claim.ts';
import { isMarked, markWords, withoutMark } from '../text/softened.ts';
import { isAuxiliary, isPast, mainVerb } from '../text/verbs.ts';
import { type MainClause, mainClauseOf } from './main-clause.ts';

/** All of them, in the order tried. */
export const SOFTENING: readonly Softening[] = ['hedge', 'qualify', 'parenthetical'];

export interface Softened {
  readonly text: string;
  readonly how: Softening;
}

/** "**Wings:** " before what is said of them; the sign of an item of a list. */
const LABEL = /^(?:\*\*[^*\n]{1,80}:\*\*\s+|\*\*[^*\n]{1,80}\*\*:\s+|__[^_\n]{1,80}:__\s+|[-*•–]\s+(?=\S)|\d{1,2}[.)]\s+(?=\p{L}))/u;
/** The same without print, where what stands before the colon states nothing: "Adaptive reuse: The city can convert offices." */
const PLAIN_LABEL = /^\p{Lu}[^.:;,!?\n]{1,60}:\s+(?=\p{Lu})/u;

/** What says nothing but that something follows. */
const LEAD = /^(?:One thing|This much|What|The (?:result|message|point|answer)) is (?:clear|certain|sure|plain|simple):\s+/;

const labelOf = (statement: string): string => {
  const printed = (LABEL.exec(statement) ?? LEAD.exec(statement))?.[0] ?? '';
  if (printed !== '') return printed;
  const plain = PLAIN_LABEL.exec(statement)?.[0] ?? '';
  return plain !== '' && mainClauseOf(plain).kind !== 'verb' ? plain : '';
};

/** Whether a word of the statement can only be a verb of English. */
function hasVerb(statement: string): boolean {
  const words = [...statement.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => word.toLowerCase());
  return words.some((word, i) => i > 0 && mainVerb(words[i - 1] ?? '', undenied(word), words[i + 1] ?? ''));
}

/** "didn't" is a form of "did". */
const undenied = (word: string): string => word.replace(/n['’]t$/, '');

/** A statement that is printed in bold or italics as a whole. */
const WRAPPED = /^(\*\*|__|\*|_)(?![\s*_])([^*_]+)\1$/;

/** Where a statement ends; in a row of a table the cells behind it are left out. */
const END = /(?<![\s.!?|–。！？])[\s.!?|–。！？]*$/;
/** First words that lose their capital within a sentence. */
const SMALL = new Set(
  'The A An In On At It He She They This That These Those There Most Many Some All Both Its His Her Their Each Every No Several During After Before Since Between Over Under About As By For From With Only Either Neither Any Another One Two Three Four Five Six Seven Eight Nine Ten Half Nearly Almost Roughly Fewer Such If When Whenever While Although Though Because Unless Whereas Once Until Despite Without Within Through Throughout To Of Into Upon Given Due Where Whether How What Who Anyone Everyone Someone Nobody People Higher Lower Other More Less Following'.split(
    ' ',
  ),
);
const HEDGED = /\b(?:reportedly|allegedly|unverified|disputed|some evidence suggests|according to some)\b/i;
const isHedged = (statement: string): boolean => HEDGED.test(statement) || isMarked(statement);

/** What is known of the text that a statement stands in. */
export interface Setting {
  /** Of the text; null where it cannot be told. Default English. */
  readonly language?: string | null;
  /** Whether a word that begins a sentence is written small within one; null where that is not known. */
  readonly common?: (word: string) => boolean | null;
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
  const label = labelOf(statement);
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
  if (disputed || ATTRIBUTED.test(statement) || statement.includes('|') || !isEnglish(statement, language))
    return marked(statement, disputed, language);
  const opening = openingWords(statement);
  const said = statement.slice(opening.length);
  const clause = mainClauseOf(said);
  for (const how of strategies) {
    const put = how === 'hedge' ? hedged(said, clause) : how === 'qualify' ? qualified(said, clause, opening, setting) : null;
    const text = put === null ? null : `${opening}${put}`;
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
  language === 'en' || ((language === null || language === 'latin') && hasVerb(statement));

/** Participles that are no past forms, and words that stand between "have" and its participle. */
const PARTICIPLE =
  /^(?:been|become|come|gone|done|run|put|set|cut|read|hit|shut|spread|not|never|also|already|always|since|recently|long|now|only|just|ever|yet|to|\p{L}{1,20}(?:en|wn|ung|unk|um))$/u;

function hedged(statement: string, clause: MainClause): string | null {
  // "Was reportedly reported" says it twice.
  if (clause.kind !== 'verb' || /\breport(?:s|ed|ing)?\b/i.test(statement)) return null;
  const { start, end } = clause.at;
  const verb = statement.slice(start, end).toLowerCase();
  const before = `${statement.slice(0, clause.before)}reportedly ${statement.slice(clause.before)}`;
  // "Won" is an auxiliary in "won't" alone.
  if (verb === 'won' || !isAuxiliary(undenied(verb))) return before;
  // "have three hearts" has no participle behind it: there "have" is the verb itself.
  const alone = /^(?:has|have|had)$/.test(verb) && !isPast(clause.behind) && !PARTICIPLE.test(clause.behind);
  // "Must reportedly maintain" would hedge how it is to be done; "did not" and "has never" keep their denial beside the verb.
  if (alone || /^(?:must|shall|should|cannot)$/.test(verb) || /^(?:not|never)$/.test(clause.behind) || /n['’]t$/.test(verb)) return before;
  return `${statement.slice(0, end)} reportedly${statement.slice(end)}`;
}

/** What opens a sentence and joins it to the one before: it stays in front of whatever is put in. */
const OPENING =
  /^(?:(?:However|Moreover|Therefore|Thus|Hence|Nevertheless|Nonetheless|Meanwhile|Still|Also|Likewise|Instead|First|Second|Third|Next|Then|Later|Yes|No|Furthermore|Overall|\p{Lu}\p{Ll}{1,12}ly|In (?:summary|short|addition|contrast|conclusion|fact|particular|general|other words|brief)|By contrast|To summari[sz]e|As a result|For (?:example|instance)|On the other hand|At the same time|To be clear),|And|But|So|Yet) /u;

/** "However, " of a statement; "" where nothing opens it. */
export const openingWords = (statement: string): string => OPENING.exec(statement)?.[0] ?? '';

/** "Some evidence suggests that" before the whole; null where it states nothing, or its first word may be a name or none. */
function qualified(said: string, { kind }: MainClause, opening: string, { common }: Setting): string | null {
  if (kind === 'none') return null;
  const [, first = '', next = ''] = /^([\p{L}'’-]+)(?:\s+(\S))?/u.exec(said) ?? [];
  const known = common?.(first) ?? null;
  const small = opening !== '' || SMALL.has(first) || known === true || COMMON_END.test(first);
  // Of one word with a capital before one without, nobody can tell whether it is a name.
  if (!small && known === null && /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Ll}/u.test(next)) return null;
  return `${opening === '' ? 'Some' : 'some'} evidence suggests that ${small && opening === '' ? said.charAt(0).toLowerCase() + said.slice(1) : said}`;
}

/** Endings that no name has. */
const COMMON_END = /^\p{Lu}\p{Ll}{3,}(?:tion|ment|ities|ness)s?$/u;

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
