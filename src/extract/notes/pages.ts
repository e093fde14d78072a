/** Notes that are a page of the web and nothing else, or its title with the day on which it was looked at. */
import type { Document, Link, Span } from '../../model/document.ts';
import type { Part } from './parts.ts';

/** The links that lie within a span. */
export function linksIn(document: Document, span: Span): readonly Link[] {
  return document.links.filter((link) => link.span.start >= span.start && link.span.end <= span.end);
}

/** "[^1]: [On reefs](https://…)": a note that is nothing but a link to the web, as answers of models have them. */
export function isLink(document: Document, { start, end }: Span): boolean {
  const under = linksIn(document, { start, end }).filter(({ href }) => /^https?:/i.test(href));
  return under.reduce((sum, link) => sum + link.span.end - link.span.start, 0) >= (end - start) * 0.8;
}

/** When a page was looked at, as people write it behind its address. */
const RETRIEVED =
  /(?<!\p{L})(?:retrieved|accessed|last (?:accessed|visited|viewed|checked)|viewed|archived from|abgerufen|zugriff am|zuletzt (?:abgerufen|geprüft)|consult[ée]e?|consultad[oa]|consultato|geraadpleegd|läst|hämtad|lest|hentet|dostęp|obejrzano|дата обращения|проверено)(?!\p{L})/iu;

/** "[Hubble looks at stars](https://…), Example News, 3 May 2010. Retrieved 4 June 2011": a page under its title, in a note beside a list too. */
export function isPage(document: Document, { span, text }: Part): boolean {
  const [first] = linksIn(document, span).filter(({ href }) => /^https?:/i.test(href));
  if (first === undefined || first.span.start > span.start + 3 || text.length > 400 || !RETRIEVED.test(text)) return false;
  return /\p{L}{2}\S{0,30}\s{1,3}\S{0,3}\p{L}/u.test(document.text.slice(first.span.start, first.span.end));
}
