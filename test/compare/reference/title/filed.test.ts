/** What is filed before a title and is no part of it. */
import { describe, expect, it } from 'vitest';
import { citedAlone, namesOfProgram, recordedAlone, withoutRelease } from '../../../../src/compare/reference/title/filed.ts';

describe('what stands about a title', () => {
  it.each([
    ['XV. On the ringing of bells', 'On the ringing of bells'],
    ['LXXVI. Quantitative determination of bronze', 'Quantitative determination of bronze'],
    ['I.—RINGING MACHINERY AND INTELLIGENCE', 'RINGING MACHINERY AND INTELLIGENCE'],
    ['Colloquium : Ringing insulators', 'Ringing insulators'],
    ['Annotation: Ringing insulators', 'Ringing insulators'],
    ['Annual Research Review: Ringing insulators', 'Ringing insulators'],
    ['Invited Review: Bells in clinical use', 'Bells in clinical use'],
    ['TUTORIAL. Bells for beginners', 'Bells for beginners'],
    ['Editorial: Bells in neuroscience', 'Bells in neuroscience'],
    ['Squibs and Discussions: Ringing of bells', 'Ringing of bells'],
    ['Survey Article: Ringing of bells', 'Ringing of bells'],
    ['The ringing of bells\n (Bell Machines Section)', 'The ringing of bells'],
    ['ringers/bells: Bells 1.0.3', 'Bells 1.0.3'],
    ['2. Diagnosis of Bells: Standards of Care', 'Diagnosis of Bells: Standards of Care'],
  ])('is taken off a record: %s', (title, alone) => {
    expect(recordedAlone({ title })).toEqual([alone]);
  });
  it.each([
    'Review: The ringing of bells',
    'Comment: Bells in clinical use',
    'C. elegans and its bells',
    'Tutorials and bells',
    'Surveys of bells',
    'The ringing of bells (in the country)',
    'V. cholerae in bells',
  ])('is none of it: %s', (title) => {
    expect(recordedAlone({ title })).toEqual([]);
  });
  it('is the number of a chapter in a record of one alone', () => {
    expect(recordedAlone({ title: '3 Ringing of bells', type: 'chapter' })).toEqual(['Ringing of bells']);
    expect(recordedAlone({ title: '3 Ringing of bells', type: 'book' })).toEqual([]);
    expect(citedAlone('Chapter 3: Ringing of bells')).toBe('Ringing of bells');
    expect(citedAlone('Ringing of bells')).toBeNull();
  });
  it('is the release of a program', () => {
    expect(withoutRelease('ringers/bells: Bells 1.0.3')).toBe('ringers/bells: Bells');
    expect(withoutRelease('Catch 22')).toBe('Catch 22');
    expect(namesOfProgram('ringers/bells: Bells 1.0.3')).toEqual([
      'ringers/bells: Bells 1.0.3',
      'ringers/bells: Bells',
      'Bells 1.0.3',
      'Bells',
    ]);
    expect(namesOfProgram('The and/or of bells')).toEqual(['The and/or of bells']);
  });
});
