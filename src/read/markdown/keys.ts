/**
 * The keys that pandoc leaves at the entries of a printed list: `::: {#ref-smith2020 .csl-entry}`, `[]{#ref-smith2020}`,
 * `<div id="ref-smith2020">`. Such an entry bears the key of the marks that cite it. An id alone makes no entry of a paragraph: it
 * counts from the first one that is cited, or that says to be an entry.
 */
import type { Block, FormatCitation, Span } from '../../model/document.ts';

/** The key that an id names, and whether the element says outright that it is an entry. */
export interface Anchor {
  readonly key: string;
  readonly entry: boolean;
}

const FENCE = /^:{3,30}\s{0,10}\{[^{}]{0,200}?#ref-([^\s{}]{1,200})([^{}]{0,200})\}/;
const SPAN = /\[\]\{#ref-([^\s{}]{1,200})([^{}]{0,200})\}/;
const TAG = /<(?:div|p|li|span|a)\s[^<>]{0,300}?\bid\s?=\s?["']ref-([^"'\s<>]{1,200})["']/i;
const ENTRY = /csl-entry|doc-biblioentry/;

/** The key in a line that opens a div, an empty span, a tag; null when there is none. */
export function anchorIn(text: string): Anchor | null {
  const key = (FENCE.exec(text) ?? SPAN.exec(text) ?? TAG.exec(text))?.[1];
  return key === undefined ? null : { key, entry: ENTRY.test(text) };
}

/** The id or name of the first tag in a text; empty when there is none. */
export const idIn = (text: string): string =>
  /<(?:div|p|li|span|a)\s[^<>]{0,300}?\b(?:id|name)\s?=\s?["']([^"'\s<>]{1,200})["']/i.exec(text)?.[1] ?? '';

/** The text without empty spans that only bear the key of an entry. */
export const withoutAnchors = (text: string): string => text.replace(/\[\]\{#ref-[^{}]{1,400}\}/g, '');

/** Blocks with an id as entries under their keys, by their place in `blocks`. */
export function withKeys(blocks: readonly Block[], anchored: ReadonlyMap<number, Anchor>, cited: ReadonlySet<string>): readonly Block[] {
  const first = [...anchored].find(([, { key, entry }]) => entry || cited.has(key))?.[0];
  if (first === undefined) return blocks;
  return blocks.map((block, at) => {
    const anchor = at < first ? undefined : anchored.get(at);
    return anchor === undefined ? block : { kind: 'reference', span: block.span, label: anchor.key };
  });
}

/** Links that show the number of an entry: they cite the key that the entry bears where they lead, else the number. */
export class NumberLinks {
  private readonly targets = new Map<FormatCitation, string>();

  /** The mark of a link. */
  cited(href: string, span: Span, { number, locator }: Shown): FormatCitation {
    const citation: FormatCitation = { span, keys: [number], via: 'anchor', ...(locator !== undefined && { locator }) };
    this.targets.set(citation, href.replace(/^#ref-/, ''));
    return citation;
  }

  /** The keys of what all these links lead to. */
  keys(): IterableIterator<string> {
    return this.targets.values();
  }

  /** All marks, when it is known which entries bear keys. */
  tied(citations: readonly FormatCitation[], anchored: ReadonlyMap<number, Anchor>): FormatCitation[] {
    const keys = new Set([...anchored.values()].map(({ key }) => key));
    return citations.map((one) => {
      const key = this.targets.get(one);
      return key !== undefined && keys.has(key) ? { ...one, keys: [key] } : one;
    });
  }
}

/** Numbers of list items as they are printed: a list may be typed with "1." before each. */
export class ListCounts {
  private readonly open: number[] = [];

  /** A list begins (1) or ends (-1). */
  list(nesting: number): void {
    if (nesting > 0) this.open.push(Number.NaN);
    else this.open.pop();
  }

  /** The label of the next item by the number that is typed before it; none for a bullet. */
  next(typed: string): { readonly label?: string } {
    const number = Number.parseInt(typed, 10);
    if (!Number.isInteger(number)) return typed === '' ? {} : { label: typed };
    const last = this.open.at(-1) ?? Number.NaN;
    const count = Number.isNaN(last) || number > last ? number : last + 1;
    if (this.open.length > 0) this.open[this.open.length - 1] = count;
    return { label: String(count) };
  }
}

/** Whether what CommonMark takes for the number of an item is a year at the beginning of a line: no list is counted from there. */
export const isYear = (typed: string): boolean => /^(?:1[5-9]|20)\d{2}$/.test(typed);

/** What a link to an entry shows: its number, and where in the work. */
export interface Shown {
  readonly number: string;
  readonly locator?: string;
}

/** The number of an entry that a link within the page shows and leads to: `[3](#ref-3)`, `[[3, p. 9]](#ref-3)`. */
export function entryNumber(href: string, shown: string): Shown | null {
  if (!/^#(?:ref|bib|cit|r|b|fn|note|source)[\w:.-]{0,40}$/i.test(href)) return null;
  const [, number, behind, inBrackets] =
    /^\[?(\d{1,3})(?:,\s?(\p{L}{1,9}\.?\s?[^[\]()]{0,40})|\((pp?\.?\s?[\d–-]{1,11})\))?\]?$/u.exec(shown) ?? [];
  const locator = behind ?? inBrackets;
  return number === undefined ? null : { number, ...(locator !== undefined && { locator }) };
}
