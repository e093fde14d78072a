/**
 * Which work of a document's list is which text at hand. A paper cites by its own list, so its marks are tied to a source only
 * where something that names the work is seen in the source or in its file's name: the key, the DOI, the title, author and
 * year. Where two sources fit, or one fits two works, none is taken: a quote held against the wrong text would accuse.
 */
import type { Citation, Reference } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import type { Block, Document, Span } from '../../model/document.ts';
import { fold, words } from '../../text/fold.ts';
import { headsList } from '../../text/list-headings.ts';
import { lowest } from '../../text/lowest.ts';
import type { QuotedText } from '../quotes/blocks.ts';
import { decisionAmong, isCalled, isNone } from './decisions.ts';

/** A source as far as it tells which work it is. */
export interface SourceAtHand {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

/** How much of a source is its head: the title page, the first words. */
const HEAD = 4000;
/** A shorter title stands in many texts. */
const LEAST_TITLE = 16;
const UNPARTED = /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]/gu;
/** Letters of a title; those of scripts that write a syllable or a word with one count threefold. */
const weightOf = (title: string): number => title.length + 2 * (title.match(UNPARTED)?.length ?? 0);

/** Share of a block that an entry fills when the block is one. */
const FILLED = 0.8;

interface Known {
  readonly id: string;
  /** Its file's name without folder and ending. */
  readonly file: string;
  /** Its first words. */
  readonly head: string;
  /** Its file's name, folded. */
  readonly stem: string;
  readonly stemWords: ReadonlySet<string>;
  /** Its first words, as far as they stand before a list of works, which are other texts'. */
  readonly body: string;
  /** The same, folded. */
  readonly begin: string;
  /** The same with its signs, for identifiers. */
  readonly signs: string;
}

const known = ({ id, name = id, text }: SourceAtHand): Known => {
  const bare = (name.split(/[\\/]/).at(-1) ?? name).replace(/\.[a-z0-9]{1,5}$/i, '');
  const parted = bare.replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const body = bodyOf(text.slice(0, HEAD));
  // "2020a" is one word for a year and two for a name that ends in a digit: both are kept.
  return {
    id,
    file: bare,
    head: text.slice(0, HEAD),
    stem: fold(bare),
    stemWords: new Set([...words(parted), ...words(bare)]),
    body,
    begin: ` ${fold(body)} `,
    signs: text.slice(0, HEAD).toLowerCase(),
  };
};

