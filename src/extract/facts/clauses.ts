/**
 * The clauses of one part of a claim (seed 003, stage 7a): the joints at which it is cut, and the sentence that each piece makes with the
 * subject it shares. Where no joint is plain the part stays whole.
 */
import type { Span } from '../../model/document.ts';
import { trimmed, type Word } from '../../text/statement-words.ts';
import type { Verb } from '../../text/verbs/forms.ts';
import { isPast, pastOf } from '../../text/verbs.ts';
import {
  bareVerb,
  type Cut,
  denied,
  ended,
  listed,
  measured,
  type Now,
  owning,
  PREPOSITION,
  plain,
  sharing,
  told,
  verbOf,
} from './joints.ts';

export interface Clause {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly subject: string;
  /** The finite verb; empty when none was found. */
  readonly verb: string;
}

/** Verbs that bring something into being: what is said behind them with "achieving" is said of the thing. */
const BROUGHT_OUT =
  /^(?:released|launched|published|introduced|unveiled|built|developed|opened|wrote|designed|produced|created|announced|founded|completed|tested|issued)$/;
const OF_THE_THING =
  /^(?:achieving|scoring|reaching|becoming|weighing|measuring|costing|featuring|containing|lasting|totalling|totaling|ranking|offering|covering|running|including|consisting|selling|grossing|outperforming|surpassing|exceeding)$/;
/** Where a part begins to be read and what is put before each clause of it. */
export interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  /** First word of the subject. */
  readonly begin: number;
  /** Opening words that hold for all clauses: "In 2019, ". */
  readonly prefix: string;
}

/** The subject and the verb of a part; null where they are not plain. */
export function mainOf({ words, begin }: Reading): { readonly subjectEnd: number; readonly verb: Verb } | null {
  const found = verbOf(words, begin, words.length, true);
  const joined = words.findIndex(({ lower }, i) => i > begin && lower === 'and');
  const verb = found === null || (joined > 0 && joined < found.at) ? (bareVerb(words, begin) ?? found) : found;
  return verb === null ? null : { subjectEnd: verb.at, verb };
}

/** A condition, a cause or a time that what stands beside it may hang on. */
const CONDITION =
  /^(?:because|unless|(?:until|till) (?:the|it|its|they|he|she|his|her|their)|if|when|whenever|wherever|provided|providing that|as long as|as soon as|in case|once (?=the\b|it\b|they\b|he\b|she\b|all\b))\b/i;

/** Words of an aside right behind a joint, with its commas. */
const LONGEST_ASIDE = 8;

/** Where a clause goes on behind an aside: "…, and, as the report notes, it closed". */
function behindAside(words: readonly Word[], from: number): number {
  if (words[from]?.text !== ',') return from;
  const close = words.slice(from + 1, from + 1 + LONGEST_ASIDE).findIndex(({ text }) => text === ',');
  return close < 0 ? from : from + close + 2;
}

/** Where a part is cut, in order. */
function cutsOf(text: string, words: readonly Word[], start: Now): Cut[] {
  const hung = words.findLastIndex(({ start: at }) => CONDITION.test(text.slice(at, at + 24)));
  const cuts: Cut[] = [];
  let now = start;
  let depth = 0;
  const cut = (at: number, from: number, found: Pick<Cut, 'kind' | 'lent' | 'verb'>, own = now.subject): void => {
    cuts.push({ at, from, subject: own, ...found });
    const verb = found.verb;
    now = { subject: own, verb, word: words[verb.at]?.lower ?? '', from, participle: found.kind === 'participle' };
  };
  for (let i = start.verb.at + 1; i < words.length - 1; i += 1) {
    const [word, next] = [words[i], words[i + 1]];
    if (word === undefined || next === undefined) break;
    if (word.text === '(') depth += 1;
    if (word.text === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || i < now.verb.at) continue;
    const comma = word.text === ',';
    const joint = comma
      ? /^(?:and|but|while|whereas|yet)$/.test(next.lower)
      : /^(?:and|but)$/.test(word.lower) && words[i - 1]?.text !== ',';
    if (!comma && !joint) continue;
    const from = behindAside(words, comma && joint ? i + 2 : i + 1);
    if (now.participle) {
      if (joint && pastOf(words[from]?.lower ?? '') !== null) cut(i, from, { kind: 'participle', lent: '', verb: now.verb });
      else if (joint) {
        const own = comma ? (sharing(words, start, from, true) ?? owning(words, start, from, true)) : null;
        if (own !== null) cut(i, from, own, own.kind === 'own' ? subjectText(text, words, from, own.verb) : start.subject);
      }
      continue;
    }
    // A condition holds for what stands before it as well; a comma and a new subject end it.
    if (hung > i) continue;
    if (!plain(words, now.verb, i) || hung > now.verb.at) {
      const own = comma && joint && ended(words, now.verb, i) ? owning(words, now, from, true) : null;
      if (own !== null) cut(i, from, own, subjectText(text, words, from, own.verb));
      continue;
    }
    // "It opened in 1932, it carries four lanes, and it is tolled".
    const again = !joint && /^(?:it|he|she|they)$/.test(next.lower) ? owning(words, now, from, true) : null;
    if (again !== null) {
      cut(i, from, again, subjectText(text, words, from, again.verb));
      continue;
    }
    if (joint) {
      const aside = comma && /^(?:while|whereas)$/.test(next.lower);
      const found =
        (aside ? null : sharing(words, now, from, comma)) ?? (comma ? null : measured(words, now, i)) ?? owning(words, now, from, comma);
      if (found?.kind === 'own') cut(i, from, found, subjectText(text, words, from, found.verb));
      else if (found !== null) cut(i, from, found);
      continue;
    }
    const of = told(text, words, i);
    if (of !== null) {
      cut(i, i + 2, { kind: 'relative', lent: '', verb: of.verb }, of.subject);
      break;
    }
    const participle = isPast(now.word) && pastOf(next.lower) !== null && words[i + 2]?.text !== ',' && words[i + 2]?.lower !== 'and';
    if (participle && !denied(words, now.verb.at, i)) cut(i, i + 1, { kind: 'participle', lent: '', verb: now.verb });
    else {
      const verb = listed(words, now, i + 1);
      if (verb !== null) cut(i, i + 1, verb);
    }
  }
  return cuts;
}

