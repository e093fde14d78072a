/** The place in an order, told as another: "the second-largest city" for the third-largest, "the first woman" for the second, "the leading scorer" for the second-highest. */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select/expand.ts';
import { ofSubject, placesIn } from './placed.ts';
import type { Told } from './told.ts';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const RANK =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:[- ](\p{L}{3,10}est|best|most \p{L}{3,15}))?\b|\b(\p{L}{3,10}est|best|leading|top)\b(?! (?:of all|known))/giu;
/** A quick look. */
export const RANKED = /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}{3,10}est|best|leading|top)\b/iu;
const NO_RANK =
  /^(?:interest|forest|request|protest|contest|latest|honest|modest|harvest|invest|suggest|west|northwest|southwest|tempest|arrest|manifest|digest|guest|nearest|earliest|rest|test)$/i;
/** "The first half", "for the first time", "first aid", "the second of two". */
const NO_ORDER =
  /^(?:half|quarter|time|times|aid|name|names|hand|floor|class|person|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|season|sunday|monday|tuesday|wednesday|thursday|friday|saturday|of|place)$/i;
const NOT_TOLD = /\b(?:not|no|never|than|one of|among|only|if)\b|n['’]t\b/i;

interface Rank {
  readonly place: number;
  /** "Largest" of "second-largest"; "" of a bare ordinal. */
  readonly by: string;
  /** The word behind it. */
  readonly noun: string;
  readonly start: number;
  readonly end: number;
}

const ranksOf = ({ text, tokens, forms }: SentenceRead): readonly Rank[] =>
  [...text.matchAll(RANK)].flatMap(({ 0: all, 1: ordinal, 2: by = '', 3: most, index }): Rank[] => {
    const end = index + all.length;
    const at = tokens.findIndex(({ start }) => start >= end);
    const next = tokens[at];
    if (most !== undefined && NO_RANK.test(most)) return [];
    if (ordinal !== undefined && by === '' && NO_ORDER.test(next?.text ?? '')) return [];
    const place = ordinal === undefined ? 1 : ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
    const adjective = (most ?? by).toLowerCase();
    return [
      {
        place,
        by: /^(?:leading|top)$/.test(adjective) ? 'highest' : adjective,
        noun: next === undefined || isStopWord(next.text) ? '' : (forms[at] ?? ''),
        start: index,
        end,
      },
    ];
  });

/** "Eldest" and "second" of sons, "first" and "third" of presidents; "largest" and "third-largest". */
const alike = (one: Rank, other: Rank): boolean =>
  one.place !== other.place &&
  one.noun !== '' &&
  one.noun === other.noun &&
  (one.by === other.by ||
    ((one.by === '' || /^(?:eld|old|young)est$/.test(one.by)) && (other.by === '' || /^(?:eld|old|young)est$/.test(other.by))));

/** A rank of a claim in whose place the source has another. */
export function rankExchanged(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (NOT_TOLD.test(claim.text)) return null;
  const own = claim.kept(ranksOf);
  const [rank, more] = own;
  if (rank === undefined || more !== undefined) return null;
  const verb = claim.tokens.findIndex(({ text }, i) => i > 0 && /^(?:is|are|was|were|became|has|had|finished|came)$/.test(text));
  if (verb < 0) return null;
  const meant = (from: number, to: number): string[] =>
    claim.tokens
      .slice(from, to)
      .flatMap((token) => (isStopWord(token.text) || (token.start >= rank.start && token.end <= rank.end) ? [] : [plainForm(token)]));
  const subject = new Set(meant(0, verb));
  const telling = meant(verb + 1, claim.tokens.length);
  let found: Told | null = null;
  for (const place of placesIn(sentences, (sentence) => RANKED.test(sentence.text) && sentence.kept(ranksOf).length > 0)) {
    const { part, sentence } = place;
    const ranks = sentence.kept(ranksOf).filter(({ start, end }) => start >= part.start && end <= part.end);
    // Somewhere it has the claim's own.
    if (
      ranks.some(
        (one) => one.place === rank.place && (one.noun === rank.noun || one.by === rank.by) && telling.some((form) => part.forms.has(form)),
      )
    )
      return null;
    const other = ranks.find((one) => alike(rank, one));
    if (other === undefined || !telling.every((form) => sentence.set.has(form)) || !ofSubject(place, subject)) continue;
    found ??= {
      how: 'swapped',
      start: rank.start,
      end: rank.end,
      against: sentence.text.slice(other.start, other.end),
      sentence: sentence.span,
    };
  }
  return found;
}
