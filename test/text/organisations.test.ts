import { describe, expect, it } from 'vitest';
import {
  areOtherGroups,
  compareOrganisations,
  differInGroup,
  hasGroupWord,
  isOrganisation,
  standsForOrganisation,
} from '../../src/text/organisations.ts';

const stands = (short: string, long: string): boolean => standsForOrganisation(short, long.split(' '));

describe('a short name of an organisation', () => {
  it.each([
    ['iso', 'international organization for standardization'],
    ['iso', 'international organisation for standardisation'],
    ['who', 'world health organization'],
    ['apa', 'american psychological association'],
    ['cdc', 'u s centers for disease control and prevention'],
    ['fda', 'us food and drug administration'],
    ['w3c', 'world wide web consortium'],
    ['oecd', 'organisation for economic co operation and development'],
  ])('%s stands for %s', (short, long) => {
    expect(stands(short, long)).toBe(true);
  });

  it.each([
    ['who', 'world trade organization'],
    ['iso', 'institute of polish orchards'],
    ['cdc', 'centers for coastal defence'],
    ['eu', 'bank of england'],
    ['smith', 'some many items of trade'],
    ['ab', 'alpha beta'],
  ])('%s does not stand for %s', (short, long) => {
    expect(stands(short, long)).toBe(false);
  });
});

describe('the name of a group', () => {
  it('has a word of one, or is that of a known organisation', () => {
    expect(hasGroupWord(['reef', 'study', 'group'])).toBe(true);
    expect(hasGroupWord(['universitatsbibliothek', 'oslo'])).toBe(true);
    expect(hasGroupWord(['marsh', 'ada'])).toBe(false);
    expect(isOrganisation('unesco', [])).toBe(true);
    expect(isOrganisation('marsh', [])).toBe(false);
  });
  it('may be a person’s beside a given name', () => {
    expect(isOrganisation('nice', ['ada'])).toBe(false);
    expect(isOrganisation('who', ['un'])).toBe(true);
  });
});

describe('two groups', () => {
  it.each([
    ['world health organization', 'world health organization', 'same'],
    ['who', 'world health organization', 'same'],
    ['centers for disease control', 'center for disease control and prevention', 'same'],
    ['the ligo scientific collaboration', 'ligo scientific collaboration and virgo collaboration', 'same'],
    ['national institute for health and care excellence', 'national institute for health and clinical excellence', 'near'],
    ['american psychological association', 'american psychiatric association', 'none'],
    ['european society of cardiology', 'european society of hypertension', 'none'],
    ['gbd 2017 collaborators', 'gbd 2019 diseases and injuries collaborators', 'none'],
    ['cms collaboration', 'atlas collaboration', 'none'],
  ] as const)('%s | %s: %s', (one, other, grade) => {
    expect(compareOrganisations(one.split(' '), other.split(' '))).toBe(grade);
    expect(compareOrganisations(other.split(' '), one.split(' '))).toBe(grade);
  });

  it('are other ones where no telling word of the one may be one of the other’s', () => {
    expect(areOtherGroups(['cms', 'collaboration'], ['atlas', 'collaboration'])).toBe(true);
    expect(areOtherGroups(['collaboration'], ['atlas', 'collaboration'])).toBe(false);
    expect(areOtherGroups(['cta', 'consortium'], ['cherenkov', 'telescope', 'array', 'consortium'])).toBe(false);
    expect(areOtherGroups(['organisation', 'walls'], ['organization', 'wall'])).toBe(false);
  });
  it('are other ones though both are international', () => {
    const [wheat, barley] = ['international wheat chloroplast consortium', 'international barley sequencing consortium'];
    expect(areOtherGroups(wheat.split(' '), barley.split(' '))).toBe(true);
    expect(areOtherGroups(['international', 'ebola', 'team'], ['who', 'ebola', 'team'])).toBe(false);
    expect(areOtherGroups(['international', 'consortium'], ['national', 'consortium'])).toBe(true);
  });
});

describe('a name of a group', () => {
  it('is the one that a study made of its words, where both are groups in the same word', () => {
    const long = 'action to control cardiovascular risk in diabetes study group'.split(' ');
    expect(compareOrganisations(['accord', 'study', 'group'], long)).toBe('same');
    expect(compareOrganisations(['accord', 'trial'], long)).not.toBe('same');
    expect(compareOrganisations(['advance', 'study', 'group'], long)).not.toBe('same');
  });
  it('is a firm’s with its field behind it, and not set against a team of its', () => {
    expect([isOrganisation('meta', ['a', 'i']), isOrganisation('meta', ['a']), isOrganisation('meta', ['anna'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(differInGroup(['google', 'deepmind'], ['gemini', 'team'])).toBe(false);
    expect(differInGroup(['google'], ['openai', 'team'])).toBe(true);
  });
  it('is the same written closed or open', () => {
    expect(compareOrganisations(['latexproject', 'team'], ['latex', 'project', 'team'])).toBe('same');
  });
  it('is a group’s by its panel or its secretariat', () => {
    expect([hasGroupWord(['intergovernmental', 'panel']), hasGroupWord(['treaty', 'secretariat']), hasGroupWord(['ada', 'quill'])]).toEqual(
      [true, true, false],
    );
  });
});
