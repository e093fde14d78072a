/**
 * Two clauses of one sentence that a claim crosses: "1.1 points in the yoga group" for "1.9 points in the yoga group and 1.1 points in the usual care
 * group", "the handle was lost" for "the lid was lost, and the handle was mended". Told only where both clauses fill two places of the same sort, the claim
 * has of each place what fills it in the other clause, and names neither of the two that would go with them; and where no sentence has both together.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { contentOf } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { sentenceWithin } from './read.ts';
import { bare } from './sides.ts';
import { GERMAN, OWNS, type Slot, servesAs, slotsIn } from './slots.ts';

/** What parts two clauses, from the plainest on. */
const PARTS: readonly RegExp[] = [
  /;\s|,?\s(?:while|whereas|but|compared with|compared to|versus|während|tandis que)\s/g,
  /;\s|,\s(?:(?:and|but|while|whereas|against|contre|und|et)\s)?/g,
  /;\s|,\s(?:(?:and|but|while|whereas|against|contre|und|et)\s)?|\s(?:and|but|while|whereas|und|et)\s/g,
];
/** A claim that compares, or denies, may name the one for the other. */
const NOT_TOLD =
  /\b(?:(?<!\b(?:more|less|fewer) )than|than(?! \d| (?:a|one|two|three|four|five|six|seven|eight|nine|ten)\b)|compared|while|whereas|both|respectively|unlike|versus|vs|not|no|never|n't|cannot|none|nor|neither|without|if|unless|instead|except|nicht|kein\w{0,2}|als|pas|que|sauf)\b|n['’]t\b/i;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.7;
/** Words of a sentence from which on it is not looked at, and members of one. */
const LONGEST = 120;
const MOST_MEMBERS = 8;
/** Crossings of which it is asked whether another sentence has both sides together. */
const MOST_CROSSED = 8;

interface Member extends Span {
  readonly words: ReadonlySet<string>;
  /** It takes up something of another. */
  readonly speaksOn: boolean;
  readonly slots: readonly Slot[];
  /** What it has that another of its sentence has not. */
  readonly telling: Map<Member, Telling>;
}

const wordsOf = (tokens: readonly Token[], numbers: readonly Quantity[]): Set<string> => {
  const inNumber = ({ start, end }: Token): boolean => numbers.some(({ span }) => span.start <= start && end <= span.end);
  return new Set([
    ...contentOf(tokens)
      .filter((token) => !inNumber(token))
      .map(bare),
    ...numbers.map(({ value }) => String(value)),
  ]);
};

/** The stretches into which a pattern parts a sentence; no number is parted. */
function stretchesBy(part: RegExp, text: string, span: Span, numbers: readonly Quantity[]): Span[] {
  const stretches: Span[] = [];
  let { start } = span;
  for (const found of text.slice(span.start, span.end).matchAll(part)) {
    const at = span.start + found.index;
    if (numbers.some((one) => one.span.start <= at && at < one.span.end)) continue;
    stretches.push({ start, end: at });
    start = at + found[0].length;
  }
  return [...stretches, { start, end: span.end }];
}

/** Reads the members of a sentence, each stretch once: the patterns part most sentences at the same places. */
function membersOf(text: string, span: Span, tokens: readonly Token[], numbers: readonly Quantity[]): (part: RegExp) => Member[] {
  const german = GERMAN.test(text.slice(span.start, span.end));
  const known = new Map<string, Member | null>();
  const read = ({ start, end }: Span): Member | null => {
    const own = tokens.filter((token) => token.start >= start && token.end <= end);
    const values = numbers.filter((one) => one.span.start >= start && one.span.end <= end);
    if (own.length === 0) return null;
    return {
      start,
      end,
      words: wordsOf(own, values),
      speaksOn: own.some(({ text: word }) => PRONOUN.test(word)),
      slots: slotsIn(text, own, values, german),
      telling: new Map(),
    };
  };
  return (part) =>
    stretchesBy(part, text, span, numbers).flatMap((stretch) => {
      const key = `${stretch.start}-${stretch.end}`;
      const member = known.get(key);
      const made = member === undefined ? read(stretch) : member;
      known.set(key, made);
      return made === null ? [] : [made];
    });
}

