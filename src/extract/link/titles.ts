/**
 * References found by their titles: works without author are cited by the title whole, or by the words it begins with. Only entries that
 * themselves begin with their title count, so that a mark never passes over an author.
 */
import type { Reference } from '../../model/cited.ts';
import { fold } from '../../text/fold.ts';
import { lowest } from '../../text/lowest.ts';

interface Titled {
  readonly words: string;
  readonly id: string;
  readonly years: readonly string[];
}

/** Fewer folded characters tell no work: a mark of one short word may be anything. */
const LEAST = 6;

/** Folded characters of a title that stands in front of its authors: what is shorter may be a name that was parsed as one. */
const WHOLE = 16;

/** The titles of a document's references, in the order of their letters. */
export class Titles {
  readonly #sorted: readonly Titled[];

  constructor(all: readonly { readonly reference: Reference; readonly years: readonly string[] }[]) {
    this.#sorted = all
      .flatMap(({ reference: { id, raw, fields }, years }) => {
        const words = fold(raw.slice(0, 320).replace(/^[^\p{L}\d]{0,6}/u, ''));
        const title = fold(fields.title ?? '');
        const first = fields.author?.[0];
        const named = fold(first?.family ?? first?.literal ?? '');
        // What was parsed as a name may be the title all the same: then no given name stands beside it.
        const unnamed = named === '' || first?.given === undefined;
        // "On hedges / A. Roe [et al.] // Gardens. — 2019": who wrote it stands behind the title.
        const ahead = title.length >= WHOLE && words.startsWith(`${title} `) && !title.startsWith(named);
        return unnamed || ahead ? [{ words, id, years }] : [];
      })
      .sort((a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0));
  }

  /** Ids of the works whose entries begin with these words and bear the year; null means any. */
  find(printed: string, year: string | null): readonly string[] {
    const words = fold(printed);
    if (words.length < LEAST) return [];
    const found: string[] = [];
    for (let at = lowest(this.#sorted.length, (i) => (this.#sorted[i]?.words ?? '') >= words); at < this.#sorted.length; at += 1) {
      const one = this.#sorted[at];
      if (one === undefined || !one.words.startsWith(words) || found.length > 8) break;
      if (/^(?: |$)/.test(one.words.slice(words.length)) && (year === null || one.years.includes(year))) found.push(one.id);
    }
    return found;
  }
}
