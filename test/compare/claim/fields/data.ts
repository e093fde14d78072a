/** Data as tools give them, and what their fields say to a claim: shared by the tests of each sign. */
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { fieldBeside } from '../../../../src/compare/claim/fields/beside.ts';

/** What the fields of a text say to a claim; null where none speaks. */
export const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

export const services = JSON.stringify({
  services: [
    { name: 'auth', status: 'up', latency_ms: 42 },
    { name: 'billing', status: 'down', latency_ms: null },
    { name: 'search', status: 'down', latency_ms: null },
    { name: 'mail', status: 'up', latency_ms: 87 },
    { name: 'export', status: 'down', latency_ms: null },
  ],
});

export const hut = 'hut: Kessel Hut\nstatus: closed since 2018\nbeds: 24\nwater: not available in winter\nreservation: by phone only\n';

export const shop = JSON.stringify({
  package: 'tiny',
  dependencies: {},
  maintainers: ['lena', 'oskar'],
  assignee: null,
  alerts: { critical: 0, high: 1 },
});

export const log =
  '2026-05-11 10:40:02 INFO worker started\n2026-05-11 10:42:09 ERROR timeout while reading\n2026-05-11 10:43:12 ERROR timeout while reading\n2026-05-11 10:51:30 ERROR disk quota exceeded\n2026-05-11 11:02:00 INFO worker stopped\n';

export const plans = JSON.stringify([
  { plan: 'Basic', price_eur: 9, seats: 1 },
  { plan: 'Team', price_eur: 29, seats: 10 },
  { plan: 'Business', price_eur: 79, seats: 50 },
]);

export const countries =
  'country,capital,population_m,area_km2\nNorway,Oslo,5.5,385207\nSweden,Stockholm,10.5,450295\nDenmark,Copenhagen,5.9,42933\n';
