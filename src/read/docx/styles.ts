/** What a Word paragraph is, by its style and its numbering: heading, quote, caption, entry of a bibliography, list item with its printed label. */
import type { BlockKind } from '../../model/document.ts';
import { child, elements, setting, type XmlNode } from '../xml/tree.ts';

export interface ParagraphStyle {
  readonly kind: BlockKind;
  readonly level?: number;
  readonly list?: { readonly id: string; readonly level: number };
}

interface RawStyle {
  readonly name: string;
  readonly base: string | undefined;
  readonly outline: number | undefined;
  readonly list: { readonly id: string | undefined; readonly level: number } | undefined;
}

const KINDS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^(?:bibliography|bibliographie|literaturverzeichnis|references?|reference list|endnote bibliography|bibliografía)\b/, 'reference'],
  [/quote|zitat|citation|block ?text|quotations?/, 'quote'],
  [/caption|beschriftung|légende/, 'caption'],
  [/code|preformatted|verbatim|source/, 'code'],
  [/^(?:author|authors|affiliation|date|subtitle|abstract title)$/, 'front'],
];

const isTitle = (names: readonly string[]): boolean => /^(?:title|titel)$/.test(names[0] ?? '');

/** What a paragraph is by the names of its style and those it rests on (small letters), and by the outline level it bears; null when they do not tell. */
export function kindNamed(
  names: readonly string[],
  outline: number | undefined,
): { readonly kind: BlockKind; readonly level?: number } | null {
  const heading = names
    .map((name) => /^(?:heading|überschrift|titre|título|rubrik|kop) ?([1-9])/.exec(name)?.[1])
    .find((level) => level !== undefined);
  if (heading !== undefined) return { kind: 'heading', level: Math.min(6, Number(heading)) };
  if (isTitle(names)) return { kind: 'heading', level: 1 };
  if (outline !== undefined && outline < 9) return { kind: 'heading', level: Math.min(6, outline + 1) };
  for (const [pattern, kind] of KINDS) if (names.some((name) => pattern.test(name))) return { kind };
  return null;
}

/** Styles of a document, resolved through their bases. */
export class Styles {
  private readonly raw = new Map<string, RawStyle>();
  private standard: string | undefined;

  constructor(styles: XmlNode | undefined) {
    for (const style of elements(styles, 'style')) {
      const id = style.attributes.get('styleId');
      if (id === undefined || (style.attributes.get('type') ?? 'paragraph') !== 'paragraph') continue;
      const properties = child(style, 'pPr');
      if (style.attributes.get('default') === '1') this.standard = id;
      this.raw.set(id, {
        name: (setting(style, 'name') ?? id).toLowerCase(),
        base: setting(style, 'basedOn'),
        outline: outlineOf(properties),
        list: listOf(properties),
      });
    }
  }

  /** What a paragraph with these properties is. */
  of(properties: XmlNode | undefined): ParagraphStyle {
    const chain = this.chain(setting(properties, 'pStyle') ?? this.standard);
    const names = chain.map((style) => style.name);
    const outline = outlineOf(properties) ?? chain.find((style) => style.outline !== undefined)?.outline;
    const told = kindNamed(names, outline);
    if (told !== null) return told.kind === 'heading' && isTitle(names) ? told : { ...told, ...this.listed(properties, chain) };
    const list = this.listed(properties, chain);
    return { kind: list.list === undefined ? 'paragraph' : 'item', ...list };
  }

  private chain(id: string | undefined): RawStyle[] {
    const chain: RawStyle[] = [];
    let next = id;
    while (next !== undefined && chain.length < 12) {
      const style = this.raw.get(next);
      if (style === undefined) {
        // A style that is used and not defined still tells by its id.
        if (chain.length === 0)
          chain.push({ name: next.toLowerCase().replace(/(\d)$/, ' $1'), base: undefined, outline: undefined, list: undefined });
        break;
      }
      chain.push(style);
      next = style.base;
    }
    return chain;
  }

