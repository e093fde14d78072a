/** A word of a claim whose opposite a sentence has in its place (`opposites.ts`). */

import { anyOf } from '../../../text/any-of.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { plainForm } from '../select/expand.ts';
import { deniedUntil } from './denied-until.ts';
import { byOthers, endedAfter, isPassive, isSetAgainst, lastBefore, ofOtherCount, partAs } from './opposed-otherwise.ts';
import { SIDES } from './opposites.ts';
import type { Other } from './rates.ts';
import type { Worded } from './stronger.ts';
import { sameTrade } from './traded.ts';

/** A text with what it denies. */
interface Denying extends Worded {
  readonly denied: ReadonlySet<string>;
  readonly denials: number;
}

/** Words behind which the rest of a sentence does not hold: "open every day except Sunday" says that it is closed on one. */
const EXCEPT =
  /\b(?:all but|every \p{L}{2,20} but|except(?:ing)?|other than|apart from|save for|unless|außer|ausgenommen|sauf|hormis|excepto|salvo|menos|behalve)\b/iu;

/** "Than", and what says it in other languages behind a word that compares. */
const THAN =
  /\bthan\b|(?<!\p{L})(?:m[aá]s|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|plus|moins|davantage|mais|maior(?:es)?)(?: [\p{L}’'-]{1,20}){0,4} (?:que|qu['’])|(?<!\p{L})(?:mehr|weniger|\p{L}{3,15}er(?:e[nrms]?)?)(?: [\p{L}-]{1,20}){0,3} (?:als|dan)\b/iu;

type Sides = readonly (readonly [number, 0 | 1])[];

/** The rows a word of a text stands in. "Defeated" is what winners did, unless they "were defeated": the word alone is no side. */
function sidesAt({ tokens, forms }: Worded, at: number): Sides | undefined {
  const sides = SIDES.get(forms[at] ?? '');
  // Spanish "ante", before whom, is not "antes", before which.
  if (tokens[at]?.text === 'ante') return undefined;
  if (sides === undefined || !/^defeat(?:ed|s|ing)$/.test(tokens[at]?.text ?? '')) return sides;
  return isPassive(tokens, at) ? sides : undefined;
}

/** The words of meaning right behind a word, two at most: what "higher" is said of in "higher freight costs". */
function governedBy({ text, tokens, forms }: Worded, at: number): string[] {
  const governed: string[] = [];
  for (let i = at + 1; i < tokens.length && i <= at + 2; i += 1) {
    const [before, token] = [tokens[i - 1] as Token, tokens[i] as Token];
    if (isStopWord(token.text) || /[^ -]/.test(text.slice(before.end, token.start))) break;
    governed.push(forms[i] ?? '');
  }
  return governed;
}

/** "Lower profit" beside "higher freight costs", where the claim tells of freight costs as well: each word is said of its own. */
function ofItsOwn(said: Worded, i: number, found: Worded, at: number): boolean {
  const [mine, theirs] = [governedBy(said, i), governedBy(found, at)];
  return mine.length > 0 && said.forms.includes(theirs[0] ?? '') && !mine.some((form) => theirs.includes(form));
}

/** Words that say of the one what their opposite says of the other. A passive turns the sides of any other: "reduced it", "it was increased by". */
const TWO_SIDED =
  /^(?:ahead|behind|before|after|above|below|north|south|east|west|w[io]ns?|los(?:es?|t)|(?:buy|sell|acquire)s?|bought|sold|acquired|lends?|lent|borrow(?:s|ed)?|avant|apres|antes|despues|depois)$/;
/** "Kimani came in behind Rossi" beside "Rossi came in ahead of Kimani": the opposite of those who changed places is the same. */
function sidesChanged(said: Worded, i: number, found: Worded, at: number): boolean {
  if (!TWO_SIDED.test(said.tokens[i]?.text ?? '')) return false;
  const forms = ({ tokens, forms: all }: Worded, from: number, to: number): string[] =>
    all.slice(from, to).filter((_, k) => !isStopWord(tokens[from + k]?.text ?? ''));
  const [before, behind] = [forms(found, 0, at), forms(found, at + 1, found.forms.length)];
  const alone = (all: readonly string[], here: readonly string[], there: readonly string[]): boolean =>
    all.some((form) => here.includes(form) && !there.includes(form));
  return alone(forms(said, 0, i), behind, before) && alone(forms(said, i + 1, said.forms.length), before, behind);
}

