import { describe, expect, it } from 'vitest';
import { orcidOf } from '../../src/text/orcid.ts';

describe('an ORCID iD', () => {
  it('is read bare or as an address', () => {
    expect(orcidOf('0000-0002-1825-0097')).toBe('0000-0002-1825-0097');
    expect(orcidOf(' https://orcid.org/0000-0002-1694-233x ')).toBe('0000-0002-1694-233X');
  });

  it('is none without the right check digit', () => {
    for (const wrong of ['0000-0002-1825-0096', '0000-0002-1825-00', '', undefined, 'ORCID', '0000-0002-1825-0097-1'])
      expect(orcidOf(wrong)).toBeUndefined();
  });
});
