import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const SOURCES = {
  'sources/a-vantic.txt':
    'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  'sources/b-orrin.txt': 'Orrin Steel sold its mines in 2019 for $2 billion. The firm bought two railways in Canada in the same year.',
};
const OUT = {
  summary: 'The Vantic trial enrolled 48 patients in Leeds.',
  summary_source_refs: ['a-vantic.txt'],
  insights: [{ insight: 'Orrin Steel sold its mines in 2019 for $2 billion.', source_refs: ['a-vantic.txt'] }],
};

describe('stet claims --structured', () => {
  it('checks the claims, writes corrected references, exits 0 when all stand with them', async () => {
    const world = place({ ...SOURCES, 'out.json': JSON.stringify(OUT) });
    const { status, out } = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '--fixed', 'fixed.json']);
    expect(status).toBe(0);
    expect(out).toMatch(/supported.+\/summary/);
    expect(out).toMatch(/references replaced by b-orrin\.txt/);
    expect(JSON.parse(readFileSync(join(world.cwd, 'fixed.json'), 'utf8'))).toEqual({
      ...OUT,
      insights: [{ ...OUT.insights[0], source_refs: ['b-orrin.txt'] }],
    });
  });

  it('gives JSON, exits 1 for a claim that does not stand or a broken schema', async () => {
    const world = place({
      ...SOURCES,
      'out.json': JSON.stringify({ finding: 'Mortality fell by 35% in the treated group.', source_refs: ['a-vantic.txt'] }),
      'schema.json': JSON.stringify({ type: 'object', properties: { finding: { type: 'number' } } }),
    });
    const { status, out } = await world.stet([
      'claims',
      '--structured',
      'out.json',
      '--sources',
      'sources',
      '--schema',
      'schema.json',
      '-f',
      'json',
    ]);
    expect(status).toBe(1);
    const report = JSON.parse(out);
    expect(report.problems).toMatchObject([{ pointer: '/finding' }]);
    expect(report.claims[0].outcome).not.toBe('supported');
  });

  it('reads JSON in a block of code, and writes back every sign but the references', async () => {
    const json = `{
  "2": 1.0, "1": 12345678901234567890,
  "insights": [ {"insight": "Orrin Steel sold its mines in 2019 for $2 billion.", "source_refs": ["a-vantic.txt"]} ]
}`;
    const world = place({
      ...SOURCES,
      'out.json': `Here is the answer:\n\n\`\`\`json\n${json}\n\`\`\`\n\nLet me know {if} more is wanted.\n`,
    });
    const { status, out } = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '--fixed', '-']);
    expect([status, out]).toEqual([0, `${json.replace('a-vantic', 'b-orrin')}\n`]);
  });

  it.each([
    ['ends without a line end', JSON.stringify(OUT)],
    ['ends with lines', `${JSON.stringify(OUT, null, 2)}\n\n`],
    ['has the line ends of another system', `${JSON.stringify(OUT, null, '\t').replaceAll('\n', '\r\n')}\r\n`],
    ['begins with a byte order mark', `\uFEFF${JSON.stringify(OUT)}\n`],
  ])('leaves every byte but those of the references: a file that %s', async (_what, text) => {
    const world = place({ ...SOURCES, 'out.json': text });
    await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '--fixed', 'fixed.json']);
    const at = text.lastIndexOf('a-vantic.txt');
    expect(readFileSync(join(world.cwd, 'fixed.json'), 'utf8')).toBe(`${text.slice(0, at)}b-orrin.txt${text.slice(at + 12)}`);
  });

  it('exits 3 where nothing cites, and says how a text does', async () => {
    const world = place({ ...SOURCES, 'out.json': JSON.stringify({ finding: OUT.summary, citations: ['a-vantic.txt'] }) });
    const { status, out } = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources']);
    expect([status, out]).toEqual([3, expect.stringContaining('a text cites by source_refs')]);
    expect(await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '--allow-incomplete'])).toMatchObject({
      status: 0,
    });
  });

  it.each([
    ['', 'it is empty'],
    ['{"a": 1}\n{"a": 2}\n', 'it holds several values, one a line'],
    ['{\n  "a": NaN\n}', 'line 2: NaN and Infinity'],
    ['{"a": True}', 'line 1: JSON writes true'],
    ['{\n  // "a"\n  "a": 1\n}', 'line 2: JSON has no comments'],
    ['{"a": [1, 2,],\n "b": "x,]"}', 'line 1: a comma stands before a closing bracket'],
    ["{'a': 'b'}", 'line 1: names and texts stand in single quotation marks'],
    ['{a: "b"}', 'line 1: a name stands without quotation marks'],
    ['{"a": [{"b": "{[//"', 'it is cut off: 3 brackets are never closed'],
  ])('says what is wrong with a text that is no JSON: %j', async (text, says) => {
    const { status, err } = await place({ ...SOURCES, 'out.json': text }).stet([
      'claims',
      '--structured',
      'out.json',
      '--sources',
      'sources',
    ]);
    expect([status, err]).toEqual([2, expect.stringContaining(`out.json: is no JSON: ${says}`)]);
  });

  it("keeps to the seed's settings", async () => {
    const world = place({
      ...SOURCES,
      'out.json': JSON.stringify(OUT),
      'stet.config.yaml':
        'citation_verification:\n  post_verification:\n    max_claims_to_verify: 1\n    include_stage5_correction: false\n',
    });
    const { out } = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '-f', 'json']);
    const report = JSON.parse(out);
    expect(report.claims).toHaveLength(1);
    expect(report.skipped).toMatchObject([{ why: 'beyond-the-limit' }]);
    expect(report.corrected).toEqual(OUT);
  });

  it('carries the seal of its run in JSON, which tells when something in it was changed', async () => {
    const world = place({ ...SOURCES, 'out.json': JSON.stringify(OUT) });
    const checked = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources', '-f', 'json']);
    const saved = join(world.cwd, 'report.json');
    writeFileSync(saved, checked.out);
    const { audit } = JSON.parse(checked.out) as { audit: { run: string; vkey: string } };
    const kept = join(world.cwd, 'key');
    writeFileSync(kept, `${audit.vkey}\n`);
    expect(await world.stet(['audit', 'verify', saved, '--anchor', kept])).toMatchObject({ status: 0 });
    const replayed = await world.stet(['audit', 'replay', audit.run, '--sources', 'sources']);
    expect([replayed.status, replayed.out]).toEqual([0, expect.stringContaining('byte for byte the same')]);
    writeFileSync(saved, checked.out.replace('"ok": true', '"ok": false'));
    const changed = await world.stet(['audit', 'verify', saved, '--anchor', kept]);
    expect([changed.status, changed.out]).toEqual([1, expect.stringContaining('TAMPERED')]);
  });

  it('says what to do when something is missing or is no JSON', async () => {
    const world = place({ ...SOURCES, 'out.json': '{"a":' });
    const broken = await world.stet(['claims', '--structured', 'out.json', '--sources', 'sources']);
    expect([broken.status, broken.err]).toEqual([2, expect.stringContaining('is no JSON')]);
    const sourceless = await world.stet(['claims', '--structured', 'out.json']);
    expect([sourceless.status, sourceless.err]).toEqual([2, expect.stringContaining('--sources')]);
    const both = await world.stet(['claims', '--structured', 'out.json', '--pairs', 'x']);
    expect([both.status, both.err]).toEqual([2, expect.stringContaining('not both')]);
    const unheld = await world.stet(['claims', 'answer.md', '--sources', 'sources', '--schema', 'schema.json']);
    expect(unheld).toEqual({ status: 2, out: '', err: 'stet: --schema goes with --structured FILE\n' });
  });
});
