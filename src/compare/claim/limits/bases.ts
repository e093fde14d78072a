/**
 * Of whom a figure is: all 512 for the 192 of them who took part, "of the 400 nurses" for those of them who replied, "of all schools" for the schools of a sample,
 * "of the workers" for the exposed ones, most of them for 60 of 150. Every word of such a claim may stand in its source.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Worded } from '../recall/stronger.ts';
import type { Shown, Sign } from './limit.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = String.raw`\p{Nd}{1,3}(?:,\p{Nd}{3}){1,3}|\p{Nd}{1,7}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
/** The value of a count in digits or in words. */
const countOf = (written: string): number => {
  const word = NUMBERS.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written.replace(/,/g, ''));
};
/** Letters that two forms of one word share. */
const STEM = 5;
const hasWord = ({ tokens }: Worded, word: string): boolean =>
  tokens.some(({ text }) => text.startsWith(word.slice(0, STEM).toLowerCase()));
const hasCount = ({ text }: Worded, written: string): boolean =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${COUNT})(?![\\p{L}\\p{N}]|[.,]\\p{Nd})`, 'giu'))].some(
    ([one]) => countOf(one) === countOf(written),
  );

const shown = (claim: Worded, written: string, against: string): Shown => {
  const start = Math.max(0, claim.text.toLowerCase().indexOf(written.toLowerCase()));
  return { start, end: start + written.length, against };
};

/** "Killed 30,000 of the town's 75,000 inhabitants". */
const PART_OF = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${COUNT}) of (?:the |its |their |all |an? |\\p{L}{2,15}['’]s ){0,2}(${COUNT}) (\\p{L}{3,20})`,
  'giu',
);
/** "Of 512 invited households 192 took part". */
const OF_WHOLE = new RegExp(
  `(?<![\\p{L}])[Oo]f (?:the |all |these |those |its |their )?(${COUNT}) ((?:\\p{L}{3,20} ){1,3}?)(?:[^.;\\p{Nd}]{0,30}?, )?(${COUNT}) (\\p{L}{3,20})`,
  'gu',
);
/** What a claim says of a whole that is none of what its part did. */
const AS_WHOLE = /\b(?:of|out of|among|invited|asked|sent|eligible|approached|had|there (?:are|were)|total|sample)\b/i;

/** The whole told for its part: "512 households took part" for "of 512 households 192 took part". */
export const wholeForPart: Sign = (claim, sentence) => {
  if (AS_WHOLE.test(claim.text)) return null;
  for (const found of sentence.text.matchAll(PART_OF)) {
    const [all, part = '', whole = '', noun = ''] = found;
    if (countOf(part) >= countOf(whole) || !hasCount(claim, whole) || hasCount(claim, part) || !hasWord(claim, noun)) continue;
    const deed = wordBefore(sentence, found.index) ?? wordBehind(sentence, found.index + all.length);
    if (deed !== undefined && hasWord(claim, deed)) return shown(claim, whole, all);
  }
  for (const found of sentence.text.matchAll(OF_WHOLE)) {
    const [all, whole = '', nouns = '', part = '', deed = ''] = found;
    const noun = nouns.trim().split(' ').at(-1) ?? '';
    if (countOf(part) >= countOf(whole) || !hasCount(claim, whole) || hasCount(claim, part)) continue;
    if (hasWord(claim, noun) && hasWord(claim, deed)) return shown(claim, whole, all);
  }
  return null;
};

const wordBefore = ({ tokens }: Worded, at: number): string | undefined => {
  const before = tokens.filter(({ end }) => end <= at).at(-1);
  return before === undefined || isStopWord(before.text) || before.kind !== 'word' ? undefined : before.text;
};
const wordBehind = ({ tokens }: Worded, at: number): string | undefined =>
  tokens.find(({ start, text, kind }) => start >= at && kind === 'word' && !isStopWord(text))?.text;

