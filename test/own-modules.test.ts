import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ownModule } from '../src/own-modules.ts';

const child = new URL('../src/read/child', import.meta.url);
const given = process.env.COMPILED_STET ?? '';
afterEach(() => {
  process.env.COMPILED_STET = given;
});

describe('where a module of ours lies', () => {
  it('is its source with the loader for TypeScript, when nothing compiled is named', () => {
    process.env.COMPILED_STET = '';
    const { path, execArgv, register } = ownModule(child);
    expect(pathToFileURL(path).href).toBe(`${child.href}.ts`);
    expect(execArgv[0]).toBe('--import');
    expect([existsSync(path), existsSync(new URL(execArgv[1] ?? '')), existsSync(new URL(register ?? ''))]).toEqual([true, true, true]);
  });

  it('is the same place in the folder that holds all of it compiled, and needs no loader there', () => {
    process.env.COMPILED_STET = '/elsewhere/with a space';
    expect(ownModule(child)).toEqual({ path: '/elsewhere/with a space/read/child.js', execArgv: [], register: null });
  });
});
