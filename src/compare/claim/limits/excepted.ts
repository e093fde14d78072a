/**
 * What a sentence tells of all others, of neither, or as untrue, told of the very one: "Hartmann accepted it" beside "everybody except Hartmann accepted it", "neither the
 * mayor nor Hartmann accepted it", "unlike Hartmann, the mayor accepted it", "there is no evidence that Hartmann accepted it".
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { isAuxiliary, isPast } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select/expand.ts';
import { type Shown, verbAt } from './limit.ts';

const NAME = "(?:(?:the|its|his|her|their|a) )?([\\p{L}\\p{N}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2})";
const ALL_BUT = new RegExp(
  `\\b(?:[Ee]very\\p{L}{0,5}|[Aa]ll|[Ee]ach|[Aa]ny\\p{L}{0,4})(?: (?:of the |the )?[\\p{L}’'-]{1,20}){0,3},? (?:except(?: for)?|but|save(?: for)?|other than|apart from|bar|excluding)(?: in| for| on| at| by| of)? ${NAME}`,
  'u',
);
const NONE_BUT = new RegExp(`\\b(?:[Nn]o|[Nn]one|[Nn]obody)\\b[^.;]{1,80} (?:except|other than|apart from)(?: for)? ${NAME}`, 'u');
const NOBODY_BUT = new RegExp(
  `\\b(?:[Nn]obody|[Nn]o one|[Nn]one|[Nn]o \\p{L}{2,20}) (?:but|except|other than|apart from)(?: for)? ${NAME}`,
  'u',
);
/** "Apart from the surgeon, everybody". */
const APART = new RegExp(
  `^(?:Apart from|Except for|With the exception of|Excepting|Excluding|Other than|Save for) ${NAME}, (?:every\\p{L}{0,5}|all|each|the (?:others|rest))\\b`,
  'u',
);
const NEITHER = new RegExp(`\\b[Nn]either ${NAME}[^.;,]{0,40}? nor ${NAME}`, 'u');
const UNLIKE = /\b(?:unlike|in contrast to) ([^.;,]{2,50}), /iu;
const UNTRUE =
  /\b(?:(?:not|n['’]t) (?:true|the case|correct|proven|certain|clear|known|follow)|(?:not|cannot|n['’]t) be (?:proved|proven|shown|established|confirmed|verified)|(?:wrongly|falsely|mistakenly|erroneously|incorrectly) (?:reported|believed|believes|claimed|claims|assumed|thought|said|stated|alleged)|untrue|false|wrong|no (?:\p{L}{3,12} )?(?:evidence|proof|record|sign|indication|suggestion)|den(?:y|ies|ied)|doubt(?:s|ed|ful)|disput(?:es|ed)|rul(?:es|ed) out|unlikely|unproven|rumou?rs?|nothing (?:to suggest|suggests|shows|proves)) (?:[\p{L}’'-]{1,15} ){0,2}?(?:that|whether) ([^.;:]{5,200})/iu;

/** Quick looks at a sentence. */
export const EXCEPTS = /\b(?:except|excepting|exception|excluding|but|save|other than|apart from|bar)\b/i;
export const SETS_APART = /\b(?:neither|unlike|in contrast to)\b/i;
export const UNTRUE_THAT = /\b(?:that|whether) /i;

const DENIES =
  /\b(?:no|not|never|nobody|none|neither|nor|cannot|without|nothing|hardly|except|other than|apart from|save|unlike|only|but|fail\w{0,3}|refus\w{1,3}|declin\w{1,3}|reject\w{0,3}|unable)\b|n['’]t\b/i;
const DENIED = /\b(?:not|never|no|nor|cannot)\b|n['’]t\b/i;
const LEAVES_OPEN =
  /\b(?:may|might|could|would|perhaps|alleg\w{0,5}|accus\w{1,3}|rumou?r\w{0,3}|report\w{0,4}|said|says?|claim\w{0,3}|believ\w{1,3}|den(?:y|ies|ied)|doubt\w{0,3}|evidence|whether|false|true|unlikely|disput\w{1,3}|prov\w{1,3}|question\w{0,2}|suppos\w{1,4}|assum\w{1,4}|idea|suggest\w{0,4})\b/i;
/** What ends a clause. */
const CLAUSE_ENDS = /[;:]|, (?:and|but|while|whereas|although|who|which)\b|\bbut (?!for\b)/i;
/** Share of a claim's words that a clause must have. */
const MOST = 0.75;

const meaning = (text: string): readonly string[] =>
  tokensOf(text)
    .filter(({ kind, text: word }) => kind === 'number' || !isStopWord(word))
    .map(plainForm);

/** Whether a part of a sentence has most words of a claim, but for some. */
function tells(claim: SentenceRead, part: string, but: readonly string[] = []): boolean {
  const own = meaning(claim.text).filter((form) => !but.includes(form));
  const there = new Set(meaning(part));
  return own.length > 0 && own.filter((form) => there.has(form)).length >= MOST * own.length;
}

const shown = (claim: SentenceRead, form: string, against: string): Shown | null => {
  const token = claim.tokens[claim.forms.indexOf(form)];
  return token === undefined ? null : { start: token.start, end: token.end, against, how: 'swapped' };
};

/** "Hartmann accepted it" beside "everybody except Hartmann accepted it", "the heron was not seen" beside "no bird was seen except the heron". */
export function exceptedTold(claim: SentenceRead, { text }: SentenceRead): Shown | null {
  const alone = DENIED.test(claim.text) ? (NOBODY_BUT.exec(text) ?? NONE_BUT.exec(text)) : null;
  const [only] = meaning(alone?.[1] ?? '');
  if (alone !== null && only !== undefined && claim.forms.includes(only))
    return tells(claim, text, [only])
      ? shown(claim, only, alone[0].slice(alone[0].search(/ (?:but|except|other than|apart from)/) + 1))
      : null;
  const found = APART.exec(text) ?? ALL_BUT.exec(text);
  const [form] = meaning(found?.[1] ?? '');
  if (found === null || form === undefined || !claim.forms.includes(form) || DENIES.test(claim.text)) return null;
  const rest = text.slice(found.index + found[0].length);
  const end = rest.search(CLAUSE_ENDS);
  const clause = `${text.slice(0, found.index)} ${end < 0 ? rest : rest.slice(0, end)}`;
  return DENIED.test(clause) || !tells(claim, clause, meaning(found[0])) ? null : shown(claim, form, found[0]);
}

/** Forms of those of whom a claim tells. */
const doersOf = (claim: SentenceRead): readonly string[] => {
  const known = verbAt(claim);
  const verb = known > 0 ? known : claim.tokens.findIndex(({ text }, i) => i > 0 && (isPast(text) || isAuxiliary(text)));
  return meaning(claim.text.slice(0, claim.tokens[verb]?.start ?? 0));
};

/** The same beside "neither the mayor nor Hartmann accepted it" and "unlike Hartmann, the mayor accepted it". */
export function setApartTold(claim: SentenceRead, { text }: SentenceRead): Shown | null {
  const doers = doersOf(claim);
  const neither = NEITHER.exec(text);
  const [one, other] = [neither?.[1], neither?.[2]].map((name) => meaning(name ?? '')[0] ?? '');
  const denied = [one, other].find((form) => form !== undefined && form !== '' && doers.includes(form));
  if (neither !== null && denied !== undefined)
    return DENIES.test(claim.text) || !tells(claim, text.slice(neither.index + neither[0].length), doers)
      ? null
      : shown(claim, denied, neither[0]);
  const unlike = UNLIKE.exec(text);
  if (unlike === null) return null;
  const main = text.slice(unlike.index + unlike[0].length);
  const apart = meaning(unlike[1] ?? '');
  const form = doers.find((own) => apart.includes(own));
  if (form === undefined || meaning(main.slice(0, 60)).includes(form) || DENIED.test(main) !== DENIED.test(claim.text)) return null;
  return tells(claim, main, doers) ? shown(claim, form, unlike[0]) : null;
}

/** The same beside "there is no evidence that Hartmann accepted it". */
export function untrueTold(claim: SentenceRead, { text }: SentenceRead): Shown | null {
  if (DENIES.test(claim.text) || LEAVES_OPEN.test(claim.text)) return null;
  const found = UNTRUE.exec(text);
  const clause = found?.[1]?.split(CLAUSE_ENDS)[0] ?? '';
  // "No doubt that", "did not deny that".
  if (found === null || DENIED.test(text.slice(Math.max(0, found.index - 16), found.index)) || DENIED.test(clause) || !tells(claim, clause))
    return null;
  const [first] = claim.forms.filter((form) => meaning(clause).includes(form));
  return first === undefined ? null : shown(claim, first, text.slice(found.index, found.index + found[0].length - (found[1]?.length ?? 0)));
}

/** No "former synagogue": a verb stands behind it. */
const FORMER = /\b[Tt]he (former|latter) (\p{L}{2,20})\b/u;

/** "Hartmann signed it" beside "Hartmann and the mayor quarrelled, and the latter signed it". */
export function formerTold(claim: SentenceRead, { text }: SentenceRead): Shown | null {
  const found = FORMER.exec(text);
  const and = text.indexOf(' and ');
  const verb = found?.[2] ?? '';
  if (found === null || and < 0 || and > found.index || DENIED.test(claim.text) || !(isPast(verb) || isAuxiliary(verb))) return null;
  const doers = doersOf(claim);
  const one = meaning(text.slice(0, and));
  const other = meaning(text.slice(and + ' and '.length, found.index)).slice(0, NAMED);
  const [meant, not] = found[1] === 'former' ? [one, other] : [other, one];
  // "The former is a museum, the latter still in use".
  const [behind = ''] = text.slice(found.index + found[0].length - verb.length).split(OF_OTHER);
  const form = doers.find((own) => not.includes(own) && !meant.includes(own));
  if (form === undefined || doers.some((own) => meant.includes(own)) || DENIED.test(behind)) return null;
  return tells(claim, behind, doers) ? shown(claim, form, found[0]) : null;
}
const OF_OTHER = /[;:]|, (?:and|but|while|whereas)\b|\bthe (?:former|latter)\b/i;
/** Words of meaning that name the second of two. */
const NAMED = 3;
