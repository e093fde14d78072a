/**
 * Verbs whose particle makes another word of them: "turned down" is declined, "set up" is established. They stand in the word tables
 * under verb and particle, and are found in a text by the particle, right behind the verb or one word later ("turned it down").
 */
import type { Lexicon } from './lexicon.ts';
import type { Word } from './word.ts';

/** Particles that verbs join with. */
export const PARTICLES = 'up down out off on over in away back apart through along around forward together about for after into upon'.split(
  ' ',
);
const particles = new Set(PARTICLES);

/** Row in the tables of the verb with its particle, by the place of the verb. */
export function phrasesIn(words: readonly Word[], lexicon: Lexicon): ReadonlyMap<number, number> {
  let found: Map<number, number> | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const { text } = words[at] as Word;
    if (text.length > 8 || !particles.has(text)) continue;
    for (let verb = at - 1; verb >= 0 && verb >= at - 2; verb -= 1) {
      const word = words[verb] as Word;
      if (word.text.length < 2 || word.row < 0) continue;
      const row = lexicon.rowOf(`${word.form} ${text}`);
      if (row < 0) continue;
      found ??= new Map();
      found.set(verb, row);
      break;
    }
  }
  return found ?? NONE;
}

const NONE: ReadonlyMap<number, number> = new Map();
