/**
 * Numbers by which works that nobody signs are cited: a law, a treaty, a decision, a standard, a patent. Each series has one normal form, so
 * that "Pub. L. No. 101-336" is "Public Law 101-336" and "347 U. S. 483" is "347 U.S. 483". A number names one work in its series; what a
 * text says besides (sections, pages within) is left out. Numbers of kinds not listed are no numbers here.
 */
import { reporterOf } from './reporters.ts';

/** A number of a series; `year` where the series counts by editions ("ISO 9001:2015"). */
export interface WorkNumber {
  /** Series and number in normal form: `us-law:101-336`. */
  readonly key: string;
  readonly year?: string;
  /** As printed. */
  readonly printed: string;
}

interface Series {
  readonly sign: RegExp;
  /** Normal form of what the sign caught; null when it is none after all. */
  readonly key: (found: readonly (string | undefined)[]) => string | null;
  readonly year?: (found: readonly (string | undefined)[]) => string | undefined;
}

const tight = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[\s.]/g, '');
const dashed = (text: string | undefined): string => (text ?? '').replace(/[–—]/g, '-').toLowerCase();

/** Reports of courts and series of treaties that are cited by volume and page. */
const REPORTS =
  "U\\.? ?S\\.?|S\\.? ?Ct\\.?|L\\.? ?Ed\\.?(?: ?2d)?|F\\.? ?(?:2d|3d|4th)|F\\.? ?Supp\\.?(?: ?[23]d)?|F\\.? ?App[’']x|Cal\\.? ?(?:App\\.? ?)?(?:2d|3d|4th|5th)|N\\.? ?E\\.? ?(?:2d|3d)|N\\.? ?W\\.? ?2d|S\\.? ?E\\.? ?2d|S\\.? ?W\\.? ?(?:2d|3d)|So\\.? ?(?:2d|3d)|A\\.? ?(?:2d|3d)|P\\.? ?(?:2d|3d)|Stat\\.?|Fed\\.? ?Reg\\.?|C\\.?L\\.?R\\.?|A\\.?L\\.?R\\.?|D\\.?L\\.?R\\.?|S\\.?C\\.?R\\.?|S\\.?C\\.?C\\.?|U\\.? ?N\\.? ?T\\.? ?S\\.?|UNTS|E\\.?H\\.?R\\.?R\\.?";

/** Two figures that are a year of the last century before they are a part: "DIN 1301-78". */
const FIRST_OF_YEARS = 60;

/** Whether two figures behind a dash are a part and no year, as in series that write the year behind a colon: "ISO 10993-10". */
const isPart = (body = '', sign: string | undefined, figures: string | undefined): boolean =>
  sign === '-' && figures?.length === 2 && Number(figures) < FIRST_OF_YEARS && /^(?:ISO|IEC|DIN|EN|BS|UNE|NF|NIST|FIPS)/.test(body);

