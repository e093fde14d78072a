/**
 * The greatest of some counts, 0 of none. For lists as long as a text has sentences, which are more than a function takes arguments.
 */
export const mostOf = (counts: readonly number[]): number => counts.reduce((most, count) => Math.max(most, count), 0);
