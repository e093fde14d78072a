/**
 * What databases write where somebody asks for text: PubMed's "Abstract (text)", ScienceDirect's, ProQuest's and Ovid's. Each record is a few
 * paragraphs of which one is the work and the others tell of it; read as print the abstract would be part of the reference.
 */
import type { Entry, Skipped, Span } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl/keys.ts';
import { type Database, databaseOf } from './database-kinds.ts';
import { itemOf, saidOf } from './roles.ts';
import { peopleIn } from './sheet/people.ts';

type Found = Readonly<Record<string, readonly string[]>>;

/** How a database sets its records: where each begins, and what one says; null for what is no record. */
interface Form {
  readonly begins: RegExp;
  readonly read: (record: string) => Found | null;
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n[ \t]{0,40}\n/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1]?.trim() ?? '';

/** "14(3):221-238", "14:221-38", "14(Suppl 1):S1-9". */
const placeOf = (words: string): Found => {
  const [, volume = '', issue = '', pages = ''] =
    /^([^():;\s]{0,20})\s?(?:\(([^()]{1,40})\))?(?::\s?([\w.-]{1,40}))?/.exec(words.trim()) ?? [];
  return { volume: [volume], issue: [issue], pages: [pages.replace(/\.$/, '')] };
};

/** "1. J Gard. 2019 May 12;14(3):221-238. doi: 10.1000/x." above a title, the people, where they work, the abstract and the numbers. */
function ofPubmed(record: string): Found | null {
  const [head = '', title = '', people = ''] = paragraphs(record);
  const [, journal = '', year = '', when = '', rest = ''] =
    /^\d{1,6}\. (.{2,200}?)\. (\d{4})\b([^;.]{0,40})(?:;(.{0,200}))?/.exec(head) ?? [];
  if (journal === '' || title === '') return null;
  const named = /\(\d{1,3}\)|^\p{Lu}[\p{L}’' -]{1,40} \p{Lu}{1,3}(?:[,.]|$)|^[\p{L}\s,;.-]{2,80}\.$/u.test(people);
  return {
    type: ['article'],
    container: [journal.replace(/\s\([^()]{2,40}\)$/, '')],
    year: [year],
    date: [`${year}${when}`],
    ...placeOf(rest),
    title: [title.replace(/^\[(.{3,500})\]\.?$/, '$1')],
    author: named ? [people.replace(/\(\d{1,3}\)/g, '').replace(/\.$/, '')] : [],
    doi: [first(/\bdoi:\s?(10\.\S{4,200}?)\.?(?:\s|$)/i, head), first(/^DOI: (10\.\S{4,200})/m, record)],
    pmid: [first(/^PMID: (\d{1,9})/m, record)],
    pmcid: [first(/^PMCID: (PMC\d{1,9})/m, record)],
  };
}

/** "Ada Roe, Bo Poe,\nOn hedges,\nGardens,\nVolume 14, Issue 3,\n2019,\nPages 1-9,\n…". */
function ofScienceDirect(record: string): Found | null {
  const lines = record
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const end = lines.findIndex((line) => /^(?:https?:|\(https?:|ISSN |ISBN )/.test(line));
  if (end < 4) return null;
  const told = lines.slice(0, end).map((line) => line.replace(/,$/, ''));
  const take = (pattern: RegExp): string => {
    const at = told.findIndex((line, nth) => nth > 1 && pattern.test(line));
    return at < 0 ? '' : first(pattern, told.splice(at, 1)[0] ?? '');
  };
  const [editors, volume, pages] = [take(/^Editor\(s\): (.+)$/), take(/^(Volume \S.*)$/), take(/^Pages? (\S.*)$/)];
  const year = take(/^(\d{4})$/);
  const [people = '', title = '', container = '', publisher = ''] = told;
  if (year === '') return null;
  const chapter = /^Chapter \S{1,8} - (.+)$/.exec(title)?.[1];
  return {
    type: [chapter === undefined && editors === '' ? 'article' : 'chapter'],
    author: [people],
    editor: [editors],
    title: [chapter ?? title],
    container: [container],
    publisher: [publisher],
    year: [year],
    volume: [first(/^Volume (\S{1,12}?)(?:,|$)/, volume)],
    issue: [first(/\bIssue (\S{1,12}?)(?:,|$)/, volume)],
    pages: [pages],
    number: [first(/^IS[SB]N (\S{8,20}?),?$/m, record)],
    doi: [first(/^https?:\/\/doi\.org\/(\S{6,200}?)\.?$/m, record)],
  };
}

/** Lines of a label and what it says, each a paragraph of its own. */
function ofProquest(record: string): Found | null {
  const lines = new Map<string, string>();
  for (const line of record.split('\n')) {
    const at = line.indexOf(': ');
    if (at > 0 && !lines.has(line.slice(0, at))) lines.set(line.slice(0, at), line.slice(at + 2).trim());
  }
  const said = (...labels: readonly string[]): string[] => labels.map((label) => lines.get(label) ?? '').filter((words) => words !== '');
  const [title = ''] = said('Title');
  if (title === '') return null;
  const thesis = said('Degree', 'Source type').some((words) => /\b(?:Ph\.?D|M\.?A|M\.?Sc|thesis|dissertation)/i.test(words));
  return {
    type: [thesis ? 'thesis' : said('Publication title').length > 0 ? 'article' : ''],
    title: [title],
    author: said('Author').map((names) => names.replace(/\s?\d{1,3}(?=;|$)/g, '')),
    container: said('Publication title'),
    publisher: thesis ? said('University/institution') : said('Publisher'),
    volume: said('Volume'),
    issue: said('Issue'),
    pages: said('Pages'),
    first: said('First page'),
    year: said('Publication year', 'Degree date'),
    number: said('ISBN', 'ISSN'),
    doi: said('DOI').map((words) => first(/(10\.\S{4,200})/, words)),
    url: said('Document URL'),
  };
}

/** A label in a line of its own above what it says, which is set in. */
function ofOvid(record: string): Found | null {
  const said = new Map<string, string>();
  let label = '';
  for (const line of record.split('\n')) {
    if (/^\S/.test(line)) label = line.trim();
    else if (label !== '') said.set(label, `${said.get(label) ?? ''} ${line.trim()}`.trim());
  }
  const one = (name: string): string => said.get(name) ?? '';
  const source = one('Source');
  const [, journal = '', place = ''] = /^(.{2,200}?)\.\s(?=\d)([^,]{1,80})/.exec(source) ?? [];
  if (one('Title') === '') return null;
  return {
    type: ['article'],
    title: [one('Title')],
    author: [one('Authors Full Name') || one('Authors') || one('Author')],
    container: [journal],
    ...placeOf(place),
    year: [one('Year of Publication') || first(/,\s(\d{4})\b/, source)],
    doi: [first(/(10\.\d{4,9}\/\S{1,200})/, one('DOI'))],
    pmid: [/^MEDLINE|PubMed/i.test(one('Status')) ? first(/^(\d{1,9})$/, one('Unique Identifier')) : ''],
  };
}

const FORMS: Readonly<Record<Database, Form>> = {
  pubmed: { begins: /(?<=(?:^|\n\n)\n?)\d{1,6}\. (?=[^\n]{3,300}\d{4})/g, read: ofPubmed },
  sciencedirect: { begins: /(?<=^|\n\s{0,3}\n)[^\n]{2,2000},\n(?=[^\n]{3,600},\n[^\n]{2,300},\n)/g, read: ofScienceDirect },
  proquest: { begins: /^Document \d{1,6} of \d{1,6}[ \t]{0,8}$/gm, read: ofProquest },
  ovid: { begins: /^<\d{1,6}>[ \t]{0,8}$/gm, read: ofOvid },
};

/** Reads such a text; the text stays as it is, with one entry a record. Null where it holds no record. */
export function readDatabaseText(text: string): Reading | null {
  const database = databaseOf(text.slice(0, 65_536));
  if (database === null) return null;
  const form = FORMS[database];
  const lines = text.replace(/\r\n?/g, '\n');
  const starts = [...lines.matchAll(form.begins)].map(({ index }) => index);
  const entries: Entry[] = [];
  const taken = new Map<string, number>();
  let lost = 0;
  for (const [at, start] of starts.entries()) {
    const raw = lines.slice(start, starts[at + 1] ?? lines.length).trimEnd();
    const found = form.read(raw);
    if (found === null) {
      lost += 1;
      continue;
    }
    const key = uniqueKey(String(at + 1), taken);
    const span: Span = { start, end: start + raw.length };
    entries.push({ key, span, fields: { ...itemOf(saidOf(found), peopleIn), id: key }, raw });
  }
  if (entries.length === 0) return null;
  const skipped: Skipped[] = lost === 0 ? [] : [{ what: 'records', why: 'they are of no known form', count: lost, references: true }];
  // Data, not printed words: no stage should look for references or citations in it again.
  return { text: lines, blocks: entries.map(({ key, span }) => ({ kind: 'code', span, label: key })), entries, skipped };
}
