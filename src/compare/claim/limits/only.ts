/**
 * "Only" put in or left out: "licensed only in Canada" for "first licensed in Canada", "either party may assign" for "only the supplier may", "supported on
 * Windows" for "only on Linux". What is said of one thing alone is more than what is said of it.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, type Shown, shareIn, UNIVERSAL, wordSet } from './limit.ts';

/** Words that say it of one thing alone. "Only two" and "only recently" say how many and when. */
const ONLY = /\b(?:only|solely|exclusively)\b/i;
const COUNTS =
  /^\s*(?:a|an|about|some|partly|partially|slightly|recently|briefly|rarely|once|twice|then|later|after|when|if|until|by|to|around|mildly|modestly|moderately|weakly|temporarily|just|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|minor|small|limited|part|child|son|daughter|known|[\d£$€])\b|^\s*[\d£$€]/i;
/** "Only occurs in 2 % of people": how many. */
const FIGURE_SOON = /^(?: [\p{L}-]{1,15}){0,5} (?:[\d£$€]|half|one|two|three|four|five|a (?:few|third|quarter|fraction|minority))/u;
const NOT_BEFORE = /\b(?:not|the|its|their|his|her|an|a|if|and|when|then|but|is|are|was|were|read|view|write|memory|has|have)\s*$/i;
/** Words by which a text may say the same in its own way. */
const ALONE =
  /\b(?:only|sole|solely|exclusiv\w{1,5}|alone|just|merely|simply|purely|entirely|wholly|unless|except\w{0,5}|until|other|others|rest|limit\w{0,6}|restrict\w{0,5}|confin\w{1,5}|uniqu\w{1,4}|reserved|nothing|nobody|none|no|not|never|neither|nor|without|cannot|lone|single|all|every|must|shall|requir\w{1,4}|require[ds]?|isolated|particular|specific\w{0,4}|both)\b|n['’]t\b/i;

/** Words behind "not only" within which it is said what of. */
const NOT_ONLY_REACH = 4;
/** Words that are shown before the one that "only" limits. */
const ROUND = 3;

const NOT_ONLY = /\bnot (?:only|just|merely|solely|exclusively)\b/i;
const SECOND = /\bsecond[- ](?:\p{L}{3,12}est|most|best)\b/iu;
const HIGHER = /\b(?:more|better|\p{L}{3,9}er)\b/iu;

const THE_ONLY = /\b(?:the|his|her|its|their) (?:only|sole) (\p{L}{3,20})\b/iu;
const RANKED = /\b(?:the|his|her|its|their) (?:first|second|third|fourth|fifth|last|latest|\p{Nd}{1,3}(?:st|nd|rd|th)) (\p{L}{2,20})\b/iu;

/** "The only one to join" is whoever is told of. */
const sameOf = (noun: string, other: string): boolean => noun.toLowerCase() === other.toLowerCase() || (noun === 'one' && other === 'to');

/** "The only woman to join" beside "the second woman to join". */
function rankTold(claim: Worded, sentence: Worded): Shown | null {
  const [own, there] = [THE_ONLY.exec(claim.text), RANKED.exec(sentence.text)];
  if (own === null || there === null || !sameOf(own[1] ?? '', there[1] ?? '') || ALONE.test(sentence.text)) return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0], how: 'swapped' };
}

/** "Only" of a claim that the sentence does not say, or denies, with a word behind it that the sentence has. */
export function onlyPutIn(claim: Worded, sentence: Worded, round: () => readonly Worded[]): Shown | null {
  const own = ONLY.exec(claim.text);
  if (own === null) return null;
  const rank = rankTold(claim, sentence);
  if (rank !== null) return rank;
  const behind = claim.text.slice(own.index + own[0].length);
  const denied = NOT_ONLY.exec(sentence.text);
  if (FIGURE_SOON.test(behind) || (denied === null && COUNTS.test(behind)) || NOT_BEFORE.test(claim.text.slice(0, own.index))) return null;
  if (denied === null && (ALONE.test(sentence.text) || round().some(({ text }) => ALONE.test(text)))) return null;
  // "Only Dorn is higher" beside "the second highest, after Dorn".
  if (SECOND.test(sentence.text) && HIGHER.test(behind)) return null;
  const at = claim.tokens.findIndex(({ start, text }) => start >= own.index + own[0].length && !isStopWord(text));
  const [token, form] = [claim.tokens[at], claim.forms[at]];
  if (token === undefined || form === undefined || !sentence.forms.includes(form)) return null;
  if (denied !== null) {
    // "Only to the public" beside "not only to the public but to hospitals".
    const next = nounBehind(
      sentence,
      sentence.tokens.findIndex(({ start }) => start >= denied.index + denied[0].length),
      NOT_ONLY_REACH,
    );
    const against = next?.form === form ? sentence.text.slice(denied.index, next.end) : null;
    return against === null ? null : { start: own.index, end: token.end, against, how: 'swapped' };
  }
  const there = sentence.forms.indexOf(form);
  const [from, to] = [sentence.tokens[Math.max(0, there - ROUND)], sentence.tokens[there]];
  return { start: own.index, end: token.end, against: sentence.text.slice(from?.start, to?.end) };
}

const PREPOSITION = wordSet('in on at for with under by to from during within of through among');
const MODAL = wordSet('may can must shall will is are was were');
/** Words of a sentence behind "only" that may name whom it is of. */
const REACH = 5;

