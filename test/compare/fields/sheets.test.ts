import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../src/compare/belonging/texts.ts';
import { fieldBeside } from '../../../src/compare/fields/beside.ts';

const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

const services = JSON.stringify({
  services: [
    { name: 'auth', status: 'up', latency_ms: 42 },
    { name: 'billing', status: 'down', latency_ms: null },
    { name: 'search', status: 'down', latency_ms: null },
    { name: 'mail', status: 'up', latency_ms: 87 },
    { name: 'export', status: 'down', latency_ms: null },
  ],
});

const countries =
  'country,capital,population_m,area_km2\nNorway,Oslo,5.5,385207\nSweden,Stockholm,10.5,450295\nDenmark,Copenhagen,5.9,42933\n';

describe('what data say: sheets', () => {
  it.each([
    ['The search service is down.', services, 'bears'],
    ['Sweden is the most populous of the three.', countries, 'bears'],
    ['Denmark is the most populous of the three.', countries, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
