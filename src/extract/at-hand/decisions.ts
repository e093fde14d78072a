/**
 * Which decision is which text at hand: by its number, which stands in the name of its file or at its head, and by its parties where no number of
 * its own speaks against it. Two decisions of one court and year, or between the same parties, are as often at hand together as not, so that a
 * court, a year or a name tells none of them.
 */
import type { Reference } from '../../model/cited.ts';
import { words } from '../../text/fold.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { docketsIn } from '../running/dockets.ts';
import { placesOf } from '../running/printed-at.ts';

/** A text as far as it tells which decision it is. */
interface Held {
  /** Its file's name without folder and ending, as it is. */
  readonly file: string;
  /** Its first words. */
  readonly head: string;
}

/** How much of a text is its caption. */
const CAPTION = 500;
/** How much of a text is looked at for the day of its decision, which syllabi and lists of counsel push down. */
const DATED = 1500;

/** A notice above a caption, which is in every opinion of a court: "NOTE: Where it is feasible, …", "NOTICE: This opinion is subject to …". */
const NOTICE = /^[^\S\n]{0,40}(?:NOTE|NOTICE|Note|Notice):[^\n]{0,400}(?:\n(?![^\S\n]*\n)[^\n]{0,400}){0,12}/gm;
/** What a sentence of a caption sends to: "See Roe v. Poe, 12 U.S. 345". */
const SENT = /(?<![\p{L}])(?:[Ss]ee|[Cc]f\.|[Vv]gl\.|[Ss]iehe|[Vv]oir)\s(?:also\s|auch\s)?[^\n]{0,160}(?:\n(?![^\S\n]*\n)[^\n.;]{0,80})?/gu;

/** The caption of a text: its first words but for notices and what they send to, whose numbers are other decisions'. */
function captionOf(head: string): string {
  const caption = head.replace(NOTICE, '').replace(SENT, '').trimStart().slice(0, CAPTION);
  // What is against somebody else is another decision, which the text speaks of.
  const [, other] = caption.matchAll(/\sv(?:s|ersus)?\.?\s/gu);
  return caption.slice(0, other?.index ?? CAPTION);
}

/** The numbers of a decision, each with its series before a colon; a year book's series are told by their volume. */
const numbersOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...workNumbers(text).map(({ key }) => key),
    ...docketsIn(text).map(({ key }) => `no:${key}`),
    ...placesOf(text).flatMap(({ series, page }) => (page === 0 ? [] : `at:${series}:${page}`)),
  ]);

/** A name of a file, and the same with the strokes that no name of a file can have: "I ZR 121-08", "C-131_12". */
function spelt(file: string): string {
  const stroked = file.replace(/(\d)[-_](\d{2,4})(?![\d.])/g, '$1/$2');
  return `${file} ; ${stroked} ; ${stroked.replace(/_/g, ' ')}`;
}

/** What a number is one of, so that two of one kind are two decisions: `rep:f3d`, `docket`. */
const kindOf = (key: string): string =>
  key.startsWith('rep:')
    ? key
        .split(':')
        .filter((_, i) => i !== 1 && i < 3)
        .join(':')
    : key.startsWith('at:')
      ? `at:${key.replace(/^at:\d+|:\d+$/g, '')}`
      : (key.split(':')[0] ?? key);

const COMMON =
  /^(?:the|and|inc|ltd|llc|corp|company|united|states|people|state|city|county|secretary|commission|council|commissioner|republic|queen|king)$/;
const telling = (side: string): string[] => words(side).filter((word) => word.length > 2 && !COMMON.test(word));

/** The words of a party by which it is known again: those that tell it, or all of those that many bear ("United States"). */
function partyOf(side: string): readonly string[] {
  const [first] = telling(side);
  return first === undefined ? words(side) : [first];
}

