/** Quick looks at claims and sentences, each asked once: a sign that turns a claim is worth asking for only where both have words of it, and few have. */
import type { SentenceRead } from './exchanged/read.ts';

/** What is asked whether a text has something of its own: a pattern (none that remembers where it was), or what answers like one. */
export interface Look {
  test(text: string): boolean;
}

/** What has been looked for in one sentence, and what of it was found: a bit each. */
interface Seen {
  asked: number;
  had: number;
}

/**
 * Makes what tells which of up to 31 looks a sentence answers to, as bits in their order: of those that are `asked`, each once for each sentence. A look that
 * is null is answered by every sentence.
 */
export function looksIn(looks: readonly (Look | null)[]): (sentence: SentenceRead, asked: number) => number {
  const seenIn = (): Seen => ({ asked: 0, had: 0 });
  return (sentence, asked) => {
    const seen = sentence.kept(seenIn);
    let open = asked & ~seen.asked;
    seen.asked |= open;
    for (let i = 0; open !== 0; i += 1, open >>>= 1) if ((open & 1) === 1 && looks[i]?.test(sentence.text) !== false) seen.had |= 1 << i;
    return seen.had & asked;
  };
}

/** All bits of so many looks. */
export const allOf = (looks: readonly unknown[]): number => 2 ** looks.length - 1;
