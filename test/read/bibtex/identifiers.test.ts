/** Identifiers inside field values. */
import { expect, it } from 'vitest';
import { arxivIn, doiIn, httpUrl, isbnIn } from '../../../src/read/bibtex/identifiers.ts';

it('doiIn takes the DOI alone', () => {
  expect(
    [
      'https://doi.org/10.1000/a.b',
      'doi:10.1000/x(1)2.',
      '(see 10.1000/x)',
      'http://dx.doi.org/10.1000%2Fy',
      '10.1000/<script>',
      'no 10.5 here',
      '10.1016/S0370-1573(01)00098-9',
    ].map(doiIn),
  ).toEqual(['10.1000/a.b', '10.1000/x(1)2', '10.1000/x', '10.1000/y', null, null, '10.1016/S0370-1573(01)00098-9']);
});

it('arxivIn knows both forms wherever they are put', () => {
  expect(
    [
      'arXiv preprint arXiv:1234.56789',
      'https://arxiv.org/abs/2301.00001v2',
      'http://arxiv.org/pdf/hep-th/9901001',
      'abs/1706.03762',
      'CoRR, abs/1706.03762',
      '1706.03762',
      'hep-th/9901001',
      'arXiv:1705.00024 [cond-mat]',
      '12.34',
      'Journal 1234.5678 of',
    ].map(arxivIn),
  ).toEqual([
    '1234.56789',
    '2301.00001v2',
    'hep-th/9901001',
    '1706.03762',
    '1706.03762',
    '1706.03762',
    'hep-th/9901001',
    '1705.00024',
    null,
    null,
  ]);
});

it('isbnIn takes the first of several', () => {
  expect(
    ['978-3-16-148410-0 978-3-16-148411-7', '9783161484100; 9783161484117', '3-16-148410-X 978-3-16-148410-0', '978 3 16 148410 0'].map(
      isbnIn,
    ),
  ).toEqual(['978-3-16-148410-0', '9783161484100', '3-16-148410-X', '978 3 16 148410 0']);
});

it('isbnIn and httpUrl take only what has the shape', () => {
  expect(['978-3-16-148410-0', '0-306-40615-2 (pbk), 0306406153', '12345', '316148410X'].map(isbnIn)).toEqual([
    '978-3-16-148410-0',
    '0-306-40615-2',
    '',
    '316148410X',
  ]);
  expect(['https://example.org/x', 'www.example.org/a', 'javascript:alert(1)', 'example', ''].map(httpUrl)).toEqual([
    'https://example.org/x',
    'http://www.example.org/a',
    '',
    '',
    '',
  ]);
});
