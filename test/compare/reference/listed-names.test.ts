import { describe, expect, it } from 'vitest';
import { listedNames } from '../../../src/compare/reference/listed-names.ts';

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
    expect(listedNames([{ family: 'Quill A, Rook B, Stark C, Tarn', given: 'D' }]).map(({ literal }) => literal)).toEqual([
      'Quill A',
      'Rook B',
      'Stark C',
      'Tarn D',
    ]);
    expect(listedNames([{ literal: 'Quill, Ada, PhD' }])).toHaveLength(1);
    expect(listedNames([{ literal: 'Department of Health, Education, Welfare, and Labor' }])).toHaveLength(1);
    expect(listedNames([{ literal: 'Quill A, Rook B, Stark C, Tarn D' }, { family: 'Vane' }])).toHaveLength(2);
  });
  it('are taken apart where a program parted them at the wrong comma or “and”', () => {
    expect(
      listedNames([
        { family: 'J. Quill', given: 'T. Argo, R. Fenwick' },
        { family: 'Tarn', given: 'K.' },
      ]),
    ).toEqual([{ literal: 'J. Quill' }, { literal: 'T. Argo' }, { literal: 'R. Fenwick' }, { family: 'Tarn', given: 'K.' }]);
    expect(listedNames([{ family: 'Quill', given: 'Simone and Rook, Salvatore' }])).toEqual([
      { family: 'Quill', given: 'Simone' },
      { family: 'Rook', given: 'Salvatore' },
    ]);
    expect(listedNames([{ family: 'Quill', given: 'Ada Rook and Ben' }])).toEqual([
      { literal: 'Ada Rook' },
      { family: 'Quill', given: 'Ben' },
    ]);
    for (const name of [
      { family: 'van Quill', given: 'Ada, Jr.' },
      { family: 'Quill', given: 'Ada, Ben' },
      { family: 'Quill', given: 'Ada and Ben' },
    ])
      expect(listedNames([name])).toEqual([name]);
  });
});
