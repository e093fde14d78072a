/** What rules say, on the cards: they speak English already. */
export const RULES = {
  /** The sentence of a rule, by the rule's id. */
  said: (_rule: string, says: string): string => says,
  /** A reason beside a label. */
  clause: (why: string): string => why,
  /** What is noted beside a quote. */
  noted: (note: string): string => note,
};
