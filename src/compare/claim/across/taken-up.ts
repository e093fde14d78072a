/**
 * Sentences that take somebody or something up by a word alone ("it", "they", "the latter"), written out for one claim: "It did not find fraud" behind "The
 * audit took a year" is "The audit did not find fraud" beside a claim of the audit. Only so can it be seen that such a sentence speaks of what the claim
 * speaks of. What a pronoun stands for is not sure, so that nothing that is found this way is called a contradiction.
 */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { indexFrom } from '../../../text/lowest.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Said, type Stated, statedIn } from '../belonging/texts.ts';
import { claimRead, readInOrder, readSentence, type SentenceRead } from '../exchanged/read.ts';
import { exchangeIn } from '../exchanged.ts';
import { limitDropped, saysOtherwise } from '../limits/index.ts';
import { verbAt } from '../limits/limit.ts';
import { nullResult } from '../null-results/index.ts';

/** What such a sentence shows. Offsets of `start` and `end` into the claim, of `sentence` into the evidence as it stands. */
export interface TakenUp extends Span {
  readonly how: 'stronger' | 'swapped' | 'null-result';
  readonly against: string;
  readonly sentence: Span;
}

const OPENS = /^((?:[^,;.]{2,50}, |(?:But|And|Yet|Still|Then|Later|Also|So) )??)(It|They|He|She|it|they|he|she) (?=\p{L})/u;
/** "Neither has been restored", "both contained iron": of the two that the sentence before joins. */
const OF_BOTH = /^(Neither|Both)(?: of (?:them|the two))? (?=\p{Ll})/u;
const ORDINAL = /\b([Tt]he) (former|latter)\b/g;
const MAY_TAKE_UP =
  /^(?:[^,;.]{2,50}, |\p{L}{2,9} )?(?:It|They|He|She|it|they|he|she) |^(?:Neither|Both) |\b(?:it|them) as |\b[Tt]he (?:former|latter)\b|\b(?:with|for|to|of|from|in|on|by|at|under|without|against|after|before|during) (?:it|them)\b/u;
/** "It is known that", "it seems", "it took an hour to": nobody is taken up. */
const NOBODY =
  /^(?:is|was|has been|had been|would be|may be|seems?|seemed|appears?|appeared|turned out|follows|remains?|took|takes)(?: \p{L}{2,14}){0,3} (?:that|to|whether|how|why|if)\b/u;
const taking = ({ text }: SentenceRead): boolean => MAY_TAKE_UP.test(text);
const MANY = /[^s]s$|^(?:people|men|women|children|mice|police|teeth|feet|data)$/;
const MOST_WORDS = 5;
/** Signs between a sentence and the one behind it. */
const GAP = 3;

/** A phrase of a claim that names somebody or something. */
interface Named {
  readonly text: string;
  readonly forms: readonly string[];
  readonly many: boolean;
}

/** Whom a claim tells of, as it names them; null where that is no short phrase. */
function subjectOf(claim: SentenceRead): Named | null {
  const at = verbAt(claim);
  if (at < 1 || at > MOST_WORDS) return null;
  const own = claim.tokens.slice(0, at);
  const last = own.at(-1);
  const meant = own.filter(({ text }) => !isStopWord(text));
  if (last === undefined || meant.length === 0 || isStopWord(last.text)) return null;
  const forms = claim.forms.filter((_, i) => i < at && !isStopWord(claim.tokens[i]?.text ?? ''));
  return { text: claim.text.slice(0, last.end), forms, many: MANY.test(last.text) || own.some(({ text }) => text === 'and') };
}

/** Whether a sentence names more than one of them; null where it does not name them. */
function manyIn(before: SentenceRead, { forms, many }: Named): boolean | null {
  if (!forms.every((form) => before.set.has(form))) return null;
  const head = before.tokens[before.forms.indexOf(forms.at(-1) ?? '')];
  return head === undefined ? many : MANY.test(head.text) || (many && forms.length > 1 && !before.text.includes(head.text));
}

