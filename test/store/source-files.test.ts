import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf, streamsOf } from '../../src/store/source-files.ts';
import { compiledNow } from '../compiled.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-files-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
async function read(path: string): Promise<[string, string][]> {
  const out: [string, string][] = [];
  for await (const { name, bytes } of streamsOf(path, 'whole', { sha256: '', bytes: 0 })) {
    const pieces: Buffer[] = [];
    for await (const piece of bytes) pieces.push(piece);
    out.push([name, Buffer.concat(pieces).toString()]);
  }
  return out;
}
const XZ = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4ABVAEpdAD2IiobUVOndN3jVVn6PZ/ugtvBLMLlyX4tT+BJDHFAwrGCYLK1fKZIemC9UUSMdy4VBhV+QhthnQoGH4ydzCxdPFHFJpSvWy0AAAAAAMzjFE7j0QdIAAWZWy40pkR+2830BAAAAAARZWg==',
  'base64',
);
const ZST = Buffer.from(
  'KLUv/SRZfQIAggQRGICrDoBrksf8d16IBBguWEiEJY/EYmPRAWee3VPIrJ878x0lCnZ3kTA83TiKA18dpbJujC5OFLLogk8xVOLprHTrNwECAEQwhsigoOHo4CQ=',
  'base64',
);
const PLAIN = (kind: string): string =>
  `{"title":"A record packed with ${kind}","DOI":"10.5555/packed.${kind === 'zstd' ? 'zst' : kind}"}\n{"title":"Another one"}\n`;

/** A tar archive, header by header (POSIX ustar). */
function tar(entries: readonly (readonly [string, Buffer, string?])[]): Buffer {
  const blocks = entries.flatMap(([name, content, type = '0']) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write('0000644\0', 100);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type, 156);
    header.write('ustar\x0000', 257, 'latin1');
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

describe('streamsOf', () => {
  it.each([
    ['plain', Buffer.from(PLAIN('nothing')), PLAIN('nothing')],
    ['gzip', gzipSync(PLAIN('nothing')), PLAIN('nothing')],
    ['two gzips in one file', Buffer.concat([gzipSync('a'), gzipSync('b')]), 'ab'],
    ['zstd', ZST, PLAIN('zstd')],
    ['two zstd frames in one file', Buffer.concat([ZST, ZST]), PLAIN('zstd').repeat(2)],
    ['xz', XZ, PLAIN('xz')],
    ['zstd within gzip', gzipSync(ZST), PLAIN('zstd')],
  ])('reads %s by its bytes, whatever its name', async (name, packed, plain) => {
    expect(await read(file(`${name}.dat`, packed))).toEqual([['whole', plain]]);
  });

  it('reads the entries of an archive, each packed or not, and leaves out what is no record', async () => {
    const archive = tar([
      ['dump/README.md', Buffer.from('read me')],
      ['dump/', Buffer.alloc(0), '5'],
      ['dump/0.json.gz', gzipSync('{"a":1}')],
      ['dump/1.json', Buffer.from('x'.repeat(1300))],
      ['dump/empty.json', Buffer.alloc(0)],
      ['dump/2.json.zst', ZST],
    ]);
    const expected = [
      ['dump/0.json.gz', '{"a":1}'],
      ['dump/1.json', 'x'.repeat(1300)],
      ['dump/2.json.zst', PLAIN('zstd')],
    ];
    expect(await read(file('dump.tar', archive))).toEqual(expected);
    expect(await read(file('dump.tgz', gzipSync(archive)))).toEqual(expected);
    await expect(read(file('cut.tar', archive.subarray(0, 2200)))).rejects.toMatchObject({ code: 'unreadable-input' });
  });

  // Node itself sees fewer names in a CommonJS module than the loaders of tests do.
  it.skipIf(compiledNow() === null)('reads xz where Node alone loads the program', () => {
    const module = pathToFileURL(join(compiledNow() ?? '', 'store/source-files.js')).href;
    const script = `const { streamsOf } = await import(${JSON.stringify(module)});
      for await (const { bytes } of streamsOf(${JSON.stringify(file('alone.xz', XZ))}, 'x', { sha256: '', bytes: 0 }))
        for await (const piece of bytes) process.stdout.write(piece);`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()).toBe(PLAIN('xz'));
  });

  it('skips what is left of an entry that was not read to its end', async () => {
    const path = file(
      'skipped.tar',
      tar([
        ['a.json', Buffer.from('y'.repeat(5000))],
        ['b.json', Buffer.from('b')],
      ]),
    );
    const names: string[] = [];
    for await (const { name } of streamsOf(path, 'x', { sha256: '', bytes: 0 })) names.push(name);
    expect(names).toEqual(['a.json', 'b.json']);
  });

  it('hashes and counts the file as it lies there', async () => {
    const tally = { sha256: '', bytes: 0 };
    for await (const { bytes } of streamsOf(file('hashed.xz', XZ), 'x', tally)) for await (const _ of bytes);
    expect(tally).toEqual({ sha256: (await import('node:crypto')).createHash('sha256').update(XZ).digest('hex'), bytes: XZ.length });
  });

  it.each([
    ['gzip', gzipSync(PLAIN('nothing'))],
    ['zstd', ZST],
    ['xz', XZ],
  ])('does not take a %s file that was cut short for a whole one', async (name, packed) => {
    await expect(read(file(`cut.${name}`, packed.subarray(0, packed.length - 9)))).rejects.toThrow();
  });

  it('says what it cannot unpack', async () => {
    for (const magic of ['425a6839', '504b0304', '377abcaf'])
      await expect(read(file('packed', Buffer.from(magic, 'hex')))).rejects.toMatchObject({ code: 'unknown-media-type' });
  });
});

describe('filesOf', () => {
  it('gives the files of a folder in order of their paths, without what stands aside', () => {
    for (const name of [
      'works/b/part_000.gz',
      'works/a/part_001.gz',
      'works/a/part_000.gz',
      'works/manifest',
      'works/README.txt',
      'works/.hidden',
    ])
      file(name, 'x');
    expect(filesOf(join(dir, 'works')).map(({ path }) => path.slice(dir.length + 1))).toEqual([
      'works/a/part_000.gz',
      'works/a/part_001.gz',
      'works/b/part_000.gz',
    ]);
  });

  it('names what is not there, and a folder without records', () => {
    expect(() => filesOf(join(dir, 'nowhere'))).toThrow(expect.objectContaining({ code: 'not-found' }));
    mkdirSync(join(dir, 'void'));
    expect(() => filesOf(join(dir, 'void'))).toThrow(expect.objectContaining({ code: 'empty-input' }));
  });
});
