/** Proceedings filed with where and when the meeting was; a longer title of proceedings is another one. */
import { describe, expect, it } from 'vitest';
import { titleForm } from '../../../../src/compare/reference/title/form.ts';
import { isMeetingTold } from '../../../../src/compare/reference/title/meeting.ts';

const told = (short: string, long: string): boolean => {
  const [one, other] = [titleForm(short), titleForm(long)];
  if (one === null || other === null) throw new Error('no title');
  return isMeetingTold(one, other);
};
const TITLE = 'Proceedings of the 20th International Conference on Harbour Bells';

describe('a title of proceedings', () => {
  it('goes on with the short name, the place and the days of the meeting', () => {
    expect(told(TITLE, `${TITLE}, BELLS 2010, Oslo, Norway, June 1-3`)).toBe(true);
    expect(told(TITLE, `${TITLE}, Oslo 2010`)).toBe(true);
  });

  it('is another one where it says more than that, or says no year', () => {
    expect(told(TITLE, `${TITLE} and their Ringers, Founders and Owners`)).toBe(false);
    expect(told('Harbour bells and their ringers in winter', 'Harbour bells and their ringers in winter, Oslo 2010')).toBe(false);
    expect(told('Proceedings', 'Proceedings, Oslo 2010, June')).toBe(false);
  });
});
