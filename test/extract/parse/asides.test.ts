/** What stands in a reference and is no part of it moves nothing and is not read. */
import { describe, expect, it } from 'vitest';
import { withoutAsides } from '../../../src/extract/parse/asides.ts';
import { parseReference } from '../../../src/extract/reference.ts';

describe('an aside', () => {
  it.each([
    'Bell fraud in winter [retracted in: J Bells 2014;118:1]. J Bells 2012;115:100-10.',
    'Bell fraud in winter (Retraction published 2014, J Bells, 118, 1). J Bells 2012.',
    'Bell fraud in winter (Retracted article. See vol. 375, pg. 445, 2010). J Bells 2012.',
    'Astron. Bells 641 (2020), A6 [erratum: Astron. Bells 652 (2021), C4].',
    'G. Aad et al. [ATLAS], Phys. Lett. B 716 (2012), 1-29.',
    'R. Aaij et al. [LHCb Collaboration], Phys. Rev. Lett. 122 (2019), 222001.',
  ])('is blank, and all else stands where it stood: %s', (text) => {
    const out = withoutAsides(text);
    expect(out).toHaveLength(text.length);
    expect(out).not.toMatch(/[[\]]|Retract/);
    expect(out.replace(/ +/g, ' ')).toBe(text.replace(/\[[^\]]+\]|\(Retract.*?\)(?=\.)/g, '').replace(/ +/g, ' '));
  });

  it.each([
    'Correction (of bells). J Bells 2012;1:2.',
    'Corrigendum to “Bells” [J Bells 43(3) 250-259].',
    'Roe et al. [12], and others.',
    'Bells [Discussion]. J Bells 2012.',
    'Comment on bells (commented edition of 2010).',
  ])('is none of these: %s', (text) => {
    expect(withoutAsides(text)).toBe(text);
  });

  it('gives its volume and year to no field', () => {
    const { fields } = parseReference('Quill A, Rook B. Bell fraud in winter [retracted in: J Bells 2014;118:1]. J Bells 2012;115:100-10.');
    expect(fields).toMatchObject({ title: 'Bell fraud in winter', volume: '115', page: '100-10', issued: { 'date-parts': [[2012]] } });
    expect(parseReference('G. Aad et al. [ATLAS], Phys. Lett. B 716 (2012), 1-29.').fields.title).toBeUndefined();
  });
});
