/**
 * A second look at references that were printed as text: a parser may put the end of the title into the journal or take the
 * title for a name, and a wrong cut must not look like a wrong citation. Where a record's own title stands whole in the printed
 * reference, that is what was cited, wherever the parser cut; its names are looked at in printed/authors.ts. Only ever betters a
 * label; entries that state their fields as data are never looked at again.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { lately, oncePer } from '../../text/remembered.ts';
import { namesOfProgram } from './title/filed.ts';
import { type TitleForm, titleReadings } from './title/form.ts';

/** The printed text, folded once: letters and digits run together, with the place of each in the text. */
export interface Printed {
  readonly raw: string;
  readonly joined: string;
  readonly places: readonly number[];
}

/** A title must have this many letters before it can be found in running text. */
const TITLE_LETTERS = 18;
/** And this many where the parser saw another title altogether: names of journals stand in running text as well. */
const BESIDE_LETTERS = 26;
/** A character for a word, or consonants alone: titles in these scripts say as much in fewer letters. */
const DENSER: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 0.34],
  [/[\p{Script=Arabic}\p{Script=Hebrew}]/gu, 0.6],
];
/** Letters that a title stated in the citation must have to be one: less is what a wrong cut left over. */
const STATED = 8;

/** How many letters of this script say what `least` Latin ones do. */
const lettersFor = (text: string, least: number): number =>
  least * (DENSER.find(([script]) => (text.match(script)?.length ?? 0) > text.length / 2)?.[1] ?? 1);

/** And this many where what the parser took for the title is a piece of it. */
const PIECE_LETTERS = 11;
/** Said where the parser saw another title than the one that is there. */
const BESIDE = 'the recorded title stands in the reference as printed, beside another one';
/** Titles less alike than this are not what the parser cut wrongly. */
const ALIKE = 0.35;

/** Folds the printed text of a reference; null for one that states its fields as data. */
export function printedText(reference: Reference): Printed | null {
  if (reference.origin === 'entry' || reference.confidence >= 1) return null;
  const raw = reference.raw.slice(0, 2000);
  let joined = '';
  const places: number[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const letters = lettersOf(raw[at] ?? '');
    for (const _ of letters) places.push(at);
    joined += letters;
  }
  return { raw, joined, places };
}

/** Letters and digits of a text, folded and run together; "&" is "and", as titles have either. */
const lettersOf = lately(1_024, (text) => fold(text.includes('&') ? text.replaceAll('&', ' and ') : text).replace(/ /g, ''));

