/** Which raised words are numbers of works that stay as they are: no raised sign stands for a comma or a bracket. */

/** Longest row of numbers that a mark raises. */
const LONGEST = 60;
/** "1,2", "[3–5]", and with places as some styles raise them: "9(p86),10". */
const NUMBERS = /^[[(]?(?:[\d\s,;–−-]|\(pp?\.?\s?\d{1,5}(?:[–-]\d{1,5})?\))+[\])]?$/;

/** Whether raised words are a row of numbers, with brackets and pages or without. */
export const areNumbers = (words: string): boolean => words.length >= 2 && words.length <= LONGEST && NUMBERS.test(words);
