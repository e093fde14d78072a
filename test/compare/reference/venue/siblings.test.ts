/** Journals told apart by one word, and those that are not. */
import { describe, expect, it } from 'vitest';
import {
  areSiblings,
  isJoined,
  isOfSomebody,
  isOtherWord,
  isSister,
  otherName,
  otherSection,
  otherSubjects,
  sectionOf,
  subjectAdded,
} from '../../../../src/compare/reference/venue/siblings.ts';

describe('journals told apart by one word', () => {
  it.each([
    ['british', 'american'],
    ['eur', 'international'],
    ['archives', 'annals'],
    ['lett', 'reviews'],
  ])('%s and %s', (a, b) => {
    expect(areSiblings([a], [b])).toBe(true);
    expect(areSiblings([b], [a])).toBe(true);
  });
  it.each([
    [['am'], ['american']],
    [['annals'], ['american']],
    [['zeitschrift'], ['journal']],
    [['british', 'medical'], ['american']],
    [[], ['american']],
  ])('not %s and %s', (a, b) => {
    expect(areSiblings(a, b)).toBe(false);
  });
  it('one word in the place of another makes another name, if it can be no slip, short form or sort of journal', () => {
    const other = (a: string, b: string): boolean => isOtherWord([a], [b]) && isOtherWord([b], [a]);
    for (const [a, b] of [
      ['med', 'genet'],
      ['methods', 'science'],
      ['cardiology', 'neurology'],
      ['computation', 'networks'],
    ] as const)
      expect(other(a, b), a).toBe(true);
    for (const [a, b] of [
      ['comptuation', 'computation'],
      ['zeitschrift', 'physics'],
      ['b', 'physics'],
      ['physics2', 'biology'],
    ] as const)
      expect(other(a, b), a).toBe(false);
    expect(isOtherWord(['cell', 'biology'], ['physics'])).toBe(false);
    expect(isOtherWord([], ['physics'])).toBe(false);
  });
  it('a word behind the name makes a sister of it', () => {
    expect(isSister('letters')).toBe(true);
    expect(isSister('commun')).toBe(true);
    expect(isSister('london')).toBe(false);
  });
  it('tells where a subject is added, and none where it may be a part, a place or a publisher', () => {
    const words = ['journal', 'personality', 'assessment'];
    expect(subjectAdded(['assessment'], words, 'Journal of Personality Assessment')).toBe('behind');
    expect(subjectAdded(['applied'], ['journal', 'applied', 'physics'], 'Journal of Applied Physics')).toBe('within');
    expect(subjectAdded(['bell'], ['bell', 'news'], 'Bell News')).toBe('before');
    expect(subjectAdded(['roe', 'doe'], ['roe', 'a', 'doe', 'b', 'news'], 'Roe A Doe B News')).toBe('before');
    expect(subjectAdded(['oceans'], ['journal', 'tides', 'oceans'], 'Journal of Tides: Oceans')).toBeNull();
    expect(subjectAdded(['slash'], ['tides', 'slash', 'oceans'], 'Tides\\slash Oceans')).toBeNull();
    expect(subjectAdded(['research'], ['machine', 'learning', 'research'], 'Journal of Machine Learning Research')).toBe('behind');
    expect(subjectAdded(['advances'], ['science', 'advances'], 'Science Advances')).toBe('behind');
    expect(subjectAdded(['debrecen'], ['publicationes', 'mathematicae', 'debrecen'], 'Publicationes Mathematicae Debrecen')).toBeNull();
    expect(subjectAdded(['physique', 'fizika'], ['physics', 'physique', 'fizika'], 'Physics Physique Fizika')).toBeNull();
    expect(subjectAdded(['gen'], ['j', 'gen', 'microbiol'], 'J Gen Microbiol')).toBeNull();
    for (const word of ['elsevier', 'suppl', 'boston', 'soc', 'ra'])
      expect(subjectAdded([word], ['tides', word], `Tides ${word}`), word).toBeNull();
    expect(subjectAdded(['a', 'b', 'c'], ['tides', 'a', 'b', 'c'], 'Tides')).toBeNull();
  });
  it('tells two subjects from one that is contracted or mistyped', () => {
    expect(otherSubjects(['stat'], ['open', 'source'])).toBe(true);
    expect(otherSubjects(['hydrometeorology'], ['hydrology'])).toBe(true);
    expect(otherSubjects(['comput'], ['theory', 'computation'])).toBe(false);
    expect(otherSubjects(['journal'], ['zeitschrift'])).toBe(false);
    expect(otherSubjects([], ['theory'])).toBe(false);
  });
  it('tells names of one word apart by their endings, and no abbreviation or slip', () => {
    for (const [a, b] of [
      ['cells', 'cell'],
      ['biometrics', 'biometrika'],
    ] as const)
      expect(otherName(a, b) && otherName(b, a), a).toBe(true);
    for (const [a, b] of [
      ['endocrinol', 'endocrinology'],
      ['natuer', 'nature'],
      ['biometrica', 'biometrika'],
      ['gut', 'guts'],
    ] as const)
      expect(otherName(a, b), a).toBe(false);
  });
  it('knows sections, before their titles and with stops', () => {
    expect(sectionOf('Phys.Rev.D')).toBe('d');
    expect(sectionOf('Journal of Physics A: Mathematical and General')).toBe('a');
    expect(sectionOf('Nature')).toBeNull();
    expect(otherSection('Phys. Rev. B', 'Phys.Rev.D')).toBe(true);
    expect(otherSection('Phys. Rev.', 'Phys.Rev.D')).toBe(false);
  });
  it('knows whose a journal is, and what long names join to their subject', () => {
    expect(isOfSomebody('Hoppe-Seyler’s Zeitschrift für physiologische Chemie')).toBe(true);
    expect(isOfSomebody('Justus Liebigs Annalen der Chemie')).toBe(true);
    expect(isOfSomebody('Methods in Ecology and Evolution')).toBe(false);
    expect(isJoined('Zeitschrift für Bären und Vorderasiatische Wälle', ['vorderasiatische', 'walle'])).toBe(true);
    expect(isJoined('Journal of Bears and Social Walls', ['social', 'walls'])).toBe(false);
    expect(otherSubjects(['education'], ['society', 'historians'])).toBe(true);
    expect(otherSubjects(['education'], ['society'])).toBe(false);
  });
});
