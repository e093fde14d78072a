/**
 * A thing that was only possible, alleged, attempted or taken for such, told as the thing: "three smugglers" for "three alleged smugglers", "a bomb" for "a
 * suspected bomb", "served four years for robbery" for "for attempted robbery", "is a risk factor" for "is a possible risk factor".
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isNoun, type Sign } from './limit.ts';

/** A quick look. */
export const UNREAL =
  /\b(?:alleged|suspected|purported|presumed|putative|supposed|attempted|would-be|prospective|hypothetical|possible|potential|probable|likely|apparent|allegedly|supposedly|purportedly|presumably|ostensibly) /i;

/** What makes of a thing something that is perhaps none. */
const DOUBTED = anyOf('alleged suspected purported presumed putative supposed prospective hypothetical');
/** What may be, of many things as of one: what is told of many ("possible causes are") holds of what can be. */
const MAY_BE = anyOf('possible potential probable apparent');
/** The same, that also stand beside verbs: "the likely winner", "was likely caused". */
const BY_ARTICLE = anyOf('likely probable apparent');
const TRIED = 'attempted';
/** What stands before a verb. */
const ADVERB = anyOf('allegedly supposedly purportedly presumably ostensibly');

/** Things that may come or be so by their kind, so that "possible" adds nothing to them. */
const OPEN_BY_KIND =
  /^(?:risk|harm|benefit|advantage|hazard|danger|threat|complication|cause|use|application|reason|explanation|mechanism|effect|side|adverse|impact|consequence|implication|interaction|conflict|target|candidate|confound|bias|participant|user|customer|client|buyer|donor|option|alternative|solution|way|outcome|scenario|limitation|problem|issue|value|answer|future|new|therapeutic|predict|contribut|influenc|need|opportunit|gain|saving|negative|positive|health|environmental|economic|long|short|human|clinical|public|social|route|site|location|date|name|design)/;
