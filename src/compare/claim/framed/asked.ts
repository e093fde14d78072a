/**
 * What was only asked for, applied for or offered, told as granted or taken: "the department has granted 1.8 million" beside "the council has applied for 1.8 million", "she
 * returned to her post" beside "she was offered her post but declined"; and what is forbidden told as allowed, or the other way round.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { clauseRound, DENIED, figuresOf, meant, meantBetween, share } from './words.ts';

const GRANTED =
  /\b(?:granted|approved|awarded|accepted|agreed|received|obtained|secured|won|allowed|permitted|authori[sz]ed|has been given|was given|were given|introduced)\b/i;
const ASKED =
  /\b(?:(?:has|have|had) (?:asked for|applied for|requested)|(?:has|have|had) applied to [^.;]{2,60} for|is seeking|are seeking|bid for|hopes? to (?:hear|receive|get|obtain|win)|(?:request|application|bid|plea) [^.;]{2,80} (?:was|were|has been) (?:deferred|postponed|put off|not)|(?:was|is|were|are) (?:still )?considering)\b/i;
const LEFT_OPEN =
  /\b(?:appl(?:y|ied|ies|ication)|ask\w{0,3}|request\w{0,3}|seek\w{0,3}|sought|hop(?:e|es|ed|ing)|consider\w{0,3}|if|would|may|might|could|until|yet)\b/i;
const SHARE = 0.4;

/** What a request may have come to. */
const GOT = /\b(?:got|gave|given|issued|gained|paid|passed|backed|followed|succeeded|yes)\b/i;

/** A request told as granted. */
export function askedAsGranted(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = LEFT_OPEN.test(claim.text) || DENIED.test(claim.text) ? null : GRANTED.exec(claim.text);
  if (own === null) return null;
  const [verb] = meantBetween(claim, own.index, own.index + own[0].length);
  const words = meant(claim).filter((form) => form !== verb);
  const figures = figuresOf(claim);
  if (words.length < 2) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const about = share(words, sentence) >= SHARE;
    if (about && (GRANTED.test(sentence.text) || GOT.test(sentence.text))) return null;
    const there = about ? ASKED.exec(sentence.text) : null;
    if (there === null) continue;
    const shares = figures.some(({ plain }) => figuresOf(sentence).some((one) => one.plain === plain));
    if (!shares && share(words, sentence) < SHARE + 0.2) continue;
    found ??= { how: 'stronger', start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return found;
}

const OFFERED =
  /\b(?:offered|invited|asked|proposed|nominated)\b[^.;]{3,100}?\b(?:but|,? and|which) (?:\p{L}{2,4} )?(?:declined|refused|turned (?:it|this|them) down|rejected)/iu;

/** What was offered and declined, told as taken. */
export function declinedAsTaken(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (
    DENIED.test(claim.text) ||
    /\b(?:offer\w{0,3}|declin\w{1,3}|refus\w{1,3}|turned|reject\w{0,3}|invit\w{1,3}|asked|propos\w{1,3})\b/i.test(claim.text)
  )
    return null;
  const words = meant(claim);
  for (const sentence of sentences) {
    const there = OFFERED.exec(sentence.text);
    if (there === null) continue;
    const offered = meantBetween(sentence, there.index, there.index + there[0].length);
    const has = offered.filter((form) => words.includes(form));
    if (has.length < 2 || sentences.some((other) => other !== sentence && share(has, other) === 1)) continue;
    const token = claim.tokens.find((_, i) => has.includes(claim.forms[i] ?? ''));
    if (token !== undefined)
      return { how: 'swapped', start: token.start, end: claim.tokens.at(-1)?.end ?? token.end, against: there[0], sentence: sentence.span };
  }
  return null;
}

const ALLOWED =
  /(?<![\p{L}])(?:(?:is|are) (?:allowed|permitted)|ist erlaubt|sind erlaubt|est autorisé\p{L}{0,2}|sont autorisé\p{L}{0,2}|está permitid[oa]|están permitid[oa]s|se permiten?)(?![\p{L}])/iu;
const FORBIDDEN =
  /(?<![\p{L}])(?:(?:is|are|remains?) (?:strictly )?(?:forbidden|prohibited|banned)|ist verboten|sind verboten|est interdite?|sont interdite?s|está prohibid[oa]|están prohibid[oa]s|se prohíben?)(?![\p{L}])/iu;
const EXCEPTS =
  /(?<![\p{L}])(?:except|unless|without|only|but|apart|if|where|when|other than|salvo|excepto|sauf|außer|solo|seulement|nur|from \p{L}+ to|before|after|between)(?![\p{L}])/iu;

/** The same thing forbidden, or allowed, without an exception: the first word of meaning of claim and clause is the same, or the last before the verb. */
export function permissionTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const [allowed, forbidden] = [ALLOWED.exec(claim.text), FORBIDDEN.exec(claim.text)];
  const own = allowed ?? forbidden;
  if (own === null || (allowed !== null && forbidden !== null) || DENIED.test(claim.text)) return null;
  const things = meantBetween(claim, 0, own.index);
  if (things.length === 0) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const there = (allowed === null ? ALLOWED : FORBIDDEN).exec(sentence.text);
    const other = (allowed === null ? FORBIDDEN : ALLOWED).exec(sentence.text);
    if (other !== null && share(things, sentence) === 1 && there === null) return null;
    if (there === null) continue;
    const { from, to } = clauseRound(sentence.text, there.index);
    const clause = sentence.text.slice(from, to);
    const theirs = meantBetween(sentence, from, there.index);
    const last = things.at(-1);
    if (
      theirs.length === 0 ||
      theirs.length > MOST ||
      last === undefined ||
      !theirs.every((form) => things.includes(form)) ||
      !theirs.includes(last)
    )
      continue;
    if (EXCEPTS.test(clause) || DENIED.test(clause)) continue;
    found ??= { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return found;
}
/** Words of a thing. */
const MOST = 3;
