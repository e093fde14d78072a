/**
 * A condition that the claim says is none: "even if the teacher forbids it" beside "with the teacher's permission", "even where a parent has called" beside "unless the parent has telephoned". Told of the
 * one sentence that has the claim's matter and makes its words a condition.
 */
import { tokensOf } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { FOUND, type Told } from '../particulars/told.ts';
import { plainForm } from '../select/expand.ts';
import { among, meantIn } from './pieces.ts';
import { meant } from './words.ts';

/** What lifts a condition, and what it stands before. */
export const LIFTS =
  /\b(?:even (?:if|when|where|though|without|after|before)|regardless of (?:whether )?|whether or not|no matter (?:whether|if))\b([^.;,]{3,90})/i;
/** What makes a condition of what stands behind it. */
export const CONDITION =
  /\b(?:unless|only (?:if|when|where|with|after|once)|provided(?: that)?|except (?:if|when|where)|as long as|on condition that|with (?=[^.;,]{2,40}\b(?:permission|consent|approval|agreement|permit|licen[cs]e)\b)|subject to|not without)\b([^.;,]{3,90})/iu;
/** What lifts a condition of the sentence itself. */
const ANYWAY = /\b(?:even|regardless|irrespective|whatever|whether or not|no matter|in any case)\b/i;
/** Share of the claim's other words that the sentence must have. */
const SHARE = 0.4;

const words = (text: string): readonly string[] => {
  const tokens = tokensOf(text);
  return tokens.map(plainForm);
};

/** The condition that a claim lifts; null where there is none. */
export function conditionLifted(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const lifted = LIFTS.exec(claim.text);
  if (lifted === null) return null;
  const inside = meantIn(claim, lifted.index, lifted.index + lifted[0].length);
  const others = meant(claim).filter((form) => !inside.includes(form));
  const held = ({ forms }: SentenceRead): number => others.filter((form) => among(form, forms)).length;
  const most = Math.max(0, ...sentences.map(held));
  const [only, ...more] = sentences.filter((sentence) => held(sentence) === most);
  if (only === undefined || more.length > 0 || most < SHARE * others.length || ANYWAY.test(only.text)) return null;
  const condition = CONDITION.exec(only.text);
  if (condition === null) return null;
  const there = words(condition[1] ?? '');
  if (!inside.some((form) => among(form, there))) return null;
  return {
    how: 'stronger',
    start: lifted.index,
    end: lifted.index + lifted[0].length,
    against: condition[0].trim(),
    sentence: only.span,
    share: FOUND,
  };
}
