/**
 * Numbers that belong together: ranges (3–5, between 3 and 5), margins (5 ± 2), shares said as two numbers (one in five), sums of
 * units (5 ft 10 in, 2 hours 30 minutes), scores (3–1). What the second number says of both (unit, multiplier, currency) is
 * given to the first.
 */

import type { Reading } from '../quantity.ts';
import { type Unit, unitAt } from '../units.ts';
import { eraAt } from './eras.ts';
import { type Draft, type Found, made } from './made.ts';
import { inBase, type One, oneAt, plainOf, stepOf } from './one.ts';
import { roleOf } from './qualifiers.ts';
import { share } from './shares.ts';
import type { NumberToken } from './tokens.ts';

/** Puts together what begins with a number that has been read. */
export function joinedFrom(text: string, tokens: readonly NumberToken[], one: One): Found {
  return (
    margin(text, tokens, one) ??
    range(text, tokens, one) ??
    suspended(text, tokens, one) ??
    share(text, tokens, one) ??
    summed(text, tokens, one) ??
    alone(text, tokens, one)
  );
}

const unitOf = (one: One): string => (one.unit === null ? one.currency : one.unit.dimension);

const NONE: readonly Reading[] = [];

function readings(one: One): readonly Reading[] {
  if (one.other === null && one.extra.length === 0) return NONE;
  const others: Reading[] = [...one.extra];
  if (one.other !== null) {
    const value = inBase(one, one.other);
    others.push({ kind: one.kind, value, high: value, unit: unitOf(one) });
  }
  return others;
}

function alone(text: string, tokens: readonly NumberToken[], one: One): Found {
  const era = one.kind === 'number' && one.digits ? eraAt(tokens, one.next) : null;
  if (era !== null) {
    const year = era.before ? -one.plain : one.plain;
    const draft: Draft = { kind: 'date', value: year, high: year, unit: '', date: { year }, step: 1 };
    return { quantity: made(text, tokens, draft, one.first, one.from, one.until, era.next), next: era.next };
  }
  const value = inBase(one);
  const draft: Draft = {
    kind: one.kind,
    value,
    high: value,
    unit: unitOf(one),
    step: stepOf(one),
    plain: plainOf(one),
    shown: one.shown,
    signed: one.signed,
    others: readings(one),
    weak: one.weak,
  };
  return { quantity: made(text, tokens, draft, one.first, one.from, one.until, one.next), next: one.next };
}

/** "5 ± 2", "5 (±2)", "5 +/- 2 kg", "5 plus or minus 2". */
function margin(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  let at = one.next;
  const bracket = tokens[at]?.text === '(';
  if (bracket) at += 1;
  const said = tokens[at]?.lower === 'plus' && tokens[at + 1]?.lower === 'or' && tokens[at + 2]?.lower === 'minus';
  const typed = tokens[at]?.text === '+' && tokens[at + 1]?.text === '/' && /^[-−–]$/.test(tokens[at + 2]?.text ?? '');
  if (tokens[at]?.text === '±') at += 1;
  else if (said || typed) at += 3;
  else return null;
  const width = oneAt(text, tokens, at);
  if (width === null) return null;
  const closed = bracket && tokens[width.next]?.text === ')' ? width.next + 1 : width.next;
  // "4.5 (±0.3) kg"
  const unit = one.kind === 'number' && width.kind === 'number' && closed > width.next ? unitAt(tokens, closed, one.digits) : null;
  const measured: One | null = unit === null ? null : { ...one, kind: 'measure', unit: unit.unit, shown: unit.unit.shown };
  const owner = measured ?? (one.kind === 'number' && width.kind !== 'number' ? like(one, width) : one);
  const half =
    width.kind === 'number' ? width.plain * owner.scale * (owner.unit?.factor ?? 1) : width.plain * width.scale * (width.unit?.factor ?? 1);
  const next = unit?.next ?? closed;
  const value = inBase(owner);
  const draft: Draft = {
    kind: owner.kind,
    value,
    high: value,
    unit: unitOf(owner),
    step: stepOf(owner),
    plain: plainOf(owner),
    shown: owner.shown,
    signed: owner.signed,
    margin: Math.abs(half),
    others: readings(owner),
  };
  return { quantity: made(text, tokens, draft, one.first, one.from, one.until, next), next };
}

/** The first of two numbers with what the second says of both. */
function like(first: One, second: One): One {
  return { ...first, kind: second.kind, scale: second.scale, unit: second.unit, currency: second.currency, shown: second.shown, extra: [] };
}

