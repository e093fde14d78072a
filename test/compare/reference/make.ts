/** A whole reference out of the parts a test is about. */
import type { Reference } from '../../../src/model/cited.ts';

export const referenceOf = (parts: Partial<Reference>): Reference => ({
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 0 },
  raw: '',
  fields: {},
  fieldSpans: {},
  route: 'formal',
  routeWhy: 'has authors and a title',
  origin: 'entry',
  confidence: 1,
  ...parts,
});
