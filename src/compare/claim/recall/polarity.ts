/**
 * Does a passage that holds most of a claim's words say the contrary of it? Three plain signs: a word denied in one and not in
 * the other, a movement that rises in one and falls in the other, words that are opposites. A sign counts only where the rest of
 * the claim stands in the same sentence, since other sentences speak of other things.
 */

import { anyOf } from '../../../text/any-of.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { BelongsHow } from '../belonging/texts.ts';
import { deniedAlike } from '../denied-alike.ts';
import { effectDenied, formed, tellsEffect } from '../no-effect.ts';
import { ofSameMatter } from '../same-matter.ts';
import { plainForm } from '../select/expand.ts';
import { Against, type Read, read } from './against.ts';
import { isPart, otherAmount } from './amounts.ts';
import { notBeside, opposite } from './contrary.ts';
import { deniedUntil } from './denied-until.ts';
import { exceptionDropped } from './exceptions.ts';
import { otherKind } from './kinds.ts';
import { mayMeasure, otherMeasure } from './other-measure.ts';
import { planned } from './planned.ts';
import { otherRate, otherTimes } from './rates.ts';
import { type Deed, deedsOf, mayBeSwapped, swapped } from './roles.ts';
import { CHANGED, DENIES, hasDenial, MORE, OF_KIND, OPPOSES, signsOf } from './signs.ts';
import { stronger } from './stronger.ts';
import { uneven } from './uneven.ts';

/** What turns a passage against a claim. Offsets into the claim. */
export interface Turned {
  /**
   * `stronger`: the claim says more than the passage. `swapped`: the passage says of the one what the claim says of the other. `null-result`: the passage says that
   * it was not found. The rest:
   * the passage has the claim's value of something else.
   */
  readonly how: 'negation' | 'opposite' | 'stronger' | 'swapped' | 'null-result' | 'field' | 'field-empty' | BelongsHow;
  readonly start: number;
  readonly end: number;
  /** The word of the passage that stands against it, for a person. */
  readonly against: string;
  /** The share of the claim's words that the sentence has, where they were told by their beginnings (`compare/claim/tongues/`) and not by the stems of English. */
  readonly share?: number;
  /** A denial that is of another matter, or of a part of the claim's (`compare/claim/same-matter.ts`). */
  readonly apart?: true;
}

/** A claim, to be held against sentences. Many never are: each sign is looked for when it is first asked for. */
export class Turnable {
  readonly text: string;
  readonly tokens: readonly Token[];
  #signs: number | undefined;
  #moves: boolean | undefined;
  #measures: boolean | undefined;
  #read: Read | undefined;
  #deeds: readonly Deed[] | undefined;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** All that its words are, read in one go. */
  #has(sign: number): boolean {
    if (this.#signs === undefined) {
      this.#signs = 0;
      for (const { text } of this.tokens) this.#signs |= signsOf(text);
    }
    return (this.#signs & sign) !== 0;
  }

  /** It denies something. */
  get denies(): boolean {
    return this.#has(DENIES) || (this.tokens.some(({ text }) => text === 'non') && hasDenial(this.tokens));
  }

  /** It holds a word that has an opposite. */
  get opposes(): boolean {
    return this.#has(OPPOSES);
  }

  /** It holds a word of a kind of which one is told. */
  get kinds(): boolean {
    return this.#has(OF_KIND);
  }

  /** It holds a word by which it may say more than a sentence, or another rate. */
  get more(): boolean {
    return this.#has(MORE);
  }

  /** It has a figure and a word of change. */
  get changes(): boolean {
    return this.#has(CHANGED) && this.tokens.some(({ kind, text }) => kind === 'number' || isPart(text));
  }

  /** It holds a word of another measure than a sentence may have. */
  get measures(): boolean {
    this.#measures ??= mayMeasure(this.read());
    return this.#measures;
  }

  /** It says that something had an effect, and denies nothing. */
  get moves(): boolean {
    this.#moves ??= !this.denies && tellsEffect(this.text);
    return this.#moves;
  }

  read(): Read {
    this.#read ??= read(this.text, this.tokens);
    return this.#read;
  }

  /** Who does what in it. */
  deeds(): readonly Deed[] {
    this.#deeds ??= deedsOf(this.text, this.tokens);
    return this.#deeds;
  }
}

/** Makes a claim ready. */
export const turnable = (text: string, tokens: readonly Token[] = tokensOf(text)): Turnable => new Turnable(text, tokens);

/**
 * The first sign that a sentence of a source says the contrary of a claim it shares most words with, or less, or the same of another;
 * null when there is none. Takes both texts; whoever asks has made sure that they speak of the same thing, and may know whether the
 * sentence holds a denial. `round`: the passage it stands in.
 */
