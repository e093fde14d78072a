/**
 * Signs that the evidence says otherwise, or that a claim is a changed copy of it: another number, name or word of the same kind
 * in the same place, opposites, rising against falling, a denial in one alone, a quantity or limit that only the claim states.
 */
import { type Alignment, ANSWERED } from './align.ts';
import { CUE } from './cues.ts';
import { type Lexicon, RELATION } from './lexicon.ts';
import { denied, type Pairing } from './pairing.ts';
import type { Reading, Word } from './word.ts';

export const CONFLICT_FEATURES = [
  'denials-claim',
  'denials-main',
  'denial-differs',
  'denial-turned',
  'denied-both',
  'opposites',
  'opposites-near',
  'direction-turned',
  'kin-instead',
  'number-instead',
  'name-instead',
  'slot-changed',
  'slot-inserted',
  'slot-changed-content',
  'slot-changed-rarity',
  'slot-dropped',
  'quantities-missing',
  'superlatives-missing',
  'limits-missing',
  'degrees-missing',
  'times-missing',
  'causes-missing',
  'ups-missing',
  'downs-missing',
  'quantity-differs',
  'conjunction-differs',
  'stop-changed',
] as const;

/** Signs of conflict between a claim and the window that answers to most of it. */
export function conflictFeatures(
  claim: Reading,
  evidence: Reading,
  { content, weights }: Alignment,
  pairing: Pairing,
  lexicon: Lexicon,
): number[] {
  const { from, to, partner, strength, used } = pairing;
  const window = evidence.words.slice(from, to);
  let denialsClaim = 0;
  for (const word of claim.words) if (word.cues & CUE.negation) denialsClaim += 1;
  let denialsMain = 0;
  let windowUp = 0;
  let windowDown = 0;
  for (const word of window) {
    if (word.cues & CUE.negation) denialsMain += 1;
    if (word.cues & CUE.up) windowUp += 1;
    if (word.cues & CUE.down) windowDown += 1;
  }
  // Denials of the window that stand among the words that answer.
  let nearDenials = 0;
  const reach = bounds(partner);
  for (let at = Math.max(from, reach.first - 4); at < Math.min(to, reach.last + 3); at += 1)
    if ((evidence.words[at] as Word).cues & CUE.negation) nearDenials += 1;
  let turned = 0;
  let both = 0;
  let opposites = 0;
  let oppositesNear = 0;
  let kin = 0;
  let numberInstead = 0;
  let nameInstead = 0;
  let direction = 0;
  let total = 0;
  content.forEach((i, row) => {
    const word = claim.words[i] as Word;
    const at = partner[row] as number;
    const weight = weights[row] as number;
    total += weight;
    if (at >= 0 && (strength[row] as number) >= ANSWERED) {
      const here = denied(claim, i);
      const there = denied(evidence, at);
      if (here !== there) turned += weight;
      else if (here) both += weight;
      return;
    }
    const isNumber = !Number.isNaN(claim.values[i] as number);
    const name = (claim.capital[i] as number) > 0;
    for (let w = from; w < to; w += 1) {
      if (used[w - from] === 1) continue;
      const other = evidence.words[w] as Word;
      if (!other.content) continue;
      if (isNumber) {
        if (!Number.isNaN(evidence.values[w] as number)) numberInstead += 1;
        continue;
      }
      if (name && (evidence.capital[w] as number) > 0 && other.row < 0 === word.row < 0) nameInstead += 1;
      if (word.row < 0 || other.row < 0) continue;
      if (lexicon.relation(word.row, other.row) === RELATION.antonym) {
        opposites += 1;
        if (w >= reach.first - 3 && w <= reach.last + 3) oppositesNear += 1;
      } else if (lexicon.alike(word.row, other.row)) kin += 1;
    }
    if (word.cues & CUE.up && !(word.cues & CUE.down) && windowDown > 0) direction += 1;
    if (word.cues & CUE.down && !(word.cues & CUE.up) && windowUp > 0) direction += 1;
  });
  const slots = slotsOf(claim, evidence, pairing);
  const missing = (cue: number): number => {
    let sum = 0;
    for (const word of claim.words) if (word.cues & cue && !window.some((other) => other.form === word.form)) sum += 1;
    return Math.min(sum, 3);
  };
  const has = (text: string): boolean => window.some((word) => word.text === text);
  const quantity = (reading: readonly Word[]): number => reading.reduce((mask, word) => mask | (QUANTITIES.get(word.text) ?? 0), 0);
  const claimQuantity = quantity(claim.words);
  const windowQuantity = quantity(window);
  const claimAnd = claim.words.some((word) => word.text === 'and');
  const claimOr = claim.words.some((word) => word.text === 'or');
  return [
    Math.min(denialsClaim, 3),
    Math.min(denialsMain, 3),
    denialsClaim > 0 === nearDenials > 0 ? 0 : denialsClaim > 0 ? 1 : -1,
    total > 0 ? turned / total : 0,
    total > 0 ? both / total : 0,
    Math.min(opposites, 3),
    Math.min(oppositesNear, 3),
    Math.min(direction, 2),
    Math.min(kin, 4),
    Math.min(numberInstead, 4),
    Math.min(nameInstead, 4),
    ...slots,
    missing(CUE.quantifier),
    missing(CUE.superlative),
    missing(CUE.exclusive),
    missing(CUE.degree),
    missing(CUE.time),
    missing(CUE.cause),
    missing(CUE.up),
    missing(CUE.down),
    claimQuantity !== 0 && windowQuantity !== 0 && (claimQuantity & windowQuantity) === 0 ? 1 : 0,
    (claimAnd && !has('and') && has('or') ? 1 : 0) + (claimOr && !has('or') && has('and') ? 1 : 0),
    stopsChanged(claim, evidence, pairing),
  ];
}