const SERIES: readonly Series[] = [
  { sign: /\bPub(?:lic|\.)? ?L(?:aw|\.)?(?: ?No\.?)? ?(\d{1,3}[-–]\d{1,4})\b/giu, key: ([n]) => `us-law:${dashed(n)}` },
  {
    sign: /\b(\d{1,2}) ?U\. ?S\. ?C\.?(?: ?A\.)?,? ?(?:§{1,2}|sec\.)? ?(\d{1,5}[a-z]{0,2}(?:-\d{1,3})?)\b/gu,
    key: ([t, s]) => `usc:${t}:${s}`,
  },
  { sign: /\b(\d{1,2}) ?C\. ?F\. ?R\.?,? ?(?:§{1,2}|pt\.|part)? ?(\d{1,4}(?:\.\d{1,4})?)\b/gu, key: ([t, s]) => `cfr:${t}:${s}` },
  { sign: new RegExp(`\\b(\\d{1,4}) (${REPORTS}) (\\d{1,6})\\b`, 'gu'), key: ([v, r, p]) => `rep:${v}:${tight(r)}:${p}` },
  {
    sign: /[([]?((?:18|19|20)\d\d)[)\]]?\s(\d{0,2}\s?(?:UKSC|UKHL|UKPC|EWCA (?:Civ|Crim)|EWHC|A\.?C\.?|Q\.?B\.?|K\.?B\.?|Ch\.?|W\.?L\.?R\.?|All E\.?R\.?|SCC|HCA|FCA|NSWCA|NZSC|IESC|CSIH|ZACC|SGCA))\s(\d{1,5})\b/gu,
    key: ([y, c, n]) => `neutral:${y}:${tight(c)}:${n}`,
  },
  {
    sign: /\b(?:Case|Rs\.?|Rechtssache|Affaire|Asunto|Causa|C\.)?\s?\b([CT][-‑–]\d{1,4}\/\d{2})\b/gu,
    key: ([n]) => `eu-case:${dashed(n?.replace('‑', '-'))}`,
  },
  { sign: /\b(ECLI:[A-Z]{2}:[A-Z\d]{1,7}:\d{4}:[A-Z\d.]{1,25})\b/giu, key: ([n]) => (n ?? '').toLowerCase().replace(/\.$/, '') },
  { sign: /\bno\. ?(\d{3,6}\/\d{2})\b/giu, key: ([n]) => `echr:${n}` },
  { sign: /\b(BGE) (\d{1,3}) ([IV]{1,3}[ab]?) (\d{1,4})\b/gu, key: ([c, v, p, n]) => `${tight(c)}:${v}:${tight(p)}:${n}` },
  { sign: /\b(BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE) (\d{1,3}), (\d{1,4})\b/gu, key: ([c, v, n]) => `${tight(c)}:${v}:${n}` },
  {
    sign: /(?:\((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)\)|\b(?:Directive|Regulation|Decision|Richtlinie|Verordnung|Règlement|Reglamento|Directiva|Regolamento|Direttiva))\s(?:\((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)\)\s)?(?:No\.?\s|Nr\.\s|n[°º]\s)?(\d{2,4}\/\d{1,4})\b/giu,
    key: ([n]) => `eu:${n}`,
  },
  { sign: /\bLoi\sn[°º]\s?(\d{2,4}-\d{1,5})\b/giu, key: ([n]) => `fr-loi:${n}` },
  { sign: /\bLey\s(?:Orgánica\s)?(\d{1,3}\/\d{4})\b/gu, key: ([n]) => `es-ley:${n}` },
  { sign: /\bLei\sn?[.º°]{0,3}\s?(\d{1,3}\.\d{3})\b/giu, key: ([n]) => `br-lei:${n}` },
  { sign: /(明治|大正|昭和|平成|令和)(\d{1,2}|元)年(法律|政令|省令)第(\d{1,4})号/gu, key: ([e, y, k, n]) => `jp:${e}${y}${k}${n}` },
  { sign: /№?\s?(\d{1,4}-ФЗ)(?![\p{L}])/gu, key: ([n]) => `ru:${(n ?? '').toLowerCase()}` },
  {
    sign: /(?<![\p{L}\d/])([ASE]\/(?:RES\/)?\d{1,4}\/\d{1,4}(?:\/(?:Add|Rev)\.\d)?)(?![\d/])/gu,
    key: ([n]) => `un:${(n ?? '').toLowerCase()}`,
  },
  { sign: /\bRFC[\s#-]{0,2}0{0,3}(\d{1,5})\b/giu, key: ([n]) => `rfc:${n}` },
  {
    sign: /(?<![\p{L}\d])(ISO(?:\/IEC)?(?:\/IEEE)?|IEC|DIN(?: EN)?(?: ISO)?|EN(?: ISO)?|BS(?: EN)?(?: ISO)?|UNE(?:-EN)?(?: ISO)?|NF EN(?: ISO)?|ANSI|IEEE(?: Std)?|NIST SP|FIPS|GB\/T|JIS [A-Z]|AS\/NZS(?: ISO)?|NFPA|ASTM|ECMA|ITU-T|ГОСТ(?: Р)?)[\s-]((?:[A-Z]\.?\s?)?\d{1,6}(?:[-.]\d{1,4}){0,3}?)(?:([:–-])((?:19|20)\d\d(?:-\d\d)?|\d\d(?!\d)))?(?!\d|\/|[-.]\d)/gu,
    key: ([b, n, sign, y]) => `std:${tight(b)}:${dashed(n).replace(/\s/g, '')}${isPart(b, sign, y) ? `-${y}` : ''}`,
    year: ([b, , sign, y]) =>
      y === undefined || isPart(b, sign, y) ? undefined : y.length > 2 ? y.slice(0, 4) : `${Number(y) > 50 ? '19' : '20'}${y}`,
  },
  {
    sign: /\b(U\.? ?S\.?|EP|WO|DE|GB|FR|JP|CN|KR|ES|IT)[\s-]?(?:[Pp]at(?:ent|\.)(?: (?:No\.?|Appl?\.?|Application|Publication)){0,3}\s?)?(\d{1,4}\/\d{3},?\d{3}|\d{4}[/ ]\d{5,7}|\d{1,3}(?:[,. ]\d{3}){1,3}|\d{5,13})\s?(?:[ABCTU]\d?)?(?!\d)/gu,
    key: ([c, n]) => {
      const digits = (n ?? '').replace(/\D/g, '');
      return digits.length < 5 || digits.length > 13 ? null : `pat:${tight(c)}:${digits}`;
    },
  },
];

/** Longer texts are no citations. */
const LONGEST = 1_000;
const MOST = 6;

/** The numbers a citation or a record states, in the order of the series; each once. */
export function workNumbers(text: string): readonly WorkNumber[] {
  const sample = text.slice(0, LONGEST);
  if (!/\d/.test(sample)) return [];
  const out = new Map<string, WorkNumber>();
  for (const { sign, key, year } of SERIES) {
    for (const found of sample.matchAll(sign)) {
      const [printed, ...parts] = found;
      const normal = key(parts);
      if (normal === null || out.has(normal)) continue;
      const edition = year?.(parts);
      out.set(normal, { key: normal, ...(edition === undefined ? {} : { year: edition }), printed: printed.trim() });
    }
  }
  return [...out.values()].slice(0, MOST);
}

/** Whether two numbers name one work: the same number of one series, and where both state an edition, the same. */
export const sameNumber = (a: WorkNumber, b: WorkNumber): boolean =>
  a.key === b.key && (a.year === undefined || b.year === undefined || a.year === b.year);

/** The number of a work as it can be read alone: whose patent it is stands in the kind of document as often as in the number. */
export const statedNumber = ({ number = '', genre = '' }: { readonly number?: string; readonly genre?: string }): string =>
  number !== '' && /patent/i.test(genre) ? `${genre} ${number}` : number;

/** What of a record may state its number: a field of its own, its titles, and volume, series and page together. */
export function numberedText(item: {
  readonly number?: string;
  readonly genre?: string;
  readonly title?: string;
  readonly 'title-short'?: string;
  readonly volume?: string;
  readonly 'container-title'?: string;
  readonly page?: string;
  readonly issued?: { readonly 'date-parts'?: readonly (readonly number[])[] };
}): string {
  const { title = '', page } = item;
  const series = item['container-title'];
  const year = item.issued?.['date-parts']?.[0]?.[0];
  // Reports of British courts are counted by years: "[1932] AC 562".
  const volume = item.volume ?? (year === undefined ? undefined : `[${year}]`);
  const place =
    volume === undefined || series === undefined || page === undefined
      ? ''
      : `${volume} ${reporterOf(series)} ${page.replace(/[-–].*$/s, '')}`;
  return [statedNumber(item), place, item['title-short'] ?? '', title.slice(0, 300)].filter((part) => part !== '').join(' ; ');
}

/** Kinds of CSL items that are cited by such numbers. */
export const NUMBERED: ReadonlySet<string> = new Set(['legislation', 'bill', 'regulation', 'treaty', 'legal_case', 'standard', 'patent']);
