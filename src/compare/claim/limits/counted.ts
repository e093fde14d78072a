/**
 * How many, and of how many: "most said" for "a few said", "all doctors" for "most doctors", "4.1 infections" for "4.1 per 1,000 patients", "exactly 200" for
 * "roughly 200", "seven left because of side effects" for "seven left, five of them because of side effects".
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';
import { meantIn, type Sign, shareIn } from './limit.ts';

/** Words that say how many of them, from none to all. */
const LEVELS: readonly string[] = [
  'none keine keiner keines aucun aucune ninguno ninguna nadie nobody',
  'minority',
  'few some wenige peu pocos pocas several many einige manche mehrere viele certains certaines plusieurs algunos algunas varios varias muchos',
  'half hälfte halfte moitié moitie mitad',
  'most majority meisten mehrheit plupart majorité majorite mayoría mayoria',
  'all every each everyone everybody alle jeder jede jedes tous toutes chaque todos todas cada',
];
const LEVEL = new Map(LEVELS.flatMap((words, level) => words.split(' ').map((word) => [word, level] as const)));
/** Whether a word says how many of them. */
export const isCount = (word: string): boolean => LEVEL.has(word);

const NEARLY =
  /\b(?:not|nearly|almost|virtually|nicht|fast|beinahe|pas|presque|no|casi|at least|more than|over|fewer than|less than) (?:\p{L}{1,6} )?$/iu;
const SMALL = anyOf('of the a an them these those its their de des der die das den du la le les los las el d l nur only and');
/** Words that say how many people there are. */
const PERSONS = anyOf('everyone everybody nobody');
const PEOPLE = plainForm({ text: 'people', kind: 'word' });
/** Words behind one that says how many among which its noun stands. */
const REACH = 4;

interface Counted {
  readonly level: number;
  readonly token: Token;
  /** What is counted; empty for those told of before. */
  readonly noun: string;
  /** The word of meaning behind it. */
  readonly next: string;
}

/** Words that say how many in a text, each with what it counts. `opening`: also one that counts nobody by name. */
function countedIn({ text, tokens, forms }: Worded): Counted[] {
  return tokens.flatMap((token, at): Counted[] => {
    const level = LEVEL.get(token.text);
    if (level === undefined || NEARLY.test(text.slice(0, token.start))) return [];
    const from = tokens.findIndex((other, i) => i > at && i <= at + REACH && !SMALL.test(other.text) && !isStopWord(other.text));
    const them = tokens.slice(at + 1, at + 3).some((other) => /^(?:them|these|those)$/.test(other.text));
    const [noun, next] = them
      ? ['', forms[from] ?? '']
      : PERSONS.test(token.text)
        ? [PEOPLE, forms[from] ?? '']
        : [forms[from] ?? '', forms[from + 1] ?? ''];
    return from < 0 ? [] : [{ level, token, noun, next }];
  });
}

