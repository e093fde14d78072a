import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Registry, startRegistry } from '../servers/registry.ts';
import { place, RECORDS } from './made-world.ts';

let registry: Registry | undefined;
afterEach(async () => registry?.close());
const COUNT = RECORDS.trim().split('\n').length;

describe('stet index', () => {
  it('says that a folder holds no index, and why one cannot be opened', async () => {
    const bare = place({ 'folder/notes.txt': 'x' });
    expect(await bare.stet(['index', 'list', 'folder'])).toMatchObject({ status: 2, err: 'stet: folder: no index in this folder\n' });
    expect((await bare.stet(['index', 'list', 'gone'])).err).toMatch(
      /^stet: Cannot open the index \S+gone: no such file\. Build one with: /,
    );
  });

  it('builds out of a folder, adds to it, lists both as one, and reads them through', async () => {
    const { stet, cwd } = place({
      'dump/a.jsonl': RECORDS,
      'dump/b.jsonl': '{"title":"One more made-up work"}\nnot a record\n',
      'more.jsonl': '{"title":"A work that was added","DOI":"10.5555/added"}\n',
    });
    const built = await stet(['index', 'build', '--from', 'dump', '--out', 'works', '--declare-complete', '--scope', 'to May']);
    expect(built).toMatchObject({ status: 0, out: expect.stringContaining(`${COUNT + 1} records, declared complete for to May`) });
    expect(built.err).toContain('left out');
    const added = await stet(['index', 'add', 'works', '--from', 'more.jsonl', '--scope', 'to June']);
    expect(added).toMatchObject({
      status: 0,
      out: expect.stringContaining(`${COUNT + 2} records, declared complete for to June`),
    });
    expect((await stet(['index', 'list', '.'])).out.split('\n').filter((line) => line !== '')).toHaveLength(1);
    const verified = await stet(['index', 'verify', 'works']);
    expect(verified).toMatchObject({ status: 0 });
    expect(verified.out.match(/^whole /gm)).toHaveLength(2);
    const path = join(cwd, 'works');
    const bytes = readFileSync(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect(await stet(['index', 'verify', 'works'])).toMatchObject({ status: 1, out: expect.stringContaining('DAMAGED') });
    expect(await stet(['index', 'verify', 'more.jsonl'])).toMatchObject({ status: 2, err: expect.stringContaining('is not a stet index') });
  });

  it('denies nothing that is later than what it was declared complete to', async () => {
    const entry = (key: string, year: number): string =>
      `@article{${key},author={Nobody, Ann},title={On the invented lanterns of ${key}},journal={Journal of Lanterns},year=${year}}\n`;
    const { stet } = place({ 'r.jsonl': RECORDS, 'refs.bib': entry('before', 2011) + entry('since', 2021) });
    const until = ['--declare-complete', '--until', '2020-03'];
    const built = await stet(['index', 'build', '--from', 'r.jsonl', '--out', 'works', ...until]);
    expect(built).toMatchObject({ status: 0, out: expect.stringContaining('declared complete to 2020-03') });
    const classes = async (): Promise<readonly unknown[]> => {
      const { out } = await stet(['check', 'refs.bib', '--index', 'works', '--offline', '-f', 'jsonl', '--data-dir', 'data']);
      const lines = out.trim().split('\n');
      return lines.flatMap((line) => (JSON.parse(line) as { class?: string }).class ?? []);
    };
    expect(await classes()).toEqual(['fake', 'unknown']);
    const added = await stet(['index', 'add', 'works', '--from', 'r.jsonl', '--until', '2021-12']);
    expect(added).toMatchObject({ status: 0, out: expect.stringContaining('declared complete to 2021-12') });
    expect(await classes()).toEqual(['fake', 'fake']);
  });

  it('says what is wrong with what it is told', async () => {
    const { stet } = place({ 'r.jsonl': RECORDS });
    expect((await stet(['index', 'build', '--from', 'r.jsonl', '--out', 'x', '--until', '2020'])).err).toContain('--declare-complete');
    for (const until of ['soon', '2020-13', '2021-02-30', '20'])
      expect((await stet(['index', 'build', '--from', 'r.jsonl', '--out', 'x', '--declare-complete', '--until', until])).err).toContain(
        'a year, a month or a day',
      );
    expect((await stet(['index', 'build', '--from', 'r.jsonl', '--out', 'x', '--scope', 'all'])).err).toContain('--declare-complete');
    expect((await stet(['index', 'add', 'nothing', '--from', 'r.jsonl'])).status).toBe(2);
    await stet(['index', 'build', '--from', 'r.jsonl', '--out', 'x']);
    expect((await stet(['index', 'add', 'x', '--from', 'r.jsonl', '--scope', 'all'])).err).toContain('was not declared complete');
    expect((await stet(['index', 'pull', 'not an address', '--out', 'y'])).err).toContain('is not an address');
    expect((await stet(['index', 'pull', 'https://example.org/x', '--out', 'y', '--sha256', 'abc'])).err).toContain(
      '64 hexadecimal digits',
    );
    expect((await stet(['index', 'pull', 'https://example.org/x', '--out', 'y', '--offline'])).err).toContain('--offline');
  });

  it('fetches a file and keeps it only when it is the one that was meant', async () => {
    const { stet, cwd } = place();
    registry = await startRegistry(() => ({ headers: { 'content-type': 'application/octet-stream' }, body: 'hello' }));
    const pull = ['index', 'pull', `${registry.origin}/works.idx`, '--out', 'works'];
    expect((await stet(pull)).err).toMatch(/port \d+ is not 80 or 443|private/);
    const hash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    expect((await stet([...pull, '--allow-private', '--sha256', '0'.repeat(64)])).status).toBe(2);
    expect(existsSync(join(cwd, 'works'))).toBe(false);
    expect(await stet([...pull, '--allow-private', '--sha256', hash])).toMatchObject({
      status: 0,
      out: expect.stringContaining(`sha256:${hash}`),
    });
    expect(readFileSync(join(cwd, 'works'), 'utf8')).toBe('hello');
  });
});
