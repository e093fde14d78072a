/**
 * Slides: PowerPoint (ECMA-376, PresentationML) and OpenDocument presentations. Each slide is a section under its title; its boxes follow in
 * the order they lie, then what the speaker notes, where sources are often named. Numbers, dates and footers of slides are left out.
 */
import { StetError } from '../errors.ts';
import type { Document, Span } from '../model/document.ts';
import { aboutWord } from './about.ts';
import { keptAddress } from './addresses.ts';
import { type Reading, Scribe } from './blocks.ts';
import type { ParseContext } from './context.ts';
import { checkText, documentOf } from './document.ts';
import { type PackedKind, type Parts, partsOf } from './docx/zip.ts';
import { OdtWalk } from './odt/body.ts';
import { OdtStyles } from './odt/styles.ts';
import { looksLikeReference } from './plain.ts';
import { withSlideNotes } from './slides/notes.ts';
import { MEDIA } from './sniff.ts';
import { child, elements, parseXml, textIn, within, type XmlKind, type XmlNode } from './xml/tree.ts';

const POWERPOINT: PackedKind = {
  wanted:
    /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/(?:_rels\/)?[\w-]{1,60}\.xml(?:\.rels)?)$|^docProps\/core\.xml$/,
  main: /^ppt\/presentation\.xml$/,
  what: 'the PowerPoint file',
  program: 'PowerPoint',
  called: 'a set of slides (.pptx)',
};
const ODP: PackedKind = {
  wanted: /^(?:content|styles)\.xml$/,
  main: /^content\.xml$/,
  what: 'the ODP file',
  program: 'its program',
  called: 'a set of slides (.odp)',
};
const XML: XmlKind = { what: 'the file of slides is damaged', advice: 'Save it anew from its program.', doctype: false };

/**
 * Reads a set of slides.
 * Throws StetError `unreadable-input`, `encrypted-input`, `too-large`, `empty-input` or `unknown-media-type` (another archive).
 */
export async function readSlides(bytes: Uint8Array, context: ParseContext, mediaType: string): Promise<Document> {
  const { name, limits } = context;
  const isPowerPoint = mediaType === MEDIA.pptx;
  const parts = await partsOf(bytes, name, limits.decodedBytes, isPowerPoint ? POWERPOINT : ODP);
  const part = async (path: string): Promise<XmlNode | undefined> => {
    const text = parts.get(path);
    return text === undefined ? undefined : parseXml(text, name, XML);
  };
  const reading = isPowerPoint ? await powerPoint(parts, part) : openSlides(await part('content.xml'), await part('styles.xml'));
  if (reading === null) throw new StetError('unreadable-input', `${name}: it holds no slides; check that it is the right file.`);
  checkText(reading.text, context);
  return documentOf(bytes, context, mediaType, reading);
}

type Part = (path: string) => Promise<XmlNode | undefined>;
type Relations = ReadonlyMap<string, { readonly target: string; readonly type: string; readonly outside: boolean }>;

function relationsOf(node: XmlNode | undefined): Relations {
  return new Map(
    elements(node, 'Relationship').map(({ attributes }) => [
      attributes.get('Id') ?? '',
      {
        target: (attributes.get('Target') ?? '').slice(0, 2_000),
        type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
        outside: attributes.get('TargetMode') === 'External',
      },
    ]),
  );
}

/** A target as a path: they are told from the folder of the part that names them. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `ppt/${target.replace(/^(?:\.\.\/)+/, '')}`);

async function powerPoint(parts: Parts, part: Part): Promise<Reading | null> {
  const shown = relationsOf(await part('ppt/_rels/presentation.xml.rels'));
  const order = elements(child(await part('ppt/presentation.xml'), 'sldIdLst'), 'sldId');
  const scribe = new Scribe();
  const superscripts: Span[] = [];
  const starts: number[] = [];
  for (const { attributes } of order) {
    // `id` is the number of the slide, `r:id` the relation; the prefix is the file's own choice.
    const relation = [...attributes.values()].map((value) => shown.get(value)).find((one) => one !== undefined);
    const path = relation === undefined ? '' : pathOf(relation.target);
    const slide = await part(path);
    if (slide === undefined) continue;
    starts.push(scribe.end);
    const relations = relationsOf(await part(path.replace(/([^/]+)$/, '_rels/$1.rels')));
    const walk = new SlideWalk(scribe, superscripts, relations);
    walk.slide(slide);
    const notes = [...relations.values()].find(({ type }) => type === 'notesSlide');
    if (notes !== undefined) new SlideWalk(scribe, superscripts, new Map()).slide(await part(pathOf(notes.target)));
  }
  if (starts.length === 0) return null;
  const about = aboutWord(parts.get('docProps/core.xml'));
  const told = { text: scribe.text(), blocks: scribe.blocks, links: scribe.links, superscripts, ...(about === null ? {} : { about }) };
  return withSlideNotes(told, starts, looksLikeReference);
}

/** Placeholders whose words are the same on every slide. */
const REPEATED = /^(?:ftr|sldNum|dt|hdr|sldImg)$/;