/** A sentence with its opening pronoun written out; null where it does not take up whom the claim tells of. */
function pronounOut(sentence: SentenceRead, before: SentenceRead, subject: Named): string | null {
  const found = OPENS.exec(sentence.text);
  if (found === null) return null;
  const word = (found[2] ?? '').toLowerCase();
  const rest = sentence.text.slice(found[0].length);
  const many = manyIn(before, subject);
  if (many === null || (word === 'it' && (many || NOBODY.test(rest))) || (word === 'they' && !many)) return null;
  return `${found[1] ?? ''}${subject.text} ${rest}`;
}

/** A sentence of neither or both, written out for one of the two: "the cello never has been restored". */
function bothOut(sentence: SentenceRead, before: SentenceRead, subject: Named | null): string | null {
  const found = OF_BOTH.exec(sentence.text);
  if (found === null) return null;
  const rest = sentence.text.slice(found[0].length);
  if (found[1] === 'Neither') return subject?.forms.every((form) => before.set.has(form)) ? `${subject.text} never ${rest}` : null;
  const pair = before.kept(pairIn);
  return pair === null ? null : `Both ${pair[0]} and ${pair[1]} ${rest}`;
}

/** "The makers promote them as a shield". */
function namedAs(sentence: SentenceRead, before: SentenceRead, subject: Named | null): string | null {
  const found = subject === null ? null : / (it|them) as /.exec(sentence.text);
  if (subject === null || found === null || manyIn(before, subject) !== (found[1] === 'them')) return null;
  return sentence.text.replace(found[0], ` ${subject.text} as `);
}

/** "Fewer errors with it". */
const BEHIND = /\b(with|for|to|of|from|in|on|by|at|under|without|against|after|before|during) (it|them)\b/giu;
const SMALL = anyOf('the a an this that these those its their');

/** What stands behind a preposition in a claim, to the next small word. */
function namedBehind(claim: SentenceRead, lead: string): Named | null {
  const at = claim.tokens.findIndex(({ text }) => text === lead);
  let from = at + 1;
  while (SMALL.test(claim.tokens[from]?.text ?? '')) from += 1;
  let to = from;
  while (to < claim.tokens.length && to - from < MOST_WORDS && !isStopWord(claim.tokens[to]?.text ?? 'the')) to += 1;
  const [first, last] = [claim.tokens[at + 1], claim.tokens[to - 1]];
  if (at < 0 || to === from || first === undefined || last === undefined) return null;
  return { text: claim.text.slice(first.start, last.end), forms: claim.forms.slice(from, to), many: MANY.test(last.text) };
}

/** A sentence with "with it" written out by what the claim has behind the same preposition. */
function objectOut(sentence: SentenceRead, before: SentenceRead, claim: SentenceRead): string | null {
  let out: string | null = null;
  for (const [all, lead = '', word = ''] of sentence.text.matchAll(BEHIND)) {
    const named = namedBehind(claim, lead.toLowerCase());
    const many = named === null || sentence.set.has(named.forms.at(-1) ?? '') ? null : manyIn(before, named);
    if (named !== null && many !== null && many === (word.toLowerCase() === 'them'))
      out = (out ?? sentence.text).replace(all, `${lead} ${named.text}`);
  }
  return out;
}

const BETWEEN = anyOf('the a an its their his her two both');

