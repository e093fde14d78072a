/**
 * Citations of Citavi in Word files: a field `ADDIN CitaviPlaceholder{…}` whose braces hold JSON in base 64, with each cited work as
 * Citavi keeps it. Within one field a thing that was told before is named by its number (`$ref`).
 */
import { Buffer } from 'node:buffer';
import type { CslName } from '../../model/csl.ts';
import { entryOf } from '../../text/entry.ts';
import { cslItem } from '../csl/item.ts';
import type { CitedItem } from './cited-item.ts';

const TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  Book: 'book',
  BookEdited: 'book',
  CollectedWorks: 'book',
  Contribution: 'chapter',
  ContributionInLegalCommentary: 'chapter',
  ConferenceProceedings: 'book',
  Thesis: 'thesis',
  InternetDocument: 'webpage',
  NewspaperArticle: 'article-newspaper',
  UnpublishedWork: 'manuscript',
  ReportOrGrayLiterature: 'report',
};
const MOST_ITEMS = 500;
const LONGEST = 8_000_000;

type Told = Readonly<Record<string, unknown>>;
const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The works that such a field cites; none where its data is broken. */
export function citaviItems(instruction: string): CitedItem[] {
  const data = /CitaviPlaceholder\s?\{([\w+/=\s-]{8,})\}/.exec(instruction.slice(0, LONGEST))?.[1];
  if (data === undefined) return [];
  let placeholder: unknown;
  try {
    placeholder = JSON.parse(Buffer.from(data.replace(/\s+/g, ''), 'base64').toString('utf8'));
  } catch {
    return [];
  }
  const byNumber = new Map<string, Told>();
  numbered(placeholder, byNumber);
  const get = (from: unknown, name: string): unknown => {
    const value = isTold(from) && Object.hasOwn(from, name) ? from[name] : undefined;
    return isTold(value) && typeof value.$ref === 'string' ? byNumber.get(value.$ref) : value;
  };
  const word = (from: unknown, name: string): string => {
    const value = get(from, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const list = (from: unknown, name: string): unknown[] => {
    const value = get(from, name);
    return (Array.isArray(value) ? value : []).map((one) => (isTold(one) && typeof one.$ref === 'string' ? byNumber.get(one.$ref) : one));
  };
  const people = (from: unknown, name: string): CslName[] =>
    list(from, name).map((one) => {
      const given = [word(one, 'FirstName'), word(one, 'MiddleName')].filter((part) => part !== '').join(' ');
      return given === '' ? { literal: word(one, 'LastName') } : { family: word(one, 'LastName'), given };
    });
  return list(placeholder, 'Entries')
    .slice(0, MOST_ITEMS)
    .flatMap((entry) => {
      const work = get(entry, 'Reference');
      const id = word(entry, 'ReferenceId') || word(work, 'Id');
      if (id === '') return [];
      const parent = get(work, 'ParentReference');
      const fields = cslItem({
        type: entryOf(TYPES, word(work, 'ReferenceType')) ?? 'document',
        title: [word(work, 'Title'), word(work, 'Subtitle')].filter((part) => part !== '').join(': '),
        'container-title': word(get(work, 'Periodical'), 'Name') || word(parent, 'Title'),
        author: people(work, 'Authors'),
        editor: people(work, 'Editors'),
        volume: word(work, 'Volume'),
        issue: word(work, 'Number'),
        page: word(get(work, 'PageRange'), 'OriginalString'),
        publisher: word(list(work, 'Publishers')[0], 'Name'),
        DOI: word(work, 'Doi'),
        ISBN: word(work, 'Isbn'),
        URL: word(work, 'OnlineAddress'),
        issued: { raw: word(work, 'YearResolved') || word(work, 'Year') },
      });
      const locator = word(get(entry, 'PageRange'), 'OriginalString');
      return [{ id: `citavi:${id}`, fields, raw: word(work, 'ShortTitle') || (fields?.title ?? ''), ...(locator !== '' && { locator }) }];
    });
}

/** Everything in the data that has a number, by it. */
function numbered(value: unknown, found: Map<string, Told>): void {
  const open: unknown[] = [value];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (Array.isArray(one)) for (const inner of one) open.push(inner ?? 0);
    else if (isTold(one)) {
      if (typeof one.$id === 'string') found.set(one.$id, one);
      for (const inner of Object.values(one)) open.push(inner ?? 0);
    }
  }
}
