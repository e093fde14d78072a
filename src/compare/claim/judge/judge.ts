/**
 * The built-in judge: how far evidence bears a claim out, from features that can be explained and trees trained on labelled pairs.
 * No model to fetch, no network; the same texts give the same judgement. It reads words, not sense: it can tell what is missing,
 * exchanged or turned round, and it takes a paraphrase without common words for "not borne out". Testimony only.
 */

import { StetError } from '../../../errors.ts';
import type { Span } from '../../../model/document.ts';
import type { Judge, Judgement } from '../../../model/judge.ts';
import { effectDenied, type Formed, tellsEffect, tellsNone } from '../no-effect.ts';
import { addedToCopy } from './added.ts';
import { ANSWERED, placesOf } from './align.ts';
import { CUE } from './cues.ts';
import { exchanged } from './exchanged.ts';
import { type Compared, compared, FEATURES } from './features.ts';
import { opposedInPlace } from './opposed.ts';
import type { Places } from './places.ts';
import { Reader } from './reading.ts';
import { ANOTHER_NUMBER, Told } from './told.ts';
import { logistic, score } from './trees.ts';
import { deniesOtherwise, smallTurn } from './turns.ts';
import { agreesOtherwise, deniesTerms, grantsAlike, setRightBehind, undenied } from './undenied.ts';
import { judgeWeights, type LoadedJudge } from './weights.ts';
import type { Word } from './word.ts';

/** Longest texts read, in UTF-16 units; of longer ones the beginning. A page is 3,000, a book a million. */
const LONGEST_EVIDENCE = 2_000_000;
const LONGEST_CLAIM = 20_000;
/** A passage that answers to less of the claim's weight, or lacks more of its words, speaks of something else: it cannot say the contrary. */
const SAME_MATTER = 0.7;
const MOST_MISSING = 2;
/** Share of the claim's weight that a denial must turn to be a sign. */
const DENIED = 0.2;
/** How far the contrary may be said to be likely where no single sign of it can be shown: below what any rule acts on. */
const UNSEEN_SIGN = 0.5;

/** From this answer on, the very word or one of its family stands there. */
const FIRMLY = 0.85;

/** How likely the contrary is where a sentence of the evidence says the same but for a plain denial in one of the two: measured. */
const PLAINLY_DENIED = 0.85;

/** Most that support may be where one word of the claim has its opposite in its place, two things have changed places, or words were added to a copy. */
const TURNED = 0.4;

/** From here on a claim is more likely borne out than not. */
const BORNE_OUT = 0.5;

/** What the built-in judge says, and how much of the claim's weight one passage answers to (0..1; null: nothing to compare). */
export interface BuiltInJudgement extends Judgement {
  readonly recall: number | null;
}

/**
 * The judge that comes with the program: takes a claim and its evidence as texts, gives its verdict, a score 0..1 and the passage that
 * decided (UTF-16 offsets into the evidence). Asks nobody and never throws for what a text holds.
 */
export interface BuiltInJudge extends Judge {
  readonly name: 'built-in';
  judge(claim: string, evidence: string): BuiltInJudgement;
}

/** The built-in judge. Reads its weights on first use, or takes those handed in. Keeps the evidence read last, since pairs come sorted. */
export function builtInJudge(weights?: LoadedJudge): BuiltInJudge {
  let ready: { readonly own: LoadedJudge; readonly reader: Reader } | null = null;
  let last: { readonly text: string; readonly places: Places } | null = null;
  return {
    name: 'built-in',
    judge(claim, evidence) {
      if (ready === null) {
        const own = weights ?? judgeWeights();
        if (own.features.join() !== FEATURES.join())
          throw new StetError(
            'internal',
            'The weights of the built-in judge were trained on other features. Reinstall stet; its files do not belong together.',
          );
        ready = { own, reader: new Reader(own.lexicon) };
      }
      const { own, reader } = ready;
      if (last?.text !== evidence) last = { text: evidence, places: placesOf(reader.read(evidence.slice(0, LONGEST_EVIDENCE))) };
      const facts = compared(reader.readClaim(claim.slice(0, LONGEST_CLAIM)), last.places, own.lexicon);
      return judged(facts, own);
    },
  };
}

/** Support of what a denial of terms speaks against, and the share of the claim's weight that must stand there for it. */
const LEFT_OPEN = 0.4;
const NEARLY_WHOLE = 0.8;

