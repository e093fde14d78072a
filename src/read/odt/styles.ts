/** What a paragraph, a run and a list of an ODT are, by the names of their styles and the ones these rest on. */
import type { BlockKind } from '../../model/document.ts';
import { child, elements, within, type XmlNode } from '../xml/tree.ts';

interface Style {
  readonly name: string;
  readonly base: string | undefined;
  readonly hidden: boolean;
  readonly raised: boolean;
  readonly emphasised: boolean;
}

const KINDS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^(?:bibliography|references?)(?: \d{1,2})?$|^(?:literaturverzeichnis|bibliographie)/, 'reference'],
  [/quot(?:e|ation)|zitat|block text/, 'quote'],
  [/caption|beschriftung|^(?:illustration|figure|table|drawing)$/, 'caption'],
  [/preformatted|source code|code/, 'code'],
  [/^(?:author|authors|affiliation|subtitle)$/, 'front'],
];

/** Styles of a document. A style that is used and not defined still tells by its name. */
export class OdtStyles {
  private readonly styles = new Map<string, Style>();
  /** Levels that are printed with a number, by list style. */
  private readonly numbered = new Map<string, ReadonlySet<number>>();

  constructor(...parts: readonly (XmlNode | undefined)[]) {
    for (const part of parts)
      for (const group of elements(part).filter(({ name }) => /^(?:automatic-)?styles$/.test(name))) {
        for (const style of elements(group, 'style')) this.style(style);
        for (const list of elements(group, 'list-style')) {
          const levels = elements(list, 'list-level-style-number').filter(({ attributes }) => (attributes.get('num-format') ?? '') !== '');
          this.numbered.set(list.attributes.get('name') ?? '', new Set(levels.map(({ attributes }) => Number(attributes.get('level')))));
        }
      }
  }

  /** What a paragraph of this style is. */
  kind(name: string): { readonly kind: BlockKind; readonly level?: number } {
    for (const style of this.chain(name)) {
      const heading = /^(?:heading|überschrift|titre) ?([1-9])$/.exec(style.name)?.[1];
      if (heading !== undefined) return { kind: 'heading', level: Math.min(6, Number(heading)) };
      if (style.name === 'title') return { kind: 'heading', level: 1 };
      if (/^bibliography heading$/.test(style.name)) return { kind: 'heading', level: 2 };
      for (const [pattern, kind] of KINDS) if (pattern.test(style.name)) return { kind };
    }
    return { kind: 'paragraph' };
  }

  hidden(name: string): boolean {
    return this.chain(name).some(({ hidden }) => hidden);
  }

  raised(name: string): boolean {
    return this.chain(name).some(({ raised }) => raised);
  }

  /** Whether words of this style stand in italics or bold. */
  emphasised(name: string): boolean {
    return this.chain(name).some(({ emphasised, name: said }) => emphasised || /^(?:strong )?emphasis$/.test(said));
  }

  counts(list: string, level: number): boolean {
    return this.numbered.get(list)?.has(level) === true;
  }

  private style(node: XmlNode): void {
    const { attributes } = node;
    const text = child(node, 'text-properties')?.attributes;
    this.styles.set(attributes.get('name') ?? '', {
      name: named(attributes.get('display-name') ?? attributes.get('name') ?? ''),
      base: attributes.get('parent-style-name'),
      hidden: text?.get('display') === 'none' || within(node, 'text-properties').some((one) => one.attributes.get('display') === 'none'),
      raised: /^(?:super|[1-9])/.test(text?.get('text-position') ?? ''),
      emphasised: /^(?:italic|oblique)$/.test(text?.get('font-style') ?? '') || /^(?:bold|[6-9]00)$/.test(text?.get('font-weight') ?? ''),
    });
  }

  private chain(name: string): Style[] {
    const chain: Style[] = [];
    for (let next: string | undefined = name; next !== undefined && next !== '' && chain.length < 12; ) {
      const style: Style = this.styles.get(next) ?? { name: named(next), base: undefined, hidden: false, raised: false, emphasised: false };
      chain.push(style);
      next = style.base;
    }
    return chain;
  }
}

/** "Heading_20_1" is written for "Heading 1". */
const named = (name: string): string => name.replaceAll('_20_', ' ').toLowerCase();
