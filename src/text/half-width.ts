/**
 * Signs and digits of East Asian, Arabic, Indian and Thai print as their ASCII fellows, one for one, so that a mark like （山田、２０２０） or
 * 〔３〕 is read by the same patterns as (Yamada, 2020) and [3]. Offsets stay those of the text; letters are left alone.
 */

const PRINTED = /[！-＠［-｀｛-～\u3000〔〕【】〜、٠-٩۰-۹०-९০-৯๐-๙،؛]/g;
const ASCII: Readonly<Record<string, string>> = { '〔': '[', '〕': ']', '【': '[', '】': ']', '〜': '~', '、': ',', '،': ',', '؛': ';' };

/** The text with those signs in ASCII; as long as before, unit for unit. */
export const halfWidth = (text: string): string =>
  text.replace(PRINTED, (sign) => ASCII[sign] ?? (sign < '\u3000' ? String(digitOf(sign.charCodeAt(0))) : sign.normalize('NFKC')));

/** What a digit of another script counts: those of India begin at a sixth place of their row, all others at the first. */
function digitOf(code: number): number {
  return (code < 0x0966 || code > 0x09ef ? code : code - 6) & 15;
}
