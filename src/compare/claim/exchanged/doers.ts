/**
 * A deed given to the wrong one: "Marten discovered the pigment" for what her assistant Rolf Dahl did, "Otto Brandt studied under Ilse Marten" where she
 * studied under him. Whoever does it stands by name right before the verb. Told only where every place of the passage that has the verb gives it to another
 * name, or has the claim's behind the very preposition behind which the claim has the other.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import { BOTH_WAYS } from './converse.ts';
import type { Exchange } from './deeds.ts';
import { type SentenceWithin, sentenceWithin } from './read.ts';
import { bare, isCapital, TITLE } from './sides.ts';

/** Words between a name and its verb. */
const BETWEEN = anyOf('who had has have also later then first himself herself');
const NOUN_BEHIND = anyOf('the a an one two three four five six seven eight nine ten of in on per each its their no');
const BE = anyOf('is are was were be been being wurde wurden ist sind est sont fut furent été');
const LEADS = new Set('by to from under against of for with after'.split(' '));
const DENIED = /\b(?:not|never|no|nobody|none|neither|nor|without|than|while|whereas|unlike|nicht|kein\w{0,2}|als|pas)\b|n['’]t\b/i;
/** Deeds in which both have a part. */
const MUTUAL =
  /^(?:me+ts?|met|marr|wed|divorc|agree|differ|border|join|play|collaborat|cooperat|match|fought|fight|compet|tied?$|dr[ae]w|merg|shar|work|sign|debat|clash|partner|talk|spoke|speak|married|include|contain|consist)/;
/** "Drew" is; "drew up" is not. */
const isMutual = (tokens: readonly Token[], at: number): boolean =>
  MUTUAL.test(tokens[at]?.text ?? '') && !(/^dr[ae]w/.test(tokens[at]?.text ?? '') && /^(?:up|on)$/.test(tokens[at + 1]?.text ?? ''));
/** Share of what the claim says behind its verb that the sentence must have. */
const SHARE = 0.6;
const MOST_NAME = 5;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;

interface Deed extends Span {
  /** Forms of the name; empty where none stands there. */
  readonly who: readonly string[];
  readonly form: string;
  readonly passive: boolean;
  readonly at: number;
}

const GERMAN_LEADS = anyOf('fur bei von mit nach aus zu vor seit durch gegen ohne beim vom zum zur');

const PLACES = anyOf('in at from near to');

/** The name that ends at a place: words with a capital, titles left out. */
function nameAt(text: string, tokens: readonly Token[], last: number): Token[] {
  const name: Token[] = [];
  for (let i = last; i >= 0 && name.length < MOST_NAME; i -= 1) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word' || !isCapital(text, token)) break;
    if (name.length > 0 && !/^[ .]{1,2}$/.test(text.slice(token.end, name[0]?.start))) break;
    name.unshift(token);
  }
  // A word that only begins the sentence is no name: "The", "During".
  return name.filter(({ text: word }) => !TITLE.test(word) && !isStopWord(word));
}

/** Who does what a verb at a place tells, where it can be a verb: a small word behind a name. */
function deedAt(text: string, tokens: readonly Token[], at: number): Deed | null {
  const token = tokens[at] as Token;
  if (at === 0 || token.kind !== 'word' || isStopWord(token.text) || isCapital(text, token)) return null;
  let back = at - 1;
  while (back > 0 && BETWEEN.test(tokens[back]?.text ?? '')) back -= 1;
  const before = tokens[back] as Token;
  // "Finn, who dissented"; "the guard, Ms Strand, announced".
  if (!/^,? ?$/.test(text.slice(before.end, tokens[back + 1]?.start))) return null;
  const words = nameAt(text, tokens, back);
  // "Für Ferienwohnungen gelten Ausnahmen": behind a preposition nobody does anything.
  const lead = tokens[back - words.length];
  const behind = text.slice(lead?.end, words[0]?.start) === ' ';
  // "Trained in Hannover, took her doctorate in Helsinki".
  const placed = PLACES.test(lead?.text ?? '') && text.slice(before.end, tokens[back + 1]?.start).includes(',');
  const led = behind && (placed || GERMAN_LEADS.test(lead?.text ?? ''));
  const name = led ? [] : words;
  const passive = BE.test(tokens[at - 1]?.text ?? '');
  return { who: name.map(bare), form: plainForm(token), passive, at, start: name[0]?.start ?? token.start, end: token.end };
}

/** The one deed of a claim that begins with a name. */
function ownDeed({ text, tokens }: Said): Deed | null {
  for (let at = 1; at < Math.min(tokens.length, MOST_NAME + 3); at += 1) {
    const token = tokens[at] as Token;
    if (isCapital(text, token) || BETWEEN.test(token.text)) continue;
    const deed = deedAt(text, tokens, at);
    return deed === null || deed.who.length === 0 || isMutual(tokens, at) ? null : deed;
  }
  return null;
}

