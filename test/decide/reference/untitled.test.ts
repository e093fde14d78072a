/** Whether a citation prints no title, or one that nobody read. */
import { describe, expect, it } from 'vitest';
import { printsNoTitle } from '../../../src/decide/reference/untitled.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { referenceOf } from '../../compare/reference/make.ts';

const cite = (raw: string, fields: Reference['fields'], origin: Reference['origin'] = 'line'): boolean =>
  printsNoTitle(referenceOf({ raw, fields, origin }));
const fields = { author: [{ family: 'Quill', given: 'A.' }], 'container-title': 'Phys. Rev. D', volume: '12' };

describe('a citation without a title', () => {
  it.each([
    'A. Quill, Phys. Rev. D 12, 345 (1990).',
    'Quill A. Phys. Rev. D 12 (March 1990) 345; arXiv:hep-th/9001001 [hep-th].',
    'A. Quill, Phys. Rev. D 12, 345 (1990), https://doi.org/10.5555/some.words.that.say.something',
  ])('is one: %s', (raw) => {
    expect(cite(raw, fields)).toBe(true);
  });
  it('is none where words stand that belong to nothing read', () => {
    expect(cite('A. Quill, Walking of small bears through winter, Phys. Rev. D 12, 345 (1990).', fields)).toBe(false);
    expect(cite('Квилл А. Хождение медведей по северному лесу // Phys. Rev. D 12 (1990)', fields)).toBe(false);
  });
  it('goes by the fields of an entry that states them, and never lacks a title that was read', () => {
    expect(cite('@article{a, author={A. Quill}, note={words that say a lot of things}}', fields, 'entry')).toBe(true);
    expect(cite('A. Quill, Phys. Rev. D 12, 345 (1990).', { ...fields, title: 'Bears' })).toBe(false);
  });
});
