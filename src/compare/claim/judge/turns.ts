/**
 * Small words that turn a sentence round: a plain denial in one of two sentences that are alike otherwise, and small words of
 * opposite sense in one place ("onto", "off"). They are few and short, so that shares of a claim's words pass over them.
 */
import { tellsNone } from '../no-effect.ts';
import { type Alignment, ANSWERED } from './align.ts';
import { denied, type Pairing } from './pairing.ts';
import type { Reading, Word } from './word.ts';

export const TURN_FEATURES = ['denied-plainly', 'small-opposites'] as const;

/** Signs of a turn between a claim and the window that answers to most of it. */
export function turnFeatures(claim: Reading, evidence: Reading, alignment: Alignment, pairing: Pairing): number[] {
  const plainly = deniedPlainly(claim, evidence, alignment, pairing) && !deniesOtherwise(claim, evidence, alignment, pairing);
  return [plainly ? 1 : 0, Math.min(smallOpposites(claim, evidence, pairing).length, 2)];
}

const DENIALS = new Set('not no never none nobody nothing nowhere neither nor cannot cant without'.split(' '));
/** Words after a denial that take its edge off: "not only", "no longer than", "nothing but". */
const IDLE = new Set(
  'only just merely simply least sure certain necessarily but doubt matter more fewer less later sooner quite always'.split(' '),
);
/** Words before a denial that leave the matter open. */
const OPEN = new Set(['or', 'if', 'whether']);
/** Words at which the reach of a denial ends. */
const ENDS = new Set('and but because although though while who which that when where if'.split(' '));
const REACH = 5;

/** Whether the word at this place is a plain denial. */
export const denies = (reading: Reading, at: number): boolean => {
  const text = (reading.words[at] as Word).text;
  if (!DENIALS.has(text) && !text.endsWith("n't")) return false;
  const next = reading.words[at + 1]?.text ?? '';
  if (IDLE.has(next)) return false;
  // "Or not", "may or may not", "if not".
  for (let i = at - 1; i >= 0 && i >= at - 2; i -= 1) if (OPEN.has((reading.words[i] as Word).text)) return false;
  return true;
};

/** Verbs and their kin by which something is said not to be so, without a denial: who missed a dose did not get it. */
const LACKING = new Set(
  `fail fails failed failing failure lack lacks lacked lacking miss misses missed missing refuse refuses refused refusing refusal avoid avoids avoided avoiding
   skip skips skipped skipping decline declines declined declining neglect neglects neglected neglecting omit omits omitted omitting abstain abstains abstained
   abstaining forgo forgoes forwent forgone withhold withholds withheld withholding reject rejects rejected rejecting prevent prevents prevented preventing
   forbid forbids forbade forbidden prohibit prohibits prohibited ban bans banned unable absent absence lose loses lost losing shun shuns shunned resist resists
   resisted exclude excludes excluded excluding`.split(/\s+/),
);
const lacks = (reading: Reading, at: number): boolean => LACKING.has((reading.words[at] as Word).text);

/** 1 for words that a plain denial of their sentence governs (or what else is asked for): up to five after it, in the same part of the sentence. */
export function governed(reading: Reading, from: number, to: number, by: typeof denies = denies): Uint8Array {
  const out = new Uint8Array(to - from);
  for (let at = from; at < to; at += 1) {
    if (!by(reading, at)) continue;
    for (let i = at + 1; i < to && i <= at + REACH; i += 1) {
      const word = reading.words[i] as Word;
      if (reading.sentence[i] !== reading.sentence[at] || reading.breaks[i] === 1 || ENDS.has(word.text)) break;
      out[i - from] = 1;
    }
  }
  return out;
}

/**
 * Whether the one denies with "not" what the other says with a verb of lacking: "did not get their first dose", "missed the first dose".
 * Then they agree. Where who denies has such a verb too ("did not miss"), nothing is concluded.
 */
export function deniesOtherwise(
  claim: Reading,
  evidence: Reading,
  { content }: Alignment,
  { from, to, partner, strength }: Pairing,
): boolean {
  const denied = [governed(claim, 0, claim.words.length), governed(evidence, from, to)] as const;
  const [here, there] = denied;
  if (!here.includes(1) && !there.includes(1)) return false;
  // "Had no effect on" beside "was unaffected by".
  if (tellsNone(claim.text) && tellsNone(evidence.text.slice(evidence.starts[from] ?? 0, evidence.ends[to - 1] ?? 0))) return true;
  const [lackHere, lackThere] = [governed(claim, 0, claim.words.length, lacks), governed(evidence, from, to, lacks)];
  const twice = (reading: Reading, marks: Uint8Array, start: number): boolean =>
    marks.some((mark, i) => mark === 1 && lacks(reading, start + i));
  if (twice(claim, here, 0) || twice(evidence, there, from)) return false;
  if (saysOpposite(claim, here, evidence, from, there)) return true;
  return content.some((i, row) => {
    const at = (partner[row] as number) - from;
    if (at < 0 || (strength[row] as number) < ANSWERED) return false;
    return (here[i] === 1 && there[at] === 0 && lackThere[at] === 1) || (here[i] === 0 && there[at] === 1 && lackHere[i] === 1);
  });
}

const LICIT = new Set('allow allows allowed permit permits permitted legal lawful open'.split(' '));
const ILLICIT = new Set(
  'forbid forbids forbidden forbade ban bans banned prohibit prohibits prohibited illegal unlawful closed shut barred'.split(' '),
);

