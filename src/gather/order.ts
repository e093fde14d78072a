/**
 * How the references of a document are gathered side by side while their findings come in the order of the document: in other threads
 * for a long list, else several at once on this one.
 */
import { setImmediate } from 'node:timers/promises';
import { gather } from '../gather.ts';
import type { Reference } from '../model/cited.ts';
import type { Document } from '../model/document.ts';
import type { Gathered, Run } from '../model/ports.ts';

/** References that the reader of the format has marked as such: a list of them, at least so long, will be extracted. */
const entriesMarked = ({ entries, blocks }: Document): number => entries.length + blocks.filter(({ kind }) => kind === 'reference').length;

/** References taken in hand before anybody asked for them, at most: what comes of each is some 10 kB until it is asked for. */
const MOST_AHEAD = 6_000;

/** How what is known of the references of one document is gathered. */
export interface Gathering {
  /** To be told of each reference as soon as it is parsed; null where nothing is won by that. */
  readonly parsed: ((reference: Reference) => void) | null;
  /** Gathers what is known of one. */
  gathered(reference: Reference): Promise<Gathered>;
  /** Of how many at once, in a list of so many. */
  width(references: number): number;
}

/** Who gathers what is known of the references of a document: other threads for a long list, beginning while it is read, else this one. */
export function gathering(run: Run, document: Document): Gathering {
  const { gatherers, journals } = run;
  const venues = ({ fields }: Reference): readonly string[] => journals?.names(fields['container-title'] ?? '') ?? [];
  const begun = new Map<Reference, () => Promise<Gathered>>();
  const begin = gatherers !== undefined && gatherers.width(entriesMarked(document)) !== null ? gatherers.ahead(run.signal) : null;
  let wide: number | null = null;
  return {
    parsed:
      begin === null
        ? null
        : (one) => {
            if (begun.size < MOST_AHEAD) begun.set(one, begin(one, venues(one)));
          },
    gathered(one) {
      const early = begun.get(one);
      begun.delete(one);
      if (early !== undefined) return early();
      return gatherers === undefined || wide === null ? gather(one, run, venues(one)) : gatherers.gather(one, venues(one));
    },
    width(references) {
      wide = gatherers?.width(references) ?? null;
      return wide ?? run.concurrency;
    },
  };
}

/**
 * Longest stretch of work, in milliseconds, before the event loop may turn: signals, timers, readers and whoever is being told a finding
 * wait there, the last for several turns each.
 */
const STRETCH = 10;

/** Gives a function to ask between pieces of work: a turn of the event loop to wait for when it has not turned for a while, else null. */
export function turning(): () => Promise<void> | null {
  let turned = performance.now();
  return () =>
    performance.now() - turned <= STRETCH
      ? null
      : setImmediate().then(() => {
          turned = performance.now();
        });
}

/** Works on several items at once and yields results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const waiting: Promise<Result>[] = [];
  let next = 0;
  const turn = turning();
  while (next < items.length || waiting.length > 0) {
    while (waiting.length < Math.max(1, width) && next < items.length) {
      const item = items[next++] as Item;
      const result = work(item);
      // A rejection is awaited, and so thrown, in its turn; until then it must not end the process.
      result.catch(() => undefined);
      waiting.push(result);
    }
    const first = waiting.shift();
    if (first !== undefined) yield await first;
    // Local sources answer at once, so without this a long offline run would never come back to the event loop.
    const rest = turn();
    if (rest !== null) await rest;
  }
}
