import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const AGREEMENT =
  '4.2 Notice. The Supplier shall notify the Customer without undue delay after confirming an incident.\n\n4.3 Costs. Each bears its own.\n';
const ANSWER =
  'Notice is due "without undue delay after confirming an incident" [agreement § 4.2].\n\nIt is due "within 24 hours after confirming an incident" [agreement § 4.2], says "Attention Is All You Need".\n';
const files = { 'sources/agreement.txt': AGREEMENT, 'answer.md': ANSWER };

describe('stet quotes', () => {
  it('shows the quote that is not there, where it stands, and counts the rest', async () => {
    const { status, out } = await place(files).stet(['quotes', 'answer.md', '--sources', 'sources']);
    expect(status).toBe(1);
    expect(out).toContain('answer.md:3:12');
    expect(out).toContain('quote/near');
    expect(out).toContain('[-within 24 hours-]');
    expect(out).toContain('{+without undue delay+}');
    expect(out).toContain('2 quotes: 1 verified, 1 not found as quoted');
    expect(out).toContain('1 title');
  });

  it('records the version of each source', async () => {
    const { out } = await place(files).stet(['quotes', 'answer.md', '--sources', 'sources/agreement.txt', '-f', 'json']);
    const hash = createHash('sha256').update(AGREEMENT).digest('hex');
    const report = JSON.parse(out);
    expect(report.schema).toBe('stet-quotes/1');
    expect(report.items[0].source).toEqual({ id: 'agreement.txt', name: 'agreement.txt', sha256: hash, document: `sha256:${hash}` });
  });

  it('says which verdicts are on an older version', async () => {
    const world = place(files);
    await world.stet(['quotes', 'answer.md', '--sources', 'sources', '-f', 'json', '-o', 'before.json']);
    const same = await world.stet(['quotes', 'answer.md', '--sources', 'sources', '--against', 'before.json']);
    expect(same.out).not.toContain('older version');
    writeFileSync(join(world.cwd, 'sources/agreement.txt'), AGREEMENT.replace('undue', 'any'));
    const changed = await world.stet(['quotes', 'answer.md', '--sources', 'sources', '--against', 'before.json']);
    expect(changed.out).toContain('agreement.txt: checked against an older version');
  });

  it('exits 0 when all stands, and reads standard input', async () => {
    const { status, out } = await place(files).stet(['quotes', '-', '--sources', 'sources'], { stdin: '"Each bears its own" [1].' });
    expect([status, out]).toEqual([0, expect.stringContaining('1 quote: 1 verified')]);
  });

  it('takes --offline, though it asks nobody without it either', async () => {
    const { status, err } = await place(files).stet(['quotes', '-', '--sources', 'sources', '--offline'], {
      stdin: '"Each bears its own" [1].',
    });
    expect([status, err]).toEqual([0, '']);
  });

  it('ties a document with a list of references to sources by title, never by number', async () => {
    const bib =
      '<html><body><p>As stated, “the fee is due in the month of May” [2], and “the reef grew by ten metres a year” [1].</p><h2>References</h2><ol>' +
      '<li>Marsh, A. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10–19.</li>' +
      '<li>Hull, C. (2016). Folding habits of migratory paper birds over winter. Paper Craft Letters, 3, 1–9.</li></ol></body></html>';
    const source = 'Folding habits of migratory paper birds over winter\n\nC. Hull\n\nHere the fee is due in the month of May.';
    const { out, status } = await place({ 'paper.html': bib, 's/a.txt': source }).stet([
      'quotes',
      'paper.html',
      '--sources',
      's',
      '-f',
      'json',
    ]);
    expect(status).toBe(3);
    const { items } = JSON.parse(out);
    expect(items.map(({ status, detail, severity }: Record<string, string>) => [status, detail, severity])).toEqual([
      ['verified', 'exact', 'info'],
      ['citation_unresolved', 'unknown-source', 'info'],
    ]);
  });

  it('ends with 3 where nothing is wrong but a cited text is at hand in part or not at all', async () => {
    const empty = place({ 'a.md': 'It is due "without undue delay after an incident" [agreement].', 's/agreement.txt': ' \n' });
    expect((await empty.stet(['quotes', 'a.md', '--sources', 's'])).status).toBe(3);
    expect((await empty.stet(['quotes', 'a.md', '--sources', 's', '--allow-incomplete'])).status).toBe(0);
  });

  it.each([
    [['quotes'], 'nothing to check'],
    [['quotes', 'answer.md'], 'no sources'],
    [['quotes', 'answer.md', '--sources', 'nowhere'], 'no such source'],
    [['quotes', 'answer.md', '--sources', 'sources', '-f', 'word'], '--format may be'],
    [['quotes', 'missing.md', '--sources', 'sources'], 'cannot be read'],
    [['quotes', 'answer.md', '--sources', 'sources', '--against', 'answer.md'], 'no report of stet quotes'],
  ])('says what is wrong: %j', async (argv, said) => {
    const { status, err } = await place(files).stet(argv);
    expect(status).toBe(2);
    expect(err).toContain(said);
  });
});

describe('stet quotes --pairs', () => {
  it('writes to the file that is named', async () => {
    const { cwd, stet } = place({ 'p.jsonl': '{"id":"a","quote":"Hedges grow","source":"Hedges grow slowly."}\n' });
    expect(await stet(['quotes', '--pairs', 'p.jsonl', '-o', 'out.jsonl'])).toEqual({ status: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(join(cwd, 'out.jsonl'), 'utf8'))).toMatchObject({ id: 'a', status: 'verified' });
  });

  it('answers a line for a line, order kept, and goes on behind a bad one', async () => {
    const lines = [
      { id: 'a', quote: 'Each bears its own', source: AGREEMENT },
      { id: 2, quote: 'Each bears another’s', source: AGREEMENT },
    ].map((line) => JSON.stringify(line));
    const input = [lines[0], '{"id": "x", "quote": 1}', 'no json', '', lines[1]].join('\n');
    const { status, out } = await place({ 'p.jsonl': input }).stet(['quotes', '--pairs', 'p.jsonl', '-f', 'jsonl']);
    expect(status).toBe(0);
    const read = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(read.map(({ id }) => id)).toEqual(['a', 'x', '3', 2]);
    expect(read[0]).toEqual({
      id: 'a',
      status: 'verified',
      detail: 'exact',
      span: { start: AGREEMENT.indexOf('Each'), end: AGREEMENT.indexOf('Each') + 18 },
    });
    expect(read[1].error.code).toBe('bad-line');
    expect(read[2].error.code).toBe('bad-line');
    expect(read[3].status).toBe('not_found');
  });

  it('reads standard input', async () => {
    const { out } = await place().stet(['quotes', '--pairs', '-', '-f', 'jsonl'], {
      stdin: '{"id":"a","quote":"so it is here","source":"Well, so it is here."}',
    });
    expect(JSON.parse(out)).toEqual({ id: 'a', status: 'verified', detail: 'exact', span: { start: 6, end: 19 } });
  });
});
