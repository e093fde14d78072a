/**
 * Labels a record of a reference manager that was pasted as one line, its parts led by tags: EndNote ("%A Roe, A. %T On hedges %D 1999"),
 * RIS ("AU  - Roe, A. TI  - On hedges PY  - 1999") and BibTeX ("author = {Roe, A.}, title = {On hedges}, year = {1999}"). Each part goes
 * from its tag to the next one. Only where a title and two more parts are tagged.
 */
import { LABEL_INDEX, type Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** What tags mean, by the letters before the colon: "title: T TI T1 title". */
const tags = (rows: readonly (readonly [Label, string])[]): ReadonlyMap<string, Label> =>
  new Map(rows.flatMap(([label, names]) => names.split(' ').map((name): [string, Label] => [name, label])));
const ENDNOTE = tags([
  ['author', 'A'],
  ['editor', 'E'],
  ['title', 'T'],
  ['container', 'J B'],
  ['date', 'D'],
  ['volume', 'V'],
  ['issue', 'N'],
  ['pages', 'P'],
  ['publisher', 'I'],
  ['place', 'C'],
  ['series', 'S'],
]);
const RIS = tags([
  ['author', 'AU A1'],
  ['editor', 'ED A2'],
  ['title', 'TI T1'],
  ['container', 'JO JF JA T2'],
  ['date', 'PY Y1'],
  ['volume', 'VL'],
  ['issue', 'IS'],
  ['pages', 'SP'],
  ['publisher', 'PB'],
  ['place', 'CY'],
]);
const BIBTEX = tags([
  ['author', 'author'],
  ['editor', 'editor'],
  ['title', 'title'],
  ['container', 'journal booktitle'],
  ['date', 'year date'],
  ['volume', 'volume'],
  ['issue', 'number'],
  ['pages', 'pages'],
  ['publisher', 'publisher school institution'],
  ['place', 'address'],
]);

/** By what a format is known, how its tags look, and what they mean. */
const FORMATS: readonly { readonly known: string; readonly tag: RegExp; readonly means: ReadonlyMap<string, Label> }[] = [
  { known: '%T ', tag: /(?<=^|\s)%([0-9A-Z@!+])\s/g, means: ENDNOTE },
  {
    known: ' - ',
    tag: /(?<=^|\s)(TY|AU|A[1-4]|ED|TI|T[1-3]|J[AFO]|PY|Y1|DA|VL|IS|SP|EP|PB|CY|DO|UR|SN|ER|AB|KW|N[12]|ID|LA)\s{1,2}-(?:\s|$)/g,
    means: RIS,
  },
  { known: '= {', tag: /(?<=[\s,{])([a-z]{3,14})\s?=\s?(?=[{"])/g, means: BIBTEX },
];
const FEWEST = 3;

/** Sets such labels in place. */
export function labelTaggedParts(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (const { known, tag, means } of FORMATS) {
    if (!raw.includes(known)) continue;
    const parts = [...raw.matchAll(tag)].map(({ index, 0: whole, 1: name = '' }) => ({
      label: means.get(name) ?? ('other' as const),
      from: index,
      start: index + whole.length,
    }));
    const kinds = new Set(parts.map(({ label }) => label));
    kinds.delete('other');
    if (kinds.size < FEWEST || !kinds.has('title')) continue;
    tokens.forEach((token, i) => {
      if (token.scheme !== null) return;
      const part = parts.findLast(({ from }) => from <= token.coreStart);
      labels[i] = part === undefined || token.coreStart < part.start ? LABEL_INDEX.other : LABEL_INDEX[part.label];
    });
    return;
  }
}
