/**
 * Author and year where letters have no capitals and words may have no spaces between them: (田中, 2019), （山田・鈴木 2020；佐藤ら
 * 2021）, 王芳等(2018), 김철수 외(2019), (الخطيب وآخرون، 2019). Within brackets a name begins where its part begins. In running text nothing
 * tells where it begins ("根据李伟（2017）"), so such a mark counts only when some reading of it leads to an entry of the list.
 */
import { type AuthorMark, yearsOf } from './author.ts';

/** Letters without case, and what joins syllables and parts of names. */
const LETTER = String.raw`[\p{Lo}\p{Lm}\p{Mn}]`;
const ET_AL = String.raw`(?:\s?(?:等人?|ら|ほか|他|외(?:\s?\d{1,2}인)?|등|기타)|\s(?:و ?آخر(?:ون|ين)|و ?همکاران|و ?دیگران|ואח['׳’]?|ואחרים|ועמיתיו))`;
/** With those of Persian and Islamic reckoning. */
const YEAR = '(?:(?:1[3-9]|20)\\d{2}[a-h]?|不详|无日期|日付なし|일자 없음|날짜 없음|د\\.\\s?ت\\.?)';
const YEARS = `${YEAR}(?:\\s?,\\s?(?:${YEAR}|[b-h](?![a-z]))){0,8}`;
const LOCATOR = String.raw`(?:年版?)?(?:\s?[,:]\s?((?:pp?\.?|S\.|第|頁|页|ص\.?\s?ص\.?|صص?\.?|ج\.?|עמ['׳’]?|עמודים|쪽|면|[a-z]{1,6}\.)?\s?\d{1,5}(?:\s?[-–~]\s?\d{1,5})?(?:\s?[頁页쪽면])?))?`;
const LEAD =
  /^(?:(?:参见|参照|见|見|如|例えば|参考|引自)\s?|(?:cf\.?|see|انظر|أنظر|ينظر|راجع|مثل|نقلا عن|ببینید|نک\.?|ر\.\s?ک\.?|ראו|ראה|למשל|השוו|אצל)\s?[:,]?\s)/u;
/** "And" that is written together with the name behind it. */
const JOINED = /\s[وו](?=\p{Lo}{2})/gu;
const SEPARATOR = /\s?(?:[,・·&;]|\s(?:and|و)\s|와\/과|[和与與及と]|(?:과|와)(?=\s))\s?/u;

const BRACKETS = /[([]([^()[\]\n]{4,300})[)\]]/gu;
const PART = new RegExp(`^(${LETTER}(?:[^\\d:]{0,60}?[\\p{Lo}\\p{Lm}\\p{Mn}])?)\\s?,?\\s?(${YEARS})${LOCATOR}$`, 'u');
const NARRATIVE = new RegExp(`(${LETTER}(?:${LETTER}|[,・·& ](?=${LETTER})){0,40}['׳’]?)\\s?\\((${YEARS})${LOCATOR}\\)`, 'gu');
/** "赵 和 李 1969, 刘 等 2010": commas part works where each bears its year. */
const NEXT = /(?<=\d{4}[a-h]?|不详|无日期|日付なし|일자 없음)\s?,\s?(?=[\p{Lo}\p{Lu}])/u;
const TAIL = new RegExp(`${ET_AL}$`, 'u');

/** Whether the names and the year of a reading lead to an entry. */
export type Leads = (reading: Pick<AuthorMark, 'families' | 'etAl' | 'year' | 'suffix'>) => boolean;

/** Names and no year: what stands before a semicolon that parts names. */
const NAMES_ALONE = new RegExp(`^${LETTER}{1,12}$`, 'u');

/**
 * The works of a mark, each with its names and year. "高橋; 中村 1978" is one work of two, as some styles part names, where no name without
 * a year may be a work of its own: `joined` then gives it whole.
 */
function worksIn(inside: string): { work: string; joined?: string }[] {
  let waiting: string[] = [];
  return inside.split(';').flatMap((part) => {
    const printed = part.trim().replace(LEAD, '');
    if (NAMES_ALONE.test(printed)) {
      waiting.push(printed);
      return [];
    }
    const [first = '', ...more] = printed.split(NEXT);
    const before = waiting;
    waiting = [];
    return [{ work: first, ...(before.length > 0 && { joined: [...before, first].join(';') }) }, ...more.map((work) => ({ work }))];
  });
}

/** Marks of this kind in a text whose signs are in half width, in reading order; `bare` where all of it may be one, as in a note. */
export function caselessMarks(text: string, leads: Leads, bare = false): AuthorMark[] {
  const marks: AuthorMark[] = [];
  const add = (
    start: number,
    end: number,
    names: string,
    years: string,
    locator: string | undefined,
    form: AuthorMark['form'],
  ): boolean => {
    const read = (printed: string) => {
      const own = familiesOf(printed);
      return yearsOf(years).map((dated) => ({ families: own, etAl: TAIL.test(names), ...dated }));
    };
    const parted = names.replace(TAIL, '').replace(JOINED, ' , ');
    const whole = read(names);
    const all = parted.includes(' , ') && !whole.some(leads) ? ([read(parted)].find((one) => one.some(leads)) ?? whole) : whole;
    const families = all[0]?.families ?? [];
    if (families.length === 0 || (form === 'narrative' && !all.some(leads))) return false;
    const shown = `${families.join('・')}${TAIL.exec(names)?.[0] ?? ''}`;
    all.forEach((reading, i) => {
      const last = locator !== undefined && i === all.length - 1;
      marks.push({
        ...reading,
        span: { start, end },
        form,
        label: `${shown} ${reading.year}${reading.suffix}`,
        ...(last && { locator: locator.trim() }),
      });
    });
    return true;
  };
  const addWorks = (start: number, end: number, inside: string, form: AuthorMark['form']) => {
    for (const { work, joined } of worksIn(inside)) {
      const together = joined === undefined ? null : PART.exec(joined);
      if (together !== null && add(start, end, together[1] ?? '', together[2] ?? '', together[3], 'narrative')) continue;
      const [found, names = '', years = '', locator] = PART.exec(work.trim()) ?? [];
      if (found !== undefined) add(start, end, names, years, locator, form);
    }
  };
  if (bare) {
    if (text.length < 300) addWorks(0, text.length, text.replace(/[.。]\s*$/u, ''), 'plain');
    return marks;
  }
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(BRACKETS)) addWorks(index, index + whole.length, inside, 'bracketed');
  for (const { 0: whole, 1: run = '', 2: years = '', 3: locator, index } of text.matchAll(NARRATIVE)) {
    const beginnings = Array.from(run, (_, at) => at).filter((at) => /[\p{Lo}\p{Lm}]/u.test(run.charAt(at)) && mayBegin(run, at));
    // Where spaces part words the fewest that lead somewhere are the name; where nothing does, the longest run of letters.
    if (/\s/.test(run)) beginnings.reverse();
    beginnings.some((at) => add(index + at, index + whole.length, run.slice(at), years, locator, 'narrative'));
  }
  return marks.sort((a, b) => a.span.start - b.span.start);
}

/** The names in a run, without its "and others". */
const familiesOf = (names: string): string[] =>
  names
    .replace(TAIL, '')
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 20);

/** A script with spaces begins a name behind one; a lone letter is a name only where the run begins, or with others. */
function mayBegin(run: string, at: number): boolean {
  const before = run.charAt(at - 1);
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(run.charAt(at)))
    return at === 0 || !/\p{Lo}/u.test(before) || run.slice(at).replace(TAIL, '').length > 1 || TAIL.test(run);
  return at === 0 || !/\p{Lo}/u.test(before);
}
