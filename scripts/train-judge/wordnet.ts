/**
 * Reads the WordNet 3.1 database (the files index.* and data.* of its `dict` folder) into the judge's word relations: pairs of
 * base forms that are synonyms, near in meaning, of one family, opposites, or more general. Single words only, the first senses
 * of each, since a rare sense would make unlike words alike.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseForm } from '../../src/compare/claim/judge/inflect.ts';
import { RELATION, type Relation } from '../../src/compare/claim/judge/lexicon.ts';
import { PARTICLES } from '../../src/compare/claim/judge/phrases.ts';
import { alikePairs, opposedPairs } from './everyday.ts';

interface Synset {
  readonly pos: string;
  readonly words: readonly string[];
  readonly pointers: readonly { readonly symbol: string; readonly to: string; readonly from: number; readonly target: number }[];
  readonly gloss: string;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** Synsets of a lemma, all parts of speech, commonest first within each. */
  readonly senses: ReadonlyMap<
    string,
    readonly { readonly synset: string; readonly rank: number; readonly pos: string; readonly tagged: number }[]
  >;
}

const SUFFIXES = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
] as const;

export function readWordNet(folder: string): WordNet {
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, { synset: string; rank: number; pos: string; tagged: number }[]>();
  for (const [name, pos] of SUFFIXES) {
    for (const line of readFileSync(join(folder, `data.${name}`), 'latin1').split('\n')) {
      if (!/^\d/.test(line)) continue;
      const [head = '', gloss = ''] = line.split(' | ');
      const parts = head.split(' ');
      const count = Number.parseInt(parts[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, i) => (parts[4 + 2 * i] ?? '').replace(/\(.*\)$/, ''));
      const at = 4 + 2 * count;
      const pointers = Array.from({ length: Number(parts[at]) }, (_, i) => {
        const [symbol = '', offset = '', kind = '', places = '0000'] = parts.slice(at + 1 + 4 * i, at + 5 + 4 * i);
        return {
          symbol,
          to: `${kind === 's' ? 'a' : kind}${offset}`,
          from: Number.parseInt(places.slice(0, 2), 16),
          target: Number.parseInt(places.slice(2), 16),
        };
      });
      synsets.set(`${pos}${parts[0]}`, { pos, words, pointers, gloss });
    }
    for (const line of readFileSync(join(folder, `index.${name}`), 'latin1').split('\n')) {
      if (!/^\S/.test(line)) continue;
      const parts = line.trim().split(' ');
      const [lemma = '', , , pointers] = parts;
      const at = 4 + Number(pointers);
      const tagged = Number(parts[at + 1]);
      const own = senses.get(lemma) ?? [];
      for (const [rank, offset] of parts.slice(at + 2).entries()) own.push({ synset: `${pos}${offset}`, rank, pos, tagged });
      senses.set(lemma, own);
    }
  }
  return { synsets, senses };
}

/** How many senses of a word count, by part of speech. */
const DEEP: Readonly<Record<string, number>> = { n: 3, v: 4, a: 3, r: 2 };
/** A word, or a verb with its particle ("turn_down"). */
const single = (word: string): boolean => /^[a-z]{2,}$/.test(word) || PHRASAL.test(word);
const PHRASAL = new RegExp(`^[a-z]{2,}_(?:${PARTICLES.join('|')})$`);
/** The base form, of a verb with a particle that of the verb ("turning_down" → "turn down"). */
const formOf = (word: string): string => {
  const [verb = '', particle] = word.toLowerCase().split('_');
  return particle === undefined ? baseForm(verb) : `${baseForm(verb)} ${particle}`;
};