/** What "only" limits in a sentence, told by a claim of all or of another. */
export function onlyLeftOut(claim: Worded, sentence: Worded): Stronger | null {
  if (/\b(?:except|unless|not|no|never|other|mainly|mostly)\b|n['’]t\b/i.test(claim.text)) return null;
  const alone = ONLY.test(claim.text);
  for (const [at, { text, start, end }] of sentence.tokens.entries()) {
    if (text !== 'only' || COUNTS.test(sentence.text.slice(end)) || NOT_BEFORE.test(sentence.text.slice(0, start))) continue;
    const found = PREPOSITION.has(sentence.tokens[at + 1]?.text ?? '')
      ? alone
        ? null
        : ofAnotherPlace(claim, sentence, at)
      : ofAnotherDoer(claim, sentence, at);
    if (found !== null) return found;
  }
  return null;
}

/** At all times, in all places. */
const EVER =
  /\b(?:every day|daily|always|at (?:any|all) times?|all year(?: round)?|everywhere|anywhere|worldwide|in all \p{L}{3,15}|on all \p{L}{3,15})\b/iu;

/** "Supports Unicode 15 only on Linux", and the claim has all platforms, or another behind the same preposition. */
function ofAnotherPlace(claim: Worded, sentence: Worded, at: number): Stronger | null {
  const lead = sentence.tokens[at + 1]?.text ?? '';
  const behind = nounBehind(sentence, at + 2);
  const before = sentence.forms.slice(Math.max(0, at - 2), at).filter((_, i, all) => {
    const token = sentence.tokens[at - all.length + i];
    return token !== undefined && (token.kind === 'number' || !isStopWord(token.text));
  });
  if (behind === null || claim.forms.includes(behind.form) || before.length === 0) return null;
  const ever = EVER.exec(claim.text);
  if (ever !== null && before.some((form) => claim.forms.includes(form)))
    return { start: ever.index, end: ever.index + ever[0].length, against: sentence.text.slice(sentence.tokens[at]?.start, behind.end) };
  for (const [i, own] of claim.tokens.entries()) {
    if (own.text !== lead || !before.some((form) => claim.forms.slice(Math.max(0, i - 3), i).includes(form))) continue;
    const other = nounBehind(claim, i + 1);
    if (other === null) continue;
    const against = sentence.text.slice(sentence.tokens[at]?.start, behind.end);
    // Another that the sentence names, or all of them.
    const all = UNIVERSAL.has(claim.tokens[i + 1]?.text ?? '');
    if (all || sentence.forms.includes(other.form)) return { start: own.start, end: other.end, against };
  }
  return null;
}

/** "Only the supplier may assign", and the claim has another who may, or both. */
function ofAnotherDoer(claim: Worded, sentence: Worded, at: number): Stronger | null {
  let modal = at + 1;
  while (modal <= at + REACH && !MODAL.has(sentence.tokens[modal]?.text ?? '')) modal += 1;
  const verb = sentence.tokens.findIndex((token, i) => i > modal && !isStopWord(token.text));
  const word = sentence.tokens[modal];
  if (modal > at + REACH || word === undefined || verb < 0 || verb > modal + 2) return null;
  const who = meantIn(sentence, sentence.tokens[at]?.end ?? 0, word.start);
  const own = claim.tokens.findIndex(({ text }) => text === word.text);
  const [first, last] = [claim.tokens[0], claim.tokens[own - 1]];
  if (who.length === 0 || first === undefined || last === undefined) return null;
  if (!claim.forms.slice(own, own + 4).includes(sentence.forms[verb] ?? '') || who.some((form) => claim.forms.includes(form))) return null;
  return { start: first.start, end: last.end, against: sentence.text.slice(sentence.tokens[at]?.start, word.start).trim() };
}

/** "Only the supplier may terminate", where either party may. */
export function onlyOneOfAll(claim: Worded, sentence: Worded): Stronger | null {
  if (!/^Only\b/.test(claim.text) || ONLY.test(sentence.text)) return null;
  const both = /^Both [^.,;]{3,60} and |^[^.,;]{2,40} and [^.,;]{2,40} both /.exec(sentence.text);
  const whom = claim.tokens[1];
  if (both !== null && whom !== undefined && shareIn(meantIn(claim, whom.start, claim.text.length), sentence) === 1)
    return { start: 0, end: whom.end, against: 'Both' };
  const own = claim.tokens.findIndex(({ text }) => MODAL.has(text));
  const verb = claim.forms[own + 1];
  if (own < 0 || own > REACH || verb === undefined) return null;
  const [first, last] = [claim.tokens[0], claim.tokens[own - 1]];
  for (const [at, { text }] of sentence.tokens.entries()) {
    const all = sentence.tokens.slice(Math.max(0, at - 3), at).find((token) => UNIVERSAL.has(token.text));
    if (all === undefined || text !== claim.tokens[own]?.text || sentence.forms[at + 1] !== verb) continue;
    if (first !== undefined && last !== undefined)
      return { start: first.start, end: last.end, against: sentence.text.slice(all.start, sentence.tokens[at]?.start).trim() };
  }
  return null;
}

function nounBehind({ tokens, forms }: Worded, from: number, reach = 3): { readonly form: string; readonly end: number } | null {
  for (let i = Math.max(0, from); i < tokens.length && i < from + reach; i += 1) {
    const token = tokens[i];
    if (token !== undefined && token.kind === 'word' && !isStopWord(token.text)) return { form: forms[i] ?? '', end: token.end };
  }
  return null;
}
