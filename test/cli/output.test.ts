import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targetsOf, writeWhole } from '../../src/cli/output.ts';
import { loadSettings } from '../../src/settings/index.ts';

const targets = async (flags: Record<string, unknown>) => targetsOf(await loadSettings({ flags, env: {}, cwd: '/w', config: false }));

describe('targetsOf', () => {
  it('pairs formats and outputs in order', async () => {
    expect(await targets({})).toEqual([{ format: 'pretty', file: null }]);
    expect(await targets({ format: ['html', 'json'], output: ['a.html'] })).toEqual([
      { format: 'html', file: '/w/a.html' },
      { format: 'json', file: null },
    ]);
    expect(await targets({ format: ['pretty', 'html'], output: ['-', 'a'] })).toEqual([
      { format: 'pretty', file: null },
      { format: 'html', file: '/w/a' },
    ]);
    expect(await targets({ output: ['a.sarif'] })).toEqual([
      { format: 'sarif', file: '/w/a.sarif' },
      { format: 'pretty', file: null },
    ]);
    expect(await targets({ format: ['docx'], output: ['a.docx'] })).toEqual([{ format: 'docx', file: '/w/a.docx' }]);
  });

  it('sends no Word file to a terminal', async () => {
    await expect(targets({ format: ['docx'] })).rejects.toThrow('docx is a file; name it with --output');
    await expect(targets({ format: ['docx'], output: ['-'] })).rejects.toThrow('--output');
  });
});

describe('writeWhole', () => {
  it('writes all or nothing, and makes the folders on the way', () => {
    const root = mkdtempSync(join(tmpdir(), 'stet-out-'));
    process.once('exit', () => rmSync(root, { recursive: true, force: true }));
    writeWhole(join(root, 'a/b/c.txt'), 'text');
    expect(readFileSync(join(root, 'a/b/c.txt'), 'utf8')).toBe('text');
    mkdirSync(join(root, 'taken'));
    expect(() => writeWhole(join(root, 'taken'), 'text')).toThrow(/taken: the report could not be written/);
    expect(readdirSync(root).sort()).toEqual(['a', 'taken']);
  });
});
