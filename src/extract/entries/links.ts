/**
 * What hyperlinks that lie over an entry tell of it beyond its print: a DOI or an address that is not printed, and the whole of a DOI of
 * which the print was read only as far as a line's end. A printed DOI otherwise stands against any link: the print is what is checked.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Link } from '../../model/document.ts';
import { findIdentifiers } from '../../text/identifiers.ts';

/** Services that search for a work, and are no address of it. */
const SEARCHES = /scholar\.google|crossref\.org\/search|pubmed\?|\/openurl/i;
/** Resolvers of DOIs: their links hold nothing but the DOI. */
const RESOLVER = /^https?:\/\/(?:(?:dx|www)\.)?doi\.org\//i;
/** What the rest of a DOI may be where the print does not tell it: short, with a number, and no file or version of the work. */
const REST = /^(?=\D{0,30}\d)(?!\/|\.?(?:[gstv]|fig|tab|pdf|supp)\d)[\w.:;()/-]{1,30}$/i;

/**
 * Takes links in the order of the entry, the fields as parsed and the words of the entry (lines as printed). Gives `DOI` and `URL` as far as
 * the links tell what the print leaves out or breaks off.
 */
export function fromLinks(links: readonly Link[], fields: CslItem, words: string): { DOI?: string; URL?: string } {
  const added: { DOI?: string; URL?: string } = {};
  const longer = new Set<string>();
  for (const { href } of links) {
    if (!/^https?:\/\//i.test(href)) continue;
    const doi = findIdentifiers(href).find(({ scheme }) => scheme === 'doi');
    if (doi !== undefined) {
      if (fields.DOI === undefined) added.DOI ??= doi.value;
      else if (goesOn(fields.DOI, doi.value, words, RESOLVER.test(href))) longer.add(doi.value);
    } else if (fields.URL === undefined && added.URL === undefined && !SEARCHES.test(href)) added.URL = href;
  }
  const [whole] = longer;
  // Two links that go on otherwise tell nothing.
  return whole !== undefined && longer.size === 1 ? { ...added, DOI: whole } : added;
}

/**
 * Whether a link's DOI is the printed one and its rest: the print breaks off before a blank, and the rest stands behind it, or nothing
 * else of that line does and the link says the rest beyond doubt.
 */
function goesOn(printed: string, linked: string, words: string, resolver: boolean): boolean {
  const [short, long] = [printed.toLowerCase(), linked.toLowerCase()];
  if (long.length <= short.length || !long.startsWith(short)) return false;
  const rest = long.slice(short.length);
  const text = words.toLowerCase();
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) {
    const behind = text.slice(at + short.length, at + short.length + 200);
    if (stands(rest, behind)) return true;
    if (resolver && REST.test(rest) && /^[.,;/-]{0,2}[^\S\n]{0,3}(?:\n|$)/.test(behind)) return true;
  }
  return false;
}

/** Whether the rest of a DOI stands at the beginning of a text, parted by blanks or by the hyphen of a line's end, and ends there. */
function stands(rest: string, text: string): boolean {
  let at = 0;
  for (const sign of rest) {
    const gap = /^[-‐\u00ad]?\s{1,3}/.exec(text.slice(at, at + 4))?.[0].length ?? 0;
    if (text[at] !== sign) at += gap;
    if (text[at] !== sign) return false;
    at += 1;
  }
  return !/^[\p{L}\p{N}]/u.test(text.slice(at));
}
