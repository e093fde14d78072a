import { describe, expect, it } from 'vitest';
import { AMERICAN_REPORTERS, CANADIAN_COURTS, NEUTRAL_COURTS, reporterOf } from '../../src/text/reporters.ts';

const one = new RegExp(`^(?:${AMERICAN_REPORTERS})$`, 'u');

describe('reporters of the United States', () => {
  it.each([
    'U.S.',
    'S. Ct.',
    'L. Ed. 2d',
    'F.3d',
    'F. 4th',
    'F. Supp. 3d',
    'F. App’x',
    'B.R.',
    'WL',
    'N.E.2d',
    'S.W.3d',
    'So. 2d',
    'A.D.3d',
    'Cal. App. 5th',
    'Cal.Rptr.',
    'N.Y.3d',
    'Ohio St. 3d',
    'Mass.',
    'Ill. 2d',
    'I. & N. Dec.',
  ])('%s is one', (name) => {
    expect(one.test(name)).toBe(true);
  });
  it.each(['US', 'Cal', 'AC', 'NJW', 'Nature', 'Phys. Rev. D', 'Or', 'J. Law'])('%s is none', (name) => {
    expect(one.test(name)).toBe(false);
  });
});

describe('a series in full', () => {
  it('is cited by its letters', () => {
    expect([reporterOf('United States Reports'), reporterOf('U.S. Reports'), reporterOf('Bell Reports')]).toEqual([
      'U.S.',
      'U.S.',
      'Bell Reports',
    ]);
  });
});

describe('courts that number their decisions', () => {
  it.each(['UKSC', 'EWCA Civ', 'TASSC', 'FedCFamC2G', 'ZAKZPHC', 'SGCA(I)', 'IESC', 'NZSC'])('%s', (court) => {
    expect(new RegExp(`^(?:${NEUTRAL_COURTS})$`).test(court)).toBe(true);
  });
  it.each(['SCC', 'BCCRT', 'QCCA', 'CanLII', 'ONSC'])('%s of Canada', (court) => {
    expect(new RegExp(`^(?:${CANADIAN_COURTS})$`).test(court)).toBe(true);
  });
});
