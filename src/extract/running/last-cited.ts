/**
 * What "id." and "ibid." mean in running text: the one work that was cited last. Two works cited in one breath ("See A; B.") leave it open, as does
 * whatever else is cited in between: the record, a statute, a book. A work in a bracket behind another ("A (quoting B)") is passed over, as the
 * manuals have it. A page that the work cannot have tells that another is meant.
 */
import type { Reference } from '../../model/cited.ts';
import type { Span } from '../../model/document.ts';
import { STATE_NUMBERS } from '../../text/reporters.ts';
import { elsewhereIn } from './elsewhere.ts';
import { pageOf, pagesOf } from './printed-at.ts';

const SIGNALS = String.raw`(?:(?:see|also|accord|cf|but|e\.g|contra|compare|with|generally|and|or|in|under|vgl|siehe|auch|ebenso|so|anders|a\.\s?A|zuletzt|grundlegend|voir|aussi|v\.\saussi|véase|cfr|zie)[.,:]{0,2}\s?){0,5}`;
/** Between two works of one string: "; see also ", ", with ", " and ". */
const STRUNG = new RegExp(
  String.raw`^(?:[^;“”]{0,120};\s?${SIGNALS}|[\s,.\d–-]{0,20}(?:,\s(?:and\s)?with|,?\s(?:and|und|et|y|e|en)(?:\s(?:in|to|by))?)\s)$`,
  'iu',
);
/** What became of a decision later: with it one citation, of which nobody can say what "id." behind it means. */
const BECAME =
  /(?:aff|rev)[’']d|(?:affirmed|reversed|vacated|overruled|abrogated|superseded|modified|cert\.\s(?:denied|granted)|reh[’']g)[^.;]{0,60}$/u;
/** The same behind it, with where that is printed: ", cert. denied, 414 U.S. 1008 (1973)". */
const BECAME_BEHIND =
  /^,?\s(?:cert\.\s(?:denied|granted|dismissed)|(?:aff|rev)[’']d|reh[’']g\s(?:en\sbanc\s)?denied|appeal\sd(?:enied|ismissed)|vacated|modified)[^()]{0,60}\([^()]{0,30}\d{4}\)/u;
/** What may stand between a citation and a bracket behind it: places, and brackets of their own. */
const BRACKET_BEHIND = /^(?:[\s,.\d–*¶&-]|nn?\.|\([^()]{0,80}\)){0,40}\((?:[^()]|\([^()]{0,80}\))*$/u;
/** Pages of a long decision. */
const LONGEST = 400;
/** The rule over the notes of a page, which taking text out of a file leaves amid the running text. */
const NOTES_BEGIN = /\n[^\S\n]{0,10}[—_]{5,80}[^\S\n]{0,10}\n/gu;
/** Where a page ends: its number or what its head has alone on a line. */
const PAGE_ENDS = /\f|\n[^\S\n]{0,60}(?:\d{1,4}|Cite as:[^\n]{1,60})[^\S\n]{0,10}(?=\n)/u;

/** A decision that has paragraphs beside the pages of its reporter. */
const COUNTS_PARAGRAPHS = new RegExp(String.raw`¶|para|\[\d{1,4}\]|(?<!\d)${STATE_NUMBERS}`, 'u');

/** Follows a text citation by citation. */
export class LastCited {
  readonly #text: string;
  #last: Reference | null = null;
  /** Where the last citation ends, which may be one in a bracket behind another. */
  #end = 0;
  /** Where the citation ends that a bracket stands behind. */
  #outer = 0;

  /** What was cited last above the rule over a page's notes, and where the rule stands, from the first citation in them to the end of the page. */
  #above: { readonly reference: Reference | null; readonly end: number; readonly rule: number } | null = null;

  /** Takes the running text that the spans point into. */
  constructor(text: string) {
    this.#text = text;
  }

  /** A work was cited; null for a mark that was not made out. */
  cited({ start, end }: Span, reference: Reference | null): void {
    const gap = this.#text.slice(this.#end, Math.min(start, this.#end + REACH));
    const behind = this.#text.slice(this.#outer, Math.min(start, this.#outer + REACH));
    this.#enterNotes(start);
    const near = this.#end > 0 && start - this.#end < REACH;
    if (near && start - this.#outer < REACH && BRACKET_BEHIND.test(behind)) {
      this.#end = end;
      return;
    }
    const strung = near && (STRUNG.test(gap) || BECAME.test(gap.slice(-90)));
    this.#last = strung && this.#last !== reference ? null : reference;
    this.#end = end;
    this.#outer = end;
  }

  /** The work that a mark at a place means, with the place in it that the mark names; null where none or several may be meant. */
  meant(start: number, locator: string | undefined): Reference | null {
    const behind = start - this.#end > FARTHEST ? null : this.#leaveNotes(start);
    const last = this.#last;
    if (last === null || behind === null) return null;
    const page = pageOf(locator);
    const pages = pagesOf(last.raw);
    // "560 U. S. ___" has no page yet, and "id." behind it none: one with a page means what the record or another work says.
    if (page !== null && pages.length === 0 && /_{2}/.test(last.raw)) return null;
    const paragraph = /¶|§|para/u.test(locator ?? '');
    if (paragraph && pages.length > 0 && !COUNTS_PARAGRAPHS.test(last.raw)) return null;
    const fits = page === null || pages.length === 0 ? null : pages.some((first) => page >= first && page <= first + LONGEST);
    if (fits === false) return null;
    // What became of it later is part of its citation.
    const later = BECAME_BEHIND.exec(behind)?.[0].length ?? 0;
    const between = elsewhereIn(behind.slice(later)).filter((one) => later > 0 || !this.#isPlace(one));
    if (between.length === 0) return last;
    // A statute has no pages.
    return fits === true && between.every(({ paged }) => !paged) ? last : null;
  }

  /** Another mark leads to a work, or "id." was read: what follows may mean it. */
  again(end: number): void {
    this.#end = end;
    this.#outer = end;
  }

  /** Keeps what was cited above the rule of a page's notes for what follows on the next page; a citation there is the text's again. */
  #enterNotes(start: number): void {
    const gap = this.#text.slice(Math.max(this.#end, start - FARTHEST), start);
    const begins = [...gap.matchAll(NOTES_BEGIN)].at(-1)?.index;
    if (PAGE_ENDS.test(gap.slice((begins ?? -1) + 1).replace(NOTES_BEGIN, ''))) this.#above = null;
    else if (begins !== undefined) this.#above = { reference: this.#last, end: this.#end, rule: start - gap.length + begins };
  }

  /** Leaves the notes of a page, whose rule stands before the last citation and whose page ends behind it: what the text cited last is above the rule. */
  #leaveNotes(start: number): string | null {
    const behind = this.#text.slice(this.#end, start);
    if (behind.search(NOTES_BEGIN) >= 0) return null;
    const over = PAGE_ENDS.exec(behind)?.index;
    const above = this.#above;
    if (over === undefined || above === null) return behind;
    this.#above = null;
    this.#last = above.reference;
    return `${this.#text.slice(above.end, above.rule)}${behind.slice(over)}`;
  }

  /** Whether a section stands right behind the citation, whose place it is: "…, § 24". */
  #isPlace({ start }: Span): boolean {
    return start < 24 && /^[\s,)]*(?:at\s)?$/.test(this.#text.slice(this.#end, this.#end + start));
  }
}

/** How far a bracket or a string reaches. */
const REACH = 300;
/** Farther back nobody means what was cited. */
const FARTHEST = 3_000;
