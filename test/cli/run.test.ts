import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { place } from './made-world.ts';

const world = place({ 'stet.config.yaml': 'offline: true\nmailto: a@example.org\n' });
const stet = (...argv: string[]) => world.stet(argv);
const stetWith = (env: Record<string, string>, ...argv: string[]) => world.stet(argv, { env });

describe('run', () => {
  it('shows help with every command, and status 2 when nothing was asked', async () => {
    const { out, status } = await stet('--help');
    for (const { name, says } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} +${says.slice(0, 5)}`, 'm'));
    expect(status).toBe(0);
    expect((await stet()).status).toBe(2);
  });

  it('shows help of each command with examples', async () => {
    for (const { name } of COMMANDS) {
      const { out, status } = await stet(name, '--help');
      expect(out).toMatch(new RegExp(`^Usage: stet ${name} `));
      expect(status).toBe(0);
      expect((await stet('help', name)).out).toBe(out);
    }
  });

  it('names the nearest command or flag for one that is not', async () => {
    expect(await stet('chekc')).toEqual({
      status: 2,
      out: '',
      err: 'stet: "chekc" is neither a command nor a file; did you mean "stet check"? See stet --help.\n',
    });
    const flag = await stet('check', '--offlin', 'x.bib');
    expect(flag.err).toMatch(/^stet: unknown option '--offlin'; did you mean --offline\? \(see stet check --help\)\n$/);
    // What is missing is named, and whose help tells what it is.
    expect((await stet('answer')).err).toBe('stet: nothing was given for <answers> (see stet answer --help)\n');
    expect(flag.status).toBe(2);
    expect((await stet('check', '--fail-on', 'eror', 'x.bib')).err).toMatch(/did you mean "error"/);
  });

  it('says how a file is named whose name begins like a flag, and takes no flag for a file', async () => {
    const odd = place({ '-dash.txt': 'References\n\n[1] Nobody. Nothing at all. 2001.\n' });
    expect((await odd.stet(['check', '-dash.txt', '--offline'])).err).toContain(
      "unknown option '-dash.txt'; the file of this name is given as ./-dash.txt",
    );
    expect((await odd.stet(['check', '--offline', './-dash.txt'])).err).not.toContain('unknown option');
    // Behind "--" everything is a file: a switch that keeps the network out must not be passed over there.
    const behind = await odd.stet(['check', '--', '-dash.txt', '--offline']);
    expect([behind.status, behind.out]).toEqual([2, '']);
    expect(behind.err).toBe('stet: "--offline" stands behind "--", so it is taken for a file, and there is none; put flags before "--"\n');
  });

  it('takes a flag that a command shares with the one it lies below, wherever that stands', async () => {
    const desk = place({ 'cfg.yaml': 'dataDir: by-file\n' });
    const made = await desk.stet(['serve', 'key', 'add', 'laptop', '--scopes', 'read', '--data-dir', 'by-flag']);
    expect([made.status, made.out]).toEqual([0, expect.stringMatching(/^stet_/)]);
    const listed = async (...argv: string[]) => (await desk.stet(argv)).out.split('  ')[1];
    expect(await listed('serve', 'key', 'list', '--data-dir', 'by-flag')).toBe('laptop');
    expect(await listed('serve', '--data-dir', 'by-flag', 'key', 'list')).toBe('laptop');
    // Nor is it put where nobody looks for it.
    expect(await listed('serve', 'key', 'list')).toBeUndefined();
    await desk.stet(['serve', 'key', 'add', 'other', '--scopes', 'read', '--config', 'cfg.yaml']);
    expect(await listed('serve', 'key', 'list', '--data-dir', 'by-file')).toBe('other');
    expect((await desk.stet(['serve', 'key', 'list', '--config', 'none.yaml'])).err).toContain('none.yaml: no such settings file');
  });

  it('takes nothing for a path: an empty variable of a shell is not the working folder', async () => {
    const here = place({ 'paper.md': 'It is “said by nobody at all here” [1].\n', 'refs.txt': 'Nobody. Nothing at all. 2001.\n' });
    for (const flag of [
      '--data-dir',
      '--cache-dir',
      '--log-dir',
      '--index',
      '--sources',
      '--integrity',
      '--journals',
      '--marks',
      '--save-run',
    ]) {
      const ran = await here.stet(['check', 'paper.md', '--offline', flag, '']);
      expect([flag, ran.status, ran.out]).toEqual([flag, 2, '']);
      expect(ran.err).toMatch(/^stet: setting \w+ \(command line\) is "", but must not be empty\n$/);
    }
    expect((await here.stet(['check', 'paper.md', '--ocr', 'en-us'])).err).toContain(
      'but must be the codes of languages, such as eng,deu, or off',
    );
    expect(await here.stet(['check', '', '--offline'])).toEqual({
      status: 2,
      out: '',
      err: 'stet: one of the inputs is named "", which is no file\n',
    });
    expect((await here.stet(['quotes', 'paper.md', '--sources', ''])).err).toBe('stet: --sources "": name a file or a folder\n');
    // All that is kept would be "older than no days".
    expect((await here.stet(['snapshot', 'gc', '--older-than', ''])).err).toBe('stet: --older-than wants a number of days\n');
  });

  it('shows the help of a command that wants another word, as wrong usage', async () => {
    for (const name of ['index', 'snapshot', 'config', 'audit']) {
      const bare = await stet(name);
      expect(bare.err).toMatch(new RegExp(`^Usage: stet ${name} `));
      expect(bare.err).toContain('Examples:');
      expect(bare.out).toBe('');
      // The statuses of audit are its own: 2 is "cannot tell" there.
      expect(bare.status).toBe(name === 'audit' ? 3 : 2);
      expect(await stet(name, 'help')).toMatchObject({ status: 0, err: '' });
    }
    expect((await stet('audit', 'verify', '--nope')).status).toBe(3);
  });

  it('ends its sentence where nothing comes near a word', async () => {
    expect((await stet('zzzzzz')).err).toBe('stet: "zzzzzz" is neither a command nor a file. See stet --help.\n');
  });

  it('does not take a word with a dot for a command', async () => {
    expect((await stet('missing.pdf')).err).toMatch(/^stet: missing.pdf: no such file/);
  });

  it('says its version', async () => {
    expect((await stet('--version')).out).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('stet config show', () => {
  it('shows where each value comes from, and no key', async () => {
    const { out } = await world.stet(['config', 'show', '--why', '--timeout', '2s'], {
      env: { STET_CONCURRENCY: '3', S2_API_KEY: 's3cret' },
    });
    expect(out).toMatch(/^offline +true {3}project: .*stet.config.yaml$/m);
    expect(out).toMatch(/^concurrency +3 {3}env: STET_CONCURRENCY$/m);
    expect(out).toMatch(/^timeout +2 {3}flag: command line$/m);
    expect(out).toMatch(/^failOn +error {3}default$/m);
    expect(out).toMatch(/^keys.semanticScholar +\(set, not shown\) {3}env: S2_API_KEY$/m);
    expect(out).not.toContain('s3cret');
  });

  it('is JSON for programs', async () => {
    expect(JSON.parse((await stet('config', 'show', '--json')).out).mailto).toMatchObject({ value: 'a@example.org', from: 'project' });
  });
});

describe('stet rules', () => {
  it('explains every rule in words of its own, and not by the papers that it was made from', async () => {
    const { out } = await stet('rules');
    for (const [, id = ''] of out.matchAll(/^ {2}(\S+\/\S+)/gm)) expect((await stet('rules', id)).out).not.toMatch(/\bseeds?\b/i);
  });

  it('lists rules and explains one', async () => {
    const { out } = await stet('rules');
    const id = /^ {2}(ref\/\S+)/m.exec(out)?.[1] ?? '';
    expect((await stet('rules', id)).out).toContain('Why: ');
    expect((await stet('rules', `${id}x`)).err).toContain(`did you mean "${id}"?`);
    // Near to none: some about the same thing, and where all are.
    expect((await stet('rules', 'ref/nonsense')).err).toMatch(
      /^stet: no rule "ref\/nonsense"; nearest are (?:ref\/[a-z-]+(?:, |; )){5}stet rules lists all \d+\n$/,
    );
    expect((await stet('rules', 'qqqqqqqq')).err).toMatch(/; nearest are (?:\S+\/\S+ ){5}stet rules lists all/);
  });
});

describe('stet doctor', () => {
  it('finds what a check would miss', async () => {
    const { out, status } = await stet('doctor');
    expect(out).toContain('BAD   offline and without an index');
    expect(status).toBe(2);
  });

  it('says through which proxy it would ask, and never with what name and password', async () => {
    const online = { STET_OFFLINE: '0', HTTPS_PROXY: 'http://ann:s3cret@proxy.example:3128', NO_PROXY: 'localhost,.uni.example' };
    const { out } = await stetWith(online, 'doctor');
    expect(out).toContain(
      'ok    asks https addresses through the proxy proxy.example:3128, http addresses directly (HTTPS_PROXY), but for',
    );
    expect(out).not.toContain('s3cret');
    const wrong = await stetWith({ ...online, HTTPS_PROXY: 'socks5://ann:s3cret@proxy.example:1080' }, 'doctor');
    expect(wrong).toMatchObject({ status: 2, out: expect.stringContaining('BAD   The proxy that HTTPS_PROXY') });
    for (const said of [
      wrong.out,
      (await stetWith(online, 'config', 'show')).out,
      (await stetWith(online, 'config', 'show', '--json')).out,
    ])
      expect(said).not.toContain('s3cret');
    const { out: half } = await stetWith({ ...online, HTTPS_PROXY: '', HTTP_PROXY: 'http://b:2' }, 'doctor');
    expect(half).toContain('note  HTTP_PROXY is set, HTTPS_PROXY is not');
  });
});
