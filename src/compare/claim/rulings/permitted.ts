/**
 * What rules open and close, turned: "may assign without consent" for "may not assign without consent", "or" between conditions that must both be met, all of
 * those of whom a clause names only some.
 */
import { mostOf } from '../../../text/most-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn } from '../limits/limit.ts';
import type { Worded } from '../recall/stronger.ts';
import type { Ruled } from './ruled.ts';

const FREELY = /\b(?:may|can|could|is|are|be) (?:(?:allowed|entitled|free|permitted|able) to )?\p{L}{3,20}\b[^.;]{0,80}?\bwithout\b/iu;
/** What denies or forbids: "is barred from entering without notice" is no leave to enter. */
const NOT =
  /\b(?:not|no|nobody|neither|nor|never|cannot|barred|bann?ed|bars|bans|forbid(?:s|den)?|prohibit(?:s|ed)?|precluded|unlawful|illegal)\b|n['’]t\b/i;
/** What bars somebody from something without something. */
export const BARRED =
  /\b(?:(?:may|shall|must|can|will|is|are|do|does) not|cannot|no \p{L}{3,15} (?:may|shall|can)|nobody (?:may|shall)|neither \p{L}{3,12} (?:may|shall))\b[^.;]{2,120}?\b(?:without|unless|except with|until)\b|\b(?:may|can|shall|must) [^.;]{2,80}?\bonly (?:with|after|on)\b/iu;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.75;

const meantOf = (claim: SentenceRead): readonly string[] => [...new Set(meantIn(claim, 0, claim.text.length))];
const held = (claim: SentenceRead, { set }: SentenceRead): number => {
  const own = claim.kept(meantOf);
  return own.length === 0 ? 0 : own.filter((form) => set.has(form)).length / own.length;
};

/** "May assign without consent" where nobody may without. */
export function barDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  const own = NOT.test(claim.text) ? null : FREELY.exec(claim.text);
  if (own === null) return null;
  const share = mostOf(sentences.map((sentence) => held(claim, sentence)));
  if (share < SHARE) return null;
  const best = sentences.filter((sentence) => held(claim, sentence) === share);
  const found = best.map((sentence) => ({ sentence, bar: BARRED.exec(sentence.text) }));
  const [first] = found;
  if (first?.bar == null || found.some(({ bar }) => bar === null)) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: first.bar[0], sentence: first.sentence.span };
}

const RULES =
  /\b(?:if|where|when|must|shall|requires?|required|eligible|entitled|only|both|defen[cs]e|offence|liable|voidable|valid|void|unless|elements?|prove)\b/i;
const LEAST = 4;
const NEXT = 5;

/** Forms of the words of meaning that stand nearest to a place, on either side. */
function besides({ tokens, forms, text }: Worded, at: number): { readonly before: readonly string[]; readonly behind: readonly string[] } {
  const middle = tokens[at]?.start ?? 0;
  const whole = { tokens, forms, text };
  return { before: meantIn(whole, 0, middle).slice(-NEXT), behind: meantIn(whole, middle, text.length).slice(0, NEXT) };
}

/** Whether a sentence joins by one word what a claim joins, at a place, by another. */
const joins = (sentence: SentenceRead, word: string, own: ReturnType<typeof besides>): boolean =>
  sentence.tokens.some(({ text }, i) => {
    if (text !== word) return false;
    const there = besides(sentence, i);
    const same = (one: readonly string[], other: readonly string[]): number => one.filter((form) => other.includes(form)).length;
    return same(own.behind, there.behind) * 2 > own.behind.length && same(own.before, there.before) * 2 > own.before.length;
  });

