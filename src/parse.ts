/**
 * The door `stet/parse`: the reference parser alone, for browsers and other places without files. There the weights are handed in once, from
 * `stet/parse/weights.bin`; in Node they are found beside the code.
 */
export { type ParsedReference, parseReference, useWeights } from './extract/reference.ts';
export type { CslDate, CslItem, CslName } from './model/csl.ts';
export type { Span } from './model/document.ts';
