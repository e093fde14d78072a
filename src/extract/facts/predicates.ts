/**
 * What else a sentence says of its subject: "…, and relaxes smooth muscle", "… but was painted red", "(it also holds trout)". Read more loosely than facts are: a
 * piece need only begin with what may be a finite verb, since it is never shown as a statement of its own. Whoever asks of a piece whether its words stand
 * anywhere is told no less by one that was no predicate. English, as facts are.
 */
import type { Span } from '../../model/document.ts';
import { type Word, wordsOf } from '../../text/statement-words.ts';
import { auxiliary, mayBeFinite, precedesNoun, verbAt } from '../../text/verbs/forms.ts';

/** Marks and words by which another thing is said. */
const JOINT = /^(?:[;,:()—–.]|and|but|while|whereas|though|although|yet|then)$/;
/** Between a joint and the verb: who is meant, and when. */
const BEFORE_VERB =
  /^(?:it|he|she|they|this|which|who|also|later|now|still|often|soon|first|then|even|again|moreover|furthermore|likewise|thus|therefore|indeed|in|addition|fact|turn|\p{Ll}{3,12}ly)$/u;
/** "Nothing but repeated dead ends" joins nothing. */
const NOT_JOINING = /^(?:nothing|anything|all|none|everything)$/;
/** What a writer says of his own text, or leaves to be seen. */
const OF_THE_TEXT =
  /\b(?:worth|note[ds]?|noting|important to|above|below|discussed|described|summari[sz]ed|tables?|figures?|see|as well)\b/i;
/** "Took two decisions — …": what is counted is told behind it. */
const COUNTS = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d|several|many|some|various|number of|following)\b/i;
/** No sentence is longer. */
const LONGEST = 2000;
/** Longest part between two joints that is looked into for a verb. */
const FAR = 14;

/** A predicate's place in its claim. */
export interface Predicate extends Span {
  /** False where it only announces what follows or speaks of the text. */
  readonly states: boolean;
}

/** The predicates of a claim, where it has several, in order. */
export function predicatesOf(claim: string): Predicate[] {
  if (claim.length > LONGEST) return [];
  const words = wordsOf(claim);
  // Of several sentences, or another's words, nobody knows what belongs to which.
  if (/["“”«»?]/.test(claim) || words.slice(0, -1).some(({ text }) => text === '.')) return [];
  const predicates: Predicate[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && !JOINT.test(words[to]?.lower ?? '')) to += 1;
    const opens = from > 0 && opensPredicate(words, from, to);
    const verb = opens ? from : predicates.length === 0 ? firstVerb(words, from, to) : -1;
    const [start, end] = [words[verb]?.start, words[to - 1]?.end];
    if (verb >= 0 && start !== undefined && end !== undefined) {
      const said = claim.slice(start, end);
      const announces = words[to]?.text === ':' || (/^[—–(]$/.test(words[to]?.text ?? '') && COUNTS.test(said));
      predicates.push({ start, end, states: !announces && !OF_THE_TEXT.test(said) });
    }
    from = to + 1;
  }
  return predicates.length < 2 ? [] : predicates;
}

/** Whether a finite verb stands at a place, by its neighbours within the part that ends before `to`. */
const isVerb = (words: readonly Word[], at: number, to: number, subject: string): boolean => {
  const from = Math.max(0, at - 1);
  return verbAt(words.slice(from, Math.min(to, at + 2)), at - from, subject) !== null;
};

/** The verb of the first part: what stands before it is the subject. Where none is plain, the first word behind the subject's own that may be one. */
function firstVerb(words: readonly Word[], from: number, to: number): number {
  const last = Math.min(to, from + FAR);
  for (let i = from + 1; i < last; i += 1) if (isVerb(words, i, to, words[i - 1]?.text ?? '')) return i;
  for (let i = from + (precedesNoun(words[from]?.lower ?? '') ? 2 : 1); i < last; i += 1)
    if (
      mayBeFinite(words[i]?.text ?? '', i + 1 < to ? (words[i + 1]?.lower ?? '') : '') &&
      !precedesNoun((words[i - 1]?.lower ?? '').replace(/^first$/, '')) &&
      !/-/.test(words[i - 1]?.text ?? '')
    )
      return i;
  return -1;
}

/** Whether a part begins with a verb, or with a pronoun or an adverb and a verb. */
function opensPredicate(words: readonly Word[], from: number, to: number): boolean {
  let at = from;
  while (at < to && BEFORE_VERB.test(words[at]?.lower ?? '')) at += 1;
  const word = words[at]?.lower ?? '';
  if (at >= to) return false;
  const before = words[from - 2];
  if (auxiliary(word) !== null || isVerb(words, at, to, 'it')) return true;
  if (!mayBeFinite(words[at]?.text ?? '', at + 1 < to ? (words[at + 1]?.lower ?? '') : '')) return false;
  if (at > from) return true;
  if (words[from - 1]?.text === '(') return false;
  return before !== undefined && !NOT_JOINING.test(before.lower) && !(/ed$/.test(word) && ADJECTIVE.test(before.lower));
}

/** "A disillusioned and bored priest": what hardly is a noun, so that the form in -ed behind "and" is no verb either. */
const ADJECTIVE = /(?:ed|ful|ous|less|ble|ish)$/;
