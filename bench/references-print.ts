/**
 * How a record is printed: six styles, each with its own way of naming people, year, place and pages. For bench/references-made.ts and
 * bench/references-siblings.ts.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CslItem, CslName } from '../src/model/csl.ts';
import { type Chance, initialsOf } from './references-noise.ts';

const yearOf = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? 'n.d.');
/** Offices and teams that a record divides like people; nobody prints their initials. */
const OFFICE = /\b(?:authority|team|committee|corporation|collaboration|centers?|centre|company|institute|agency|group|office)\b/i;
const initials = (given: string): string => (/\p{L}/u.test(given) ? initialsOf(given) : given);
export const isDense = (text: string): boolean => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(text);

type Naming = (name: CslName) => string;
const isOffice = ({ family = '', given = '' }: CslName): boolean => OFFICE.test(`${given} ${family}`) || /\d/.test(given);
const familyFirst: Naming = ({ family, given, literal }) =>
  literal ?? (given === undefined ? (family ?? '') : isDense(family ?? '') ? `${family}${given}` : `${family}, ${initials(given)}`);
const vancouver: Naming = ({ family, given, literal }) =>
  literal ??
  (given === undefined
    ? (family ?? '')
    : isDense(family ?? '')
      ? `${family}${given}`
      : `${family} ${initials(given).replace(/[.\s-]/g, '')}`);
const givenFirst: Naming = ({ family, given, literal }) =>
  literal ?? (given === undefined ? (family ?? '') : isDense(family ?? '') ? `${family}${given}` : `${initials(given)} ${family}`);
const whole: Naming = ({ family, given, literal }) => literal ?? [given, family].filter(Boolean).join(' ');

const joined = (item: CslItem, naming: Naming, last: string): string => {
  const names = (item.author ?? item.editor ?? [])
    .map((name) => (isOffice(name) ? whole(name) : naming(name)))
    .filter((name) => name !== '');
  if (item['et-al'] === true) return `${names.join(', ')}${names.length > 1 ? ',' : ''} et al.`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
};
const stop = (text: string): string => (text === '' || /[.?!。]$/.test(text) ? text : `${text}.`);
const parts = (...all: readonly (string | undefined | false)[]): string =>
  all.filter((part) => part !== undefined && part !== false && part !== '').join(' ');

/** Where it appeared, in the manner of a kind of work. */
function place(item: CslItem, volume: (v: string, i: string | undefined) => string, pages: (p: string) => string): string {
  const venue = item['container-title'];
  const { publisher, page } = item;
  const number = item.volume === undefined ? undefined : volume(item.volume, item.issue);
  switch (item.type) {
    case 'article-journal':
      return parts(venue, number, page !== undefined && pages(page));
    case 'article':
      return item.arxiv === undefined ? parts(venue, number) : `arXiv preprint arXiv:${item.arxiv}`;
    case 'paper-conference':
    case 'chapter':
      return parts(venue !== undefined && `In ${venue}`, page !== undefined && `(pp. ${page})`, publisher);
    case 'thesis':
      return parts('PhD thesis,', venue ?? publisher);
    case 'dataset':
      return parts('[Data set].', publisher ?? venue);
    default:
      return parts(venue, publisher);
  }
}

export type Style = (item: CslItem) => string;
export const STYLES: readonly Style[] = [
  (item) =>
    `${stop(
      parts(
        joined(item, familyFirst, ', & '),
        `(${yearOf(item)}).`,
        stop(item.title ?? ''),
        place(
          item,
          (v, i) => `${v}${i === undefined ? '' : `(${i})`},`,
          (p) => p,
        ),
      ),
    )}`,
  (item) =>
    stop(
      parts(
        stop(joined(item, vancouver, ', ')),
        stop(item.title ?? ''),
        place(
          item,
          (v, i) => `${yearOf(item)};${v}${i === undefined ? '' : `(${i})`}:`,
          (p) => p,
        ),
        item.volume === undefined && `; ${yearOf(item)}`,
      ),
    ),
  (item) =>
    stop(
      `${joined(item, givenFirst, ' and ')}, “${item.title ?? ''},” ${place(
        item,
        (v, i) => `, vol. ${v}${i === undefined ? '' : `, no. ${i}`},`,
        (p) => `pp. ${p}`,
      )}, ${yearOf(item)}`
        .replace(/ ,/g, ',')
        .replace(/,(?=\d{4}$)/, ', '),
    ),
  (item) =>
    stop(
      parts(
        `${joined(item, familyFirst, '/')}, ${yearOf(item)}:`,
        stop(item.title ?? ''),
        place(
          item,
          (v) => `${v}:`,
          (p) => p,
        ),
      ),
    ),
  (item) =>
    stop(
      parts(
        stop(joined(item, whole, ', and ')),
        `"${stop(item.title ?? '')}"`,
        place(
          item,
          (v, i) => `${v}${i === undefined ? '' : `, no. ${i}`} (${yearOf(item)}):`,
          (p) => p,
        ),
        item.volume === undefined && `(${yearOf(item)})`,
      ),
    ),
  (item) =>
    stop(
      parts(
        stop(joined(item, vancouver, ', ')),
        `${item.title ?? ''}[${{ 'article-journal': 'J', book: 'M', thesis: 'D', report: 'R', 'paper-conference': 'C' }[item.type ?? ''] ?? 'Z'}].`,
        place(
          item,
          (v, i) => `, ${yearOf(item)}, ${v}${i === undefined ? '' : `(${i})`}:`,
          (p) => p,
        ),
        item.volume === undefined && `, ${yearOf(item)}`,
      ),
    ).replace(/ ,/g, ','),
];

/** The records of a file that can be cited: with a title of some words, a year, and no crowd of authors. */
export function records(path: string): CslItem[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CslItem)
    .filter(
      ({ title, issued, author }) =>
        title !== undefined &&
        title.length < 250 &&
        (title.split(' ').length > 2 || isDense(title)) &&
        issued?.['date-parts']?.[0]?.[0] !== undefined &&
        (author === undefined || author.length < 30),
    );
}

/** A citation seldom bears every identifier its record has. */
export function asCited(item: CslItem, chance: Chance): CslItem {
  const { id: _id, PMID: _p, abstract: _a, URL: address, DOI, ISBN: _i, ...rest } = item;
  const web = item.type === 'document' || item.type === 'dataset';
  return {
    ...rest,
    ...(DOI !== undefined && chance() < 0.4 ? { DOI } : {}),
    ...(address !== undefined && (web || chance() < 0.1) ? { URL: address } : {}),
  };
}
