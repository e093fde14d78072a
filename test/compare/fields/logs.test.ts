import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../src/compare/belonging/texts.ts';
import { fieldBeside } from '../../../src/compare/fields/beside.ts';

const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

const log =
  '2026-05-11 10:40:02 INFO worker started\n2026-05-11 10:42:09 ERROR timeout while reading\n2026-05-11 10:43:12 ERROR timeout while reading\n2026-05-11 10:51:30 ERROR disk quota exceeded\n2026-05-11 11:02:00 INFO worker stopped\n';

describe('what data say: logs', () => {
  it.each([
    ['The first error came at 10:42.', log, 'bears'],
    ['The first error came at 10:43.', log, 'against'],
    ['There were three errors.', log, 'bears'],
    ['There were four errors.', log, 'against'],
    ['The worker stopped at 11:20.', log, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
