/**
 * How many of all, and how many in sum: 12 each for 12 in total, a majority for 38 percent, some for none, the whole for so many percent of it, once a day for twice a
 * day, hundreds for dozens, the end of a range for what each is, what was planned for what came.
 */
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { hasAllBut, isNoun, type Shown, type Sign } from './limit.ts';

const FIGURE = /(?<![\p{L}\p{N}.,])\d(?:[\d.,]*\d)?(?![\p{N}])/gu;
/** The places of a figure in a text, as it is written. */
const placesOf = (text: string, figure: string): number[] =>
  [...text.matchAll(FIGURE)].filter(([one]) => one === figure).map(({ index }) => index);
const shownAt = (found: RegExpExecArray | RegExpMatchArray, against: string, how?: 'swapped'): Shown => {
  const start = found.index ?? 0;
  return { start, end: start + found[0].length, against, ...(how === undefined ? {} : { how }) };
};

const EACH = /\b(?:each|apiece|every one of)\b/i;
const SUM = /\b(?:in total|in all|altogether|a total of|together|combined|between them|all told)\b/i;

const FURTHER = /\b(?:a further|another|an additional) (\d[\d,]*\d|\d)\b/i;

/** 12 in total for 12 each, 24 each for a total of 24, 12 each for 12 and 30. */
export const eachForSum: Sign = (claim, sentence) => {
  const [each, sum] = [EACH.exec(claim.text), SUM.exec(claim.text)];
  if ((each === null) === (sum === null)) return null;
  const [figure] = [...claim.text.matchAll(FIGURE)];
  if (figure === undefined || placesOf(sentence.text, figure[0]).length !== 1) return null;
  const [eachThere, sumThere] = [EACH.exec(sentence.text), SUM.exec(sentence.text)];
  const more = FURTHER.exec(sentence.text);
  if (sum !== null) {
    const part = eachThere ?? (more !== null && more[1] !== figure[0] ? more : null);
    return part !== null && sumThere === null ? shownAt(sum, part[0], 'swapped') : null;
  }
  if (each === null || eachThere !== null || /\b(?:both|per|every|equal\w*|same|respectively)\b/i.test(sentence.text)) return null;
  if (sumThere !== null) return shownAt(each, sumThere[0], 'swapped');
  const counts = sentence.kept(quantitiesIn).filter(({ kind }) => kind === 'number');
  const other = counts.find(({ raw }) => raw !== figure[0]);
  return counts.length === 2 && other !== undefined && / and /.test(sentence.text) && bothNamed(claim, sentence, counts)
    ? shownAt(each, other.raw, 'swapped')
    : null;
};

const quantitiesIn = ({ text }: SentenceRead): readonly Quantity[] =>
  readNumbers(text).filter(({ weak, kind }) => !weak && kind !== 'date');

/** Whether a claim names what stands before either of two figures. */
const bothNamed = (claim: SentenceRead, { tokens, forms }: SentenceRead, [one, other]: readonly Quantity[]): boolean => {
  const named = (from: number, to: number): boolean =>
    tokens.some((token, at) => isNoun(token) && token.start >= from && token.end <= to && claim.set.has(forms[at] ?? ''));
  return one !== undefined && other !== undefined && named(0, one.span.start) && named(one.span.end, other.span.start);
};

const MANY = /\b(?:(?:a|the) (majority|minority) of|(most)(?= of| \p{L}{3,})|(?:is|are|was|were) in (?:a|the) (majority|minority))/iu;
const HALF = 0.5;

