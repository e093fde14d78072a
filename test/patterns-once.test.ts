import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePatternsOnce, PATTERNS_ONCE } from '../src/patterns-once.ts';

const asked = ['a', 'b', 'ab', ''].map((text) => /^(?:a|b)+$/.test(text));

describe('patterns made ready once', () => {
  it('is what this Node takes and says nothing of', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [...PATTERNS_ONCE, '-e', 'console.log(/a+/.test("baa"))'], {
      encoding: 'utf8',
    });
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: 'true\n' });
  });

  it('is asked for by the program, which says nothing of it on standard error', () => {
    const module = join(import.meta.dirname, '../src/patterns-once.ts');
    const code = `import { makePatternsOnce } from ${JSON.stringify(module)}; makePatternsOnce();`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '..'),
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('leaves what patterns find as it is', () => {
    makePatternsOnce();
    expect(['a', 'b', 'ab', ''].map((text) => /^(?:a|b)+$/.test(text))).toEqual(asked);
    expect('x1y22'.match(/\d+/g)).toEqual(['1', '22']);
  });
});
