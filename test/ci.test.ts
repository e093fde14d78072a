/** What runs stet where no person does: the action of a workflow and the hooks before a commit, as docs/ci.md tells of them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { place } from './cli/made-world.ts';
import { compiledNow } from './compiled.ts';
import { ownFolder } from './own-folder.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
}

const action = parse(read('action.yml')) as Action;
const hooks = parse(read('.pre-commit-hooks.yaml')) as readonly Hook[];

const BIB = `@article{shelf,
  author = {Quillfeather, A. and Marrowby, B.},
  title = {Recursive citation drift in imaginary corpora},
  journal = {Journal of Nothing}, year = {2023}
}
`;

/** A repository with one list, and the step of the action run in it as a workflow does. */
function workflow(inputs: Readonly<Record<string, string>>) {
  const cwd = ownFolder('stet-action');
  mkdirSync(join(cwd, 'paper'));
  writeFileSync(join(cwd, 'paper/refs.bib'), BIB);
  const env = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value.replace('$PWD', cwd)]));
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/action.mjs')], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      GITHUB_OUTPUT: join(cwd, 'outputs'),
      GITHUB_STEP_SUMMARY: join(cwd, 'summary'),
      ...env,
    },
  });
  const text = (name: string): string => (existsSync(join(cwd, name)) ? readFileSync(join(cwd, name), 'utf8') : '');
  return { status, stdout, text };
}

describe('the action', () => {
  it('hands every input to its step by the environment, and says which outputs the step has', () => {
    const step = action.runs.steps.find(({ id }) => id === 'check');
    expect(action.runs.using).toBe('composite');
    expect(
      action.runs.steps.every(
        ({ run, uses, shell }) => (run === undefined) !== (uses === undefined) && (run === undefined || shell === 'bash'),
      ),
    ).toBe(true);
    expect(step?.env).toEqual(
      Object.fromEntries(
        Object.keys(action.inputs).map((name) => [`INPUT_${name.toUpperCase().replace('-', '_')}`, `\${{ inputs.${name} }}`]),
      ),
    );
    // Building wants what NODE_ENV=production of a workflow would leave out.
    expect(action.runs.steps.find(({ run }) => run?.includes('npm install'))?.run).toContain('npm install --include=dev ');
    // What a workflow says stands in no shell's line.
    expect(action.runs.steps.filter(({ run }) => run?.includes('inputs.')).length).toBe(0);
    expect(Object.entries(action.outputs).every(([name, { value }]) => value === `\${{ steps.check.outputs.${name} }}`)).toBe(true);
  });

  it.skipIf(compiledNow() === null)('tells findings beside their lines, on the page of the run and in three files', () => {
    const index = ownFolder('stet-action-index');
    const made = spawnSync(
      process.execPath,
      [
        join(root, 'dist/cli/main.js'),
        ...['index', 'build', '--from', join(root, 'examples/records.csl.jsonl'), '--out', join(index, 'works one')],
        ...['--declare-complete', '--scope', 'a test', '--progress', 'none'],
      ],
      { encoding: 'utf8' },
    );
    expect(made.status).toBe(0);
    const ran = workflow({ FILES: 'paper\n\n', ARGS: `--offline --index "${join(index, 'works one')}"`, REPORT: 'out/pages' });
    expect(ran.status).toBe(1);
    expect(ran.stdout).toMatch(/^::error file=paper\/refs\.bib,line=1,title=No match found \(ref\/fake-nothing-found\)::/m);
    expect(ran.text('outputs')).toBe('status=1\nhtml=out/pages/report.html\nsarif=out/pages/report.sarif\njson=out/pages/report.json\n');
    expect(Object.keys(action.outputs).every((name) => ran.text('outputs').includes(`${name}=`))).toBe(true);
    expect(ran.text('summary')).toContain('| paper/refs.bib |');
    expect(ran.text('out/pages/report.html')).toContain('Recursive citation drift');
    expect(JSON.parse(ran.text('out/pages/report.sarif'))).toMatchObject({ version: '2.1.0' });
    expect(JSON.parse(ran.text('out/pages/report.json'))).toBeTruthy();
  });

  it.skipIf(compiledNow() === null)('passes with a warning where nothing could be asked, or fails where that is wanted', () => {
    const open = workflow({ ARGS: '--offline' });
    expect([open.status, open.text('outputs').split('\n')[0]]).toEqual([0, 'status=3']);
    expect(open.stdout).toContain('::warning title=stet::Some references could not be checked');
    expect(workflow({ ARGS: '--offline', INCOMPLETE: 'fail' }).status).toBe(3);
  });

  it.skipIf(compiledNow() === null)('says why it failed where no report was made, and names no report then', () => {
    const stale = workflow({ ARGS: '--offline' });
    expect(stale.text('outputs')).toContain('html=');
    const ran = workflow({ ARGS: '--bogus' });
    expect([ran.status, ran.stdout, ran.text('outputs')]).toEqual([
      2,
      "::error title=stet::unknown option '--bogus' (see stet check --help)\n",
      'status=2\n',
    ]);
  });

  it.skipIf(compiledNow() === null)('names a file of the checkout by its way from there, as code scanning does', () => {
    const ran = workflow({ ARGS: '--offline --fail-on info', FILES: '$PWD/paper/refs.bib' });
    expect(ran.text('stet-report/report.sarif')).toContain('"uri": "paper/refs.bib"');
    expect(ran.text('summary')).toContain('| paper/refs.bib |');
  });

  it('says what is wrong with what a workflow asks for', () => {
    const ran = workflow({ INCOMPLETE: 'maybe' });
    expect([ran.status, ran.stdout]).toEqual([2, '::error title=stet::incomplete is "pass" or "fail", not "maybe".\n']);
    expect(workflow({ ARGS: '--index "works one' }).stdout).toBe(
      '::error title=stet::args has a quotation mark that is not closed: --index "works one\n',
    );
    const two = workflow({ REPORT: 'a\nhtml=b' });
    expect([two.stdout, two.text('outputs')]).toEqual(['::error title=stet::report is one folder, on one line.\n', 'status=2\n']);
    expect(workflow({ REPORT: 'paper/refs.bib/x' }).stdout).toMatch(/^::error title=stet::The folder for the report could not be made: /);
  });
});