const QUANTITIES = new Map<string, number>(
  [
    ['all every each always both entire entirely everyone everything', 1],
    ['some several few sometimes certain partly', 2],
    ['most many mostly often usually majority', 4],
    ['no none never neither nobody nothing', 8],
    ['only solely exclusively', 16],
    ['rarely seldom hardly', 32],
  ].flatMap(([words, bit]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(bit)] as const),
  ),
);

function bounds(partner: Int32Array): { readonly first: number; readonly last: number } {
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  for (const at of partner)
    if (at >= 0) {
      if (at < first) first = at;
      if (at > last) last = at;
    }
  return last < 0 ? { first: 0, last: -1 } : { first, last };
}

/**
 * Places where the claim runs along with the evidence, leaves it for one to three words and returns: words exchanged, put in, or
 * left out in between.
 */
function slotsOf(claim: Reading, evidence: Reading, { common }: Pairing): number[] {
  let changed = 0;
  let inserted = 0;
  let changedContent = 0;
  let rarity = 0;
  let dropped = 0;
  let before = -1;
  for (let i = 0; i < common.length; i += 1) {
    const at = common[i] as number;
    if (at < 0) continue;
    if (before >= 0) {
      const own = i - before - 1;
      const other = at - (common[before] as number) - 1;
      if (own > 0 && own <= 3 && other > 0 && other <= 4) {
        changed += 1;
        const a = contentIn(claim.words, before + 1, i);
        const b = contentIn(evidence.words, (common[before] as number) + 1, at);
        if (a.count > 0 && b.count > 0) changedContent += 1;
        rarity = Math.max(rarity, Math.min(a.rarity, b.rarity));
      } else if (own > 0 && own <= 3 && other === 0) {
        if (contentIn(claim.words, before + 1, i).count > 0) inserted += 1;
      } else if (own === 0 && other > 0 && other <= 3) {
        if (contentIn(evidence.words, (common[before] as number) + 1, at).count > 0) dropped += 1;
      }
    }
    before = i;
  }
  return [Math.min(changed, 4), Math.min(inserted, 3), Math.min(changedContent, 4), rarity, Math.min(dropped, 3)];
}

function contentIn(words: readonly Word[], from: number, to: number): { readonly count: number; readonly rarity: number } {
  let count = 0;
  let rarity = 0;
  for (let i = from; i < to; i += 1) {
    const word = words[i] as Word;
    if (!word.content) continue;
    count += 1;
    rarity = Math.max(rarity, word.rarity);
  }
  return { count, rarity };
}

/** Small words exchanged in one place ("before" for "after", "to" for "from"). */
function stopsChanged(claim: Reading, evidence: Reading, { common }: Pairing): number {
  let sum = 0;
  for (let i = 1; i + 1 < common.length; i += 1) {
    if ((common[i] as number) >= 0 || (common[i - 1] as number) < 0 || (common[i + 1] as number) !== (common[i - 1] as number) + 2)
      continue;
    if (!(claim.words[i] as Word).content && !(evidence.words[(common[i - 1] as number) + 1] as Word).content) sum += 1;
  }
  return Math.min(sum, 3);
}
