/**
 * What a file says about itself: who wrote it and when. Only what is stated in a place made for it is taken (a LaTeX `\author`,
 * the meta elements of a page, the front matter of Markdown, the properties of a Word or PDF file), and only what can be a
 * person's name or a date: an account name or the name of a program is neither.
 */
import type { Document } from '../model/document.ts';
import { bibDate } from './bibtex/dates.ts';
import { MEDIA } from './sniff.ts';
import { texText } from './tex/text.ts';

export type About = NonNullable<Document['about']>;

const MOST = 100;
/** How far into a file its own description is looked for. */
const HEAD = 100_000;

/** "Ann Q. Roe", "Roe, Ann", "王小明": two to six words, no signs of an address, a place of work or a program. */
const isName = (text: string): boolean =>
  text.length <= 80 &&
  (/^\p{Lu}[\p{L}\p{M}'’.-]*(?:,?\s[\p{L}\p{M}'’.-]+){1,5}$/u.test(text) || /^[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u.test(text)) &&
  !/\b(?:university|institute?|department|school|laboratory|inc|gmbh|ltd|group|team|microsoft|adobe|office|user|admin|latex|word|version)\b/i.test(
    text,
  );

const namesIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isName))].slice(0, MOST);

/** A date as far as it goes, ISO; null for anything that is none. */
export function isoDate(text: string): string | null {
  const [parts] = bibDate({ date: text.trim().slice(0, 100) }).date?.['date-parts'] ?? [];
  const [year] = parts ?? [];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?[ .]{1,3}\p{L}{3,12}[., ]{1,3}\d{4}\b|\b\p{L}{3,12} (\d{1,2})(?:st|nd|rd|th)?, ?\d{4}\b/u.exec(
    text,
  );
  if (parts === undefined || year === undefined || year < 1500 || year > 2200) return null;
  const all = parts.length === 2 && day !== null ? [...parts, Number(day[1] ?? day[2])] : parts;
  return all.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

const described = (authors: readonly string[], date: string | null): About | null =>
  authors.length === 0 && date === null ? null : { ...(authors.length === 0 ? {} : { authors }), ...(date === null ? {} : { date }) };

/** The argument of a command, braces balanced; null when it is not there. */
function argument(source: string, command: string): string | null {
  const found = new RegExp(`\\\\${command}\\s{0,5}(?:\\[[^\\]]{0,300}\\]\\s{0,5})?\\{`).exec(source);
  if (found === null) return null;
  const from = found.index + found[0].length;
  let depth = 1;
  for (let at = from; at < Math.min(source.length, from + 20_000); at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}' && --depth === 0) return source.slice(from, at);
  }
  return null;
}

function ofLatex(source: string): About | null {
  const head = source.slice(0, HEAD).replace(/(?<!\\)%[^\n]*/g, '');
  const authors: string[] = [];
  let rest = head;
  for (let n = 0; n < MOST; n += 1) {
    const at = rest.search(/\\author(?![a-zA-Z])/);
    if (at < 0) break;
    const inner = argument(rest.slice(at), 'author');
    rest = rest.slice(at + 7);
    if (inner === null) continue;
    const plain = inner.replace(
      /\\(?:thanks|footnote|inst|textsuperscript|affil|email|orcid\w{0,8})\s?\{[^{}]{0,500}\}|\$[^$]{0,60}\$/g,
      ' ',
    );
    for (const part of plain.split(/\\(?:and|And|AND|quad|qquad|newline|newauthor)(?![a-zA-Z])|\\\\|,|;|\sand\s|\n\s*\n/))
      authors.push(texText(part));
  }
  const date = argument(head, 'date');
  return described(namesIn(authors), date === null || /\\today/.test(date) ? null : isoDate(texText(date)));
}

function ofHtml(source: string): About | null {
  const values = (names: RegExp): string[] =>
    [...source.slice(0, HEAD).matchAll(/<meta\s[^<>]{1,1000}>/gi)].flatMap(([tag]) => {
      const name = /\b(?:name|property)\s?=\s?["']([^"']{1,60})["']/i.exec(tag)?.[1] ?? '';
      const content = /\bcontent\s?=\s?(?:"([^"]{1,300})"|'([^']{1,300})')/i.exec(tag);
      return names.test(name) && content !== null ? [content[1] ?? content[2] ?? ''] : [];
    });
  const [date = ''] = values(/^(?:citation_(?:publication_|online_)?date|dc(?:terms)?\.(?:date|issued|created)|article:published_time)$/i);
  return described(namesIn(values(/^(?:citation_author|dc\.creator|author)$/i)), isoDate(date.replace(/\//g, '-').slice(0, 10)));
}

function ofMarkdown(source: string): About | null {
  const matter = /^---[ \t]*\r?\n([\s\S]{0,50000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(source)?.[1];
  if (matter === undefined) return null;
  const plain = (text: string): string => text.replace(/^["']|["']$/g, '').trim();
  const block = /(?:^|\n)authors?:[ \t]*([^\n]{0,2000})((?:\n[ \t]+[^\n]{0,300}|\n-[ \t][^\n]{0,300}){0,400})/i.exec(matter);
  const line = plain(block?.[1] ?? '').replace(/^\[|\]$/g, '');
  const rows = (block?.[2] ?? '')
    .split('\n')
    .flatMap((row) => /^[ \t]{0,20}(?:-[ \t]{1,5}(?:name:[ \t]{0,5})?|name:[ \t]{0,5})(.{2,200})$/.exec(row)?.[1] ?? []);
  const date = /(?:^|\n)date:[ \t]*([^\n]{4,60})/i.exec(matter)?.[1] ?? '';
  return described(namesIn([...line.split(/,|;|\sand\s|&/), ...rows].map(plain)), isoDate(plain(date)));
}

/** What the source text of a document says of itself; null when it says nothing. */
export function aboutText(mediaType: string, source: string): About | null {
  if (mediaType === MEDIA.latex) return ofLatex(source);
  if (mediaType === MEDIA.html) return ofHtml(source);
  return mediaType === MEDIA.markdown ? ofMarkdown(source) : null;
}

/** What a format states outright: names as written, an ISO date. */
export const aboutStated = (authors: readonly string[], date: string): About | null => described(namesIn(authors), isoDate(date));

/** What the properties of a Word file say (`docProps/core.xml`). The day it was begun is told: it was surely not written before. */
export function aboutWord(core: string | undefined): About | null {
  if (core === undefined) return null;
  const value = (name: string): string => new RegExp(`<${name}(?:\\s[^<>]{0,200})?>([^<>]{1,500})</${name}>`).exec(core)?.[1] ?? '';
  return described(namesIn(value('dc:creator').split(/;|\sand\s/)), isoDate(value('dcterms:created').slice(0, 10)));
}

/** What a PDF's own properties say of its authors; its dates are of the file, not of the text. */
export function aboutPdf(author: unknown): About | null {
  if (typeof author !== 'string') return null;
  const parts = author.slice(0, 5_000).split(/;|\sand\s|\s&\s/);
  // "Roe, Ann" is one person, "Ann Roe, Bo Lee" are two.
  const people = parts.flatMap((part) => {
    const names = part.split(',');
    return names.every((name) => /\S\s+\S/.test(name.trim())) ? names : [part];
  });
  return described(namesIn(people), null);
}
