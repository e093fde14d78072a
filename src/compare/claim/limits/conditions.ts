/**
 * A condition that is left out: "requests over 10 MB are rejected" for "… are rejected unless streaming is on", "the landlord may terminate" for "if the rent
 * is unpaid for 21 days, the landlord may terminate". Told only where the claim has nearly all that stands outside the condition, next to nothing of what
 * stands in it, and no words of a condition or of a rule with exceptions of its own.
 */
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, shareIn } from './limit.ts';

/** What begins a condition, wherever it stands. */
const CONDITION =
  /\b(?:unless|only if|only when|only where|only with|only after|(?:but )?not if|if and only if|provided(?: that)?|providing that|on condition that|(?:as|so) long as(?! (?:possible|necessary|needed|it takes))|except (?:if|when|where|that|with|in|for|on|at|during)|if)\b/gi;
/** Words of a claim that leave room for a condition, in whatever words it names it. */
const ROOM =
  /\b(?:if|unless|only|except|subject|provided|condition\w{0,6}|depend\w{0,4}|otherwise|general(?:ly)?|normal(?:ly)?|usual(?:ly)?|typical(?:ly)?|default|rule|principle|whether|could|might|would|should|possib\w{1,4}|potential\w{0,2}|perhaps|requir\w{1,4}|needs?|needed|must|threaten\w{0,3}|warn\w{0,4}|absent|failing|in case|circumstances|expected?|plan(?:s|ned|ning)?|propos\w{1,3}|hop\w{1,3})\b/i;
/** "If" of a question, of a comparison, and of what is granted: "asked if", "as if", "even if". */
const IDLE_BEFORE =
  /\b(?:ask\w{0,3}|wonder\w{0,3}|see|know|knew|known|determine\w{0,1}|test\w{0,3}|check\w{0,3}|decid\w{1,3}|question\w{0,3}|learn|tell|say|doubt\w{0,2}|unclear|unsure|unknown|whether|as|even|what|only|or|and|not|investigat\w{1,3}|examin\w{1,3}|assess\w{0,3}|evaluat\w{1,3}|sure|out) $/i;
/** Behind "if": no condition that anybody would have to name. */
const IDLE_BEHIND = /^(?:any|anything|ever|not|possible|necessary|needed|desired|so|applicable|appropriate|you|we|one|i)\b/i;
/** What only holds under a condition: what may, shall or will be. A past or a custom is told for itself ("if they lost, they paid"). */
const RULED =
  /\b(?:shall|may|must|will|is|are|can(?:not)?|be|becomes?|appl(?:y|ies)|gets?|belongs?|ends?|expires?|lapses?|loses?|receives?|pays?|has to|have to|needs?|stops?|starts?)\b/i;
/** Share of what stands outside the condition that the claim must have of its own words, and most of the condition it may have. */
const MOST_OF_IT = 0.3;
const LEAST_OUTSIDE = 2;
/** Of the claim, what stands outside the condition. */
const OUTSIDE = 0.75;

/** "Where the breach is likely to result in a high risk, the controller shall": a condition of rules. */
const WHERE = /^(?:Where|In cases? where|In the event (?:that|of)) [^,;]{8,160}, [^,;]{3,60} (?:shall|must|may) /;
const NAMED = /\b(?:if|where|unless|only|except|subject to|provided|when|in case|in the event|condition\w{0,6})\b/i;

/** The condition that opens a rule, of which the claim has next to nothing. */
export function whereDropped(claim: Worded, sentence: Worded): Stronger | null {
  const found = NAMED.test(claim.text) ? null : WHERE.exec(sentence.text);
  if (found === null) return null;
  const comma = found[0].indexOf(', ');
  const outside = new Set(meantIn(sentence, comma, sentence.text.length));
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  const mine = meantIn(sentence, 0, comma).filter((form) => !outside.has(form));
  const held = own.filter((form) => outside.has(form));
  if (mine.length < LEAST_OUTSIDE || shareIn(mine, claim) > MOST_OF_IT || held.length < LEAST_OUTSIDE || held.length < OUTSIDE * own.length)
    return null;
  return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: found[0].slice(0, comma) };
}

/** The condition of a sentence that a claim leaves out. */
export function conditionDropped(claim: Worded, sentence: Worded): Stronger | null {
  if (ROOM.test(claim.text)) return null;
  for (const found of sentence.text.matchAll(CONDITION)) {
    const from = found.index;
    const inner = from + found[0].length;
    const weak = found[0].toLowerCase() === 'if';
    if (weak && (IDLE_BEFORE.test(sentence.text.slice(0, from)) || IDLE_BEHIND.test(sentence.text.slice(inner).trimStart()))) continue;
    const end = endOf(sentence.text, inner, from === 0 || /[,;:] $/.test(sentence.text.slice(0, from)));
    const inside = meantIn(sentence, inner, end);
    const outside = new Set([...meantIn(sentence, 0, from), ...meantIn(sentence, end, sentence.text.length)]);
    const own = [...new Set(meantIn(claim, 0, claim.text.length))];
    const mine = inside.filter((form) => !outside.has(form));
    if (mine.length === 0 || shareIn(mine, claim) > MOST_OF_IT) continue;
    const held = own.filter((form) => outside.has(form));
    if (held.length < LEAST_OUTSIDE || held.length < OUTSIDE * own.length) continue;
    const clause = clauseBeside(sentence.text, from, end);
    const ruled = meantIn(sentence, clause.start, clause.end);
    // The condition is one of the very clause that the claim tells.
    if (own.filter((form) => ruled.includes(form)).length < OUTSIDE * own.length) continue;
    if (weak && !RULED.test(sentence.text.slice(clause.start, clause.end))) continue;
    return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: sentence.text.slice(from, end).trim() };
  }
  return null;
}

/** Where a condition ends: at its comma where it opens a sentence or a clause, else where another clause begins. */
function endOf(text: string, from: number, opens: boolean): number {
  const stop = (opens ? /[,;:]/ : /[;:]|, (?:and|but|which|who|or|while|whereas) |\band (?:the|it|they|must|shall|may|will)\b/).exec(
    text.slice(from),
  );
  return stop === null ? text.length : from + stop.index;
}

/** The clause that a condition is one of: the one behind it where it opens, else the one before it. */
function clauseBeside(text: string, from: number, end: number): { readonly start: number; readonly end: number } {
  const opens = !/\p{L}/u.test(text.slice(Math.max(0, text.lastIndexOf(';', from)), from));
  if (opens) {
    const stop = text.indexOf(';', end);
    return { start: end, end: stop < 0 ? text.length : stop };
  }
  const before = text.slice(0, from);
  const start = Math.max(before.lastIndexOf(';'), lastCut(before)) + 1;
  return { start, end: from };
}

/** The last place at which a clause with a doer of its own begins. */
function lastCut(text: string): number {
  let last = -1;
  for (const found of text.matchAll(/, (?:and|but|while|whereas) |[;:] /g)) last = found.index;
  return last;
}
