/**
 * Whom and when a sentence limits it to, told of all and always: "residents had higher levels" for "residents who lived near the smelter had higher levels",
 * "the bridge is closed to trucks" for "… during high winds", "free for children" for "children under six". What only tells which ones did something
 * once may be left out; told is a comparison, a figure, and a rule.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import { mainVerb } from '../../../text/verbs.ts';
import { BE } from '../exchanged/parties.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, type Sign, shareIn } from './limit.ts';

/** A comparison, a figure, a risk: what is so of those alone of whom it is told. */
const MEASURED =
  /\p{Nd}|\b(?:more|less|fewer|higher|lower|greater|smaller|better|worse|faster|slower|longer|shorter|twice|half|likel(?:y|ier)|risk|rates?|percent|average|mean|odds|\p{L}{3,9}er than)\b/iu;
/** Right behind a noun: which of them are meant. */
const WHICH =
  /^ (?:who(?:se)? |that (?=\p{Ll})|under |over |above |below |aged |younger |older |within |outside |living |born |treated |exposed |receiving |taking |using |working |with(?:out)? )/iu;
const OTHERS = /^(?:Those|Others|The others|The rest|The remaining) /;
const OF_PLACE =
  /^ (?:who(?:se)? |that (?=\p{Ll})|under |over |above |below |aged |younger |older |within |outside |living |born |treated |exposed |receiving |taking |using |working |with(?:out)? |near |close to |in |at |on |from |along )/iu;
/** Words of a claim that may say which ones in their own way. */
const SOME =
  /\b(?:these|those|such|some|certain|who|whose|that|which|with|without|whom|aged|under|over|near\w{0,3}|within|among|if|when|in|at|from)\b/i;
const MANY = /(?:[^su]s|people|children|men|women)$/;
/** Words from a noun on that tell which. */
const REACH = 4;

const RELATIVE = /^ (?:who|whose|that) /i;
const VERB = / (?:was|were|had|has|have|did|is|are|may|must|can|will|should|shall)\b|[,;:]/;

/** The words that tell which, behind a noun: those of a phrase end where the verb stands. */
function whichIn(sentence: Worded, from: number): readonly string[] {
  const rest = sentence.text.slice(from);
  const end = RELATIVE.test(rest) ? rest.length : (VERB.exec(rest)?.index ?? rest.length);
  return meantIn(sentence, from, from + end).slice(0, REACH);
}

/** Those of whom a sentence tells it alone, told of all. */
export const whichDropped: Sign = (claim, sentence, round) => {
  const at = claim.tokens.findIndex(({ text }, i) => i <= 3 && MANY.test(text) && !isStopWord(text));
  const [noun, next] = [claim.tokens[at], claim.tokens[at + 1]];
  if (noun === undefined || next === undefined || claim.text[noun.end] !== ' ') return null;
  if (
    !BE.test(next.text) &&
    !/^(?:had|have|did|do|may|must|can|will)$/.test(next.text) &&
    !mainVerb(noun.text, next.text, claim.tokens[at + 2]?.text ?? '')
  )
    return null;
  // "Nearby residents": which ones, before the noun.
  if (claim.tokens.slice(0, at).some(({ text }) => !/^(?:the|all|most)$/.test(text))) return null;
  // The first of two that are compared: "workers who had been exposed …, workers hired later".
  const only = sentence.tokens.find(({ text }) => text === noun.text);
  if (only === undefined) return null;
  // "Only nurses with children": of nobody else.
  const alone = /\bonly $/i.test(sentence.text.slice(0, only.start));
  if (!alone && !(MEASURED.test(sentence.text) && MEASURED.test(claim.text))) return null;
  const rest = sentence.text.slice(only.end);
  const which = whichIn(sentence, only.end);
  const first = which[0];
  // "Those farther away": told of the ones against the others.
  const against = round().some(({ text }) => OTHERS.test(text));
  if (first === undefined || !(against ? OF_PLACE : WHICH).test(rest) || shareIn(which.slice(0, 2), claim) > 0) return null;
  // What the claim tells otherwise.
  if (SOME.test(claim.text.slice(noun.end).split(/\bthan\b/)[0] ?? '') && shareIn(which, claim) > 0) return null;
  return {
    start: noun.start,
    end: noun.end,
    against: sentence.text.slice(only.start, only.end + (/[,;.]|$/.exec(rest)?.index ?? rest.length)).slice(0, SHOWN),
  };
};

