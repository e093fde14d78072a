/** Two names of one thing are taken as a source writes them, and nothing else that stands in brackets. */
import { describe, expect, it } from 'vitest';
import { aliasesOf, spelledOut } from '../../../../src/compare/claim/select/aliases.ts';

describe('aliasesOf', () => {
  it.each([
    ['The body mass index (BMI) was taken.', ['BMI', 'body mass index']],
    ['Levels of C-reactive protein (CRP) rose.', ['CRP', 'C-reactive protein']],
    ['Staff renew their CPR (cardiopulmonary resuscitation).', ['CPR', 'cardiopulmonary resuscitation']],
    ['Velunabine (compound K-17) was given.', ['compound K-17', 'Velunabine']],
    ['CPR: cardiopulmonary resuscitation', ['CPR', 'cardiopulmonary resuscitation']],
    ['“Tenant” means Ms Abelard, hereinafter also “the Lessee”.', ['the Lessee', 'Tenant']],
    ['messenger RNA (in short mRNA) is made', ['mRNA', 'messenger RNA']],
  ])('%s', (text, pair) => expect(aliasesOf(text)).toContainEqual(pair));

  it.each([
    'It fell (see Fig. 3).',
    'It fell (Ng 2019).',
    'Many towns (12 in all) paid.',
    'He left (and never came back).',
    'CPR: a long list of other things',
  ])('takes nothing from “%s”', (text) => expect(aliasesOf(text)).toEqual([]));
});

describe('spelledOut', () => {
  it('finds capitalised words by their initials', () => {
    expect(spelledOut('Of the World Health Organization there.', 'WHO')).toBe('World Health Organization');
    expect(spelledOut('Organisation for the Prohibition of Arms', 'OPA')).toBe('Organisation for the Prohibition of Arms');
    expect(spelledOut('what he once said', 'WHO')).toBeNull();
    expect(spelledOut('World Health Organization', 'W.O')).toBeNull();
  });
});
