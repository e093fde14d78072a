/**
 * Who did it to whom, turned, where the source has a pronoun for one of the two or the verb behind others: "Lindner succeeded Brandt" for "she succeeded Lindner",
 * "Harwell beat Northfield" for "Northfield came from behind to beat Harwell", "Werner took a doctorate under Brandt" for "she took it under Werner".
 */
import { anyOf } from '../../../text/any-of.ts';
import { mainVerb } from '../../../text/verbs.ts';
import { BOTH_WAYS } from '../exchanged/converse.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { capitalAt, type Named, namesIn } from './parts.ts';
import { PRONOUN, topicOf } from './placed.ts';
import type { Told } from './told.ts';

/** A quick look: a name, a verb and another name. */
export const NAMES = /^(?:The |King |Queen |President |Duke |Count |Lord )?\p{Lu}\p{L}[^ \n]* (?:.*\b)?\p{Lu}\p{L}/u;
const NOT_TOLD = /\b(?:not|no|never|neither|nor|both|each|than|by|and)\b|n['’]t\b/i;
const TOWARDS = anyOf('from to under against over');
const LEADS = anyOf('in at to from with for under by on against into until since of and or');
const AUXILIARY = /^(?:is|are|was|were|be|been|being)$/;

interface Deed {
  readonly doer: readonly string[];
  readonly verb: string;
  readonly at: number;
  /** The other, and the preposition before it; "" where the verb governs it. */
  readonly other: Named;
  readonly lead: string;
}

/** What a claim tells that somebody who is named did to somebody else who is. */
function deedOf(claim: SentenceRead): Deed | null {
  const { tokens, forms } = claim;
  const verb = tokens.findIndex(
    ({ text, kind }, at) =>
      at > 0 &&
      kind === 'word' &&
      !AUXILIARY.test(text) &&
      !capitalAt(claim, at) &&
      (AUXILIARY.test(tokens[at - 1]?.text ?? '') ||
        mainVerb(tokens[at - 1]?.text ?? '', text, tokens[at + 1]?.text ?? '') ||
        /(?:ed|ing)$/.test(text)),
  );
  const token = tokens[verb];
  if (token === undefined || BOTH_WAYS.test(token.text)) return null;
  // "Was acquired": it is done to it.
  if (AUXILIARY.test(tokens[verb - 1]?.text ?? '') && !token.text.endsWith('ing')) return null;
  const doer = forms
    .slice(0, verb)
    .filter((_, i) => capitalAt(claim, i) && !/^(?:the|a|an|king|queen|president|duke|count|lord)$/.test(tokens[i]?.text ?? ''));
  const own = forms[verb] ?? '';
  const behind = namesIn(claim).filter(({ start, forms: name }) => start > token.end && !name.some((form) => doer.includes(form)));
  // "Agreed to acquire Orion": the verb before the name.
  const governed = behind.find(
    ({ lead, start }) =>
      forms.some((form, at) => at >= verb && form === lead && (tokens[at]?.end ?? start) < start && !capitalAt(claim, at)) &&
      !LEADS.test(lead),
  );
  const towards = behind.find(({ lead }) => TOWARDS.test(lead));
  const other = towards ?? governed;
  if (doer.length === 0 || other === undefined) return null;
  const at = other === governed ? forms.findLastIndex((form, i) => form === other.lead && (tokens[i]?.end ?? 0) < other.start) : verb;
  return { doer, verb: forms[at] ?? own, at, other, lead: other === governed ? '' : other.lead };
}

/** Places of a verb in a sentence behind which a name stands: governed by it, or behind a preposition in its clause. */
function stands(sentence: SentenceRead, at: number, name: readonly string[], lead: string): boolean {
  const verb = sentence.tokens[at];
  const end = sentence.text.slice(verb?.end ?? 0).search(/[;:()]|, (?:who|which|where|and|but)\b|\b(?:who|which|while|and then)\b/);
  const until = end < 0 ? sentence.text.length : (verb?.end ?? 0) + end;
  return sentence
    .kept(namesIn)
    .some(
      (one) =>
        one.start > (verb?.end ?? 0) &&
        one.end <= until &&
        one.lead === (lead === '' ? sentence.forms[at] : lead) &&
        name.every((form) => one.forms.includes(form)),
    );
}

/** The first deed of a claim whose doer the source has as the one to whom it is done. */
export function doerTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (NOT_TOLD.test(claim.text)) return null;
  const deed = claim.kept(deedOf);
  if (deed === null) return null;
  let found: Told | null = null;
  for (const [i, sentence] of sentences.entries()) {
    for (const [at, form] of sentence.forms.entries()) {
      if (form !== deed.verb || capitalAt(sentence, at)) continue;
      const before = sentence.forms.slice(0, at);
      const passive = AUXILIARY.test(sentence.tokens[at - 1]?.text ?? '') && !(sentence.tokens[at]?.text ?? '').endsWith('ing');
      // The claim's own way round.
      if (deed.doer.some((one) => (passive ? sentence.forms.slice(at) : before).includes(one))) return null;
      if (passive) continue;
      if (!stands(sentence, at, deed.doer, deed.lead)) continue;
      const named = deed.other.forms.some((one) => before.includes(one));
      const pronoun = sentence.tokens.slice(0, at).some(({ text }) => PRONOUN.test(text));
      const taken = pronoun && deed.other.forms.some((one) => topicOf(sentences.slice(0, i))?.has(one) === true);
      if (!named && !taken) continue;
      const last = claim.tokens[deed.at];
      found ??= {
        how: 'swapped',
        start: 0,
        end: last?.end ?? claim.text.length,
        against: sentence.text.slice(sentence.tokens[at]?.start).slice(0, SHOWN),
        sentence: sentence.span,
      };
    }
  }
  return found;
}

/** Letters of a sentence that are shown. */
const SHOWN = 80;
