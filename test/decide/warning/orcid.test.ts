/** An iD of another person is told with whose it is; silence of ORCID is no sign of anything. */
import { describe, expect, it } from 'vitest';
import type { PersonEvidence } from '../../../src/model/evidence.ts';
import { warningsOf } from './matched-work.ts';

const evidence = (more: Partial<PersonEvidence>): PersonEvidence => ({
  orcid: '0000-0002-1825-0097',
  where: 'citation',
  author: 'Jane Smith',
  names: ['Peter Wong', 'P. K. Wong'],
  outcome: 'elsewhere',
  ...more,
});
const told = (more: Partial<PersonEvidence>, outcome: 'exist' | 'fake' = 'exist') =>
  warningsOf({ outcome, people: [evidence(more)] }).filter(({ kind }) => kind === 'orcid_elsewhere');

describe('an ORCID iD', () => {
  it('of another person is told with both names and its address', () => {
    expect(told({})).toEqual([
      {
        kind: 'orcid_elsewhere',
        rule: 'warn/orcid-elsewhere',
        severity: 'warning',
        of: ['ref:1'],
        says: 'The citation gives Jane Smith the ORCID iD 0000-0002-1825-0097, whose public record is of Peter Wong (also P. K. Wong) and does not list this work.',
        evidence: ['https://orcid.org/0000-0002-1825-0097'],
      },
    ]);
  });
  it('that ORCID does not know is told of the citation, not of a record', () => {
    expect(told({ outcome: 'unregistered', names: [] })[0]?.says).toContain('which ORCID does not know');
    expect(told({ outcome: 'unregistered', where: 'record' })).toEqual([]);
  });
  it('that a registry’s record confuses is an information, of a matched work alone', () => {
    expect(told({ where: 'record' })).toMatchObject([{ severity: 'info' }]);
    expect(told({ where: 'record' }, 'fake')).toEqual([]);
  });
  it.each(['same', 'unconfirmed'] as const)('that is %s is not told', (outcome) => {
    expect(told({ outcome })).toEqual([]);
  });
});
