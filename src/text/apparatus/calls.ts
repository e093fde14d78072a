/** Footnote calls and star pages: numbers that are raised, or printed on to the word or full stop before them. */
import { type Folded, isNumber } from '../folded.ts';

/** What comes behind a list of calls as plain text has it: "decades.1,2 We", "trials.3–5". */
const LAST_OF_LIST = /^[-–]\d{1,3}(?=\s+\p{Lu}|\s*$)/u;

/** The numbers of a text that are calls, as places in it. */
export function* calls(folded: Folded): Generator<readonly [start: number, end: number]> {
  const { text, count, starts, ends } = folded;
  /** Where the last call ended: a number that a comma or dash joins to it is one too. */
  let last = -1;
  for (let i = 0; i < count; i += 1) {
    if (!isNumber(folded, i)) continue;
    const [start = 0, end = 0] = [starts[i], ends[i]];
    // "between 1998 and 2016.1 We": a year is given no tenths.
    const [year] = /^(?:1[5-9]|20)\d\d\.(?=[1-9]\d?(?:\s+["“]?\p{Lu}|\s*$))/u.exec(text.slice(start, end + 4)) ?? [];
    if (year) {
      last = end;
      yield [start + year.length, end];
      continue;
    }
    const joined = last >= 0 && start - last === 1 && end - start <= 3 && /^[,–-]$/.test(text.slice(last, start));
    if (joined ? /[a-z\d%]/i.test(text.charAt(end)) : !isCall(folded, i)) continue;
    last = end;
    yield [start, end];
  }
}

function isCall({ text, starts, ends }: Folded, i: number): boolean {
  const start = starts[i] ?? 0;
  const digits = text.slice(start, ends[i]);
  const next = text.charAt(ends[i] ?? 0);
  const word = text.slice(starts[i - 1] ?? start, ends[i - 1] ?? start);
  const lead = text.slice(Math.max(0, start - 9), start);
  const before = lead.replace(/<sup>$/i, '').slice(-2);
  if (/[a-z\d]/i.test(next)) return false;
  if (before.endsWith('*')) return true;
  if (/^[⁰¹²³⁴-⁹]+$/.test(digits) || lead.endsWith('<sup>'))
    // Behind a unit or a symbol ("m²", "Ca²⁺") it is none. Nothing is raised to the first power, so ¹ always is one.
    return (
      !/[⁺⁻+]/.test(next) &&
      (/[.,;:!?)”"’'\]]$/.test(before) ||
        // Units that take an exponent.
        (/^(?:(?!\p{Lu}\p{Ll}$)[\p{L}'’]+|(?:1[5-9]|20)\d\d)$/u.test(word) &&
          (digits === '¹' || !/^(?:[cmkdn]?m|in|ft|yd|mi|[sxyznr])$/i.test(word))))
    );
  // As plain-text extraction leaves them: "disbarred8", "claims.12".
  const listed = LAST_OF_LIST.test(text.slice(ends[i], (ends[i] ?? 0) + 20));
  // Words before a number that is theirs, though no space stands between: "Fig.3", "No.5".
  if (
    (/[-–%]/.test(next) && !listed) ||
    /^(?:figs?|figure|no|nos|nr|vol|pp?|pages?|sect?|section|art|ch|chap|eqs?|tab|table|refs?|§|para|cl|bd|s)$/i.test(word)
  )
    return false;
  return ends[i - 1] === start
    ? (digits.length <= 2 || digits.length >= 8) && /^\p{L}?\p{Ll}{3,}$/u.test(word)
    : digits.length <= 3 && word.length > 2 && /[\p{Ll}”"’)][.,;:”"’)]$/u.test(before);
}
