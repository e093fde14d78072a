/**
 * Kinds of printed papers that cite: how each names its works in the sentence, in brackets and raised, in fifteen languages, and what in it
 * is no mark. For bench/citations-made.ts. Written before any rule was looked at; it knows nothing of rules.
 */
import { type Chance, type Language, type Made, one, type Printed, short, WORDS, type Work, who } from './citations-works.ts';

/** A sentence without its lead-in, and the works it cites. */
export interface Said {
  readonly text: string;
  readonly works: readonly number[];
}
export type Form = 'txt' | 'wrapped' | 'md' | 'html' | 'docx' | 'odt' | 'pdf';
export interface Printing extends Made {
  readonly style: Printed;
  readonly forms: readonly Form[];
  /** What stands in front of an entry. */
  readonly label: (work: Work) => string;
  readonly heading: string;
  /** Sentences that cite one work. */
  readonly single: readonly ((work: Work, chance: Chance) => string)[];
  /** Sentences that cite several. */
  readonly several: readonly ((works: readonly Work[], chance: Chance) => string)[];
  /** Sentences that cite nothing. */
  readonly nothing: readonly ((chance: Chance) => string)[];
  /** In a table instead of paragraphs. */
  readonly tabled?: boolean;
}

const HEADS: Readonly<Record<Language, string>> = {
  en: 'References',
  de: 'Literatur',
  fr: 'Bibliographie',
  es: 'Referencias',
  pt: 'Referências',
  it: 'Riferimenti bibliografici',
  ru: 'Список литературы',
  pl: 'Bibliografia',
  cs: 'Literatura',
  nl: 'Literatuur',
  sv: 'Referenser',
  tr: 'Kaynakça',
  zh: '参考文献',
  ja: '参考文献',
  ko: '참고문헌',
};
const FORMS: readonly Form[] = ['txt', 'html', 'docx'];
const says = (lang: Language, chance: Chance): string => one(WORDS[lang].says, chance);
const tells = (lang: Language, chance: Chance): string => one(WORDS[lang].narrates, chance);
const page = (work: Work, chance: Chance): string => String(Number(work.first) + Math.floor(chance() * 5));
const year = (work: Work): string => `${work.year}${work.letter}`;

interface Named {
  readonly lang?: Language;
  readonly style?: Printed;
  readonly and?: string;
  /** In the sentence, where it differs. */
  readonly narrated?: string;
  readonly others?: string;
  readonly limit?: number;
  readonly between?: string;
  readonly part?: string;
  readonly brackets?: readonly [string, string];
  readonly place?: (page: string) => string;
  readonly upper?: boolean;
  readonly more?: Partial<Printing>;
  readonly alone?: readonly ((work: Work, name: string, year: string, chance: Chance) => string)[];
  readonly only?: boolean;
}
/** Papers that cite by name and year. */
function named({
  lang = 'en',
  style = 'apa',
  and = ' & ',
  narrated,
  others,
  limit = 2,
  between = ', ',
  part = '; ',
  brackets = ['(', ')'],
  place,
  upper,
  more,
  alone = [],
  only = false,
}: Named): Printing {
  const words = WORDS[lang];
  const [open, close] = brackets;
  const name = (work: Work, link: string): string => who(work, link, others ?? words.others, limit, link === '; ' ? '; ' : ', ');
  const raised = (work: Work): string => (upper === true ? name(work, and).toUpperCase().replace('ET AL.', 'et al.') : name(work, and));
  const told = (work: Work): string => name(work, narrated ?? ` ${words.and} `);
  const at = place ?? ((p: string) => `, ${words.page}${p}`);
  const inside = (work: Work): string => `${raised(work)}${between}${year(work)}`;
  const gap = lang === 'zh' || lang === 'ja' ? '' : ' ';
  const stop = lang === 'zh' || lang === 'ja' ? '。' : '.';
  const usual: Printing['single'] = [
    (work, chance) => `${says(lang, chance)}${gap}${open}${inside(work)}${close}${stop}`,
    (work, chance) => `${says(lang, chance)}${gap}${open}${inside(work)}${at(page(work, chance))}${close}${stop}`,
    (work, chance) => `${says(lang, chance)}${gap}${open}${words.see}${inside(work)}${close}${stop}`,
    (work, chance) => `${told(work)}${gap}${open}${year(work)}${close}${gap}${tells(lang, chance)}${stop}`,
  ];
  return {
    lang,
    sorted: true,
    style,
    forms: FORMS,
    label: () => '',
    heading: HEADS[lang],
    nothing: [],
    single: [...(only ? [] : usual), ...alone.map((make) => (work: Work, chance: Chance) => make(work, told(work), year(work), chance))],
    several: [
      (works, chance) => `${says(lang, chance)}${gap}${open}${works.map(inside).join(part)}${close}${stop}`,
      ...(only
        ? []
        : [
            (works: readonly Work[], chance: Chance) =>
              `${works.map((work) => `${told(work)}${gap}${open}${year(work)}${close}`).join(lang === 'zh' || lang === 'ja' ? '、' : lang === 'ko' ? ', ' : ` ${words.and} `)}${gap}${tells(lang, chance)}${stop}`,
          ]),
    ],
    ...more,
  };
}

