/** Writes the text of a paper: sentences of no sense that cite every work, and what else a habit has. For bench/documents-office.ts. */
import type { CslItem } from '../../src/model/csl.ts';
import { type Chance, one } from '../references-noise.ts';
import type { Extra, Habit } from './habits.ts';
import { Marks } from './marks.ts';
import type { Block, Inline, Language, Paper, Work } from './paper.ts';
import { draw, setOf, workOf } from './works.ts';

interface Tongue {
  /** Around the word that stands nowhere else. */
  readonly begins: readonly (readonly [string, string])[];
  readonly ends: readonly string[];
  readonly named: readonly [string, string];
  readonly sections: readonly string[];
  readonly list: string;
}
const EN: Tongue = {
  begins: [
    ['The ', ' method improves upon standard practice'],
    ['In ', ' samples the effect was smaller'],
    ['Work on ', ' agrees with the results of 2003'],
    ['For ', ' the choice of initial values matters'],
    ['A set of 48 ', ' measurements was compared with the original model'],
  ],
  ends: [
    '',
    ' in most cases',
    ' for values below 0.05',
    ' in COVID-19',
    ' since 1998',
    ', as Table 2 shows,',
    ' (n = 45)',
    ' under mild conditions',
  ],
  named: ['In the case of ', ', this was shown by '],
  sections: ['Introduction', 'Related Work', 'Methods', 'Results', 'Discussion', 'Limitations', 'Conclusion'],
  list: 'References',
};
const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: EN,
  es: EN,
  de: {
    begins: [
      ['Das Verfahren ', ' beruht auf einer größeren Stichprobe'],
      ['Die Frage nach ', ' ist seit 1998 offen'],
      ['Bei ', ' kommt es auf die Anfangswerte an'],
    ],
    ends: ['', ' in den meisten Fällen', ' im Jahr 2012', ', wie Tabelle 2 zeigt', ' (n = 45)'],
    named: ['Im Fall von ', ' zeigten das '],
    sections: ['Einleitung', 'Forschungsstand', 'Methode', 'Ergebnisse', 'Diskussion', 'Schluss'],
    list: 'Literaturverzeichnis',
  },
  fr: {
    begins: [
      ['La méthode ', ' repose sur un plus grand échantillon'],
      ['La question de ', ' reste ouverte depuis 1998'],
    ],
    ends: ['', ' dans la plupart des cas', ' en 2012', ' (n = 45)'],
    named: ['Dans le cas de ', ', cela a été montré par '],
    sections: ['Introduction', 'État de la question', 'Méthode', 'Résultats', 'Discussion', 'Conclusion'],
    list: 'Bibliographie',
  },
  ru: {
    begins: [
      ['Метод ', ' основан на большей выборке'],
      ['Вопрос о ', ' остаётся открытым с 1998 г.'],
    ],
    ends: ['', ' в большинстве случаев', ' в 2012 году', ' (n = 45)'],
    named: ['В случае ', ' это показал '],
    sections: ['Введение', 'Обзор литературы', 'Методы', 'Результаты', 'Обсуждение', 'Заключение'],
    list: 'Список литературы',
  },
};
const SYLLABLES = 'bel dor fim gan hul jek lor mav nep pod quil rus sel tov ulm vek wim zan'.split(' ');

class Text {
  readonly said: { readonly word: string; readonly cites: readonly number[] }[] = [];
  private readonly words = new Set<string>();
  private readonly tongue: Tongue;

  constructor(
    private readonly marks: Marks,
    private readonly chance: Chance,
    language: Language,
  ) {
    this.tongue = TONGUES[language];
  }

  private word(cites: readonly number[]): string {
    for (;;) {
      const word = [one(SYLLABLES, this.chance), one(SYLLABLES, this.chance), one(SYLLABLES, this.chance), 'ox'].join('');
      if (this.words.has(word)) continue;
      this.words.add(word);
      this.said.push({ word, cites });
      return word;
    }
  }

  sentence(cites: readonly number[]): Inline[] {
    const word = this.word(cites);
    const [first] = cites;
    if (first !== undefined && cites.length === 1 && this.marks.naming && this.chance() < 0.3)
      return [`${this.tongue.named[0]}${word}${this.tongue.named[1]}`, ...this.marks.named(first), '. '];
    const [before, behind] = one(this.tongue.begins, this.chance);
    const text = `${before}${word}${behind}${one(this.tongue.ends, this.chance)}`.replace(/,$/, '');
    if (cites.length === 0) return [`${text}. `];
    return this.marks.behind ? [`${text}.`, ...this.marks.of(cites), ' '] : [`${text} `, ...this.marks.of(cites), '. '];
  }