/** Letters that are shown. */
const SHOWN = 90;

/** What rules say: what may be, must be, is open, free or forbidden. */
const RULES =
  /\b(?:may|must|shall|cannot|can|will|need|needs|is|are|be|remains?|applies|apply|pays?)\b.{0,40}\b(?:closed|open|free|allowed|forbidden|banned|prohibited|permitted|required|applies|apply|valid|exempt|excluded|available|limited|restricted|suspended|evicted|dismissed|used|given|taken|sold|fined|charged|entitled|locked|blocked|disabled|enabled|mandatory|compulsory|optional|illegal|legal|waived|refused|rejected|removed|pays?)\b|\b(?:may|must|shall|cannot) (?:not )?\p{L}{3,15}\b/iu;
const TIMES =
  /\b(?:during|whenever|when|in (?:the )?(?:case|event) of|for the first|in the first|within the first|at night|by night|after dark|on (?:weekdays|weekends|workdays|sundays|saturdays|holidays)|at weekends|in (?:winter|summer|spring|autumn)|outside|from \p{L}{3,9} to|between \p{L}{3,9} and) /iu;
const PAST = /\b(?:was|were|had|did|been)\b/i;
const SAME = 0.95;

const CUT = /[.;:](?!\p{Nd})/u;
const lastCut = (text: string): number => Math.max(...['.', ';', ':'].map((sign) => text.lastIndexOf(sign))) + 1;

/** A rule for some time or case, told for always. */
export const timesDropped: Sign = (claim, sentence) => {
  if (!RULES.test(claim.text) || PAST.test(claim.text) || PAST.test(sentence.text) || TIMES.test(`${claim.text} `)) return null;
  const found = TIMES.exec(sentence.text);
  if (found === null) return null;
  const opens = found.index === 0;
  const stop = (opens ? /,/ : /[,;:]|\b(?:and|but|unless|if)\b/).exec(sentence.text.slice(found.index + found[0].length));
  const end = stop === null ? sentence.text.length : found.index + found[0].length + stop.index;
  const inside = meantIn(sentence, found.index, end);
  // What another clause tells is not so then.
  const from = lastCut(sentence.text.slice(0, found.index));
  const to = end + (CUT.exec(sentence.text.slice(end))?.index ?? sentence.text.length);
  const outside = [...meantIn(sentence, from, found.index), ...meantIn(sentence, end, to)];
  const mine = inside.filter((form) => !outside.includes(form));
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  // "After a sale" of "for the first two years after a sale" may stand in the claim: not what tells how long.
  const long = /^(?:for|in|within) the first/i.test(found[0]);
  if (mine.length === 0 || shareIn(long ? mine.slice(0, 2) : mine, claim) > 0) return null;
  const held = own.filter((form) => outside.includes(form) || (long && inside.includes(form)));
  if (held.length < SAME * own.length) return null;
  return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: sentence.text.slice(found.index, end).trim() };
};

/** "Under six", "over the age of 65". */
const OF_AGE =
  /^ (?:(?:under|over|below|above|aged|younger than|older than|up to) (?:the age of |age )?(?:\p{Nd}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)|(?:with|of|in \p{L}{3,12} (?:of|with)) (?:more|less|fewer|at least|over|under) |(?:unter|über|ab|de (?:moins|plus) de|âgés? de|menores de|mayores de|de menos de|de más de) (?:\p{Nd}|\p{L}{3,8} (?:jahren?|ans|años)))/iu;

