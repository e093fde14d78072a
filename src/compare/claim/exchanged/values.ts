/**
 * Comparisons of a claim that the values of the evidence speak against: "Amber yielded more than Briar" beside 12 tonnes for Amber and 15 for
 * Briar, "the longest" where another of the list is longer, "before" where the dates lie the other way round; and the two sides of "than",
 * "before" and "after" changed. Told only where each side has one value of one and the same sort; better and worse, fast and slow are left alone,
 * since which way they point depends on what is measured.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { alike, type Statement } from '../belonging/members.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { touching } from '../fields/units.ts';
import { rowFor, valuesInColumn } from './cells.ts';
import type { Exchange } from './deeds.ts';
import { aroundPivot, datesTurned } from './orders.ts';
import { AGE, keysOf, namesOf, WAY } from './words.ts';

const MONEY = anyOf('cheaper cheapest expensive costly');
const SUPERLATIVE = /(?:est|^most)$/;
/** Where a smaller number is the better one, or no thing is compared with another. */
const NOT_TOLD =
  /\b(?:rank\w{0,3}|place[sd]?|position|faster|slower|quicker|better|worse|one of|among|second|third|fourth|(?:1|2|3|4|5|6|7|8|9|0)(?:st|nd|rd|th)|not?|never|n't|nearly|almost|if|would|could|other|expected|usual|previous\w{0,2}|last|ever|than (?:in|it|they|he|she|this|that|these|the (?:year|month|week)|(?:ever|usual|before|expected|average|half|twice|most|all|any|\d+)))\b/i;

interface Compared {
  /** +1 where the first is said to have more. */
  readonly way: 1 | -1;
  readonly word: Token;
  readonly first: readonly Token[];
  /** Empty for a superlative. */
  readonly second: readonly Token[];
}

/** What a claim compares; null where it compares nothing that numbers can tell. */
function comparedIn({ text, tokens, numbers }: Said): Compared | null {
  if (!tokens.some(({ text: one }) => WAY.has(one) || one === 'twice' || one === 'times' || one === 'half')) return null;
  // A value that the claim gives is compared as a value.
  if (NOT_TOLD.test(text) || numbers.some((one) => /\d/.test(one.raw) && one.kind !== 'date')) return null;
  const than = tokens.findIndex(({ text: word }) => word === 'than');
  const at =
    than < 0
      ? tokens.findIndex(({ text: word }, i) => WAY.has(word) && SUPERLATIVE.test(word) && !boundOrMany(text, tokens, i))
      : lastBefore(tokens, than);
  const word = tokens[at];
  if (word !== undefined) {
    const dear = MONEY.test(tokens[at + 1]?.text ?? '');
    // "More beautiful" is no amount.
    const own = word.text === 'cheaper' || word.text === 'cheapest' ? -1 : (WAY.get(word.text) ?? 1);
    if (
      (word.text === 'more' || word.text === 'less' || word.text === 'most' || word.text === 'least') &&
      !dear &&
      isAdjective(tokens[at + 1])
    )
      return null;
    return than < 0
      ? { way: own, word, first: tokens, second: [] }
      : { way: own, word, first: tokens.slice(0, than), second: clause(text, tokens, than + 1) };
  }
  // "twice as much … as": the last "as" leads in the other.
  const twice = tokens.findIndex(({ text: one }, i) => /^(?:twice|times|half)$/.test(one) && tokens[i + 1]?.text === 'as');
  const as = tokens.findLastIndex(({ text: one }, i) => one === 'as' && i > twice + 1);
  const multiple = tokens[twice];
  if (twice < 0 || as < 0 || multiple === undefined) return null;
  // The factor is shown whole, so that its unit alone is not what is turned.
  const whole = multiple.text === 'times' ? { ...multiple, start: tokens[twice - 1]?.start ?? multiple.start } : multiple;
  return { way: multiple.text === 'half' ? -1 : 1, word: whole, first: tokens.slice(0, as), second: clause(text, tokens, as + 1) };
}

/** "Three days at most" is a bound, and "most participants" at the head of a clause are many: neither compares. */
function boundOrMany(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (before?.text === 'at') return true;
  const heads = before === undefined || text.slice(before.end, own?.start).includes(',');
  return own?.text === 'most' && heads && /^(?:of|\p{L}{3,20}s)$/u.test(tokens[at + 1]?.text ?? '');
}

const isAdjective = (token: Token | undefined): boolean =>
  token !== undefined && /(?:ful|ive|ous|able|ible|al|ant|ent|ic|ly|less|y|ed|ing)$/.test(token.text) && token.text.length > 4;

/** How far before "than" the comparative may stand. */
const REACH = 7;

function lastBefore(tokens: readonly Token[], than: number): number {
  for (let at = than - 1; at >= Math.max(0, than - REACH); at -= 1) if (WAY.has((tokens[at] as Token).text)) return at;
  return -1;
}

function clause(text: string, tokens: readonly Token[], from: number): Token[] {
  const side: Token[] = [];
  for (let i = from; i < tokens.length; i += 1) {
    if (i > from && /[,;:()]/.test(text.slice(tokens[i - 1]?.end, tokens[i]?.start))) break;
    side.push(tokens[i] as Token);
  }
  return side;
}

const ORDERING: ReadonlySet<string> = new Set(['before', 'after', 'earlier', 'later', 'than']);

/** A comparison of the claim that the values, or a comparison, of the evidence speak against. */
export function valuesTurned(said: Said, held: () => Stated): Exchange | null {
  // "Used to freeze in most winters": of what was once so, the later figure says nothing.
  if (/\bused to\b/.test(said.text)) return null;
  const compared = comparedIn(said);
  if (compared !== null) {
    const stated = held();
    return againstCells(said, compared, stated) ?? againstStatements(said, compared, stated) ?? aroundPivot(said, stated);
  }
  return said.tokens.some(({ text }) => ORDERING.has(text)) ? (datesTurned(said, held) ?? aroundPivot(said, held())) : null;
}

function againstCells(said: Said, { way, word, first, second }: Compared, { tables }: Stated): Exchange | null {
  for (const table of tables) {
    const other = second.length === 0 ? null : rowFor(table, keysOf(said.text, second));
    const own = rowFor(
      table,
      keysOf(said.text, first).filter((key) => other === null || table.rows[other]?.keys.has(key) !== true),
    );
    if (own === null || (second.length > 0 && (other === null || other === own))) continue;
    const values = valuesInColumn(
      table,
      keysOf(said.text, said.tokens),
      MONEY.test(word.text) || /\b(?:expensive|costly)\b/.test(said.text),
    );
    const mine = values?.[own];
    if (values === undefined || values === null || mine === undefined) continue;
    const against = other === null ? values.findIndex((value, at) => at !== own && value !== undefined && (value - mine) * way > 0) : other;
    const theirs = values[against];
    if (theirs === undefined || (mine - theirs) * way >= 0) continue;
    const cell = (at: number): string => `${table.cells[at]?.[values.column]?.text ?? ''}” for “${table.rows[at]?.text ?? ''}`;
    return {
      start: word.start,
      end: word.end,
      against: `${cell(own)}” and “${cell(against)}`,
      sentence: { start: table.start, end: table.end },
    };
  }
  return null;
}

type Place = { readonly number: Quantity; readonly statement: Statement; readonly keys: ReadonlySet<string>; readonly member: Span };

/** Numbers that are looked at; in longer evidence a comparison is not told. */
const MOST_NUMBERS = 400;
/** What was read of evidence, kept with it. */
const READ = new WeakMap<Stated, readonly Place[]>();

/** The numbers of evidence with the words of the member they stand in. */
function placesIn(stated: Stated): readonly Place[] {
  const { numbers, statements, text } = stated;
  const known = READ.get(stated);
  if (known !== undefined || numbers.length > MOST_NUMBERS) return known ?? [];
  // A cell is told by its row and its column (`againstCells`), not by the words beside it.
  const inTable = touching(stated.tables);
  const places = numbers.flatMap((number) => {
    if (inTable(number.span)) return [];
    if (number.weak || number.kind === 'ordinal' || number.kind === 'label') return [];
    const statement = statements(number.span.start);
    const member = statement.memberOf(number);
    return [{ number, statement, member, keys: new Set(keysOf(text, tokensOf(text, member.start, member.end))) }];
  });
  READ.set(stated, places);
  return places;
}

function againstStatements(said: Said, { way, word, first, second }: Compared, stated: Stated): Exchange | null {
  const theirs = keysOf(said.text, second);
  const ours = namesOf(said.text, first, word).filter((key) => !theirs.includes(key));
  const things = thingsOf(said.text, first, word);
  const places = placesIn(stated);
  for (const mine of places) {
    const sort = places.filter(
      (one) => one !== mine && sameSort(one, mine) && (one.statement !== mine.statement || !overlaps(one.member, mine.member)),
    );
    // What the claim names here and at no other number of the sort.
    const naming = ours.filter((key) => things.includes(key) && mine.keys.has(key) && sort.every((one) => !one.keys.has(key)));
    if (naming.length === 0 || /\brespectively\b/.test(mine.statement.text.slice(mine.statement.span.start, mine.statement.span.end)))
      continue;
    const measure = ours.filter((key) => !naming.includes(key));
    const near = (one: Place): boolean => {
      const keys = new Set([...one.keys, ...one.statement.forms, ...(one.statement.speaksOn ? (one.statement.before()?.forms ?? []) : [])]);
      return measure.filter((key) => keys.has(key)).length * 2 >= measure.length;
    };
    if (!fits(word, mine.number) || !near(mine)) continue;
    const others = sort.filter(
      (one) =>
        near(one) &&
        (second.length === 0
          ? one.statement === mine.statement || measure.length > 0
          : theirs.some((key) => one.keys.has(key) && !mine.keys.has(key))),
    );
    const sides =
      second.length === 0
        ? others.filter((one) => wayFor(word, mine.number, way) * (one.number.value - mine.number.value) > 0).slice(0, 1)
        : others;
    const [other] = sides;
    if (other === undefined || sides.length !== 1) continue;
    // One more of the sort that bears the same name leaves open which is meant.
    if (second.length > 0 && places.some((one) => one !== mine && sameSort(one, mine) && naming.some((key) => one.keys.has(key)))) continue;
    if (wayFor(word, mine.number, way) * (mine.number.value - other.number.value) >= 0) continue;
    const shown = ({ number, member }: Place): string =>
      stated.text.slice(Math.min(member.start, number.span.start), Math.max(member.end, number.span.end)).trim();
    return { start: word.start, end: word.end, against: `${shown(mine)}” and “${shown(other)}`, sentence: mine.statement.span };
  }
  return null;
}

const WHERE = anyOf('at in for with under on among after');

/** What may be the thing compared: it stands before the comparative, or behind "at", "in", "for". What is counted stands behind it. */
function thingsOf(text: string, first: readonly Token[], { start, end }: Token): string[] {
  const where = first.findIndex((token) => token.start >= end && WHERE.test(token.text));
  return keysOf(
    text,
    first.filter((token, i) => token.end <= start || (where >= 0 && i > where)),
  );
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
const sameSort = ({ number: one, statement, member }: Place, { number: other, statement: beside, member: own }: Place): boolean =>
  (alike(one, other) ||
    (statement === beside && member !== own && (bare(one) || bare(other)) && one.kind !== 'date' && other.kind !== 'date')) &&
  one.bound !== 'about';
const bare = ({ kind, raw }: Quantity): boolean => kind === 'number' && /^[\d.,]+$/.test(raw);

/** Of an age a year tells the other way: the earlier, the older. Other dates are compared by none of these words. */
function fits({ text }: Token, { kind, value, high }: Quantity): boolean {
  if (value !== high && kind !== 'date') return false;
  if (MONEY.test(text)) return kind === 'currency';
  if (kind === 'date') return AGE.test(text);
  return kind !== 'time' && kind !== 'score';
}

const wayFor = ({ text }: Token, { kind }: Quantity, way: 1 | -1): number => (kind === 'date' && AGE.test(text) ? -way : way);
