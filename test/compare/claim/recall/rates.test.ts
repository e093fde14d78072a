import { describe, expect, it } from 'vitest';
import { otherRate, otherTimes } from '../../../../src/compare/claim/recall/rates.ts';

describe('otherRate', () => {
  it('tells another stretch of time or another count', () => {
    expect(otherRate('It was given once a week.', 'It was given once a month.')?.against).toBe('once a month');
    expect(otherRate('Take it twice daily.', 'Take it once daily.')?.against).toBe('once daily');
  });

  it('takes a length of time for no rate', () => {
    expect(otherRate('It was given once a week for 24 weeks.', 'It was given once a month for 24 weeks.')?.against).toBe('once a month');
  });

  it('says nothing where the sentence has the same, or none', () => {
    expect(otherRate('It was given weekly.', 'It was given each week.')).toBeNull();
    expect(otherRate('It was given weekly.', 'It was given for long.')).toBeNull();
  });
});

describe('otherTimes', () => {
  it('tells more from less', () => {
    expect(otherTimes('It is 20 times more common.', 'It is 20 times less common.')?.against).toBe('times less');
    expect(otherTimes('It is 20 times more common.', 'It is 20 times higher.')).toBeNull();
  });
});
