/**
 * The claims of an answer: every sentence outside code, headings and lists of sources, with the citations that govern it. A
 * sentence that cites nothing is kept too, so that nothing is passed over; list items take on the citations of the line that
 * leads into them. Pure, linear, and small enough for a browser.
 */
import type { Claim } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { sentencesOf } from '../text/sentences.ts';
import { kindOf } from './claims/kind.ts';
import { citationsOf, citing, governed } from './claims/marks.ts';
import { bareText } from './claims/text.ts';
import type { PlacedMark as Mark, QuotedText } from './quotes/blocks.ts';
import type { Parts } from './quotes/text.ts';

export interface ClaimSources {
  /** Ids of the sources, in the order that marks count them. */
  readonly ids: readonly string[];
  /** True when sources are known by their addresses. */
  readonly linked: boolean;
}

/** Finds the claims of a text, in order. Takes it with its paragraphs and its marks. Never throws. */
export function extractClaims(input: QuotedText, parts: Parts, marks: readonly Mark[], { ids, linked }: ClaimSources): Claim[] {
  const { text } = input;
  const headings = new Set((input.blocks ?? []).filter(({ kind }) => kind === 'heading' || kind === 'front').map(({ span }) => span.start));
  const known = new Set([
    ...(input.cited ?? []).map(({ span }) => span.start),
    ...(input.notes ?? []).map(({ mark }) => mark?.start ?? -1),
  ]);
  const formal = ({ span }: Mark): boolean => known.has(span.start) || /[[【［(（⁰¹²³⁴-⁹<^$\\]/.test(text.charAt(span.start));
  const claims: Claim[] = [];
  let next = 0;
  /** Marks of the line that leads into the items being read. */
  let lead: readonly Mark[] = [];
  for (const paragraph of parts.paragraphs) {
    if (paragraph.kind !== 'text' || headings.has(paragraph.start)) {
      if (paragraph.kind !== 'text') lead = [];
      continue;
    }
    for (const sentence of sentencesOf(text, paragraph)) {
      while (next < marks.length && (marks[next]?.span.end ?? 0) <= sentence.start) next += 1;
      const inside: Mark[] = [];
      for (let i = next; i < marks.length && (marks[i]?.span.start ?? 0) < sentence.end; i += 1) inside.push(marks[i] as Mark);
      const where = whereOf(text, sentence);
      if (where === 'heading') {
        lead = [];
        continue;
      }
      const cites = citing(text, inside, formal, linked);
      const out = inside
        // "Source 2 says": the number counts the sources, and says nothing of the matter.
        .filter((mark) => formal(mark) || (cites.includes(mark) && /\d/.test(mark.label)))
        .filter((mark) => !isLink(text, mark))
        .map(({ span }) => span);
      if (where !== 'item') lead = [];
      if (cites.length === 0)
        claims.push(
          claimOf(text, sentence, [sentence], out, where === 'item' ? lead : [], where, ids, where === 'item' && lead.length > 0),
        );
      else if (where === 'table')
        for (const row of rows(text, sentence, cites)) claims.push(claimOf(text, row.span, row.pieces, out, row.marks, where, ids, false));
      else
        for (const part of governed(text, sentence, cites))
          claims.push(claimOf(text, part.span, [part.span], out, part.marks, where, ids, false));
      if (
        where === 'prose' &&
        claims.at(-1)?.kind === 'not-a-claim' &&
        /[:：]["”’)*_\s]*$/.test(text.slice(sentence.start, sentence.end).replace(/(?:(?<!\s)\s+)?\[[^\]]{0,500}\]/g, ''))
      )
        lead = cites;
    }
  }
  return claims;
}

/** [words](target): ends with a bracket whose opening comes right behind a square one, and no other closes between them. */
function isLink(text: string, { span }: Mark): boolean {
  const mark = text.slice(span.start, span.end);
  return mark.endsWith(')') && mark.lastIndexOf('](') > mark.lastIndexOf(')', mark.length - 2) && !/^\[\^?\d/.test(mark);
}

function claimOf(
  text: string,
  span: Span,
  pieces: readonly Span[],
  out: readonly Span[],
  marks: readonly Mark[],
  where: Claim['where'],
  ids: readonly string[],
  carried: boolean,
): Claim {
  const bare = bareText(text, pieces, out);
  const kind = kindOf(bare.text, text.slice(span.start, span.end), marks.length > 0);
  return {
    id: `claim:${span.start}-${span.end}`,
    span,
    ...bare,
    citations: citationsOf(marks, ids),
    by: marks.length === 0 ? 'none' : carried ? 'carried' : 'own',
    kind,
    where,
  };
}

/** The line under the head of a table. */
const RULED = /^[ \t]*(?:\|[ \t]*)?:?--[ \t:|-]*(?:\n|$)/;

/** What a sentence stands in, told from the signs before it on its line. */
function whereOf(text: string, { start, end }: Span): Claim['where'] | 'heading' {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (/^\s{0,3}#{1,6}\s/.test(line)) return 'heading';
  if (/^\s*\|/.test(line)) return RULED.test(text.slice(text.indexOf('\n', end) + 1 || text.length)) ? 'heading' : 'table';
  return /^\s*(?:[-*+•‣–▪●◦·]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])\s/.test(line) ? 'item' : 'prose';
}

/** The cells of a table row that bear marks, each with the first cell, which says what the row is about. */
function rows(text: string, { start, end }: Span, marks: readonly Mark[]): { span: Span; pieces: Span[]; marks: Mark[] }[] {
  const cells: Span[] = [];
  const cited: { cell: Span; own: Mark[] }[] = [];
  let next = 0;
  for (let from = start; from < end; ) {
    const stop = text.indexOf('|', from);
    const cell = { start: from, end: stop < 0 || stop > end ? end : stop };
    cells.push(cell);
    const own: Mark[] = [];
    for (; next < marks.length && (marks[next]?.span.end ?? 0) <= cell.end; next += 1) own.push(marks[next] as Mark);
    if (own.length > 0) cited.push({ cell, own });
    from = cell.end + 1;
  }
  const first = cells[0];
  if (first === undefined || cited.length < 2) return [{ span: { start, end }, pieces: cells, marks: [...marks] }];
  return cited.map(({ cell, own }) => ({ span: cell, pieces: cell === first ? [cell] : [first, cell], marks: own }));
}
