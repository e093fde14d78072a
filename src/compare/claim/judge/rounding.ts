/**
 * Whether a number of a claim is one of the evidence, rounded. A rounded number answers to the exact one; a near one does not.
 */

/** How far off a number that was rounded may be, as a share. */
const MOST_OFF = 0.025;

/**
 * Whether a number of the claim is one of the evidence with fewer places: 3.2 of 3.19, 4,400 of 4,387. A single nought at the end
 * is a number's own (120 is not 118), and years are never rounded (2000 is not 2011).
 */
export function rounds(value: number, other: number): boolean {
  if (value === 0 || Math.abs(value - other) > Math.abs(other) * MOST_OFF || (isYear(value) && isYear(other))) return false;
  const ownNought = value % 10 === 0 && value % 100 !== 0;
  const figures =
    value
      .toExponential()
      .replace(/e.*$/s, '')
      .replace(/[^0-9]/g, '').length + (ownNought ? 1 : 0);
  return figures < 4 && Number(other.toPrecision(figures)) === value;
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1000 && value <= 2200;