/** A sentence of evidence: its words, and its members in each way it may be parted. */
interface Read {
  readonly words: ReadonlySet<string>;
  readonly parted: () => readonly (readonly Member[])[];
}

/** What was read of a source is kept with it: every claim asks for the same few sentences. Null for what is not looked at. */
const READ = new WeakMap<object, Map<number, Read | null>>();

function readIn(evidence: Pick<Stated, 'text' | 'statements'>, sentence: Span): Read | null {
  const known = READ.get(evidence) ?? new Map<number, Read | null>();
  READ.set(evidence, known);
  let read = known.get(sentence.start);
  if (read === undefined) {
    read = readSentence(evidence, sentence);
    known.set(sentence.start, read);
  }
  return read;
}

function readSentence(evidence: Pick<Stated, 'text' | 'statements'>, sentence: Span): Read | null {
  const { text, statements } = evidence;
  const { tokens } = sentenceWithin(evidence, sentence);
  if (tokens.length > LONGEST || /\brespectively\b/.test(text.slice(sentence.start, sentence.end))) return null;
  const { numbers } = statements(sentence.start);
  let members: readonly (readonly Member[])[] | undefined;
  const parted = () => {
    members ??= PARTS.map(membersOf(text, sentence, tokens, numbers)).filter(({ length }) => length > 1 && length <= MOST_MEMBERS);
    return members;
  };
  return { words: wordsOf(tokens, numbers), parted };
}

/** What takes up somebody or something of the other clause. */
const PRONOUN = anyOf('who which whose it they them he she him er sie es ihn il elle ils elles');
const TAKEN_UP = anyOf('head object is');

/** What fills a place in the one member and not in the other. */
type Telling = ReadonlyMap<string, readonly (readonly string[])[]>;

function tellingOf(own: Member, other: Member): Telling {
  const places = new Map<string, string[][]>();
  for (const { place, keys } of own.slots) {
    const only = keys.filter((key) => !other.words.has(key));
    if (only.length > 0) places.set(place, [...(places.get(place) ?? []), only]);
  }
  return places;
}

/** The same, kept with the member: members are kept with their sentence, and every claim asks for the same pairs. */
function telling(own: Member, other: Member): Telling {
  const known = own.telling.get(other) ?? tellingOf(own, other);
  own.telling.set(other, known);
  return known;
}

const hasAll = (words: ReadonlySet<string>, keys: readonly string[]): boolean => keys.every((key) => words.has(key));
const hasNone = (words: ReadonlySet<string>, fillers: readonly (readonly string[])[]): boolean =>
  fillers.every((keys) => keys.every((key) => !words.has(key)));

function fillsSome(words: ReadonlySet<string>, told: Telling): boolean {
  for (const fillers of told.values()) if (fillers.some((keys) => hasAll(words, keys))) return true;
  return false;
}

