/** Dates of which each part is named by the sign behind it, as Chinese, Japanese and Korean write them. */
import type { DateParts } from '../quantity.ts';
import type { NumberToken } from './tokens.ts';

const isYear = (value: number): boolean => value >= 1000 && value <= 2199;

/** 2020年3月4日, 3月4日, 2020년 3월 4일: the sign of each part stands behind it. */
export function withSigns(
  tokens: readonly NumberToken[],
  at: number,
): { readonly date: DateParts; readonly others: readonly DateParts[]; readonly next: number } | null {
  const part = (from: number, sign: RegExp, most: number): number | null => {
    const token = tokens[from];
    const value = token?.type === 'digits' && token.text.length <= most ? Number(token.text) : null;
    return value !== null && sign.test(tokens[from + 1]?.text ?? '') ? value : null;
  };
  const year = part(at, /^[年년]$/, 4);
  const next = year === null ? at : at + 2;
  const month = part(next, /^[月월]$/, 2);
  if (month === null || month < 1 || month > 12 || (year !== null && !isYear(year))) return null;
  const day = part(next + 2, /^[日号號일]$/, 2);
  if (day === null && year === null) return null;
  if (day !== null && (day < 1 || day > 31)) return null;
  const date = { ...(year === null ? {} : { year }), month, ...(day === null ? {} : { day }) };
  return { date, others: [], next: next + (day === null ? 2 : 4) };
}
