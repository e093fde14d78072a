/** Fields that hold the references of structured output, and the shapes in which models write them. */
import { namesIn } from '../../text/source-names.ts';

/** References as they were written: each a name or a number of a source. */
export interface Refs {
  readonly refs: readonly (string | number)[];
  /** One by itself, not a list. */
  readonly single: boolean;
}

const OWN = /^source[_\-\s]?refs?$/i;
const BESIDE = /^(.+?)[_\-\s]source[_\-\s]?refs?$/i;
const CAMEL = /^(.+?)SourceRefs?$/;

/** "source_refs", "sourceRefs", "source-ref": the references of the object itself. */
export const isOwnRefs = (key: string): boolean => OWN.test(key);

/** The field whose references a field holds: "summary" for "summary_source_refs", "summarySourceRefs"; null for any other. */
export const fieldOfRefs = (key: string): string | null => (CAMEL.exec(key) ?? BESIDE.exec(key))?.[1] ?? null;

export const holdsRefs = (key: string): boolean => isOwnRefs(key) || fieldOfRefs(key) !== null;

/** The references of a field as a list, each as written; what stands for none is left out. */
export const writtenRefs = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]).filter((one) => one !== null);

/** The references of a field; null when it has a shape that cannot be read. `null`, alone or in a list, stands for none. */
export function refsOf(value: unknown): Refs | null {
  if (value === undefined) return null;
  if (value === null) return { refs: [], single: false };
  const refs: (string | number)[] = [];
  for (const one of writtenRefs(value)) {
    const name = namesIn(one)[0];
    if (name === undefined) return Array.isArray(value) && isListOfLists(value) ? { refs: [], single: false } : null;
    refs.push(name);
  }
  return { refs, single: !Array.isArray(value) };
}

const isListOfLists = (value: readonly unknown[]): boolean => value.every((one) => one === null || Array.isArray(one));
