/** The signs that a claim leaves a limit out, or turns it, each with a quick look at the claim and at the sentence. */
import { answeredOtherwise, askedAndDenied } from './asked.ts';
import { countsOtherwise, groupForAll, ofAllTold, otherBase, wholeForPart } from './bases.ts';
import { boundDropped, choiceSettled } from './choices.ts';
import { conditionDropped, whereDropped } from './conditions.ts';
import { exactlySo, moreOfThem, mostlySo, partDropped, perAnother, perDropped, rateDropped, upToDropped } from './counted.ts';
import { bothOfOne, nearlyAll, noneOfSome } from './counts-denied.ts';
import { degreeTurned } from './degrees.ts';
import { EXCEPTS, exceptedTold, formerTold, SETS_APART, setApartTold, UNTRUE_THAT, untrueTold } from './excepted.ts';
import {
  boundOfMiddle,
  limitAsEstimate,
  oneOfOthers,
  perWhomTold,
  pointsForPercent,
  sharesExchanged,
  slowerAsFall,
  stateExchanged,
  targetAsReached,
} from './figures.ts';
import { FIRST_TIME, firstTimeAdded } from './first-time.ts';
import { FRAMED } from './frame-words.ts';
import { framedHere, framedThere } from './frames.ts';
import { groundWanting, hearsay, leftOpen, maybeSo, onlyAdvised, onlyPlanned, shallBeElsewhere, wouldBe } from './hedged.ts';
import { jointTold } from './joint.ts';
import { movedOtherwise, poundsOf, prefixed } from './kinds.ts';
import { otherLabel } from './labels.ts';
import type { Looked, Sign } from './limit.ts';
import { becauseTurned, settingMoved } from './moved.ts';
import { casesDropped, conditionDenied, entitled, firstOfSome, moreOften, notEvery, partOfAll, thoseAlone } from './oftener.ts';
import { onlyLeftOut, onlyOneOfAll, onlyPutIn } from './only.ts';
import { BESIDE, besideTold, passiveTurned } from './passives.ts';
import { poleTurned } from './poles.ts';
import { accusedTold, billTold, calledTold, toComeTold } from './proposed.ts';
import { personBeside, RELATES } from './related.ts';
import { unrealTold, viewDropped } from './reported.ts';
import { settingDropped, timesDropped, whichDropped, whomDropped } from './restricted.ts';
import { allOfOne, allOfSome, inBeasts, mostOfSome, subgroupOnly } from './settings.ts';
import { onceSo, onlyTalkedOf, rankDropped } from './settled.ts';
import { STATISTIC, statisticSwapped } from './statistics.ts';
import { fieldWidened } from './superlatives.ts';
import { duringTold, timeTurned } from './times.ts';
import { UNREAL, unrealThing } from './unreal.ts';
import { VALUE_SIGNS } from './value-signs.ts';
import { foundByOthers, saidWhatWasDenied } from './voices.ts';

/** A number in digits or words. */
const NUMERAL = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
/** A letter behind the kind of thing that it names. */
const LABEL = /\p{L}[ -][A-Z]{1,2}-?\p{Nd}{0,3}(?![\p{L}\p{N}])/u;
const FIRST = /\b(?:\w{3,9}est|best|worst|most|first|only|last|\w{4,8}ernmost)\b/i;
const SAMPLE = /\b(?:sample|survey|interview|poll|respond|participa|studied|examined|recruit|enrol|tested|questioned)/i;

/** Words that say how many of them, in four languages. */
const COUNTS =
  /\b(?:none|few|some|several|many|half|most|majority|minority|all|every|each|every(?:one|body)|nobody|kein\w{1,2}|wenige|einige|manche|mehrere|viele|meisten|alle|jede\w?|mehrheit|aucune?|peu|certaine?s|plusieurs|plupart|tou(?:te)?s|chaque|ningun[oa]|nadie|poc[oa]s|algun[oa]s|vari[oa]s|much[oa]s|mitad|tod[oa]s|cada)\b|hälfte|moitié|majorité|mayoría/i;

