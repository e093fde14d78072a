/**
 * Whether a cited title is a record's title. One title matches another if they differ in form alone, if one is the other
 * without its subtitle, or if the record itself states the cited one as another of its titles. It matches in part when small
 * words, a plural or a slip differ, when it is cut short, or when one word of many was changed: near enough that the work may
 * be meant, and not the title. Edit distance decides nothing; which words differ does.
 */
import type { ComponentEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { citedAlone, recordedAlone, withoutRelease } from './title/filed.ts';
import { type TitleForm, titleForm, titleReadings } from './title/form.ts';
import { inOtherLetters } from './title/letters.ts';
import { isMeetingTold } from './title/meeting.ts';
import { withoutGroup } from './title/printings.ts';
import { isVariant, type WordDifference, weightOf, wordDifference } from './title/words.ts';
import { turnedAt, writtenOtherwise } from './title/written.ts';

export interface TitleJudgement {
  readonly label: Exclude<Label, 'weak' | 'unknown'>;
  /** 0..1: weight of the words in common. */
  readonly score: number;
  readonly why: string;
}

/** A main title must say this much to stand for the whole: two books are called "Ethics". */
const HEAD_WORDS = 3;
/** Telling words of a title that is more than one acronym. */
const ACRONYM_AMONG = 4;
const HEAD_LETTERS = 20;
/** A title cut short must keep this share of its letters. */
const CUT = 0.7;
/** A title that ends in dots, as search engines cut them, and the telling words by which its beginning is known. */
const CUT_SHORT = /(?:\.{3}|…)["'”’»\])]?$/;
const BEGINNING_WORDS = 2;
/** Words with which no title ends. */
const OPEN_END = new Set(
  'a an the of in for on with by from at as and or into und der die das von im zur et de des du la le les y del en el los e di il per da do dos и в на с о для'.split(
    ' ',
  ),
);
const endsOpen = ({ words }: TitleForm): boolean => OPEN_END.has(words.at(-1) ?? '');
/** Above this weight of changed words the title is another one. */
const CHANGED = 0.25;
/** Below this share of common words nothing is aligned. */
const COMMON = 0.3;

/** What a title is worth whose words do not align and that is the title all the same. */
const WRITTEN = 0.75;

const EXACT: TitleJudgement = { label: 'match', score: 1, why: 'same title' };

/** Letters that some PDF readers lose with their ligatures. */
const LIGATURES = /ffi|ffl|ff|fi|fl/g;

const telling = (words: readonly string[]): number => words.reduce((sum, word) => sum + (weightOf(word) >= 1 ? 1 : 0), 0);

/** True when `short` is all of `long` before its subtitle, or one of its subtitles. */
const isHead = (short: TitleForm, long: TitleForm): boolean => long.breaks.some((at) => long.words.slice(0, at).join('') === short.joined);

/** Words of a short name before a title. */
const NAME_WORDS = 3;

/** Whether one title is the other with its short name put behind it: "DSM-5: Diagnostic and Statistical Manual", "… Manual (DSM-5)". */
const turnedAbout = (a: TitleForm, b: TitleForm): boolean =>
  a.breaks.some((at) => at > 0 && at <= NAME_WORDS && at < a.words.length && turnedAt(a, at).join('') === b.joined);

/** Which version it is, behind a title: "version 6.3 (updated February 2022)", "Revision D.01". */
const VERSION =
  /^(?:version|ver|release|revision|rev)(?: [a-z]?\d{1,6}[a-z]?| [a-z]){1,4}(?: (?:revision|rev|release|build|updated|update|[a-z]{3,9}|\d{1,4})){0,5}$/;

/** Whether the one title is the other with its version behind it. Two versions are not one. */
const isOfVersion = (short: TitleForm, long: TitleForm): boolean =>
  telling(short.words) >= BEGINNING_WORDS &&
  short.words.every((word, at) => word === long.words[at]) &&
  (VERSION.test(long.words.slice(short.words.length).join(' ')) || short.joined === titleForm(withoutRelease(long.printed))?.joined);

/** Two years behind a title or its main part, of which it tells: "The Gulag Archipelago, 1918-1956". */
const YEARS = /^(?:1\d|20)\d\d (?:1\d|20)\d\d$/;

/** Whether the one title is the other, or its main part, without the years of which it tells. A year alone is of a series. */
function isWithoutYears(short: TitleForm, long: TitleForm): boolean {
  const at = long.words.findIndex((_, i) => YEARS.test(long.words.slice(i, i + 2).join(' ')));
  if (at < BEGINNING_WORDS || telling(short.words) < BEGINNING_WORDS) return false;
  if (at + 2 !== long.words.length && !long.breaks.includes(at + 2)) return false;
  const main = long.words.slice(0, at).join('');
  return short.joined === main || short.joined === main + long.words.slice(at + 2).join('');
}

/** How the reason begins where the main title alone is cited, and it says little. */
export const LITTLE_SAID = 'subtitle left out, and the main title says little';
/** The same where the citation has a subtitle that the record lacks. */
export const LITTLE_RECORDED = 'subtitle added, and the main title says little';

/** A coined word, "NeRF" or "GloVe", names one work where "Ethics" does not. */
const COINED = /^(?=\p{L}+$)(?:\p{L}*\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll})/u;

/** Whether the main title is one coined word, or capitals alone: the name of a thing, which its authors keep when they change the rest. */
const isCoined = ({ head, printed }: TitleForm): boolean =>
  head === 1 && /^[\s"“]{0,3}(?:(?=\p{L}+[\s:—–-])(?:\p{L}*\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll})|\p{Lu}[\p{Lu}\d]{3,15}[\s:—–-])/u.test(printed);

const saysEnough = (form: TitleForm): boolean =>
  form.joined.length >= HEAD_LETTERS || telling(form.words) >= HEAD_WORDS || (form.words.length === 1 && COINED.test(form.printed.trim()));

/** What one list has that the other lacks, for a sentence. */
function differing({ left, right, variants }: WordDifference): string {
  const cited = [...left, ...variants.map(([word]) => word)].slice(0, 6).join(' ');
  const found = [...right, ...variants.map(([, word]) => word)].slice(0, 6).join(' ');
  if (cited === '') return `“${found}” is not in the cited title`;
  if (found === '') return `“${cited}” is not in the recorded title`;
  return `“${cited}” for “${found}”`;
}

/** Words that an acronym may stand for, at least and at most. */
const [FEWEST_SPELT, MOST_SPELT] = [2, 6];

/**
 * The acronym that is all in which two titles differ ("Wasserstein GAN", "Wasserstein Generative Adversarial Networks"), or null.
 * Other words may have the same initials, so that it makes no more than a match in part.
 */
function spelledOut(a: readonly string[], b: readonly string[]): string | null {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const more = long.length - short.length + 1;
  if (more < FEWEST_SPELT || more > MOST_SPELT || short.length < 2) return null;
  const at = short.findIndex((word, i) => word !== long[i]);
  const acronym = short[at] ?? '';
  if (acronym.length < FEWEST_SPELT || !short.slice(at + 1).every((word, i) => word === long[at + more + i])) return null;
  const initials = long
    .slice(at, at + more)
    .map((word) => word[0] ?? '')
    .join('');
  return acronym === initials || acronym === `${initials}s` ? acronym : null;
}

/** Quick look before aligning: weight of words in common over the heavier side. */
function common(a: TitleForm, b: TitleForm): number {
  const held = new Map<string, number>();
  let weightA = 0;
  let weightB = 0;
  for (const word of a.words) {
    held.set(word, (held.get(word) ?? 0) + 1);
    weightA += weightOf(word);
  }
  let both = 0;
  for (const word of b.words) {
    const weight = weightOf(word);
    weightB += weight;
    const count = held.get(word) ?? 0;
    if (count > 0) {
      both += weight;
      held.set(word, count - 1);
    } else if (weight >= 1 && a.words.some((one) => isVariant(one, word))) both += 0.5 * weight;
  }
  return both / Math.max(weightA, weightB, 1e-9);
}

/** Two reduced titles. */
function judgeTitles(cited: TitleForm, found: TitleForm): TitleJudgement {
  if (cited.joined === found.joined || cited.letters === found.letters) return EXACT;
  const [short, long] = cited.joined.length < found.joined.length ? [cited, found] : [found, cited];
  if (turnedAbout(cited, found) || turnedAbout(found, cited))
    return { label: 'match', score: 0.97, why: 'its short name stands at the other end' };
  // What has a figure in it may be told from another of its series by that alone: "EL92" and "EL93".
  if (isCoined(long) && !/\d/.test(long.words[0] ?? '') && saysEnough(short) && long.words.slice(long.head).join('') === short.joined)
    return { label: 'match', score: 0.96, why: `the name before the title ${long === found ? 'left out' : 'added'}` };
  if (isWithoutYears(short, long))
    return { label: 'match', score: 0.97, why: `the years of the title ${long === found ? 'left out' : 'added'}` };
  if (isOfVersion(short, long)) return { label: 'match', score: 0.96, why: 'one title says the version' };
  const share = common(cited, found);
  if (cited.joined.replace(LIGATURES, '') === found.joined.replace(LIGATURES, '')) {
    return { label: 'match', score: 0.99, why: 'same title but for ligatures lost in extraction' };
  }
  // Where the record states its own subtitle as well, another one behind the main title is compared with that.
  if (isHead(short, long) && !(short === found && found.headOnly === true)) {
    const where = long === found ? 'subtitle left out' : 'subtitle added';
    return saysEnough(short)
      ? { label: 'match', score: 0.97, why: where }
      : { label: 'partial', score: 0.8, why: long === found ? LITTLE_SAID : LITTLE_RECORDED };
  }
  if (isMeetingTold(short, long))
    return { label: 'match', score: 0.95, why: `where and when the meeting was ${long === found ? 'left out' : 'added'}` };
  if (long.joined.startsWith(short.joined) && short.joined.length >= CUT * long.joined.length && telling(short.words) >= HEAD_WORDS) {
    return { label: 'partial', score: 0.9, why: long === found ? 'title cut short' : 'the cited title goes on' };
  }
  const goesOn = long.words.length > short.words.length && short.words.every((word, at) => isVariant(word, long.words[at] ?? ''));
  // A title that says itself that it goes on is known by fewer words, and so is one that ends in "of" or "the".
  const least =
    short !== cited ? HEAD_WORDS + 1 : CUT_SHORT.test(cited.printed) ? BEGINNING_WORDS : endsOpen(cited) ? HEAD_WORDS : HEAD_WORDS + 1;
  if (goesOn && telling(short.words) >= least) {
    return { label: 'partial', score: 0.7, why: long === found ? 'the recorded title goes on' : 'the cited title goes on' };
  }
  const acronym = spelledOut(cited.words, found.words);
  if (acronym !== null) {
    // Three letters or more within a title that says enough without them are those words and no others.
    const sure = acronym.replace(/s$/, '').length >= 3 && telling(short.words) > ACRONYM_AMONG;
    return { label: sure ? 'match' : 'partial', score: sure ? 0.94 : 0.9, why: `“${acronym}” spelled out` };
  }
  const coined = isCoined(cited) && cited.head < cited.words.length && found.head === 1 && cited.words[0] === found.words[0];
  if (share < COMMON && !coined) return otherTitle(cited, found, share, 'another title');
  const difference = wordDifference(cited.words, found.words);
  const score = Math.min(0.95, 1 - difference.missing);
  if (difference.left.length === 0 && difference.right.length === 0) {
    return { label: 'partial', score: 0.93, why: `one word written otherwise: ${differing(difference)}` };
  }
  if (difference.smallOnly) return { label: 'partial', score: 0.92, why: `small words differ: ${differing(difference)}` };
  if (difference.missing <= CHANGED) return { label: 'partial', score, why: `words differ: ${differing(difference)}` };
  // The same main title with other words behind it, or with its subtitle misremembered.
  const head = cited.words.slice(0, cited.head).join('');
  const same = cited.head < cited.words.length && head === found.words.slice(0, found.head).join('') && head.length >= HEAD_LETTERS;
  if (same || coined) {
    return { label: 'partial', score, why: `same main title, another subtitle: ${differing(difference)}` };
  }
  return otherTitle(cited, found, score, `another title: ${differing(difference)}`);
}

/** Two titles whose words do not align: one title written otherwise, or two. */
function otherTitle(cited: TitleForm, found: TitleForm, score: number, why: string): TitleJudgement {
  const otherwise = writtenOtherwise(cited, found);
  return otherwise === null ? { label: 'not_match', score, why } : { label: 'partial', score: Math.max(score, WRITTEN), why: otherwise };
}

/** The forms in which a citation gives its title, also without what a table of contents puts before it. */
export function citedTitles(fields: Source['fields']): TitleForm[] {
  return [fields.title, fields['original-title']].flatMap((title) => {
    if (title === undefined) return [];
    const alone = citedAlone(title);
    return alone === null ? titleReadings(title) : [...titleReadings(title), ...titleReadings(alone)];
  });
}

/** The forms in which a record gives its title: its own, those it states beside it, and each without a bracketed translation. */
export function recordedTitles(source: Source): TitleForm[] {
  const { title, 'title-short': short, 'original-title': original } = source.fields;
  const out: TitleForm[] = [];
  for (const one of [title, original, ...source.titles]) {
    if (one === undefined) continue;
    const forms = titleReadings(one);
    // A title that is only one of the two parallel ones, given once more alone, must not stand for both.
    const [first] = forms;
    if (first !== undefined && out.some(({ part, joined }) => part !== undefined && joined === first.joined)) continue;
    out.push(...forms);
  }
  out.push(...titleReadings(withoutGroup(source.fields) ?? '').filter(saysEnough));
  for (const alone of recordedAlone(source.fields)) out.push(...titleReadings(alone));
  const brief = short === undefined ? null : titleForm(short);
  if (brief !== null && saysEnough(brief)) out.push(brief);
  return out.map((form) => (out.some((other) => isHead(form, other)) ? { ...form, headOnly: true } : form));
}

const RANK: Readonly<Record<Label, number>> = { match: 3, partial: 2, weak: 1, not_match: 1, unknown: 0 };

/**
 * One reading of either side. Where both sides give a title and its translation, one of the two that agrees is half of what is
 * cited: the other one was seen to differ.
 */
function judgeReadings(cited: TitleForm, found: TitleForm, bothTwice: boolean): TitleJudgement | null {
  if (!bothTwice || cited.part === undefined || found.part === undefined || cited.part === 'both') {
    return bothTwice && cited.part === 'both' && (found.part === 'first' || found.part === 'second') ? null : judgeTitles(cited, found);
  }
  if (cited.part !== found.part) return null;
  const one = judgeTitles(cited, found);
  return one.label === 'not_match'
    ? null
    : { label: 'partial', score: Math.min(one.score, 0.85), why: `of title and translation the ${cited.part} agrees, the other does not` };
}

/** The best of all readings of both sides. Null when either side has no title. */
export function bestTitle(cited: readonly TitleForm[], found: readonly TitleForm[]): (TitleJudgement & { readonly found: string }) | null {
  const bothTwice = cited.some(({ part }) => part === 'both') && found.some(({ part }) => part === 'both');
  let best: (TitleJudgement & { readonly found: string }) | null = null;
  for (const form of found) {
    for (const reading of cited) {
      const words = judgeReadings(reading, form, bothTwice);
      const one = words?.label === 'match' ? words : (inOtherLetters(reading, form) ?? words);
      if (one === null) continue;
      if (best === null || RANK[one.label] > RANK[best.label] || (one.label === best.label && one.score > best.score)) {
        best = { ...one, found: form.printed };
      }
      if (one.score === 1) return best;
    }
  }
  return best;
}

/** The title component against one record. */
export function compareTitle(cited: readonly TitleForm[], source: Source, found: readonly TitleForm[]): ComponentEvidence {
  const printed = cited[0]?.printed ?? null;
  const best = bestTitle(cited, found);
  if (best === null) {
    const why = printed === null ? 'the citation gives no title' : 'the record has no title';
    return { label: 'unknown', cited: printed, found: source.fields.title ?? null, score: null, source: null, why };
  }
  const other = best.found !== source.fields.title && best.label === 'match' ? `${best.why} (another title of the work)` : best.why;
  return { label: best.label, cited: printed, found: best.found, score: best.score, source: source.id, why: other };
}
