/** A DOI torn by a gap in print is read with its rest where a record has it, and never called unknown where the rest may stand there. */
import { describe, expect, it } from 'vitest';
import { goesOnBehindGap, isTorn } from '../../../src/compare/reference/torn-doi.ts';

describe('a DOI torn in print', () => {
  const raw = 'Quill A. Bells. J Bells 2001;66:035412. https://doi.org/10.5555/Bells.66. 035412';

  it('is the recorded one whose rest stands behind the gap', () => {
    expect(isTorn('10.5555/bells.66', raw, '10.5555/bells.66.035412')).toBe(true);
    expect(isTorn('10.5555/bells.66', raw, '10.5555/bells.66.035413')).toBe(false);
    expect(isTorn('10.5555/bells.66', raw, '10.5555/bells.66')).toBe(false);
    expect(isTorn('10.5555/bells.66', raw, undefined)).toBe(false);
  });

  it('may go on behind a sign that parts its pieces, with a number that is no year', () => {
    expect(goesOnBehindGap('10.5555/bells.66', raw)).toBe(true);
    expect(goesOnBehindGap('10.5555/2018/', 'doi:10.5555/2018/ 9624938')).toBe(true);
    expect(goesOnBehindGap('10.5555/bells.66', 'doi:10.5555/bells.66. 2001.')).toBe(false);
    expect(goesOnBehindGap('10.5555/bells.66', 'doi:10.5555/bells.66. Accessed 3 May')).toBe(false);
    expect(goesOnBehindGap('10.5555/bells.66', 'J Bells 2001;66. doi:10.5555/bells.66')).toBe(false);
  });
});
