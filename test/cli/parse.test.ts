import { describe, expect, it } from 'vitest';
import { parsedLine } from '../../src/cli/parse/run.ts';
import { place } from './made-world.ts';

const LINE = 'Marsh, A. and Okoro, B. (2018). On the slow growth of imaginary corals. Journal of Invented Reefs, 7(2), 10-19.';

describe('stet parse', () => {
  it('gives a line for a line, in order, and an error where one cannot be used', async () => {
    const stdin = [
      LINE,
      '',
      JSON.stringify({ id: 'x', raw: LINE }),
      '{"id": "y", "raw": 3}',
      '{broken',
      JSON.stringify({ id: 7, raw: LINE }),
      LINE,
    ].join('\n');
    const { out, err, status } = await place().stet(['parse'], { stdin });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id)).toEqual(['1', 'x', 'y', '5', 7, '7']);
    expect(lines.map(({ error }) => error?.code)).toEqual([undefined, undefined, 'bad-line', 'bad-line', undefined, undefined]);
    expect(Object.keys(lines[0])).toEqual(['id', 'csl', 'spans']);
    expect(lines[0].csl.issued['date-parts'][0][0]).toBe(2018);
    const [span] = lines[1].spans.issued;
    expect(LINE.slice(span.start, span.end)).toContain('2018');
    expect(status).toBe(0);
    expect(err).toBe('stet: 2 of 6 lines got no answer, and why stands in their place: lines 4, 5\n');
  });

  it('takes a reference that begins with a group of TeX for a reference', async () => {
    const stdin =
      "{\\sc Arrow, K. J.}. ``Constraint qualifications,'' {\\em Naval Research}, {\\bf 8} (1961), pp. 175-191.\n{DIN} 1451. Schriftfelder, 2006.\n";
    const { out, err } = await place().stet(['parse'], { stdin });
    const [arrow, din] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(arrow.csl).toMatchObject({ author: [{ family: 'Arrow' }], title: 'Constraint qualifications' });
    expect(din.csl.issued['date-parts'][0][0]).toBe(2006);
    expect(err).toBe('');
  });

  it('reads files, and says so when it cannot', async () => {
    const world = place({ 'refs.txt': `\uFEFF${LINE}\r\n` });
    expect(JSON.parse((await world.stet(['parse', 'refs.txt'])).out).id).toBe('1');
    const missing = await world.stet(['parse', 'no.txt']);
    expect(missing.err).toMatch(/^stet: no.txt: cannot be read/);
    expect(missing.status).toBe(2);
  });
});

describe('stet parse, of what is no list of printed references', () => {
  const world = place({
    'noise.pdf': Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251),
    'wide.txt': Buffer.from('\ufeffMarsh, A. (2018). On corals.', 'utf16le'),
    'refs.bib': '\n@article{a,\n title={On corals}}\n',
    'refs.ris': 'TY  - JOUR\nTI  - On corals\nER  - \n',
    'old.txt': Buffer.from('Müller, B. (2018). Über Korallen. Reefs, 7, 1-2.\n', 'latin1'),
  });

  it.each(['noise.pdf', 'wide.txt', 'refs.bib', 'refs.ris'])('names the command that reads %s', async (file) => {
    const { status, out, err } = await world.stet(['parse', file]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^stet: ${file} .*stet extract ${file} -f csl$`, 'm'));
  });

  it('reads a list of an older program by its own letters', async () => {
    const { out } = await world.stet(['parse', 'old.txt']);
    expect(JSON.parse(out).csl).toMatchObject({ author: [{ family: 'Müller', given: 'B.' }], title: 'Über Korallen' });
  });
});

describe('parsedLine', () => {
  it('never throws', () => {
    for (const text of ['{}', '{"raw":null}', '[1]', 'null', '{"id":{},"raw":"x"}', '\ud800', '{"__proto__":{"raw":"x"}}', '"'])
      expect(() => JSON.parse(parsedLine({ n: 1, text }).shown)).not.toThrow();
    expect(JSON.parse(parsedLine({ n: 3, tooLong: true }).shown)).toMatchObject({ id: '3', error: { code: 'bad-line' } });
  });
});
