/**
 * More of what right references look like in life, for bench/references-made.ts: names as languages, programs and typists turn them about,
 * titles between styles, and what printing and reading do to a line. Every one of these is faithful: a person would take it for the work.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { romanized } from '../src/text/scripts.ts';
import type { Chance, Change } from './references-noise.ts';

const changed = (before: CslItem, after: CslItem): CslItem | null => (JSON.stringify(before) === JSON.stringify(after) ? null : after);
const eachName = (item: CslItem, change: (name: CslName) => CslName): CslItem | null =>
  item.author === undefined ? null : changed(item, { ...item, author: item.author.map(change) });
const titled = (item: CslItem, change: (title: string) => string): CslItem | null =>
  item.title === undefined ? null : changed(item, { ...item, title: change(item.title) });
/** A person whose names a record divides; offices and teams are left as they are. */
const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && !/\d|[()]/.test(`${family}${given}`) && family.split(' ').length < 4;
const PARTICLE = /^(van der|van den|van de|van|von|de la|de|del|della|di|da|dos|du|le|la|ter|ten) (?=\p{L})/iu;
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b([Bb]ehavi|[Cc]ol|[Nn]eighb|[Ll]ab|[Hh]on|[Tt]um|[Ff]lav)or\b/g, '$1our'],
  [/\b([A-Za-z]{4,})iz(e|ed|ing|ation)\b/g, '$1is$2'],
  [/\b([Cc]ent|[Ff]ib|[Mm]et)er\b/g, '$1re'],
  [/\bmodeling\b/g, 'modelling'],
];

export const UNTIDY: Readonly<Record<string, Change>> = {
  'names in capitals': (item) => eachName(item, (name) => (isPerson(name) ? { ...name, family: (name.family ?? '').toUpperCase() } : name)),
  'first initial alone': (item) =>
    eachName(item, (name) => {
      const first = name.given?.trim()[0];
      return isPerson(name) && first !== undefined && /\p{L}/u.test(first) ? { ...name, given: `${first}.` } : name;
    }),
  'given names left out': (item) =>
    (item.author?.length ?? 0) < 2
      ? null
      : eachName(item, (name) => (isPerson(name) && /\p{Script=Latin}/u.test(name.family ?? '') ? { family: name.family ?? '' } : name)),
  'particles moved': (item) =>
    eachName(item, (name) => {
      const found = PARTICLE.exec(name.family ?? '');
      return found === null || !isPerson(name)
        ? name
        : { family: (name.family ?? '').slice(found[0].length), given: `${name.given ?? ''} ${found[0].trim()}` };
    }),
  'hyphens of names lost': (item) =>
    eachName(item, (name) =>
      isPerson(name) ? { ...name, family: (name.family ?? '').replace(/-/g, ' '), given: (name.given ?? '').replace(/-/g, ' ') } : name,
    ),
  'names in Latin letters': (item) =>
    eachName(item, (name) =>
      isPerson(name) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(name.family ?? '')
        ? { family: capital(romanized(name.family ?? '')), given: capital(romanized(name.given ?? '')) }
        : name,
    ),
  'names the other way about': (item) =>
    eachName(item, (name) =>
      isPerson(name) && /[\p{Script=Han}\p{Script=Hangul}]/u.test(name.family ?? '')
        ? { family: name.given ?? '', given: name.family ?? '' }
        : name,
    ),
  'names run together': (item) =>
    eachName(item, (name) =>
      isPerson(name) && /[\p{Script=Han}\p{Script=Hangul}]/u.test(name.family ?? '')
        ? { literal: `${name.family ?? ''}${name.given ?? ''}` }
        : name,
    ),
  'British spelling': (item) => titled(item, (title) => AMERICAN.reduce((text, [from, to]) => text.replace(from, to), title)),
  'and for &': (item) => titled(item, (title) => (title.includes(' & ') ? title.replace(/ & /g, ' and ') : title)),
  'subtitle behind a stop': (item) =>
    titled(item, (title) => title.replace(/: (\p{L})/u, (_, letter: string) => `. ${letter.toUpperCase()}`)),
  'subtitle behind a dash': (item) => titled(item, (title) => title.replace(/: /, ' – ')),
  'a note behind the title': (item, chance) =>
    titled(item, (title) =>
      /[\])]$/.test(title)
        ? title
        : `${title}${[' [Online]', ' (in Russian)', ' [Extended Abstract]', ' (Preprint)'][Math.floor(chance() * 4)] ?? ''}`,
    ),
  'no year': (item) => {
    const { issued, ...rest } = item;
    return issued === undefined || item.DOI === undefined ? null : rest;
  },
  'volume alone': (item) => {
    const { page, issue, ...rest } = item;
    return page === undefined || item.volume === undefined ? null : rest;
  },
};

const capital = (text: string): string => text.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Changes of the printed line, or null where one does not apply. `title`: where in the line the title stands; `item`: what was printed. */
export type LineChange = (line: string, title: string, chance: Chance, item?: CslItem) => string | null;

const longWord = (text: string, chance: Chance): { readonly at: number; readonly word: string } | null => {
  const words = [...text.matchAll(/\p{Ll}{8,}/gu)];
  const found = words[Math.floor(chance() * words.length)];
  return found === undefined ? null : { at: found.index, word: found[0] };
};

/** What printing and reading do to a right line. */
export const LINES: Readonly<Record<string, LineChange>> = {
  'a word broken at the end of a line': (line, title, chance) => {
    const found = longWord(title, chance);
    if (found === null || !line.includes(title)) return null;
    const at = found.at + 3 + Math.floor(chance() * (found.word.length - 6));
    return line.replace(title, () => `${title.slice(0, at)}- ${title.slice(at)}`);
  },
  'accents apart': (line) => {
    const out = line
      .normalize('NFD')
      .replace(
        /(\p{L})([\u0301\u0300\u0308])/gu,
        (_, letter: string, mark: string) => `${{ '\u0301': '´', '\u0300': '`', '\u0308': '¨' }[mark] ?? ''}${letter}`,
      );
    return out.normalize('NFC') === line.normalize('NFC') ? null : out.normalize('NFC');
  },
  'ligatures under wrong letters': (line) => {
    const out = line.replace(/(?<=\p{Ll})ff(?=\p{Ll})/gu, 'V').replace(/(?<=\p{Ll})fi(?=\p{Ll})/gu, 'W');
    return out === line ? null : out;
  },
  'spaces lost': (line, title, chance) => {
    const spaces = [...title.matchAll(/ /g)];
    const found = spaces[Math.floor(chance() * spaces.length)];
    return found === undefined || !line.includes(title)
      ? null
      : line.replace(title, () => `${title.slice(0, found.index)}${title.slice(found.index + 1)}`);
  },
  'when it was looked at': (line, _title, chance) =>
    `${line} Accessed ${1 + Math.floor(chance() * 28)} May ${2019 + Math.floor(chance() * 5)}.`,
  'a page number behind it': (line, _title, chance) => `${line} ${100 + Math.floor(chance() * 800)}`,
  'a remark behind it': (line) => `${line} [PubMed] [Google Scholar]`,
};