const runs = (works: readonly Work[]): number[][] => {
  const numbers = works.map((work) => work.at + 1).sort((a, b) => a - b);
  const out: number[][] = [];
  for (const number of numbers) {
    const last = out.at(-1);
    if (last !== undefined && last.at(-1) === number - 1) last.push(number);
    else out.push([number]);
  }
  return out;
};
/** "3-5, 9": at least three in a row make a range. */
const ranged = (works: readonly Work[], dash: string, comma: string): string =>
  runs(works)
    .map((run) => (run.length > 2 ? `${run[0]}${dash}${run.at(-1)}` : run.join(comma)))
    .join(comma);

interface Numbered {
  readonly lang?: Language;
  readonly style?: Printed;
  readonly mark: (inside: string) => string;
  readonly dash?: string;
  readonly comma?: string;
  readonly label?: (work: Work) => string;
  readonly gap?: string;
  readonly place?: (p: string) => string;
  readonly more?: Partial<Printing>;
  readonly alone?: Printing['single'];
  readonly only?: boolean;
  readonly after?: boolean;
}
/** Papers that cite by number. */
function numbered({
  lang = 'en',
  style = 'vancouver',
  mark,
  dash = '–',
  comma = ', ',
  label = (work) => `[${work.at + 1}] `,
  gap = ' ',
  place,
  more,
  alone = [],
  only = false,
  after = false,
}: Numbered): Printing {
  const stop = lang === 'zh' || lang === 'ja' ? '。' : '.';
  const ended = (words: string, inside: string): string =>
    after ? `${words}${stop}${gap}${mark(inside)}` : `${words}${gap}${mark(inside)}${stop}`;
  return {
    lang,
    sorted: false,
    style,
    forms: FORMS,
    label,
    heading: HEADS[lang],
    nothing: [],
    single: [
      ...(only ? [] : [(work: Work, chance: Chance) => ended(says(lang, chance), String(work.at + 1))]),
      ...(place === undefined
        ? []
        : [(work: Work, chance: Chance) => ended(says(lang, chance), `${work.at + 1}${place(page(work, chance))}`)]),
      ...(only || lang === 'zh' || lang === 'ja' || lang === 'ko'
        ? []
        : [
            (work: Work, chance: Chance) =>
              `${who(work, ` ${WORDS[lang].and} `, WORDS[lang].others)}${gap}${mark(String(work.at + 1))} ${tells(lang, chance)}${stop}`,
          ]),
      ...alone,
    ],
    several: [(works, chance) => ended(says(lang, chance), ranged(works, dash, comma))],
    ...more,
  };
}

