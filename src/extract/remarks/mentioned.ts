/**
 * Whether a text speaks of a work in words that were not read as a mark: its author's name and its year near one another, the first words
 * of its title, its number between signs that marks have. Then nobody can say that it is not cited. One pass over the text, whatever the
 * number of works.
 */
import type { Reference } from '../../model/cited.ts';
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import type { Tied } from '../citations/tie.ts';

/** Places of one word that are looked at. */
const MOST = 200;
/** How far behind a name its year may stand, in words. */
const NEAR = 14;
/** "Benjamin’s allegory (1998)": the ending is no letter of the name. */
const POSSESSIVE = /['’]s(?![\p{L}\p{M}])/gu;
/** Signs that stand around the numbers of marks. */
const NUMBER = /[[({【^,;–—-]\s?(\d{1,4})(?=\s?[\])}】†,;–—^-])/g;

/**
 * Of some references, those that the text may speak of. `text` is the running text without the lists, `raised` what stands raised in it;
 * `byNames` where it cites by names alone, without years.
 */
export function mentioned(
  text: string,
  references: readonly Reference[],
  raised: readonly Span[] = [],
  byNames = false,
): ReadonlySet<Reference> {
  const found = new Set<Reference>();
  if (references.length === 0) return found;
  const words = fold(text.replace(POSSESSIVE, '')).split(' ');
  const signs = references.map((reference) => ({ reference, ...signsOf(reference) }));
  const wanted = new Set(signs.flatMap(({ names }) => names.map((name) => name.split(' ')[0] ?? '')));
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    if (!wanted.has(word)) return;
    const held = places.get(word);
    if (held === undefined) places.set(word, [at]);
    else if (held.length < MOST) held.push(at);
  });
  const numbers = new Set([...text.matchAll(NUMBER)].map(([, number]) => number));
  for (const { start, end } of raised)
    for (const number of text.slice(start, Math.min(end, start + 60)).match(/\d{1,4}/g) ?? []) numbers.add(number);
  for (const { reference, names, years, named } of signs) {
    const partner = partnerOf(reference);
    if (/^\d{1,4}[a-z]?$/.test(reference.key) && numbers.has(reference.key.replace(/[a-z]$/, ''))) found.add(reference);
    if (unparted(reference).some((name) => inScript(text, name, years))) found.add(reference);
    for (const name of names) {
      const parts = name.split(' ');
      const spoken = (places.get(parts[0] ?? '') ?? []).some((at) => {
        if (!parts.every((part, i) => words[at + i] === part)) return false;
        return (
          parts.length >= 3 ||
          (partner !== '' && words.slice(at + 1, at + 3).includes(partner)) ||
          ((years.length === 0 || byNames) && named) ||
          words.slice(at, at + NEAR).some((word) => years.some((year) => word.startsWith(year)))
        );
      });
      if (spoken) found.add(reference);
    }
  }
  return found;
}

/** The second of two authors, whose names together say which work is meant: "Newton and Waters statistics". */
function partnerOf({ fields: { author = [] } }: Reference): string {
  const name = author.length === 2 ? fold(author[1]?.family ?? '') : '';
  return /^\S{3,40}$/.test(name) ? name : '';
}

/** What a family name may be in a name that shows no end of it, "刘敏": its first letters. */
function unparted({ fields }: Reference): string[] {
  const first = (fields.author ?? fields.editor ?? [])[0];
  const whole = first === undefined ? '' : (first.family ?? first.literal ?? '');
  return /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]{1,8}$/u.test(whole) ? [Array.from(whole)[0] ?? ''] : [];
}

/** Whether a name in a script without spaces stands near one of the years, or, where there are none, anywhere. */
function inScript(text: string, name: string, years: readonly string[]): boolean {
  if (name === '') return false;
  if (years.length === 0) return text.includes(name);
  return years.some((year) => {
    let at = text.indexOf(year);
    for (let times = 0; times < MOST && at >= 0; times += 1, at = text.indexOf(year, at + 4))
      if (text.slice(Math.max(0, at - 30), at).includes(name)) return true;
    return false;
  });
}

/** What a text may call a work by: the last word of its first author's name, what its entry begins with, the first words of its title. */
function signsOf({ fields, raw }: Reference): {
  readonly names: readonly string[];
  readonly years: readonly string[];
  readonly named: boolean;
} {
  const first = (fields.author ?? fields.editor ?? [])[0];
  const name = fold(first?.family ?? first?.literal ?? '').split(' ');
  const lead = fold(raw.slice(0, 80)).split(' ');
  const title = fold(fields.title ?? '').split(' ');
  const names = [
    name.at(-1) ?? '',
    lead.find((word) => /^\p{L}{3,}$/u.test(word)) ?? '',
    title.slice(0, 3).join(' '),
    lead.slice(0, 3).join(' '),
  ];
  // A year that was not read as the work's may be the day somebody looked at it.
  const year = fields.issued?.['date-parts']?.[0]?.[0];
  const printed = /(?<!\d)((?:1[5-9]|20)\d{2})(?!\d)/.exec(raw)?.[1];
  return {
    names: [...new Set(names)].filter((one) => one.length > 2),
    years:
      year !== undefined
        ? [String(year)]
        : printed !== undefined && !/(?:access|retriev|visit|abgeruf|zugegriff|consult|https?:)/iu.test(raw)
          ? [printed]
          : [],
    named: first !== undefined,
  };
}

/** Whether a document cites by names without years: then a name alone may cite. */
export function citesByNames(tied: readonly Tied[]): boolean {
  const named = tied.filter(({ citation: { style } }) => style === 'author-year');
  return named.length > 0 && named.filter(({ citation: { label } }) => !/\d{4}/.test(label)).length > named.length * 0.5;
}
