/**
 * One trade or one match told from either side: "sold by the Tulls" beside "bought from the Tulls", "imports rice from Thailand" beside "Thailand exports rice", "won
 * against Dublin" beside "Dublin were defeated". Who gives and who takes is told by the side of the verb and by the words "by", "to" and "from".
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { isPassive } from './opposed-otherwise.ts';
import type { Worded } from './stronger.ts';

const GIVES = anyOf('sell sells selling sold lend lends lending lent export exports exporting exported divest divests divesting divested');
const TAKES = anyOf(
  'buy buys buying bought purchase purchases purchasing purchased acquire acquires acquiring acquired borrow borrows borrowing borrowed import imports importing imported',
);
const WINS = anyOf('win wins winning won gewann gewonnen gewinnt gagne gano');
const LOSES = anyOf('lose loses losing lost verlor verloren verliert perdu perdio');
/** Verbs whose object is who loses; those that are participles as well where nothing shows them to be passive. */
const BEATS = anyOf(
  'beat beats beating defeat defeats defeated defeating overcame schlug besiegte besiegt battit battu vencio derroto sconfisse sconfitto batteu venceu derrotou',
);
const AGAINST = anyOf('against over gegen contre contra contro');
const DEFEATED = anyOf('defeated beaten');
/** Words behind "by", "to" and "from" among which a party is named. */
const NAMED = 6;
const LEADS = anyOf(
  'by to from for in on at of with after before when who which and but that mit von im am und avec par et con por y per e',
);
const TO_WHOM = ['to', 'against', 'gegen', 'contre', 'face', 'ante', 'contra', 'contro'] as const;

/** Forms of the words of meaning from a place on, up to the next word that leads to something else. */
function namedFrom({ text, tokens, forms }: Worded, from: number): readonly string[] {
  const named: string[] = [];
  // "Her brother-in-law Jan Doorn": a word within another leads to nothing.
  const leads = (at: number): boolean =>
    LEADS.test(tokens[at]?.text ?? '') && !/^-$/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  for (let at = from; at < tokens.length && at < from + NAMED && !leads(at); at += 1)
    if (tokens[at]?.kind === 'word' && !isStopWord(tokens[at]?.text ?? '')) named.push(forms[at] ?? '');
  return named;
}

/** Who is named behind the first of such words that stands behind the verb. */
function behind(read: Worded, verb: number, ...leads: readonly string[]): readonly string[] {
  const at = read.tokens.findIndex(({ text }, i) => i > verb && leads.includes(text));
  return at < 0 ? [] : namedFrom(read, at + 1);
}

/** Words of meaning of a stretch but for whose somebody is: "Marta's brother" is no Marta. */
const meantIn = ({ text, tokens, forms }: Worded, from: number, to: number): readonly string[] =>
  forms.slice(from, to).filter((_, i) => {
    const token = tokens[from + i];
    return token?.kind === 'word' && !isStopWord(token.text) && !/['’]s?$/.test(text.slice(token.start, token.end));
  });

/** Where "to which", "from whom" stands right before a verb and its doer; -1 where it does not. */
function relativeBefore({ tokens }: Worded, verb: number): number {
  for (let at = verb - 1; at > 0 && at >= verb - NAMED; at -= 1)
    if (/^(?:which|whom)$/.test(tokens[at]?.text ?? '')) return /^(?:to|from)$/.test(tokens[at - 1]?.text ?? '') ? at : -1;
  return -1;
}

/** Who gives and who takes, as far as it is told: of a match, who loses and who wins. */
interface Parties {
  readonly giver: readonly string[];
  readonly taker: readonly string[];
}

/** The parties that the verb at a place names; null where it is of no trade and no match. */
function partiesAt(read: Worded, at: number): Parties | null {
  const { tokens } = read;
  const verb = tokens[at]?.text ?? '';
  const which = relativeBefore(read, at);
  const before = meantIn(read, which < 0 ? 0 : which + 1, at);
  // "Corbin, to which they had sold it".
  const led = which < 1 ? [] : meantIn(read, Math.max(0, which - NAMED), which - 1);
  const lead = tokens[which - 1]?.text;
  const passive = isPassive(tokens, at);
  const doer = passive ? behind(read, at, 'by') : before;
  if (GIVES.test(verb)) return { giver: doer, taker: lead === 'to' ? led : behind(read, at, 'to') };
  if (TAKES.test(verb)) return { giver: lead === 'from' ? led : behind(read, at, 'from'), taker: doer };
  if (WINS.test(verb)) return wonBy(read, at, doer);
  if (LOSES.test(verb)) return lostBy(read, at, doer);
  return DEFEATED.test(verb) && passive ? { giver: before, taker: doer } : null;
}

/** Letters of a match told in a participle: "beating a novel by her teacher Howard Poe". */
const BEATEN = 10;

/** "Varga beat Lindholm to win the cup", "won the prize, beating a novel by her teacher", "hat gegen den HC Ilm gewonnen". */
function wonBy(read: Worded, at: number, doer: readonly string[]): Parties {
  const beats = read.tokens.findIndex(({ text }, i) => BEATS.test(text) && !isPassive(read.tokens, i));
  if (beats >= 0)
    return {
      giver: meantIn(read, beats + 1, Math.min(beats < at ? at : read.tokens.length, beats + 1 + BEATEN)),
      taker: meantIn(read, 0, Math.min(beats, at)),
    };
  const against = read.tokens.findLastIndex(({ text }, i) => i < at && AGAINST.test(text));
  if (against >= 0) return { giver: namedFrom(read, against + 1), taker: meantIn(read, 0, against) };
  return { giver: behind(read, at, 'against', 'over', 'gegen', 'contre', 'contra', 'contro'), taker: doer };
}

/** "Lindholm lost to Varga", "der HC Ilm hat gegen Altmark verloren". */
function lostBy(read: Worded, at: number, doer: readonly string[]): Parties {
  const against = read.tokens.findLastIndex(({ text }, i) => i < at && AGAINST.test(text));
  if (against >= 0) return { giver: meantIn(read, 0, against), taker: namedFrom(read, against + 1) };
  return { giver: doer, taker: behind(read, at, ...TO_WHOM) };
}

const shares = (some: readonly string[], others: readonly string[]): boolean => some.some((form) => others.includes(form));

/** Whether two texts tell one trade, from the side of who gives in the one and of who takes in the other. */
export function sameTrade(said: Worded, i: number, found: Worded, at: number): boolean {
  const [here, there] = [partiesAt(said, i), partiesAt(found, at)];
  if (here === null || there === null) return false;
  const crossed = shares(here.giver, there.taker) || shares(here.taker, there.giver);
  return !crossed && (shares(here.giver, there.giver) || shares(here.taker, there.taker));
}
