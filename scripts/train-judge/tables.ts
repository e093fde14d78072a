/**
 * Builds the judge's word tables: rarity counted over the training evidence and the glosses of WordNet, relations and classes
 * from WordNet.
 */
import { baseForm } from '../../src/compare/claim/judge/inflect.ts';
import { hashOf, type LexiconTables } from '../../src/compare/claim/judge/lexicon.ts';
import { tokensOf } from '../../src/text/tokens.ts';
import { classesOf, relationsOf, type WordNet } from './wordnet.ts';

const KINDS: Readonly<Record<string, number>> = { n: 1, v: 2, a: 3, r: 4 };

/** Tables from WordNet and passages of text. */
export function lexiconTables(wordnet: WordNet, passages: readonly string[]): LexiconTables {
  const counts = new Map<string, number>();
  let total = 0;
  const count = (text: string, weight: number): void => {
    total += weight;
    for (const form of new Set(
      tokensOf(text)
        .filter(({ kind }) => kind === 'word')
        .map((token) => baseForm(token.text)),
    ))
      counts.set(form, (counts.get(form) ?? 0) + weight);
  };
  for (const passage of passages) count(passage, 1);
  for (const { gloss } of wordnet.synsets.values()) count(gloss, 0.2);
  const relations = relationsOf(wordnet);
  const classes = classesOf(wordnet);
  const kinds = new Map<string, number>();
  const most = new Map<string, number>();
  for (const [lemma, senses] of wordnet.senses) {
    if (!/^[a-z]{2,}$/.test(lemma)) continue;
    const form = baseForm(lemma);
    for (const { pos, rank, tagged } of senses) {
      if (rank > 0) continue;
      const weight = tagged + (pos === 'n' ? 0.2 : 0.1);
      if (weight > (most.get(form) ?? -1)) {
        most.set(form, weight);
        kinds.set(form, KINDS[pos] ?? 0);
      }
    }
  }
  const forms = new Set([
    ...relations.keys(),
    ...[...relations.values()].flatMap((own) => [...own.keys()]),
    ...classes.keys(),
    ...kinds.keys(),
  ]);
  for (const [form, times] of counts) if (times >= 2) forms.add(form);
  const rows = [...new Map([...forms].map((form) => [hashOf(form), form])).entries()].sort((a, b) => a[0] - b[0]);
  const index = new Map(rows.map(([, form], row) => [form, row]));
  const classIds = new Map<string, number>();
  for (const own of classes.values()) for (const id of own) if (!classIds.has(id)) classIds.set(id, (classIds.size % 65_535) + 1);
  const begins = new Uint32Array(rows.length + 1);
  const edges: number[] = [];
  rows.forEach(([, form], row) => {
    begins[row] = edges.length;
    for (const [other, relation] of relations.get(form) ?? []) {
      const to = index.get(other);
      if (to !== undefined) edges.push(to * 8 + relation);
    }
  });
  begins[rows.length] = edges.length;
  const classTable = new Uint16Array(rows.length * 2);
  rows.forEach(([, form], row) => {
    (classes.get(form) ?? []).slice(0, 2).forEach((id, i) => {
      classTable[2 * row + i] = classIds.get(id) ?? 0;
    });
  });
  return {
    keys: Uint32Array.from(rows, ([hash]) => hash),
    rarity: Uint8Array.from(rows, ([, form]) =>
      Math.min(160, Math.round(16 * Math.min(9, Math.log(total / (0.5 + (counts.get(form) ?? 0)))))),
    ),
    classes: classTable,
    kinds: Uint8Array.from(rows, ([, form]) => kinds.get(form) ?? 0),
    begins,
    edges: Uint32Array.from(edges),
  };
}
