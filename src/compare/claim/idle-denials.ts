/**
 * Words that look like a denial and deny nothing: "no more than 12", "nothing but bread", "not only", "no doubt", "No. 12", "not until 1962". One list for all
 * who look for denials: a faithful claim was called contradicted for its "no". What such words do say (a limit, "only") is told in plain words, so that
 * "no fewer than" and "at least" read alike.
 */

/** How much is compared: limits read as "at most" and "at least". */
const MOST = 'more|greater|longer|higher|larger|bigger|older|farther|further|taller|heavier';
const LEAST = 'fewer|less|lower|shorter|smaller|younger|lighter';
/** "No larger than Malta" is a comparison that is denied; "no larger than 12 m" a limit. */
const VALUE =
  '(?= (?:an? |about |around |some |roughly )?(?:\\p{Nd}|[$€£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|hundred|thousand|million|dozen)\\b))';
const NOT = "(?:not|\\p{L}{2,8}n['’]t)";

const IDLE = [
  `(?:no|not) (?:more|fewer|less|later|sooner|earlier|longer) than`,
  `(?:no|not) (?:${MOST}|${LEAST}) than${VALUE}`,
  'no less an? \\p{L}{2,20} than',
  // "There were no more infections than before": infections there were.
  `no (?:more|fewer|less|greater|higher|lower)(?= (?:\\p{L}{2,20} ){1,4}than\\b)`,
  'no (?:doubt|question|wonder|accident|coincidence|mistake about it)\\b',
  'no matter (?:what|how|who|whether|which|where|when|the)\\b',
  'no sooner(?= (?:had|did|was|were|have|has|is|do|does|would)\\b)',
  'no\\. ?(?=\\p{Nd})',
  '(?<=\\b(?:bus|tram|line|route|room|house|flat|platform|gate|track|article|section|chapter|opus|symphony|concerto|quartet|sonata|figure|table|case|act|order|pit|mine|well|unit|squadron|battalion|issue|volume) )no (?=\\p{Nd})',
  'nothing (?:but|more than|less than|other than|short of)',
  'none (?:but|other than)',
  'none the less',
  'not (?:least|to mention|limited to|exceeding)\\b',
  `${NOT} (?:only|just|merely|simply|solely)\\b`,
  'without (?:a |any )?(?:doubt|question|exception)\\b',
  // "Did not fail to sign", "could not help laughing": it was so.
  `(?:${NOT}|never) (?:once |ever )?(?:(?:fail(?:s|ed)?|omit(?:s|ted)?|neglect(?:s|ed)?|hesitate[sd]?) to|help(?= \\p{L}{2,16}ing\\b))`,
  'never (?:more|fewer|less|later|earlier|longer) than',
  // The same in other languages: "nicht nur", "ne coûte que", "sin embargo", "não só".
  'nicht (?:nur|bloß|allein|zuletzt|(?:mehr|weniger|später|früher) als)\\b',
  'ohne (?:jeden )?(?:zweifel|frage)\\b',
  'kein zweifel\\b',
  "(?:ne |n['’])[\\p{L}]{1,20} (?:\\p{L}{1,20} )?pas (?:seulement|uniquement)\\b",
  "(?:ne |n['’])[\\p{L}]{1,20} (?:(?!pas |plus |jamais |rien )\\p{L}{1,20} )?(?:que |qu['’])(?!un seul\\b)",
  'pas (?:seulement|uniquement|moins|plus) (?:de\\b|d\\b)?',
  'sans (?:aucun )?doute\\b',
  'no (?:solo|s[oó]lo|solamente|[uú]nicamente|obstante|menos de|m[aá]s de)\\b',
  'sin (?:embargo|duda)\\b',
  'n[aã]o (?:s[oó]|apenas|somente|obstante|menos de|mais de)(?![\\p{L}])',
  'non (?:solo|soltanto|solamente|meno di|pi[uù] di)(?![\\p{L}])',
  // "Non apre prima delle 19": it opens then.
  'non (?:\\p{L}{1,20} ){0,2}prima\\b',
  'nicht vor\\b',
  'n(?:o|[aã]o) (?:\\p{L}{1,20} ){0,2}antes (?:de|das?|dos?|que)\\b',
  'niet (?:alleen|enkel|slechts|(?:minder|meer|later|eerder) dan)\\b',
  'не (?:только|менее|более|позднее|позже|ранее|раньше)(?![\\p{L}])',
].join('|');
const HERE = new RegExp(`(?:${IDLE})`, 'iuy');
const UNTIL = new RegExp(`${NOT}((?: [\\p{L}'-]{1,30}){0,6} )until\\b`, 'iuy');
const ANYWHERE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${IDLE}|not necessarily\\b|if not\\b|whether or not\\b)`, 'giu');

/** How each of these begins, or the end of "isn't": asked first, since most sentences deny nothing. */
const MAYBE = /(?<![a-z0-9])(?:no|n[aã]o\s|ne\s|nicht|niet|n['’]|never|without|if|whether|kein|ohne|pas\s|sans\s|sin\s)|n['’]t|не/i;

/** "No forte" of Portuguese is "in the fort": what tells it from Spanish and English, in the words round it. */
const PORTUGUESE = /(?<!\p{L})(?:em|uma|ao|aos|pelo|pela|não|foi|são|das|dos)(?!\p{L})|(?<!\p{L})(?:o|a|os|as) \p{L}{2,30} d[ao] \p{L}/iu;
const OTHER_TONGUE = /(?<!\p{L})(?:the|of|is|was|were|and|had|has|el|la|los|las|una|del|y|il|di|che|est)(?!\p{L})/iu;
const ROUND = 80;
const ANY_NO = /(?<![\p{L}\p{N}])no(?= \p{Ll})/giu;

/** Whether the "no" at this place is a preposition with its article. */
function inThe(text: string, start: number): boolean {
  if (!/^no \p{Ll}/iu.test(text.slice(start, start + 4))) return false;
  const round = text.slice(Math.max(0, start - ROUND), start + ROUND);
  return PORTUGUESE.test(round) && !OTHER_TONGUE.test(round);
}

/** The text with its idle denials crossed out; places stay. The last three of the list leave a matter open and deny nothing either. */
export const withoutIdleDenials = (text: string): string =>
  MAYBE.test(text)
    ? text
        .replace(ANY_NO, (found: string, at: number) => (inThe(text, at) ? 'em' : found))
        .replace(ANYWHERE, (found) => 'x'.repeat(found.length))
    : text;

/** An idle denial: `end`, where its words end; `until`: where the word stands to which "not" belongs ("did not open until"). */
export interface IdleDenial {
  readonly end: number;
  readonly until: number | null;
}

/** The idle denial that begins with the denial at this place; null where it denies. */
export function idleDenialAt(text: string, start: number): IdleDenial | null {
  HERE.lastIndex = start;
  const found = HERE.exec(text);
  if (found !== null) return { end: start + found[0].length, until: null };
  if (inThe(text, start)) return { end: start + 'no'.length, until: null };
  UNTIL.lastIndex = start;
  const until = UNTIL.exec(text);
  return until === null
    ? null
    : { end: start + until[0].length - 'until'.length - (until[1] ?? '').length, until: start + until[0].length - 'until'.length };
}

const PLAIN = new Map<string, string>();
for (const word of MOST.split('|')) PLAIN.set(word, 'most');
for (const word of LEAST.split('|')) PLAIN.set(word, 'least');
PLAIN.set('exceeding', 'most').set('nothing', 'only').set('doubt', 'no-doubt').set('question', 'no-doubt').set('until', 'not-until');

/** What a word of an idle denial says: "most" of the "more" in "no more than"; a word without a meaning of its own for the rest. `first`: the first word of it. */
export const plainlySaid = (word: string, first: string): string =>
  first.startsWith('no') && first.length > 3 ? (word === first ? 'only' : 'at') : (PLAIN.get(word) ?? 'at');
