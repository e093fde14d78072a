/**
 * Letters and digits by their code, for loops that look at every character of every text: nearly all are ASCII, which a comparison tells, and
 * only the rest is asked of a pattern.
 */

const LETTER = /\p{L}/u;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
const CAPITAL = /[\p{Lu}\p{Lt}]/u;

const { charCodeAt } = String.prototype;

/**
 * The code of the character at a place; NaN where there is none. The same as the method of the text: but a text comes in a dozen forms inside
 * the engine (slices, joined ones, those of one or two bytes), and to look the method up in all of them takes longer than to read the letter.
 */
export const codeAt = (text: string, at: number): number => charCodeAt.call(text, at);

export const isSmallAscii = (code: number): boolean => code >= 97 && code <= 122;
export const isCapitalAscii = (code: number): boolean => code >= 65 && code <= 90;
export const isLetterAscii = (code: number): boolean => isSmallAscii(code) || isCapitalAscii(code);
export const isDigitAscii = (code: number): boolean => code >= 48 && code <= 57;

/** Whether a character is a letter or a digit without marks, as nearly all are. */
export const isPlain = (code: number): boolean => isLetterAscii(code) || isDigitAscii(code);

/** Whether a character is a letter. Takes its code and one UTF-16 unit of text; half of a pair is none. */
export const isLetter = (code: number): boolean => (code < 128 ? isLetterAscii(code) : LETTER.test(String.fromCharCode(code)));
/** The same, marks that stand on letters included. */
export const isLetterOrMark = (code: number): boolean =>
  code < 128 ? isLetterAscii(code) : LETTER_OR_MARK.test(String.fromCharCode(code));
export const isDigit = (code: number): boolean => (code < 128 ? isDigitAscii(code) : DIGIT.test(String.fromCharCode(code)));
/** A capital, or a letter that begins words in its place (ǅ). */
export const isCapital = (code: number): boolean => (code < 128 ? isCapitalAscii(code) : CAPITAL.test(String.fromCharCode(code)));
