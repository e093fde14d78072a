/**
 * Whether structured output keeps to a schema (JSON Schema, or a zod schema of any copy of zod), and whether its references have a shape that
 * can be read. Kept apart from `structured.ts`, which checks what the texts claim.
 */
import { z } from 'zod';
import { StetError } from './errors.ts';
import { type JsonPointer, tooDeep, unreadableRefs, valueAt } from './extract/structured.ts';

export interface StructuredProblem {
  readonly pointer: JsonPointer;
  readonly says: string;
}

/** A schema that checks by itself: zod's, whichever copy or version of it the caller has. */
export interface OwnSchema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
  };
}

export type AnySchema = OwnSchema | Readonly<Record<string, unknown>>;

const isOwn = (schema: AnySchema): schema is OwnSchema => 'safeParse' in schema && typeof schema.safeParse === 'function';

const pointerOf = (path: readonly PropertyKey[]): JsonPointer =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Where a JSON value does not keep to a schema. Throws StetError `usage` for a schema that is none. */
export function schemaProblems(json: unknown, schema: AnySchema): StructuredProblem[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw new StetError('usage', 'a schema is an object: JSON Schema, or a zod schema');
  const own = isOwn(schema) ? schema : null;
  const written = isOwn(schema) ? {} : unwrapped(schema);
  let type: OwnSchema;
  try {
    type = own ?? z.fromJSONSchema(written);
  } catch (thrown) {
    throw new StetError('usage', `the schema cannot be read as JSON Schema: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
  }
  const parsed = type.safeParse(json);
  const told = parsed.success ? [] : (parsed.error?.issues ?? []).map(({ path, message }) => ({ pointer: pointerOf(path), says: message }));
  const known = new Set(told.map(({ pointer }) => pointer));
  // Names that are required and described nowhere are not asked for by zod.
  return [...told, ...missingIn(json, written, written, [], 0).filter(({ pointer }) => !known.has(pointer))];
}

/** The schema itself, where it stands in the wrapping in which language models are given it: `{ name, strict, schema }`. */
function unwrapped(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inner = [schema.schema, schema.json_schema].find(isRecord);
  return inner === undefined || isRecord(schema.properties) || '$ref' in schema ? schema : unwrapped(inner);
}

/** A schema goes no deeper than this. */
const DEEPEST = 60;

function missingIn(json: unknown, written: unknown, root: unknown, path: readonly PropertyKey[], depth: number): StructuredProblem[] {
  if (depth > DEEPEST || !isRecord(written)) return [];
  const within = (value: unknown, inner: unknown, at: readonly PropertyKey[]): StructuredProblem[] =>
    missingIn(value, inner, root, at, depth + 1);
  const { required, properties, items, allOf, $ref } = written;
  const elsewhere = [
    ...(typeof $ref === 'string' && $ref.startsWith('#/') ? within(json, valueAt(root, $ref.slice(1)), path) : []),
    ...(Array.isArray(allOf) ? allOf.flatMap((one) => within(json, one, path)) : []),
  ];
  if (Array.isArray(json)) return [...elsewhere, ...json.flatMap((one, i) => within(one, items, [...path, i]))];
  if (!isRecord(json)) return elsewhere;
  const missing = (Array.isArray(required) ? required : [])
    .filter((name): name is string => typeof name === 'string' && !Object.hasOwn(json, name))
    .map((name) => ({ pointer: pointerOf([...path, name]), says: 'is required and not there' }));
  const inside = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, inner]) => (Object.hasOwn(json, name) ? within(json[name], inner, [...path, name]) : []))
    : [];
  return [...elsewhere, ...missing, ...inside];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What could not be read: references that are neither a text nor a number nor a list of these, and what nests too deep to be looked at. */
export const shapeProblems = (json: unknown): StructuredProblem[] => [
  ...unreadableRefs(json).map((pointer) => ({ pointer, says: 'references must be a text, a number or a list of these' })),
  ...tooDeep(json).map((pointer) => ({ pointer, says: 'what nests deeper than here was not looked at' })),
];
