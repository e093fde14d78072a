/**
 * What a note says a work is called from there on: "(hereinafter “Salt Roads”)", "[im Folgenden: Salzwege]", "; cited as SR". A later note that
 * says this name, and a place, means that work.
 */
import type { Reference } from '../../model/cited.ts';
import { words } from '../../text/fold.ts';

const GIVEN =
  /[([](?:here(?:in)?after|henceforth|im Folgenden|nachfolgend|künftig|fortan|désormais|ci-après|en adelante|d['’]ora in(?:nanzi| poi)|далее|dalej)(?:[,:]?\s(?:as|to|cited|referred|abbreviated|zitiert|zit\.|abgekürzt|als|abrégé|citée?|citad[oa]|como|cit\.|come)){0,3}\s?[:—–-]?\s?([^()[\]]{2,60})[)\]]|[;,]\scited as\s?:?\s([^.;,]{2,40})[.;]?\s?$/giu;

/** Words that tell a place in a work, or a note, and are no part of its name. */
const PLACE_WORD =
  /^(?:\d{1,4}(?:f{1,2}|n\d{0,3})?|[ivxlc]{1,6}|pp?|s|f{1,2}|at|ch|chap|chapter|kap|vol|bd|n|note|notes|supra|passim|and|und|also|above|oben)$/u;

/** The words of a text without those behind it that tell a place. */
export function withoutPlace(all: readonly string[]): readonly string[] {
  let end = all.length;
  while (end > 0 && PLACE_WORD.test(all[end - 1] ?? '')) end -= 1;
  return all.slice(0, end);
}

/** The names that notes have given to works. */
export class CalledWorks {
  readonly #byName = new Map<string, Reference | null>();

  /** Takes in what a part of a note calls the work that it cites. A name that is given twice means neither. */
  add(text: string, reference: Reference): void {
    for (const [, bracketed, told] of text.matchAll(GIVEN)) {
      const name = words(bracketed ?? told ?? '').join(' ');
      if (name.length < 2) continue;
      const held = this.#byName.get(name);
      this.#byName.set(name, held === undefined || held === reference ? reference : null);
    }
  }

  /** The work of which a text says the name and nothing else but a place in it. */
  in(text: string): Reference | null {
    if (this.#byName.size === 0 || text.length > 160) return null;
    return this.#byName.get(withoutPlace(words(text)).join(' ')) ?? null;
  }
}
