/**
 * What helps the full check to find words beyond comparing them: what setting a text in lines and pages leaves in it and a
 * quoter's hand leaves out (apparatus, spellings of the same words), and an index. See `unsettled.ts` for what the small check
 * does without.
 */
import { thinned } from '../../text/apparatus.ts';
import { GREEK } from '../../text/characters.ts';
import { type Folded, foldText, wordAt } from '../../text/folded.ts';
import { joinedLines } from '../../text/line-ends.ts';
import { occurrences } from '../../text/occurrences.ts';
import { indexed } from '../../text/word-places.ts';
import type { Aids } from './passage.ts';

/** A Greek letter's name within a word. */
const GREEK_NAME = new RegExp(
  `(?<=\\p{L})(?:${GREEK.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('|')})(?=[\\p{Lu}\\d])`,
  'gu',
);

/**
 * Other spellings of the same words. A quoter leaves a hyphen that is all that is left of a dash ("policy-a debate" for "policy—a
 * debate"), or sets blanks round a dash of the source's, or takes them away; groups digits by
 * blanks or by commas; and puts a footnote call of the writer's own within the marks. Setting leaves a first letter set large and apart ("T he"), ligatures set apart ("veri fi cation"), a page that turns
 * within a word ("com *745 mitted"), a Greek letter in a name, as a letter or by its name ("CFTRΔF508", "CFTRDeltaF508"). Old
 * print has u and v, i and j by their place in the word ("vniust", "haue"); typing
 * sets no power high ("10-4").
 */
function* respelt(plain: string, source: string): Generator<string> {
  yield plain.replace(GREEK_NAME, ' $& ');
  yield plain.replace(/(?<=\p{L})[\u0391-\u03c9\u2206µ](?=[\p{L}\d])/gu, (letter) => wordAt(foldText(letter), 0));
  yield plain.replace(/^(\P{L}{0,3}\p{Lu})(?=\p{Ll})/u, '$1 ');
  yield plain.replace(/[`′‵]/g, "'").replace(/(?<=\p{L}{2}[.!?]["”’]?)(?:\d{1,3}|[⁰¹²³⁴-⁹]{1,3})$/u, '');
  yield plain.replace(/(?<!\d)(\d{1,3}(?:\s\d{3})+)(?![\d,])/g, (number) => number.replace(/\s/g, ''));
  yield plain.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ' ');
  yield plain.replace(/(\p{L})-(?=\p{L})/gu, '$1 ');
  yield plain.replace(/(\p{L})–(?=\p{L})/gu, '$1 ');
  yield plain.replace(/(\p{L}) ?[–—] ?(?=\p{L})/gu, '$1-');
  yield plain.replace(/ff[il]?|f[il]/g, ' $& ');
  const printed = plain.replace(/(?<!\p{L})u|(?<=\p{L})v/giu, (letter) => (/u/i.test(letter) ? 'v' : 'u'));
  yield printed;
  yield printed.replace(/j/gi, 'i');
  yield printed.replace(/j/gi, 'i').replace(/w/gi, 'vv');
  yield plain.replace(/v/gi, 'u').replace(/j/gi, 'i');
  yield plain.replace(
    /(?<=10|\p{L})[-−–](\d{1,2})(?!\d)/gu,
    (_, power: string) => `⁻${power.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`,
  );
  yield occurrences(source, '*').reduce((words, at) => {
    const [, before = '', behind = ''] =
      /(\p{L}{1,25})\s?\*\d{1,5}\s?(\p{Ll}{1,25})/u.exec(source.slice(Math.max(0, at - 30), at + 40)) ?? [];
    return before ? words.replaceAll(before + behind, `${before} ${behind}`) : words;
  }, plain);
}

/** A past tense whose e is left out, as old editions print it: "deriv'd". */
const ELIDED = /\p{L}{3}['’]d(?!\p{L})/u;
/** How much of a source tells whether it is printed so. */
const LOOKED_AT = 50_000;

/** A quote whose editor writes out, or leaves out, what the source does not: "derived" for "deriv'd", "a priori" for "à priori". */
function elidedAsThere(plain: string, source: string): string {
  const there = (form: string): boolean => source.includes(`${form}'d`) || source.includes(`${form}’d`);
  const whole = plain
    .replace(/(?<!\p{L})a (?=priori|posteriori)/giu, 'à ')
    .replace(/(\p{L}{3,20})['’]d(?!\p{L})/giu, (word, stem: string) => (!there(stem) && source.includes(`${stem}ed`) ? `${stem}ed` : word));
  if (!ELIDED.test(source.slice(0, LOOKED_AT))) return whole;
  return whole.replace(/(\p{L}{3,20})ed(?!\p{L})/giu, (word, stem: string) => (!source.includes(word) && there(stem) ? `${stem}'d` : word));
}

/** The words printed between a word and the one before it that are not among those searched: its apparatus. */
const gap = ({ text, starts, ends }: Folded, i: number): string => foldText(text.slice(ends[i - 1] ?? 0, starts[i])).key;

/** A quote with what its own lines break whole, and with past tenses as the source prints them. */
const asThere: Aids['joined'] = (quote, source) => elidedAsThere(joinedLines(quote, source), source);

const kept: Aids['kept'] = (source, first, bare) =>
  Array.from({ length: bare.count + 1 }).every((_, i) => gap(source, first + i).includes(gap(bare, i)));

export const AIDS: Aids = { bared: thinned, kept, respelt, indexed, joined: asThere };
