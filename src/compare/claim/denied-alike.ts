/** Texts of which one denies what the other states in other words, so that both say the same. */
import { clausesOf } from '../../text/clauses.ts';
import { NOT_PAID, notButOther, saidAlike, wordedAlike } from './said-alike.ts';
import { doublyDenied, saidImplied } from './said-implied.ts';
import { deniedTurned } from './two-sides.ts';

const BELOW =
  /\b(?:under|below|younger than|less than|fewer than) (?:the age of )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/i;
const ABOVE =
  /\b(?:at least \d|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}{3,10} )?(?:or|and) (?:older|over|above|more)|minimum (?:age )?(?:of|is) \d|no younger than)/iu;
const SINCE = /\bsince\b/i;
const FIRST = /\bfirst\b/i;
const MISSING = /\b(?:missing|absent)\b/i;

/** "Needs a parent's consent" beside "may not register without the consent of a parent". */
const NEEDS = /\b(?:needs?|needed|requir\w{1,4}|must|only|subject to|depends?)\b/i;
const OPENED = /(?:\b(?:not|no|nobody|neither|cannot)\b|n['’]t\b)[^.;]{1,120}\b(?:without|unless|until)\b/i;
const OPENS = /\b(?:without|unless|until)\b/i;
/** "Without consent no pets may be kept" beside "allowed with consent". */
const SHUT = /\bwithout\b[^.;]{1,80}(?:\b(?:no|not|nobody|none|never|cannot)\b|n['’]t\b)/i;
const WITH = /\bwith\b/i;

const DENIES = /\b(?:no|not|never|without|none|neither|nor|cannot|nobody|nothing)\b|n['’]t\b/i;
const lacking = (text: string): boolean => MISSING.test(text) && !DENIES.test(text);

const DECLINES = /\b(?:(?:declin|refus)\w{1,3} to|(?:refrain|abstain)\w{0,3} from)\b/i;
const onlyDeclines = (text: string): boolean => DECLINES.test(text) && !DENIES.test(text);
/** "Has yet to be tested". */
const YET_TO = /\b(?:has|have|had|is|are|remains?) yet to\b/i;
const NOT_YET = /\b(?:not|never|no|un\p{L}{4,})\b|n['’]t\b/iu;

/** "The union had no more funds" beside "the union ran out of funds". */
const RAN_OUT = /\b(?:r[au]n(?:s|ning)? out of|exhausted|used up|depleted)\b/i;
const NO_MORE = /\b(?:no (?:more|longer|further)|had no|has no|have no|without)\b/i;

/** "All but two villages", "every district but one": of some it is denied. */
const ALL_BUT = /\b(?:all(?: (?:of )?the \p{L}{2,20}| \p{L}{2,20})?|every \p{L}{2,20}|everyone|everybody|everything) but\b/iu;
const NEGATIVE = /\bnegative for\b/i;
/** "No member may serve more than two terms", "none exceeded 5.1": a limit, and no denial of what keeps to it. */
const BOUNDED =
  /(?:\b(?:no|not|none|nobody|never|neither|cannot)\b|n['’]t\b)[^.;]{1,60}\b(?:exceed\w{0,3}|(?:more|longer|later|higher|larger|greater|older|less|fewer) than (?:\p{Nd}|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|half\b|an?\b))/iu;
const PAST_IT = /\b(?:exceed\w{0,3}|more|over|above|beyond|longer|later|higher|larger|greater|older|less|fewer)\b/i;
/** "Paid out only when it ends" beside "no payment as long as it lasts". */
const ONLY_WHEN = /\bonly (?:when|if|after|once|where|upon|on)\b/i;
const WHILE = /\b(?:as long as|while|before|until|unless|without|otherwise|during)\b/i;
/** "Are excluded" beside "must not have". */
const EXCLUDED = /\b(?:exclude[ds]?|excluding|barred|ineligible|disqualified|disqualifies)\b/i;
const MUST_NOT = /\b(?:(?:must|may|shall|can|could) not|cannot|mustn['’]t|can['’]t)\b/i;
/** "None of the passengers remained" beside "all passengers were taken off". */
const NONE_LEFT = /\b(?:none|nobody|no one|no \p{L}{3,20})\b[^.;]{1,60}\b(?:remain\w{0,3}|stay\w{0,3}|left|surviv\w{1,3})\b/iu;
const ALL = /\b(?:all|every|each|entire\w{0,2})\b/i;
const NO_LONGER = /\b(?:no longer|not? [^.;]{1,40}any ?more)\b/i;
const FOLLOWED = /\b(?:replaced|superseded|supplanted|ousted|succeeded) by\b/i;
/** "Do not advise against it" speaks for it, if for anything. */
const NOT_AGAINST = /(?:\bnot\b|n['’]t\b)(?: \p{L}{3,20}){1,3} against\b/iu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Letters in which words must agree that are formed of one another. */
const FORMED = 5;
const begins = (word: string, other: string): boolean => word.slice(0, FORMED) === other.slice(0, FORMED);

/** "Inadequate reasons" beside "failed to give adequate reasons". */
function negatedWord(one: string, other: string): boolean {
  const there = wordsOf(other);
  return wordsOf(one).some((word) => {
    const rest = /^(?:un|in|im|ir|il|dis)(?=\p{L}{5})/u.exec(word)?.[0];
    return rest !== undefined && !there.includes(word) && there.some((own) => begins(own, word.slice(rest.length)));
  });
}

/** "No bridge was longer" beside "the longest bridge". */
function outdone(one: string, other: string): boolean {
  const here = wordsOf(one);
  return wordsOf(other).some((word) => /.{3}est$/.test(word) && here.includes(`${word.slice(0, -2)}r`));
}

/** "Pinned ones are not deleted" beside "are deleted unless they are pinned": the one tells of what the condition of the other excepts. */
function unlessSo(one: string, other: string): boolean {
  const clause = /\bunless\b([^.;,]{3,120})/i.exec(other)?.[1];
  if (clause === undefined || OPENS.test(one)) return false;
  const here = wordsOf(one);
  return wordsOf(clause).some((word) => word.length > FORMED && here.some((own) => begins(own, word)));
}

/** Ways in which a text `one` that denies something may say what the `other` says without that. */
const saysWithout = (one: string, other: string): boolean =>
  (ALL_BUT.test(other) && !ALL_BUT.test(one)) ||
  (NEGATIVE.test(other) && !NEGATIVE.test(one)) ||
  (BOUNDED.test(one) && !PAST_IT.test(other)) ||
  ((OPENED.test(one) || SHUT.test(one)) && (NEEDS.test(other) || WITH.test(other)) && !OPENS.test(other) && !DENIES.test(other)) ||
  (ONLY_WHEN.test(other) && WHILE.test(one)) ||
  (MUST_NOT.test(one) && EXCLUDED.test(other) && !EXCLUDED.test(one) && !DENIES.test(other)) ||
  (NONE_LEFT.test(one) && ALL.test(other) && !DENIES.test(other)) ||
  (NO_LONGER.test(one) && FOLLOWED.test(other)) ||
  (NOT_AGAINST.test(one) && !DENIES.test(other)) ||
  outdoes(one, other) ||
  (NONE_BESIDES.test(one) && ONLY.test(other) && !DENIES.test(other)) ||
  saidOfUnlike(one, other) ||
  leftOut(one, other) ||
  (!DENIES.test(other) && (outdone(one, other) || negatedWord(other, one))) ||
  unlessSo(one, other);

/** "Had not had a drought as bad for 40 years" beside "the worst drought for 40 years"; "never been lower" beside "the lowest ever". */
const NOT_SO =
  /(?:\b(?:no|not|never|nothing|nobody|none|rarely)\b|n['’]t\b)[^.;]{0,60}\b(?:(?:as|so|that|such an?) \p{L}{2,20} (?:as|since|for|in|before)\b|(?:as|so) \p{L}{2,20}\b|\p{L}{2,12}er\b)/iu;
const THE_MOST = /\b(?:worst|best|most|least|record|unprecedented|\p{L}{3,12}est)\b/iu;
const outdoes = (one: string, other: string): boolean =>
  NOT_SO.test(one) && THE_MOST.test(other) && !THE_MOST.test(one) && !DENIES.test(other);

/** "A version without the second act" beside "the second act was cut". */
const CUT =
  /\b(?:cut|cuts|cutting|omit(?:s|ted)?|dropped|left out|removed|deleted|lacks?|lacked|missing|absent|free of|free from|abandoned|abolished|stripped of|skipped|spared|eliminated|withdrawn|excluded|excludes)\b/i;
const WITHOUT = /\bwithout\b/i;
const leftOut = (one: string, other: string): boolean => WITHOUT.test(one) && CUT.test(other) && !CUT.test(one) && !DENIES.test(other);

/** "No plant outside Poland makes money" beside "only two do, and both are in Poland". */
const NONE_BESIDES =
  /\b(?:no|none|nobody|nothing|nowhere|no one)\b[^.;]{1,60}\b(?:outside|other than|except|besides|beyond|apart from|elsewhere|aside from)\b|\b(?:nowhere|no one|nobody|nothing|none) (?:but|else)\b/i;
const ONLY = /\b(?:only|alone|solely|exclusively)\b/i;

/** "The earlier directive exempted them" beside "unlike its predecessor, the directive of 2019 does not": what is denied of the one is so of the other. */
const UNLIKE =
  /\b(?:unlike|in contrast to|as opposed to) [^.;,]{2,60}, ([^.;,]{2,60}?)(?:\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would) (?:not|never)\b|n['’]t\b)/i;
/** "Hartmann did not accept it" beside "unlike Hartmann, the mayor accepted it". */
const UNLIKE_WHOM = /\b(?:unlike|in contrast to) ([^.;,]{2,60}),/i;
const unlikeHim = (one: string, other: string): boolean => {
  const own = wordsOf(one);
  return wordsOf(UNLIKE_WHOM.exec(other)?.[1] ?? '').some((word) => word !== 'the' && own.includes(word));
};

function saidOfUnlike(one: string, other: string): boolean {
  const subject = UNLIKE.exec(one)?.[1];
  if (subject === undefined || DENIES.test(other)) return false;
  const there = other.toLowerCase();
  return (
    subject
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu)
      ?.every((word) => word === 'the' || there.includes(word)) !== true
  );
}

const FAILS = /\b(?:fail\w{0,3}|lack\w{0,3}|unable)\b/i;
const deniesAny = (text: string): boolean => DENIES.test(text) || FAILS.test(text);

/** A denial, and what says the same without one, or with another one. */
const SAME_SAID: readonly (readonly [RegExp, RegExp])[] = [
  NOT_PAID,
  // "Avoid swimming there" beside "swimming there is dangerous".
  [
    /\b(?:avoid(?:s|ed|ing)?|never|(?:do|should|must) not|not advis\w{1,4}|advis\w{1,3} against)\b|n['’]t\b/i,
    /\b(?:dangerous|unsafe|hazardous|risky|harmful|poisonous|toxic)\b/i,
  ],
  // "Should not be used" beside "is contraindicated".
  [/\b(?:(?:should|must|may|can|shall|ought|do|does) not|cannot|not (?:to )?be)\b|n['’]t\b/i, /\bcontraindicated\b/i],
  // "Allowed from 8 to 1" beside "must not be done except between 8 and 1".
  [/(?:\b(?:no|not|nobody|never)\b|n['’]t\b)[^.;]{1,120}\b(?:except|other than|unless)\b/i, /\b(?:allowed|permitted|(?<!not )may be)\b/i],
  // "When others ran dry the one with the dams flowed" beside "it flowed while two without beavers dried up".
  [/\b(?:while|whereas|but)\b[^.;]{1,80}\bwithout\b/i, /\bthe (?:ones?|others?) (?:with|that ha[sd]|which ha[sd])\b/i],
  [/\b(?:no|not) (?:\w{3,20}ly )?(?:worse|inferior|poorer)\b/i, /\bnon-?inferior/i],
  // "Had no relation to", "had no detectable effect on" beside "was unrelated to".
  [
    /\bno (?:[a-z-]{3,16} ){0,2}(?:effect|influence|impact|bearing|associations?|correlations?|relations?|relationship|links?|connection)\b|\bnot (?:\w{3,20}ly )?(?:affect|influenc|relat|associat|correlat|link|depend)/i,
    /\b(?:un(?:related|correlated|affected|influenced)|independent(?:ly)? of|irrespective of|regardless of)\b/i,
  ],
  // "Did not differ", "nor did the number of" beside "was the same".
  [/\b(?:not|n['’]t|nor|neither|no)\b[^.;]{0,60}\bdiffer/i, /\b(?:the same|equal(?:ly)?|alike|similar(?:ly)?|identical(?:ly)?|just as)\b/i],
  // "No mix differed by more than 3%" beside "all mixes were within 3%".
  [
    /\b(?:no|none|not|neither)\b[^.;]{1,80}\b(?:more|less|further|farther) than \p{Nd}/iu,
    /\b(?:all|every|each|both)\b[^.;]{1,60}\bwithin \p{Nd}/iu,
  ],
  // "Did not make it more likely" beside "were no more likely".
  [/\b(?:not|never)\b[^.;]{1,60}\b(?:more|less|better|worse|higher|lower)\b/i, /\bno (?:more|less|better|worse|higher|lower)\b/i],
  // "Failed to sign" beside "the failure to sign", "may not sign" beside "bars it from signing".
  [
    /\b(?:not|no|never|cannot|fail(?:s|ed)?|unable)\b|n['’]t\b/i,
    /\b(?:failure|inability|refusal|unwillingness|reluctance)\b[^.;,]{0,40} to\b/i,
  ],
  [
    /\b(?:not|no|never|cannot)\b|n['’]t\b/i,
    /\b(?:bars?|barred|debarr?(?:s|ed)?|preclud(?:es?|ed)|stopp?(?:s|ed)?|kept|keeps?)\b[^.;,]{1,50} from\b/i,
  ],
  // "The maps were not printed" beside "printed it, but left out the maps".
  [/\b(?:not|never)\b|n['’]t\b/i, /\b(?:left|leaves?|leaving) out\b|\bomit(?:s|ted|ting)?\b/i],
  // "Did not sign" beside "would have signed, had they agreed".
  [/\b(?:not|never)\b|n['’]t\b/i, /\b(?:would|could|might|should) (?:\p{L}{3,12}ly )?have \p{L}{2}/iu],
  // "Not as often as" beside "less often than".
  [
    /(?:\b(?:not|never)\b|n['’]t\b)[^.;,]{0,60} (?:as|so) (?:\p{L}{2,15} ){1,4}as\b/iu,
    /\b(?:less|fewer|\p{L}{2,10}er)\b[^.;,]{0,60} than\b/iu,
  ],
  [/(?:\b(?:not|never)\b|n['’]t\b) deny\b/i, /\b(?:admit|acknowledg|conced|confess)\w{0,4}\b/i],
  // "Did not sign" beside "apart from him, everybody signed".
  [
    /\b(?:not|never)\b|n['’]t\b/i,
    /\b(?:apart from|except(?: for)?|with the exception of|other than|excluding)\b[^.;]{1,60}\b(?:every\w{0,5}|all|each|the (?:others|rest))\b/i,
  ],
  // "Not always" beside "sometimes", "not all" beside "some".
  [
    /(?:\bnot\b|n['’]t\b)(?: \p{L}{2,15})? (?:always|all|every|everyone|everybody|entirely|invariably)\b/iu,
    /\b(?:some|sometimes|several|most|mostly|often|usually|occasionally|partly|partially|half|many|a few|others)\b/i,
  ],
  // "Not both of them signed" beside "only one of the two signed".
  [/(?:\bnot|n['’]t) (?:both|each)\b/i, /\b(?:only|just|exactly) (?:a single )?one\b|\bone of the two\b|\bone\b[^.;]{1,120}\bthe other\b/i],
  // "Did not nest in treated fields" beside "nested only in untreated ones".
  [/\b(?:not|no|never)\b|n['’]t\b/i, /\bonly (?:in|on|at|among|with|for|by|after) (?:the )?(?:un|non-?)\p{L}{4,}/iu],
  [
    /\b(?:cannot|could not|not (?:yet )?(?:be )?(?:known|determined|settled|established|clear))\b/i,
    /\b(?:unknown|unclear|uncertain|undetermined|remains? open)\b/i,
  ],
];

/** Whether one of two texts denies what the other says so in a word of another kind. */
const sameSaid = (one: string, other: string): boolean =>
  SAME_SAID.some(([denial, word]) => (word.test(one) && denial.test(other)) || (word.test(other) && denial.test(one)));

/** "Will not open before August" beside "opens in August at the earliest". */
const EARLIEST = /\bat the (?:very )?earliest\b/i;
const NOT_BEFORE = /(?:\b(?:not|no|never|nobody|none)\b|n['’]t\b)[^.;]{1,80}\bbefore\b/i;

/** "No decision on the vendor was made" beside "Decision on vendor: open". */
const LEFT_OPEN = /\b(?:open|pending|undecided|unresolved|postponed|deferred|adjourned|tbd|to be (?:decided|determined|agreed))\b/i;
const NOTHING_DECIDED =
  /\bno (?:final |firm |formal )?(?:decision|agreement|ruling|verdict|vote|date)\b|(?:\bnot|n['’]t) (?:yet )?(?:been )?(?:decided|agreed|settled|determined|fixed)\b/i;

/** A figure that denies: "0 files skipped". */
const ZERO = /(?<![\p{L}\p{N}.,:/-])0 \p{L}{2}/u;
/** A value that denies its label: "Conflicts of interest: none declared". */
const NONE_OF_LABEL = /\p{L} ?: (?:none|nil|keine?)\b/iu;
/** A question that is answered by a denial. */
const ANSWERED_NO = /\?["”]?\s+(?:\p{L}{1,12}: )?(?:(?:unfortunately|sadly|sorry|leider),? )?(?:no|not|nein|non|nee|nicht)\b/iu;

/** What a text may deny by a figure, a value or an answer, without a denial of the same words. */
const deniesByValue = (text: string): boolean => ZERO.test(text) || NONE_OF_LABEL.test(text) || ANSWERED_NO.test(text);

const NAMES = /(?<=[\p{L}\p{N}’',:] )\p{Lu}[\p{L}’'-]{2,30}/gu;
const DENIED_WORDS = /(?:\b(?:not|never|no)\b|n['’]t\b)((?: [\p{L}’'-]{1,30}){1,5})/giu;
/** Letters of the shortest word that tells what is denied. */
const SHORT = 4;

/**
 * "The plant in Ghent will not be sold" beside "the plant in Turin will be sold; the one in Ghent will be kept": the one clause that has the names of who denies
 * says nothing of what he denies, which another clause says.
 */
function ofOtherNamed(said: string, found: string): boolean {
  const clauses = clausesOf(found).map(({ start, end }) => found.slice(start, end));
  const names = said.match(NAMES) ?? [];
  if (clauses.length < 2 || names.length === 0) return false;
  const [own, second] = clauses.filter((clause) => names.every((name) => clause.includes(name)));
  if (own === undefined || second !== undefined) return false;
  const denied = [...said.matchAll(DENIED_WORDS)].flatMap(([, words = '']) => wordsOf(words).filter((word) => word.length >= SHORT));
  const says = (clause: string): boolean =>
    wordsOf(clause).some((word) => denied.some((one) => one.slice(0, FORMED) === word.slice(0, FORMED)));
  return denied.length > 0 && !says(own) && clauses.some(says);
}

/** Whether a denial in one of the two, a claim and a sentence, may say what the other says. */
export const deniedAlike = (said: string, found: string): boolean =>
  sameSaid(said, found) ||
  deniedTurned(said, found) ||
  unlikeHim(said, found) ||
  unlikeHim(found, said) ||
  saidAlike(said, found) ||
  (deniesAny(said) && (saysWithout(said, found) || ofOtherNamed(said, found))) ||
  (deniesAny(found) && saysWithout(found, said)) ||
  // "Nobody under 18 may drive" beside "drivers must be at least 18".
  (BELOW.test(found) && ABOVE.test(said)) ||
  // "Had not won there since 1998" beside "the first win there since 1998".
  (SINCE.test(said) && SINCE.test(found) && FIRST.test(said) !== FIRST.test(found)) ||
  // "Not yet tested" beside "yet to be tested".
  (YET_TO.test(found) && NOT_YET.test(said)) ||
  (YET_TO.test(said) && NOT_YET.test(found)) ||
  (RAN_OUT.test(found) && NO_MORE.test(said)) ||
  (RAN_OUT.test(said) && NO_MORE.test(found)) ||
  // "Missing in 45 schools" beside "45 schools had no library".
  // "Did not comment" beside "declined to comment".
  (onlyDeclines(found) && !DECLINES.test(said)) ||
  (onlyDeclines(said) && !DECLINES.test(found)) ||
  (EARLIEST.test(found) && NOT_BEFORE.test(said)) ||
  (EARLIEST.test(said) && NOT_BEFORE.test(found)) ||
  (LEFT_OPEN.test(found) && NOTHING_DECIDED.test(said)) ||
  (LEFT_OPEN.test(said) && NOTHING_DECIDED.test(found)) ||
  (DENIES.test(said) && deniesByValue(found)) ||
  saidImplied(said, found) ||
  (lacking(said) && !MISSING.test(found)) ||
  (lacking(found) && !MISSING.test(said));

/** Whether words that are opposites leave both true: "lost one" beside "won all but one", "inadequate" beside "failed to be adequate", what "unless" excepts. */
export const opposedAlike = (said: string, found: string): boolean =>
  ALL_BUT.test(found) !== ALL_BUT.test(said) ||
  wordedAlike(said, found) ||
  notButOther(said, found) ||
  unlessSo(said, found) ||
  doublyDenied(said, found) ||
  doublyDenied(found, said) ||
  (deniesAny(found) && !DENIES.test(said) && negatedWord(said, found)) ||
  (deniesAny(said) && !DENIES.test(found) && negatedWord(found, said));
