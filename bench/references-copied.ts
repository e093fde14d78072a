/**
 * Right references as they are copied together from web pages, title pages and other alphabets: what pages put before and behind a title,
 * degrees and numbers of institutions beside names, letters that one keyboard has and another has not, years of other calendars,
 * identifiers with a slip. For bench/references-made.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { type Chance, type Change, one } from './references-noise.ts';
import type { LineChange } from './references-untidy.ts';

const titled =
  (change: (title: string, chance: Chance) => string): Change =>
  (item, chance) => {
    if (item.title === undefined) return null;
    const title = change(item.title, chance).replace(/\s+/g, ' ').trim();
    return title === item.title ? null : { ...item, title };
  };
const named =
  (change: (name: CslName, chance: Chance, at: number) => CslName): Change =>
  (item, chance) => {
    const author = item.author?.map((name, at) => change(name, chance, at));
    return author === undefined || JSON.stringify(author) === JSON.stringify(item.author) ? null : { ...item, author };
  };
const everywhere =
  (change: (text: string) => string): Change =>
  (item) => {
    const name = ({ family, given, literal, ...rest }: CslName): CslName => ({
      ...rest,
      ...(family === undefined ? {} : { family: change(family) }),
      ...(given === undefined ? {} : { given: change(given) }),
      ...(literal === undefined ? {} : { literal: change(literal) }),
    });
    const next: CslItem = {
      ...item,
      ...(item.title === undefined ? {} : { title: change(item.title) }),
      ...(item.author === undefined ? {} : { author: item.author.map(name) }),
    };
    return JSON.stringify(next) === JSON.stringify(item) ? null : next;
  };
const letters = (pairs: string): Change => {
  const table = new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')] as const));
  return everywhere((text) => [...text].map((letter) => table.get(letter) ?? letter).join(''));
};
const inYear =
  (by: number): Change =>
  (item) => {
    const year = item.issued?.['date-parts']?.[0]?.[0];
    return year === undefined ? null : { ...item, issued: { 'date-parts': [[year + by]] } };
  };
const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && !/\d|[()]/.test(`${family}${given}`);
const withDoi =
  (change: (doi: string, chance: Chance) => string): Change =>
  (item, chance) =>
    item.DOI === undefined ? null : { ...item, DOI: change(item.DOI, chance) };

export const COPIED: Readonly<Record<string, Change>> = {
  'what a search engine puts before it': titled(
    (title, chance) => `${one(['[PDF] ', '(PDF) ', '[HTML] ', '[BOOK] ', '[CITATION] '], chance)}${title}`,
  ),
  'what a page puts behind it': titled(
    (title, chance) =>
      `${title}${one([' | SpringerLink', ' - ScienceDirect', ' | Nature', ' | Oxford Academic', ' - PubMed', ' | JSTOR', ' - Wikipedia', ' – The New York Times'], chance)}`,
  ),
  'the number of an abstract before it': titled(
    (title, chance) => `${one(['Abstract P1-04: ', 'P-123. ', 'OP07 ', 'Poster 12: ', 'Keynote: '], chance)}${title}`,
  ),
  'its section before it': titled(
    (title, chance) => `${one(['Review: ', 'Original Article: ', 'Editorial: ', 'Letter: ', 'News: '], chance)}${title}`,
  ),
  'the place and year of a meeting behind it': titled(
    (title, chance) => `${title} (${one(['ICML 2018', 'Vienna 2006', 'CHI ’12', 'LREC 2010'], chance)})`,
  ),
  'a foot-note mark behind it': titled((title, chance) => `${title}${one(['*', '†', '¹', ' ☆'], chance)}`),
  'apostrophes lost': titled((title) => title.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')),
  'question marks lost': titled((title) => title.replace(/[?!]/g, '')),
  'a stroke spaced': titled((title) => title.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' / ')),
  'a stroke in words': titled((title) => title.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' and ')),
  'per cent in words': titled((title) => title.replace(/(?<=\d)\s?%/g, ' per cent')),
  'quotation marks lost': titled((title) => title.replace(/["“”«»„]/g, '')),
  'all in inverted commas': titled((title) => `'${title}'`),
  'dots for colons': titled((title) => title.replace(/:/g, '.')),
  'commas for colons': titled((title) => title.replace(/:/g, ',')),
  'degrees behind names': named((name, chance) =>
    isPerson(name) ? { ...name, given: `${name.given}, ${one(['MD', 'PhD', 'MD, PhD', 'M.Sc.', 'RN'], chance)}` } : name,
  ),
  'Dr. before names': named((name, chance) =>
    isPerson(name) ? { ...name, given: `${one(['Dr.', 'Prof.', 'Prof. Dr.', 'Mr.'], chance)} ${name.given}` } : name,
  ),
  'numbers of institutions behind names': named((name, _chance, at) =>
    isPerson(name) ? { ...name, family: `${name.family}${at + 1}` } : name,
  ),
  'a star behind a name': named((name) => (isPerson(name) ? { ...name, family: `${name.family}*` } : name)),
  'editors called so': named((name) => (isPerson(name) ? { ...name, given: `${name.given} (Ed.)` } : name)),
  'names in small letters': named((name) =>
    isPerson(name) ? { family: (name.family ?? '').toLowerCase(), given: (name.given ?? '').toLowerCase() } : name,
  ),
  'full-width letters': everywhere((text) => text.replace(/[A-Za-z0-9]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))),
  'Cyrillic letters that look Latin': everywhere((text) =>
    /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? text.replace(/[aeopcx]/g, (letter) => 'аеорсх'['aeopcx'.indexOf(letter)] ?? letter) : text,
  ),
  'ß and ł and ø plain': letters('ßss łl Łl øo Øo ıi đd Đd æae ŒOE œoe þth ðd'),
  'Turkish letters plain': letters('ıi İI ğg ĞG şs ŞS çc ÇC öo ÖO üu ÜU'),
  'Arabic letters of another keyboard': letters('يی كک ةه أا إا آا ىی'),
  'ё without its dots': letters('ёе ЁЕ'),
  'joiners lost': everywhere((text) => text.replace(/\u200c/g, '')),
  'joiners made spaces': everywhere((text) => text.replace(/\u200c/g, ' ')),
  'vowel signs lost': everywhere((text) => text.replace(/[\u0591-\u05c7\u064b-\u065f]/g, '')),
  'Chinese full stops and commas plain': titled((title) => title.replace(/[，。：；？！（）《》“”]/g, ' ')),
  'spaces of Korean lost': titled((title) => title.replace(/(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '')),
  'spaces between Chinese letters': titled((title) => title.replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, ' ')),
  'years of the Buddha': inYear(543),
  'years of the Hijra': inYear(-621),
  'a year of two slips': inYear(11),
  'a DOI with a slip': withDoi((doi) => doi.replace(/(\d)(\D*)$/, (_, digit, rest) => `${(Number(digit) + 3) % 10}${rest}`)),
  'a DOI cut off': withDoi((doi) => doi.slice(0, -2)),
  'a DOI of a version': withDoi((doi) => `${doi}v2`),
  'a DOI with its prefix twice': withDoi((doi) => `https://doi.org/doi:${doi}`),
};

/** What stands round a printed reference. */
export const BESIDE: Readonly<Record<string, LineChange>> = {
  'Available at its end': (line) => `${line} Available at: http://www.jstor.org/stable/2346178 [Accessed 12 May 2020].`,
  'a DOI that is none': (line) => `${line} doi: 10.`,
  'where it was cited': (line) => `${line} (cited in Chapters 2 and 4)`,
  'a date of print': (line) => `${line} Printed 03/12/2019`,
  'a licence': (line) => `${line} © 2019 The Authors. CC BY 4.0`,
  'a PMID': (line) => `${line} PMID: 99999999.`,
  'a key before it': (line) => `smith2019hedges: ${line}`,
  'a box before it': (line) => `☐ ${line}`,
  'stars for its worth': (line) => `${line} ★★★☆☆`,
  'in JSON': (line, title) => (title === '' ? null : `"${line.replaceAll('"', "'")}",`),
  'within brackets': (line) => `(${line.replace(/\.$/, '')})`,
  'a line number before it': (line) => `312 ${line}`,
};
