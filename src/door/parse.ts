/** `stet/parse` behind guards, in browsers too. */
import * as face from '../parse.ts';
import { guarded } from './guard.ts';
import { BYTES, TEXT } from './kinds.ts';

export * from '../parse.ts';

export const parseReference = guarded('parseReference', face.parseReference, { raw: TEXT });
export const useWeights = guarded('useWeights', face.useWeights, { weights: BYTES });
