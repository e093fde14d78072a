import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { startRegistry } from '../../servers/registry.ts';
import { place } from '../made-world.ts';

const FILES = {
  'papers/a.txt': 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  'papers/b.txt': 'Orrin Steel sold its mines in 2019 for $2 billion. The firm bought two railways in Canada in the same year.',
  'answer.md': 'The Vantic trial enrolled 48 patients in Leeds [2].\n\nIts founder was Carla Roth [1].\n',
};

describe('stet answer --repair', () => {
  it('writes the repaired answer beside the report, tells each change, and leaves the answer alone', async () => {
    const world = place(FILES);
    const { status, out, err } = await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '-f', 'json']);
    expect(status).toBe(0);
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toBe(
      'The Vantic trial enrolled 48 patients in Leeds [1].\n\nIts founder was reportedly Carla Roth.\n',
    );
    expect(readFileSync(join(world.cwd, 'answer.md'), 'utf8')).toBe(FILES['answer.md']);
    expect(JSON.parse(out).edits).toMatchObject([
      { action: 'REPLACE', before: '[2]', replacement: '[1]' },
      { action: 'SOFTEN', strategy: 'hedge' },
    ]);
    expect(err).toMatch(/replaced: \[2\] → \[1\]/);
    expect(err).toMatch(/2 changes\./);
    const again = await world.stet(['answer', 'better.md', '--sources', 'papers', '--strict-cites']);
    expect(again.status).toBe(0);
  });

  it('keeps standard output for the answer when asked to write there, and softens as the settings say', async () => {
    const settings = 'citation_verification:\n  verification_retrieval:\n    softening_strategies: [parenthetical]\n';
    const { out } = await place({ ...FILES, 'stet.config.yaml': settings }).stet([
      'answer',
      'answer.md',
      '--sources',
      'papers',
      '--repair',
      '-',
    ]);
    expect(out).toBe('The Vantic trial enrolled 48 patients in Leeds [1].\n\nIts founder was Carla Roth (unverified).\n');
  });

  it('softens nothing when retrieval is switched off, and takes one answer at a time', async () => {
    const settings = 'citation_verification:\n  enable_verification_retrieval: false\n';
    const world = place({ ...FILES, 'stet.config.yaml': settings });
    const { out, err } = await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', '-']);
    expect(out).toContain('Its founder was Carla Roth [1].');
    expect(err).toMatch(/1 change; 1 still open/);
    const two = await world.stet(['answer', 'answer.md', 'answer.md', '--sources', 'papers', '--repair', '-']);
    expect([two.status, two.err]).toEqual([2, expect.stringContaining('one answer at a time')]);
  });
});

/** A page of print as a PDF. */
function paper(text: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    pdf.text(text).end();
  });
}

/** A search engine, the page it lists and a language model, on one local server. */
async function outside(said: (user: string) => string, pdf?: Uint8Array) {
  const server = await startRegistry((path, _before, _headers) => {
    if (path.startsWith('/search')) {
      const results = [{ url: `${server.origin}/${pdf === undefined ? 'roth' : 'roth.pdf'}`, title: 'Carla Roth' }];
      return { body: JSON.stringify({ query: 'q', results }) };
    }
    if (path === '/roth.pdf' && pdf !== undefined) return { headers: { 'content-type': 'application/pdf' }, body: pdf };
    if (path === '/roth')
      return {
        headers: { 'content-type': 'text/html' },
        body: '<html><body><p>Carla Roth was the founder of the Vantic trial.</p></body></html>',
      };
    return { status: 404 };
  });
  const model = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const user = JSON.parse(body).messages.at(-1).content;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content: said(user) } }] }));
    });
  });
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
  return {
    origin: server.origin,
    llm: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    asked: server.asked,
    async close() {
      await server.close();
      await new Promise((done) => model.close(done));
    },
  };
}

