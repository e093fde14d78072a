/**
 * Works that a note names by the title: whole, or by the words it begins with, as short forms do ("Roe, On hedges, 5"; "«On hedges», op.
 * cit."). Titles are found by their first words; how much of one must stand there hangs on how long it is. Also the year a note tells, and
 * whom a work is by, which are held beside the title.
 */
import type { Reference } from '../../model/cited.ts';
import { words } from '../../text/fold.ts';
import { withoutPlace } from './called.ts';

/** Words by which a title is looked up. */
const KEY = 2;
/** Words of a longer title that must stand together. */
const ENOUGH = 4;
/** Articles in front of titles. */
const ARTICLE = /^(?:the|an?|die|der|das|eine?|les?|la|el|l[oa]s|il|gli|os?|as|het|een|une?)$/u;
/** How far into a note a title may begin, in words. */
const FARTHEST = 24;

/** The titles read so far, in notes and lists. */
export class NamedWorks {
  readonly #byStart = new Map<string, { readonly title: readonly string[]; readonly reference: Reference }[]>();

  add(reference: Reference): void {
    const whole = words(reference.fields.title ?? '');
    // Short forms leave the article away: "Salt Roads" for "The Salt Roads of Lorn".
    for (const title of ARTICLE.test(whole[0] ?? '') ? [whole, whole.slice(1)] : [whole]) {
      if (title.length < KEY || title.join('').length < 8) continue;
      const key = title.slice(0, KEY).join(' ');
      const held = this.#byStart.get(key);
      if (held === undefined) this.#byStart.set(key, [{ title, reference }]);
      else held.push({ title, reference });
    }
  }

  /** Works whose title stands in a text, those first of which most words stand there together. */
  in(text: string): Reference[] {
    const all = words(text.slice(0, 400));
    const end = text.length > 400 ? all.length : withoutPlace(all).length;
    const found = new Map<Reference, number>();
    for (let at = 0; at + KEY <= Math.min(all.length, FARTHEST); at += 1)
      for (const { title, reference } of this.#byStart.get(all.slice(at, at + KEY).join(' ')) ?? []) {
        let same = KEY;
        while (same < title.length && title[same] === all[at + same]) same += 1;
        // A title of few words stands there whole, or ends where the text does, or where nothing but a place stands behind it.
        const last = at + same >= all.length || at + same === end;
        if (same >= Math.min(title.length, ENOUGH) || (last && (same >= 3 || (at === 0 && end < all.length))))
          found.set(reference, Math.max(same, found.get(reference) ?? 0));
      }
    const most = Math.max(0, ...found.values());
    return [...found].filter(([, same]) => same === most).map(([reference]) => reference);
  }
}

/** Long words of what stands in quotation marks, or between the first comma and the next sign: what must be a title if anything is. */
export function titleIn(text: string): readonly string[] {
  const quoted = /["“„«‘‹]\s?([^"”“»’›]{6,300})["”“»’›]/u.exec(text)?.[1];
  const listed = quoted ?? /^[^,]{2,60},\s([^,]{8,200})/u.exec(text)?.[1] ?? '';
  return words(listed).filter((word) => word.length > 3 && !/^(?:\d+|prec|указ|supra|infra|note|nota|ibid|ibidem)$/.test(word));
}

/** Whether most long words of what must be a title stand in the title of a work. */
export function covers(title: readonly string[], reference: Reference): boolean {
  const { whole } = titleOf(reference);
  return title.filter((word) => whole.has(word)).length * 2 > title.length;
}

interface TitleWords {
  /** Of the title, or of the whole reference where no title was made out. */
  readonly whole: ReadonlySet<string>;
  /** Those of the title that tell it from others. */
  readonly long: readonly string[];
}
/** Kept, since every later note by the same author is held against them. */
const titles = new WeakMap<Reference, TitleWords>();
function titleOf(reference: Reference): TitleWords {
  const held = titles.get(reference);
  if (held !== undefined) return held;
  const { title } = reference.fields;
  const all = words(title ?? reference.raw);
  const made = { whole: new Set(all), long: title === undefined ? [] : [...new Set(all.filter((word) => word.length > 3))] };
  titles.set(reference, made);
  return made;
}

/** How many long words of the title of a work a text has. */
export function sharedWords(said: ReadonlySet<string>, reference: Reference): number {
  return titleOf(reference).long.filter((word) => said.has(word)).length;
}

/** The first of those whose titles share most words with a text. */
export function sharingMost(said: ReadonlySet<string>, works: readonly Reference[]): Reference | undefined {
  const most = Math.max(...works.map((reference) => sharedWords(said, reference)));
  return works.find((reference) => sharedWords(said, reference) === most);
}

/** Numbers of pages that may look like years: behind the sign of pages, or last behind a title in quotation marks. */
const PAGES = /(?<![\p{L}\p{N}])(?:pp?|S|s|с|С|str|blz)\.\s?\d{4}(?!\d)|["”»’],?\s\d{4}(?:[–-]\d{1,4})?\.?\s?$/gu;

/** The year that a note tells, or null. */
export function yearIn(text: string): string | null {
  return /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.exec(text.replace(PAGES, ''))?.[0] ?? null;
}

/** Words of the family names of all authors of a work. */
export function familiesOf({ fields }: Reference): string[] {
  return (fields.author ?? fields.editor ?? []).flatMap((name) => words(name.family ?? name.literal ?? ''));
}

/** Whether a work is of another year than a text says. */
export function differs(reference: Reference, year: string): boolean {
  const own = reference.fields.issued?.['date-parts']?.[0]?.[0];
  return own !== undefined && String(own) !== year;
}
