/** Which words of a claim each sentence of a source holds, as two words of bits, and how many: what windows are chosen by. */
import type { Span } from '../../../model/document.ts';

/** Sentences that a window may span. */
export const MOST_SENTENCES = 3;
/** Words that one word of bits holds. */
export const HALF = 31;

export class SentenceBits {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly counts: Uint8Array;
  /** Where each sentence begins and ends. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;

  constructor(sentences: readonly Span[]) {
    this.low = new Int32Array(sentences.length + MOST_SENTENCES);
    this.high = new Int32Array(sentences.length + MOST_SENTENCES);
    this.counts = new Uint8Array(sentences.length + MOST_SENTENCES);
    this.starts = Int32Array.from(sentences, ({ start }) => start);
    this.ends = Int32Array.from(sentences, ({ end }) => end);
  }

  clear(): void {
    this.low.fill(0);
    this.high.fill(0);
    this.counts.fill(0);
  }

  /** Notes the sentences that hold a word. */
  add(word: number, sentences: readonly number[]): void {
    const bits = word < HALF ? this.low : this.high;
    const { counts } = this;
    const bit = 1 << (word % HALF);
    for (let i = 0; i < sentences.length; i += 1) {
      const sentence = sentences[i] as number;
      bits[sentence] = (bits[sentence] as number) | bit;
      counts[sentence] = (counts[sentence] as number) + 1;
    }
  }

  /** Forgets some sentences, from one to before another. */
  drop(from: number, to: number): void {
    this.low.fill(0, from, to);
    this.high.fill(0, from, to);
    this.counts.fill(0, from, to);
  }
}
