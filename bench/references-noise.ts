/**
 * What happens to a reference between the record and the page: faithful renderings in the manner of people, styles and programs, and
 * changes that make it wrong. For bench/references-made.ts; drawn with chance that is handed in, so that the same seed gives the same set.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';

/** 0 ≤ chance < 1. */
export type Chance = () => number;

/** A small generator of chance (mulberry32): the same seed, the same draws. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of some that are there. */
export const one = <Item>(items: readonly Item[], chance: Chance): Item => items[Math.floor(chance() * items.length)] as Item;

export const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined => items[Math.floor(chance() * items.length)];

/** Gives the changed item, or null where this change does not apply to it. `others`: records to borrow from. */
export type Change = (item: CslItem, chance: Chance, others: readonly CslItem[]) => CslItem | null;

const yearOf = (item: CslItem): number | undefined => item.issued?.['date-parts']?.[0]?.[0];
export const inYear = (item: CslItem, year: number): CslItem => ({ ...item, issued: { 'date-parts': [[year]] } });
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
/** Title, container and names changed; a given name with a figure in it is left unless `all` are meant. */
export const eachText = (item: CslItem, change: (text: string) => string, all = false): CslItem => ({
  ...item,
  ...(item.title === undefined ? {} : { title: change(item.title) }),
  ...(item['container-title'] === undefined ? {} : { 'container-title': change(item['container-title']) }),
  ...(item.author === undefined
    ? {}
    : {
        author: item.author.map((name) => ({
          ...name,
          ...(name.family === undefined ? {} : { family: change(name.family) }),
          ...(name.given === undefined || (!all && /\d/.test(name.given)) ? {} : { given: change(name.given) }),
        })),
      }),
});
const changed = (before: CslItem, after: CslItem): CslItem | null => (JSON.stringify(before) === JSON.stringify(after) ? null : after);

/** Words that ISO 4 shortens, as lists of abbreviations give them. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  'journal J.|international Int.|proceedings Proc.|review Rev.|reviews Rev.|research Res.|science Sci.|sciences Sci.|american Am.|european Eur.|british Br.|annals Ann.|annual Annu.|archives Arch.|bulletin Bull.|applied Appl.|biology Biol.|biological Biol.|chemistry Chem.|chemical Chem.|physics Phys.|physical Phys.|medicine Med.|medical Med.|clinical Clin.|psychology Psychol.|psychological Psychol.|computational Comput.|computer Comput.|engineering Eng.|transactions Trans.|letters Lett.|mathematics Math.|mathematical Math.|statistics Stat.|statistical Stat.|society Soc.|studies Stud.|quarterly Q.|experimental Exp.|environmental Environ.|ecology Ecol.|linguistics Linguist.|language Lang.|neuroscience Neurosci.|cognitive Cogn.|association Assoc.|national Natl.|academy Acad.|conference Conf.|zeitschrift Z.|revue Rev.|genetics Genet.|pharmacology Pharmacol.|theoretical Theor.|general Gen.|molecular Mol.|cellular Cell.|surgery Surg.|public Public|health Health|education Educ.|economics Econ.|economic Econ.|history Hist.|development Dev.|behavior Behav.|behaviour Behav.|social Soc.|systems Syst.|analysis Anal.|methods Methods|technology Technol.|communications Commun.'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
const DROPPED = new Set('of the and in for on a an der die das und für de la le les des et du'.split(' '));

function abbreviated(venue: string): string | null {
  const words = venue.split(' ');
  if (words.length < 2) return null;
  const out = words.flatMap((word) => (DROPPED.has(word.toLowerCase()) ? [] : [SHORT[word.toLowerCase()] ?? word]));
  const text = out.join(' ');
  return text === venue ? null : text;
}

const MACROS: Readonly<Record<string, string>> = {
  '\u0301': "'",
  '\u0300': '`',
  '\u0302': '^',
  '\u0308': '"',
  '\u0303': '~',
  '\u030c': 'v ',
  '\u0327': 'c ',
};
const asMacros = (text: string): string =>
  text.normalize('NFD').replace(/(\p{L})(\p{M})/gu, (whole, letter: string, mark: string) => {
    const macro = MACROS[mark];
    return macro === undefined ? whole.normalize('NFC') : `{\\${macro}${letter}}`;
  });

const content = (title: string): string[] => title.match(/\p{L}{5,}/gu) ?? [];

/** What people and programs do to a right reference. */

