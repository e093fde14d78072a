/**
 * Corrections in a LaTeX source: printed entries (`\bibitem`) hold no fields, so a value is changed only where the cited one
 * stands in the entry word for word and once. Also names the .bib files that a source draws from, for these are what to correct.
 */
import type { Correction } from '../metadata.ts';
import type { Written } from './bibtex.ts';
import { texOf } from './tex-signs.ts';

/** Source with its comments blanked out, every place unmoved. */
const withoutComments = (source: string): string =>
  source.replace(/(?<!\\)((?:\\\\){0,20})%[^\n]*/g, (all: string, slashes: string) => slashes + ' '.repeat(all.length - slashes.length));

/** The .bib files named in a LaTeX source and the sources it takes in, as written there. */
export function drawnFrom(source: string): { readonly bibliographies: readonly string[]; readonly inputs: readonly string[] } {
  const clean = withoutComments(source);
  const named = (pattern: RegExp): string[] => [
    ...new Set(
      [...clean.matchAll(pattern)].flatMap((found) =>
        (found[1] ?? '')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    ),
  ];
  return {
    bibliographies: named(/\\(?:bibliography|addbibresource|addglobalbib)\s?(?:\[[^\]]{0,200}\]\s?)?\{([^{}]{1,3000})\}/g),
    inputs: named(/\\(?:input|include|subfile)\s?\{([^{}\n,]{1,300})\}/g),
  };
}

/** Where a printed entry stands, and the label that marks show in its place ("Roe(2019)"); one without a label has an empty one. */
export interface Bibitem {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly labelAt: number;
}

/** Where each `\bibitem` of a source stands, by its key: from the command to the next one or the end of the list. */
export function bibitems(source: string): ReadonlyMap<string, Bibitem> {
  const clean = withoutComments(source);
  const heads = [
    ...clean.matchAll(/\\bibitem(?![a-zA-Z@])\s{0,5}(?:\[((?:[^\]{}]|\{[^{}]{0,300}\}){0,600})\])?\s{0,20}\{([^{}]{1,500})\}/g),
  ];
  const items = new Map<string, Bibitem>();
  for (const [at, head] of heads.entries()) {
    const label = head[1] ?? '';
    const labelAt = head.index + head[0].indexOf('[') + 1;
    const key = (head[2] ?? '').replace(/\s+/g, ' ').trim();
    const next = heads[at + 1]?.index ?? clean.length;
    const close = clean.slice(head.index, next).search(/\\end\s?\{\w{0,20}(?:bibliography|references)\}/);
    // A key that is used twice names neither entry.
    if (items.has(key)) items.set(key, { start: 0, end: 0, label: '', labelAt: 0 });
    else items.set(key, { start: head.index + head[0].length, end: close < 0 ? next : head.index + close, label, labelAt });
  }
  return items;
}

/** One correction as changes of a source that holds a printed entry: of the entry, and of a year that its label shows as well. */
export function inBibitem(source: string, { start, end, label, labelAt }: Bibitem, correction: Correction): Written {
  const made = inPrinted(source.slice(start, end), correction);
  if (typeof made === 'string') return made;
  const year = correction.value.kind === 'date' ? /\d{4}/.exec(correction.cited)?.[0] : undefined;
  const [first, ...more] =
    year === undefined || made.length === 0 ? [] : [...label.matchAll(/(?<!\d)\d{4}(?!\d)/g)].filter((found) => found[0] === year);
  const inLabel =
    first === undefined || more.length > 0
      ? []
      : [{ start: labelAt + first.index, end: labelAt + first.index + 4, text: made[0]?.text ?? '' }];
  return [...inLabel, ...made.map((one) => ({ ...one, start: start + one.start, end: start + one.end }))];
}

/** What a field stands in where its bare value stands in the entry more than once: an issue in brackets, a volume in a command of its own. */
const AROUND: Partial<Record<Correction['field'], readonly [string, string]>> = { issue: ['(', ')'], volume: ['{', '}'] };

/** The same within the entry's own text. */
function inPrinted(text: string, { field, cited, value }: Correction): Written {
  if (value.kind === 'names') return 'a printed list of names has a form of its own';
  const whole = field === 'issued' ? /\d{4}/.exec(cited)?.[0] : cited.trim();
  if (whole === undefined || whole === '') return 'the cited value cannot be told in the printed entry';
  const clean = withoutComments(text);
  const places: number[] = [];
  for (let at = clean.indexOf(whole); at >= 0; at = clean.indexOf(whole, at + 1))
    if (!/[\p{L}\p{N}]/u.test(clean[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(clean[at + whole.length] ?? '')) places.push(at);
  if (places.length === 0) return 'the cited value does not stand in the entry word for word';
  const [open, close] = AROUND[field] ?? [];
  const sure = places.length === 1 ? places : places.filter((at) => clean[at - 1] === open && clean[at + whole.length] === close);
  const [at, ...more] = sure;
  if (at === undefined || more.length > 0) return 'the cited value stands in the entry more than once';
  const next =
    value.kind === 'date' ? String(value.parts[0] ?? '') : field === 'DOI' ? value.text : texOf(value.text, /^[\t\n\r -~]*$/.test(text));
  if (next === null) return 'the recorded text cannot be written in the letters of this file';
  return next === whole ? [] : [{ start: at, end: at + whole.length, text: next }];
}
