/**
 * Whether what was printed is what was read: references that begin in the middle of a name, that hold two works, or whose letters a
 * font did not tell. What such a text lacks must not count against anybody.
 */
import type { Reference } from '../../model/cited.ts';

/** "Day BL, Fitzpatrick RC (2005)": how an entry begins in lists that put the year behind the names. */
const BEGINS = /\p{Lu}[\p{L}'’-]{1,30},? (?:\p{Lu}\.? ?){1,4}(?:,? ?(?:and|&|et al\.?))?,? ?\((?:1[89]|20)\d\d[a-z]?\)/gu;
/** "2021. M. Quill, I. Rook, and": a list of names with their initials in front, behind the year with which another reference ended. */
const BEGINS_AGAIN =
  /[\s(](?:19|20)\d\d[a-z]?\)?\.\s{1,3}(?:\p{Lu}\.\s?){1,2}(?:\p{Lu}[\p{L}'’-]{1,30}\s?){1,2},\s(?:\p{Lu}\.\s?){1,2}\p{Lu}\p{Ll}/u;
/** Initials or a bare sign where a family name should stand. */
const HEADLESS = /^\s*(?:\p{Lu}{1,4}|\p{Ll}{1,3}),\s\p{Lu}/u;
/** A family name without initials and another author behind it, as the first of two lines ends; or the middle of a title. */
const CUT_OFF = /^\s{0,5}(?:\p{Lu}[\p{Ll}'’-]{2,30},\s(?:and|&)\s\p{Lu}\.|(?:of|and|in|for|on|with|by|from|to|the|as|at|or)\s\p{L})/u;

/** What was read as the title is a word that stands beside titles, never one: the true title stands elsewhere. */
const NO_TITLE =
  /^\W{0,5}(?:eds?|editors?|edited by|hrsg|herausgeber|et al|internet|online|available|accessed|retrieved|in press|anonymous|authors?|n\.? ?d)\W{0,5}$/i;

/** Longest stretch of a reference that is looked at, in characters. */
const LOOKED_AT = 2_000;
/** Signs that no language has within a word, and characters that stand for none. */
const NEVER = /(?<=[\p{L}\d'‘’])[¶¦¤¬‡‰¼¾÷](?=[\p{L}\d'‘’•‚–—])|[\u0080-\u009f\ue000-\uf8ff\ufffd]/gu;
/** Signs that words of a language hardly have within them; formulas do, and are left alone. */
const HARDLY = /(?<=[\p{L}\d'‘’])[`|~^•‚„ˆ‹›™¢¥©ª«±¸»](?=[\p{L}\d'‘’`|~^•‚„ˆ‹›™¢¥©ª«±¸»])/gu;
const FORMULA = /\\[A-Za-z]|\$|\^[{\d+-]/u;
/**
 * A letter with a mark and a digit as one word, or two such letters alone; such a letter, a digit and a letter, or a small and a capital one,
 * or one behind a raised digit ("æV²Â"), within a word: bytes of letters that the font does not map.
 */
const BYTES =
  /(?<![\p{L}\d])(?:[à-öø-ÿ][\d¶¦]|[À-ÖØ-öø-ÿ]{2,4})(?![\p{L}\d])|[À-ÖØ-öø-ÿ]\d\p{L}|[à-öø-ÿ][À-ÖØ-ÞŠŽ]|(?<=\p{L})[¹²³][À-ÖØ-öø-ÿ]/gu;

/** Signs of which a word of any language holds one, if at all. */
const ODD = /[‚ƒ„ˆ‰‹›•€¢£¤¥¦¨ª¬¯°±³´¸¹º¼½¾¿÷×]/gu;
/** The same beside a letter. */
const ODD_IN_WORD = /[‚ƒ„ˆ‰‹›•€¢£¤¥¦¨ª¬¯°±³´¸¹º¼½¾¿÷×](?=\p{L})|(?<=\p{L})[‚ƒ„ˆ‰‹›•€¢£¤¥¦¨ª¬¯°±³´¸¹º¼½¾¿÷×]/gu;
/** So many of them, all different, make one word a word of signs; so many beside letters, a whole text. */
const MANY_IN_WORD = 3;
const MANY_IN_TEXT = 4;

/** Whether such signs stand for letters of a script that the font does not map. */
const isOfSigns = (text: string): boolean =>
  new Set(text.match(ODD_IN_WORD)).size >= MANY_IN_TEXT || text.split(/\s+/).some((word) => new Set(word.match(ODD)).size >= MANY_IN_WORD);

/** Texts in which none of these signs and letters can stand. */
const PLAIN = /^[ -\]_a-{}]*$/;

/** Words of marked letters alone. */
const WORDS = new Set(['çà', 'öä', 'éé', 'éà', 'üä']);

/** Whether letters of a printed text were lost: fonts that do not say which letters they draw leave such signs in their place. */
export function hasLostLetters(raw: string): boolean {
  const text = raw.slice(0, LOOKED_AT);
  if (PLAIN.test(text)) return false;
  const hardly = FORMULA.test(text) ? 0 : (text.match(HARDLY)?.length ?? 0);
  const bytes = (text.match(BYTES) ?? []).filter((word) => !WORDS.has(word.toLowerCase())).length;
  return (text.match(NEVER)?.length ?? 0) > 0 || bytes > 0 || hardly > 1 || isOfSigns(text);
}

/** A word with letters of two alphabets: "соmраrison" looks right and is found nowhere. */
const MIXED = /(?<=\p{Script=Latin})\p{Script=Cyrillic}|(?<=\p{Script=Cyrillic})\p{Script=Latin}/gu;
/** A text with so many such seams was typed or recognised in letters that look like those meant. */
const SEAMS = 4;

/** Whether letters stand for others that look like them, in another alphabet. */
const mixesAlphabets = (raw: string): boolean => !PLAIN.test(raw) && (raw.slice(0, LOOKED_AT).match(MIXED)?.length ?? 0) >= SEAMS;

/** Whether a reference mixes alphabets, or a printed one was cut at its beginning, lost letters, or is two run into one, as far as its form tells. */
export const isGarbled = ({ origin, raw, fields }: Reference): boolean =>
  mixesAlphabets(raw) || (origin !== 'entry' && isGarbledPrint(raw, fields));

const isGarbledPrint = (raw: string, fields: Reference['fields']): boolean =>
  NO_TITLE.test(fields.title ?? '-') ||
  HEADLESS.test(raw) ||
  CUT_OFF.test(raw) ||
  (raw.slice(0, LOOKED_AT).match(BEGINS)?.length ?? 0) > 1 ||
  BEGINS_AGAIN.test(raw.slice(0, LOOKED_AT)) ||
  hasLostLetters(raw);
