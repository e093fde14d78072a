/**
 * Fonts that name no letters, as the bitmap fonts and many Cyrillic fonts of TeX: their codes come out as if they were Latin-1. Which of
 * TeX's encodings it was the codes themselves tell, font by font, and letters are put back by its table.
 */
import type { RawItem } from './pieces.ts';

/** T2A from 0x80: the letters of languages beside Russian, and signs. From 0xC0 the alphabet follows in its order. */
const T2A_UPPER = 'ҐҒЂЋҺҖҘЉЇҚҠҜӔҢҤЅӨҪЎҮҰҲЏҸҶЄӘЊЁ№¤§ґғђћһҗҙљїқҡҝӕңҥѕөҫўүұҳџҹҷєәњё„«»';
/** T1 (Cork) from 0x80: the letters of Central Europe. */
const CORK_UPPER = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';

/**
 * A word of nothing but letters that Latin-1 has above ASCII: no language that is written in Latin letters has one so long. Behind the first it is small
 * letters or great ones throughout; what was decoded twice ("ÃÂÆ") goes on as it likes.
 */
const HIGH_WORD =
  /(?<![A-Za-z\u00c0-\u00ff])(?:[\u00c0-\u00ff][\u00e0-\u00ff]{3,40}|(?![\u00c2\u00c3]{2,4})[\u00c0-\u00df]{4,40})(?![A-Za-z\u00c0-\u00ff])/g;
/** A letter above ASCII within a word of Latin letters: "für", "Krahé". */
const WITHIN_LATIN = /[a-z][\u00c0-\u00ff]|[\u00c0-\u00ff][a-z]/g;
/** Below this many such words a font is no Cyrillic one by itself; beside one that is, one word is enough. */
const WORDS = 6;
/** Ligatures beside letters, where a font of known letters has no signs at all. */
const BARE_LIGATURE = /[a-z][\x1b-\x1f]|[\x1b-\x1f][a-z]/i;

/** A page's items with the letters that their codes stand for; the same items where all fonts name theirs. */
export function withCodes(items: readonly RawItem[]): readonly RawItem[] {
  if (!items.some(({ str }) => /[\x1b-\x1f\u0080-\u009f]|[\u00c0-\u00ff]{4}/.test(str))) return items;
  const fonts = new Map<string, string>();
  for (const { fontName, str } of items) fonts.set(fontName, `${fonts.get(fontName) ?? ''}${str} `);
  const high = new Map(
    [...fonts].map(([font, text]) => {
      const words = text.match(HIGH_WORD)?.length ?? 0;
      return [font, words > (text.match(WITHIN_LATIN)?.length ?? 0) ? words : 0];
    }),
  );
  const cyrillic = Math.max(...high.values()) >= WORDS;
  const tables = new Map<string, (text: string) => string>();
  for (const [font, text] of fonts) {
    if (cyrillic && (high.get(font) ?? 0) > 0) tables.set(font, fromT2A);
    else if (BARE_LIGATURE.test(text)) tables.set(font, fromCork);
  }
  return tables.size === 0
    ? items
    : items.map((item) => {
        const table = tables.get(item.fontName);
        return table === undefined ? item : { ...item, str: table(item.str) };
      });
}

const fromT2A = (text: string): string =>
  text.replace(/[\u0080-\u00ff]/g, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0xc0 ? String.fromCharCode(0x410 + code - 0xc0) : (T2A_UPPER[code - 0x80] ?? sign);
  });

const fromCork = (text: string): string =>
  text.replace(/[\u0080-\u00bf\u00d7\u00df\u00f7\u00ff]/g, (sign) => {
    const code = sign.charCodeAt(0);
    if (code === 0xd7) return 'Œ';
    if (code === 0xf7) return 'œ';
    if (code === 0xff) return 'ß';
    if (code === 0xdf) return 'SS';
    return CORK_UPPER[code - 0x80] ?? sign;
  });
