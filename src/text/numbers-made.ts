/** Makes a quantity out of what was read: its place, its hedge, its part in a change. */
import { boundBefore, boundBehind, roleOf } from './numbers-qualifiers.ts';
import type { NumberToken } from './numbers-tokens.ts';
import type { Quantity, Reading } from './quantity.ts';

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
  const hedged = draft.kind === 'label' || draft.kind === 'ordinal' ? 'none' : boundBefore(tokens, first);
  const quantity = {
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
    bound: hedged === 'none' && draft.kind !== 'label' ? boundBehind(tokens, next) : hedged,
    margin: draft.margin ?? null,
    signed: draft.signed ?? false,
    role: draft.kind === 'date' || draft.kind === 'label' ? null : roleOf(tokens, first, next),
    others: draft.others ?? [],
    weak: draft.weak ?? false,
  };
  return draft.date === undefined ? quantity : { ...quantity, date: draft.date };
}
