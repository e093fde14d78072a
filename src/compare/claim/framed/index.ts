/**
 * What answers of language models make of a source when they err: nearly all words are the source's, and in the frame of one sentence stands another value, another reason, all for
 * a part, one alone for both, a duty or a deed for advice, what is denied or left open for what is so. It makes no contradiction.
 */
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { firstOf, type SignLooked } from '../looks.ts';
import type { Told } from '../particulars/told.ts';
import { bothAlike, onlyForBoth } from './alone.ts';
import { askedAsGranted, declinedAsTaken, permissionTurned } from './asked.ts';
import { otherClause, otherLabelled } from './clauses.ts';
import { assumedTold, deedDenied, openAsSo } from './denied.ts';
import { deniedBeside, LEAVES_OUT } from './denied-beside.ts';
import { adviceAsDone, adviceAsDuty, mayAsAlways } from './duties.ts';
import { listedOtherwise } from './entries.ts';
import { EXTENT } from './extent.ts';
import { goesWithAnother } from './goes-with.ts';
import { governedFlatly } from './governed.ts';
import { otherInPlace } from './in-place.ts';
import { allForNarrower, allForPart, firstForOne, mostForFew, whollyForPart } from './parts.ts';
import { otherReason, setAsideTold } from './reasons.ts';
import { ALL_OF, EACH, everySecondAsEvery, limitLeftOut, UNTIL_DAY, untilOtherDay } from './recurring.ts';
import { inOtherOrder, RESPECTIVELY } from './respectively.ts';
import { otherValue } from './values.ts';
import { voiceOfOther } from './voices.ts';

/** Each sign with a quick look at the claim, and at the sentences, of which one must have it. */
const SIGNS: readonly SignLooked<Told>[] = [
  { own: null, there: null, sign: otherValue },
  { own: null, there: null, sign: onlyForBoth },
  { own: null, there: null, sign: bothAlike },
  { own: null, there: null, sign: allForPart },
  {
    own: /\b(?:must|shall|ha(?:s|ve) to|required|obliged)\b/i,
    there: /\b(?:should|ought|consider|offer|recommend|advised|suggest|encouraged)/i,
    sign: adviceAsDuty,
  },
  { own: null, there: null, sign: mayAsAlways },
  { own: /\b(?:has|have|had) /i, there: /\b(?:should|ought to) /i, sign: adviceAsDone },
  { own: null, there: null, sign: otherReason },
  { own: null, there: /\b(?:rather than|and not|not because|instead of) /i, sign: setAsideTold },
  { own: null, there: /\b(?:not|no)\b|n['’]t\b/i, sign: deedDenied },
  { own: null, there: /\b(?:that|whether|if)\b/i, sign: openAsSo },
  { own: null, there: /\bassum|\btoo few|\bnot (?:studied|tested|analy|assess|measur|examin)/i, sign: assumedTold },
  { own: /\d|half|quarter|third/i, there: /\d/, sign: otherClause },
  { own: /[A-Z]-?\d/, there: /^\s*[A-Z]{1,3}-?\d/, sign: otherLabelled },
  { own: null, there: null, sign: askedAsGranted },
  { own: null, there: /\b(?:declined|refused|turned|rejected)\b/i, sign: declinedAsTaken },
  { own: null, there: null, sign: permissionTurned },
  { own: null, there: null, sign: mostForFew },
  { own: null, there: null, sign: allForNarrower },
  { own: /\b(?:first|only|sole|last) /i, there: /\bof (?:the |only )/i, sign: firstForOne },
  { own: /^(?:The )?\p{Lu}/u, there: null, sign: voiceOfOther },
  { own: EACH, there: /(?:every|jede[nrs]?) \p{L}+(?:d|r|th|te[nrs]?) /iu, sign: everySecondAsEvery },
  { own: UNTIL_DAY, there: UNTIL_DAY, sign: untilOtherDay },
  { own: ALL_OF, there: /\d/, sign: limitLeftOut },
  { own: RESPECTIVELY, there: null, sign: inOtherOrder },
  { own: null, there: null, sign: goesWithAnother },
  { own: null, there: LEAVES_OUT, sign: deniedBeside },
  {
    own: /\b(?:all|fully|completely|entirely|wholly|totally|full|whole|everywhere)\b/i,
    there: /\b(?:half|third|quarter|fifth|tenth|part\w{0,4}|only)\b/i,
    sign: whollyForPart,
  },
  {
    own: null,
    there:
      /\b(?:would|(?:is|are) (?:\w{2,9} ){0,2}to|(?:plans?|wants?|hopes?|aims?|intends?) to|propos|call|appeal|demand|ask|applied|could be|might be)/i,
    sign: governedFlatly,
  },
  { own: null, there: null, sign: otherInPlace },
  { own: / (?:and|und|et|y|e|en) |\d{4}/, there: null, sign: listedOtherwise },
];

const first = firstOf(SIGNS);
const extent = firstOf(EXTENT);

/** The first thing that sentences have otherwise in the claim's own frame; null where none can be shown. `near`: those that are looked at, in order. */
export const framedOtherwise = (said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): Told | null =>
  first(claimRead(said), near) ?? extent(claimRead(said), near);
