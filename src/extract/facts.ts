/**
 * Splits a claim into facts that can be checked one by one (seed 003, stage 7a). Rules cut where the sentence itself shows a joint:
 * semicolons, clauses with a verb of their own, verbs that share a subject, relative clauses, participles, a date at the end. Each
 * fact is a sentence of its own, made of the claim's words, with pronouns named where it is plain who is meant. Where a cut would
 * change what is said (reported speech, conditions, "because", "not only"), there is none: a claim kept whole is still checked.
 */
import type { Fact } from '../model/claim.ts';
import { capital, closed, type Word, wordsOf } from '../text/statement-words.ts';
import { looksPlural, verbAt } from '../text/verbs/forms.ts';
import { type Clause, clausesOf, mainOf } from './facts/clauses.ts';
import { mayBePerson, namesIn, resolved } from './facts/names.ts';
import { asideOf, bracketed, openingClause, openingOf } from './facts/openings.ts';

/** Below so many words a claim is one fact already (seed 003). */
export const SHORT_CLAIM = 8;

/** Words whose clause hangs on the rest: cutting it off would say something else. */
const BOUND =
  /\b(?:so that|in order to|not only|either (?=.{1,80}\bor\b)|neither|as if|as though|lest|would have|suggest(?:s|ed)? that|said|says|argued?|argues|claim(?:s|ed)|believed?|believes|think|thinks|thought|warn(?:s|ed)|denied|denies|expects?|hopes?|respectively|each other|vice versa)\b|^(?:because|unless|if|when|whenever|wherever|whether|provided|providing|as long as|as soon as|in case)\b|^The (?:more|less|\p{Ll}{2,12}er)\b[^,]{1,80}, the (?:more|less|\p{Ll}{2,12}er)\b/iu;
const LEADING = /^(?:In|On|By|Since|During|After|Before|At|From|Between|As of|According to)\s[^,;()]{2,60},\s+/;
/** What only joins a sentence to those before it. */
const JOINING =
  /^(?:Overall|Notably|Importantly|Crucially|Interestingly|In (?:summary|short|addition|particular|fact|conclusion|total|general)|Additionally|Moreover|Furthermore|However|Also|Finally|Similarly|Likewise|Specifically|For (?:example|instance)|Nevertheless|Consequently|Therefore|Thus|Hence|As a result|Indeed|Taken together|To summari[sz]e|First|Second|Third|Next|Then|Meanwhile|Still|Yet|Conversely|By contrast|In contrast),\s+/;
const CONCESSION = /^(?:Although|Though|Even though|Whereas)\s+([^,;]{8,200}),\s+(.{8,})$/s;
const DATE_END = /^(?:in|on|since|by|during)$/;

/**
 * The facts of a claim. Takes its text without marks and, where there is one, the sentence before it, which tells who "it" is. Gives at
 * least one fact; spans are offsets into the claim. The claim whole when it is short or cannot be cut without changing what it says.
 */
export function factsOf(claim: string, context = ''): Fact[] {
  const text = claim.trim();
  const offset = claim.indexOf(text);
  const words = wordsOf(text);
  const wholly = (): Fact[] => [{ text: closed(resolved(text, context)), spans: [{ start: offset, end: offset + text.length }] }];
  if (words.filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word)).length < SHORT_CLAIM || /["“”?]/.test(text)) return wholly();
  const clauses = partsOf(text, words).flatMap(({ start, end }) => {
    const own = text.slice(start, end);
    return clausesOfPart(own).map((clause) => ({
      ...clause,
      spans: clause.spans.map((span) => ({ start: span.start + start, end: span.end + start })),
    }));
  });
  const facts = clauses.flatMap(datesApart);
  if (facts.length === 1 && clauses.length === 1) return wholly();
  const subject = clauses.find((clause) => clause.subject !== '')?.subject ?? '';
  return facts.map(({ text: one, spans }) => ({
    text: closed(named(capital(one), subject, context, text)),
    spans: spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
  }));
}

/** The parts between semicolons, where each has a verb; one part otherwise. */
function partsOf(text: string, words: readonly Word[]): { readonly start: number; readonly end: number }[] {
  const parts: { readonly start: number; readonly end: number }[] = [];
  let start = 0;
  for (const [i, { text: mark, start: at }] of words.entries()) {
    if (mark !== ';') continue;
    parts.push({ start, end: at });
    const next = words[i + 1];
    const joint = next !== undefined && /^(?:and|but|however|moreover)$/.test(next.lower);
    start = (joint ? (words[i + 2]?.text === ',' ? words[i + 3] : words[i + 2]) : next)?.start ?? text.length;
  }
  parts.push({ start, end: text.length });
  const stated = parts.every((part) => {
    const own = wordsOf(text.slice(part.start, part.end));
    return own.some((_, i) => i > 0 && verbAt(own, i, own[i - 1]?.text ?? '') !== null);
  });
  return stated ? parts : [{ start: 0, end: text.length }];
}

