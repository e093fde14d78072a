/**
 * Names by which an answer calls a source and which the source itself bears at its head: "[1] Ng and Silva 2019" for a file that begins
 * "Ng and Silva 2019. Sleep and memory". Only what the answer prints where a source is named is looked for (entries of its list, notes,
 * words in brackets with a year), and only in the first lines; a name that fits two sources means none.
 */

import { wordsOf as readWords } from '../../text/statement-words.ts';
import { verbAt } from '../../text/verbs/forms.ts';

/** A source and its first lines. */
export interface HeadedSource {
  readonly id: string;
  readonly head: string;
}

/** How much of a source is its head, in characters and in lines. */
const HEAD = 400;
const LINES = 6;

/** The first lines of a text. */
export const headOf = (text: string): string => text.slice(0, HEAD).split('\n').slice(0, LINES).join('\n');

/** A line of a list: "[1] …", "[^1]: …", "1. …", "¹ …". */
const ENTRY =
  /^[ \t]{0,8}(?:[-*•][ \t]{1,4})?(?:\[\^?[\p{L}\p{N}]{1,6}\]:?|【\d{1,3}】|\(?\d{1,3}[.)]|[¹²³⁴-⁹]{1,3})[ \t]{1,4}([^\n]{4,300})$/gmu;
/** A line of several entries: "[1] Ng 2019 [2] López 2020". Between two marks of running text stand statements. */
const ON_ONE_LINE = /^[ \t]{0,8}(?:[-*•][ \t]{1,4})?\[\d{1,3}\][ \t]{1,3}[^[\]\n]{4,120}\[\d[^\n]{0,2000}$/gm;
const ENTRY_OF_LINE = /\[\d{1,3}\][ \t]{1,3}([^[\]\n]{4,120})/g;
/** A citation mark: a line that bears one behind its words states something. */
const MARKED = /[[【]\^?\d|[¹²³⁴-⁹]/;
const BRACKETED = /[([](?:(?:Source|Quelle|See|From|cf\.?)s?:?[ \t]{1,3})?(\p{Lu}[^()[\]\n]{2,80}?,?[ \t](?:1[5-9]|20)\d\d[a-z]?)[)\]]/gu;
const SAID = /[([](?:Source|Quelle|Fuente)s?:[ \t]{0,3}([^()[\]\n]{4,120})[)\]]/gi;
const YEAR = /\b(?:1[5-9]|20)\d\d\b/;
/** A year that dates a work: behind a sign or a name, and not "in 1932", which tells when something was. */
const DATED =
  /(?:[([,.;:–—-][ ]?|\b(?!(?:The|This|That|These|In|Since|By|From|Until|During|An?|For|On|At|After|Before|About|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}’'-]{1,40}\.?[ ])(?:1[5-9]|20)\d\d[a-z]?\b/u;
const SMALL = /^(?:the|and|of|in|on|for|with|from|und|et|de|la|der|die|das|al|a|an|to|y|by|at)$/;

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !SMALL.test(word));

/** For each source the names that mean it in a text, as printed there; empty for most. Linear. */
export function headKeys(text: string, sources: readonly HeadedSource[]): ReadonlyMap<string, readonly string[]> {
  const printed = new Set<string>();
  const all = [
    ...[ENTRY, BRACKETED, SAID].flatMap((pattern) => [...text.matchAll(pattern)]),
    ...[...text.matchAll(ON_ONE_LINE)].flatMap(([line]) => [...line.matchAll(ENTRY_OF_LINE)]),
  ];
  // "(Ng and Silva, 2019; López, 2020)": each by itself.
  for (const [, name = ''] of all)
    for (const one of MARKED.test(name) ? [] : name.includes(';') ? [name, ...name.split(';')] : [name])
      if (printed.size < MOST) printed.add(one.trim().replace(/[.;,\s]$/, ''));
  const keys = new Map<string, string[]>();
  if (printed.size === 0) return keys;
  const heads = sources.map(({ id, head }) => ({ id, words: headWords(head) }));
  for (const name of printed) {
    const meant = heads.filter(({ words }) => isNamed(name, words));
    const [only] = meant;
    if (only !== undefined && meant.length === 1) keys.set(only.id, [...(keys.get(only.id) ?? []), name]);
  }
  return keys;
}

/** Whether a finite verb stands in a name: then it tells something, as titles may, too. */
export function statesSomething(name: string): boolean {
  const words = readWords(name);
  return words.some(({ lower }, i) => i > 0 && (verbAt(words, i, words[i - 1]?.text ?? '') !== null || (i > 1 && lower.endsWith('ed'))));
}

/** Names that are looked for, at most. */
const MOST = 400;

/** Whether a name bears the year of a work. */
export const isDated = (name: string): boolean => DATED.test(name);

/** The words that stand at a head. */
export const headWords = (head: string): ReadonlySet<string> => new Set(wordsOf(head));

/** An entry has parts; a statement in the words of a source may have none: "Reefs grow nine millimetres a year". */
const PARTED = /[.,;:–—"“”]\s/;

/** Whether a name is of the source that these words stand at the head of: author and year, or three words and more, every one of them there. */
export function isNamed(name: string, head: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  const year = YEAR.exec(name);
  // "1. Caffeine had no effect" and "Norvik launched the Aurora in May 2023" are statements, whatever stands at the head; the title of a work
  // may be one too, but stands behind its year or ends before it.
  const before = name.slice(0, year?.index);
  if (words.length < (year === null ? 3 : 2) || (!/[.!?”"]\s|\($/.test(before) && statesSomething(before))) return false;
  // Of a whole entry ("Weber (2021). Light at night. Journal of …") most, with whoever stands first and the year.
  const held = words.filter((word) => head.has(word)).length;
  const first = words[0] ?? '';
  return (
    held === words.length ||
    (words.length > 4 && held / words.length >= 0.6 && head.has(first) && (year === null ? PARTED.test(name) : head.has(year[0])))
  );
}
