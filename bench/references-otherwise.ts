/**
 * How people name a right work otherwise than its record: other letters for the same thing, people in other order, words that come to be
 * exchanged in writing down, and whole references in forms that no style prescribes. A person still knows the work, so that calling it
 * absent is a mistake; a remark about what differs is none. For bench/references-made.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import type { Chance, Change } from './references-noise.ts';
import type { LineChange } from './references-untidy.ts';

const titled =
  (change: (title: string, chance: Chance) => string): Change =>
  (item, chance) => {
    if (item.title === undefined) return null;
    const title = change(item.title, chance).replace(/\s+/g, ' ').trim();
    return title === item.title || title.length < 8 ? null : { ...item, title };
  };
const people =
  (change: (names: readonly CslName[], chance: Chance) => readonly CslName[] | null): Change =>
  (item, chance) => {
    const { author: _, ...rest } = item;
    const names = item.author === undefined ? null : change(item.author, chance);
    if (names === null || JSON.stringify(names) === JSON.stringify(item.author)) return null;
    return names.length === 0 ? rest : { ...item, author: names };
  };
const each = (change: (name: CslName) => CslName): Change => people((names) => names.map(change));
const replaced = (pairs: readonly (readonly [RegExp, string])[]): Change =>
  titled((title) => pairs.reduce((text, [from, to]) => text.replace(from, to), title));
/** The first match alone. */
const once = (pattern: RegExp, to: (word: string) => string): Change => titled((title) => title.replace(pattern, (word) => to(word)));

const GREEK = 'alpha α|beta β|gamma γ|delta δ|kappa κ|lambda λ|mu μ|omega ω|sigma σ|epsilon ε'
  .split('|')
  .map((row) => row.split(' ') as [string, string]);
const NUMBERS = 'two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|twelve 12|twenty 20'
  .split('|')
  .map((row) => row.split(' ') as [string, string]);
const ROMAN = 'II 2|III 3|IV 4|V 5|VI 6'.split('|').map((row) => row.split(' ') as [string, string]);
const yearOf = (item: CslItem): number | undefined => item.issued?.['date-parts']?.[0]?.[0];
const inYear = (item: CslItem, by: number): CslItem | null => {
  const year = yearOf(item);
  return year === undefined ? null : { ...item, issued: { 'date-parts': [[year + by]] } };
};
const short = (given: string | undefined): string => (given ?? '').replace(/(?<=\p{L})\p{L}+\.?/gu, '').replace(/[.\s]/g, '');
const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && !/\d|[()]/.test(`${family}${given}`);

