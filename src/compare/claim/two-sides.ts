/**
 * Sentences that set two things against each other by a word with a direction: cause and effect ("because", "led to", "as a result of"), earlier and later ("before",
 * "once", "was followed by"), what needs the other ("only if"), which is more ("than", "compared with", "of the two"). Each is read as the same ordered pair, however it is
 * said, so that two sentences can be held against each other.
 */

import { isStopWord } from '../../text/tokens/stop.ts';
import { tokensOf } from '../../text/tokens.ts';

/** An ordered pair: the cause and its effect, the earlier and the later, what needs and what is needed, the more and the less. */
export interface Ordered {
  /** Of comparisons the measure as well. */
  readonly kind: string;
  readonly first: readonly string[];
  /** Empty where a sentence names one alone: "the larger of the two". */
  readonly second: readonly string[];
  /** "Is not larger than", "despite". */
  readonly denied: boolean;
  /** Where the word stands that orders them. */
  readonly start: number;
  readonly end: number;
}

interface Way {
  readonly kind: string;
  readonly found: RegExp;
  /** The words before it, or the first of a pair that it opens, are the second of the pair. */
  readonly turned?: true;
  /** It denies that the one led to the other: "despite". */
  readonly denied?: true;
}

/** What stands between the two. */
const BETWEEN: readonly Way[] = [
  {
    kind: 'cause',
    found:
      /,? (?:because(?: of)?|(?:as|was|were|is|are) (?:a|the) (?:direct )?(?:result|consequence) of|owing to|due to|on account of|thanks to|(?:was|were|is|are) caused by|result(?:s|ed) from|stem(?:s|med) from) /i,
    turned: true,
  },
  {
    kind: 'cause',
    found:
      /,? (?:so(?= (?:the|a|an|it|its|he|his|she|her|they|their|we|no|many|most|few|all) )|and (?:so|therefore|as a result,?)|which is why|(?:lead|led|leads) to|caus(?:es|ed)(?! by)|result(?:s|ed) in|brought about|g[ai]ve rise to) |; therefore,? /i,
  },
  {
    kind: 'cause',
    found: /,? (?:despite|in spite of|although|even though|notwithstanding|regardless of|irrespective of) /i,
    turned: true,
    denied: true,
  },
  { kind: 'cause', found: / (?:(?:had|has|have) nothing to do with|prevent(?:s|ed)|did not (?:lead to|cause)) /i, denied: true },
  { kind: 'order', found: /,? (?:before|(?:was|were|is|are) followed by|and (?:only )?then|, then) /i },
  { kind: 'order', found: /,? (?:after|once|(?:was|were|is|are) preceded by) /i, turned: true },
  { kind: 'need', found: /,? (?:but )?only (?:if|when|where|once) /i },
];
/** What opens a sentence: its two parts stand behind, with a comma between them. */
const OPENING: readonly Way[] = [
  { kind: 'cause', found: /^(?:because(?: of)?|owing to|due to|as a (?:result|consequence) of|on account of|thanks to) /i },
  { kind: 'cause', found: /^(?:despite|in spite of|although|even though|notwithstanding|regardless of) /i, denied: true },
  { kind: 'order', found: /^(?:after|once) /i },
  { kind: 'order', found: /^before /i, turned: true },
  { kind: 'need', found: /^only (?:if|when|where|once) /i, turned: true },
];
/** "The reason for the move was a flood". */
const REASON = /^(?:the )?(?:main |only )?(?:reason|cause) (?:for|of) (.{3,90}) (?:was|is|were|are) /i;

/** Comparatives of one measure, those of more before those of less. */
const MEASURES =
  'larger bigger greater:smaller|higher:lower|longer:shorter|taller:shorter|older:newer younger|heavier:lighter|wider broader:narrower|deeper:shallower|thicker:thinner|hotter warmer:colder cooler|faster quicker:slower|stronger:weaker|brighter:dimmer darker|wetter:drier|richer:poorer|better:worse|louder:quieter|harder:softer easier|cheaper:dearer|earlier sooner:later|safer:riskier|steeper:flatter|nearer closer:farther further'
    .split('|')
    .map((row) => row.split(':').map((side) => side.split(' ')));