const dot = (work: Work): string => `${work.at + 1}. `;
const half = (work: Work): string => `${work.at + 1}) `;
const sup = (inside: string): string => `<sup>${inside}</sup>`;
const alphaOf = (work: Work): string =>
  `${
    (work.families.length === 1
      ? (work.families[0] ?? '').slice(0, 3)
      : work.families
          .slice(0, 3)
          .map((family) => family[0])
          .join('')) + (work.families.length > 3 ? '+' : '')
  }${work.year.slice(2)}`;
const alphas = (works: readonly Work[]): string => works.map((work) => `[${alphaOf(work)}]`).join('');

const NO_MARKS: readonly ((chance: Chance) => string)[] = [
  () => 'the samples were taken in March (2014) and again in spring (2016).',
  () => 'the survey ran for five years (2009–2014) in two towns.',
  () => 'the Second World War (1939–1945) changed it.',
  () => 'the census (2011) and the budget (fiscal year 2018) were used.',
  () => 'we used the software of the maker (Version 25, 2017).',
  () => 'most of the sample (n = 2012) lived in cities (June 2013).',
];
const NO_NUMBERS: readonly ((chance: Chance) => string)[] = [
  () => 'values lie in the interval [0, 1] and never in (2, 3).',
  () => 'the vector x = [1, 2, 3] is normalised.',
  () => 'the confidence interval was wide (95% CI [2, 5]).',
  () => 'equation (3) holds for all i in {1, 2, 4}.',
  () => 'a[3] is read before b[4] is written.',
  () => 'the item was scored on a scale [1–5] by two raters.',
];

