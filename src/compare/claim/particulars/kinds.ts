/** Kinds of figures, states and settings that manuals, accounts, results and recipes tell apart, one told as another. */
import type { SentenceRead } from '../exchanged/read.ts';
import { exchangedAmong, type Term, terms } from '../families.ts';
import type { Told } from './told.ts';

const FAMILIES: readonly (readonly Term[])[] = [
  terms(/\b(?:non-(?:GAAP|IFRS)|adjusted|underlying)\b/i, /(?<!non-)\b(?:GAAP|IFRS|statutory)\b/),
  terms(
    /\b(?:enabled|(?:turned|switched) on|active|on) by default\b|\bdefault `?(?:true|on|yes)\b/i,
    /\b(?:disabled|(?:turned|switched) off|inactive|off) by default\b|\bdefault `?(?:false|off|no)\b/i,
  ),
  terms(
    /\b(?:included|shown|kept|returned|sent|visible) by default\b/i,
    /\b(?:left out|excluded|omitted|hidden|ignored|skipped|dropped) by default\b/i,
  ),
  terms(/\b(?:newest|latest|most recent)(?: \p{L}{2,12}){0,2} first\b/iu, /\b(?:oldest|earliest)(?: \p{L}{2,12}){0,2} first\b/iu),
  terms(/\bascending\b/i, /\bdescending\b/i),
  terms(/\b(?:required|requires|mandatory|compulsory|obligatory)\b/i, /\b(?:recommended|recommends)\b/i, /\boptional\b/i),
  terms(/\bworst[- ]case\b/i, /\b(?:on average|average[- ]case)\b/i, /\bbest[- ]case\b/i),
  terms(/\bdeprecated\b/i, /\b(?:removed|dropped|discontinued)\b/i, /\b(?:added|introduced)\b/i),
  terms(/\b(?:experimental|beta|preview|alpha|provisional)\b/i, /\b(?:stable|generally available|production-ready)\b/i),
  terms(/\b(?:annual(?:ly)?|yearly|a year)\b/i, /\b(?:quarterly|a quarter)\b/i, /\b(?:monthly|a month)\b/i, /\b(?:weekly|a week)\b/i),
  terms(/\bgross\b/i, /\bnet\b/i, /\boperating\b/i),
  terms(/\b(?:upper[- ]?case|capital) ?(?:letters)?\b/i, /\blower[- ]?case\b/i),
  terms(/\bcase-sensitive\b/i, /\bcase-insensitive\b/i),
  terms(/(?<!a)\bsynchronous(?:ly)?\b/i, /\basynchronous(?:ly)?\b/i),
  terms(/\binflows?\b/i, /\boutflows?\b/i),
  terms(/\bteaspoons?\b|\btsp\b/i, /\btablespoons?\b|\btbsp\b/i),
  terms(/\bgold medal\b|\bgold\b(?= in)/i, /\bsilver medal\b|\bsilver\b(?= in)/i, /\bbronze medal\b|\bbronze\b(?= in)/i),
  terms(/\bquarter-?finals?\b/i, /\bsemi-?finals?\b/i),
  terms(/\bsemi-?finals?\b/i, /\b(?:reach(?:ed|es)?|won|lost|in) the finals?\b/i),
  terms(/\b(?:extra time|overtime)\b/i, /\b(?:on penalties|penalty shoot-?out|in a shoot-?out)\b/i),
  terms(/\b(?:single|one-way) (?:ticket|fare|trip|journey)/i, /\b(?:return|round-trip) (?:ticket|fare|trip|journey)/i),
  terms(/\b(?:introduced|imposed)\b/i, /\b(?:repealed|abolished|scrapped)\b/i),
  terms(/\bflows? (?:in)?to\b/i, /\b(?:flows? out of|leaves)\b/i),
  // What came to pass, and what is expected.
  terms(/\b(?:achieved|reported|posted|recorded|delivered)\b/i, /\b(?:expects?|forecasts|targets|aims|projects|anticipates)\b/i),
  terms(/\bon loan\b/i, /\bpermanent(?:ly)?\b/i),
  // A forecast that was changed, and one that was not.
  terms(
    /\b(?:rais(?:es|ed|ing)|lift(?:s|ed|ing)|increas(?:es|ed|ing)|upgrad(?:es|ed))\b(?=[^.;]{0,60}\b(?:guidance|forecast|outlook|target|plan|expect))|\b(?:raised|lifted|increased|up) from (?:an? |its |the )?(?:earlier|previous|prior)/i,
    /\b(?:lower(?:s|ed|ing)|cut(?:s|ting)?|reduc(?:es|ed|ing)|trimm(?:ed|ing)|downgrad(?:es|ed))\b(?=[^.;]{0,60}\b(?:guidance|forecast|outlook|target|plan|expect))|\b(?:lowered|cut|reduced|trimmed|down) from (?:an? |its |the )?(?:earlier|previous|prior)/i,
    /\b(?:unchanged|reiterat(?:es|ed)|confirm(?:s|ed)|maintain(?:s|ed)|reaffirm(?:s|ed)|still expects?)\b/i,
  ),
  terms(/\brefrigerated\b/i, /\bat room temperature\b/i, /\bfrozen\b/i),
  terms(/\b(?:arrives?|arrived|arrival)\b/i, /\b(?:departs?|departed|departure|leaves?|left)\b/i),
  terms(/\bindoors?\b/i, /\boutdoors?\b/i),
  terms(/\bmillions?\b/i, /\bbillions?\b/i, /\btrillions?\b/i),
  terms(/\bbasis points?\b/i, /\bpercentage points?\b/i),
];

/** Share of a claim's other words that the clause must have. */
const SHARE = 0.6;

/** A quick look for their words. */
export const KIND =
  /\b(?:GAAP|IFRS|statutory|adjusted|underlying|default|deprecated|removed|dropped|discontinued|added|introduced|experimental|beta|preview|alpha|provisional|stable|available|production|annual|yearly|quarter|month|week|year|gross|net|operating|upper|lower|case|synchronous|inflow|outflow|teaspoon|tsp|tablespoon|tbsp|gold|silver|bronze|semi|final|loan|permanent|rais|lift|increas|upgrad|cut|reduc|trimm|downgrad|unchanged|reiterat|confirm|maintain|reaffirm|still|refrigerated|room|frozen|arriv|depart|leave|left|indoor|outdoor|million|billion|trillion|points?|required|requires|mandatory|compulsory|obligatory|recommend|optional|worst|average|best|first|ascending|descending|included|shown|kept|sent|visible|hidden|omitted|excluded|ignored|skipped|left out|extra time|overtime|penalt|shoot|ticket|fare|trip|journey|introduced|imposed|repealed|abolished|scrapped|flows?|achieved|reported|posted|recorded|delivered|expects?|forecasts|targets|aims|projects|anticipates)/i;

/** The first of a claim's terms in whose place the source has another. */
export const kindExchanged: (claim: SentenceRead, sentences: readonly SentenceRead[]) => Told | null = exchangedAmong(
  FAMILIES,
  SHARE,
  true,
);
