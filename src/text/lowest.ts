/** Looking something up in what is in order: offsets of words, marks of a text. */

/** The lowest index below `count` that meets a condition which all higher ones meet too; `count` when none does. Logarithmic. */
export function lowest(count: number, meets: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (meets(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Index of the last of some numbers in rising order that is not above a value; 0 when none is. */
export const lastUpTo = (numbers: readonly number[], value: number): number =>
  Math.max(0, lowest(numbers.length, (i) => (numbers[i] ?? 0) > value) - 1);

/** Index of the last of some stretches, which come in order, that does not begin behind an offset: the one that holds it, where they leave no gap; 0 when none does. */
export const indexHolding = (stretches: readonly { readonly start: number }[], offset: number): number =>
  Math.max(0, indexFrom(stretches, offset + 1) - 1);

/** Index of the first of some stretches, which come in order, that begins at an offset or behind it; their number when none does. */
export const indexFrom = (stretches: readonly { readonly start: number }[], offset: number): number =>
  lowest(stretches.length, (i) => (stretches[i]?.start ?? 0) >= offset);
