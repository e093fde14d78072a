/**
 * How lists of names are read: those of real records, printed in some thirty manners. Usage: `npx tsx bench/names.ts --from RECORDS.csl.jsonl(.gz) [--lists 2000]
 * [--seed 1] [--show MANNER [--reader bibtex]]`. For every manner the share of lists that come out whole, each person with family and given name as printed, by each of the readers:
 * `printed` (references and tables), `bibtex` (a field of a .bib file). `--show` prints what is wrong of one manner as one reader (else `printed`) has it. Prints one JSON object.
 */
import { parseArgs } from 'node:util';
import type { CslName } from '../src/model/csl.ts';
import { parseNames as parseBibtex } from '../src/read/bibtex/names.ts';
import { peopleIn } from '../src/read/sheet/people.ts';
import { parseNames } from '../src/text/people/printed.ts';
import { chanceOf } from './references-noise.ts';
import { records } from './references-print.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    lists: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
    reader: { type: 'string' },
  },
});
if (values.from === undefined) throw new Error('Name the records with --from; see the head of this file.');

const family = (name: CslName): string => [name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
const shortOf = (word: string, stop: string): string =>
  word
    .split('-')
    .map((part) => `${part.charAt(0).toUpperCase()}${stop}`)
    .join('-');
/** "Mary-Ann K." as "M.-A. K.", or with other signs between. */
const initials = (name: CslName, stop = '.', between = ' '): string =>
  (name.given ?? '')
    .split(/[\s.]+(?!-)/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => shortOf(word, stop))
    .join(between);
const full = (name: CslName): string => name.given ?? '';
const chain = (names: readonly string[], between: string, last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(between)}${last}${names.at(-1) ?? ''}`;

type One = (name: CslName) => string;
/** How one name is written, what stands between two, and before the last. */
interface Manner {
  readonly first: One;
  readonly rest?: One;
  readonly given: One;
  readonly between: string;
  readonly last?: string;
  /** Of longer lists only so many, with these words behind. */
  readonly cut?: readonly [most: number, words: string];
}

const turned: One = (name) => `${family(name)}, ${full(name)}`;
const turnedShort: One = (name) => `${family(name)}, ${initials(name)}`;
const spoken: One = (name) => `${full(name)} ${family(name)}`;
const short: One = (name) => `${initials(name)} ${family(name)}`;
const medical: One = (name) => `${family(name)} ${initials(name, '', '')}`;
const bare: One = (name) => initials(name, '', '');
const whole = (between: string, last = between): Manner => ({ first: spoken, given: full, between, last });

const MANNERS: Readonly<Record<string, Manner>> = {
  'turned ;': { first: turned, given: full, between: '; ' },
  'turned ,': { first: turned, given: full, between: ', ' },
  'turned & (APA, whole)': { first: turned, given: full, between: ', ', last: ', & ' },
  'turned and': { first: turned, given: full, between: ' and ' },
  'turned |': { first: turned, given: full, between: ' | ' },
  'first turned (Chicago)': { first: turned, rest: spoken, given: full, between: ', ', last: ', and ' },
  'first turned, initials': { first: turnedShort, rest: short, given: initials, between: ', ', last: ', and ' },
  'turned short ;': { first: turnedShort, given: initials, between: '; ' },
  'turned short ,': { first: turnedShort, given: initials, between: ', ' },
  'turned short & (APA)': { first: turnedShort, given: initials, between: ', ', last: ', & ' },
  'turned short and (Harvard)': { first: turnedShort, given: initials, between: ', ', last: ' and ' },
  'medical ,': { first: medical, given: bare, between: ', ' },
  'medical ;': { first: medical, given: bare, between: '; ' },
  'behind, stops': { first: (name) => `${family(name)} ${initials(name)}`, given: initials, between: ', ' },
  'behind, stops joined': { first: (name) => `${family(name)} ${initials(name, '.', '')}`, given: initials, between: ', ' },
  'short and (IEEE)': { first: short, given: initials, between: ', ', last: ', and ' },
  'short ,': { first: short, given: initials, between: ', ' },
  'spoken ,': whole(', '),
  'spoken ;': whole('; '),
  'spoken and': whole(', ', ' and '),
  'spoken, and': whole(', ', ', and '),
  'spoken &': whole(' & '),
  'spoken und': whole(', ', ' und '),
  'spoken lines': whole('\n'),
  'turned lines': { first: turned, given: full, between: '\n' },
  'et al. (IEEE)': { first: short, given: initials, between: ', ', last: ', and ', cut: [1, ' et al.'] },
  'et al. (Vancouver)': { first: medical, given: bare, between: ', ', cut: [3, ', et al.'] },
  'et al. (Chicago)': { first: turned, rest: spoken, given: full, between: ', ', cut: [2, ', et al.'] },
};

function printed(
  people: readonly CslName[],
  { first, rest = first, between, last = between, cut }: Manner,
): { line: string; named: number } {
  const named = cut === undefined || people.length <= cut[0] ? people : people.slice(0, cut[0]);
  const names = named.map((name, at) => (at === 0 ? first : rest)(name));
  const open = named.length < people.length ? (cut?.[1] ?? '') : '';
  return { line: `${chain(names, between, open === '' ? last : between)}${open}`, named: named.length };
}

const plain = (text: string): string => text.toLowerCase().replace(/[.\s-]/g, '');
const personOf = (name: CslName): string => name.literal ?? `${plain(family(name))}|${plain(full(name))}`;

/** Whether a record has both parts of a name; parts of many words are names of bodies or of several people. */
const isWhole = ({ family = '', given = '', suffix }: CslName): boolean =>
  suffix === undefined &&
  family !== '' &&
  given !== '' &&
  family.split(' ').length < 4 &&
  given.split(' ').length < 4 &&
  !/[\d\\_]/.test(family + given);

const lists: (readonly CslName[])[] = [];
for await (const { author = [] } of records(values.from))
  if (author.length > 0 && author.length < 13 && author.every(isWhole)) lists.push(author);
const chance = chanceOf(Number(values.seed));
const drawn = Array.from({ length: Number(values.lists) }, () => lists[Math.floor(chance() * lists.length)] ?? []);

const READERS = {
  printed: (line: string) => parseNames(line).names,
  sheet: (line: string) => peopleIn([line]).names,
  bibtex: (line: string) => parseBibtex(line).names,
};
const shares: Record<string, Record<string, number>> = {};
for (const [manner, how] of Object.entries(MANNERS)) {
  const right: Record<string, number> = {};
  for (const people of drawn) {
    const { line, named } = printed(people, how);
    const told = people.slice(0, named).map((name) => `${plain(family(name))}|${plain(how.given(name))}`);
    for (const [reader, read] of Object.entries(READERS)) {
      const names = read(line);
      const same = names.length === told.length && names.every((name, at) => personOf(name) === told[at]);
      right[reader] = (right[reader] ?? 0) + (same ? 1 : 0);
      if (!same && values.show === manner && reader === (values.reader ?? 'printed'))
        process.stderr.write(`${line}\n  ${names.map(personOf).join(' · ')}\n`);
    }
  }
  shares[manner] = Object.fromEntries(Object.entries(right).map(([reader, n]) => [reader, Math.round((n / drawn.length) * 1000) / 1000]));
}
process.stdout.write(`${JSON.stringify({ lists: drawn.length, whole: shares }, null, 2)}\n`);
