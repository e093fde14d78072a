/** Decisions that a document has cited in full, and how later citations of them are told: the same again, and short forms. */
import type { Reference } from '../../model/cited.ts';
import { fold, words } from '../../text/fold.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { docketsIn } from './dockets.ts';
import { isDataBase, type Printed, pageOf, placesOf } from './printed-at.ts';
import type { ShortForm } from './short-forms.ts';

/** A decision, the words of its parties, and where it is printed. */
interface Held {
  readonly reference: Reference;
  readonly parties: ReadonlySet<string>;
  /** The same with its court, and what the text calls it. */
  readonly called: Set<string>;
  readonly printed: readonly Printed[];
}

/** The decisions known so far, each once, and how later citations find them. */
export class Decisions {
  readonly #byNumber = new Map<string, Held[]>();
  readonly #bySeries = new Map<string, Held[]>();
  readonly #byWord = new Map<string, Held[]>();
  readonly #byCall = new Map<string, Held[]>();
  readonly #byPrint = new Map<string, Held>();
  readonly #byDocket = new Map<string, Held[]>();
  readonly #byDay = new Map<string, Held[]>();

  /** Takes references, of which those of decisions are kept. */
  constructor(references: readonly Reference[] = []) {
    for (const reference of references) this.add(reference);
  }

