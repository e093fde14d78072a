/**
 * Lists of nothing but addresses, one a line: each is an entry of its own. Among other entries a line that is an address goes on the one
 * before it, which is decided elsewhere.
 */
import type { Line } from '../bibliography/lines.ts';

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>]{4,600}$/iu;

/** True for one address and nothing else. */
export const isAddress = (words: string): boolean => ADDRESS.test(words.trim());

/** Where each address begins; null when another line stands among them. */
export function addressRow(lines: readonly Line[]): { readonly at: number; readonly body: number; readonly label: null }[] | null {
  if (lines.length < 2 || !lines.every(({ text }) => isAddress(text))) return null;
  return lines.map(({ start }) => ({ at: start, body: start, label: null }));
}
