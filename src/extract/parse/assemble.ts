/**
 * Makes a CSL item out of labelled tokens: runs of one label become pieces, pieces become fields, each with its place in the
 * reference. Where a label occurs in several runs, decides which run is the field.
 */

import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { type Identifier, normalizeDoi } from '../../text/identifiers.ts';
import { codeAt, isCapitalAscii } from '../../text/letters.ts';
import { signsIn } from '../../text/signs.ts';
import { dates } from './dated.ts';
import { textOf, trimSpan } from './edges.ts';
import { mendByKind } from './ends-by-kind.ts';
import { mendEnds } from './field-ends.ts';
import { mendByTells } from './field-tells.ts';
import { kindOf } from './kind.ts';
import { LABEL_INDEX, LABELS, type Label, type Run } from './labels.ts';
import { readLaw } from './law.ts';
import { mendTitle } from './lost-titles.ts';
import { parseEdition, parseIssue, parsePages, parseVolume } from './numbers.ts';
import { names } from './people.ts';
import { lookAgain } from './second-look.ts';
import { untitled } from './stand-ins.ts';
import { bodiesOf } from './study-groups.ts';
import type { Token } from './tokens.ts';
import { readTreaty } from './treaties.ts';

export interface Assembled {
  readonly fields: CslItem;
  readonly spans: Readonly<Record<string, readonly Span[]>>;
}

const NO_RUNS: readonly Run[] = [];

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };

/** Runs of equal labels, in order. */
export function runsOf(tokens: readonly Token[], labels: ArrayLike<number>): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let i = 1; i <= tokens.length; i += 1) {
    if (i < tokens.length && labels[i] === labels[from]) continue;
    const first = tokens[from];
    const last = tokens[i - 1];
    const label = LABELS[labels[from] ?? 0];
    if (first !== undefined && last !== undefined && label !== undefined)
      runs.push({ label, from, to: i - 1, span: { start: first.start, end: last.end } });
    from = i;
  }
  return runs;
}