const COMPARATIVE = /\b(?:\p{L}{3,10}er|worse|more|less)\b/iu;
/** Words in -er that compare nothing. */
const NONE_OF_THEM =
  /^(?:other|another|rather|either|neither|whether|never|ever|over|under|after|however|whatever|together|number|order|paper|power|water|winter|summer|member|former|matter|manner|letter|later|earlier)$/i;

const NOT = /\b(?:not|never|no)\b|n['’]t\b/i;

const meant = (text: string): readonly string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ text: word, kind }) =>
      kind === 'number' || !(isStopWord(word) || NOT.test(word)) ? [word.replace(/['’]s$/, '')] : [],
    ),
  ),
];

/** What a comparative measures, and which way: "newer" is less of what "older" is more of. */
function measureOf(word: string): { readonly measure: string; readonly way: 1 | -1 } {
  const at = MEASURES.findIndex((row) => row.some((side) => side.includes(word)));
  if (at < 0) return { measure: word, way: 1 };
  return { measure: MEASURES[at]?.[0]?.[0] ?? word, way: MEASURES[at]?.[0]?.includes(word) === true ? 1 : -1 };
}

/** The comparative that stands last in a text; null where none does. */
function comparativeIn(text: string): { readonly word: string; readonly at: number } | null {
  const tokens = tokensOf(text).filter(({ text: word }) => COMPARATIVE.test(word) && !NONE_OF_THEM.test(word));
  const last = tokens.at(-1);
  return last === undefined ? null : { word: last.text, at: last.start };
}

/** A comparison with both its sides: who is said to be so, and who is not. */
function compared(own: string, than: string, start: number): Ordered | null {
  const comparative = comparativeIn(own);
  if (comparative === null) return null;
  const { measure, way } = measureOf(comparative.word);
  // "More expensive", "richer in calcium": what it is more of belongs to the measure.
  const behind = meant(own.slice(comparative.at + comparative.word.length));
  const sides = [meant(own.slice(0, comparative.at)), meant(than)] as const;
  const [first = [], second = []] = way === 1 ? sides : [sides[1], sides[0]];
  return {
    kind: [measure, ...behind].join(' '),
    first,
    second,
    denied: NOT.test(own),
    start: start + comparative.at,
    end: start + comparative.at + comparative.word.length,
  };
}

const COMPARED_WITH = /^compared (?:with|to) ([^,]{2,80}), /i;
const OF_TWO = /^of the two, /i;
const LAST_OF_TWO = /,? (?:the \p{L}{3,12}) of the two\b/iu;

function comparison(text: string): Ordered | null {
  const with_ = COMPARED_WITH.exec(text);
  if (with_ !== null) return compared(text.slice(with_[0].length), with_[1] ?? '', with_[0].length);
  const of = OF_TWO.exec(text);
  if (of !== null) return compared(text.slice(of[0].length), '', of[0].length);
  const last = LAST_OF_TWO.exec(text);
  if (last !== null) return compared(text.slice(0, last.index + last[0].length - ' of the two'.length), '', 0);
  const than = text.indexOf(' than ');
  if (than < 0 || text.includes(' than ', than + 1)) return null;
  return compared(text.slice(0, than), text.slice(than + ' than '.length).split(/[,;:]/, 1)[0] ?? '', 0);
}

const CLAUSES = /; |, (?:and|but|while|whereas|although|which|who) /i;

