/** Reads one citation of law by its form, for tests of the forms. */
import { readLaw } from '../../../src/extract/parse/law.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
/** What is read in a citation by its form, its fields having been read as `before`. */
export const read = (raw: string, before: CslItem = {}): { fields: Draft; spans: Record<string, Span[]>; type: string | null } => {
  const fields: Draft = { ...before };
  const spans: Record<string, Span[]> = {};
  const type = readLaw(fields, spans, raw);
  return { fields, spans, type };
};
