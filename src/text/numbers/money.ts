/** Reads currencies and percentages, before a number and behind it: $, US$, EUR, "Swiss francs"; %, per cent, percentage points, basis points. */
import { entryOf } from '../entry.ts';
import type { NumberToken } from './tokens.ts';

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  '₴': 'UAH',
};
/** Letters before a dollar sign that tell whose dollar it is. */
const DOLLARS: Readonly<Record<string, string>> = {
  us: 'USD',
  a: 'AUD',
  au: 'AUD',
  c: 'CAD',
  ca: 'CAD',
  can: 'CAD',
  nz: 'NZD',
  hk: 'HKD',
  s: 'SGD',
  r: 'BRL',
  nt: 'TWD',
  mx: 'MXN',
};
const CODES = new Map<string, string>(
  'USD EUR GBP JPY INR RUB KRW TRY CHF CNY RMB AUD CAD NZD HKD SGD BRL MXN ZAR SEK NOK DKK PLN CZK HUF ILS THB IDR MYR PHP VND NGN KES EGP SAR AED TWD'
    .split(' ')
    .map((code) => [code, code === 'RMB' ? 'CNY' : code]),
);
CODES.set('Rs', 'INR');
CODES.set('Rs.', 'INR');
const NAMES = new Map<string, string>([
  ...'dollar dollars buck bucks usd dólar dólares'.split(' ').map((name): [string, string] => [name, 'USD']),
  ...'euro euros eur'.split(' ').map((name): [string, string] => [name, 'EUR']),
  ['sterling', 'GBP'],
  ['gbp', 'GBP'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['renminbi', 'CNY'],
  ['rupee', 'INR'],
  ['rupees', 'INR'],
  ['rouble', 'RUB'],
  ['rubles', 'RUB'],
  ['roubles', 'RUB'],
  ['francs', 'CHF'],
  ['pesos', 'MXN'],
  ['won', 'KRW'],
  ['kronor', 'SEK'],
  ['kroner', 'DKK'],
  ['zloty', 'PLN'],
  ['lira', 'TRY'],
]);
export interface Money {
  readonly currency: string;
  readonly next: number;
}

/** A currency that begins at a token and leads a number: $, US$, EUR, Rs. */
export function moneyBefore(tokens: readonly NumberToken[], at: number): Money | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const sign = entryOf(SIGNS, token.text);
  if (sign !== undefined) return { currency: sign, next: at + 1 };
  if (token.type !== 'word') return null;
  const second = tokens[at + 1];
  if (second?.text === '$' && second.glued) return { currency: entryOf(DOLLARS, token.lower) ?? 'USD', next: at + 2 };
  const code = CODES.get(token.text);
  if (code === undefined) return null;
  const next = second?.text === '.' && token.text === 'Rs' ? at + 2 : at + 1;
  const amount = tokens[next];
  const lead = entryOf(SIGNS, amount?.text ?? '') === undefined ? next : next + 1;
  return tokens[lead]?.type === 'digits' ? { currency: code, next: lead } : null;
}