const OPENS = /[.,:;)(\][“”"‘’'„‚«»‹›「」『』《》〈〉¨=|/?!\d–—-]$/;
const CLOSES = /^(?:[.,;:?!)([\]“”"’„«»‹›「」『』《》〈〉¨|}–—]|\/\/|\s-|In:?\s\p{Lu}|[Ii]n\s?[:,.]|$|\d{4}\b|[Vv]ol\b)/u;

/** What stands before a title where the work is about the one of that title: "Corrigendum to “", "Comment on “". */
const ABOUT =
  /(?<!\p{L})(?:corrigend(?:um|a)|errat(?:um|a)|corrections?|addend(?:um|a)|repl(?:y|ies)|responses?|rejoinder|comments?|commentary|retraction(?: note)?|book review|reviews?) (?:to|on|of|for):?\s?["“”'‘’«»„[(]{0,2}$/iu;

/** What announces a notice about the work whose title follows: "Retraction: ", "Erratum—", "Correction for Quill et al., ", "Retraction and replacement. Quill et al. ". */
const NOTICE =
  /(?<!\p{L})(?:(?:retraction(?: note| notice)?|expression of concern|withdrawal(?: notice)?|errat(?:um|a)|corrigend(?:um|a)|correction|addendum)\s?[:.–—-]{1,3}\s?["“”'‘’«»„[(]{0,2}|(?:retraction|correction|replacement|erratum|corrigendum)(?: to| for| of|[.:])\s[^"“”:]{1,60}\bet al\.?[,:.]{0,2}\s?["“]?)$/iu;

/** Small words that lead from a title to where it appeared, run together with what follows. */
const LEADS = /^(?:in|dans|en|em|w|v|i|u|nel|nella|dalam)(?=\p{L})/u;
/** Letters before a title that are looked at. */
const BEFORE_MOST = 100;
/** Whether the text before a title announces that a notice about the work of that title is cited. */
export const noticeBefore = (text: string): boolean => NOTICE.test(text.slice(-BEFORE_MOST).trimEnd());
/** Letters that a name behind the title must have, and as many of them as are looked at. */
const [BEHIND_LEAST, BEHIND_MOST] = [4, 14];

/** What stands behind the title by right, as letters: where the record says that it appeared, and its number. */
const behindTitle = oncePer(({ fields }: Source): readonly string[] =>
  [
    fields['container-title'],
    fields['container-title-short'],
    fields['event-title'],
    fields['collection-title'],
    fields.publisher,
    fields.number,
  ]
    .map((name) => lettersOf(name ?? '').slice(0, BEHIND_MOST))
    .filter((name) => name.length >= BEHIND_LEAST),
);

/** How a title is sought: with how many letters; between what. */
interface Sought {
  readonly least?: number;
  /** The record whose places and numbers may follow without a break. */
  readonly source?: Source;
  /** True where whoever asks looks at what stands before it: then any word may. */
  readonly anyBefore?: boolean;
  /** Fewer letters that are enough where the record's own place follows. */
  readonly leastPlaced?: number;
}

/** Where a title stands whole between breaks of the text, as letters; -1 when nowhere. */
export function titleAt(printed: Printed, title: TitleForm, sought: Sought = {}): number {
  const at = wordsAt(printed, title.printed, sought);
  const unled = title.printed.replace(ARTICLE, '');
  return at >= 0 || unled === title.printed ? at : wordsAt(printed, unled, sought);
}

/** An article that begins a title: people leave it out. */
const ARTICLE = /^["“«]?(?:the|an?|die|der|das|le|la|les|el|los|il)\s(?=\p{L})/iu;

function wordsAt(printed: Printed, title: string, { least = TITLE_LETTERS, source, anyBefore, leastPlaced = least }: Sought): number {
  const wanted = lettersOf(title);
  const enough = wanted.length >= lettersFor(wanted, least);
  if (!enough && wanted.length < lettersFor(wanted, leastPlaced)) return -1;
  for (let at = printed.joined.indexOf(wanted); at >= 0; at = printed.joined.indexOf(wanted, at + 1)) {
    const start = printed.places[at] ?? 0;
    const end = (printed.places[at + wanted.length - 1] ?? printed.raw.length) + 1;
    const before = printed.raw.slice(Math.max(0, start - BEFORE_MOST), start).trimEnd();
    const apart = before === '' || OPENS.test(before) || (anyBefore === true && /[^\p{L}\d]/u.test(printed.raw[start - 1] ?? ' '));
    if (!apart || ABOUT.test(before) || NOTICE.test(before)) continue;
    // A title that goes on in plain words is a longer title, but where it appeared is none of these.
    const after = printed.raw.slice(end, end + 40);
    if (enough && CLOSES.test(after.replace(/^\s*["“”'’]?\s*/, ''))) return start;
    const next = printed.joined.slice(at + wanted.length, at + wanted.length + BEHIND_MOST + 8);
    // The I behind "Part I" is no word that leads anywhere: it makes part II of it.
    const led = /\p{L}/u.test(printed.raw[end] ?? '') ? next : next.replace(LEADS, '');
    if (source !== undefined && behindTitle(source).some((name) => next.startsWith(name) || led.startsWith(name))) return start;
  }
  return -1;
}

/** The title component, bettered where the record's title stands in the printed text. */
export function printedTitle(
  printed: Printed | null,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
): ComponentEvidence {
  if (printed === null || first.label === 'match') return first;
  const stated = lettersOf(first.cited ?? '');
  const alike = (first.score ?? 1) >= ALIKE || stated.length < lettersFor(stated, STATED);
  // Where title and translation are cited, one of them standing there says nothing of the other.
  const twice = titleReadings(first.cited ?? '')[0]?.part === 'both' && forms.some(({ part }) => part === 'both');
  // What was stated is a piece of the recorded title: the parser stopped at a bracket or began behind one.
  const isPiece = (one: TitleForm): boolean => stated.length >= lettersFor(stated, STATED) && lettersOf(one.printed).includes(stated);
  const form = forms.find((one) => {
    if (twice && (one.part === 'first' || one.part === 'second')) return false;
    // A main title stands in print before every subtitle, also before another one than the record's; not where nothing but its year was cut off.
    if (one.headOnly === true && !(/^\d{4}\s/.test(one.printed) && lettersOf(one.printed.slice(4)) === stated)) return false;
    return titleAt(printed, one, { least: isPiece(one) ? PIECE_LETTERS : alike ? TITLE_LETTERS : BESIDE_LETTERS, source }) >= 0;
  });
  if (form === undefined) return first;
  if (!alike && !isPiece(form)) {
    if (first.label !== 'not_match') return first;
    // Two references run into one, or a title taken for another part: that the record's title is there does not make it the one meant.
    return { ...first, label: 'partial', score: 0.6, found: form.printed, source: source.id, why: BESIDE };
  }
  return {
    ...first,
    label: 'match',
    score: 0.96,
    found: form.printed,
    source: source.id,
    why: 'the recorded title stands in the reference as printed',
  };
}

/**
 * A recorded title that stands beside another one in print, once people and year are known: where both are the record's and the
 * reference holds one year only, it is one reference, and the other title was a name or a place that the parser took for one.
 */
export function besideTitle(
  printed: Printed | null,
  title: ComponentEvidence,
  { authors, date }: Readonly<Record<'authors' | 'date', ComponentEvidence>>,
  forms: readonly TitleForm[],
): ComponentEvidence {
  if (printed === null || authors.label !== 'match' || date.label !== 'match') return title;
  if (title.label === 'not_match') {
    const stated = printed.joined.indexOf(lettersOf(title.cited ?? ''));
    const form = forms.find((one) => one.part === undefined && isBefore(printed, one, stated));
    return form === undefined ? title : { ...title, label: 'partial', score: 0.6, found: form.printed, why: BESIDE };
  }
  if (title.why !== BESIDE) return title;
  const years = new Set(printed.raw.replace(/https?:\S{1,200}/g, '').match(/(?<![\d-])(?:1[5-9]|20)\d\d(?![\d-])/g));
  return years.size > 1 ? title : { ...title, label: 'match', score: 0.9, why: 'the recorded title stands in the reference as printed' };
}

/** Letters with which a title is known in front of what was taken for one, where names of journals do not stand. */
const BEFORE_LETTERS = 12;
/** Whether a title stands whole in print, before the letter at `stated`. */
function isBefore(printed: Printed, form: TitleForm, stated: number): boolean {
  const at = titleAt(printed, form, { least: BEFORE_LETTERS });
  return at >= 0 && at < (printed.places[stated] ?? 0);
}

/** Letters of a title that is sought in the printed text of a reference which bears an identifier of its record. */
const IDENTIFIED_LETTERS = 8;

/** The title component where an identifier leads to the record: its title then needs few letters to be found as printed. */
export function identifiedTitle(
  printed: Printed | null,
  source: Source,
  forms: readonly TitleForm[],
  title: ComponentEvidence,
): ComponentEvidence {
  if (printed === null || title.label === 'match') return title;
  const form = forms.find((one) => {
    if (one.part !== undefined) return false;
    return namesOfProgram(one.printed).some(
      (text) => titleAt(printed, { ...one, printed: text }, { least: IDENTIFIED_LETTERS, source }) >= 0,
    );
  });
  if (form === undefined) return title;
  const why = 'the title of the record that is cited by identifier stands in the reference as printed';
  return { ...title, label: 'match', score: 0.92, found: form.printed, source: source.id, why };
}

/** Whether the reference begins with the title: then what a parser took for names in front of it are none. */
export const beginsWithTitle = (printed: Printed, forms: readonly TitleForm[]): boolean =>
  forms.some((form) => {
    const at = titleAt(printed, form);
    return at >= 0 && !/\p{L}/u.test(printed.raw.slice(0, at));
  });
