import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliasesOf } from '../../../src/source-texts.ts';
import { place } from '../made-world.ts';

const WORKS = [
  'Marsh, A. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10–19.',
  'Hull, C. (2016). Folding habits of migratory paper birds over winter. Paper Craft Letters, 3, 1–9.',
];
const PAPER = `<html><body><p>It is so that “the fee is due in the month of May” [2].</p><p>And “the fee is due in the month of June” [2], as “the reef grew by ten metres a year” [1].</p><h2>References</h2><ol>${WORKS.map((work) => `<li>${work}</li>`).join('')}</ol></body></html>`;
const SOURCE = 'Folding habits of migratory paper birds over winter\n\nC. Hull\n\nHere the fee is due in the month of May.';
const files = { 'paper.html': PAPER, 'works/a.txt': SOURCE };
const CHECK = ['check', 'paper.html', '--sources', 'works', '--offline', '--progress', 'none'];

describe('stet check --sources', () => {
  it('shows quotes beside references in every form, for people and for machines', async () => {
    const world = place(files);
    const formats = ['html', 'markdown', 'json', 'jsonl', 'sarif', 'junit', 'github'];
    const { status, out } = await world.stet([
      ...CHECK,
      '-f',
      'pretty',
      '-o',
      '-',
      ...formats.flatMap((name) => ['-f', name, '-o', `out.${name}`]),
    ]);
    const written = (name: string): string => readFileSync(join(world.cwd, `out.${name}`), 'utf8');
    expect([status, out]).toEqual([1, expect.stringContaining('3 quotes: 1 verified, 1 not found as quoted')]);
    expect(out).toContain('DIFFERS');
    // The text of a page has lines of its own: none is told.
    expect(out).toContain('quote/near');
    expect(out).not.toMatch(/line \d/);
    expect(out).toContain('[-June-] {+May+}');
    expect(out).toContain('2 references: 1 verified · 1 not checked');
    expect(written('html')).toContain('<mark class="not_found">the fee is due in the month of June</mark>');
    expect(written('html')).toContain('<del>June</del>');
    expect(written('markdown')).toContain('<u>the fee is due in the month of June</u>');
    const lines = written('jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ type }) => type !== 'claim').map(({ type, status: said }) => said ?? type)).toEqual([
      'reference',
      'reference',
      'verified',
      'not_found',
      'citation_unresolved',
    ]);
    expect(lines[3]).toMatchObject({ document: 'paper.html', rule: 'quote/near' });
    expect(lines[3]).not.toHaveProperty('at');
    expect(JSON.parse(written('json')).quotes.counts).toEqual({ verified: 1, not_found: 1, citation_unresolved: 1 });
    const { results } = JSON.parse(written('sarif')).runs[0];
    const found = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'quote/near');
    expect(found).toMatchObject({ level: 'error' });
    expect(JSON.stringify(found)).not.toContain('startLine');
    expect(found.message.text).toContain('Nearest words: “the fee is due in the month of May”');
    expect(written('junit')).toMatch(/name="“the fee is due in the month of June”"><failure type="quote\/near"/);
    expect(written('github')).toContain('::error file=paper.html,title=Not found as quoted (quote/near)::');
  });

  it('checks one layer alone when told', async () => {
    const world = place(files);
    const quotes = await world.stet([...CHECK, '--only', 'quotes', '-f', 'json']);
    expect([quotes.status, JSON.parse(quotes.out).references]).toEqual([1, []]);
    const references = await world.stet([...CHECK, '--skip', 'quotes', '-f', 'json']);
    // Offline and without an index nobody was there to be asked about the reference.
    expect([references.status, JSON.parse(references.out).quotes]).toEqual([3, undefined]);
    const none = await world.stet(['check', 'paper.html', '--only', 'quotes', '--offline']);
    expect([none.status, none.err]).toEqual([2, expect.stringContaining('--sources FILE or FOLDER')]);
    const nothing = await world.stet([...CHECK, '--only', 'quotes', '--skip', 'quotes']);
    expect([nothing.status, nothing.err]).toEqual([2, expect.stringContaining('leave nothing to check')]);
  });

  it('seals what was said of quotes, and repeats it from the same texts alone', async () => {
    const world = place(files);
    const { run, audit } = JSON.parse((await world.stet([...CHECK, '-f', 'json'])).out);
    expect(audit.events).toBeGreaterThan(0);
    expect((await world.stet(['audit', 'verify', run])).out).toContain('Nothing was found changed');
    const same = await world.stet(['audit', 'replay', run, 'paper.html', '--offline', '--sources', 'works']);
    expect([same.status, same.out]).toEqual([0, expect.stringContaining('byte for byte the same')]);
    const without = await world.stet(['audit', 'replay', run, 'paper.html', '--offline']);
    expect([without.status, `${without.out}${without.err}`]).not.toEqual([0, expect.anything()]);
    expect(`${without.out}${without.err}`).toContain('name the same with --sources');
    writeFileSync(join(world.cwd, 'works/a.txt'), SOURCE.replace('May', 'June'));
    const changed = await world.stet(['audit', 'replay', run, 'paper.html', '--offline', '--sources', 'works']);
    expect([changed.status, changed.out]).toEqual([1, expect.stringContaining('source_at_hand')]);
    expect(changed.out).toContain('a text of a source is not the one that the run read');
    const gone = await world.stet(['audit', 'replay', run, 'paper.html', '--offline', '--sources', 'moved']);
    expect([gone.status, gone.err]).toEqual([
      3,
      expect.stringContaining('moved: no such source. The texts of sources are not kept: name where they lie now'),
    ]);
  });
});