/** "Was insolvent or knew of it" for "was insolvent and knew of it", of a rule. */
export function orForAnd(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  const at = claim.tokens.findIndex(({ text }) => text === 'or');
  const token = claim.tokens[at];
  if (token === undefined || /\beither\b|\bwhether\b|\bneither\b|\bboth\b/i.test(claim.text)) return null;
  // "43 or 44 years old".
  if (claim.tokens[at - 1]?.kind === 'number' || claim.tokens[at + 1]?.kind === 'number') return null;
  const own = besides(claim, at);
  if (own.before.length + own.behind.length < LEAST || own.behind.length === 0) return null;
  for (const sentence of sentences) {
    if (!RULES.test(sentence.text) || held(claim, sentence) < SHARE || sentence.tokens.some(({ text }) => text === 'or')) continue;
    if (joins(sentence, 'and', own)) return { how: 'swapped', start: token.start, end: token.end, against: 'and', sentence: sentence.span };
  }
  return null;
}

const PENALTY = /\b(?:fines?|imprisonment|prison|penalt(?:y|ies)|liable|punishable)\b/i;

/** "Imprisonment and a fine" for "imprisonment or a fine". */
export function andForOr(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  if (!PENALTY.test(claim.text)) return null;
  const at = claim.tokens.findIndex(({ text }) => text === 'and');
  const token = claim.tokens[at];
  const own = besides(claim, at);
  if (token === undefined || own.behind.length === 0) return null;
  for (const sentence of sentences) {
    if (held(claim, sentence) < SHARE || /\bor (?:to )?both\b/i.test(sentence.text) || !joins(sentence, 'or', own)) continue;
    return { how: 'swapped', start: token.start, end: token.end, against: 'or', sentence: sentence.span };
  }
  return null;
}

/** With what mind it must be done. */
export const INTENT = /\b(knowingly|intentionally|recklessly|wil?lfully|dishonestly|deliberately|maliciously|fraudulently|negligently)\b/i;
const MINDED = /\b(?:know|intent|intend|reckless|wil?lful|dishonest|deliberate|malicious|fraud|negligen)/i;

/** "Commits an offence if he supplies" for "if he knowingly supplies". */
export function intentDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  if (MINDED.test(claim.text)) return null;
  for (const sentence of sentences) {
    const found = INTENT.exec(sentence.text);
    if (found === null || held(claim, sentence) < SHARE) continue;
    const verb = meantIn(sentence, found.index + found[0].length, sentence.text.length)[0];
    const own = claim.tokens[claim.forms.indexOf(verb ?? '')];
    if (own === undefined || sentences.some((other) => other !== sentence && held(claim, other) >= SHARE)) continue;
    return { how: 'stronger', start: own.start, end: own.end, against: found[0], sentence: sentence.span };
  }
  return null;
}

const ALL = /\b(?:any|every|all|each) (?:of the |the |its |his |her |their )?(\p{L}{3,20})\b/giu;
/** What names only some of them. */
const SOME = /^(?: (?:with|to|for|from|of|in) (?:whom|which|whose)\b| who\b| that\b| whose\b| likely\b| arising\b| referred\b| listed\b)/;
const BOUND = /\b(?:who|whom|which|whose|that|certain|such|listed|affected|relevant|those|some|with|in|of the)\b/i;

/** "Any customer" for "any customer with whom he dealt". */
export function allOfRestricted(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  for (const { index, 0: found, 1: noun } of claim.text.matchAll(ALL)) {
    if (noun === undefined || BOUND.test(claim.text.slice(index + found.length, index + found.length + NEAR))) continue;
    for (const sentence of sentences) {
      const places = sentence.tokens.filter(({ text }) => text === noun.toLowerCase());
      const [only] = places;
      if (only === undefined || places.length > 1 || held(claim, sentence) < SHARE) continue;
      const limit = SOME.exec(sentence.text.slice(only.end));
      if (limit === null) continue;
      const inside = meantIn(sentence, only.end + limit[0].length, sentence.text.length).slice(0, 1);
      if (inside.length === 0 || meantIn(claim, 0, claim.text.length).some((form) => inside.includes(form))) continue;
      if (sentences.some((other) => other !== sentence && held(claim, other) >= held(claim, sentence))) return null;
      return {
        how: 'stronger',
        start: index,
        end: index + found.length,
        against: sentence.text.slice(only.start, only.end) + limit[0],
        sentence: sentence.span,
      };
    }
  }
  return null;
}

/** Letters behind a noun of a claim in which it may be limited. */
const NEAR = 12;
