/**
 * The notes of a document: those the reader tells, or blocks of small print, or a numbered section headed "Notes". All are
 * brought to one shape: a label, the place of the mark where it is known, and the words.
 */
import type { Document, Span } from '../model/document.ts';
import type { Line } from './bibliography-lines.ts';
import { numberedRow } from './entries-labels.ts';
import { joinSpaced } from './headings.ts';

export interface FoundNote {
  readonly label: string;
  /** The note's words, without its label. */
  readonly span: Span;
  /** Where it is called from; null when nothing told. */
  readonly mark: Span | null;
  /** Further places it is called from. */
  readonly again?: readonly Span[];
}

const LABEL = /^\s*(?:\[?(\d{1,4})\]?|([*†‡§]{1,3}))[.):]?\s*(?=\S)/u;
const NOTES_HEADING =
  /^(?:\d{1,2}\.?\s+)?(?:end ?notes?|foot ?notes?|notes|anmerkungen|fu(?:ß|ss)noten|endnoten|notes (?:de bas de page|de fin)|notas(?: (?:al pie|finales|de rodapé))?|note(?: a piè di pagina)?|noten|eindnoten|voetnoten|noter|fotnoter|viitteet|przypisy|poznámky|jegyzetek|notlar|dipnotlar|примечания|сноски|примітки|注释|註釋|注釋|尾注|脚注|注|註|미주|각주|주)\s*:?$/iu;

function withoutLabel(text: string, span: Span): { label: string | null; span: Span } {
  const found = LABEL.exec(text.slice(span.start, Math.min(span.end, span.start + 16)));
  if (found === null) return { label: null, span };
  return { label: found[1] ?? found[2] ?? null, span: { start: span.start + found[0].length, end: span.end } };
}

/** All notes in the order of their own text. */
export function notesOf(document: Document, lines: readonly Line[]): FoundNote[] {
  if (document.notes.length > 0)
    return [...document.notes]
      .sort((a, b) => a.span.start - b.span.start)
      .map((note) => {
        const bare = withoutLabel(document.text, note.span);
        return {
          label: note.label,
          span: bare.label === note.label.replace(/[[\].)]/g, '') ? bare.span : note.span,
          mark: note.mark,
          again: note.again ?? [],
        };
      });
  const blocks = document.blocks.filter(({ kind }) => kind === 'note');
  if (blocks.length > 0)
    return blocks.map((block, i) => {
      const bare = withoutLabel(document.text, block.span);
      return { label: bare.label ?? block.label ?? String(i + 1), span: bare.span, mark: null };
    });
  return section(document, lines);
}

/** A section headed "Notes" whose lines are numbered. */
function section(document: Document, lines: readonly Line[]): FoundNote[] {
  const from = lines.findLastIndex(
    (line) =>
      line.text.length < 40 &&
      (line.kind === 'heading' || line.opens) &&
      NOTES_HEADING.test(joinSpaced(line.text.replace(/^#+\s*|[*_]+/g, ''))),
  );
  if (from === -1) return [];
  const stop = lines.findIndex((line, i) => i > from && line.kind === 'heading');
  const body = lines.slice(from + 1, stop === -1 ? lines.length : stop);
  const row = numberedRow(body)?.row ?? [];
  if (row.length < 2) return [];
  return row.map((mark, i) => ({
    label: mark.label,
    span: { start: mark.body, end: row[i + 1]?.at ?? body.at(-1)?.end ?? document.text.length },
    mark: null,
  }));
}
