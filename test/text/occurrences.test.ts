import { describe, expect, it } from 'vitest';
import { occurrences } from '../../src/text/occurrences.ts';

describe('occurrences', () => {
  it('gives every place, overlapping ones too, up to a number', () => {
    expect(occurrences('a banana', 'ana')).toEqual([3, 5]);
    expect(occurrences('a banana', 'a', 2)).toEqual([0, 3]);
    expect(occurrences('a banana', 'x')).toEqual([]);
    expect(occurrences('', 'x')).toEqual([]);
  });
});
