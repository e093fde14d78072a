/** Typst as theses have it: a template is handed the list of works. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { parseBytes } from '../../../src/read/parse.ts';
import { place } from '../../cli/made-world.ts';
import { CONTEXT } from '../shown.ts';

const BIB =
  '@article{roe2001, author={Roe, Ann}, title={Of hedges}, journal={Hedges}, year={2001}}\n@book{lee2003, author={Lee, Bo}, title={Walls}, year={2003}}\n';
const BODY = 'Hedges grow @roe2001, walls fall @lee2003.\n';

async function cited(head: string): Promise<readonly (string | null)[]> {
  const { cwd } = place({ 'ref.bib': BIB });
  const path = join(cwd, 'thesis.typ');
  const text = `${head}\n\n= Introduction\n\n${BODY}`;
  writeFileSync(path, text);
  const { references, citations } = extract(await parseBytes(Buffer.from(text), { ...CONTEXT, name: 'thesis.typ', path }));
  return citations.map(({ to }) => references.find(({ id }) => id === to)?.key ?? null);
}

describe('the list of a Typst template', () => {
  it.each([
    '#show: thesis.with(title: "Hedges", bibliography: read("ref.bib"))',
    '#let (doc) = setup(\n  title: [Hedges],\n  bibliography: bibliography("ref.bib"),\n)',
    '#show: paper.with(bib: "ref.bib")',
    '#show: paper.with(\n  bib-file: ("ref.bib"),\n)',
  ])('is read: %s', async (head) => {
    expect(await cited(head)).toEqual(['roe2001', 'lee2003']);
  });
  it('is not what another argument names', async () => {
    expect(await cited('#show: paper.with(logo: "ref.bib")')).toEqual([null, null]);
  });
});

describe('references within a Typst text', () => {
  it.each(['#example("on hedges", label: <growing>)[They grow.]', '#benchmark(hedges, label_str: "growing")', '$ a = b $ <growing>'])(
    'cite no work where the text sets the label: %s',
    async (made) => {
      const { cwd } = place({ 'ref.bib': BIB });
      const path = join(cwd, 'thesis.typ');
      const text = `= Introduction\n\n${made}\n\n${BODY}\nSee @growing, but not @lost.\n\n#bibliography("ref.bib")\n`;
      writeFileSync(path, text);
      const { citations, remarks } = extract(await parseBytes(Buffer.from(text), { ...CONTEXT, name: 'thesis.typ', path }));
      expect(citations.map(({ label }) => label)).toEqual(['roe2001', 'lee2003', 'lost']);
      expect(remarks.map(({ says }) => says)).toEqual(['The text cites “lost”, which the reference list does not hold.']);
    },
  );
});
