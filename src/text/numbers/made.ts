/** Makes a quantity out of what was read: its place, its hedge, its part in a change. */

import type { Quantity, Reading } from '../quantity.ts';
import { boundBefore, boundBehind, roleOf } from './qualifiers.ts';
import type { NumberToken } from './tokens.ts';

export interface Found {
  readonly quantity: Quantity;
  /** Index of the token behind it. */
  readonly next: number;
}

export interface Draft extends Reading {
  readonly step: number;
  readonly plain?: number;
  readonly shown?: string;
  readonly margin?: number | null;
  readonly signed?: boolean;
  readonly others?: readonly Reading[];
  readonly weak?: boolean;
}

/** A quantity out of its parts; hedges and role are read from what stands around it. */
export function made(
  text: string,
  tokens: readonly NumberToken[],
  draft: Draft,
  first: number,
  from: number,
  until: number,
  next: number,
): Quantity {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  const hedged = draft.kind === 'label' || draft.kind === 'ordinal' ? 'none' : boundBefore(tokens, first, tokens[next]?.lower);
  const bound = hedged === 'none' && draft.kind !== 'label' ? boundBehind(tokens, next) : hedged;
  const role = draft.kind === 'date' || draft.kind === 'label' ? null : roleOf(tokens, first, next);
  // Written out, always in the same order: numbers are made by the thousand.
  const quantity: { -readonly [Key in keyof Quantity]: Quantity[Key] } = {
    kind: draft.kind,
    value: draft.value,
    high: draft.high,
    unit: draft.unit,
    span: { start, end },
    raw: text.slice(start, end),
    digits: { start: tokens[from]?.start ?? start, end: tokens[until - 1]?.end ?? end },
    plain: draft.plain ?? draft.value,
    shown: draft.shown ?? '',
    step: draft.step,
    bound,
    margin: draft.margin ?? null,
    signed: draft.signed ?? false,
    role,
    others: draft.others ?? NONE,
    weak: draft.weak ?? false,
  };
  if (draft.date !== undefined) quantity.date = draft.date;
  return quantity;
}

const NONE: readonly Reading[] = [];