const DASH = /^[-–—‐‑‒−~]$/;
/** How many times its lower end the upper end of a range of changes is at most. */
const FAR_APART = 3;

/** Two numbers with a dash, "to", "or" or "and" between them. */
function range(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  if (one.kind === 'times' && !one.digits) return null;
  const mark = tokens[one.next];
  if (mark === undefined) return null;
  const dash = DASH.test(mark.text);
  let at = one.next + 1;
  // "5-to-10"
  const hyphened = dash && tokens[at]?.lower === 'to' && tokens[at + 1]?.glued === true && DASH.test(tokens[at + 1]?.text ?? '');
  if (hyphened) at += 2;
  const between = mark.lower === 'and' && betweenLeads(tokens, one.first);
  if (!dash && !between && mark.lower !== 'to' && mark.lower !== 'through') return null;
  // A dash with white space on one side alone parts words; before a number it is a minus.
  if (dash && !hyphened && mark.glued !== (tokens[at]?.glued === true)) return null;
  const second = oneAt(text, tokens, at);
  if (second === null || second.year !== one.year || second.signed || second.kind === 'ordinal') return null;
  // "rose from 5 to 8" is a beginning and an end.
  const role = dash || between ? null : roleOf(tokens, one.first);
  const pair = harmonised(one, second);
  if (pair === null) return null;
  // "from 410 million to 365 million euros": the second says of both what they measure.
  if (role === 'from') {
    const first = scaledDown(one, second) ? { ...like(one, second), extra: [] } : pair[0];
    return one.kind === 'number' && (first.kind !== 'number' || first.scale !== 1) ? alone(text, tokens, first) : null;
  }
  const [low, high] = [inBase(pair[0]), inBase(pair[1])];
  // "fell by 45 million to 365 million" is a size and an end: the ends of a range lie nearer to each other.
  if (role === 'by' && mark.lower === 'to' && low > 0 && high > FAR_APART * low) return null;
  const era = pair[1].kind === 'number' ? eraAt(tokens, second.next) : null;
  if (era !== null) return years(text, tokens, one, second, pair, era);
  const played = dash && pair.every(({ kind, plain, digits }) => kind === 'number' && digits && Number.isInteger(plain) && plain < 1000);
  const contest = played && ofContest(tokens, one.first, second.next);
  if (contest || high < low || (high === low && dash)) {
    if (!contest && !(played && mark.glued)) return null;
    const draft: Draft = { kind: 'score', value: low, high, unit: '', step: 1 };
    return { quantity: made(text, tokens, draft, one.first, one.from, second.until, second.next), next: second.next };
  }
  const owner = pair[1];
  const draft: Draft = {
    kind: owner.kind,
    value: low,
    high,
    unit: unitOf(owner),
    step: Math.max(stepOf(pair[0]), stepOf(owner)),
    plain: plainOf(pair[0]),
    shown: owner.shown,
    signed: one.signed,
  };
  return { quantity: made(text, tokens, draft, one.first, one.from, second.until, second.next), next: second.next };
}

const CONTEST = new Set(
  'win wins victory victories triumph defeat defeats loss losses draw draws scoreline thrashing rout stalemate'.split(' '),
);
const BEAT = new Set('beat beats beaten beating defeated defeats thrashed thumped hammered trounced drew'.split(' '));
const AFTER_SCORE = new Set('on in at against over to after with thanks and as when'.split(' '));

/** Whether two numbers are the two sides' of a game: "a 2 - 3 home win", "beat Seattle 28 - 24 to win". */
function ofContest(tokens: readonly NumberToken[], first: number, next: number): boolean {
  for (let at = next; at < next + 4; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.type !== 'word') break;
    if (CONTEST.has(token.lower)) return true;
  }
  const behind = tokens[next];
  if (behind?.type === 'digits' || (behind?.type === 'word' && !AFTER_SCORE.has(behind.lower))) return false;
  for (let at = first - 1; at >= Math.max(0, first - 5); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.type !== 'word') return false;
    if (BEAT.has(token.lower)) return true;
  }
  return false;
}

function years(
  text: string,
  tokens: readonly NumberToken[],
  one: One,
  second: One,
  pair: readonly [One, One],
  era: { readonly before: boolean; readonly next: number },
): Found {
  const sign = era.before ? -1 : 1;
  const [year, last] = [sign * pair[0].plain, sign * pair[1].plain];
  const draft: Draft = {
    kind: 'date',
    value: Math.min(year, last),
    high: Math.max(year, last),
    unit: '',
    date: { year, until: { year: last } },
    step: 1,
  };
  return { quantity: made(text, tokens, draft, one.first, one.from, second.until, era.next), next: era.next };
}

