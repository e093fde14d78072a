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

const hut = 'hut: Kessel Hut\nstatus: closed since 2018\nbeds: 24\nwater: not available in winter\nreservation: by phone only\n';

describe('what data say: states', () => {
  it.each([
    ['The search service is down.', services, 'bears'],
    ['The mail service is down.', services, 'against'],
    ['The Kessel Hut is closed.', hut, 'bears'],
    ['The Kessel Hut is open.', hut, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
