/**
 * Words that say another measure of the same than a sentence does, where neither denies the other: "unanimously" for a vote that was counted, "raised to" for
 * "held at", "adds support" for "drops support", "granted" for "refused", "a majority" for fewer than half. They are borne out in part at most: which of the
 * two is right the words alone do not show.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { plainForm } from '../select/expand.ts';
import type { Stronger, Worded } from './stronger.ts';

const UNANIMOUS = /\b(?:unanim\w{2,6}|einstimmig\w{0,2}|unánime\w{0,5}|à l['’]unanimité|einhellig\w{0,2})(?![\p{L}])/iu;
/** A vote that was counted, or somebody who was against it. */
const COUNTED =
  /\b(?:dissent(?:ed|ing|s)?|(?:vot(?:ed|ing|es?)|votes?) (?:it down|against)|against it|by (?:\w{1,12}|\d{1,3}) (?:votes )?to (?:\w{1,12}|\d{1,3})(?! percent| per cent|%)|\d{1,3}[-–]\d{1,3} vote|abstain\w{2,3}|abstentions?|majority|(?:one|two|three|four|five|six|seven|eight|nine|\d{1,3}) (?:members?|judges|justices|states|directors|councillors) (?:voted|dissented|opposed)|(?:\w{1,12}|\d{1,3}) (?:zu|gegen) (?:\w{1,12}|\d{1,3}) Stimmen|Gegenstimmen?|contre|voix contre)(?![\p{L}])/iu;

/** Who was against it may be told in the next sentence. */
const DISSENT = /\b(?:dissented|dissenting|in dissent)\b/i;

/** Rows of two sides: what was done beside what was not, of the very same thing. */
const ROWS: readonly (readonly [string, string])[] = [
  ['raise lift increase cut reduce lower', 'hold keep freeze maintain leave left'],
  ['add gain', 'drop end discontinue withdraw'],
  ['grant', 'refuse decline deny reject'],
];
const SIDES = new Map<string, readonly [number, 0 | 1]>();
ROWS.forEach((row, at) => {
  for (const side of [0, 1] as const) for (const token of tokensOf(row[side])) SIDES.set(plainForm(token), [at, side]);
});
const MAJORITY = /\b(?:a|the|an absolute|an overall|an outright) majority of (?:the )?(?:\d{1,4} )?(\p{L}{3,15})/iu;
const SHARE =
  /\b(\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of (?:the |its |their )?(\d{1,5}) (\p{L}{3,15})/giu;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A quick look: most claims have none of these words. */
const MAY = /\b(?:unanim|einstimmig|einhellig|à l['’]unan|majority|(?:one|a|an) \w{2,20} and (?:one|an?) )/iu;
export const mayMeasure = (claim: Worded): boolean => MAY.test(claim.text) || claim.forms.some((form) => SIDES.has(form));

/** A word of a claim beside which a sentence has another measure. `round`: the passage it stands in. */
export function otherMeasure(claim: Worded, sentence: Worded, round: string): Stronger | null {
  return counted(claim, sentence, round) ?? minority(claim, sentence, round) ?? choice(claim, sentence) ?? otherSide(claim, sentence);
}

function counted({ text }: Worded, sentence: Worded, round: string): Stronger | null {
  const own = UNANIMOUS.exec(text);
  const found =
    own === null || UNANIMOUS.test(round) || /\b(?:not|nicht|almost|nearly|nahezu|fast) (?:\w+ )?(?:unanim|einstimmig)/i.test(text)
      ? null
      : (COUNTED.exec(sentence.text) ?? DISSENT.exec(round));
  return own === null || found === null ? null : { start: own.index, end: own.index + own[0].length, against: found[0] };
}

const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

/** "A majority of the 39 seats" beside "14 of the 39 seats". */
function minority({ text }: Worded, sentence: Worded, round: string): Stronger | null {
  const own = MAJORITY.exec(text);
  if (own?.[1] === undefined || /\bmajority\b/i.test(round) || /\b(?:no|not|lost|short|without)\b/i.test(text)) return null;
  const shares = [...sentence.text.matchAll(SHARE)].filter(([, , , noun]) => noun?.toLowerCase() === own[1]?.toLowerCase());
  const [only] = shares;
  if (only?.[1] === undefined || only[2] === undefined || shares.length !== 1) return null;
  const less = numberOf(only[1]) * 2 <= Number(only[2]);
  return less ? { start: own.index, end: own.index + own[0].length, against: only[0] } : null;
}

const BOTH = /\b(one|an?) (\w{2,20}) and (one|an?) (\w{2,20})/i;
const EITHER = /\b(one|an?) (\w{2,20}) or (one|an?) (\w{2,20})/gi;

/** "One dog and one cat" beside "one dog or one cat". */
function choice({ text }: Worded, sentence: Worded): Stronger | null {
  const own = BOTH.exec(text);
  if (own === null) return null;
  const words = (found: RegExpExecArray): string =>
    [found[2], found[4]]
      .map((word) => word?.toLowerCase())
      .sort()
      .join(' ');
  const there = [...sentence.text.matchAll(EITHER)].find((found) => words(found) === words(own));
  return there === undefined ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
}

/** The same thing, with the word of the other side and none of the claim's. */
function otherSide(claim: Worded, sentence: Worded): Stronger | null {
  for (const [at, form] of claim.forms.entries()) {
    const own = SIDES.get(form);
    const token = claim.tokens[at];
    if (own === undefined || token === undefined || sentence.forms.includes(form)) continue;
    const [row, side] = own;
    const on = (forms: readonly string[], wanted: 0 | 1): number =>
      forms.findIndex((other) => SIDES.get(other)?.[0] === row && SIDES.get(other)?.[1] === wanted);
    const there = on(sentence.forms, side === 0 ? 1 : 0);
    const against = sentence.tokens[there];
    if (there < 0 || against === undefined || on(sentence.forms, side) >= 0 || on(claim.forms, side === 0 ? 1 : 0) >= 0) continue;
    // The word beside it is the same in both: "adds support" and "drops support", "raised to 12" and "held at 12".
    const [mine, theirs] = [besideAt(claim, at), besideAt(sentence, there)];
    if (mine !== null && mine === theirs) return { start: token.start, end: token.end, against: against.text };
  }
  return null;
}

const DETERMINER = anyOf('the a an its their his her all any');
const BE = anyOf('was were is are been be has have had');

/** What a verb governs: the word right behind it, or, of a passive, the head of its subject. */
function besideAt({ text, tokens, forms }: Worded, at: number): string | null {
  let back = at - 1;
  while (back > 0 && BE.test(tokens[back]?.text ?? '')) back -= 1;
  if (back >= 0 && back < at - 1) return subjectBefore(tokens, forms, back) ?? null;
  let next = at + 1;
  while (DETERMINER.test(tokens[next]?.text ?? '')) next += 1;
  const token = tokens[next];
  return token === undefined || isStopWord(token.text) || /[,;:.()]/.test(text.slice(tokens[at]?.end, token.start))
    ? null
    : (forms[next] ?? null);
}

/** The head of the subject of a passive: the word that ends it, or the one before its first preposition. */
function subjectBefore(tokens: Worded['tokens'], forms: readonly string[], end: number): string | undefined {
  for (let i = 1; i <= end; i += 1) if (/^(?:of|to|for|in|on|by)$/.test(tokens[i]?.text ?? '')) return forms[i - 1];
  return forms[end];
}
