import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askingOnce,
  checkUrl,
  guardedLookup,
  isPublicAddress,
  RefusedAddress,
  type Resolve,
  reachOfTyped,
} from '../../src/lookup/address.ts';

const web = { hosts: null, allow: new Set<string>() };

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '192.169.0.1', '1.1.1.1', '2606:4700:4700::1111', '2001:4860:4860::8888'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    'ff02::1',
    'localhost',
    '',
    '127.1',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it('refuses every form of every private IPv4 address', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const start = fc.constantFrom([10], [127], [169, 254], [172, 20], [192, 168], [0], [240]);
    fc.assert(
      fc.property(start, octet, octet, octet, (head, a, b, c) => {
        const [w = 0, x = 0, y = 0, z = 0] = [...head, a, b, c];
        const hex = `${((w << 8) | x).toString(16)}:${((y << 8) | z).toString(16)}`;
        for (const form of [`${w}.${x}.${y}.${z}`, `::ffff:${hex}`, `::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::`])
          expect(isPublicAddress(form)).toBe(false);
        for (const url of [
          `http://${((w << 24) >>> 0) + (x << 16) + (y << 8) + z}/`,
          `http://0x${w.toString(16)}.${x}.${y}.${z}/`,
          `http://[::ffff:${hex}]/`,
        ])
          expect(checkUrl(url, web).ok).toBe(false);
      }),
    );
  });
});

describe('checkUrl', () => {
  it.each([
    'https://doi.org/10.1000/x',
    'http://example.org/',
    'https://example.org:443/',
    'http://8.8.8.8/',
    'http://doi.org\\@127.0.0.1/',
  ])('lets %s through', (url) => expect(checkUrl(url, web).ok).toBe(true));

  it.each([
    '',
    'https://',
    'http://127.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://localhost/',
    'http://a.localhost./',
    'http://intranet/',
    'http://metadata.google.internal/',
    'http://kubernetes.default.svc/',
    'http://doi.org@127.0.0.1/',
    'http://127.0.0.1#@doi.org/',
    'https://user:pw@example.org/',
    'http://example.org:22/',
    'https://example.org:99999/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    ' http://example.org/',
    'http://example.org/\r\nX: y',
    'https://[::1',
    `https://example.org/${'a'.repeat(9000)}`,
    `https://${'a.'.repeat(130)}org/`,
  ])('refuses %s', (url) => expect(checkUrl(url, web).ok).toBe(false));

  it('keeps to a list of hosts, and exempts only whole origins', () => {
    const reach = { hosts: new Set(['api.crossref.org']), allow: new Set(['http://127.0.0.1:8080']) };
    expect(checkUrl('https://api.crossref.org/works', reach).ok).toBe(true);
    expect(checkUrl('https://api.crossref.org.evil.example/', reach).ok).toBe(false);
    expect(checkUrl('http://127.0.0.1:8080/works', reach).ok).toBe(true);
    expect(checkUrl('http://127.0.0.1:8081/works', reach).ok).toBe(false);
  });

  it('follows a redirect only to what a request may reach, never from https to http', () => {
    const base = new URL('https://a.example.org/');
    expect(checkUrl('/ok', web, base)).toMatchObject({ ok: true, url: new URL('https://a.example.org/ok') });
    for (const to of [
      '',
      '//127.0.0.1/',
      'http://a.example.org/',
      'https://a.example.org:22/',
      'file:///etc/passwd',
      'http://127.0.0.1:80\r\nSet-Cookie: x',
    ])
      expect(checkUrl(to, web, base).ok).toBe(false);
  });
});

describe('guardedLookup', () => {
  const ask = (answers: readonly string[], exempt: readonly string[] = []): Promise<unknown> => {
    const resolve: Resolve = async () => answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    return new Promise((done) => {
      guardedLookup(new Set(exempt), resolve)('name.example', { all: true }, (error, found) => done(error ?? found));
    });
  };

  it('gives addresses when all are public', async () =>
    expect(await ask(['93.184.216.34'])).toEqual([{ address: '93.184.216.34', family: 4 }]));

  it.each([
    [['93.184.216.34', '10.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a9fe:a9fe']],
    [['127.0.0.1']],
    [['0.0.0.0']],
    [['fe80::1%eth0']],
    [['not-an-ip']],
  ])('refuses %s', async (answers) => expect(await ask(answers)).toBeInstanceOf(RefusedAddress));

  it('calls an empty answer unknown', async () => expect(await ask([])).toMatchObject({ code: 'ENOTFOUND' }));

  it('asks no questions about exempt names', async () =>
    expect(await ask(['127.0.0.1'], ['name.example'])).toEqual([{ address: '127.0.0.1', family: 4 }]));

  it('hands on that a name could not be resolved', async () => {
    const error = await new Promise((done) => {
      guardedLookup(new Set(), () => Promise.reject(Object.assign(new Error('no'), { code: 'EAI_AGAIN' })))('x.example', {}, (thrown) =>
        done(thrown),
      );
    });
    expect(error).toMatchObject({ code: 'EAI_AGAIN' });
  });
});

describe('reachOfTyped', () => {
  it.each([
    'http://127.0.0.1:8080/',
    'http://[::1]:8080/',
    'http://2130706433/',
    'http://localhost:3000/',
    'http://intranet/',
    'http://wiki.lan/',
  ])('sees the own network in %s', (typed) => {
    const url = new URL(typed);
    const { reach, exempt } = reachOfTyped(url);
    expect(checkUrl(typed, reach).ok).toBe(true);
    expect([...exempt]).toEqual([url.hostname]);
  });

  it.each(['https://example.org/', 'https://example.org:8443/', 'http://8.8.8.8/'])(
    'sees the open web in %s, whatever the port',
    (typed) => {
      const { reach, exempt } = reachOfTyped(new URL(typed));
      expect(checkUrl(typed, reach).ok).toBe(true);
      expect([...exempt]).toEqual([]);
      expect(checkUrl('http://127.0.0.1/', reach).ok).toBe(false);
      expect(checkUrl('https://example.org:22/', reach).ok).toBe(false);
    },
  );
});

describe('askingOnce', () => {
  it('keeps to the first answer of a name that gives a public one first and a private one then', async () => {
    const answers = ['93.184.216.34', '10.0.0.1'];
    const lookup = guardedLookup(
      new Set(),
      askingOnce(async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 }]),
    );
    const ask = (name: string): Promise<unknown> =>
      new Promise((done) => lookup(name, { all: true }, (error, found) => done(error ?? found)));
    expect(await ask('name.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await ask('name.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await ask('other.example')).toBeInstanceOf(RefusedAddress);
  });
});
