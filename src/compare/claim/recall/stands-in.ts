/** Whether a number stands in a text as it is written, for a quick look before values are compared. */

/** True when something written stands in a text by itself, not as a part of a longer number or word. */
export function standsIn(text: string, written: string): boolean {
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1))
    if (
      !/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1)) &&
      !/[\p{L}\p{N}%]/u.test(text.charAt(at + written.length)) &&
      !isMinus(text, at - 1) &&
      !IN_NAME.test(text.slice(Math.max(0, at - LONGEST_NAME), at))
    )
      return true;
  return false;
}

/** "COVID-19", "GLP-1": the number is a part of a name, and no "mid-1990". */
const IN_NAME = /(?<!\b(?:mid|pre|post))(?<=\p{L}{2})-$/u;
const LONGEST_NAME = 16;

/** "−4", "(-0.45": a sign of its own, and no dash of "3–5" or "mid-1990". Then the values are compared. */
const isMinus = (text: string, at: number): boolean => /[-−–]/.test(text.charAt(at)) && !/[\p{L}\p{N})]/u.test(text.charAt(at - 1));
