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

/** A sign that looks at a claim and at the sentences round it, with a quick look at either: at the claim, and at the sentences, of which one must have it. */
export interface SignLooked<Found> {
  readonly own: Look | null;
  readonly there: Look | null;
  readonly sign: (claim: SentenceRead, sentences: readonly SentenceRead[]) => Found | null;
}

/** Makes what gives the first thing that up to 31 signs find; null where none does. `near`: the sentences that are looked at, in order, asked for where the claim has a sign. */
export function firstOf<Found>(
  signs: readonly SignLooked<Found>[],
): (claim: SentenceRead, near: () => readonly SentenceRead[]) => Found | null {
  const askedBy = looksIn(signs.map(({ own }) => own));
  const shownBy = looksIn(signs.map(({ there }) => there));
  const all = 2 ** signs.length - 1;
  return (claim, near) => {
    const asked = askedBy(claim, all);
    if (asked === 0) return null;
    const sentences = near();
    let shown = 0;
    for (const sentence of sentences) shown |= shownBy(sentence, asked & ~shown);
    for (const [i, { sign }] of signs.entries()) {
      const found = (shown & (1 << i)) === 0 ? null : sign(claim, sentences);
      if (found !== null) return found;
    }
    return null;
  };
}
