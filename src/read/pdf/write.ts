/**
 * Writes printed lines down as one text and keeps every place while doing so: which characters of the text stand where on
 * which page. Hyperlinks, raised characters, note marks and page starts are then read off, never searched for.
 */
import type { Block, BlockKind, Link, Page, Span } from '../../model/document.ts';
import { jointOf, type Lexicon } from './join.ts';
import type { Line } from './lines.ts';
import type { Area, Piece } from './pieces.ts';

/** Where one piece's characters came to stand. */
export interface Placed {
  readonly page: number;
  readonly piece: Piece;
  readonly span: Span;
  readonly raised: boolean;
  readonly note: boolean;
}

/** What a raised mark may be made of; the endings of ordinals are none. */
const MARK = /^[\d,;–\-\s*†‡§¶a-z#()[\]]{1,24}$/;
/** Characters before a line's end that a joint may depend on. */
const LOOKED_AT = 300;
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|o|a|me)$/;

export class PdfWriter {
  readonly blocks: Block[] = [];
  readonly placed: Placed[] = [];
  readonly starts = new Map<number, number>();
  private out = '';
  private readonly done: string[] = [];
  private base = 0;

  constructor(private readonly lexicon: Lexicon) {}

  get length(): number {
    return this.base + this.out.length;
  }

  /**
   * Writes one block of lines. A note that goes on does not begin the next page. `hard` keeps the lines apart, for a list whose
   * layout does not tell where entries begin: there the beginnings of lines are what later stages go by.
   */
  write(
    lines: readonly Line[],
    kind: BlockKind,
    { hard = false, ...extra }: Pick<Block, 'level' | 'label' | 'setIn'> & { readonly hard?: boolean } = {},
  ): Block | null {
    if (lines.every((line) => line.text.trim() === '')) return null;
    this.done.push(this.out);
    this.base += this.out.length;
    this.out = this.base === 0 ? '' : '\n\n';
    const start = this.length;
    /** The end of what was written: to look at the whole for it would cost its length with every line. */
    let end = '';
    for (const line of lines) {
      if (end !== '') {
        const joint = jointOf(end, line.text, this.lexicon);
        if (joint === 'space') this.out += hard ? '\n' : ' ';
        else if (joint === 'drop-hyphen') this.dropHyphen();
        if (joint === 'space') end += ' ';
        else if (joint === 'drop-hyphen') end = end.slice(0, -1);
      }
      end = (end + line.text).slice(-LOOKED_AT);
      const at = this.length;
      if ((kind !== 'note' || line === lines[0]) && !this.starts.has(line.page)) this.starts.set(line.page, at);
      this.out += line.text;
      for (const part of line.parts) {
        this.placed.push({
          page: line.page,
          piece: part.piece,
          span: { start: at + part.start, end: at + part.end },
          raised: part.raised,
          note: kind === 'note',
        });
      }
    }
    const block: Block = { kind, span: { start, end: this.length }, ...extra };
    this.blocks.push(block);
    return block;
  }

  text(): string {
    return this.done.join('') + this.out;
  }

  /** Where pages begin, in order; a page without text begins where the next does. */
  pages(count: number, labels: ReadonlyMap<number, string>): Page[] {
    const pages: Page[] = [];
    let start = this.length;
    for (let number = count; number >= 1; number--) {
      start = Math.min(start, this.starts.get(number) ?? start);
      const label = labels.get(number);
      pages.push({ number, start, ...(label === undefined ? {} : { label }) });
    }
    return pages.reverse();
  }

  /** Raised note marks and citation numbers, neighbours taken together. */
  superscripts(): Span[] {
    const text = this.text();
    const spans: { start: number; end: number }[] = [];
    for (const { raised, span } of this.placed) {
      const mark = text.slice(span.start, span.end);
      if (!raised || !MARK.test(mark) || (ORDINAL.test(mark) && /\d/.test(text[span.start - 1] ?? ''))) continue;
      const last = spans[spans.length - 1];
      if (last !== undefined && span.start >= last.end && text.slice(last.end, span.start).trim() === '' && span.start - last.end <= 1)
        last.end = span.end;
      else spans.push({ ...span });
    }
    return spans;
  }

  /** The stretches of text set in one face. */
  setIn(face: string): Span[] {
    const spans: { start: number; end: number }[] = [];
    let open = false;
    for (const { piece, span } of this.placed) {
      const last = spans[spans.length - 1];
      if (piece.font !== face) open = false;
      else if (open && last !== undefined) last.end = span.end;
      else {
        open = true;
        spans.push({ ...span });
      }
    }
    return spans;
  }

  /** Links with the text they cover; a link over several lines is one. */
  links(areas: ReadonlyMap<number, readonly Area[]>): Link[] {
    const text = this.text();
    const byPage = new Map<number, Placed[]>();
    for (const placed of this.placed) {
      const list = byPage.get(placed.page);
      if (list === undefined) byPage.set(placed.page, [placed]);
      else list.push(placed);
    }
    const links: { span: { start: number; end: number }; href: string }[] = [];
    for (const [page, list] of areas) {
      for (const area of list) {
        const span = covered(byPage.get(page) ?? [], area);
        if (span === null) continue;
        const last = links[links.length - 1];
        if (last !== undefined && last.href === area.href && span.start >= last.span.start && span.start - last.span.end <= 2) {
          last.span.end = Math.max(last.span.end, span.end);
        } else links.push({ span, href: area.href });
      }
    }
    for (const { span } of links) {
      span.start = snapped(text, span.start, 2);
      span.end = Math.max(span.start, snapped(text, span.end, 2));
      while (span.start < span.end && /\s/.test(text[span.start] ?? '')) span.start += 1;
      while (span.end > span.start && /\s/.test(text[span.end - 1] ?? '')) span.end -= 1;
    }
    return links.filter(({ span }) => span.end > span.start).sort((a, b) => a.span.start - b.span.start);
  }

  private dropHyphen(): void {
    this.out = this.out.slice(0, -1);
    const last = this.placed[this.placed.length - 1];
    if (last !== undefined && last.span.end > this.length)
      this.placed[this.placed.length - 1] = { ...last, span: { start: last.span.start, end: this.length } };
  }
}

/** The word boundary at most `far` characters away, else the place itself: a share of a piece's width is not exact. */
function snapped(text: string, place: number, far: number): number {
  const boundary = (at: number): boolean => at <= 0 || at >= text.length || /\s/.test(text[at] ?? '') || /\s/.test(text[at - 1] ?? '');
  for (let away = 0; away <= far; away++) {
    if (boundary(place - away)) return place - away;
    if (boundary(place + away)) return place + away;
  }
  return place;
}

/** The text under an area; of a piece that sticks out, the share of its characters that lies under it. */
function covered(placed: readonly Placed[], area: Area): { start: number; end: number } | null {
  let start = Number.POSITIVE_INFINITY;
  let end = -1;
  for (const { piece, span } of placed) {
    const middle = piece.y - piece.size * 0.3;
    if (middle < area.top || middle > area.bottom) continue;
    const shared = Math.min(piece.right, area.right) - Math.max(piece.x, area.x);
    const width = Math.max(piece.right - piece.x, 0.1);
    const length = span.end - span.start;
    const share = (x: number): number => span.start + Math.round((Math.min(Math.max(x - piece.x, 0), width) / width) * length);
    const from = share(area.x);
    const to = share(area.right);
    if (shared <= 0 || to <= from) continue;
    start = Math.min(start, from);
    end = Math.max(end, to);
  }
  return end < 0 ? null : { start, end };
}
