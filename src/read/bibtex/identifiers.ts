/**
 * Identifiers inside field values: DOI, arXiv, ISBN, web address. Only shapes that cannot be anything else are taken; what a
 * `doi` field holds beside a DOI is left to the caller.
 */

/** The first DOI in a text, without resolver and trailing punctuation; null when there is none. */
export function doiIn(text: string): string | null {
  const found = /\b10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s"<>{}|\\^`]{1,400}/.exec(decoded(text));
  if (found === null) return null;
  let doi = found[0].replace(/(?<![.,;:'’”])[.,;:'’”]+$/, '');
  // A closing bracket belongs to the DOI only when it was opened inside it.
  while (/[)\]]$/.test(doi) && count(doi, doi.endsWith(')') ? '(' : '[') < count(doi, doi.slice(-1)))
    doi = doi.slice(0, -1).replace(/(?<![.,;:])[.,;:]+$/, '');
  return doi;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Percent-encoded DOIs in links (10.1000%2Fx). */
function decoded(text: string): string {
  if (!/10\.\d{4,9}%2F/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%2F/gi, '/');
  }
}

/** The first arXiv identifier, bare, with its version when printed. New (2301.12345v2) and old (hep-th/9901001) forms. */
export function arxivIn(text: string): string | null {
  if (text === '') return null;
  const found =
    /arxiv(?:\.org\/(?:abs|pdf|html)\/|\s?(?:preprint)?\s?[:.,]?\s?(?:abs\/)?\s?)\[?(\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z-]{2,10}(?:\.[A-Z]{2})?\/\d{7}(?:v\d{1,2})?)(?!\d)/i.exec(
      text,
    ) ??
    /^(?:abs\/)?(\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z-]{2,10}(?:\.[A-Z]{2})?\/\d{7}(?:v\d{1,2})?)(?:\.pdf)?$/.exec(text.trim()) ??
    /(?:^|[\s/])abs\/(\d{4}\.\d{4,5}(?:v\d{1,2})?)(?!\d)/.exec(text);
  return found?.[1] ?? null;
}

/** The first ISBN (10 or 13 digits) of a field, hyphens kept as printed. */
export function isbnIn(text: string): string {
  // Several, as for paper and cloth, are parted by a blank, which also stands between the groups of one.
  const whole = text
    .split(/[\s,;]+/)
    .find((word) => /^\d[\d-]{8,16}[\dXx]$/.test(word) && /^(?:\d{9}[\dXx]|\d{13})$/.test(word.replaceAll('-', '')));
  if (whole !== undefined) return whole;
  for (const found of text.matchAll(/(?<![\d-])\d[\d -]{8,20}[\dXx](?![\d])/g)) {
    const digits = found[0].replace(/[ -]/g, '');
    if (digits.length === 10 || digits.length === 13) return found[0].trim();
  }
  const bare = text.replace(/[\s-]/g, '');
  return /^(\d{9}[\dXx]|\d{13})$/.test(bare) ? text : '';
}

/** A web address that a browser may open, or nothing. */
export function httpUrl(text: string): string {
  const url = text.trim();
  if (/^(https?|ftp):\/\/[^\s"<>]{3,}/i.test(url)) return url;
  return /^(www\.|[a-z0-9-]{1,60}\.)[a-z0-9.-]{1,200}\.[a-z]{2,12}(\/[^\s"<>]*)?$/i.test(url) ? `http://${url}` : '';
}
