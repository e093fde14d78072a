import { describe, expect, it } from 'vitest';
import { chunksJoined, occurrences } from '../../src/text/occurrences.ts';

describe('occurrences', () => {
  it('gives every place, overlapping ones too, up to a number', () => {
    expect(occurrences('a banana', 'ana')).toEqual([3, 5]);
    expect(occurrences('a banana', 'a', 2)).toEqual([0, 3]);
    expect(occurrences('a banana', 'x')).toEqual([]);
    expect(occurrences('', 'x')).toEqual([]);
  });
});

describe('chunksJoined', () => {
  it('puts chunks together, what two of them share once', () => {
    expect(chunksJoined(['one and two and three', 'two and three and four'])).toBe('one and two and three\ntwo and three and four');
    expect(chunksJoined(['one, two, three, four and five', 'three, four and five, six'])).toBe('one, two, three, four and five, six');
    expect(chunksJoined(['a', 'b', ''])).toBe('a\nb\n');
    expect(chunksJoined([])).toBe('');
  });
});
