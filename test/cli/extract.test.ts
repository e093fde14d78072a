import { describe, expect, it } from 'vitest';
import { GOOD, place, WRONG_YEAR } from './made-world.ts';

const world = place({ 'refs.bib': GOOD + WRONG_YEAR });

describe('stet extract', () => {
  it('lists references in each form, asking nobody', async () => {
    const pretty = await world.stet(['extract', 'refs.bib']);
    expect(pretty.out).toMatch(/^refs.bib {2}2 references/);
    expect(pretty.out).toContain('[marsh2018]');
    const csl = await world.stet(['extract', 'refs.bib', '-f', 'csl']);
    expect(JSON.parse(csl.out).map(({ id }: { id: string }) => id)).toEqual(['marsh2018', 'hull2014']);
    const lines = (await world.stet(['extract', 'refs.bib', '-f', 'jsonl'])).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).key)).toEqual(['marsh2018', 'hull2014']);
  });

  it('goes on behind an input it cannot read', async () => {
    const { out, err, status } = await world.stet(['extract', 'none.pdf', 'refs.bib']);
    expect(err).toMatch(/^stet: none.pdf: no such file/);
    expect(out).toContain('refs.bib');
    expect(status).toBe(2);
  });
});
