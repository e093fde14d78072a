/** Comments go as TeX takes them out. */
import { expect, it } from 'vitest';
import { withoutComments } from '../../../src/read/latex/comments.ts';

it('removes comments with the line end and the blanks after it', () => {
  expect(withoutComments('a% x\n  b\n')).toBe('ab\n\n');
  expect(withoutComments('50\\% of \\\\% gone\nc')).toBe('50\\% of \\\\c\n');
  expect(withoutComments('\\url{http://x.org/a%20b} % gone\nz')).toBe('\\url{http://x.org/a%20b} z\n');
});

it('keeps the empty line that ends a paragraph after a comment', () => {
  expect(withoutComments('a %x\n\nb')).toMatch(/a \s*\n\s*\nb/);
});
