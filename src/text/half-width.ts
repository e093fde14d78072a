/**
 * Signs and digits of East Asian and Arabic print as their ASCII fellows, one for one, so that a mark like （山田、２０２０） or
 * 〔３〕 is read by the same patterns as (Yamada, 2020) and [3]. Offsets stay those of the text; letters are left alone.
 */

const PRINTED = /[\uff01-\uff0f\uff10-\uff19\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\u3000〔〕【】〜、٠-٩۰-۹،؛]/g;
const ASCII = new Map(['〔[', '〕]', '【[', '】]', '〜~', '、,', '،,', '؛;', '\u3000 '].map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** The text with those signs in ASCII; as long as before, unit for unit. */
export const halfWidth = (text: string): string =>
  text.replace(PRINTED, (sign) => {
    const code = sign.charCodeAt(0);
    return ASCII.get(sign) ?? (code < 0x3000 ? String(code & 15) : String.fromCharCode(code - 0xfee0));
  });
