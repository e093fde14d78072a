/**
 * Right references of the kinds the other lists have not: parts of names put into the wrong field, names as other countries order them,
 * groups that wrote on behalf of somebody, whole lists of people in one field, formulas in TeX, identifiers of the book or of a page of it,
 * and lines as law reviews, Wikipedia, GOST and Spanish, Italian and Japanese journals print them. For bench/references-made.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { type Chance, type Change, one } from './references-noise.ts';
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
    const names = item.author === undefined ? null : change(item.author, chance);
    return names === null || JSON.stringify(names) === JSON.stringify(item.author) ? null : { ...item, author: [...names] };
  };
const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && /^\p{Lu}/u.test(family) && !/\d|[()]/.test(`${family}${given}`);
const named = (change: (name: CslName, at: number) => CslName): Change =>
  people((names) => names.map((name, at) => (isPerson(name) ? change(name, at) : name)));
export const letters = (given = ''): string => given.replace(/(?<=\p{L})\p{L}+\.?/gu, '').replace(/[.\s]/g, '');
const replaced = (...pairs: readonly (readonly [RegExp, string])[]): Change =>
  titled((title) => pairs.reduce((text, [from, to]) => text.replace(from, to), title));
const withDoi =
  (change: (doi: string) => string): Change =>
  (item) =>
    item.DOI === undefined || change(item.DOI) === item.DOI ? null : { ...item, DOI: change(item.DOI) };
const list = (names: readonly CslName[], between: string): CslName[] | null =>
  names.length < 2 || !names.every(isPerson)
    ? null
    : [{ family: names.map(({ family, given }) => `${letters(given).split('').join('. ')}. ${family}`).join(between) }];
const SLAVIC = /(?:ov|ev|in|sky|skii|skiy|enko|yov|ova|eva|aya|chuk)$/;
const slavic = (pairs: readonly (readonly [RegExp, string])[]): Change =>
  named((name) =>
    SLAVIC.test(name.family ?? '')
      ? { ...name, family: pairs.reduce((text, [from, to]) => text.replace(from, to), name.family ?? '') }
      : name,
  );

export const FURTHER: Readonly<Record<string, Change>> = {
  'initials for family names': named((name) => ({ family: name.given ?? '', given: `${(name.family ?? '')[0]}.` })),
  'Jr. behind the family name': people((names) =>
    names.map((name, at) => (at === 0 && isPerson(name) ? { ...name, family: `${name.family} Jr.` } : name)),
  ),
  'III behind the given names': people((names) =>
    names.map((name, at) => (at === 0 && isPerson(name) ? { ...name, given: `${name.given} III` } : name)),
  ),
  'Sir before a name': people((names) =>
    names.map((name, at) => (at === 0 && isPerson(name) ? { ...name, given: `Sir ${name.given}` } : name)),
  ),
  'particles lost': named((name) => ({
    ...name,
    family: (name.family ?? '').replace(/^(?:(?:van|von|de|der|den|la|di|da|dos|del|al|el)[ -])+(?=\p{L})/iu, ''),
  })),
  'Mac and O’ spaced': named((name) => ({
    ...name,
    family: (name.family ?? '').replace(/^(Mac|Mc|O['’]|De|Di|Le|La)(?=\p{Lu})/u, '$1 ').replace("' ", ' '),
  })),
  'given names of two syllables run together': named((name) => ({
    ...name,
    given: (name.given ?? '').replace(/^(\p{Lu}\p{Ll}+)[- ](\p{L}\p{Ll}+)$/u, (_, a: string, b: string) => a + b.toLowerCase()),
  })),
  'given names of two syllables as one initial': named((name) => ({
    ...name,
    given: (name.given ?? '').replace(/^(\p{Lu})\p{Ll}+-\p{L}\p{Ll}+$/u, '$1.'),
  })),
  'Slavic names as Germans spell them': slavic([
    [/ch/g, 'tsch'],
    [/Ch/g, 'Tsch'],
    [/sh/g, 'sch'],
    [/Sh/g, 'Sch'],
    [/v/g, 'w'],
    [/zh/g, 'sch'],
    [/y$/, 'i'],
    [/kh/g, 'ch'],
  ]),
  'Slavic names as scholars spell them': slavic([
    [/ch/g, 'č'],
    [/Ch/g, 'Č'],
    [/sh/g, 'š'],
    [/Sh/g, 'Š'],
    [/zh/g, 'ž'],
    [/Zh/g, 'Ž'],
    [/(?:y|iy|ii)$/, 'ij'],
    [/y/g, 'j'],
  ]),
  'umlauts for ae, oe and ue': named((name) => ({
    ...name,
    family: (name.family ?? '').replace(/(?<![aeqiou])[aou]e(?=[a-z])/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair),
  })),
  'the family name twice': people((names) =>
    names.map((name, at) => (at === 0 && isPerson(name) ? { ...name, given: `${name.given} ${name.family}` } : name)),
  ),
  'a group on whose behalf they wrote': people((names, chance) => [
    ...names,
    { literal: one(['on behalf of the STRIDE Investigators', 'for the CAPRIE Study Group', 'and the ATLAS Collaboration'], chance) },
  ]),
  'a group before them': people((names) => [{ literal: 'ATLAS Collaboration' }, ...names]),
  'a translator among them': people((names) => [...names, { family: 'Howard', given: 'Richard (Trans.)' }]),
  'the editor for the authors': (item) =>
    item.editor === undefined || item.author === undefined ? null : { ...item, author: item.editor },
  'all between semicolons': people((names) =>
    names.length < 2 || !names.every(isPerson)
      ? null
      : [{ family: names.map(({ family, given }) => `${family}, ${letters(given).split('').join('.')}.`).join('; ') }],
  ),
  'all between commas': people((names) => list(names, ', ')),
  'all between ampersands': people((names) => list(names, ' & ')),
  'et al. as a person': people((names) => (names.length < 3 ? null : [...names.slice(0, 1), { family: 'et al.' }])),
  'a town behind the first': people((names) =>
    names.map((name, at) => (at === 0 && isPerson(name) ? { ...name, family: `${name.family} (Oxford)` } : name)),
  ),
  'the subtitle alone': titled((title) => {
    const [, tail = ''] = title.split(': ');
    return tail.split(' ').length < 5 ? title : tail;
  }),
  'words of its language behind it': titled(
    (title, chance) =>
      `${title} ${one(['[in Russian]', '(in Chinese)', '(en español)', '[Article in German]', '(in Japanese with English abstract)'], chance)}`,
  ),
  'another title behind it': titled((title) => `${title} = A study of its forms and uses`),
  'what it is behind it': titled(
    (title, chance) =>
      `${title} ${one(['(forthcoming)', '(with discussion)', '[Editorial]', '(extended abstract)', '(unpublished manuscript)', '(invited paper)'], chance)}`,
  ),
  'a number of a working paper behind it': titled((title) => `${title} (NBER Working Paper No. 12345)`),
  'abbreviations written out': replaced(
    [/\bDNA\b/g, 'deoxyribonucleic acid'],
    [/\bRNA\b/g, 'ribonucleic acid'],
    [/\bHIV\b/g, 'human immunodeficiency virus'],
    [/\bAI\b/g, 'artificial intelligence'],
    [/\bMRI\b/g, 'magnetic resonance imaging'],
    [/\bCOVID-19\b/g, 'coronavirus disease 2019'],
    [/\bWHO\b/g, 'World Health Organization'],
  ),
  'abbreviations behind what they mean': replaced([
    /\b(\p{Ll})(\p{Ll}{4,}) (\p{Ll})(\p{Ll}{4,}) (\p{Ll})(\p{Ll}{4,})/gu,
    '$1$2 $3$4 $5$6 (ABC)',
  ]),
  '& for and': replaced([/ and /g, ' & '], [/ und /g, ' & '], [/ et /g, ' & ']),
  'Greek letters in TeX': replaced(
    [/α|\balpha\b/gi, '$\\alpha$'],
    [/β|\bbeta\b/gi, '$\\beta$'],
    [/γ|\bgamma\b/gi, '$\\gamma$'],
    [/μ/g, '$\\mu$'],
  ),
  'formulas in TeX': replaced([/\b([A-Z][A-Za-z]?)(\d)\b/g, '\\ce{$1$2}']),
  'formulas in tags': replaced([/\b([A-Z][A-Za-z]?)(\d)\b/g, '$1<sub>$2</sub>']),
  'parts counted otherwise': replaced(
    [/\bPart ([IVX]+)\b/g, 'Pt. $1'],
    [/\bPart (\d)/g, 'Pt. $1'],
    [/\bVolume (\d)/g, 'Vol. $1'],
    [/ I{1}$/, ' 1'],
    [/ II$/, ' 2'],
  ),
  'years of a span cut': replaced([/\b(1\d|20)(\d\d)[-–](?:\1)(\d\d)\b/g, '$1$2–$3']),
  'years of a span in words': replaced([/\b(\d{4})[-–](\d{4})\b/g, 'from $1 to $2']),
  'words run together': titled((title) => title.replace(/(?<= )(\p{Ll}{4,}) (\p{Ll}{4,})(?= )/u, '$1$2')),
  'a word twice': titled((title) => title.replace(/(?<= )(of|the|in|and)(?= )/u, '$1 $1')),
  'the volume lost and the year in its place': (item) =>
    item.volume === undefined ? null : { ...item, volume: String(item.issued?.['date-parts']?.[0]?.[0] ?? '') },
  'a series as its place': (item) =>
    item.type === 'paper-conference' || item.type === 'chapter'
      ? { ...item, 'container-title': 'Lecture Notes in Computer Science' }
      : null,
  'the DOI of the book': withDoi((doi) => doi.replace(/(?<=97[89][\d-]{10,})[._][\w-]+$/, '')),
  'the DOI of a page of it': withDoi((doi) => `${doi}/full`),
  'the DOI with what follows it': withDoi((doi) => `${doi}).`),
};

export const family = ({ family: name, literal }: CslName): string => name ?? literal ?? '';
export const authors = (item: CslItem): readonly CslName[] => (item.author ?? item.editor ?? []).filter((name) => family(name) !== '');
export const yearOf = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? '');
export const where = (item: CslItem): string => item['container-title'] ?? item.publisher ?? '';
const behind = (name: CslName): string =>
  [
    family(name),
    letters(name.given)
      .split('')
      .map((letter) => `${letter}.`)
      .join(' '),
  ]
    .filter(Boolean)
    .join(' ');
const before = (name: CslName): string =>
  [
    letters(name.given)
      .split('')
      .map((letter) => `${letter}.`)
      .join(' '),
    family(name),
  ]
    .filter(Boolean)
    .join(' ');
const whole = (name: CslName): string => [name.given, family(name)].filter(Boolean).join(' ');
export const form =
  (write: (item: CslItem, title: string, year: string) => string): LineChange =>
  (_line, title, _chance, item) =>
    item === undefined || authors(item).length === 0 || title === '' || yearOf(item) === ''
      ? null
      : write(item, title, yearOf(item)).replace(/\s+/g, ' ').trim();

/** Lines as other countries and trades print them, and what befalls a line. */
export const ELSEWHERE: Readonly<Record<string, LineChange>> = {
  'as law reviews print it': form(
    (item, title, year) =>
      `${authors(item).map(whole).join(' & ')}, ${title}, ${item.volume ?? ''} ${where(item).toUpperCase()} ${item.page ?? ''} (${year}) (arguing that the effect is small).`,
  ),
  'as GOST has it': form(
    (item, title, year) =>
      `${authors(item).slice(0, 1).map(behind)} ${title} / ${authors(item).map(before).join(', ')} // ${where(item)}. – ${year}. – ${item.volume === undefined ? '' : `Т. ${item.volume}. – `}${item.page === undefined ? '' : `С. ${item.page}.`}`,
  ),
  'in Spanish': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => `${family(name).toUpperCase()}, ${name.given ?? ''}`)
        .join(
          ' y ',
        )} (${year}): «${title}», ${where(item)}${item.volume === undefined ? '' : `, vol. ${item.volume}`}${item.issue === undefined ? '' : `, núm. ${item.issue}`}${item.page === undefined ? '' : `, págs. ${item.page}`}.`,
  ),
  'in Italian': form(
    (item, title, year) =>
      `${authors(item).map(before).join(' – ')}, ${title}, in «${where(item)}», ${item.volume ?? ''} (${year})${item.page === undefined ? '' : `, pp. ${item.page}`}.`,
  ),
  'in Japanese marks': form(
    (item, title, year) =>
      `${authors(item).map(whole).join('・')}「${title}」『${where(item)}』${item.volume === undefined ? '' : `第${item.volume}巻`}${item.issue === undefined ? '' : `第${item.issue}号`}、${year}年${item.page === undefined ? '' : `、${item.page}頁`}。`,
  ),
  'a template of Wikipedia': form(
    (item, title, year) =>
      `{{cite journal |last=${family(authors(item)[0] ?? {})} |first=${authors(item)[0]?.given ?? ''} |title=${title} |journal=${where(item)} |volume=${item.volume ?? ''} |pages=${item.page ?? ''} |date=${year}}}`,
  ),
  'a row of a table': form((item, title, year) =>
    `${year}\t${authors(item).map(behind).join(', ')}\t${title}\t${where(item)}`.replaceAll('\t', ', '),
  ),
  'blanks behind points lost': (line) => line.replace(/(?<=[\p{L}\d)][.,:;]) (?=\p{L})/gu, ''),
  'points doubled': (line) => line.replace(/\. /g, '.. ').replace(/, /g, ',, '),
  'a year misread': (line) =>
    /\b20\d\d\b/.test(line) ? line.replace(/\b20(\d)(\d)\b/, (_, a: string, b: string) => `2O${a}${b === '1' ? 'l' : b}`) : null,
  'hyphens at the ends of lines': (line) =>
    line
      .replace(/(?<=.{40} \p{Ll}{3})(?=\p{Ll}{3})/gu, '- ')
      .replace(/((?:[^-]*- ){2}).*$/u, (whole, head: string) => head + whole.slice(head.length).replaceAll('- ', '')),
  'cut off at its end': (line) => (line.length < 120 ? null : line.slice(0, Math.floor(line.length * 0.8))),
  'a running head behind it': (line) => `${line} 1432 IEEE TRANSACTIONS ON INFORMATION THEORY, VOL. 12, NO. 3`,
  'another behind it': (line) => `${line}; see also Smith 2010, at 12`,
  'a comment before it': (line) => `For a good overview of this, see ${line}`,
};
