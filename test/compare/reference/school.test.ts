/** Two universities are told apart where both say in English what they are; all else says nothing. */
import { describe, expect, it } from 'vitest';
import { areOtherSchools } from '../../../src/compare/reference/school.ts';

describe('two schools', () => {
  it.each([
    ['Massachusetts Institute of Technology', 'University of California, Irvine'],
    ['Purdue University, West Lafayette, IN, USA', 'University of Michigan'],
    ['Imperial College', 'Stanford University'],
    ['University of California, Berkeley', 'University of California, Irvine'],
    ['University of Texas at Austin', 'University of Texas, Dallas'],
  ])('%s is not %s', (a, b) => {
    expect(areOtherSchools(a, b)).toBe(true);
    expect(areOtherSchools(b, a)).toBe(true);
  });

  it.each([
    ['Department of Computer Science, Stanford University', 'Stanford University'],
    ['Georgia Tech', 'Georgia Institute of Technology'],
    ['KTH', 'Royal Institute of Technology'],
    ['Technische Universität München', 'Technical University of Munich'],
    ['Université de Genève', 'University of Geneva'],
    ['ProQuest', 'University of Michigan'],
    ['University Microfilms International', 'Stanford University'],
    ['Delft University of Technology', 'University of Technology, Delft'],
    ['University of California', 'University of California, Irvine'],
    ['University of Wisconsin, Department of Physics', 'University of Wisconsin, Madison'],
    ['University of California, San Diego', 'University of California, San Diego, Scripps'],
  ])('%s may be %s', (a, b) => {
    expect(areOtherSchools(a, b)).toBe(false);
    expect(areOtherSchools(b, a)).toBe(false);
  });
});
