/** Numbers written in Chinese signs: 一万二千 is 12,000, 三千五百 3,500, 二十 20. A lone sign is mostly part of a word, and is left alone. */

/** No Chinese sign stands before it: 〇 is the first. */
const BEFORE_HAN = 0x3006;
const ONES = '〇零一二三四五六七八九';
const TENS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const MYRIADS = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
  ['兆', 1e12],
]);
/** Signs of ones and of tens together: "百万" and "十分" are words too. */
const NUMERAL =
  /[十百千]{0,1}(?:[一二三四五六七八九两兩][十百千万萬亿億兆]|(?<=十)[一二三四五六七八九])[〇零一二三四五六七八九两兩十百千万萬亿億兆]{0,20}/u;

/** Where the first such number stands in a run of signs; null where none does. */
export function hanNumeralIn(run: string): { readonly start: number; readonly end: number } | null {
  const found = NUMERAL.exec(run);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The value of a number in Chinese signs, and the worth of its last place; null for anything else. */
export function hanValue(print: string): { readonly value: number; readonly step: number } | null {
  let [whole, part, one, step] = [0, 0, 0, 1];
  for (const sign of print) {
    const digit = sign === '两' || sign === '兩' ? 2 : Math.max(0, ONES.indexOf(sign) - 1);
    const [ten, myriad] = [TENS.get(sign), MYRIADS.get(sign)];
    if (ten !== undefined) {
      part += (one === 0 ? 1 : one) * ten;
      [one, step] = [0, ten];
    } else if (myriad !== undefined) {
      whole += (part + one === 0 ? 1 : part + one) * myriad;
      [part, one, step] = [0, 0, myriad];
    } else if (ONES.includes(sign) || sign === '两' || sign === '兩') [one, step] = [digit, 1];
    else return null;
  }
  return { value: whole + part + one, step };
}

/** Whether a word is such a number and nothing else. Most words are told by their first letter. */
export const isHanNumeral = (word: string): boolean => word.length > 1 && word.charCodeAt(0) > BEFORE_HAN && hanValue(word) !== null;