/** Relations of base forms: for each form what it is related to, the strongest relation kept. */
export function relationsOf({ synsets, senses }: WordNet): Map<string, Map<string, Relation>> {
  const out = new Map<string, Map<string, Relation>>();
  const put = (from: string, to: string, relation: Relation): void => {
    const a = formOf(from);
    const b = formOf(to);
    if (a === b || !single(from) || !single(to)) return;
    const own = out.get(a) ?? new Map<string, Relation>();
    if (own.size === 0) out.set(a, own);
    const before = own.get(b);
    if (before === undefined || ORDER.indexOf(relation) < ORDER.indexOf(before)) own.set(b, relation);
  };
  const wordsOf = (id: string): readonly string[] => synsets.get(id)?.words.map((word) => word.toLowerCase()) ?? [];
  /** Rank of a synset among the senses of a word; large when it is a rare one. */
  const rankOf = (word: string, id: string): number => senses.get(word)?.find(({ synset }) => synset === id)?.rank ?? 99;
  for (const [lemma, own] of senses) {
    if (!single(lemma)) continue;
    for (const { synset: id, rank, pos } of own) {
      if (rank >= (DEEP[pos] ?? 2)) continue;
      const synset = synsets.get(id);
      if (synset === undefined) continue;
      for (const other of wordsOf(id)) if (rank + rankOf(other, id) <= 5) put(lemma, other, RELATION.synonym);
      const place = synset.words.findIndex((word) => word.toLowerCase() === lemma) + 1;
      for (const { symbol, to, from, target } of synset.pointers) {
        if (symbol === '!' && from === place) {
          const opposite = (synsets.get(to)?.words[target - 1] ?? '').toLowerCase();
          put(lemma, opposite, RELATION.antonym);
          put(opposite, lemma, RELATION.antonym);
        } else if (symbol === '+' || symbol === '\\') {
          if (from !== place) continue;
          const kin = (synsets.get(to)?.words[target - 1] ?? '').toLowerCase();
          put(lemma, kin, RELATION.family);
          // What pertains to a thing is told of the adjective alone: "Scottish" of "Scotland".
          if (symbol === '\\') put(kin, lemma, RELATION.family);
        } else if (symbol === '&') {
          for (const word of wordsOf(to)) if (rank + rankOf(word, to) <= 2) put(lemma, word, RELATION.similar);
          // What is like an opposite is opposed: "ascending" : "descending" gives "rising" : "falling".
          if (rank <= 1)
            for (const pointer of synsets.get(to)?.pointers ?? [])
              if (pointer.symbol === '!')
                for (const word of wordsOf(pointer.to)) if (rankOf(word, pointer.to) <= 1) put(lemma, word, RELATION.antonym);
        } else if (symbol === '^' || symbol === '$' || symbol === '*' || symbol === '>') {
          for (const word of wordsOf(to)) if (rank + rankOf(word, to) <= 3) put(lemma, word, RELATION.similar);
        } else if ((symbol === '@' || symbol === '@i') && rank <= 1) {
          let above: string[] = [to];
          for (let level = 0; level < (pos === 'n' ? 4 : 2) && above.length > 0; level += 1) {
            for (const general of above)
              for (const word of wordsOf(general)) if (rankOf(word, general) <= 1 && !VAGUE.has(word)) put(lemma, word, RELATION.general);
            above = above.flatMap((general) =>
              (synsets.get(general)?.pointers ?? []).filter((pointer) => pointer.symbol[0] === '@').map((pointer) => pointer.to),
            );
          }
        }
      }
    }
  }
  for (const lemma of senses.keys()) {
    // "Unpaid" is what is not paid: the opposite of the verb as well as of the adjective.
    const denied = /^un([a-z]{4,})$/.exec(lemma)?.[1];
    if (
      denied !== undefined &&
      senses.get(lemma)?.some(({ pos }) => pos === 'a') &&
      (senses.has(denied) || senses.has(baseForm(denied)) || out.has(baseForm(denied)))
    )
      for (const [a, b] of [
        [lemma, denied],
        [denied, lemma],
      ] as const)
        put(a, b, RELATION.antonym);
  }
  for (const [a, b] of alikePairs()) if (out.get(formOf(a))?.get(formOf(b)) !== RELATION.antonym) put(a, b, RELATION.synonym);
  for (const [a, b] of opposedPairs())
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      put(from, to, RELATION.antonym);
  return out;
}

/** Which relation is kept where a pair has several. */
const ORDER: readonly Relation[] = [RELATION.antonym, RELATION.synonym, RELATION.family, RELATION.similar, RELATION.general];
/** Too general to bear anything out. */
const VAGUE = new Set(
  'entity object whole thing matter abstraction attribute relation group state event act unit part property measure quality way content causal agent instrumentality process activity change artifact move be make do get have'.split(
    ' ',
  ),
);

/** Classes of like things (the direct superordinate of a word's first two noun senses): words of one class exclude each other. */
export function classesOf({ synsets, senses }: WordNet): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [lemma, own] of senses) {
    if (!single(lemma) || lemma.includes('_')) continue;
    const parents = own
      .filter(({ pos, rank }) => (pos === 'n' && rank <= 1) || (pos === 'v' && rank === 0))
      .flatMap(({ synset }) => (synsets.get(synset)?.pointers ?? []).filter(({ symbol }) => symbol[0] === '@').map(({ to }) => to));
    if (parents.length > 0) out.set(baseForm(lemma), [...new Set([...(out.get(baseForm(lemma)) ?? []), ...parents])].slice(0, 3));
  }
  return out;
}
