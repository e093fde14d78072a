/**
 * Who does what a verb tells: the noun or name before it with all that hangs on it ("the owners of the foundry offered"), the one behind "by" of a passive,
 * the one before "who", the one of the verb before where two are joined ("enlarged it and added"). Unsure is null: a pronoun, a passive that names nobody.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { mayBeFinite } from '../../../text/verbs/forms.ts';
import { finite, mainVerb } from '../../../text/verbs.ts';
import { plainForm } from '../select/expand.ts';
import { GIVEN, GOVERNS, HELPS, LEADS_VERB, PREPOSITION, TIME } from './no-doers.ts';
import { bare, isCapital, TITLE } from './sides.ts';

/** Somebody or something named in a sentence. */
export interface Party {
  /** The word that names it; of a name its last. */
  readonly noun: Token;
  readonly head: string;
  /** All words of it: what stands behind "of", who owns it, what it is called beside. */
  readonly words: ReadonlySet<string>;
  /** A name, not a word for what it is. */
  readonly name: boolean;
  /** Told of for the first time: "a mediator". */
  readonly fresh: boolean;
  readonly start: number;
  readonly end: number;
}

/** A sentence with its words. */
export interface SentenceWords {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export const BE = anyOf('is are was were be been being');
const ARTICLE = anyOf('the a an each every any its their his her this that these those both two three four all some most many several no');
const WHO = anyOf('who which that');
const JOINS = anyOf('and but or then');
/** Words of a noun phrase before its noun. */
const MOST_WORDS = 5;
const MOST_CHAIN = 3;
/** Words behind a passive within which its "by" stands. */
const BY_WITHIN = 7;
const DEPTH = 3;

const between = (text: string, one: Token | undefined, other: Token | undefined): string => text.slice(one?.end ?? 0, other?.start);
const isNoun = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind === 'word' && !isStopWord(token.text) && !PREPOSITION.test(token.text);

const determines = (token: Token | undefined): boolean => token?.kind === 'number' || ARTICLE.test(token?.text ?? '');
/** The noun phrase that ends at a place, with those that "of" and its like hang it on; null where no noun stands there. */
function phraseEnding(
  { text, tokens }: SentenceWords,
  last: number,
): { readonly first: number; readonly noun: Token; readonly lead: Token | undefined } | null {
  let noun = tokens[last];
  let first = last;
  for (let chain = 0; chain <= MOST_CHAIN; chain += 1) {
    if (!isNoun(noun)) return null;
    const plain = (i: number): boolean => isNoun(tokens[i]) && /^(?:[\s-]{1,2}|['’]s? |\. )$/.test(between(text, tokens[i], tokens[i + 1]));
    while (first > 0 && last - first < MOST_WORDS && plain(first - 1)) first -= 1;
    while (determines(tokens[first - 1]) && /^\s$/.test(between(text, tokens[first - 1], tokens[first]))) first -= 1;
    const lead = tokens[first - 1];
    const before = tokens[first - 2];
    if (lead === undefined || !(PREPOSITION.test(lead.text) || GIVEN.test(lead.text)) || !/^\s$/.test(between(text, lead, tokens[first])))
      return { first, noun, lead };
    // "In the spring the council": what opens with a preposition is no doer.
    if (!isNoun(before) || !/^\s$/.test(between(text, before, lead))) return { first, noun, lead };
    // "A mediator appointed by the ministry".
    const [at, one] = [first - 2, tokens[first - 3]];
    const made = /ed$/.test(before.text) && isNoun(one) && /^\s$/.test(between(text, one, before));
    noun = made ? one : before;
    last = made ? at - 1 : at;
    first = last;
  }
  return null;
}

/** A capital that is not the first letter of the text. */
const isCapitalWithin = (text: string, token: Token): boolean => token.start > 0 && isCapital(text, token);

function partyOf({ text, tokens }: SentenceWords, first: number, last: number, noun: Token, byName = false): Party {
  const meant = tokens.slice(first, last + 1).filter((token) => token.kind === 'word' && !isStopWord(token.text));
  const called = meant.filter(({ text: word }) => !TITLE.test(word));
  // "The queen" is nobody but her title.
  const own = called.length > 0 ? called : meant;
  const [from, to] = [tokens[first] ?? noun, tokens[last] ?? noun];
  const before = tokens[tokens.indexOf(noun) - 1];
  return {
    noun,
    head: bare(noun),
    words: new Set(own.flatMap((token) => [bare(token), plainForm(token)])),
    name: byName || (isCapital(text, noun) && (before === undefined ? !noun.text.endsWith('s') : !/^(?:the|a|an)$/.test(before.text))),
    fresh: /^an?$/.test(from.text) || (isNoun(from) && !isCapitalWithin(text, from) && /[^su]s$/.test(noun.text)),
    start: from.start,
    end: to.end,
  };
}

/** The noun phrase that begins at a place, up to the next comma, verb or preposition other than "of". */
export function partyFrom(sentence: SentenceWords, at: number): Party | null {
  const { text, tokens } = sentence;
  let last = at - 1;
  let noun: Token | undefined;
  for (let i = at; i < tokens.length && i < at + MOST_WORDS + 3; i += 1) {
    const token = tokens[i] as Token;
    if (i > at && !/^(?:[\s-]{1,2}|['’]s? |\. )$/.test(between(text, tokens[i - 1], token))) break;
    if (token.text === 'of' && noun !== undefined) continue;
    if (ARTICLE.test(token.text)) continue;
    if (!isNoun(token)) break;
    if (noun !== undefined && (isDeed(sentence, i) || (isCapital(text, noun) && !isCapital(text, token)))) break;
    const behindOf = tokens.slice(at, i).some((one) => one.text === 'of');
    if (!behindOf) noun = token;
    last = i;
  }
  if (noun === undefined) return null;
  const called = nameAside(sentence, last);
  if (called > last) return partyOf(sentence, at, called, noun, true);
  for (let next = nextListed(sentence, last); next > 0; next = nextListed(sentence, next)) last = next;
  return partyOf(sentence, at, last, noun);
}

/** The last word of a name that stands behind a comma: "by the former head, Jonas Berg". */
function nameAside({ text, tokens }: SentenceWords, last: number): number {
  const noun = tokens[last];
  if (noun === undefined || isCapital(text, noun) || between(text, noun, tokens[last + 1]) !== ', ') return last;
  let end = last;
  while (
    tokens[end + 1] !== undefined &&
    isCapital(text, tokens[end + 1] as Token) &&
    (end === last || between(text, tokens[end], tokens[end + 1]) === ' ')
  )
    end += 1;
  return end > last + 1 ? end : last;
}

/** Where the next of a list stands behind one of it ("by Lund, Greve and Bell"); -1 where none does. */
function nextListed({ text, tokens }: SentenceWords, last: number): number {
  const and = /^(?:and|or)$/.test(tokens[last + 1]?.text ?? '') ? 1 : 0;
  if (and === 0 && between(text, tokens[last], tokens[last + 1]) !== ', ') return -1;
  const at = last + 1 + and + (ARTICLE.test(tokens[last + 1 + and]?.text ?? '') ? 1 : 0);
  if (!isNoun(tokens[at]) || finite(tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '')) return -1;
  let end = at;
  while (isNoun(tokens[end + 1]) && /^[ -]$/.test(between(text, tokens[end], tokens[end + 1])) && isCapital(text, tokens[end + 1] as Token))
    end += 1;
  return end;
}

/** Whether the word at a place may be the verb of a clause, by what stands beside it. */
export function isDeed({ text, tokens }: SentenceWords, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || before === undefined || token.kind !== 'word' || isStopWord(token.text) || isCapital(text, token))
    return false;
  if (HELPS.test(token.text)) return false;
  if (LEADS_VERB.test(before.text)) return before.text !== 'to';
  if (BE.test(before.text)) return /[dtnwk]$/.test(token.text);
  if (HELPS.test(before.text) && isDeedBehind(tokens, at - 1)) return true;
  // "Weiss dates it to", "Weiss (2015) dates it".
  const governs = GOVERNS.test(tokens[at + 1]?.text ?? '');
  if (governs && /[^s]s$/.test(token.text) && (isCapital(text, before) || helpsAt({ text, tokens }, at - 1))) return true;
  const next = tokens[at + 1]?.text ?? '';
  // "The county blames the mayor", "fishermen doubt the figures".
  if (governs && isNoun(before)) {
    if (!/[^su]s$/.test(before.text) && hasArticle(tokens, at - 1) && /[^su]s$/.test(token.text)) return true;
    const opens = at === 1 || (at === 2 && ARTICLE.test(tokens[0]?.text ?? ''));
    if (opens && /(?:[^su]s|men|people|children|police)$/.test(before.text) && /[^s]$/.test(token.text) && token.text.length > 3)
      return true;
  }
  if (mainVerb(before.text, token.text, next)) return true;
  const base = token.text.replace(/^(?:up|over|with|under|out|mis)(?=\p{L}{3})/u, '');
  return base !== token.text && finite(base, next);
}

/** Whether an article opens the noun phrase that ends at a place: "the county", "the ministry of agriculture". */
const hasArticle = (tokens: readonly Token[], last: number): boolean =>
  ARTICLE.test(tokens[last - 1]?.text ?? '') || (tokens[last - 1]?.text === 'of' && ARTICLE.test(tokens[last - 3]?.text ?? ''));

const isDeedBehind = (tokens: readonly Token[], at: number): boolean =>
  /^(?:has|have|had|was|were|is|are|not|will|may|can|shall|must)$/.test(tokens[at - 1]?.text ?? '');

/** Whether the verb at a place tells what was done to its subject. */
export function isPassive({ tokens }: SentenceWords, at: number): boolean {
  if (!/[dtnwk]$/.test(tokens[at]?.text ?? '')) return false;
  if (tokens[at + 1]?.text === 'by') return tokens[at + 2]?.kind === 'word' && !TIME.test(tokens[at + 2]?.text ?? '');
  for (let i = at - 1; i >= 0 && HELPS.test(tokens[i]?.text ?? ''); i -= 1)
    if (/^(?:had|has|have)$/.test(tokens[i]?.text ?? '')) return false;
  let i = at - 1;
  while (i > 0 && /^(?:\p{L}{3,12}ly|also|then|later|first|not|soon|again)$/u.test(tokens[i]?.text ?? '')) i -= 1;
  return BE.test(tokens[i]?.text ?? '');
}

/** To whom what a passive tells is done, where nobody is named who does it; null where that cannot be told. */
export function sufferer(sentence: SentenceWords, at: number): Party | null {
  const { text, tokens } = sentence;
  if (!isPassive(sentence, at) || agentBehind(sentence, at) !== null) return null;
  let last = at - 1;
  while (last >= 0 && helpsAt(sentence, last)) last -= 1;
  return isNoun(tokens[last]) && /^\s$/.test(between(text, tokens[last], tokens[last + 1])) ? named(sentence, last) : null;
}

/** Who does what the verb at a place tells; null where that cannot be told. */
export function doerAt(sentence: SentenceWords, at: number, depth = 0): Party | null {
  const { text, tokens } = sentence;
  if (isPassive(sentence, at)) return agentBehind(sentence, at);
  let last = at - 1;
  while (last >= 0 && helpsAt(sentence, last)) last -= 1;
  const token = tokens[last];
  if (token === undefined) return null;
  const gap = between(text, token, tokens[last + 1]);
  if (WHO.test(token.text)) return token.text === 'who' ? named(sentence, last - 1, true) : null;
  if (JOINS.test(token.text)) return depth < DEPTH ? joined(sentence, last, depth) : null;
  if (!isNoun(token)) return null;
  if (/^,\s$/.test(gap)) return aside(sentence, last);
  return /^\s\(?$/.test(gap) ? named(sentence, last) : null;
}

/** An auxiliary, an adverb, or the year behind an author. */
function helpsAt({ text, tokens }: SentenceWords, at: number): boolean {
  const token = tokens[at] as Token;
  if (token.kind === 'number') return /\($/.test(text.slice(0, token.start)) && /^\)/.test(text.slice(token.end));
  return BE.test(token.text) || (HELPS.test(token.text) && !isCapital(text, token));
}

/** The noun phrase that ends at a place as a doer, with what is joined to it. `last one`: it is the last noun of it that "who" takes up. */
function named(sentence: SentenceWords, last: number, lastOne = false): Party | null {
  const phrase = phraseEnding(sentence, last);
  if (phrase === null) return null;
  const { lead } = phrase;
  // "Which put them ahead decided it".
  if (lead !== undefined && /^(?:them|him|her|it|us|me|you|which|that)$/.test(lead.text)) return null;
  // "For the owners said", "that is severe can cause": what stands behind a preposition or "is" is no doer.
  if (
    lead !== undefined &&
    (BE.test(lead.text) || (PREPOSITION.test(lead.text) && !/^(?:before|after|until|since|than|as)$/.test(lead.text)))
  )
    return null;
  const [first, joins] = [joinedFrom(sentence, phrase.first), sentence.tokens[last]];
  return partyOf(sentence, first, last, lastOne && joins !== undefined ? joins : phrase.noun);
}

/** Where the first of several that are joined begins: "Grant and Williams". */
function joinedFrom(sentence: SentenceWords, first: number): number {
  let from = first;
  for (let i = 0; i < MOST_CHAIN; i += 1) {
    const lead = sentence.tokens[from - 1];
    const listed = /^,\s(?:and |or )?$/.test(between(sentence.text, lead, sentence.tokens[from]));
    const at = lead !== undefined && /^(?:and|or|nor)$/.test(lead.text) ? from - 2 : listed && from < first ? from - 1 : -1;
    const before = at < 0 ? null : phraseEnding(sentence, at);
    if (before === null) return from;
    from = before.first;
  }
  return from;
}

/** "Her nephew, Arthur Denholm, enlarged": both are the same. */
function aside(sentence: SentenceWords, last: number): Party | null {
  const { text, tokens } = sentence;
  let comma = last;
  while (comma > 0 && last - comma < 2 * MOST_WORDS && !/^,\s$/.test(between(text, tokens[comma - 1], tokens[comma]))) comma -= 1;
  if (comma === 0 || !/^,\s$/.test(between(text, tokens[comma - 1], tokens[comma]))) return null;
  // "Bought a rival, meets on Tuesdays, reported": the second of several deeds is nobody's name.
  const verbAhead =
    !isCapital(text, tokens[comma] ?? (tokens[last] as Token)) && mayBeFinite(tokens[comma]?.text ?? '', tokens[comma + 1]?.text ?? '');
  if (verbAhead || tokens.some((_, i) => i >= comma && i <= last && isDeed(sentence, i))) return null;
  const first = phraseEnding(sentence, comma - 1);
  if (first === null || (first.lead !== undefined && PREPOSITION.test(first.lead.text))) return null;
  return partyOf(
    sentence,
    first.first,
    last,
    first.noun,
    [first.noun, tokens[last]].some((token) => token !== undefined && token !== tokens[0] && isCapital(text, token)),
  );
}

/** "Enlarged it and added a hall": the doer of the verb before. */
function joined(sentence: SentenceWords, at: number, depth: number): Party | null {
  for (let verb = at - 1; verb > 0; verb -= 1) {
    if (/[;:]/.test(between(sentence.text, sentence.tokens[verb], sentence.tokens[verb + 1]))) return null;
    if (!isDeed(sentence, verb)) continue;
    // "Was founded by Amory and closed": the founded is closed.
    return isPassive(sentence, verb) ? null : doerAt(sentence, verb, depth + 1);
  }
  return null;
}

function agentBehind(sentence: SentenceWords, at: number): Party | null {
  const { text, tokens } = sentence;
  for (let i = at + 1; i < tokens.length && i <= at + BY_WITHIN; i += 1) {
    // "Was recorded only once, by Castellan".
    const parted = /[,;:]/.test(between(text, tokens[i - 1], tokens[i]));
    if (parted && !(tokens[i]?.text === 'by' && isCapital(text, tokens[i + 1] ?? (tokens[i] as Token)))) return null;
    if (tokens[i]?.text === 'by') return partyFrom(sentence, i + 1);
    if (isDeed(sentence, i)) return null;
  }
  return null;
}

/** Reads a text that is no sentence of the evidence. */
export const sentenceOf = (text: string, tokens: readonly Token[] = tokensOf(text)): SentenceWords => ({ text, tokens });