/** Attempts that go by the name of the thing. */
const NAMED_SO = /^(?:coup|putsch|comeback|reform|revolution)/;
/** What a claim has that leaves it open. Whose report it is does not. */
const OPEN =
  /\b(?:may|might|could|would|should|can|possib\w{1,4}|potential\w{0,2}|perhaps|maybe|likel\w{1,5}|probabl[ey]|suggest\w{0,4}|appear\w{0,2}|appeared|seem\w{0,2}|th(?:ink|inks|ought)|believ\w{1,3}|said to|if|unless|whether|what|alleg\w{1,8}|suspect\w{0,3}|accus\w{1,6}|claim\w{0,3}|rumou?r\w{0,3}|disput\w{1,3}|suppos\w{1,5}|attempt\w{0,3}|tr(?:y|ied|ies|ying)|presum\w{1,4}|putative|purport\w{0,4}|apparent\w{0,2}|look\w{0,3} like|would-be|prospective|hypothe\w{3,6}|not|never|no|denie[sd]|deny|un(?:proven|confirmed|clear|certain)|questions?|questionable|candidates?|fail\w{0,3}|ostensibl[ey])\b|n['’]t\b/i;
/** What governs a thing that is yet none, so that to say it is possible adds nothing: "warned of a potential loss", "no apparent reason". */
const LOOKS_AHEAD =
  /\b(?:no|not|any|every|without|avoid\w{0,3}|prevent\w{0,3}|against|warn\w{0,3} (?:of|about)|fear\w{0,3}|detect\w{0,3}|identify\w{0,3}|reduce\w{0,2}|control\w{0,4}|adjust\w{0,3}(?: for)?|account\w{0,3} for|all|such|other|as much as|best|where|when|soon as) (?:an? |the |its |their |of )?$/i;
const ARTICLE = /^(?:the|an?|its|his|her|their|one|most)$/;
/** Words of the thing. */
const LONGEST = 3;

/** A thing of a sentence that is perhaps none, as places of words. */
interface Unreal {
  /** Where the word stands that says so. */
  readonly at: number;
  readonly things: readonly number[];
}

function unrealsOf(sentence: SentenceRead): readonly Unreal[] {
  const { text, tokens } = sentence;
  return tokens.flatMap((token, i) => {
    const at = saysSo(text, tokens, token, i);
    if (at === null) return [];
    const things = ADVERB.test(token.text) ? [i + 1].filter((next) => isNoun(tokens[next])) : thingAt(text, tokens, i + 1);
    return things.length === 0 || (mayBe(token.text) && coming(sentence, at, things)) ? [] : [{ at, things }];
  });
}

/** "Potential" of somebody is what he may become. */
const mayBe = (word: string): boolean => MAY_BE.test(word) || BY_ARTICLE.test(word);

/** The place of the first word of what says that a thing is perhaps none, whose last word is given; null where it says no such thing. */
function saysSo(text: string, tokens: readonly Token[], { text: word, end }: Token, at: number): number | null {
  const before = tokens[at - 1]?.text ?? '';
  if (!/^[ ]["“‘']?$/.test(text.slice(end, tokens[at + 1]?.start))) return null;
  if (word === 'be' && before === 'would' && text[tokens[at - 1]?.end ?? 0] === '-') return at - 1;
  if (word === 'would-be') return at;
  if (BY_ARTICLE.test(word)) return ARTICLE.test(before) ? at : null;
  return DOUBTED.test(word) || MAY_BE.test(word) || ADVERB.test(word) || word === TRIED ? at : null;
}

/** The noun that begins at a place, with what stands before it: "disciplinary cases", "arson attack". */
function thingAt(text: string, tokens: readonly Token[], from: number): readonly number[] {
  const things: number[] = [];
  for (let i = from; i < tokens.length && things.length < LONGEST; i += 1) {
    const token = tokens[i];
    if (!isNoun(token) || (i > from && !/^[ -]$/.test(text.slice(tokens[i - 1]?.end, token.start)))) break;
    if (things.length > 0 && finite(token.text, tokens[i + 1]?.text ?? '')) break;
    things.push(i);
  }
  return things;
}

const IS = /\b(?:is|are|was|were|as) (?:also )?(?:an? |the |one )?$/i;

/** Whether what is possible may be told without the word: it is so by its kind, or by what governs it. What something *is* has to be so. */
function coming({ text, tokens, forms }: SentenceRead, at: number, things: readonly number[]): boolean {
  const before = text.slice(0, tokens[at]?.start);
  if (LOOKS_AHEAD.test(before)) return true;
  return !IS.test(before) && tokens[at]?.text !== 'likely' && things.some((i) => OPEN_BY_KIND.test(tokens[i]?.text ?? forms[i] ?? ''));
}

/** A claim that has the thing, and nothing that says that it is perhaps none. */
export const unrealThing: Sign = (claim, sentence, round) => {
  const unreal = sentence.kept(unrealsOf);
  if (unreal.length === 0 || OPEN.test(claim.text)) return null;
  const { forms, tokens, text } = sentence;
  for (const { at, things } of unreal) {
    const own = things.map((i) => claim.forms.indexOf(forms[i] ?? ''));
    const [first = -1] = own;
    const last = own.at(-1) ?? -1;
    if (first < 0 || last < 0 || last - first !== things.length - 1) continue;
    const head = forms[things.at(-1) ?? at] ?? '';
    if (tokens[at]?.text === TRIED && NAMED_SO.test(head)) continue;
    // Another sentence, or the same in another place, may tell of the thing itself: it was confirmed.
    if (again(sentence, head) || round().some(({ set }) => set.has(head))) continue;
    return {
      start: claim.tokens[first]?.start ?? 0,
      end: claim.tokens[last]?.end ?? claim.text.length,
      against: text.slice(tokens[at]?.start, tokens[things.at(-1) ?? at]?.end),
    };
  }
  return null;
};

const again = ({ forms }: SentenceRead, form: string): boolean => forms.indexOf(form) !== forms.lastIndexOf(form);
