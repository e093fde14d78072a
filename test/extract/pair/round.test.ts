import { describe, expect, it } from 'vitest';
import { markedText } from '../../../src/extract/quotes/blocks.ts';

const SOURCES = [{ id: 'bridge.txt' }, { id: 'otters.txt' }];
const leads = (text: string): number[] => markedText(text, SOURCES).marks.map(({ source }) => source);

describe('roundMarks', () => {
  it.each([
    ['It opened in 1894 (1). Otters stay warm (2).', [0, 1]],
    ['It opened in 1894 (1). Both are told of (1, 2).', [0, 0, 1]],
    ['- It opened in 1894 (1)\n- Otters stay warm (2)', [0, 1]],
  ])('reads %s', (text, sources) => expect(leads(text)).toEqual(sources));

  it.each([
    'It opened in 1894 (1).',
    'It has two parts: (1) the deck (2).',
    'It opened in 1894 (1). There were seven boats (7).',
    'It follows from section 3 (1). The rest stands in Art. 4 (2).',
    'x = 2y (1). It holds for small y (2).',
    'It opened in 1894 (1) and closed. Otters stay warm (2).',
  ])('leaves alone %s', (text) => expect(leads(text)).toEqual([]));

  it('leaves alone what stands beside marks of another kind', () => {
    expect(leads('It opened in 1894 [1]. There were seven boats (1). Otters stay warm (2).')).toEqual([0]);
  });

  it('costs by the length of a text', () => {
    const from = performance.now();
    leads(`${'It opened (1). '.repeat(20_000)}x`);
    leads(`${'('.repeat(100_000)}1${' (1'.repeat(20_000)}`);
    expect(performance.now() - from).toBeLessThan(20_000);
  });
});
