/**
 * How deep a claim is to be checked (seed 003, stage 3): phrases that tie a claim to its source raise its score, phrases of doubt
 * lower it, and a quotation that was found raises it. The seed's phrases, weights and bands. Phrases are whole words: the mayor
 * does not say "may", nor does the month of May. What the route may not do: the plain checks (words, names, numbers, denials)
 * run on every claim, whatever it says of itself, since "according to" is just what a made-up claim begins with; the route
 * only tells whether a model need be asked besides.
 */
import type { ClaimFinding } from '../../model/claim.ts';

const HIGH =
  /\b(?:according to|states? that|stated that|reports? that|reported that|shows? that|showed that|indicates? that|indicated that|confirms? that|confirmed that|demonstrates? that|demonstrated that|based on|the study found)\b/gi;
const LOW =
  /\b(?:might|could|possibly|perhaps|likely|probably|appears? to|seems? to|suggests? that|approximately|reportedly)\b|(?<!\bin )\bmay\b(?! \d)/g;
const MONTH = /\bMay\b/g;

/** Where a claim stands that says nothing of either kind. */
const MIDDLE = 0.5;
const STEP = 0.15;
/** A quotation of the claim that was found in its source. */
const QUOTED = 0.2;
const QUICK = 0.7;
const FULL = 0.4;

export interface Route {
  /** 0..1. */
  readonly confidence: number;
  readonly route: ClaimFinding['route'];
}

/** The score and the band of a claim. Takes its text and whether its words, or a quotation in it, were found in the source. */
export function routeClaim(text: string, quoted: boolean): Route {
  // "not likely" is no less sure than "likely"; "unlikely" is another word, and so is Mayor.
  const plain = text.replace(MONTH, (_, at: number) => (at === 0 ? 'may' : 'Month'));
  const high = plain.match(HIGH)?.length ?? 0;
  const low = plain.toLowerCase().match(LOW)?.length ?? 0;
  const raw = MIDDLE + STEP * high - STEP * low + (quoted ? QUOTED : 0);
  const confidence = Math.round(Math.max(0, Math.min(1, raw)) * 100) / 100;
  return { confidence, route: confidence >= QUICK ? 'quick' : confidence < FULL ? 'full' : 'standard' };
}
