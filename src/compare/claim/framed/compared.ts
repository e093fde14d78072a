/**
 * Which of two has more, held against what the source tells of each: "Vell is deeper than Oren" beside "Oren is 42 metres deep" and "Vell is 29 metres deep", "Kingsmead reported more infections in March than St Mary's" where the
 * one source has 22 and the other 41. Told only where each of the two has one value of that sort.
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meaningIn } from './pieces.ts';
import { figuresOf } from './words.ts';

const MORE =
  'more higher larger longer deeper older greater bigger taller heavier wider dearer mehr höher höhere größer größere länger tiefer älter teurer schwerer plus supérieur supérieure más mayor mayores più maggiore maggiori mais maior maiores meer hoger groter langer';
const LESS =
  'fewer less lower smaller shorter younger lighter cheaper narrower shallower weniger niedriger kleiner kleinere kürzer jünger billiger leichter moins inférieur inférieure menos menor menores meno minore minori minder lager kleiner korter';
const WAYS = new Map<string, 1 | -1>([
  ...MORE.split(' ').map((word): [string, 1] => [word, 1]),
  ...LESS.split(' ').map((word): [string, -1] => [word, -1]),
]);
/** What a comparative without a noun measures: the adjective that stands beside the value, or its sort. */
const DIMENSIONS = new Map<string, string>([
  ['deeper', 'deep'],
  ['shallower', 'deep'],
  ['longer', 'long'],
  ['shorter', 'long'],
  ['taller', 'tall'],
  ['wider', 'wide'],
  ['narrower', 'wide'],
  ['older', 'old'],
  ['younger', 'old'],
  ['higher', 'high'],
  ['tiefer', 'tief'],
  ['länger', 'lang'],
  ['kürzer', 'lang'],
  ['höher', 'hoch'],
]);
const PRICED = /^(?:cheaper|dearer|teurer|billiger)$/;
const DEAR = /^(?:expensive|costly|cher|chère|chers|car[oaie]s?|costos[oaie]s?)$/;
/** A quick look at claims. */
export const COMPARES = /(?<![\p{L}])(?:than|als|que|che|di|dan|qu)(?![\p{L}])/iu;
const THAN = /^(?:than|als|que|che|dan|di)$/;
/** What makes of a comparison another one. */
const OTHERWISE =
  /\b(?:not|no|never|times|twice|half|percent|per cent|if|would|could|expected|usual|before|average|faster|slowly|quickly|nicht|kein\w{0,2}|doppelt|pas|fois|veces|volte|vezes|no|non|não|niet)\b|%|n['’]t\b/i;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)$/;
const PRONOUN =
  /^(?:it|its|they|their|he|she|his|her|er|sie|es|ihr|il|elle|ils|elles|ella|ellos|essa|the|der|die|das|le|la|el|in|no|there)$/;
/** Words between a comparative and "than". */
const REACH = 8;
/** Words behind a value among which what it counts stands. */
const BEHIND = 3;

interface Compared {
  readonly way: 1 | -1;
  readonly at: number;
  /** Forms of the names of the two. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** What is counted; empty where an adjective tells it. */
  readonly what: readonly string[];
  readonly dimension: string;
  readonly priced: boolean;
  /** Months and years that the claim names. */
  readonly when: readonly string[];
}

const CAPITAL = /^\p{Lu}/u;

function comparedIn(claim: SentenceRead): Compared | null {
  const { text, tokens, forms } = claim;
  if (OTHERWISE.test(text)) return null;
  const than = tokens.findLastIndex(({ text: word }) => THAN.test(word));
  if (than < 2) return null;
  let at = -1;
  for (let i = than - 1; i >= Math.max(0, than - REACH) && at < 0; i -= 1) if (WAYS.has(tokens[i]?.text ?? '')) at = i;
  const way = WAYS.get(tokens[at]?.text ?? '');
  if (way === undefined || tokens.filter(({ text: word }) => WAYS.has(word)).length !== 1) return null;
  const means = meaningIn(claim);
  const named = (from: number, to: number): string[] =>
    tokens.slice(from, to).flatMap((token, i) => {
      const written = text.slice(token.start, token.end);
      return token.kind === 'word' && CAPITAL.test(written) && means(token) && !MONTH.test(token.text) ? [forms[from + i] ?? ''] : [];
    });
  const [before, behind] = [named(0, at), named(than + 1, tokens.length)];
  const left = before.filter((form) => !behind.includes(form));
  const right = behind.filter((form) => !before.includes(form));
  if (left.length === 0 || right.length === 0 || left.length > 3 || right.length > 3) return null;
  const when = tokens.flatMap((token, i) =>
    MONTH.test(token.text) || (token.kind === 'number' && /^\p{Nd}{4}$/u.test(token.text)) ? [forms[i] ?? ''] : [],
  );
  const counted = forms
    .slice(at + 1, than)
    .filter((form, i) => means(tokens[at + 1 + i] as (typeof tokens)[number]) && !when.includes(form) && !before.includes(form));
  const word = tokens[at]?.text ?? '';
  const priced = PRICED.test(word) || counted.some((form) => DEAR.test(form)) || DEAR.test(tokens[at + 1]?.text ?? '');
  const what = priced
    ? []
    : counted.length > 0
      ? counted
      : forms.slice(at + 1, than).filter((form, i) => CAPITAL.test(text.slice(tokens[at + 1 + i]?.start)) && !left.includes(form));
  const dimension = what.length === 0 ? (DIMENSIONS.get(word) ?? '') : '';
  if (what.length === 0 && dimension === '' && !priced) return null;
  return { way, at, left, right, what, dimension, priced, when };
}
const compared = (claim: SentenceRead): Compared | null => claim.kept(comparedIn);

/** A stretch of a sentence that tells of one of the two. */
interface Stretch {
  readonly sentence: SentenceRead;
  readonly from: number;
  readonly to: number;
}

/** The stretches that tell of the one and of the other. `of`: whom sentences that name neither are about. */
function stretchesOf(sentences: readonly SentenceRead[], { left, right }: Compared, of: -1 | 0 | 1): readonly [Stretch[], Stretch[]] {
  const [lefts, rights]: [Stretch[], Stretch[]] = [[], []];
  let last: -1 | 0 | 1 = of;
  let end = -1;
  for (const sentence of sentences) {
    const find = (names: readonly string[]): number => {
      if (!names.every((name) => sentence.bareSet.has(name) || sentence.set.has(name))) return -1;
      return sentence.tokens[sentence.forms.findIndex((form, i) => form === names[0] || sentence.bares[i] === names[0])]?.start ?? -1;
    };
    const [one, other] = [find(left), find(right)];
    const whole = { sentence, from: 0, to: sentence.text.length };
    if (one >= 0 && other >= 0) {
      lefts.push({ sentence, from: one, to: one < other ? other : sentence.text.length });
      rights.push({ sentence, from: other, to: other < one ? one : sentence.text.length });
      last = of;
    } else if (one >= 0) {
      lefts.push(whole);
      last = -1;
    } else if (other >= 0) {
      rights.push(whole);
      last = 1;
    } else if (last !== 0 && (of !== 0 || (PRONOUN.test(sentence.tokens[0]?.text ?? '') && sentence.span.start - end < 4)))
      (last < 0 ? lefts : rights).push(whole);
    else last = of;
    end = sentence.span.end;
  }
  return [lefts, rights];
}

/** A value, and whether what it counts stands right beside it. */
interface Value {
  readonly quantity: Quantity;
  readonly close: boolean;
}

/** Values of what is compared in a stretch. */
function valuesIn({ sentence, from, to }: Stretch, { what, dimension, priced, when }: Compared): readonly Value[] {
  const { tokens, forms } = sentence;
  const inside = figuresOf(sentence).filter(({ span, kind }) => span.start >= from && span.end <= to && kind !== 'date');
  if (priced) return inside.flatMap((quantity) => (quantity.kind === 'currency' ? [{ quantity, close: true }] : []));
  const [noun] = what;
  if (noun !== undefined && !what.every((form) => among(form, forms))) return [];
  const values = inside.flatMap((quantity): Value[] => {
    const first = tokens.findIndex(({ start }) => start >= quantity.span.start);
    const behind = tokens.findIndex(({ start }) => start >= quantity.span.end);
    const beside = behind < 0 ? [] : forms.slice(behind, behind + BEHIND);
    const own = forms.slice(first, behind < 0 ? undefined : behind);
    const close =
      dimension === '' ? noun !== undefined && among(noun, [...own, ...beside]) : beside.includes(dimension) || own.includes(dimension);
    return close || dimension === '' ? [{ quantity, close }] : [];
  });
  const timed = values.filter(({ quantity }) => {
    const behind = tokens.findIndex(({ start }) => start >= quantity.span.end);
    return behind >= 0 && forms.slice(behind, behind + BEHIND).some((form) => when.includes(form));
  });
  if (when.length > 0 && values.length > 1) return timed;
  // A sentence of another time tells nothing of this one.
  if (when.length > 0 && !when.some((form) => forms.includes(form)) && inside.length < figuresOf(sentence).length) return [];
  return values;
}

/** The one value of a side; null where there is none, or another. */
function theValue(stretches: readonly Stretch[], own: Compared): Quantity | null {
  const all = stretches.flatMap((stretch) => valuesIn(stretch, own));
  const close = all.filter((one) => one.close);
  const [first, ...others] = close.length > 0 ? close : all;
  if (
    first === undefined ||
    others.some(({ quantity }) => quantity.value !== first.quantity.value || quantity.unit !== first.quantity.unit)
  )
    return null;
  return first.quantity;
}

/** What is shown of a comparison that the values of the two deny. */
export interface Outdone {
  readonly start: number;
  readonly end: number;
  readonly against: string;
  readonly sentence: SentenceRead;
}

/** What sentences, of one source or of several, tell of the two of a comparison; null where they bear it out, or tell nothing. */
export function outdone(claim: SentenceRead, sources: readonly (readonly SentenceRead[])[]): Outdone | null {
  const own = compared(claim);
  if (own === null) return null;
  const [lefts, rights]: [Stretch[], Stretch[]] = [[], []];
  for (const sentences of sources) {
    const names = (list: readonly string[]): boolean =>
      sentences.some(({ set, bareSet }) => list.every((form) => set.has(form) || bareSet.has(form)));
    const [one, other] = [names(own.left), names(own.right)];
    const [l, r] = stretchesOf(sentences, own, sources.length > 1 && one !== other ? (one ? -1 : 1) : 0);
    lefts.push(...l);
    rights.push(...r);
  }
  // A sentence that compares them says it itself.
  if (
    [...lefts, ...rights].some(
      ({ sentence: { tokens } }) =>
        tokens.some(({ text }) => WAYS.has(text)) && tokens.some(({ text }) => text === 'than' || text === 'als'),
    )
  )
    return null;
  const [mine, theirs] = [theValue(lefts, own), theValue(rights, own)];
  if (mine === null || theirs === null || mine.kind !== theirs.kind || mine.unit !== theirs.unit) return null;
  if (mine.high !== mine.value || theirs.high !== theirs.value) return null;
  if (Math.sign(mine.value - theirs.value) !== -own.way) return null;
  const token = claim.tokens[own.at];
  const holder = lefts.find(({ sentence }) => figuresOf(sentence).includes(mine));
  if (token === undefined || holder === undefined) return null;
  return { start: token.start, end: token.end, against: `${mine.raw}” and “${theirs.raw}`, sentence: holder.sentence };
}

/** The same within one source. */
export function lessOfTwo(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const found = outdone(claim, [sentences]);
  return found === null
    ? null
    : { how: 'swapped', start: found.start, end: found.end, against: found.against, sentence: found.sentence.span };
}
