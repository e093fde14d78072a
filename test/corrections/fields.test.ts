import { describe, expect, it } from 'vitest';
import { repairAnswer } from '../../src/index.ts';

const place = JSON.stringify({
  name: 'Kessel Hut',
  elevation_m: 2145,
  timeout_ms: 1500,
  status: 'closed since 2018',
  waterproof: false,
  avg_temp_c: -4.5,
  alerts: { critical: 0, high: 2 },
});
const services = JSON.stringify([
  { name: 'auth', status: 'up', price_eur: 9 },
  { name: 'mail', status: 'down', price_eur: 12000 },
  { name: 'search', status: 'down', price_eur: 30 },
]);

describe('what a field has, in the place of what a claim says', () => {
  it.each([
    ['The hut is 2,415 metres high [1].', 'The hut is 2,145 metres high [1].', place],
    ['The average temperature is 4.5 °C [1].', 'The average temperature is -4.5 °C [1].', place],
    ['The Kessel Hut is still open [1].', 'The Kessel Hut is closed since 2018 [1].', place],
    ['The Kessel Hut is waterproof [1].', 'The Kessel Hut is not waterproof [1].', place],
    ['There are four critical alerts [1].', 'There are no critical alerts [1].', place],
    ['The auth service is down [1].', 'The auth service is up [1].', services],
    ['Two of the three services are up [1].', 'Two of the three services are up [1].', services],
    ['Three of the three services are down [1].', 'Two of the three services are down [1].', services],
    ['The cheapest service is mail [1].', 'The cheapest service is auth [1].', services],
    ['The cheapest service costs 30 euros [1].', 'The cheapest service costs 9 euros [1].', services],
  ])('%s', (answer, text, source) => {
    const repaired = repairAnswer(answer, [{ id: 'a', text: source }], { soften: false });
    expect(repaired.text).toBe(text);
    if (answer !== text) expect(repaired.edits).toMatchObject([{ action: 'CORRECT', from: 'a', evidence: { source: 'a' } }]);
    expect(answer === text || repaired.after.claims.every(({ outcome }) => outcome === 'supported')).toBe(true);
  });
});
