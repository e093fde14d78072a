/** Which proxy an address is asked through: by the settings, by what everybody's programs heed, and never for this machine. */
import { describe, expect, it } from 'vitest';
import { StetError } from '../src/errors.ts';
import { NO_PROXIES, ProxyAgents, proxiesOf, proxyFor } from '../src/proxy.ts';
import { loadSettings, settingsHash } from '../src/settings/index.ts';

const through = (address: string, settings: Parameters<typeof proxiesOf>[0]): string | null =>
  proxyFor(new URL(address), proxiesOf(settings))?.name ?? null;
const ALL = { proxy: 'http://proxy.uni.example:3128' };

describe('proxies in the settings', () => {
  const loaded = (env: Record<string, string>, flags: Record<string, unknown> = {}) =>
    loadSettings({ env, flags, cwd: '/', config: false });
  const asks = async (env: Record<string, string>, flags?: Record<string, unknown>) => {
    const proxies = proxiesOf((await loaded(env, flags)).settings);
    return [proxies.https?.name ?? null, proxies.http?.name ?? null];
  };

  it('come from the variables that every program heeds, in either case, the own setting before them', async () => {
    expect(await asks({ HTTPS_PROXY: 'http://a:1', HTTP_PROXY: 'http://b:2' })).toEqual(['a:1', 'b:2']);
    expect(await asks({ https_proxy: 'http://a:1', HTTPS_PROXY: 'http://never:9', http_proxy: 'http://b:2' })).toEqual(['a:1', 'b:2']);
    expect(await asks({ ALL_PROXY: 'http://c:3', HTTP_PROXY: 'http://b:2' })).toEqual(['c:3', 'b:2']);
    expect(await asks({ all_proxy: 'http://c:3' })).toEqual(['c:3', 'c:3']);
    expect(await asks({ HTTPS_PROXY: '', HTTP_PROXY: '' })).toEqual([null, null]);
    expect(await asks({ HTTPS_PROXY: 'http://a:1', STET_PROXY: 'http://own:4' })).toEqual(['own:4', 'own:4']);
    expect(await asks({ HTTPS_PROXY: 'http://a:1', STET_PROXY: 'http://own:4' }, { proxy: 'off' })).toEqual([null, null]);
  });

  it('take what is excepted from NO_PROXY, and leave the name of a set of settings alone', async () => {
    const { settings } = await loaded({ HTTPS_PROXY: 'http://ann:s3cret@a:1', no_proxy: 'example.org,.uni.example:8070' });
    expect(proxyFor(new URL('https://api.example.org/'), proxiesOf(settings))).toBeNull();
    expect(proxyFor(new URL('https://grobid.uni.example:8070/'), proxiesOf(settings))).toBeNull();
    expect(proxyFor(new URL('https://grobid.uni.example/'), proxiesOf(settings))?.name).toBe('a:1');
    expect(settingsHash(settings)).toBe(settingsHash((await loaded({})).settings));
  });
});

