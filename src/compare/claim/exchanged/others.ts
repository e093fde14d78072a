/**
 * A deed of somebody else whom the evidence tells apart from the claim's: "the coroner raised the alarm" where "the porter, who raised the alarm, was praised
 * by the coroner", "the owners rejected it" where they offered it and "the union rejected it". Read however the verb stands: active, passive, behind "who",
 * joined by "and". Told only where every sentence that has the deed gives it to another, and where it shows that the two are not the same: roles, both named,
 * both with a part in that sentence, or one answering what the other did.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { BE, doerAt, isDeed, isPassive, type Party, partyFrom, sentenceOf, sufferer } from './parties.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { bare, isCapital } from './sides.ts';
import { areTwoNouns, MANY_IN_ONE } from './subjects.ts';

const DENIED =
  /\b(?:not|never|no|nobody|none|neither|nor|without|than|while|whereas|unlike|only|cannot|respectively|both|except|(?:all|every\w{0,4}|each) [^.;,]{0,40}(?:but|save|other))\b|n['’]t\b/i;
/** Deeds in which both have a part, or which many do, each in another place. */
const SHARED =
  /^(?:me+ts?|met|marr|wed|divorc|agree|differ|border|join|play|collaborat|cooperat|match|f[io]ught|compet|tied?$|dr[ae]w|merg|shar|work|debat|clash|talk|spoke|speak|includ|contain|consist|support|accompan|follow|surround|own|us(?:e|ed)$|show|f[oi]und$|find|increas|decreas|r[oi]se|f[ae]ll|fell|gr[eo]w|ha[sd]$|remain|associat|link|relat|connect|correlat|involv|bas|call|nam|know|compar|result|becom|became|live|need|occur|happen)/;
/** Verbs by which one answers what another did. */
const ANSWERS =
  /^(?:reject|accept|refus|appeal|challeng|critici|oppos|overturn|uph[eo]ld|dismiss|approv|condemn|protest|contest|welcom|vetoe?|endors|den[iy]|rebut|revers|quash|grant|disput|declin|turned|prais|ratif|repeal|object|block|confirm|thwart|annul|cancel)/;
/** What takes up the deed of the sentence before. */
const TAKES_UP = anyOf('it them him her this that these those the its their');
const SHARE = 0.75;
const OWN_SHARE = 0.5;
const LONGEST = 90;
const MOST_DEEDS = 3;

interface Deed {
  readonly who: Party;
  /** It is done to them, and nobody is named who does it. */
  readonly suffers: boolean;
  readonly verb: number;
  readonly form: string;
  /** What else the clause says. */
  readonly rest: readonly string[];
}

const meant = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => token.kind === 'number' || !isStopWord(token.text)).map(plainForm);

/** The deeds of a claim whose doer can be told. */
function deedsOf({ text, tokens }: Said): Deed[] {
  const sentence = sentenceOf(text, tokens);
  const verbs = tokens.flatMap((_, at) => (isDeed(sentence, at) ? [at] : []));
  return verbs.slice(0, MOST_DEEDS).flatMap((verb, i): Deed[] => {
    const token = tokens[verb] as Token;
    const suffers = SHARED.test(token.text) ? null : sufferer(sentence, verb);
    const who = SHARED.test(token.text) ? null : (suffers ?? doerAt(sentence, verb));
    // "One of the kings who died": he whom it is said of is told before.
    if (who === null || tokens.some((one, k) => k < verb && one.text === 'who' && one.start >= who.end && one.start < token.start))
      return [];
    const [from, to] = [verbs[i - 1] ?? -1, verbs[i + 1] ?? tokens.length];
    const inParty = ({ start, end }: Token): boolean => start >= who.start && end <= who.end;
    // A clause behind another begins behind its verb, a passive with what is done before it.
    const clause = tokens.filter((one, k) => k !== verb && k < to && (isPassive(sentence, verb) ? k > from : k > verb) && !inParty(one));
    return [{ who, suffers: suffers !== null, verb, form: plainForm(token), rest: [...new Set(meant(clause))] }];
  });
}

/** A deed as a sentence of the evidence has it. */
interface Found {
  readonly who: Party;
  readonly at: number;
  readonly sentence: SentenceRead;
  readonly before: SentenceRead | undefined;
}

/** The first deed of a claim that the evidence gives to another. `places`: the sentences that are looked at. */
export function doneByAnother(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const own = deedsOf(said);
  if (own.length === 0) return null;
  const evidence = held();
  const looked = places?.() ?? evidence.sentences;
  for (const deed of own) {
    const found = givenTo(deed, evidence, looked);
    if (found === null) continue;
    const { sentence, at, who } = found;
    const verb = sentence.tokens[at] as Token;
    const against = sentence.text.slice(Math.min(who.start, verb.start), Math.max(who.end, verb.end));
    return {
      start: Math.min(deed.who.start, said.tokens[deed.verb]?.start ?? 0),
      end: Math.max(deed.who.end, said.tokens[deed.verb]?.end ?? 0),
      against,
      sentence: sentence.span,
    };
  }
  return null;
}