function bodyOf(head: string): string {
  const lines = head.split('\n');
  const list = lines.findIndex((line) => line.length < 60 && headsList(line.replace(/^[#*\s]+/, '')));
  return list < 0 ? head : lines.slice(0, list).join('\n');
}

/** One way of telling; gives the sources that fit. */
type Sign = (reference: Reference, sources: readonly Known[]) => readonly Known[];

/** Whether a printed reference names a file; "a.txt" is not the end of "data.txt". */
export function namesFile(raw: string, file: string): boolean {
  const at = raw.toLowerCase().indexOf(file.toLowerCase());
  return at >= 0 && !/[\p{L}\p{N}_.-]/u.test(raw.charAt(at - 1)) && !/[\p{L}\p{N}_-]/u.test(raw.charAt(at + file.length));
}

/** A file that is named by the number of an entry: "ref03.pdf". */
const NUMBERED = /^(?:ref|reference|source|src|quelle|paper|doc) ?0{0,3}(\d{1,4})$/;

const byFile: Sign = ({ key, raw }, sources) =>
  sources.filter(({ id, stem }) => (stem === fold(key) && !/^\d{1,4}$/.test(key)) || (/\.\w{1,5}$/.test(id) && namesFile(raw, id)));

/**
 * The number of an entry as the name of a file may as well number papers that are checked, or drafts: it counts last, and for no text that
 * begins, at length, without the words of the title and without whoever wrote it.
 */
const byNumber: Sign = ({ key, fields }, sources) =>
  sources.filter(({ stem, body }) => (stem === key || NUMBERED.exec(stem)?.[1] === key) && !speaksOfElse(fields, body));

/** Words by which a text tells what it is about; of fewer nothing is told. */
const TOLD = 40;
/** Letters of a word of a title that tells something. */
const TELLING = 4;

function speaksOfElse(fields: CslItem, body: string): boolean {
  const said = new Set(words(body));
  const title = [...new Set(words(fields.title ?? ''))].filter((word) => weightOf(word) >= TELLING);
  const family = familyOf(fields);
  if (said.size < TOLD || title.length < 2 || (family.length > 1 && said.has(family))) return false;
  return title.filter((word) => said.has(word)).length * 2 < title.length;
}

const byDoi: Sign = ({ fields }, sources) => {
  const doi = fields.DOI?.toLowerCase();
  if (doi === undefined) return [];
  return sources.filter(({ stem, signs }) => {
    const at = signs.indexOf(doi);
    // A text bears its own DOI first; those of works it speaks of come later.
    const first = signs.search(/10\.\d{4,9}\//);
    // "10.5555/a.1" is not "10.5555/a.12".
    return stem === fold(doi) || (at >= 0 && at === first && !/[a-z0-9]/.test(signs.charAt(at + doi.length)));
  });
};

const titleOf = (fields: CslItem): string => fold(fields.title ?? '');

const byTitle: Sign = ({ fields }, sources) => {
  const title = titleOf(fields);
  if (weightOf(title) < LEAST_TITLE) return [];
  // What stands in a list of works is what the text cites.
  const fits = sources.filter(({ begin, stem }) => begin.includes(` ${title} `) || ` ${stem} `.includes(` ${title} `));
  // Others may mention the work on their first pages; its own text begins with its title.
  const own = fits.filter(({ begin, stem }) => {
    const at = begin.indexOf(` ${title} `);
    return ` ${stem} `.includes(` ${title} `) || (at >= 0 && at < 300);
  });
  return fits.length > 1 && own.length > 0 ? own : fits;
};

const yearOf = (fields: CslItem): string => String(fields.issued?.['date-parts']?.[0]?.[0] ?? '');
const familyOf = (fields: CslItem): string => words(fields.author?.[0]?.family ?? fields.author?.[0]?.literal ?? '').at(-1) ?? '';

const byAuthorYear: Sign = ({ fields }, sources) => {
  const [family, year] = [familyOf(fields), yearOf(fields)];
  return family.length < 2 || year.length !== 4
    ? []
    : sources.filter(
        ({ stemWords }) =>
          [...stemWords].some((word) => isName(word, family)) && [...stemWords].some((word) => new RegExp(`^${year}[a-z]?$`).test(word)),
      );
};

/** A name printed whole, without a space, is known by the family name it begins with: 山田 of 山田花子. */
const isName = (word: string, name: string): boolean =>
  word === name || (/^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]{2,12}$/u.test(name) && word !== '' && name.startsWith(word));

const SIGNS: readonly Sign[] = [byFile, byDoi, byTitle, byAuthorYear, byNumber];
/** A decision's court and year are those of many, and its parties may have met before: its number tells, and its parties where none does. */
const SIGNS_OF_DECISIONS: readonly Sign[] = [
  byFile,
  byDoi,
  decisionAmong,
  (reference, sources) => byTitle(reference, sources).filter((text) => !isNone(reference, text) && isCalled(reference, text)),
  byNumber,
];

/** Ids of the references whose text is at hand, each with the id of that source. */
export function textsOf(references: readonly Reference[], sources: readonly SourceAtHand[]): ReadonlyMap<string, string> {
  const all = sources.map(known);
  const found = new Map<string, { readonly source: string; readonly sign: number }>();
  for (const reference of references) {
    const signs = reference.canonical === 'court-decision' ? SIGNS_OF_DECISIONS : SIGNS;
    for (const [sign, fits] of signs.entries()) {
      const own = fits(reference, all);
      const [first] = own;
      if (first === undefined) continue;
      if (own.length === 1) found.set(reference.id, { source: first.id, sign });
      break;
    }
  }
  return new Map([...found].filter(([id]) => isIts(id, found, references)).map(([id, { source }]) => [id, source]));
}

/** Of several works that one source fits, those by the surest sign, when they are one work listed twice. */
function isIts(
  id: string,
  found: ReadonlyMap<string, { readonly source: string; readonly sign: number }>,
  references: readonly Reference[],
): boolean {
  const own = found.get(id);
  const rivals = references.filter((other) => found.get(other.id)?.source === own?.source);
  const surest = Math.min(...rivals.map((other) => found.get(other.id)?.sign ?? SIGNS.length));
  const best = rivals.filter((other) => found.get(other.id)?.sign === surest);
  // "Paper birds" stands in the text of "Paper birds over winter": the longer title is its own.
  const longest = best.reduce((title, { fields }) => (titleOf(fields).length > title.length ? titleOf(fields) : title), '');
  const named = best.filter(({ fields }) => titleOf(fields) === longest);
  return own?.sign === surest && named.some((other) => other.id === id);
}

/** Blocks that an entry of the list fills are entries, whatever the format made of them: titles stand in marks there. */
function withEntries(blocks: readonly Block[], references: readonly Reference[]): readonly Block[] {
  const entries = references.flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start);
  return blocks.map((block) => {
    const { start, end } = block.span;
    const first = entries[lowest(entries.length, (i) => (entries[i]?.end ?? 0) > start)];
    const covered = first === undefined ? 0 : Math.min(end, first.end) - Math.max(start, first.start);
    return covered > (end - start) * FILLED ? { ...block, kind: 'reference' } : block;
  });
}

/** The place at the end of a note: "(London: Marsh, 2019), p. 12.", "pp. 30–45, at 33." */
const AT_END =
  /, ((?:pp?\.|S\.|at|§{1,2}|ch(?:ap)?\.|bk\.|art\.|paras?\.) ?[\dIVXLCivxlc][^,;()]{0,20}(?:, (?:ch\.|p\.|n\.) ?\d{1,4})?)\.?$/;
/** A page alone, behind the short title of a work that was cited in full before: "Hartwell, Slow Growth, 15–16." */
const PAGE_AT_END = /, (\d{1,4}(?:[–-]\d{1,4})?)\.?$/;

/** The place that a note names at its end; undefined where it names none, or the citation stands in no note. */
function placeInNote(style: Citation['style'], words = ''): string | undefined {
  if (style !== 'note' && style !== 'back-reference') return undefined;
  const place = (AT_END.exec(words.trim()) ?? (style === 'back-reference' ? PAGE_AT_END.exec(words.trim()) : undefined))?.[1];
  // Behind a full entry many pages may be those of the whole article.
  const MOST_PAGES = 4;
  const [, first, last] = /(?<!\d)(\d{1,5})[–-](\d{1,5})/.exec(place ?? '') ?? [];
  return style === 'note' && last !== undefined && Math.abs(Number(last) - Number(first)) > MOST_PAGES ? undefined : place;
}

/** Letters of a citation in full that are its label. */
const LABEL = 80;

/** A citation in full as it is printed: the number that its reference bears here stands nowhere in the text. */
function printed(text: string, { start, end }: Span): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > LABEL ? `${words.slice(0, LABEL).replace(/\s\S*$/, '')} …` : words;
}

/**
 * The document with its citations tied to the sources at hand, ready for its quotes to be checked. Its notes are left out:
 * those that cite are among the citations, and a note that only remarks is none.
 */
export function citingAtHand(
  { text, blocks, links, notes = [] }: Pick<Document, 'text' | 'blocks' | 'links'> & Partial<Pick<Document, 'notes'>>,
  references: readonly Reference[],
  citations: readonly Citation[],
  sources: readonly SourceAtHand[],
): QuotedText {
  const texts = textsOf(references, sources);
  const called = new Map(
    notes.flatMap(({ mark, span }) => (mark === null ? [] : [[mark.start, text.slice(span.start, span.end)] as const])),
  );
  const noteOf = (at: number): { readonly note?: string } => {
    const note = called.get(at);
    return note === undefined ? {} : { note };
  };
  // A place at the end of a note with several works is the last one's alone.
  const many = new Set(citations.flatMap(({ span }, i) => (citations[i - 1]?.span.start === span.start ? [span.start] : [])));
  const noteAlone = (at: number): string | undefined => (many.has(at) ? undefined : called.get(at));
  return {
    text,
    blocks: withEntries(blocks, references),
    links,
    cited: citations.map(({ span, label, style, to, locator = placeInNote(style, style === 'note' ? noteAlone(span.start) : label) }) => ({
      span,
      label: style === 'in-full' ? printed(text, span) : label,
      ...(locator === undefined ? {} : { locator }),
      source: to === null ? null : (texts.get(to) ?? null),
      ...noteOf(span.start),
    })),
    calls: [...called.keys()],
    // What is cited in full in the running text bears a number here that stands nowhere in it: "[12]" is a paragraph there.
    listed: references.flatMap(({ id, key, origin }) => (origin === 'text' ? [] : [{ label: key, source: texts.get(id) ?? null }])),
  };
}