/** Marks and words at which a clause begins. */
const CLAUSE_BEGINS = /[,;:()]/;
/** "The rigid gripper is faster but heavier than the new one" beside "compared with the rigid gripper, the new one is slower but lighter": told of what stands behind "than", the opposite is the same. */
function comparedFromOther(said: Worded, i: number, found: Worded, at: number): boolean {
  const than = said.tokens.findIndex(({ text }, k) => k > i && text === 'than');
  if (than < 0 || THAN.test(found.text)) return false;
  const meant = ({ tokens, forms }: Worded, from: number, to: number): readonly string[] =>
    forms.slice(from, to).filter((_, k) => !isStopWord(tokens[from + k]?.text ?? ''));
  let from = at;
  while (from > 0 && !CLAUSE_BEGINS.test(found.text.slice(found.tokens[from - 1]?.end ?? 0, found.tokens[from]?.start))) from -= 1;
  const [subject, own, other] = [meant(found, from, at), meant(said, 0, i), meant(said, than + 1, said.tokens.length)];
  return other.some((form) => subject.includes(form) && !own.includes(form)) && !own.some((form) => subject.includes(form));
}

const RELATING = /^(?:before|after|above|below)$/;
/** "Before it failed" beside "after 2016", "exceeded the limit" beside "below the plant": each is said of something else, which the claim does not name. */
function relatesToOther(said: Worded, { tokens, forms }: Worded, at: number): boolean {
  if (!RELATING.test(tokens[at]?.text ?? '')) return false;
  const next = tokens.findIndex(({ text }, i) => i > at && !isStopWord(text));
  return next > 0 && !said.forms.includes(forms[next] ?? '');
}

const TRADED = anyOf('bought sold acquired purchased');
/** "Is sold separately" and "must be bought separately": of the thing itself the two are one deed. */
const bothTraded = (said: Worded, i: number, found: Worded, at: number): boolean =>
  [said.tokens[i], found.tokens[at]].every((token) => TRADED.test(token?.text ?? '')) &&
  isPassive(said.tokens, i) &&
  isPassive(found.tokens, at);

/** "Is the seller" beside "agreed to acquire it": who does it and what is done are not of one kind. */
const whoAndWhat = ({ tokens: own }: Worded, i: number, { tokens }: Worded, at: number): boolean =>
  DOER.test(own[i]?.text ?? '') !== DOER.test(tokens[at]?.text ?? '');
const DOER = anyOf('seller sellers buyer buyers');

/** A word of an end, and how long something goes on until then. */
export const SHUTS = anyOf('close closes closed shut shuts end ends ended finish finishes finished stop stops stopped');
export const OPEN_TO = /\b(?:until|till|to (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight))/i;
const FIGURE = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b/i;
/** "Closes at 6 p.m." beside "open from 10 a.m. to 6 p.m.", "ends at noon" beside "begins at ten and lasts until noon". */
const endsThen = (said: Worded, i: number, found: Worded, at: number): boolean =>
  [said.text, found.text].every((text) => FIGURE.test(text)) &&
  ((SHUTS.test(said.tokens[i]?.text ?? '') && OPEN_TO.test(found.text)) ||
    (SHUTS.test(found.tokens[at]?.text ?? '') && OPEN_TO.test(said.text)));

/** "Her last role was in 2011" beside "her first role was in 1990": the figure of the claim is none of that sentence's. */
const ENDS = anyOf('first last');
const ofOtherFigure = ({ tokens }: Worded, i: number, found: Worded): boolean =>
  ENDS.test(tokens[i]?.text ?? '') &&
  tokens.some(({ kind }) => kind === 'number') &&
  !tokens.some(({ kind, text }) => kind === 'number' && found.tokens.some((other) => other.text === text));

const AFTERWARDS = /\b(?:afterwards?|thereafter|later|subsequently|since)\b/i;

const PARTS = anyOf('and but while whereas although und aber et mais y pero');

