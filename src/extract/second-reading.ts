/**
 * Compares the entries found here with those that another reader found. Only what one of them lacks altogether is said: how an entry is
 * cut or spelt is each reader's own business.
 */
import type { Reference, Remark } from '../model/cited.ts';
import type { Document } from '../model/document.ts';
import { fold } from '../text/fold.ts';

/** Share of an entry's words that another must hold to be the same one. */
const SAME = 0.6;
/** Entries with fewer words tell too little to be told apart. */
const FEWEST = 4;

const wordsOf = (text: string): string[] => [...new Set(fold(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 2);

/** For each entry of `some`, whether none of `others` is the same. */
function alone(some: readonly (readonly string[])[], others: readonly (readonly string[])[]): boolean[] {
  const holders = new Map<string, number[]>();
  for (const [at, words] of others.entries()) for (const word of words) holders.set(word, [...(holders.get(word) ?? []), at]);
  return some.map((words) => {
    if (words.length < FEWEST) return false;
    const shared = new Map<number, number>();
    for (const word of words) for (const at of holders.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    // Either may hold more than the other: two entries run together, or one cut short.
    return ![...shared].some(([at, count]) => count >= SAME * Math.min(words.length, Math.max(FEWEST, others[at]?.length ?? 0)));
  });
}

/** What the second reader of a document found that is not here, and the other way round. Nothing when there was none. */
export function secondReadingRemarks(document: Document, references: readonly Reference[]): Remark[] {
  const { secondReading } = document;
  if (secondReading === undefined) return [];
  const { reader, entries } = secondReading;
  const ours = references.filter(({ origin }) => origin === 'list');
  const mine = ours.map(({ raw }) => wordsOf(raw));
  const theirs = entries.map(wordsOf);
  const shown = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
  const end = { start: document.text.length, end: document.text.length };
  const only = alone(theirs, mine);
  const lacking = alone(mine, theirs);
  return [
    ...entries.flatMap((entry, at): Remark[] =>
      only[at] === true
        ? [
            {
              kind: 'read-otherwise',
              span: end,
              says: `${reader} reads a reference that was not found here: “${shown(entry)}”.`,
              about: [],
            },
          ]
        : [],
    ),
    ...ours.flatMap(({ raw, span, id }, at): Remark[] =>
      lacking[at] === true
        ? [{ kind: 'read-otherwise', span, says: `${reader} does not read this as a reference: “${shown(raw)}”.`, about: [id] }]
        : [],
    ),
  ];
}