export const OTHERWISE: Readonly<Record<string, Change>> = {
  'Greek letters in words': replaced(GREEK.map(([name, letter]) => [new RegExp(letter, 'gu'), name] as const)),
  'Greek letters for words': replaced(GREEK.map(([name, letter]) => [new RegExp(`\\b${name}\\b`, 'giu'), letter] as const)),
  'numbers in figures': replaced(NUMBERS.map(([name, figure]) => [new RegExp(`\\b${name}\\b`, 'gi'), figure] as const)),
  'numbers in words': replaced(
    NUMBERS.map(([name, figure]) => [new RegExp(`(?<![\\d.,/-])\\b${figure}\\b(?![\\d.,/%-])`, 'g'), name] as const),
  ),
  'Roman numbers in figures': replaced(ROMAN.map(([name, figure]) => [new RegExp(`(?<=\\p{L} )${name}\\b`, 'gu'), figure] as const)),
  'US in full': replaced([
    [/\bU\.?S\.?A?\.?(?= \p{L})/gu, 'United States'],
    [/\bUK\b/g, 'United Kingdom'],
    [/\bEU\b/g, 'European Union'],
  ]),
  'United States in short': replaced([
    [/\bUnited States(?: of America)?\b/g, 'U.S.'],
    [/\bUnited Kingdom\b/g, 'UK'],
    [/\bEuropean Union\b/g, 'EU'],
  ]),
  'formulae spaced': replaced([[/\b([A-Z][a-z]?)(\d)(?=\b|[A-Z])/g, '$1 $2']]),
  'formulae with small figures': titled((title) =>
    title.replace(/(?<=\b[A-Z][A-Za-z]?)\d(?=\b|[A-Z])/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))),
  ),
  'tags of a web page': titled((title) => title.replace(/\b\p{Lu}\p{Ll}{3,} \p{Ll}{4,}/u, (name) => `<i>${name}</i>`)),
  'the article lost': replaced([[/^(?:The|A|An|Die|Der|Das|Le|La|Les|El|Los|Il) (?=\p{L})/u, '']]),
  'articles lost within': replaced([[/ (?:the|a|an) /g, ' ']]),
  'a small word exchanged': once(/(?<=\p{L} )(?:of|in|for|on)(?= \p{L})/u, (word) =>
    word === 'of' ? 'in' : word === 'in' ? 'of' : word === 'for' ? 'of' : 'in',
  ),
  'a plural lost': once(/(?<=\p{Ll}{4})s(?=[ :,]|$)/u, () => ''),
  'a plural made': once(/(?<=[ ])\p{Ll}{4,}(?:ion|ent|ure|ism|ance|tic|el|em)(?=[ :,]|$)/u, (word) => `${word}s`),
  'halves of a pair turned': titled((title) => title.replace(/(\p{L}{4,}) and (\p{L}{4,})/u, '$2 and $1')),
  'a hyphen lost': replaced([[/(?<=\p{Ll}{2})-(?=\p{Ll}{2})/gu, ' ']]),
  'a hyphen and the space lost': replaced([[/(?<=\p{Ll}{2})-(?=\p{Ll}{2})/gu, '']]),
  'the number of a chapter before it': titled(
    (title, chance) => `${['Chapter 3: ', 'Ch. 7. ', '12. ', 'Kapitel 4: '][Math.floor(chance() * 4)]}${title}`,
  ),
  'the venue behind the title': (item) =>
    item['container-title'] === undefined || item.title === undefined
      ? null
      : { ...item, title: `${item.title}. ${item['container-title']}` },
  'a series behind the title': titled((title) => `${title} (Studies in Methods, Vol. 12)`),
  'a title that ends early': titled((title) => {
    const words = title.split(' ');
    return words.length < 9 ? title : words.slice(0, Math.ceil(words.length * 0.6)).join(' ');
  }),
  'the first two people exchanged': people((names) => (names.length < 2 ? null : [...names.slice(0, 2).reverse(), ...names.slice(2)])),
  'people by the alphabet': people((names) => [...names].sort((a, b) => ((a.family ?? '') < (b.family ?? '') ? -1 : 1))),
  'given and family names exchanged': each((name) =>
    isPerson(name) && (name.given ?? '').length > 2 ? { family: name.given ?? '', given: name.family ?? '' } : name,
  ),
  'one of two family names': each((name) =>
    isPerson(name) && /^\p{Lu}\p{L}{2,}[ -]\p{Lu}\p{L}{2,}$/u.test(name.family ?? '')
      ? { ...name, family: (name.family ?? '').split(/[ -]/)[0] ?? '' }
      : name,
  ),
  'the second of two family names': each((name) =>
    isPerson(name) && /^\p{Lu}\p{L}{2,}[ -]\p{Lu}\p{L}{2,}$/u.test(name.family ?? '')
      ? { ...name, family: (name.family ?? '').split(/[ -]/)[1] ?? '' }
      : name,
  ),
  'a middle initial put in': each((name) =>
    isPerson(name) && /^\p{Lu}\p{Ll}+$/u.test(name.given ?? '') ? { ...name, given: `${name.given} J.` } : name,
  ),
  'a middle name lost': each((name) =>
    isPerson(name) && / /.test(name.given ?? '') ? { ...name, given: (name.given ?? '').split(' ')[0] ?? '' } : name,
  ),
  'initials behind the name': each((name) =>
    isPerson(name) && /^\p{Script=Latin}+$/u.test(name.family ?? '') ? { literal: `${name.family} ${short(name.given)}` } : name,
  ),
  'only the last author': people((names) => (names.length < 3 ? null : names.slice(-1))),
  'the last author lost': people((names) => (names.length < 3 ? null : names.slice(0, -1))),
  'no authors': people(() => []),
  'the first author of many': (item) =>
    item.author === undefined || item.author.length < 2 ? null : { ...item, author: item.author.slice(0, 1) },
  'printed again six years later': (item) => (item.type === 'book' ? inYear(item, 6) : null),
  'three years before': (item) => (item.type === 'article-journal' ? inYear(item, -3) : null),
  'as a preprint': (item) => {
    if (item.type !== 'article-journal') return null;
    const { volume: _v, issue: _i, page: _p, DOI: _d, ...rest } = item;
    return inYear({ ...rest, 'container-title': 'arXiv preprint' }, -1);
  },
  'the publisher for the venue': (item) =>
    item.publisher === undefined || item['container-title'] === undefined ? null : { ...item, 'container-title': item.publisher },
  'volume and issue exchanged': (item) =>
    item.volume === undefined || item.issue === undefined || item.volume === item.issue
      ? null
      : { ...item, volume: item.issue, issue: item.volume },
};

