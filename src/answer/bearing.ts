/** Whether a source bears out its part of a sentence that sums up several sources, and what the part leaves out of the one before it. */
import { claimWords, recallOf, type Window } from '../compare/claim/recall.ts';
import { formOf } from '../compare/claim/select/expand.ts';
import type { Part } from '../compare/claim/together/parts.ts';
import type { ClaimSupport } from '../model/claim.ts';
import { contentOf } from '../text/tokens/stop.ts';
import { tokensOf } from '../text/tokens.ts';
import { type Bench, concluded, type PreparedAnswerSource, type Surveyed, type Testimony } from './claims.ts';

/** A part of a claim beside a source that holds its words. */
export interface SurveyedPart {
  readonly part: Part;
  /** Place of the source among the claim's own. */
  readonly at: number;
  readonly one: Surveyed;
  /** Words of the part before it that it takes over. */
  readonly taken: string;
}

/** Share of a part's words, and of what it takes over, that one place of its source must hold. */
const HELD = 0.6;
const TAKEN = 0.7;
/** From here on its words stand there as they are. */
const ALL = 0.9;
/** What a judge must say of a part of which a word stands nowhere. */
const SPEAKS = 0.5;
/** Words of a part that its source may have in another form. */
const MOST_ABSENT = 1;

/** What a source says of a part that it bears out; null where it does not. */
export function bears(
  { part, one, taken }: SurveyedPart,
  testimony: Testimony,
  all: readonly PreparedAnswerSource[],
  bench: Bench,
): ClaimSupport | null {
  const { claim, beside } = one;
  const [support] = concluded(one, testimony, all, { ...bench, routing: false, correction: false }).supports;
  const [{ weighed, source } = { weighed: null, source: null }] = beside;
  if (support === undefined || weighed == null || source == null) return null;
  if (part.absent > MOST_ABSENT || part.absent * 2 >= part.words) return null;
  const { recall, names, gaps, turned } = weighed;
  const plain = recall.recall >= ALL && names.length === 0 && gaps.length === 0 && turned === null;
  if (support.outcome !== 'supported' && !plain) return null;
  if (recall.recall < HELD) return null;
  // A word that stands nowhere may be the one that turns it round: a judge has to see the sense.
  if (part.absent > 0 && (testimony[0]?.judgement.supported ?? 0) < SPEAKS) return null;
  if (part.short && !opensAlike(one, weighed.recall.windows[0], source)) return null;
  const place = placeOfAll(claim.text, taken, source);
  // What it leaves out is said of it in one place with what it says itself, and denied there if it is denied here.
  if (place === null || (taken !== '' && place.recall < TAKEN)) return null;
  const denies = deniesIn(place, source);
  return denies === part.denies || (denies && taken === '') ? support : null;
}

/** The place of a source that has most of a part and of what it takes over. */
const placeOfAll = (text: string, taken: string, { evidence: { index } }: PreparedAnswerSource): Window | null =>
  recallOf(claimWords(`${taken} ${text}`), index).windows[0] ?? null;

function deniesIn({ from, to }: Window, { evidence: { index } }: PreparedAnswerSource): boolean {
  for (let at = from; at < to; at += 1) if (index.denies(at)) return true;
  return false;
}

/** "In adults but not in children", where the source of the children says the same of them as that of the adults. */
export function deniedAlone({ part, one, taken }: SurveyedPart): boolean {
  const source = one.beside[0]?.source;
  if (source == null || !BARE_DENIAL.test(one.claim.text) || taken === '' || part.words > MOST_LEFT || part.of.length > 1) return false;
  const place = placeOfAll(one.claim.text, taken, source);
  return (
    place !== null &&
    place.recall >= TAKEN &&
    !deniesIn(place, source) &&
    !LESS.test(source.evidence.index.text.slice(place.span.start, place.span.end))
  );
}
/** A denial that takes its verb from what stands before it. */
const BARE_DENIAL = /^(?:not|nicht|pas|no|non|não|niet)\s/iu;
/** Words of a part that leaves out what it denies. */
const MOST_LEFT = 3;
/** Other words by which less is said. */
const LESS =
  /\b(?:only|fail\w*|lack\w*|without|unable|un(?:changed|affected)|except|rather|little|less|small\w*|nur|ohne|kaum|wenig\w*|au(?:ß|ss)er|sans|sauf|seulement|moins|sin|solo|salvo|menos|senza|tranne|meno|sem|exceto|zonder|alleen|minder)\b/iu;

/** Whether a sentence of the place begins with words of the part: it is of what the part is of. */
function opensAlike({ read: { words } }: Surveyed, place: Window | undefined, { evidence: { index } }: PreparedAnswerSource): boolean {
  if (place === undefined) return false;
  const { start, end } = index.sentences[place.from] ?? { start: 0, end: 0 };
  return contentOf(tokensOf(index.text, start, end))
    .slice(0, OPENING)
    .some((token) => words.forms.includes(formOf(token)));
}
const OPENING = 2;
