/**
 * Strings as registries deliver them, made into the strings they stand for: character references, JATS, MathML and HTML
 * tags, text that was decoded with the wrong character set, stray white space. Only what is certain is changed; what a
 * title says (a leading "RETRACTED:") stays.
 */
import { withoutEntities } from '../text/entities.ts';

/** Tags that occur in bibliographic records; anything else in angle brackets is text. */
const TAG =
  /<\/?(?:(?:jats|mml|m):[a-z-]{1,30}|math|m(?:row|i|n|o|sub|sup|subsup|text|frac|sqrt|over|under|style|space|fenced|stack)|i|b|em|strong|sub|sup|inf|u|sc|scp|tt|p|br|span|div|font|small|italic|bold|title|sec|xref|named-content|styled-content|inline-formula|tex-math|alternatives|overline|underline|roman|monospace|ext-link|subtitle|inline-graphic|graphic|break|uri|fn|a)(?:\s[^<>]{0,300})?\/?>/gi;
const BREAKING = /^<\/?(?:p|br|break|div|sec|title|subtitle|(?:jats):(?:p|title|sec))\b/i;

function stripTags(text: string): string {
  if (!text.includes('<')) return text;
  return (
    text
      .replace(/<((?:mml:|m:)?annotation(?:-xml)?)\b[^<>]{0,300}>[^<]{0,5000}<\/\1>/gi, '')
      .replace(/<tex-math\b[^<>]{0,300}>[^<]{0,5000}<\/tex-math>/gi, '')
      // Titles in which a publisher left the mark of the subtitle, often without its end.
      .replace(/[:.]?\s{0,3}<subtitle>\s{0,3}/gi, ': ')
      .replace(TAG, (tag) => (BREAKING.test(tag) || !attributesFit(tag) ? (attributesFit(tag) ? ' ' : tag) : ''))
  );
}

/** "p <b and c> q" has no attributes, only words: it is text. */
function attributesFit(tag: string): boolean {
  const inner = /^<\/?[\w:-]+\s([^<>]*?)\/?>$/.exec(tag)?.[1]?.trim() ?? '';
  return inner === '' || inner.includes('=');
}

/** The characters that Windows-1252 has where Latin-1 has controls, by the byte they stand for. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [letter, 0x80 + index]),
);

/** Letters that a right reading hardly holds: phonetic signs, and scripts between Cyrillic and the extended Latin block. */
const UNLIKELY = /[\u0250-\u036f\u0530-\u1dff]/;

/**
 * Repairs text that is UTF-8 read as Latin-1 or Windows-1252 ("MÃ¼ÃŸig" is "Müßig"). Certain only when every character of
 * the text beyond ASCII belongs to such a sequence; otherwise the text is given back as it was.
 */
export function repairMojibake(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text;
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const byte = WINDOWS.get(letter) ?? (code <= 0xff ? code : null);
    if (byte === null) return text;
    bytes.push(byte);
  }
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    // "CAFÉ”" and "Straß“" are bytes of phonetic and N'Ko letters too; nobody meant those.
    return UNLIKELY.test(read) ? text : read;
  } catch {
    return text;
  }
}

/** One line of plain text out of what a registry calls a title, a name or a venue. */
export function clean(text: string): string {
  let out = text;
  for (let round = 0; round < 3 && out.includes('&'); round += 1) {
    const next = withoutEntities(out);
    if (next === out) break;
    out = next;
  }
  return repairMojibake(stripTags(out))
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim();
}

/** A title, without the full stop that some registries put behind every title; "et al." and an ellipsis keep theirs. */
export function cleanTitle(text: string): string {
  const plain = clean(text);
  return /[^.\s]\.$/.test(plain) && !/\b(?:al|etc|inc|ltd|co|vs|[a-z])\.$/i.test(plain) ? plain.slice(0, -1) : plain;
}
