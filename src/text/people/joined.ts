/**
 * What joins the names of a list in languages and manners beyond those of `names.ts`: "and" and "and others" in some forty more, dashes, and
 * names that only their initials part ("Virtanen A Okafor B"). A short word that can be part of a name ("Puig i Cadafalch", "Thomas a
 * Kempis") joins only where initials, a comma or whole names beside it show two people.
 */
import { isInitials, isParticle } from './parts.ts';

/** Most lists hold none of these: a plain look tells, and the patterns are not even compiled. */
const MAY_TELL_OTHERS =
  /[\s,;–-](?:idr|in\s(?:dr|sod)|d\.?k|vd|v\.|ve\s|e\.|ea\.|a\.\s?o|a\ss|i\s|и\s|[ітй]|ir\s|un\s|ja\s|ym|jt|o\.|o[gc]h?\s|en\san|és\s|et\saut|und\sand|[șş]|κ|u\.|và\s|nnk|med\s|dan\s|และ|외)|[–-]\s?al\./;
const MAY_JOIN = /\s(?:dan|ve|oraz|ning|és|ir|un|ja|dhe|agus|eta|și|şi|và|та|і|й|και|kaj|และ|और|ও|এবং|和|と|및|與|与|及)\s/;
const SHORT = /\s(?:i|a|in)\s/;

const OTHERS =
  /[\s,;–-]{1,3}(?:in\s(?:dr(?:ugi|\.)|sod(?:elavci|\.))|idr\.?|d\.?k\.?k\.?|v\.?\s?d\.|ve\s(?:ark\.|arkadaşları|diğerleri|di[ğg]\.)|e\.\s?a\.|ea\.|a\.\s?o\.|a\sspol\.|i\s(?:in\.|inni|sur\.|suradnici|sar\.|dr\.|drugi|altres)|и\s(?:соавт\.|сотр\.|колектив)|[ітй]а?\sін\.|ir\s(?:kt\.|kiti)|un\sciti|u\.\s?c\.|и\s(?:сар|кол|съавт)\.|u\ssur\.|ja\s(?:muut|teised)|ym\.|jt\.|o[gc]h?\s(?:andre|andra|fl\.|flere)|o\.\s?fl\.|en\sanderen|és\s(?:mts(?:ai)?|tsai|mások)\.?|et\sautres|und\sandere|și\salții|[șş]\.\s?a\.|κ\.\s?[άα]\.|κ\.?\s?συν\.|και\sσυν(?:εργάτες|\.)|và\s(?:cộng\ssự|cs\.|nnk\.?)|nnk\.?|dan\s(?:kawan-kawan|lain-lain|rekan(?:-rekan)?)|és\s(?:társai|munkatársai)|med\sfler[ae]|ja\skumpp\.|și\s(?:colab\.|colaboratorii)|และคณะ|(?<=[–-]\s?)al\.|외(?=\s|$))(?=[\s,;:.)\]]|$)/gu;

