import { describe, expect, it } from 'vitest';
import { withoutInner } from '../../../src/extract/citations/inner.ts';

describe('withoutInner', () => {
  it.each([
    ['(Ng, A., & Li, B., 2020)', '(Ng & Li          , 2020)'],
    ['(de la Cruz, M., & Ortega, N., 2012)', '(de la Cruz & Ortega          , 2012)'],
    ['so Ng, K. (2019)', 'so K. Ng  (2019)'],
    ['[Ng (и др.), 2019]', '[Ng и др.  , 2019]'],
    ['(Ng [1900] 1953)', '(Ng 1900 / 1953)'],
    ['(World Health Organization [WHO], 2018)', '(World Health Organization      , 2018)'],
  ])('writes “%s” otherwise, every sign in its place', (printed, expected) => {
    const written = withoutInner(printed);
    expect(written).toHaveLength(printed.length);
    expect(written.replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '));
  });
  it.each(['Ng, A., & Li, B., in 2020', '(Ng & Li, 2020)', 'Hedges, A. and B., 2020'])('leaves “%s”', (printed) =>
    expect(withoutInner(printed)).toBe(printed),
  );
});