export const SIGNS: readonly Looked[] = [
  {
    own: null,
    there: /\b(?:unless|if|provid(?:ed|ing)|condition|long as|except|only (?:if|when|where|with|after))\b/i,
    sign: conditionDropped,
  },
  { own: null, there: FRAMED, sign: framedThere },
  { own: null, there: EXCEPTS, sign: exceptedTold },
  { own: null, there: SETS_APART, sign: setApartTold },
  { own: null, there: UNTRUE_THAT, sign: untrueTold },
  { own: FRAMED, there: null, sign: framedHere },
  { own: null, there: null, sign: poleTurned },
  { own: null, there: /\bthe (?:former|latter)\b/i, sign: formerTold },
  { own: /\b(?:none|no)\b/i, there: COUNTS, sign: noneOfSome },
  { own: /\b(?:all|every\w{0,5}|each|many|much|most)\b/i, there: /\b(?:nearly|almost|virtually|practically|not)\b/i, sign: nearlyAll },
  { own: /\b(?:both|each|two)\b/i, there: /\b(?:one|either) of\b/i, sign: bothOfOne },
  { own: null, there: / by /, sign: passiveTurned },
  { own: null, there: BESIDE, sign: besideTold },
  { own: /\b(?:than|as) /i, there: /\b(?:than|as) /i, sign: degreeTurned },
  { own: /\b(?:only|solely|exclusively)\b/i, there: null, sign: onlyPutIn },
  { own: null, there: /\bonly\b/i, sign: onlyLeftOut },
  { own: /^Only\b/, there: /\b(?:all|any|every|each|either|both|every\w+|any\w+)\b/i, sign: onlyOneOfAll },
  {
    own: /\b(?:patients?|humans?|people|adults|men|women|children|infants|volunteers|participants|persons)\b/i,
    there:
      /\b(?:mice|mouse|rats?|murine|rodents?|zebrafish|rabbits?|monkeys?|macaques?|dogs|pigs|piglets|ferrets|hamsters|guinea|in vitro|in silico|cell lines?|cultured|petri|flies|drosophila|elegans|nematodes|yeast|animal)\b/i,
    sign: inBeasts,
  },
  { own: null, there: /\b(?:sub(?:group|set|sample)|stratum)/i, sign: subgroupOnly },
  { own: /\b(?:all|every|each)\b/i, there: null, sign: allOfSome },
  { own: /\bmost\b/i, there: /\b(?:some|several|few|certain|minority)\b/i, sign: mostOfSome },
  { own: /\b(?:all|every|most|its|the|their)\b/i, there: /\b(?:one|a single|a third|another)\b/i, sign: allOfOne },
  { own: /\b(?:approve|adopt|pass|enact|ratif|endorse|agree|decide|authori|vote)[a-z]{1,4}\b/i, there: null, sign: onlyTalkedOf },
  {
    own: /\b(?:\w{2,9}est|best|worst|most)\b/i,
    there:
      /\b(?:\w{2,7}th|second|third|\d+(?:st|nd|rd|th)|one of|among|some of|next|nearly|almost|not|perhaps|possibly|arguably|probably|said|claimed)\b/i,
    sign: rankDropped,
  },
  { own: /\b(?:is|are)\b/i, there: /\buntil\b/i, sign: onceSo },
  { own: null, there: /\b(?:evidence|data|grounds|reason|information|basis) (?:to|for|that)\b/i, sign: groundWanting },
  { own: null, there: /\b(?:may|might|could|expect(?:s|ed)?|hope[sd]?|inten(?:ds?|ded)|aim(?:s|ed)?) /i, sign: maybeSo },
  {
    own: null,
    there: /\b(?:alleg|suspect|purport|rumou?r|specula|insinuat|accused|denie|vermute|soupçonne|suppose|sospecha|supone)/i,
    sign: hearsay,
  },
  {
    own: null,
    there:
      /\b(?:argue|claim|conten|allege|assert|maintain|insist|submit|complain|object|believe|fear|worr|hold|think|thought|said|says?|according to|myth|misconception|legend|rumou?r|hypothes|theory|conjecture|accusation|expected|predicted|assumed|contrary to|suggest|report|proposed|state|advertis|promot|market|tout|bill|hail|herald|specula|suspect|hope|supposed|to (?:show|prove|demonstrate|establish|confirm|find|test|determine)|, (?:they|he|she) (?:said|say|wrote|warn))/i,
    sign: viewDropped,
  },
  { own: null, there: /\b(?:would|could) have |\b(?:thought|believed|assumed|supposed|rumou?red|said) to /i, sign: unrealTold },
  { own: null, there: / would /, sign: wouldBe },
  { own: /\b(?:all|always|every|each|entirely|exclusively|only|completely)\b/i, there: /ly\b|\bpart\b/i, sign: mostlySo },
  { own: /\b(?:has|have|was|were) /, there: /\b(?:plan|propos|demand|want|call)/i, sign: onlyPlanned },
  { own: null, there: /\b(?:soll|w[io]ll|könnte|devrai|pourrai|podría|debería|está previsto)/i, sign: shallBeElsewhere },
  { own: null, there: /\b(?:[Ww]hether|if) | that /, sign: leftOpen },
  { own: null, there: /\b(?:den(?:y|ies|ied)|disput|reject|refut|dismiss|untrue|false|baseless|unfounded)/i, sign: saidWhatWasDenied },
  {
    own: /^(?:The|This|Our|In) .{0,30}(?:found|find|show|report|demonstrat|observ|conclud|reveal|discover)/,
    there: /\b(?:previous|earlier|prior|past|et al|colleagues|\(\d{4})/i,
    sign: foundByOthers,
  },
  {
    own: /\b(?:\w{4,10}ly|often|always)\b/i,
    there: /\b(?:once|rarely|seldom|sometimes|occasionally|often|frequently|regularly|usually|mostly)\b/i,
    sign: moreOften,
  },
  { own: /\b(?:all|every|each|always)\b/i, there: /\bnot (?:all|every|each|always) /i, sign: notEvery },
  {
    own: /\b(?:entitled|right to|guaranteed|automatically)\b/i,
    there: /\b(?:may|can|could|might|discretion|case by case)\b/i,
    sign: entitled,
  },
  {
    own: /\b(?:whether or|regardless|irrespective|no matter|even|unconditionally)\b/i,
    there: /\b(?:provided|only|condition|long as|unless|if)\b/i,
    sign: conditionDenied,
  },
  { own: /\b(?:\w{3,9}est|best|worst|most|least)\b/i, there: /\b(?:among|of|within|for|in)\b.{1,400}?, /i, sign: firstOfSome },
  {
    own: /\b(?:times?|always|cases?|circumstances?|whenever|freely|rule|generally|normally|routinely)\b/i,
    there: /\b(?:exceptional|rare|special|certain|urgent|extreme|some) (?:cases?|circumstances?|situations?)\b/i,
    sign: casesDropped,
  },
  { own: /\b(?:all|every|each)\b/i, there: /\bthose /i, sign: thoseAlone },
  {
    own: null,
    there: /\b(?:ask|test|examine|investigate|wonder|check|looked at|studied|explore).{0,8} (?:whether|if) /i,
    sign: askedAndDenied,
  },
  { own: STATISTIC, there: STATISTIC, sign: statisticSwapped },
  { own: NUMERAL, there: /\b(?:of|[Oo]f) /, sign: wholeForPart },
  {
    own: /\b[Oo]f (?:the |all |its )*(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/,
    there: /\b[Oo]f (?:these|those|them|whom|the \d)/,
    sign: otherBase,
  },
  { own: /\bof (?:all|every)\b|\b(?:in the country|nationwide|worldwide|globally|in the world)\b/i, there: SAMPLE, sign: ofAllTold },
  {
    own: /\d(?: ?%| per ?cent) (?:of|in|among) /i,
    there: /\d(?: ?%| per ?cent) (?:of|in|among) .{0,60}\d(?: ?%| per ?cent) (?:of|in|among) /i,
    sign: groupForAll,
  },
  { own: /\b(?:most|all|none|nobody|majority)\b/i, there: /\d.{0,40} of |^[Oo]f .{3,30} \d/, sign: countsOtherwise },
  { own: /\b(?:all|every|each|most)\b/i, there: /\bof\b/i, sign: partOfAll },
  { own: /\d/, there: /\b(?:CI|CrI|confidence|credible|IQR|interquartile)\b/, sign: limitAsEstimate },
  {
    own: /\d/,
    there: /\b(?:aim|plan|hope|inten|pledge|promise|target|goal|seek|sought|propos|commit|ambition)/i,
    sign: targetAsReached,
  },
  {
    own: /\d/,
    there: /\d.{0,60}[;,].{0,60}\d|\d.{0,60} (?:and|while|whereas|but|compared|versus|vs|against) .{0,60}\d/i,
    sign: stateExchanged,
  },
  { own: /\bper \w|\b(?:in total|in all|altogether|a total of|in sum|overall)\b/i, there: /\bper \w/i, sign: perWhomTold },
  { own: /\bpoints?\b/i, there: /\d ?(?:%|per ?cent)/i, sign: pointsForPercent },
  { own: /\b(?:at least|at most|than|up to) \d/i, there: /\b(?:median|mean|averag)/i, sign: boundOfMiddle },
  { own: /\bone \w+ in \w/i, there: /\bone \w+ in \w/i, sign: oneOfOthers },
  { own: / of /, there: / of .{0,60}(?:half|third|quarter|fifth|sixth|eighth|tenth|%|per ?cent)/i, sign: sharesExchanged },
  {
    own: /\b(?:f[ae]ll|declin|decreas|drop|shr[aiu]nk|sank|contracted|went down|lower)/i,
    there: /\b(?:slow|less\b|eased|moderated|weakened)/i,
    sign: slowerAsFall,
  },
  { own: /\d/, there: /\d.{0,60} (?:per|each|every) /i, sign: perDropped },
  { own: /\d/, there: /\b(?:up to|at most) /i, sign: upToDropped },
  { own: /\b(?:requir|must|oblig|mandate|ordered)/i, there: /\b(?:recommend|advis|suggest|encourag|urge)/i, sign: onlyAdvised },
  { own: /\b(?:non|un\w{5,}|i[mnr]\w{5,})\b/i, there: null, sign: prefixed },
  { own: null, there: /\b(?:non\b|un\w{5,}|i[mnr]\w{5,}(?:able|ible|ive|al|ary|ant|ent|ful|ed|ate|ous)\b)/i, sign: prefixed },
  { own: /\bpounds\b/i, there: /\bpounds\b/i, sign: poundsOf },
  {
    own: null,
    there:
      /\w (?:who|whose|that|under|over|above|below|aged|younger|older|within|outside|living|born|treated|exposed|receiving|taking|using|working|with|without|near|close|in|at|on|from|along) /i,
    sign: whichDropped,
  },
  {
    own: /\b(?:may|must|shall|cannot|can|will|needs?|is|are|be|remains?|appl(?:y|ies)|pays?)\b/,
    there:
      /\b(?:during|when(?:ever)?|in (?:the )?(?:case|event)|the first|at night|by night|after dark|on (?:week|work|sun|sat|hol)\w+|weekends|in (?:winter|summer|spring|autumn)|outside|from \w+ to|between \w+ and)\b/i,
    sign: timesDropped,
  },
  {
    own: null,
    there:
      /\b(?:under|over|below|above|aged|younger|older|up to|more|less|fewer|at least|unter|über|ab|moins|plus|menores|mayores|menos|más)\b/i,
    sign: whomDropped,
  },
  { own: null, there: /\b(?:in|at|on|for|among|during|under) /i, sign: settingDropped },
  { own: COUNTS, there: COUNTS, sign: moreOfThem },
  { own: /\d/, there: /\d.{0,50} (?:per|every) \d/i, sign: rateDropped },
  { own: /\d.{0,12} (?:per|each|every) /i, there: /\b(?:each|apiece|per|an?)\b/i, sign: perAnother },
  { own: /\b(?:exactly|precisely|genau|exactement|exactamente) /i, there: null, sign: exactlySo },
  { own: null, there: /\bof (?:them|whom|which|these|those)\b/i, sign: partDropped },
  { own: null, there: /\?["”]?\s*$/, sign: answeredOtherwise },
  { own: /\b(?:[Ii]n|[Aa]t|[Oo]n|[Ff]or|[Aa]mong|[Dd]uring|[Uu]nder|[Ww]ithin|[Ww]ith|[Ww]ithout) /, there: null, sign: settingMoved },
  {
    own: /\b(?:before|after|since|until|till|following) /i,
    there: /\b(?:before|after|since|until|till|following|within|prior to|ahead of|in advance of|run-up to) /i,
    sign: timeTurned,
  },
  { own: /\b(?:because|due to|owing to|as a result of) /i, there: /\b(?:because|due to|owing to|as a result of) /i, sign: becauseTurned },
  { own: null, there: /^(?:Where|In )/, sign: whereDropped },
  { own: null, there: / would /, sign: billTold },
  { own: null, there: /\b(?:suspicion|suspected|accused|charge[ds]?|indicted|allegations?|investigated|trial|sued) /i, sign: accusedTold },
  { own: /\b(?:was|were|been) /, there: /\bto be /, sign: toComeTold },
  {
    own: /\b(?:is|are|was|were) an? /,
    there: /\b(?:call|describ|brand|label|dubb|denounc|hail|condemn)/i,
    sign: calledTold,
  },
  { own: FIRST, there: FIRST, sign: fieldWidened },
  { own: FIRST_TIME, there: null, sign: firstTimeAdded },
  { own: LABEL, there: LABEL, sign: otherLabel },
  { own: NUMERAL, there: / and /, sign: jointTold },
  { own: null, there: / or /, sign: choiceSettled },
  {
    own: null,
    there: / or (?:more|fewer|less|(?:high|old|lat|earli|low|great|long|short|larg|small)er|above|below|over|under)\b/,
    sign: boundDropped,
  },
  { own: null, there: UNREAL, sign: unrealThing },
  { own: null, there: RELATES, sign: personBeside },
  {
    own: /\b(?:in|during|at|on|throughout|amid) /i,
    there: /\b(?:before|after|following|prior to|ahead of|in advance of|run-up to) /i,
    sign: duringTold,
  },
  { own: / to [$€£]?\d/, there: /\b(?:up|down) from /i, sign: movedOtherwise },
  ...VALUE_SIGNS,
];

/** Signs that are about a figure, which few words of a claim may stand beside. */
const OF_FIGURES: ReadonlySet<Sign> = new Set([
  wholeForPart,
  otherBase,
  groupForAll,
  limitAsEstimate,
  targetAsReached,
  stateExchanged,
  perWhomTold,
  pointsForPercent,
  boundOfMiddle,
  statisticSwapped,
  jointTold,
  ...VALUE_SIGNS.map(({ sign }) => sign),
]);
export const ofFigures = (sign: Sign): boolean => OF_FIGURES.has(sign);
