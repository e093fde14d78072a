/**
 * Words that make a statement weaker without making it another (seed 003, stage 7c). Only insertions: take them out and the statement
 * is what it was. A hedge goes to the verb ("reportedly achieved", "was reportedly built"); where no verb is plain, the statement is
 * qualified as a whole, or marked at its end.
 */
import type { Softening } from '../model/claim.ts';
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
function hasVerb(statement: string): boolean {
  const words = [...statement.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => word.toLowerCase());
  return words.length >= MANY || words.some((word, i) => i > 0 && mainVerb(words[i - 1] ?? '', undenied(word), words[i + 1] ?? ''));
}

/** "didn't" is a form of "did". */
const undenied = (word: string): string => word.replace(/n['’]t$/, '');

/** From so many words on it is a sentence, whether or not its verb is known. */
const MANY = 8;

const END = /(?<![\s.!?|])[\s.!?|]*$/;
/** First words that lose their capital within a sentence. */
const SMALL = new Set(
  'The A An In On At It He She They This That These Those There Most Many Some All Both Its His Her Their Each Every No Several During After Before Since Between Over Under About As By For From With'.split(
    ' ',
  ),
);
const HEDGED = /\b(?:reportedly|allegedly|unverified|disputed|some evidence suggests|according to some)\b/i;

/**
 * Softens one statement by the first of the strategies that fits it. `disputed`: a source says the contrary, which the mark at the end
 * then tells. Gives null for a statement that is softened already.
 */
export function soften(statement: string, strategies: readonly Softening[] = SOFTENING, disputed = false): Softened | null {
  if (HEDGED.test(statement)) return null;
  const label = LABEL.exec(statement)?.[0] ?? '';
  if (label !== '' && label.length < statement.length) {
    const rest = soften(statement.slice(label.length), strategies, disputed);
    return rest === null ? null : { text: label + rest.text, how: rest.how };
  }
  // A row of a table, a figure with its name: no sentence that could begin with another.
  if (statement.includes('|') || !hasVerb(statement))
    return { text: marked(statement, disputed ? 'disputed' : 'unverified'), how: 'parenthetical' };
  if (disputed) return { text: marked(statement, 'disputed'), how: 'parenthetical' };
  for (const how of strategies) {
    const text = how === 'hedge' ? hedged(statement) : how === 'qualify' ? qualified(statement) : marked(statement, 'unverified');
    if (text !== null) return { text, how };
  }
  return { text: marked(statement, 'unverified'), how: 'parenthetical' };
}

/** Participles that are no past forms, and words that stand between "have" and its participle. */
const PARTICIPLE =
  /^(?:been|become|come|gone|done|run|put|set|cut|read|hit|shut|spread|not|never|also|already|always|since|recently|long|now|only|just|ever|yet|to|\p{L}{1,20}(?:en|wn|ung|unk|um))$/u;

function hedged(statement: string): string | null {
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
    if (alone || /^(?:\s+(?:not|never)|['’]t)\b/.test(statement.slice(end)) || /n['’]t$/.test(lower))
      return `${statement.slice(0, word.index)}reportedly ${statement.slice(word.index)}`;
    return `${statement.slice(0, end)} reportedly${statement.slice(end)}`;
  }
  return null;
}

function qualified(statement: string): string {
  const first = /^[\p{L}'’]+/u.exec(statement)?.[0] ?? '';
  const rest = SMALL.has(first) ? statement.charAt(0).toLowerCase() + statement.slice(1) : statement;
  return `Some evidence suggests that ${rest}`;
}

function marked(statement: string, word: string): string {
  const at = END.exec(statement)?.index ?? statement.length;
  return `${statement.slice(0, at)} (${word})${statement.slice(at)}`;
}

/** Whether the one text is the other with hedges put in and nothing else: the check that softening only weakens. */
export function onlyWeaker(before: string, after: string): boolean {
  const bare = after
    .replace(/^Some evidence suggests that /, '')
    .replace(/ ?\breportedly\b/, '')
    .replace(/ \((?:unverified|disputed)\)/, '');
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return plain(bare).toLowerCase() === plain(before).toLowerCase();
}
