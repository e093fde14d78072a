/** A volume is cited by the work and its number, or by its own title beside the work; another volume is another book. */
import { describe, expect, it } from 'vitest';
import { volumeTitle } from '../../../src/compare/reference/volume-title.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';
import { referenceOf } from './make.ts';

const not: ComponentEvidence = { label: 'not_match', cited: null, found: null, score: 0, source: null, why: 'because' };
const labelOf = (raw: string, title: string, volume?: string, recorded = 'The Art of Walling, Volume 3: Sorting and Stacking'): Label =>
  volumeTitle(
    referenceOf({ raw, fields: { title, ...(volume === undefined ? {} : { volume }) } }),
    [sourceOf({ id: 'w', title: recorded }, 'held')],
    not,
  ).label;

describe('a volume of a work', () => {
  it('is the recorded one by the work and the number', () => {
    expect(labelOf('Quill, The Art of Walling, vol. 3, 1998.', 'The Art of Walling', '3')).toBe('match');
    expect(labelOf('Quill, The Art of Walling, Vol. III: Sorting and Stacking, 1998.', 'The Art of Walling', 'III')).toBe('match');
    expect(labelOf('Quill, Die Mauern (Bd. 2), 1998.', 'Die Mauern', '2', 'Die Mauern, Band II. Die Hecken')).toBe('match');
  });

  it('is it by its own title, where the work stands beside it', () => {
    expect(labelOf('Quill, Sorting and Stacking. The Art of Walling, vol. 3, 1998.', 'Sorting and Stacking')).toBe('match');
    expect(labelOf('Quill, Sorting and Stacking. Stone Press, 1998.', 'Sorting and Stacking')).toBe('not_match');
  });

  it('is part of the whole work that is recorded, cited by its own title beside it', () => {
    const cited = (container: string, recorded: string): Label =>
      volumeTitle(
        referenceOf({ raw: 'Quill', fields: { title: 'Basic hedges', 'container-title': container, volume: '1' } }),
        [sourceOf({ id: 'w', type: 'book', title: recorded }, 'held')],
        not,
      ).label;
    expect(cited('of The Art of Walling', 'The Art of Walling')).toBe('match');
    expect(cited('The Art of Hedging', 'The Art of Walling')).toBe('not_match');
    expect(cited('Physics', 'Physics')).toBe('not_match');
  });

  it('is another one by another number, by none, or under another title of its own', () => {
    expect(labelOf('Quill, The Art of Walling, vol. 1, 1998.', 'The Art of Walling', '1')).toBe('not_match');
    expect(labelOf('Quill, The Art of Walling, 1998.', 'The Art of Walling')).toBe('not_match');
    expect(labelOf('Quill, The Art of Walling, Vol. 3: Basic Hedges, 1998.', 'The Art of Walling', '3')).toBe('not_match');
  });
});