describe('sources', () => {
  it('leaves out what cannot be read in a folder, and says so; a file that is named must be readable', async () => {
    const world = place({ ...files, 'works/broken.docx': 'no zip', 'answer.md': '"due in the month of May" [a].' });
    const { status, err } = await world.stet(['quotes', 'answer.md', '--sources', 'works']);
    expect([status, err]).toEqual([0, expect.stringMatching(/^stet: this source is left out: broken\.docx/)]);
    const named = await world.stet(['quotes', 'answer.md', '--sources', 'works/broken.docx']);
    expect(named.status).toBe(2);
  });

  it('keeps the place of what could not be read, so that every number leads to the work it was given for', async () => {
    const files = { 'works/0.pdf': 'no PDF', 'works/a.txt': 'The fee is due in the month of May, says the town.' };
    const world = place({
      ...files,
      'answer.md': 'The fee is due in the month of May [2]. Dogs must be kept on a leash [1]. "kept on a leash at night" [1].',
    });
    const { status, out } = await world.stet(['answer', 'answer.md', '--sources', 'works', '-f', 'json', '--offline']);
    const { claims, quotes } = JSON.parse(out).verification;
    expect(claims.map(({ rule }: { rule: string }) => rule)).toEqual([expect.stringMatching(/^claim\/supported/), 'claim/empty-source']);
    expect(quotes.items[0]).toMatchObject({ rule: 'quote/incomplete-source', severity: 'warning' });
    // Something could not be checked, and nothing was found wrong.
    expect(status).toBe(3);
  });

  it('blames nobody where the text of a source is not all there', async () => {
    const world = place({ 'answer.md': '"due in the month of May" [scan].', 'scan.txt': '  \n' });
    const { status, out } = await world.stet(['quotes', 'answer.md', '--sources', 'scan.txt', '-f', 'json']);
    expect([status, JSON.parse(out).items[0].rule]).toEqual([3, 'quote/incomplete-source']);
  });
});

