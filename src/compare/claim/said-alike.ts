/**
 * Pairs of wordings that say the same, one of them with a denial: "no oral examination any more" beside "the oral examination was abolished", "nobody had done
 * it before" beside "the first to do it", "not before the end" beside "only at the end". Takes a contrary back and never makes one.
 */
import { isStopWord } from '../../text/tokens/stop.ts';

const DENIES =
  /\b(?:no|not|never|without|none|neither|nor|cannot|nobody|nothing|hardly|scarcely|barely|rarely|seldom|den(?:y|ies|ied))\b|n['’]t\b/i;

/** A denial of a movement, of a comparison. */
const NOT_MOVED =
  /(?:\b(?:not|no|never|neither|nor|none)\b|n['’]t\b)[^.;]{0,40}\b(?:f[ae]ll|declin|decreas|drop|shr[iau]nk|lower|reduc|ris|rose|increas|gr[eo]w|chang|improv|worsen|alter)\w{0,4}\b/i;
const NOT_MORE =
  /(?:\b(?:not|no|never|neither|nor|none)\b|n['’]t\b)[^.;]{0,50}\b(?:more|less|fewer|worse|better|(?!othe|unde|ove|afte|eve|neve|numbe|whethe|neithe|eithe|rathe|orde|pape)\p{L}{2,9}er)\b/iu;

const NUMBER = '(?:\\p{Nd}|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|twelve\\b|half\\b)';

/** "Children do not pay" beside "children get in free", in each language that is read. */
export const NOT_PAID: readonly [RegExp, RegExp] = [
  /\b(?:not (?:have to )?(?:pay|be charged)|pays? nothing|non paga\p{L}{0,3}|nicht (?:be)?zahl\p{L}{0,3}|zahl\p{L}{1,3} nichts?|ne pai\p{L}{1,4}|no paga\p{L}{0,3}|n[ãa]o paga\p{L}{0,3})/iu,
  /\b(?:free|gratis|gr[áa]tis|kostenlos|kostenfrei|umsonst|gratuit\p{L}{0,6}|without charge)(?!\p{L})/iu,
];

/** A denying wording, and what says the same. Each may stand in either text; neither in both. */
const PAIRS: readonly (readonly [denying: RegExp, plain: RegExp])[] = [
  // "There is no oral examination any more" beside "has been abolished".
  [
    /\b(?:no|not|never|cannot)\b[^.;]{1,80}\b(?:any ?more|any longer)\b|\bno longer\b/i,
    /\b(?:abolish|discontinu|withdr[ae]w|remov|scrapp|repeal|cancell|revok|phas(?:ed|ing) out|dropp)\p{L}{0,5}\b/iu,
  ],
  // "No woman had held a chair before her" beside "the first woman to hold a chair"; "it had not snowed for 13 years" beside "for the first time in 13 years".
  [
    /\b(?:no|not|never|nobody|none)\b[^.;]{1,90}\b(?:before|until|earlier|previously|for|since|in)\b|\b(?:before|until)\b[^.;]{1,60}\b(?:no|not|never|nobody|none)\b/i,
    /\bfor the first time (?:in|since)\b|\bfirst (?:\p{L}{2,20} ){1,5}(?:to|in|since)\b|\bfirst(?: \p{L}{2,20}){1,4} since\b/iu,
  ],
  // "Had not risen more slowly in any month since 2022" beside "the smallest gain since 2022".
  [
    /(?:\b(?:no|not|never|nobody|none)\b|n['’]t\b)[^.;]{1,90}\bsince\b/i,
    /\b(?:\p{L}{3,12}est|most|least|worst|best)\b[^.;]{1,60}\b(?:since|in \p{Nd}{1,3}|in \p{L}{3,8} (?:years|months|weeks))\b/iu,
  ],
  // "Hardly any change" beside "was little changed".
  [/\b(?:hardly|scarcely|barely)\b/i, /\b(?:little|few|slight(?:ly)?|marginal(?:ly)?|rarely|rare|seldom|almost no|minimal(?:ly)?)\b/i],
  // "Levels did not fall" beside "levels were stable or rising".
  [
    NOT_MOVED,
    /\b(?:stable|steady|unchanged|constant|flat|(?:stay|remain|hold|held)\w{0,3} (?:level|as|at|the same)|the same|alike|similar(?:ly)?|equal(?:ly)?)\b/i,
  ],
  // "Was no worse in women" beside "worked as well in women as in men".
  [NOT_MORE, /\bas \p{L}{2,15} (?:\S{1,20} ){0,6}as\b|\bequally\b|\b(?:just )?as (?:well|often|long|much|many|likely|common)\b/iu],
  // "No conclusions can be drawn" beside "too few to permit conclusions".
  [DENIES, /\btoo (?:few|little|small|short|low|weak|early|late|rare|young|old|poor|imprecise|sparse|scarce)\b[^.;]{0,60}\b(?:to|for)\b/i],
  // "Wait a minute before opening" beside "do not open for at least a minute".
  [/(?:\b(?:do|must|should|may|shall) not\b|\b(?:never|cannot)\b|n['’]t\b)[^.;]{1,80}\b(?:for|before|until)\b/i, /\bwait(?:s|ed|ing)?\b/i],
  // "Has not been working since" beside "has been out of order since".
  [DENIES, /\bout of (?:order|action|use|service|print|stock|operation|business|work|force|date|bounds)\b/i],
  // "Part of his papers has not been catalogued" beside "only partly catalogued".
  [
    /\b(?:part|parts|some|half|most|many)\b[^.;]{0,60}(?:\bnot\b|n['’]t\b)/i,
    /\b(?:only |just )?(?:partly|partially|in part)\b|\bincomplete(?:ly)?\b/i,
  ],
  // "Apart from a clock, nothing is left" beside "only the clock is left".
  [
    /\b(?:nothing|none|nobody|no)\b[^.;]{0,80}\b(?:apart from|except|besides|other than|but for|but)\b|\b(?:apart from|except for|besides|other than|but for)\b[^.;]{0,80}\b(?:nothing|none|nobody|no)\b/i,
    /\bonly\b/i,
  ],
  // "After 18:40 there is no bus" beside "the last one leaves at 18:40".
  [
    /\bafter\b[^.;]{0,60}\b(?:no|not|none|never)\b|(?:\b(?:no|not|none|never)\b|n['’]t\b)[^.;]{0,60}\bafter\b/i,
    /\b(?:last|final) (?:\p{L}{2,15} ){0,4}(?:at|in|on|leaves?|left|was|is)\b/iu,
  ],
  // "Must not be added before the end" beside "add it only at the end".
  [
    /(?:\b(?:not|no|never|nobody|none)\b|n['’]t\b)[^.;]{1,80}\b(?:before|until)\b/i,
    /\bonly (?:\p{L}{2,12} ){0,2}(?:at|in|on|after|when|once|from|behind)\b/iu,
  ],
  // "The operator denies that it ignored them" beside "disputes that they were ignored".
  [/\bden(?:y|ies|ied|ying)\b/i, /\b(?:disput|reject|contest|challeng|rebut|refut|rebuff)\p{L}{0,4}\b/iu],
  // "Was not of satisfactory quality" beside "in breach of the term of satisfactory quality".
  [DENIES, /\b(?:breach|violation|infringement|lack|absence|want|shortage|loss) of\b/i],
  // "Did not leave the ship" beside "stayed on board"; "neither church survived" beside "destroyed both churches".
  [
    /(?:\b(?:not|never|neither|nobody|none)\b|n['’]t\b)[^.;]{0,60}\b(?:leave|left|abandon\w{0,2}|depart\w{0,2})\b/i,
    /\b(?:stay|remain)(?:s|ed|ing)?\b/i,
  ],
  [
    /\b(?:not|never|neither|nobody|none|no)\b[^.;]{0,60}\b(?:surviv\w{1,3}|spared|escap\w{1,3})\b/i,
    /\b(?:destroy|kill|perish|ruin|raz|demolish|died?\b|burnt|lost)\w{0,3}\b/i,
  ],
  // "None of the southern districts voted in favour" beside "all southern districts voted no".
  [
    /\b(?:none|no \p{L}{3,20}|neither)\b[^.;]{0,80}\b(?:favou?r|for|yes|support\w{0,3}|back\w{0,3})\b/iu,
    /\b(?:all|both|every|each)\b[^.;]{0,80}\b(?:no|against|oppos\w{1,3}|reject\w{0,3})\b/i,
  ],
  // "Cannot represent it alone" beside "is represented by the chair together with one other".
  [
    /(?:\b(?:not|no|cannot|never|nobody)\b|n['’]t\b)[^.;]{0,80}\b(?:alone|on (?:its|his|her|their) own|by (?:itself|himself|herself|themselves))\b/i,
    /\b(?:together|jointly|both|along) (?:with|by)\b|\bjointly\b/i,
  ],
  // "Did not finish the race" beside "dropped out of it".
  [
    /(?:\b(?:not|never|neither|nobody|none|no)\b|n['’]t\b)[^.;]{0,60}\b(?:finish|complet|start|compet|reach|play|appear|take part|took part)\w{0,3}\b/i,
    /\b(?:dropped|drops|dropping|pulled|pulls) out\b|\b(?:withdr[ae]w|retired|abandoned|missed|sat out)\b/i,
  ],
  // "Have not reached the finals since 1998" beside "were last in the finals in 1998".
  [/(?:\b(?:not|no|never|nobody|none)\b|n['’]t\b)[^.;]{1,90}\bsince\b/i, /\blast\b[^.;]{1,60}\b(?:in|on|at)\b/i],
  // "Should not be refrigerated" beside "keep it out of the refrigerator".
  [DENIES, /\b(?:keep|kept|stay|stays|stayed)\b[^.;]{0,40}\b(?:out of|away from|off)\b/i],
  // "Should not take more than eight" beside "up to a maximum of eight".
  [
    /(?:\b(?:no|not|never|cannot|nobody|none)\b|n['’]t\b)[^.;]{0,60}\b(?:more|longer|later|higher|larger|greater|further) than (?:\p{Nd}|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b)/iu,
    /\b(?:up to|at most|maximum|max|limit(?:s|ed)?|within|capped)\b/i,
  ],
  // "The S has no graphics card" beside "only the X has one".
  [/\b(?:no|not|without|lacks?|neither)\b|n['’]t\b/i, /\b[Oo]nly (?:the )?\p{Lu}/u],
  // "Does not rise much" beside "hardly rises".
  [
    /(?:\b(?:not|no|never)\b|n['’]t\b)[^.;]{0,40}\b(?:much|many|often|well|far|long|easily|greatly)\b/i,
    /\b(?:hardly|scarcely|barely|little|few|rarely|seldom|only (?:slightly|a little|briefly))\b/i,
  ],
  // "Has not reached 2600 yet" beside "needs six more to reach 2600".
  [
    /(?:\b(?:not|no|never)\b|n['’]t\b)[^.;]{1,80}\byet\b|\b(?:not|never) yet\b/i,
    new RegExp(`\\bneeds? ${NUMBER}[^.;]{0,30}\\bto\\b`, 'iu'),
  ],
];

/** Words by which a text says that something is not so, or no longer, or not here. */
const AGAINST =
  /\b(?:cancel|abolish|vanish|disappear|ceas|remov|withdr[ae]w|dropp|scrapp|suspend|postpon|defer|delay|abandon|expir|laps|revers|miss(?:ed|ing)|lack|lost|fail|refus|reject|declin|dismiss|forbid|forbad|forbidden|prohibit|bann|exclud|omit|skip|void|invalid|vacant|empty|blank|stopp|halt|end(?:ed|s)\b|gone\b|off\b|wait|ran out|run out|instead|elsewhere|shut|closed|free of|open question|reserv|unab|unsuccess|ineligib|exempt|spar(?:ed|es)\b|prevent|avoid|escap|sober|contrary to|wrong|false|myth)\p{L}{0,8}\b/giu;
/** Letters on either side of such a word in which the claim's words are looked for. */
const NEAR = 50;

/** "There will be no meeting in June" beside "the June meeting is cancelled": of what the one denies the other says it with a word of its own. */
function saidWithWord(one: string, other: string): boolean {
  if (DENIES.test(other)) return false;
  const lower = one.toLowerCase();
  for (const { 0: word, index } of other.matchAll(AGAINST)) {
    if (lower.includes(word.toLowerCase().slice(0, STEM))) continue;
    if (shares(meantIn(roundOf(other, index, index + word.length, NEAR)), lower)) return true;
  }
  return false;
}

const NOT_BEFORE = /(?:\b(?:no|not|never|nobody|none)\b|n['’]t\b)[^.;]{1,90}\b(?:before|until) (?:the )?([\p{L}\p{N}]{2,12})/iu;
/** "Had no electricity before 1962" beside "electricity came in 1962". */
function beganThen(one: string, other: string): boolean {
  const [, time] = NOT_BEFORE.exec(one) ?? [];
  return time !== undefined && !DENIES.test(other) && !/\bbefore\b/i.test(other) && other.toLowerCase().includes(time.toLowerCase());
}

const NEVER_BEFORE =
  /(?:\b(?:no|not|never|nobody|none)\b|n['’]t\b)[^.;]{1,90}\b(?:before|previously|until then|(?:up )?to then|beforehand)\W{0,3}(?:\[|$)/i;
const ONCE_MORE = /\b(?:before|previous\w{0,2}|earlier|again|already|second|third|former\w{0,2}|defend\w{0,3}|another|repeat\w{0,2})\b/i;
/** "Had never won one before" beside "won the marathon": what is denied is of an earlier time. */
const neverBefore = (one: string, other: string): boolean => NEVER_BEFORE.test(one) && !DENIES.test(other) && !ONCE_MORE.test(other);

const UNLESS = /\b(?:unless|until|except (?:when|if|where))\b([^.;]{3,80})/i;
/** "Setting `persist` makes it write" beside "nothing is written unless `persist` is set": the one tells of what the other excepts. */
function exceptedSo(one: string, other: string): boolean {
  const [, condition] = UNLESS.exec(one) ?? [];
  return condition !== undefined && !DENIES.test(other) && !UNLESS.test(other) && shares(wordsOf(condition), other.toLowerCase());
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Letters by which a word is known again. */
const STEM = 5;
const shares = (words: readonly string[], text: string, stem = STEM): boolean => words.some((word) => text.includes(word.slice(0, stem)));

const meantIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => !isStopWord(word)) ?? [];

/** The letters of a sentence on either side of a place in it, so many at most. */
function roundOf(text: string, start: number, end: number, reach: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const behind = text.slice(end, end + reach);
  const [begins, ends] = [before.search(/[.!?\n]\s?[^.!?\n]*$/), behind.search(/[.!?\n](?:\s|$)/)];
  return `${begins < 0 ? before : before.slice(begins + 1)}${text.slice(start, end)}${ends < 0 ? behind : behind.slice(0, ends)}`;
}

/** "Destroyed not by the occupiers but by the secretary": what stands between is denied, of which the other text has nothing. */
export function notButOther(one: string, other: string): boolean {
  const [, denied, told = ''] = /\bnot ([^.;]{3,80}?)[, ]+but\b([^.;]{0,120})/i.exec(one) ?? [];
  if (denied === undefined || DENIES.test(other)) return false;
  const lower = other.toLowerCase();
  return !shares(wordsOf(denied), lower, STEM + 1) || toldThere(wordsOf(told), lower);
}

/** "Highest not where crops had failed but along the road" beside "highest along the road, where crops were fair": what is told instead stands there nearly whole. */
const toldThere = (words: readonly string[], text: string): boolean =>
  words.length >= 2 && words.filter((word) => text.includes(word.slice(0, STEM))).length >= MOSTLY * words.length;
const MOSTLY = 0.75;

const WARNS =
  /(?:\b(?:do not|never|avoid|must not|should not)\b|\bdon['’]t\b)[^.;:]{1,80}(?:[:;–—,]|\b(?:as|because|since|otherwise|or)\b)[^.]{1,80}\b(?:may|can|could|might|will)\b/i;
const IF_DONE = /^\W{0,3}(?:if|when|\p{L}{2,15}ing)\b[^.;]{0,80}\b(?:may|can|could|might|will|would)\b/iu;

/** "Mixing it with bleach can produce toxic gases" beside "do not mix with bleach: toxic gases may form". */
export const warnsOf = (one: string, other: string): boolean =>
  !DENIES.test(other) && !AVERTS.test(other) && WARNS.test(one) && (IF_DONE.test(other) || (OR_ELSE.test(one) && DOING.test(other)));
const AVERTS = /\b(?:keep\w{0,3}|prevent\w{0,3}|avoid\w{0,3}|stop\w{0,4}|protect\w{0,3}|safe\w{0,2}|harmless)\b/i;
/** "Or the battery will wear out": what comes of it is told for sure. */
const OR_ELSE = /\b(?:do not|never|avoid|must not|should not)\b[^.;:]{1,80}(?:, or|[,;–—] ?otherwise)\b/i;
const DOING = /^\W{0,3}(?:if|when|\p{L}{2,15}ing)\b/iu;

const OF_THOSE_NOT =
  /\b(?:that|who|which|whoever)\b[^.;,]{0,40}(?:\b(?:not|no|never)\b|n['’]t\b)[^.;]{1,80}(?:\b(?:not|no|never|cannot)\b|n['’]t\b)|(?:\b(?:not|no|never|cannot)\b|n['’]t\b)[^.;]{1,80}\b(?:when|if|where|unless|that|who)\b[^.;,]{0,50}(?:\b(?:not|no|never)\b|n['’]t\b)/i;

/** "Bottles that are not empty do not belong there" beside "empty bottles may go there": what is denied is denied of the others. */
const ofTheOthers = (one: string, other: string): boolean => OF_THOSE_NOT.test(one) && !DENIES.test(other);

const NOT_WHICH = /\bnot ([^.;,]{2,40}), which\b/i;
/** "Direct sunlight damages the leaves" beside "but not direct sun, which scorches the leaves": what "which" tells is not denied. */
function toldByWhich(one: string, other: string): boolean {
  const [, denied] = NOT_WHICH.exec(one) ?? [];
  return denied !== undefined && !DENIES.test(other) && shares(wordsOf(denied), other.toLowerCase());
}

const INSTEAD = /\bnot (\p{L}{3,20})\b[^.;]{3,80}[;:] ?(?:use|see|call|try|instead)\b([^.;]{3,60})/iu;
/** "To get line items, call GET /orders" beside "does not return line items; use GET /orders". */
function toldInstead(one: string, other: string): boolean {
  const [, deed = '', instead] = INSTEAD.exec(one) ?? [];
  return (
    instead !== undefined && !shares([deed], other.toLowerCase()) && !DENIES.test(other) && shares(wordsOf(instead), other.toLowerCase())
  );
}

/** A cell of a row that says "no". */
const NO_CELL = /[,;|\t] ?(?:no|none|null|false|off|0)(?= ?(?:[,;|\t\r\n]|$))/i;
const NONE_OF_FIELD = /([\p{L}_ ]{3,40})["']? ?[:=] ?(?:null|none|nil|no|false|n\/a)\b/giu;

/** "There is no maintenance contract" beside "maintenance_contract: null": a label that the other text names, with a value that denies it. */
const emptyField = (one: string, other: string): boolean => {
  if (NO_CELL.test(other)) return true;
  const said = one.toLowerCase();
  for (const [, label = ''] of other.matchAll(NONE_OF_FIELD)) {
    const words = wordsOf(label.replaceAll('_', ' '));
    if (words.length > 0 && words.every((word) => said.includes(word.slice(0, STEM)))) return true;
  }
  return false;
};

/** A row whose cells are set apart by commas or bars alone: it states nothing that a sentence could deny. */
const ROW = /^[^\s,;|\t]+(?:[,;|\t][^\s,;|\t]+){3,}$/m;

/** Letters round a plain wording in which a word of the other text must stand: else it is said of something else. */
const ROUND = 60;

/** Whether the one text denies, and the other says the same with a plain wording, of a thing that the first names too. */
function matches(one: string, other: string): boolean {
  const lower = one.toLowerCase();
  return PAIRS.some(([denying, plain]) => {
    const found = plain.exec(other);
    if (found === null || plain.test(one) || !denying.test(one)) return false;
    return shares(meantIn(roundOf(other, found.index, found.index + found[0].length, ROUND)), lower);
  });
}

const ANY_MORE =
  /\b(?:no|not|never|cannot)\b[^.;]{1,80}\b(?:any ?more|any longer)\b|n['’]t\b[^.;]{1,80}\b(?:any ?more|any longer)\b|\bno longer\b/i;
const STILL = /\b(?:still|continu|remain|keep|kept|again|resum|reopen|reinstat|restor|back)/i;
const PAST = /\b(?:was|were|had|did|used to)\b/i;
const PRESENT = /\b(?:is|are|has|have|can|may|will|does|do)\b/i;
/** "There is no slide any more" beside a sentence that tells of the slide in the past alone. */
const noMore = (one: string, other: string): boolean =>
  ANY_MORE.test(one) && !DENIES.test(other) && !STILL.test(other) && PAST.test(other) && !PRESENT.test(other);

const OF_A_PART =
  /^\W{0,3}(?:most|many|some|half|part|parts|(?:the|a) (?:majority|minority|third|quarter|fifth)|(?:more|fewer|less) than \S{1,12}|\S{1,12} (?:of|in|out of)) [^.;]{1,90}(?:\bnot\b|n['’]t\b)/iu;
const A_SHARE = new RegExp(`(?:${NUMBER}|\\b(?:some|most|many|few|partly|a (?:third|quarter|fifth|minority|majority))\\b)`, 'iu');
/** "Most teachers did not say so" beside "38 percent of the teachers said so": what is denied of a part may be told of another. */
const ofAPart = (one: string, other: string): boolean => OF_A_PART.test(one) && !DENIES.test(other) && A_SHARE.test(other);

/** Whether two texts say the same in one of these pairs of wordings: then opposite words in them are none. */
export const wordedAlike = (said: string, found: string): boolean =>
  (DENIES.test(said) && matches(said, found)) || (DENIES.test(found) && matches(found, said));

/** Whether one of two texts denies what the other says so without a denial, or with another one. */
export function saidAlike(said: string, found: string): boolean {
  const [here, there] = [DENIES.test(said), DENIES.test(found)];
  if (!here && !there) return false;
  return (
    (here && matches(said, found)) ||
    (there && matches(found, said)) ||
    (here &&
      (saidWithWord(said, found) || beganThen(said, found) || noMore(said, found) || ofAPart(said, found) || neverBefore(said, found))) ||
    (there && (beganThen(found, said) || exceptedSo(found, said))) ||
    notButOther(said, found) ||
    notButOther(found, said) ||
    warnsOf(found, said) ||
    toldByWhich(found, said) ||
    toldInstead(found, said) ||
    ofTheOthers(said, found) ||
    ofTheOthers(found, said) ||
    (here && (emptyField(said, found) || ROW.test(found)))
  );
}
