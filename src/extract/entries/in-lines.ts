/**
 * Entries that are set in lines, each a part, as Manubot prints them: the title alone, below it the people by full names, below these the
 * journal with the day in brackets and an address. With the lines known nothing is to be guessed; joined, they would run into one another.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseNames } from '../../text/people/printed.ts';
import { type ParsedReference, parseReference } from '../reference.ts';
import { asPrinted } from './reference.ts';

/** "PLOS Computational Biology (2016-01-19) https://…": where the work appeared, the day, and what it is found by. */
const APPEARED = /^([^\n]{0,200}?)\s?\((\d{4})(?:-(\d{2}))?(?:-(\d{2}))?\)(?:\s+(?:https?:\/\/|doi|DOI|10\.\d{4}).*)?$/;
const FOUND_BY = /https?:\/\/|\b(?:DOI|ISBN)\b|\b10\.\d{4,9}\//i;
/** One person, given names first. */
const PERSON =
  /^\p{Lu}[\p{L}\p{M}.’'-]{0,30}(?:\s(?:\p{Lu}[\p{L}\p{M}.’'-]{0,30}|van|von|de|der|den|del|della|di|da|do|dos|das|du|la|le|el|al|ter|ten|bin|ibn|y|zu|af|av)){1,5}$/u;
/** What stands for the people left out, and the last of them. */
const LEFT_OUT = /,?\s?…\s?.*$/s;

const BROKEN = /(?:[,:;–-]|\s(?:and|or|of|the|a|an|in|on|at|by|for|from|to|with|und|der|die|das|von|de|du|des|la|le|et|y|el|&))$/i;

/** Fields that such an entry prints outside its three lines. */
const KEPT = ['DOI', 'PMID', 'PMCID', 'URL', 'ISBN', 'arxiv', 'type'] as const;

/** The parts of an entry by its lines; undefined where it is not set so. */
export function partsInLines(words: string): ParsedReference | undefined {
  if (!words.includes('\n') || words.length > 3_000) return undefined;
  const lines = words.split('\n').map((line) => line.trim());
  const at = APPEARED.test(lines[2] ?? '') ? 2 : APPEARED.test(lines[1] ?? '') ? 1 : -1;
  if (at < 0) return asOnProfiles(lines, words);
  const [, venue = '', ...day] = APPEARED.exec(lines[at] ?? '') ?? [];
  const [title = ''] = lines;
  if (lines.length > at + 4 || title.length < SHORTEST_TITLE || !FOUND_BY.test(lines.slice(at).join(' '))) return undefined;
  // Where the print was broken, a line ends in the midst of something.
  if (lines.slice(0, at).some((line) => BROKEN.test(line)) || /^(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}\p{Ll}+,/u.test(title)) return undefined;
  const people = at === 2 ? peopleIn(lines[1] ?? '') : {};
  if (people === null) return undefined;
  const raw = asPrinted(words);
  const { fields: guessed, spans, confidence } = parseReference(raw);
  const date = day.flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const fields: CslItem = {
    ...Object.fromEntries(KEPT.flatMap((name) => (guessed[name] === undefined ? [] : [[name, guessed[name]]]))),
    ...people,
    title,
    ...(venue === '' ? {} : { 'container-title': venue }),
    issued: { 'date-parts': [date] },
  };
  const placed = (part: string, from: number): readonly Span[] => {
    const start = part === '' ? -1 : raw.indexOf(part, from);
    return start < 0 ? [] : [{ start, end: start + part.length }];
  };
  const behind = title.length;
  const own: Record<string, readonly Span[]> = {
    title: placed(title, 0),
    author: at === 2 ? placed(lines[1] ?? '', behind) : [],
    'container-title': placed(venue, behind),
    issued: placed(day.filter((part) => part !== undefined).join('-'), behind),
  };
  const kept = Object.entries(spans).filter(([name]) => KEPT.some((one) => one === name));
  return { fields, spans: Object.fromEntries([...kept, ...Object.entries(own).filter(([, list]) => list.length > 0)]), confidence };
}

/** "Journal of Hedges 12 (3), 45-67, 2013", "Conference on Hedges, 2013": where and when, as profiles of persons and of search engines print it. */
const WHERE =
  /^(?<venue>\p{L}[^\n]{1,200}?)(?:,?\s(?<volume>\d{1,4})(?:\s?\((?<issue>[\w/–-]{1,12})\))?)?(?:,\s?(?<page>[A-Za-z]{0,2}\d{1,7}(?:[-–]\d{1,7})?))?,\s(?<year>(?:1[5-9]|20)\d{2})\.?$/u;
const isPeople = (line: string): boolean =>
  line
    .replace(LEFT_OUT, '')
    .split(/,\s/)
    .every((one) => PERSON.test(one));

/** An entry of three lines, the title and the people in either order and below them where it appeared; undefined where one of them is none. */
function asOnProfiles(lines: readonly string[], words: string): ParsedReference | undefined {
  const [first = '', second = '', third = '', ...more] = lines;
  const { venue, volume, issue, page, year } = WHERE.exec(third)?.groups ?? {};
  if (more.length > 0 || venue === undefined || year === undefined || isPeople(first) === isPeople(second)) return undefined;
  const [title, people] = isPeople(second) ? [first, second] : [second, first];
  if (title.length < SHORTEST_TITLE) return undefined;
  const raw = asPrinted(words);
  const { confidence } = parseReference(raw);
  const from = raw.length - asPrinted(third).length;
  const parts = { title, author: people, 'container-title': venue, volume, issue, page, issued: year };
  const spans = Object.entries(parts).flatMap(([name, part]) => {
    const start =
      part === undefined
        ? -1
        : raw.indexOf(part, name === 'title' || name === 'author' ? 0 : name === 'issued' ? raw.lastIndexOf(part) : from);
    return part === undefined || start < 0 ? [] : [[name, [{ start, end: start + part.length }]] as const];
  });
  const fields: CslItem = {
    title,
    ...peopleIn(people),
    'container-title': venue,
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(page === undefined ? {} : { page }),
    issued: { 'date-parts': [[Number(year)]] },
  };
  return { fields, spans: Object.fromEntries(spans), confidence };
}
const SHORTEST_TITLE = 8;

/** Whom a line names; null where it is no line of people. */
function peopleIn(line: string): Pick<CslItem, 'author' | 'et-al'> | null {
  const named = line.replace(LEFT_OUT, '');
  const etAl = named.length < line.length;
  if (named.split(/,\s/).every((one) => PERSON.test(one))) {
    return { author: named.split(/,\s/).map(personFrom), ...(etAl ? { 'et-al': true } : {}) };
  }
  return line.length < 150 && /^\p{L}/u.test(line) && !/[.?!:]$|https?:/.test(line) ? { author: [{ literal: line }] } : null;
}

/** "Nathalie Percie du Sert": the last word is the family, small words before it belong to it. */
function personFrom(name: string): CslName {
  const [, given = '', particle, family = ''] = /^(.*?)\s((?:\p{Ll}[\p{L}’']{0,6}\s){1,3})?(\S+)$/u.exec(name) ?? [];
  if (family === '' || SUFFIX.test(family)) return parseNames(name).names[0] ?? { literal: name };
  return { family, given, ...(particle === undefined ? {} : { 'non-dropping-particle': particle.trim() }) };
}
const SUFFIX = /^(?:Jr|Sr|II|III|IV|MD|PhD)\.?$/;
