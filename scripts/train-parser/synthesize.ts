/**
 * Renders real records as printed references in many styles and languages, with the noise of typists, PDFs, scanners and
 * generators, and knows the label of every character: training data for what the labelled corpora lack.
 */

import type { Label } from '../../src/extract/parse/labels.ts';
import { LABEL_INDEX } from '../../src/extract/parse/labels.ts';
import type { CslItem } from '../../src/model/csl.ts';
import { type Example, type Piece, setOf } from './corpus.ts';
import * as phrases from './phrases.ts';
import * as more from './phrases-more.ts';
import { MEETINGS, REPORTS, SECTIONS, SPECIAL_ISSUES } from './phrases-more.ts';
import { type Kind, STYLES } from './styles.ts';
import { MORE_STYLES } from './styles-more.ts';
import { RARE_FILLINGS, RARE_STYLES } from './styles-rare.ts';
import { RTL_STYLES } from './styles-rtl.ts';

type Random = () => number;
type Tongue = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ru' | 'zh' | 'ja' | 'ar' | 'fa' | 'he' | 'ko' | 'nl' | 'pl' | 'sv' | 'tr';

const PLACES = [...phrases.PLACES, ...more.MORE_PLACES];
const PUBLISHERS = [...phrases.PUBLISHERS, ...more.MORE_PUBLISHERS];
const UNIVERSITIES = [...phrases.UNIVERSITIES, ...more.MORE_UNIVERSITIES];
const INSTITUTIONS = [...phrases.INSTITUTIONS, ...more.MORE_INSTITUTIONS];
/** Languages whose words come from lists of their own. */
const OWN_WORDS: Readonly<Partial<Record<Tongue, phrases.Tongue>>> = {
  zh: phrases.CHINESE,
  ja: phrases.JAPANESE,
  ru: phrases.RUSSIAN,
  ar: more.ARABIC,
  fa: more.PERSIAN,
  he: more.HEBREW,
  ko: more.KOREAN,
};
const TITLE_PARTS: Readonly<Partial<Record<Tongue, readonly (readonly string[])[]>>> = { ...phrases.LATIN_TITLES, ...more.MORE_TITLES };
const RTL: ReadonlySet<Tongue> = new Set<Tongue>(['ar', 'fa', 'he']);
/** Written without spaces between the parts of a title, and family name first. */
const EAST: ReadonlySet<Tongue> = new Set<Tongue>(['zh', 'ja', 'ko']);
const SCRIPT: Readonly<Partial<Record<Tongue, RegExp>>> = {
  zh: /[\u2e80-\u9fff]/,
  ja: /[\u2e80-\u9fff]/,
  ko: /[\uac00-\ud7af]/,
  ru: /[а-я.]/i,
  ar: /^(?!.*[پچژگی]).*[\u0620-\u06ff]/,
  fa: /[\u0620-\u06ff]/,
  he: /[\u05d0-\u05ea]/,
};
interface Person {
  readonly family: string;
  readonly given: string;
}

const FIELD_LABEL: Readonly<Record<string, Label>> = {
  A: 'author',
  Y: 'date',
  M: 'date',
  T: 'title',
  Q: 'title',
  C: 'container',
  V: 'volume',
  I: 'issue',
  P: 'pages',
  E: 'editor',
  L: 'place',
  B: 'publisher',
  N: 'edition',
  S: 'series',
  R: 'number',
  D: 'id',
  U: 'url',
  X: 'note',
  K: 'translator',
  H: 'publisher',
  J: 'id',
  W: 'number',
  Z: 'id',
  a: 'author',
  b: 'publisher',
  c: 'container',
  d: 'date',
  e: 'title',
  f: 'publisher',
  h: 'publisher',
  k: 'place',
  n: 'pages',
  p: 'pages',
  q: 'container',
  t: 'title',
  v: 'volume',
  y: 'date',
};
/** What text between fields may be: it belongs to no field that matters. */
const BETWEEN = setOf(
  'other',
  'note',
  'id',
  'url',
  'genre',
  'label',
  'edition',
  'volume',
  'issue',
  'pages',
  'editor',
  'container',
  'place',
  'number',
  'series',
  'date',
);

export class Synthesizer {
  private readonly next: Random;
  private readonly rare: number;
  private readonly records: readonly CslItem[];
  private readonly venues: readonly { readonly title: string; readonly abbr: string }[];

  /** `rare` is the share of references of rare kinds among those in English. */
  constructor(
    records: readonly CslItem[],
    venues: readonly { readonly title: string; readonly abbr: string }[],
    next: Random,
    rare = 0.12,
  ) {
    this.rare = rare;
    this.records = records;
    this.venues = venues;
    this.next = next;
  }

