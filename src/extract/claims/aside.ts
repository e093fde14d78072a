/**
 * Marks that send the reader to a work and do not lean on it: "see also [3]", "but see Ng (2019)", "for a review, see [4]", "reviewed
 * in [5]", "adapted from [6]". The work so named need not say what the sentence says, and behind "but see" and "contra" it says
 * otherwise; so the sentence is not held against it. "Cf." stands for "see" where no other work is cited.
 */
import type { Span } from '../../model/document.ts';

/** A mark as far as its words tell. */
export interface WordedMark {
  readonly span: Span;
  readonly label: string;
}

/** What a reader may look for elsewhere. */
const MATTER =
  'reviews?|overviews?|surveys?|discussions?|introductions?|summar(?:y|ies)|details?|examples?|accounts?|background|information|reading|derivations?|proofs?|treatments?|criticism|critiques?';
/** Signals behind which names may stand before a number or a year. */
const NAMED = [
  'see,? (?:also|however|too|instead|by contrast|in contrast)',
  'but (?:see|cf\\.|compare|contrast)',
  'contra',
  `for (?:an?|some|more|further|fuller?|recent|other|the)(?: \\w+){0,3} (?:${MATTER})[^.;()[\\]]{0,60}see`,
  '(?:reviewed|surveyed) (?:in|by)',
  '(?:adapted|redrawn|reproduced|reprinted|modified)(?:,? with permission,?)? (?:from|after)',
  'readers?(?: \\w+){0,4} (?:consult|referred to|refer to|turn to|see)',
  'siehe auch|s\\. auch|vgl\\. (?:auch|aber|dagegen)|voir aussi|véase también|zie ook|se även',
].join('|');
/** Those that stand right before the mark. */
const DIRECT = [
  '(?:taken|obtained|drawn|downloaded|retrieved|extracted|derived|compiled) from',
  `(?:${MATTER}) (?:see|in)`,
  '(?:discussed|summari[sz]ed|explained|detailed|covered)(?: (?:further|elsewhere|(?:at|in) (?:more |greater )?(?:length|depth|detail)))? in',
  '(?:found|given|described|discussed|reviewed|published|available|reported|set out|explained) elsewhere',
].join('|');
/** It means "see" where nothing else is cited. */
const COMPARE = 'cf\\.?|compare|vgl\\.?|cfr\\.?|ср\\.';

const ENDS_NAMED = new RegExp(`(?:^|[^\\p{L}])(?:${NAMED}),?:?$`, 'iu');
const ENDS_DIRECT = new RegExp(`(?:^|[^\\p{L}])(?:${DIRECT}),?:?$`, 'iu');
const ENDS_COMPARE = new RegExp(`(?:^|[^\\p{L}])(?:${COMPARE}),?:?$`, 'iu');
/** A figure is drawn "after" a work only within brackets, and "see" sends away where the sentence begins with it. */
const ENDS_SHORT = /\((?:after|source:|from)$|^\W{0,3}(?:see|siehe|voir|véase)$/iu;
const OPENS = new RegExp(`^[\\s\\p{P}]{0,4}(?:${NAMED}|${DIRECT})[\\s,:]`, 'iu');
const OPENS_COMPARE = new RegExp(`^[\\s\\p{P}]{0,4}(?:${COMPARE})[\\s,:]`, 'iu');
/** Opening signs, and the names of authors, that stand between a signal and a mark which is only a number or a year. */
const SIGNS = /(?:(?<=\p{Ll}{3})[.,;:])?[\s@[({]{0,4}$/u;
const NAMES = /(?:(?:^|\s)(?:(?:and|et|und|&|van|von|de|der|al\.)|\p{Lu}[\p{L}.'’-]{1,24}),?){1,6}$/u;

/** Names that are surely those of authors. */
const ET_AL = /(?:\s\p{Lu}[\p{L}'’-]{1,24},?){1,3}\set al\.$/u;

/** How far before a mark its signal is looked for. */
const FAR = 120;

/**
 * How a mark stands in its sentence, by the words that lead to it: within its own bracket or note, or before it. `nth`: its place among the
 * marks of its bracket.
 */
function standingOf(
  text: string,
  sentence: Span,
  { span, label }: WordedMark,
  nth: number,
  note: string | undefined,
): 'aside' | 'compared' | 'leaned-on' {
  const before = text.slice(Math.max(sentence.start, span.start - FAR), span.start).replace(SIGNS, '');
  const bare = [before, before.replace(NAMES, '')];
  const led = (signal: RegExp): boolean => bare.some((words) => signal.test(words));
  const own = partOf(note ?? text.slice(span.start, span.end), label, nth);
  if (led(ENDS_NAMED) || led(ENDS_SHORT) || ENDS_DIRECT.test(before.replace(ET_AL, '')) || OPENS.test(own)) return 'aside';
  return led(ENDS_COMPARE) || OPENS_COMPARE.test(own) ? 'compared' : 'leaned-on';
}

/** The part of a bracket or note that names the work of a label: "see also Ng 2019" of "(Poe 2012; see also Ng 2019)". `nth`: its place among the marks there. */
function partOf(words: string, label: string, nth: number): string {
  const parts = words.split(/;|[,.](?=\s(?:see also|but see|see|cf\.|contra)\s)/iu);
  // A label that is the whole bracket tells its work by its place.
  if (label.includes(';')) return parts[nth] ?? '';
  const named = label.match(/[\p{L}\p{N}]{2,}/gu) ?? [label];
  const held = (part: string): number => named.filter((word) => part.includes(word)).length;
  return parts.reduce((best, part) => (held(part) > held(best) ? part : best), parts[0] ?? '');
}

/** The marks of a sentence that it does not lean on; `notes`: the words of the notes that marks call, by where the mark begins. */
export function marksAside<Mark extends WordedMark>(
  text: string,
  sentence: Span,
  marks: readonly Mark[],
  notes: ReadonlyMap<number, string>,
): ReadonlySet<Mark> {
  const standing = marks.map((mark, i) => {
    const nth = i - marks.findIndex(({ span }) => span.start === mark.span.start);
    return standingOf(text, sentence, mark, nth, notes.get(mark.span.start));
  });
  const leaned = standing.includes('leaned-on');
  return new Set(marks.filter((_, i) => standing[i] === 'aside' || (standing[i] === 'compared' && leaned)));
}

/** A mark that is set aside, with the words that lead to it and the brackets that hold nothing else, which are no part of the claim. */
export function asideSpan(text: string, { start, end }: Span): Span {
  const open = /\([^()[\]]{0,60}[[\s]{0,2}$/.exec(text.slice(Math.max(0, start - 64), start))?.[0];
  const close = /^\s?\)/.exec(text.slice(end, end + 2))?.[0];
  const alone = open !== undefined && close !== undefined && (OPENS.test(`${open} `) || OPENS_COMPARE.test(`${open} `));
  return alone ? { start: start - open.length, end: end + close.length } : { start, end };
}
