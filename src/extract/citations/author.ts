/**
 * Marks that cite by author and year: (Ng, 2024a; Li et al., 2023), Ng (2024), Ng and Li (2024, p. 5), vgl. Müller 2019, S. 4.
 * A year in brackets alone, a date, a version or a sample size is no mark: there must be a name that could be an author's.
 */
import type { Span } from '../../model/document.ts';
import type { AuthorYear } from '../link.ts';
import { withoutInner } from './inner.ts';
import { unindented } from './unindented.ts';
import { AND, ET_AL, FOUR, LEAD, LOCATOR, NO_YEAR, OPENING, PARTICLE, SAME, WORD } from './words.ts';

export interface AuthorMark extends AuthorYear {
  /** The whole mark; marks for several works in one pair of brackets share it. */
  readonly span: Span;
  readonly label: string;
  readonly locator?: string;
  /** The same mark read together with the names that stood alone before it: "COSTA; LIMA, 2016" cites one work of two. */
  readonly together?: readonly string[];
  /** `bracketed`: names and year stand within brackets. `narrative`: only the year does. `plain`: none (footnotes). */
  readonly form: 'bracketed' | 'narrative' | 'plain';
  /** True where the author is told by another part of the mark alone, "2020" of "(Ng, 2019; 2020)": it may be a work without author. */
  readonly unnamed?: boolean;
  /** True where its first name is as likely a word that names nobody: such a mark counts only where it leads to an entry. */
  readonly doubtful?: true;
  /** In brackets: whether a comma parts the names from the year, and whether a word joins them, as it does names of people. */
  readonly parted?: boolean;
  readonly joined?: true;
}

const FAMILY = `${PARTICLE}${WORD}(?:[\\s-](?:${WORD}|van|von|de|der)){0,3}`;
const INITIALS = '(?:(?:\\p{Lu}\\.[\\s-]?){1,3})?';
/** The names of a mark, without a group. */
export const NAMES = `${INITIALS}${FAMILY}(?:(?:,\\s|\\s?/\\s?)${INITIALS}${FAMILY}){0,8}(?:${AND}${INITIALS}${FAMILY})?(?:${ET_AL})?`;
/** "1900/1953", "2019/20": a work of one year in an edition of another; "1995–98": one of several years. */
const YEAR = `(?:${FOUR}(?:\\s{0,2}/\\s?(?:${FOUR}|\\d{2})|[–-](?:${FOUR}|\\d{2})(?!\\d))?\\s?(?:[a-h](?![\\p{L}\\d])(?:[–/-][b-h](?![\\p{L}\\d]))?)?|${NO_YEAR}(?:-?[a-h](?![\\p{L}\\d]))?)`;
/** Years of one mark, without a group. */
export const YEARS = `${YEAR}(?:(?:\\s?[,;]\\s?(?:and\\s|&\\s)?|\\s?(?:&|and|und|et|y)\\s)(?:${FOUR}[a-h]?|[b-h])(?![\\p{L}\\d])(?:[–/-][b-h](?![\\p{L}\\d]))?){0,8}`;
const BRACKETS = /[([（［]([^()[\]（）［］]{4,600})[)\]）］]/gu;
const PART = new RegExp(
  `(?:^|[\\s,(])(${NAMES})(?:['’]s?)?(?:\\s{0,24}[,:]\\s{0,2}|\\s{1,24}[(]?|[(]|(?<=\\p{Ll}\\.))(${YEARS})[)]?${LOCATOR}`,
  'u',
);
/** Further years of the names before: "2020", "ders. 2014, S. 9". */
const PART_YEARS = new RegExp(`^\\s?(?:(?:see|cf\\.|vgl\\.|siehe|auch|also|and|und)\\s){0,3}(?:${SAME},?\\s)?(${YEARS})${LOCATOR}`, 'iu');
const NARRATIVE = new RegExp(
  `(?<!(?!\\p{Lo})[\\p{L}\\p{M}'’-])(${NAMES})(?:['’]s?)?,?\\s{0,14}[(（[]\\s?(?:see\\s|cf\\.\\s|e\\.g\\.,?\\s)?(${YEARS})${LOCATOR}([;,:][^()]{0,80})?[)）\\]]`,
  'gu',
);
/** A year and a place behind another year of the same names: "2013", "2013, 45". */
const YEARS_BEHIND = new RegExp(`^\\s?(${YEARS})${LOCATOR}\\s?$`, 'u');
/** "MacDonald’s book (2012)", "Beckers Buch (2012)". */
const OWN = new RegExp(`(?<![\\p{L}\\p{M}'’-])(${NAMES})['’]s?(?:\\s\\p{Ll}[\\p{L}-]{1,20}){1,3}\\s[(（](${YEARS})${LOCATOR}[)）]`, 'gu');
/** Behind a year, words that go on about it: "(Apple, 2010 model)", "(in 1984 dollars)". */
const NOUN_BEHIND = /^\s?(?!(?:and|und|et|y|e|i|as|see|cf|but|in|for|with|from|cited|quoted|siehe|voir)(?!\p{L}))\p{Ll}/u;
const JOINED = new RegExp(AND, 'u');
const NAMES_ALONE = new RegExp(`^\\s?(${FAMILY})\\s?$`, 'u');
/** "(Poe et al.; 2016)": some styles part names and year by a semicolon. */
const NAMES_BEFORE = new RegExp(`^\\s?(${NAMES})\\s?$`, 'u');
const PLAIN = new RegExp(`(?<![\\p{L}\\p{M}'’-])(${NAMES})(?:['’]s|,)?\\s(${YEARS})${LOCATOR}`, 'gu');

