/**
 * What the value of a field says of its label: yes, no, that nothing is known, or something else. "Smoker: no", `"wifi": false`, a tick in a
 * cell, "Fever: absent", "Chest X-ray: no infiltrate".
 */

/** `result`: of a test, which is told as "positive" and "negative" and not by having it. */
export interface Says {
  readonly how: 'yes' | 'no' | 'empty';
  readonly result: boolean;
  /** There is none, as far as the data tell: null, an empty list. Who denies it says no more than that. */
  readonly none: boolean;
  /** What a value denies in its own words: "infiltrate" of "no infiltrate"; "" where it speaks of its label. */
  readonly of: string;
}

const row = (words: string): Set<string> => new Set(words.split(',').map((word) => word.trim()));

const YES = row('true, yes, y, ✓, ✔, ☑, ✅, present, included, available, enabled, supported, ja, oui, sí, sim, sì');
const NO = row(
  'false, no, ✗, ✘, ❌, ×, none, absent, not included, not available, unavailable, disabled, not supported, unsupported, never, nein, non, não, keine, aucun, aucune, ninguno, ninguna',
);
const EMPTY = row(
  'n/a, unknown, not known, not stated, not done, not tested, not performed, not measured, not recorded, pending, tbd, ?, undefined',
);
const NONE = row('null, nil, [], {}');
/** "yes (type 2)", "none (passive cooling)": the rest explains. */
const BEGINS = /^(yes|no|none|ja|nein|oui|non|sí|sim|não)\s?(?:[(,;:–—-]|$)/iu;
/** "no infiltrate", "kein Infiltrat": short, and nothing but what is denied. */
const DENIED = /^(?:no|kein|keine|aucun|aucune|sin|sem)\s((?:[\p{L}-]{3,24})(?:\s[\p{L}-]{3,24})?)$/iu;

/** Reads a value; null where it is neither yes nor no. */
export function saysOf(value: string): Says | null {
  const text = value.trim().toLowerCase();
  const first = text.charCodeAt(0);
  // Most values are numbers, and none of what is told by words begins with a digit.
  if (text === '' || text.length > 60 || (first > 47 && first < 58)) return null;
  const plain = (how: Says['how'], result = false, of = ''): Says => ({ how, result, of, none: false });
  if (NONE.has(text)) return { ...plain('empty'), none: true };
  if (YES.has(text)) return plain('yes');
  if (NO.has(text)) return plain('no');
  if (EMPTY.has(text)) return plain('empty');
  if (text === 'positive' || text === 'positiv' || text === 'positivo' || text === 'positif') return plain('yes', true);
  if (text === 'negative' || text === 'negativ' || text === 'negativo' || text === 'négatif') return plain('no', true);
  const begun = BEGINS.exec(text)?.[1];
  if (begun !== undefined) return plain(YES.has(begun) ? 'yes' : 'no');
  const denied = DENIED.exec(text)?.[1];
  return denied === undefined ? null : plain('no', false, denied);
}
