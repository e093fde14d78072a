/**
 * Two years that a claim gives to each other's events: "founded in 1968 and bought in 1952" for "founded in 1952 and bought in 1968". The words of an event are
 * those between the year before and its own, or behind its own where years come first. Told only where each year stands once in the evidence, and the words
 * that tell the two events apart stand with the other year, on both sides.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';

const YEAR = /^(?:1[0-9]{3}|20[0-9]{2})$/;
const MONTH = anyOf(
  'january february march april may june july august september october november december spring summer autumn winter early late year years',
);

interface Event {
  readonly year: Token;
  readonly words: ReadonlySet<string>;
}

/** A year; not the number of a law ("Directive 2011/20"). */
const isYear = (text: string, { kind, text: word, start, end }: Token): boolean =>
  kind === 'number' && YEAR.test(word) && text[end] !== '/' && text[start - 1] !== '/';

/** The years of a sentence with the words of their events; none where one has no words of its own. */
function eventsIn(text: string, tokens: readonly Token[]): Event[] {
  const years = tokens.flatMap((token, at) => (isYear(text, token) ? [at] : []));
  const words = (from: number, to: number): ReadonlySet<string> =>
    new Set(
      tokens
        .slice(Math.max(0, from), to)
        .filter(({ kind, text: word }) => kind === 'word' && !isStopWord(word) && !MONTH.test(word))
        .map(plainForm),
    );
  const leading = words(0, years[0] ?? 0).size === 0;
  const events = years.map((at, i): Event => {
    const [from, to] = leading ? [at + 1, years[i + 1] ?? tokens.length] : [(years[i - 1] ?? -1) + 1, at];
    return { year: tokens[at] as Token, words: words(from, to) };
  });
  const first = tokens[0]?.start ?? 0;
  return events.some((event) => event.words.size === 0) || /[|\n]/.test(text.slice(first, tokens.at(-1)?.end ?? first)) ? [] : events;
}

/** How many of some words are among others. */
const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => [...some].filter((word) => others.has(word)).length;
const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some].filter((word) => !others.has(word)));

/** The event of a year in the evidence; null where the year does not stand there exactly once. */
function eventOf(year: string, { text, sentences }: Pick<Stated, 'text' | 'sentences'>): (Event & Pick<Exchange, 'sentence'>) | null {
  const at = text.indexOf(year);
  if (at < 0 || text.includes(year, at + 1)) return null;
  const sentence = sentences.find(({ start, end }) => start <= at && at < end);
  if (sentence === undefined) return null;
  const event = eventsIn(text, tokensOf(text, sentence.start, sentence.end)).find(({ year: own }) => own.text === year);
  return event === undefined ? null : { ...event, sentence };
}

/** The two years of a claim that the evidence has each of the other's event. */
export function datesExchanged({ text, tokens }: Said, held: () => Pick<Stated, 'text' | 'sentences'>): Exchange | null {
  if (tokens.filter((token) => isYear(text, token)).length !== 2) return null;
  const [first, second] = eventsIn(text, tokens);
  if (first === undefined || second === undefined || first.year.text === second.year.text) return null;
  const evidence = held();
  const [one, other] = [eventOf(first.year.text, evidence), eventOf(second.year.text, evidence)];
  if (one === null || other === null) return null;
  const [ofOne, ofOther] = [without(one.words, other.words), without(other.words, one.words)];
  const crossed =
    shared(first.words, ofOther) > 0 &&
    shared(first.words, ofOne) === 0 &&
    shared(second.words, ofOne) > 0 &&
    shared(second.words, ofOther) === 0;
  if (!crossed) return null;
  const shown = evidence.text.slice(one.sentence.start, one.sentence.end).trim();
  return { start: first.year.start, end: first.year.end, against: shown, sentence: one.sentence };
}
