import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../src/version.ts';
import { ownFolder } from './own-folder.ts';

describe('the version', () => {
  it('is that of the package', () => {
    expect(ENGINE).toBe(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
  });

  it.each(['esm', 'cjs'] as const)(
    'is never that of a program into which the package was melted (%s): it says what to do',
    async (format) => {
      const app = ownFolder('stet-melted');
      mkdirSync(join(app, 'dist'));
      writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', version: '9.9.9' }));
      const outfile = join(app, 'dist', format === 'esm' ? 'app.mjs' : 'app.cjs');
      await build({
        stdin: { contents: `import { ENGINE } from './src/version.ts'; console.log(ENGINE);`, resolveDir: join(import.meta.dirname, '..') },
        bundle: true,
        platform: 'node',
        format,
        outfile,
        logLevel: 'silent',
      });
      const { status, stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/stet was melted into another file by a bundler: .* Leave it outside: external: \['stet'\]/);
    },
  );
});
