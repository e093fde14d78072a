/**
 * Compares the entries found here with those that another reader found: what only one of them has, and, where both have an entry, the
 * parts that they read otherwise. How an entry is cut or spelt is each reader's own business, and so is a part that only one tells apart.
 */
import type { Reference, Remark, SecondReading } from '../model/cited.ts';
import type { CslItem } from '../model/csl.ts';
import type { Document } from '../model/document.ts';
import { fold } from '../text/fold.ts';
import { firstPage, yearOf } from '../text/keys.ts';

/** Share of an entry's words that another must hold to be the same one. */
const SAME = 0.6;
/** Share of the longer one's words that both must hold before their parts are compared: neither holds a second entry then. */
const WHOLE = 0.8;
/** Entries with fewer words tell too little to be told apart. */
const FEWEST = 4;
/** More remarks of one document are not made; the rest is counted. */
const MOST = 500;

const wordsOf = (text: string): string[] => [...new Set(fold(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);
const shown = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** Whether an entry is among others, and which of them is the same from its beginning to its end (null: none, or not one alone). */
interface Met {
  readonly among: boolean;
  readonly whole: number | null;
}

/** For each entry of `some`, where it is among `others`. */
function met(some: readonly (readonly string[])[], others: readonly (readonly string[])[]): Met[] {
  const holders = new Map<string, number[]>();
  for (const [at, words] of others.entries())
    for (const word of words) {
      const held = holders.get(word);
      if (held === undefined) holders.set(word, [at]);
      else held.push(at);
    }
  return some.map((words) => {
    const shared = new Map<number, number>();
    for (const word of words) for (const at of holders.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    // Either may hold more than the other: two entries run together, or one cut short.
    const among = [...shared].some(([at, count]) => count >= SAME * Math.min(words.length, Math.max(FEWEST, others[at]?.length ?? 0)));
    const wholes = [...shared].filter(([at, count]) => count >= WHOLE * Math.max(words.length, others[at]?.length ?? 0, FEWEST));
    const most = Math.max(...wholes.map(([, count]) => count));
    const best = wholes.filter(([, count]) => count === most);
    return { among: among || words.length < FEWEST, whole: best.length === 1 ? (best[0]?.[0] ?? null) : null };
  });
}

const plain = (text: string | undefined): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const either = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
/** "n° 12" is "12", and "12-13" begins with it. */
const numbered = (one: string, other: string): boolean => (/\d{1,9}/.exec(one)?.[0] ?? one) === (/\d{1,9}/.exec(other)?.[0] ?? other);

/** The parts both readers told apart and read otherwise, in words: `the year as 1949 (here: 1948)`. */
function differing(there: CslItem, here: CslItem): string[] {
  const parts: [name: string, there: string | undefined, here: string | undefined, same: (one: string, other: string) => boolean][] = [
    ['title', there.title, here.title, either],
    ['first author', there.author?.[0]?.family, here.author?.[0]?.family ?? here.author?.[0]?.literal, either],
    ['container', there['container-title'], here['container-title'], either],
    ['year', yearOf(there)?.toString(), yearOf(here)?.toString(), (one, other) => one === other],
    ['volume', there.volume, here.volume, numbered],
    ['issue', there.issue, here.issue, numbered],
    ['first page', firstPage(there.page) ?? undefined, firstPage(here.page) ?? undefined, (one, other) => one === other],
    ['DOI', there.DOI, here.DOI, (one, other) => one === other],
  ];
  return parts.flatMap(([name, other, own, same]) => {
    if (other === undefined || own === undefined) return [];
    const [one, two] =
      name === 'DOI' ? [other.toLowerCase(), own.toLowerCase()] : [plain(other).replace(/ /g, ''), plain(own).replace(/ /g, '')];
    return one === '' || two === '' || same(one, two) ? [] : [`the ${name} as “${shown(other)}” (here: “${shown(own)}”)`];
  });
}

/** How the list of the second reader of a document compares with what was found here. Null when there was no second reader. */
export function compareSecondReading(
  document: Document,
  references: readonly Reference[],
): { readonly counts: SecondReading; readonly remarks: Remark[] } | null {
  const { secondReading } = document;
  if (secondReading === undefined) return null;
  const { reader, entries, fields } = secondReading;
  const mine = references.map(({ raw }) => wordsOf(raw));
  const theirs = entries.map(wordsOf);
  const end = { start: document.text.length, end: document.text.length };
  const there = met(theirs, mine);
  const here = met(mine, theirs);
  const onlyThere = entries.filter((_, at) => there[at]?.among === false);
  // Works cited in notes are none of its business: it reads lists.
  const onlyHere = references.filter(({ origin }, at) => origin === 'list' && here[at]?.among === false);
  const otherwise = references.flatMap((reference, at) => {
    const other = here[at]?.whole ?? null;
    if (other === null || there[other]?.whole !== at) return [];
    const parts = differing(fields?.[other] ?? {}, reference.fields);
    return parts.length === 0 ? [] : [{ reference, parts }];
  });
  const remark = (span: Remark['span'], says: string, about: string[]): Remark => ({ kind: 'read-otherwise', span, says, about });
  return {
    counts: {
      reader,
      entries: entries.length,
      same: entries.length - onlyThere.length,
      onlyThere: onlyThere.length,
      onlyHere: onlyHere.length,
      differ: otherwise.length,
    },
    remarks: [
      ...onlyThere.map((entry) => remark(end, `${reader} reads a reference that was not found here: “${shown(entry)}”.`, [])),
      ...onlyHere.map(({ raw, span, id }) => remark(span, `${reader} does not read this as a reference: “${shown(raw)}”.`, [id])),
      ...otherwise.map(({ reference: { raw, span, id }, parts }) =>
        remark(span, `${reader} reads ${parts.join(', ')} in “${shown(raw)}”.`, [id]),
      ),
    ].slice(0, MOST),
  };
}
