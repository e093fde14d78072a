/** What a person is looking at at the desk: which findings, which of them, which half. What can be kept stands in the address. */
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { FILTERS, type Filter, LAYERS, type Narrowing } from './filters.ts';
import { keepInAddress } from './route.ts';

export interface Looking extends Narrowing {
  readonly filter: Filter | null;
  readonly words: string;
  readonly active: string;
  readonly open: boolean;
  readonly making: 'ok' | 'bad' | 'unsure' | null;
  readonly shown: 'pages' | 'text';
  /** Which half a narrow window shows. */
  readonly half: 'findings' | 'document';
  readonly exports: boolean;
  readonly help: boolean;
}

/** What the address says; `finding` is the one that its path names, "" for none. */
function lookingOf(query: URLSearchParams, finding: string): Looking {
  return {
    filter: FILTERS.find((filter) => filter === query.get('show')) ?? null,
    layer: LAYERS.find((layer) => layer === query.get('layer')) ?? 'all',
    notice: query.get('notice') ?? '',
    source: query.get('source') ?? '',
    words: query.get('q') ?? '',
    active: finding,
    open: finding !== '',
    making: null,
    shown: 'pages',
    half: 'findings',
    exports: false,
    help: false,
  };
}

/** Begins with what the address says, and keeps the address true. */
export function useLooking(finding: string): {
  readonly looking: Looking;
  readonly look: (change: Partial<Looking> | ((now: Looking) => Partial<Looking>)) => void;
} {
  const [looking, setLooking] = useState<Looking>(() => lookingOf(new URLSearchParams(location.search), finding));
  const look = useCallback(
    (change: Partial<Looking> | ((now: Looking) => Partial<Looking>)): void =>
      setLooking((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    [],
  );
  const { filter, layer, notice, source, words } = looking;
  // Before it is painted: whoever loads the page again, or copies its address, gets what is seen.
  useLayoutEffect(
    () => keepInAddress({ show: filter, q: words, layer: layer === 'all' ? null : layer, notice, source }),
    [filter, words, layer, notice, source],
  );
  return { looking, look };
}
