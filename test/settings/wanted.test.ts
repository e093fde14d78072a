/** What is wrong is said in our words, whatever zod says of it. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { complaints, type Issue } from '../../src/settings/wanted.ts';

const shape = z.strictObject({
  text: z.string().min(1).max(100).optional(),
  works: z.array(z.string().min(3)).min(1).max(2).optional(),
  page: z.number().int().min(1).max(9).optional(),
  layer: z.enum(['refs', 'quotes']).optional(),
  at: z.iso.datetime().optional(),
  site: z.url().optional(),
  key: z.string().regex(/^k$/, 'expected a key as this server gives it').optional(),
  open: z.boolean().optional(),
});

const said = (given: unknown, of: z.ZodType = shape): string[] => {
  const checked = of.safeParse(given);
  return checked.success
    ? []
    : complaints(checked.error.issues as readonly Issue[], given, Object.keys(shape.shape)).map(
        ({ path, message }) => `${path}: ${message}`,
      );
};

describe('what is wrong with a value', () => {
  it.each([
    [{ text: 5 }, 'text: must be text, not 5'],
    [{ text: '' }, 'text: must not be empty'],
    [{ text: 'x'.repeat(1_200) }, 'text: may have at most 100 characters, not text of 1200 characters'],
    [{ text: null }, 'text: must be text, not null'],
    [{ works: 'one' }, 'works: must be a list, not "one"'],
    [{ works: [] }, 'works: must hold at least 1 item, not a list of 0 items'],
    [{ works: ['aaa', 'bbb', 'ccc'] }, 'works: may hold at most 2 items, not a list of 3 items'],
    [{ works: ['a', 'bbb'] }, 'works.0: must have at least 3 characters, not "a"'],
    [{ page: 1.5 }, 'page: must be a whole number, not 1.5'],
    [{ page: 0 }, 'page: must be at least 1, not 0'],
    [{ page: 10 }, 'page: may be at most 9, not 10'],
    [{ layer: 'ref' }, 'layer: may be refs, quotes; did you mean "refs"?'],
    [{ layer: 'x' }, 'layer: may be refs, quotes, not "x"'],
    [{ at: 'soon' }, 'at: must be a time, such as 2026-01-02T03:04:05Z, not "soon"'],
    [{ site: 'here' }, 'site: must be an address, such as https://search.example.org, not "here"'],
    [{ key: 'q' }, 'key: must be a key as this server gives it, not "q"'],
    [{ open: 'yes' }, 'open: must be true or false, not "yes"'],
    [{ txt: 'a' }, 'txt: is not known here; did you mean "text"?'],
    [{ colour: 'a' }, 'colour: is not known here'],
    [[], ': must be an object, not a list of 0 items'],
  ])('%j', (given, message) => {
    expect(said(given)).toEqual([message]);
  });

  it('is that it is missing where nothing was given', () => {
    expect(said({}, z.object({ answer: z.string(), kind: z.enum(['a', 'b']) }))).toEqual([
      'answer: is missing; it must be text',
      'kind: is missing; it may be a, b',
    ]);
  });
});
