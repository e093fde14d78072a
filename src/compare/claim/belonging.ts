/**
 * Does the value of a claim stand in the evidence of something else? "Amber yielded 15 tonnes" where the evidence has 15 for Briar and
 * 12 for Amber; a cell of another row; the second of a series told with "respectively". Told only where the evidence has the value
 * nowhere else, names of whom it has it, and has another one for what the claim names: three things that can be shown.
 */

import type { Span } from '../../model/document.ts';
import type { Quantity } from '../../text/quantity.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { type Mark, mayBeSame, sameFrame } from './belonging/marks.ts';
import { alike, type Statement } from './belonging/members.ts';
import { orderTurned } from './belonging/orders.ts';
import { inSeries } from './belonging/series.ts';
import { inTable } from './belonging/tables.ts';
import type { Belonging, Said, Stated, Statements } from './belonging/texts.ts';
import { formOf } from './select/expand.ts';

/** Places of one value beyond which nothing is told of it. */
const MOST_PLACES = 12;
const VALUES: ReadonlySet<Quantity['kind']> = new Set(['number', 'currency', 'ratio', 'points', 'measure', 'date', 'time', 'times']);

/** The first value of a claim that the evidence has of something else; null when there is none. `held`: asked only where it may be so. */
export function belonging(said: Said, held: () => Stated): Belonging | null {
  for (const value of said.numbers) {
    if (!isValue(value, said.text)) continue;
    const found = ofValue(value, said, held());
    if (found !== null) return found;
  }
  return said.marking() === null ? orderTurned(said, held) : null;
}

/** A number in figures, that is no part of a name ("HNF4A") and not hedged. */
const isValue = ({ kind, weak, bound, raw, span }: Quantity, text: string): boolean =>
  VALUES.has(kind) &&
  !weak &&
  bound !== 'over' &&
  bound !== 'under' &&
  (/\p{Nd}/u.test(raw) || (kind !== 'number' && kind !== 'times')) &&
  !/[\p{L}\p{Nd}]/u.test(text.charAt(span.start - 1));

const equals = (one: Quantity, other: Quantity): boolean =>
  alike(one, other)
    ? near(one.value, other.value) && near(one.high, other.high)
    : one.plain === other.plain && one.kind !== 'date' && (other.kind === 'number' || one.kind === 'number' || looselyAlike(one, other));

/** The same but for what reckoning with units leaves. */
const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(one);

function ofValue(value: Quantity, said: Said, held: Stated): Belonging | null {
  const cells = inTable(value, said, held);
  if (cells !== null)
    return cells.how === 'stands' ? null : { how: 'other-cell', ...placed(value), against: cells.against, sentence: cells.sentence };
  const places = held.withValue(value).filter((one) => equals(value, one));
  if (places.length > MOST_PLACES) return null;
  if (places.length === 0) return null;
  const { statements } = held;
  const there = places.map((number) => ({ number, statement: statements(number.span.start) }));
  const series = there.map(({ number, statement }) => inSeries(value, said, number, statement));
  if (series.some((one) => one !== null)) {
    const [first] = series;
    if (series.length !== 1 || first === null || first === undefined || first === 'stands') return null;
    return { how: 'other-in-series', ...placed(value), ...first };
  }
  // A sentence that has the value and all that could be a mark of the claim says it of the same.
  const asked = said.marking();
  if (asked !== null && there.some(({ number, statement }) => saysAll(asked, number, statement))) return null;
  for (const mark of said.statement.marksFor(value, () => true)) {
    const found = ofMark(mark, value, said, held, there, statements);
    if (found !== null) return found;
  }
  return null;
}

const saysAll = (asked: readonly string[], number: Quantity, statement: Statement): boolean =>
  statement.members(number).length < 2 && asked.every((form) => statement.forms.has(form));

const placed = ({ span }: Quantity): Span => ({ start: span.start, end: span.end });

type Place = { readonly number: Quantity; readonly statement: Statement };

/** Words by which a claim tells of a change: then its year is not that of each of its values. */
const CHANGES =
  /\b(?:from|ris\w{1,3}|rose|fell|fall\w{0,3}|gr[eo]w\w{0,3}|increas\w{1,3}|decreas\w{1,3}|declin\w{1,3}|dropp?\w{0,3}|doubl\w{1,3}|since|until|by|between|up|down)\b/i;

