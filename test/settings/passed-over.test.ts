import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from '../../src/settings/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-passed-'));
  mkdirSync(join(folder, '.git'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loaded = async () => (await loadSettings({ env: {}, cwd: folder })).settings.offline;
const put = (name: string, text = 'offline: true\n'): void => writeFileSync(join(folder, name), text);

describe('a file that was meant as settings', () => {
  it.each([
    ['stet.config.toml', 'offline = true\n'],
    ['stet.config.cjs', 'module.exports = { offline: true }'],
    ['stet.config.mts', 'export default {}'],
    ['stet.config.YAML', undefined],
    ['stet.config', undefined],
    ['stet-config.yaml', undefined],
    ['stet_config.yml', undefined],
    ['.stet.config.yaml', undefined],
    ['stet.confg.yaml', undefined],
    ['stet.configs.json', '{"offline": true}'],
    ['.stetrc', undefined],
    ['.stetrc.json', '{}'],
    ['stet.yaml', undefined],
    ['stet.toml', 'offline = true\n'],
    ['.stet.json', '{ "offline": true }'],
  ])('%s: its owner is told that it is not read', async (name, text) => {
    put(name, text);
    await expect(loaded()).rejects.toMatchObject({
      code: 'bad-settings',
      message: expect.stringContaining(`${name}: it is named like settings, and is not read as such. Rename it stet.config.yaml`),
    });
  });

  it.each([
    ['stet.config.yaml.bak', undefined],
    ['stet.config.yaml~', undefined],
    ['stet.json', '{\n  "schema": "stet-report/1",\n  "engine": "0.1.0",\n  "references": []\n}'],
    ['stet.yaml', 'apiVersion: v1\nkind: Deployment\n'],
    ['stetson.yaml', undefined],
    ['steering.config.yaml', undefined],
    ['config.yaml', undefined],
    ['stet-report.json', '{}'],
    ['stet.csv', 'offline,x\n'],
  ])('%s is something else', async (name, text) => {
    put(name, text);
    expect(await loaded()).toBe(false);
  });

  it('is left alone beside one that is read, where another is named, and as a folder', async () => {
    put('stet.config.toml', 'offline = false\n');
    put('stet.config.yaml');
    expect(await loaded()).toBe(true);
    rmSync(join(folder, 'stet.config.yaml'));
    expect((await loadSettings({ env: {}, cwd: folder, config: false })).settings.offline).toBe(false);
    rmSync(join(folder, 'stet.config.toml'));
    mkdirSync(join(folder, 'stet.config'));
    expect(await loaded()).toBe(false);
  });
});
