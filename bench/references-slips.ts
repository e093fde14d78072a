/**
 * What hands, scanners and programs do to right references, harder than bench/references-untidy.ts: a person still knows the work. Many of
 * these describe it wrongly by a letter or a word, so that a flag is no mistake; calling the work absent is. For bench/references-made.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import type { Chance, Change } from './references-noise.ts';
import type { LineChange } from './references-untidy.ts';

const titled =
  (change: (title: string, chance: Chance) => string | null): Change =>
  (item, chance) => {
    const title = item.title === undefined ? null : change(item.title, chance);
    return title === null || title === item.title || title.length < 8 ? null : { ...item, title };
  };
const named =
  (change: (family: string, chance: Chance) => string): Change =>
  (item, chance) => {
    const author = item.author?.map((name: CslName) =>
      name.family === undefined ? name : { ...name, family: change(name.family, chance) },
    );
    return author === undefined || JSON.stringify(author) === JSON.stringify(item.author) ? null : { ...item, author };
  };

/** Two neighbouring letters within a word changed about. */
function turned(word: string, chance: Chance): string {
  const at = 1 + Math.floor(chance() * (word.length - 3));
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
}
/** The first words of a pattern changed, at least as many as are asked for; null when there are fewer. */
function firstWords(title: string, pattern: RegExp, count: number, change: (word: string) => string): string | null {
  let left = count;
  const out = title.replace(pattern, (word) => {
    left -= 1;
    return left < 0 ? word : change(word);
  });
  return left > 0 ? null : out;
}
const LONG = /(?<![\p{L}\d-])\p{Ll}{6,}(?![\p{L}\d])/gu;
const words = (title: string): string[] => title.split(' ');
/** Letters that recognition takes for others now and then. */
const recognised = (text: string, chance: Chance): string =>
  text
    .replace(/e/g, (letter) => (chance() < 0.12 ? 'c' : letter))
    .replace(/n/g, (letter) => (chance() < 0.1 ? 'u' : letter))
    .replace(/h/g, (letter) => (chance() < 0.12 ? 'b' : letter));

export const SLIPS: Readonly<Record<string, Change>> = {
  'letters changed about in three words': titled((title, chance) => firstWords(title, LONG, 3, (word) => turned(word, chance))),
  'letters changed about in every long word': titled(
    (title, chance) => firstWords(title, LONG, 1, String) && title.replace(LONG, (word) => turned(word, chance)),
  ),
  'rn, cl and I misread': titled((title) =>
    title
      .replace(/rn/g, 'm')
      .replace(/cl/g, 'd')
      .replace(/(?<!\p{L})I(?=\p{Ll})/gu, 'l'),
  ),
  'letters misread here and there': titled(recognised),
  'spaces lost and a slip': titled((title, chance) => {
    const all = words(title);
    const slipped = firstWords(title, LONG, 1, (word) => turned(word, chance));
    if (all.length < 8 || slipped === null) return null;
    const [a, b, c, d, e, f, ...rest] = words(slipped);
    return [a, `${b}${c}`, d, `${e}${f}`, ...rest].join(' ');
  }),
  'a slip and no subtitle': titled((title, chance) => {
    const [head = '', ...rest] = title.split(': ');
    return rest.length === 0 || words(head).length < 5 ? null : firstWords(head, LONG, 1, (word) => turned(word, chance));
  }),
  'the subtitle first': titled((title) => {
    const parts = title.split(': ');
    return parts.length === 2 ? `${parts[1]}: ${parts[0]}` : null;
  }),
  'cut with three dots': titled((title) => (words(title).length < 9 ? null : `${words(title).slice(0, 7).join(' ')} ...`)),
  'the first word lost': titled((title) => (words(title).length < 6 ? null : words(title).slice(1).join(' '))),
  'a word left out': titled((title, chance) => {
    const all = words(title);
    const at = 3 + Math.floor(chance() * (all.length - 5));
    return all.length < 9 ? null : [...all.slice(0, at), ...all.slice(at + 1)].join(' ');
  }),
  'brackets left out': titled((title) => title.replace(/\s?\([^()]{3,80}\)/g, '')),
  'dimensions in words': titled((title) =>
    title.replace(/(?<![\p{L}\d-])3D(?![\p{L}\d])/gu, 'three-dimensional').replace(/(?<![\p{L}\d-])2D(?![\p{L}\d])/gu, 'two-dimensional'),
  ),
  'versus in short': titled((title) => title.replace(/ versus /i, ' vs. ')),
  'question marks for letters with marks': (item) => {
    const lost = (text: string | undefined): string | undefined => text?.replace(/(?<=\p{L})[à-ž](?=\p{L})/gu, '?');
    const out = {
      ...item,
      title: lost(item.title) ?? '',
      author: item.author?.map((name) => ({ ...name, family: lost(name.family) ?? '' })) ?? [],
    };
    return out.title === item.title ? null : (out as CslItem);
  },
  'a slip in every family name': named((family, chance) => (family.length < 6 ? family : turned(family, chance))),
  'names misread': named((family) => family.replace(/m/g, 'rn').replace(/ll/g, 'Il')),
  'two years off': (item) => {
    const year = item.issued?.['date-parts']?.[0]?.[0];
    return year === undefined ? null : { ...item, issued: { 'date-parts': [[year + 2]] } };
  },
};

/** What people and programs write before and behind a right reference. */
export const AROUND: Readonly<Record<string, LineChange>> = {
  'an annotation behind it': (line) => `${line} A classic study that every newcomer should read; it first set out the method.`,
  'an annotation of two sentences': (line) =>
    `${line} The author argues that earlier models were too simple. Useful for the second chapter.`,
  'a summary behind it': (line) => `${line} Summary: We show that the effect holds in three samples and discuss its limits.`,
  'a call number behind it': (line) => `${line} QA76.9 .D3 2004 Main Library, 3rd floor.`,
  'counts of a search engine': (line, _title, chance) =>
    `${line} Cited by ${Math.floor(chance() * 2000)}. Related articles. All 12 versions.`,
  'the first name with spaced letters': (line) =>
    /^\p{Lu}\p{Ll}{3,},/u.test(line) ? line.replace(/^\p{Lu}\p{Ll}+/u, (name) => [...name].join(' ')) : null,
  'See, e.g., before it': (line) => `See, e.g., ${line}`,
  'Cf. before it': (line) => `Cf. ${line}`,
  'entities of a web page': (line) =>
    /[&–’]/.test(line) ? line.replace(/&/g, '&amp;').replace(/–/g, '&#8211;').replace(/’/g, '&rsquo;') : null,
};
