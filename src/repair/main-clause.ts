/**
 * What a hedge may be put into: the verb of the main clause of an English statement, where it is plain; the statement as a whole, where it
 * has one that is not; or nothing, where a text states nothing that could be hedged (an order, a question, a heading, advice). Unsure is
 * nothing, since a mark at the end is always good English.
 */
import type { Span } from '../model/document.ts';
import { type Word, wordsOf } from '../text/statement-words.ts';
import { beginsObject, beginsOrder, isBase, mayBeNoun, mayTell, onlyPast, precedesNoun, verbAt } from '../text/verbs/forms.ts';
import { isAuxiliary, mainVerb } from '../text/verbs.ts';

/** A verb with its place: where what goes before it goes ("often holds": before both words), and the word behind it, small, "" for none. */
export interface PlainVerb {
  readonly kind: 'verb';
  readonly at: Span;
  readonly before: number;
  readonly behind: string;
}

/** `whole`: a statement whose verb is not plain. `none`: nothing is stated, or nobody can tell. */
export type MainClause = PlainVerb | { readonly kind: 'whole' | 'none' };

const NONE: MainClause = { kind: 'none' };
const WHOLE: MainClause = { kind: 'whole' };

/** Words with which a clause begins that hangs on another: the first verb behind them is not that of the sentence. */
const HANGING = /^(?:which|who|whom|whose|that|where|when|whenever|if|whether|because|how|what|why|while|although|though|unless|whereas)$/;
/** Those that do so behind a comma alone: "works as a clerk", "was once". */
const HANGING_BEHIND_COMMA = /^(?:as|since|once|until|after|before)$/;
/** Those that open a sentence, whose own clause follows a comma. */
const CONDITION = /^(?:if|when|whenever|while|although|though|because|unless|until|once|since|whereas|as|where|given|after|before)$/;

/** What calls a thing certain: a hedge beside it would unsay it in the same breath. */
const CERTAIN = /^(?:undoubtedly|clearly|certainly|definitely|surely|obviously|evidently|undeniably|indeed|truly)$/;
/** "The family is": a noun in -ly. */
const NOUN_LY =
  /^(?:family|supply|assembly|anomaly|italy|july|fly|monopoly|ally|butterfly|reply|jelly|belly|bully|doily|lily|only|early|likely)$/;
const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith('ly') && !NOUN_LY.test(word);

/** What a "you" is told to do, or somebody says of himself: advice and intentions, which no source reports. */
const ADVICE = /^(?:should|must|would|could|might|want|need|ought|shall)$/;

/** Words of a sentence among which its verb is looked for, and among which it is plain. */
const FAR = 40;
const NEAR = 12;

const isSign = (word: Word | undefined): boolean => word === undefined || /^[;:,()—–.]$/.test(word.text);

/** The main clause of an English statement, without the words that join it to the sentence before ("However, "). */
export function mainClauseOf(statement: string): MainClause {
  if (/[?\n]/.test(statement)) return NONE;
  return clauseOf(wordsOf(statement));
}

