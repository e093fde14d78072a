/** Holds what was sent against its shape, and says of each place where it is not as it should be. */
import { complaints, type Issue } from '../settings/wanted.ts';
import { Problem } from './problem.ts';

type Checked<Shape> =
  | { readonly success: true; readonly data: Shape }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Schema<Shape> {
  safeParse(value: unknown): Checked<Shape>;
  /** What may stand in an object, by name. */
  readonly shape?: unknown;
}

/** Places that are told of at most. */
const MOST = 20;

/** The value in its shape. Throws Problem 400 that names each place where it is not. */
export function checkedBy<Shape>(schema: Schema<Shape>, value: unknown): Shape {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const errors = complaints(checked.error.issues.slice(0, MOST), value, Object.keys(schema.shape ?? {}));
  const detail = errors.map(({ path, message }) => `${path === '' ? 'What was sent' : `"${path}"`} ${message}`).join('; ');
  throw new Problem('usage', /[.?]$/.test(detail) ? detail : `${detail}.`, { errors });
}
