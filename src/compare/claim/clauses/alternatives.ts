/**
 * What a sentence names only to set it aside, told as what is so: "the demand was put down to interest rates" for "to energy prices rather than to interest
 * rates", "paid for by the Contarini" for "paid for by the dyers, not, as tradition has it, by the Contarini".
 */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { formsBetween, isDenial } from './read.ts';

/** What sets aside what stands behind it. */
const ASIDE =
  /(?: rather than|,? instead of| as opposed to|,(?: and)? not(?:, as [^,;.]{3,60},)?| and not)(?= (?!(?:only|just|merely|simply|least|all|every|each|always|necessarily|so|yet|even|until|because|that|when|if|to be|one|a single|more|less|fewer|at all)\b))/giu;
const PREPOSITION = anyOf('by to in on at from for with of as through under during after before');
/** Where what is set aside ends. */
const ENDS = anyOf(
  'and but or which who that because since when while whereas although though where is are was were has have had will would can could may must',
);
const TURNS =
  /\b(?:not|never|no|nor|neither|none|rather|instead|than|opposed|unlike|without|denied|denies|den(?:y|ying)|contrary|myth|believed|thought|supposed|tradition\w{0,4}|formerly|previously|until|used to|would|both|cannot|claim\w{0,3}|maintain\w{0,3}|argu\w{1,3})\b|n['’]t\b/i;
/** What is told of what is set aside. */
const TELLS_OF = /^[^,;:.]{0,40}, (?:which|who|since|because|as|for)\b[^,;]*/;
/** Words before what sets aside in which that stands which is so. */
const BEFORE = 7;
const BEHIND = 6;
/** Share of the claim's other words that the sentence must have. */
const SHARE = 0.5;
const LEAST = 1;
/** The same where another sentence may say it. */
const AS_WELL = 0.5;

interface Alternative {
  /** Forms of what is so, of what is set aside, and the place at which the whole begins. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Forms of the sentence without what is told of what is set aside: "not with a charger, which may damage it". */
  readonly beside: ReadonlySet<string>;
}

const alternativesIn = (read: SentenceRead): readonly Alternative[] =>
  [...read.text.matchAll(ASIDE)].flatMap((found): Alternative[] => {
    const { text, tokens } = read;
    const from = tokens.findIndex(({ start }) => start >= found.index + found[0].length);
    const cut = tokens.findLastIndex(({ end }) => end <= found.index) + 1;
    if (from <= 0 || cut <= 0) return [];
    let to = from;
    while (
      to < tokens.length &&
      to - from < BEHIND &&
      !ENDS.test(tokens[to]?.text ?? '') &&
      (to === from || !PREPOSITION.test(tokens[to]?.text ?? '')) &&
      (to === from || /^[\s'’-]{1,6}s?\s{0,6}$/.test(text.slice(tokens[to - 1]?.end, tokens[to]?.start)))
    )
      to += 1;
    const lead = tokens[from]?.text ?? '';
    let first = cut - 1;
    // "To energy prices rather than to interest rates": what is so begins at the same preposition.
    const reach = PREPOSITION.test(lead) ? cut - BEFORE : cut - 2;
    while (first > 0 && first > reach && !(PREPOSITION.test(lead) && tokens[first]?.text === lead)) first -= 1;
    if (PREPOSITION.test(lead) && tokens[first]?.text !== lead) return [];
    const dropped = formsBetween(read, from, to);
    const kept = formsBetween(read, first, cut).filter((form) => !dropped.includes(form));
    if (dropped.length < LEAST || kept.length === 0) return [];
    const end = tokens[to - 1]?.end ?? text.length;
    const [relative] = TELLS_OF.exec(text.slice(end)) ?? [''];
    const goesOn = tokens.findIndex(({ start }) => start >= end + relative.length);
    const beside = new Set([...formsBetween(read, 0, from), ...formsBetween(read, goesOn < 0 ? tokens.length : goesOn, tokens.length)]);
    return [{ kept, dropped, start: tokens[first]?.start ?? 0, end, beside }];
  });

/** A claim that takes what the sentence sets aside. */
export function alternativeTaken(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  if (TURNS.test(claim.text) || claim.tokens.some(({ text }) => isDenial(text))) return null;
  const own = [...new Set(formsBetween(claim, 0, claim.tokens.length))];
  for (const { kept, dropped, start, end, beside } of sentence.kept(alternativesIn)) {
    const once = dropped.filter((form) => sentence.bares.filter((one) => one === form).length === 1);
    if (once.length === 0 || !once.every((form) => own.includes(form)) || kept.some((form) => own.includes(form))) continue;
    const rest = own.filter((form) => !once.includes(form));
    if (rest.length === 0 || rest.filter((form) => beside.has(form)).length < SHARE * rest.length) continue;
    const told = round().some(
      (other) =>
        other !== sentence &&
        once.some((form) => other.bareSet.has(form)) &&
        rest.filter((form) => other.bareSet.has(form)).length > AS_WELL * rest.length,
    );
    if (told) continue;
    const at = claim.tokens[claim.bares.indexOf(once[0] ?? '')];
    const last = claim.tokens[claim.bares.lastIndexOf(once.at(-1) ?? '')];
    return { start: at?.start ?? 0, end: Math.max(at?.end ?? 0, last?.end ?? 0), against: sentence.text.slice(start, end), how: 'swapped' };
  }
  return null;
}
