/**
 * A deed or a word of another who is told by a noun: "the tenant shall maintain the roof" for what the landlord shall, "the court held that it was preempted"
 * for what the plaintiff argued, "the bishops refused" for the prime minister. Told only where the sentence that has what stands behind the verb gives it to
 * another noun, no sentence gives it to the claim's, and it shows that the two are not the same.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { finite, mainVerb } from '../../../text/verbs.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { SIDES } from '../recall/opposites.ts';
import { plainForm } from '../select/expand.ts';
import { SPEAKS, speech } from '../speech.ts';
import type { Exchange } from './deeds.ts';
import { doerAt, isDeed } from './parties.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { isCapital } from './sides.ts';

const MODAL = anyOf('shall must may can cannot will should would could had has have');
const BE = anyOf('is are was were be been being');
/** Between a modal or a noun and its verb. */
const BETWEEN = /^(?:also|then|later|first|now|only|not|never|soon|\w{3,12}ly)$/;
const ARTICLE = anyOf('the a an each every any its their his her both two three all some most many several no');
/** Words in a noun phrase that is no doer's. */
const PREPOSITION = anyOf(
  'of in on at by for with from to under among between during after before that which who whose and or than as where when if',
);
const DENIED = /\b(?:not|never|no|nobody|none|neither|nor|without|than|while|whereas|unlike|only|cannot|respectively)\b|n['’]t\b/i;
/** Saying what one thinks, and settling it. */
const SAYS = speech(SPEAKS, 'many');
/** Nouns of many in one, and of one for another: the company and the firm, the court and its judges, authors and researchers. */
export const MANY_IN_ONE =
  /^(?:compan|firm|business|group|corporation|team|committe|court|council|govern|polic|board|panel|union|famil|staff|crew|parti|party|ministr|depart|armi|army|public|stud|trial|report|author|research|scientist|investigat|paper|articl|bench|tribunal|judg|justic|jur|author|agenc|commiss|bank|club|organi|institut|univers|countr|nation|state|peopl|popul|major|minor|number|result|find|analys|data|valu|rate|level|price|one|other|plan|project|program|programm|bill|law|act|system|model|work|film|book|team|work|servic|centr|center|citi|town|villag|drug|treat|therap|product|man|woman|person|boy|girl|child|couple|pair|leader|presid|chief|ceo|director|chair|spokes|secretari)/;
const LONGEST = 90;
/** Share of what the claim has behind its verb that the sentence must have behind its own. */
const SHARE = 0.75;
const LEAST_BEHIND = 2;
/** Words of a doer. */
const MOST_DOER = 4;
/** Words of all that do something together. */
const MOST_JOINED = 10;

/** Pairs of roles of which one is never the other, beside those of `opposites.ts`. */
const ROLES =
  `supplier vendor|customer client purchaser;licensor|licensee;employer|employee worker;teacher|student pupil;doctor physician|patient;
   parent|child children;plaintiff claimant petitioner appellant applicant|defendant respondent appellee;court tribunal judge arbitrator jury|plaintiff defendant claimant respondent petitioner prosecution prosecutor city dissent appellant applicant;
   majority|dissent minority;owner|renter union worker;insurer|insured policyholder;assignor|assignee;grantor|grantee;donor|donee;consignor|consignee;agent|principal;consumer|trader;commission|applicant;publisher|author;contractor|client;lessor|lessee;trustee|beneficiary;guarantor|creditor;
   processor|controller;borrower|bank lender;franchisor|franchisee;mortgagor|mortgagee;prosecution prosecutor|defence defense;
   court judge jury tribunal|employer employee tenant landlord mayor minister council parliament senate government police company firm seller buyer owner maker manufacturer agency inspector mediator operator union;
   union employee worker|company firm management employer owner government minister ministry parliament police mayor mediator;
   police|company firm parliament hospital school university;passenger pupil student patient tenant shepherd neighbour neighbor witness victim customer visitor guest porter coroner resident shopkeeper farmer fisherman attacker hacker thief trader finder|company firm court council ministry government agency union police bank university hospital museum parliament minister mayor judge developer maker;
   seller|buyer;opposition|government coalition;agency inspector regulator|maker manufacturer operator owner applicant`
    .split(';')
    .map((row) => row.split('|').map((side) => new Set(tokensOf(side).map(plainForm))));

/** What may stand between a doer and the verb: "the school, by contrast, stayed shut". */
const ASIDE = /, (?:by contrast|in contrast|however|meanwhile|though|by comparison|on the other hand|in turn|too|for its part), $/i;
const FURTHEST = 24;
const PARTICIPLE =
  /^(?:\p{L}{2,12}ed|built|bought|brought|burnt|caught|cut|found|given|held|hung|kept|known|laid|led|left|lent|lost|made|paid|put|read|sent|set|shown|shut|sold|spent|stolen|sunk|taken|taught|thrown|told|torn|won|worn|written)$/u;

interface Doing {
  /** Form of the doer's last word, and all forms of it. */
  readonly head: string;
  readonly noun: Token;
  readonly who: readonly string[];
  readonly capital: boolean;
  readonly definite: boolean;
  readonly verb: number;
  readonly form: string;
  readonly word: string;
}

/** Doer and verb that end and begin at a place; null where no noun stands there. */
function doingAt(text: string, tokens: readonly Token[], at: number): Doing | null {
  const token = tokens[at] as Token;
  if (token.kind !== 'word' || isCapital(text, token) || BETWEEN.test(token.text)) return null;
  const passive = BE.test(token.text) && PARTICIPLE.test(tokens[at + 1]?.text ?? '');
  const modal = passive || MODAL.test(token.text);
  let verb = modal ? at + 1 : at;
  if (modal) while (verb < tokens.length && (BETWEEN.test(tokens[verb]?.text ?? '') || MODAL.test(tokens[verb]?.text ?? ''))) verb += 1;
  const word = tokens[verb];
  if (word === undefined || word.kind !== 'word' || isStopWord(word.text) || BE.test(word.text)) return null;
  if (!modal && !mainVerb(tokens[at - 1]?.text ?? '', word.text, tokens[verb + 1]?.text ?? '')) return null;
  const aside = ASIDE.exec(text.slice(Math.max(0, token.start - FURTHEST), token.start))?.[0] ?? '';
  let last = at - 1;
  while (last > 0 && (tokens[last]?.start ?? 0) >= token.start - aside.length) last -= 1;
  while (last > 0 && BETWEEN.test(tokens[last]?.text ?? '')) last -= 1;
  const noun = tokens[last];
  if (noun === undefined || noun.kind !== 'word' || isStopWord(noun.text)) return null;
  // "The officer, Mira Lund, proposed".
  const gap = aside === '' ? text.slice(noun.end, tokens[last + 1]?.start) : ' ';
  if (!(isCapital(text, noun) ? /^,?\s$/ : /^\s$/).test(gap)) return null;
  let first = last;
  const plain = (i: number): boolean => {
    const own = tokens[i];
    return (
      own !== undefined &&
      own.kind === 'word' &&
      !isStopWord(own.text) &&
      /^[\s\-'’s]{1,3}$/.test(text.slice(own.end, tokens[i + 1]?.start))
    );
  };
  while (first > 0 && last - first < MOST_DOER && plain(first - 1)) first -= 1;
  const before = tokens[first - 1];
  // "Of the owners said": what stands behind a preposition is no doer.
  const lead = before !== undefined && ARTICLE.test(before.text) ? tokens[first - 2] : before;
  if (lead !== undefined && PREPOSITION.test(lead.text) && !/^(?:and|that|if|when|where|as|before|after|than)$/.test(lead.text))
    return null;
  return {
    head: plainForm(noun),
    noun,
    who: tokens.slice(joinedFrom(text, tokens, first), last + 1).map(plainForm),
    capital: isCapital(text, noun) && last > 0 && !/^(?:the|a|an|each)$/.test(tokens[first - 1]?.text ?? ''),
    definite: before === undefined || ARTICLE.test(before.text) || /[;,]/.test(text.slice(before.end, tokens[first]?.start)),
    verb,
    form: passive ? `be ${plainForm(word)}` : plainForm(word),
    word: word.text,
  };
}

/** Where those begin who do it together: "rats, mice and voles were fed" is of rats as well. */
function joinedFrom(text: string, tokens: readonly Token[], first: number): number {
  let from = first;
  let joins = false;
  for (let at = first - 1; at >= 0 && first - at <= MOST_JOINED; at -= 1) {
    const { text: word, kind, end } = tokens[at] as Token;
    const and = /^(?:and|or|nor)$/.test(word);
    const noun = kind === 'word' && !isStopWord(word) && !PREPOSITION.test(word) && !finite(word, tokens[at + 1]?.text ?? '');
    if (!(and || noun || ARTICLE.test(word)) || !/^(?:,?\s|['’]s?\s?)$/.test(text.slice(end, tokens[at + 1]?.start))) break;
    joins ||= and;
    from = at;
  }
  return joins ? from : first;
}

/** Forms of what stands behind a verb, to the end of its clause. */
function behindAt(text: string, tokens: readonly Token[], verb: number): string[] {
  const forms: string[] = [];
  for (let i = verb + 1; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (/[;:]/.test(text.slice(tokens[i - 1]?.end, token.start)) || /^(?:if|when|unless|because|while|until)$/.test(token.text)) break;
    if (token.kind === 'number' || !isStopWord(token.text)) forms.push(plainForm(token));
  }
  return forms;
}

/** The doers of a sentence, each with its verb. */
function doingsIn(text: string, tokens: readonly Token[]): Doing[] {
  const doings: Doing[] = [];
  for (const at of tokens.keys()) {
    const doing = at === 0 ? null : doingAt(text, tokens, at);
    // "Stayed shut": the first of two verbs does nothing.
    if (doing !== null && tokens[doings.at(-1)?.verb ?? -1] !== doing.noun) doings.push(doing);
  }
  return doings;
}

/** The deed of a claim that begins with a noun. */
function ownDoing({ text, tokens }: Said): Doing | null {
  for (let at = 1; at < tokens.length && at <= MOST_DOER + 2; at += 1) {
    const doing = doingAt(text, tokens, at);
    if (doing !== null) return doing;
    if (PREPOSITION.test(tokens[at]?.text ?? '') || BE.test(tokens[at]?.text ?? '')) return null;
  }
  return null;
}

const OF_THE_COURT = /\b(?:court|tribunal|majority|panel|bench|judges|justices)\b/i;
const DISSENT = /\b(?:dissent(?:s|ed|ing)?|in dissent|concurr(?:ed|ing|ence))\b/i;

/** What a judge wrote in dissent, or would have done, told of the court. */
function dissentGiven({ text, tokens }: Said, evidence: Pick<Stated, 'text'>, looked: readonly Span[]): Exchange | null {
  const sentence = { text, tokens };
  const verb = DISSENT.test(text) ? -1 : tokens.findIndex((_, at) => isDeed(sentence, at));
  const [who, word] = [verb < 0 ? null : doerAt(sentence, verb), tokens[verb]];
  if (who === null || word === undefined || !OF_THE_COURT.test(text.slice(who.start, who.end))) return null;
  const says = SAYS.test(word.text);
  const behind = [...new Set([...(says ? [] : [plainForm(word)]), ...behindAt(text, tokens, verb)])];
  if (behind.length === 0) return null;
  let found: Exchange | null = null;
  for (const [i, span] of looked.entries()) {
    const read = readSentence(evidence, span);
    const there = DISSENT.exec(read.text);
    // "Would have upheld it": what it is stands in the sentence before.
    const before = looked[i - 1];
    const known = there === null || before === undefined ? null : readSentence(evidence, before).set;
    if (behind.filter((form) => read.set.has(form) || (form !== behind[0] && known?.has(form) === true)).length < SHARE * behind.length)
      continue;
    // Another sentence may have it of the court.
    if (there === null) return null;
    found ??= { start: who.start, end: word.end, against: there[0], sentence: span };
  }
  return found;
}

/** The deed of a claim that the evidence gives to another noun. `places`: the sentences that are looked at. */
export function subjectExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const evidence = held();
  const looked = places?.() ?? evidence.sentences;
  const dissent = OF_THE_COURT.test(said.text) ? dissentGiven(said, evidence, looked) : null;
  if (dissent !== null) return dissent;
  const own = ownDoing(said);
  if (own === null || own.capital) return null;
  const behind = [...new Set(behindAt(said.text, said.tokens, own.verb))];
  const joined = (other: Doing): boolean => looked.some((sentence) => areJoined(own, other, readSentence(evidence, sentence)));
  const says = SAYS.test(own.word);
  let found: { readonly exchange: Exchange; readonly other: Doing } | null = null;
  for (const sentence of looked) {
    const read = readSentence(evidence, sentence);
    if (read.tokens.length > LONGEST) return null;
    if (behind.filter((form) => read.set.has(form)).length < SHARE * behind.length || !(says || read.set.has(own.form.replace(/^be /, ''))))
      continue;
    const { text, tokens } = read;
    const doings = read.kept(doingsOf);
    for (const [i, doing] of doings.entries()) {
      if (doing.form !== own.form && !(says && SAYS.test(doing.word))) continue;
      const end = doings[i + 1]?.noun.start ?? text.length;
      const clause = says ? tokens : tokens.filter((token) => token.start < end);
      const theirs = behindAt(text, clause, doing.verb);
      if (behind.filter((form) => theirs.includes(form)).length < SHARE * behind.length) continue;
      // The claim's own doer does it too, or somebody who may be the same.
      if (doing.who.some((form) => own.who.includes(form)) || (doing.capital && !areMany(own.noun.text))) return null;
      const verb = tokens[doing.verb] as Token;
      found ??= {
        other: doing,
        exchange: {
          start: said.tokens[0]?.start ?? 0,
          end: said.tokens[own.verb]?.end ?? 0,
          against: text.slice(doing.noun.start, verb.end),
          sentence,
        },
      };
    }
  }
  if (found === null) return null;
  if (joined(found.other)) return found.exchange;
  // What is done to somebody is looked for by `others.ts`, unless the two are named together.
  if (own.form.startsWith('be ')) return null;
  if (behind.length === 0 || (behind.length < LEAST_BEHIND && !opposed(own.who, found.other.who))) return null;
  return areTwo(own, found.other, () => looked.map((sentence) => readSentence(evidence, sentence).kept(doingsOf))) ? found.exchange : null;
}

const doingsOf = ({ text, tokens }: SentenceRead): Doing[] => doingsIn(text, tokens);

/** Words from one of two that are joined to the other. */
const APART = 4;

/** Whether a sentence joins two doers by "and" or "or", so that they are not the same: "closed the bridge and the school". */
function areJoined(own: Doing, other: Doing, { set, tokens, forms }: SentenceRead): boolean {
  if (own.head === other.head || !set.has(own.head) || !set.has(other.head)) return false;
  const [one, two] = [forms.indexOf(own.head), forms.indexOf(other.head)];
  const between = tokens.slice(Math.min(one, two) + 1, Math.max(one, two));
  return (
    between.length <= APART &&
    between.some(({ text }) => /^(?:and|or|nor|versus)$/.test(text)) &&
    !between.some(({ text }) => MODAL.test(text) || BE.test(text))
  );
}

/** Whether it shows that two doers are not the same: roles, one beside many, or both doing something in one sentence. */
function areTwo(own: Doing, other: Doing, all: () => readonly (readonly Doing[])[]): boolean {
  if (other.capital || areTwoNouns(own.noun.text, own.who, other.noun.text, other.who)) return true;
  if (MANY_IN_ONE.test(own.noun.text) || MANY_IN_ONE.test(other.noun.text)) return false;
  const has = (doings: readonly Doing[], { head }: Doing): boolean => doings.some((one) => one.head === head && one.definite);
  return all().some((doings) => has(doings, own) && has(doings, other));
}

/** Whether two nouns, with all the words of each, are roles of which one is never the other, or one beside many. */
export const areTwoNouns = (one: string, words: readonly string[], other: string, others: readonly string[]): boolean =>
  opposed(words, others) || (!MANY_IN_ONE.test(one) && !MANY_IN_ONE.test(other) && oneBesideMany(one, other));

/** Words for somebody by what he is: minister, plaintiff, manager, architect, student. */
const SOMEBODY = /(?:[^aeiou]er|or|ist|man|woman|ant|ent|iff|ect|ief|eer|ian|ary|al|ey)$/;
/** Representatives, officials: more than one who is named. */
const areMany = (word: string): boolean => word.endsWith('s') && SOMEBODY.test(word.slice(0, -1)) && !MANY_IN_ONE.test(word);
/** "The minister" and "officials". */
const oneBesideMany = (one: string, other: string): boolean =>
  (SOMEBODY.test(one) && areMany(other)) || (areMany(one) && SOMEBODY.test(other));

function opposed(own: readonly string[], other: readonly string[]): boolean {
  const side = own.some((form) =>
    SIDES.get(form)?.some(([row, at]) =>
      other.some((one) => SIDES.get(one)?.some(([theirs, where]) => theirs === row && where !== at) === true),
    ),
  );
  const has = (forms: readonly string[], set: ReadonlySet<string> | undefined): boolean => forms.some((form) => set?.has(form) === true);
  return side || ROLES.some(([one, two]) => (has(own, one) && has(other, two)) || (has(own, two) && has(other, one)));
}
