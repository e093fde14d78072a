/**
 * Texts of cited works made ready, kept between checks: the papers of a batch cite the same works, and each of these is read once
 * and not once for every paper. What has lain longest goes first when there is too much. A source that cannot be read is not kept,
 * so that the next check tries it again.
 */
import type { PreparedQuoteSource } from '../index.ts';

/** A source as it was handed in; its bytes are fetched only when it has to be read. */
export interface HandedSource {
  readonly name: string;
  /** Of its bytes. */
  readonly hash: string;
  readonly mediaType?: string;
  bytes(): Promise<Uint8Array>;
}

/** Characters of text that are kept at most; a made-ready source takes some twenty times its text in memory. */
const MOST = 8_000_000;

export interface SourceShelf<Ready extends PreparedQuoteSource> {
  /** The source made ready. Rejects with what making it ready threw. */
  take(source: HandedSource): Promise<Ready>;
}

export function sourceShelf<Ready extends PreparedQuoteSource>(
  make: (source: HandedSource) => Promise<Ready>,
  most = MOST,
): SourceShelf<Ready> {
  const held = new Map<string, { readonly ready: Promise<Ready>; size: number }>();
  const trim = (): void => {
    let sum = 0;
    for (const { size } of held.values()) sum += size;
    for (const [key, { size }] of held) {
      if (sum <= most) return;
      // One that is still being made ready has no size yet, and is waited for by somebody.
      if (size === 0) continue;
      held.delete(key);
      sum -= size;
    }
  };
  return {
    take(source) {
      const key = `${source.hash} ${source.mediaType ?? ''} ${source.name}`;
      const known = held.get(key);
      if (known !== undefined) {
        held.delete(key);
        held.set(key, known);
        return known.ready;
      }
      const entry = { ready: make(source), size: 0 };
      held.set(key, entry);
      entry.ready.then(
        ({ searched }) => {
          entry.size = Math.max(1, searched.passages.text.length);
          trim();
        },
        () => held.delete(key),
      );
      return entry.ready;
    },
  };
}
