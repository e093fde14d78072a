/**
 * A part of a sentence that becomes a sentence of its own: what joins it to the parts beside it, and whether it can stand alone.
 */
import type { Span } from '../model/document.ts';

const AND =
  '(?:and|but|while|whereas|although|yet|und|aber|während|et|mais|tandis que|y|pero|mientras que|e|ma|mentre|mas|en|maar|terwijl)';
/** Behind a mark: what leads from the part before. */
const BEFORE = new RegExp(`[\\])】](?:[,;]?\\s{1,3}${AND}|[,;]|\\s{0,3}[–—])\\s{1,3}$`, 'u');
/** Behind a part: what leads to the next. */
const AFTER = new RegExp(`^(?:[,;]?\\s{1,3}${AND}|[,;]|\\s{0,3}[–—])\\s{1,3}(?=[\\p{L}\\p{N}])`, 'u');

/** What joins a part of a sentence to those beside it; null where the sentence begins or ends there. */
export interface Joints {
  readonly before: Span | null;
  readonly after: Span | null;
  /** A full stop stands behind it already: the part that followed has been made a sentence, or it stands in brackets at the end of one. */
  readonly cut: boolean;
}

export function jointsOf(answer: string, { start, end }: Span): Joints {
  if (/^\([^()\n]*(?:\([^()\n]*\)[^()\n]*){0,9}\)$/.test(answer.slice(start, end)) && answer.charAt(end) === '.') {
    const space = /[ \t]{0,3}$/.exec(answer.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
    return { before: { start: start - space, end: start }, after: null, cut: true };
  }
  const before = BEFORE.exec(answer.slice(Math.max(0, start - 24), start))?.[0];
  const after = AFTER.exec(answer.slice(end, end + 24))?.[0];
  return {
    before: before === undefined ? null : { start: start - before.length + 1, end: start },
    after: after === undefined ? null : { start: end, end: end + after.length },
    cut: false,
  };
}

const CLOSED = /[.!?。！？][*_"”’)]*$/;

/** A text with its full stop. */
export const closed = (text: string): string => (CLOSED.test(text) ? text : `${text}.`);

/**
 * A part put where it stands as a sentence of its own: the joints beside it become full stops. `cut`: one that stands behind it has become one
 * already.
 */
export function asSentence(answer: string, span: Span, { before, after, cut }: Joints, said: string): readonly [Span, string] {
  const next = after === null ? '' : answer.charAt(after.end);
  const text = cut ? said.replace(/\.$/, '') : said;
  return [
    { start: before?.start ?? span.start, end: after === null ? span.end : after.end + 1 },
    `${before === null ? text : `. ${capital(text)}`}${after === null ? '' : `${CLOSED.test(text) ? '' : '.'} ${next.toUpperCase()}`}`,
  ];
}

/** What stands in brackets, without them. */
export const unbracketed = (text: string): string => /^\((.*[^.!?])\)$/s.exec(text)?.[1] ?? text;

/** A text as a sentence begins. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words with which a clause begins that has its own subject. */
const SUBJECT =
  /^(?:the|a|an|this|that|these|those|it|he|she|they|its|his|her|their|there|some|many|most|all|both|each|every|no|der|die|das|ein|eine|es|er|sie|sein|seine|ihr|ihre|dieser?|diese|dieses|kein|keine|le|la|les|l|un|une|il|elle|ils|elles|on|son|sa|ses|ce|cet|cette|ces|el|los|las|una|su|sus|este|esta|lo|i|gli|uno|o|os|as|um|uma|seu|sua|seus|suas|de|het|een|hij|zij|ze|zijn|haar)$/i;

/** What may stand before it. */
const ADVERB =
  /^(?:meanwhile|however|moreover|furthermore|therefore|thus|then|consequently|nevertheless|nonetheless|still|also|additionally|similarly|instead|finally|later|as a result|in addition|in (?:\p{L}{3,9} )?\d{4}),? /u;

/** A clause that hangs on the one before. */
const HANGS =
  /^(?:because|since|as|if|unless|when|where|which|who|whose|whom|that|so that|than|although|though|until|after|before it|weil|da|wenn|dass|obwohl|nachdem|damit|denn|parce que|car|puisque|qui|que|dont|où|porque|ya que|cuando|perché|poiché|che|quando|pois|omdat|want|toen)\b/i;

export const hangs = (clause: string): boolean => HANGS.test(clause);

/** Whether a clause begins with what it speaks of: an article, a pronoun, a name, a number. */
export const hasSubject = (clause: string): boolean => {
  const first = /^["“«„'’*_]*([\p{L}\p{N}]+)/u.exec(clause.replace(ADVERB, ''))?.[1] ?? '';
  return /^[\p{Lu}\p{N}\p{Lo}]/u.test(first) || SUBJECT.test(first);
};
