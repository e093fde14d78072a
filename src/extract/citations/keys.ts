/** Marks that cite by the labels a list bears: [Ng24], [AMM, Doe99b, Section 2]. */
import type { Reference } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import type { Links } from '../link.ts';
import { type Tied, tie } from './tie.ts';
import { LEAD } from './words.ts';

/** A label made of names and two digits of a year. */
const DATED_KEY = /^\p{Lu}(?=.{0,14}\p{Ll})[\p{L}+]{1,12}\d{2}[a-z]?$/u;
const KEYS = /\[([\p{L}\d][^[\]\n]{0,80})\]/gu;

/** "Ng24a, b" as "Ng24a" and "Ng24b". */
const withLetters = (parts: readonly string[]): string[] =>
  parts.map((part, at) => {
    const before = parts[at - 1] ?? '';
    return /^[b-h]$/.test(part) && /\d[a-g]$/.test(before) ? `${before.slice(0, -1)}${part}` : part;
  });

/** [Ng24], [AMM, Doe99b]: only labels that the list bears. */
export function keyMarks(document: Document, text: string, links: Links, references: readonly Reference[]): Tied[] {
  const lettered = references.filter(
    ({ key, origin }) => (origin === 'list' || origin === 'line') && /\p{L}/u.test(key) && !/^\d+[a-z]$/.test(key),
  );
  if (lettered.length < 2) return [];
  // What an entry without label is counted as stands nowhere in print; "[77]" may be the label of a work that names no author.
  const running = new Set(references.flatMap(({ key }, i) => (key === String(i + 1) ? [key] : [])));
  // "[Poe05]" beside a list of [Ng01], [Li02] … can mean nothing else than an entry.
  const dated = lettered.filter(({ key }) => DATED_KEY.test(key)).length >= Math.max(3, lettered.length * 0.7);
  const tied: Tied[] = [];
  for (const found of text.matchAll(KEYS)) {
    const parts = withLetters((found[1] ?? '').split(/[,;]\s?/).map((part) => part.trim().replace(LEAD, '').trim()));
    const keyOf = (part: string) => (running.has(part) ? { to: null, maybe: [] } : links.key(part));
    const targets = parts.map((part) => ({ part: part.trim(), target: keyOf(part.trim()) }));
    const known = targets.filter(({ target }) => target.to !== null);
    const span = { start: found.index, end: found.index + found[0].length };
    const nothing = { to: null, maybe: [] };
    if (dated)
      for (const { part, target } of targets)
        if (target.to === null && target.maybe.length === 0 && DATED_KEY.test(part))
          tied.push(tie(document, span, nothing, part, 'key', true));
    if (known.length === 0) continue;
    const locator =
      targets.length > known.length
        ? targets
            .filter(({ target, part }) => target.to === null && !(dated && DATED_KEY.test(part)))
            .map(({ part }) => part)
            .join(', ')
        : undefined;
    for (const { part, target } of known) tied.push(tie(document, span, target, part, 'key', true, locator));
  }
  return tied;
}
