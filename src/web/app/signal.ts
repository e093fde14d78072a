/** A value that pages watch: set it, and whoever shows it draws again. */
import { useEffect, useState } from 'preact/hooks';

export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Calls back after every change; gives what ends that. */
  watch(told: () => void): () => void;
}

export function signal<T>(first: T): Signal<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const told of [...watchers]) told();
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

/** The present value, and a new drawing when it changes. */
export function useSignal<T>(from: Signal<T>): T {
  const [value, setValue] = useState<{ readonly of: T }>({ of: from.get() });
  useEffect(() => {
    setValue({ of: from.get() });
    return from.watch(() => setValue({ of: from.get() }));
  }, [from]);
  return value.of;
}
