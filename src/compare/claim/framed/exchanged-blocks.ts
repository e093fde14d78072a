/**
 * Two things that have changed places round what is said of them: "Quorn agreed to buy Tessel" beside "Tessel agreed to buy Quorn", "older users write more often than younger ones" beside "younger users write more
 * often than older ones". With the two put back, the claim stands in the sentence word for word, small words that tell who does it to whom among them.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { kin } from '../tongues/told.ts';
import { among, isEnglish, meaningIn } from './pieces.ts';

/** Words of meaning of a claim that are looked at, and the least; those that the sentence need not have. */
const MOST = 20;
const LEAST = 3;
const ABSENT = 2;
/** Words that each of the two has at most. */
const PHRASE = 3;
/** What tells alone in which order two things are. */
const ORDERS = anyOf('before after than');
/** Who does it to whom, and how things are joined: these must be the same in claim and sentence. */
const TELLS = anyOf(
  `by to from than of for with against over under into before after if when because only not no never and or but as between both neither nor
   is are was were been being be has have had will would more less fewer most least half twice
   von vom zu zum zur als durch gegen mit und oder nicht nach vor wird wurde wurden worden
   par de du des à au aux que contre avec et ou ne pas avant après qui se
   por del al con y o no antes después que se fue fueron sido
   da dal dalla di che con e o non prima dopo stato stata si
   pelo pela ao à e ou não antes depois foi foram`,
);
/** What holds of two in whichever order they stand. */
const EITHER_WAY =
  /(?<![\p{L}])(?:marr(?:y|ies|ied)|met|meets?|equal\w{0,2}|differ\w{0,4}|merg\w{1,3}|border\w{0,3}|adjoin\w{0,3}|between|each other|one another|together|both|alike|same|similar\w{0,2}|respectively|versus|vs|and vice versa|either|neither|joint\w{0,2}|agreed with|dr[ae]w(?:s|n)? with|called|named|known|means?|include[sd]?|consist\w{0,3}|compris\w{1,3}|correlat\w{1,4}|associat\w{1,4}|linked|share[sd]?|compet\w{1,3}|fought|play(?:s|ed)|faced|talks?|heirate\w{1,3}|zwischen|entre|tra|fra)(?![\p{L}])/iu;

/** What one is of the other as that one is of it. */
const OF_EACH_OTHER = anyOf(
  'rival neighbour neighbor partner competitor opponent cousin sibling twin sister brother ally contemporary colleague spouse counterpart',
);
/** What leads in a circumstance: two of them may stand in either order. */
const LEADS = anyOf(
  'in on at during for with from by under of to among since until im am bei seit bis à au aux en dans sur pendant depuis para por con del de desde hasta durante nel nella a da di per no na em ao',
);
const ARTICLES = anyOf(
  'the a an its his her their der die das dem den ein eine le la les un une l el los las una il lo i gli o os as um uma',
);
const JOINS = anyOf('and or as well und oder et ou y o e');

interface Placed {
  /** Place among the tokens of the claim, and of the sentence. */
  readonly own: number;
  readonly there: number;
}

/** The claim's words of meaning where the sentence has them; null where too many are not there, or stand there twice. */
function placedIn(claim: SentenceRead, sentence: SentenceRead): readonly Placed[] | null {
  const means = meaningIn(claim);
  const placed: Placed[] = [];
  let absent = 0;
  for (const [own, token] of claim.tokens.entries()) {
    if (!means(token) && !ORDERS.test(token.text)) continue;
    const form = claim.forms[own] ?? '';
    const first = sentence.forms.findIndex((other) => kin(form, other));
    const last = sentence.forms.findLastIndex((other) => kin(form, other));
    if (first < 0) absent += 1;
    else if (first !== last || placed.some(({ there }) => there === first)) return null;
    else placed.push({ own, there: first });
    if (absent > ABSENT) return null;
  }
  return placed.length < LEAST || absent * 3 > placed.length ? null : placed;
}

/** Two blocks that have changed places round what stands between them. */
interface Exchanged {
  readonly first: readonly Placed[];
  readonly between: readonly Placed[];
  readonly second: readonly Placed[];
}

/** Words in their own order, but for two blocks that stand in each other's place; null where they stand otherwise. */
function exchangedIn(placed: readonly Placed[]): Exchanged | null {
  const order = [...placed].sort((one, other) => one.there - other.there);
  const from = placed.findIndex((one, i) => one !== order[i]);
  if (from < 0) return null;
  const to = placed.findLastIndex((one, i) => one !== order[i]) + 1;
  const stretch = placed.slice(from, to);
  const sorted = order.slice(from, to);
  // In the sentence the last block of the claim's stretch comes first.
  const second = stretch.indexOf(sorted[0] as Placed);
  const first = sorted.indexOf(stretch[0] as Placed);
  const [one, between, other] = [
    stretch.slice(0, sorted.length - first),
    stretch.slice(sorted.length - first, second),
    stretch.slice(second),
  ];
  const turned = [...other, ...between, ...one];
  if (between.length === 0 || one.length > PHRASE || other.length > PHRASE || !turned.every((each, i) => each === sorted[i])) return null;
  return { first: one, between, second: other };
}