describe('the container', () => {
  const made = read('Containerfile');
  const { devDependencies, peerDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;

  it('has what only a server needs, though this checkout has it for its tests alone', () => {
    const [, install = ''] = /npm install --no-save[^\n]*--no-fund ([^\n\\]+)/.exec(made) ?? [];
    const names = install
      .trim()
      .split(' ')
      .map((spec) => spec.replace(/@\d+$/, ''));
    expect(names).toEqual(['pg', '@aws-sdk/client-s3', '@modelcontextprotocol/server']);
    // npm leaves such packages out, whatever it is told, unless both lists are gone before.
    expect(names.every((name) => devDependencies?.[name] !== undefined && peerDependencies?.[name] !== undefined)).toBe(true);
    expect(made.indexOf('npm pkg delete devDependencies peerDependencies ')).toBeGreaterThan(made.indexOf('npm run build'));
    expect(made.indexOf('npm pkg delete devDependencies peerDependencies ')).toBeLessThan(made.indexOf('npm install --no-save'));
    // The image is not made where one of them is missing.
    for (const name of names) expect(made.slice(made.indexOf('--input-type=module'))).toContain(`'${name}'`);
  });
});

describe('the hooks before a commit', () => {
  /** A checkout of stet that has not been built, with an npm that does as `script` says. */
  function checkout(script: string) {
    const home = ownFolder('stet-hook');
    mkdirSync(join(home, 'scripts'));
    mkdirSync(join(home, 'bin'));
    cpSync(join(root, 'scripts/hook.mjs'), join(home, 'scripts/hook.mjs'));
    writeFileSync(join(home, 'bin/npm'), `#!/bin/sh\necho "npm $*"\n${script}\n`);
    chmodSync(join(home, 'bin/npm'), 0o755);
    const run = () =>
      spawnSync(process.execPath, [join(home, 'scripts/hook.mjs'), 'check', 'a b.bib'], {
        encoding: 'utf8',
        env: { PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}` },
      });
    return { home, run };
  }
  const BUILDS = `mkdir -p dist/cli node_modules\necho 'console.log(process.argv.slice(2).join("|")); process.exit(1)' > dist/cli/main.js`;

  it('start what is there, by flags that there are', async () => {
    const { out } = await place().stet(['check', '--help']);
    const options = [...out.matchAll(/(?<!\S)--[\w-]+/g)].map(([flag]) => flag);
    for (const { entry, language, files } of hooks) {
      const [program = '', command, ...flags] = entry.split(' ');
      expect([existsSync(join(root, program)), command, language]).toEqual([true, 'check', 'script']);
      expect(flags.filter((flag) => flag.startsWith('--') && !options.includes(flag))).toEqual([]);
      expect(['a/refs.bib', 'x.ris', 'main.tex', 'bib.txt'].map((name) => new RegExp(files).test(name))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('build stet once, and hand on its output and its status', () => {
    const { run } = checkout(BUILDS);
    const first = run();
    expect([first.status, first.stdout]).toEqual([1, 'check|a b.bib\n']);
    expect(first.stderr).toContain('npm run -s build');
    expect(first.stderr).toContain('npm install --include=dev ');
    const second = run();
    expect([second.status, second.stdout, second.stderr]).toEqual([1, 'check|a b.bib\n', '']);
  });

  it('say what failed, and build anew the next time', () => {
    const { home, run } = checkout(`${BUILDS}\n[ "$1" = run ] && exit 7\nexit 0`);
    expect(run()).toMatchObject({ status: 2, stdout: '' });
    expect(run().stderr).toContain('stet could not be set up: npm run -s build ended with 7.');
    expect(existsSync(join(home, 'node_modules/.stet-is-built'))).toBe(false);
  });
});

/** A workflow as docs/ci.md shows one. */
const Workflow = z.object({
  jobs: z.object({
    citations: z.object({
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          id: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  }),
});

describe('docs/ci.md', () => {
  const page = read('docs/ci.md');
  const snippets = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text) as Readonly<Record<string, unknown>>);

  it('shows files that can be read, with inputs and hooks that there are', () => {
    expect(snippets.map((one) => Object.keys(one)[0])).toEqual(['name', 'on', 'repos', 'citations']);
    const workflow = Workflow.parse(snippets[0]);
    for (const { jobs } of [workflow, Workflow.parse(snippets[1])]) {
      const own = jobs.citations.steps.find(({ uses }) => uses?.startsWith('OWNER/stet@'));
      expect(Object.keys(own?.with ?? {}).filter((name) => !(name in action.inputs))).toEqual([]);
    }
    for (const name of Object.keys(action.inputs)) expect(page).toContain(`\`${name}\``);
    for (const name of Object.keys(action.outputs)) expect(page).toContain(`\`${name}\``);
    for (const { id } of hooks) expect(page).toContain(`\`${id}\``);
  });

  it('finds what a pull request changes by the step that it shows', () => {
    const step = Workflow.parse(snippets[1]).jobs.citations.steps.find(({ id }) => id === 'changed');
    const cwd = ownFolder('stet-changed');
    const env = {
      PATH: process.env.PATH,
      HOME: cwd,
      GITHUB_BASE_REF: 'main',
      GITHUB_OUTPUT: join(cwd, 'outputs'),
      GIT_CONFIG_NOSYSTEM: '1',
    };
    const sh = (script: string) =>
      spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { cwd, env, encoding: 'utf8' });
    const commit = 'git add -A && git -c user.name=a -c user.email=a@example.org commit -qm x';
    const set = sh(
      `git init -q -b main . && touch old.bib same.bib && ${commit} && git update-ref refs/remotes/origin/main HEAD && git checkout -qb work && rm old.bib && touch 'a b.bib' 'größe.tex' data.csv && ${commit}`,
    );
    expect(set).toMatchObject({ status: 0 });
    expect(sh(step?.run ?? 'false')).toMatchObject({ status: 0 });
    expect(readFileSync(join(cwd, 'outputs'), 'utf8')).toBe('files<<END_OF_FILES\na b.bib\ngröße.tex\nEND_OF_FILES\n');
  });
});
