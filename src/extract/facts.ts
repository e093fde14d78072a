/**
 * Splits a claim into facts that can be checked one by one (seed 003, stage 7a). Rules cut where the sentence itself shows a joint:
 * semicolons, clauses with a verb of their own, verbs that share a subject, relative clauses, participles, a date at the end. Each
 * fact is a sentence of its own, made of the claim's words, with pronouns named where it is plain who is meant. Where a cut would
 * change what is said (reported speech, conditions, "because", "not only"), there is none: a claim kept whole is still checked.
 */
import type { Fact } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { finite, isPast, isPresent, mainVerb, pastOf } from '../text/verbs.ts';
import { resolved } from './facts-names.ts';

/** Below so many words a claim is one fact already (seed 003). */
export const SHORT_CLAIM = 8;

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[$€£¥]?[\p{L}\p{N}]+(?:[.,'’\-–/:]?[\p{L}\p{N}]+)*%?|[;:,()—–]|\.(?=\s|$)/gu;

/** Words whose clause hangs on the rest: cutting it off would say something else. */
const BOUND =
  /\b(?:because|unless|whether|so that|in order to|not only|either|neither|provided that|as if|would have|suggest(?:s|ed)? that|said|says|argued?|claim(?:s|ed)|believed?|warn(?:s|ed)|denied|expects?|if)\b/i;
const LEADING = /^(?:In|On|By|Since|During|After|Before|At|From|Between|As of|According to)\s[^,;()]{2,60},\s+/;
/** Verbs that bring something into being: what is said behind them with "achieving" is said of the thing. */
const BROUGHT_OUT =
  /^(?:released|launched|published|introduced|unveiled|built|developed|opened|wrote|designed|produced|created|announced|founded|completed|tested|issued)$/;
const OF_THE_THING =
  /^(?:achieving|scoring|reaching|becoming|weighing|measuring|costing|featuring|containing|lasting|totalling|totaling|ranking|offering|covering|running|including|consisting|selling|grossing|outperforming|surpassing|exceeding)$/;
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
  if (words.filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word)).length < SHORT_CLAIM || BOUND.test(text) || /["“”?]/.test(text))
    return wholly();
  const lead = LEADING.exec(text)?.[0] ?? '';
  const clauses = clausesOf(text, words, lead.length);
  const facts: Fact[] = [];
  for (const clause of clauses) for (const fact of datesApart(clause)) facts.push(fact);
  if (facts.length === 1 && clauses.length === 1) return wholly();
  const subject = clauses.find((clause) => clause.subject !== '')?.subject ?? '';
  return facts.map(({ text: one, spans }) => ({
    text: closed(named(`${one.charAt(0).toUpperCase()}${one.slice(1)}`, subject, context)),
    spans: spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
  }));
}

const PRONOUN = /^(He|She|It|They)(?=\s)/;

/** A pronoun at the head of a later clause is the first one's subject where the two agree; else the sentence before may tell. */
function named(fact: string, subject: string, context: string): string {
  const head = resolved(subject, context);
  const whole =
    subject !== '' && fact.startsWith(subject.charAt(0).toUpperCase() + subject.slice(1)) ? `${head}${fact.slice(subject.length)}` : fact;
  const pronoun = PRONOUN.exec(whole)?.[1];
  if (pronoun === undefined || head === '' || PRONOUN.test(`${head} `) || head.split(/\s+/).length > 5) return resolved(whole, context);
  const person = /^\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}\.?[\p{Ll}'’-]*){1,3}$/u.test(head);
  const plural = /[^s]s$/.test(head) || / and /.test(head);
  const fits = /^(?:He|She)$/.test(pronoun) ? person : pronoun === 'They' ? plural : !person && !plural;
  return fits ? `${head}${whole.slice(pronoun.length)}` : resolved(whole, context);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    lower: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const closed = (text: string): string => {
  const bare = text.trim().replace(/(?<![\s,;:])[\s,;:]+$/, '');
  return /[.!?]$/.test(bare) ? bare : `${bare}.`;
};

interface Clause {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly subject: string;
  /** Text of the finite verb; empty when none was found. */
  readonly verb: string;
}

/** Index of the first finite verb from a word on; -1 when there is none before a comma. */
function verbFrom(words: readonly Word[], from: number, comma: boolean): number {
  for (let i = from; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined || (comma && word.text === ',') || word.text === ';') return -1;
    if (i > from && mainVerb(words[i - 1]?.lower ?? '', word.lower, words[i + 1]?.text ?? '')) return i;
  }
  return -1;
}

/** Cuts at the joints of a sentence. The first clause gives its subject to those that have none. */
function clausesOf(text: string, words: readonly Word[], lead: number): Clause[] {
  const begin = words.findIndex(({ start }) => start >= lead);
  const first = verbFrom(words, Math.max(0, begin), false);
  const whole: Clause = { text, spans: [{ start: 0, end: text.length }], subject: '', verb: '' };
  if (begin < 0 || first < 0) return [whole];
  const inner = relativeOf(text, words, begin, first);
  const verbAt = inner?.verb ?? first;
  const subject = (inner?.subject ?? text.slice(words[begin]?.start, words[verbAt]?.start)).trim().replace(/,$/, '');
  if (subject.split(/\s+/).length > 14 || (inner === null && /[,;]/.test(subject))) return [whole];
  const verb = words[verbAt]?.lower ?? '';
  const prefix = text.slice(0, lead);
  const end = text.replace(/(?<![.\s])[.\s]+$/, '').length;
  const cuts = cutsOf(words, verbAt, verb);
  const clauses: Clause[] = inner === null ? [] : [inner.clause];
  const bounds = [...cuts.map(({ at }) => words[at]?.start ?? end), end];
  const from = words[verbAt]?.start ?? 0;
  const object = objectOf(text, words, verbAt, bounds[0] ?? end);
  clauses.push({
    text: `${prefix}${subject} ${text.slice(from, bounds[0]).replace(/(?<![\s,;])[\s,;]+$/, '')}`,
    spans: [{ start: words[begin]?.start ?? 0, end: bounds[0] ?? end }],
    subject,
    verb,
  });
  for (const [i, cut] of cuts.entries()) {
    const to = bounds[i + 1] ?? end;
    const start = words[cut.from]?.start ?? to;
    const body = text.slice(start, to).replace(/(?<![\s,;])[\s,;]+$/, '');
    if (body.split(/\s+/).length < 2) continue;
    const spans = [{ start, end: start + body.length }];
    if (cut.kind === 'own') clauses.push({ text: body, spans, subject, verb });
    else if (cut.kind === 'shared') clauses.push({ text: `${prefix}${subject} ${body}`, spans, subject, verb });
    else {
      const who = object !== null && BROUGHT_OUT.test(verb) && OF_THE_THING.test(words[cut.from]?.lower ?? '') ? object : subject;
      const past = pastOf(words[cut.from]?.lower ?? '');
      if (past === null) continue;
      clauses.push({ text: `${who} ${past}${body.slice(words[cut.from]?.text.length ?? 0)}`, spans, subject, verb });
    }
  }
  return clauses.length > 1 ? clauses : [{ ...whole, subject, verb }];
}

interface Cut {
  /** Word that is cut before, and the first word of the new clause. */
  readonly at: number;
  readonly from: number;
  /** A clause with its own subject, one that shares the first's, a participle. */
  readonly kind: 'own' | 'shared' | 'participle';
}

function cutsOf(words: readonly Word[], verbAt: number, verb: string): Cut[] {
  const cuts: Cut[] = [];
  let depth = 0;
  for (let i = verbAt + 1; i < words.length - 1; i += 1) {
    const word = words[i];
    const next = words[i + 1];
    if (word === undefined || next === undefined) break;
    if (word.text === '(') depth += 1;
    if (word.text === ')') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (word.text === ';') {
      const from = /^(?:and|but|however|moreover)$/.test(next.lower) ? (words[i + 2]?.text === ',' ? i + 3 : i + 2) : i + 1;
      if (verbFrom(words, from, true) >= 0) cuts.push({ at: i, from, kind: 'own' });
      continue;
    }
    if (word.text === ',') {
      if (/^(?:and|but|while|whereas|yet)$/.test(next.lower)) {
        const behind = words[i + 2];
        const shared = behind !== undefined && finite(behind.lower, words[i + 3]?.text ?? '');
        if (shared && /^(?:and|but|yet)$/.test(next.lower)) cuts.push({ at: i, from: i + 2, kind: 'shared' });
        else if (!shared && ownVerb(words, i + 2)) cuts.push({ at: i, from: i + 2, kind: 'own' });
      } else if (isPast(verb) && pastOf(next.lower) !== null && words[i + 2]?.text !== ',' && words[i + 2]?.lower !== 'and')
        cuts.push({ at: i, from: i + 1, kind: 'participle' });
      else if (isListedVerb(words, i + 1, verb)) cuts.push({ at: i, from: i + 1, kind: 'shared' });
      continue;
    }
    if (/^(?:and|but)$/.test(word.lower) && words[i - 1]?.text !== ',') {
      if (finite(next.lower, words[i + 2]?.text ?? '') && agrees(verb, next.lower)) cuts.push({ at: i, from: i + 1, kind: 'shared' });
      else if (/^(?:he|she|it|they)$/.test(next.lower) && finite(words[i + 2]?.lower ?? '', words[i + 3]?.text ?? ''))
        cuts.push({ at: i, from: i + 1, kind: 'own' });
    }
  }
  return cuts;
}

/**
 * The second verb of a list of them: "sold its mines, bought two railways and moved to Leeds". Not a participle that tells of the noun
 * before it ("its mines, located in Canada, and moved"): that is followed by a preposition, or no verb closes the list.
 */
function isListedVerb(words: readonly Word[], at: number, verb: string): boolean {
  const [next, behind] = [words[at], words[at + 1]];
  if (next === undefined || behind === undefined || !isPast(verb) || !isPast(next.lower) || !finite(next.lower, behind.text)) return false;
  if (!agrees(verb, next.lower) || PREPOSITION.test(behind.lower)) return false;
  return words.some(
    ({ lower }, i) =>
      i > at + 1 && lower === 'and' && isPast(words[i + 1]?.lower ?? '') && finite(words[i + 1]?.lower ?? '', words[i + 2]?.text ?? ''),
  );
}

const PREPOSITION = /^(?:in|at|by|on|with|to|from|for|of|as|near|under|over|after|before|since|,)$/;

/** A verb joined by "and" is of the same tense: "was tested and released" is one passive, "rose and fell" two verbs. */
const agrees = (verb: string, next: string): boolean =>
  !/^(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|should|do|does|did)$/.test(verb) ||
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|did)$/.test(next) ||
  (isPast(next) && !next.endsWith('ed')) ||
  isPresent(next);

