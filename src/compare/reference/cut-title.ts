/**
 * Records whose title was lost in part: many a registry stops a title where mark-up began (a species in italics, a formula), or
 * drops what the mark-up held at its beginning. Such a record cannot speak against the whole title, if volume, first page and
 * year show that it is the very place cited. Without that agreement a longer title is a longer title.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { yearOf } from '../../text/keys.ts';
import { comparePlace } from './pages.ts';
import type { TitleForm } from './title/form.ts';
import { weightOf, wordDifference } from './title/words.ts';
import { citedTitles } from './title.ts';

/** Letters that must be left of a title whose place is the cited one. */
const LEFT = 5;
/** Letters at either end of a title whose middle was lost. */
const ENDS = 10;

type Loss = 'end' | 'beginning' | 'middle' | null;

/** Words on which no title ends, and which none is. */
const DANGLING =
  /^(?:a|an|the|of|in|on|at|by|to|for|from|with|and|or|as|is|are|its|between|during|via|using|versus|der|die|das|des|den|dem|ein|eine|und|von|im|für|zur|zum|le|la|les|du|de|et|un|une|dans|sur|el|los|las|del|en|y|con|para|do|da|dos|das|em|e|di|il|lo|nel|della)$/;
/** Ends and beginnings that mark-up leaves where it was cut out. */
const OPEN_END = /(?:[([{,:;/+–-]|\s-)\s*$/;
const OPEN_START = /^\s*[-–)\]},;:/]/;

/**
 * Whether a recorded title is plainly not the whole of one: it breaks off behind a small word or an opening bracket, begins with a
 * hyphen or a closing one, has a bracket without its fellow, or is a small word. Such a record cannot deny anything.
 */
export function isFragment(title: string): boolean {
  const words = fold(title).split(' ');
  const last = words.at(-1) ?? '';
  if (last === '' || OPEN_END.test(title) || OPEN_START.test(title)) return true;
  // "in vitro A" and "Vitamin A" end on a letter by right; "What is music for?" ends on its question mark.
  if (last.length > 1 && DANGLING.test(last) && /[\p{L}\s]$/u.test(title)) return true;
  return title.split('(').length > title.split(')').length;
}

/** Letters that must be left of a title that shows by itself that the rest of it is lost. */
const LEFT_OF_FRAGMENT = 3;

/** What part of the whole title the record lacks; null when it is no part of it. */
function lost(whole: string, part: string, least: number): Loss {
  if (part.length < least || part.length >= whole.length) return null;
  if (whole.startsWith(part)) return 'end';
  if (whole.endsWith(part)) return 'beginning';
  let before = 0;
  while (before < part.length && part[before] === whole[before]) before += 1;
  let after = 0;
  while (after < part.length - before && part[part.length - 1 - after] === whole[whole.length - 1 - after]) after += 1;
  return before + after === part.length && before >= ENDS && after >= ENDS ? 'middle' : null;
}

/** The number of a part, and no more. */
const COUNTED = /^(?:(?:part|pt|teil|partie|parte|volume|vol) )?(?:\d{1,2}|[ivx]{1,4})$/;

/** Whether so many letters of a title end within a number, in figures or Roman ones: "part I" is no piece of "part II". */
function endsWithinNumber(title: string, count: number): boolean {
  let left = count;
  for (const word of fold(title).split(' ')) {
    if (left < word.length) return left > 0 && /^(?:\d+|[ivx]{2,4})$/.test(word);
    left -= word.length;
  }
  return false;
}

const letters = (title: string): string => fold(title).replace(/ /g, '');

/** The words behind so many letters of a title; nothing where these end within a word. */
function wordsBehind(title: string, count: number): string {
  const words = fold(title).split(' ');
  let left = count;
  while (left > 0 && words.length > 0) left -= words.shift()?.length ?? 0;
  return left === 0 ? words.join(' ') : '';
}

/** Telling words that a record must have in common with the citation before the rest of its title counts as damaged. */
const HELD_WORDS = 4;
/** Share of its weight that a damaged title may have of its own. */
const OWN = 0.16;

/** Whether nearly all words of the recorded title stand in the cited one, in order. */
function heldIn(cited: readonly TitleForm[], recorded: TitleForm): boolean {
  return cited.some(({ words }) => {
    const { right } = wordDifference(words, recorded.words);
    const weight = (all: readonly string[]): number => all.reduce((sum, word) => sum + weightOf(word), 0);
    const held = recorded.words.filter((word) => weightOf(word) >= 1).length - right.filter((word) => weightOf(word) >= 1).length;
    return held >= HELD_WORDS && weight(right) <= OWN * weight(recorded.words);
  });
}