const SURE =
  /(?<=[\p{L}\p{M}.,)'’]\s)(?:dan|ve|oraz|ning|és|ir|un|ja|dhe|agus|eta|și|şi|và|та|і|й|και|kaj|และ|और|ও|এবং|和|と|및|與|与|及)(?=\s\p{L})/gu;

/** Between names when an initial or a comma stands before, an initial behind, or two words on either side. */
const SHOWN =
  /(?<=(?:(?<!\p{L})\p{Lu}{1,3}\.?|,)\s)(?:i|a|in)(?=\s\p{Lu})|(?<=\p{L}\s)(?:i|a|in)(?=\s\p{Lu}{1,2}(?:\.|\s\p{Lu}))|(?<=\p{Lu}[\p{L}'’.-]{0,20},?\s\p{Lu}[\p{L}'’-]{1,20}\s)(?:i|a|in)(?=\s\p{Lu}[\p{L}'’-]{1,20}\s\p{Lu})/gu;

/** The list with "&" for such words, and whether it says that there are others. */
export function partJoined(text: string): { readonly text: string; readonly others: boolean } {
  const cut = MAY_TELL_OTHERS.test(text) ? text.replace(OTHERS, ' ; ') : text;
  const sure = MAY_JOIN.test(cut) ? cut.replace(SURE, '&') : cut;
  return { text: SHORT.test(sure) ? sure.replace(SHOWN, '&') : sure, others: cut !== text };
}

/** A letter that no name has: it holds the words of one family name together while a list is parted. */
const HELD = 'ꞏ';
/** "Ramón y Cajal, S.", "Ortega y Gasset, José", "Castro e Costa A": of two people the first would have given names or initials of his own. */
const COMPOUND =
  /(?<=^|(?<!\p{L})\p{Lu}{1,3}\.?,\s|[;&]\s|,\sand\s)(\p{Lu}[\p{L}’'-]{1,20})\s([ye])\s(\p{Lu}[\p{L}’'-]{1,20})(?=,\s\p{Lu}(?:\.|\p{Ll}{2,15}(?:[.,;]|\s\p{Lu}|\s?$))|\s\p{Lu}{1,3}(?:[,;]|$))/gu;

/** The list with such family names held together as one word. */
export const compounds = (text: string): string =>
  text.includes(' y ') || text.includes(' e ') ? text.replace(COMPOUND, `$1${HELD}$2${HELD}$3`) : text;

/** A family name as it is printed. */
export const parted = (family: string): string => (family.includes(HELD) ? family.replaceAll(HELD, ' ') : family);

const SEVERAL =
  /\s[–-]\s.*\s[–-]\s|^[^,–]{2,30},\s[^,–]{2,30}\s[–-]\s\p{Lu}[^,–]{1,30},\s[^,–]{2,30}$|^\p{Lu}\p{L}{2,20}(?:\s\p{Lu}\p{L}{2,20}){1,2}\s–\s\p{Lu}\p{L}{2,20}(?:\s\p{Lu}\p{L}{2,20}){1,2}\s{0,3}[.,:;]?\s{0,3}$/u;
const ANY_DASH = /(?<!(?<!\p{L})\p{Lu}\.)\s[–-]\s(?=\p{L})|\s[–-]\s(?=\p{L}[\p{L}'’,])/gu;
/** Behind an initial, or before one: one between words may join a double name, one between initials a double given name. */
const BESIDE_INITIAL = /(?<=(?<!\p{L})\p{Lu}\.?)\s[–-]\s(?=\p{L}[\p{L}'’])|(?<=\p{L}{2})\s[–-]\s(?=\p{Lu}\.)/gu;

/** "Lane, A. – Reed, B. – Moss, C.": the list with a semicolon for every dash between names. */
export function partDashed(text: string): string {
  if (!text.includes(' – ') && !text.includes(' - ')) return text;
  return text.replace(SEVERAL.test(text) ? ANY_DASH : BESIDE_INITIAL, ' ; ');
}

/** What stands behind a whole name and looks like initials. */
const DEGREE = /^(?:I{2,3}|IV|VI{0,3}|MD|MS|MA|BS|BA|RN|DO|MPH|MBA|JD|DDS)$/;

/** "Virtanen A Okafor BC Hahn U": a piece parted into names that end in their initials; itself when it is one name. */
export function partRun(piece: string): readonly string[] {
  const last = piece.slice(piece.lastIndexOf(' ') + 1);
  if (!isInitials(last)) return [piece];
  const words = piece.split(' ');
  if (words.length < 4 || DEGREE.test(last)) return [piece];
  const names: string[] = [];
  for (let i = 0; i < words.length; ) {
    const from = i;
    while (isParticle(words[i] ?? '') && i < words.length - 2) i += 1;
    const family = words[i] ?? '';
    // A few capitals are a short name where initials follow.
    if (isInitials(family) && (family.length < 2 || family.includes('.') || !isInitials(words[i + 1] ?? ''))) return [piece];
    i += 1;
    const initials = i;
    while (i < words.length && isInitials(words[i] ?? '') && i - initials < 3 && !(i > initials && shortName(words, i))) i += 1;
    if (i === initials) return [piece];
    names.push(words.slice(from, i).join(' '));
  }
  // "David J. Hahn IB": of two, both write their initials alike.
  if (names.length === 2 && names[0]?.endsWith('.') !== last.endsWith('.')) return [piece];
  return names;
}

/** "… WU J. LI X.": a few capitals without a stop where others bear one. */
const shortName = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return (
    word.length > 1 && word.length < 5 && !word.includes('.') && (words[at - 1] ?? '').endsWith('.') && isInitials(words[at + 1] ?? '')
  );
};
