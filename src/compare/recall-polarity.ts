/**
 * Does a passage that holds most of a claim's words say the contrary of it? Three plain signs: a word denied in one and not in
 * the other, a movement that rises in one and falls in the other, words that are opposites. A sign counts only where the rest of
 * the claim stands in the same sentence, since other sentences speak of other things.
 */
import { type Token, tokensOf } from '../text/tokens.ts';
import { isStopWord } from '../text/tokens-stop.ts';
import { plainForm } from './select-expand.ts';

const DENY = new Set(
  `not no never none neither nor without cannot nothing nobody hardly scarcely barely rarely rare seldom fail fails failed failing unable
   lack lacks lacked lacking denied denies deny false untrue unlikely nicht kein keine keinen nie ohne ne pas jamais aucun aucune sin nunca`.split(
    /\s+/,
  ),
);
/** "no fewer than", "not only", "no doubt", "not least": no denials. */
const NO_DENIAL =
  /\b(?:not only|not just|not merely|not least|not necessarily|no doubt|no fewer than|no less than|no later than|no more than|no longer than|if not|whether or not|no\. ?\d|not to mention|not limited to)\b/gi;
/** Words that deny without being denials: a claim that bears one may say with it what the passage says with "not". */
const SOFT =
  /^(?:resist|prevent|avoid|immune|free|protect|exempt|exclud|absen|refus|stop|ban|prohibit|forbid|block|reject|oppos|inhibit|against|except|minus|zero|despite|instead|rather|only|un\p{L}{4,}|in(?:effect|abil|accur|correct|depend|valid)\p{L}*|non\p{L}*|dis\p{L}{4,}|\p{L}{3,}less)/u;
/** Clauses whose denial is no statement: "even if it is not", "unless", "whether". */
const SUBORDINATE = /\b(?:if|unless|whether|although|though|until|lest|rather than|instead of)\b[^.;:]{0,80}$/i;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['increase rise grow climb surge jump soar expand raise', 'decrease fall decline drop reduce shrink dip plunge diminish'],
  ['higher', 'lower'],
  ['improve better', 'worsen worse deteriorate'],
  ['win victory won', 'lose defeat loss lost'],
  ['approve accept authorize adopt pass', 'reject refuse deny veto block'],
  ['support favor back endorse', 'oppose criticize'],
  ['allow permit legal legalize', 'forbid prohibit ban illegal outlaw'],
  ['buy acquire purchase', 'sell sold divest'],
  ['open', 'close shut'],
  ['begin start launch', 'end finish stop cease halt'],
  ['before', 'after'],
  ['first', 'last'],
  ['largest biggest highest most best', 'smallest lowest least fewest worst'],
  ['guilty convict', 'innocent acquit'],
  ['safe', 'dangerous unsafe hazardous'],
  ['effective', 'ineffective'],
  ['positive', 'negative'],
  ['import', 'export'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['male man men', 'female woman women'],
  ['profit', 'loss'],
  ['above over exceed', 'below under'],
  ['maximum', 'minimum'],
  ['agree', 'disagree'],
  ['possible', 'impossible'],
  ['majority', 'minority'],
  ['public', 'private'],
  ['hire', 'dismiss fire'],
  ['join enter', 'leave quit exit'],
  ['strengthen', 'weaken'],
  ['promote activate enhance stimulate', 'inhibit suppress impair'],
  ['true', 'false'],
];

const SIDES = new Map<string, readonly (readonly [number, 0 | 1])[]>();
OPPOSITES.forEach(([one, other], row) => {
  [one, other].forEach((words, side) => {
    for (const word of words.split(' ')) {
      const form = plainForm({ text: word, kind: 'word' });
      SIDES.set(form, [...(SIDES.get(form) ?? []), [row, side as 0 | 1]]);
    }
  });
});

const denies = ({ text, kind }: Token): boolean => kind === 'word' && (DENY.has(text) || text.endsWith("n't"));

/** Whether a denial stands among the words of a text. */
export const hasDenial = (tokens: readonly Token[]): boolean => tokens.some(denies);

/** What turns a passage against a claim. Offsets into the claim. */
export interface Turned {
  readonly how: 'negation' | 'opposite';
  readonly start: number;
  readonly end: number;
  /** The word of the passage that stands against it, for a person. */
  readonly against: string;
}

interface Read {
  readonly tokens: readonly Token[];
  readonly forms: readonly string[];
  /** Forms that a denial reaches. */
  readonly denied: ReadonlySet<string>;
  /** Each denial that states something, with the first word of meaning behind it. */
  readonly heads: readonly { readonly cue: Token; readonly head: Token; readonly form: string }[];
  readonly denials: number;
  /** Holds a word that denies without being a denial. */
  soft(): boolean;
}

