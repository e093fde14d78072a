/** Offices by their names in several languages. */
import { describe, expect, it } from 'vitest';
import { officeOf } from '../../src/text/offices-abroad.ts';

const office = (name: string): number | null => officeOf(name.split(' '));

describe('an office that each language calls otherwise', () => {
  it('is one under all its names', () => {
    expect(office('oms')).toBe(office('world health organization'));
    expect(office('ocde')).toBe(office('organisation for economic cooperation and development'));
    expect(office('vereinte nationen')).toBe(office('un'));
    expect(office('oms')).not.toBe(office('omc'));
  });
  it('is told by the whole name alone', () => {
    expect(office('world health report')).toBeNull();
    expect(office('oms rook')).toBeNull();
  });
});
