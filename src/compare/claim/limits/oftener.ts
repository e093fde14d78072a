/**
 * How often and how many of how many: "often" for "only once", "every year" for "in three of five years", "all nurses" for "of 140 nurses, 62", "every
 * rectangle" for "not every rectangle"; a right to what may be granted; a condition that is said not to matter; the first among some, told of all.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';
import { meantIn, type Sign, shareIn } from './limit.ts';

/** How often, from once to always. */
const LEVELS: readonly string[] = [
  'once rarely seldom',
  'sometimes occasionally',
  'often frequently regularly repeatedly commonly usually mostly',
  'always invariably',
];
const OFTEN = new Map(LEVELS.flatMap((words, level) => words.split(' ').map((word) => [word, level] as const)));
/** "Once the dam was opened", "at once": no count. */
const COUNTS_ONCE = /\b(?:only|just|but|happened|occurred|done|seen|recorded|observed|reported|filmed) $/i;
/** From which level on a claim says much. */
const OFTEN_ENOUGH = 2;

/** How often a text says that something is so, where it says it once. */
function oftenIn({ text, tokens }: Worded): { readonly level: number; readonly start: number; readonly end: number } | null {
  const found = tokens.flatMap(({ text: word, start, end }) => {
    const level = OFTEN.get(word);
    return level === undefined || (word === 'once' && !COUNTS_ONCE.test(text.slice(0, start))) ? [] : [{ level, start, end }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Oftener than the sentence has it. */
export const moreOften: Sign = (claim, sentence) => {
  const own = oftenIn(claim);
  const there = own === null || own.level < OFTEN_ENOUGH || DENIED.test(claim.text) ? null : oftenIn(sentence);
  if (own === null || there === null || there.level >= own.level) return null;
  return {
    start: own.start,
    end: own.end,
    against: sentence.text.slice(Math.max(0, sentence.text.lastIndexOf(' ', there.start - 2)), there.end).trim(),
  };
};

const DENIED = /\b(?:not|no|never|none|nor|neither|without|hardly|nearly|almost)\b|n['’]t\b/i;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string): number => (/^\d/.test(word) ? Number(word.replace(/,/g, '')) : NUMBERS.indexOf(word.toLowerCase()));
const NUMBER = '(?:\\d[\\d,]{0,8}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** "Three of five years", "62 of the 140 nurses"; "of 140 nurses, 62". */
const PART_OF = new RegExp(
  `\\b(?<part>${NUMBER}) (?:out )?of (?:the |its |their |our )?(?<all>${NUMBER}) (?<noun>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,2})`,
  'giu',
);
const OF_ALL = new RegExp(
  `\\bof (?:the |its |their |our )?(?<all>${NUMBER}) (?<noun>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,3}?)(?: \\([^()]{1,30}\\))?, (?:only |just )?(?<part>${NUMBER}) `,
  'giu',
);
const ALL = anyOf('all every each');
const MOST = anyOf('most');
/** Between "all" and its noun. */
const BETWEEN = anyOf('of the its their these those his her our');
const REACH = 4;

/** All of them, or most, where the sentence counts fewer. */
export const partOfAll: Sign = (claim, sentence) => {
  if (DENIED.test(claim.text)) return null;
  const counted = claim.tokens.findIndex(({ text }) => ALL.test(text) || MOST.test(text));
  const own = claim.tokens[counted];
  if (own === undefined || sentence.tokens.some(({ text }) => ALL.test(text) || text === 'both')) return null;
  const nouns = claim.forms.filter((_, i) => i > counted && i <= counted + REACH && !BETWEEN.test(claim.tokens[i]?.text ?? ''));
  for (const found of [...sentence.text.matchAll(PART_OF), ...sentence.text.matchAll(OF_ALL)]) {
    const { part = '', all = '', noun = '' } = found.groups ?? {};
    const [few, many] = [numberOf(part), numberOf(all)];
    const same = noun.split(' ').some((word) => nouns.slice(0, 2).includes(plainForm({ text: word.toLowerCase(), kind: 'word' })));
    const more = ALL.test(own.text) ? few < many : few * 2 <= many;
    if (same && few >= 0 && more) return { start: own.start, end: own.end, against: found[0].trim() };
  }
  return null;
};

const NOT_ALL = /\bnot (?:all|every|each|always) (?:of )?(?:the )?(\p{L}{3,20})/giu;

/** "Every rectangle" for "not every rectangle". */
export const notEvery: Sign = (claim, sentence) => {
  if (DENIED.test(claim.text)) return null;
  for (const found of sentence.text.matchAll(NOT_ALL)) {
    const form = plainForm({ text: (found[1] ?? '').toLowerCase(), kind: 'word' });
    const at = claim.forms.indexOf(form);
    let before = at - 1;
    while (BETWEEN.test(claim.tokens[before]?.text ?? '')) before -= 1;
    const own = claim.tokens[before];
    if (own !== undefined && (ALL.test(own.text) || own.text === 'always'))
      return { start: own.start, end: claim.tokens[at]?.end ?? own.end, against: found[0] };
  }
  return null;
};

const ENTITLED = /\b(?:(?:is|are|was|were) entitled to|ha(?:s|ve) (?:a|the) right to|(?:is|are) guaranteed|automatically)\b/i;
const MAY_GRANT =
  /\b(?:may|can|could|might) (?:\p{L}{3,12}ly )?(?:grant|allow|permit|approve|award|decide|waive)\b|\bdiscretion\b|\bcase by case\b/iu;

/** A right to what may be granted. */
export function entitled(claim: Worded, sentence: Worded): Stronger | null {
  const own = ENTITLED.exec(claim.text);
  const there = own === null || DENIED.test(claim.text) || ENTITLED.test(sentence.text) ? null : MAY_GRANT.exec(sentence.text);
  return own === null || there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
}

const NO_MATTER = /\b(?:whether or not|regardless of|irrespective of|no matter|even if|even without|unconditionally)\b/i;
const CONDITION = /\b(?:provided(?: that)?|only (?:if|when|where|with|after)|on condition that|as long as|unless|if)\b/i;

/** "Whether or not their manager agrees" for "provided that their manager agrees". */
export function conditionDenied(claim: Worded, sentence: Worded): Stronger | null {
  const own = NO_MATTER.exec(claim.text);
  const there = own === null || NO_MATTER.test(sentence.text) ? null : CONDITION.exec(sentence.text);
  if (own === null || there === null) return null;
  const mine = meantIn(claim, own.index + own[0].length, claim.text.length);
  const theirs = meantIn(sentence, there.index + there[0].length, sentence.text.length);
  if (mine.length === 0 || mine.filter((form) => theirs.some((other) => alike(form, other))).length * 2 < mine.length) return null;
  return { start: own.index, end: own.index + own[0].length, against: sentence.text.slice(there.index).trim() };
}

/** "Registered" beside "register". */
const alike = (one: string, other: string): boolean => one === other || (one.length > STEM && one.slice(0, STEM) === other.slice(0, STEM));
const STEM = 5;

const EVER =
  /\b(?:at (?:any|all) times?|always|in (?:any|all|every) (?:cases?|circumstances?)|whenever|freely|as a rule|generally|normally|routinely)\b/i;
const RARE_CASES = /\b(?:in|under) (?:exceptional|rare|special|certain|urgent|extreme|some) (?:cases?|circumstances?|situations?)\b/i;

/** "At any time" for "in exceptional cases". */
export function casesDropped(claim: Worded, sentence: Worded): Stronger | null {
  const own = EVER.exec(claim.text);
  const there = own === null || DENIED.test(claim.text) || EVER.test(sentence.text) ? null : RARE_CASES.exec(sentence.text);
  return own === null || there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
}

const THOSE = /\b[Tt]hose (?:\p{L}{3,14} )?(?:who|that|which|with|without|taking|given|living|aged|over|under) /u;

/** "All patients slept better" for "those who completed the exercises slept better". */
export const thoseAlone: Sign = (claim, sentence) => {
  const there = DENIED.test(claim.text) || sentence.tokens.some(({ text }) => ALL.test(text)) ? null : THOSE.exec(sentence.text);
  const own = there === null ? undefined : claim.tokens.find(({ text }) => ALL.test(text));
  if (there === null || own === undefined) return null;
  const which = meantIn(sentence, there.index + there[0].length, sentence.text.length).slice(0, MARKS);
  return which.length === 0 || which.some((form) => claim.forms.includes(form))
    ? null
    : { start: own.start, end: own.end, against: there[0].trim() };
};
/** Words behind "those who" that say which they are. */
const MARKS = 2;

const SUPERLATIVE = /\b(?:\p{L}{3,9}est|best|worst|most \p{L}{4,15}|least \p{L}{4,15})\b/iu;
/** "Among the samples that had been annealed, ": some of them, and by what they are marked. */
const AMONG_SOME =
  /\b(?:among|of|within|for|in) (?:all |the |those )?((?:\p{L}{2,15} ){1,4}(?:that|which|who|with|without|under|over|aged|below|above|from|outside|tested|treated) [^.;,]{3,60}), /iu;

/** The first among some, told of all. */
export const firstOfSome: Sign = (claim, sentence) => {
  const own = SUPERLATIVE.exec(claim.text);
  const there = own === null || DENIED.test(claim.text) ? null : AMONG_SOME.exec(sentence.text);
  if (own === null || there === null) return null;
  const behind = sentence.text.slice(there.index + there[0].length).toLowerCase();
  const which = meantIn(sentence, there.index, there.index + there[0].length);
  // The last of them says which they are.
  const mark = which.at(-1);
  if (mark === undefined || !behind.includes(own[0].toLowerCase()) || claim.forms.includes(mark) || shareIn(which, claim) > HALF)
    return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0].trim() };
};
const HALF = 0.5;