/** Words of meaning that a denial reaches, to the next comma, bracket or quotation mark. */
const REACH = 4;

function read(raw: string): Read {
  const text = raw.replace(NO_DENIAL, (found) => 'x'.repeat(found.length));
  const tokens = tokensOf(text);
  const denied = new Set<string>();
  const heads: { cue: Token; head: Token; form: string }[] = [];
  let denials = 0;
  tokens.forEach((cue, i) => {
    if (!denies(cue)) return;
    denials += 1;
    let reached = 0;
    let last = cue;
    for (let j = i + 1; j < tokens.length && reached < REACH; j += 1) {
      const next = tokens[j] as Token;
      if (/[.,;:!?"“”()[\]]/.test(text.slice(last.end, next.start)) || /^(?:but|although|because|while|which|who)$/.test(next.text)) break;
      last = next;
      if (isStopWord(next.text)) continue;
      const form = plainForm(next);
      denied.add(form);
      reached += 1;
      // A name is not denied; the verb or adjective behind the denial is.
      if (reached === 1 && next.kind === 'word' && !/^\p{Lu}/u.test(raw.charAt(next.start)) && !SUBORDINATE.test(text.slice(0, cue.start)))
        heads.push({ cue, head: next, form });
    }
  });
  return { tokens, forms: tokens.map(plainForm), denied, heads, denials, soft: () => tokens.some((token) => SOFT.test(token.text)) };
}

/** A claim, to be held against sentences: read once, when first needed. */
export interface Turnable {
  readonly text: string;
  /** It denies something. */
  readonly denies: boolean;
  /** It holds a word that has an opposite. */
  readonly opposes: boolean;
  read(): Read;
}

/** Makes a claim ready. */
export function turnable(text: string, tokens: readonly Token[] = tokensOf(text)): Turnable {
  let known: Read | undefined;
  return {
    text,
    denies: hasDenial(tokens),
    opposes: tokens.some((token) => SIDES.has(plainForm(token))),
    read() {
      known ??= read(text);
      return known;
    },
  };
}

/**
 * The first sign that a sentence of a source says the contrary of a claim it shares most words with; null when there is none.
 * Takes both texts; whoever asks has made sure that they speak of the same thing, and may know whether the sentence holds a denial.
 */
export function turned(claim: Turnable, sentence: string, denial: boolean = hasDenial(tokensOf(sentence))): Turned | null {
  const against = claim.denies || denial;
  if (!against && !claim.opposes) return null;
  const said = claim.read();
  const found = read(sentence);
  return (against ? negation(said, found) : null) ?? (claim.opposes ? opposite(said, found) : null);
}

/**
 * Denials that both share cancel out. Where each still denies something of its own, or one says with another word what the other
 * denies, nothing is concluded.
 */
function negation(said: Read, found: Read): Turned | null {
  const own = said.heads.filter(({ form }) => !found.denied.has(form));
  const theirs = found.heads.filter(({ form }) => !said.denied.has(form));
  if ((own.length === 0 && theirs.length === 0) || said.soft() || found.soft()) return null;
  const unheaded = (read: Read): boolean => read.denials > read.heads.length;
  if (own.length > 0 && theirs.length === 0 && !unheaded(found))
    for (const { cue, head, form } of own)
      if (found.forms.includes(form)) return { how: 'negation', start: cue.start, end: head.end, against: head.text };
  if (theirs.length > 0 && own.length === 0 && !unheaded(said))
    for (const { cue, head, form } of theirs) {
      const token = said.tokens[said.forms.indexOf(form)];
      // The same word stands there without the denial too.
      if (token === undefined || found.forms.filter((other) => other === form).length > 1) continue;
      return { how: 'negation', start: token.start, end: token.end, against: `${cue.text} ${head.text}` };
    }
  return null;
}

function opposite(said: Read, found: Read): Turned | null {
  for (let i = 0; i < said.tokens.length; i += 1) {
    const token = said.tokens[i] as Token;
    const sides = SIDES.get(said.forms[i] ?? '');
    // The word itself stands there: then the other one speaks of something else.
    if (sides === undefined || found.forms.includes(said.forms[i] ?? '')) continue;
    for (const [row, side] of sides) {
      const bothSides = said.forms.some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side) === true);
      if (bothSides) continue;
      const same = found.forms.some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where === side) === true);
      if (same) continue;
      const at = found.forms.findIndex((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side) === true);
      if (at < 0 || found.denied.has(found.forms[at] ?? '') !== said.denied.has(said.forms[i] ?? '')) continue;
      return { how: 'opposite', start: token.start, end: token.end, against: found.tokens[at]?.text ?? '' };
    }
  }
  return null;
}
