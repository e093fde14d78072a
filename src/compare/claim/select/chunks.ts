/**
 * Long texts in chunks of 8,000 characters that overlap by 1,000 (seed 003, stage 1), cut where the text itself parts: before a
 * heading, between paragraphs, between lines, between sentences, and only then between words.
 */
import type { Span } from '../../../model/document.ts';

export const CHUNK = 8000;
export const OVERLAP = 1000;
/** How far back from its longest end a chunk may be cut. */
const BACK = 2000;

/** Where a text parts, the best places first. */
const PARTS: readonly RegExp[] = [/\n(?=\s{0,3}#{1,6}\s)/g, /\n\s*\n/g, /\n/g, /[.!?。！？]["”’)\]]{0,2}\s/g, /\s/g];

/** The chunks of a text, in order; each begins within the one before it. A short text is one chunk. */
export function chunksOf(text: string, size: number = CHUNK, overlap: number = OVERLAP): Span[] {
  const chunks: Span[] = [];
  for (let start = 0; start < text.length; ) {
    if (text.length - start <= size) {
      chunks.push({ start, end: text.length });
      break;
    }
    const end = partedAt(text, Math.max(start + overlap + 1, start + size - BACK), start + size);
    chunks.push({ start, end });
    // The next one begins where a sentence or paragraph does, as near to the whole overlap as there is one.
    start = Math.max(start + 1, partedAt(text, end - overlap, Math.max(end - overlap + 1, end - overlap + overlap / 2), 'first'));
  }
  return chunks;
}

/** The last best place to part a text within a stretch of it, or the first; its end when there is none. */
function partedAt(text: string, from: number, to: number, which: 'first' | 'last' = 'last'): number {
  const stretch = text.slice(from, to);
  for (const pattern of PARTS) {
    let place = -1;
    for (const found of stretch.matchAll(pattern)) {
      const at = found.index + found[0].length;
      if (which === 'last' || place <= 0) place = at;
    }
    if (place > 0) return from + place;
  }
  // Never within a pair of surrogates.
  return /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to - 1 : to;
}
