/**
 * The works that answers name, and how answers print their people: helpers for the forms of told-forms.ts and told-further.ts.
 */
import type { CslName } from '../src/model/csl.ts';
import type { Chance } from './references-noise.ts';

/** What a form tells of. */
export interface Work {
  readonly title: string;
  readonly people: readonly CslName[];
  readonly venue: string;
  readonly year: number;
  readonly address: string;
}
/** An answer as Markdown, and how much it tells of each work: of its people, its venue and its year. */
export interface Answer {
  readonly named: 'all' | 'whole' | 'families' | 'first' | 'none';
  /** False where no year of the work is told. */
  readonly dated?: boolean;
  readonly venue: boolean;
  readonly make: (works: readonly Work[], chance: Chance) => string;
}

export const spoken = (name: CslName): string => [name.given, name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
const initials = (given = ''): string => (given.match(/(?<!\p{L})\p{L}/gu) ?? []).map((letter) => `${letter.toUpperCase()}.`).join(' ');
export const joined = (names: readonly string[], and: string, oxford = ','): string =>
  names.length < 3 ? names.join(` ${and} `) : `${names.slice(0, -1).join(', ')}${oxford} ${and} ${names.at(-1) ?? ''}`;
export const LONGEST_NAMED = 5;
export const whole = ({ people: all }: Work, and = 'and'): string =>
  all.length > LONGEST_NAMED ? `${spoken(all[0] ?? {})} et al.` : joined(all.map(spoken), and, and === 'and' ? ',' : '');
export const row = ({ people: all }: Work): string =>
  all.length > LONGEST_NAMED ? `${spoken(all[0] ?? {})} et al.` : all.map(spoken).join(', ');
export const turned = ({ people: all }: Work): string =>
  all.length > LONGEST_NAMED
    ? `${all[0]?.family ?? ''}, ${initials(all[0]?.given)}, et al.`
    : joined(
        all.map(({ family = '', given }) => `${family}, ${initials(given)}`),
        '&',
      );
export const families = ({ people: all }: Work, and = '&'): string =>
  all.length > 2 ? `${all[0]?.family ?? ''} et al.` : all.map(({ family = '' }) => family).join(` ${and} `);
export const first = ({ people: all }: Work): string => `${all[0]?.family ?? ''}${all.length > 1 ? ' et al.' : ''}`;

const REMARKS = [
  'Introduces the method that most later work builds on.',
  'Shows that the effect holds in small samples too.',
  'A careful comparison of the two approaches.',
  'One of the first to measure this directly.',
  'Finds no difference between the groups, and discusses why.',
  'Useful for its detailed discussion of the limits of the data.',
  'Widely cited as the starting point of this line of research.',
];
export const remark = (chance: Chance): string => REMARKS[Math.floor(chance() * REMARKS.length)] ?? '';
export const small = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
export const points =
  (lead: string, line: (work: Work, chance: Chance, at: number) => string, gap = '\n') =>
  (works: readonly Work[], chance: Chance): string =>
    `${lead}\n\n${works.map((work, at) => line(work, chance, at)).join(gap)}\n`;
export const sentences =
  (...lines: readonly ((work: Work) => string)[]) =>
  (works: readonly Work[]): string =>
    `The debate has a long history.\n\n${works.map((work, at) => lines[at % lines.length]?.(work) ?? '').join(' ')} Further work is needed.\n`;
export const KEY = 'Here are some key papers on the topic:';
export const REFS = 'The evidence is mixed, as the studies below show.\n\n## References';
export const form = (named: Answer['named'], venue: boolean, make: Answer['make']): Answer => ({ named, venue, make });
export const table =
  (heads: readonly string[], cells: (work: Work, chance: Chance) => readonly string[]) =>
  (works: readonly Work[], chance: Chance): string =>
    `The table sums up the most relevant studies.\n\n| ${heads.join(' | ')} |\n|${heads.map(() => '---').join('|')}|\n${works
      .map((work) => `| ${cells(work, chance).join(' | ')} |`)
      .join('\n')}\n`;