/** "Not open" beside "closed", "no fires are allowed" beside "fires are forbidden": the denied word of the one is the opposite of the other's. */
function saysOpposite(claim: Reading, here: Uint8Array, evidence: Reading, from: number, there: Uint8Array): boolean {
  return claim.words.some(({ text }, i) => {
    const other = LICIT.has(text) ? ILLICIT : ILLICIT.has(text) ? LICIT : null;
    return other !== null && there.some((mark, k) => mark !== here[i] && other.has((evidence.words[from + k] as Word).text));
  });
}

/** Share of a claim's weight that one sentence must answer to, and of its words in the same order, for a denial to be of the same matter. */
const ONE_SENTENCE = 0.75;
const IN_ORDER = 0.5;
/** Share of the weight on which the denial falls in one alone. */
const FALLS_ON = 0.12;

/** Whether claim and one sentence of the evidence say the same but for a plain denial in one of the two. */
function deniedPlainly(claim: Reading, evidence: Reading, { content, weights }: Alignment, pairing: Pairing): boolean {
  const { from, to, partner, strength, commonCount } = pairing;
  if (commonCount < IN_ORDER * Math.min(claim.words.length, 120)) return false;
  const here = governed(claim, 0, claim.words.length);
  const there = governed(evidence, from, to);
  let total = 0;
  const turned = new Map<number, number>();
  const same = new Map<number, number>();
  content.forEach((i, row) => {
    if (DENIALS.has((claim.words[i] as Word).text)) return;
    const at = partner[row] as number;
    const weight = weights[row] as number;
    total += weight;
    if (at < 0 || (strength[row] as number) < ANSWERED) return;
    const sentence = evidence.sentence[at] as number;
    same.set(sentence, (same.get(sentence) ?? 0) + weight);
    if (here[i] !== there[at - from]) turned.set(sentence, (turned.get(sentence) ?? 0) + weight);
  });
  // "Non-exhaustion" denies what "had not been exhausted" does.
  const denialsHere = claim.words.some(({ text }, i) => text === 'non' || denies(claim, i));
  for (const [sentence, weight] of turned) {
    if (weight < FALLS_ON * total || (same.get(sentence) ?? 0) < ONE_SENTENCE * total) continue;
    let denialsThere = false;
    const end = evidence.sentences[sentence + 1] ?? evidence.words.length;
    for (let at = evidence.sentences[sentence] ?? 0; at < end && !denialsThere; at += 1) denialsThere = denies(evidence, at);
    if (denialsHere !== denialsThere) return true;
  }
  return false;
}

const OPPOSED = new Map<string, Set<string>>();
for (const pair of 'up down|onto off|on off|into out|in out|towards away|toward away|to from|before after|above below|over under|with without|inside outside|more less|more fewer|most least|all some|all none|every no|first last|for against|always never|both neither|many few|always sometimes|after until|dependent independent|no-doubt doubt|not-until until'.split(
  '|',
)) {
  const [a = '', b = ''] = pair.split(' ');
  OPPOSED.set(a, (OPPOSED.get(a) ?? new Set()).add(b));
  OPPOSED.set(b, (OPPOSED.get(b) ?? new Set()).add(a));
}
const NEAR = 3;

/** Of them those that leave nothing else to be meant where all the rest is the same. */
const PLAIN = new Set(
  'up down onto off into towards toward away above below over under inside outside more less fewer most least always never many few dependent independent no-doubt doubt not-until until'.split(
    ' ',
  ),
);
/** Share of the claim's words that the passage has in the same order for that. */
const SAME_ORDER = 0.6;

/**
 * A small word of a claim that is otherwise as the passage is, in whose place the passage has the opposite: "the price went up" beside "went down".
 * Where only one of the two is denied they agree.
 */
export function smallTurn(claim: Reading, evidence: Reading, pairing: Pairing): { readonly word: number; readonly at: number } | null {
  const { common, commonCount } = pairing;
  if (commonCount < SAME_ORDER * claim.words.length) return null;
  const last = claim.words.length - 1;
  const next = (common[last - 1] ?? -1) + 1;
  const end = OPPOSED.get(claim.words[last]?.text ?? '')?.has(evidence.words[next]?.text ?? '') === true && next > 0;
  const all = [...smallOpposites(claim, evidence, pairing), ...(end && common[last] === -1 ? [{ word: last, at: next }] : [])];
  return all.find(({ word, at }) => PLAIN.has((claim.words[word] as Word).text) && denied(claim, word) === denied(evidence, at)) ?? null;
}

/** Small words of the claim in whose place the evidence has one of opposite sense. */
function smallOpposites(claim: Reading, evidence: Reading, { common }: Pairing): { readonly word: number; readonly at: number }[] {
  const found: { readonly word: number; readonly at: number }[] = [];
  for (let i = 1; i + 1 < common.length; i += 1) {
    if ((common[i] as number) >= 0) continue;
    const against = OPPOSED.get((claim.words[i] as Word).text);
    if (against === undefined) continue;
    let before = -1;
    for (let k = i - 1; k >= 0 && k >= i - NEAR && before < 0; k -= 1) before = common[k] as number;
    let after = -1;
    for (let k = i + 1; k < common.length && k <= i + NEAR && after < 0; k += 1) after = common[k] as number;
    if (before < 0 || after < 0 || after - before > 2 * NEAR + 1) continue;
    for (let at = before + 1; at < after; at += 1)
      if (against.has((evidence.words[at] as Word).text)) {
        found.push({ word: i, at });
        break;
      }
  }
  return found;
}