function judged(facts: Compared, { forests, lexicon }: LoadedJudge): BuiltInJudgement {
  const { claim, evidence, alignment, pairing, features } = facts;
  const asks = at(facts, 'asked') === 1;
  if (alignment.content.length === 0 || evidence.words.length === 0 || asks)
    return {
      supported: 0,
      contradicted: 0,
      recall: null,
      why:
        alignment.content.length === 0
          ? 'the claim has no words of meaning'
          : asks
            ? 'the claim asks and states nothing'
            : 'there is no evidence to read',
    };
  const idle = (at(facts, 'denied-plainly') > 0 || at(facts, 'denial-turned') > DENIED) && undenied(claim, evidence, alignment, pairing);
  const denied = at(facts, 'denied-plainly') > 0 && !idle;
  const read = logistic(score(forests.supported, features));
  // The trees count a denial of terms, or one that is set right behind it, like any other: it alone leaves no claim without support whose words all stand there.
  const terms = idle && deniesTerms(claim, evidence, alignment, pairing);
  const open =
    (terms || (idle && (setRightBehind(evidence, alignment, pairing) || grantsAlike(claim, evidence, pairing)))) &&
    read < LEFT_OPEN &&
    at(facts, 'cover-main') >= NEARLY_WHOLE;
  const borneOut = open ? LEFT_OPEN : read;
  const opposed = opposedInPlace(claim, evidence, alignment, pairing, lexicon) ?? smallTurn(claim, evidence, pairing);
  const moved = opposed === null && at(facts, 'cover-main') >= SAME_MATTER && exchanged(claim, evidence, pairing);
  const unmoved = borneOut > TURNED && opposed === null && !moved ? withoutEffect(facts) : null;
  const more =
    borneOut > TURNED && opposed === null && !moved && unmoved === null && addedToCopy(claim, evidence, alignment, pairing) !== null;
  const supported = Math.min(borneOut, denied ? 1 - PLAINLY_DENIED : 1, opposed !== null || moved || more || unmoved !== null ? TURNED : 1);
  const turn =
    opposed !== null
      ? `it has the opposite of ${quoted([(claim.words[opposed.word] as Word).text])}: ${quoted([(evidence.words[opposed.at] as Word).text])}`
      : unmoved !== null
        ? `it says ${quoted([unmoved])}`
        : moved
          ? 'two things stand there the other way round'
          : more
            ? 'the rest is copied from one place'
            : null;
  const contrary = denied ? PLAINLY_DENIED : logistic(score(forests.contradicted, features));
  const last = evidence.words.length - 1;
  const first = Math.min(pairing.from, last);
  const span: Span = { start: evidence.starts[first] ?? 0, end: evidence.ends[Math.max(first, Math.min(pairing.to - 1, last))] ?? 0 };
  return new Told(
    {
      supported: rounded(supported),
      contradicted: rounded(
        Math.min(
          contrary,
          1 - supported,
          denied || (!terms && speaksAgainst(facts, idle) && !agreesOtherwise(claim, evidence, pairing)) ? 1 : UNSEEN_SIGN,
        ),
      ),
      recall: rounded(at(facts, 'cover-main')),
      ...(alignment.main.share > 0 ? { span } : {}),
    },
    (borneOut) => {
      const missing = missingWords(facts, borneOut);
      const words = missing.map(({ start, end }) => claim.text.slice(start, end));
      return {
        why: because(facts, words, supported >= BORNE_OUT, borneOut, turn, idle),
        ...(missing.length > 0 ? { unsupported: missing } : {}),
      };
    },
  );
}

/** The words of a sentence of the passage by which what the claim says had an effect had none. */
function withoutEffect({ claim, evidence, pairing, met }: Compared): string | null {
  if (met || !tellsEffect(claim.text) || claim.words.some(({ cues }) => cues & CUE.negation)) return null;
  const passage = evidence.text.slice(evidence.starts[pairing.from] ?? 0, evidence.ends[pairing.to - 1] ?? 0);
  if (!tellsNone(passage)) return null;
  const own = formed(claim, 0, claim.words.length, 0, claim.text);
  for (let s = evidence.sentence[pairing.from] ?? 0; (evidence.sentences[s] ?? evidence.words.length) < pairing.to; s += 1) {
    const [from, to] = [evidence.sentences[s] ?? 0, evidence.sentences[s + 1] ?? evidence.words.length];
    const start = evidence.starts[from] ?? 0;
    const shown = effectDenied(own, formed(evidence, from, to, start, evidence.text.slice(start, evidence.ends[to - 1] ?? start)));
    if (shown !== null) return shown.against;
  }
  return null;
}

const formed = ({ words, starts }: Compared['claim'], from: number, to: number, start: number, text: string): Formed => ({
  text,
  words: words.slice(from, to).flatMap(({ content, form }, i) => (content ? [{ start: (starts[from + i] ?? 0) - start, form }] : [])),
});

const lies = ({ claim }: Compared, word: number, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => (claim.starts[word] as number) >= start && (claim.ends[word] as number) <= end);

const rounded = (x: number): number => Math.round(x * 1e4) / 1e4;

/**
 * The claim's words that nothing in the evidence answers to, side by side ones as one stretch. A word beside such a one that only a
 * related word answers to, and not in the passage that answers to the rest, is of the same stretch: "paying people" is new as a whole,
 * though the evidence speaks of men elsewhere. Words that carry little ("additionally", "announced") are named only before such a one, or where
 * there is nothing else to name. `borneOut`: stretches that are known to be so.
 */
