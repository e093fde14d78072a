/**
 * Decisions that a text names by their parties alone ("Roe v. Poe", then "In Roe,", "the Roe Court"), as essays, casebooks and shortened opinions do,
 * which cite no reporter. Decides which of the texts at hand such a name means: the one whose caption or file bears both parties. A name without
 * a place is no citation of a passage, so that words that its text does not hold are told of nobody, unless its court is said to speak.
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { apartFrom } from '../citations/apart.ts';
import type { KnownMark } from '../quotes/blocks.ts';
import { isShortened, partyBefore } from '../running/case-names.ts';
import { namedSides } from './decisions.ts';

/** A source as far as its name goes. */
interface Named {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

const AGAINST = /\sv(?:s|ersus)?\.?\s(?=\p{Lu}|\d)/gu;
/** A party behind "v."; the court in "Roe v. Poe, the Court held" is none. */
const PARTY =
  /^(?:\p{Lu}[\p{L}.’'&-]*|\d{1,3}[\p{L}]*)(?:,?\s(?:(?:of|the|for|&|de|ex|rel\.)\s){0,2}(?<!,\sthe\s)\p{Lu}[\p{L}.’'&-]*){0,6}/u;
/** A word that ends in a point. */
const POINTED = /(?<=^|\s)[^\s.]\S*\.(?=\s)/gu;
/** A party up to the end of its sentence: no name goes on behind a point that shortens nothing. */
function withinSentence(party: string): string {
  const last = [...party.matchAll(POINTED)].find(([word]) => !isShortened(word));
  return last === undefined ? party : party.slice(0, last.index + last[0].length);
}
/** Letters in front that a party may have. */
const REACH = 160;
/** Who writes an opinion is named as a party may be: "(Roe, J., dissenting)". */
const JUDGE = /^,?\s(?:C\.\s?)?J{1,2}\.|^,\sdissenting/u;

/** What stands round a name whose court speaks: "In Roe v. Poe, the Court held". */
const LED = /(?<!\p{L})[Ii]n\s$/u;
const SPEAKS = /^,?\s(?:(?:the|this|our)\s(?:\p{Lu}\p{L}{1,20}\s){0,2}[Cc]ourt|we)(?!\p{L})/u;
const isSaidBy = (text: string, { start, end }: Span): boolean =>
  LED.test(text.slice(Math.max(0, start - 4), start)) && SPEAKS.test(text.slice(end, end + 60));

/** Where names of parties against one another stand. */
function namesIn(text: string): (Span & { readonly words: string })[] {
  return [...text.matchAll(AGAINST)].flatMap(({ index, 0: sign }) => {
    const length = partyBefore(text.slice(Math.max(0, index - REACH), index));
    const behind = index + sign.length;
    const party = withinSentence(PARTY.exec(text.slice(behind, behind + REACH))?.[0] ?? '');
    if (length <= 0 || party === '') return [];
    const span = { start: index - length, end: behind + party.replace(/[.,]$/, '').length };
    return [{ ...span, words: text.slice(span.start, span.end).replace(/\s+/g, ' ') }];
  });
}

/**
 * The marks of decisions that are named alone, in reading order, with those of decisions that are not at hand, which have no source; none where no text
 * at hand is one of them. `taken` is what is read already.
 */
export function namedAtHand(text: string, sources: readonly Named[], taken: readonly Span[]): KnownMark[] {
  const captions = sources.flatMap(({ id, name = id, text: whole }) => namedSides(name, whole).map((sides) => ({ id, sides })));
  if (captions.length === 0) return [];
  const own = (words: string): string | null => {
    const [before = '', behind = ''] = words.split(/\sv(?:s|ersus)?\.?\s/).map((side) => ` ${fold(side)} `);
    const fits = captions.filter(
      ({ sides: [first, second] }) =>
        first.every((word) => before.includes(` ${word} `)) && second.every((word) => behind.includes(` ${word} `)),
    );
    return fits.length === 1 ? (fits[0]?.id ?? null) : null;
  };
  const full = apartFrom(taken, namesIn(text), (span) => span).map(({ words, ...span }): KnownMark & { readonly words: string } => ({
    span,
    label: words,
    words,
    source: own(words),
    ...(isSaidBy(text, span) ? {} : { named: true as const }),
  }));
  const called = new Map(
    full.flatMap(({ source }) => captions.filter(({ id }) => id === source).map(({ id, sides }) => [shortOf(sides), id] as const)),
  );
  if (called.size === 0) return [];
  const marks = full.map(({ words: _, ...mark }): KnownMark => mark);
  const short = apartFrom(
    [...taken, ...marks.map(({ span }) => span)].sort((a, b) => a.start - b.start),
    shortFormsOf(text, called),
    ({ span }) => span,
  );
  return [...marks, ...short].sort((a, b) => a.span.start - b.span.start);
}

/** By which of its parties a decision is called: the first, where it is told from others. */
const shortOf = ([first, second]: readonly [readonly string[], readonly string[]]): string =>
  (first.length === 1 ? first[0] : second[0]) ?? '';

/** How a decision is called by one of its parties where only a court can be meant. */
const CALLED =
  /(?<![\p{L}\d])(?:[Ii]n\s(?<within>\p{Lu}[\p{L}\d]{1,30})(?:\sitself)?(?=,|\sthe\s[Cc]ourt|\swe\s)|[Tt]he\s(?<its>\p{Lu}[\p{L}\d]{1,30})\s(?:[Cc]ourt|decision|opinion|majority|plurality|dissent)|(?<says>\p{Lu}[\p{L}\d]{1,30})\s(?:held|holds|teaches|reaffirmed|stated|said|explained|recognized))(?!\p{L})/gu;

/** Where decisions are called so, in reading order. `called` has them by the party, folded. */
const shortFormsOf = (text: string, called: ReadonlyMap<string, string>): KnownMark[] =>
  [...text.matchAll(CALLED)].flatMap(({ index, 0: words, groups = {} }) => {
    const source = called.get(fold(groups.within ?? groups.its ?? groups.says ?? ''));
    const span = { start: index, end: index + words.length };
    if (source === undefined || JUDGE.test(text.slice(span.end))) return [];
    const speaks = groups.within === undefined || SPEAKS.test(text.slice(span.end, span.end + 60));
    return [{ span, label: words, source, ...(speaks ? {} : { named: true as const }) }];
  });
