/**
 * What did not come to pass, or was only tried or wished for, told as done, and the other way round: "accepted it" beside "was unable to accept it", "almost accepted
 * it", "resigned rather than accept it"; "refused to accept it" beside "accepted it". A word before a verb says whether what the verb tells was so (Karttunen 1971, "Implicative
 * verbs": "manage to", "fail to", "try to"); shares of words see nothing of it.
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { isParticiple } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { baseForm } from '../judge/inflect.ts';
import { framesBefore, type How, type Side } from './frame-words.ts';
import type { Shown } from './limit.ts';

/** Letters by which a verb is found again in a text. */
const SHORT = 4;
/** Letters before a verb that are looked at. */
const REACH = 70;
const NEGATED = /(?:\b(?:not|never|nor|neither|nobody|no one|cannot|hardly|nothing|by no means)\b|n['’]t)(?: [\p{L}’'-]{1,15}){0,2} ?$/iu;

interface Found {
  /** It is denied itself: "did not refuse to". */
  readonly denied: boolean;
  readonly how: How;
  readonly side: Side | null;
  /** Where it begins. */
  readonly from: number;
}

/** What leads to a verb; null where nothing does. */
function frameOf({ text, tokens }: SentenceRead, at: number): Found | null {
  const token = tokens[at] as Token;
  const from = Math.max(0, token.start - REACH);
  const before = text.slice(from, token.start);
  const words = tokens.slice(Math.max(0, at - 3), at).map((one) => one.text);
  // "Has yet to be signed", "should have been signed": of the passive the same is told.
  const leading = framesBefore(token.text, words, before.replace(/\bbe(?:en)? $/i, ''));
  if (leading === null) return null;
  for (const { how, side, before: pattern, beside, unless } of leading.frames) {
    const found = pattern.exec(leading.lead);
    if (found === null || beside?.test(text) === false || unless?.test(text) === true) continue;
    return { how, side: side ?? null, from: from + found.index, denied: NEGATED.test(before.slice(0, found.index)) };
  }
  return null;
}