  /** A cell, a caption: the word and the mark alone. */
  short(cites: readonly number[]): { readonly word: string; readonly mark: Inline[] } {
    return { word: this.word(cites), mark: this.marks.of(cites) };
  }
}

const has = (habit: Habit, extra: Extra): boolean => habit.extras?.includes(extra) === true;

export function paperOf(habit: Habit, records: readonly CslItem[], chance: Chance): Paper {
  const drawn = draw(records, 18 + Math.floor(chance() * 18), chance);
  // One author with two works, where works are told by their titles.
  const items =
    habit.twice === true
      ? drawn.map((item, at) => (at % 6 === 1 ? { ...item, author: drawn[at - 1]?.author ?? item.author ?? [] } : item))
      : drawn;
  const sorted =
    habit.sorted === true ? [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? '')) : items;
  const works = sorted.map((item) => workOf(item, habit.style));
  const language = habit.language ?? 'en';
  const tongue = TONGUES[language];
  const marks = new Marks(habit.mark, works, chance);
  const text = new Text(marks, chance, language);
  const left = works.map((_, at) => at);
  if (habit.sorted === true) left.sort(() => chance() - 0.5);
  const next = (): number[] => {
    const own = left.splice(0, 1 + Math.floor(chance() * 3));
    if (own.length > 0) return own;
    return [Math.floor(chance() * works.length)];
  };
  const blocks: Block[] = [
    { is: 'title', words: ['On the Matter of Things'] },
    { is: 'paragraph', words: ['Anna Example, Institute of Things'] },
  ];
  const heading = habit.heading ?? tongue.list;
  const shownHeading = has(habit, 'numbered headings') ? `${tongue.sections.length + 1} ${heading}` : heading;
  if (has(habit, 'contents'))
    blocks.push({ is: 'contents', lines: [...tongue.sections, shownHeading, ...(has(habit, 'appendix') ? ['Appendix A'] : [])] });
  if (has(habit, 'columns')) blocks.push({ is: 'columns', count: 2 });
  for (let n = 0; n < tongue.sections.length || left.length > 0; n += 1) {
    const name = tongue.sections[n] ?? `${tongue.sections.at(-1)} ${n}`;
    blocks.push({
      is: habit.headed === 'bold heading' ? 'bold heading' : 'heading',
      words: [has(habit, 'numbered headings') ? `${n + 1} ${name}` : name],
    });
    for (let paragraph = 0; paragraph < 2; paragraph += 1) {
      const words: Inline[] = [];
      for (let s = 0; s < 4; s += 1) words.push(...text.sentence(chance() < 0.55 ? next() : []));
      if (has(habit, 'remarks in notes') && chance() < 0.3)
        words.push({ note: ['This does not hold for all of them; compare Table 2 and the remarks of 2003.'] }, ' ');
      if (has(habit, 'comments') && chance() < 0.5) words.push({ comment: 'Please add Smith 2011 [99] here.' });
      if (has(habit, 'changes') && chance() < 0.5)
        words.push(
          { change: 'out', words: ['This was believed for long (Nobody, 1903) [88]. '] },
          { change: 'in', words: text.sentence(next()) },
        );
      if (has(habit, 'formulas') && chance() < 0.4) words.push({ formula: true }, ' ');
      blocks.push({ is: 'paragraph', words });
    }
    if (has(habit, 'box') && n === 1) blocks.push({ is: 'paragraph', words: [{ box: text.sentence(next()) }] });
    if (has(habit, 'quotes') && n === 1) blocks.push({ is: 'quote', words: text.sentence(next()) });
    if (has(habit, 'captions') && n % 2 === 0)
      blocks.push({ is: 'caption', words: [`Figure ${n + 1}. `, ...text.sentence(n === 2 ? next() : [])] });
    if (has(habit, 'points') && n === 2)
      for (let p = 0; p < 3; p += 1) blocks.push({ is: 'point', counted: 'bullet', words: text.sentence(p === 1 ? next() : []) });
    if (has(habit, 'numbered points') && n === 2)
      for (let p = 0; p < 4; p += 1) blocks.push({ is: 'point', counted: 'second 1.', words: text.sentence(p === 1 ? next() : []) });
    if (has(habit, 'table') && n === 3) {
      const rows = Array.from({ length: 4 }, (_, row) => {
        const { word, mark } = text.short(next());
        return [[word], [String(2010 + row)], [`0.${row + 2}5`], mark];
      });
      blocks.push(
        { is: 'caption', words: ['Table 2. Values by group'] },
        { is: 'table', rows: [[['Group'], ['Year'], ['Value'], ['Source']], ...rows] },
      );
    }
    if (has(habit, 'east') && n === 2) blocks.push({ is: 'east', words: ['本研究は、材料の性質を明らかにすることを目的とする。'] });
    if (has(habit, 'right to left') && n === 3) blocks.push({ is: 'right to left', words: ['تهدف هذه الدراسة إلى بيان خصائص المواد.'] });
  }
  if (has(habit, 'thanks'))
    blocks.push(
      { is: 'bold heading', words: ['Acknowledgements'] },
      { is: 'paragraph', words: ['We thank R. Helper and two readers. This work was funded by grant 12345 of the Reef Council (2019).'] },
    );
  const list = listOf(habit, works);
  if (list.length > 0)
    blocks.push(
      { is: habit.headed === 'bold heading' || habit.headed === 'paragraph' ? habit.headed : 'list heading', words: [shownHeading] },
      ...list,
    );
  if (has(habit, 'legends'))
    blocks.push(
      { is: 'bold heading', words: ['Figure legends'] },
      { is: 'paragraph', words: ['Figure 1. Growth against time in 2014 (n = 45). Bars are one standard deviation.'] },
    );
  if (has(habit, 'appendix'))
    blocks.push(
      { is: 'heading', words: ['Appendix A'] },
      { is: 'paragraph', words: [...text.sentence([]), ...text.sentence(next()), ...text.sentence([])] },
    );
  return {
    blocks,
    works,
    manager: habit.manager ?? 'none',
    language,
    entries: works.map(({ printed }) => printed),
    said: text.said,
    furniture: {
      ...(has(habit, 'furniture') ? { head: 'EXAMPLE — ON THE MATTER OF THINGS', foot: true } : {}),
      lineNumbers: has(habit, 'line numbers'),
    },
  };
}

