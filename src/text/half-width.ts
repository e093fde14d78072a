/**
 * Signs and digits of East Asian and Arabic print as their ASCII fellows, one for one, so that a mark like （山田、２０２０） or
 * 〔３〕 is read by the same patterns as (Yamada, 2020) and [3]. Offsets stay those of the text; letters are left alone.
 */

const PRINTED = /[！-＠［-｀｛-～\u3000〔〕【】〜、٠-٩۰-۹،؛]/g;
const ASCII: Readonly<Record<string, string>> = { '〔': '[', '〕': ']', '【': '[', '】': ']', '〜': '~', '、': ',', '،': ',', '؛': ';' };

/** The text with those signs in ASCII; as long as before, unit for unit. */
export const halfWidth = (text: string): string =>
  text.replace(PRINTED, (sign) => ASCII[sign] ?? (sign < '\u3000' ? String(sign.charCodeAt(0) & 15) : sign.normalize('NFKC')));