/** A clause with a subject of at least one word and a finite verb near. */
function ownVerb(words: readonly Word[], from: number): boolean {
  const at = verbFrom(words, from, true);
  return at > from && at - from <= 8;
}

/** "X, which did A, did B" and "X, who …,": the inner clause as a sentence about X. */
function relativeOf(
  text: string,
  words: readonly Word[],
  begin: number,
  first: number,
): { readonly clause: Clause; readonly subject: string; readonly verb: number } | null {
  const at = words.findIndex(
    ({ lower }, i) => i > begin && i < first + 1 && (lower === 'which' || lower === 'who') && words[i - 1]?.text === ',',
  );
  if (at < 0) return null;
  const close = words.findIndex(({ text: mark }, i) => i > at && mark === ',');
  const head = words[at - 1];
  const opening = words[begin];
  const comma = words[close];
  if (close < 0 || head === undefined || opening === undefined || comma === undefined) return null;
  const verb = words.findIndex(({ lower }, i) => i > close && finite(lower, words[i + 1]?.text ?? ''));
  if (verb !== close + 1) return null;
  const subject = text.slice(opening.start, head.start).trim();
  const inner = text.slice(words[at + 1]?.start ?? comma.start, comma.start).trim();
  const spans = [{ start: words[at]?.start ?? 0, end: comma.start }];
  return { clause: { text: `${subject} ${inner}`, spans, subject, verb: words[at + 1]?.lower ?? '' }, subject, verb };
}

/** A name that directly follows the verb, up to a preposition. */
function objectOf(text: string, words: readonly Word[], verbAt: number, end: number): string | null {
  const start = words[verbAt]?.end ?? 0;
  const found =
    /^\s+((?:the |its |a |an )?\p{Lu}[\p{L}\p{N}.-]*(?:\s\p{Lu}[\p{L}\p{N}.-]*){0,5})(?=\s(?:in|on|at|for|with|to|by|as|after|during)\b|,|$)/u.exec(
      text.slice(start, end),
    );
  return found?.[1] ?? null;
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
