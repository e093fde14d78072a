/** What a source tells of something else than a claim does. */
export type { Ruled as Told } from '../rulings/ruled.ts';
export { FOUND } from '../rulings/ruled.ts';
