/** Marks of papers of word processors: how a sentence says which works it rests on. For bench/documents-office.ts. */
import type { Chance } from '../references-noise.ts';
import type { Inline, Work } from './paper.ts';

export type MarkKind =
  | '[n]'
  | '[n], [n]'
  | 'raised'
  | '(n)'
  | '[n] by field'
  | 'n by field'
  | 'raised by field'
  | '[n] by link'
  | 'author, year'
  | 'author year'
  | 'author year: page'
  | 'author, year by link'
  | 'managed author, year'
  | 'managed [n]'
  | 'managed raised'
  | 'whole notes'
  | 'whole endnotes'
  | 'short notes'
  | 'author-title notes'
  | 'author-year notes'
  | 'endnotes are the list'
  | '(author page)'
  | '(author, title page)'
  | '(author, title, S. page)'
  | '[author, year, page]'
  | 'managed notes';

const runs = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const out: string[] = [];
  for (let at = 0; at < sorted.length; ) {
    let to = at;
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1;
    out.push(to - at >= 2 ? `${sorted[at]}–${sorted[to]}` : sorted.slice(at, to + 1).join(','));
    at = to + 1;
  }
  return out.join(',');
};

const called = ({ families }: Work, and: string): string => (families.length > 2 ? `${families[0]} et al.` : families.join(` ${and} `));

const joined = (parts: readonly (readonly Inline[])[], by: string): Inline[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [by, ...part]));

const COMMA: Inline = { text: ',', as: 'sup' };

/** Writes marks in the order of a paper and remembers which works were told in notes. */
export class Marks {
  private readonly told = new Map<number, number>();
  private notes = 0;
  private last = -1;

  constructor(
    private readonly kind: MarkKind,
    private readonly works: readonly Work[],
    private readonly chance: Chance,
  ) {}

  /** Whether the mark stands behind the stop of its sentence. */
  get behind(): boolean {
    return /notes|raised|endnotes/.test(this.kind);
  }

  /** Whether a sentence may name its author before the mark. */
  get naming(): boolean {
    return /^(?:author|managed author)/.test(this.kind) && !this.behind;
  }

  private work(at: number): Work {
    const work = this.works[at];
    if (work === undefined) throw new Error(`There is no work ${at}.`);
    return work;
  }

  private page(): number {
    return 10 + Math.floor(this.chance() * 300);
  }

  /** "Smith and Doe (2010)". */
  named(at: number): Inline[] {
    const work = this.work(at);
    const name = called(work, 'and');
    return this.kind === 'managed author, year' ? [`${name} `, { field: [at], shown: [`(${work.year})`] }] : [`${name} (${work.year})`];
  }

  of(cites: readonly number[]): Inline[] {
    const numbers = cites.map((at) => at + 1);
    const each = (one: (work: Work, at: number) => readonly Inline[], by = '; '): Inline[] =>
      joined(
        cites.map((at) => one(this.work(at), at)),
        by,
      );
    switch (this.kind) {
      case '[n]':
        return [`[${runs(numbers)}]`];
      case '[n], [n]':
        return [numbers.map((n) => `[${n}]`).join(', ')];
      case '(n)':
        return [`(${runs(numbers).replaceAll(',', ', ')})`];
      case 'raised':
        return [{ text: runs(numbers), as: 'sup' }];
      case '[n] by field':
        return each((_, at) => [{ to: at, text: `[${at + 1}]`, by: 'field' }], ', ');
      case 'n by field':
        return ['[', ...each((_, at) => [{ to: at, text: String(at + 1), by: 'field' }], ', '), ']'];
      case 'raised by field':
        return cites.flatMap((at, nth): Inline[] => [
          ...(nth === 0 ? [] : [COMMA]),
          { to: at, text: String(at + 1), by: 'field', as: 'sup' },
        ]);
      case '[n] by link':
        return ['[', ...each((_, at) => [{ to: at, text: String(at + 1), by: 'link' }], ','), ']'];
      case 'author, year':
        return ['(', ...each((work) => [`${called(work, '&')}, ${work.year}`]), ')'];
      case 'author year':
        return ['(', ...each((work) => [`${called(work, 'and')} ${work.year}`], ', '), ')'];
      case 'author year: page':
        return [
          '(',
          ...each((work) => [
            `${work.families.length > 2 ? `${work.families[0]} u. a.` : work.families.join('/')} ${work.year}: ${this.page()}`,
          ]),
          ')',
        ];
      case 'author, year by link':
        return ['(', ...each((work, at) => [{ to: at, text: `${called(work, '&')}, ${work.year}`, by: 'link' }]), ')'];
      case 'managed author, year':
        return [{ field: cites, shown: [`(${cites.map((at) => `${called(this.work(at), '&')}, ${this.work(at).year}`).join('; ')})`] }];
      case 'managed [n]':
        return [{ field: cites, shown: [`[${runs(numbers)}]`] }];
      case 'managed raised':
        return [{ field: cites, shown: [{ text: runs(numbers), as: 'sup' }] }];
      case '(author page)':
        return ['(', ...each((work) => [`${called(work, 'and')} ${this.page()}`]), ')'];
      case '(author, title page)':
        return ['(', ...each((work) => [`${called(work, 'and')}, `, { text: work.short, as: 'i' }, ` ${this.page()}`]), ')'];
      case '(author, title, S. page)':
        return ['(', ...each((work) => [`${work.families.slice(0, 2).join('/')}, ${work.short}, S. ${this.page()}`]), ')'];
      case '[author, year, page]':
        return ['[', ...each((work) => [`${work.families.slice(0, 2).join(', ')}, ${work.year}, с. ${this.page()}`]), ']'];
      case 'endnotes are the list':
        return cites.flatMap((at, nth): Inline[] => {
          const known = this.told.get(at);
          return [...(nth === 0 ? [] : [COMMA]), known === undefined ? this.listing(at) : { noteAgain: known }];
        });
      default:
        return [this.noted(cites)];
    }
  }

  private listing(at: number): Inline {
    this.told.set(at, this.told.size + 1);
    return { note: [this.work(at).printed], end: true };
  }

  private noted(cites: readonly number[]): Inline {
    this.notes += 1;
    const parts = cites.map((at) => this.inNote(at, cites.length === 1));
    const words = joined(parts, '; ');
    const note: Inline[] = this.chance() < 0.15 ? ['See ', ...words] : words;
    if (this.kind === 'managed notes') return { note: [{ field: cites, shown: note }] };
    return this.kind === 'whole endnotes' ? { note, end: true } : { note };
  }

  private inNote(at: number, alone: boolean): Inline[] {
    const work = this.work(at);
    const page = this.page();
    if (this.kind === 'author-year notes') return [`${work.families.slice(0, 2).join('/')} ${work.year}, S. ${page}.`];
    if (this.kind === 'author-title notes') return [`${work.families.slice(0, 2).join('/')}, ${work.short}, S. ${page}.`];
    if (this.kind === 'short notes') return [`${called(work, 'and')}, “${work.short},” ${page}.`];
    const again = this.told.get(at);
    const same = this.last === at && alone;
    this.last = alone ? at : -1;
    if (again === undefined) {
      this.told.set(at, this.notes);
      return [work.printed];
    }
    if (same) return [`Ibid., ${page}.`];
    if (this.chance() < 0.2) return [`${called(work, 'and')} (n ${again}) ${page}.`];
    return [`${called(work, 'and')}, “${work.short},” ${page}.`];
  }
}
