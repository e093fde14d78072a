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

const log =
  '2026-05-11 10:40:02 INFO worker started\n2026-05-11 10:42:09 ERROR timeout while reading\n2026-05-11 10:43:12 ERROR timeout while reading\n2026-05-11 10:51:30 ERROR disk quota exceeded\n2026-05-11 11:02:00 INFO worker stopped\n';

const shop = JSON.stringify({
  package: 'tiny',
  dependencies: {},
  maintainers: ['lena', 'oskar'],
  assignee: null,
  alerts: { critical: 0, high: 1 },
});

describe('what data say: counts', () => {
  it.each([
    ['Three of the five services are down.', services, 'bears'],
    ['Four of the five services are down.', services, 'against'],
    ['Three of the six services are down.', services, 'against'],
    ['There were three errors.', log, 'bears'],
    ['There were four errors.', log, 'against'],
    ['It has two maintainers.', shop, 'bears'],
    ['It has three maintainers.', shop, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([['hedged counts', 'More than two services are down.', services]])('is silent of %s', (_, claim, text) =>
    expect(how(claim, text)).toBeNull(),
  );
});