const subjectText = (text: string, words: readonly Word[], from: number, verb: Verb): string =>
  trimmed(text.slice(words[from]?.start, words[verb.at]?.start));

/** A name that directly follows the verb, up to a preposition. */
function objectOf(text: string, from: number, end: number): string | null {
  const found =
    /^\s+((?:the |its |a |an )?\p{Lu}[\p{L}\p{N}.-]*(?:\s\p{Lu}[\p{L}\p{N}.-]*){0,5})(?=\s(?:in|on|at|for|with|to|by|as|after|during)\b|,|$)/u.exec(
      text.slice(from, end),
    );
  return found?.[1] ?? null;
}

const YEAR = /\b(?:1\d{3}|20\d\d)\b/;

/** Cuts a part at its joints. `subject` and `verb` as found; gives the part's clauses in order, at least one. */
export function clausesOf({ text, words, begin, prefix }: Reading, subject: string, verb: Verb): Clause[] {
  const word = words[verb.at]?.lower ?? '';
  const end = text.replace(/(?<![.\s])[.\s]+$/, '').length;
  const cuts = cutsOf(text, words, { subject, verb, word, from: begin, participle: false });
  const bounds = [...cuts.map(({ at }) => words[at]?.start ?? end), end];
  const from = words[verb.at]?.start ?? 0;
  const object = objectOf(text, words[verb.at]?.end ?? 0, bounds[0] ?? end);
  const clauses: Clause[] = [
    {
      text: `${prefix}${subject} ${trimmed(text.slice(from, bounds[0]))}`,
      spans: [{ start: words[begin]?.start ?? 0, end: bounds[0] ?? end }],
      subject,
      verb: word,
    },
  ];
  for (const [i, { from: opening, kind, lent, subject: who, verb: own }] of cuts.entries()) {
    const start = words[opening]?.start ?? end;
    const body = trimmed(text.slice(start, bounds[i + 1] ?? end));
    const spans = [{ start, end: start + body.length }];
    const named = { spans, subject: who, verb: words[own.at]?.lower ?? '' };
    if (kind === 'own') {
      // "In 2019, sales rose and profits fell": both in 2019, unless the second has a time of its own.
      const lead = /^According to/.test(prefix) || !(YEAR.test(body) || PREPOSITION.test(words[opening]?.lower ?? '')) ? prefix : '';
      clauses.push({ ...named, text: `${lead}${body}` });
    } else if (kind === 'participle') {
      const thing = object !== null && BROUGHT_OUT.test(word) && OF_THE_THING.test(words[opening]?.lower ?? '') ? object : who;
      clauses.push({
        ...named,
        text: `${thing} ${pastOf(words[opening]?.lower ?? '') ?? ''}${body.slice(words[opening]?.text.length ?? 0)}`,
      });
    } else if (kind === 'relative') clauses.push({ ...named, text: `${who} ${body}` });
    else clauses.push({ ...named, text: `${prefix}${who} ${lent === '' ? '' : `${lent} `}${body}` });
  }
  return clauses;
}