  /** Adds a reference, with the words behind it that may name it; one of another kind changes nothing, and one that is held only its names. */
  add(reference: Reference, behind = ''): void {
    if (reference.canonical !== 'court-decision') return;
    const print = fold(reference.raw);
    const known = this.#byPrint.get(print);
    const held = known ?? {
      reference,
      parties: partiesOf(reference.raw),
      called: new Set<string>(),
      printed: placesOf(reference.raw),
    };
    for (const word of [...(known === undefined ? [...held.parties, ...courtOf(reference.raw)] : []), ...words(nameBehind(behind))]) {
      if (!held.called.has(word)) push(this.#byCall, word, held);
      held.called.add(word);
    }
    if (known !== undefined) return;
    const day = dayOf(reference.raw);
    if (day !== null) push(this.#byDay, day, held);
    this.#byPrint.set(print, held);
    for (const key of numbersOf(reference.raw)) push(this.#byNumber, key, held);
    for (const word of held.parties) push(this.#byWord, word, held);
    for (const { key } of docketsIn(reference.raw, true)) push(this.#byDocket, key, held);
    for (const series of new Set(held.printed.map((one) => one.series))) push(this.#bySeries, series, held);
  }

  /**
   * The decision that a full citation repeats: the same number and no other parties or year, the same words, or, where it states no number, the court
   * and day with which one alone begins.
   */
  same(raw: string): Reference | undefined {
    const parties = partiesOf(raw);
    const numbers = numbersOf(raw);
    const dockets = docketsIn(raw, true);
    const numbered = [
      ...numbers.flatMap((key) => this.#byNumber.get(key) ?? []),
      ...(numbers.length > 0 ? [] : dockets.flatMap(({ key }) => this.#byDocket.get(key) ?? [])),
    ];
    const print = fold(raw);
    const own = numbered.find((one) => alike(parties, one.parties) && !otherwise(raw, one.reference.raw)) ?? this.#byPrint.get(print);
    if (own !== undefined || numbers.length > 0 || dockets.length > 0 || dayOf(raw) !== print) return own?.reference;
    return only(this.#byDay.get(print) ?? []);
  }

  /** The decision whose number stands in a text, as it is compared; undefined for none or several. */
  numbered(key: string): Reference | undefined {
    const there = this.#byDocket.get(key) ?? [];
    return there.length === 1 ? there[0]?.reference : undefined;
  }

  /** The decision that a short form means; undefined where none or several fit. */
  meant({ name, series, first, locator }: ShortForm): Reference | undefined {
    if (series === undefined) return this.named(name);
    const asked = words(name).filter((word) => word.length > 1 && word !== 'vs');
    const there = (this.#bySeries.get(series) ?? []).filter(({ called }) => asked.every((word) => called.has(word)));
    const at = (held: Held): readonly number[] => held.printed.flatMap((one) => (one.series === series ? [one.page] : []));
    const page = pageOf(locator);
    if (first !== undefined && isDataBase(series)) return only(there.filter((held) => at(held).includes(first)));
    if (page === null || isDataBase(series)) return only(there);
    // No decision has a page before its first one; of several in one volume it stands in the last that begins before it.
    const begun = there.filter((held) => at(held).some((from) => from <= page));
    const latest = Math.max(...begun.flatMap((held) => at(held).filter((from) => from <= page)));
    return only(begun.filter((held) => at(held).includes(latest)));
  }

  /** Whether a name is that of several decisions, so that it means one of them and nobody can say which. */
  mayMean(name: string): boolean {
    return words(name).some((word) => word.length > 2 && (this.#byCall.get(word) ?? []).length > 1);
  }

  /**
   * The decision that a name alone means, "Roe" of "Roe, supra", with or without words in front that are none of it; undefined where none or
   * several are called so.
   */
  named(name: string): Reference | undefined {
    const asked = words(name).filter((word) => !/^(?:v|vs|c|gegen)$/.test(word));
    for (let from = 0; from < asked.length; from += 1) {
      const own = asked.slice(from);
      const there = (this.#byCall.get(own[0] ?? '') ?? []).filter(({ called }) => own.every((word) => called.has(word)));
      if (there.length > 0) return own.every((word) => ANYBODY.test(word)) && own.length < 2 && there.length > 1 ? undefined : only(there);
    }
    return undefined;
  }
}

/** The one decision that is held, also where it was cited otherwise later, under another name or year; undefined for none or several. */
function only([first, ...more]: readonly Held[]): Reference | undefined {
  const there = first?.printed[0];
  const same = ({ printed }: Held): boolean => printed.some(({ series, page }) => series === there?.series && page === there.page);
  return more.every(same) ? first?.reference : undefined;
}

/** What numbers a decision: in series of whole lands, and by the place in the reporter of a state; a page that is left blank is one for all of a volume. */
const numbersOf = (raw: string): string[] => [
  ...workNumbers(raw).map(({ key }) => key),
  ...placesOf(raw).map(({ series, page }) => `${series}:${page}`),
];

/** The folded words of what stands before the numbers of a decision: its parties. */
export const partiesOf = (raw: string): ReadonlySet<string> =>
  new Set(words(raw.slice(0, /,?\s[[(]?\d|,\sNos?\.|^[[(]?\d/.exec(raw)?.index ?? raw.length)));

/** A court and a day, as decisions begin that no parties name: "Cass. civ. 1re, 3 mars 2010". */
const COURT_AND_DAY = /^\p{Lu}[^;()]{1,60}?\s\d{1,2}(?:er|º|\.)?\s?(?:de\s)?(?:\p{L}{3,10}\.?|\d{1,2}\.)\s?(?:de\s)?\d{4}(?!\d)/u;

/** Court and day at the head of a citation, folded; null for none. */
function dayOf(raw: string): string | null {
  const [head] = COURT_AND_DAY.exec(raw) ?? [];
  return head === undefined ? null : fold(head);
}

/** Courts by the series that print what they decide, and names behind a day. */
const COURTS: readonly (readonly [RegExp, string])[] = [
  [/BGHZ|BGHSt/, 'bgh'],
  [/BVerfGE/, 'bverfg'],
  [/BVerwGE/, 'bverwg'],
  [/BAGE/, 'bag'],
  [/BFHE/, 'bfh'],
  [/BSGE/, 'bsg'],
];
const courtOf = (raw: string): string[] => [
  ...COURTS.flatMap(([series, court]) => (series.test(raw) ? [court] : [])),
  // "judgment of 13 May 2014, Google Spain, C-131/12"
  ...words(/\d{4},\s(\p{Lu}[^;()]{1,90}?),\s(?:Case\s|Rs\.\s|aff\.\s)?[CTF][-‑–]\d/u.exec(raw)?.[1] ?? ''),
];

/** What a text calls a decision behind its citation: "– Heckenschnitt", ", Papon", "[Roe]", "(“Roe II”)", "(hereinafter “Roe”)". */
const NAME_BEHIND =
  /^(?:(?:,?\s(?:Rn|Rz)\.\s\d{1,4})?\s[–—-]\s(\p{Lu}[\p{L} .’'-]{2,60}?)(?=[,;.)]|\s[–—-]|$)|,\s(\p{Lu}[\p{L}’'-]{2,30}(?:\s\p{Lu}[\p{L}’'-]{2,30})?)(?=,|\s?;|\)|\.)|(?:[^()[\].;]{0,24})\s[([](?:(?:hereinafter|hereafter|henceforth|im Folgenden|künftig|ci-après|en adelante|the)[:,]?\s)?[“"„«‘']?(\p{Lu}[\p{L} .’'-]{2,40}?)[”"“»’']?[)\]])/u;

function nameBehind(behind: string): string {
  const [, dashed, parted, bracketed] = NAME_BEHIND.exec(behind.slice(0, 120).replace(/\s+/g, ' ')) ?? [];
  const name = dashed ?? parted ?? bracketed ?? '';
  return /^(?:\p{Lu}\.\s?)?[\p{L}’'-]+,?\s(?:C\.?|P\.)?J{1,2}\.?$|^(?:Rec|Bull|Lebon|Rn|Rz|NJW|BGHZ|Lord|Lady|HL|CA|PC|Ch|QB|KB|Civ|Admin)\b/u.test(
    name,
  )
    ? ''
    : name;
}

/** Words of many names. */
const ANYBODY = /^(?:the|and|inc|ltd|corp|united|states|people|state|city|county)$/;

/** Whether one of two citations of one place names another plaintiff, defendant or year than the other: one of them may be wrong, so both are looked up. */
function otherwise(a: string, b: string): boolean {
  const [ours, theirs] = [/\(([^()]*\d{4})\)\.?$/.exec(a)?.[1], /\(([^()]*\d{4})\)\.?$/.exec(b)?.[1]];
  if (ours !== undefined && theirs !== undefined && ours.slice(-4) !== theirs.slice(-4)) return true;
  const [own, others] = [sidesOf(a), sidesOf(b)];
  return own.length === 2 && others.length === 2 && own.some((side, i) => !alike(side, others[i] ?? side));
}

/** The words of each party, where there are two. */
const sidesOf = (raw: string): ReadonlySet<string>[] =>
  raw.split(/\s(?:vs?|c|gegen)\.?\s/).map((side, i) => (i === 0 ? new Set(words(side)) : partiesOf(side)));

/** Whether two names of parties may be the same case: one of them is missing, or they share a word that no other name need have. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const telling = (words: ReadonlySet<string>): string[] => [...words].filter((word) => word.length > 2 && !ANYBODY.test(word));
  const [ours, theirs] = [telling(a), telling(b)];
  return ours.length === 0 || theirs.length === 0 || ours.some((word) => b.has(word));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
