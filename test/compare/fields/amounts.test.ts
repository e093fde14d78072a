import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../src/compare/belonging/texts.ts';
import { fieldBeside } from '../../../src/compare/fields/beside.ts';

const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

const hut = 'hut: Kessel Hut\nstatus: closed since 2018\nbeds: 24\nwater: not available in winter\nreservation: by phone only\n';

const shop = JSON.stringify({
  package: 'tiny',
  dependencies: {},
  maintainers: ['lena', 'oskar'],
  assignee: null,
  alerts: { critical: 0, high: 1 },
});

describe('what data say: amounts', () => {
  it.each([
    ['There are no critical alerts.', shop, 'bears'],
    ['There are four critical alerts.', shop, 'against'],
    ['There is no assignee.', shop, 'bears'],
    ['It has 24 beds.', hut, 'bears'],
    ['It has 42 beds.', hut, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