/** The title component, bettered where the record lost part of its title and its volume, page and year are the cited ones. */
export function cutTitle(reference: Reference, source: Source, forms: readonly TitleForm[], first: ComponentEvidence): ComponentEvidence {
  const { title } = reference.fields;
  if (first.label === 'match' || first.label === 'unknown' || title === undefined) return first;
  if (comparePlace(reference.fields, source.fields) !== 'match') return first;
  const year = yearOf(reference.fields);
  // A record that says no year, or is damaged as it is, is told by its place alone.
  const dated = year === null || source.years.length === 0 || source.years.some((one) => Math.abs(one - year) <= 1);
  const whole = letters(title);
  // A parser may have cut the cited title as well: then what the record has left stands in the reference as printed.
  const printed = reference.origin === 'entry' ? '' : letters(reference.raw);
  for (const form of forms) {
    // One of two parallel titles is no title that lost its end, nor is a main title whose subtitle the record states.
    if (form.part === 'first' || form.part === 'second' || form.headOnly === true) continue;
    const fragment = isFragment(form.printed);
    if (!dated && !fragment) continue;
    const part = letters(form.printed);
    const loss =
      lost(whole, part, fragment ? LEFT_OF_FRAGMENT : LEFT) ?? (part.length >= IN_PRINT && printed.includes(part) ? 'beginning' : null);
    const found = form.printed;
    if (loss === 'end' && endsWithinNumber(title, part.length)) continue;
    if (loss === null) {
      if (first.label === 'not_match' && (fragment || reference.origin !== 'entry') && heldIn(citedTitles(reference.fields), form))
        return {
          ...first,
          label: 'partial',
          score: 0.7,
          found,
          source: source.id,
          why: 'the record has part of the title; its volume, page and year are the cited ones',
        };
      continue;
    }
    // Another part is another work, though it may stand there for all the record says.
    const counted = loss === 'end' && !fragment && COUNTED.test(wordsBehind(title, part.length));
    const why = `the record lacks the ${loss} of the title; its volume, page and year are the cited ones`;
    // A word added in the middle, or before a title that is whole as it is, looks the same as one lost there: near enough, no more.
    return loss === 'middle' || counted || !dated || (loss === 'beginning' && isWhole(form.printed))
      ? { ...first, label: 'partial', score: 0.85, found, source: source.id, why }
      : { ...first, label: 'match', score: 0.9, found, source: source.id, why };
  }
  return first;
}

