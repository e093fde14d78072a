import { expect, it } from 'vitest';
import { PART_NAMES } from '../../src/text/part-names.ts';

it('names the parts of a text in several languages, as alternatives of a pattern', () => {
  const part = new RegExp(`^(?:${PART_NAMES})$`, 'i');
  for (const name of ['Section', 'clause', 'Kapitel', 'Artículo']) expect(part.test(name)).toBe(true);
  for (const name of ['sections 4', 'page', '']) expect(part.test(name)).toBe(false);
});
