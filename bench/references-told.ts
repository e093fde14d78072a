/**
 * How works are read that are told as people and language models tell them in answers, "“Hedges in winter” by Ada Roe and Bo Poe (Journal of Gardens, 2020)": each
 * of twenty forms is made of real records and parsed. Usage: `npx tsx bench/references-told.ts --from RECORDS.csl.jsonl(.gz) [--each 300] [--seed 1] [--show FORM]`.
 * For every form the share of references whose title, people, venue and year come out right, and all four (`whole`); a venue that is not told must not be read.
 * `--show` prints what is wrong of one form. Prints one JSON object.
 */
import { parseArgs } from 'node:util';
import type { CslItem, CslName } from '../src/model/csl.ts';
import { parseReference } from '../src/parse.ts';
import { fold } from '../src/text/fold.ts';
import { chanceOf } from './references-noise.ts';
import { records } from './references-print.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    each: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
  },
});
if (values.from === undefined) throw new Error('Name the records with --from; see the head of this file.');

/** What a form tells of. */
interface Work {
  readonly title: string;
  readonly people: readonly CslName[];
  readonly venue: string;
  readonly year: number;
}
/** A reference in words, how many of the people it names, and whether it says where the work appeared. */
interface Told {
  readonly line: string;
  readonly named: number;
  readonly venue: boolean;
}

