import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

const year = (...parts: number[]) => ({ issued: { 'date-parts': [parts] } });

describe('laws of the United States', () => {
  it.each([
    [
      'Public Law 101-336. Hedges with Disabilities Act of 1990.',
      { number: 'Public Law 101-336', title: 'Hedges with Disabilities Act of 1990' },
    ],
    [
      'Medicare Program; Calendar Year 2024, 88 Fed. Reg. 78818 (Nov. 16, 2023)',
      {
        title: 'Medicare Program; Calendar Year 2024',
        volume: '88',
        'container-title': 'Fed. Reg.',
        page: '78818',
        ...year(2023, 11, 16),
      },
    ],
    [
      'Exec. Order No. 14110, 88 Fed. Reg. 75191 (Oct. 30, 2023).',
      { number: 'Exec. Order No. 14110', volume: '88', 'container-title': 'Fed. Reg.', page: '75191', ...year(2023, 10, 30) },
    ],
    ['Cal. Civ. Code § 1798.100 (West 2020).', { number: 'Cal. Civ. Code § 1798.100', ...year(2020) }],
    ['U.S. Const. amend. XIV, § 1.', { number: 'U.S. Const. amend. XIV, § 1' }],
    ['Fed. R. Civ. P. 12(b)(6).', { number: 'Fed. R. Civ. P. 12(b)(6)' }],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { author: [{ family: 'Const', given: 'U.S.' }] });
    expect(type).toBe('legislation');
    expect(fields).toEqual(expected);
  });
  it('are told from articles about them', () => {
    expect(read('Roe, A. (2001). The code and its hedges. Journal of Codes 3, 1-9.').type).toBeNull();
  });
});
