/**
 * Whether a printed reference goes wrong exactly where its record has a letter that old encodings of fonts lack: "Simi rà" beside "Simić",
 * "$;²BÖFVòrmation" beside "$λ$-deformation". Nobody who invents a title leaves the true one at such a letter, puts signs in its place, and
 * comes back to it; a program that wrote a PDF does.
 */
import type { Reference } from '../../model/cited.ts';
import type { Component, ComponentEvidence } from '../../model/evidence.ts';

/** A letter beyond Latin-1. */
const BEYOND = /(?![\u0000-\u00ff])\p{L}/u;
/** What cannot come of such a letter by spelling it otherwise: a sign, a digit, a marked letter, a blank. */
const STRANGE = /[^A-Za-z]/;
/** Signs that no language and hardly any formula sets beside letters. */
const SIGNS = /[\u00a1-\u00bf\u00d7\u00f7\u0080-\u009f‚ƒ„ˆ‰‹›•€]/u;
/** So near its beginning a title may have lost what stood before its first strange letter too. */
const BEGINNING = 3;
/** How far behind the break such signs are looked for. */
const NEAR = 8;
/** Share of the recorded title that must stand unharmed around the break. */
const UNHARMED = 0.4;
/** Letters of a name before the lost one with which the name is known; fewer are enough with letters of it behind. */
const KNOWN = 3;
/** A sign that parts no names and is followed by more. */
const SIGN_BEHIND = /^ ?[^\p{L}\p{N}\s.,;:()[\]'"’–-]\S/u;
/** Longest title or list of names that is looked at, in characters. */
const LOOKED_AT = 600;

const plain = (text: string): string[] => [
  ...text
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim(),
];

/** Whether a cited title leaves the recorded one at a letter beyond Latin-1, with signs in its place, and is the same before and after. */
export function breaksAtLostLetter(cited: string, recorded: string): boolean {
  const [ours, theirs] = [plain(cited), plain(recorded)];
  let at = 0;
  while (at < ours.length && at < theirs.length && ours[at] === theirs[at]) at += 1;
  const lost = at === 0 ? theirs.slice(0, BEGINNING).findIndex((letter) => BEYOND.test(letter)) : at;
  const [here = ' ', there = ''] = [ours[at], theirs[lost]];
  if (!BEYOND.test(there) || BEYOND.test(here)) return false;
  if (!STRANGE.test(here) && !SIGNS.test(ours.slice(at, at + NEAR).join(''))) return false;
  let behind = 0;
  while (behind < Math.min(ours.length, theirs.length) - at && ours.at(-1 - behind) === theirs.at(-1 - behind)) behind += 1;
  return at + behind >= theirs.length * UNHARMED;
}

/** Whether a name of the record stands in the printed reference up to a letter beyond Latin-1, with no letter of a–z in its place. */
export function nameBreaksAtLostLetter(raw: string, recorded: string): boolean {
  const printed = raw.slice(0, LOOKED_AT).normalize('NFC');
  return recorded
    .slice(0, LOOKED_AT)
    .normalize('NFC')
    .split(/[\s,;-]+/)
    .some((name) => {
      const letters = [...name];
      return letters.some((letter, lost) => lost > 0 && BEYOND.test(letter) && breaksBehind(printed, letters, lost));
    });
}

/** Whether a name stands in a text up to its letter at `lost`, which the text does not have. */
function breaksBehind(printed: string, letters: readonly string[], lost: number): boolean {
  const before = letters.slice(0, lost).join('');
  const after = letters.slice(lost + 1).join('');
  for (let at = printed.indexOf(before); at >= 0; at = printed.indexOf(before, at + 1)) {
    const next = printed[at + before.length] ?? ' ';
    if (/\p{L}/u.test(printed[at - 1] ?? ' ') || BEYOND.test(next) || !STRANGE.test(next)) continue;
    if (lost >= KNOWN || (lost >= 2 && SIGN_BEHIND.test(printed.slice(at + before.length, at + before.length + 4)))) return true;
    // "K aç" for "Kıraç": what follows the lost letter, or the end of it, comes soon behind the break.
    const tail = after.slice(-2);
    if (tail.length === 2 && printed.slice(at + before.length, at + before.length + after.length + 4).includes(tail)) return true;
  }
  return false;
}

/** Whether what was printed differs from a record as letters do that a font could not hold. Entries stated as data were never printed. */
export function hasLostTheirLetters(reference: Reference, components: Readonly<Record<Component, ComponentEvidence>>): boolean {
  const { title, authors } = components;
  return (
    reference.origin !== 'entry' &&
    ((title.label !== 'match' && title.found !== null && breaksAtLostLetter(title.cited ?? '', title.found)) ||
      (authors.label !== 'match' && authors.found !== null && nameBreaksAtLostLetter(reference.raw, authors.found)))
  );
}
