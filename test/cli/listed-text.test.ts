import { describe, expect, it } from 'vitest';
import { listedText } from '../../src/cli/listed-text.ts';
import { prepareSource } from '../../src/quotes.ts';
import { place } from './made-world.ts';

const LIST =
  '## References\n\nHull, C. (2016). Folding habits of migratory paper birds over winter. *Paper Craft Letters*, 3, 1–9.\n\nMarsh, A. (2018). On the slow growth of imaginary corals in glass lagoons. *Journal of Invented Reefs*, 7, 10–19.\n';
const PAPER = `# On birds\n\nIt is so that “they fold in May and at no other time” (Hull, 2016). As Marsh (2018) has it, “the reef grew by ten metres a year”.\n\nOf “the fee is due in the month of June” nothing is known (Hull, 2016, p. 3).\n\n${LIST}`;
const BIRDS =
  'Folding habits of migratory paper birds over winter\n\nC. Hull\n\nThey fold in May and at no other time. The fee is due in the month of May.';

describe('a Markdown text that cites by a printed list', () => {
  const read = (text: string, ...sources: { id: string; text: string }[]): ReturnType<typeof listedText> =>
    listedText('paper.md', { text, bytes: Buffer.from(text) }, sources.map(prepareSource), {});

  it('is read as a document where a work of the list is seen among the sources', async () => {
    expect((await read(PAPER, { id: 'scan.txt', text: BIRDS }))?.cited.references).toHaveLength(2);
    expect(await read(PAPER, { id: 'scan.txt', text: 'Quite another text.' })).toBeNull();
  });

  it('stays an answer without a list, and where the list names the files', async () => {
    expect(await read('They fold “in May and at no other time” [1].', { id: 'scan.txt', text: BIRDS })).toBeNull();
    const named = 'They fold “in May and at no other time” [1].\n\nSources:\n\n[1] scan.txt\n';
    expect(await read(named, { id: 'scan.txt', text: BIRDS })).toBeNull();
  });

  it('stays an answer where it is too much to be read as a document, and stops when it is stopped', async () => {
    const given = { text: PAPER, bytes: Buffer.from(PAPER) };
    const sources = [prepareSource({ id: 'scan.txt', text: BIRDS })];
    expect(await listedText('paper.md', given, sources, { limits: { inputBytes: 100 } })).toBeNull();
    const stopped = listedText('paper.md', given, sources, { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('is read as a document where its notes cite', async () => {
    const notes = `They fold “in May and at no other time”.[^1] And “the fee is due in the month of May”.[^2]\n\n[^1]: C. Hull, “Folding habits of migratory paper birds over winter,” Paper Craft Letters 3 (2016): 1–9.\n\n[^2]: Ibid., 4.\n`;
    expect((await read(notes, { id: 'scan.txt', text: BIRDS }))?.cited.citations).toHaveLength(2);
    expect(await read('They fold.[^1]\n\n[^1]: As is well known.\n', { id: 'scan.txt', text: BIRDS })).toBeNull();
  });

  it('has its quotes and sentences held against the works it cites, whatever their files are called', async () => {
    const { stet } = place({ 'paper.md': PAPER, 'works/scan 7.txt': BIRDS });
    const { out, status } = await stet(['quotes', 'paper.md', '--sources', 'works', '--json']);
    const { items } = JSON.parse(out) as { items: { rule: string }[] };
    expect([status, ...items.map(({ rule }) => rule)]).toEqual([1, 'quote/verified-normalized', 'quote/source-not-at-hand', 'quote/near']);
    const answer = await stet(['answer', 'paper.md', '--sources', 'works', '--json', '--offline']);
    expect(answer.out).toContain('quote/source-not-at-hand');
    expect(answer.out).not.toContain('quote/unknown-source');
  });
});
