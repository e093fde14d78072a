/** What the evidence asks and denies: "the device met the standard" where it has "Did the device meet the standard? No, because …". */
import { meantIn, type Sign, shareIn } from './limit.ts';

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

/** "We ask whether it also cuts DNA": what is asked. */
const WONDERS =
  /\b(?:ask(?:ed|s)?|test(?:ed|s)?|examine[ds]?|investigate[ds]?|wonder(?:ed|s)?|check(?:ed|s)?|looked at|studied|explored?) (?:again )?(?:whether|if) /i;
const IT_DID_NOT =
  /^(?:[“"']?(?:But|However,?) )?(?:It|They|He|She|This|These|That|We found that (?:it|they)|The (?:answer|result)) (?:did|does|do|was|were|is|are|could|can|had|has|have)(?: not|n['’]t)\b|^(?:No|None)\b/;

/** What was asked and found not to be so, told as found: "the enzyme cuts DNA" for "we ask whether it also cuts DNA. It did not". */
export const askedAndDenied: Sign = (claim, sentence, round) => {
  const found = DENIED.test(claim.text) || WONDERS.test(claim.text) ? null : WONDERS.exec(sentence.text);
  const next =
    found === null ? undefined : round().find(({ span }) => span.start >= sentence.span.end && span.start - sentence.span.end <= GAP);
  if (found === null || next === undefined || !IT_DID_NOT.test(next.text)) return null;
  const asked = meantIn(sentence, found.index + found[0].length, sentence.text.length);
  if (asked.length === 0 || shareIn(asked, claim) < ASKED) return null;
  return {
    how: 'swapped',
    start: claim.tokens[0]?.start ?? 0,
    end: claim.tokens.at(-1)?.end ?? 0,
    against: `${found[0].trim()} … ${IT_DID_NOT.exec(next.text)?.[0] ?? ''}`,
  };
};

/** Signs between a sentence and the one behind it. */
const GAP = 3;
/** Of what was asked, what the claim must have. */
const ASKED = 0.8;
