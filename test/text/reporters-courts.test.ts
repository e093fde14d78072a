import { describe, expect, it } from 'vitest';
import { CANADIAN_COURTS, NEUTRAL_COURTS } from '../../src/text/reporters.ts';

describe('courts that number their decisions', () => {
  it.each(['UKSC', 'EWCA Civ', 'TASSC', 'FedCFamC2G', 'ZAKZPHC', 'SGCA(I)', 'IESC', 'NZSC'])('%s', (court) => {
    expect(new RegExp(`^(?:${NEUTRAL_COURTS})$`).test(court)).toBe(true);
  });
  it.each(['SCC', 'BCCRT', 'QCCA', 'CanLII', 'ONSC'])('%s of Canada', (court) => {
    expect(new RegExp(`^(?:${CANADIAN_COURTS})$`).test(court)).toBe(true);
  });
});