export function turned(
  claim: Turnable,
  sentence: string | Against,
  denial: boolean = hasDenial(tokensOf(typeof sentence === 'string' ? sentence : sentence.text)),
  round: string = typeof sentence === 'string' ? sentence : sentence.text,
): Turned | null {
  const there = typeof sentence === 'string' ? new Against(sentence) : sentence;
  const against = claim.denies || denial;
  const reversed = mayBeSwapped(claim, claim.deeds(), there);
  const conditional = there.open;
  const unmoved = there.unmoved && claim.moves;
  const { plans, excepts } = there;
  // Most sentences need not be read.
  if (
    !against &&
    !claim.opposes &&
    !claim.more &&
    !claim.kinds &&
    !reversed &&
    !conditional &&
    !unmoved &&
    !plans &&
    !excepts &&
    !claim.changes &&
    !claim.measures
  )
    return null;
  const said = claim.read();
  const found = there.read();
  const plain =
    (against ? negation(said, found) : null) ??
    (unmoved ? effectDenied(formed(said), formed(found)) : null) ??
    (claim.opposes ? notBeside(opposite(said, found), said, round) : null) ??
    (claim.kinds ? otherKind(said, found, round) : null) ??
    (against || claim.opposes || claim.more ? uneven(said, found) : null) ??
    (claim.more ? (otherRate(said.text, found.text) ?? otherTimes(said.text, found.text)) : null);
  if (plain !== null) return plain;
  const more = claim.more || conditional ? stronger(said, found, round) : null;
  const overstated =
    more ??
    (plans && !claim.denies ? planned(said, found, round) : null) ??
    (excepts ? exceptionDropped(said, found) : null) ??
    (claim.measures ? otherMeasure(said, found, round) : null);
  if (overstated !== null) return { how: 'stronger', ...overstated };
  const amount = claim.changes ? otherAmount(said, found) : null;
  if (amount !== null) return { how: 'swapped', ...amount };
  const other = reversed
    ? swapped({ text: claim.text, tokens: claim.tokens, forms: claim.tokens.map(plainForm) }, claim.deeds(), found)
    : null;
  return other === null ? null : { how: 'swapped', ...other };
}

const wordsOf = ({ tokens }: Read): readonly string[] => tokens.map(({ text }) => text);

/** Each denial is held against all of the other text: what denies more often is a list or noise, of which nothing is concluded. */
const MOST_DENIALS = 200;

/** A denial in one of the two of what the other states, unless they say the same in other words: asked last, since that reads both anew. */
function negation(said: Read, found: Read): Turned | null {
  if (said.heads.length > MOST_DENIALS || found.heads.length > MOST_DENIALS) return null;
  const turn = deniedIn(said, found);
  if (turn === null || deniedAlike(said.text, found.text)) return null;
  return ofSameMatter(wordsOf(said), wordsOf(found)) ? turn : { ...turn, apart: true };
}

/**
 * Denials that both share cancel out. Where each still denies something of its own, or one says with another word what the other
 * denies, nothing is concluded.
 */
function deniedIn(said: Read, found: Read): Turned | null {
  const own = said.heads.filter((head) => !found.denied.has(head.form) && !deniesOfAnother(said, head.cue, found));
  const theirs = found.heads.filter(({ form }) => !said.denied.has(form));
  const [mine, other] = [own[0], theirs[0]];
  // "Not linked to it among nurses" beside "linked to it among surgeons, but not among nurses": the same denial with its verb left out.
  if (mine !== undefined && theirs.some(({ cue, form }) => said.forms.includes(form) && leavesVerbOut(found, cue))) return null;
  // "A road but no railway" beside "a railway but no road": each denies what the other has.
  if (own.length === 1 && theirs.length === 1 && mine !== undefined && other !== undefined) {
    const turns = has(found, mine.form) && has(said, other.form) && said.denials + found.denials === 2;
    if (turns) return { how: 'negation', start: mine.cue.start, end: mine.head.end, against: `${other.cue.text} ${other.head.text}` };
  }
  const denied = new Set([...own, ...theirs].map(({ form }) => form));
  if ((own.length === 0 && theirs.length === 0) || said.softBeside(found, denied) || found.softBeside(said, denied)) return null;
  const unheaded = (read: Read): boolean => read.denials > read.heads.length;
  if (own.length > 0 && theirs.length === 0 && !unheaded(found))
    // "No association with pay" beside "associated with satisfaction but not with pay": both deny the same in the end.
    // "Fell among those who smoked but not among those who did otherwise": it denies the verb of the clause before it.
    for (const { cue, head, form, reached } of own)
      if (
        !leavesVerbOut(said, cue) &&
        found.forms.includes(form) &&
        !found.heads.some((one) => reached.includes(one.form)) &&
        !inPassing(found, form) &&
        !saidOfOther(said, found, form)
      )
        return { how: 'negation', start: cue.start, end: head.end, against: head.text };
  if (theirs.length > 0 && own.length === 0 && !unheaded(said) && !deniedUntil(said, found))
    for (const { cue, head, form, reached } of theirs) {
      // "No children are admitted" beside "children are not admitted": both deny the same in the end. What a denial of its own reaches there is another.
      const apart = (form: string): boolean => found.heads.some((one) => one.cue !== cue && one.form === form);
      if (said.heads.some((one) => reached.includes(one.form) && !apart(one.form))) continue;
      const token = said.tokens[said.forms.indexOf(form)];
      // "Still deciding" beside "not yet decided".
      if (/\b(?:yet|noch)\b/i.test(found.text) && /\b(?:still|yet|pending|remains?|until|noch|bis)\b/i.test(said.text)) continue;
      if (ofOtherDeed(said, found, cue) || ofOtherThing(said, form, reached)) continue;
      // The same word stands there without the denial too.
      if (token === undefined || found.forms.filter((other) => other === form).length > 1) continue;
      return { how: 'negation', start: token.start, end: token.end, against: `${cue.text} ${head.text}` };
    }
  return null;
}