/** Whom a rule is for: "free for children" for "children under six". */
export const whomDropped: Sign = (claim, sentence) => {
  if (
    !/\b(?:is|are|may|must|shall|can|cannot|applies|apply|need|needs|pays?|covers?|ist|sind|gilt|dürfen|müssen|est|sont|peuvent|doivent|es|son|pueden|deben)\b/.test(
      claim.text,
    ) ||
    PAST.test(claim.text)
  )
    return null;
  for (const { text, start, end } of claim.tokens) {
    const german = /(?:er|en|e)$/.test(text) && sentence.text.includes(`${claim.text.slice(start, end)} unter `);
    if (
      !(MANY.test(text) || german) ||
      isStopWord(text) ||
      /^ (?:under|over|below|above|aged|younger|older|of|in|with|who|that|from|up)\b/.test(claim.text.slice(end))
    )
      continue;
    const before = claim.tokens.find((token) => token.end === start - 1);
    if (before !== undefined && !isStopWord(before.text) && !sentence.text.includes(claim.text.slice(before.start, end))) continue;
    const there = sentence.tokens.filter((token) => token.text === text);
    const [only] = there;
    const which = only === undefined ? null : OF_AGE.exec(sentence.text.slice(only.end));
    if (only === undefined || which === null || there.length > 1) continue;
    if (shareIn(whichIn(sentence, only.end).slice(0, 2), claim) > 0) continue;
    return { start, end, against: sentence.text.slice(only.start, only.end + which[0].length + SHORT).split(/[,;.]/)[0] ?? '' };
  }
  return null;
};

const SHORT = 20;

const SETTING = /\b(in|at|on|for|among|during|under) (?:the )?(\p{L}[\p{L} -]{2,40})/giu;
/** "In spring it had no effect". */
const ELSEWHERE = /^(In|At|On|For|Among|During|Under) [^,]{2,60}?(?:,| (?:it|they|this|these|there|the effect|no)\b)[^.]{0,40}/u;
const NOT_SO = /\b(?:no|not|none|never|neither|nor|without|little|unchanged)\b|n['’]t\b/i;

/** First letters in which words of one family agree. */
const FAMILY = 6;
const OTHERWISE = /\b(?:must|only|instead|still|however|by hand)\b/i;

/** "On desktops, encryption must be turned on": the sentence behind tells of the same thing elsewhere. */
const setsApart = (lead: string, sentence: Worded, other: Worded): boolean =>
  /^(?:on|at|among|for|under)$/.test(lead) &&
  OTHERWISE.test(other.text) &&
  other.forms.some((form) => form.length >= FAMILY && sentence.forms.some((one) => one.startsWith(form.slice(0, FAMILY))));

/** Signs between a sentence and the one behind it. */
const GAP = 3;

/** Where or when something was so, told for everywhere, although the evidence says that elsewhere it was not. */
export const settingDropped: Sign = (claim, sentence, round): Stronger | null => {
  // Mostly the sentence behind tells of no other setting.
  const behind = round().filter(({ span, text }) => {
    const gap = span.start - sentence.span.end;
    return gap >= 0 && gap <= GAP && ELSEWHERE.test(text);
  });
  if (behind.length === 0 || NOT_SO.test(claim.text) || NOT_SO.test(sentence.text)) return null;
  if (shareIn(meantIn(claim, 0, claim.text.length), sentence) < SAME) return null;
  for (const other of behind) {
    const found = ELSEWHERE.exec(other.text);
    const lead = found?.[1]?.toLowerCase();
    if (found === null || lead === undefined || !(NOT_SO.test(other.text) || setsApart(lead, sentence, other))) continue;
    // The claim names the one or the other.
    if (claim.tokens.some(({ text }) => text === lead)) continue;
    for (const here of sentence.text.matchAll(SETTING)) {
      const which = meantIn(sentence, here.index, here.index + here[0].length);
      if (here[1]?.toLowerCase() !== lead || which.length === 0 || shareIn(which, claim) > 0) continue;
      return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: `${here[0].trim()} … ${found[0].trim()}` };
    }
  }
  return null;
};