/** Words that are never a name, whatever the list holds. */
const NEVER =
  /^(?:In|On|At|Since|From|Until|Before|After|During|The|This|These|Those|For|By|As|And|But|Also|However|Of|Im|Seit|Bis|Ab|Nach|Vor|Am|En|Desde|Depuis|Dans|Version|Copyright|Idem|Ídem|Id|Ders|Dies|Derselbe|Dieselben?|Eadem)$/u;

/** Words that begin like names but are none, unless the list has an author of that name: "(May 2019)", "(Law et al., 1985)". */
const NO_NAME =
  /^(?:In|On|At|Since|From|Until|Before|After|During|The|This|These|Those|For|By|As|An|And|But|Also|However|Of|To|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Figure|Fig|Table|Section|Chapter|Version|Volume|Vol|No|Part|Appendix|Equation|Eq|Spring|Summer|Autumn|Fall|Winter|Copyright|Received|Accepted|Published|Revised|Available|Retrieved|Accessed|Im|Seit|Bis|Ab|Nach|Vor|Am|Um|Stand|Abb|Tab|Kapitel|En|Desde|Depuis|Dans|Year|Years|Windows|Office|Olympics|World Cup|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Early|Late|Mid|Circa|Grant|Award|Session|Article|Act|Law|Note|Page|Line|Day|Week|Month|Study|Phase|Type|Model|Experiment|CVPR|ICCV|ECCV|ICML|NeurIPS|NIPS|ICLR|ACL|EMNLP|NAACL|AAAI|IJCAI|KDD|COVID|Jr|Sr|Idem|Ídem|Id|Ders|Dies|Derselbe|Dieselben?|Eadem)$/u;

/** Words that date a work which has no year. */
const UNDATED = new RegExp(NO_YEAR, 'iu');

/** The names of a mark. */
export interface NamesOfMark {
  readonly families: string[];
  readonly etAl: boolean;
  readonly initial?: string;
  /** True where the first name is as likely a word that names nobody. */
  readonly doubtful?: true;
}