/** Letters of a title that are sought in print wherever they stand. */
const IN_PRINT = 24;
/** A title that begins as titles do: with a capital, a digit, or in a script without capitals. */
const isWhole = (title: string): boolean => /^[\s"“«‘'¿¡([]{0,3}(?:\p{Lu}|\p{Lo}|\d)/u.test(title) && !/^\s/.test(title);

/** What a fragment must be told by, since its words tell nothing. */
type Beside = Readonly<Record<'authors' | 'date' | 'venue', ComponentEvidence>>;

/**
 * The title component where the record has but a fragment of a title ("The", "Complete genome sequence of") and people and year are the
 * cited ones: such a record cannot say that the work is another one, nor that it is this one. It makes a match in part.
 */
export function fragmentTitle(source: Source | undefined, title: ComponentEvidence, { authors, date, venue }: Beside): ComponentEvidence {
  if (title.label !== 'not_match' || title.found === null || title.cited === null || source === undefined) return title;
  if (authors.label !== 'match' && authors.label !== 'partial') return title;
  if (date.label !== 'match' || venue.label === 'not_match') return title;
  const [part, whole] = [letters(title.found), letters(title.cited)];
  if (!isFragment(title.found) || !whole.includes(part)) return title;
  return { ...title, label: 'partial', score: 0.6, why: 'the record has but a fragment of a title, by these people in that year' };
}

/** Words a piece of a title must have to be told from a word that happens to be there. */
const PIECE_WORDS = 2;
const PIECE_LETTERS = 8;

/** Telling words of a subtitle that is known without its title. */
const SUBTITLE_WORDS = 3;
/** Where a subtitle begins and ends: a colon, a stop or a dash with a blank behind it. */
const BREAK = /[:.?!] |\s[–—-] |\s?[:;] /;

/** Whether the cited title is one of the parts of a recorded title behind the first, or all of them. */
function isSubtitle(cited: string, recorded: string): boolean {
  const words = fold(cited);
  if (words.split(' ').filter((word) => weightOf(word) >= 1).length < SUBTITLE_WORDS) return false;
  const parts = recorded.split(BREAK).slice(1).map(fold);
  return parts.includes(words) || parts.some((_, at) => parts.slice(at).join(' ') === words);
}

/** Letters and telling words that must be left of a title whose field was too short for it. */
const CUT_LETTERS = 32;
const CUT_WORDS = 3;

/** Whether the cited title is the beginning of the recorded one and ends within a word. */
function isCutWithin(cited: string, recorded: string): boolean {
  const [short, long] = [fold(cited), fold(recorded)];
  return (
    short.length >= CUT_LETTERS &&
    long.startsWith(short) &&
    /^\p{L}/u.test(long.slice(short.length)) &&
    short
      .split(' ')
      .slice(0, -1)
      .filter((word) => weightOf(word) >= 1).length >= CUT_WORDS
  );
}

/** Letters and telling words of the name by which a book with a long title goes. */
const [NAME_LETTERS, NAME_WORDS] = [12, 2];

/**
 * Whether the cited title is a piece of a book's, as classics go by one in all their editions: "The Wealth of Nations", "The Origin of
 * Species". What a parser left of the edition behind it is no part of it.
 */
function isNameOfBook(cited: string, recorded: string, source: Source | undefined): boolean {
  if (source?.fields.type !== 'book') return false;
  const whole = ` ${fold(recorded)} `;
  return [cited, cited.split(/\.\s/)[0] ?? ''].some((one) => {
    const name = fold(one).replace(/^(?:the|an?) /, '');
    return (
      name.length >= NAME_LETTERS &&
      name.split(' ').filter((word) => weightOf(word) >= 1).length >= NAME_WORDS &&
      whole.includes(` ${name} `)
    );
  });
}

/**
 * The title component of a reference, bettered to a match in part where one of the two titles is a piece of the other and people
 * and year (or, where nobody is named, year and place) are the record's: a registry that lost the rest to mark-up, or a parser that
 * stopped at a comma, does not say that the work is another one. An entry is helped where all of a subtitle is cited alone. Titles that differ are still told, and left to a person.
 */
export function pieceOfTitle(
  reference: Reference,
  sources: readonly Source[],
  title: ComponentEvidence,
  { authors, venue }: Readonly<Record<'authors' | 'venue', ComponentEvidence>>,
): ComponentEvidence {
  const stated = reference.fields.title;
  const year = yearOf(reference.fields);
  if (title.label !== 'not_match' || title.found === null || stated === undefined || year === null) return title;
  if (
    authors.label === 'match' &&
    isNameOfBook(
      stated,
      title.found,
      sources.find(({ id }) => id === title.source),
    )
  )
    return { ...title, label: 'partial', score: 0.6, why: 'what a book by these people is called for short: a piece of its title' };
  if (
    authors.label === 'match' &&
    sources.some(({ id, years }) => id === title.source && years.includes(year)) &&
    isCutWithin(stated, title.found)
  )
    return {
      ...title,
      label: 'partial',
      score: 0.6,
      why: 'the cited title breaks off within a word of the recorded one, by these people in that year',
    };
  // Whoever fills in fields knows where a title ends; yet the main title is left out by some, and what stands behind it is taken for all.
  if (reference.origin === 'entry' && !(authors.label === 'match' && isSubtitle(stated, title.found))) return title;
  const vouched = authors.label === 'match' || authors.label === 'partial' || (authors.label === 'unknown' && venue.label === 'match');
  const source = sources.find(({ id }) => id === title.source);
  // A year off, as online and print are: a piece makes no more than a match in part.
  const dated = source?.years.some((one) => Math.abs(one - year) <= 1) === true;
  if (!vouched || source === undefined || !dated || comparePlace(reference.fields, source.fields) === 'not_match') return title;
  const [recorded, cited] = [fold(title.found), fold(stated)];
  const isPiece = (piece: string, whole: string): boolean => piece.length >= PIECE_LETTERS && ` ${whole} `.includes(` ${piece} `);
  if (recorded.split(' ').length >= PIECE_WORDS && isPiece(recorded, cited))
    return { ...title, label: 'partial', score: 0.6, why: 'the record has a piece of the cited title, by these people in that year' };
  if (authors.label !== 'unknown' && (isPiece(cited, recorded) || (cited !== '' && recorded.startsWith(`${cited} `))))
    return {
      ...title,
      label: 'partial',
      score: 0.6,
      why: 'what was read as the title is a piece of the recorded one, by these people in that year',
    };
  return title;
}