const family = ({ family: name, literal }: CslName): string => name ?? literal ?? '';
const names = (item: CslItem): readonly string[] => (item.author ?? item.editor ?? []).map(family).filter((name) => name !== '');
const lead = (item: CslItem): string => {
  const [first = '', second] = names(item);
  return names(item).length > 2 ? `${first} et al.` : second === undefined ? first : `${first} and ${second}`;
};
const where = (item: CslItem): string => item['container-title'] ?? item.publisher ?? '';
const figures = (item: CslItem): string =>
  [
    item.volume === undefined ? '' : ` ${item.volume}`,
    item.issue === undefined ? '' : `(${item.issue})`,
    item.page === undefined ? '' : `, ${item.page}`,
  ].join('');
/** A whole reference in a form of its own; null where the work lacks what the form shows. */
const form =
  (write: (item: CslItem, title: string, year: string) => string): LineChange =>
  (_line, title, _chance, item) =>
    item === undefined || names(item).length === 0 || title === '' || yearOf(item) === undefined
      ? null
      : write(item, title, String(yearOf(item)))
          .replace(/\s+/g, ' ')
          .trim();

/** What stands on the page in place of a styled reference. */
export const FORMS: Readonly<Record<string, LineChange>> = {
  'as models write it': form((item, title, year) => `${lead(item)} (${year}) – “${title}”, ${where(item)}`),
  'as models write it, in Markdown': form((item, title, year) => `**${title}** — *${lead(item)}*, ${year}. ${where(item)}`),
  'the title first': form((item, title, year) => `${title}. ${names(item).join(', ')}. ${where(item)}${figures(item)} (${year}).`),
  'the year first': form((item, title, year) => `${year}. ${names(item).join(', ')}. ${title}. ${where(item)}${figures(item)}.`),
  'in small letters': (line) => (line.toLowerCase() === line ? null : line.toLowerCase()),
  'in capitals': (line) => (line.toUpperCase() === line ? null : line.toUpperCase()),
  'without points and commas': (line) => line.replace(/[.,;:“”"()]/g, ' '),
  'between bars': form((item, title, year) => `${names(item).join('; ')} | ${title} | ${where(item)} | ${year}`),
  'with words for its parts': form(
    (item, title, year) => `Author: ${names(item).join(', ')}; Title: ${title}; Journal: ${where(item)}; Year: ${year}`,
  ),
  'in German': form(
    (item, title, year) =>
      `${names(item).join('/')}: ${title}, in: ${where(item)}, Jg. ${item.volume ?? year}${item.issue === undefined ? '' : `, H. ${item.issue}`}${item.page === undefined ? '' : `, S. ${item.page}`}, ${year}.`,
  ),
  'in French': form(
    (item, title, year) =>
      `${names(item)
        .map((name) => name.toUpperCase())
        .join(
          ', ',
        )}, « ${title} », ${where(item)}, ${item.volume === undefined ? '' : `vol. ${item.volume}, `}${year}${item.page === undefined ? '' : `, p. ${item.page}`}.`,
  ),
  'title and year alone': form((_item, title, year) => `${title} (${year})`),
  'title and first name alone': form((item, title) => `${names(item)[0]}: ${title}`),
  'from the Internet': form(
    (item, title, year) =>
      `${names(item).join(', ')}. ${title} [Internet]. ${where(item)}; ${year} [cited 2024 Mar 3]. Available from: https://www.example.org/archive/${year}/12`,
  ),
  'cited after another': form(
    (item, title, year) => `${lead(item)} ${year}, ${title}, ${where(item)}${figures(item)}, as cited in Roe 2015, p. 44`,
  ),
  'a translation of it': form((item, title, year) => `${lead(item)}. ${title}. Trans. J. Roe. ${where(item)}, ${year}.`),
};
