/**
 * Does a claim leave out, or turn, the exception that a sentence makes: "at any time" for "except during the first year", "all parts" for "all parts apart
 * from the grinder", "the drip tray may be washed in the dishwasher" for "all parts may … except the drip tray". Told only where the claim speaks of all and
 * makes no exception itself, or says of just what is excepted what the sentence says of the rest.
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Stronger, Worded } from './stronger.ts';

/** What leads in an exception. */
const EXCEPT =
  /\b(?:except(?:ing)?|excluding|excluded|apart from|other than|save (?:that|for|in|as)|with the exception of|unless|but not(?! (?:every|all|each|only|always|necessarily)\b)|less (?:the|any) (?:costs?|amount|value)|außer|ausgenommen|mit Ausnahme|sauf|hormis|à l['’]exception|excepto|salvo|behalve)(?![\p{L}])/iu;
/** "In all patients but two". */
const ALL_BUT =
  /(?<=\b(?:all|every|each|none|nobody|everyone|everybody|everywhere|anyone)\b[^.;,]{0,40}) but (?=(?:for )?(?:one|two|three|four|five|six|seven|eight|nine|ten|a few|the|a|an|\d)\b)/iu;
/** A claim that limits itself. */
const LIMITS =
  /\b(?:but|only|not|no|never|none|neither|nor|cannot|without|if|when|generally|usually|normally|mostly|most|nearly|almost|some|limited|otherwise|subject to|provided|once|outside|rest|others?|exceptions?|nur|nicht|kein\w{0,2}|seulement|pas|n['’]t)\b|n['’]t\b/i;
const DENIES = /\b(?:not|no|never|neither|nor|cannot|nicht|kein\w{0,2}|pas|ne)\b|n['’]t\b/i;
const ONLY = /\bonly /i;
/** Of all times, places and cases: these need no noun beside them. */
const EVER =
  /\b(?:at (?:any|all) times?|in (?:all|any|every) (?:cases?|circumstances?)|always|everywhere|in full|in its entirety|entirely|without exception|jederzeit|immer|stets|in allen Fällen|toujours|à tout moment|en tout temps|dans tous les cas|siempre|en todo momento)(?![\p{L}])/iu;
/** Of all of something: the noun behind it must stand in the sentence. */
const ALL = /\b(?:all|any|every|each|whole|entire|alle[nr]?|jede[nrs]?|ganze[nr]?|tous|toutes|tout|toute|todos|todas)(?![\p{L}])/giu;
/** Words from "all" to its noun, at most. */
const BETWEEN = 3;
/** What is named as one of all. */
const INCLUDING = /\b(?:including|einschließlich|y compris)\s/i;

/** A quick look: most sentences make no exception. */
export const mayExcept = (sentence: string): boolean => EXCEPT.test(sentence) || (sentence.includes(' but ') && ALL_BUT.test(sentence));

/** The exception of a sentence that a claim leaves out or turns; null where it does neither. */
export function exceptionDropped(claim: Worded, sentence: Worded): Stronger | null {
  const found = EXCEPT.exec(sentence.text) ?? ALL_BUT.exec(sentence.text);
  if (found === null || EXCEPT.test(claim.text)) return null;
  const parted = partedAt(sentence, found.index, found.index + found[0].length);
  if (LIMITS.test(onlyThem(claim, parted) ? claim.text.replace(ONLY, '') : claim.text)) return null;
  const against = sentence.text.slice(found.index, parted.end).trim();
  const including = INCLUDING.exec(claim.text);
  if (including !== null) {
    const behind = contentForms(claim, including.index + including[0].length, claim.text.length);
    const named = behind.length > 0 && behind.every((form) => parted.all.has(form));
    return named ? { start: including.index, end: claim.text.length, against } : null;
  }
  // What is excepted is named as a whole: then it is told of that.
  if (parted.only.length > 0 && parted.only.every((form) => claim.forms.includes(form)))
    // "Shall not, except with consent" says of just that that one may.
    return DENIES.test(found.index === 0 ? sentence.text.slice(parted.end) : sentence.text.slice(0, found.index))
      ? null
      : ofTheExcepted(claim, parted, against);
  for (const all of claim.text.matchAll(ALL)) {
    const at = claim.tokens.findIndex(({ start }) => start >= all.index + all[0].length);
    for (let noun = at; at >= 0 && noun < at + BETWEEN && noun < claim.tokens.length; noun += 1) {
      const [token, form] = [claim.tokens[noun] as Token, claim.forms[noun] as string];
      if (isStopWord(token.text) || !(parted.before.has(form) || parted.all.has(form))) continue;
      return { start: all.index, end: token.end, against };
    }
  }
  const ever = parted.only.some((form) => claim.forms.includes(form)) ? null : EVER.exec(claim.text);
  return ever === null ? null : { start: ever.index, end: ever.index + ever[0].length, against };
}

/** "Only Ms Dahl voted for it", of just whom it does not hold. */
function onlyThem(claim: Worded, { only }: Parted): boolean {
  const limit = ONLY.exec(claim.text);
  const [next] = limit === null ? [] : contentForms(claim, limit.index + limit[0].length, claim.text.length);
  return next !== undefined && only.includes(next);
}

interface Parted {
  /** Forms of the words before the exception. */
  readonly before: ReadonlySet<string>;
  /** Those of the exception, and those that stand nowhere before it. */
  readonly all: ReadonlySet<string>;
  readonly only: readonly string[];
  /** It is more than a noun: somebody does something in it. */
  readonly clause: boolean;
  readonly end: number;
}

const CLAUSE = /\b(?:is|are|was|were|shall|will|may|must|can|has|have|had|does|do|did|that|if|when|where)\b/i;

function partedAt(sentence: Worded, from: number, behind: number): Parted {
  const rest = sentence.text.slice(behind);
  const stop = /[,;:().]|\b(?:which|who|where)\b/.exec(rest);
  const end = behind + (stop === null ? rest.length : stop.index);
  // "With the exception of the kitchen, all rooms": what it is made from stands behind it.
  const before = new Set(from === 0 ? contentForms(sentence, end, sentence.text.length) : contentForms(sentence, 0, from));
  const inside = contentForms(sentence, behind, end);
  return {
    before,
    all: new Set(inside),
    only: inside.filter((form) => !before.has(form)),
    clause: CLAUSE.test(sentence.text.slice(behind, end)),
    end,
  };
}

const contentForms = ({ tokens, forms }: Worded, from: number, to: number): string[] =>
  forms.filter((_, i) => {
    const { text, start, end } = tokens[i] as Token;
    return start >= from && end <= to && !isStopWord(text);
  });

/** Words of the sentence's rule that the claim must have beside what is excepted. */
const LEAST = 2;

/** The rule, told of just what is excepted from it. */
function ofTheExcepted(claim: Worded, { before, only, clause }: Parted, against: string): Stronger | null {
  const words = contentForms(claim, 0, claim.text.length);
  const rule = words.filter((form) => before.has(form));
  const told = !clause && only.every((form) => words.includes(form)) && rule.length >= LEAST;
  if (!told || rule.length + only.length < new Set(words).size) return null;
  const first = claim.tokens[claim.forms.findIndex((form) => only.includes(form))] as Token;
  return { start: first.start, end: first.end, against };
}
