/**
 * A term of art in another's place: "beyond reasonable doubt" for "on the balance of probabilities", "with prejudice" for "without", "at least" for "not
 * exceeding", charged for arrested. Told where the clause that has the claim's other words has another term of the same family, and none has the claim's.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import { exchangedAmong, type Term, terms } from '../families.ts';
import type { Ruled } from './ruled.ts';

const FAMILIES: readonly (readonly Term[])[] = [
  // How much must be proved.
  terms(
    /\b(?:balance of probabilities|preponderance of (?:the )?evidence|more likely than not)\b/i,
    /\bbeyond (?:a |all |any )?reasonable doubt\b/i,
    /\bclear and convincing\b/i,
    /\bprobable cause\b/i,
    /\breasonable suspicion\b/i,
    /\bprima facie\b/i,
  ),
  // How closely a court looks.
  terms(
    /\bde novo\b/i,
    /\bclear(?:ly)? err(?:or|oneous)\b/i,
    /\babuse of (?:its |their )?discretion\b/i,
    /\bsubstantial evidence\b/i,
    /\bplain error\b/i,
    /\brational[- ]basis\b/i,
    /\bstrict scrutiny\b/i,
    /\bintermediate scrutiny\b/i,
  ),
  terms(/\bwith prejudice\b/i, /\bwithout prejudice\b(?! to\b)/i),
  terms(/\bpermanent\b/i, /\b(?:preliminary|interim|interlocutory|temporary|provisional)\b/i),
  // Which chamber.
  terms(
    /\b(?:Congress|Parliament|both (?:houses|chambers))\b/,
    /\b(?:House of (?:Representatives|Commons)|the House|lower house|Bundestag|Commons)\b/,
    /\b(?:Senate|House of Lords|upper house|Bundesrat)\b/,
  ),
  terms(/\b(?:Security Council)\b/, /\bGeneral Assembly\b/),
  terms(/(?<!non-)(?<!non )\bexclusive\b/i, /\bnon-?exclusive\b/i),
  terms(/\b(?:business|working|banking) days?\b/i, /\b(?:calendar|consecutive) days?\b/i),
  // Floors and caps.
  terms(
    /\b(?:(?:not?|never) (?:be )?(?:less|fewer|earlier|lower|sooner|shorter) than|at least|minimum|at the earliest|not before)\b/i,
    /\b(?:(?:not?|never|cannot) (?:be )?(?:more|later|greater|higher|longer) than|(?:not|never|cannot) exceed(?:ing|s|ed)?|at most|maximum|up to|within|capped|at the latest)\b/i,
  ),
  // What a person pays for it.
  terms(/\bfin(?:e|es|ed)\b/i, /\b(?:imprison(?:ed|ment)|jail(?:ed)?|prison)\b/i, /\bcommunity service\b/i),
  terms(/\bat any time\b/i, /\b(?:until|before|after|once) (?:the |its |his |her |a )?\p{L}{3,}/iu),
  terms(/\bconcurr(?:ed|ing|ence)\b/i, /\bdissent(?:ed|ing|s)?\b/i),
  terms(/\bfelony\b/i, /\bmisdemeanou?r\b/i),
  terms(/\bconcurrent(?:ly)?\b/i, /\bconsecutive(?:ly)?\b/i),
  terms(/\bgross negligence\b/i, /(?<!gross )\bnegligence\b/i, /\b(?:wil?lful|intentional|deliberate)(?:ly)?\b/i),
  terms(/\bunanim(?:ous|ously|ity)\b/i, /\bplurality\b/i, /\bmajority\b/i),
  terms(/\b(?:for cause|material breach)\b/i, /\b(?:for convenience|without cause|for any reason)\b/i),
  terms(/\b(?:at any time|without notice)\b/i, /\b(?:by giving|on|upon|giving) [^,.;]{0,40}notice\b/i),
  terms(/\b(?:in total|in (?:the )?aggregate|altogether|overall)\b/i, /\b(?:(?:for|in respect of) (?:any one|each|every)|per|any one)\b/i),
  terms(/\b(?:in full|in (?:its|their) entirety|wholly|entirely)\b/i, /\b(?:in part|partly|partially)\b/i),
  terms(/\bvot(?:ed|es) against\b/i, /\babstain(?:s|ed)\b/i, /\bvot(?:ed|es) (?:for|in favou?r)\b/i),
  terms(/\bplead(?:s|ed)? guilty\b/i, /\b(?:jury (?:found|convicted)|found guilty)\b/i),
  terms(
    /\bdirect (?:damages?|loss(?:es)?|costs?)\b/i,
    /\b(?:consequential|indirect|incidental|special) (?:damages?|loss(?:es)?|costs?)\b/i,
  ),
  // How far a prosecution has come.
  [
    { form: /\b(?:questioned|under investigation|opened an? (?:preliminary )?(?:inquiry|investigation))\b/i, rank: 0 },
    { form: /\b(?:arrest(?:s|ed)|detained|taken into custody)\b/i, rank: 1 },
    { form: /\b(?:charged(?= with| over| in)|indicted)\b/i, rank: 2 },
    { form: /\b(?:convicted|(?:found|pleaded) guilty)\b/i, rank: 3 },
    { form: /\b(?:acquitted|cleared|found not guilty)\b/i, rank: 3 },
  ],
  terms(/\bamend(?:s|ed)\b/i, /\b(?:repeal(?:s|ed)|revok(?:es|ed))\b/i),
];

/** Any of their words: most claims have none. */
export const TERM =
  /\b(?:probabilities|preponderance|likely than|reasonable|convincing|probable cause|prima facie|de novo|clear(?:ly)? err|discretion|substantial evidence|plain error|rational|scrutiny|prejudice|permanent|preliminary|interim|interlocutory|temporary|provisional|Congress|Parliament|House|houses?|chambers|Bundes|Commons|Senate|Council|Assembly|exclusive|nonexclusive|days?|than|at least|at most|at the|minimum|maximum|up to|within|exceed|capped|not before|fin(?:e|es|ed)|imprison|jail|prison|community|felony|misdemean|concurrent|consecutive|negligence|wil?lful|intentional|deliberate|unanim|plurality|majority|breach|cause|convenience|reason|guilty|jury|questioned|investigation|inquiry|arrest|detained|custody|charged|indicted|convicted|acquitted|cleared|amend|repeal|revok|at any time|notice|in total|aggregate|altogether|overall|per|any one|each|in full|entire|wholly|part|vote|abstain|concurr|dissent|direct|consequential|incidental)/i;

/** The first term of a claim in whose place the evidence has another. */
export const termExchanged: (claim: SentenceRead, sentences: readonly SentenceRead[]) => Ruled | null = exchangedAmong(FAMILIES);
