/** Untrusted text that stays text in Markdown. */
import { visible } from '../visible.ts';

/** Untrusted text that stays text: one line, every sign that Markdown or HTML could act on escaped. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]()<>#|~$!&^=+]/g, '\\$&')
    .replace(/\b(https?|ftp|mailto|www)([:.])/gi, '$1\\$2')
    .replace(/@/g, '&#64;');
}