const FAILS =
  /\b(?:fail\w{0,3}|lack\w{0,3}|not|no|never|without|refus\w{1,3}|reject\w{0,3}|miss(?:es|ed)|unable|declin\w{1,3})\b|n['’]t\b/i;
const ALSO = /\b(?:all|every|each|both)\b/i;

/** More of them than the sentence has, or some where it has none. */
export const moreOfThem: Sign = (claim, sentence) => {
  const own = countedIn(claim);
  const there = own.length === 0 ? [] : countedIn(sentence);
  for (const mine of own)
    for (const theirs of there) {
      const same = mine.noun !== '' && mine.noun === theirs.noun;
      // "A few said": told of those whom the claim names.
      const opens = theirs.token.start <= OPENING && mine.token.start <= OPENING;
      const taken =
        (opens && theirs.noun === mine.next) || (theirs.noun === '' && theirs.next === mine.next && (opens || mine.next !== ''));
      if (!(same || taken) || there.filter((one) => one.noun === theirs.noun).length > 1) continue;
      // "Many" and "some" are told for each other, and so is less than there is.
      // "All failed to meet it" beside "none met it".
      if (theirs.level === 0 && FAILS.test(claim.text)) continue;
      if (theirs.level >= mine.level || (theirs.level > 0 && ALSO.test(sentence.text) && theirs.level < 5)) continue;
      const end = sentence.tokens.find(({ start }) => start > theirs.token.end + 1)?.end ?? theirs.token.end;
      return {
        start: mine.token.start,
        end: mine.token.end,
        against: sentence.text.slice(theirs.token.start, end),
        ...(theirs.level === 0 ? { how: 'swapped' as const } : {}),
      };
    }
  return null;
};

/** Letters within which a sentence opens: "A few", "Only a few". */
const OPENING = 8;

const RATE =
  /(\p{Nd}[\p{Nd}.,]{0,10})(?: \p{L}{3,15}){0,3} (?:per|in every|for every|out of every|of every) (\p{Nd}[\p{Nd}.,]{1,12})(?: (\p{L}{3,20}))?/giu;
const OF_RATE = /\b(?:per|every|each|in|of|out of|pro|par|por|rates?|ratio|for)\b/i;

/** A rate without what it is a rate of, or as a share in a hundred. */
export const rateDropped: Sign = (claim, sentence) => {
  for (const found of sentence.text.matchAll(RATE)) {
    const [all, value = '', of = ''] = found;
    const own = claim.tokens.find(({ kind, start }) => kind === 'number' && claim.text.startsWith(value, start));
    if (own === undefined || claim.text.includes(of) || sentence.text.split(value).length !== 2) continue;
    const behind = claim.text.slice(own.start + value.length);
    const percent = /^ ?(?:%|percent|per cent)/i.test(behind) && of.replace(/[.,]$/, '') !== '100';
    if (
      !percent &&
      (OF_RATE.test(behind.split(/\b(?:in|at) the\b/)[0] ?? '') ||
        /\brates?\b/i.test(claim.text.slice(0, own.start)) ||
        /^ ?(?:%|percent|per cent)/i.test(behind))
    )
      continue;
    return { start: own.start, end: own.end, against: all };
  }
  return null;
};

const PER = /(\p{Nd}[\p{Nd}.,]{0,12}) (?:\p{L}{1,10} )?(?:per|a|an|each|every) (\p{L}{3,20})\b/giu;
const OF_EACH = /^[^.;]{0,14}?\b(?:each|apiece|per (\p{L}{3,20})|an? (\p{L}{3,20}))\b/iu;

/** "210 euros per ward" for "210 euros each". */
export const perAnother: Sign = (claim, sentence) => {
  for (const found of claim.text.matchAll(PER)) {
    const [all, value = '', of = ''] = found;
    const at = sentence.text.indexOf(value);
    const there = at < 0 || !/ (?:per|each|every) /.test(all) ? null : OF_EACH.exec(sentence.text.slice(at + value.length));
    if (there === null || sentence.tokens.some(({ text }) => text.startsWith(of.toLowerCase().slice(0, 4)))) continue;
    return { start: found.index, end: found.index + all.length, against: `${value}${there[0]}` };
  }
  return null;
};

const EXACTLY = /\b(?:exactly|precisely|genau|exactement|exactamente) (\p{Nd}[\p{Nd}.,]{0,12}|\p{L}{3,10})/giu;
const ABOUT =
  /\b(?:about|around|roughly|approximately|some|nearly|almost|estimated|over|under|more than|less than|fewer than|up to|at least|at most|circa|ca\.|etwa|rund|ungefähr|fast|environ|près de|presque|unos|unas|casi|alrededor de) (?:\p{L}{1,3} )?$/iu;

const ALWAYS = /\b(?:all|always|every|each|entirely|exclusively|only|completely)\b/i;
const MOSTLY = /\b(?:mostly|mainly|largely|chiefly|partly|predominantly|primarily|in part|for the most part)\b/i;

/** "All exports go by rail" for "exports go mostly by rail". */
export const mostlySo: Sign = (claim, sentence) => {
  const own = ALWAYS.exec(claim.text);
  const there = own === null || MOSTLY.test(claim.text) || ALWAYS.test(sentence.text) ? null : MOSTLY.exec(sentence.text);
  return own === null || there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
};

const UP_TO = /\b(?:up to|at most) (?:[$€£])?(\p{Nd}[\p{Nd}.,]{0,12})/giu;
const AT_MOST =
  /\b(?:up to|as \p{L}{3,5} as|at most|most|maximum|max|or (?:less|fewer)|to|less|fewer|below|under|until|limit\p{L}{0,3}|within|highest|reach\p{L}{0,3}|exceed\p{L}{0,3}|between|can|could|may|might)\b/iu;

/** The most there is, told as what there is: "8 micrograms" for "up to 8 micrograms". */
export const upToDropped: Sign = (claim, sentence) => {
  if (AT_MOST.test(claim.text)) return null;
  for (const [all, figure = ''] of sentence.text.matchAll(UP_TO)) {
    const value = figure.replace(/[.,]$/, '');
    const own = claim.tokens.find(({ kind, start, end }) => kind === 'number' && claim.text.slice(start, end) === value);
    if (own !== undefined && sentence.text.split(value).length === 2) return { start: own.start, end: own.end, against: all };
  }
  return null;
};

/** Of what a figure is told: "14 grams of mercury per tonne of ore". */
const PER_ONE = /(\p{Nd}[\p{Nd}.,]{0,10})(?: \p{L}{1,15}){1,4} (?:per|for every|for each) (\p{L}{3,20})\b/giu;
const PER_TIME = /^(?:cent|second|minute|hour|se|capita)$/i;

/** The figure without what it is told per. */
export const perDropped: Sign = (claim, sentence) => {
  if (/\b(?:per|each|every|a|an|pro|rate|by the|\p{L}+ly)\b/iu.test(claim.text)) return null;
  for (const [all, value = '', of = ''] of sentence.text.matchAll(PER_ONE)) {
    const own = claim.tokens.find(({ kind, start }) => kind === 'number' && claim.text.startsWith(value, start));
    if (own === undefined || PER_TIME.test(of) || claim.text.toLowerCase().includes(of.toLowerCase())) continue;
    return { start: own.start, end: own.end, against: all };
  }
  return null;
};

/** "Exactly 200" for "roughly 200". */
export const exactlySo: Sign = (claim, sentence) => {
  for (const found of claim.text.matchAll(EXACTLY)) {
    const at = sentence.text.indexOf(found[1] ?? '');
    const about = at < 0 ? null : ABOUT.exec(sentence.text.slice(0, at));
    if (about !== null)
      return {
        start: found.index,
        end: found.index + found[0].length,
        against: sentence.text.slice(about.index, at + (found[1] ?? '').length),
      };
  }
  return null;
};

const PART =
  /[,;(] (?:and )?(\p{Nd}[\p{Nd},]{0,8}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|some|half) (?:of (?:them|whom|which|these|those))\b/giu;

/** The whole number of what only a part of them is: "seven left because of side effects" for "seven left, five of them because of side effects". */
export function partDropped(claim: Worded, sentence: Worded): Stronger | null {
  for (const found of sentence.text.matchAll(PART)) {
    const part = (found[1] ?? '').toLowerCase();
    const from = found.index + found[0].length;
    const stop = /[,;)]/.exec(sentence.text.slice(from));
    const inside = meantIn(sentence, from, stop === null ? sentence.text.length : from + stop.index);
    const before = sentence.tokens.filter(({ end }) => end <= found.index);
    const all = before.find(({ kind, text }) => kind === 'number' || COUNT.test(text));
    const own = all === undefined ? undefined : claim.tokens.find(({ text }) => text === all.text);
    if (all === undefined || own === undefined || inside.length === 0 || claim.tokens.some(({ text }) => text === part)) continue;
    if (shareIn(inside, claim) < 1 || /\bof (?:them|whom|which|the)\b/i.test(claim.text)) continue;
    return { start: own.start, end: own.end, against: sentence.text.slice(all.start, from) };
  }
  return null;
}

const COUNT = anyOf('one two three four five six seven eight nine ten eleven twelve');
