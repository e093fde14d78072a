/**
 * Chinese and Japanese put no spaces between their characters, but justified lines and headings set them apart, and a file then seems to
 * write one behind each. A line in which nearly all stand apart is one whose characters were spread; two names of two characters
 * each ("王 海") are not.
 */
import type { Change } from '../../text/accents.ts';

const EAST = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆〇]`;
/** Signs as wide as characters; white stands within them already. */
export const WIDE_SIGN = String.raw`[\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]`;
const APART = /[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff65] /u;
const PAIRS = new RegExp(`${EAST}( ?)(?=${EAST})`, 'gu');
const SIGNS = new RegExp(`(?<=${WIDE_SIGN}) (?=${EAST}|${WIDE_SIGN})|(?<=${EAST}) (?=${WIDE_SIGN})`, 'gu');
const SPREAD = new RegExp(String.raw`(?<=${EAST}) (?=${EAST}|[,.;:)\]])`, 'gu');
/** So many must stand apart, and so great a share. */
const LEAST = 3;
const SHARE = 0.6;

/** The spaces of a line that none wrote, as changes that take them out; none for a line of other scripts. */
export function spreadChanges(text: string): Change[] {
  if (!APART.test(text)) return [];
  let [pairs, apart] = [0, 0];
  for (const [, space] of text.matchAll(PAIRS)) {
    pairs += 1;
    if (space !== '') apart += 1;
  }
  const gone = new Set([...text.matchAll(SIGNS)].map(({ index }) => index));
  if (apart >= LEAST && apart > pairs * SHARE) for (const { index } of text.matchAll(SPREAD)) gone.add(index);
  return [...gone].sort((a, b) => a - b).map((at) => ({ at, length: 1, to: '' }));
}
