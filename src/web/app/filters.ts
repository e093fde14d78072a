/**
 * Which findings are shown: by how urgent they are, of which kind, with which notice, from which source, with which words. All of it
 * stands in the address, so that what is seen can be sent; the counts beside a choice tell what it would show. Pure.
 */
import { isCovered } from '../../report/words.ts';
import { type Item, type Layer, needsYou } from './items.ts';

export const FILTERS = ['needs', 'error', 'warning', 'open', 'fine', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** What narrows the list beside its urgency; "" and "all" for no narrowing. */
export interface Narrowing {
  readonly layer: Layer | 'all';
  /** A kind of notice: `retracted`. */
  readonly notice: string;
  /** A source that holds the work, or the text that was held against; with `!` in front: one that was not heard about it. */
  readonly source: string;
}

export const WIDE: Narrowing = { layer: 'all', notice: '', source: '' };
export const LAYERS = ['all', 'reference', 'quote', 'claim', 'remark'] as const satisfies readonly (Layer | 'all')[];

/** Kinds of the notices of an item. */
export const noticesOf = ({ reference }: Item): readonly string[] => [...new Set(reference?.warnings.map(({ kind }) => kind))];

/** Sources of an item: those that hold the work or bear on the words, and with `!` in front those that were not heard. */
export function sourcesOf({ reference, quote, claim }: Item): readonly string[] {
  const asked = (reference?.asked ?? []).flatMap(({ adapter, lookup }) =>
    lookup.kind === 'found' ? [adapter] : lookup.kind === 'unavailable' ? [`!${adapter}`] : [],
  );
  const texts = [quote?.source?.name, ...(claim?.supports.map(({ source }) => source?.name) ?? [])];
  return [...new Set([...asked, ...texts.filter((name) => name !== undefined)])];
}

const fits = (item: Item, { layer, notice, source }: Narrowing): boolean =>
  (layer === 'all' || item.layer === layer) &&
  (notice === '' || noticesOf(item).includes(notice)) &&
  (source === '' || sourcesOf(item).includes(source));

/** What needs nobody's look is verified only where something was: a remark in passing, a quote of a text that is not at hand are not. */
const isVerified = ({ layer, quote }: Item): boolean => layer !== 'remark' && (quote === undefined || quote.status === 'verified');

function keeps(filter: Filter, item: Item): boolean {
  if (filter === 'all') return true;
  if (filter === 'needs') return needsYou(item);
  return item.look === filter && (filter !== 'fine' || isVerified(item));
}

export interface Selection extends Partial<Narrowing> {
  readonly filter: Filter;
  /** Words that must all stand in the title, key, reason or raw text. */
  readonly words: string;
  /** Items that stay although they no longer fit: what a person has just decided does not vanish under the hand. */
  readonly kept?: ReadonlySet<string>;
}

/** The items a person asked to see, in the order of the document. */
export function selected(items: readonly Item[], { filter, words: typed, kept, ...narrowing }: Selection): Item[] {
  const wanted = typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return items.filter((item) => {
    if (!fits(item, { ...WIDE, ...narrowing })) return false;
    if (!keeps(filter, item) && kept?.has(item.id) !== true) return false;
    if (wanted.length === 0) return true;
    const text =
      `[${item.key}] ${item.title} ${item.why} ${item.word} ${item.rule} ${item.reference?.reference.raw ?? ''}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** How many items each filter would show, within what narrows the list. */
export function counts(items: readonly Item[], narrowing: Narrowing): Record<Filter, number> {
  const own = items.filter((item) => fits(item, narrowing));
  return Object.fromEntries(FILTERS.map((filter) => [filter, own.filter((item) => keeps(filter, item)).length])) as Record<Filter, number>;
}

/** A choice of a narrowing, and how many items it would leave. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** What each narrowing offers: whatever stands in the list, and what was chosen even when nothing has it any more. */
export function choices(
  items: readonly Item[],
  now: Narrowing,
): { readonly notices: readonly Choice[]; readonly sources: readonly Choice[] } {
  const of = (valuesOf: (item: Item) => readonly string[], chosen: string): Choice[] => {
    const found = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
    for (const item of items) for (const value of valuesOf(item)) found.set(value, (found.get(value) ?? 0) + 1);
    return [...found].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  return { notices: of(noticesOf, now.notice), sources: of(sourcesOf, now.source) };
}

/** Of how many references something is known, of how many that can be looked up, and how many cannot be. */
export interface KnownOf {
  readonly covered: number;
  readonly lookedUp: number;
  readonly notCheckable: number;
}

/**
 * The references of which something is known: that were found, or for which every source that covers them was asked. Those still
 * waiting do not count; null when none can be looked up.
 */
export function coverage(items: readonly Item[]): KnownOf | null {
  const told = items.flatMap(({ reference }) => (reference === undefined ? [] : [isCovered(reference)]));
  const count = (sought: boolean | null): number => told.filter((one) => one === sought).length;
  const notCheckable = count(null);
  const lookedUp = told.length - notCheckable;
  return lookedUp === 0 ? null : { covered: count(true), lookedUp, notCheckable };
}
