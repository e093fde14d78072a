/** How much an answer counts, whoever finds it. */

/** How well a word of the evidence answers to a word of the claim, 0..1. */
export const STRENGTH = {
  same: 1,
  number: 1,
  /** 3.2 billion for 3.19 billion. */
  rounded: 0.9,
  family: 0.85,
  root: 0.8,
  synonym: 0.8,
  initials: 0.8,
  /** The evidence is more particular: "dog" for "animal". */
  particular: 0.7,
  /** "Fell" for "fewer": the same way. */
  way: 0.7,
  /** "Similar" for "did not differ". */
  nothing: 0.75,
  spelling: 0.6,
  similar: 0.5,
  /** The evidence is more general: "animal" for "dog". */
  general: 0.35,
} as const;

/** From here a word counts as answered. */
export const ANSWERED = 0.6;

/** Most places of one word that are looked at. */
export const MOST_HITS = 48;
