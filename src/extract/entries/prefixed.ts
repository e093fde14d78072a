/** Labels of a letter or a few and a number that counts, "S1", "R2", "A-3", as lists of supplements and appendices have them. */

const LABEL = /^([A-Z]{1,3}-?)([1-9]\d{0,2})$/;

/** Entries that must be counted so, of all that bear a label. */
const SHARE = 0.8;

/** The letters in front of the numbers where the labels of a list count from one to the next behind the same letters; null elsewhere ("AB01", "Ng24"). */
export function countedPrefix(labels: readonly string[]): string | null {
  const read = labels.map((label) => LABEL.exec(label));
  const prefix = read.find((found) => found !== null)?.[1];
  if (prefix === undefined || labels.length < 2) return null;
  const numbers = read.map((found) => (found?.[1] === prefix ? Number(found[2]) : Number.NaN));
  const rising = numbers.filter((number, i) => i > 0 && number === (numbers[i - 1] ?? Number.NaN) + 1).length;
  return rising >= (labels.length - 1) * SHARE ? prefix : null;
}