describe('aliasesOf', () => {
  it.each<[string, string | undefined, string[]]>([
    ['ng2024.pdf', undefined, ['Ng 2024', 'Ng et al. 2024']],
    ['ng_2024a.txt', undefined, ['Ng 2024a', 'Ng et al. 2024a']],
    ['Ng et al 2024.pdf', undefined, ['Ng 2024', 'Ng et al. 2024', 'Ng et al 2024']],
    ['contract-v3.txt', '**On the  Slow Growth** of Reefs', ['On the Slow Growth of Reefs']],
    ['contract-v3.txt', 'Agreement', []],
    ['report20245.txt', undefined, []],
  ])('%s', (name, title, expected) => expect(aliasesOf(name, title)).toEqual(expected));

  it('lets an answer cite a source by author and year, or by its title', async () => {
    const world = place({
      'answer.md': '"due in the month of May" (Hull, 2016). "grew by ten metres" is in On the Slow Growth of Reefs.',
      's/hull2016.txt': SOURCE,
      's/b.md': '# On the Slow Growth of Reefs\n\nIt grew by ten metres.',
    });
    const { out } = await world.stet(['quotes', 'answer.md', '--sources', 's', '-f', 'json']);
    const { items } = JSON.parse(out);
    expect(items.map(({ status, source }: { status: string; source: { id: string } }) => [status, source.id])).toEqual([
      ['verified', 'hull2016.txt'],
      ['verified', 'b.md'],
    ]);
  });
});

describe('lines of findings', () => {
  const words = '“Corals grew by ninety metres” [1], they say. Corals grow quickly and everywhere [1].';
  const page = `<html>\n<head><title>t</title></head>\n<body>\n\n<p>${words}</p>\n</body></html>`;
  const world = place({ 'a.html': page, 'a.md': `# Corals\n\n${words}\n`, 'source.txt': 'Corals grew by ten metres. Corals grow slowly.' });
  const say = (command: string, file: string, format: string) =>
    world.stet([command, file, '--sources', 'source.txt', '-f', format, ...(command === 'quotes' ? [] : ['--no-config'])]);
  const LINE = /"?(?:start)?line"?[=: ]{0,2}\d|a\.(?:md|html):\d/i;

  it.each([
    ...['pretty', 'jsonl', 'markdown', 'sarif'].map((format) => ['quotes', format]),
    ...['pretty', 'jsonl', 'markdown', 'sarif', 'github'].map((format) => ['answer', format]),
    ['claims', 'pretty'],
  ])('stet %s -f %s tells those of the file, and none of a text that was made of a page', async (command, format) => {
    expect((await say(command, 'a.md', format)).out).toMatch(LINE);
    const { out, status } = await say(command, 'a.html', format);
    expect(out).toContain('metres');
    expect(out).not.toMatch(LINE);
    expect([0, 1]).toContain(status);
  });

  it('leaves the cells of a sheet empty where no line is known', async () => {
    const cells = async (file: string) => (await say('quotes', file, 'csv')).out.split('\r\n')[1] ?? '';
    expect(await cells('a.md')).toContain(',3,2,');
    expect(await cells('a.html')).not.toMatch(/,\d+,\d+,/);
  });
});

it('counts the pieces of documents as they lie in a list, and names each document once', async () => {
  const rows = [
    { url: 'https://reef.example', text: 'Life in the lagoon. Reefs in the Marl lagoon grow ten millimetres a year.' },
    { url: 'https://reef.example', text: 'The lagoon is thirty metres deep and cold.' },
    { url: 'https://mill.example', text: 'Old mills. The mill at Aldmere was built in 1871 by Ada Holm.' },
  ];
  const world = place({
    'pieces.jsonl': rows.map((row) => JSON.stringify(row)).join('\n'),
    'answer.md': 'The lagoon is thirty metres deep and cold [2]. The mill at Aldmere was built in 1871 by Ada Holm [3].\n',
  });
  const { status, out } = await world.stet(['answer', 'answer.md', '--sources', 'pieces.jsonl']);
  expect(status).toBe(0);
  expect(out).toContain('2 citations: 2 borne out');
  expect(out.match(/https:\/\/reef\.example [0-9a-f]{12}/g)).toHaveLength(1);
});