const OF_COUNT = new RegExp(`\\b[Oo]f (?:the |all |all the |its )?(${COUNT})\\b`, 'iu');
const OF_THESE = new RegExp(`\\b[Oo]f (?:these|those|them|whom|the (${COUNT}))\\b`, 'iu');
const INTEGERS = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:${COUNT})(?![\\p{L}\\p{N}%]|[.,]\\p{Nd}| ?(?:percent|per cent|years?|months?|weeks?|days?|hours?))`,
  'giu',
);

/** Of the larger whole told for "of these", "of those who replied", "of the 80": "of the 400 nurses, 90 …" where 120 of them replied. */
export const otherBase: Sign = (claim, sentence, round) => {
  const own = OF_COUNT.exec(claim.text)?.[1];
  const there = own === undefined ? null : OF_THESE.exec(sentence.text);
  if (own === undefined || there === null || hasCount(sentence, own)) return null;
  const whole = countOf(own);
  const named = there[1];
  const before = round().filter((other) => other.span.end <= sentence.span.start && hasCount(other, own));
  // The last count told before "of these" is what they are.
  const base = named !== undefined ? countOf(named) : lastCount(before.at(-1));
  if (base === undefined || base >= whole || (before.length === 0 && named === undefined)) return null;
  const counts = [...sentence.text.matchAll(INTEGERS)].map(([one]) => countOf(one)).filter((value) => value !== base);
  const [part] = counts;
  if (part === undefined || part > base) return null;
  const end = Math.min(sentence.text.length, there.index + there[0].length + 60);
  return shown(claim, own, sentence.text.slice(there.index, end));
};

const lastCount = (sentence: Worded | undefined): number | undefined => {
  const last = sentence === undefined ? undefined : [...sentence.text.matchAll(INTEGERS)].at(-1)?.[0];
  return last === undefined ? undefined : countOf(last);
};

const OF_ALL =
  /\bof (?:all (?:the )?|every )((?:\p{L}{3,20} )?\p{L}{3,20})|\bof (?:the )?(\p{L}{3,20}) (?:in the country|nationwide|worldwide|globally|in the world)\b/iu;
const SAMPLED =
  /\b(?:sampled?|surveyed|interviewed|polled|respond(?:ents|ing)|participat\w{3,5}|studied|examined|recruited|enrolled|tested|questioned|respondents)\b/i;

/** Of all of them told for those of a sample: "a third of all schools" for "a third of the 240 sampled schools". */
export const ofAllTold: Sign = (claim, sentence) => {
  const own = OF_ALL.exec(claim.text);
  const noun = (own?.[1] ?? own?.[2])?.split(' ').at(-1);
  const there = own === null || noun === undefined || SAMPLED.test(claim.text) ? null : SAMPLED.exec(sentence.text);
  if (own === null || there === null || noun === undefined || !hasWord(sentence, noun)) return null;
  return { start: own.index, end: own.index + own[0].length, against: sentence.text.slice(there.index, there.index + there[0].length) };
};

const FIGURE_OF = /(\p{Nd}[\p{Nd}.,]{0,8})( ?%| per ?cent)? (?:of|in|among) (?:the |those |all )?(\p{L}{4,20})/giu;

/** The figure of one of two groups told of all: "4.5 percent of the workers" for "4.5 percent of the exposed and 1.5 percent of the unexposed". */
export const groupForAll: Sign = (claim, sentence) => {
  const groups = [...sentence.text.matchAll(GROUPS)];
  if (groups.length < 2) return null;
  for (const [all, value = '', , whole = ''] of claim.text.matchAll(FIGURE_OF)) {
    const mine = groups.find(([, figure]) => figure === value);
    const others = groups.filter((one) => one !== mine);
    if (mine === undefined || groups.filter(([, figure]) => figure === value).length > 1) continue;
    const named = groups.some(([, , , group = '']) => hasWord(claim, group));
    if (
      named ||
      others.some(([, figure = '']) => claim.text.includes(figure)) ||
      groups.some(([, , , group = '']) => sameStart(group, whole))
    )
      continue;
    return shown(claim, all, mine[0]);
  }
  return null;
};

const GROUPS = /(\p{Nd}[\p{Nd}.]{0,8})( ?%| per ?cent) (?:of|in|among) (?:the |those |all )?(?!the |those )(\p{L}{4,20})/giu;
const sameStart = (a: string, b: string): boolean => a.toLowerCase().slice(0, STEM) === b.toLowerCase().slice(0, STEM);

const MOST_OF = /(?<!\p{L})(most|all|nobody|none|the majority|a majority)(?: of)?(?: the| these| those)? (?:\p{Nd}{1,6} )?(\p{L}{3,20})/iu;
const THEM = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${COUNT}) (\\p{L}{3,20})[^.;\\p{Nd}]{0,30}?, (${COUNT}) of (?:them|whom|which) (?:were |are )?(\\p{L}{3,20})`,
  'giu',
);

/** "38 per cent of firms", "of the firms, 38 per cent". */
const PERCENT_OF =
  /(\p{Nd}[\p{Nd}.]{0,5}) ?(?:%|per ?cent) of (?:the |all |its |those )?(\p{L}{3,20})|^of (?:the |all )?(\p{L}{3,20}), (\p{Nd}[\p{Nd}.]{0,5}) ?(?:%|per ?cent)/giu;
/** From this share on nearly all of them are meant. */
const NEARLY_ALL = 0.8;

/** "Almost all firms" beside the one share of firms that a sentence has, which is no such share. */
function shareOf(own: RegExpExecArray, { text }: Worded): Shown | null {
  const found = [...text.matchAll(PERCENT_OF)];
  const [only] = found;
  if (only === undefined || found.length > 1 || (text.match(/%|per ?cent/gi) ?? []).length > 1) return null;
  const share = Number(only[1] ?? only[4]) / 100;
  const word = (own[1] ?? '').toLowerCase();
  if (!sameStart(only[2] ?? only[3] ?? '', own[2] ?? '') || !(share > 0 && share < 1)) return null;
  const off = word === 'all' ? share < NEARLY_ALL : /^(?:nobody|none)$/.test(word) || share <= HALF;
  return off ? { start: own.index, end: own.index + own[0].length, against: only[0] } : null;
}
const HALF = 0.5;

/** Most, all or none of them, where a count tells that it was fewer, not all, or some: "most of the students were men" for "150 students, 60 of them men". */
export const countsOtherwise: Sign = (claim, sentence) => {
  const own = MOST_OF.exec(claim.text);
  if (own === null || /\b(?:not|but)\b/i.test(claim.text)) return null;
  const share = shareOf(own, sentence);
  if (share !== null) return share;
  if (/\b(?:nearly|almost|virtually)\b/i.test(claim.text)) return null;
  const counts = [
    ...[...sentence.text.matchAll(PART_OF)].map(([all, part = '', whole = '', noun = '']) => ({ all, part, whole, noun, deed: noun })),
    ...[...sentence.text.matchAll(THEM)].map(([all, whole = '', noun = '', part = '', deed = '']) => ({ all, part, whole, noun, deed })),
  ];
  for (const { all, part, whole, noun, deed } of counts) {
    const share = countOf(part) / countOf(whole);
    if (!sameStart(noun, own[2] ?? '') || !hasWord(claim, deed) || !(share > 0 && share < 1)) continue;
    const word = (own[1] ?? '').toLowerCase();
    const off = /^(?:nobody|none)$/.test(word) || (word === 'all' ? true : share <= 0.5);
    if (off) return { start: own.index, end: own.index + own[0].length, against: all };
  }
  return null;
};