function missingWords(facts: Compared, borneOut: readonly Span[]): Span[] {
  const { claim, alignment, pairing } = facts;
  const cuesAt = (i: number): number => (claim.words[i] as Word).cues;
  const answer = (row: number): number => Math.max(alignment.anywhere[row] as number, pairing.strength[row] as number);
  const gone = alignment.content.map((_, row) => answer(row) < ANSWERED);
  const besideGone = (row: number): boolean =>
    [row - 1, row + 1].some(
      (other) =>
        gone[other] === true &&
        Math.abs((alignment.content[other] as number) - (alignment.content[row] as number)) === 1 &&
        claim.breaks[Math.max(alignment.content[other] as number, alignment.content[row] as number)] !== 1,
    );
  const missing = alignment.content.filter(
    (i, row) =>
      !lies(facts, i, borneOut) &&
      !(cuesAt(i) & CUE.hedge) &&
      (gone[row] === true || (answer(row) < FIRMLY && !ownAnswer(row, pairing) && besideGone(row))),
  );
  const weighty = missing.filter((i) => !(cuesAt(i) & CUE.light));
  const heavy = missing.filter((i) => weighty.includes(i) || weighty.includes(i + 1));
  const spans: Span[] = [];
  let before = -2;
  for (const i of weighty.length > 0 ? heavy : missing) {
    const span = { start: claim.starts[i] as number, end: claim.ends[i] as number };
    const last = spans.at(-1);
    if (last !== undefined && before === i - 1) spans[spans.length - 1] = { start: last.start, end: span.end };
    else spans.push(span);
    before = i;
  }
  return spans;
}

/** Whether a word of the passage answers to a word of the claim, and to no other one better. */
function ownAnswer(row: number, { partner, strength }: Compared['pairing']): boolean {
  const own = strength[row] as number;
  if (own < ANSWERED) return false;
  return !partner.some((there, other) => other !== row && there === partner[row] && (strength[other] as number) > own);
}

const COLUMNS: ReadonlyMap<string, number> = new Map(FEATURES.map((name, column) => [name, column]));
const at = (facts: Compared, name: string): number => facts.features[COLUMNS.get(name) ?? -1] ?? 0;

/** Whether a sign of the contrary can be shown: most of the claim in one passage, and there an opposite, a denial or another direction. */
const speaksAgainst = (facts: Compared, idle: boolean): boolean =>
  hasSign(facts, idle) && !deniesOtherwise(facts.claim, facts.evidence, facts.alignment, facts.pairing);

/** Where both texts deny something, that a word is denied in one alone shows nothing. */
const bothDeny = (facts: Compared): boolean => at(facts, 'denials-claim') > 0 && at(facts, 'denials-main') > 0;

const hasSign = (facts: Compared, idle: boolean): boolean =>
  at(facts, 'cover-main') >= SAME_MATTER &&
  at(facts, 'missing-count-main') <= MOST_MISSING &&
  (at(facts, 'opposites-near') > 0 ||
    (at(facts, 'denial-turned') > DENIED && !idle && !bothDeny(facts)) ||
    at(facts, 'direction-turned') > 0 ||
    at(facts, 'name-instead') > 0);

/**
 * What weighed most, in one clause. Of a claim that is borne out nothing is told that speaks against it but words without an
 * answer; numbers are told by whoever compares them ("3.2 billion" may be 3.19 rounded).
 */
function because(
  facts: Compared,
  missing: readonly string[],
  supported: boolean,
  borneOut: readonly Span[],
  turn: string | null,
  idle: boolean,
): string {
  const share = Math.round(100 * at(facts, 'cover-main'));
  const answers = `one passage answers to ${share} % of the claim's weight`;
  if (supported) {
    const words = missing.filter((one) => !/\p{Nd}/u.test(one));
    return words.length === 0 ? answers : `${answers}, with no word for ${quoted(words)}`;
  }
  const parts: string[] = [];
  if (missing.length > 0) parts.push(`the evidence has no word for ${quoted(missing)}`);
  if (turn !== null) parts.push(turn);
  else if (at(facts, 'opposites-near') > 0) parts.push('it has the opposite of a word');
  if (!idle && (at(facts, 'denied-plainly') > 0 || at(facts, 'denial-turned') > 0.05))
    parts.push('one of the two denies what the other states');
  if (at(facts, 'direction-turned') > 0) parts.push('one rises where the other falls');
  const open = borneOut.length === 0 || facts.claim.words.some(({ value }, i) => !Number.isNaN(value) && !lies(facts, i, borneOut));
  if (open && at(facts, 'numbers-missing-main') > 0 && at(facts, 'number-instead') > 0) parts.push(ANOTHER_NUMBER);
  return [...parts, answers].join('; ');
}

const quoted = (words: readonly string[]): string =>
  `${words
    .slice(0, 4)
    .map((one) => `“${one}”`)
    .join(', ')}${words.length > 4 ? ` and ${words.length - 4} more` : ''}`;