/** The list of works as a habit writes it. */
function listOf(habit: Habit, works: readonly Work[]): Block[] {
  const set = works.map((work) => setOf(work, { caps: has(habit, 'caps'), signs: has(habit, 'signs'), linked: has(habit, 'links') }));
  const entry = (at: number, before: readonly Inline[], more: { readonly set?: 'hanging' | 'style' } = {}): Block => ({
    is: 'entry',
    at,
    words: [...before, ...(set[at] ?? [])],
    ...more,
  });
  const blocks = works.map((_, at): Block => {
    switch (habit.list) {
      case 'counted':
        return { is: 'entry', at, words: set[at] ?? [], counted: habit.counted ?? '1.' };
      case 'bullets':
        return { is: 'entry', at, words: set[at] ?? [], counted: 'bullet' };
      case 'typed [n] tab':
        return entry(at, [`[${at + 1}]`, { sign: 'tab' }], { set: 'hanging' });
      case 'typed n. tab':
        return entry(at, [`${at + 1}.`, { sign: 'tab' }], { set: 'hanging' });
      case 'typed [n]':
        return entry(at, [`[${at + 1}] `]);
      case 'lines within':
        return { is: 'entry', at, words: [`[${at + 1}] `, ...broken(set[at] ?? [])] };
      case 'styled':
        return entry(at, [], { set: 'style' });
      case 'hanging':
        return entry(at, [], { set: 'hanging' });
      default:
        return entry(at, []);
    }
  });
  const changed: Block[] = has(habit, 'changes')
    ? blocks.flatMap((block, at): Block[] =>
        at === 3
          ? [
              {
                is: 'changed',
                change: 'out',
                block: {
                  is: 'paragraph',
                  words: ['Nobody, N. (1903). Of things that were taken out again. Journal of Gone Matters, 3(2), 4–9.'],
                },
              },
              block,
            ]
          : at === 5
            ? [{ is: 'changed', change: 'in', block }]
            : [block],
      )
    : blocks;
  switch (habit.list) {
    case 'none':
      return [];
    case 'one paragraph': {
      const words = set.flatMap((own, at): Inline[] => [
        ...(at === 0 ? [] : [{ sign: 'line' } as const]),
        ...(habit.sorted === true ? [] : [`${at + 1}. `]),
        ...own,
      ]);
      return [{ is: 'works', blocks: [{ is: 'paragraph', words }] }];
    }
    case 'table':
      return [{ is: 'works', blocks: [{ is: 'table', rows: set.map((own, at) => [[`[${at + 1}] `], own]) }] }];
    case 'blank lines between':
      return [{ is: 'works', blocks: changed.flatMap((block): Block[] => [block, { is: 'paragraph', words: [] }]) }];
    default:
      return [{ is: 'works', blocks: changed }];
  }
}

/** Lines broken by hand within an entry, as what was copied out of a PDF has them. */
function broken(words: readonly Inline[]): Inline[] {
  return words.flatMap((part): Inline[] => {
    if (typeof part !== 'string' || part.length < 90) return [part];
    const cut = part.indexOf(' ', 70);
    return cut < 0 ? [part] : [part.slice(0, cut), { sign: 'line' }, ...broken([part.slice(cut + 1)])];
  });
}
