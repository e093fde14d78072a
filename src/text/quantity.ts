/**
 * What a number in a text is, once read: of what kind, how large in base units, how exactly it was given and how it was hedged.
 * A number that may be read in two ways (1.234, 5m, 03/04/2020) keeps both readings; whoever compares may use either.
 */
import type { Span } from '../model/document.ts';

export type QuantityKind =
  /** A bare count or number. */
  | 'number'
  | 'currency'
  /** A share: percent, per mille, fraction, "one in five". The value is 0..1 for 0..100 %. */
  | 'ratio'
  /** Percentage points; the value is 0.01 for one point. */
  | 'points'
  /** A number with a unit of measurement, durations too. */
  | 'measure'
  | 'date'
  /** A time of day; the value is in minutes after midnight. */
  | 'time'
  | 'ordinal'
  /** "three times", "5-fold", "doubled". */
  | 'times'
  /** A score or proportion: 3–1, 2:1. The value is the first number, `high` the second. */
  | 'score'
  /** A number that names: phase 3, type 2, GPT-4. `unit` is the word that bears it. */
  | 'label';

/** How a number was hedged. `nearly` lies a little below, `over` and `under` exclude the number itself. */
export type Bound = 'none' | 'about' | 'nearly' | 'over' | 'under' | 'at-least' | 'at-most';

/** A date as far as it is given. Years before the common era are negative. */
export interface DateParts {
  readonly year?: number;
  /** 1..12 */
  readonly month?: number;
  /** 1..31 */
  readonly day?: number;
  /** 1..4 */
  readonly quarter?: number;
  /** First year of the decade: 1990. Without the century ("the nineties"): 90. */
  readonly decade?: number;
  /** The 19th century is 19. */
  readonly century?: number;
  /** Last part of a range of dates. */
  readonly until?: DateParts;
}

/** One reading of a number. */
export interface Reading {
  readonly kind: QuantityKind;
  /** In base units; the lower end of a range. */
  readonly value: number;
  /** The upper end; the value itself when there is none. */
  readonly high: number;
  /** What it is measured in: a currency code (USD), a dimension (length, mass, time/volume), the bearer of a label; else "". */
  readonly unit: string;
  readonly date?: DateParts;
}

export interface Quantity extends Reading {
  /** The number with its sign, currency, multiplier and unit; qualifiers ("about") stand before it. */
  readonly span: Span;
  /** The very characters of `span`. */
  readonly raw: string;
  /** The place of the number itself within the text, without currency and unit. */
  readonly digits: Span;
  /** The number with its multiplier, before its unit is applied: 5 for "5 km", 25 for 25 %, 3.2e6 for "$3.2 million". */
  readonly plain: number;
  /** Unit as a person reads it: "km", "%", "USD"; "" when it has none. */
  readonly shown: string;
  /** Worth of the last place that was given, in base units: 0.1 for 3.2, 1e8 for "3.2 billion", 1 for 1,234 and for 1,200. */
  readonly step: number;
  readonly bound: Bound;
  /** Half the width given behind ±; null when none is. */
  readonly margin: number | null;
  /** Written with a sign: -5, minus 5. */
  readonly signed: boolean;
  /** Part of a change: the value it began or ended with, or its size. */
  readonly role: 'from' | 'to' | 'by' | null;
  /** Other values the same print may mean. */
  readonly others: readonly Reading[];
  /** A word that often is no count at all ("one", "first", "second"). */
  readonly weak: boolean;
}
