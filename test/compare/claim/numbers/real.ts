/**
 * Makes pairs out of a real text: one of its sentences is the claim, and one number in it is rendered otherwise (faithful) or
 * changed. The number is written anew from what was read, so a reader that reads wrongly is found out by its own writing only
 * where it matters: in the comparison.
 */
import { type Quantity, readNumbers } from '../../../../src/text/numbers.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';
import { grouped, inWords, type NumberPair, pick, type Roll } from './generator.ts';

/** At most two sentences of a text, each with its renderings and changes. */
export function realPairs(evidence: string, roll: Roll): NumberPair[] {
  const text = evidence.length > 20_000 ? evidence.slice(0, 20_000) : evidence;
  // A border inside a number that its text has torn ("98. 7 %") makes no sentence.
  const torn = (at: number): boolean => /\d\.\s{0,2}$/.test(text.slice(Math.max(0, at - 5), at)) && /^\s?\d/.test(text.slice(at, at + 2));
  const spans = sentencesOf(text).filter(({ start, end }) => end - start > 40 && end - start < 400 && !torn(start) && !torn(end));
  const pairs: NumberPair[] = [];
  for (let tries = 0; tries < 12 && pairs.length < 8 && spans.length > 0; tries += 1) {
    const span = spans.splice(roll(spans.length), 1)[0];
    if (span === undefined) break;
    const claim = text.slice(span.start, span.end).replace(/\s+/g, ' ');
    const found = readNumbers(claim).filter(({ weak, kind }) => !weak && kind !== 'score' && kind !== 'time');
    const chosen = found[roll(Math.max(1, found.length))];
    if (chosen === undefined || claim.split(' ').length < 7) continue;
    const put = (print: string): string => claim.slice(0, chosen.span.start) + print + claim.slice(chosen.span.end);
    pairs.push({ kind: 'same', faithful: true, claim, evidence: text });
    for (const [kind, print] of renderings(chosen))
      if (print !== chosen.raw) pairs.push({ kind, faithful: true, claim: put(print), evidence: text });
    for (const [kind, print] of changes(chosen, roll))
      if (print !== chosen.raw) pairs.push({ kind, faithful: false, claim: put(print), evidence: text });
  }
  return pairs;
}

const inDigits = ({ raw }: Quantity): string | null => /\d[\d,]*(?:\.\d+)?/.exec(raw)?.[0] ?? null;

function renderings(quantity: Quantity): (readonly [string, string])[] {
  const { kind, value, high, raw } = quantity;
  const digits = inDigits(quantity);
  if (kind === 'date' || kind === 'label' || digits === null || value !== high || /^\d+(?:st|nd|rd|th)/.test(raw)) return [];
  const made: (readonly [string, string])[] = [];
  const whole = Number(digits.replaceAll(',', ''));
  if (/%$/.test(raw)) made.push(['percent-format', raw.replace('%', ' per cent')]);
  if (
    Number.isInteger(whole) &&
    whole > 1 &&
    whole < 100 &&
    !/[\d.]\d|[A-Za-z$€£]\d|\d[A-Za-z]/.test(raw.replace(digits, '1')) &&
    digits === String(whole) &&
    !/[$€£/]/.test(raw)
  )
    made.push(['words', raw.replace(digits, inWords(whole))]);
  if (whole >= 1000 && Number.isInteger(whole))
    made.push(['grouping', raw.replace(digits, digits.includes(',') ? String(whole) : grouped(whole))]);
  return made;
}

function changes(quantity: Quantity, roll: Roll): (readonly [string, string])[] {
  const { raw, date } = quantity;
  const made: (readonly [string, string])[] = [];
  const all = [...raw.matchAll(/\d[\d,]*(?:\.\d+)?/g)];
  const hit = all[roll(Math.max(1, all.length))];
  if (hit !== undefined) {
    const digits = hit[0];
    const value = Number(digits.replaceAll(',', ''));
    const put = (print: string): string => raw.slice(0, hit.index) + print + raw.slice(hit.index + digits.length);
    if (date !== undefined && digits.length === 4) made.push(['year', put(String(value + pick(roll, [-11, -4, -2, 2, 3, 12])))]);
    else if (date !== undefined && value <= 31) made.push(['day', put(String(value > 15 ? value - 7 : value + 7))]);
    else {
      const point = digits.indexOf('.');
      const changed = value === 0 ? 7 : value * pick(roll, [0.4, 0.65, 1.35, 1.7, 3]);
      const print =
        point >= 0
          ? changed.toFixed(digits.length - point - 1)
          : digits.includes(',')
            ? grouped(Math.round(changed))
            : String(Math.round(changed));
      made.push(['value', put(Number(print.replaceAll(',', '')) === value ? put(String(value + 3)) : print)]);
    }
  }
  if (/\bmillion\b/.test(raw)) made.push(['multiplier', raw.replace('million', 'billion')]);
  else if (/\bbillion\b/.test(raw)) made.push(['multiplier', raw.replace('billion', 'million')]);
  if (/^\$/.test(raw)) made.push(['currency', raw.replace('$', '€')]);
  if (/\bmg\b/.test(raw)) made.push(['unit', raw.replace('mg', 'kg')]);
  if (/\bmonths\b/.test(raw)) made.push(['unit', raw.replace('months', 'weeks')]);
  if (/\byears\b/.test(raw)) made.push(['unit', raw.replace('years', 'months')]);
  if (/\bdays\b/.test(raw)) made.push(['unit', raw.replace('days', 'weeks')]);
  return made;
}
