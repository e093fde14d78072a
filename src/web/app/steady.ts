/**
 * A list that fills while somebody reads it. What comes in front of what is shown already would push it away under the pointer, so it is
 * held back and counted until the reader asks for it; what comes behind, and what fills a place kept free, is shown at once.
 */
import type { HTMLAttributes } from 'preact';
import { useRef, useState } from 'preact/hooks';

export interface Steady<One> {
  readonly shown: readonly One[];
  /** How many are held back. */
  readonly held: number;
}

/**
 * Takes the list as it would be and the ids that were shown before; gives what to show. `engaged`: somebody points at the list, has
 * scrolled it or is in it with the keyboard.
 */
export function steady<One extends { readonly id: string }>(
  list: readonly One[],
  before: ReadonlySet<string>,
  engaged: boolean,
): Steady<One> {
  if (!engaged || before.size === 0) return { shown: list, held: 0 };
  const last = list.findLastIndex(({ id }) => before.has(id));
  const shown = list.filter(({ id }, i) => i > last || before.has(id));
  return { shown, held: list.length - shown.length };
}

/** The list as it may be drawn without moving what somebody reads; `wish` is what a person asked to see, and asking anew shows all. */
export function useSteady<One extends { readonly id: string }>(
  list: readonly One[],
  wish: string,
): {
  readonly shown: readonly One[];
  readonly held: number;
  readonly release: () => void;
  readonly engaging: HTMLAttributes<HTMLElement>;
} {
  const before = useRef({ wish, ids: new Set<string>() });
  const held = useRef({ pointer: false, keyboard: false, scrolled: false });
  const [, draw] = useState(0);
  if (before.current.wish !== wish) before.current = { wish, ids: new Set() };
  const { pointer, keyboard, scrolled } = held.current;
  const now = steady(list, before.current.ids, pointer || keyboard || scrolled);
  before.current = { wish, ids: new Set(now.shown.map(({ id }) => id)) };
  const set = (change: Partial<typeof held.current>): void => {
    held.current = { ...held.current, ...change };
  };
  return {
    ...now,
    release() {
      before.current = { wish, ids: new Set() };
      draw((n) => n + 1);
    },
    engaging: {
      onPointerEnter: () => set({ pointer: true }),
      onPointerLeave: () => set({ pointer: false }),
      onFocusIn: () => set({ keyboard: true }),
      onFocusOut: () => set({ keyboard: false }),
      onScroll: (event) => set({ scrolled: event.currentTarget.scrollTop > 0 }),
    },
  };
}
