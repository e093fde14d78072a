import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentName, loadSettings, SETTINGS, settingsHash } from '../../src/settings/index.ts';
import { USUAL_PROVIDERS } from '../../src/settings/providers.ts';
import { ownFolder } from '../own-folder.ts';

/** A home and a project folder inside a repository, with the given files. */
function place(files: Readonly<Record<string, string>>) {
  const root = ownFolder('stet-settings');
  const cwd = join(root, 'project', 'papers', 'one');
  for (const folder of [cwd, join(root, 'project', '.git'), join(root, 'home')]) mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const load = (
    flags: Record<string, unknown> = {},
    env: Record<string, string> = {},
    more: { config?: string | false; code?: boolean } = {},
  ) => loadSettings({ flags, env: { HOME: join(root, 'home'), ...env }, cwd, ...more });
  return { root, cwd, load };
}

describe('loadSettings', () => {
  it('takes no address that nobody could write to', async () => {
    await expect(place({}).load({ mailto: 'nonsense' })).rejects.toThrow(
      'setting mailto (command line) is "nonsense", but must be an address such as you@example.org',
    );
    expect((await place({}).load({ mailto: 'you@example.org' })).settings.mailto).toBe('you@example.org');
  });

  it('lets the nearer place win: flag, environment, project, user, default', async () => {
    const sources = {
      flag: { concurrency: '1' },
      env: { STET_CONCURRENCY: '2' },
      project: { 'project/stet.config.yaml': 'concurrency: 3\n' },
      user: { 'home/.config/stet/config.yaml': 'concurrency: 4\n' },
    };
    const rows: [boolean, boolean, boolean, boolean, number, string, string][] = [
      [true, true, true, true, 1, 'flag', 'command line'],
      [false, true, true, true, 2, 'env', 'STET_CONCURRENCY'],
      [false, false, true, true, 3, 'project', 'stet.config.yaml'],
      [false, false, false, true, 4, 'user', 'config.yaml'],
      [false, false, false, false, 6, 'default', 'default'],
      [true, false, true, false, 1, 'flag', 'command line'],
      [false, true, false, true, 2, 'env', 'STET_CONCURRENCY'],
    ];
    for (const [flag, env, project, user, value, from, where] of rows) {
      const { load } = place({ ...(project ? sources.project : {}), ...(user ? sources.user : {}) });
      const { settings, origins } = await load(flag ? sources.flag : {}, env ? sources.env : {});
      expect(settings.concurrency).toBe(value);
      expect(origins.concurrency?.from).toBe(from);
      expect(origins.concurrency?.where.endsWith(where)).toBe(true);
    }
  });

  it('finds the nearest project file, and looks no higher than the repository', async () => {
    const near = place({ 'project/stet.config.yaml': 'offline: false\n', 'project/papers/package.json': '{"stet":{"offline":true}}' });
    expect((await near.load()).settings.offline).toBe(true);
    const outside = place({ 'stet.config.yaml': 'offline: true\n', 'project/package.json': '{"name":"x"}' });
    expect((await outside.load()).settings.offline).toBe(false);
  });

  it('gives every setting an origin', async () => {
    const { origins } = await place({}).load();
    expect(Object.keys(origins).sort()).toEqual(SETTINGS.map(({ path }) => path).sort());
  });

  it('names the nearest known name for an unknown one, wherever it stands', async () => {
    await expect(place({ 'project/stet.config.yaml': 'offlne: true\n' }).load()).rejects.toThrow(
      /"offlne" is not a setting; did you mean "offline"/,
    );
    await expect(place({ 'project/stet.config.json': '{"limits":{"page":3}}' }).load()).rejects.toThrow(/did you mean "limits.pages"/);
    await expect(place({}).load({}, { STET_MALITO: 'a@b' })).rejects.toThrow(/"STET_MALITO" is not a setting; did you mean "STET_MAILTO"/);
    await expect(place({}).load({ concurency: '3' })).rejects.toThrow(/did you mean "concurrency"/);
  });

  it('refuses values of the wrong shape in one sentence that names setting, place, value and what is right', async () => {
    const rows: [Record<string, unknown>, RegExp][] = [
      [{ 'judge.llm': 'foo:bar' }, /"foo:bar", but must be openai:MODEL or anthropic:MODEL$/],
      [{ failOn: 'eror' }, /^setting failOn \(command line\) is "eror", but may be error, warning, info, never; did you mean "error"\?$/],
      [{ timeout: 'soon' }, /^setting timeout \(command line\) is "soon", but must be a time, such as 500ms, 8s or 2m$/],
      [{ timeout: '0' }, /must be above 0$/],
      [{ concurrency: '1.5' }, /must be a whole number$/],
      [{ concurrency: '65' }, /may be at most 64$/],
      [{ providers: 'crossref,openalx' }, /"openalx", but may be .*did you mean "openalex"/],
    ];
    for (const [flags, message] of rows) await expect(place({}).load(flags)).rejects.toThrow(message);
    await expect(place({ 'project/stet.config.yaml': 'offline: maybe\n' }).load()).rejects.toThrow(/"maybe", but must be true or false/);
  });

  it('never shows a key in a complaint', async () => {
    const { load } = place({ 'home/.config/stet/config.json': '{"keys":{"openalex":["s3cret"]}}' });
    await expect(load()).rejects.toThrow(/^(?!.*s3cret).*setting keys.openalex/);
  });

  it('reads times, lists and switches as people write them', async () => {
    const { settings } = await place({}).load(
      { timeout: '500ms', format: ['json,html', 'csv'], deadline: '2m' },
      { STET_OFFLINE: 'yes', STET_PROVIDERS: 'arxiv, crossref' },
    );
    expect(settings).toMatchObject({
      timeout: 0.5,
      deadline: 120,
      format: ['json', 'html', 'csv'],
      offline: true,
      providers: ['arxiv', 'crossref'],
    });
  });

  it('takes the names that people already have in their environment', async () => {
    const { settings, origins } = await place({}).load({}, { CROSSREF_MAILTO: 'a@example.org', S2_API_KEY: 'k', NO_COLOR: '1' });
    expect(settings).toMatchObject({ mailto: 'a@example.org', color: 'never', keys: { semanticScholar: 'k' } });
    expect(origins['keys.semanticScholar']).toEqual({ from: 'env', where: 'S2_API_KEY' });
  });

  it('resolves paths against the file that names them, or the working folder', async () => {
    const { root, cwd, load } = place({ 'project/stet.config.yaml': 'index: idx\nlogDir: ~/logs\n' });
    const { settings } = await load({ output: ['out.json', '-'] }, { STET_INTEGRITY: 'a.csv:b.csv' });
    expect(settings.index).toEqual([join(root, 'project', 'idx')]);
    expect(settings.output).toEqual([join(cwd, 'out.json'), '-']);
    expect(settings.integrity).toEqual([join(cwd, 'a.csv'), join(cwd, 'b.csv')]);
    expect(settings.logDir?.endsWith('/logs')).toBe(true);
  });

  it('puts state where XDG says', async () => {
    const { settings } = await place({}).load({}, { XDG_CACHE_HOME: '/c', XDG_DATA_HOME: '/d' });
    expect(settings).toMatchObject({ cacheDir: '/c/stet', dataDir: '/d/stet' });
  });

  it('runs a settings file that is a program only where that is allowed', async () => {
    const { load } = place({ 'project/stet.config.mjs': 'export default { offline: true };' });
    expect((await load()).settings.offline).toBe(true);
    await expect(load({}, {}, { code: false })).rejects.toThrow(/is not run here/);
    expect((await load({}, {}, { config: false })).settings.offline).toBe(false);
  });

  it('names the line of a mistake in YAML', async () => {
    const wrong = async (text: string): Promise<unknown> => place({ 'project/stet.config.yaml': text }).load();
    await expect(wrong('# ours\n\nofflne: true\n')).rejects.toThrow(/stet\.config\.yaml:3: "offlne" is not a setting/);
    await expect(wrong('offline: true\nlimits:\n  seconds: 5\n  page: 3\n')).rejects.toThrow(/stet\.config\.yaml:4: "limits\.page" is not/);
    await expect(wrong('offline: true\nlimits: { seconds: 5,\n  pages: many }\n')).rejects.toThrow(
      /limits\.pages \(.*stet\.config\.yaml:3\) is "many", but must be a number/,
    );
    await expect(wrong('offline: 1\nproviders: [crosref]\n')).rejects.toThrow(
      /offline \(.*yaml:1\) is 1.*providers \(.*yaml:2\) is "crosref"/s,
    );
  });

  it('says what is wrong with a file that is none', async () => {
    await expect(place({ 'project/stet.config.yaml': 'a: [1\n' }).load()).rejects.toThrow(/not valid YAML: .*at line \d+, column \d+$/);
    await expect(place({ 'project/stet.config.json': '{\n  "offline": true,\n}' }).load()).rejects.toThrow(
      /not valid JSON: .*at line 3, column 1$/,
    );
    await expect(place({ 'project/stet.config.json': '[1]' }).load()).rejects.toThrow(/expected settings by name.*found a list/);
    await expect(place({}).load({}, {}, { config: '/nowhere/stet.config.yaml' })).rejects.toThrow(/no such settings file/);
  });
});

describe('settingsHash', () => {
  it('changes with what can move a verdict, and with nothing else', async () => {
    const { load } = place({});
    const hash = async (flags: Record<string, unknown>) => settingsHash((await load(flags)).settings);
    const plain = await hash({});
    for (const flags of [{ offline: true }, { providers: 'arxiv' }, { onlyCited: true }, { limitsPages: undefined, 'limits.pages': '3' }])
      expect(await hash(Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)))).not.toBe(plain);
    for (const flags of [
      { color: 'never' },
      { output: ['x'] },
      { failOn: 'info' },
      { index: ['elsewhere'] },
      { providers: [...USUAL_PROVIDERS].reverse().join(',') },
    ])
      expect(await hash(flags)).toBe(plain);
  });
});

describe('environmentName', () => {
  it('spells a dotted name as a variable', () => {
    expect(environmentName('limits.inputBytes')).toBe('STET_LIMITS_INPUT_BYTES');
    expect(environmentName('onlyCited')).toBe('STET_ONLY_CITED');
  });
});
