/**
 * Citation marks in shapes that answers are read for, and quotes alone are not: raised by mark-up, \cite{key}, [Sources 1, 2], [a], words that a number
 * behind them links ([Ng][2]), ¹² of few sources, "source 2 says". All but keys count only where they lead to a source at hand. Kept apart
 * from `pair/marks.ts`, since pages that check quotes must load little. Numbers in round brackets: `pair/round.ts`.
 */
import { indexFrom } from '../../text/lowest.ts';
import type { Parts } from '../quotes/text.ts';
import { JOINED, NUMBERED_SOURCES, SPOKEN_SOURCE } from '../source-words.ts';
import type { Mark } from './marks.ts';
import { numbersOf, raisedIn } from './raised.ts';
import type { Cited, SourceNames } from './sources.ts';

const NOWHERE: Cited = { source: -1 };
/** One square bracket that holds no other, and the number in a second one right behind. */
const BRACKET = /\[([^[\]\n]{1,100})\](?:\[(\d{1,3})\](?!\())?/g;
/** The same in round brackets, where nothing but numbered sources stands. */
const ROUND = /[(（]([^()（）\n]{2,60}\d)[)）]/g;
/** A number in brackets whose signs were kept from meaning anything: "\\[1\\]". What else stands so is a formula. */
const ESCAPED = /\\\[\^?(\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,9})\\\]/g;
/** A source by the letter of its place, where nothing of the sentence stands behind: "[a] house" is an editor's. */
const LETTER = /^[a-z]$/;
const ENDS = /^[ \t]{0,2}(?:[.,;:[\n]|$)/;
/** Raised numbers side by side or parted by raised signs. */
const RAISED = /(?<=[”"’'»」』。.,;:!?])[⁰¹²³⁴-⁹]{1,3}(?:[,⁻]?[⁰¹²³⁴-⁹]{1,3}){0,5}/g;
/** "In 2019, van der Meer et al. wrote": the year in front of the one who said it. */
const YEAR_FIRST = /(?<!\p{L})[Ii]n ((?:1[5-9]|20)\d\d),? (?:\p{Ll}{2,3} ){0,2}(\p{Lu}[\p{L}’'-]{1,40})/gu;
/** Anything of all these: asked first, since most texts have none. */
const ANY =
  /[⁰¹²³⁴-⁹\\^\ue200]|\bin \d{4},? \p{L}|<(?:sup|cite|source|citation|ref|doc|grok)|\p{L} ?\d{1,3}(?!\p{N})|\[(?:[a-z]\]|[^[\]\n]{1,100}\]\[\d)|[\p{L}°#][:=_ -]{1,3}\d{1,3}[\])\s,;、]/iu;

/**
 * The marks of further shapes, each tied to its source. Takes the text with its paragraphs, and the names of the sources with its own list;
 * `several`: "¹²" may be two numbers, since nothing is known of notes that such numbers call.
 */
export function furtherMarks(text: string, { paragraphs }: Parts, names: SourceNames, several = true): Mark[] {
  if (!ANY.test(text)) return [];
  const marks: Mark[] = [];
  const add = (start: number, end: number, labels: readonly string[], keys = false): void => {
    const cited = labels.map((label) => names.labelled(label) ?? NOWHERE);
    if (cited.length === 0 || (!keys && cited.some(({ source }) => source < 0))) return;
    for (const one of cited) marks.push({ ...one, start, end, label: text.slice(start, end) });
  };
  for (const { start, end, labels, keys } of raisedIn(text)) add(start, end, labels, keys);
  /** [Passage 2]: where one leads to a source, such words cite, and another that leads to none leads nowhere. */
  const numbered: { readonly start: number; readonly end: number; readonly labels: readonly string[] }[] = [];
  const count = (start: number, end: number, words: string): boolean => {
    const list = NUMBERED_SOURCES.exec(words.trim())?.[1];
    if (list !== undefined) numbered.push({ start, end, labels: numbersOf(list.replace(JOINED, ',')) });
    return list !== undefined;
  };
  for (const found of text.matchAll(BRACKET)) {
    const { 0: whole, 1: words = '', 2: linked, index } = found;
    const end = index + whole.length;
    const plain = text.charAt(index - 1) !== '[';
    if (linked !== undefined) {
      if (plain && /\p{L}/u.test(words) && names.read(words).source < 0) add(index, end, [linked]);
    } else if (
      !count(index, end, words) &&
      LETTER.test(words) &&
      names.labelled(words) === undefined &&
      ENDS.test(text.slice(end, end + 3))
    )
      add(index, end, [String(words.charCodeAt(0) - 96)]);
  }
  for (const { 0: whole, 1: words = '', index } of text.matchAll(ROUND)) count(index, index + whole.length, words);
  const leads = numbered.some(({ labels }) => labels.every((label) => (names.labelled(label)?.source ?? -1) >= 0));
  for (const { start, end, labels } of numbered) add(start, end, labels, leads && several);
  for (const { 0: whole, 1: list = '', index } of text.matchAll(ESCAPED)) add(index, index + whole.length, numbersOf(list));
  for (const { 0: whole, index } of text.matchAll(RAISED)) {
    const plain = whole.normalize('NFKC').replaceAll('\u2212', '-');
    const one = names.labelled(plain);
    // "¹²" of few sources are two numbers.
    if (plain.length > 1 && !((one?.source ?? -1) >= 0) && (several || /[,-]/.test(plain)))
      add(index, index + whole.length, /[,-]/.test(plain) ? numbersOf(plain) : [...plain]);
  }
  for (const { 0: whole, 1: year = '', 2: name = '', index } of text.matchAll(YEAR_FIRST)) {
    const end = index + whole.length;
    const { source } = names.read(`${name} ${year}`);
    if (source >= 0) marks.push({ source, start: end - name.length, end, label: `${name} ${year}` });
  }
  for (const { 0: whole, 1: number = '', index } of text.matchAll(SPOKEN_SOURCE)) add(index, index + whole.length, [number]);
  return marks.filter(({ start }) => /^[qt]/.test(paragraphs[indexFrom(paragraphs, start + 1) - 1]?.kind ?? 'text'));
}
