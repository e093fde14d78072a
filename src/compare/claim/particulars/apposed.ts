/** Who somebody is, told of another: "Rotich was the defending champion" for "defending champion Joel Kiprono", "Stolz was the first director" for "its first director was Johann Amsel". */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { capitalAt } from './parts.ts';
import type { Told } from './told.ts';

/** A quick look: a name that is something. */
export const IS_ONE =
  /^(?:The )?\p{Lu}[\p{L}’' -]{1,40}? (?:(?:is|was|were) (?:the|a|an)|(?:serv|act|work)(?:s|es|ed) as(?: the| an?)?) \p{Ll}/u;
const DENIED = /\b(?:not|no|never|one of|than|both|if)\b|n['’]t\b/i;
const MOST_WORDS = 3;
const BE = /^(?:is|was|were)$/;
/** "Serves as director". */
const IS_OR_SERVES = /^(?:is|was|were|serves|served|acts|acted|works|worked)$/;

interface Named {
  readonly who: readonly string[];
  readonly what: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Who a claim says is what. */
function namedIn(claim: SentenceRead): Named | null {
  const { tokens, forms } = claim;
  const be = tokens.findIndex(({ text }) => IS_OR_SERVES.test(text));
  const who = forms.slice(0, Math.max(0, be)).filter((_, i) => !isStopWord(tokens[i]?.text ?? ''));
  // A name alone: not "multipass distillation".
  if (!who.every((form) => capitalAt(claim, forms.indexOf(form)))) return null;
  const what: string[] = [];
  const from = be + (tokens[be + 1]?.text === 'as' && /^(?:the|an?)$/.test(tokens[be + 2]?.text ?? '') ? 3 : 2);
  for (let i = from; i < tokens.length && !isStopWord(tokens[i]?.text ?? '') && !capitalAt(claim, i); i += 1) what.push(forms[i] ?? '');
  // "A Mesoamerican culture": what it is has a name in it.
  if (capitalAt(claim, from + what.length)) return null;
  const end = tokens[from - 1 + what.length]?.end;
  return who.length === 0 || what.length === 0 || what.length > MOST_WORDS || end === undefined ? null : { who, what, start: 0, end };
}

/** The name right behind some words of a sentence, or behind "was" after them; undefined where they do not stand there, empty where no name follows. */
function nameBehind(
  sentence: SentenceRead,
  what: readonly string[],
): { readonly name: readonly string[]; readonly shown: string } | undefined {
  const { forms, tokens, text } = sentence;
  const at = forms.findIndex((_, i) => what.every((form, k) => forms[i + k] === form));
  if (at < 0) return undefined;
  let from = at + what.length;
  const leads = BE.test(tokens[from]?.text ?? '');
  if (leads) from += 1;
  const name: string[] = [];
  for (let i = from; i < tokens.length && capitalAt(sentence, i) && text.slice(tokens[i - 1]?.end, tokens[i]?.start) === ' '; i += 1)
    name.push(forms[i] ?? '');
  return { name, shown: text.slice(tokens[at]?.start, tokens[from + name.length - 1]?.end) };
}

/** Whether a sentence has the last of some words with a capital within it. */
const isName = (sentence: SentenceRead, who: readonly string[]): boolean =>
  sentence.forms.some((form, i) => i > 0 && form === who.at(-1) && capitalAt(sentence, i));

/** A claim that somebody is what the source says of another who is named. */
export function identityOfOther(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = DENIED.test(claim.text) ? null : claim.kept(namedIn);
  if (own === null || !sentences.some((sentence) => isName(sentence, own.who))) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const behind = nameBehind(sentence, own.what);
    if (behind === undefined) continue;
    const { name, shown } = behind;
    // Somewhere it is nobody's, or the claim's own.
    if (name.length === 0 || own.who.every((form) => name.includes(form)) || name.every((form) => own.who.includes(form))) return null;
    found ??= { how: 'swapped', start: own.start, end: own.end, against: shown, sentence: sentence.span };
  }
  return found;
}