/** Sentences with the one behind each, in order: who answers what was done stands there. */
function withNext(sentences: readonly Span[], looked: readonly Span[]): readonly Span[] {
  if (looked.length >= sentences.length) return looked;
  const starts = new Set(looked.map(({ start }) => start));
  return sentences.filter(({ start }, i) => starts.has(start) || starts.has(sentences[i - 1]?.start ?? -1));
}

function givenTo(own: Deed, evidence: Pick<Stated, 'text' | 'sentences'>, looked: readonly Span[]): Found | null {
  let found: Found | null = null;
  const reads = looked.map((span) => readSentence(evidence, span));
  for (const [i, sentence] of reads.entries()) {
    if (sentence.tokens.length > LONGEST) return null;
    if (!sentence.set.has(own.form)) continue;
    const before = reads[i - 1];
    for (const [at, form] of sentence.forms.entries()) {
      if (form !== own.form || isCapital(sentence.text, sentence.tokens[at] as Token) || !isDeed(sentence, at)) continue;
      const share = shareOf(own.rest, sentence, takesUp(sentence, at) ? before : undefined);
      if (share < OWN_SHARE) continue;
      const who = own.suffers ? sufferer(sentence, at) : doerAt(sentence, at);
      if (who === null || ADVERB.test(who.noun.text) || meets(who, own.who)) return null;
      // "Was awarded costs" beside "costs were awarded to".
      if (own.suffers && towards(sentence, at).some((party) => party !== null && meets(party, own.who))) return null;
      if (share >= SHARE) found ??= { who, at, sentence, before };
    }
  }
  if (found === null || !areTwo(own.who, found, () => withNext(evidence.sentences, looked).map((span) => readSentence(evidence, span))))
    return null;
  // In other words it may be the claim's own deed, unless it is what a pronoun of the deed takes up.
  const { sentence, at, before } = found;
  const spoken = own.rest.length > 1 || !takesUp(sentence, at);
  const taken = takesUp(sentence, at) ? before : undefined;
  return spoken &&
    own.rest.length > 0 &&
    reads.some(
      (read) => read !== sentence && read !== taken && read.bares.includes(own.who.head) && shareOf(own.rest, read, undefined) >= SHARE,
    )
    ? null
    : found;
}

/** What stands before a verb and does nothing: "she had always denied it". */
const ADVERB = anyOf('always never also already later still often once twice soon since then');

/** Whether a pronoun right behind a verb takes up what the sentence before tells. */
const takesUp = ({ tokens }: SentenceRead, at: number): boolean =>
  TAKES_UP.test(tokens[at + 1]?.text ?? '') && /^(?:it|them|him|her|this|that|these|those)$/.test(tokens[at + 1]?.text ?? '');

const shareOf = (forms: readonly string[], sentence: SentenceRead, before: SentenceRead | undefined): number =>
  forms.length === 0 ? 1 : forms.filter((form) => sentence.set.has(form) || before?.set.has(form) === true).length / forms.length;

/** Letters in which words of one family agree. */
const FAMILY = 5;
const meets = (one: Party, other: Party): boolean =>
  [...one.words].some(
    (word) =>
      other.words.has(word) || (word.length >= FAMILY && [...other.words].some((theirs) => theirs.startsWith(word.slice(0, FAMILY)))),
  );

/** Whether it shows that the claim's doer and the evidence's are not the same. */
function areTwo(own: Party, { who, at, sentence, before }: Found, all: () => readonly SentenceRead[]): boolean {
  if (areTwoNouns(own.noun.text, [...own.words], who.noun.text, [...who.words])) return true;
  const reads = all();
  const called = (party: Party): boolean => (party.name || isNamed(party, reads)) && !MANY_IN_ONE.test(party.noun.text);
  if (called(own) && called(who) && reads.some((read) => read !== sentence && read.bares.includes(own.head))) return true;
  const apart = (party: Party): boolean => party.head === own.head && !meets(party, who);
  const them = ({ head }: Party): boolean => head === who.head;
  if (partiesIn(sentence).some(apart) || oneAndMany(own, who)) return true;
  // "The authority rented it to a brewery": both have a part in one sentence.
  if (reads.some((read) => partiesIn(read).some(apart) && partiesIn(read).some((party) => them(party) && !meets(party, own)))) return true;
  const verb = sentence.tokens[at]?.text ?? '';
  if (ANSWERS.test(verb) && takesUp(sentence, at) && before !== undefined && partiesIn(before).some((party, i) => i === 0 && apart(party)))
    return true;
  if (freshLater(own, who, reads)) return true;
  const next = reads[reads.indexOf(sentence) + 1];
  return next !== undefined && answersIn(next).some(apart);
}

