/** Lists of names that are not joined by "and", and names that only look like lists. */
import { describe, expect, it } from 'vitest';
import { parseNames } from '../../../src/read/bibtex/names.ts';

const printed = (source: string): string =>
  parseNames(source)
    .names.map(({ family = '', given = '', suffix, literal }) => literal ?? `${family}/${given}${suffix === undefined ? '' : `/${suffix}`}`)
    .join(' ');

describe('lists of names that are not joined by "and"', () => {
  it.each([
    ['Smith, J., Doe, J. K. and Weber, M.', 'Smith/J. Doe/J. K. Weber/M.'],
    ['Smith, J., Doe, J., & Weber, M.', 'Smith/J. Doe/J. Weber/M.'],
    ['Smith, J., Doe, J., \\& Weber, M.', 'Smith/J. Doe/J. Weber/M.'],
    ['Smith, J., Doe, J., Weber, M.', 'Smith/J. Doe/J. Weber/M.'],
    ['Smith, J. and Doe, J., Weber, M.', 'Smith/J. Doe/J. Weber/M.'],
    ['Smith, J., Doe, J., et al.', 'Smith/J. Doe/J.'],
    ['Smith, John, Doe, Jane, Weber, Max', 'Smith/John Doe/Jane Weber/Max'],
    ['Smith, John, Jane Doe, and Max Weber', 'Smith/John Doe/Jane Weber/Max'],
    ['J. Smith, J. Doe, and M. Weber', 'Smith/J. Doe/J. Weber/M.'],
    ['J. Smith, J. Doe', 'Smith/J. Doe/J.'],
    ['John Smith & Jane Doe & Max Weber', 'Smith/John Doe/Jane Weber/Max'],
    ['Smith, John & Doe, Jane', 'Smith/John Doe/Jane'],
    ['Müller, Hans und Meier, Karl', 'Müller/Hans Meier/Karl'],
    ['Smith J, Doe JK, Weber M', 'Smith/J Doe/JK Weber/M'],
    ['Smith J; Doe J; Weber M', 'Smith/J Doe/J Weber/M'],
    ['Smith J and Doe J and others', 'Smith/J Doe/J'],
    ['Smith J., Doe J. and Weber M.', 'Smith/J. Doe/J. Weber/M.'],
    ['Kumar, V., R. Furuta, and R. B. Allen', 'Kumar/V. Furuta/R. Allen/R. B.'],
    ['Wang, K., H. Niu, Y. Wang, and D. Li', 'Wang/K. Niu/H. Wang/Y. Li/D.'],
    [
      'Yoshino, Koichiro, Watanabe, Shinji, Le Roux, Jonathan, Hershey, John R.',
      'Yoshino/Koichiro Watanabe/Shinji Roux/Jonathan Hershey/John R.',
    ],
    ['M{\\"u}ller, O, Strasser-Fuchs, S, Fazekas, F, Kieseier, B C', 'Müller/O Strasser-Fuchs/S Fazekas/F Kieseier/B C'],
    ['Smith, J.; Doe, J.; and Weber, M.', 'Smith/J. Doe/J. Weber/M.'],
  ])('%s', (source, names) => expect(printed(source)).toBe(names));
});

describe('one name, or a body, that only looks like a list', () => {
  it.each([
    'Garcia Lopez, Ana Maria',
    'King, Jr., Martin Luther',
    'King, M. L., Jr.',
    'Roe, A., {World Bank}, Poe, B.',
    'Johnson \\& Johnson',
    'Barnes & Noble Research',
    'Bill & Melinda Gates Foundation',
    'Frost & Sullivan Research, Ltd',
    '{Ernst and Young, Vienna}',
    'José Ortega y Gasset',
    '{Smith, J., Doe, J.}',
    'Ann Ro&apos;e',
    'Ann Ro\\#8730;e',
    'Vicky; Coon',
    '{Rules; Forms} Office',
  ])('%s', (source) => expect(parseNames(source).names).toHaveLength(1));

  it('capitals that may be short family names are not turned about', () => {
    expect(printed('Wei LI and Bo XU')).toBe('LI/Wei XU/Bo');
    expect(printed('Malcolm X')).toBe('X/Malcolm');
  });
});
