/**
 * Makes untrusted text safe to show: characters that steer a terminal, turn the direction of writing or cannot be seen are
 * printed as escapes (`\x1b`, `\u202e`), never obeyed and never dropped, so that nobody is shown less than there is.
 * Zero-width joiners stay: scripts need them. Stripping known sequences is no defence; this works by class of character.
 */

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]|[\u{E0100}-\u{E01EF}]/gu;
const KEPT = new Set(['\u200c', '\u200d']);

function escaped(character: string): string {
  if (KEPT.has(character)) return character;
  if (character === '\u00ad') return '';
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`;
}

const PASSWORD = /([a-z][a-z0-9+.-]{0,30}:\/\/[^\s:/@]{0,200}):[^\s@/]{1,400}@/gi;

/** The text with the passwords of addresses in it ("postgres://me:secret@db") left out. */
export const withoutPassword = (text: string): string => (text.includes('@') ? text.replace(PASSWORD, '$1:…@') : text);

/** The text on one line, white space collapsed, everything unseen shown as an escape (soft hyphens left out). */
export function visible(text: string): string {
  return text
    .replace(/[\t\n\r\f\v ]+/g, ' ')
    .trim()
    .replace(UNSEEN, escaped);
}

/** The text cut to `most` characters of what a person sees, with an ellipsis where something was left out. */
export function shortened(text: string, most: number, ellipsis = '…'): string {
  if (text.length <= most) return text;
  const cut = [...text].slice(0, Math.max(1, most - ellipsis.length)).join('');
  return `${cut.replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}${ellipsis}`;
}

/** An address that may be made a link: http or https, without a name and password in it; otherwise null. */
export function safeHref(address: string): string | null {
  if (!/^https?:\/\//i.test(address.trim())) return null;
  try {
    const url = new URL(address.trim());
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
