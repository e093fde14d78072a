/** Labels for tests, of which only what a case is about is said. */
import type { Labels } from '../../../src/model/evidence.ts';

/** All six labels, those not given being `unknown`. */
export const labelled = (some: Partial<Labels>): Labels => ({
  title: 'unknown',
  authors: 'unknown',
  venue: 'unknown',
  date: 'unknown',
  url: 'unknown',
  doi: 'unknown',
  ...some,
});