const LIGHT = anyOf('use add take give put eat drink');
/** "Citric acid should be used" beside "do not use vinegar": the claim tells nothing of what such a verb is denied of. */
function ofOtherThing({ forms }: Read, head: string, reached: readonly string[]): boolean {
  const things = reached.filter((form) => form !== head);
  return LIGHT.test(head) && things.length > 0 && !things.some((form) => forms.includes(form));
}

/** "Both were sober" beside "neither the captain nor the mate had been drinking": of those who are named another deed is denied than the claim tells. */
function ofOtherDeed(said: Read, { tokens, forms }: Read, cue: Token): boolean {
  if (cue.text !== 'neither' && cue.text !== 'nor') return false;
  const nor = tokens.findIndex(({ text, start }) => text === 'nor' && start >= cue.start);
  const behind = nor < 0 ? [] : forms.slice(nor + 1).filter((_, i) => !isStopWord(tokens[nor + 1 + i]?.text ?? ''));
  return behind.length > 1 && !behind.slice(1).some((form) => said.forms.includes(form));
}

/** Letters by which "European" is known beside "Europe". */
const KNOWN = 5;

/** "European sales did not grow" beside "sales in Asia grew, whereas Europe stagnated": what is denied stands in another clause than what the claim begins with. */
function saidOfOther(said: Read, { text, tokens, forms }: Read, form: string): boolean {
  const clauses = clausesOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase());
  const doer = said.tokens.find((token) => !isStopWord(token.text))?.text.slice(0, KNOWN) ?? '';
  const head = tokens[forms.indexOf(form)]?.text ?? '';
  if (clauses.length < 2 || doer.length < KNOWN) return false;
  const own = clauses.filter((clause) => clause.includes(head));
  return own.length > 0 && !own.some((clause) => clause.includes(doer)) && clauses.some((clause) => clause.includes(doer));
}
const LEADS_IN = anyOf('when while if by before after');
/** "When using it at home": a deed that is told in passing is not what the sentence states. */
const inPassing = ({ tokens, forms }: Read, form: string): boolean => {
  const at = forms.indexOf(form);
  return at > 0 && /ing$/.test(tokens[at]?.text ?? '') && LEADS_IN.test(tokens[at - 1]?.text ?? '') && forms.lastIndexOf(form) === at;
};

/** "Lind denied that it leaks" beside "some say that it leaks": who denies is not who speaks there, and both may be so. */
const deniesOfAnother = ({ tokens, forms }: Read, { start, text }: Token, found: Read): boolean => {
  if (!DENYING.test(text)) return false;
  const doer = tokens.findIndex((token) => token.start === start) - 1;
  return doer >= 0 && !found.forms.includes(forms[doer] ?? '');
};
const DENYING = anyOf('denied denies deny');

/** "But not among nurses", "though not in the north": a denial right before a preposition denies the verb of the clause before it. */
const leavesVerbOut = ({ tokens }: Read, { start }: Token): boolean => {
  const at = tokens.findIndex((token) => token.start === start);
  return at > 0 && tokens[at]?.text === 'not' && ELLIPTIC.test(tokens[at + 1]?.text ?? '');
};
const ELLIPTIC = anyOf('among in for at on with by during after before between from of under within across outside when where');

/** Whether a text has a word without denying it. */
const has = (read: Read, form: string): boolean => read.forms.includes(form) && !read.denied.has(form);