/** The family names of a mark; null for words that name nobody. */
export function namesOf(text: string): NamesOfMark | null {
  let plain = text.trim().replace(/\s+/g, ' ').replace(OPENING, '');
  for (let times = 0; times < 3; times += 1) plain = plain.replace(LEAD, '').trim();
  const etAl = new RegExp(`${ET_AL}\\s?$`, 'u').test(plain);
  const listed = plain.replace(new RegExp(`${ET_AL}\\s?$`, 'u'), '');
  const parts = listed.split(new RegExp(`${AND}|,\\s?`, 'u'));
  const initial = /^(\p{Lu})\.[\s-]?\p{Lu}/u.exec(parts[0] ?? '')?.[1];
  const families = parts
    .map((name) =>
      name
        .replace(new RegExp(`^${INITIALS}`, 'u'), '')
        .replace(/['’]s$/u, '')
        .replace(/^[dlDL]['’](?=\p{Lu}{2})/u, '')
        .trim(),
    )
    .filter((name) => name !== '' && !/^\p{Lu}\.?$/u.test(name));
  const first = families[0];
  const opening = first?.split(/\s/)[0] ?? '';
  if (first === undefined || NEVER.test(opening)) return null;
  const doubtful = NO_NAME.test(first) || NO_NAME.test(opening);
  return { families, etAl, ...(initial === undefined ? {} : { initial }), ...(doubtful && { doubtful }) };
}

/** The letter of a work without year: "n.d.-a", "forthcominga". */
const UNDATED_LETTER = new RegExp(`(?:-|(?<=${NO_YEAR}))([a-h])$`, 'u');

/** A year as a mark gives it, with its letter; `orYear` is the other one of "1900/1953". */
export type YearOfMark = Pick<AuthorYear, 'year' | 'suffix' | 'orYear'>;

/** "2001, 2003a,b", "2003a-c", "1900/1953" as years with suffixes. */
export function yearsOf(text: string): YearOfMark[] {
  const years: YearOfMark[] = [];
  for (const part of text.split(/[,;&]|\s(?:and|und|et|y)\s/)) {
    const plain = part.replace(/\band\b/g, '').trim();
    const found = /^((?:1[3-9]|20)\d{2})(?:\s{0,2}\/\s?(\d{4}|\d{2})|[–-]\d{2,4})?\s?([a-h])?(?:[–/-]([b-h]))?$/.exec(plain);
    const last = years.at(-1);
    if (found?.[1] !== undefined) {
      const [, year, second, suffix = '', to = ''] = found;
      const orYear = second?.length === 2 ? `${year.slice(0, 2)}${second}` : second;
      years.push({ year, suffix, ...(orYear === undefined ? {} : { orYear }) });
      for (let code = suffix.charCodeAt(0) + 1; code <= to.charCodeAt(0); code += 1)
        years.push({ year, suffix: String.fromCharCode(code) });
    } else if (/^[b-h]$/.test(plain) && last !== undefined) years.push({ year: last.year, suffix: plain });
    else if (plain !== '') {
      const [ending = '', letter = ''] = UNDATED_LETTER.exec(plain) ?? [];
      years.push({
        year: plain
          .slice(0, plain.length - ending.length)
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
        suffix: letter,
      });
    }
  }
  return years;
}

/** Whether a year is none: "n.d.", "forthcoming". */
export const isUndated = ({ year }: Pick<AuthorMark, 'year'>): boolean => !/\p{Nd}/u.test(year);

/** Longest time over which a work comes out. */
const LONGEST_WORK = 25;

/** Whether years are those of somebody's life: "Weber (1864–1920)". */
function isLife(years: string): boolean {
  const [, first = '', last = ''] = /(\d{4})[–-](\d{4})/.exec(years) ?? [];
  return first !== '' && Number(last) - Number(first) > LONGEST_WORK;
}

function marksOf(span: Span, names: string, years: string, locator: string | undefined, form: AuthorMark['form']): AuthorMark[] {
  const who = namesOf(names);
  // "in May 2001"
  if (who === null || (who.doubtful === true && form === 'plain') || isLife(years)) return [];
  // Years from one to another may be those of anything.
  const ranged = /\d[–-]\d/.test(years);
  const shown = who.etAl ? `${who.families.join(', ')} et al.` : who.families.join(' and ');
  const all = yearsOf(years);
  const opening = form === 'bracketed' ? 0 : (OPENING.exec(names)?.[0].length ?? 0);
  const place = { start: span.start + opening, end: span.end };
  return all.map((dated, i) => ({
    span: place,
    ...who,
    ...dated,
    form,
    label: `${shown} ${dated.year}${dated.suffix}`,
    ...(ranged && { doubtful: true as const }),
    ...(locator !== undefined && i === all.length - 1 ? { locator: locator.trim().replace(/(?<!ff?)\.$/, '') } : {}),
  }));
}

/** Before a time: "in May (2019)". */
const WHEN = /(?<!\p{L})(?:in|on|since|until|till|from|during|of|seit|im|bis|vom|en|de|desde|depuis|dès|nel|dal|em|w|od|i|v)\s$/iu;

/** What stands behind a work that another one cites: "1931, as cited in Ng, 2019", "apud", "zit. n.", "цит. по". */
const BY_ANOTHER =
  /^\s{0,2}[,;:]?\s{0,2}(?:as\s)?(?:(?:cited|quoted|reported|mentioned|reprinted|referenced)\s(?:in|by)|apud|zit(?:iert)?\.?\s(?:n\.|nach|bei|in)|(?:cit(?:ado|ada|é|ée|ato|ata)|cit\.)\s(?:en|em|por|par|dans|in|da|podle|za)|cyt\.\sza|цит\.\sпо|akt(?:aran|\.)|(?:aangehaald|geciteerd)\sin|citerad\si|转引自|引自|재인용)(?![\p{L}\p{M}])/iu;

/** Such a work counts where the list has it; that it lacks it says nothing, for the work at hand is the other. */
const unsure = (mark: AuthorMark): AuthorMark => ({ ...mark, doubtful: true });

/** The mark with what stands between its names and its year, and whether a word tells that they are names. */
function partedAs(mark: AuthorMark, names: string, printed: string): AuthorMark {
  const behind = printed.slice(printed.indexOf(names) + names.length);
  const parted = /^['’]?s?\s{0,14},/u.test(behind);
  // "(Orwell’s 1984)" is a title.
  if (/['’]s$/.test(names)) return unsure({ ...mark, parted });
  return { ...mark, parted, ...((mark.etAl || JOINED.test(names)) && { joined: true as const }) };
}

/** All author-year marks in brackets and in running text, in reading order. */
export const authorMarks = (printed: string): AuthorMark[] => unindented(printed, marksInLines);

function marksInLines(printed: string): AuthorMark[] {
  const text = withoutInner(printed);
  const marks: AuthorMark[] = [];
  for (const found of text.matchAll(NARRATIVE)) {
    const span = { start: found.index, end: found.index + found[0].length };
    const read = marksOf(span, found[1] ?? '', found[2] ?? '', found[3], 'narrative');
    // "Stoler (2008, 194; 2013)"
    for (const part of (found[4] ?? '').split(';').slice(1)) {
      const dated = YEARS_BEHIND.exec(part);
      if (dated === null) break;
      read.push(...marksOf(span, found[1] ?? '', dated[1] ?? '', dated[2], 'narrative'));
    }
    const timed = WHEN.test(text.slice(Math.max(0, found.index - 8), found.index));
    const taken = read.filter(({ doubtful }) => doubtful !== true || !timed);
    marks.push(...(BY_ANOTHER.test(found[0].replace(/^[^([（]{0,400}[([（][^,;]{0,40}/u, '')) ? taken.map(unsure) : taken));
  }
  for (const found of text.matchAll(BRACKETS)) {
    const inside = found[1] ?? '';
    if (!/(?:1[5-9]|20)\d{2}/.test(inside) && !UNDATED.test(inside)) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    let names = '';
    let before = '';
    let waiting: string[] = [];
    const parts = inside.split(/;/);
    for (const [at, part] of parts.entries()) {
      const whole = PART.exec(part);
      if (whole === null) {
        const dated = before === '' ? null : PART_YEARS.exec(part.trimStart());
        if (dated !== null) {
          names = before;
          before = '';
          waiting = [];
          marks.push(...marksOf(span, names, dated[1] ?? '', dated[2], 'bracketed'));
          continue;
        }
        before = NAMES_BEFORE.exec(part)?.[1] ?? '';
        const more = names === '' ? null : PART_YEARS.exec(part.trimStart());
        if (more !== null)
          marks.push(...marksOf(span, names, more[1] ?? '', more[2], 'bracketed').map((mark) => ({ ...mark, unnamed: true })));
        const alone = NAMES_ALONE.exec(part.trimStart().replace(LEAD, ''))?.[1];
        waiting = more !== null || alone === undefined ? [] : [...waiting, alone];
        continue;
      }
      before = '';
      const first = marks.length;
      // "Ng, 2024, as cited in Doe, 2001": a part may name several works.
      let rest = part;
      for (let next: RegExpExecArray | null = whole, times = 0; next !== null && times < 8; next = PART.exec(rest), times += 1) {
        names = next[1] ?? '';
        const mark = next[0];
        rest = rest.slice(next.index + mark.length);
        const read = marksOf(span, names, next[2] ?? '', next[3], 'bracketed').map((one) => partedAs(one, names, mark));
        const behind = rest === '' ? (parts[at + 1] ?? '') : rest;
        marks.push(...(BY_ANOTHER.test(behind) || NOUN_BEHIND.test(rest) ? read.map(unsure) : read));
      }
      const joined = marks[first];
      if (joined !== undefined && waiting.length > 0) marks[first] = { ...joined, together: [...waiting, ...joined.families] };
      waiting = [];
    }
  }
  return marks.sort((a, b) => a.span.start - b.span.start);
}

/** Marks with what is cited between name and year: "MacDonald’s book (2012)". They count where they lead to an entry. */
export function ownMarks(text: string): AuthorMark[] {
  return [...text.matchAll(OWN)].flatMap(({ 0: whole, 1: names = '', 2: years = '', 3: locator, index }) =>
    marksOf({ start: index, end: index + whole.length }, names, years, locator, 'narrative'),
  );
}

/** Marks without brackets, as footnotes have them: "vgl. Müller 2019, S. 4". */
export function plainMarks(text: string): AuthorMark[] {
  const marks: AuthorMark[] = [];
  for (const found of text.matchAll(PLAIN)) {
    const span = { start: found.index, end: found.index + found[0].length };
    marks.push(...marksOf(span, found[1] ?? '', found[2] ?? '', found[3], 'plain'));
  }
  return marks;
}
