/**
 * What else a printed title may be filed under: the original or the translation alone, where both are printed; the main title without its
 * subtitle; the title with spaces that printing lost and ligatures that a font lost; a title in Latin letters in its own Cyrillic ones. For finding records, not for judging: whatever is
 * found by a part is compared with the whole.
 */
import { hasLostLigature, withLigatures } from './damaged.ts';
import { readBack } from './transliterated.ts';

/** Longer texts are no titles. */
const LONGEST = 600;
/** Letters of a part that is worth searching by. */
const LEAST = 8;
/** Parts given at most. */
const MOST = 4;

const BRACKETED = /^([^[\]]{3,400})\s?\[([^[\]]{8,400})\]\.?\s{0,3}$/;
const ROUND = /^([^()]{3,400})\s?\(([^()]{12,400})\)\.?\s{0,3}$/;
const PARALLEL = /^([^/=]{8,400})\s[/=]\s([^/=]{8,400})$/;
const SUBTITLE = /[:;—–?!]\s|\s-{1,3}\s|\.\s(?=\p{Lu})/u;
const GLUED = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;

/** The other readings of a title, likeliest first, each once; never the title itself. */
export function titleParts(title: string): readonly string[] {
  if (title.length > LONGEST) return [];
  const [, first, second] = BRACKETED.exec(title) ?? PARALLEL.exec(title) ?? ROUND.exec(title) ?? [];
  const cut = SUBTITLE.exec(title)?.index;
  const all = [
    hasLostLigature(title) ? withLigatures(title) : undefined,
    title.replace(GLUED, ' '),
    first,
    second,
    cut === undefined ? undefined : title.slice(0, cut),
  ];
  const inOwnLetters = readBack(title);
  if (inOwnLetters !== null) all.unshift(inOwnLetters);
  const parts = new Set<string>();
  for (const part of all) {
    const text = part?.trim() ?? '';
    if (
      text !== title.trim() &&
      (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(text) ? 3 : LEAST)
    )
      parts.add(text);
  }
  return [...parts].slice(0, MOST);
}
