import { beforeAll, describe, expect, it } from 'vitest';
import { place, RECORDS } from './made-world.ts';

const world = place({ 'works.csl.jsonl': RECORDS });
const stet = (...argv: string[]) => world.stet(argv);
const full = ['--index', 'works', '--offline'];
beforeAll(async () => {
  await stet('index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete', '--scope', 'the works of this test');
});

describe('stet lookup', () => {
  it('shows the record of an identifier', async () => {
    const { out, status } = await stet('lookup', 'doi:10.5555/reef.1', ...full);
    expect(out).toContain('Ada Marsh, Ben Okoro (2018) On the slow growth of imaginary corals in glass lagoons.');
    expect(status).toBe(0);
  });

  it('takes no identifier and no title for the name of a file', async () => {
    for (const words of ['doi:10.5555/reef.pdf', 'Guidelines for paper birds.docx'])
      expect(await stet('lookup', words, ...full)).toMatchObject({ err: '', out: expect.stringContaining('asked: local/works') });
    expect((await stet('check', 'doi:10.5555/reef.pdf', ...full)).status).toBe(3);
  });

  it('finds a work by its words', async () => {
    const { out } = await stet(
      'lookup',
      'Hull, C. (2016). Folding habits of migratory paper birds over winter. Paper Craft Letters, 3, 1-9.',
      ...full,
      '-f',
      'csl',
    );
    expect(JSON.parse(out)[0].DOI).toBe('10.5555/birds.2');
  });

  it('takes what a search brings up for no answer where it is far from the words', async () => {
    const far = await stet('lookup', 'Quillfeather (2021). Recursive folding drift of paper umbrellas in large glass collections', ...full);
    expect(far.status).toBe(1);
    expect(far.out).toMatch(/no record (?:like this|found)/);
    expect(
      (await stet('lookup', 'Quillfeather: Recursive folding drift of paper umbrellas in glass collections', ...full, '-f', 'csl')).out,
    ).toBe('[]\n');
  });

  it('tells nothing found from nothing there', async () => {
    const id = await stet('lookup', 'doi:10.5555/nothing.here', ...full);
    expect(id.out).toContain('no record found');
    // An index is no registry of identifiers: it is named once, with the answer that says something, and settles nothing.
    expect(id.out).toMatch(/^ asked: local\/works no record$/m);
    expect(id.out).toMatch(/^ this settles nothing: the record of an index may lack an identifier; .*look the work up by its title$/m);
    expect(id.status).toBe(3);
    const words = await stet(
      'lookup',
      'Vexley, T. (2020). Thermal memory of forgotten umbrellas in municipal basements. Annals of Lost Property, 1, 3-4.',
      ...full,
    );
    expect(words.out).toContain('no record found');
    expect(words.status).toBe(1);
    const nobody = await stet('lookup', 'doi:10.5555/birds.2', '--offline', '--no-config');
    expect(nobody).toMatchObject({ status: 3, out: expect.stringContaining('nobody was asked, so nothing is known of it') });
    expect(nobody.out).not.toContain('no record');
  });
});

describe('stet index', () => {
  it('says what an index holds and declares', async () => {
    const listed = await stet('index', 'list', 'works');
    expect(listed.out).toContain('works, 2 records, declared complete for the works of this test');
    expect((await stet('index', 'verify', 'works')).status).toBe(0);
    const broken = await stet('index', 'verify', 'works.csl.jsonl');
    expect(broken.status).toBe(2);
    expect(broken.err).toMatch(/^stet: .* is not a stet index/m);
  });

  it('refuses a scope for what is not complete', async () => {
    expect((await stet('index', 'build', '--from', 'works.csl.jsonl', '--out', 'x', '--scope', 'all')).err).toMatch(
      /needs --declare-complete/,
    );
  });
});
