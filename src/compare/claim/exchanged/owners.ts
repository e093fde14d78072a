/**
 * Whose something is, told of another: "Bo Lind owns the mill" beside "the mill belongs to Ada Roe and the brewery to Bo Lind". From whichever side it is told, and with its
 * verb left out behind a joint, each is read as an owner and what he owns. Told only where one sentence gives the claim's thing to another and another thing to the claim's owner.
 */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { claimRead, readSentence, type SentenceRead } from './read.ts';
import { bare } from './sides.ts';

const TELLS = /\b(?:own|owns|owned|owners?|belong(?:s|ed)?|property)\b/i;
/** What tells of a part, of more than one time or of several owners together, or denies. */
const UNTOLD =
  /%|\b(?:not?|never|neither|nor|none|without|cannot|if|unless|respectively|together|jointly|partly|half|third|quarter|per ?cent|shares?|stakes?|until|formerly|once|used to|except|which|who|whose|that|claim\w{0,3}|or)\b|n['’]t\b/i;
const JOINTS = /[,;] (?:(?:and|but|while|whereas) )?| (?:and|but|while|whereas) /;
const OWNS = /(?<!\b(?:his|her|its|their|my|our|your|of)) (?:(?:owns?|owned)(?! by\b)|(?:is|are|was|were) the (?:sole )?owners? of) /i;
const BELONGS = / (?:belong(?:s|ed)? (to)|(?:is|are|was|were) owned (by)|(?:is|are|was|were) the property of) /i;
const OWNER_IS = /^(?:while )?the owner of ([^,;]{2,60}?) (?:is|was) /i;
const DETERMINER = / (?:the|an?|his|her|its|their)(?= )/gi;
/** What can be an owner where its verb is left out: a name, or what has its article. */
const NAMED = /^(?:the|an?|his|her|its|their) .*\p{L}$|\p{Lu}/iu;

/** An owner and what is his, by their words. */
interface Owned extends Span {
  readonly owner: readonly string[];
  readonly thing: readonly string[];
  /** How it is told, so that a clause which leaves its verb out is told alike: "" where it cannot be left out. */
  readonly way: 'owns' | 'to' | 'by' | '';
}

const wordsOf = (text: string): readonly string[] =>
  tokensOf(text)
    .filter(({ kind, text: word }) => kind === 'number' || !isStopWord(word))
    .map(bare);

const parted = (text: string, at: RegExpExecArray): readonly [string, string] => [
  text.slice(0, at.index),
  text.slice(at.index + at[0].length),
];

type Sides = Pick<Owned, 'way'> & { readonly owner: string; readonly thing: string };

/** A clause with its verb. */
function told(clause: string): Sides | null {
  const owner = OWNER_IS.exec(clause);
  if (owner !== null) return { way: '', owner: parted(clause, owner)[1], thing: owner[1] ?? '' };
  const belongs = BELONGS.exec(clause);
  if (belongs !== null) {
    const [thing, whose] = parted(clause, belongs);
    return { way: belongs[1] !== undefined ? 'to' : belongs[2] !== undefined ? 'by' : '', owner: whose, thing };
  }
  const owns = OWNS.exec(clause);
  if (owns === null) return null;
  const [whose, thing] = parted(clause, owns);
  return { way: 'owns', owner: whose, thing };
}

/** A clause that leaves its verb out, told as the one before it: "Bo Lind the brewery", "the brewery to Bo Lind"; a thing more of the same owner. */
function toldOn(clause: string, last: Sides): Sides | null {
  if (last.way === '') return null;
  if (last.way !== 'owns') {
    const lead = (last.way === 'to' ? / to / : / by /).exec(clause);
    return lead === null ? null : { way: last.way, thing: parted(clause, lead)[0], owner: parted(clause, lead)[1] };
  }
  const thing = [...` ${clause}`.matchAll(DETERMINER)].at(-1);
  if (thing === undefined) return null;
  const [whose, what] = parted(` ${clause}`, thing);
  if (wordsOf(whose).length === 0) return { ...last, thing: what };
  const end = whose.trim();
  return NAMED.test(end) && !isStopWord(/\S+$/.exec(end)?.[0] ?? '') ? { way: 'owns', owner: end, thing: what } : null;
}

/** All that a sentence tells of owners; nothing where one clause of it cannot be read. */
function ownedIn({ text }: SentenceRead): readonly Owned[] {
  if (!TELLS.test(text) || UNTOLD.test(text)) return [];
  const all: Owned[] = [];
  let last: Sides | null = null;
  let from = 0;
  for (const clause of text.trim().replace(/[.!]$/, '').split(JOINTS)) {
    const start = text.indexOf(clause, from);
    from = start + clause.length;
    last = told(clause) ?? (last === null ? null : toldOn(clause, last));
    if (last === null) return [];
    const [owner, thing] = [wordsOf(last.owner), wordsOf(last.thing)];
    if (owner.length === 0 || thing.length === 0) return [];
    all.push({ owner, thing, way: last.way, start, end: from });
  }
  return all;
}

const within = (some: readonly string[], others: readonly string[]): boolean => some.every((word) => others.includes(word));
const alike = (one: readonly string[], other: readonly string[]): boolean => within(one, other) || within(other, one);
const meets = (one: readonly string[], other: readonly string[]): boolean => one.some((word) => other.includes(word));

/** Whether one sentence gives a thing to another than the claim does, and to the claim's owner something else. */
const isOtherwise = (own: Owned, there: readonly Owned[]): boolean =>
  there.some(({ owner, thing }) => alike(own.thing, thing) && !meets(own.owner, owner)) &&
  there.some(({ owner, thing }) => alike(own.owner, owner) && !alike(own.thing, thing)) &&
  !there.some(({ owner, thing }) => meets(own.owner, owner) && alike(own.thing, thing));

/** The first thing that a claim gives to another owner than the evidence does. `places`: the sentences that are looked at; all when not given. */
export function ownerExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  const own = claimRead(said).kept(ownedIn);
  if (own.length === 0) return null;
  const evidence = held();
  const all = places?.() ?? evidence.sentences;
  for (const sentence of all) {
    const there = readSentence(evidence, sentence);
    const found = own.find((one) => isOtherwise(one, there.kept(ownedIn)));
    if (found === undefined) continue;
    // It may have changed hands: then another sentence tells of both.
    const both = [...found.owner, ...found.thing];
    if (all.some((other) => other.start !== sentence.start && within(both, readSentence(evidence, other).bares))) return null;
    return { start: found.start, end: found.end, against: there.text.trim(), sentence };
  }
  return null;
}
