/** A name for a problem that stays the same from run to run: the rule and the words it is about, however they are laid out. */
import { sha256 } from '../text/sha256.ts';

/** 32 hexadecimal digits; white space, signs and case of the text do not count. */
export function fingerprint(rule: string, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return sha256(`${rule}\n${plain}`).slice(0, 32);
}
