/**
 * Lengths and numbers of TeX that are set by what follows them (`\hangindent=0.5in`): they print nothing, and neither does their value.
 * Lists that are indented by hand have one before each entry.
 */
import type { TexPlace } from './place.ts';

/** Names of lengths and numbers that TeX keeps, which are set by what follows: `\hangindent=0.5in`, `\parindent0pt`, `\vskip 6pt plus 1pt`. */
const SETTINGS: ReadonlySet<string> = new Set(
  'hangindent hangafter parindent parskip baselineskip lineskip leftskip rightskip itemsep topsep parsep partopsep leftmargin rightmargin itemindent labelsep labelwidth listparindent vskip hskip kern mkern penalty looseness tolerance emergencystretch hyphenpenalty exhyphenpenalty widowpenalty clubpenalty hsize vsize textwidth linewidth columnsep tabcolsep abovedisplayskip belowdisplayskip interlinepenalty pretolerance hbadness vbadness bibsep bibhang'.split(
    ' ',
  ),
);
const UNIT = '(?:true)?(?:pt|pc|in|bp|cm|mm|dd|cc|sp|em|ex|fil{1,3})';
const VALUE = new RegExp(
  `^\\s{0,9}(?:=\\s{0,9}-?\\s?(?:\\d[\\d.]{0,9}|\\.\\d{1,9}|(?=\\\\))|-?(?:\\d[\\d.]{0,9}|\\.\\d{1,9}))\\s?(?:${UNIT}(?![a-zA-Z])|\\\\[a-zA-Z]{1,30})?(?:\\s{1,3}(?:plus|minus)\\s{0,3}-?[\\d.]{1,9}\\s?${UNIT}(?![a-zA-Z])){0,2}\\s?`,
);

/** Skips the value of such a setting; false when the word is none, or nothing sets it here. */
export function skipSetting(tex: TexPlace, word: string): boolean {
  if (!SETTINGS.has(word)) return false;
  const length = VALUE.exec(tex.source.slice(tex.at, tex.at + 120))?.[0].length ?? 0;
  tex.at += length;
  return length > 0;
}