interface Crossing {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** The two fillers of a claim that stand in one member each, though either member has both places. */
function crossingOf(words: ReadonlySet<string>, one: Member, other: Member): Crossing | null {
  const first = telling(one, other);
  // Mostly the claim fills no place as this member does and the other does not.
  if (!fillsSome(words, first)) return null;
  const second = telling(other, one);
  if (!fillsSome(words, second)) return null;
  for (const [place, fillers] of first) {
    const against = second.get(place);
    const mine = fillers.find((keys) => hasAll(words, keys));
    if (against === undefined || mine === undefined || !hasNone(words, against)) continue;
    if (other.speaksOn && TAKEN_UP.test(place)) continue;
    for (const [beside, others] of second) {
      const own = first.get(beside);
      const theirs = others.find((keys) => hasAll(words, keys));
      if (beside === place || own === undefined || theirs === undefined || !hasNone(words, own)) continue;
      if (one.speaksOn && TAKEN_UP.test(beside)) continue;
      return { mine, theirs };
    }
  }
  return null;
}

const OWNER = /^\p{L}+(?:['’]s\b|(?<=s)['’](?!\p{L}))/u;

/** The first thing of a claim that one clause has of another's. */
export function clausesCrossed(
  { text, tokens, numbers }: Said,
  held: () => Pick<Stated, 'text' | 'sentences' | 'statements'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (NOT_TOLD.test(text)) return null;
  // "The shopkeepers' suit": who owns it is no side of a clause.
  const owners = /['’]/.test(text);
  const words = wordsOf(
    tokens.filter(
      ({ text: word, start, end }, at) => !servesAs(tokens, at) && !OWNS.test(word) && !(owners && OWNER.test(text.slice(start, end + 2))),
    ),
    numbers,
  );
  if (words.size < 2) return null;
  const evidence = held();
  let looked = 0;
  for (const sentence of places?.() ?? evidence.sentences) {
    const read = readIn(evidence, sentence);
    if (read === null) continue;
    const strange = [...words].filter((word) => !read.words.has(word));
    // A word of its own may say what the claim seems to leave out. Who crosses two places leaves out what goes with either.
    if (strange.length > (1 - SHARE) * words.size || read.words.size - (words.size - strange.length) < 2) continue;
    if (!saidBefore(strange, sentence, evidence)) continue;
    for (const members of read.parted()) {
      // One that has every word of the claim, or what a sentence begins with and the verb of it, crosses nothing.
      if (
        members.some((one) => wholly(words, one.words)) ||
        (members[0] !== undefined &&
          members[1] !== undefined &&
          isSubject(evidence.text, members[0], members[1]) &&
          wholly(words, new Set([...members[0].words, ...members[1].words])))
      )
        continue;
      for (const one of members)
        for (const other of members) {
          const crossing = one === other ? null : crossingOf(words, one, other);
          if (crossing === null || members.some((each) => each !== one && each !== other && touches(each, crossing))) continue;
          looked += 1;
          if (looked > MOST_CROSSED) return null;
          if (saidTogether(crossing, sentence, evidence)) continue;
          const token = tokens.find((each) => crossing.mine.includes(bare(each))) ?? tokens[0];
          const value = numbers.find((each) => crossing.mine.includes(String(each.value)))?.span;
          const at = value ?? token;
          if (at === undefined) continue;
          return {
            start: at.start,
            end: at.end,
            against: evidence.text.slice(Math.min(one.start, other.start), Math.max(one.end, other.end)).trim(),
            sentence,
          };
        }
    }
  }
  return null;
}

const wholly = (words: ReadonlySet<string>, there: ReadonlySet<string>): boolean => [...words].every((word) => there.has(word));
/** "Lake Tavo, at 1,640 metres" and "is the largest lake". */
const isSubject = (text: string, head: Span, next: Span): boolean =>
  /^[\s,]*(?:is|are|was|were|has|had)\b/.test(text.slice(next.start, next.end)) &&
  !/ (?:is|are|was|were|has|had) /.test(text.slice(head.start, head.end));

/** Sentences before one in which what it takes up may stand. */
const BEFORE = 3;

/** Whether words stand in the sentences before one. */
function saidBefore(words: readonly string[], own: Span, { text, sentences }: Pick<Stated, 'text' | 'sentences'>): boolean {
  if (words.length === 0) return true;
  const at = sentences.findIndex(({ start }) => start === own.start);
  const from = sentences[Math.max(0, at - BEFORE)];
  const before = new Set(at <= 0 || from === undefined ? [] : tokensOf(text, from.start, own.start).map(bare));
  return words.every((word) => before.has(word));
}

const touches = ({ words }: Member, { mine, theirs }: Crossing): boolean => hasAll(words, mine) || hasAll(words, theirs);

/** Whether another sentence has both: then it may be said of them there. */
function saidTogether({ mine, theirs }: Crossing, own: Span, evidence: Pick<Stated, 'text' | 'sentences' | 'statements'>): boolean {
  const { sentences, statements } = evidence;
  return sentences.some((sentence) => {
    if (sentence.start === own.start) return false;
    const words = wordsOf(sentenceWithin(evidence, sentence).tokens, statements(sentence.start).numbers);
    return hasAll(words, mine) && hasAll(words, theirs);
  });
}