/** The first deed of a claim that the evidence gives to another. `places`: the sentences that are looked at. */
export function doerExchanged(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const own = ownDeed(said);
  if (own === null || own.passive) return null;
  const evidence = held();
  const { text } = evidence;
  const behind = [
    ...new Set(
      said.tokens.filter((token) => token.start >= own.end && (token.kind === 'number' || !isStopWord(token.text))).map(plainForm),
    ),
  ];
  let found: Exchange | null = null;
  for (const sentence of places?.() ?? evidence.sentences) {
    const { tokens, forms, set } = sentenceWithin(evidence, sentence);
    if (tokens.length > LONGEST) return null;
    if (!set.has(own.form)) continue;
    const share = behind.filter((form) => set.has(form)).length;
    for (let at = 1; at < tokens.length; at += 1) {
      if (forms[at] !== own.form || isCapital(text, tokens[at] as Token)) continue;
      // "By three votes": a noun.
      if (tokens[at - 1]?.kind === 'number' || NOUN_BEHIND.test(tokens[at - 1]?.text ?? '')) continue;
      const deed = deedAt(text, tokens, at);
      // Some other doer, or none that is named: the claim's may be meant.
      if (deed === null || deed.passive || deed.who.length === 0) return null;
      const other = deed.who.filter((word) => !own.who.includes(word));
      const mine = own.who.filter((word) => !deed.who.includes(word));
      if (other.length === 0 || mine.length === 0 || beside(mine, text, tokens, deed)) return null;
      if (share < SHARE * behind.length) return null;
      found ??= { start: own.start, end: own.end, against: text.slice(deed.start, deed.end), sentence };
    }
  }
  return found !== null && isNamed(own.who, said, text) ? found : null;
}

