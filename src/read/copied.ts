/**
 * Works as pages of services show them, copied with their lines: a hit of Google Scholar ("A Roe, B Poe - Gardens, 2010 - gardens.example"), PubMed's summary
 * (title, authors, journal with its numbers), JSTOR's ("Vol. 78, No. 6 (May, 1973), pp. 1360-1380"), a shop's ("Hedges Paperback – April 2, 2013", "by Ada
 * Roe (Author)"), and the name that Zotero gives a file ("Roe and Poe - 2010 - On hedges.pdf"). The title stands in a line of its own, which no
 * printed reference has.
 */
import type { Entry } from '../model/document.ts';
import type { Line } from './plain/notes.ts';
import { linesOf, type Told, toldIn } from './points.ts';
import { itemOf, saidOf } from './roles.ts';
import { peopleIn } from './sheet/people.ts';

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
/** "A Vaswani, N Shazeer… - Advances in neural …, 2017 - proceedings.neurips.cc" */
const SCHOLAR = new RegExp(
  String.raw`^((?:\p{Lu}{1,4}\s\p{Lu}[\p{L}’' -]{1,40}?)(?:,\s\p{Lu}{1,4}\s\p{Lu}[\p{L}’' -]{1,40}?){0,30})(…|\.{3})?\s?[-–]\s(?:([^\n]{2,160}?),\s)?(${YEAR})\s[-–]\s(?:[\w-]{1,40}\.){1,4}[a-z]{2,10}$`,
  'u',
);
/** What Scholar sets in front of a title. */
const KIND = /^\[(?:PDF|HTML|BOOK|B|CITATION|C|DOC)\](?:\[(?:PDF|HTML|BOOK|B|CITATION|C|DOC)\])?\s/;

/** "Jumper J, Evans R, Pritzel A, et al." */
const INITIALLED = /^\p{Lu}[\p{L}’' -]{1,40}\s\p{Lu}{1,4}(?:,\s\p{Lu}[\p{L}’' -]{1,40}\s\p{Lu}{1,4}){0,100}(?:,\set\sal)?\.$/u;
/** "Nature. 2021 Aug;596(7873):583-589. doi: 10.… Epub 2021 Jul 15." */
const PUBMED = new RegExp(
  String.raw`^(\p{Lu}[^\n;]{1,120}?)\.\s(${YEAR})(?:\s\p{Lu}[\p{L}-]{2,9}(?:\s\d{1,2})?)?;(\d{1,4}[\p{L}\d]{0,8})?(?:\(([^()\n]{1,20})\))?:([\p{L}\d-]{1,20})\.(?:\sdoi:\s(10\.\d{4,9}\/\S{2,100}?)\.?(?=\s|$))?`,
  'u',
);