/** Writes the shapes of one slide. */
class SlideWalk {
  private count = 0;

  constructor(
    private readonly scribe: Scribe,
    private readonly superscripts: Span[],
    private readonly relations: Relations,
  ) {}

  slide(slide: XmlNode | undefined): void {
    const tree = child(child(slide, 'cSld'), 'spTree');
    if (tree !== undefined) this.shapes(tree);
  }

  private shapes(parent: XmlNode): void {
    for (const node of elements(parent)) {
      if (node.name === 'sp') this.shape(node);
      else if (node.name === 'grpSp') this.shapes(node);
      else if (node.name === 'graphicFrame') for (const table of within(node, 'tbl')) this.table(table);
    }
  }

  private shape(node: XmlNode): void {
    const place = child(child(child(node, 'nvSpPr'), 'nvPr'), 'ph')?.attributes.get('type') ?? '';
    const body = child(node, 'txBody');
    if (body === undefined || REPEATED.test(place)) return;
    const isTitle = /^(?:ctrTitle|title)$/.test(place);
    this.count = 0;
    if (isTitle) {
      for (const paragraph of elements(body, 'p')) {
        this.inside(paragraph);
        this.scribe.write(' ');
      }
      this.scribe.close('heading', { level: 2 });
    } else for (const paragraph of elements(body, 'p')) this.paragraph(paragraph);
  }

  private paragraph(node: XmlNode): void {
    const automatic = child(child(node, 'pPr'), 'buAutoNum');
    this.inside(node);
    if (this.scribe.fresh) return;
    if (automatic === undefined) {
      this.count = 0;
      const properties = child(node, 'pPr');
      const setIn = Number(properties?.attributes.get('marL') ?? 0) > 0 && child(properties, 'buNone') !== undefined;
      this.scribe.close('paragraph', setIn ? { setIn } : {});
      return;
    }
    this.count = this.count === 0 ? Number(automatic.attributes.get('startAt') ?? 1) || 1 : this.count + 1;
    this.scribe.close('item', { label: String(this.count) });
  }

  private inside(paragraph: XmlNode): void {
    for (const run of elements(paragraph)) {
      if (run.name === 'br') this.scribe.newline();
      else if (run.name === 'r' || run.name === 'fld') this.run(run);
    }
  }

  private run(run: XmlNode): void {
    const { scribe } = this;
    const properties = child(run, 'rPr');
    const words = elements(run, 't').map(textIn).join('').replaceAll('\u00ad', '');
    const raised = Number(properties?.attributes.get('baseline') ?? 0) > 0;
    const start = raised ? scribe.end : words.trim() === '' ? scribe.end : /^\s/.test(words) ? scribe.end + 1 : scribe.mark();
    scribe.write(words);
    const span = { start: Math.min(start, scribe.end), end: scribe.end };
    if (span.end === span.start) return;
    if (raised) this.superscripts.push(span);
    const relation = this.relations.get(child(properties, 'hlinkClick')?.attributes.get('id') ?? '');
    const href = relation?.outside === true ? keptAddress(relation.target) : null;
    if (href !== null) scribe.links.push({ span, href });
  }

  /** A row is a line, as in documents. */
  private table(table: XmlNode): void {
    const cells = elements(table, 'tr').map((row) => elements(row, 'tc'));
    this.scribe.table(cells, (cell) => {
      for (const paragraph of within(cell, 'p')) {
        this.inside(paragraph);
        this.scribe.write(' ');
      }
    });
  }
}

/** OpenDocument slides hold the same paragraphs and lists as its texts: what their frames hold is read as these are. */
function openSlides(content: XmlNode | undefined, styles: XmlNode | undefined): Reading | null {
  const pages = elements(child(child(content, 'body'), 'presentation'), 'page');
  if (pages.length === 0) return null;
  const walk = new OdtWalk(new OdtStyles(content, styles));
  walk.walk({ name: 'presentation', attributes: new Map(), children: pages.flatMap(partsOfPage) });
  return {
    text: walk.scribe.text(),
    blocks: walk.scribe.blocks,
    links: walk.scribe.links,
    superscripts: walk.superscripts,
    skipped: walk.skipped(),
  };
}

const FOOTED = /^(?:footer|header|date-time|page-number|page)$/;

function partsOfPage(page: XmlNode): XmlNode[] {
  return elements(page).flatMap((node): XmlNode[] => {
    if (node.name === 'notes' || node.name === 'g') return partsOfPage(node);
    const role = node.attributes.get('class') ?? '';
    if (FOOTED.test(role)) return [];
    const inner = node.name === 'frame' ? within(node, 'text-box').flatMap((box) => elements(box)) : elements(node);
    const tables = node.name === 'frame' ? elements(node, 'table') : [];
    if (role !== 'title') return [...inner.filter(({ name }) => name === 'p' || name === 'h' || name === 'list'), ...tables];
    return within(node, 'p').map((title) => ({ ...title, name: 'h', attributes: new Map([...title.attributes, ['outline-level', '2']]) }));
  });
}