function ofMark(mark: Mark, value: Quantity, said: Said, held: Stated, there: readonly Place[], statements: Statements): Belonging | null {
  if ((mark.family === 'year' || mark.family === 'month') && CHANGES.test(said.text)) return null;
  // Mostly the sentence that has the value names what the claim does: then nothing more need be read.
  if (there.some(({ number, statement }) => mentions(mark, statement, true) && statement.members(number).length < 2)) return null;
  const word = said.text.slice(mark.start, mark.end);
  // What names it in the evidence, with the numbers it has there.
  const rival = rivalOf(mark, value, said, held, statements);
  if (rival === null) return null;
  const frames = (other: Mark): boolean => sameFrame(mark, other) || sameFrame(rival.mark, other);
  const others: Mark[] = [];
  for (const { number, statement } of there) {
    const own = statement.marksFor(number, frames);
    const [first] = own;
    if (first === undefined || own.some((one) => mayBeSame(one, mark) || inClaim(one, mark, value, said))) return null;
    // It stands in the same sentence: then with a number of its own.
    const member = statement.memberOf(number);
    const inside = statement.marks.some(
      (one) => one.family === mark.family && mayBeSame(one, mark) && one.start >= member.start && one.end <= member.end,
    );
    if (inside || (mentions(mark, statement, statement.marks.includes(first)) && statement.members(number).length < 2)) return null;
    if (shared(said, statement, mark) > shared(said, rival.statement, mark) + (loose(mark) ? 0 : 1)) return null;
    others.push(first);
  }
  const [first] = there;
  const [other] = others;
  if (first === undefined || other === undefined) return null;
  const whose = first.statement.marks.includes(other) ? first.statement : (first.statement.before() ?? first.statement);
  return {
    how: 'other-subject',
    ...placed(value),
    against: `${first.number.raw}” for “${whose.text.slice(other.start, other.end)}” and “${rival.number.raw}” for “${word}`,
    sentence: first.statement.span,
  };
}

/** Names and plain nouns hang more loosely than labels, and may be spoken of in other words. */
const loose = ({ family }: Mark): boolean => family === 'who' || family === 'kind';

/** Whether the claim itself names what the evidence has the value of, other than for another value of its own. */
function inClaim(other: Mark, mark: Mark, value: Quantity, said: Said): boolean {
  const named = said.statement.marks.filter((one) => one.family === other.family && mayBeSame(one, other));
  if (named.length === 0) return other.keys.every((key) => said.forms.has(key));
  const members = said.statement.members(value);
  if (members.length < 2) return true;
  const own = said.statement.memberOf(value);
  const single = said.numbers.filter((one) => alike(one, value) && one.span.start >= own.start && one.span.end <= own.end).length === 1;
  return !single || mark.start < own.start || mark.end > own.end || named.some(({ start, end }) => start >= own.start && end <= own.end);
}

/** Whether a mark's words stand in a sentence, or in the one it carries on from where it has no such mark of its own. */
function mentions({ keys, family }: Mark, statement: Statement, own: boolean): boolean {
  const texts = [statement, ...(statement.carriesOn && !own ? [statement.before()] : [])];
  return texts.some((one) =>
    one === null
      ? false
      : family === 'label'
        ? one.marks.some((other) => other.family === 'label' && other.keys.some((key) => keys.includes(key)))
        : keys.some((form) => one.forms.has(form)),
  );
}

/** A number of the same sort but another value that goes with the claim's mark: that with most of the claim's words. */
function rivalOf(mark: Mark, value: Quantity, said: Said, held: Stated, statements: Statements): (Place & { readonly mark: Mark }) | null {
  const letters = mark.family === 'order' ? '' : said.text.slice(mark.start, mark.end).slice(0, 4).toLowerCase();
  let best: (Place & { readonly mark: Mark }) | null = null;
  let most = -1;
  const like = (other: Mark): boolean =>
    other.family === mark.family && mayBeSame(other, mark) && (mark.family === 'who' || sameFrame(other, mark));
  for (const number of held.beside(letters)) {
    if (!(alike(number, value) || looselyAlike(number, value)) || near(number.value, value.value) || number.weak) continue;
    const statement = statements(number.span.start);
    const [found] = statement.marksFor(number, like);
    if (found === undefined) continue;
    // The number must go with this mark and with no other of its sort.
    const [first] = statement.marksFor(number, (other) => sameFrame(other, found));
    if (first === undefined || !mayBeSame(first, mark)) continue;
    const words = shared(said, statement, mark);
    if (words > most) [best, most] = [{ number, statement, mark: found }, words];
  }
  return best;
}

/** 31 g beside 19 g a day: one may be told with less. */
const looselyAlike = (one: Quantity, other: Quantity): boolean =>
  one.kind === 'measure' && other.kind === 'measure' && (one.unit.startsWith(`${other.unit}/`) || other.unit.startsWith(`${one.unit}/`));

/** How many of the claim's words, those of the mark and of values left out, a statement and what it carries on from hold. */
function shared({ tokens, numbers }: Said, statement: Statement, mark: Mark): number {
  const before = statement.speaksOn ? statement.before() : null;
  const asked = new Set(
    contentOf(tokens)
      .filter((token) => [mark, ...numbers.map(({ span }) => span)].every(({ start, end }) => token.end <= start || token.start >= end))
      .map(formOf),
  );
  let count = 0;
  for (const form of asked) if (statement.forms.has(form) || before?.forms.has(form) === true) count += 1;
  return count;
}
