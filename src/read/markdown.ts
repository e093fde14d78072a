/**
 * Markdown (with Quarto and R Markdown) as readable text: markup is left out, blocks and links keep their places in what is
 * left. markdown-it finds the structure; front matter, notes and pandoc's citations, which it does not know, are read here.
 * A `bibliography:` beside the document gives entries, with `cited`.
 */
import type { BlockKind, Entry, Skipped, Span } from '../model/document.ts';
import { keptAddress } from './addresses.ts';
import { type Reading, Scribe } from './blocks.ts';
import { openProject, sharedLists } from './chapters/shared.ts';
import type { ParseContext } from './context.ts';
import { uniqueKey } from './csl/keys.ts';
import { Jumps } from './jumps.ts';
import { writeEntry } from './latex/bbl.ts';
import { Siblings } from './latex/files.ts';
import { entriesBeside, frontMatter, listsOf } from './markdown/beside.ts';
import { type Marks, writeMarked } from './markdown/cite.ts';
import { withoutComments } from './markdown/comments.ts';
import { type Anchor, anchorIn, entryNumber, idIn, isYear, ListCounts, NumberLinks, withKeys, withoutAnchors } from './markdown/keys.ts';
import { FileLines } from './markdown/lines.ts';
import { mystLists, otherwiseCited } from './markdown/made.ts';
import { withoutNotes, withWorksOfLinks } from './markdown/notes.ts';
import { withoutSpans } from './markdown/spans.ts';
import { mayLink, withPlainSpaces } from './markdown/tamed.ts';
import { atNoCost } from './none-read.ts';
import { entriesOfFence, withFences } from './pasted.ts';
import { script } from './tex/symbols.ts';

type Token = import('markdown-it').Token;

