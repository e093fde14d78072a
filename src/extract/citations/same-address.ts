/**
 * Links in the text to the very address of an entry: "[IEA](https://www.iea.org/reports/x)" above a list in which one entry leads there. Answers of
 * models and pages of the web cite so.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import { type Tied, tie } from './tie.ts';

/** An address without what does not tell one page from another; null for what is none of the web, or the front page of a site. */
function addressOf(href: string | undefined): string | null {
  const plain = href
    ?.replace(/[?&]utm_[^#]{0,200}/, '')
    .replace(/#.{0,400}$/, '')
    .replace(/\/$/, '');
  const [, page] = /^https?:\/\/(?:www\.|dx\.)?([^/?#]{3,80}[/?].{1,2000})$/i.exec(plain ?? '') ?? [];
  return page?.toLowerCase() ?? null;
}

/** All such marks of a text with the lists blanked out; an address that two entries have tells none. */
export function addressMarks(document: Document, text: string, references: readonly Reference[]): Tied[] {
  if (document.links.length === 0) return [];
  const byAddress = new Map<string, Reference | null>();
  const listed = references.filter(({ origin }) => origin === 'list' || origin === 'entry');
  for (const reference of listed) {
    const { URL: url, DOI } = reference.fields;
    for (const address of new Set([addressOf(url), addressOf(DOI === undefined ? undefined : `https://doi.org/${DOI}`)]))
      if (address !== null) byAddress.set(address, byAddress.has(address) && byAddress.get(address) !== reference ? null : reference);
  }
  return document.links.flatMap(({ span, href }): Tied[] => {
    const address = text.slice(span.start, span.end).trim() === '' ? null : addressOf(href);
    const reference = address === null ? null : (byAddress.get(address) ?? null);
    return reference === null ? [] : [tie(document, span, { to: reference.id, maybe: [] }, reference.key, 'key', false)];
  });
}
