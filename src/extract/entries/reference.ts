/**
 * From a stretch of text to a Reference: the printed form with its white space and broken words mended, its fields, its
 * route, its id. Hyperlinks that lie over an entry tell what the print leaves out.
 */
import { createHash } from 'node:crypto';
import type { Reference } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import type { Document, Link, Span } from '../../model/document.ts';
import { indexFrom } from '../../text/lowest.ts';
import { isNoLanguage } from '../../text/unlikely.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { type ParsedReference, parseReference } from '../reference.ts';
import { triage } from '../triage.ts';
import { withoutCitedAt } from './cited-at.ts';
import { fromLinks } from './links.ts';
import { repeatedAuthors } from './repeated.ts';

/** `ref:` and sixteen hex digits: the same reference in the same bytes has the same id, in every run. */
export function referenceId(documentId: string, span: Span, raw: string): string {
  return `ref:${createHash('sha256').update(`${documentId}\n${span.start}-${span.end}\n${raw}`).digest('hex').slice(0, 16)}`;
}

/** Page a place lies on; undefined when the format has no pages. Pages come in order of their start. */
export function pageAt(document: Document, at: number): number | undefined {
  return document.pages[indexFrom(document.pages, at + 1) - 1]?.number;
}

/**
 * The reference as one line: white space collapsed, words that a line end broke joined, addresses that run over a line end
 * closed up. A hyphen stays where the word had one of its own already ("state-of-the-").
 */
export function asPrinted(text: string): string {
  const whole = text.replace(/\u00ad\s*/g, '');
  // What stands on one line has nothing to mend, and most references do.
  const mended = whole.includes('\n') ? withoutBreaks(whole) : whole;
  const line = mended.replace(/\s+/g, ' ').trim();
  return line.includes('.....') || line.includes('. . . .') ? withoutLeaders(line) : line;
}

/** Lines joined: addresses and words that were cut at the end of a line are whole again. */
function withoutBreaks(text: string): string {
  return text
    .replace(
      /((?:https?:\/\/|www\.|\b10\.\d{4,9}\/)[^\s>]{0,300}[/._=?&%-])[^\S\n]*\n\s*(?=[^\s]{2,})(?!(?:accessed|retrieved|and|pp?\.|\p{Lu}\p{Ll}+ )\b|\p{Lu}[\p{L}’'-]{1,30},)/giu,
      '$1',
    )
    .replace(/(?<![\p{L}\d]-[\p{L}]{0,20})(\p{L}{2,30})[-‐][^\S\n]*\n\s*(?=\p{Ll}{2})/gu, '$1')
    .replace(/([-‐–—/])[^\S\n]*\n\s*/g, '$1')
    .replace(UNSPACED, '');
}

/** The end of a line within Chinese and Japanese print, which sets no spaces between its signs; beside a number no more than beside another. */
const UNSPACED =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々、。，．：；（）「」『』〈〉《》〔〕【】・！？])[^\S\n]*\n\s*(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々\d、。，．：；（）「」『』〈〉《》〔〕【】・！？])|(?<=\d)[^\S\n]*\n\s*(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々、。，．：；（）「」『』〈〉《》〔〕【】・！？])/gu;

/** What stands behind the dots that lead to the pages where an entry is cited, and the dots. */
const LEADING = /[.\s\d,ivxlnpasim–-]/;

/** The entry without such dots and pages, as tables of authorities have them. Walked from the end, so that no row of dots costs more than its length. */
function withoutLeaders(line: string): string {
  let at = line.length;
  while (at > 0 && LEADING.test(line.charAt(at - 1))) at -= 1;
  const dots = /(?:\. ?){5}/.exec(line.slice(at));
  return dots === null ? line : line.slice(0, at + dots.index).trimEnd();
}

/** What publishers' pages hang behind an entry to be clicked on. */
const BUTTONS =
  /(?:\s{0,2}[[(]?(?:Google Scholar|Cross ?Ref|PubMed(?: Central)?|PMC free article|Free PMC article|Medline|View (?:in )?[Aa]rticle|View (?:in|on) Scopus|View PDF|View Record in Scopus|Web of Science|Full [Tt]ext(?: PDF)?|MathSciNet|zbMATH|Search Google Scholar|Export Citation|Download PDF|PubMed\/NCBI|Cited by\s?:?\s?\(?\d{1,6}\)?)[\])]?[,;.|]?|\s{0,2}\[\s?(?:pdf|PDF|code|Code|html|HTML|bib|BibTeX|bibtex|link|Link|url|URL|paper|Paper|preprint|project|Project|website|Website|slides|Slides|video|Video|data|Data|abs|abstract|Abstract|arXiv|DOI)\s?\]){1,8}$/u;