/** Whether the evidence has the word that names somebody as a name: with a capital within a sentence. */
const isNamed = ({ head }: Party, reads: readonly SentenceRead[]): boolean =>
  reads.some((read) => read.tokens.some((token, i) => i > 0 && bare(token) === head && isCapital(read.text, token)));

/** Those who may stand for the whole whose members they are. */
const MEMBERS =
  /^(?:officials?|members?|councillors?|managers?|executives?|leaders?|judges?|justices?|lawyers?|representatives?|authorit\p{L}{1,4}|researchers?|scientists?|authors?|investigators?|doctors?|nurses?|teachers?|players?|officers?|directors?|experts?|engineers?|staff|lawmakers|senators?|deputies|ministers?|bosses|chiefs?|spokes\p{L}{3,6}|people|men|women|critics|analysts?|economists?)$/u;

/** Whether one of the two is told of for the first time ("a mediator") behind a sentence that has the other: then it is somebody else. */
function freshLater(own: Party, who: Party, reads: readonly SentenceRead[]): boolean {
  // "Councillors" may be the council.
  const member = (one: Party, other: Party): boolean => MANY_IN_ONE.test(one.noun.text) && MEMBERS.test(other.noun.text);
  if (member(own, who) || member(who, own)) return false;
  const first = (head: string): number => reads.findIndex((read) => read.bares.includes(head));
  const freshly = ({ head }: Party, other: Party): boolean => {
    const read = reads[first(head)];
    const party = read === undefined ? undefined : partiesIn(read).find((one) => one.words.has(head));
    // Of many who are told of for the first time others may be the same: "activists", "demonstrators".
    return party?.fresh === true && !(/[^su]s$/.test(party.noun.text) && /[^su]s$/.test(other.noun.text));
  };
  const [mine, theirs] = [first(own.head), first(who.head)];
  return mine >= 0 && theirs >= 0 && ((mine > theirs && freshly(own, who)) || (theirs > mine && freshly(who, own)));
}

const partiesIn = (sentence: SentenceRead): readonly Party[] => sentence.kept(partiesOf);

/** Who has a part in a sentence: the doers of its verbs, and those behind them. */
function partiesOf(sentence: SentenceRead): readonly Party[] {
  return sentence.tokens.flatMap((_, at): Party[] => {
    if (!isDeed(sentence, at) || BE.test(sentence.tokens[at]?.text ?? '')) return [];
    const doer = doerAt(sentence, at);
    const done = isPassive(sentence, at) ? null : partyFrom(sentence, at + 1);
    return [doer, done, ...towards(sentence, at)].flatMap((party) => (party === null ? [] : [party]));
  });
}

/** Whom a deed goes to or comes from: "to a brewery", "from the barons". */
function towards(sentence: SentenceRead, at: number): (Party | null)[] {
  const { tokens } = sentence;
  for (let i = at + 1; i < tokens.length && i <= at + LED_WITHIN; i += 1) {
    if (isDeed(sentence, i)) return [];
    if (/^(?:to|from|against|by|with|for)$/.test(tokens[i]?.text ?? '')) return [partyFrom(sentence, i + 1)];
  }
  return [];
}
const LED_WITHIN = 7;

/** Nouns of many that have no plural. */
const CROWD = anyOf(
  'crowd audience press management trio duo band orchestra class fleet cohort sample series data media everyone everybody nobody anyone',
);

/** One who is told of by a noun, and many: "the pope", "the barons". */
function oneAndMany({ noun: own, name: named }: Party, { noun: other, name }: Party): boolean {
  if (named || name || [own, other].some(({ text }) => MANY_IN_ONE.test(text) || CROWD.test(text) || MEMBERS.test(text))) return false;
  return /[^su]s$/.test(own.text) !== /[^su]s$/.test(other.text) && own.text.length > 3 && other.text.length > 3;
}

/** Who answers, in a sentence, what the one before tells. */
const answersIn = (sentence: SentenceRead): readonly Party[] => sentence.kept(answersOf);
const answersOf = (sentence: SentenceRead): readonly Party[] =>
  sentence.tokens.flatMap((token, at): Party[] => {
    const doer = ANSWERS.test(token.text) && isDeed(sentence, at) && takesUp(sentence, at) ? doerAt(sentence, at) : null;
    return doer === null ? [] : [doer];
  });