/** Small words that tell who does it to whom, from one place to another. */
const telling = ({ tokens }: SentenceRead, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .flatMap(({ text }) => (TELLS.test(text) ? [text] : []))
    .join(' ');

/** The two that a claim has exchanged. */
export function blocksExchanged(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (claim.tokens.length > 2 * MOST || EITHER_WAY.test(claim.text)) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const placed = placedIn(claim, sentence);
    if (placed === null || placed.length > MOST) continue;
    const exchanged = exchangedIn(placed);
    if (exchanged === null) {
      // Another sentence has it as the claim does.
      if (inOrder(placed)) return null;
      continue;
    }
    const { first, between, second } = exchanged;
    const [a, b] = [first[0] as Placed, second.at(-1) as Placed];
    const [c, d] = [second[0] as Placed, first.at(-1) as Placed];
    // German, and others where no small word stands between, say who does it by the article alone.
    const mid = telling(claim, a.own, b.own + 1);
    if (mid !== telling(sentence, c.there, d.there + 1)) continue;
    if (!isEnglish(sentence) && !/(?:^| )(?:als|que|di|que|avant|après|antes|después|depois|prima|dopo|vor|nach)(?: |$)/.test(mid))
      continue;
    if (isLed(claim, a.own) && isLed(claim, c.own)) continue;
    if (leadOf(claim, c.own) !== leadOf(sentence, a.there)) continue;
    if (between.every(({ there }) => OF_EACH_OTHER.test(sentence.tokens[there]?.text ?? ''))) continue;
    if (isListed(sentence, b.there, d.there)) continue;
    // "Colder than" and "warmer than", "north of" and "south of": another word between them may turn it round again.
    if (isUnplaced(claim, sentence, a.own, b.own)) continue;
    if (/[;:()]/.test(sentence.text.slice(sentence.tokens[c.there]?.start, sentence.tokens[d.there]?.end))) continue;
    if (EITHER_WAY.test(sentence.text)) continue;
    const start = claim.tokens[a.own]?.start ?? 0;
    found ??= {
      how: 'swapped',
      start,
      end: claim.tokens[d.own]?.end ?? start,
      against: sentence.text.slice(sentence.tokens[c.there]?.start, sentence.tokens[between[0]?.there ?? c.there]?.end),
      sentence: sentence.span,
    };
  }
  return found;
}

/** Whether a word of meaning within a stretch of the claim stands nowhere in the sentence. */
function isUnplaced(claim: SentenceRead, sentence: SentenceRead, from: number, to: number): boolean {
  const means = meaningIn(claim);
  return claim.tokens.slice(from, to + 1).some((token, i) => means(token) && !among(claim.forms[from + i] ?? '', sentence.forms));
}

/** The place before a word and its articles. */
function beforeArticles({ tokens }: SentenceRead, at: number): number {
  let i = at - 1;
  while (i >= 0 && ARTICLES.test(tokens[i]?.text ?? '')) i -= 1;
  return i;
}

/** The small word that leads in a word; empty where one of meaning stands there. */
function leadOf(sentence: SentenceRead, at: number): string {
  const token = sentence.tokens[beforeArticles(sentence, at)];
  return token === undefined || (meaningIn(sentence)(token) && token.text !== 'via') ? '' : token.text;
}

/** Whether a preposition leads in a word. */
const isLed = (sentence: SentenceRead, at: number): boolean => LEADS.test(sentence.tokens[beforeArticles(sentence, at)]?.text ?? '');

/** Whether two stand in one list: a comma or "and" stands behind the first and before the last. `from`: the last word of the first. */
function isListed(sentence: SentenceRead, from: number, last: number): boolean {
  const { text, tokens } = sentence;
  const joined = (one: number, other: number): boolean =>
    text.slice(tokens[one]?.end, tokens[other]?.start).includes(',') ||
    JOINS.test(tokens[other]?.text ?? '') ||
    JOINS.test(tokens[one]?.text ?? '');
  const before = beforeArticles(sentence, last);
  return joined(from, from + 1) && joined(before, before + 1);
}

const inOrder = (placed: readonly Placed[]): boolean => placed.every(({ there }, i) => i === 0 || there > (placed[i - 1] as Placed).there);