/** Whether a word stands in a clause that has a name, or a doer, unknown to the claim and nothing of it: "and Estmark's third defeat in a final". */
function ofOthers(said: Worded, { text, tokens, forms }: Worded, at: number): boolean {
  const parts = (i: number): boolean =>
    PARTS.test(tokens[i]?.text ?? '') || /[,;:()]/.test(text.slice(tokens[i - 1]?.end ?? 0, tokens[i]?.start));
  let [from, to] = [at, at + 1];
  while (from > 0 && !parts(from)) from -= 1;
  while (to < tokens.length && !parts(to)) to += 1;
  let named = false;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i] as Token;
    if (i === at || token.kind !== 'word' || isStopWord(token.text)) continue;
    if (said.forms.includes(forms[i] ?? '')) return false;
    // A name, or what is to come of something else: "construction was to begin".
    named ||= (i > 0 && /^\p{Lu}/u.test(text.slice(token.start, token.end))) || (i < at && tokens[at - 1]?.text === 'to');
  }
  return named;
}

/** The first such word; null where there is none, or a denial or an exception may say the same. */
export function opposite(said: Denying, found: Denying): Other | null {
  // "Included none under 12" beside "those under 12 were excluded": a denial may say what the opposite does.
  if (said.denials > found.denials || EXCEPT.test(said.text) || EXCEPT.test(found.text) || deniedUntil(said, found)) return null;
  for (let i = 0; i < said.tokens.length; i += 1) {
    const token = said.tokens[i] as Token;
    const sides = sidesAt(said, i);
    // The word itself stands there: then the other one speaks of something else.
    // "12% before the destruction and less than 1% afterwards" has both.
    const later = token.text === 'after' && AFTERWARDS.test(found.text);
    if (sides === undefined || later || found.forms.includes(said.forms[i] ?? '') || found.forms.includes(`re${said.forms[i]}`)) continue;
    for (const [row, side] of sides) {
      const bothSides = said.forms.some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side) === true);
      if (bothSides) continue;
      const on = (wanted: 0 | 1): number[] =>
        found.forms.flatMap((_, k) => (sidesAt(found, k)?.some(([other, where]) => other === row && where === wanted) === true ? [k] : []));
      if (on(side).length > 0) continue;
      // "Younger than the east wing" beside "older than the west wing": the sides tell, not the word.
      if (THAN.test(said.text) && THAN.test(found.text)) continue;
      const denied = said.denied.has(said.forms[i] ?? '');
      const against = on(side === 0 ? 1 : 0);
      if (found.denied.has(found.forms[against[0] ?? -1] ?? '') !== denied) continue;
      const at = against.find(
        (k) =>
          !ofItsOwn(said, i, found, k) &&
          !ofOthers(said, found, k) &&
          !sidesChanged(said, i, found, k) &&
          !comparedFromOther(said, i, found, k) &&
          !relatesToOther(said, found, k) &&
          !bothTraded(said, i, found, k) &&
          !whoAndWhat(said, i, found, k) &&
          !endsThen(said, i, found, k) &&
          !sameTrade(said, i, found, k) &&
          !ofOtherFigure(said, i, found) &&
          !lastBefore(said, i, found) &&
          !endedAfter(said, i, found) &&
          !partAs(said, i) &&
          !isSetAgainst(said, found, k) &&
          !byOthers(said, i, found, k) &&
          !ofOtherCount(said, i, found),
      );
      if (at === undefined) continue;
      return { how: 'opposite', start: token.start, end: token.end, against: found.tokens[at]?.text ?? '' };
    }
  }
  return null;
}

/** An opposite, unless another sentence of the passage has the claim's own word with the words of meaning on both sides of it: then this one tells of something else. */
export function notBeside(found: ReturnType<typeof opposite>, { tokens }: Worded, round: string): ReturnType<typeof opposite> {
  if (found === null) return null;
  const at = tokens.findIndex(({ start }) => start === found.start);
  const near = [tokens.slice(0, at).findLast(isMeant), tokens[at], tokens.slice(at + 1).find(isMeant)];
  const forms = near.flatMap((token) => (token === undefined ? [] : [plainForm(token)]));
  if (forms.length < 3) return found;
  const told = sentencesOf(round).some(({ start, end }) => {
    const there = new Set(tokensOf(round, start, end).map(plainForm));
    return forms.every((form) => there.has(form));
  });
  return told ? null : found;
}
const isMeant = ({ kind, text }: Token): boolean => kind === 'number' || !isStopWord(text);