  private listed(properties: XmlNode | undefined, chain: readonly RawStyle[]): { list?: { id: string; level: number } } {
    const own = listOf(properties);
    const base = chain.find((style) => style.list?.id !== undefined)?.list;
    const id = own?.id ?? base?.id;
    if (id === undefined || id === '0') return {};
    return { list: { id, level: own?.level ?? base?.level ?? 0 } };
  }
}

function outlineOf(properties: XmlNode | undefined): number | undefined {
  const level = Number(setting(properties, 'outlineLvl') ?? Number.NaN);
  return Number.isInteger(level) && level >= 0 ? level : undefined;
}

function listOf(properties: XmlNode | undefined): { id: string | undefined; level: number } | undefined {
  const numbering = child(properties, 'numPr');
  if (numbering === undefined) return undefined;
  return { id: setting(numbering, 'numId'), level: Math.min(8, Number(setting(numbering, 'ilvl') ?? 0) || 0) };
}

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

/** Counts lists as Word does, and gives the label each item is printed with. */
export class Numbering {
  private readonly lists = new Map<string, { readonly key: string; readonly levels: ReadonlyMap<number, Level> }>();
  private readonly counters = new Map<string, number[]>();

  constructor(numbering: XmlNode | undefined) {
    const abstracts = new Map(elements(numbering, 'abstractNum').map((one) => [one.attributes.get('abstractNumId') ?? '', levelsOf(one)]));
    for (const one of elements(numbering, 'num')) {
      const id = one.attributes.get('numId') ?? '';
      const base = setting(one, 'abstractNumId') ?? '';
      const levels = new Map(abstracts.get(base) ?? []);
      let key = base;
      for (const override of elements(one, 'lvlOverride')) {
        const at = Number(override.attributes.get('ilvl') ?? 0);
        const start = Number(setting(override, 'startOverride') ?? Number.NaN);
        const own = child(override, 'lvl');
        const level = own === undefined ? levels.get(at) : levelOf(own);
        if (level !== undefined) levels.set(at, Number.isNaN(start) ? level : { ...level, start });
        key = `own ${id}`;
      }
      this.lists.set(id, { key, levels });
    }
  }

  /** The label of the next item of this list; undefined for a bullet or an unknown list. */
  next(list: { readonly id: string; readonly level: number }): string | undefined {
    const found = this.lists.get(list.id);
    const level = found?.levels.get(list.level);
    if (found === undefined || level === undefined) return undefined;
    const counts = this.counters.get(found.key) ?? [];
    counts[list.level] = (counts[list.level] ?? level.start - 1) + 1;
    counts.length = list.level + 1;
    this.counters.set(found.key, counts);
    if (level.format === 'bullet' || level.format === 'none') return undefined;
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return printed(counts[at] ?? found.levels.get(at)?.start ?? 1, found.levels.get(at)?.format ?? 'decimal');
    });
  }
}

function levelsOf(abstract: XmlNode): ReadonlyMap<number, Level> {
  return new Map(elements(abstract, 'lvl').map((level) => [Number(level.attributes.get('ilvl') ?? 0), levelOf(level)]));
}

function levelOf(level: XmlNode): Level {
  return {
    format: setting(level, 'numFmt') ?? 'decimal',
    text: (setting(level, 'lvlText') ?? '').slice(0, 40),
    start: Number(setting(level, 'start') ?? 1) || 0,
  };
}

function printed(count: number, format: string): string {
  if (format === 'lowerLetter') return letters(count);
  if (format === 'upperLetter') return letters(count).toUpperCase();
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  return format === 'decimalZero' ? String(count).padStart(2, '0') : String(count);
}

/** a … z, aa, bb … as Word counts. */
function letters(count: number): string {
  return count < 1 || count > 780 ? String(count) : String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
}

function roman(count: number): string {
  if (count < 1 || count > 3999) return String(count);
  const signs: readonly (readonly [number, string])[] = [
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  let rest = count;
  let out = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      out += sign;
      rest -= value;
    }
  }
  return out;
}
