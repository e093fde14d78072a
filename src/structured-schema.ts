/**
 * Whether structured output keeps to a schema (JSON Schema, or a zod schema of any copy of zod), and whether its references have a shape that
 * can be read. Kept apart from `structured.ts`, which checks what the texts claim.
 */
import { z } from 'zod';
import { StetError } from './errors.ts';
import { type JsonPointer, unreadableRefs } from './extract/structured.ts';

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
  let type: OwnSchema;
  try {
    type = isOwn(schema) ? schema : z.fromJSONSchema(schema);
  } catch (thrown) {
    throw new StetError('usage', `the schema cannot be read as JSON Schema: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
  }
  const parsed = type.safeParse(json);
  const told = parsed.success ? [] : (parsed.error?.issues ?? []).map(({ path, message }) => ({ pointer: pointerOf(path), says: message }));
  const known = new Set(told.map(({ pointer }) => pointer));
  // Names that are required and described nowhere are not asked for by zod.
  return isOwn(schema) ? told : [...told, ...missingIn(json, schema, [], 0).filter(({ pointer }) => !known.has(pointer))];
}

/** A schema goes no deeper than this. */
const DEEPEST = 60;

function missingIn(json: unknown, schema: unknown, path: readonly PropertyKey[], depth: number): StructuredProblem[] {
  if (depth > DEEPEST || !isRecord(schema)) return [];
  const { required, properties, items } = schema;
  if (Array.isArray(json)) return json.flatMap((one, i) => missingIn(one, items, [...path, i], depth + 1));
  if (!isRecord(json)) return [];
  const missing = (Array.isArray(required) ? required : [])
    .filter((name): name is string => typeof name === 'string' && !Object.hasOwn(json, name))
    .map((name) => ({ pointer: pointerOf([...path, name]), says: 'is required and not there' }));
  const within = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, inner]) =>
        Object.hasOwn(json, name) ? missingIn(json[name], inner, [...path, name], depth + 1) : [],
      )
    : [];
  return [...missing, ...within];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** References that are neither a text nor a number nor a list of these: nothing can be told of what they stand beside. */
export const shapeProblems = (json: unknown): StructuredProblem[] =>
  unreadableRefs(json).map((pointer) => ({ pointer, says: 'references must be a text, a number or a list of these' }));