/** The words of either party; null where there are no two, or where neither is told from others. */
function sidesOf(raw: string): readonly [readonly string[], readonly string[]] | null {
  const [, first = '', second = ''] = /^(.{2,120}?)\s(?:v|vs|c|gegen)\.?\s(.{2,80}?)(?=,|\s[[(]|\s\d|$)/u.exec(raw) ?? [];
  const sides = [partyOf(first), partyOf(second)] as const;
  return sides.every((side) => side.length > 0) && telling(`${first} ${second}`).length > 0 ? sides : null;
}

/** The numbers that a text itself bears: the first of each kind, for those behind it are of decisions that it speaks of. */
function borne({ file, head }: Held): ReadonlySet<string> {
  const first = (text: string): string[] => {
    const kinds = new Map<string, string>();
    for (const key of numbersOf(text)) if (!kinds.has(kindOf(key))) kinds.set(kindOf(key), key);
    return [...kinds.values()];
  };
  return new Set([...first(spelt(file)), ...first(captionOf(head))]);
}

/** Whether one of the decisions at hand is cited in a text by its own number: "C-131/12", "[2015] UKSC 5". */
export function numberedIn(text: string, held: readonly Held[]): boolean {
  const cited = new Set(docketsIn(text).map(({ key }) => `no:${key}`));
  return cited.size > 0 && held.some((one) => [...borne(one)].some((key) => cited.has(key)));
}

/** Whether a text bears a number of the kind that a decision is cited by, and another one. */
export function isAnother({ raw }: Reference, text: Held): boolean {
  const own = numbersOf(raw);
  const kinds = new Set([...own].map(kindOf));
  const numbers = [...borne(text)];
  return !numbers.some((key) => own.has(key)) && numbers.some((key) => kinds.has(kindOf(key)));
}

/** The texts that may be those of a decision, out of some; several where nothing tells which. */
export function decisionAmong<Text extends Held>(reference: Reference, texts: readonly Text[]): readonly Text[] {
  const { raw } = reference;
  const own = numbersOf(raw);
  const same = texts.filter((text) => [...borne(text)].some((key) => own.has(key)));
  if (same.length > 0) return same;
  const sides = sidesOf(raw);
  if (sides === null) return [];
  return texts.filter((text) => !isNone(reference, text) && isCalled(reference, text));
}

const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/g;
/** A day in print: "May 17, 2010", "12. Mai 2010", "3 mars 2010". */
const DAY = /\p{L}{3,10}\.?\s\d{1,2},\s(\d{4})(?!\d)|(?<!\d)\d{1,2}(?:er|º|\.)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?(\d{4})(?!\d)/gu;

/**
 * Whether the years of a citation speak against a text: none is in the name of its file, or none is that of a day at its head or the year behind it, in
 * which a reporter may print it. Parties meet again, and many are called alike.
 */
function isOfAnotherYear({ raw }: Reference, { file, head }: Held): boolean {
  const stated = (raw.match(YEAR) ?? []).map(Number);
  const years = stated.length > 0 ? stated : yearsOfVolume(raw);
  if (years.length === 0) return false;
  const named = (spelt(file).match(YEAR) ?? []).map(Number);
  const days = [...head.slice(0, DATED).matchAll(DAY)].map(([, one, other]) => Number(one ?? other));
  const speaks = (dated: readonly number[], more: number): boolean =>
    dated.length > 0 && !dated.some((year) => years.some((cited) => cited >= year && cited <= year + more));
  return speaks(named, 0) || speaks(days, 1);
}

/** What stands between the parties of a decision. */
const AGAINST = /(?<!\p{L})(?:v|vs|versus|against|c|contre|gegen)(?!\p{L})/iu;
/** Letters of a party and its titles on either side of it. */
const PARTY = 240;

/** Volumes of the United States Reports and the years of what they begin with. */
const VOLUMES: readonly (readonly [volume: number, year: number])[] = [
  [100, 1879],
  [200, 1906],
  [300, 1936],
  [350, 1955],
  [400, 1970],
  [450, 1981],
  [500, 1991],
  [550, 2007],
  [580, 2016],
  [600, 2024],
];

/** The years that the volume of a citation without one may be of; none where it tells none. */
function yearsOfVolume(raw: string): readonly number[] {
  const [, volume = ''] = /,\s(\d{3})\sU\.\s?S\.\s\d/.exec(raw) ?? [];
  const at = VOLUMES.findLastIndex(([first]) => first <= Number(volume));
  const [, from] = VOLUMES[at] ?? [];
  const [, to] = VOLUMES[at + 1] ?? [];
  return from === undefined || to === undefined ? [] : Array.from({ length: to - from + 2 }, (_, i) => from + i - 1);
}

/** Whether a text names both parties against one another, before any others. */
function names(text: string, [first, second]: readonly [readonly string[], readonly string[]]): boolean {
  const at = AGAINST.exec(text)?.index ?? -1;
  const before = new Set(words(text.slice(Math.max(0, at - PARTY), at)));
  const behind = new Set(words(text.slice(at, at + PARTY)));
  return at >= 0 && first.every((word) => before.has(word)) && second.every((word) => behind.has(word));
}

/** Whether a text can be that of a decision which a reporter of the lower courts prints: none of those has the highest court's caption. */
const isOfHigherCourt = (raw: string, { head }: Held): boolean =>
  /\sF\.\s?(?:2d|3d|4th|Supp|App|R\.\s?D)/u.test(raw) && /SUPREME COURT OF THE UNITED STATES/u.test(head.slice(0, DATED));

/** Whether a text is not the decision that a reference is of, though a title may stand in it: other numbers, other years, another court. */
export const isNone = (reference: Reference, text: Held): boolean =>
  isAnother(reference, text) || isOfHigherCourt(reference.raw, text) || isOfAnotherYear(reference, text);

/** Whether the name of a decision stands in a text's caption or in the name of its file, so that it may be the text's own. */
export function isCalled({ raw }: Reference, { file, head }: Held): boolean {
  const sides = sidesOf(raw);
  return sides === null || [file, captionOf(head)].some((one) => names(one, sides));
}

/** The parties that a text bears in the name of its file and in the line of its caption, each once; none for what is no decision. */
export function namedSides(file: string, head: string): (readonly [readonly string[], readonly string[]])[] {
  const caption = captionOf(head.slice(0, 4 * CAPTION));
  const line = caption.split('\n').find((one) => /\sv(?:s|ersus)?\.?\s/u.test(one)) ?? '';
  const stem = file.replace(/\.[a-z0-9]{1,5}$/i, '');
  const sides = sidesOf(stem) ?? sidesOf(line.replace(/^[#*_\s]+|[*_]+/gu, ''));
  return sides === null ? [] : [sides];
}
