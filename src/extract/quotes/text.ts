/**
 * The paragraphs of a text in which quotes are looked for, told from code and lists of sources. A bare string is read as the
 * plain or Markdown text that answers are written in. Nothing is quoted across paragraphs unless a mark says so, so that no
 * lost mark runs away with the page.
 */
import type { Span } from '../../model/document.ts';

export interface Paragraph extends Span {
  readonly kind: 'text' | 'quote' | 'code' | 'reference-list';
}

/** "[1]: …" or "[1] …" at the start of a line: what a label stands for. */
export interface Definition extends Span {
  readonly label: string;
}

export interface Parts {
  readonly paragraphs: readonly Paragraph[];
  readonly definitions: readonly Definition[];
}

/** An item of a list, a row of a table: what stands in one has nothing to do with the next. */
export const ITEM = /^\s*(?:(?:[-*+•–]|\d{1,3}[.)])\s|\|)/;
/** A line that announces a list of sources. */
export const LIST_HEAD =
  /^\s*(?:#{1,6}\s*)?(?:(?:\*\*|__)\s*)?(?:sources?|references?|bibliography|works cited|footnotes|citations|quellen|literatur|références|fuentes|参考文献|引用文献|참고문헌|(?:список )?литератур[аы])\s*(?::\s*)?(?:(?:\*\*|__)\s*)?(?::\s*)?$/i;
/** The label at the beginning of an entry: bracketed, with a colon or not, or a number. */
export const DEFINED = /^\s*(?:(?:[-*]\s+)?[[【]\^?([^[\]【】\n]{1,80})[\]】](:?)|(\d{1,3})[.)])\s+(?=\S)/;
/** Words that hand over to what is set below them. */
const HANDS_OVER = /[:,—]["”*_\s]*$/;
/** Prose rather than code: mostly letters, and none of the signs that programs are full of. */
const isProse = (line: string): boolean => !/[{};]\s*$|^\s*(?:#|\/\/|[$>]\s)|=>|\(\)/.test(line) && line.split(/\s+/).length > 4;

/**
 * What tells about a text at its head, and is none of its words: titles and addresses stand in marks there. Fields alone, since an answer may begin with a
 * rule and have another further down.
 */
const FRONT_MATTER = /^---[ \t]*\n(?=\w)(?:(?:(?:\w[\w-]{0,39}:|[ \t#-])[^\n]*)?\n)*?---[ \t]*(?=\n|$)/;
/** Attributes of the block above, on a line of their own: `{: #fig title="…"}`. */
const ATTRIBUTES = /^\s{0,3}\{:[^{}\n]{0,1000}\}\s*$/;

/** Divides plain or Markdown text: parted by blank lines, list items, changes of indent and quote signs. */
export function partsOfLines(text: string): Parts {
  const paragraphs: { start: number; end: number; kind: Paragraph['kind'] }[] = [];
  const definitions: Definition[] = [];
  let open: (typeof paragraphs)[number] | undefined;
  let fence = '';
  let listed = false;
  let blank = true;
  const matter = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  if (matter > 0) paragraphs.push({ start: 0, end: matter, kind: 'code' });
  for (const { 1: line = '', index: start } of text.matchAll(/([^\n]*)(?:\n|$)/g)) {
    const end = start + line.length;
    if (start < matter) continue;
    const take = (kind: Paragraph['kind'], fresh = false): void => {
      if (open?.kind === kind && !fresh) open.end = end;
      else {
        open = { start, end, kind };
        paragraphs.push(open);
      }
    };
    const [, mark] = /^\s{0,3}(```|~~~)/.exec(line) ?? [];
    const [defined, bracketed, colon, number] = DEFINED.exec(line) ?? [];
    const item = ITEM.test(line);
    if (!fence && ATTRIBUTES.test(line)) {
      take('code', true);
      open = undefined;
    } else if (fence || mark) {
      take('code', !fence);
      if (fence === mark) open = undefined;
      fence = fence === mark ? '' : fence || (mark ?? '');
    } else if (line.trim() === '') {
      open = undefined;
      blank = true;
      continue;
    } else {
      listed = LIST_HEAD.test(line) || (listed && !/^\s{0,3}#{1,6}\s/.test(line));
      const before = paragraphs.at(-1);
      if (defined && (listed || (bracketed && (colon || (blank && definitions.length > 0))))) {
        take('reference-list', true);
        definitions.push({ label: bracketed ?? number ?? '', start: start + defined.length, end });
      } else if (LIST_HEAD.test(line) || (listed && item)) take('reference-list', true);
      else if (/^\s{0,3}>/.test(line)) take(/^\s{0,3}>\s?\[!/.test(line) ? 'text' : 'quote');
      else if (!/^(?: {4}|\t)/.test(line) || item) take('text', item);
      else if (open && open.kind !== 'text') take(open.kind);
      else
        take(
          blank && before && HANDS_OVER.test(text.slice(Math.max(before.start, before.end - 6), before.end))
            ? isProse(line)
              ? 'quote'
              : 'code'
            : 'text',
        );
    }
    blank = false;
  }
  return { paragraphs, definitions };
}
