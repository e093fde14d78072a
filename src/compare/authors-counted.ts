/** How many authors two lists do not share, in words. */

/** "1 author", "3 authors". */
export const many = (count: number): string => (count === 1 ? '1 author' : `${count} authors`);

/** Of `n` cited people, how many are not recorded at all, and how many bear a recorded family name with another given name. */
export function different(missing: number, surnames: number, n: number): string {
  if (missing === 0) return `${many(surnames)} of ${n} cited with another given name`;
  return `${many(missing)} of ${n} cited not recorded${surnames > 0 ? `, ${surnames} with another given name` : ''}`;
}
