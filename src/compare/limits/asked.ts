/** What the evidence asks and denies: "the device met the standard" where it has "Did the device meet the standard? No, because …". */
import type { Sign } from './limit.ts';

const ASKS =
  /^(?:["“]?(?:So|And|But),? )?["“]?(?:Did|Does|Do|Is|Are|Was|Were|Has|Have|Had|Can|Could|Will|Would|Should|May|Must|Shall)\b[^?]{3,300}\?["”]?\s*$/;
const NO = /^["“]?(?:No|Not (?:really|yet|at all|quite)|Nein|Non|Nee)[,.;:! ]/;
const YES = /^["“]?(?:Yes|Ja|Oui|Sí)[,.;:! ]/;
const DENIED = /\b(?:not|never|no|none|neither|nor|cannot|without|fail\w{0,3})\b|n['’]t\b/i;

/** A question that the next sentence answers otherwise than the claim does. */
export const answeredOtherwise: Sign = (claim, sentence, round) => {
  if (!ASKS.test(sentence.text)) return null;
  const next = round()
    .filter(({ span }) => span.start > sentence.span.start)
    .sort((one, other) => one.span.start - other.span.start)[0];
  if (next === undefined) return null;
  const denied = DENIED.test(claim.text.replace(/^(?:No|Yes), /, ''));
  const answer = (denied ? YES : NO).exec(next.text);
  if (answer === null) return null;
  return {
    how: 'swapped',
    start: claim.tokens[0]?.start ?? 0,
    end: claim.tokens.at(-1)?.end ?? 0,
    against: `${sentence.text.trim()} ${next.text.trim()}`.slice(0, 160),
  };
};