/** "Anna-Maria Lu" as "A.-M. L." */
export const initialsOf = (given: string): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((part) =>
      part
        .split('-')
        .filter(Boolean)
        .map((piece) => `${piece[0] ?? ''}.`)
        .join('-'),
    )
    .join(' ');

export const FAITHFUL: Readonly<Record<string, Change>> = {
  plain: (item) => item,
  initials: (item) =>
    changed(item, {
      ...item,
      ...(item.author === undefined
        ? {}
        : {
            author: item.author.map((name) =>
              name.given === undefined || /\d/.test(name.given)
                ? name
                : {
                    ...name,
                    given: initialsOf(name.given),
                  },
            ),
          }),
    }),
  'et al.': (item, chance) => {
    const many = item.author?.length ?? 0;
    const keep = pick([1, 1, 3, 6], chance) ?? 1;
    return item.author === undefined || many < keep + 2 ? null : { ...item, author: item.author.slice(0, keep), 'et-al': true };
  },
  'no subtitle': (item) => {
    const [head = ''] = item.title?.split(/: | – | — /) ?? [];
    return head === item.title || head.split(' ').length < 3 ? null : { ...item, title: head };
  },
  'accents lost': (item) => changed(item, eachText(item, bare)),
  'umlauts spelt': (item) =>
    changed(
      item,
      eachText(item, (text) => text.replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)),
    ),
  'a year off': (item, chance) => {
    const year = yearOf(item);
    return year === undefined || item.type === 'book' ? null : inYear(item, year + (chance() < 0.5 ? 1 : -1));
  },
  'short pages': (item) => {
    const [, first = '', last = ''] = /^(\d{2,6})\s?[-–]{1,2}\s?(\d{2,6})$/.exec(item.page ?? '') ?? [];
    if (first === '' || first.length !== last.length) return null;
    const same = [...first].findIndex((digit, at) => digit !== last[at]);
    return { ...item, page: same < 1 ? first : `${first}-${last.slice(same)}` };
  },
  'translation in brackets': (item, chance, others) => {
    const words = others.slice(0, 6).flatMap(({ title }) => content(title ?? ''));
    if (item.title === undefined || /[[\]?!()]/.test(item.title) || item.title.length < 12 || words.length < 12) return null;
    return { ...item, title: `${item.title} [${Array.from({ length: 5 }, () => pick(words, chance)).join(' ')}]` };
  },
  edition: (item, chance) =>
    item.type !== 'book' || item.title === undefined
      ? null
      : { ...item, title: `${item.title} (${pick(['2nd ed.', '3rd edition', 'Rev. ed.'], chance)})` },
  'TeX macros': (item) => changed(item, eachText(item, asMacros)),
  entities: (item) =>
    changed(
      item,
      eachText(item, (text) => text.replace(/&/g, '&amp;').replace(/['’]/g, '&#39;').replace(/–/g, '&ndash;')),
    ),
  'other hyphens': (item, chance) => {
    const sign = pick(['‐', '–', '‑'], chance) ?? '-';
    return changed(item, { ...item, ...(item.title === undefined ? {} : { title: item.title.replace(/-/g, sign) }) });
  },
  'capitals otherwise': (item, chance) => {
    const { title } = item;
    if (title === undefined) return null;
    const way = pick(
      [
        (text: string) => text.toLowerCase(),
        (text: string) => text.toUpperCase(),
        (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
      ],
      chance,
    );
    return changed(item, { ...item, title: way?.(title) ?? title });
  },
  'short venue': (item) => {
    const venue = item['container-title'];
    const short = venue === undefined ? null : abbreviated(venue);
    return short === null ? null : { ...item, 'container-title': short };
  },
  'no venue': (item) => {
    const { 'container-title': venue, publisher: _p, volume: _v, issue: _i, page: _g, ...rest } = item;
    return venue === undefined ? null : rest;
  },
};

const keep = (word: string, like: string): string => (/^\p{Lu}/u.test(like) ? word[0]?.toUpperCase() + word.slice(1) : word.toLowerCase());
const personOf = (others: readonly CslItem[], not: readonly CslName[], chance: Chance): CslName | undefined => {
  const families = new Set(not.map(({ family }) => family?.toLowerCase()));
  const names = others
    .flatMap(({ author }) => author ?? [])
    .filter(({ family, given }) => family !== undefined && given !== undefined && !families.has(family.toLowerCase()));
  return pick(names, chance);
};
const peopleOf = (item: CslItem, others: readonly CslItem[]): readonly CslName[] | null => {
  const families = new Set(item.author?.map(({ family }) => family?.toLowerCase()));
  const other = others.find(
    ({ author }) =>
      author !== undefined &&
      author.length > 0 &&
      author.every(({ family }) => family !== undefined && !families.has(family.toLowerCase())),
  );
  return item.author === undefined ? null : (other?.author ?? null);
};

/** What makes a reference wrong. */
/** A word of another title put where a word of this one stands: `put` gives what is written there. */
const withStrangeWord =
  (put: (word: string, strange: string) => string): Change =>
  (item, chance, others) => {
    const words = content(item.title ?? '');
    const word = pick(words, chance);
    const other = pick(
      others
        .flatMap(({ title }) => content(title ?? ''))
        .filter((one) => !words.some((own) => own.toLowerCase().slice(0, 4) === one.toLowerCase().slice(0, 4))),
      chance,
    );
    return word === undefined || other === undefined || words.length < 2
      ? null
      : { ...item, title: (item.title ?? '').replace(word, put(word, keep(other, word))) };
  };

export const WRONG: Readonly<Record<string, Change>> = {
  'one author exchanged': (item, chance, others) => {
    if (item.author === undefined || item.author.length < 2 || item.author.length > 6) return null;
    const person = personOf(others, item.author, chance);
    const at = Math.floor(chance() * item.author.length);
    return person === undefined ? null : { ...item, author: item.author.map((name, i) => (i === at ? person : name)) };
  },
  'authors left out': (item) => (item.author === undefined || item.author.length < 8 ? null : { ...item, author: item.author.slice(0, 6) }),
  'an author added': (item, chance, others) => {
    const person = personOf(others, item.author ?? [], chance);
    return item.author === undefined || item.author.length > 6 || person === undefined
      ? null
      : { ...item, author: [...item.author, person] };
  },
  'other authors': (item, _chance, others) => {
    const people = peopleOf(item, others);
    return people === null ? null : { ...item, author: people };
  },
  chimera: (item, _chance, others) => {
    const people = peopleOf(item, others);
    const venue = others.findLast(
      (other) => other['container-title'] !== undefined && other['container-title'] !== item['container-title'],
    );
    return people === null || venue?.['container-title'] === undefined
      ? null
      : { ...item, author: people, 'container-title': venue['container-title'] };
  },
  'title word exchanged': withStrangeWord((_, strange) => strange),
  'title word added': withStrangeWord((word, strange) => `${strange} ${word.toLowerCase()}`),
  "another work's DOI": (item, _chance, others) => {
    const other = others.find(({ DOI, title }) => DOI !== undefined && DOI !== item.DOI && title !== item.title);
    const { arxiv: _a, URL: _u, ISBN: _i, PMID: _p, ...rest } = item;
    return other?.DOI === undefined ? null : { ...rest, DOI: other.DOI };
  },
  'another venue': (item, _chance, others) => {
    if (item.type !== 'article-journal' || item['container-title'] === undefined) return null;
    const other = others.find(
      ({ type, 'container-title': venue }) =>
        type === 'article-journal' && venue !== undefined && venue.split(' ').length > 1 && venue !== item['container-title'],
    );
    return other?.['container-title'] === undefined ? null : { ...item, 'container-title': other['container-title'] };
  },
  'another year': (item, chance) => {
    const year = yearOf(item);
    return year === undefined || item.type === 'book'
      ? null
      : inYear(item, year + (chance() < 0.5 ? -1 : 1) * (3 + Math.floor(chance() * 5)));
  },
  invented: (item, chance, others) => {
    const people = peopleOf(item, others);
    const words = others.slice(0, 4).flatMap(({ title }) => content(title ?? ''));
    const title = [
      pick(words, chance),
      pick(words, chance),
      'of',
      pick(words, chance),
      pick(words, chance),
      'in',
      pick(words, chance),
    ].join(' ');
    const { DOI: _d, URL: _u, arxiv: _a, ISBN: _i, PMID: _p, ...rest } = item;
    return people === null || words.length < 8
      ? null
      : { ...rest, title: title[0]?.toUpperCase() + title.slice(1).toLowerCase(), author: people };
  },
};
