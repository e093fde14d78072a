/**
 * What one text denies with a denial and the other with words that hold none: "is not conclusive" beside "is far from conclusive", "could not carry it" beside
 * "too heavy for her to carry", "never left without a pilot" beside "always left with one". Takes a contrary back and never makes one.
 */
import { isStopWord } from '../../text/tokens/stop.ts';
import { grantedAlike } from './granted-alike.ts';

const DENIAL = /\b(?:no|not|never|none|neither|nor|cannot|nobody|nothing|nowhere)\b|n['’]t\b/i;
/** What stands behind a denial, to the next stop. */
const DENIED = /(?:\b(?:no|not|never|none|neither|nor|cannot|nobody|nothing|nowhere)\b|n['’]t\b)([^.,;:]{1,90})/giu;

/** Words behind which a thing is said not to be so. What they are said of stands behind them. */
const IMPLYING = new RegExp(
  [
    '\\b(?:anything but|far from|nowhere near|a long way from|(?:stopp?(?:s|ed)|f[ae]ll(?:s|en)?) short of|instead of|rather than|in vain|ceased to be|beyond|hardly|scarcely|(?:g[ai]ve|given|gives|giving) up)\\b',
    // "Too heavy for her to carry", "insufficient to recommend it".
    '\\b(?:too \\p{L}{2,15}|(?:in(?:sufficient|adequate|capable|eligible|competent)|un(?:able|fit|likely|willing|qualified|prepared|ready)|impossible|powerless|reluctant|premature|hesitant|little|few)(?:ly)?)\\b[^.;:]{0,60}? (?:to|for|of)\\b',
    '\\b(?:refrain|abstain|desist|shrank|shrink|(?:back|shied|shy|stay)(?:ed|ing|s)? (?:away|out)|ke(?:ep|pt)|prevent|stopp?|barr?|deter|dissuad|discourag|exclud|exempt|free|immune|absent|spar)(?:s|es|ed|red|e|ing)?\\b[^.;:]{0,40}? (?:from|of)\\b',
    '\\b(?:ignor|disregard|overlook|neglect|avoid|evad|escap|miss|skipp|forg[eo]t|resist|defi|disput|doubt|disagree|lack|rejec|refus|declin|rul)(?:s|d|es|ed|ied|ted|ten|ing)?\\b',
    '\\b(?:the last (?:person|man|woman|thing|place|one)|a myth|a misconception|popular belief|wrongly|mistakenly|falsely|by mistake)\\b',
  ].join('|'),
  'giu',
);
/** Words before which a thing is said not to be so. */
const FAILING =
  /([^.;:,]{1,70}) (?:in vain|to no avail|without success|(?:is|was|are|were|prov(?:es|ed|en)|remain(?:s|ed)|seem(?:s|ed)) (?:\p{L}{2,12}ly )?(?:a (?:myth|misconception|fiction|fabrication|forgery|failure)|false|untrue|wrong|impossible|unknown|unclear|uncertain|unlikely|hopeless|inconclusive|unsuccessful|out of the question))\b/giu;

/** "Considered a merger but decided against it". */
const DECIDED_AGAINST =
  /([^.;:]{1,90}) (?:but|and|then|only to)\b[^.;:]{0,40}\b(?:(?:decided|voted|turned|came out|advised|chose) against|thought better of|changed (?:its|his|her|their) minds?|backed out|(?:came|led) to nothing|fell through|dropped the (?:idea|plan))\b/giu;

/** Letters of the shortest word that tells what is denied, and those by which it is known again. */
const SHORT = 4;
const STEM = 5;
/** Letters behind such words in which the denied word must stand. */
const REACH = 60;
/** Where something else begins than what such words are said of. */
const ELSEWHERE = /[.,;:]|\b(?:until|but|when|because|and|although|while|before|after|which|who)\b/;

const meant = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => word.length >= SHORT && !isStopWord(word));

/** Words of meaning behind each denial. */
function deniedIn(text: string): readonly string[] {
  return [...text.matchAll(DENIED)].flatMap(([, behind = '']) => meant(behind));
}

const among = (stems: readonly string[], text: string): boolean => meant(text).some((word) => stems.includes(word.slice(0, STEM)));

/** Whether the one denies what the other says is not so in words without a denial. */
function impliedIn(one: string, other: string): boolean {
  const stems = deniedIn(one).map((word) => word.slice(0, STEM));
  if (stems.length === 0) return false;
  for (const { 0: words, index } of other.matchAll(IMPLYING)) {
    const behind = other.slice(index + words.length, index + words.length + REACH).split(ELSEWHERE, 1)[0] ?? '';
    if (among(stems, behind) && !among(stems, words)) return true;
  }
  return [FAILING, DECIDED_AGAINST].some((pattern) => [...other.matchAll(pattern)].some(([, before = '']) => among(stems, before)));
}

/** A denying wording and one without a denial that says the same; the one in one text, the other in the other. */
const SAME: readonly (readonly [denying: RegExp, plain: RegExp])[] = [
  // "Never left without a pilot" beside "always left with a pilot".
  [
    /(?:\b(?:no|not|never|none|nobody|nothing|neither|cannot)\b|n['’]t\b)[^.;]{1,80}\bwithout\b/i,
    /\b(?:always|every|each|all|invariably|whenever|only|must)\b[^.;]{1,90}\b(?:with|has|have|had|its|his|her|their)\b/i,
  ],
  // "Nothing was published before 1962" beside "it was not until 1962 that anything was published".
  [
    /\b(?:no|not|never|none|nobody|nothing|neither)\b[^.;]{1,90}\b(?:before|earlier than|prior to)\b|\b(?:before|prior to)\b[^.;]{1,60}\b(?:no|not|never|none|nobody|nothing)\b/i,
    /\b(?:not until|n['’]t [^.;]{0,40}\buntil|only (?:in|on|at|after|from|when|since|with)|not [^.;]{0,40}\buntil)\b/i,
  ],
  // "Nobody had climbed it before her" beside "the first to climb it".
  [
    /\b(?:no|not|never|none|nobody|nothing)\b[^.;]{1,90}\b(?:before|previously|earlier|until then)\b/i,
    /(?<!\b(?:not|nor|never) )(?<!n['’]t )\bthe first (?:ever )?(?:to|who|of)\b/i,
  ],
  // "Has not been decided yet" beside "must be decided by May": what is to come is not there yet.
  [
    /(?:\b(?:not|never)\b|n['’]t\b)[^.;]{0,60}\byet\b/i,
    /\b(?:must|will|shall|(?:is|are|has|have|had|was|were) to|going to|(?:expected|due|scheduled|planned|set) to|plans? to)\b/i,
  ],
  // "No other ship survived" beside "the sole ship to survive".
  [/\b(?:no (?:other|further|second|one else)|nobody else|none of the others)\b/i, /\b(?:sole|solely|only|alone)\b/i],
  // "Limburg alone did not accept it" beside "every province except Limburg accepted it".
  [
    /\b(?:alone|only)\b[^.;]{1,80}(?:\b(?:not|never)\b|n['’]t\b)/i,
    /\b(?:all|each|every(?:one|body)?)\b[^.;]{0,60}\b(?:except(?:ing)?|but|apart from|other than|save)\b/i,
  ],
  // "Did not travel alone" beside "travelled with her sister".
  [/(?:\bnot\b|n['’]t\b)[^.;]{0,40}\balone\b/i, /\b(?:with|together|both|jointly)\b/i],
  // "Did not want to ride" beside "would rather walk than ride".
  [/(?:\b(?:not|never)\b|n['’]t\b) (?:want|wish|like|care|desire)\w{0,3}\b/i, /\b(?:would|had|'d) rather\b|\bprefer\w{0,5}\b/i],
  // "After 1975 no trains stopped there" beside "trains stopped calling there in 1975".
  [
    /\b(?:after|since|from)\b[^.;]{1,60}\b(?:no|not|never|none)\b|(?:\b(?:no|not|never|none)\b|n['’]t\b)[^.;]{1,60}\b(?:after|since)\b/i,
    /\b(?:stopp?(?:s|ed)|ceas(?:es|ed)|end(?:s|ed)|gave up|discontinued|until|last)\b/i,
  ],
  // "Not so much a matter of principle as of money" beside "a matter of money more than of principle".
  [/\bnot so much\b/i, /\b(?:more|rather|less)\b[^.;]{0,60}\bthan\b/i],
  // "Everything except his violin" beside "everything save his violin", "apart from his violin, everything".
  [
    /\bexcept(?:ing)?\b/i,
    /\b(?:all|each|every\p{L}{0,5}|nothing|nobody|none|no \p{L}{2,15}) (?:\p{L}{2,15} )?(?:save|but|bar|barring|other than)\b|\b(?:with the exception of|apart from|save for)\b/iu,
  ],
  // "Hardly had the audience left when the fire broke out" beside "it broke out after they had left".
  [
    /\b(?:hardly|scarcely|barely)\b[^.;]{1,100}\b(?:when|before|than)\b/i,
    /\b(?:after|afterwards|as soon as|when|once|before|upon|until|immediately|then|moments?|shortly|just)\b/i,
  ],
];

const sameIn = (one: string, other: string): boolean =>
  SAME.some(([denying, plain]) => plain.test(other) && denying.test(one) && !denying.test(other));

const NOT_UN = /(?:\b(?:not|never|neither|nor|no)\b|n['’]t\b) (?:an? |entirely |wholly |at all )?(?:un|in|im|ir|il|dis)(\p{L}{5,20})\b/giu;
/** "Possible" beside "not impossible". */
export const doublyDenied = (one: string, other: string): boolean =>
  [...one.matchAll(NOT_UN)].some(([, rest = '']) => new Set(other.toLowerCase().match(/\p{L}{5,}/gu)).has(rest.toLowerCase()));

/** Whether one of two texts denies what the other says is not so in words that hold no denial. */
export const saidImplied = (said: string, found: string): boolean =>
  grantedAlike(said, found) ||
  sameIn(said, found) ||
  sameIn(found, said) ||
  doublyDenied(said, found) ||
  doublyDenied(found, said) ||
  (DENIAL.test(said) && !DENIAL.test(found) && impliedIn(said, found)) ||
  (DENIAL.test(found) && !DENIAL.test(said) && impliedIn(found, said));