/** "Vol. 78, No. 6 (May, 1973), pp. 1360-1380 (21 pages)" */
const JSTOR = new RegExp(
  String.raw`^Vol\.\s(\d{1,4})(?:,\sNo\.\s([\d/-]{1,8}))?(?:,\s[^()\n]{2,60})?\s\((?:[^()\n]{0,30}\s)?(${YEAR})\)(?:,\spp?\.\s(\d{1,6}(?:[-–]\d{1,6})?))?`,
  'u',
);
const PEOPLE =
  /^\p{Lu}[\p{L}.’'-]{0,20}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){1,4}(?:(?:,\s(?:and\s)?|\sand\s|\s&\s)\p{Lu}[\p{L}.’'-]{0,20}(?:\s\p{Lu}[\p{L}.’'-]{0,25}){1,4}){0,8}$/u;

/** "Thinking, Fast and Slow Paperback – April 2, 2013" */
const SHOP = new RegExp(
  String.raw`^(\p{Lu}[^\n]{3,200}?)\s(?:Paperback|Hardcover|Kindle(?:\sEdition)?|Audiobook|Mass\sMarket\sPaperback|Taschenbuch|Gebundene\sAusgabe|Broché|Tapa\s(?:dura|blanda)|Copertina\s(?:rigida|flessibile))\s[–-]\s[^\n]{0,40}?(${YEAR})$`,
  'u',
);
const BY = /^(?:by|von|de|di)\s(\p{Lu}[^\n()]{2,80}?)\s\((?:Author|Autor(?:in)?|Auteur|Autore)\)/u;
const ISBN = /ISBN(?:-1[03])?\s?[:：]\s?[\u200e\u200f]?\s?([\dX-]{10,17})(?![\dX-])/g;

/** "Smith and Doe - 2010 - Salt and growth in rats.pdf" */
const FILE = new RegExp(
  String.raw`(?<![^\s:])(\p{Lu}[\p{L}’'-]{1,30}(?:\s(?:and|und|et|y)\s\p{Lu}[\p{L}’'-]{1,30}|\set\sal\.)?)\s-\s(${YEAR})\s-\s([^\n/\\]{6,200}?)\.(?:pdf|epub|html)$`,
  'u',
);

/** A line of words that may be a title: it says nothing of numbers, and does not end as a list or a salutation does. */
const isTitle = (text: string): boolean =>
  /^[\p{Lu}\d“"«][^\n]{7,300}$/u.test(text) && !/[:,;]$/.test(text) && /\p{L}{2}\P{L}+\p{L}{2}/u.test(text);

/** What a copied record begins with, and how many lines it takes; null where none begins. */
type Copied = (lines: readonly string[]) => { readonly said: Readonly<Record<string, readonly string[]>>; readonly lines: number } | null;

const scholar: Copied = ([head = '', below = '']) => {
  const [whole, names = '', more, venue = '', year = ''] = SCHOLAR.exec(below) ?? [];
  const title = head.replace(KIND, '');
  if (whole === undefined || !isTitle(title)) return null;
  // What was cut off with points is no name of a journal.
  const journal = venue.includes('…') ? [] : [venue];
  return {
    said: {
      title: [title],
      author: [`${names}${more === undefined ? '' : ', et al.'}`],
      container: journal,
      year: [year],
      type: ['article'],
    },
    lines: 2,
  };
};

const pubmed: Copied = ([title = '', names = '', journal = '', below = '']) => {
  const [whole, container = '', year = '', volume = '', issue = '', pages = '', doi = ''] = PUBMED.exec(journal) ?? [];
  if (whole === undefined || !INITIALLED.test(names) || !isTitle(title)) return null;
  const pmid = /PMID:\s(\d{1,8})/.exec(journal)?.[1] ?? /^PMID:\s(\d{1,8})/.exec(below)?.[1];
  const said = {
    title: [title],
    author: [names],
    container: [container],
    year: [year],
    volume: [volume],
    issue: [issue],
    pages: [pages],
    doi: [doi],
  };
  return { said: { ...said, pmid: pmid === undefined ? [] : [pmid], type: ['article'] }, lines: /^PMID:/.test(below) ? 4 : 3 };
};

const jstor: Copied = ([title = '', names = '', container = '', numbers = '', below = '']) => {
  const [whole, volume = '', issue = '', year = '', pages = ''] = JSTOR.exec(numbers) ?? [];
  if (whole === undefined || !PEOPLE.test(names) || !isTitle(title) || !isTitle(container)) return null;
  const said = { title: [title], author: [names], container: [container], volume: [volume], issue: [issue], year: [year], pages: [pages] };
  return { said: { ...said, type: ['article'] }, lines: /^Published\s[Bb]y:/.test(below) ? 5 : 4 };
};

const shop: Copied = ([head = '', below = '', ...rest]) => {
  const [whole, title = '', year = ''] = SHOP.exec(head) ?? [];
  const name = BY.exec(below)?.[1];
  if (whole === undefined || name === undefined) return null;
  // Language, pages and publisher stand between.
  const last = rest.slice(0, 12).findLastIndex((line) => /^ISBN/.test(line));
  const number = [
    ...rest
      .slice(0, last + 1)
      .join('\n')
      .matchAll(ISBN),
  ]
    .map(([, isbn = '']) => isbn.replaceAll('-', ''))
    .sort((a, b) => b.length - a.length);
  return { said: { title: [title], author: [name], year: [year], number, type: ['book'] }, lines: 3 + last };
};

const file: Copied = ([head = '']) => {
  const [whole, names = '', year = '', title = ''] = FILE.exec(head) ?? [];
  return whole === undefined
    ? null
    : {
        said: { title: [title], author: [names.replace(/\s(?:und|et(?!\sal)|y)\s/, ' and ')], year: [year], type: ['document'] },
        lines: 1,
      };
};

const KINDS: readonly Copied[] = [scholar, pubmed, jstor, shop, file];

/** A cheap first look: what each kind of page has. */
export const mayBeCopied = (text: string): boolean =>
  /\d{4} [-–] [\w-]{1,40}\.[a-z]|\d{4}[^\n]{0,14};[^\n]{0,30}:|\nVol\. \d|\((?:Author|Autor(?:in)?|Auteur|Autore)\)| - \d{4} - /.test(text);

/** Works of pages that were copied into a text, in reading order. Linear in its length. */
export function copiedIn(text: string): Entry[] {
  if (!mayBeCopied(text)) return [];
  const lines = linesOf(text);
  const found: Entry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const record = recordAt(text, lines, at);
    if (record === null) continue;
    found.push(record.entry);
    at += record.lines - 1;
  }
  return found;
}

const DEEPEST = 15;

/** The record that begins with a line. */
function recordAt(text: string, lines: readonly Line[], at: number): { readonly entry: Entry; readonly lines: number } | null {
  const first = lines[at];
  if (first === undefined || first.text.trim() === '') return null;
  const words = lines.slice(at, at + DEEPEST).map((line) => line.text.trim());
  for (const kind of KINDS) {
    const copied = kind(words);
    if (copied === null) continue;
    const fields = itemOf(saidOf(copied.said), peopleIn);
    const start = first.start + (first.text.length - first.text.trimStart().length);
    const end = lines[at + copied.lines - 1]?.end ?? first.end;
    // A file's name has families alone.
    const author = fields.author?.map(({ literal, ...name }) =>
      literal === undefined || /\s/.test(literal) ? { ...name, ...(literal === undefined ? {} : { literal }) } : { family: literal },
    );
    if (fields.title !== undefined && author !== undefined)
      return {
        entry: { key: 'copied', span: { start, end }, fields: { ...fields, author }, raw: text.slice(start, end).trimEnd() },
        lines: copied.lines,
      };
  }
  return null;
}

/** Records that people and pages write, which no program does: told in points or rows, or copied with their lines. */
export function writtenIn(text: string): Told {
  const { entries, regions } = toldIn(text);
  const isFree = ({ span }: Entry): boolean => !regions.some(({ start, end }) => span.start < end && start < span.end);
  const copied = copiedIn(text).filter(isFree);
  return { entries: [...entries, ...copied], regions: [...regions, ...copied.map(({ span }) => span)] };
}
