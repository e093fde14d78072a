import { describe, expect, it } from 'vitest';
import { statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { verifyAnswer } from '../../../../src/index.ts';

describe('bare numbers under labels', () => {
  const config = JSON.stringify({
    service: 'payments-api',
    timeout_ms: 1500,
    max_body_bytes: 1048576,
    retries: 3,
    turnout_rate: 0.42,
    temp_c: -7.3,
    created_at: 1718010000,
  });
  const outcome = (claim: string, text = config): string | undefined =>
    verifyAnswer(`${claim} [1].`, [{ id: 'a', text }]).claims[0]?.outcome;

  it.each([
    'The payments-api times out after 1.5 seconds',
    'The maximum body size is 1 MB',
    'Turnout stood at 42 percent',
    'The temperature was -7.3 °C',
    'The temperature was 7.3 degrees below zero',
    'The service was created on 10 June 2024',
  ])('bears out: %s', (claim) => expect(outcome(claim)).toBe('supported'));

  it.each([
    'The payments-api times out after 15 seconds',
    'The maximum body size is 10 MB',
    'Turnout stood at 24 percent',
    'The temperature was 7.3 °C',
  ])('does not: %s', (claim) => expect(outcome(claim)).not.toBe('supported'));

  it('reads each cell of a row for itself', () => {
    const csv = 'city,population,area_km2,mean_temp_c\nAltona,184000,97.2,11.4\nBrugg,52000,33.0,-1.2\nCelle,69500,175.1,9.8\n';
    const brugg = statedIn(csv).numbers.filter(({ span }) => span.start > csv.indexOf('Brugg') && span.start < csv.indexOf('Celle'));
    expect(brugg.map(({ plain, shown }) => [plain, shown])).toEqual([
      [52000, ''],
      [33, 'km²'],
      [-1.2, '°C'],
    ]);
    expect(outcome('Brugg has a mean temperature of 1.2 °C', csv)).toBe('contradicted');
  });
});