/** The two that a sentence joins by "and" or "or", where it joins only two: each up to three words. */
function pairIn({ text, tokens }: SentenceRead): readonly [string, string] | null {
  const joins = tokens.flatMap(({ text: word }, at) => (word === 'and' || word === 'or' ? [at] : []));
  const [at] = joins;
  if (at === undefined || joins.length > 1) return null;
  const run = (from: number, step: 1 | -1): number => {
    let end = from;
    for (let i = from + step; Math.abs(i - from) < 3; i += step) {
      const [one, other] = step > 0 ? [tokens[i - 1], tokens[i]] : [tokens[i], tokens[i + 1]];
      if (one === undefined || other === undefined || isStopWord((step > 0 ? other : one).text) || text.slice(one.end, other.start) !== ' ')
        break;
      end = i;
    }
    return end;
  };
  let behind = at + 1;
  while (BETWEEN.test(tokens[behind]?.text ?? '')) behind += 1;
  const [left, right] = [tokens[at - 1], tokens[behind]];
  if (left === undefined || right === undefined || isStopWord(left.text) || isStopWord(right.text)) return null;
  return [text.slice(tokens[run(at - 1, -1)]?.start, left.end), text.slice(right.start, tokens[run(behind, 1)]?.end)];
}

/** A sentence with "the former" and "the latter" written out. */
function ordinalsOut(sentence: SentenceRead, before: SentenceRead): string | null {
  if (sentence.text.search(ORDINAL) < 0) return null;
  const pair = before.kept(pairIn);
  return pair === null
    ? null
    : sentence.text.replace(ORDINAL, (_, the: string, which: string) => `${the} ${which === 'former' ? pair[0] : pair[1]}`);
}

const TAKES_UP = /\b(?:it|its|they|their|them|he|his|she|her)\b/i;
/** Sentences that one goes back to whom a pronoun takes up. */
const BACK = 3;

/** The sentence before one, or the one before that, where it only takes up whom the claim tells of. */
function namesIt(evidence: Pick<Stated, 'text' | 'sentences'>, at: number, subject: Named | null): SentenceRead | null {
  let before: SentenceRead | null = null;
  for (let back = 1; back <= BACK; back += 1) {
    const [span, behind] = [evidence.sentences[at - back], evidence.sentences[at - back + 1]];
    if (span === undefined || behind === undefined || behind.start - span.end > GAP) return before;
    const read = readSentence(evidence, span);
    if (subject === null || subject.forms.every((form) => read.set.has(form))) return read;
    before ??= read;
    if (!TAKES_UP.test(read.text)) return before;
  }
  return before;
}

/** What a sentence shows of a claim once it is written out whom it takes up; null where it shows nothing. `places`: the sentences that are looked at. */
export function takenUp(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): TakenUp | null {
  const evidence = held();
  const near = readInOrder(evidence, places?.());
  if (!near.some((sentence) => sentence.kept(taking))) return null;
  const claim = claimRead(said);
  const subject = claim.kept(subjectOf);
  const out = new Set<number>();
  const texts = near.map((sentence, i) => {
    const read = sentence.kept(taking) ? namesIt(evidence, indexFrom(evidence.sentences, sentence.span.start), subject) : null;
    if (read === null) return sentence.text;
    const written =
      (subject === null ? null : pronounOut(sentence, read, subject)) ??
      bothOut(sentence, read, subject) ??
      namedAs(sentence, read, subject) ??
      ordinalsOut(sentence, read) ??
      objectOut(sentence, read, claim);
    if (written !== null) out.add(i);
    return written ?? sentence.text;
  });
  if (out.size === 0) return null;
  const sentences: Span[] = [];
  let text = '';
  for (const one of texts) {
    sentences.push({ start: text.length, end: text.length + one.length });
    text += `${one} `;
  }
  const written = { text, sentences };
  const stated = statedIn(text, { sentences });
  const exchange = exchangeIn(said, () => stated);
  const found: TakenUp | null =
    (exchange === null ? null : { how: 'swapped', ...exchange }) ??
    limitDropped(said, () => written) ??
    saysOtherwise(said, () => written) ??
    nullResult(said, () => readInOrder(written));
  const at = found === null ? -1 : sentences.findIndex(({ start }) => start === found.sentence.start);
  const span = near[at]?.span;
  return found === null || span === undefined || !out.has(at) ? null : { ...found, sentence: span };
}
