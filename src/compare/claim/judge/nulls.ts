/**
 * Ways to say that nothing differs, changes, acts or is related: "did not differ", "were similar", "remained unchanged", "had no effect", "failed to lower",
 * "was unrelated to". They are one statement in many words, some with a denial and some without, so that words alone find most of it missing and a
 * denial turned. Found by words that say it alone, and by words that say it when a denial governs them. Linear.
 */
import { CUE } from './cues.ts';
import type { NullStatement, Reading, Word } from './word.ts';

/** How a word takes part in such a statement. */
export const NULL = { none: 0, alone: 1, predicate: 2, denied: 3, comparative: 4, stays: 5, same: 6 } as const;

const LISTS: readonly (readonly [number, string])[] = [
  [
    NULL.alone,
    'unchanged unaltered unaffected uninfluenced unrelated uncorrelated unassociated regardless irrespective indistinguishable ineffective equally par unmoved undiminished similarly',
  ],
  [NULL.predicate, 'similar comparable equal identical alike equivalent constant stable steady flat static independent retained'],
  [
    NULL.denied,
    `differ differs differed difference differences different differently differential change changes changed changing alter alters altered alteration vary varies varied variation shift shifted effect effects
    influence influences influenced impact impacts affect affects affected respond responds responded response improvement improvements improve improves improved benefit benefits benefited advantage advantages gain gains
    associated association associations correlate correlated correlates correlation correlations related relation relations relationship relationships linked link links predict predicts predicted predictor predictors
    depend depends depended dependent matter mattered significant significantly significance detectable rise rises increase increases increased grow growth fall decline declined declines decrease decreases decreased
    reduce reduces reduced reduction lowered raise raises raised worsen worsened worsening influencing affecting move moved bearing`,
  ],
  [NULL.comparative, 'better worse higher lower more less fewer greater larger smaller longer shorter faster slower any'],
  [
    NULL.stays,
    'remain remains remained remaining stay stays stayed hold holds held keep keeps kept leave leaves left maintain maintains maintained',
  ],
  [NULL.same, 'same'],
];
const parts = new Map<string, number>();
for (const [kind, words] of LISTS) for (const word of words.split(/\s+/)) parts.set(word, kind);

/** How a word takes part, as one of `NULL`. */
export const nullPart = (word: string): number => parts.get(word) ?? NULL.none;

/** Words with their sentences and breaks. */
type Running = Pick<Reading, 'words' | 'sentence' | 'breaks'>;

const BEFORE = 4;
const DENIALS = new Set(
  'not no never neither nor without none cannot failed fails fail failing lack lacked absence little hardly scarcely'.split(' '),
);
const isDenial = (text: string): boolean => DENIALS.has(text) || text.endsWith("n't");
/** Verbs after which an adjective is what is said of the subject. */
const PREDICATES = new Set(
  `is are was were be been being remain remains remained remaining stay stays stayed hold holds held keep keeps kept stand stood run ran had have has show showed shows saw see rated judged at proved proves found
  left leaves leave broadly`.split(/\s+/),
);
const AFTER_SAME = new Set(
  'as for in across amount amounts number numbers rate rates level levels share proportion whether regardless at after between result results when'.split(
    ' ',
  ),
);
const AFTER_STAY = new Set(['at', 'where', 'as']);

/** Nearest word before a place, in its part of the sentence, that is one of those asked for; -1 where none is. */
function before(reading: Running, at: number, reach: number, holds: (text: string) => boolean): number {
  for (let i = at - 1; i >= 0 && i >= at - reach; i -= 1) {
    if (reading.sentence[i] !== reading.sentence[at] || reading.breaks[i + 1] === 1) return -1;
    if (holds((reading.words[i] as Word).text)) return i;
  }
  return -1;
}

const ends = (reading: Running, at: number): boolean =>
  at + 1 >= reading.words.length || reading.sentence[at + 1] !== reading.sentence[at] || reading.breaks[at + 1] === 1;

/** The statement that a word makes, or null. */
function statementAt(reading: Running, at: number): NullStatement | null {
  const { part } = reading.words[at] as Word;
  const denial = before(reading, at, part === NULL.comparative ? BEFORE - 1 : BEFORE, isDenial);
  if (part === NULL.denied || part === NULL.comparative) return denial < 0 ? null : { head: at, denial, beside: -1 };
  if (denial >= 0) return null;
  const beside = before(reading, at, BEFORE, (text) => PREDICATES.has(text));
  if (part === NULL.alone) return { head: at, denial: -1, beside };
  if (part === NULL.predicate) return beside < 0 ? null : { head: at, denial: -1, beside };
  const next = reading.words[at + 1]?.text ?? '';
  if (part === NULL.same) return ends(reading, at) || AFTER_SAME.has(next) ? { head: at, denial: -1, beside } : null;
  for (let i = at + 1; i <= at + BEFORE && !ends(reading, i - 1); i += 1)
    if (AFTER_STAY.has((reading.words[i] as Word).text)) return { head: at, denial: -1, beside: -1 };
  return null;
}

/** "As likely as", "as often as": the word between says that two are alike; not "as well as". */
const NO_LIKENESS = new Set('well soon much long far many early late if though part'.split(' '));
function likenessAt(reading: Running, at: number): NullStatement | null {
  const { words } = reading;
  if (words[at + 2]?.text !== 'as' || NO_LIKENESS.has(words[at + 1]?.text ?? '')) return null;
  return before(reading, at, BEFORE - 1, isDenial) >= 0 ? null : { head: at + 1, denial: -1, beside: -1 };
}

/** All such statements of a text, in order. */
export function nullsIn(reading: Running): readonly NullStatement[] {
  const found: NullStatement[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const word = reading.words[at] as Word;
    if (word.part === NULL.none && word.text !== 'as') continue;
    const one = word.part === NULL.none ? likenessAt(reading, at) : statementAt(reading, at);
    if (one !== null) found.push(one);
  }
  return found;
}

/** A word in whose place a denial stood that both texts mean: it carries no meaning and denies nothing. */
const silent = (word: Word): Word => ({ ...word, text: 'indeed', cues: CUE.stop, content: false });

/** The reading with the words at some places silent; the same where there are none. */
export function silenced(reading: Reading, places: ReadonlySet<number>): Reading {
  if (places.size === 0) return reading;
  const words = reading.words.slice();
  for (const at of places) words[at] = silent(words[at] as Word);
  return { ...reading, words };
}
