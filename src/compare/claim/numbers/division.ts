/**
 * "2:1" as a division of a whole: what each part comes to. Only where words beside it say that something is divided ("a ratio of",
 * "randomised"), since figures with a colon are also results and times of day.
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';

const DIVISION = /\b(?:ratio|proportion|random\w{1,8}|allocat\w{1,4}|assign\w{0,4}|divided|split)\b/i;
/** Characters on either side in which the word may stand. */
const BESIDE = 60;

/** Each "a:b" of a text that divides something, with the shares of its parts; for a claim of times how often the one holds the other. */
export function divisions(kind: Quantity['kind'], { numbers, text }: NumberText): { readonly one: AboutNumber; readonly share: number }[] {
  return numbers.flatMap((one) => {
    const { kind: own, value: a, high: b, span } = one.quantity;
    if (own !== 'score' || a <= 0 || b <= 0 || !DIVISION.test(text.slice(Math.max(0, span.start - BESIDE), span.end + BESIDE))) return [];
    const shares = kind === 'times' ? [a / b, b / a] : [a / (a + b), b / (a + b)];
    return shares.map((share) => ({ one, share }));
  });
}