describe('proxies', () => {
  it('are those of each scheme, unless one is named for everything', () => {
    const both = { httpsProxy: 'http://safe.example:1', httpProxy: 'http://plain.example:2' };
    expect(through('https://api.crossref.org/works', both)).toBe('safe.example:1');
    expect(through('http://example.org/', both)).toBe('plain.example:2');
    expect(through('http://example.org/', { httpsProxy: 'http://safe.example:1' })).toBeNull();
    expect(through('https://api.crossref.org/', { ...both, ...ALL })).toBe('proxy.uni.example:3128');
    expect(through('https://api.crossref.org/', { ...both, proxy: ' OFF ' })).toBeNull();
    expect(through('https://api.crossref.org/', {})).toBeNull();
  });

  it('may be written without a scheme, and have the port of their scheme', () => {
    expect(through('https://example.org/', { proxy: 'proxy.uni.example:3128' })).toBe('proxy.uni.example:3128');
    expect(through('https://example.org/', { proxy: 'https://proxy.uni.example' })).toBe('proxy.uni.example:443');
    expect(through('https://example.org/', { proxy: 'http://10.1.2.3/' })).toBe('10.1.2.3:80');
    expect(proxiesOf({ proxy: 'http://[fd00::1]:8080' }).https?.name).toBe('[fd00::1]:8080');
  });

  it('keep name and password in a header, and out of every name and message', () => {
    const { https } = proxiesOf({ proxy: 'http://ann:s%40cret%21@proxy.example:3128/path' });
    expect(https).toEqual({
      url: 'http://proxy.example:3128',
      name: 'proxy.example:3128',
      token: `Basic ${Buffer.from('ann:s@cret!').toString('base64')}`,
    });
    expect(proxiesOf({ proxy: 'http://ann@proxy.example:3128' }).https?.token).toBe(`Basic ${Buffer.from('ann:').toString('base64')}`);
    expect(proxiesOf({ proxy: 'http://ann:100%@proxy.example' }).https?.token).toBe(`Basic ${Buffer.from('ann:100%').toString('base64')}`);
    for (const proxy of [
      'socks5://ann:s3cret@proxy.example:1080',
      'http://ann:s3cret@proxy example',
      'http://ann:s3cret@',
      'file:///s3cret',
    ]) {
      let message = '';
      try {
        proxiesOf({ httpsProxy: proxy });
      } catch (thrown) {
        if (thrown instanceof StetError && thrown.code === 'bad-settings') message = thrown.message;
      }
      expect(message, proxy).toMatch(/^The proxy that HTTPS_PROXY \(or ALL_PROXY\) names cannot be used: .*Write http:\/\/host:port/);
      expect(message).not.toContain('s3cret');
    }
  });

  it.each([
    ['example.org', 'https://example.org/', true],
    ['example.org', 'https://api.example.org/', true],
    ['.example.org', 'https://api.example.org/', true],
    ['*.example.org', 'https://api.example.org/', true],
    ['EXAMPLE.org', 'https://Example.ORG./', true],
    ['example.org', 'https://notexample.org/', false],
    ['example.org', 'https://example.org.evil.net/', false],
    ['a.example, example.org', 'https://example.org/', true],
    ['a.example example.org', 'https://example.org/', true],
    ['example.org:443', 'https://example.org/', true],
    ['example.org:8443', 'https://example.org/', false],
    ['example.org:8443', 'https://example.org:8443/', true],
    ['example.org:80', 'http://example.org/', true],
    ['*', 'https://example.org/', true],
    ['a.example,*', 'https://example.org/', true],
    ['10.0.0.0/8', 'http://10.20.30.40:8070/', true],
    ['10.0.0.0/8', 'http://11.20.30.40/', false],
    ['10.0.0.0/99', 'http://10.20.30.40/', false],
    ['10.20.30.40', 'http://10.20.30.40:8070/', true],
    ['30.40', 'http://10.20.30.40/', false],
    ['fd00::/8', 'http://[fd00::1]:8070/', true],
    ['[fd00::1]:8070', 'http://[fd00::1]:8070/', true],
    ['fd00::1', 'http://[fd00::1]/', true],
    ['fd00::2', 'http://[fd00::1]/', false],
    ['', 'https://example.org/', false],
    [' , ', 'https://example.org/', false],
  ])('NO_PROXY "%s" leaves %s to be asked directly: %s', (entry, address, direct) => {
    expect(through(address, { ...ALL, noProxy: entry.split(',') })).toBe(direct ? null : 'proxy.uni.example:3128');
  });

  it.each(['http://localhost:11434/', 'http://127.0.0.1:8070/', 'http://127.9.9.9/', 'http://[::1]:8070/', 'https://stet.localhost/'])(
    'never stand before this machine: %s',
    (address) => {
      expect(through(address, ALL)).toBeNull();
    },
  );

  it('stand before everything else, the own network too, unless it is excepted', () => {
    expect(through('http://192.168.1.7:8070/', ALL)).toBe('proxy.uni.example:3128');
    expect(through('http://localhost.example.org/', ALL)).toBe('proxy.uni.example:3128');
  });

  it('open nothing where nothing is asked through them', async () => {
    const agents = new ProxyAgents(NO_PROXIES, 1000);
    expect(await agents.to(new URL('https://example.org/'))).toBeNull();
    await agents.close();
  });
});
