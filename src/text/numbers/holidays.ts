/** Days that are named and not numbered, with the year behind: "Christmas Day 1911" is 25 December. */
import type { DateParts } from '../quantity.ts';
import type { NumberToken } from './tokens.ts';

const DAYS: readonly (readonly [words: string, month: number, day: number])[] = [
  ['christmas day', 12, 25],
  ['christmas eve', 12, 24],
  ['boxing day', 12, 26],
  ["new year's day", 1, 1],
  ["new year's eve", 12, 31],
  ['may day', 5, 1],
  ["all saints' day", 11, 1],
  ['armistice day', 11, 11],
  ['bastille day', 7, 14],
  ['halloween', 10, 31],
  ["valentine's day", 2, 14],
];

/** Words at which the name of a day may begin. */
export const HOLIDAY_LEADS: readonly string[] = DAYS.map(([words]) => words.split(/[ ']/)[0] ?? '');
const LEADS: ReadonlySet<string> = new Set(HOLIDAY_LEADS);

/** The day and month of a named day, and the index of the token behind it; null where none begins there. */
export function holidayAt(tokens: readonly NumberToken[], at: number): { readonly date: DateParts; readonly next: number } | null {
  if (!LEADS.has(tokens[at]?.lower ?? '') || !/^\p{Lu}/u.test(tokens[at]?.text ?? '')) return null;
  for (const [words, month, day] of DAYS) {
    let said = '';
    for (let next = at; said.length < words.length && tokens[next] !== undefined; next += 1) {
      const token = tokens[next] as NumberToken;
      said += `${next === at || token.glued ? '' : ' '}${token.lower.replace('’', "'")}`;
      if (said === words) return { date: { month, day }, next: next + 1 };
    }
  }
  return null;
}