const DENIES = /\b(?:no|not|never|nobody|none|neither|nor|cannot|without|nothing|hardly)\b|n['’]t\b/i;
const ALL_DENIALS = new RegExp(DENIES, 'gi');
/** Whether a claim has a denial that its sentence has not. */
const deniesMore = (claim: string, sentence: string): boolean => {
  const there = sentence.toLowerCase();
  return (claim.toLowerCase().match(ALL_DENIALS) ?? []).some((word) => !there.includes(word));
};
/** Words of a claim that leave something open themselves, or tell of another time. */
const LEAVES_OPEN =
  /\b(?:may|might|could|can|would|should|must|ought|perhaps|likely|alleg\w{0,5}|accus\w{1,3}|report\w{0,4}|said|claim\w{0,3}|believ\w{1,3}|attempt\w{0,3}|effort\w{0,1}|plan\w{0,4}|want\w{0,3}|hop\w{1,3}|tr(?:y|ies|ied|ying)|sought|seeks?|promis\w{1,3}|offer\w{0,3}|pledg\w{1,3}|vow\w{0,3}|consider\w{0,3}|thought|wish\w{0,3}|aim\w{0,3}|inten\w{2,4}|possib\w{1,4}|probab\w{1,3}|presum\w{1,5}|apparent\w{0,2}|seem\w{0,3}|appear\w{0,3}|arguab\w{1,2}|suppos\w{1,5}|reput\w{1,4}|rumou?r\w{0,3}|will|shall|about|due|need\w{0,2}|order\w{0,3}|told|tells|ask\w{0,3}|urg\w{1,3}|instruct\w{0,3}|command\w{0,3}|requir\w{1,3}|oblig\w{1,3}|invit\w{1,3}|encourag\w{1,3}|advis\w{1,3}|request\w{0,3}|threat\w{0,5}|ha(?:s|d|ve) to|(?:is|are|was|were) to)\b/i;
const NOT_NOW =
  /\b(?:once|used to|formerly|previously|earlier|before|until|had|was|were|did|then|first|originally|in \d{4}|after|later)\b/i;
const NOW = /\b(?:still|now|currently|today|continues?|keeps?|can|may|(?:is|are) (?:able|allowed|permitted|free))\b/i;
/** "Gave up exhibiting after 1931" beside "exhibited after 1931". */
const SINCE_THEN = /^[^.;,]{0,20}\b(?:after|since|from)\b/i;
/** "Tells" and "tell": a verb of the present. A verb of the past says that it was so, whether or not it still is. */
const isPresent = (word: string, text: string): boolean => /s$/.test(word) && !NOT_NOW.test(text);

/** "Cancelled" of "cancel". */
const baseOf = (word: string): string => baseForm(word).replace(/ll$/, 'l');
const basesOf = ({ tokens }: SentenceRead): readonly string[] => tokens.map(({ text, kind }) => (kind === 'word' ? baseOf(text) : ''));

/** A verb of a text and what leads to it. */
interface Led {
  readonly at: number;
  readonly frame: Found;
}

/** The verbs of a text to which something leads. */
function ledIn(read: SentenceRead): readonly Led[] {
  const led: Led[] = [];
  for (const [at, token] of read.tokens.entries()) {
    if (at === 0 || token.kind !== 'word' || isStopWord(token.text)) continue;
    const frame = frameOf(read, at);
    if (frame !== null) led.push({ at, frame });
  }
  return led;
}

type Tell = (own: Found | null, there: Found | null, verb: string) => 'stronger' | 'swapped' | null;

/** The place of the verb that stands at a place of one text, in another; null where there is none, or more than one in either. */
function sameVerb(one: SentenceRead, at: number, other: SentenceRead): number | null {
  const base = baseOf(one.tokens[at]?.text ?? '');
  const [own, bases] = [one.kept(basesOf), other.kept(basesOf)];
  const known = bases.indexOf(base);
  // "Building" may be a noun.
  const place = known < 0 ? other.forms.indexOf(one.forms[at] ?? '') : known;
  return place < 0 || bases.lastIndexOf(base) > place || own.indexOf(base) !== own.lastIndexOf(base) ? null : place;
}

/** What comes of a verb of a claim and its place in a sentence, what leads to it in each being known. */
function compared(claim: SentenceRead, at: number, sentence: SentenceRead, place: number, tell: Tell): Shown | null {
  const [token, other] = [claim.tokens[at], sentence.tokens[place]];
  if (at === 0 || token === undefined || other === undefined || /^\p{Lu}/u.test(claim.text.charAt(token.start))) return null;
  const frameAt = (read: SentenceRead, where: number): Found | null => read.kept(ledIn).find((one) => one.at === where)?.frame ?? null;
  const [own, there] = [frameAt(claim, at), frameAt(sentence, place)];
  // "Did not follow it" beside "declined to follow it": the claim denies it as well.
  if (own === null && NEGATED.test(claim.text.slice(Math.max(0, token.start - REACH), token.start))) return null;
  const how = tell(own, there, token.text);
  if (how === null) return null;
  const words = sentence.text.slice(there?.from ?? other.start, other.end);
  return { start: token.start, end: token.end, against: words, ...(how === 'swapped' ? { how } : {}) };
}

/** "Were reluctant to sign but did so". */
const DID_SO = /\b(?:but|yet|and|until|before|though|although)\b[^.;]{0,30}\bd(?:id|oes) so\b/i;

/** "Had to" says nothing of ability or consent. */
const ofOtherDuty = (one: Found | null, other: Found): boolean => one?.side === 'duty' && other.side !== 'duty';

/** "Accepted it" beside "was unable to accept it", "almost accepted it", "tried to accept it". */
export function framedThere(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const tell: Tell = (known, there, verb) => {
    if (there === null || known?.denied === true || there.denied) return null;
    const own = ofOtherDuty(known, there) ? null : known;
    if (own?.how === 'so' && there.how === 'ended' && (own.side === 'ability' || own.side === 'leave')) return 'swapped';
    // The two sides of one thing: "agreed to" beside "refused to".
    if (own !== null)
      return own.side !== null && own.side === there.side && sidesDiffer(own.how, there.how) && !OF_THE_REST.test(claim.text)
        ? 'swapped'
        : null;
    if (deniesMore(claim.text, sentence.text) || DID_SO.test(sentence.text)) return null;
    if (there.how === 'not')
      return there.side === 'favour' || there.side === 'likelihood' || LEAVES_OPEN.test(claim.text) ? null : 'swapped';
    if (there.how === 'ended') {
      const since = [claim, sentence].every(({ text }) =>
        SINCE_THEN.test(text.slice(text.toLowerCase().indexOf(verb.slice(0, SHORT)) + SHORT)),
      );
      return since || NOW.test(claim.text) || isPresent(verb, claim.text) ? 'swapped' : null;
    }
    // "Each party bears its costs" beside "ordered each party to bear its costs": what is bidden is told as a rule.
    const bidden = there.side === 'urging' && !isParticiple(verb);
    return there.how === 'open' && !bidden && !LEAVES_OPEN.test(claim.text) ? 'stronger' : null;
  };
  for (const { at } of sentence.kept(ledIn)) {
    const place = sameVerb(sentence, at, claim);
    const found = place === null ? null : compared(claim, place, sentence, at, tell);
    if (found !== null) return found;
  }
  return null;
}

/** "114 of them had stopped", but no year, beside "76 were still at it": others than those. */
const OF_THE_REST = /(?<!\d)(?!(?:1\d|20)\d\d(?!\d))\d|\b(?:others?|rest|remaining|some|most)\b/i;

const affirms = (how: How): boolean => how === 'so' || how === 'open';
const sidesDiffer = (own: How, there: How): boolean =>
  affirms(own) !== affirms(there) && (own !== 'ended' || there !== 'open') && (own !== 'open' || there !== 'ended');

/** "Refused to accept it" beside "accepted it". */
export function framedHere(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const tell: Tell = (own, there, verb) => {
    if (own === null || own.denied) return null;
    // "Refused to" beside "did not refuse to".
    if (there?.denied === true) return there.how === 'not' && own.how === 'not' && own.side === there.side ? 'swapped' : null;
    // "Refused to pay" beside "failed to pay": who fails may have wished to.
    if (there?.how === 'not' && there.side === 'ability' && own.how === 'not' && own.side === 'consent')
      return UNWILLING.test(sentence.text) ? null : 'stronger';
    if (there !== null && !ofOtherDuty(there, own)) return null;
    if (WHOEVER.test(claim.text) || own.how !== 'not' || own.side === 'favour' || own.side === 'likelihood' || own.side === 'leave')
      return null;
    // "Nearly rejected it" beside "rejected it": the verb itself is no such word.
    return DENIES.test(sentence.text) || NONE_SO.test(sentence.text.replaceAll(verb, '')) ? null : 'swapped';
  };
  for (const { at } of claim.kept(ledIn)) {
    const place = sameVerb(claim, at, sentence);
    const found = place === null ? null : compared(claim, at, sentence, place, tell);
    if (found !== null) return found;
  }
  return null;
}

const UNWILLING = /\b(?:refus|declin|unwilling|reluctan|reject|oppos)/i;
/** Of whom or when something is told, and not that it was. */
const WHOEVER = /\b(?:who|whoever|those|anyone|if|when(?:ever)?|unless)\b/i;

/** A sentence that tells that something was not so in words of its own. */
const NONE_SO =
  /\b(?:fail\w{0,3}|unable|refus\w{1,3}|declin\w{1,3}|reject\w{0,3}|lack\w{0,3}|prevent\w{0,3}|stopp?\w{0,3}|only|instead|yet|unsuccess\w{2,5}|in vain|impossible|too)\b/i;
