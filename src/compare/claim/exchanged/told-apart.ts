/**
 * Two groups that are compared and told apart by a figure or by a denial alone, with their places changed: "those who slept five hours recalled more
 * than those who slept eight" beside a source that has it of those who slept eight; "people who did not smoke" beside "people who smoked". Every
 * word of such a claim stands in the evidence, on both sides of its "than".
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { COMPARATIVES, likeWords } from './orders.ts';
import { claimRead, readSentence, type SentenceRead } from './read.ts';
import { keysOf, WAY } from './words.ts';

/** How far before "than" its comparative may stand. */
const REACH = 7;
/** A figure with one of these before its comparative measures by how much: "three points higher". */
const UNIT = anyOf(
  'percent point times year month week day hour minute second cm mm km kg mg ml gram metre meter litre liter mile foot feet inch inches degree euro dollar pound tonne ton hectare people person',
);
/** Share of the claim's words that the sentence must hold. */
const ALIKE = 0.7;

/** The value of a figure, in digits or words; "once" and "twice" tell how often. Tokens end in no sign. */
const figureOf = ({ text }: Token): string | null =>
  /^\d[\d.,]*$/.test(text) ? text : ((CARDINALS.get(text) ?? OFTEN.get(text))?.toString() ?? null);
const OFTEN = new Map([
  ['once', 1],
  ['twice', 2],
]);
const DENIAL = /\b(?:not|never|nothing|no|none|without|cannot)\b|n['’]t\b/gi;
/** A denial by which a group is told: "those who did not", "towns that never had". */
const OF_GROUP =
  /\b(?:who|that|which)\s(?:(?:had|have|has|were|was|are|is)\s)?(?:(?:did|do|does|had|have|has|were|was|are|is|could|can|would|will)(?:\s?n['’]t|\snot)|never)\b|\b(?:those|ones|people|group|groups)\s(?:not|without)\b/gi;
const THAN = /\bthan\b/;

interface Side {
  readonly figures: ReadonlySet<string>;
  readonly denied: boolean;
}

interface Compared {
  readonly comparative: Token;
  readonly way: 1 | -1;
  readonly sides: readonly [Side, Side];
  /** What the two are told apart by. */
  readonly by: 'figures' | 'denial';
  readonly keys: readonly string[];
  /** What is measured, as far as the words between the comparative and "than", or the one before it, tell. */
  readonly measure: readonly string[];
}

const bounds = (tokens: readonly Token[], than: number): boolean => {
  const next = tokens[than + 1];
  return /^(?:more|less|fewer)$/.test(tokens[than - 1]?.text ?? '') && next !== undefined && figureOf(next) !== null;
};

function comparedIn(sentence: SentenceRead): Compared | null {
  const { text, tokens } = sentence;
  if (!THAN.test(text)) return null;
  // "Less than six hours" is a bound.
  const thans = tokens.flatMap(({ text: word }, i) => (word === 'than' && !bounds(tokens, i) ? [i] : []));
  const [at = -1] = thans;
  const than = tokens[at];
  if (than === undefined || thans.length > 1) return null;
  let pivot = -1;
  for (let i = at - 1; i >= Math.max(0, at - REACH) && pivot < 0; i -= 1)
    if (COMPARATIVES.has(tokens[i]?.text ?? '') && !bounds(tokens, i + 1)) pivot = i;
  const comparative = tokens[pivot];
  if (comparative === undefined) return null;
  const denials = [...text.matchAll(DENIAL)];
  const ofGroup = [...text.matchAll(OF_GROUP)];
  // A denial that is of no group denies what is compared.
  if (denials.length !== ofGroup.length || denials.length > 1) return null;
  const deniedAt = ofGroup[0]?.index ?? -1;
  const figures = (from: number, to: number): ReadonlySet<string> =>
    new Set(
      tokens.slice(from, to).flatMap((token, i) => {
        const place = from + i;
        const next = tokens[place + 1]?.text ?? '';
        const measures = place + 1 === pivot || (place + 2 === pivot && UNIT.test(next.replace(/s$/, '')));
        const by = tokens[place - 1]?.text === 'by';
        const value = measures || by || token === comparative ? null : figureOf(token);
        return value === null ? [] : [value];
      }),
    );
  const [left, right] = [figures(0, at), figures(at + 1, tokens.length)];
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...one].filter((value) => !other.has(value)));
  const sides: readonly [Side, Side] = [
    { figures: only(left, right), denied: deniedAt >= 0 && deniedAt < than.start },
    { figures: only(right, left), denied: deniedAt > than.start },
  ];
  const by = deniedAt >= 0 ? 'denial' : sides.every(({ figures: own }) => own.size > 0) ? 'figures' : null;
  if (by === null) return null;
  const between = keysOf(text, tokens.slice(pivot + 1, at));
  return {
    comparative,
    way: WAY.get(comparative.text) ?? 1,
    sides,
    by,
    keys: keysOf(
      text,
      tokens.filter((token) => token !== comparative && figureOf(token) === null),
    ),
    measure: between.length > 0 ? between : keysOf(text, tokens.slice(Math.max(0, pivot - 1), pivot)),
  };
}

/** Comparatives that are each other's contrary, and of which `WAY` knows nothing. */
const CONTRARY =
  'faster slower|quicker slower|better worse|stronger weaker|safer riskier|easier harder|richer poorer|brighter darker|louder quieter|earlier later|closer farther'
    .split('|')
    .map((row) => new Set(row.split(' ')));
/** 1 where two comparatives point the same way, -1 where they point the other, 0 where they are of different matters. */
function pointing(own: Compared, there: Compared): -1 | 0 | 1 {
  const [one, other] = [own.comparative.text, there.comparative.text];
  if (one !== other && CONTRARY.some((row) => row.has(one) && row.has(other))) return -1;
  return likeWords(own.comparative, there.comparative) ? (own.way === there.way ? 1 : -1) : 0;
}

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean => [...part].every((value) => whole.has(value));

/** 1 where the two are the same way round, -1 where they are changed, 0 where nothing can be told. */
function wayOf(own: Compared, there: Compared): -1 | 0 | 1 {
  const pointed = own.by === there.by ? pointing(own, there) : 0;
  if (pointed === 0) return 0;
  if (own.keys.filter((key) => there.keys.includes(key)).length < own.keys.length * ALIKE) return 0;
  if (own.measure.length > 0 && there.measure.length > 0 && !own.measure.some((key) => there.measure.includes(key))) return 0;
  const [left, right] = own.sides;
  const [first, second] = there.sides;
  const straight =
    own.by === 'denial' ? left.denied === first.denied : holds(first.figures, left.figures) && holds(second.figures, right.figures);
  const crossed =
    own.by === 'denial' ? left.denied === second.denied : holds(second.figures, left.figures) && holds(first.figures, right.figures);
  if (straight === crossed) return 0;
  return straight === (pointed === 1) ? 1 : -1;
}

/** The first comparison of a claim whose two groups the evidence has the other way round. `places`: the sentences that are looked at; all when not given. */
export function groupsTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const own = claimRead(said).kept(comparedIn);
  if (own === null) return null;
  const evidence = held();
  let found: Exchange | null = null;
  for (const span of places?.() ?? evidence.sentences) {
    const sentence = readSentence(evidence, span);
    const there = sentence.kept(comparedIn);
    const way = there === null ? 0 : wayOf(own, there);
    if (way > 0) return null;
    const { start, end } = own.comparative;
    if (way < 0) found ??= { start, end, against: sentence.text.trim(), sentence: span };
  }
  return found;
}