/** A currency that begins at a token behind a number: "5 €", "5 USD", "5 million dollars", "5 millones de euros", "5 milliards d'euros". */
export function moneyBehind(tokens: readonly NumberToken[], at: number): Money | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.lower === 'de' || /^d['’]euros?$/.test(token.lower)) {
    const name = token.lower === 'de' ? tokens[at + 1]?.lower : 'euros';
    const currency = NAMES.get(name ?? '');
    return currency === undefined ? null : { currency, next: token.lower === 'de' ? at + 2 : at + 1 };
  }
  if (token.lower === 'd' && /^['’]$/.test(tokens[at + 1]?.text ?? '') && /^euros?$/.test(tokens[at + 2]?.lower ?? ''))
    return { currency: 'EUR', next: at + 3 };
  const sign = entryOf(SIGNS, token.text);
  // "5 €", but "5 $3": the sign of the next amount is its own.
  if (sign !== undefined && !(tokens[at + 1]?.type === 'digits' && tokens[at + 1]?.glued === true)) return { currency: sign, next: at + 1 };
  if (token.type !== 'word') return null;
  const code = CODES.get(token.text);
  if (code !== undefined) return { currency: code, next: at + 1 };
  const name = NAMES.get(token.lower);
  if (name !== undefined) return { currency: name, next: at + 1 };
  const second = tokens[at + 1];
  const dollars = second !== undefined && /^dollars?$/.test(second.lower);
  if (dollars && /^(?:us|american)$/i.test(token.text)) return { currency: 'USD', next: at + 2 };
  if (dollars && /^(?:canadian|australian)$/.test(token.lower))
    return { currency: token.lower === 'canadian' ? 'CAD' : 'AUD', next: at + 2 };
  if (token.lower === 'swiss' && second?.lower === 'francs') return { currency: 'CHF', next: at + 2 };
  if (token.lower === 'pounds' && second?.lower === 'sterling') return { currency: 'GBP', next: at + 2 };
  // "U.S. dollars"
  if (token.text === 'U' && second?.text === '.' && tokens[at + 2]?.text === 'S' && /^dollars?$/.test(tokens[at + 4]?.lower ?? ''))
    return { currency: 'USD', next: at + 5 };
  return null;
}

export interface Percent {
  readonly kind: 'ratio' | 'points';
  readonly factor: number;
  readonly shown: string;
  readonly next: number;
}

/** %, percent, per cent, percentage points, basis points, ‰. */
export function percentAt(tokens: readonly NumberToken[], from: number): Percent | null {
  const at = tokens[from]?.text === '-' && tokens[from]?.glued === true ? from + 1 : from;
  const token = tokens[at];
  const second = tokens[at + 1];
  if (token === undefined) return null;
  const points = (next: number): number => {
    const here = tokens[next]?.text === '-' ? next + 1 : next;
    return /^(?:points?|pts?)$/.test(tokens[here]?.lower ?? '') ? here + 1 : -1;
  };
  const percent = (next: number): Percent => {
    const behind = points(next);
    return behind > 0
      ? { kind: 'points', factor: 0.01, shown: 'percentage points', next: behind }
      : { kind: 'ratio', factor: 0.01, shown: '%', next };
  };
  if (/^[%％٪]$/.test(token.text) || /^(?:percent|pct|prozent|percents)$/.test(token.lower)) return percent(at + 1);
  if (/^(?:per|pour|por|pro)$/.test(token.lower) && /^(?:cent|ciento|cento)$/.test(second?.lower ?? '')) return percent(at + 2);
  if (token.lower === 'percentage' || token.lower === 'ppts' || token.lower === 'ppt') {
    const behind = token.lower === 'percentage' ? points(at + 1) : at + 1;
    return behind > 0 ? { kind: 'points', factor: 0.01, shown: 'percentage points', next: behind } : null;
  }
  if (token.text === 'pp') return { kind: 'points', factor: 0.01, shown: 'percentage points', next: at + 1 };
  if (token.lower === 'basis' && /^points?$/.test(second?.lower ?? ''))
    return { kind: 'points', factor: 1e-4, shown: 'basis points', next: at + 2 };
  if (token.lower === 'bps') return { kind: 'points', factor: 1e-4, shown: 'basis points', next: at + 1 };
  if (token.text === '‰') return { kind: 'ratio', factor: 1e-3, shown: '‰', next: at + 1 };
  return null;
}

/** Whether a word names a currency ("dollars"). */
export function namesMoney(word: string): boolean {
  return NAMES.has(word);
}

/** Words at which a currency may begin, lower case: "usd", "rs", the letters of "US$". */
export const MONEY_LEADS: readonly string[] = [...CODES.keys(), ...Object.keys(DOLLARS)]
  .map((word) => word.toLowerCase())
  .filter((word) => word !== 'a' && word !== 's');
