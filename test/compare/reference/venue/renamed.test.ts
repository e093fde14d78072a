/** Journals that changed their names and kept their volumes. */
import { describe, expect, it } from 'vitest';
import { venueForm } from '../../../../src/compare/reference/venue/form.ts';
import { isRenamed } from '../../../../src/compare/reference/venue/renamed.ts';

const renamed = (cited: string, found: string): boolean => {
  const [ours, theirs] = [venueForm(cited), venueForm(found)];
  return ours !== null && theirs !== null && isRenamed(ours, theirs);
};

describe('an earlier name of a journal', () => {
  it('is known beside each later one, from either side and cut short', () => {
    expect(renamed('Br J Vener Dis', 'Sexually Transmitted Infections')).toBe(true);
    expect(renamed('Sex Transm Infect', 'British Journal of Venereal Diseases')).toBe(true);
    expect(renamed('Brit. Heart J.', 'Heart')).toBe(true);
  });
  it('is none of another journal, nor of itself', () => {
    expect(renamed('Br J Vener Dis', 'Heart')).toBe(false);
    expect(renamed('Eur Heart J', 'Heart')).toBe(false);
    expect(renamed('Heart', 'Heart')).toBe(false);
  });
});
