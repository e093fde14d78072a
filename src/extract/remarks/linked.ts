/**
 * What links of a document say of marks and entries, as pages for the web have them: a name in the text that is a link to its work misses
 * no entry of the list, an entry whose page the text links to is cited, and a record that is shown in the text beside a printed list is
 * how the page itself is to be cited.
 */
import type { Citation, Reference } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { lowest } from '../../text/lowest.ts';
import { pastedIn } from '../entries/structured.ts';

/** Characters of a link that covers the year of a mark alone. */
const YEAR_ALONE = 8;
/** How near behind a mark a link may begin that leads to what it says: "Marsh (2018) [found] that …". */
const BEHIND = 2;

/** What stands for the names of a work in a text that is to be judged without them: "(Author, 2020)". */
const BLINDED = /^(?:authors?|autor(?:en|in|es|as?)?|auteurs?|autori?)(?: et al\.)? \d{4}/i;

/** Whether no entry is missing for a mark: it names nobody on purpose, or is a link to its work. */
export const missesNothing = (citation: Citation, document: Document): boolean =>
  BLINDED.test(citation.label) || linksAway(citation, document);

/** Whether the names or the year of a mark are a link to a page elsewhere: "(Marsh 2018)" on a page that links each work where it names it. */
function linksAway({ span, label }: Citation, { links, text }: Document): boolean {
  const year = /\d{4}[a-h]?$/.exec(label)?.[0] ?? '';
  const name = fold(label).split(' ')[0] ?? '';
  return (
    year !== '' &&
    within(links, { start: span.start, end: span.end + BEHIND }).some((link) => {
      const under = text.slice(link.span.start, link.span.end);
      const names = under.includes(year) && (fold(under).includes(name) || under.length < YEAR_ALONE);
      return /^https?:/i.test(link.href) && (names || link.span.start >= span.end);
    })
  );
}

/** Ids of the entries that print a link which the text around the lists has too. */
export function linkedFrom(references: readonly Reference[], { links }: Document): ReadonlySet<string> {
  const sorted = [...links].sort((a, b) => a.span.start - b.span.start);
  const own = references.map((one) => ({ id: one.id, links: within(sorted, one.span) }));
  const listed = new Set(own.flatMap((one) => one.links));
  const text = new Set(sorted.filter((link) => !listed.has(link)).map(({ href }) => pageOf(href)));
  text.delete(null);
  return new Set(own.filter((one) => one.links.some(({ href }) => text.has(pageOf(href)))).map(({ id }) => id));
}

/** Keys of records that the text shows beside a printed list. */
export function shownBeside(references: readonly Reference[], document: Document): ReadonlySet<string> {
  return references.some(({ origin }) => origin === 'list') ? pastedIn(document) : new Set();
}

/** One form for all ways of writing the address of a page; null where it names a whole site. */
function pageOf(href: string): string | null {
  const page = href
    .slice(0, 500)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:v\d)?(?:\.pdf)?\/?$/, '')
    .replace(/^arxiv\.org\/pdf\//, 'arxiv.org/abs/');
  return page.includes('/') ? page : null;
}

/** Those of a row, in order and apart from each other, that share a place with a span. */
function within<Placed extends { readonly span: Span }>(row: readonly Placed[], { start, end }: Span): readonly Placed[] {
  const from = lowest(row.length, (i) => (row[i]?.span.end ?? 0) > start);
  let to = from;
  while (to < row.length && (row[to]?.span.start ?? end) < end) to += 1;
  return row.slice(from, to);
}
