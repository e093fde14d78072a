/** How an entry that cannot be read is named. */
import { describe, expect, it } from 'vitest';
import { entryAt } from '../../../src/read/bibtex/broken.ts';

const named = (text: string) => entryAt(text, 0, text.length);

describe('entryAt', () => {
  it('names an entry by its key, and one without by how its first line begins', () => {
    expect(named('@article{doe:2001, title={Never')).toBe('@article{doe:2001, …}');
    expect(named('@misc{\n title={x}')).toBe('@misc{');
    expect(named(`@book{${'x'.repeat(300)}`)).toHaveLength(60);
    expect(entryAt('@misc{a\n@book{b, x}', 0, 8)).toBe('@misc{a');
  });
});