/** What stands before the work that holds another, as lists in many languages say it; some only with a colon behind. */
const IN =
  /^(?:(?:στ[οηα]|teoksessa|iš|grām\.?|içinde|dalam|trong|u|у|i|í|a)\s?:\s?)|^\[?(?:in|im|dans|en|em|v|в|w|apud|aus|from)(?:\s?:\]?\s?|\s(?=[\p{Lu}\p{N}“"«„‘(])|\s(?=the\s|der\s|die\s|das\s))(?:(?:ders|dies|idem|id|eadem|ead)\.?\s?[,:]\s|(?:_{3,20}|[—–]{2,6})[.,:]?\s)?/iu;
/** Fields whose last full stop is kept when they are abbreviations: "Phys. Rev. Lett.", "S.D.N.Y.". */
const ABBREVIATED = new Set(['container-title', 'publisher']);
const LONGER_TAIL = /\p{L}\.\s?[^.]{1,12}$/u;
/** "Washington, D.C.", "Frankfurt a. M." */
const SHORT_TAIL = /(?<!\p{L})\p{L}\.\s?\p{L}{1,2}$/u;
const WITHOUT_ARTICLE_TYPE =
  /\s?\[(?:[JMCDRSPNGAZ]|EB|DB|CP)(?:\/OL)?\]\.?$|[.,]\s(?:\d{1,2}|two|three|four)\s(?:vols?\.?|volumes|Bde\.?|Bände|tomes)$/;

/** What announces a series and is no part of its name. */
const SERIES_HEAD = /^(?:of\s(?=\p{Lu})|(?:coll|collection|col|reihe)\s?[.:]?\s?(?=[«“"„]))/iu;

/** What follows the title of a work and never stands among its authors. */
const WHOLE: ReadonlySet<Label> = new Set(['container', 'pages', 'volume', 'publisher']);

/** Fields given in the very signs of the print. */
const AS_PRINTED = new Set(['title', 'container-title', 'collection-title', 'publisher', 'publisher-place', 'genre', 'note']);

/**
 * The item that labelled tokens make. `raw` has signs and digits in half width and is read by rules; `printed`, as long as it unit for
 * unit, is what words are given from. `signs` are those of both.
 */
export function assemble(
  raw: string,
  tokens: readonly Token[],
  labels: ArrayLike<number>,
  identifiers: readonly Identifier[],
  printed = raw,
  signs = signsIn(raw) | signsIn(printed),
): Assembled {
  const runs = runsOf(tokens, labels);
  const fields: Draft = {};
  const spans: Record<string, Span[]> = {};
  const note = (name: string, span: Span): void => {
    if (span.end <= span.start) return;
    const places = spans[name];
    if (places === undefined) spans[name] = [span];
    else spans[name] = [...places, span];
  };
  let has = 0;
  for (const run of runs) has |= 1 << LABEL_INDEX[run.label];
  const of = (wanted: Label): readonly Run[] =>
    (has & (1 << LABEL_INDEX[wanted])) === 0 ? NO_RUNS : runs.filter((run) => run.label === wanted);
  /** Text of a run without the punctuation around it; noted as the place of the field. */
  const take = (name: string, run: Run, strip?: RegExp): string => {
    let span = trimSpan(raw, run.span);
    if (strip !== undefined) {
      const found = strip.exec(raw.slice(span.start, span.end));
      if (found !== null && found[0].length > 0)
        span = trimSpan(
          raw,
          found.index === 0 ? { start: span.start + found[0].length, end: span.end } : { start: span.start, end: span.start + found.index },
        );
    }
    const tail = name === 'publisher-place' ? SHORT_TAIL : ABBREVIATED.has(name) ? LONGER_TAIL : null;
    if (tail !== null && raw[span.end] === '.' && tail.test(raw.slice(span.start, span.end)))
      span = { start: span.start, end: span.end + 1 };
    const value = textOf(AS_PRINTED.has(name) ? printed : raw, span, signs);
    if (value !== '') note(name, span);
    return value;
  };

  identified(fields, spans, raw, identifiers);

  // A title label among the authors is a slip when authors and another title follow, unless a whole work lies between: two in one entry.
  const titles = of('title');
  const slip = (run: Run): boolean =>
    runs.some(
      (other, at) =>
        other.label === 'author' &&
        other.from > run.to &&
        titles.some((later) => later.from > other.to) &&
        !runs.slice(0, at).some(({ label, from }) => from > run.to && WHOLE.has(label)),
    );
  const title = titles.find((run) => !slip(run)) ?? titles[0];
  // Names behind an "In:" alone, at the head of a part of an entry, are those of the work that holds the cited one.
  const authored = of('author');
  const holders = authored.filter(({ from }) =>
    runs.some(({ label, to, span }) => label === 'editor' && to === from - 1 && /^in\s?:$/i.test(raw.slice(span.start, span.end).trim())),
  );
  const authorRuns = holders.length === 0 ? authored : authored.filter((run) => !holders.includes(run));
  const leading = authorRuns.filter((run) => title === undefined || run.from < title.from);
  const authors = leading.length > 0 ? leading : authorRuns.slice(0, 1);
  names(fields, spans, raw, 'author', authors, signs);
  if (fields.author === undefined) {
    const group = of('group')[0];
    if (group !== undefined) {
      const value = take('author', group);
      if (value !== '') fields.author = bodiesOf(value).map((literal) => ({ literal }));
    }
  }
  names(
    fields,
    spans,
    raw,
    'editor',
    holders.length > 0 ? runs.filter((run) => run.label === 'editor' || holders.includes(run)) : of('editor'),
    signs,
  );
  names(fields, spans, raw, 'translator', of('translator'), signs);

  if (title !== undefined) {
    const value = take('title', title, WITHOUT_ARTICLE_TYPE);
    if (value !== '') fields.title = value;
  }
  const container = joined(runs, raw, 'container');
  if (container !== null) {
    const value = take('container-title', container, IN);
    if (value !== '') fields['container-title'] = value;
  }
  const series = of('series')[0];
  if (series !== undefined) {
    const value = take('collection-title', series, SERIES_HEAD);
    if (value !== '') fields['collection-title'] = value;
  }

  dates(fields, spans, raw, runs, signs);
  numbers(fields, of, take, ({ span }) => raw.slice(span.start, span.end).trim());
  seriesLetter(fields);

  const publishers = of('publisher');
  if (publishers[0] !== undefined) {
    const value = take('publisher', publishers[0]);
    if (value !== '') fields.publisher = value;
  }
  const place = of('place')[0];
  if (place !== undefined) {
    const value = take('publisher-place', place);
    if (value !== '') fields['publisher-place'] = value;
  }
  const genre = of('genre')[0];
  if (genre !== undefined) {
    const value = take('genre', genre);
    // Codes of Chinese lists ([J], [M], [EB/OL]) only help to guess the type.
    if (value.length > 2 && !/^[A-Z]{1,2}\/OL$/.test(value)) fields.genre = value;
  }
  const number = of('number')[0];
  if (number !== undefined) {
    const value = take('number', number);
    if (value !== '') fields.number = value;
  }
  const notes = [...of('note'), ...(authors.length > 0 && fields.author?.[0]?.literal === undefined ? of('group') : [])];
  const said = notes.map((run) => take('note', run)).filter((value) => value !== '');
  if (said.length > 0) fields.note = said.join('; ');
  const law = readLaw(fields, spans, raw, signs) ?? readTreaty(fields, spans, raw);
  if (law === null) {
    untitled(fields, spans);
    lookAgain(fields, spans, raw);
    mendEnds(fields, spans, raw);
    mendByKind(fields, spans, raw);
    mendByTells(fields, spans, raw);
    mendTitle(fields, spans, raw);
  }
  fields.type = law ?? kindOf(fields, raw, fields.genre ?? '');
  return { fields, spans };
}

/** The first run of a label, with later ones that follow it closely: a year or a stray word inside a venue's name does not end it. */
function joined(runs: readonly Run[], raw: string, label: Label): Run | null {
  const same = runs.filter((run) => run.label === label);
  // A stroke or a dash that stands alone is no name.
  while (same.length > 1 && same[0] !== undefined && !/[\p{L}\p{N}]/u.test(raw.slice(same[0].span.start, same[0].span.end))) same.shift();
  let out = same[0];
  if (out === undefined) return null;
  for (const run of same.slice(1)) {
    const ended = /[.;()]\s*$/.test(raw.slice(out.span.start, run.span.start)) || /^\s*\(/.test(raw.slice(out.span.end, run.span.start));
    if (run.from - out.to > 2 || ended) break;
    out = { ...out, to: run.to, span: { start: out.span.start, end: run.span.end } };
  }
  return out;
}

const FIELD_OF = { doi: 'DOI', arxiv: 'arxiv', pmid: 'PMID', pmcid: 'PMCID', isbn: 'ISBN', issn: 'ISSN', url: 'URL' } as const;

/** Identifiers come from the text itself, not from labels. The first of each scheme is the reference's own. */
function identified(fields: Draft, spans: Record<string, Span[]>, raw: string, identifiers: readonly Identifier[]): void {
  for (const found of identifiers) {
    const name = FIELD_OF[found.scheme];
    if (fields[name] !== undefined) continue;
    fields[name] = found.scheme === 'url' ? raw.slice(found.span.start, found.span.end).replace(/\s/g, '') : found.value;
    spans[name] = [found.span];
  }
  // A DOI printed as an address is both.
  const doi = identifiers.find((found) => found.scheme === 'doi');
  const printed = doi === undefined ? '' : raw.slice(doi.span.start, doi.span.end).replace(/\s/g, '');
  if (doi !== undefined && fields.URL === undefined && /^https?:/i.test(printed)) {
    // Where a gap stands for a low line the print, closed up, is another address.
    fields.URL = normalizeDoi(printed) === doi.value ? printed : `https://doi.org/${doi.value}`;
    spans.URL = [doi.span];
  }
}

/** "Phys. Rev." with volume "D 85": the letter names the journal's series and belongs to its title. */
function seriesLetter(fields: Draft): void {
  const { volume = '' } = fields;
  const found = isCapitalAscii(codeAt(volume, 0)) ? /^([A-H])\s?(\d{1,4})$/.exec(volume) : null;
  const container = fields['container-title'] ?? '';
  if (found === null || !/\b(?:Phys|Nucl)\b/i.test(container) || /\b[A-H]\.?$/.test(container)) return;
  fields['container-title'] = `${container} ${found[1] ?? ''}`;
  fields.volume = found[2] ?? '';
}

const SERIES_NUMBER = /^\((?:\d|[IVX]{1,3})\)$/;

function numbers(
  fields: Draft,
  of: (wanted: Label) => readonly Run[],
  take: (name: string, run: Run) => string,
  printedOf: (run: Run) => string,
): void {
  const [first, second] = of('volume');
  // "Proc London Math Soc (2) 1936; 42": what stands in a bracket counts the series of the journal.
  const volume = first !== undefined && second !== undefined && SERIES_NUMBER.test(printedOf(first)) ? second : first;
  if (volume !== undefined) {
    const parsed = parseVolume(take('volume', volume), of('issue').length > 0, of('pages').length > 0);
    if (parsed.volume !== undefined) fields.volume = parsed.volume;
    if (parsed.issue !== undefined && parsed.issue !== '') fields.issue = parsed.issue;
    if (parsed.page !== undefined && parsed.page !== '') fields.page = parsed.page;
  }
  const issue = of('issue')[0];
  if (issue !== undefined) {
    const value = parseIssue(take('issue', issue));
    if (value !== '') fields.issue = value;
  }
  const pages = of('pages')[0];
  if (pages !== undefined) {
    const value = parsePages(take('page', pages));
    if (value !== '') fields.page = value;
  }
  const edition = of('edition')[0];
  if (edition !== undefined) {
    const value = parseEdition(take('edition', edition));
    if (value !== '' && !/\b(?:vols?|volumes|bde?|bände)\b/i.test(value)) fields.edition = value;
  }
}
