/**
 * What sources themselves call by two names: "body mass index (BMI)", "CPR: cardiopulmonary resuscitation", "velunabine (compound K-17)",
 * "hereinafter also “the Lessee”". Only what a source writes so is taken, or capitalised words whose initials a question asks by (WHO).
 */

/** Two names of one thing, as written. */
export type Alias = readonly [one: string, other: string];

const BRACKETS = /\(([^()\n]{2,60})\)/g;
const GLOSSARY = /(?:^|[\n(;])[ \t]{0,8}([A-Z][A-Za-z0-9-]{1,9})[ \t]?(?::|=|–)[ \t]([^\n,;.()]{4,60})/g;
const ALSO =
  /(?:hereinafter|hereafter|also (?:called|known as)|referred to (?:here )?as|formerly|im Folgenden|auch|genannt)[ \t]{1,2}(?:also )?(?:the |die |der |das )?[“"„«]([^“”"„«»\n]{2,40})[”"“»]/g;
const QUOTED = /[“"„«]([^“”"„«»\n]{2,40})[”"“»]/g;
const SHORT = /^[\p{L}\d][\p{L}\d.&/-]{1,9}$/u;
const CAPITALS = /\p{Lu}.*\p{Lu}|\p{Lu}.*\d/u;
/** What stands in brackets and names nothing. */
const POINTS =
  /^(?:see|cf|e\.?g|i\.?e|fig|figs|figure|table|tab|p|pp|no|vol|ch|chapter|section|sec|eq|ed|eds|approx|about|ca|siehe|vgl|z\.? ?B|Abb|Tab|S)\b|^\d|\b(?:1[5-9]|20)\d\d\b/i;
const LEADS = /^(?:in short|short|abbreviated(?: as)?|also(?: called| known as)?|formerly|hereinafter|or|kurz|abgekürzt|auch)[ :,]{1,2}/i;
/** How far before a bracket its other name may begin. */
const BEFORE = 90;
/** Pairs that are kept, at most; more are a glossary of everything. */
const MOST = 5000;

/** The names that a text gives to one thing, in order. Linear. */
export function aliasesOf(text: string): Alias[] {
  const found: Alias[] = [];
  for (const { 1: raw = '', index } of text.matchAll(BRACKETS)) {
    if (found.length >= MOST) return found;
    const inner = raw
      .replace(LEADS, '')
      .replace(/^[“"„«]|[”"“»]$/g, '')
      .trim();
    if (inner === '' || POINTS.test(inner)) continue;
    const before = text.slice(Math.max(0, index - BEFORE), index).trimEnd();
    const last = lastWord(before);
    const long = SHORT.test(inner) && CAPITALS.test(inner) ? longBefore(before, inner) : null;
    if (long !== null) found.push([inner, long]);
    else if (SHORT.test(last) && CAPITALS.test(last) && longBefore(inner, last) === inner) found.push([last, inner]);
    else if (last.length > 3 && /\d|\p{Lu}/u.test(inner) && inner.split(/\s+/).length <= 3) {
      found.push([inner, last]);
      // The name that tells it apart, without the word for its kind: K-17.
      const sign = inner.split(/\s+/).find((word) => /\d/.test(word) && /\p{Lu}/u.test(word));
      if (sign !== undefined && sign !== inner) found.push([sign, last]);
    }
  }
  for (const { 1: short = '', 2: long = '' } of text.matchAll(GLOSSARY))
    if (found.length < MOST && CAPITALS.test(short) && longBefore(long, short) !== null) found.push([short, long]);
  for (const { 1: name = '', index } of text.matchAll(ALSO)) {
    if (found.length >= MOST) break;
    const before = text.slice(Math.max(0, index - 2 * BEFORE), index);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    for (const { 1: other = '' } of line.matchAll(QUOTED)) found.push([name, other]);
  }
  return found;
}

const CAPITAL = /(?<!\p{L})\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu;
const BETWEEN = /^[\s-]{1,2}(?:(?:of|for|the|and|on|in|de|des|für|der)\s){0,2}$/;
const OF_WORD = /[\p{L}\p{M}\d.&/-]/u;

/** The word that a text ends with, a name with signs in it too. */
function lastWord(text: string): string {
  let at = text.length;
  while (at > 0 && OF_WORD.test(text.charAt(at - 1))) at -= 1;
  return text.slice(at);
}

/** The words at the end of a text that an abbreviation is made of, its letters in order and the first at the beginning of a word; null where none are. */
function longBefore(text: string, short: string): string | null {
  const letters = short.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const long = text.toLowerCase();
  let at = long.length - 1;
  for (let i = letters.length - 1; i >= 0; i -= 1) {
    while (at >= 0 && (long[at] !== letters[i] || (i === 0 && at > 0 && /[\p{L}\d]/u.test(long.charAt(at - 1))))) at -= 1;
    if (at < 0) return null;
    at -= 1;
  }
  const words = text.slice(at + 1);
  return words.split(/\s+/).length <= Math.min(letters.length + 5, letters.length * 2) && words.length > short.length ? words : null;
}

/** Capitalised words whose initials make up an abbreviation (World Health Organization for WHO), as a text first has them; null for none. */
export function spelledOut(text: string, short: string): string | null {
  if (!/^[A-Z]{3,6}$/.test(short)) return null;
  let from = 0;
  let end = 0;
  let at = 0;
  for (const { 0: word, index } of text.matchAll(CAPITAL)) {
    const goes = at > 0 && word.charAt(0) === short.charAt(at) && index - end < 20 && BETWEEN.test(text.slice(end, index));
    if (goes) at += 1;
    else {
      at = word.charAt(0) === short.charAt(0) ? 1 : 0;
      from = index;
    }
    end = index + word.length;
    if (at === short.length) return text.slice(from, end);
  }
  return null;
}
