import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../src/read/pdf/body.ts';
import type { Line } from '../../../src/read/pdf/lines.ts';
import { floats, isImprint, leavesFloat, resumes } from '../../../src/read/pdf/list-breaks.ts';

const line = (text: string, y: number, more: Partial<Line> = {}): Line => ({
  page: 1,
  text,
  parts: [],
  x: 72,
  right: 72 + text.length * 5,
  y,
  size: 10,
  font: 'plain',
  left: 72,
  edge: 372,
  column: 1,
  ...more,
});
const BODY = bodyOf(Array.from({ length: 9 }, (_, at) => line('words of the list', 100 + at * 12)));

describe('what breaks into a list', () => {
  const last = line('Marsh, A. Of corals. 1999.', 100);

  it('is a caption behind white or in another size, and the list goes on with words at the margin behind white', () => {
    expect(floats(last, line('Table 1: Sizes of lakes', 120), BODY)).toBe(true);
    expect(floats(last, line('Table 1: Sizes of lakes', 112, { size: 9 }), BODY)).toBe(true);
    expect(floats(last, line('Table 1: Sizes of lakes', 112), BODY)).toBe(false);
    expect(leavesFloat(last, line('Reed, B., and Hill, C. Of reefs that never were.', 130), BODY)).toBe(true);
    expect(leavesFloat(last, line('12 14', 130), BODY)).toBe(false);
  });

  it('lets an open entry go on behind it', () => {
    const open = line('Marsh, A. Of corals that', 80);
    expect(resumes(open, line('12 14', 100, { size: 8 }), line('are made up. 1999.', 112), BODY)).toBe(true);
    expect(resumes(open, line('12 14', 100), line('are made up. 1999.', 112, { font: 'other' }), BODY)).toBe(false);
  });

  it.each([
    '© The Author(s) 2024. Published by the Society.',
    'Keywords: corals, reefs',
    'Received: 3 May 2024',
    '*Correspondence: A. Marsh',
  ])('is what a journal says of the article: %s', (text) => {
    expect(isImprint(last, line(text, 118), BODY)).toBe(true);
    // Without white above it, it may be a title: "Williams, R. (1976). / Keywords: A vocabulary".
    expect(isImprint(last, line(text, 112), BODY)).toBe(false);
    expect(isImprint(line('Marsh, A. On the word', 100), line(text, 118), BODY)).toBe(false);
  });
});