/** A majority of those of whom 38 percent are told. */
export const majorityOtherwise: Sign = (claim, sentence) => {
  const own = MANY.exec(claim.text);
  if (own === null || /\b(?:not|no|never|nearly|almost|at most)\b|n['’]t\b/i.test(claim.text)) return null;
  const shares = sentence.kept(quantitiesIn).filter(({ kind }) => kind === 'ratio');
  const [share] = shares;
  if (share === undefined || shares.length > 1 || share.value !== share.high || share.value >= 1 || share.role === 'by') return null;
  if (!hasAllBut(claim, sentence, own.index, own.index + own[0].length)) return null;
  const few = /minority/i.test(own[0]);
  return share.value < HALF === few || (share.value === HALF && !few && share.bound !== 'none') ? null : shownAt(own, share.raw, 'swapped');
};

const EVERY_ONE = /^(?:All|Every one of) (?:of )?(?:the |its |their |these )?(?:\d{1,6}|\p{L}{3,9})\b/u;
const NOT_ALL = /^(?:None|Only some|Few|Half|Some|Only (?:a )?few)\b/;
const NONE_OF = /\bnone of (?:the |its |their |these |those )?(?:\p{L}{2,10} |\d{1,6} ){0,2}/iu;
const ALL_BUT = /\b[Aa]ll but (\p{L}{3,9}|\d{1,6}) of\b/u;
const DENIES = /\b(?:no|none|not|never|nobody|neither|without|un\p{L}{4,})\b|n['’]t\b/iu;
const COUNT = /\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|some|most|half|several|many|both)\b/i;

/** So many for none of them, none for all but two. */
export const someForNone: Sign = (claim, sentence) => {
  const none = NONE_OF.exec(sentence.text);
  const count = COUNT.exec(claim.text);
  const same = claim.tokens.every(
    (token, at) => !isNoun(token) || COUNT.test(token.text) || DENIES.test(token.text) || sentence.set.has(claim.forms[at] ?? ''),
  );
  if (none !== null && count !== null && same && !DENIES.test(claim.text)) return shownAt(count, none[0].trim(), 'swapped');
  const every = EVERY_ONE.exec(sentence.text);
  const notAll = NOT_ALL.exec(claim.text);
  if (
    every !== null &&
    notAll !== null &&
    same &&
    !/\bbut\b/.test(every[0]) &&
    !DENIES.test(sentence.text) &&
    !DENIES.test(claim.text.slice(notAll[0].length))
  )
    return shownAt(notAll, every[0], 'swapped');
  const but = ALL_BUT.exec(sentence.text);
  const denied = DENIES.exec(claim.text);
  if (but?.[1] === undefined || denied === null || DENIES.test(sentence.text) || !same) return null;
  const excepted = but[1].toLowerCase();
  return claim.tokens.some(({ text }) => text === excepted) && !/^(?:none|nobody)$/i.test(denied[0])
    ? null
    : shownAt(denied, but[0], 'swapped');
};

const PERCENT_OF =
  /(?<![\d.,])(\d[\d.,]{0,15}) ?(?:%|per ?cent) of (?:the |its |their |all |a total of )?(?:[$€£] ?)?(\d[\d.,]{0,15}\d|\d)/giu;
const PART_TOLD = /\b(?:of|total|whole|budget|costs?|worth)(?: (?:the|its|their|all|is|was|of|some|about|[$€£])){0,3} ?$/i;

/** The whole for so many percent of it: "paid 240 million" for "paid 60 percent of the 240 million". */
export const wholeForPercent: Sign = (claim, sentence) => {
  for (const [all, share = '', whole = ''] of sentence.text.matchAll(PERCENT_OF)) {
    const [at] = placesOf(claim.text, whole);
    if (at === undefined || placesOf(claim.text, share).length > 0 || PART_TOLD.test(claim.text.slice(0, at))) continue;
    return { start: at, end: at + whole.length, against: all };
  }
  return null;
};

const TIMES_PER =
  /(?<![\d.,])(\d[\d.,]{0,15} ?\p{L}{1,12}) ((?:once|twice|thrice|(?:two|three|four|five|six|\d) times) (?:(?:an?|per|each|every) (?:day|week|month|hour|year)|daily|weekly|monthly))\b/giu;
const PER_WHOM =
  /(?<![\d.,])(\d[\d.,]{0,15}\d|\d)[^.;,\d]{1,30} per (?:person|head|capita|inhabitant|household|family|pupil|student|patient|worker|employee|resident)\b/giu;
const OF_ONE = /\b(?:per|each|every|apiece|an? (?:person|household|head)|average|person|people|inhabitants?|residents?|individual)\b/i;

/** "Uses 90 litres a day" for "90 litres per person a day". */
export const perPersonDropped: Sign = (claim, sentence) => {
  if (OF_ONE.test(claim.text)) return null;
  for (const [all, figure = ''] of sentence.text.matchAll(PER_WHOM)) {
    const [at] = placesOf(claim.text, figure);
    if (at !== undefined && placesOf(sentence.text, figure).length === 1) return { start: at, end: at + figure.length, against: all };
  }
  return null;
};

const PER_DAY = /^,? (?:(?:an?|per|each|every) (?:day|week|month|hour|year)|daily|weekly|monthly)\b/i;

/** "20 mg a day" for "20 mg twice a day". */
export const onceForTwice: Sign = (claim, sentence) => {
  for (const [all, amount = '', often = ''] of sentence.text.matchAll(TIMES_PER)) {
    if (/^once/i.test(often)) continue;
    const at = claim.text.indexOf(amount);
    const found = at < 0 ? null : PER_DAY.exec(claim.text.slice(at + amount.length));
    if (found !== null && !/\btimes|twice\b/i.test(claim.text))
      return { start: at, end: at + amount.length + found[0].length, against: all };
  }
  return null;
};

const SCALES = ['dozens', 'scores', 'hundreds', 'thousands', 'tens of thousands', 'hundreds of thousands', 'millions', 'billions'];
const VAGUE =
  /\b(tens of thousands|hundreds of thousands|dozens|scores|hundreds|thousands|millions|billions) of (?:the |its |their )?(\p{L}{3,20})/giu;

/** Hundreds for dozens. */
export const otherScale: Sign = (claim, sentence) => {
  const there = [...sentence.text.matchAll(VAGUE)];
  for (const found of claim.text.matchAll(VAGUE)) {
    const [, own = '', noun = ''] = found;
    const same = there.filter(([, , other = '']) => other.toLowerCase() === noun.toLowerCase());
    const [one] = same;
    if (one === undefined || same.length > 1) continue;
    const [mine, theirs] = [own, one[1] ?? ''].map((word) => SCALES.indexOf(word.toLowerCase()));
    if (mine !== undefined && theirs !== undefined && mine !== theirs && Math.max(mine, theirs) > 1) return shownAt(found, one[0]);
  }
  return null;
};

const BETWEEN =
  /\b(?:between|rang\w{1,3} (?:\p{L}{2,10} ){0,2}from|var\w{1,4} from) (\d[\d.,]*\d|\d)(?: \p{L}{1,6})? (?:and|to) (\d[\d.,]*\d|\d)(?! ?(?:%|per ?cent) of)\b/giu;
const END =
  /\b(?:between|from|to|up|range\w*|ranging|least|most|than|over|under|above|below|as (?:much|many|high|low)|about|nearly|almost|limit|minimum|exceed\w*|maximum|can|may|could|sometimes|\p{L}{2,9}est)\b/iu;

/** What each is, for an end of the range in which all are: "weighed 50 kg" for "between 30 and 50 kg". */
export const endOfRange: Sign = (claim, sentence) => {
  if (END.test(claim.text)) return null;
  for (const [all, low = '', high = ''] of sentence.text.matchAll(BETWEEN)) {
    if (/^(?:1[0-9]|20)\d\d$/.test(low) || /\bdifference|\bgap\b/i.test(sentence.text)) continue;
    for (const end of [low, high]) {
      const [at] = placesOf(claim.text, end);
      if (at !== undefined && placesOf(sentence.text, end).length === 1) return { start: at, end: at + end.length, against: all };
    }
  }
  return null;
};

const SET_AGAINST =
  /\b(?:instead of|rather than|and not|as opposed to) (?:the |its |their |an? )?(?:(?:planned|expected|usual|original|previous|promised|intended|budgeted|scheduled|only) ){0,2}(\d[\d.,]*\d|\d)/giu;
const ASKS =
  /\b(?:instead|rather|not|planned|expected|usual\w*|original\w*|previous\w*|promised|intended|budget\w*|scheduled|should|would|supposed|than|before|had been|from|estimat\w*)\b/i;

const LACKS = /\b(?:without|lack\w{0,3}|missing|deprived|deficient|un\p{L}{3,}ed)\b/u;
/** What a figure is set against, told for it: "took 21 days" for "took 34 days instead of 21". */
export const setAgainstTold: Sign = (claim, sentence) => {
  // "With the gene" for "without the gene" is the other of the two.
  if (ASKS.test(claim.text) || LACKS.test(claim.text) !== LACKS.test(sentence.text)) return null;
  for (const [all, figure = ''] of sentence.text.matchAll(SET_AGAINST)) {
    const [at] = placesOf(claim.text, figure);
    if (at !== undefined && placesOf(sentence.text, figure).length === 1)
      return { how: 'swapped', start: at, end: at + figure.length, against: all };
  }
  return null;
};

const SPREAD = /(?<![\d.,])(\d[\d.,]{0,15}) ?(?:±|\+\/[-−]|plus or minus) ?(\d[\d.,]{0,15}\d|\d)/giu;
const OF_SPREAD = /±|\+\/|plus or minus|\b(?:SD|SE|SEM|deviation|error|margin|spread|give or take|varied|varies|uncertain\w*)\b/i;

/** The spread of a mean for the mean: "weighed 1.3 kg" for "12.4 ± 1.3 kg". */
export const spreadAsMean: Sign = (claim, sentence) => {
  if (OF_SPREAD.test(claim.text)) return null;
  for (const [all, , spread = ''] of sentence.text.matchAll(SPREAD)) {
    const [at] = placesOf(claim.text, spread);
    if (at !== undefined && placesOf(sentence.text, spread).length === 1) return { start: at, end: at + spread.length, against: all };
  }
  return null;
};

const INCLUDING =
  /(?<![\d,])(\d[\d,]{0,15}) ((?:\p{L}{2,14} ){0,2}\p{L}{3,14}),? (?:including|among them|of whom|of them) (\d[\d,]{0,15}) (?:were )?(?!(?:hundred|thousand|million|billion|percent|per)\b)(\p{L}{3,14})/giu;

/** "34 women" and "all of them women" for "34 visitors, including 21 women". */
export const allForIncluded: Sign = (claim, sentence) => {
  for (const [all, whole = '', , part = '', sort = ''] of sentence.text.matchAll(INCLUDING)) {
    const [at] = placesOf(claim.text, whole);
    if (at === undefined) continue;
    const behind = claim.text.slice(at + whole.length);
    const sorts = behind.match(/^ (\p{L}{3,14})/u)?.[1]?.toLowerCase() === sort.toLowerCase();
    const every = /\bAll\b|\ball (?:of )?(?:the |them)/.test(claim.text) && behind.toLowerCase().includes(sort.toLowerCase());
    if ((sorts || every) && (every ? placesOf(claim.text, part).length === 0 : true))
      return { how: 'swapped', start: at, end: at + whole.length, against: all };
  }
  return null;
};
