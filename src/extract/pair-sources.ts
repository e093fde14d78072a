/**
 * Which source a label means. Sources are known by id, name, file name without its ending, their place in the list, and
 * whatever other names the caller gives ("Ng 2024"); the answer's own list of sources ("[1]: contract.txt") goes before their
 * order. A label that fits two sources fits none.
 */
import { bareLocator, type Locator, locatorIn } from './pair-locator.ts';

/** A source as far as a citation can name it. */
export interface NamedSource {
  readonly id: string;
  readonly name?: string;
  /** Other names a citation may use: a title, "Ng 2024", a key. */
  readonly aliases?: readonly string[];
}

/** What a label was read as. */
export interface Reading {
  /** Index of the source; null when none fits. */
  readonly source: number | null;
  readonly locator: Locator | null;
  /** What was read as the name. */
  readonly head: string;
}

/** File names that are words of any text; a sentence that uses one does not name the file. */
const COMMON =
  /^(?:answer|article|chapter|data|document|draft|file|main|notes?|page|paper|part|report|section|source|study|summary|text|title)$/i;
const key = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const stem = (name: string): string => (name.split(/[\\/]/).at(-1) ?? name).replace(/\.[a-z0-9]{1,5}$/i, '');

export class SourceNames {
  readonly count: number;
  /** Names to look for in running text, longest first, each with its source. */
  readonly spoken: readonly (readonly [string, number])[];
  private readonly by = new Map<string, number>();
  private readonly defined = new Map<string, { readonly source: number | null; readonly locator: Locator | null }>();

  private readonly ids: readonly string[];
  private readonly numbered: boolean;

  /** `numbered`: [1] may mean the first source, unless the answer brings a list of its own. */
  constructor(sources: readonly NamedSource[], numbered = true) {
    this.numbered = numbered;
    this.ids = sources.map(({ id }) => id);
    this.count = sources.length;
    const spoken: [string, number][] = [];
    sources.forEach(({ id, name = id, aliases = [] }, index) => {
      for (const label of new Set([id, name, stem(id), stem(name), ...aliases])) {
        const folded = key(label);
        const before = this.by.get(folded);
        if (folded !== '') this.by.set(folded, before === undefined || before === index ? index : -1);
        if (label.length >= 4 && /\p{L}/u.test(label) && !COMMON.test(label)) spoken.push([label, index]);
      }
    });
    this.spoken = spoken.sort((a, b) => b[0].length - a[0].length);
  }

  /** Says what a label of the answer's own list stands for (null: no source at hand), and the place in it. */
  define(label: string, source: number | null, locator: Locator | null): void {
    this.defined.set(key(label), { source, locator });
  }

  /** The place that the answer's own list gives for a label. */
  placeOf(label: string): Locator | null {
    return this.defined.get(key(label))?.locator ?? null;
  }

  byId(id: string): number | null {
    const index = this.ids.indexOf(id);
    return index < 0 ? null : index;
  }

  /** The source of a label alone; undefined when it is no label of any. */
  byLabel(label: string): number | null | undefined {
    const folded = key(label);
    if (folded === '') return undefined;
    const defined = this.defined.get(folded);
    if (defined !== undefined) return defined.source;
    const index = this.by.get(folded) ?? this.by.get(key(stem(label)));
    if (index !== undefined) return index < 0 ? null : index;
    const numbered = /^(?:source|document|doc|quelle|ref(?:erence)?|s)?\s?(\d{1,4})$/.exec(folded);
    if (numbered === null) return undefined;
    const place = Number(numbered[1]);
    return this.numbered && this.defined.size === 0 && place >= 1 && place <= this.count ? place - 1 : null;
  }

  /** A label with the place in the source it may name. */
  read(content: string): Reading {
    const whole = this.byLabel(content);
    if (whole !== undefined) return { source: whole, locator: this.placeOf(content), head: content };
    const found = locatorIn(content);
    const head = (found === null ? content : content.slice(0, found.start))
      .replace(/(?<![\s,;:–—(-])[\s,;:–—(-]+$/, '')
      .replace(/^(?:see|cf\.?|from|in)\s/i, '');
    const locator = found?.locator ?? null;
    const behind = found === null ? '' : content.slice(found.end).replace(/^[\s,;:)]*(?:of|in|von)?\s*(?:the )?/i, '');
    for (const label of [head, behind]) {
      const source = label === '' ? undefined : this.byLabel(label);
      if (source !== undefined) return { source, locator, head: label };
    }
    // "contract, 4.2", "Ng 2024, 45", "contract#fees": a known name, and the rest its place.
    for (const cut of content.matchAll(/[\s,:#§]/g)) {
      const source = this.byLabel(content.slice(0, cut.index));
      const bare = source === undefined ? null : bareLocator(content.slice(cut.index));
      if (source !== undefined && bare !== null) return { source, locator: bare, head: content.slice(0, cut.index) };
    }
    return { source: null, locator, head };
  }
}
