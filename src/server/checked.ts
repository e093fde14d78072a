/** Holds what was sent against its shape, and says of each place where it is not as it should be. */
import { Problem } from './problem.ts';

type Checked<Shape> =
  | { readonly success: true; readonly data: Shape }
  | {
      readonly success: false;
      readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
    };

/** The value in its shape. Throws Problem 400 that names each place where it is not. */
export function checkedBy<Shape>(schema: { safeParse(value: unknown): Checked<Shape> }, value: unknown): Shape {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw refusal(checked.error.issues);
}

/** Problem 400 for what zod found. */
function refusal(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Problem {
  const errors = issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new Problem('usage', errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '), { errors });
}