function ordered(
  { kind, turned, denied }: Way,
  before: string,
  behind: string,
  span: { readonly start: number; readonly end: number },
): Ordered | null {
  // What another clause says belongs to neither side.
  const sides = [meant(before.split(CLAUSES).at(-1) ?? ''), meant(behind.split(CLAUSES, 1)[0] ?? '')] as const;
  if (sides.some(({ length }) => length === 0)) return null;
  const [first, second] = turned === true ? [sides[1], sides[0]] : sides;
  return { kind, first, second, denied: denied === true, ...span };
}

/** Words of cause: a sentence with two of them tells of more than one pair. */
const CAUSAL =
  /\b(?:because|as a (?:result|consequence)|consequently|therefore|thus|hence|owing to|due to|thanks to|led to|caused|so(?= (?:the|it|they|he|she) ))\b/gi;

/** Whose word it is, and "first", which stands for no side. */
const LED_IN =
  /^(?:(?:according to|as reported (?:in|by)) [^,]{2,60}, |(?:the|this) (?:source|text|report|article|study|document|page) (?:says|states|notes|reports|adds) that )?(?:(?:first|at first),? )?/i;

/** The ordered pair of a sentence; null where it has none, or more than one that could be meant. */
export function orderedIn(sentence: string): Ordered | null {
  const text = sentence.replace(LED_IN, '');
  const moved = sentence.length - text.length;
  const at = (start: number, end: number): { start: number; end: number } => ({ start: start + moved, end: end + moved });
  const compares = comparison(text);
  if (compares !== null) return { ...compares, ...at(compares.start, compares.end) };
  const reason = REASON.exec(text);
  if (reason !== null)
    return ordered({ kind: 'cause', found: REASON, turned: true }, reason[1] ?? '', text.slice(reason[0].length), at(0, reason[0].length));
  for (const way of OPENING) {
    const found = way.found.exec(text);
    const comma = text.indexOf(', ');
    if (found === null || comma < 0) continue;
    return ordered(way, text.slice(found[0].length, comma), text.slice(comma + 2), at(0, found[0].length));
  }
  const all = BETWEEN.flatMap((way) => {
    const found = way.found.exec(text);
    return found === null || found.index === 0 ? [] : [{ way, from: found.index, to: found.index + found[0].length }];
  });
  const [one, other] = all;
  if (one === undefined || other !== undefined || (one.way.kind === 'cause' && (text.match(CAUSAL)?.length ?? 0) > 1)) return null;
  return ordered(one.way, text.slice(0, one.from), text.slice(one.to), at(one.from + 1, one.to - 1));
}

/** "Growth in the north was not stronger than in the south" beside "growth in the south was stronger than in the north": the one denies what the other says turned. */
export function deniedTurned(one: string, other: string): boolean {
  if (!one.includes(' than ') || !NOT.test(one) === !NOT.test(other)) return false;
  const [own, there] = [orderedIn(one), orderedIn(other)];
  if (own === null || there === null || own.kind !== there.kind || own.denied === there.denied) return false;
  const [first, second] = [ownOf(own.first, own.second), ownOf(own.second, own.first)];
  return (
    first.length > 0 &&
    second.length > 0 &&
    sharedBy(first, ownOf(there.second, there.first)) === 1 &&
    sharedBy(second, ownOf(there.first, there.second)) === 1
  );
}

/** Letters by which a word is known again that is formed of another: "rejection" of "rejected". */
const FORMED = 5;
const SHORT_FORMED = 4;
const SHORT = 7;
const alike = (one: string, other: string): boolean => {
  if (one === other) return true;
  const least = Math.min(one.length, other.length) <= SHORT ? SHORT_FORMED : FORMED;
  return one.length >= least && other.length >= least && one.slice(0, least) === other.slice(0, least);
};

/** Share of some words that a side has. */
export const sharedBy = (words: readonly string[], side: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => side.some((other) => alike(word, other))).length / words.length;

/** The words of a side that the other has not. */
export const ownOf = (side: readonly string[], other: readonly string[]): readonly string[] =>
  side.filter((word) => !other.some((one) => alike(word, one)));