function clauseOf(words: readonly Word[]): MainClause {
  const first = words[0]?.lower ?? '';
  if (isOrder(words) || first === 'i') return NONE;
  if (CONDITION.test(first)) return behindCondition(words);
  // "Upon arrival, prioritise the wounded."
  if (ASIDE.test(first) && words.some(({ text }, i) => text === ',' && isAdvice(words.slice(i + 1)))) return NONE;
  const verbs = verbsOf(words);
  const [verb] = verbs;
  if (verb === undefined) return NONE;
  const before = words[verb.at - 1]?.lower ?? '';
  const word = words[verb.at];
  if (word === undefined || CERTAIN.test(before) || (/^(?:you|we)$/.test(before) && ADVICE.test(word.lower))) return NONE;
  // "An approach which combined both" states nothing; "an approach which combined both won" does.
  if (verb.hanging) return verbs.some(({ hanging }) => !hanging) || verbs.length > 1 ? WHOLE : NONE;
  const behind = words[verb.at + 1];
  if (isAdverb(before) || verb.at >= NEAR || isDoubtful(words, verbs) || words.slice(0, verb.at).some(({ text }) => /^[;:(]$/.test(text)))
    return WHOLE;
  const from = LIGHT.test(before) ? (words[verb.at - 1] ?? word) : word;
  return {
    kind: 'verb',
    at: { start: word.start, end: word.end },
    before: from.start,
    behind: isSign(behind) ? '' : (behind?.lower ?? ''),
  };
}

const LIGHT = /^(?:often|always|never|sometimes|also|still|even|soon|later|then|thus|now|first)$/;

/** "Patients treated with aspirin recovered", "health supplies that need approval include syringes": another may be the verb of the sentence. */
function isDoubtful(words: readonly Word[], verbs: readonly Found[]): boolean {
  const [first, second] = verbs.filter(({ hanging }) => !hanging);
  const word = words[first?.at ?? 0]?.lower ?? '';
  if (first === undefined || isAuxiliary(word)) return false;
  if (words[first.at + 1]?.lower === 'that' && !SAYING.test(word)) return true;
  if (second === undefined) return false;
  const between = words.slice(first.at + 1, second.at);
  return mayTell(word, between[0]?.lower ?? '') || !between.some(({ lower }) => /^(?:[,;:(—–]|and|or|but|to|than)$/.test(lower));
}

/** Verbs that govern a clause: "shows that". */
const SAYING =
  /^(?:show|say|state|mean|suggest|find|indicate|argue|claim|note|demonstrate|reveal|confirm|conclude|believe|explain|think|estimate|predict|warn|admit|agree|ensure|require|announce|know|hold|propose|recommend|stress|assume|clarif|highlight|underline|emphasi[sz]e|acknowledge|maintain|insist)(?:s|es|ies|d|ed|ied)?$|^(?:said|meant|found|thought|knew|held)$/;

/** "If it rains, the match is off": what is stated stands behind a comma, or the text is a part of a sentence. An order or advice there is none. */
function behindCondition(words: readonly Word[]): MainClause {
  if (!words.some(({ text }) => text === ',')) return clauseOf(words.slice(1));
  const tails = words.flatMap(({ text }, i) => (text === ',' ? [clauseOf(words.slice(i + 1))] : []));
  const told = words.some(({ text }, i) => text === ',' && isAdvice(words.slice(i + 1)));
  return !told && tails.some(({ kind }) => kind !== 'none') ? WHOLE : NONE;
}

const isAdvice = (words: readonly Word[]): boolean =>
  isOrder(words) || (/^(?:you|i|we)$/.test(words[0]?.lower ?? '') && ADVICE.test(words[1]?.lower ?? ''));

/** "Keep the child still", "Please call", "Always wash your hands". */
function isOrder(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (first === undefined) return false;
  if (/^(?:please|don|don['’]t|do|let|let['’]s|be|try|never)$/.test(first.lower)) return true;
  const at = /^(?:always|first|then|next|also|finally|simply|just)$/.test(first.lower) ? 1 : 0;
  const [verb, object] = at === 1 ? [second, third] : [first, second];
  return verb !== undefined && beginsOrder(verb.lower, object?.lower ?? '');
}

interface Found {
  readonly at: number;
  /** The first one behind a word that joins its clause to another. */
  readonly hanging: boolean;
}

/** The finite verbs outside brackets, in order, each with whether it belongs to a clause that hangs on another. */
function verbsOf(words: readonly Word[]): Found[] {
  const out: Found[] = [];
  let [depth, hanging] = [0, false];
  for (let i = 1; i < words.length && i < FAR; i += 1) {
    const word = words[i];
    const before = words[i - 1];
    if (word === undefined || before === undefined) break;
    if (word.text === '(') depth += 1;
    else if (word.text === ')') depth = Math.max(0, depth - 1);
    else if (word.text === ';') break;
    else if (depth > 0) continue;
    else if (HANGING.test(word.lower) || (before.text === ',' && HANGING_BEHIND_COMMA.test(word.lower))) hanging = true;
    else if (isVerb(words, i)) {
      out.push({ at: i, hanging });
      hanging = false;
    }
  }
  return out;
}

/** Whether a finite verb stands at a place, by its own form and what stands beside it. */
function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || /^\p{Lu}/u.test(word.text)) return false;
  const aside = isSign(before) || isAdverb(before.lower) || LIGHT.test(before.lower);
  const behind = words[at + 1];
  const next = isSign(behind) ? '' : (behind?.text ?? '');
  // "This includes": the first word is what is spoken of, and tells of no noun.
  if (at === 1 && /^(?:this|that|these|those)$/.test(before.lower) && !mayBeNoun(word.lower) && verbAt(words, at, '') !== null) return true;
  if (/(?:ifi|iz|yz)es$/.test(word.lower)) return true;
  // The subject of "who", "which" and "that" is the word before them.
  const verb = verbAt(words, at, aside || /^(?:who|which|that)$/.test(before.lower) ? (words[at - 2]?.lower ?? '') : before.lower);
  // "Its primary functions in law", "the role of social practices in design": what may be a noun is one unless it governs something.
  if (verb !== null) {
    // "The first, titled Dawn, was lost": behind a comma a past form tells of the noun before it.
    if (/^[,—–-]$/.test(before.text) && !verb.auxiliary && verb.form === 'past' && !onlyPast(word.lower)) return false;
    return !mayBeNoun(word.lower) || beginsObject(next.toLowerCase()) || (/^leads?$/.test(word.lower) && next === 'to');
  }
  // No quotation marks and no signs between them.
  if (aside || word.text.includes('-') || word.start - before.end > 1) return false;
  // "A professional, polished outcome", "provide spaced practice": a form in -ed may tell of what follows.
  if (mainVerb(before.lower, word.lower, next)) return !isBase(before.lower) && !precedesNoun(before.lower);
  // "The strategy acknowledges the need."
  return (
    /^\p{Ll}{3,}[^siu]s$/u.test(word.lower) &&
    beginsObject(next.toLowerCase()) &&
    !precedesNoun(before.lower) &&
    !ASIDE.test(words[0]?.lower ?? '')
  );
}

/** Words with which something opens that is no subject. */
const ASIDE =
  /^(?:in|on|at|for|from|with|without|among|during|despite|under|over|by|of|to|across|within|between|as|like|unlike|upon|instead|rather)$/;
