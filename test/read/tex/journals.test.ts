/** Journals that the Astrophysics Data System names by commands. */
import { describe, expect, it } from 'vitest';
import { JOURNALS } from '../../../src/read/tex/journals.ts';
import { texText } from '../../../src/read/tex/text.ts';

describe('a command for a journal', () => {
  it('is read as its name, and never as a word that a command of TeX prints', () => {
    expect(JOURNALS.size).toBeGreaterThan(50);
    for (const [command, name] of JOURNALS) {
      expect(texText(`\\${command}`).replaceAll('’', "'")).toBe(name);
      expect(name).toMatch(/^\p{Lu}/u);
    }
    expect(texText('{\\mnras}')).toBe('Monthly Notices of the Royal Astronomical Society');
  });

  it('is none of another name', () => {
    expect(JOURNALS.get('na')).toBeUndefined();
    expect(texText('\\apjx')).toBe('');
  });
});
