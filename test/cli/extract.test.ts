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
    expect(lines.map((line) => JSON.parse(line).key)).toEqual(['marsh2018', 'hull2014', undefined]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'document', document: 'refs.bib', counts: { seen: 2, parsed: 2 } });
  });

  it('counts what it saw, and says what it left out, in each form that is for more than the works', async () => {
    const list = [
      '[1] A. Roe, On the growth of hedges, Journal of Hedges 3 (1999) 1-9.',
      '[2] B. Doe, On the cutting of hedges, Journal of Hedges 4 (2000) 2-8.',
      '[3] C. Poe, On fences of the north, Journal of Hedges 5 (2001) 3-7.',
    ];
    const text = `---\nbibliography: gone.bib\n---\n\nHedges grow [1, 2]. Fences do not [3].\n\n## References\n\n${list.join('\n\n')}\n\nGarden University Press Office\n`;
    const paper = place({ 'paper.md': text });
    const counts = { seen: 4, parsed: 3, doubtful: 0, skipped: 1 };
    const pretty = (await paper.stet(['extract', 'paper.md'])).out;
    expect(pretty).toMatch(/^paper.md {2}3 references · 1 place in the list not taken for a reference · 3 in-text citations\n/);
    expect(pretty).toContain('Garden University Press Office');
    expect(pretty).toContain(' - Left out: gone.bib, because no such file');
    const json = JSON.parse((await paper.stet(['extract', 'paper.md', '-f', 'json'])).out);
    expect(json).toMatchObject({ counts, skipped: [{ what: 'gone.bib' }] });
    const last = JSON.parse((await paper.stet(['extract', 'paper.md', '-f', 'jsonl'])).out.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({
      type: 'document',
      citations: 3,
      counts,
      remarks: [{ kind: 'region-skipped' }],
      skipped: [{ what: 'gone.bib' }],
    });
  });

  it('reads standard input, under a name that tells the format', async () => {
    const { out, status } = await world.stet(['extract', '-', '--stdin-filename', 'given.bib'], { stdin: GOOD });
    expect(out).toMatch(/^given.bib {2}1 reference · 0 in-text citations\n \[marsh2018\]/);
    expect(status).toBe(0);
  });

  it('writes one JSON value, however many documents and whatever of them cannot be read', async () => {
    const two = place({ 'a.bib': GOOD, 'b.bib': WRONG_YEAR });
    const out = async (...words: string[]): Promise<unknown> => JSON.parse((await two.stet(['extract', ...words])).out);
    expect(await out('a.bib', '--json')).toMatchObject({ document: 'a.bib' });
    expect(await out('a.bib', 'none.bib', '--json')).toMatchObject({ document: 'a.bib' });
    expect(await out('a.bib', 'b.bib', '--json')).toMatchObject([{ document: 'a.bib' }, { document: 'b.bib' }]);
    expect(await out('a.bib', 'none.bib', 'b.bib', '-f', 'csl')).toMatchObject([{ id: 'marsh2018' }, { id: 'hull2014' }]);
    for (const form of ['json', 'csl']) expect(await out('none.bib', '-f', form)).toEqual([]);
  });

  it('says nothing of the documents behind an interruption', async () => {
    const stop = new AbortController();
    stop.abort();
    const { out, err, status } = await world.stet(['extract', 'refs.bib', 'refs.bib', '--json'], { signal: stop.signal });
    expect({ out, status }).toEqual({ out: '', status: 130 });
    expect(err).not.toContain('refs.bib');
  });

  it('refuses a form it does not write', async () => {
    const { err, status } = await world.stet(['extract', 'refs.bib', '-f', 'yaml']);
    expect(err).toBe('stet: --format may be pretty, json, jsonl, csl, not yaml\n');
    expect(status).toBe(2);
  });

  it('goes on behind an input it cannot read', async () => {
    const { out, err, status } = await world.stet(['extract', 'none.pdf', 'refs.bib']);
    expect(err).toMatch(/^stet: none.pdf: no such file/);
    expect(out).toContain('refs.bib');
    expect(status).toBe(2);
  });
});
