/**
 * Parses one printed reference into CSL-JSON with the place of every field. First version, by rules alone: identifiers,
 * then the year, then authors before it or before the title, title, container and numbers by their punctuation.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import type { Span } from '../model/document.ts';
import { findIdentifiers } from '../text/identifiers.ts';

export interface ParsedReference {
  readonly fields: CslItem;
  /** Where each field stands in the reference; several spans when it is printed in pieces. */
  readonly spans: Readonly<Record<string, readonly Span[]>>;
  /** 0..1, how sure the parser is of the fields. */
  readonly confidence: number;
}

/** Parses a reference string. Pure and synchronous; an empty or meaningless line gives no fields and confidence 0. */
export function parseReference(raw: string): ParsedReference {
  const fields: Record<string, unknown> = {};
  const spans: Record<string, Span[]> = {};
  const put = (name: string, value: unknown, start: number, end: number): void => {
    if (value === '' || fields[name] !== undefined) return;
    fields[name] = value;
    spans[name] = [{ start, end }];
  };
  let text = raw;
  const blank = (span: Span): void => {
    text = text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end);
  };
  for (const found of findIdentifiers(raw)) {
    const name = { doi: 'DOI', arxiv: 'arxiv', pmid: 'PMID', pmcid: 'PMCID', isbn: 'ISBN', issn: 'ISSN', url: 'URL' }[found.scheme];
    put(
      name,
      found.scheme === 'url' ? raw.slice(found.span.start, found.span.end).replace(/\s/g, '') : found.value,
      found.span.start,
      found.span.end,
    );
    blank(found.span);
  }
  text = text.replace(/\b(?:doi|pmc?id|arxiv|isbn|issn|available (?:from|at)|retrieved from)\s?:?(?=\s|$)/gi, (label) =>
    ' '.repeat(label.length),
  );
  const label = /^\s{0,5}(?:\[[\w+-]{1,12}\]|\(\d{1,3}\)|\d{1,3}[.)])\s/.exec(text);
  if (label !== null) blank({ start: 0, end: label[0].length });
  const year = /\(?\b(1[5-9]\d\d|20\d\d)([a-z])?\b[^)\d]{0,12}\)?[.:,]?/.exec(
    text.replace(/\d{1,5}\s?[-–]\s?\d{1,5}/g, (pages) => ' '.repeat(pages.length)),
  );
  if (year !== null) {
    const at = year.index + year[0].indexOf(year[1] ?? '');
    put('issued', { 'date-parts': [[Number(year[1])]] }, at, at + 4);
    if (year[2] !== undefined) fields['year-suffix'] = year[2];
  }
  const numbers =
    /(?<![\d.])(\d{1,4})\s?(?:\(\s?(\d{1,3}(?:[-–/]\d{1,3})?)\s?\))?\s?[:,]\s?(?:pp?\.\s?)?((?:e|[A-Z])?\d{1,7}(?:\s?[-–]\s?[A-Z]?\d{1,7})?)/.exec(
      text.slice(20),
    );
  if (numbers !== null) {
    const at = 20 + numbers.index;
    put('volume', numbers[1], at, at + (numbers[1] ?? '').length);
    if (numbers[2] !== undefined)
      put('issue', numbers[2], at + numbers[0].indexOf(numbers[2]), at + numbers[0].indexOf(numbers[2]) + numbers[2].length);
    const page = numbers[3] ?? '';
    put('page', page.replace(/\s/g, ''), at + numbers[0].lastIndexOf(page), at + numbers[0].length);
  }
  const from = label?.[0].length ?? 0;
  const early =
    year !== null &&
    year.index < Math.max(60, raw.length * 0.5) &&
    /^\s*\(?$/.test(text.slice(year.index, year.index + 1).replace(/\d/, ''));
  const authorsEnd =
    early && year !== null ? year.index : from + (/^(?:[^.]|(?<=\b\p{Lu})\.){3,300}?\.(?=\s)/u.exec(text.slice(from))?.[0].length ?? 0);
  const authors = namesOf(text.slice(from, authorsEnd));
  if (authors.length > 0) put('author', authors, from, authorsEnd);
  const rest = early && year !== null ? year.index + year[0].length : authorsEnd;
  const title = /^[\s"“„«'(]{0,4}((?:[^.?!"”“]|[.](?!\s|$)){3,400}[?!]?)/.exec(text.slice(rest));
  if (title !== null) {
    const start = rest + title[0].length - (title[1] ?? '').length;
    put('title', (title[1] ?? '').trim(), start, start + (title[1] ?? '').length);
    const container = /^[\s."”“,]{0,5}(?:In:?\s)?([^\d.,][^\d,(]{2,120}?)(?=[\s.,:;]*(?:\d|\(|,|$))/.exec(
      text.slice(start + (title[1] ?? '').length),
    );
    if (container !== null) {
      const at = start + (title[1] ?? '').length + container[0].length - (container[1] ?? '').length;
      put('container-title', (container[1] ?? '').trim(), at, at + (container[1] ?? '').length);
    }
  }
  if (/\bet\.? al\b|\band others\b/i.test(raw)) fields['et-al'] = true;
  const named = ['author', 'title', 'issued'].filter((name) => fields[name] !== undefined).length;
  return { fields: fields as CslItem, spans, confidence: Math.min(0.6, named * 0.2) };
}

function namesOf(text: string): CslName[] {
  const cleaned = text.replace(/\bet\.? al\b\.?|\band others\b|\(?\beds?\.\)?/gi, ' ');
  const names: CslName[] = [];
  for (const piece of cleaned.split(/;|\s(?:and|und|et|&)\s|&|(?<=\p{Lu}\.?|\p{Ll}{2}),(?=\s\p{L}{2,})/u)) {
    const name = piece.replace(/^[\s,.]+|[\s,]+$/g, '');
    const vancouver = /^([\p{L}' -]{2,40})\s(\p{Lu}{1,3})$/u.exec(name);
    const comma = /^([^,]{2,40}),\s?(.{1,40})$/u.exec(name);
    const given = /^((?:\p{Lu}\.[\s-]?){1,4}|\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)?)\s?([\p{L}'’ -]{2,40})$/u.exec(name);
    if (vancouver !== null) names.push({ family: vancouver[1] ?? '', given: vancouver[2] ?? '' });
    else if (comma !== null) names.push({ family: comma[1] ?? '', given: comma[2] ?? '' });
    else if (given !== null) names.push({ family: given[2] ?? '', given: (given[1] ?? '').trim() });
    else if (/\p{L}{2}/u.test(name)) names.push({ literal: name });
  }
  return names;
}
