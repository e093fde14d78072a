import { describe, expect, it } from 'vitest';
import { listedNames } from '../../src/compare/listed-names.ts';

describe('the names of a list', () => {
  it('are read without what HTML left in them', () => {
    expect(listedNames([{ family: 'O&#39;Rook', given: 'Ada' }, { literal: 'Tarn &amp; Sons' }])).toEqual([
      { family: "O'Rook", given: 'Ada' },
      { literal: 'Tarn & Sons' },
    ]);
  });
  it('are parted at strokes', () => {
    expect(listedNames([{ literal: 'Quill/Rook' }])).toEqual([{ literal: 'Quill' }, { literal: 'Rook' }]);
    expect(listedNames([{ family: 'A/S Tarn', given: 'Co' }])).toEqual([{ family: 'A/S Tarn', given: 'Co' }]);
  });
  it('are taken apart where one name holds them all, and only there', () => {
    expect(listedNames([{ family: 'Ufer', given: 'Quill A, Rook B, Stark C, Tarn D,' }])).toHaveLength(5);
    expect(listedNames([{ literal: 'Quill A, Rook B, Stark C, Tarn D' }])).toHaveLength(4);
    expect(listedNames([{ literal: 'Quill, Ada, PhD' }])).toHaveLength(1);
    expect(listedNames([{ literal: 'Department of Health, Education, Welfare, and Labor' }])).toHaveLength(1);
    expect(listedNames([{ literal: 'Quill A, Rook B, Stark C, Tarn D' }, { family: 'Vane' }])).toHaveLength(2);
  });
});