/** A text that cites by keys. */
const CITES = /(?:^|[\s[(;-])@{1,2}[\p{L}\d_{]/mu;

/** Lists beside a document that are read. */
const MOST_LISTS = 20;

/** Reads Markdown. */
export async function readMarkdown(text: string, context: ParseContext, siblings = new Siblings(context)): Promise<Reading> {
  const { default: MarkdownIt } = await import('markdown-it');
  const { matter, body: written, broken } = await frontMatter(text);
  const body = withoutSpans(otherwiseCited(written));
  // A book of several chapters names its one list in its settings and again where it is printed.
  const own = [...new Set([...listsOf(matter), ...mystLists(body)].map((name) => name.replace(/^(?:\.\/)+/, '')))].slice(0, MOST_LISTS);
  // What a project says for all its texts; of such a list only what this one cites is its own.
  const shared = own.length === 0 && matter.references === undefined && CITES.test(body) ? await sharedLists(siblings) : null;
  const asked = own.some((name) => name.startsWith('../')) ? await openProject(siblings) : (shared?.asked ?? []);
  const names = shared?.lists ?? own;
  const held = await entriesBeside(names, matter, siblings);
  const { source, notes, lines } = withoutNotes(withWorksOfLinks(withFences(withPlainSpaces(body))));
  const markdown = new MarkdownIt({ html: true, linkify: mayLink(body) });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

  const scribe = new Scribe();
  const title = typeof matter.title === 'string' ? matter.title : '';
  if (title !== '') {
    scribe.write(title);
    scribe.close('heading', { level: 1 });
  }
  const called: { id: string; label: string; start: number; end: number; again: Span[] }[] = [];
  const cited = new Set<string>();
  const marks: Marks = {
    keys: held.entries.length > 0 ? new Set(held.entries.map(({ key }) => key)) : null,
    bare: held.entries.length > 0 || /\[[^[\]\n@]{0,200}@[\w{][^[\]\n]{0,500}\](?!\()/.test(body),
    cited,
    raised: [],
    note: (id) => {
      if (!notes.has(id)) return false;
      const known = called.find((one) => one.id === id);
      const label = known?.label ?? String(called.length + 1);
      const start = scribe.end;
      scribe.exactly(script(label, true));
      if (known === undefined) called.push({ id, label, start, end: scribe.end, again: [] });
      else known.again.push({ start, end: scribe.end });
      return true;
    },
  };
  const file = new FileLines(scribe, text, written, source);
  const writer = new Writer(scribe, marks, file);
  writer.blocks(markdown.parse(source, {}));
  for (let at = 0; at < called.length; at++) {
    const mark = called[at];
    if (mark === undefined) continue;
    writer.inline(markdown.parseInline((notes.get(mark.id) ?? '').trim(), {})[0]?.children ?? []);
    const block = scribe.close('note', { label: mark.label });
    const line = lines.get(mark.id);
    if (block !== null && line !== undefined) file.note(scribe.blocks.length - 1, line, line + 1);
    if (block !== null)
      scribe.notes.push({
        id: `note-${mark.label}`,
        kind: 'footnote',
        label: mark.label,
        span: block.span,
        mark: { start: mark.start, end: mark.end },
        ...(mark.again.length > 0 && { again: mark.again }),
      });
  }
  const entries: Entry[] = [];
  const keys = new Map<string, number>();
  const all = /@\*/.test(String(matter.nocite ?? ''));
  for (const found of String(matter.nocite ?? '').matchAll(/@([\w:.-]{1,200})/g)) cited.add(found[1] ?? '');
  for (const { key, fields, raw, at } of held.entries)
    if (shared === null || cited.has(key))
      writeEntry({ key, item: fields, raw, cited: all || cited.has(key), ...(at !== undefined && { at }) }, scribe, entries, keys);
  for (const entry of writer.fenced) entries.push({ ...entry, key: uniqueKey(entry.key, keys) });
  const settled = entries.length > 0 && [...cited].every((key) => keys.has(key));
  const skipped: Skipped[] = [
    ...(settled && context.onlyCited === true ? atNoCost(held.skipped) : held.skipped),
    ...(settled ? atNoCost(siblings.skipped) : siblings.skipped),
    ...broken,
  ];
  return {
    text: scribe.text(),
    blocks: withKeys(scribe.blocks, writer.anchored, new Set([...cited, ...writer.numbers.keys()])),
    links: scribe.links,
    notes: scribe.notes,
    citations: writer.numbers.tied(scribe.citations, writer.anchored),
    places: scribe.places,
    lists: [...names, ...asked],
    entries,
    skipped,
    ...(marks.raised.length === 0 ? {} : { superscripts: marks.raised }),
    ...(writer.emphasised.length === 0 ? {} : { emphasised: writer.emphasised }),
    ...writer.jumps.read(),
  };
}

/** Writes markdown-it's tokens. */
class Writer {
  private readonly scribe: Scribe;
  private readonly marks: Marks;
  private readonly lines: FileLines;
  /** Works of fences that hold records. */
  readonly fenced: Entry[] = [];
  /** Blocks at which an id of an entry stands, by their place among all. */
  readonly anchored = new Map<number, Anchor>();
  readonly jumps = new Jumps();
  /** Stretches in italics or bold. */
  readonly emphasised: Span[] = [];
  private anchor: Anchor | null = null;
  readonly numbers = new NumberLinks();
  private readonly counts = new ListCounts();
  private readonly around: { kind: BlockKind; label?: string }[] = [];

  constructor(scribe: Scribe, marks: Marks, lines: FileLines) {
    this.scribe = scribe;
    this.marks = marks;
    this.lines = lines;
  }

  blocks(tokens: readonly Token[]): void {
    const { scribe } = this;
    let table = false;
    let lines: readonly [number, number] | null = null;
    for (const token of tokens) {
      const before = scribe.blocks.length;
      if (!table && token.map !== null) lines = linesOf(token, token.map);
      if (token.type === 'inline') this.inline(token.children ?? []);
      else if (token.type === 'blockquote_open') this.around.push({ kind: 'quote' });
      else if (token.type === 'list_item_open') {
        const year = isYear(token.info);
        this.around.push({ kind: 'item', ...(year ? {} : this.counts.next(token.info)) });
        if (year) scribe.write(`${token.info}${token.markup} `);
      } else if (/^(?:bullet|ordered)_list_(?:open|close)$/.test(token.type)) this.counts.list(token.nesting);
      else if (token.type === 'blockquote_close' || token.type === 'list_item_close') this.around.pop();
      else if (token.type === 'heading_close') scribe.close('heading', { level: Number(token.tag.slice(1)) });
      else if (token.type === 'paragraph_close') this.paragraph();
      else if (token.type === 'fence' || token.type === 'code_block') this.fenced.push(...entriesOfFence(token, scribe));
      else if (token.type === 'html_block') {
        this.standsAt(token.content);
        this.jumps.at(idIn(token.content), scribe.end);
        writeMarked(withoutTags(token.content), scribe, this.marks);
        this.paragraph();
      } else if (token.type === 'table_open') table = true;
      else if (table && /^t[dh]_open$/.test(token.type)) scribe.write(scribe.lineStart ? '' : ' | ');
      else if (table && token.type === 'tr_close') scribe.newline();
      else if (token.type === 'table_close') {
        scribe.close('table');
        table = false;
      }
      if (lines !== null) this.lines.note(before, ...lines);
    }
  }

  /** Notes the key of an entry that a piece of text bears: what is written next is that entry. */
  private standsAt(text: string): void {
    const anchor = anchorIn(text);
    if (anchor === null) return;
    this.anchor = anchor;
    this.jumps.at(`ref-${anchor.key}`, this.scribe.end);
  }

  private paragraph(): void {
    const around = this.around.at(-1);
    const block = this.scribe.close(around?.kind ?? 'paragraph', around?.label === undefined ? {} : { label: around.label });
    if (block !== null && this.anchor !== null) this.anchored.set(this.scribe.blocks.length - 1, this.anchor);
    if (block !== null) this.anchor = null;
    if (around !== undefined) delete around.label;
  }

  inline(tokens: readonly Token[]): void {
    const { scribe } = this;
    const open: { start: number; href: string }[] = [];
    const set: number[] = [];
    let up: number | null = null;
    for (const token of tokens) {
      if (token.type === 'html_inline') this.jumps.at(idIn(token.content), scribe.end);
      if (token.type === 'text' || token.type === 'html_inline') this.standsAt(token.content);
      if (token.type === 'text')
        writeMarked(withoutAnchors(token.content).replace(/^:::.*$|\s\{[#.][^{}]{0,200}\}$/g, ''), scribe, this.marks);
      else if (token.type === 'html_inline' && /^<sup[\s>]/i.test(token.content)) up = scribe.mark();
      else if (token.type === 'html_inline' && up !== null && /^<\/sup/i.test(token.content)) {
        if (scribe.end > up) this.marks.raised.push({ start: up, end: scribe.end });
        up = null;
      } else if (token.type === 'strong_open' || token.type === 'em_open') set.push(scribe.mark());
      else if (token.type === 'strong_close' || token.type === 'em_close') {
        const start = set.pop();
        if (start !== undefined && scribe.end > start) this.emphasised.push({ start, end: scribe.end });
      } else if (token.type === 'code_inline') scribe.write(token.content);
      else if (token.type === 'softbreak' || token.type === 'hardbreak') scribe.newline();
      else if (token.type === 'image') scribe.write(token.content);
      else if (token.type === 'link_open') open.push({ start: scribe.mark(), href: token.attrGet('href') ?? '' });
      else if (token.type === 'link_close') {
        const link = open.pop();
        const href = link === undefined ? null : keptAddress(link.href);
        // A link without words shows its site, as whoever draws it does.
        if (href !== null && scribe.end === link?.start) scribe.write(siteOf(href));
        const number = link === undefined ? null : entryNumber(link.href, scribe.since(link.start));
        if (link !== undefined && number !== null)
          scribe.citations.push(this.numbers.cited(link.href, { start: link.start, end: scribe.end }, number));
        else if (link?.href.startsWith('#')) this.jumps.from({ start: link.start, end: scribe.end }, link.href.slice(1, 300));
        if (link !== undefined && href !== null && scribe.end > link.start)
          scribe.links.push({ span: { start: link.start, end: scribe.end }, href });
      }
    }
  }
}

/** "[example.org]" for an address of the web; nothing for others. */
const siteOf = (href: string): string => {
  const site = /^https?:\/\/(?:www\.)?([^/?#:\s]{4,80})/i.exec(href)?.[1];
  return site === undefined ? '' : `[${site}]`;
};

/** The lines whose words a token holds: of a fence those within. */
const linesOf = ({ type }: Token, [first, end]: readonly [number, number]): [number, number] =>
  type === 'fence' ? [first + 1, end - 1] : [first, end];

const withoutTags = (html: string): string => withoutComments(html).replace(/<[^<>]{0,2000}>/g, ' ');