/** Whether the claim's doer has a part in the deed all the same: in the same clause before it, or led in by "with" or "by". */
function beside(mine: readonly string[], text: string, tokens: readonly Token[], deed: Deed): boolean {
  const last = tokens.findIndex(({ start }) => start >= deed.start);
  // "Amory, with Prior, dissented", "Lund, Greve and Bell built": what stands before a comma has a part in it too.
  const loose =
    /,/.test(text.slice(tokens[deed.at - 1]?.end, tokens[deed.at]?.start)) || /^(?:and|or|und|et)$/.test(tokens[last - 1]?.text ?? '');
  let from = last;
  while (from > 0 && !(loose ? /[;:]/ : /[;:,]/).test(text.slice(tokens[from - 1]?.end, tokens[from]?.start))) from -= 1;
  const clause = tokens.slice(from, last);
  const cut = loose ? -1 : clause.findLastIndex((token) => CUTS.test(token.text));
  const led = tokens.some(
    (token, i) => /^(?:with|by)$/.test(token.text) && tokens.slice(i + 1, i + 4).some((next) => mine.includes(bare(next))),
  );
  return (
    led ||
    verbLeftOut(mine, text, tokens, deed.at) ||
    clause.slice(cut + 1).some((token) => mine.includes(bare(token)) && !/['’]s\b/.test(text.slice(token.start, token.end + 2)))
  );
}

/** Whether the claim's doer does the same behind a joint, without its verb: "Hull counts 18 schools and Goole 11". */
function verbLeftOut(mine: readonly string[], text: string, tokens: readonly Token[], deed: number): boolean {
  return tokens.some((token, i) => {
    const next = tokens[i + 1];
    if (i <= deed || next === undefined || !mine.includes(bare(token)) || text.slice(token.end, next.start) !== ' ') return false;
    if (next.kind !== 'number' && !NOUN_BEHIND.test(next.text)) return false;
    const from = tokens[Math.max(deed, i - MOST_NAME)] as Token;
    return /(?:[,;]|[,;]? (?:and|but|while|whereas)) [^,;]{0,60}$/.test(text.slice(from.end, token.start));
  });
}

const CUTS = anyOf('and but while whereas where when because that which who und aber et mais');

/** Whether the evidence has the claim's name as a name: with a capital within a sentence. */
const isNamed = (who: readonly string[], { text: own, tokens }: Said, text: string): boolean =>
  tokens.some((token) => who.includes(bare(token)) && standsWithin(own.slice(token.start, token.end).replace(/['’].*$/, ''), text));

/** Whether a word stands, as it is written, behind another word or a sign. */
function standsWithin(word: string, text: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(` ${word}`); at >= 0; at = text.indexOf(` ${word}`, at + 1))
    if (at > 0 && /[\p{L},.;]/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + 1 + word.length] ?? '')) return true;
  return false;
}

/** "Otto Brandt studied under Ilse Marten" where she studied under him: the same verb and preposition, with both sides changed. */
export function rolesExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const own = rolesIn(said.text, said.tokens);
  if (own.length === 0) return null;
  const evidence = held();
  const { text } = evidence;
  for (const sentence of places?.() ?? evidence.sentences) {
    const there = sentenceWithin(evidence, sentence).kept(rolesOf);
    const pair = pairExchanged(own, there);
    if (pair !== null) return { start: pair.start, end: pair.end, against: text.slice(sentence.start, sentence.end).trim(), sentence };
    for (const role of own) {
      if (role.lead === 'to' && GIVES.test(role.form)) continue;
      const same = there.filter(({ form, lead }) => form === role.form && lead === role.lead);
      const [other] = same;
      if (other === undefined || same.length > 1) continue;
      const crossed = meets(other.behind, role.before) && !meets(other.before, role.before) && !meets(other.behind, role.behind);
      // She who studied under him may be named in the sentence before.
      const named = meets(other.before, role.behind) || (other.pronoun && nameBefore(role.behind, text, sentence));
      if (crossed && named && !meets(role.behind, role.before))
        return { start: role.start, end: role.end, against: text.slice(other.start, other.end), sentence };
    }
  }
  return null;
}

/** "She was refused permission to appeal" and "permission to appeal was refused to her" are one. */
const GIVES = /^(?:refus|grant|den[iy]|offer|g[ai]v|pa[iy]|award|allow|send|sent|ow|promis)/;

const meets = (some: readonly string[], others: readonly string[]): boolean => some.some((word) => others.includes(word));

/** "Written by earlier versions, read by 4.0" beside "written by 4.0, read by earlier versions". */
function pairExchanged(own: readonly Role[], there: readonly Role[]): Role | null {
  for (const first of own)
    for (const second of own) {
      if (first === second || first.lead !== second.lead || first.form === second.form) continue;
      const alone = ({ form, lead }: Role): Role | undefined => {
        const same = there.filter((one) => one.form === form && one.lead === lead);
        return same.length === 1 ? same[0] : undefined;
      };
      const [one, other] = [alone(first), alone(second)];
      if (one === undefined || other === undefined) continue;
      const crossed = meets(one.behind, second.behind) && meets(other.behind, first.behind);
      if (crossed && !meets(one.behind, first.behind) && !meets(other.behind, second.behind)) return first;
    }
  return null;
}

interface Role extends Span {
  readonly form: string;
  readonly lead: string;
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly pronoun: boolean;
}

const PRONOUN = anyOf('he she they it his her their');
/** Words between a verb and the preposition of whom it has to do with. */
const REACH = 6;
const ROLE = anyOf('under to from by against');

/** Verbs with a preposition behind, and what stands on either side. */
function rolesIn(text: string, tokens: readonly Token[]): Role[] {
  const roles: Role[] = [];
  if (tokens.length > LONGEST) return roles;
  const content = (token: Token): boolean =>
    token.kind === 'word' && !isStopWord(token.text) && !(TITLE.test(token.text) && isCapital(text, token));
  for (let at = 1; at < tokens.length - 2; at += 1) {
    const token = tokens[at] as Token;
    if (
      !content(token) ||
      isCapital(text, token) ||
      !/[dtnw]$/.test(token.text) ||
      NOUN_BEHIND.test(tokens[at - 1]?.text ?? '') ||
      BOTH_WAYS.test(token.text)
    )
      continue;
    for (let i = at + 1; i < Math.min(tokens.length - 1, at + REACH); i += 1) {
      const lead = tokens[i] as Token;
      if (/[,;:()]/.test(text.slice((tokens[i - 1] as Token).end, lead.start))) break;
      if (!ROLE.test(lead.text)) continue;
      const behind: Token[] = [];
      for (let k = i + 1; k < tokens.length && k < i + 5; k += 1) {
        const next = tokens[k] as Token;
        if (
          behind.length > 0 &&
          (/[,;:()]/.test(text.slice((tokens[k - 1] as Token).end, next.start)) ||
            LEADS.has(next.text) ||
            /^(?:in|on|at|and|or|but|who|which|cannot)$/.test(next.text))
        )
          break;
        behind.push(next);
      }
      const before = tokens.slice(0, at);
      roles.push({
        form: plainForm(token),
        lead: lead.text,
        before: before.filter(content).map(bare),
        behind: behind.filter((one) => one.kind === 'number' || content(one)).map(bare),
        pronoun: before.some((one) => PRONOUN.test(one.text)),
        start: token.start,
        end: behind.at(-1)?.end ?? lead.end,
      });
      break;
    }
  }
  return roles;
}

const rolesOf = ({ text, tokens }: SentenceWithin): readonly Role[] => rolesIn(text, tokens);

/** Words before a sentence in which a pronoun's name is looked for. */
const NEAR = 300;
const nameBefore = (who: readonly string[], text: string, sentence: Span): boolean => {
  const before = tokensOf(text, Math.max(0, sentence.start - NEAR), sentence.start);
  return before.some((token) => who.includes(bare(token)) && isCapital(text, token));
};
