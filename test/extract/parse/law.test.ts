import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';
import { read } from './law-read.ts';

describe('readLaw', () => {
  it('asks the stricter form first', () => {
    const { fields } = read('Roe v. Doe, 576 U.S. 644 (2015), 135 S. Ct. 2584.');
    expect(fields).toMatchObject({ volume: '576', 'container-title': 'U.S.', page: '644' });
  });

  it.each([
    'Roe, A. Nature v nurture (1999) 12 JAMA 34.',
    'Roe, A. v. Doe. (2001). Petals. Garden Journal, 12(3), 45.',
    'Roe, A. Counting v. guessing. J. Gardens 12 U 45 (2001).',
    'Müller, BGH und BVerfG. Eine Geschichte. 2007.',
    'Petals, 42 gardens.',
    '',
  ])('leaves alone what has no such form: %s', (raw) => {
    const { fields, type } = read(raw, { title: 'kept' });
    expect([type, fields]).toEqual([null, { title: 'kept' }]);
  });

  it('is quick on hostile text', () => {
    const hostile = `${'a, 1 '.repeat(200_000)}v. `;
    expect(read(hostile).type).toBeNull();
    expect(parseReference(hostile).fields.type).not.toBe('legal_case');
  });
});
