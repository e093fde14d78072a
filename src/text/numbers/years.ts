/** Tells a year from a count: "in 1998" and "the 2019 election", but "1500 patients". */
import type { NumberToken } from './tokens.ts';

const COUNTED_BEFORE = new Set(
  'in since by until till before after during from to through of year years circa ca c late early mid fiscal fy for the and or between around about spring summer autumn fall winter than vs versus ends ended ending seit bis im jahr année año'.split(
    ' ',
  ),
);

/** Whether four digits stand where a year does, not a count: before "people" or "kg" they count. */
export function standsAsYear(tokens: readonly NumberToken[], at: number): boolean {
  const before = tokens[at - 1];
  const behind = tokens[at + 1];
  if (before !== undefined && /^[$€£¥₹#]$/.test(before.text)) return false;
  if (behind !== undefined && /^[%‰°$€£×]$/.test(behind.text)) return false;
  const value = Number(tokens[at]?.text);
  const plausible = value >= 1500 && value <= 2100;
  const led = before?.type === 'word' && COUNTED_BEFORE.has(before.lower);
  // "1500 patients", "2000 were": a lower-case word that names things.
  const counts =
    behind?.type === 'word' &&
    !behind.glued &&
    /^\p{Ll}{2,}/u.test(behind.text) &&
    /(?:s|people|men|women|children|data|euros?|dollars?)$/.test(behind.lower) &&
    !/^(?:was|is|has|as|its|this|s|does|versus|across|elections?|census|series|politics|olympics|games)$/.test(behind.lower);
  if (counts) return false;
  return (
    plausible ||
    (led && value >= 1000 && before?.lower !== 'the' && before?.lower !== 'of' && before?.lower !== 'about' && before?.lower !== 'around')
  );
}
