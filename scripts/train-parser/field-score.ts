/**
 * Scores parsed references against labelled ones, field by field. Texts are compared by letters and digits alone; authors by
 * their words of three letters and more; `strict` asks for equality, `soft` for a likeness of 0.8. F1 is micro-averaged.
 * Volume and issue printed as one piece in the corpus are parted first.
 */
import { parseIssue, parseVolume } from '../../src/extract/parse/numbers.ts';
import type { CslItem, CslName } from '../../src/model/csl.ts';
import { fold } from '../../src/text/fold.ts';
import { overlap, ratio } from '../../src/text/similarity.ts';

const FIELDS = ['author', 'title', 'container', 'year', 'volume', 'issue', 'pages', 'doi', 'url', 'publisher'] as const;
type Field = (typeof FIELDS)[number];

const printed = (names: readonly CslName[] | undefined): string =>
  (names ?? []).map((name) => [name['non-dropping-particle'], name.family, name.given, name.literal].filter(Boolean).join(' ')).join(' ');
const ROLES = new Set(['and', 'und', 'others', 'eds', 'editors', 'editor', 'hrsg']);
const nameWords = (text: string): string =>
  [
    ...new Set(
      fold(text)
        .split(' ')
        .filter((word) => word.length > 2 && !ROLES.has(word)),
    ),
  ]
    .sort()
    .join(' ');
const unit = (text: string): string =>
  fold(text).replace(/^(?:vol(?:ume)?|bd|band|tome?|no|nr|n|number|issue|heft|h|jg|jahrgang) (?=\S)/, '');

function said(csl: CslItem, field: Field): string {
  if (field === 'author') return nameWords(printed(csl.author ?? csl.editor));
  if (field === 'title') return fold(csl.title ?? '');
  if (field === 'container') return fold(csl['container-title'] ?? '').replace(/^in /, '');
  if (field === 'year') return String(csl.issued?.['date-parts']?.[0]?.[0] ?? '');
  if (field === 'volume' || field === 'issue') return unit(csl[field] ?? '');
  if (field === 'pages') return fold(csl.page ?? '').replace(/ /g, '-');
  if (field === 'doi') return (csl.DOI ?? '').toLowerCase();
  if (field === 'url') return (csl.URL ?? '').replace(/^https?:\/\//, '').replace(/[.,;)/]+$/, '');
  return fold(csl.publisher ?? '');
}

function wanted(gold: Readonly<Record<string, unknown>>, field: Field): string {
  const value = gold[field];
  const text = Array.isArray(value) && field !== 'author' ? String(field === 'title' ? value.join(' ') : (value[0] ?? '')) : value;
  if (text === undefined || text === null || text === '') return '';
  if (field === 'author') return nameWords(Array.isArray(text) ? printed(text as CslName[]) : String(text));
  const plain = String(text);
  if (field === 'year') return /\d{4}/.exec(plain)?.[0] ?? '';
  if (field === 'pages')
    return fold(plain)
      .replace(/^(?:pp?|pages?|s|seiten?) /, '')
      .replace(/ /g, '-');
  if (field === 'volume' || field === 'issue') return unit(plain);
  if (field === 'container') return fold(plain).replace(/^in /, '');
  if (field === 'doi')
    return plain
      .toLowerCase()
      .replace(/^.*?(10\.\d)/, '$1')
      .replace(/[.,;)]+$/, '');
  if (field === 'url') return plain.replace(/^https?:\/\//, '').replace(/[.,;)/]+$/, '');
  return fold(plain);
}

/** Corpora print volume and issue as one piece: "25(2):" is volume 25, issue 2; "vol. 12, no. 3" is 12 and 3; "n° 207" is issue 207. */
function untangled(gold: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const volume = Array.isArray(gold.volume) ? gold.volume[0] : gold.volume;
  if (typeof volume !== 'string' || gold.issue !== undefined) return gold;
  const parts = parseVolume(volume);
  if (/^\W*(?:no|nr|num|iss|issue|heft|h|n[°º]|№)(?![a-z])/i.test(volume)) return { ...gold, volume: undefined, issue: parseIssue(volume) };
  return { ...gold, ...parts, ...(parts.page === undefined || gold.pages !== undefined ? {} : { pages: parts.page }) };
}

const near = (field: Field, a: string, b: string): boolean =>
  a === b || (field === 'author' ? overlap(a.split(' '), b.split(' ')) >= 0.8 : ratio(a, b) >= 0.8);
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
const f1 = (right: number, got: number, want: number): number => round((2 * right) / Math.max(1, got + want));

/** Whether every field that the corpus marks was read right, nearly at least. */
export function readRight(gold: Readonly<Record<string, unknown>>, csl: CslItem): boolean {
  const marked = untangled(gold);
  return FIELDS.every((field) => {
    const want = wanted(marked, field);
    const got = said(csl, field);
    return want === '' || (got !== '' && near(field, want, got));
  });
}

/** Scores of one file. A publisher that the corpus does not mark is not held against the parser. */
export function score(rows: readonly { readonly gold: Readonly<Record<string, unknown>>; readonly csl: CslItem }[]): unknown {
  const table = Object.fromEntries(FIELDS.map((field) => [field, { want: 0, got: 0, strict: 0, soft: 0 }])) as Record<
    Field,
    { want: number; got: number; strict: number; soft: number }
  >;
  let whole = 0;
  for (const { gold: marked, csl } of rows) {
    const gold = untangled(marked);
    let all = true;
    for (const field of FIELDS) {
      const want = wanted(gold, field);
      const got = said(csl, field);
      const cell = table[field];
      if (want !== '') cell.want += 1;
      if (got !== '' && (want !== '' || field !== 'publisher')) cell.got += 1;
      if (want === '') continue;
      if (want === got) cell.strict += 1;
      if (got !== '' && near(field, want, got)) cell.soft += 1;
      else all = false;
    }
    if (all) whole += 1;
  }
  const used = FIELDS.filter((field) => table[field].want > 0);
  const sum = (pick: (cell: { want: number; got: number; strict: number; soft: number }) => number): number =>
    used.reduce((total, field) => total + pick(table[field]), 0);
  return {
    n: rows.length,
    strict: f1(
      sum((cell) => cell.strict),
      sum((cell) => cell.got),
      sum((cell) => cell.want),
    ),
    soft: f1(
      sum((cell) => cell.soft),
      sum((cell) => cell.got),
      sum((cell) => cell.want),
    ),
    whole: round(whole / Math.max(1, rows.length)),
    fields: Object.fromEntries(
      used.map((field) => [
        field,
        [
          table[field].want,
          f1(table[field].strict, table[field].got, table[field].want),
          f1(table[field].soft, table[field].got, table[field].want),
        ],
      ]),
    ),
  };
}
