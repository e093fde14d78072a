import { describe, expect, it } from 'vitest';
import { isDitto } from '../../../src/extract/entries/ditto.ts';

describe('entries that repeat an author', () => {
  it.each(['———. 2001. On walls.', '--, & Cox, P. 1984.', 'Ders., Hecken, 1998.', '〃 (1999).'])('by a dash or a word: %s', (text) => {
    expect(isDitto(text)).toBe(true);
  });
  it.each(['. 1975. Sex and evolution.', '9 1979. Some trends.', ', 2001a. Walls.', '-. (1990). Ponds.', '--.. 1987a. Systems.'])(
    'by a dash that was lost: %s',
    (text) => {
      expect(isDitto(text)).toBe(true);
    },
  );
  it.each([', Low-temperature asymptotics, J. Hedges 4', '& P. A. Cox. 1984. Ponds.'])('behind a label alone: %s', (text) => {
    expect(isDitto(text, true)).toBe(true);
    expect(isDitto(text)).toBe(false);
  });
  it.each(['Roe, A. (1999). On hedges.', '19 1979. Volume', '9 hedges of 1979', '1979. On hedges.', '(1990). Ponds', 'Dies irae, 1998.'])(
    'not: %s',
    (text) => {
      expect(isDitto(text, true)).toBe(false);
    },
  );
});
