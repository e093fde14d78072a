/**
 * The numbers and sentences of the texts read last. A claim and its evidence are asked for both by those who compare values and by those who ask what a value
 * is said of, one pair after another; reading is the dearest part of either.
 */
import type { Span } from '../../model/document.ts';
import { readNumbers } from '../../text/numbers.ts';
import type { Quantity } from '../../text/quantity.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Tables, tablesIn } from './belonging/cells.ts';
import { measuredIn } from './fields/measured.ts';
import { fieldsIn, type Group } from './fields/read.ts';
import { inLines } from './fields/units.ts';

/** A claim, its evidence, and the pair before them. */
const KEPT = 4;
/** Of longer texts only the last is kept, and no longer than memory allows: not beyond the work in which it was read, where that is wanted back. */
const LONGEST = 100_000;

/** Of one text after another what `read` finds in it; a text among the last few is not read again. What it gives must not be changed. */
export function keeping<Found>(read: (text: string) => Found): (text: string) => Found {
  const texts: string[] = [];
  const found: Found[] = [];
  let next = 0;
  let long: WeakRef<{ readonly text: string; readonly found: Found }> | undefined;
  return (text) => {
    if (text.length > LONGEST) {
      const last = long?.deref();
      if (last?.text === text) return last.found;
      const held = { text, found: read(text) };
      long = new WeakRef(held);
      return held.found;
    }
    const known = texts.indexOf(text);
    if (known >= 0) return found[known] as Found;
    const fresh = read(text);
    texts[next] = text;
    found[next] = fresh;
    next = (next + 1) % KEPT;
    return fresh;
  };
}

/** The data of a text; empty for prose. */
export const fieldsOf: (text: string) => readonly Group[] = keeping((text) => fieldsIn(text));

/** The tables that stand in a text as lines. */
export const tablesOf: (text: string) => Tables = keeping((text) => tablesIn(text));

/** The numbers of a text, in order; those of data measured in what their labels tell. */
export const numbersOf: (text: string) => readonly Quantity[] = keeping((text) =>
  measuredIn(text, readNumbers(text), fieldsOf(text), tablesOf(text)),
);

/** The sentences of a text, in order. */
export const sentencesIn: (text: string) => readonly Span[] = keeping((text) => inLines(text, sentencesOf(text)));
