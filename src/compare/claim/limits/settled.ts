/**
 * What was talked about, told as settled: "approved a proposal" for "discussed a proposal". And a rank told as the first: "the tallest dam" for "the second
 * tallest dam", "the oldest" for "one of the oldest".
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, wordSet } from './limit.ts';

const DECIDED = wordSet(
  'approved approves adopted adopts passed passes enacted enacts ratified ratifies endorsed endorses agreed agrees decided decides authorised authorized voted',
);
const TALKED = wordSet(
  'discussed discusses discuss considered considers considering consider debated debates debate examined reviewed weighed heard deferred postponed tabled explored mulled studied applied applies seeks sought requested requests awaits awaiting submitted proposed proposes propose floated drafted',
);
/** What was talked about, where it is taken up in another sentence. */
const TAKEN_UP = wordSet('it them this that they which proposal plan measure bill motion law draft resolution agreement deal treaty idea');
/** Words between a verb and what it is about. */
const REACH = 4;

const meant = ({ tokens, forms }: Worded, from: number, to: number): string[] =>
  forms.slice(Math.max(0, from), to).filter((_, i) => !isStopWord(tokens[Math.max(0, from) + i]?.text ?? ''));

/** A verb of deciding where the sentence only has one of talking about the same thing. */
export function onlyTalkedOf(claim: Worded, sentence: Worded, round: () => readonly Worded[]): Stronger | null {
  const at = claim.tokens.findIndex(({ text }) => DECIDED.has(text));
  const own = claim.tokens[at];
  if (own === undefined || claim.tokens.some(({ text }) => TALKED.has(text) || /^(?:not|no|never|if|would|may|could|might)$/.test(text)))
    return null;
  const about = meant(claim, at + 1, at + 1 + 2 * REACH);
  const [first] = about;
  if (first === undefined || decidedIn(sentence, about)) return null;
  const talked = sentence.tokens.findIndex(
    ({ text }, i) => TALKED.has(text) && meant(sentence, i + 1, i + 1 + 2 * REACH).some((form) => about.slice(0, 2).includes(form)),
  );
  const there = sentence.tokens[talked];
  if (there === undefined || round().some((other) => decidedIn(other, about))) return null;
  return { start: own.start, end: own.end, against: there.text };
}

/** Whether a sentence has a decision about the same: the verb with one of its words behind it, or before its passive, or what takes it up there. */
function decidedIn({ tokens, forms }: Worded, about: readonly string[]): boolean {
  const same = (at: number): boolean => TAKEN_UP.has(tokens[at]?.text ?? '') || about.includes(forms[at] ?? '');
  return tokens.some(({ text }, at) => {
    if (!DECIDED.has(text)) return false;
    for (let i = at + 1; i <= at + REACH; i += 1) if (same(i)) return true;
    if (!/^(?:is|are|was|were|be|been|being)$/.test(tokens[at - 1]?.text ?? '')) return false;
    for (let i = at - 2; i >= at - 1 - 2 * REACH; i -= 1) if (same(i)) return true;
    return false;
  });
}

const SUPERLATIVE =
  /\b(largest|biggest|highest|tallest|longest|oldest|deepest|greatest|smallest|shortest|youngest|newest|fastest|richest|poorest|heaviest|widest|busiest|wealthiest|earliest|lowest|best|worst|most (?:populous|common|expensive|important|frequent|powerful|popular|successful))\b/i;
const RANKED =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,3}(?:nd|rd|th|st)|one of (?:the|its|their)|among (?:the|its|their)|some of the|next|nearly the|almost the|not the|perhaps the|possibly the|arguably the|probably the|said to be the|claimed to be the)[ -](?:\w+ly )?$/i;

/** A superlative that the sentence ranks, and the claim does not. */
export function rankDropped(claim: Worded, sentence: Worded): Stronger | null {
  const own = SUPERLATIVE.exec(claim.text);
  if (
    own?.[1] === undefined ||
    RANKED.test(claim.text.slice(0, own.index)) ||
    /\b(?:one of|among|second|third|not|than)\b/i.test(claim.text)
  )
    return null;
  const word = own[1].toLowerCase();
  const lower = sentence.text.toLowerCase();
  // What it is the first of: "in the province", where it is the tallest in the town.
  const lead = / (?:in|of|on|among|at) /.exec(claim.text.slice(own.index));
  const of = lead === null ? [] : meantIn(claim, own.index + lead.index, claim.text.length);
  let against: string | null = null;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const before = RANKED.exec(sentence.text.slice(0, at));
    const there = meantIn(sentence, at + word.length, at + word.length + FURTHEST);
    if (before === null && (of.length === 0 || of.every((form) => there.includes(form)))) return null;
    if (before !== null && of.every((form) => there.includes(form))) against ??= sentence.text.slice(before.index, at + word.length);
  }
  return against === null ? null : { start: own.index, end: own.index + own[0].length, against };
}

/** Letters behind a superlative within which it is said what it is of. */
const FURTHEST = 60;

const WAS = /\b(?:was|were)\b[^.;]{1,120}?\buntil (?:\p{L}{3,9} )?\p{Nd}{4}\b/iu;
const STILL = /\b(?:was|were|until|once|former\w{0,2}|then|when|been|in \p{Nd}{4})\b/iu;

/** "Is the longest bridge" for "was the longest bridge until 1917". */
export function onceSo(claim: Worded, sentence: Worded): Stronger | null {
  const own = /\b(?:is|are)\b/i.exec(claim.text);
  const there = own === null || STILL.test(claim.text) || /\b(?:is|are)\b/i.test(sentence.text) ? null : WAS.exec(sentence.text);
  return own === null || there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
}