/** Every kind, by its name; which half it belongs to is told by the name alone. */
export const KINDS: Readonly<Record<string, Printing>> = {
  'APA with pages': named({ more: { forms: ['txt', 'wrapped', 'md', 'html', 'docx', 'odt', 'pdf'] } }),
  'APA with possessives': named({
    alone: [
      (_w, name, y, c) => `${name}’s (${y}) account ${tells('en', c)}.`,
      (_w, name, y, c) => `in ${name}'s (${y}, p. 12) view ${says('en', c)}.`,
      (_w, name, y) => `following ${name} (${y}), we divide the sample.`,
    ],
  }),
  'Harvard without comma': named({
    style: 'harvard',
    and: ' and ',
    between: ' ',
    place: (p) => `: ${p}`,
    part: '; ',
    more: { forms: ['txt', 'wrapped', 'docx', 'pdf'] },
  }),
  'Harvard in square brackets': named({ style: 'harvard', and: ' and ', between: ' ', brackets: ['[', ']'] }),
  'Harvard parted by commas': named({ style: 'harvard', and: ' and ', between: ' ', part: ', ' }),
  'Chicago author and date': named({
    style: 'chicago',
    and: ' and ',
    between: ' ',
    place: (p) => `, ${p}`,
    limit: 3,
    alone: [
      (_w, name, y, c) => `${says('en', c)} (cf. ${name} ${y}, chap. 3).`,
      (_w, name, y, c) => `${says('en', c)} (for a review, see ${name} ${y}, 12–14 and passim).`,
    ],
  }),
  MLA: {
    ...named({
      style: 'mla',
      only: true,
      alone: [
        (w, name, _y, c) => `${says('en', c)} (${name} ${page(w, c)}).`,
        (w, name, _y, c) => `${name} ${tells('en', c)} (${page(w, c)}).`,
      ],
    }),
    heading: 'Works Cited',
    several: [(works, c) => `${says('en', c)} (${works.map((w) => `${who(w, ' and ', 'et al.')} ${page(w, c)}`).join('; ')}).`],
  },
  'MLA with short titles': {
    ...named({
      style: 'mla',
      only: true,
      alone: [
        (w, name, _y, c) => `${says('en', c)} (${name}, “${short(w)}” ${page(w, c)}).`,
        (w, name, _y, c) => `${name} ${tells('en', c)} (“${short(w)}” ${page(w, c)}).`,
      ],
    }),
    heading: 'Works Cited',
    twice: 1,
    several: [
      (works, c) => `${says('en', c)} (${works.map((w) => `${who(w, ' and ', 'et al.')}, “${short(w)}” ${page(w, c)}`).join('; ')}).`,
    ],
  },
  'author alone': {
    ...named({
      style: 'mla',
      only: true,
      alone: [(_w, name, _y, c) => `${says('en', c)} (${name}).`, (_w, name, _y, c) => `${name} ${tells('en', c)} (ch. 2).`],
    }),
    several: [(works, c) => `${says('en', c)} (${works.map((w) => who(w, ' and ', 'et al.')).join('; ')}).`],
  },
  'letters behind years': named({
    more: { twice: 3 },
    between: ' ',
    alone: [(_w, name, y, c) => `${says('en', c)} (${name} ${y}: 12, emphasis added).`],
  }),
  'initials of namesakes': {
    ...named({
      only: true,
      alone: [
        (w, name, y, c) => `${says('en', c)} (${(w.given[0] ?? '')[0]}. ${name}, ${y}).`,
        (w, name, y, c) => `${(w.given[0] ?? '')[0]}. ${name} (${y}) ${tells('en', c)}.`,
      ],
    }),
    namesakes: 3,
    several: [
      (works, c) =>
        `${says('en', c)} (${works.map((w) => `${(w.given[0] ?? '')[0]}. ${who(w, ' & ', 'et al.')}, ${year(w)}`).join('; ')}).`,
    ],
  },
  'bodies by short names': named({
    more: { bodies: 4 },
    alone: [
      (w, name, y, c) => (w.body ? `${says('en', c)} (${w.body[0]} [${w.body[1]}], ${y}).` : `${says('en', c)} (${name}, ${y}).`),
      (w, name, y, c) => (w.body ? `the ${w.body[0]} (${w.body[1]}, ${y}) ${tells('en', c)}.` : `${name} (${y}) ${tells('en', c)}.`),
      (w, name, y, c) =>
        w.body ? `according to the ${w.body[0]} (${y}), ${says('en', c)}.` : `according to ${name} (${y}), ${says('en', c)}.`,
    ],
  }),
  'cited in others': named({
    alone: [
      (_w, name, y, c) => `Okonjo-Brass (as cited in ${name}, ${y}) ${tells('en', c)}.`,
      (_w, name, y, c) => `${says('en', c)} (Okonjo-Brass, 1931, as cited in ${name}, ${y}, p. 14).`,
      (_w, name, y, c) => `${says('en', c)} (quoted in ${name}, ${y}).`,
    ],
    only: true,
    more: { nothing: [] },
  }),
  'colleagues and others': named({
    only: true,
    alone: [
      (w, _n, y, c) => `${w.families[0]} and colleagues (${y}) ${tells('en', c)}.`,
      (w, _n, y, c) => `the work of ${w.families[0]} and his co-workers (${y}) ${tells('en', c)}.`,
      (w, _n, y, c) => `${says('en', c)} (${w.families[0]} et al. ${y}; but see below).`,
      (w, _n, y, c) => `${w.families[0]} and others (${y}: 33) ${tells('en', c)}.`,
    ],
  }),
  'narrative in many words': named({
    only: true,
    alone: [
      (_w, name, y, c) => `in ${y}, ${name} ${tells('en', c)}.`,
      (_w, name, y, c) => `a model by ${name} (${y}, pp. 3–5, 9) ${tells('en', c)}.`,
      (_w, name, y, c) => `recently [${y}], ${name} ${tells('en', c)}.`,
      (_w, name, y, c) => `${says('en', c)}, as ${name} (see ${y}) held.`,
      (_w, name, y) => `both ${name} (${y}, Table 2) and the census agree.`,
    ],
  }),
  'years that cite nothing': named({ more: { nothing: NO_MARKS, forms: ['txt', 'html', 'pdf'] } }),
  'names in a table': named({
    more: { tabled: true, forms: ['html', 'docx', 'md'] },
    only: true,
    alone: [(_w, name, y) => `${name} (${y})`, (_w, name, y) => `${name}, ${y}`],
  }),
  'capitals for names': named({ upper: true, between: ', ', style: 'harvard', and: ' and ', more: { forms: ['txt', 'docx'] } }),
  IEEE: numbered({
    style: 'ieee',
    mark: (i) => `[${i}]`,
    more: {
      forms: ['txt', 'wrapped', 'md', 'html', 'docx', 'odt', 'pdf'],
      several: [
        (works, c) =>
          `${says('en', c)} ${runs(works)
            .flatMap((run) => (run.length > 2 ? [`[${run[0]}]–[${run.at(-1)}]`] : run.map((n) => `[${n}]`)))
            .join(', ')}.`,
      ],
    },
    alone: [(w, c) => `in [${w.at + 1}], ${says('en', c)}.`, (w, c) => `${says('en', c)} [${w.at + 1}, Fig. 2].`],
  }),
  'Vancouver in round brackets': numbered({
    mark: (i) => `(${i})`,
    dash: '-',
    comma: ',',
    label: dot,
    more: { forms: ['txt', 'html', 'docx', 'pdf'] },
  }),
  'Nature raised': numbered({
    style: 'nature',
    mark: sup,
    gap: '',
    comma: ',',
    label: dot,
    more: { forms: ['txt', 'html', 'docx', 'odt', 'pdf'] },
  }),
  'raised behind the stop': numbered({ mark: sup, gap: '', comma: ',', dash: '-', label: dot, after: true }),
  'odd dashes': {
    ...numbered({ mark: (i) => `[${i}]` }),
    several: [
      (works, c) => `${says('en', c)} [${ranged(works, '‐', '; ')}].`,
      (works, c) => `${says('en', c)} [${ranged(works, '−', ',')}].`,
      (works, c) => `${says('en', c)} [${ranged(works, ' – ', ' , ')}].`,
      (works, c) => `${says('en', c)} [${ranged(works, '--', ', ')}].`,
      (works, c) => `${says('en', c)} [${ranged(works, ' to ', ' and ')}].`,
    ],
  },
  'numbers with places': numbered({
    mark: (i) => `[${i}]`,
    place: (p) => `, p. ${p}`,
    alone: [
      (w, c) => `${says('en', c)} [${w.at + 1}, pp. 12–14].`,
      (w, c) => `${says('en', c)} [see ${w.at + 1}, Section 3].`,
      (w, c) => `${says('en', c)} [${w.at + 1}: 14].`,
      (w, c) => `${says('en', c)} [e.g. ${w.at + 1}].`,
    ],
  }),
  'numbers as words': numbered({
    mark: (i) => `[${i}]`,
    alone: [
      (w, c) => `Ref. ${w.at + 1} ${tells('en', c)}.`,
      (w, c) => `Reference [${w.at + 1}] ${tells('en', c)}.`,
      (w, c) => `the method of Ref. [${w.at + 1}] ${tells('en', c)}.`,
      (w, c) => `${says('en', c)} (see reference ${w.at + 1}).`,
      (w, c) => `the authors of [${w.at + 1}] ${tells('en', c).replace(/^/, 'have ')}.`,
    ],
  }),
  'intervals and equations': numbered({ mark: (i) => `[${i}]`, more: { nothing: NO_NUMBERS, forms: ['txt', 'md', 'html', 'pdf'] } }),
  'numbers in the order of names': numbered({ mark: (i) => `[${i}]`, more: { sorted: true, forms: ['txt', 'wrapped', 'html'] } }),
  'numbers in a table': numbered({ mark: (i) => `[${i}]`, more: { tabled: true, forms: ['html', 'docx', 'md'] } }),
  'raised in brackets': numbered({ mark: (i) => sup(`[${i}]`), gap: '', comma: ',', more: { forms: ['html', 'docx', 'txt'] } }),
  'labels of letters': {
    ...numbered({ style: 'ieee', mark: (i) => i, label: (w) => `[${alphaOf(w)}] ` }),
    sorted: true,
    single: [
      (w, c) => `${says('en', c)} ${alphas([w])}.`,
      (w, c) => `${says('en', c)} [${alphaOf(w)}, Section 2].`,
      (w, c) => `in [${alphaOf(w)}] ${says('en', c)}.`,
    ],
    several: [(works, c) => `${says('en', c)} [${works.map(alphaOf).join(', ')}].`, (works, c) => `${says('en', c)} ${alphas(works)}.`],
  },
  'German numbers': numbered({
    lang: 'de',
    style: 'german',
    mark: (i) => `[${i}]`,
    place: (p) => `, S. ${p}`,
    alone: [(w, c) => `${says('de', c)} [vgl. ${w.at + 1}].`, (w, c) => `nach [${w.at + 1}] ${says('de', c)}.`],
  }),
  'GOST numbers': numbered({
    lang: 'ru',
    style: 'gost',
    mark: (i) => `[${i}]`,
    comma: '; ',
    label: dot,
    place: (p) => `, с. ${p}`,
    more: { forms: ['txt', 'html', 'docx', 'pdf'] },
    alone: [(w, c) => `${says('ru', c)} [см.: ${w.at + 1}].`],
  }),
  'Chinese raised': numbered({
    lang: 'zh',
    style: 'chinese',
    mark: (i) => sup(`[${i}]`),
    gap: '',
    comma: ',',
    dash: '-',
    more: { forms: ['html', 'docx', 'txt'] },
  }),
  'Japanese half brackets': numbered({
    lang: 'ja',
    style: 'japanese',
    mark: (i) => sup(`${i})`),
    gap: '',
    comma: ',',
    dash: '-',
    label: half,
    more: { forms: ['html', 'docx'] },
  }),
  'Korean numbers': numbered({ lang: 'ko', style: 'korean', mark: (i) => `[${i}]`, comma: ',', dash: '-' }),
  'Polish numbers': numbered({ lang: 'pl', style: 'polish', mark: (i) => `[${i}]`, place: (p) => `, s. ${p}`, comma: ', ' }),
  'German with slashes': named({
    lang: 'de',
    style: 'german',
    and: '/',
    narrated: ' und ',
    between: ' ',
    others: 'u. a.',
    place: (p) => `, S. ${p} f.`,
    limit: 2,
  }),
  'German with colons': named({
    lang: 'de',
    style: 'german',
    and: '/',
    narrated: '/',
    between: ' ',
    place: (p) => `: ${p}`,
    alone: [
      (_w, name, y, c) => `${says('de', c)} (vgl. hierzu ausführlich ${name} ${y}: 14 ff.).`,
      (_w, name, y, c) => `nach ${name} (${y}: 14) ${says('de', c)}.`,
      (_w, name, y, c) => `${says('de', c)}, so ${name} (ebenfalls ${y}).`,
    ],
    more: { forms: ['txt', 'html', 'docx', 'pdf'] },
  }),
  'German genitives': named({
    lang: 'de',
    style: 'german',
    and: ' & ',
    others: 'et al.',
    only: true,
    alone: [
      (w, _n, y) => `folgt dies ${w.families[0]}${/[sßxz]$/.test(w.families[0] ?? '') ? '’' : 's'} (${y}) Vorschlag.`,
      (_w, name, y, c) => `${says('de', c)} (zit. n. ${name}, ${y}, S. 14).`,
    ],
  }),
  French: named({
    lang: 'fr',
    style: 'french',
    and: ' et ',
    others: 'et al.',
    place: (p) => `, p. ${p}`,
    alone: [
      (_w, name, y, c) => `selon ${name} (${y}), ${says('fr', c)}.`,
      (_w, name, y, c) => `${says('fr', c)} (cité par ${name}, ${y}).`,
      (w, _n, y, c) => `comme l’écrit ${w.families[0]} et ses collègues (${y} : 14), ${says('fr', c)}.`,
    ],
  }),
  Spanish: named({
    lang: 'es',
    style: 'spanish',
    and: ' y ',
    others: 'y cols.',
    alone: [
      (_w, name, y, c) => `según ${name} (${y}), ${says('es', c)}.`,
      (_w, name, y, c) => `${says('es', c)} (citado en ${name}, ${y}, p. 14).`,
      (w, _n, y, c) => `${w.families[0]} y otros (${y}) ${tells('es', c)}.`,
    ],
    more: { forms: ['txt', 'html', 'docx', 'pdf'] },
  }),
  'ABNT in capitals': {
    ...named({
      lang: 'pt',
      style: 'abnt',
      and: '; ',
      upper: true,
      place: (p) => `, p. ${p}`,
      limit: 3,
      alone: [
        (_w, name, y, c) => `segundo ${name} (${y}), ${says('pt', c)}.`,
        (_w, name, y, c) => `para ${name} (${y}, p. 14), ${says('pt', c)}.`,
      ],
    }),
  },
  'Portuguese with apud': named({
    lang: 'pt',
    style: 'spanish',
    and: ' & ',
    others: 'et al.',
    alone: [
      (_w, name, y, c) => `${says('pt', c)} (Okonjo-Brass, 1931, apud ${name}, ${y}).`,
      (_w, name, y, c) => `conforme ${name} (${y}, pp. 14-15), ${says('pt', c)}.`,
    ],
  }),
  Italian: named({
    lang: 'it',
    style: 'spanish',
    and: ' e ',
    others: 'e colleghi',
    between: ' ',
    alone: [
      (_w, name, y, c) => `secondo ${name} (${y}), ${says('it', c)}.`,
      (_w, name, y, c) => `${says('it', c)} (si veda ${name} ${y}, pp. 14-15).`,
    ],
  }),
  'Russian by name': named({
    lang: 'ru',
    style: 'gost',
    and: ', ',
    narrated: ' и ',
    others: 'и др.',
    alone: [
      (w, _n, y, c) => `по мнению ${(w.given[0] ?? '')[0]}. ${w.families[0]}а (${y}), ${says('ru', c)}.`,
      (_w, name, y, c) => `${says('ru', c)} (цит. по: ${name}, ${y}).`,
    ],
    more: { forms: ['txt', 'html', 'docx', 'pdf'] },
  }),
  'Russian in square brackets': named({
    lang: 'ru',
    style: 'gost',
    and: ', ',
    others: 'и др.',
    between: ' ',
    brackets: ['[', ']'],
    place: (p) => `: ${p}`,
    only: false,
  }),
  Polish: named({
    lang: 'pl',
    style: 'polish',
    and: ' i ',
    others: 'i in.',
    alone: [
      (_w, name, y, c) => `według ${name} (${y}) ${says('pl', c)}.`,
      (_w, name, y, c) => `${says('pl', c)} (cyt. za: ${name}, ${y}).`,
    ],
  }),
  Czech: named({
    lang: 'cs',
    style: 'polish',
    and: ' a ',
    others: 'et al.',
    between: ' ',
    alone: [
      (_w, name, y, c) => `podle ${name} (${y}) ${says('cs', c)}.`,
      (_w, name, y, c) => `${says('cs', c)} (cit. podle ${name} ${y}, s. 14).`,
    ],
  }),
  Dutch: named({
    lang: 'nl',
    style: 'apa',
    and: ' & ',
    narrated: ' en ',
    others: 'e.a.',
    alone: [
      (_w, name, y, c) => `volgens ${name} (${y}) ${says('nl', c)}.`,
      (_w, name, y, c) => `${says('nl', c)} (zie ook ${name}, ${y}, p. 14).`,
      (_w, name, y, c) => `${name.replace(/^(?:de|van)/, (p) => `${p[0]?.toUpperCase()}${p.slice(1)}`)} (${y}) ${tells('nl', c)}.`,
    ],
  }),
  Swedish: named({
    lang: 'sv',
    style: 'apa',
    and: ' & ',
    narrated: ' och ',
    others: 'm.fl.',
    between: ' ',
    alone: [
      (_w, name, y, c) => `enligt ${name} (${y}) ${says('sv', c)}.`,
      (_w, name, y, c) => `${says('sv', c)} (jfr ${name} ${y} s. 14).`,
    ],
  }),
  Turkish: named({
    lang: 'tr',
    style: 'apa',
    and: ' ve ',
    narrated: ' ve ',
    others: 'vd.',
    place: (p) => `: ${p}`,
    alone: [
      (_w, name, y, c) => `${name}’a (${y}) göre ${says('tr', c)}.`,
      (_w, name, y, c) => `${says('tr', c)} (akt. ${name}, ${y}).`,
      (w, _n, y, c) => `${w.families[0]} ve arkadaşları (${y}) ${tells('tr', c)}.`,
    ],
  }),
  'Chinese by name': named({
    lang: 'zh',
    style: 'chinese',
    only: true,
    brackets: ['（', '）'],
    others: '等',
    and: '和',
    between: '，',
    part: '；',
    more: {},
    alone: [
      (w, _n, y, c) => `${says('zh', c)}（${w.families[0]}${w.given[0]}${w.families.length > 1 ? '等' : ''}，${y}）。`,
      (w, _n, y, c) => `${w.families[0]}${w.given[0]}${w.families.length > 1 ? '等' : ''}（${y}）${tells('zh', c)}。`,
    ],
  }),
  'Japanese by name': named({
    lang: 'ja',
    style: 'japanese',
    brackets: ['（', '）'],
    others: 'ほか',
    and: '・',
    narrated: '・',
    between: ' ',
    part: '；',
    place: (p) => `：${p}`,
    alone: [(w, _n, y, c) => `${w.families[0]}${w.families.length > 1 ? 'ら' : ''}（${y}）によれば${says('ja', c)}。`],
  }),
  'Korean by name': named({
    lang: 'ko',
    style: 'korean',
    only: true,
    more: {},
    alone: [
      (w, _n, y, c) => `${says('ko', c)}(${w.families[0]}${w.given[0]}${w.families.length > 1 ? ' 외' : ''}, ${y}).`,
      (w, _n, y, c) => `${w.families[0]}${w.given[0]}${w.families.length > 1 ? ' 외' : ''}(${y})${tells('ko', c)}.`,
      (w, _n, y, c) => `${w.families[0]}${w.given[0]}${w.families.length > 1 ? ' 등' : ''}(${y}: 14)에 따르면 ${says('ko', c)}.`,
    ],
  }),
};
const eastern = (kind: string, make: (work: Work) => string, [open, close]: readonly [string, string], part: string): void => {
  const printing = KINDS[kind];
  if (printing === undefined) return;
  const { lang } = printing;
  (KINDS as Record<string, Printing>)[kind] = {
    ...printing,
    several: [(works, chance) => `${says(lang, chance)}${open}${works.map(make).join(part)}${close}${lang === 'ko' ? '.' : '。'}`],
  };
};
const first = (work: Work, more: string): string => `${work.families[0]}${work.given[0]}${work.families.length > 1 ? more : ''}`;
eastern('Chinese by name', (work) => `${first(work, '等')}，${year(work)}`, ['（', '）'], '；');
eastern('Korean by name', (work) => `${first(work, ' 외')}, ${year(work)}`, ['(', ')'], '; ');
