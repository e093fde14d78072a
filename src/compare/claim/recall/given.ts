/**
 * Another given name beside the right family name, or the other way round: "Pavel Dulin" or "Marek Holm" where the source has "Marek Dulin", and no Pavel and
 * no Holm. Told only where the source has the one beside another name, never beside this one or an initial, and the other stands nowhere in any form. Nothing
 * is said of a given name that opens a sentence and stands nowhere, of spellings that share most letters and of short forms of one name (Bill and William).
 */
import { anyOf } from '../../../text/any-of.ts';
import { entryOf } from '../../../text/entry.ts';
import type { Token } from '../../../text/tokens.ts';
import { formOf, lettersShared } from '../select/expand.ts';
import type { EvidenceIndex } from './index.ts';

/** Short forms that begin otherwise than their names. */
const SHORT: Readonly<Record<string, string>> = {
  bob: 'robert',
  bobby: 'robert',
  bill: 'william',
  billy: 'william',
  dick: 'richard',
  ted: 'edward',
  ned: 'edward',
  jack: 'john',
  hank: 'henry',
  harry: 'henry',
  peggy: 'margaret',
  meg: 'margaret',
  betty: 'elizabeth',
  beth: 'elizabeth',
  lisa: 'elizabeth',
  polly: 'mary',
  molly: 'mary',
  tony: 'anthony',
  sasha: 'alexander',
  sandy: 'alexander',
  jim: 'james',
  jimmy: 'james',
  gus: 'augustus',
  bertie: 'albert',
  drew: 'andrew',
  nell: 'helen',
  nancy: 'ann',
  chuck: 'charles',
  hans: 'johann',
  toni: 'anton',
  sepp: 'josef',
  pepe: 'josé',
  paco: 'francisco',
  lola: 'dolores',
};
const longOf = (name: string): string => entryOf(SHORT, name) ?? name;

/** A name written out, with a capital and small letters behind it. */
const WRITTEN = /^\p{Lu}\p{Ll}{2,20}$/u;
/** What stands before a family name and is no given name. */
const BEFORE = anyOf(
  'the and said former late president minister governor senator mayor professor doctor judge captain general king queen prince princess duke duchess lord lady sir saint father mother brother sister chairman director chief officer secretary herr frau madame monsieur señor señora mevrouw meneer meanwhile when while after before although but yet also later north south east west northern southern eastern western central upper lower inner outer new old great greater latin san santa los las',
);
/** From this share of letters on, two given names may be one. */
const ALIKE = 0.34;

const mayBeOne = (one: string, other: string): boolean =>
  longOf(one) === longOf(other) || one.slice(0, 2) === other.slice(0, 2) || lettersShared(one, other) >= ALIKE;

/** The names of a claim that stand beside one which the source has with another. `knows`: whether the source has a word in any form. */
export function otherNamesBeside(
  runs: readonly (readonly Token[])[],
  text: string,
  index: EvidenceIndex,
  knows: (word: Token) => boolean,
): (readonly Token[])[] {
  return runs.flatMap((run): (readonly Token[])[] => {
    const [given, family, more] = run;
    if (given === undefined || family === undefined || more !== undefined || text.slice(given.end, family.start) !== ' ') return [];
    const written = run.every((token) => WRITTEN.test(nameOf(text, token)) && !index.small.has(token.text));
    // Behind another name it is a middle name.
    if (!written || BEFORE.test(given.text) || /\p{Lu}[\p{L}.]{0,20} $/u.test(text.slice(Math.max(0, given.start - 24), given.start)))
      return [];
    const known = run.filter(knows);
    const [kept] = known;
    const other = run.find((token) => token !== kept);
    // What opens a sentence may be any word, unless the source has it before a name as well.
    if (kept === undefined || other === undefined || known.length > 1 || (kept === family && opens(text, given.start))) return [];
    const there = namesBeside(nameOf(text, kept), kept, kept === family, index);
    return there !== null && there.length > 0 && !there.some((name) => mayBeOne(name.toLowerCase(), other.text)) ? [[other]] : [];
  });
}

const nameOf = (text: string, { start, end }: Token): string => text.slice(start, end).replace(/['’]s$/, '');

const opens = (text: string, at: number): boolean => /(?:^|[.!?:;“"‘(\n|•])\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at));

/** The names that stand before a name in a source, or behind it; null where one is an initial. */
function namesBeside(name: string, token: Token, before: boolean, { text, places, sentences }: EvidenceIndex): string[] | null {
  const found: string[] = [];
  for (const at of places.get(formOf(token)) ?? []) {
    const { start, end } = sentences[at] ?? { start: 0, end: 0 };
    const sentence = text.slice(start, end);
    for (let from = sentence.indexOf(name); from >= 0; from = sentence.indexOf(name, from + 1)) {
      const beside = before
        ? /(?<![\p{L}\p{N}.])(\p{L}[\p{L}.’'-]{0,20}) $/u.exec(sentence.slice(Math.max(0, from - 24), from))?.[1]
        : /^ (\p{L}[\p{L}.-]{0,20})/u.exec(sentence.slice(from + name.length, from + name.length + 24))?.[1];
      if (beside === undefined) continue;
      if (/^\p{Lu}(?:\.|$)/u.test(beside)) return null;
      const bare = beside.replace(/\.$/, '');
      // What opens a sentence may be any word: nothing is told of it.
      if ((!before || from > beside.length + 1) && WRITTEN.test(bare) && !BEFORE.test(bare.toLowerCase())) found.push(bare);
    }
  }
  return found;
}
