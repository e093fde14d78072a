/**
 * A place or a person led in by a preposition, told of another thing of the same source: "trained in Helsinki" where she trained in Hannover and took her doctorate
 * in Helsinki. Told only where one sentence has nearly all of the claim, and behind the very word and the very preposition behind which the claim has its
 * name another name, while the claim's stands behind that preposition elsewhere alone.
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { claimRead, readSentence, type SentenceRead } from './read.ts';
import { bare, cuts, isCapital, TITLE } from './sides.ts';

const LEADS = anyOf('in at by to from near');
/** A quick look at claims. */
const NAMED = /\b(?:in|at|by|to|from|near) (?:the )?\p{Lu}\p{Ll}/u;
const TURNS =
  /\b(?:not|never|no|nobody|none|neither|nor|without|than|both|unlike|while|whereas|respectively|either|or|only|except|whether|if)\b|n['’]t\b/i;
/** Names that hold many places, so that two of them may be one, and those of times. */
const WIDE = anyOf(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
   north south east west northern southern eastern western central europe africa america united kingdom states republic county province state district
   norway sweden denmark france spain italy portugal belgium greece hungary turkey israel egypt kenya iraq iran japan china korea canada mexico brazil chile peru cuba
   university institute hospital college court street road river lake mount house church castle`,
);
/** Countries and regions by their endings: Poland, Austria, Pakistan, Germany. */
const COUNTRY = /(?:lands?|[^h]ia|stan|many|shire)$/;
const MOST_NAME = 4;
/** Words between the word that a preposition hangs on and the preposition. */
const WITHIN = 7;
/** Words before that on which a name hangs that may belong to it: "moved the sheds to Holt". */
const BESIDE = 2;
/** Share of the claim's other words that the sentence must have. */
const SHARE = 0.8;
const LEAST = 2;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 90;

/** A name led in by a preposition, and the word of meaning before it. */
interface Led extends Span {
  readonly lead: string;
  readonly at: number;
  readonly name: readonly string[];
}

function nameFrom({ text, tokens }: SentenceRead, from: number): readonly Token[] {
  const name: Token[] = [];
  for (let i = tokens[from]?.text === 'the' ? from + 1 : from; i < tokens.length && name.length < MOST_NAME; i += 1) {
    const token = tokens[i] as Token;
    if (!isCapital(text, token) || token.kind !== 'word') break;
    if (name.length > 0 && !/^[ .]{1,2}$/.test(text.slice(tokens[i - 1]?.end, token.start))) break;
    name.push(token);
  }
  return name.filter(({ text: word }) => !TITLE.test(word) && !isStopWord(word));
}

/** Names that prepositions of a sentence lead in. */
const ledIn = (read: SentenceRead): readonly Led[] =>
  read.tokens.flatMap(({ text: lead }, at): Led[] => {
    if (!LEADS.test(lead)) return [];
    const name = nameFrom(read, at + 1);
    const [first] = name;
    return first === undefined || name.some(({ text }) => WIDE.test(text) || (lead !== 'by' && COUNTRY.test(text)))
      ? []
      : [{ lead, at, name: name.map(bare), start: first.start, end: name.at(-1)?.end ?? first.end }];
  });

/** Where the word of meaning stands on which a preposition hangs: the last before it that is no name; -1 where there is none. */
function hungOn({ text, tokens }: SentenceRead, at: number): number {
  for (let i = at - 1; i >= 0 && i > at - WITHIN; i -= 1) {
    const token = tokens[i] as Token;
    if (cuts(text, token, tokens[i + 1] as Token)) return -1;
    if (token.kind === 'word' && !isStopWord(token.text) && !(i > 0 && isCapital(text, token))) return i;
  }
  return -1;
}

const holds = ({ bareSet }: SentenceRead, name: readonly string[]): boolean => name.some((form) => bareSet.has(form));

/** Whether two places of a sentence lie in one stretch, without a sign that parts it. */
function together({ text, tokens }: SentenceRead, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (cuts(text, tokens[i] as Token, tokens[i + 1] as Token)) return false;
  return true;
}

/** The other name that a sentence has behind the same word and preposition; null where it has none, or the claim's too. */
function otherIn(sentence: SentenceRead, own: Led, key: string, claim: SentenceRead): Led | null {
  for (const led of sentence.kept(ledIn)) {
    if (led.lead !== own.lead || holds(claim, led.name)) continue;
    const hung = sentence.bares.findLastIndex((form, i) => i < led.at && i > led.at - WITHIN && form === key);
    if (hung >= 0 && together(sentence, hung, led.at)) return led;
  }
  return null;
}

/** The first name that a claim has in the place of another. `places`: the sentences that are looked at; all when not given. */
export function ledExchanged(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (!NAMED.test(said.text) || TURNS.test(said.text)) return null;
  const claim = claimRead(said);
  const evidence = held();
  for (const own of claim.kept(ledIn)) {
    const hung = hungOn(claim, own.at);
    if (hung < 0) continue;
    const key = claim.bares[hung] as string;
    // Whom a claim begins with may be told by a pronoun there.
    const rest = [
      ...new Set(
        claim.bares.filter((form, i) => {
          const token = claim.tokens[i] as Token;
          return !isStopWord(token.text) && !isCapital(claim.text, token) && !own.name.includes(form);
        }),
      ),
    ];
    if (rest.length < LEAST) continue;
    const found = otherPlace({ own, key, rest }, claim, evidence);
    if (found !== null && places?.().some(({ start }) => start === found.sentence.start) !== false) return found;
  }
  return null;
}

/** A name of a claim, the word on which its preposition hangs, and what else the claim says. */
interface Asked {
  readonly own: Led;
  readonly key: string;
  readonly rest: readonly string[];
}

/** The sentence that has another name in that place, where the claim's own stands in places of others alone. */
function otherPlace({ own, key, rest }: Asked, claim: SentenceRead, evidence: Pick<Stated, 'text' | 'sentences'>): Exchange | null {
  let found: Exchange | null = null;
  let elsewhere = false;
  for (const span of evidence.sentences) {
    const read = readSentence(evidence, span);
    const much = rest.filter((form) => read.bareSet.has(form)).length >= SHARE * rest.length;
    if (holds(read, own.name)) {
      const hangs = read.kept(ledIn).filter((led) => led.name.some((form) => own.name.includes(form)));
      // Where it is not plain of what else the name is told, it may be of this.
      if ((much || read.bareSet.has(key)) && (hangs.length === 0 || hangs.some((led) => mayHang(read, led, key)))) return null;
      elsewhere ||= hangs.some(({ lead }) => (lead === 'by') === (own.lead === 'by'));
    }
    if (found !== null || !much || read.tokens.length > LONGEST || TURNS.test(read.text)) continue;
    const other = otherIn(read, own, key, claim);
    if (other !== null) found = { start: own.start, end: own.end, against: read.text.slice(other.start, other.end), sentence: span };
  }
  return elsewhere ? found : null;
}

/** Whether a name may be told of the word that a claim tells it of: it hangs on it, or on none that can be told. */
function mayHang(read: SentenceRead, led: Led, key: string): boolean {
  const at = hungOn(read, led.at);
  return at < 0 || read.bares.slice(Math.max(0, at - BESIDE), led.at).includes(key);
}
