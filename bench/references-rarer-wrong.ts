/**
 * Wrong references of the kinds references-noise.ts has not: nearer to the truth, and made by those who would pass a work that is none for
 * one that is. For bench/references-made.ts --rarer; beside these a share is untidied or commented on like the right ones.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { type Chance, type Change, pick, WRONG } from './references-noise.ts';

const long = (title = ''): string[] => title.match(/\p{L}{6,}/gu) ?? [];
const yearOf = (item: CslItem): number => item.issued?.['date-parts']?.[0]?.[0] ?? 0;
const byFamily = (item: CslItem): string => item.author?.[0]?.family ?? '';
const strangers = (item: CslItem, others: readonly CslItem[]): readonly CslName[] => {
  const own = new Set(item.author?.map(({ family }) => family?.toLowerCase()));
  return others
    .flatMap(({ author }) => author ?? [])
    .filter(({ family, given }) => family !== undefined && given !== undefined && !own.has(family.toLowerCase()));
};
const half = (title: string, chance: Chance): [string, string] => {
  const words = title.split(' ');
  const at = Math.floor(words.length / 2) + (chance() < 0.5 ? 0 : 1);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
};
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/\bwithout\b/i, 'with'],
  [/\bwith\b/i, 'without'],
  [/\bincreas/i, 'decreas'],
  [/\bpositive\b/i, 'negative'],
  [/\bsupervised\b/i, 'unsupervised'],
  [/\bhigh\b/i, 'low'],
  [/\blow\b/i, 'high'],
  [/\blinear\b/i, 'nonlinear'],
  [/\bsmall\b/i, 'large'],
  [/\blarge\b/i, 'small'],
  [/\bfemale\b/i, 'male'],
  [/\bancient\b/i, 'modern'],
  [/\bmodern\b/i, 'ancient'],
  [/\bearly\b/i, 'late'],
  [/\bNew\b/, 'Old'],
  [/\bEnglish\b/, 'German'],
  [/\bNorth/, 'South'],
  [/\bbefore\b/i, 'after'],
  [/\bwomen\b/i, 'men'],
  [/\bchildren\b/i, 'adults'],
  [/\bstatic\b/i, 'dynamic'],
  [/\bglobal\b/i, 'local'],
  [/\blocal\b/i, 'global'],
  [/\bmultiple\b/i, 'single'],
];

export const RARER_WRONG: Readonly<Record<string, Change>> = {
  'all but the first exchanged': (item, _chance, others) => {
    const rest = strangers(item, others);
    const own = item.author ?? [];
    return own.length < 3 || rest.length < own.length ? null : { ...item, author: [...own.slice(0, 1), ...rest.slice(0, own.length - 1)] };
  },
  'two put in and the rest left out': (item, _chance, others) => {
    const rest = strangers(item, others);
    const own = item.author ?? [];
    return own.length < 4 || rest.length < 2 ? null : { ...item, author: [...own.slice(0, 1), ...rest.slice(0, 2)] };
  },
  'a family name of the same initial': (item, chance, others) => {
    const own = item.author ?? [];
    const at = Math.floor(chance() * own.length);
    const like = strangers(item, others).find(
      ({ family = '' }) => family[0] === own[at]?.family?.[0] && family.slice(1, 3) !== own[at]?.family?.slice(1, 3),
    );
    return like === undefined || own.length > 6
      ? null
      : { ...item, author: own.map((name, i) => (i === at ? { ...name, family: like.family ?? '' } : name)) };
  },
  'other given names': (item, _chance, others) => {
    const own = item.author ?? [];
    const rest = strangers(item, others).filter(({ given = '' }) => /^\p{L}{3}/u.test(given));
    if (own.length === 0 || own.length > 6 || rest.length < own.length) return null;
    const made = own.map((name, i) => ({ ...name, given: rest[i]?.given ?? '' }));
    return own.every(({ given = '' }, i) => /^\p{L}{2}/u.test(given) && given[0] !== made[i]?.given?.[0])
      ? { ...item, author: made }
      : null;
  },
  'a word for its opposite': (item) => {
    const { title = '' } = item;
    const [from, to] = OPPOSITES.find(([word]) => word.test(title)) ?? [];
    return from === undefined ? null : { ...item, title: title.replace(from, to ?? '') };
  },
  'a number of the title exchanged': (item, chance) => {
    const title = item.title?.replace(/\b\d{1,4}\b/, (digits) => String(Number(digits) + 1 + Math.floor(chance() * 3)));
    return title === undefined || title === item.title ? null : { ...item, title };
  },
  'another subtitle': (item, chance, others) => {
    const [head = '', tail] = (item.title ?? '').split(': ');
    const words = others.flatMap(({ title }) => long(title));
    return tail === undefined || head.split(' ').length < 2 || words.length < 8
      ? null
      : {
          ...item,
          title: `${head}: a ${pick(words, chance)?.toLowerCase()} study of ${pick(words, chance)?.toLowerCase()} and ${pick(words, chance)?.toLowerCase()}`,
        };
  },
  'a subtitle put to it': (item, chance, others) => {
    const words = others.flatMap(({ title }) => long(title));
    return /[:.?–]/.test(item.title ?? ':') || words.length < 8
      ? null
      : {
          ...item,
          title: `${item.title}: ${pick(words, chance)} ${pick(words, chance)?.toLowerCase()} and ${pick(words, chance)?.toLowerCase()}`,
        };
  },
  'a sequel': (item, chance) =>
    /\b[IVX\d]+\b/.test(item.title ?? '1') ? null : { ...item, title: `${item.title} ${pick(['II', '2', 'Part 2', 'III'], chance)}` },
  'halves of two titles': (item, chance, others) => {
    const other = others.find(({ title = '' }) => title.split(' ').length > 5);
    return other?.title === undefined || (item.title ?? '').split(' ').length < 6
      ? null
      : { ...item, title: `${half(item.title ?? '', chance)[0]} ${half(other.title, chance)[1]}` };
  },
  'the title of another work of theirs in part': (item, chance, others) => {
    const other = others.find(
      (one) => byFamily(one) === byFamily(item) && one.title !== item.title && (one.title ?? '').split(' ').length > 4,
    );
    return other?.title === undefined || (item.title ?? '').split(' ').length < 6
      ? null
      : { ...item, title: `${half(item.title ?? '', chance)[0]} ${half(other.title, chance)[1]}` };
  },
  'the DOI of another work of theirs': (item, _chance, others) => {
    const other = others.find(
      (one) => byFamily(one) === byFamily(item) && one.title !== item.title && one.DOI !== undefined && one.DOI !== item.DOI,
    );
    const { URL: _u, ...rest } = item;
    return other?.DOI === undefined ? null : { ...rest, DOI: other.DOI };
  },
  'an invented venue': (item, chance, others) => {
    const words = others.flatMap(({ title }) => long(title)).map((word) => `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`);
    return item.type !== 'article-journal' || item['container-title'] === undefined || words.length < 8
      ? null
      : {
          ...item,
          'container-title': `${pick(['International Journal of', 'Advances in', 'Annals of'], chance)} ${pick(words, chance)} ${pick(words, chance)}`,
        };
  },
  'decades off': (item, chance) =>
    item.type === 'book' ? null : { ...item, issued: { 'date-parts': [[yearOf(item) - 8 - Math.floor(chance() * 20)]] } },
  'years to come': (item) => ({ ...item, issued: { 'date-parts': [[2031]] } }),
  'other authors and another year': (item, chance, others) => {
    const made = WRONG['other authors']?.(item, chance, others) ?? null;
    return made === null ? null : { ...made, issued: { 'date-parts': [[yearOf(item) - 4]] } };
  },
  'invented by one of theirs': (item, chance, others) => {
    const made = WRONG.invented?.(item, chance, others) ?? null;
    return made === null || item.author === undefined ? null : { ...made, author: item.author };
  },
  'invented, in this venue and year': (item, chance, others) => WRONG.invented?.(item, chance, others) ?? null,
  'a group for the authors': (item) =>
    item.author === undefined || item.author.length === 0 ? null : { ...item, author: [{ literal: 'National Research Council' }] },
};