const spoken = (name: CslName): string => [name.given, name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
const initials = (given = ''): string => (given.match(/(?<!\p{L})\p{L}/gu) ?? []).map((letter) => `${letter.toUpperCase()}.`).join(' ');
const turned = (name: CslName): string => `${name.family ?? ''}, ${initials(name.given)}`;
const joined = (names: readonly string[], and = 'and'): string =>
  names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(', ')}, ${and} ${names.at(-1) ?? ''}`;
/** Whole names; of many only the first. */
const people = ({ people: all }: Work): readonly [words: string, named: number] =>
  all.length > 5 ? [`${spoken(all[0] ?? {})} et al.`, 1] : [joined(all.map(spoken)), all.length];
/** Family names; of more than two only the first. */
const families = ({ people: all }: Work): readonly [words: string, named: number] =>
  all.length > 2 ? [`${all[0]?.family ?? ''} et al.`, 1] : [all.map(({ family = '' }) => family).join(' & '), all.length];

const of =
  (who: typeof people, venue: boolean, line: (work: Work, names: string) => string): ((work: Work) => Told) =>
  (work) => {
    const [names, named] = who(work);
    return { line: line(work, names), named, venue };
  };

const FORMS: Readonly<Record<string, (work: Work) => Told>> = {
  'by-bracket': of(people, true, ({ title, venue, year }, names) => `"${title}" by ${names} (${venue}, ${year})`),
  'by-turned': of(
    ({ people: all }) => [joined(all.slice(0, 5).map(turned), '&'), Math.min(all.length, 5)],
    true,
    ({ title, venue, year }, names) => `"${title}" by ${names} (${year}), ${venue}`,
  ),
  'by-year': of(people, false, ({ title, year }, names) => `"${title}" by ${names} (${year})`),
  'year-by': of(people, false, ({ title, year }, names) => `"${title}" (${year}) by ${names}`),
  'by-published': of(people, true, ({ title, venue, year }, names) => `"${title}" by ${names}, published in ${venue} (${year})`),
  'by-year-published': of(people, true, ({ title, venue, year }, names) => `"${title}" by ${names} (${year}). Published in ${venue}.`),
  'by-commas': of(people, true, ({ title, venue, year }, names) => `"${title}" by ${names}, ${venue}, ${year}`),
  'plain-bracket': of(people, true, ({ title, venue, year }, names) => `${title} by ${names} (${venue}, ${year})`),
  'plain-year': of(people, false, ({ title, year }, names) => `${title} by ${names} (${year})`),
  'plain-stop': of(people, true, ({ title, venue, year }, names) => `${title} by ${names}. ${venue}, ${year}.`),
  'families-venue': of(families, true, ({ title, venue, year }, names) => `"${title}" (${names}, ${year}, ${venue})`),
  'families-year': of(families, false, ({ title, year }, names) => `"${title}" (${names}, ${year})`),
  dashes: of(people, true, ({ title, venue, year }, names) => `"${title}" – ${names} – ${venue}, ${year}`),
  'dash-commas': of(people, true, ({ title, venue, year }, names) => `${title} — ${names}, ${venue} (${year})`),
  commas: of(people, true, ({ title, venue, year }, names) => `${title}, ${names}, ${venue}, ${year}`),
  'venue-first': of(people, true, ({ title, venue, year }, names) => `"${title}," ${venue} (${year}), ${names}`),
  'families-dash': of(families, true, ({ title, venue, year }, names) => `${names} (${year}) – ${title}, ${venue}`),
  'families-quoted': of(families, true, ({ title, venue, year }, names) => `${names} (${year}). "${title}." ${venue}.`),
  'families-bracket': of(families, true, ({ title, venue, year }, names) => `${names}, "${title}" (${venue} ${year})`),
  colon: of(people, true, ({ title, venue, year }, names) => `${names}: ${title}. ${venue} ${year}.`),
};

/** Records that have what a form tells, in letters that no form needs for itself. */
function workOf(item: CslItem): Work[] {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  const title = (item.title ?? '').replace(/\.$/, '');
  const venue = item['container-title'] ?? '';
  const names = item.author ?? [];
  const plain = ({ family = '', given = '' }: CslName): boolean => family !== '' && given !== '' && !/[<>&]/.test(family + given);
  const usable = title.split(' ').length >= 3 && title.length <= 180 && venue !== '' && !/[<>"“”]/.test(title + venue);
  return usable && year !== undefined && year >= 1500 && year < 2030 && names.length > 0 && names.every(plain)
    ? [{ title, people: names, venue, year }]
    : [];
}

const works: Work[] = [];
for (const item of records(values.from)) works.push(...workOf(item));
const chance = chanceOf(Number(values.seed));
const drawn = Array.from({ length: Math.min(Number(values.each), works.length) }, () => works[Math.floor(chance() * works.length)] as Work);

const same = (one: string, other: string): boolean => fold(one) === fold(other);
const PARTS = ['title', 'people', 'venue', 'year'] as const;

/** Of a family name its last word: that the one before it belongs to it too ("Stilck França") is not to be seen in print. */
const lastOf = (family = ''): string => fold(family).split(' ').at(-1) ?? '';

/** Which parts of a work come out right. */
function rightOf(work: Work, { line, named, venue }: Told): Readonly<Record<(typeof PARTS)[number], boolean>> {
  const { fields } = parseReference(line);
  const found = fields.author ?? [];
  const where = [fields['container-title'], fields.publisher, fields['collection-title']].filter((one) => one !== undefined);
  return {
    title: same(fields.title ?? '', work.title),
    people:
      found.length === named && found.every(({ family, literal }, at) => lastOf(family ?? literal) === lastOf(work.people[at]?.family)),
    venue: venue ? where.some((one) => same(one, work.venue)) : fields['container-title'] === undefined,
    year: fields.issued?.['date-parts']?.[0]?.[0] === work.year,
  };
}

const share = (count: number): number => Math.round((1000 * count) / drawn.length) / 1000;
const told = Object.entries(FORMS).map(([name, form]) => {
  const all = drawn.map((work) => ({ told: form(work), right: rightOf(work, form(work)) }));
  if (name === values.show)
    for (const { told: one, right } of all)
      if (PARTS.some((part) => !right[part])) process.stderr.write(`${PARTS.filter((part) => !right[part]).join(', ')}: ${one.line}\n`);
  const parts = Object.fromEntries(PARTS.map((part) => [part, share(all.filter(({ right }) => right[part]).length)]));
  return [name, { ...parts, whole: share(all.filter(({ right }) => PARTS.every((part) => right[part])).length) }] as const;
});
process.stdout.write(`${JSON.stringify({ records: drawn.length, forms: Object.fromEntries(told) }, null, 1)}\n`);
