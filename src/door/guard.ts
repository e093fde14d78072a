/**
 * A guard before a function of the public face: arguments that cannot be what is wanted are refused with StetError `usage`, before any
 * of them is touched. The function keeps its type, its name and its documentation.
 */
import { StetError } from '../errors.ts';
import type { Kind } from './kinds.ts';

/** What each argument may be, in their order and by their names. */
export type Wants = Readonly<Record<string, Kind>>;

/** What is wrong with the arguments of a call, the first thing; null when nothing is. */
function wrongWith(wants: Wants, given: readonly unknown[]): string | null {
  for (const [i, [name, kind]] of Object.entries(wants).entries()) {
    const wrong = kind(given[i], name);
    if (wrong !== null) return wrong;
  }
  return null;
}

const isAsync = (call: unknown): boolean => Object.prototype.toString.call(call) === '[object AsyncFunction]';

/** The function behind its guard. One that gives a promise rejects, so that its caller has one place to catch. */
export const guarded = <Call extends (...given: never[]) => unknown>(name: string, call: Call, wants: Wants): Call =>
  new Proxy(call, {
    apply(target, self, given: unknown[]) {
      const wrong = wrongWith(wants, given);
      if (wrong === null) return Reflect.apply(target, self, given);
      const error = new StetError('usage', `${name}: ${wrong}${/[.?]$/.test(wrong) ? '' : '.'}`);
      if (isAsync(call)) return Promise.reject(error);
      throw error;
    },
  });