/** The clauses of what stands between semicolons. */
function clausesOfPart(text: string): Clause[] {
  const whole: Clause = { text: text.trimEnd(), spans: [{ start: 0, end: text.trimEnd().length }], subject: '', verb: '' };
  if (BOUND.test(text)) return [whole];
  const [, first, second] = CONCESSION.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const parts = [first, second].map((part) => ({ at: text.indexOf(part), clauses: clausesOfPart(part) }));
    if (parts.some(({ clauses }) => clauses.some(({ subject }) => subject === ''))) return [whole];
    return parts.flatMap(({ at, clauses }) =>
      clauses.map((clause) => ({ ...clause, spans: clause.spans.map(({ start, end }) => ({ start: start + at, end: end + at })) })),
    );
  }
  if (/^(?:While|As|Although|Though|Even though|Whereas|Where|Until|Once|Given|Compared|With|Without|To|For|Despite)\s/.test(text))
    return [whole];
  const words = wordsOf(text);
  const opening = openingOf(text);
  const joining = JOINING.exec(text)?.[0] ?? null;
  const lead = opening ?? joining ?? LEADING.exec(text)?.[0] ?? '';
  const begin = words.findIndex(({ start }) => start >= lead.length);
  if (begin < 0) return [whole];
  const prefix = (opening ?? joining) === null ? lead : '';
  const aside = asideOf(text, words, begin);
  const own = aside === null ? mainOf({ text, words, begin, prefix }) : null;
  const verb = aside === null ? own?.verb : verbAt(words, aside.verb, '');
  if (verb == null) return [whole];
  const printed = aside?.subject ?? text.slice(words[begin]?.start, words[verb.at]?.start).trim();
  const bracket = bracketed(text, printed);
  const subject = bracket?.subject ?? printed;
  // "No longer flies to Oslo and serves eleven cities": what the adverb goes on to limit does not show.
  if (subject.split(/\s+/).length > 14 || /[,;]/.test(subject) || LIMITED.test(subject)) return [whole];
  const main = clausesOf({ text, words, begin, prefix }, subject, verb);
  return [
    ...(opening === null ? [] : [openingClause(opening, subject)]),
    ...(aside === null ? [] : [aside.clause]),
    ...(bracket === null ? [] : [bracket.clause]),
    ...main,
  ];
}

/** Before a verb: denials, and what makes less of a deed than the verb says. */
const LIMITED = /\s(?:no longer|not|never|hardly|scarcely|barely|rarely|seldom|almost|nearly|practically|virtually|all but|only)$/i;

const PRONOUN = /^(He|She|It|They|Its|Their|His|Her)(?=\s)/;

/** A pronoun at the head of a later clause is the first one's subject where the two agree; else the sentence before may tell. */
function named(fact: string, subject: string, context: string, claim: string): string {
  const head = resolved(subject, context);
  const whole = subject !== '' && fact.startsWith(capital(subject)) ? `${capital(head)}${fact.slice(subject.length)}` : fact;
  const pronoun = PRONOUN.exec(whole)?.[1];
  if (pronoun === undefined || head === '' || PRONOUN.test(`${capital(head)} `) || head.split(/\s+/).length > 5)
    return resolved(whole, context);
  const person = mayBePerson(head);
  const plural = / and /.test(head) || (looksPlural(head.split(/\s/).at(-1) ?? '') && !/^\p{Lu}/u.test(head.split(/\s/).at(-1) ?? ''));
  // "Lind hired Strand, and she led the office": either.
  const others = namesIn(claim).filter((name) => mayBePerson(name) && !head.includes(name));
  // "The bank sued the firm and it paid a fine": either.
  const behind = claim.slice(claim.indexOf(subject) + subject.length).trimStart();
  const twoThings = /^(?:It|Its)$/.test(pronoun) && /^(?!(?:is|was|became|remains|remained)\s)\p{Ll}+\s(?:the|an?|another)\s/u.test(behind);
  const fits = twoThings
    ? false
    : /^(?:He|She|His|Her)$/.test(pronoun)
      ? person && others.length === 0
      : /^The/.test(pronoun)
        ? plural
        : !person && !plural;
  if (!fits) return resolved(whole, context);
  const owner = /^(?:Its|Their|His|Her)$/.test(pronoun) ? (/s$/.test(head) ? '’' : '’s') : '';
  return `${capital(head)}${owner}${whole.slice(pronoun.length)}`;
}

/** "OpenAI released GPT-4 in March 2023": the deed, and when it was done. */
function datesApart(clause: Clause): Fact[] {
  const { text, spans, subject, verb } = clause;
  const found =
    /^(.{8,}?)(?:(?<!\s)|(?<=^.{8}))\s+((?:in|on|since|by|during)\s+(?:(?:early|late|mid)[ -])?(?:\d{1,2}\s)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s?)?(?:\d{1,2},?\s)?(?:1\d{3}|20\d\d))$/.exec(
      text,
    );
  const [, deed, when] = found ?? [];
  if (deed === undefined || when === undefined || subject === '' || !text.startsWith(subject) || deed.split(/\s+/).length < 3)
    return [{ text, spans }];
  if (!DATE_END.test(when.split(/\s/)[0] ?? '')) return [{ text, spans }];
  const start = spans[0]?.start ?? 0;
  const end = spans[0]?.end ?? start;
  const object = new RegExp(`^\\s+${verb}\\s+(\\p{Lu}[\\p{L}\\p{N}.-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}.-]*){0,4})$`, 'u').exec(
    deed.slice(subject.length),
  )?.[1];
  const passive = object !== undefined && verb.endsWith('ed') ? `${object} was ${verb} ${when}` : text;
  // Without a passive the dated sentence says all that the other would.
  if (passive === text) return [{ text, spans }];
  return [
    { text: deed, spans: [{ start, end: Math.max(start, end - when.length - 1) }] },
    { text: passive, spans: [{ start, end }] },
  ];
}
