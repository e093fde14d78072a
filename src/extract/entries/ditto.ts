/**
 * Signs at the head of an entry that it repeats the author of the one before: a dash, a word of its language, or a dash that was lost in
 * print because it was drawn as a line or misread.
 */

const DITTO = /^(?:[-–—―_─~]{1,10}|\*{3,}|〃|Ders(?:elbe|\.)|Dies(?:elbe|\.)|Idem|Id\.),?(?=[\s.,;:(&\d]|$)/u;
/** The dash was drawn as a line, which is no text, or misread: ". 1975. Sex", "9 1979. Systems", ", 2001a. Walls". */
const LOST = /^(?:[-–—,.;&~·]\s?|9\s){1,4}\(?(?:1[5-9]|20)\d{2}[a-z]?(?:\)[.,:]?|[.,:])\s/u;
/** Behind a label nothing else can have stood before the comma: "[5] , Low-temperature asymptotics". */
const LOST_BEHIND_LABEL = /^(?:,|&|and\b|et\b|und\b)\s{1,3}(?=[\p{L}"“«$])/u;

/** True when the entry repeats the author of the one before. `labelled`: a label stands in front of it. */
export function isDitto(text: string, labelled = false): boolean {
  return DITTO.test(text) || LOST.test(text) || (labelled && LOST_BEHIND_LABEL.test(text));
}
