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
  if (isOwn(schema)) return toldBy(schema, json);
  const written = unwrapped(schema);
  return writtenProblems(json, written, written, [], 0);
}

const toldBy = (type: OwnSchema, json: unknown): StructuredProblem[] => {
  const parsed = type.safeParse(json);
  return parsed.success ? [] : (parsed.error?.issues ?? []).map(({ path, message }) => ({ pointer: pointerOf(path), says: message }));
};

/** Where a value does not keep to a JSON Schema or a part of one, which may refer to others of `root`. `path`: where the value stands. */
function writtenProblems(
  json: unknown,
  written: unknown,
  root: WrittenSchema,
  path: readonly PropertyKey[],
  depth: number,
): StructuredProblem[] {
  if (written === false) return [{ pointer: pointerOf(path), says: 'is not allowed there' }];
  if (!isRecord(written) || depth > DEEPEST) return [];
  const { $schema, $defs, definitions } = root;
  const known: WrittenSchema = Object.fromEntries(Object.entries(root).filter(([key]) => /^(?:\$schema|\$defs|definitions)$/.test(key)));
  let type: OwnSchema;
  try {
    const older = $schema === undefined && $defs === undefined && definitions !== undefined;
    type = z.fromJSONSchema(
      { ...readable(known), ...readable(isRecord(json) && kindOf(written) === 'object' ? { ...written, type: 'object' } : written) },
      older ? { defaultTarget: 'draft-7' } : {},
    );
  } catch (thrown) {
    throw new StetError('usage', `the schema cannot be read as JSON Schema: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
  }
  const told = toldBy(type, json).map(({ pointer, says }) => ({ pointer: `${pointerOf(path)}${pointer}`, says }));
  const seen = new Set(told.map(({ pointer }) => pointer));
  const within: Within = (value, inner, at) => writtenProblems(value, inner, root, at, depth + 1);
  // Names that are required and described nowhere are not asked for by zod, and some keywords are not read.
  const beside = [...missingIn(json, written, root, path, 0), ...conditionsIn(json, written, root, path, within, 0)];
  return [...told, ...beside.filter(({ pointer }, i) => !seen.has(pointer) && beside.findIndex((one) => one.pointer === pointer) === i)];
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

/** A schema as it is written in JSON. */
type WrittenSchema = Readonly<Record<string, unknown>>;
/** Where a value does not keep to a part of the schema. */
type Within = (value: unknown, inner: unknown, at: readonly PropertyKey[]) => StructuredProblem[];

/** Keywords that are looked at here, since zod refuses them. */
const OURS = ['if', 'then', 'else', 'not', 'dependentRequired'] as const;
/** Keywords that hold schemas by name, in a list, and one. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
const LISTED: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SINGLE: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'contains', 'propertyNames']);

/** Whether zod reads a choice of a schema as it is meant: a choice that only names what is required means nothing to it. */
const isPlain = (choice: unknown): boolean => {
  if (!isRecord(choice)) return true;
  const { required, properties } = choice;
  const described = (name: unknown): boolean => typeof name === 'string' && isRecord(properties) && Object.hasOwn(properties, name);
  return !OURS.some((key) => key in choice) && (!Array.isArray(required) || required.every(described));
};
const isOurs = (choices: unknown): choices is readonly unknown[] => Array.isArray(choices) && !choices.every(isPlain);

/** A schema without what zod does not read; `nullable` of OpenAPI, and a type that is meant and not named, as choices. */
function readable(schema: WrittenSchema): WrittenSchema {
  const one = (value: unknown): unknown => (isRecord(value) ? readable(value) : value);
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (OURS.some((ours) => ours === key) || ((key === 'anyOf' || key === 'oneOf') && isOurs(value)) || key === 'nullable') return [];
    if (NAMED.has(key) && isRecord(value))
      return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, one(inner)]))]];
    if (LISTED.has(key) && Array.isArray(value)) return [[key, value.map(one)]];
    return [[key, SINGLE.has(key) ? one(value) : value]];
  });
  const read = Object.fromEntries(entries);
  if (schema.nullable === true) return { anyOf: [read, { type: 'null' }] };
  const kind = kindOf(schema);
  // A keyword of one type says nothing of values of another; zod reads none where no type is named.
  const others = ['object', 'array', 'string', 'number', 'boolean', 'null'].filter((one) => one !== kind);
  return kind === null ? read : { anyOf: [{ ...read, type: kind }, { type: others }] };
}

/** Keywords by the one type of which they say something. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames', 'minProperties', 'maxProperties']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];
/** Keywords beside which a type need not be named. */
const TYPED = ['type', 'const', 'enum', '$ref', 'allOf', 'anyOf', 'oneOf'];

/** The type that a schema means without naming it; null where it names one, or means several or none. */
function kindOf(schema: WrittenSchema): string | null {
  const kinds = KINDS.filter(([, keywords]) => keywords.some((key) => key in schema));
  const [only] = kinds;
  return only === undefined || kinds.length > 1 || TYPED.some((key) => key in schema) ? null : only[0];
}

/** Conditions, choices that only name what is required, and what is ruled out. */
function conditionsIn(
  json: unknown,
  written: unknown,
  root: WrittenSchema,
  path: readonly PropertyKey[],
  within: Within,
  depth: number,
): StructuredProblem[] {
  if (depth > DEEPEST || !isRecord(written)) return [];
  const further = (value: unknown, inner: unknown, at: readonly PropertyKey[]): StructuredProblem[] =>
    conditionsIn(value, inner, root, at, within, depth + 1);
  const keeps = (inner: unknown): boolean => within(json, inner, path).length === 0;
  const here = (says: string): StructuredProblem[] => [{ pointer: pointerOf(path), says }];
  const { $ref, allOf, anyOf, oneOf, not, properties, items } = written;
  const found = [
    ...(typeof $ref === 'string' && $ref.startsWith('#/') ? further(json, valueAt(root, $ref.slice(1)), path) : []),
    ...(Array.isArray(allOf) ? allOf.flatMap((one) => further(json, one, path)) : []),
    ...(isOurs(anyOf) && !anyOf.some(keeps) ? here('keeps to none of the choices') : []),
    ...(isOurs(oneOf) ? choiceOf(oneOf.filter(keeps).length, here) : []),
    ...(not !== undefined && keeps(not) ? here('is what the schema rules out') : []),
    ...('if' in written ? within(json, keeps(written.if) ? written.then : written.else, path) : []),
    ...dependent(json, written.dependentRequired, path),
  ];
  if (Array.isArray(json)) return [...found, ...json.flatMap((one, i) => further(one, items, [...path, i]))];
  if (!isRecord(json) || !isRecord(properties)) return found;
  const inside = Object.entries(properties).flatMap(([name, inner]) =>
    Object.hasOwn(json, name) ? further(json[name], inner, [...path, name]) : [],
  );
  return [...found, ...inside];
}

const choiceOf = (kept: number, here: (says: string) => StructuredProblem[]): StructuredProblem[] =>
  kept === 1 ? [] : here(kept === 0 ? 'keeps to none of the choices' : 'keeps to more than one of the choices');

/** What is required beside another name that is there. */
function dependent(json: unknown, needs: unknown, path: readonly PropertyKey[]): StructuredProblem[] {
  if (!isRecord(json) || !isRecord(needs)) return [];
  return Object.entries(needs).flatMap(([name, others]) =>
    !Object.hasOwn(json, name) || !Array.isArray(others)
      ? []
      : others
          .filter((other): other is string => typeof other === 'string' && !Object.hasOwn(json, other))
          .map((other) => ({ pointer: pointerOf([...path, other]), says: `is required beside “${name}” and not there` })),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What could not be read: references that are neither a text nor a number nor a list of these, and what nests too deep to be looked at. */
export const shapeProblems = (json: unknown): StructuredProblem[] => [
  ...unreadableRefs(json).map((pointer) => ({ pointer, says: 'references must be a text, a number or a list of these' })),
  ...tooDeep(json).map((pointer) => ({ pointer, says: 'what nests deeper than here was not looked at' })),
];
