/**
 * What a source only denies, or says that it cannot tell, told as so: "medication errors were recorded" beside "no medication errors were recorded", "the council funded the study"
 * beside "the council did not fund the research", "coffee protects the liver" beside "we cannot conclude that coffee protects the liver". Told only where the verb, or the
 * clause, stands nowhere in the sentences without its denial. No contrary is made of it: the denial may be of another time or thing.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { DENIED, meant, meantBetween, share } from './words.ts';

/** What leaves open in the claim itself, or tells it of what somebody says. */
const OPEN =
  /\b(?:may|might|could|would|should|whether|if|unless|until|before|perhaps|possibl\w|unclear|unknown|uncertain|yet to|doubt\w{0,3}|den(?:y|ies|ied)|reject\w{0,3}|refus\w{1,3}|declin\w{1,3}|only|ruled out|prevent\w{0,3}|avoid\w{0,3}|free of|too|little|few|zero|un\p{L}{4,}|stopp?\w{0,3}|ceased?)\b/iu;
const NO_DEED =
  /\b(?:did|does|do|has|have|had|was|were|is|are|could|can|will|would) (?:\p{L}{3,12} )?not (?:yet |been |be |also |itself ){0,2}(\p{L}{3,20})\b|\b(?:did|does|do|has|have|had|was|were|is|are|could|would)n['’]t (?:yet |been |be ){0,2}(\p{L}{3,20})\b/giu;
/** "Before it can be recommended". */
const NOT_BEFORE = /\bbefore (?:\p{L}{2,15} ){1,5}(?:can|could|may|should) be (\p{L}{3,20})\b/giu;
const NO_THING =
  /\bno (?:\p{L}{3,20} ){0,2}?(\p{L}{3,20}) (?:was|were|has been|have been|had been|is|are) (?:yet |ever )?(\p{L}{3,20})\b/giu;
/** What is not known or not concluded. */
const UNTOLD =
  /\b(?:(?:cannot|can not|could not|do(?:es)? not|did not) (?:yet )?(?:conclude|find|show|prove|establish|demonstrate|follow|mean|suggest|believe|think|accept) that|(?:not (?:yet )?(?:known|clear|shown|proven|established|certain)|unclear|unknown|uncertain|leaves? open|left open|no evidence) (?:whether|that|if)) ([^.;:,]{8,120})/iu;
/** What a text takes for granted to reckon with, told as what it found. */
const ASSUMED = /\b(?:assum(?:es?|ed|ing)|assumptions?) that ([^.;:,]{8,120})/iu;
const FINDS = /\b(?:f[io]und|finds?|shows?|showed|shown|conclude[sd]?|establish\w{0,4}|demonstrate[sd]?|reports?|reported)\b/i;
/** What could not be looked at, from the verb on; what it is of stands before. */
const TOO_FEW =
  / (?:(?:was|were|is|are) (?:[^.;]{1,40} )?(?:too (?:few|small|rare|little)\b[^.;]{0,60}\bto (?:be )?(?:analy[sz]ed?|studied|tested|assessed|judged|compared?)|not (?:studied|tested|analy[sz]ed|assessed|measured|examined)\b)|(?:was|were) (?:\p{L}{2,12} )?by too few\b[^.;]{0,60}\bto be\b)/iu;
/** How far before the verb it may begin. */
const FAR_BEFORE = 80;
const RESULT =
  /\b(?:no (?:effect|association|difference|link|benefit)|effects?|associat\w{1,4}|linked|reduc\w{1,3}|increas\w{1,3}|lower\w{0,3}|higher|protect\w{0,3}|improv\w{1,4}|works?|worked|more|less)\b/i;
const REJECTED =
  /\b(?:rejected|rejects|denied|denies|dismissed|disputed|disputes|contested) (?:the (?:claims?|suggestions?|allegations?|charges?|idea|notion) )?that ([^.;:,]{8,120})/iu;
const WHETHER =
  /\b[Ww]hether ([^.;:]{8,120}?) (?:cannot be|could not be|can not be|has not been|have not been|is not|was not|is still|remains?|is|was) (?:yet )?(?:established|determined|known|settled|shown|clear|unknown|unclear|uncertain|open|disputed|undecided)\b/u;
/** Share of the claim's words that the sentence with its neighbour must have. */
const SHARE = 0.5;
const LITTLE = 0.2;
/** Words of a clause that is left open, and the share of them that the claim must have. */
const LEAST = 2;
const WHOLE = 0.75;
/** Words with which a claim opens. */
const OPENER = 3;

const denies = ({ text }: SentenceRead): boolean => DENIED.test(text);

/** What limits a denial to a time or a case. */
const LIMITED =
  /\b(?:until|till|before|after|since|unless|without|yet|initially|at first|originally|at the time|then|previously|any ?more|longer|only|if|when|where|except|but)\b/i;

/** A verb, or a thing, that the sentences only have denied. */
export function deedDenied(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (denies(claim) || OPEN.test(claim.text)) return null;
  const words = meant(claim);
  if (words.length < 3) return null;
  for (const [at, sentence] of sentences.entries()) {
    if (!denies(sentence) && !sentence.text.includes('before ')) continue;
    for (const [pattern, thing] of [
      [NO_DEED, false],
      [NO_THING, true],
      [NOT_BEFORE, false],
    ] as const)
      for (const found of sentence.text.matchAll(pattern)) {
        const verb = (thing ? found[2] : (found[1] ?? found[2])) ?? '';
        const end = found.index + found[0].length;
        const form = formAt(sentence, end - verb.length);
        const own = claim.tokens.findIndex((_, i) => claim.forms[i] === form);
        const token = claim.tokens[own];
        if (
          /\b(?:that|which|who|whom) $/i.test(sentence.text.slice(0, found.index)) ||
          (pattern !== NOT_BEFORE && LIMITED.test(sentence.text))
        )
          continue;
        if (form === undefined || token === undefined || isStopWord(verb.toLowerCase()) || !words.includes(form)) continue;
        // The verb stands somewhere without a denial.
        if (sentences.some((other) => (pattern === NOT_BEFORE ? other !== sentence && other.set.has(form) : toldPlainly(other, form))))
          continue;
        const noun = thing
          ? formAt(sentence, found.index + found[0].toLowerCase().lastIndexOf(` ${found[1]?.toLowerCase() ?? ''} `) + 1)
          : undefined;
        if (thing && (noun === undefined || !words.includes(noun))) continue;
        const doers = meantBetween(sentence, Math.max(0, sentence.text.lastIndexOf(';', found.index)), found.index);
        const mine = meantBetween(claim, 0, token.start);
        if (!thing && pattern !== NOT_BEFORE && !doers.some((one) => mine.includes(one))) continue;
        if (!thing && pattern !== NOT_BEFORE && !sameObject(claim, sentence, end)) continue;
        const before = sentences[at - 1];
        const held = words.filter((one) => one !== form && (sentence.set.has(one) || before?.set.has(one) === true)).length;
        if (held < (pattern === NOT_BEFORE ? LITTLE : SHARE) * (words.length - 1)) continue;
        return { how: 'swapped', start: token.start, end: token.end, against: found[0], sentence: sentence.span };
      }
  }
  return null;
}

const formAt = ({ tokens, forms }: SentenceRead, start: number): string | undefined =>
  forms[tokens.findIndex((token) => token.start === start)];
/** Names for the same piece of work. */
const WORK = /^(?:studi|study|research|trial|survey|work|project|investig|experi)/;
/** Whether what the denied verb is of is what the claim tells: "did not win gold" leaves silver. */
function sameObject(claim: SentenceRead, sentence: SentenceRead, end: number): boolean {
  const stop = sentence.text.slice(end).search(/[,;:]/);
  const behind = meantBetween(sentence, end, stop < 0 ? sentence.text.length : end + stop);
  const words = meant(claim);
  const [object] = behind;
  return object === undefined || words.includes(object) || (WORK.test(object) && claim.forms.some((form) => WORK.test(form)));
}

/** Words before a verb among which its denial stands. */
const REACH = 6;
const DENIES = /^(?:not|no|never|neither|nor|none|nobody|cannot|without|.{2,6}n['’]t)$/;
const toldPlainly = ({ tokens, forms, set }: SentenceRead, form: string): boolean =>
  set.has(form) &&
  forms.some((one, at) => one === form && !tokens.slice(Math.max(0, at - REACH), at).some(({ text }) => DENIES.test(text)));

/** A clause that the source leaves open, told as so. */
export function openAsSo(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (denies(claim) || OPEN.test(claim.text)) return null;
  const words = meant(claim);
  for (const sentence of sentences) {
    const rejected = REJECTED.exec(sentence.text);
    const there = UNTOLD.exec(sentence.text) ?? WHETHER.exec(sentence.text) ?? rejected;
    const clause = there?.[1];
    if (there === null || clause === undefined) continue;
    const from = there.index + there[0].indexOf(clause);
    const open = meantBetween(sentence, from, from + clause.length);
    const has = open.filter((form) => words.includes(form));
    if (open.length < LEAST || has.length < LEAST || has.length < WHOLE * open.length) continue;
    // Told elsewhere for so, unless it is the word of the very one who rejects it.
    const opener = meantBetween(claim, 0, claim.tokens[OPENER]?.start ?? 0);
    const hisWord = there === rejected && opener.some((form) => meantBetween(sentence, 0, there.index).includes(form));
    if (!hisWord && sentences.some((other) => other !== sentence && share(has, other) >= WHOLE)) continue;
    const own = claim.tokens.find((_, i) => has.includes(claim.forms[i] ?? ''));
    if (own !== undefined)
      return { how: 'stronger', start: own.start, end: claim.tokens.at(-1)?.end ?? own.end, against: there[0], sentence: sentence.span };
  }
  return null;
}

/** What was taken for granted, told as found; and a result of what could not be looked at. */
export function assumedTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const words = meant(claim);
  const found = /\b(?:assum\w{1,6}|if|too few|not (?:studied|tested|analy[sz]ed))\b/i.test(claim.text) ? null : FINDS.exec(claim.text);
  for (const sentence of sentences) {
    const there = found === null ? null : ASSUMED.exec(sentence.text);
    const clause = there?.[1];
    if (found === null || there === null || clause === undefined) continue;
    const from = there.index + there[0].indexOf(clause);
    const taken = meantBetween(sentence, from, from + clause.length);
    if (taken.length < LEAST || !taken.every((form) => words.includes(form))) continue;
    if (sentences.some((other) => other !== sentence && share(taken, other) === 1)) continue;
    return {
      how: 'stronger',
      start: found.index,
      end: claim.tokens.at(-1)?.end ?? claim.text.length,
      against: there[0],
      sentence: sentence.span,
    };
  }
  return untestedTold(claim, sentences);
}

function untestedTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const result =
    /\b(?:too few|not (?:studied|tested|analy[sz]ed|assessed|measured|examined)|may|might|could|would|unclear|unknown)\b/i.test(claim.text)
      ? null
      : RESULT.exec(claim.text);
  if (result === null) return null;
  for (const sentence of sentences) {
    const there = TOO_FEW.exec(sentence.text);
    if (there === null) continue;
    const head = sentence.text.slice(Math.max(0, there.index - FAR_BEFORE), there.index);
    const from = there.index - head.length + Math.max(head.lastIndexOf('.'), head.lastIndexOf(';')) + 1;
    const things = meantBetween(sentence, from, there.index);
    const opens = meantBetween(claim, 0, result.index);
    // What was not looked at is what the claim opens with, and nothing else tells of it.
    if (things.length === 0 || things.length > MOST || !things.every((form) => opens.includes(form)) || opens.length > things.length + 1)
      continue;
    if (sentences.some((other) => other !== sentence && share(things, other) === 1)) continue;
    return {
      how: 'swapped',
      start: result.index,
      end: result.index + result[0].length,
      against: sentence.text.slice(from, there.index + there[0].length).trim(),
      sentence: sentence.span,
    };
  }
  return null;
}
/** Words of a thing that was not looked at. */
const MOST = 3;