/** "55- and 65-year-old": the first takes the unit of the second, which is then read by itself. */
function suspended(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  const [hyphen, joint] = [tokens[one.next], tokens[one.next + 1]];
  if (one.kind !== 'number' || !one.digits || hyphen?.text !== '-' || !hyphen.glued || joint?.glued !== false) return null;
  if (!/^(?:and|or|to|versus|vs|,)$/.test(joint.lower)) return null;
  const second = oneAt(text, tokens, one.next + 2);
  if (second === null || second.kind !== 'measure' || !second.digits) return null;
  const found = alone(text, tokens, { ...like(one, second), extra: second.extra.length > 0 ? [] : second.extra });
  return { ...found, next: one.next + 2 };
}

const betweenLeads = (tokens: readonly NumberToken[], first: number): boolean =>
  tokens[first - 1]?.lower === 'between' || (tokens[first - 2]?.lower === 'between' && tokens[first - 1]?.type === 'word');

/** Two numbers on one footing; null when they cannot be one range. */
function harmonised(first: One, second: One): readonly [One, One] | null {
  if (first.kind === 'number' && second.kind === 'number') {
    if (first.scale === 1 && second.scale !== 1 && first.plain <= second.plain) return [like(first, second), second];
    return [first, second];
  }
  if (first.kind === 'number')
    return second.kind === 'ordinal' || second.kind === 'times' ? [like(first, second), second] : shared(first, second);
  if (second.kind === 'number') {
    // "$3–5 million", "5% to 10", "€3 to 5": the second takes the first's currency; other units stand behind both.
    if (first.kind !== 'currency') return null;
    const taken = { ...second, kind: first.kind, currency: first.currency, shown: first.shown };
    return first.scale === 1 && second.scale !== 1 && first.plain <= second.plain
      ? [{ ...first, scale: second.scale }, taken]
      : [first, taken];
  }
  if (first.kind !== second.kind || unitOf(first) !== unitOf(second)) return null;
  if (first.kind === 'currency' && first.scale === 1 && second.scale !== 1 && first.plain <= second.plain && first.plain < 1000)
    return [{ ...first, scale: second.scale }, second];
  return [first, second];
}

/** The unit of the second is the first's too; a multiplier only where the first stays below the second with it. */
function shared(first: One, second: One): readonly [One, One] {
  if (second.kind === 'ratio' || second.kind === 'points') return [like(first, second), second];
  const scaled = first.scale === 1 && first.plain <= second.plain ? like(first, second) : { ...like(first, second), scale: first.scale };
  return [scaled, second];
}

/** How many times its end the beginning of a fall may be, and the two still share a multiplier. */
const FALLEN = 20;

/** "From 1,250 to 750 million tonnes": the multiplier of the second is the first's too, also where it fell. */
const scaledDown = (first: One, second: One): boolean =>
  first.kind === 'number' &&
  first.scale === 1 &&
  second.scale > 1 &&
  first.plain < 10_000 &&
  first.plain <= second.plain * FALLEN &&
  (second.kind === 'number' || second.kind === 'currency' || second.kind === 'measure');

/** "2 hours and 30 minutes", "5 ft 10 in": the second unit is smaller and of the same dimension. */
function summed(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  if (one.kind !== 'measure' || one.unit === null || !/^(?:time|length|mass)$/.test(one.unit.dimension)) return null;
  let total = inBase(one);
  let last: One = one;
  let unit: Unit = one.unit;
  for (let turns = 0; turns < 3; turns += 1) {
    const mark = tokens[last.next];
    const step = mark?.text === ',' || mark?.lower === 'and' ? 1 : 0;
    const second = oneAt(text, tokens, last.next + step);
    if (second?.unit == null || second.unit.dimension !== unit.dimension || second.unit.factor >= unit.factor || second.signed) break;
    if (unit.dimension !== 'time' && step === 1 && mark?.text === ',') break;
    // So many of the smaller unit as do not make the larger.
    if (inBase(second) >= unit.factor) break;
    total += inBase(second);
    last = second;
    unit = second.unit;
  }
  if (last === one) return null;
  const draft: Draft = { kind: 'measure', value: total, high: total, unit: one.unit.dimension, step: stepOf(last), shown: last.shown };
  return { quantity: made(text, tokens, draft, one.first, one.from, last.until, last.next), next: last.next };
}