/** The entry without the names of search engines and indexes behind it, which are no part of the work. */
function withoutButtons(raw: string): string {
  const found = BUTTONS.exec(raw.slice(-200));
  return found === null ? raw : raw.slice(0, raw.length - found[0].length);
}

/** What a printed entry is made into a Reference with. */
export interface Printed {
  readonly span: Span;
  /** Its words without the label, lines as printed. */
  readonly words: string;
  readonly key: string;
  readonly origin: Reference['origin'];
  readonly links: readonly Link[];
  /** The entry whose authors a dash repeats. */
  readonly repeats?: Reference | undefined;
  /** Its parts, where the form of the citation tells them and nothing is to be guessed; else it is parsed. */
  readonly parts?: ParsedReference | undefined;
}

/** Kinds of works that are cited by a number of their own. */
const NUMBERED: ReadonlySet<string> = new Set(['statute', 'court-decision', 'standard', 'patent', 'official-document']);

/** The fields with the number by which a law, a decision, a standard or a patent is cited, where it was not read as one. */
function numbered(raw: string, fields: CslItem, kind: string | undefined): CslItem {
  if (kind === undefined || !NUMBERED.has(kind)) return fields;
  const [first] = workNumbers(raw);
  const name = kind === 'statute' && fields.title === undefined ? lawsName(raw) : undefined;
  return {
    ...fields,
    ...(first === undefined || fields.number !== undefined ? {} : { number: first.printed }),
    ...(name === undefined ? {} : { title: name }),
  };
}

/** What of a law's citation stands behind its name: sections, places, series. */
const BEHIND =
  /,?\s(?:ss?|sch|arts?|regs?|rr?|pts?|cc?|cl)\.?\s?\d|\s\((?:UK|Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|NZ|India|Ireland|Canada|US|[A-ZÄÖÜ][\p{L}]{1,8})\)|,?\s(?:§|Art\.|art\.)|,\s(?:Pub|P)\.\s?L|\s\d{1,4}\s(?:Stat|U\.|UNTS)|,\s(?:BGBl|RGBl|SR|OJ|JORF|BOE)|（|\.\s*$/u;

/** The name by which a law is cited, where the citation begins with one: "Human Rights Act 1998", "Bürgerliches Gesetzbuch". */
function lawsName(raw: string): string | undefined {
  const name = raw.slice(0, BEHIND.exec(raw)?.index ?? raw.length).trim();
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return /^[\p{Lu}\p{Lo}]/u.test(name) && letters >= 8 && name.length <= 200 && /\s|\p{Script=Han}/u.test(name) ? name : undefined;
}

/** Whether the letters of an entry are certain; undefined when they are, as far as can be told. */
function lettersOf(document: Document, { span }: Printed, raw: string, { title = '' }: CslItem): Reference['letters'] {
  const recognised = document.recognisedSpans?.some(({ start, end }) => start < span.end && span.start < end) ?? false;
  if (recognised) return 'recognised';
  return isNoLanguage(title) || isNoLanguage(raw) ? 'unmapped' : undefined;
}

/** Parses one printed entry. */
export function referenceFrom(document: Document, printed: Printed): Reference {
  const raw = withoutCitedAt(withoutButtons(asPrinted(printed.words)));
  const parsed = printed.parts ?? parseReference(raw);
  const page = pageAt(document, printed.span.start);
  const before = printed.repeats?.fields.author;
  const authors = before === undefined ? undefined : repeatedAuthors(raw, before, parsed.fields.author);
  const fields: CslItem = {
    ...parsed.fields,
    ...(authors !== undefined ? { author: authors } : {}),
    ...fromLinks(printed.links, parsed.fields, printed.words),
  };
  const route = triage(raw, fields);
  const letters = lettersOf(document, printed, raw, fields);
  return {
    id: referenceId(document.id, printed.span, raw),
    key: printed.key,
    span: printed.span,
    ...(page !== undefined ? { page } : {}),
    raw,
    fields: numbered(raw, fields, route.canonical),
    fieldSpans: parsed.spans,
    ...route,
    origin: printed.origin,
    confidence: parsed.confidence,
    ...(letters === undefined ? {} : { letters }),
    ...(authors !== undefined && printed.repeats !== undefined ? { authorsOf: printed.repeats.id } : {}),
  };
}
