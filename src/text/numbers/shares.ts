/** Shares said as two numbers: "one in five", "3 out of 10", "one train in eight". */
import { type Draft, type Found, made } from './made.ts';
import { type One, oneAt } from './one.ts';
import type { NumberToken } from './tokens.ts';

const WHOLES = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25, 50, 100, 1000, 10_000, 100_000, 1e6]);

/** "four of ten" in languages that need no second word for it; Spanish says "de cada". */
const OF_ELSEWHERE: ReadonlySet<string | undefined> = new Set(['von', 'sur', 'su']);

/** What stands behind "one train in eight", where "one patient in two trials" goes on with a noun. */
const ENDS_SHARE =
  /^(?:[.,;:!?)]|is|are|was|were|has|had|have|does|did|do|said|says|reported|and|but|or|spends?|pays?|lives?|owns?|earns?|smokes?|drinks?|suffers?|dies?|fails?|goes|comes|gets|receives?|believes?|thinks?|[a-z]{2,10}ed)$/;

/** "One train in eight": the eighth part. */
function oneOfThem(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  const noun = tokens[one.next];
  if (one.plain !== 1 || one.digits || noun?.type !== 'word' || tokens[one.next + 1]?.lower !== 'in') return null;
  const whole = oneAt(text, tokens, one.next + 2);
  if (whole === null || whole.kind !== 'number' || whole.year || !ENDS_SHARE.test(tokens[whole.next]?.lower ?? '.')) return null;
  const of = whole.plain * whole.scale;
  if (!WHOLES.has(of)) return null;
  const draft: Draft = { kind: 'ratio', value: 1 / of, high: 1 / of, unit: '', step: 1 / of };
  return { quantity: made(text, tokens, draft, one.first, one.from, whole.until, whole.next), next: whole.next };
}

/** "one in five", "3 out of 10", "vier von zehn": a share; "12 out of 48" stays two numbers. */
export function share(text: string, tokens: readonly NumberToken[], one: One): Found | null {
  if (one.kind !== 'number' || one.scale !== 1 || !Number.isInteger(one.plain) || one.plain < 1) return null;
  const [first, second] = [tokens[one.next]?.lower, tokens[one.next + 1]?.lower];
  const single = OF_ELSEWHERE.has(first);
  const out = single || (first === 'out' && second === 'of') || (first === 'de' && second === 'cada');
  const within =
    first === 'in' || (tokens[one.next]?.text === '-' && tokens[one.next + 1]?.lower === 'in' && tokens[one.next + 2]?.text === '-');
  if (!out && !within) return oneOfThem(text, tokens, one);
  const hyphened = tokens[one.next]?.text === '-';
  const every = second === 'every' ? 1 : 0;
  const whole = oneAt(text, tokens, one.next + (single ? 1 : out ? 2 : hyphened ? 3 : 1) + every);
  if (whole === null || whole.kind !== 'number' || whole.year) return null;
  const of = whole.plain * whole.scale;
  if (!WHOLES.has(of) || one.plain >= of || (out && of > 10 && of < 100)) return null;
  const value = one.plain / of;
  const draft: Draft = { kind: 'ratio', value, high: value, unit: '', step: 1 / of };
  return { quantity: made(text, tokens, draft, one.first, one.from, whole.until, whole.next), next: whole.next };
}