describe('stet answer --repair and the world outside', () => {
  const run = (out: string): string => JSON.parse(out).audit.run;

  it('looks on the web only where it may, keeps what a page bears out with its address, and replays without asking', async () => {
    const world = place({ ...FILES, 'answer.md': 'Carla Roth was the founder of the Vantic trial [2].\n' });
    const web = await outside(() => '');
    const args = ['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '-f', 'json', '--searxng', web.origin];
    await world.stet(args);
    await world.stet([...args, '--web', '--offline']);
    expect(web.asked).toEqual([]);
    const { out } = await world.stet([...args, '--web']);
    const host = web.origin.replace('http://', '');
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toBe(
      `Carla Roth was the founder of the Vantic trial ([${host}](${web.origin}/roth)).\n`,
    );
    await web.close();
    const replayed = await world.stet(['audit', 'replay', run(out), 'answer.md', '--sources', 'papers', '--web', '--searxng', web.origin]);
    expect([replayed.err, replayed.out]).toEqual(['', expect.stringContaining('byte for byte the same')]);
  });

  it('says when the search engine does not answer as one, and that nothing was looked for', async () => {
    const world = place({ ...FILES, 'answer.md': 'Carla Roth was the founder of the Vantic trial [2].\n' });
    const server = await startRegistry(() => ({ headers: { 'content-type': 'text/html' }, body: '<html>Are you a robot?</html>' }));
    const args = ['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '--searxng', server.origin, '--web'];
    const { err } = await world.stet(args);
    await server.close();
    expect(err).toContain('1 of 1 searches could not be made, since searxng did not answer as a search engine does');
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toContain('reportedly');
  });

  it('names the pages that it could not read, and says when no search was left', async () => {
    const world = place({
      ...FILES,
      'answer.md': 'Carla Roth was the founder of the Vantic trial [2]. Nils Berg was its patron [2].\n',
      'one.yaml': 'citation_verification:\n  verification_retrieval:\n    max_searches: 1\n',
    });
    const pages = [1, 2, 3].map((n) => `/page-${n}`);
    const server = await startRegistry((path) =>
      path.startsWith('/search')
        ? { body: JSON.stringify({ query: 'q', results: pages.map((page) => ({ url: `${server.origin}${page}`, title: 'A page' })) }) }
        : { status: path === '/page-2' ? 403 : 404 },
    );
    const args = ['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '--config', 'one.yaml'];
    const { err } = await world.stet([...args, '--searxng', server.origin, '--web']);
    await server.close();
    expect(err).toContain(
      '1 more fact was not looked for, since no search was left (citation_verification.verification_retrieval.max_searches: 1)',
    );
    expect(err).toContain('3 pages that a search listed could not be read, so nothing is said of them:\n');
    expect(err).toContain(`  ${server.origin}/page-1 (answered 404)\n  ${server.origin}/page-2 (refused (403))\n`);
  });

  it('reads pages that are PDFs too', async () => {
    const world = place({ ...FILES, 'answer.md': 'Carla Roth was the founder of the Vantic trial [2].\n' });
    const web = await outside(
      () => '',
      await paper('Carla Roth was the founder of the Vantic trial, which began in the spring of that year.'),
    );
    await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '--searxng', web.origin, '--web']);
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toContain(`(${web.origin}/roth.pdf)`);
    await web.close();
  });

  it('asks the language model that is named, for the verdict and for the facts, and replays what it said', async () => {
    const world = place({
      ...FILES,
      'answer.md': 'The Vantic trial, because Carla Roth paid for it in Oslo, enrolled 48 patients in Leeds [1].\n',
    });
    const facts = ['The Vantic trial enrolled 48 patients in Leeds.', 'Carla Roth paid for the Vantic trial in Oslo.'];
    const web = await outside((user) =>
      user.includes('<evidence-')
        ? JSON.stringify({
            verdict: user.includes('Roth') ? 'UNSUPPORTED' : 'SUPPORTED',
            quote: 'The Vantic trial enrolled 48 patients',
            reason: 'read',
          })
        : JSON.stringify({ facts }),
    );
    const llm = ['--llm', 'openai:small', '--llm-url', web.llm];
    const { out } = await world.stet(['answer', 'answer.md', '--sources', 'papers', '--repair', 'better.md', '-f', 'json', ...llm]);
    expect(readFileSync(join(world.cwd, 'better.md'), 'utf8')).toBe(
      'The Vantic trial enrolled 48 patients in Leeds [1]. Carla Roth reportedly paid for the Vantic trial in Oslo.\n',
    );
    expect(JSON.parse(out).edits[0].facts).toMatchObject([{ borne: true }, { borne: false }]);
    await web.close();
    const again = ['audit', 'replay', run(out), 'answer.md', '--sources', 'papers', ...llm];
    const replayed = await world.stet(again);
    expect([replayed.err, replayed.out]).toEqual(['', expect.stringContaining('byte for byte the same')]);
    // What was said is no longer at hand: that tells nothing of the run, and is no other outcome of it.
    const gone = await world.stet([...again, '--cache-dir', 'empty']);
    expect(gone).toMatchObject({ status: 2, err: expect.stringContaining('are no longer kept') });
  });
});