  private chance(p: number): boolean {
    return this.next() < p;
  }
  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }
  /** One of the list that is written in the script of the language. */
  private local(items: readonly string[], tongue: Tongue): string {
    const script = SCRIPT[tongue] ?? /^[^а-я\u0590-\u06ff\u2e80-\u9fff\uac00-\ud7af]+$/i;
    for (let turn = 0; turn < 90; turn += 1) {
      const item = this.pick(items);
      if (script.test(item)) return item;
    }
    return this.pick(items);
  }
  private number(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** One reference with its labels. */
  example(): Example {
    const tongue: Tongue = this.chance(0.58)
      ? 'en'
      : this.pick([
          ...(['de', 'de', 'de', 'fr', 'fr', 'fr', 'es', 'es', 'pt', 'it', 'ru', 'ru', 'zh', 'zh', 'ja', 'ja'] as const),
          ...(['ar', 'ar', 'fa', 'he', 'ko', 'nl', 'pl', 'sv', 'tr'] as const),
        ]);
    const record = this.pick(this.records);
    const kind = RTL.has(tongue)
      ? this.pick(['article', 'article', 'book', 'book', 'chapter', 'thesis', 'web'] as const)
      : this.kindFor(record);
    const values = this.values(record, kind, tongue);
    const rare = tongue === 'en' && this.rare > 0 && this.chance(this.rare);
    const whole = (style: string): boolean =>
      [...style.matchAll(/\{([A-Za-z])\}/g)].every(([, field = '']) => (values[field] ?? '') !== '');
    const template = rare ? this.pick(RARE_STYLES.filter(whole)) : this.templateFor(kind, tongue, values);
    return this.render(template, values, tongue);
  }

  private kindFor(record: CslItem): Kind {
    if (this.chance(0.25))
      return this.pick([
        'chapter',
        'chapter',
        'book',
        'book',
        'book',
        'thesis',
        'report',
        'web',
        'web',
        'news',
        'law',
        'standard',
        'article',
      ] as const);
    switch (record.type) {
      case 'paper-conference':
        return 'meeting';
      case 'book':
        return 'book';
      case 'chapter':
        return 'chapter';
      case 'thesis':
        return 'thesis';
      case 'article':
        return this.chance(0.4) ? 'preprint' : 'article';
      default:
        return 'article';
    }
  }

  private templateFor(kind: Kind, tongue: Tongue, values: Readonly<Record<string, string>>): string {
    const hint: Readonly<Partial<Record<Tongue, RegExp>>> = {
      zh: /\[[JMCD]\]|\[EB|[，：]|\{A\}\. \{T\}\. \{C\}/,
      ja: /[「『、，．]/,
      ru: /\/\/|–|с\.|канд|Электрон/,
      de: /in: |In: |Hrsg|Hg\.|: \{T\}|\}, \{L\}|Aufl|vom/,
      fr: /«|dir\.|n°|thèse/,
      es: /núm|En \{E\}|Disponible|Tesis|n\. /,
      pt: /n\. |Org|Tese|Disponible/,
      it: /cura|«\{C/,
      ko: /[，「『]|: \{P\}/,
      nl: /In: |in: |p\. |\(\{Y\}\)/,
      pl: /\[w:\]|red\.|s\. /,
      sv: /I: |red\.|s\. /,
      tr: /Cilt|ss\.|İçinde|çev\./,
    };
    const filled = (style: string): boolean =>
      [...style.replace(/\[(?![A-Z]+\])[^\]]*\{[^\]]*\]/g, '').matchAll(/\{([A-Za-z])\}/g)].every(
        (field) => (values[field[1] ?? ''] ?? '') !== '',
      );
    if (RTL.has(tongue)) {
      const own = (RTL_STYLES[kind] ?? []).filter(filled);
      return own.length > 0 ? this.pick(own) : '{A}، {T}، {Y}.';
    }
    const wide = EAST.has(tongue) || tongue === 'ru';
    const foreign = /[「『、，．：]|\/\/|[а-я]{3}|канд|\[J\]|\[M\]|\[C\]/;
    const more = (MORE_STYLES[tongue]?.[kind] ?? []).filter(filled);
    if (more.length > 0 && this.chance(0.45)) return this.pick(more);
    const all = STYLES[kind].filter((style) => {
      return (wide || !foreign.test(style)) && filled(style);
    });
    const fitting = hint[tongue] === undefined ? all : all.filter((style) => hint[tongue]?.test(style));
    return this.pick(fitting.length > 0 && this.chance(wide ? 0.97 : 0.75) ? fitting : all.length > 0 ? all : ['{A}. {T}. {Y}.']);
  }

  private values(record: CslItem, kind: Kind, tongue: Tongue): Record<string, string> {
    const style = this.number(0, 11);
    const people = this.people(record, tongue);
    const year = record.issued?.['date-parts']?.[0]?.[0] ?? this.number(1960, 2024);
    const when = this.chance(0.12) ? this.number(1890, 1990) : year;
    const suffix = this.chance(0.05) ? this.pick(['a', 'b', 'c']) : '';
    const title = this.title(record, tongue, kind);
    const dash = this.pick(['-', '–', '–', '-', '—', '--', ' - ', '- ']);
    const first = this.number(1, 1900);
    const pages = this.chance(0.12)
      ? this.pick([
          `e${this.number(10000, 999999)}`,
          String(this.number(10000, 999999)),
          String(first),
          `${first}ff.`,
          `${first} ff`,
          `L${first}`,
          `${this.pick(['S', 'A', 'R'])}${first}${dash}${this.number(1, 99)}`,
        ])
      : `${first}${dash}${this.chance(0.2) ? String((first + this.number(2, 30)) % 100).padStart(2, '0') : first + this.number(1, 40)}`;
    const out: Record<string, string> = {
      A: this.chance(kind === 'web' || kind === 'report' ? 0.45 : 0.03)
        ? this.local(INSTITUTIONS, tongue)
        : this.chance(0.035)
          ? this.pick(['———', '———', '–––––', '______', '---', '_____', '——', '⸻'])
          : this.names(people, style, tongue),
      Y: this.chance(0.015) ? this.pick(['n.d.', 'in press', 'o.J.', 'forthcoming', 's.d.']) : `${when}${suffix}`,
      M: this.date(when, tongue),
      T: title,
      Q: this.quoted(title),
      C: this.venue(record, kind, tongue),
      V: this.chance(0.9)
        ? this.chance(0.04)
          ? this.pick(['XII', 'LIV', 'A 247', 'B21', '12A', 'IV'])
          : String(this.chance(0.9) ? this.number(1, 160) : this.number(160, 2100))
        : '',
      I: this.chance(0.55)
        ? this.chance(0.1)
          ? this.pick(['3-4', '1/2', 'Suppl 1', 'Suppl. 2', '4, Pt 1', 'S1', 'Special Issue'])
          : String(this.number(1, this.chance(0.9) ? 12 : 400))
        : '',
      P: this.chance(0.93) ? pages : '',
      E: this.names(this.people(this.pick(this.records), tongue).slice(0, this.number(1, 3)), this.pick([style, 2, 3]), tongue),
      L: this.local(PLACES, tongue) + (this.chance(0.06) ? `${this.pick([' & ', '; ', '/', ', '])}${this.local(PLACES, tongue)}` : ''),
      B: this.chance(0.75) ? this.local(PUBLISHERS, tongue) : (record.publisher ?? this.local(PUBLISHERS, tongue)),
      N: this.chance(0.5)
        ? this.pick(
            tongue === 'de'
              ? ['2.', '3.', '4., überarb.', '2., erw.']
              : tongue === 'zh'
                ? ['第2', '3']
                : RTL.has(tongue)
                  ? ['2', 'الثانية', '3', 'الأولى', 'دوم']
                  : ['2nd', '3rd', '4th', 'Rev.', '5th', '2nd rev.'],
          )
        : '',
      S: this.pick([
        'Lecture Notes in Computer Science',
        'LNCS',
        'LNAI',
        'Springer Series in Statistics',
        'Studies in Linguistics',
        'Beiträge zur Sozialforschung',
        'WZB Discussion Paper',
        'NBER Working Paper',
        'Arbeitspapiere',
        'ACM International Conference Proceeding Series',
        'Methods in Molecular Biology',
        'Trends in Linguistics',
        'Schriften zur Soziologie',
        'Advances in Psychology',
      ]),
      R: String(this.number(1, 9999)),
      D: this.doi(record),
      U: this.address(record),
      X: this.access(tongue),
      K: this.names(this.people(this.pick(this.records), tongue).slice(0, 1), 3, tongue),
      H: this.local(UNIVERSITIES, tongue),
      J: this.arxiv(record),
      W: this.pick(['6,285,999', '5,123,456', '7654321', '10,234,567', '4,405,829']),
      Z: this.pick(['978-0-306-40615-7', '0-306-40615-2', '9780306406157', '3-16-148410-0']),
      ...this.rarer(people, when, tongue),
    };
    return out;
  }

  /** Fields of the manners in styles-more.ts. */
  private rarer(people: readonly Person[], year: number, tongue: Tongue): Record<string, string> {
    const families = people
      .slice(0, 3)
      .map(({ family }) => family)
      .filter((family) => family !== '');
    const day = this.number(1, 26);
    const month = this.pick(['January', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']);
    const short = month.slice(0, 3);
    const dash = this.pick(['-', '–', '–', '—']);
    const meeting = this.pick(MEETINGS);
    const count = this.number(2, 38);
    const th =
      count % 10 === 1 && count !== 11 ? 'st' : count % 10 === 2 && count !== 12 ? 'nd' : count % 10 === 3 && count !== 13 ? 'rd' : 'th';
    const earlier = String(year - this.number(1, 120));
    return {
      a: families.length > 2 ? `${families[0]} et al.` : families.join(this.pick([' and ', ' and ', ' & '])),
      c: this.pick([
        `${count}${th} ${meeting}`,
        `${meeting} ${year}`,
        meeting,
        `${this.pick(['First', 'Second', 'Third', 'Fifth', 'Seventh', 'Tenth'])} ${meeting}`,
      ]),
      d: this.pick([
        `${month} ${day}${dash}${day + 3}, ${year}`,
        `${day}${dash}${day + 2} ${month} ${year}`,
        `${short} ${day}${dash}${day + 3}`,
        `${month} ${day}${dash}${day + 2}`,
        `${year} ${short} ${day}${dash}${day + 3}`,
        `${day}${dash}${day + 4} ${month}, ${year}`,
        `${month} ${year}`,
      ]),
      g: this.pick(REPORTS.kinds),
      k: this.pick([...REPORTS.towns, this.local(PLACES, tongue)]),
      n: this.pick([
        `A${this.number(1, 40)}`,
        `C${this.number(1, 9)}+`,
        String(this.number(1, 60)),
        `B${this.number(1, 12)}`,
        this.pick(SECTIONS),
      ]),
      o: this.pick(REPORTS.series),
      p: String(this.number(60, 900)),
      s: this.pick(SPECIAL_ISSUES),
      t: (this.pick(this.records).title ?? 'A Study')
        .split(' ')
        .slice(0, this.number(2, 9))
        .join(' ')
        .replace(/[.<>{}]/g, ''),
      ...Object.fromEntries(Object.entries(RARE_FILLINGS).map(([letter, words]) => [letter, this.pick(words)])),
      e: (this.pick(this.records).title ?? 'A Study')
        .split(' ')
        .slice(0, this.number(1, 5))
        .join(' ')
        .replace(/[.<>{}[\]]|(?:\s(?:of|the|and|in|a|for|to|with|on|by|from|an|as|at))+$|[,:;]$/g, ''),
      v: this.pick(['2 vols.', '3 vols.', '4 vols', '2 volumes', '10 vols.', 'Vols. 1–3', '2 Bde.', '3 tomes', '2 voll.']),
      y: earlier,
    };
  }

  private people(record: CslItem, tongue: Tongue): Person[] {
    const wide = OWN_WORDS[tongue];
    if (wide !== undefined)
      return Array.from({ length: this.number(1, 4) }, () => ({
        family: this.pick(wide.families),
        given: tongue === 'ru' ? `${this.pick(wide.givens)} ${this.pick(wide.givens)}` : this.pick(wide.givens),
      }));
    const own = (record.author ?? record.editor ?? [])
      .filter((name) => name.family !== undefined && name.family.length < 30)
      .map((name): Person => ({ family: name.family ?? '', given: name.given ?? '' }));
    if (own.length > 0) return own;
    const other = this.pick(this.records).author ?? [];
    return other
      .filter((name) => name.family !== undefined)
      .map((name): Person => ({ family: name.family ?? '', given: name.given ?? '' }));
  }

  /** A list of names in one of a dozen manners. */
  private names(people: readonly Person[], style: number, tongue: Tongue): string {
    if (people.length === 0) return this.local(INSTITUTIONS, tongue);
    const most = this.pick([1, 2, 3, 3, 5, 6, 8, 12, 99]);
    const cut = people.length > most;
    const shown = people.slice(0, most).map((person, at) => this.name(person, style, at));
    if (tongue === 'zh' || tongue === 'ja')
      return (
        shown.join(tongue === 'zh' ? this.pick([', ', '，', '、']) : this.pick(['・', '，', '、'])) +
        (cut ? this.pick([', 等', '等', 'ほか']) : '')
      );
    if (tongue === 'ko') return shown.join(this.pick([', ', '·', ', '])) + (cut ? this.pick([' 외', ' 등']) : '');
    if (RTL.has(tongue)) {
      const and = tongue === 'he' ? ' ו' : tongue === 'ar' ? ' و' : ' و ';
      if (cut) return shown.slice(0, 2).join(this.pick(['، ', '؛ '])) + { ar: ' وآخرون', fa: ' و همکاران', he: ' ואחרים' }[tongue as 'ar'];
      const comma = tongue === 'he' ? ', ' : this.pick(['، ', '؛ ', ' - ']);
      return shown.length > 1 && this.chance(0.6) ? shown.slice(0, -1).join(comma) + and + (shown.at(-1) ?? '') : shown.join(comma);
    }
    const comma =
      style === 4 || style === 6 ? this.pick(['; ', '; ', ', ', '/ ', '/']) : style === 0 ? this.pick([', ', ', ', '; ', ' / ']) : ', ';
    const and = {
      de: ['und', '&', '/', ';'],
      fr: ['et', '&', 'et'],
      es: ['y', '&', 'y'],
      pt: ['e', '&', ';'],
      it: ['e', 'e', '&'],
      ru: [',', ',', 'и'],
      en: ['and', '&', 'and', ','],
      nl: ['en', '&', 'en'],
      pl: ['i', ',', ','],
      sv: ['och', '&', 'och'],
      tr: ['ve', '&', 've'],
    }[tongue as 'en'] ?? [','];
    if (cut)
      return (
        shown.join(comma) +
        this.pick([
          ', et al.',
          ' et al.',
          ' et al',
          ', et al',
          ', et al.,',
          ' et. al.',
          ' u. a.',
          ', and others',
          ' e outros',
          ', ... ',
          ' [et al.]',
        ]).replace(/u\. a\.|e outros/, tongue === 'de' ? 'u. a.' : 'et al.')
      );
    if (shown.length === 1) return shown[0] ?? '';
    const last = shown.at(-1) ?? '';
    const joiner = this.pick(and);
    if (style === 1) return shown.join(', ');
    const glue =
      joiner === ','
        ? ', '
        : joiner === ';'
          ? '; '
          : joiner === '/'
            ? '/'
            : `${shown.length > 2 && this.chance(0.5) && comma === ', ' ? ',' : ''} ${joiner} `;
    return shown.slice(0, -1).join(comma) + glue + last;
  }

  /** Now and then a name gets a particle or a suffix: records have few of them. */
  private adorned({ family, given }: Person): Person & { readonly suffix: string } {
    if (/[^\u0020-\u024f]/.test(family) || given === '' || /\s/.test(family)) return { family, given, suffix: '' };
    const particle = this.chance(0.03)
      ? this.pick([
          'van ',
          'van der ',
          'van den ',
          'von ',
          'von der ',
          'de ',
          'de la ',
          'del ',
          'di ',
          'da ',
          'dos ',
          'du ',
          'le ',
          'El ',
          'Al-',
          'al-',
          'ter ',
          'ben ',
          'De ',
          'Van ',
          'Mac ',
        ])
      : '';
    return { family: particle + family, given, suffix: this.chance(0.02) ? this.pick(['Jr.', 'Jr', 'III', 'Sr.', 'II', 'IV']) : '' };
  }

  private name(person: Person, style: number, at: number): string {
    const { family: bareFamily, given, suffix } = this.adorned(person);
    const name = this.plainName({ family: bareFamily, given }, style, at);
    return suffix === '' ? name : `${name}${this.pick([', ', ' ', ', '])}${suffix}`;
  }

  private plainName({ family, given }: Person, style: number, at: number): string {
    const words = given.split(/[\s.]+/).filter((word) => word !== '');
    const initial = (word: string): string =>
      word
        .split('-')
        .map((part) => `${(part[0] ?? '').toUpperCase()}.`)
        .join('-');
    const dotted = words.map(initial).join(this.chance(0.75) ? ' ' : '');
    const bare = words.map((word) => (word[0] ?? '').toUpperCase()).join('');
    const full = words.length === 0 ? '' : this.chance(0.5) ? [words[0], ...words.slice(1).map(initial)].join(' ') : words.join(' ');
    if (/[\u2e80-\u9fff\uac00-\ud7af]/.test(family)) return family + given;
    if (/[\u0590-\u06ff]/.test(family))
      return style < 6 ? `${family}${/[\u0590-\u05ff]/.test(family) ? ',' : '،'} ${given}` : `${given} ${family}`;
    if (given === '') return family;
    switch (style) {
      case 0:
        return `${family}, ${dotted}`;
      case 1:
        return `${family} ${bare}`;
      case 2:
        return `${dotted} ${family}`;
      case 3:
        return `${full} ${family}`;
      case 4:
        return `${family}, ${full}`;
      case 5:
        return `${family.toUpperCase()}, ${dotted}`;
      case 6:
        return `${family}, ${dotted.replace(/ /g, '')}`;
      case 7:
        return `${family} ${dotted}`;
      case 8:
        return at === 0 ? `${family}, ${full}` : `${full} ${family}`;
      case 9:
        return at === 0 ? `${family}, ${dotted}` : `${dotted} ${family}`;
      case 10:
        return `${family.toUpperCase()} ${full}`;
      default:
        return `${bare} ${family}`;
    }
  }

  private title(record: CslItem, tongue: Tongue, kind: Kind): string {
    const wide = OWN_WORDS[tongue];
    const parts = wide?.titles ?? TITLE_PARTS[tongue];
    if (parts !== undefined && (wide !== undefined || this.chance(0.55)))
      return parts
        .map((part) => this.pick(part))
        .join(EAST.has(tongue) ? '' : ' ')
        .replace(/\s+([:.,])/g, '$1')
        .replace(/(?<=\s[לב])\s(?=[\u05d0-\u05ea])|^(?<=[לב])\s/gu, '')
        .trim();
    let title = (record.title ?? 'Untitled').replace(/\s+/g, ' ').replace(/\.$/, '');
    if (kind === 'law')
      return `${this.pick(this.records).author?.[0]?.family ?? 'Smith'} v. ${this.pick(['State', 'United States', 'Jones', 'Board of Education', 'Acme Corp.', 'Doe'])}`;
    if (this.chance(kind === 'book' || kind === 'chapter' ? 0.16 : 0.05)) title = this.literary(title);
    const words = title.split(' ');
    if (words.length > 25) title = words.slice(0, 25).join(' ');
    if (this.chance(0.06)) return title.toUpperCase();
    if (this.chance(0.25)) return title[0] + title.slice(1).replace(/(?<=[\s(-])\p{Lu}(?=\p{Ll}{2})/gu, (char) => char.toLowerCase());
    if (this.chance(0.1)) return title.replace(/(?<=\s)\p{Ll}(?=\p{Ll}{3})/gu, (char) => char.toUpperCase());
    if (this.chance(0.04))
      return `${title}${this.pick(['?', '!', ' (in Russian)', ' [in French]', ' (abstract)', ', Vol. II', ': A review', '. A Study in Method'])}`;
    return title;
  }

  /** Titles with the stops inside that make one hard to tell from what follows it. */
  private literary(title: string): string {
    const other = (this.pick(this.records).title ?? 'A Study').split(' ').slice(0, this.number(2, 7)).join(' ');
    const name = this.pick(this.records).author?.[0];
    const head = title.split(' ').slice(0, this.number(2, 7)).join(' ');
    return this.pick([
      `${head}; or, ${other}`,
      `${head}; or ${other}`,
      `${head}? ${other}`,
      `${head}! ${other}`,
      `${head}. ${other}`,
      `${head} — ${other}`,
      `${name?.given ?? 'John'} ${name?.family ?? 'Smith'}: ${other}`,
      `${name?.family ?? 'Smith'}. ${other}`,
      `${name?.given ?? 'John'} ${name?.family ?? 'Smith'}`,
      `${name?.given ?? 'John'} ${name?.family ?? 'Smith'} ${this.pick(['and', 'und', 'et', 'y', 'e'])} ${other}`,
      `${this.pick(['Conversations with', 'Letters to', 'The Life of', 'Collected Poems of', 'The Complete Works of', 'Encounters with'])} ${name?.family ?? 'Smith'}`,
      `${head}, ${this.local(PLACES, 'en')}`,
      `${head}, ${this.local(PLACES, 'en')}, ${this.number(1500, 1950)}–${this.number(1951, 1999)}`,
      `${head}: ${this.local(PLACES, 'en')}, ${name?.family ?? 'Smith'}, and ${other}`,
      `${head} U.S. ${other}`,
      `${head.toLowerCase().replace(/^./, (char) => char.toUpperCase())} (${this.number(1500, 1950)}-${this.number(1951, 1999)})`,
      `${head}, ${other.toLowerCase()}, and ${this.pick(['Law', 'society', 'the Novel', 'change'])}`,
      `In ${head}`,
      `In the ${this.pick(['Wake', 'Shadow', 'Name', 'Beginning'])} of ${other}: ${head}`,
      `“${head}” ${this.pick(['and', 'in', '-'])} ${other}`,
      `The ‘${head}’ of ${other}`,
      `${head} ${this.number(1400, 1999)}–${this.number(1400, 1999)}`,
      `${head} ${this.number(1, 30)}:${this.number(1, 50)}–${this.number(1, 50)}`,
      `${head} (${other})`,
      `${head} « ${other} »`,
      `${head}, ${this.number(1400, 1900)}-${this.number(1901, 1999)}`,
    ]);
  }

  private quoted(title: string): string {
    const [open, close] = this.pick([
      ['“', '”'],
      ['"', '"'],
      ['``', "''"],
      ['«', '»'],
      ['„', '“'],
      ['‘', '’'],
      ["'", "'"],
    ] as const);
    const stop = this.pick([',', ',', '.', '']);
    return this.chance(0.5) ? `${open}${title}${stop}${close}` : `${open}${title}${close}${stop === '' ? ',' : stop}`;
  }

  private venue(record: CslItem, kind: Kind, tongue: Tongue): string {
    const wide = OWN_WORDS[tongue];
    if (wide !== undefined) return kind === 'chapter' || kind === 'meeting' ? this.title(record, tongue, 'book') : this.pick(wide.journals);
    if (kind === 'chapter') return this.title(this.pick(this.records), tongue, 'book');
    const own = record['container-title'];
    if (kind === 'meeting') {
      const base =
        own !== undefined && own !== 'arXiv' && !/^https?:/.test(own) && own.length < 140
          ? own
          : this.pick([
              'Proceedings of the International Conference on Machine Learning',
              'Proceedings of IEEE INFOCOM',
              'ICML',
              'CVPR',
              'Advances in Neural Information Processing Systems',
              'NeurIPS',
            ]);
      return this.chance(0.15) ? `${base} ${this.pick(['2019', "'08", '(ICML-15)', '(KDD)', '2021, Virtual Event'])}` : base;
    }
    if (kind === 'news')
      return this.pick([
        'New York Times',
        'The New York Times',
        'The Guardian',
        'Die Zeit',
        'Frankfurter Allgemeine Zeitung',
        'FAZ',
        'Le Monde',
        'El País',
        'Folha de S.Paulo',
        'Washington Post',
        'Der Spiegel',
        'Süddeutsche Zeitung',
        'La Repubblica',
        'The Economist',
        'Wall Street Journal',
        'La Nación',
      ]);
    if (kind === 'web')
      return this.pick([
        'Wikipedia',
        'BBC News',
        'OpenAI Blog',
        'Medium',
        'CNN',
        'GitHub',
        'Pew Research Center',
        'Nature News',
        'World Bank Blogs',
      ]);
    if (own !== undefined && own !== 'arXiv' && !/https?:|:\s/.test(own) && own.length < 90 && this.chance(0.35)) return own;
    const venue = this.pick(this.venues);
    const name = this.chance(0.5) ? venue.title : venue.abbr;
    return this.chance(0.25) ? name.replace(/\./g, '') : name;
  }

  private date(year: number, tongue: Tongue): string {
    const months = {
      en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
      de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
      fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
      es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
      pt: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
      it: [
        'gennaio',
        'febbraio',
        'marzo',
        'aprile',
        'maggio',
        'giugno',
        'luglio',
        'agosto',
        'settembre',
        'ottobre',
        'novembre',
        'dicembre',
      ],
      ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
      nl: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
      sv: ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
      pl: ['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca', 'lipca', 'sierpnia', 'września', 'października', 'listopada'],
      tr: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
      ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
      he: ['בינואר', 'בפברואר', 'במרץ', 'באפריל', 'במאי', 'ביוני', 'ביולי', 'באוגוסט', 'בספטמבר', 'באוקטובר', 'בנובמבר', 'בדצמבר'],
    }[tongue as 'en'];
    const day = this.number(1, 28);
    if (months === undefined)
      return this.chance(0.5) ? String(year) : `${year}-${String(this.number(1, 12)).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const month = this.pick(months);
    const short = `${month.slice(0, 3)}${month.length > 3 && this.chance(0.6) ? '.' : ''}`;
    return this.pick([
      `${month} ${year}`,
      `${short} ${year}`,
      `${year}`,
      `${year}`,
      `${day} ${month} ${year}`,
      tongue === 'de' ? `${day}. ${month} ${year}` : `${month} ${day}, ${year}`,
      tongue === 'de' ? `${day}.${this.number(1, 12)}.${year}` : `${year}, ${month} ${day}`,
      `${year} ${short}`,
      `${year} ${short} ${day}`,
    ]);
  }

  private access(tongue: Tongue): string {
    const year = this.number(1999, 2025);
    return tongue === 'en' || this.chance(0.4)
      ? this.date(year, tongue)
      : `${this.number(1, 28)}.${String(this.number(1, 12)).padStart(2, '0')}.${year}`;
  }

  private doi(record: CslItem): string {
    const doi =
      record.DOI ??
      (this.chance(0.3)
        ? `10.${this.number(1000, 9999)}/${this.pick(['j.', 's', 'abc.', 'journal.'])}${this.number(100, 99999)}.${this.number(10, 9999)}`
        : '');
    if (doi === '') return '';
    return this.pick(['', '', 'https://doi.org/', 'http://dx.doi.org/', 'doi:', 'doi: ', 'DOI: ', 'https://doi.org/', '']) + doi;
  }

  private address(record: CslItem): string {
    const own = record.URL;
    if (own !== undefined && !own.includes(' ') && this.chance(0.4)) return own;
    return `${this.pick(['http://www.', 'https://', 'https://www.', 'http://', 'www.'])}${this.pick(['example-institute', 'oecd', 'who', 'census', 'ec.europa', 'bmbf', 'ilo', 'unesco', 'stat-online', 'nytimes'])}.${this.pick(['org', 'com', 'de', 'fr', 'eu', 'gov', 'int', 'edu'])}/${this.pick(['docs', 'pub', 'news/2012', 'dataoecd', 'fileadmin/user_upload', ''])}/${this.pick(['report', 'index', 'article', 'paper_1', '34711139'])}${this.pick(['.pdf', '.html', '', '.htm', '.php?id=12'])}`;
  }

  private arxiv(record: CslItem): string {
    return record.arxiv ?? `${this.number(10, 24)}0${this.number(1, 9)}.${this.number(10000, 19999)}`;
  }

  /** Fills a template and records the place of every piece; noise is put on each stretch before it is placed. */
  private render(template: string, values: Readonly<Record<string, string>>, tongue: Tongue): Example {
    const pieces: Piece[] = [];
    let raw = '';
    const sloppy = this.chance(0.3);
    const glue = this.chance(0.04);
    const put = (printed: string, allowed: number): void => {
      const text = printed.replace(/⟦/g, '[').replace(/⟧/g, ']');
      const noisy = sloppy ? this.noisy(text) : text;
      if (noisy === '') return;
      pieces.push({ allowed, start: raw.length, end: raw.length + noisy.length });
      raw += noisy;
    };
    if (this.chance(0.16))
      put(
        this.pick([
          `[${this.number(1, 240)}] `,
          `${this.number(1, 240)}. `,
          `${this.number(1, 99)} `,
          `(${this.number(1, 99)}) `,
          `[${values.A?.slice(0, 3) ?? 'Abc'}${this.number(80, 99)}] `,
          '• ',
        ]),
        setOf('label'),
      );
    const optional = this.resolve(template, values);
    const parts = /<([a-z]+)\|([^>]*)>|\{([A-Za-z])\}|([^<{]+)/g;
    for (const found of optional.matchAll(parts)) {
      const [, label, inside, field, text] = found;
      if (label !== undefined && inside !== undefined)
        put(
          inside.replace(/\{([A-Za-z])\}/g, (_, name: string) => values[name] ?? ''),
          1 << (LABEL_INDEX[label as Label] ?? 0),
        );
      else if (field !== undefined) put(values[field] ?? '', setOf(FIELD_LABEL[field] ?? 'other'));
      else if (text !== undefined) put(glue ? text.replace(/([.,;:]) /g, '$1') : text, BETWEEN);
    }
    if (tongue === 'en' && this.chance(0.03))
      put(
        this.pick([
          ' PMID: 12345678.',
          ' PMID: 9500320',
          ' PubMed: 10592173.',
          ' (in German)',
          ' Accessed 2 May 2015.',
          ' [PubMed]',
          ' [CrossRef] [Google Scholar]',
        ]),
        setOf('note', 'id', 'other'),
      );
    return { raw, pieces, rest: BETWEEN, weight: 1 };
  }

  /** Drops optional stretches whose fields are missing. */
  private resolve(template: string, values: Readonly<Record<string, string>>): string {
    const settled = template.replace(/\[(, <note\|[^{}[\]]*>)\]/g, (_, inside: string) => (this.chance(0.5) ? inside : ''));
    return settled.replace(/\[((?:[^[\]]|\[[A-Z/]+\]|\[\{X\}\])*\{(?:[^[\]])*)\]/g, (whole, inside: string) => {
      if (/^\{X\}$|^<note\|\{X\}>$|^cited|^Accessed/.test(inside)) return whole;
      return [...inside.matchAll(/\{([A-Za-z])\}/g)].every((field) => (values[field[1] ?? ''] ?? '') !== '') ? inside : '';
    });
  }

  private noisy(text: string): string {
    let out = text;
    if (this.chance(0.06)) out = out.replace(/(\p{Ll}{4,})(\p{Ll}{3,})/u, `$1${this.pick(['- ', '-', '\u00ad', ' '])}$2`);
    if (this.chance(0.05)) out = out.replace(/([.,;:]) /, '$1');
    if (this.chance(0.04)) out = out.replace(/([.,;:])(?=\s|$)/, ' $1');
    if (this.chance(0.03)) out = out.replace(/[.,](?= )/, '');
    if (this.chance(0.03)) out = out.replace(/ /, '  ');
    if (this.chance(0.02)) out = out.replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ');
    if (this.chance(0.02)) out = out.replace(/rn/, 'm');
    if (this.chance(0.02)) out = out.replace(/l/, '1');
    if (this.chance(0.02)) out = out.replace(/(\p{L})(\p{Ll})/u, '$1 $2');
    if (this.chance(0.03)) out = out.replace(/[–—]/g, '-');
    if (this.chance(0.02)) out = out.replace(/ö/g, 'o¨').replace(/é/g, '´e').replace(/ü/g, 'u¨');
    if (this.chance(0.02)) out = out.replace(/’/g, "'").replace(/[“”]/g, '"');
    return out;
  }
}
