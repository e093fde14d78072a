/**
 * A claim that nothing was found of a thing of which the source tells an effect, beside something else of which it found none: "no effect on blood pressure" where it had
 * "no effect on heart rate, but lowered blood pressure". Such a claim has all its words from its source, its denial too.
 */

import type { Span } from '../../../model/document.ts';
import { clausesOf, JOINED } from '../../../text/clauses.ts';
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { formsIn, type NullResult, nullResultsIn } from './cues.ts';
import { AGE, ASKED, BOUND, between, COMPARES, goesOn, kin, MOVES, SEX } from './told.ts';

/** What a claim denies and its source tells. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Found extends Span {
  readonly how: 'swapped';
  readonly against: string;
  readonly sentence: Span;
}

/** A claim that tells one result that was not found, and no more. */
interface Denied {
  readonly at: Span;
  /** Forms of the words for what was looked at, by what, and what it was held against. */
  readonly matter: readonly string[];
}

const plain = ({ kind, back }: NullResult): boolean => !back && kind === 'none';

function deniedIn(claim: SentenceRead): Denied | null {
  const [result, other] = nullResultsIn(claim);
  // A figure says of how many or when, which words of matter do not hold.
  if (claim.tokens.some(({ kind, text }) => kind === 'number' || CARDINALS.has(text))) return null;
  if (result === undefined || other !== undefined || !plain(result) || clausesOf(claim.text, { at: JOINED }).length > 1) return null;
  const start = claim.text.indexOf(result.cue);
  const end = start + result.cue.length;
  return { at: { start, end }, matter: [...new Set([...formsIn(claim, 0, start), ...formsIn(claim, end, claim.text.length)])] };
}

/** Whether two forms are of one word or sense; men and women, old and young are held against each other here. */
const same = (one: string, other: string): boolean => one === other || (!SEX.test(one) && !AGE.test(one) && kin(one, other));

/** Words of a matter that no form of a clause answers to. */
const lacking = (matter: readonly string[], forms: readonly string[]): readonly string[] =>
  matter.filter((word) => !forms.some((form) => same(word, form)));

/** What goes along with something, or is compared with it, tells of no effect: "the risk associated with it", "compared with those". */
const NO_EFFECT = /^(?:associated|correlated|linked|related|went along|goes along|compared|relative|damaged)/i;
/** "An increased risk": what is raised already is a thing, and no deed. */
const OF_A_THING = /\b(?:an?|the|any|some|with|of|for|to|its|their|his|her) $/i;
const effects = (clause: string): readonly RegExpExecArray[] =>
  [...clause.matchAll(MOVES), ...(/\bthan\b/.test(clause) ? clause.matchAll(COMPARES) : [])].filter(
    ({ 0: words, index }) => !NO_EFFECT.test(words) && !OF_A_THING.test(clause.slice(0, index)),
  );

/** The words of a clause that tell an effect of all of a matter; null where it tells none, denies one, or tells it of others. */
function effectIn(sentence: SentenceRead, { start, end }: Span, matter: readonly string[], missing: readonly string[]): string | null {
  const clause = sentence.text.slice(start, end);
  if (BOUND.test(clause) || ASKED.test(clause)) return null;
  const [found] = effects(clause);
  const forms = between(sentence, start, end);
  if (found === undefined || lacking(missing, forms).length > 0) return null;
  return lacking(matter, forms).length === 0 || goesOn(clause, found.index) ? found[0].trim() : null;
}

/**
 * The first effect that the source tells where the claim tells that there was none; null where none can be shown. `near`: the sentences that are looked at. Where one of
 * them denies it of all that the claim names, the claim is borne out.
 */
export function effectFound(said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): Found | null {
  const denied = claimRead(said).kept(deniedIn);
  if (denied === null || denied.matter.length === 0) return null;
  const { at, matter } = denied;
  const read = near().map((sentence) => ({ sentence, results: sentence.kept(nullResultsIn) }));
  const left = read.flatMap(({ sentence, results }) => results.map(({ start, end }) => lacking(matter, between(sentence, start, end))));
  if (left.length === 0 || left.some((missing) => missing.length === 0)) return null;
  const missing = left.reduce((least, one) => (one.length < least.length ? one : least));
  for (const { sentence, results } of read) {
    // In one sentence the two stand side by side; elsewhere it may be told of others, or of another time.
    if (results.length === 0) continue;
    for (const clause of clausesOf(sentence.text, { at: JOINED })) {
      if (results.some(({ start, end }) => start < clause.end && end > clause.start)) continue;
      const against = effectIn(sentence, clause, matter, missing);
      if (against !== null) return { how: 'swapped', ...at, against, sentence: sentence.span };
    }
  }
  return null;
}
