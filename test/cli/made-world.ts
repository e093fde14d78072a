/** A world for commands run inside a test: streams in memory, a folder of its own, no settings but those given. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import { ownFolder } from '../own-folder.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A folder with the given files, and a way to run stet in it. */
export function place(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const root = ownFolder('stet-cli');
  const cwd = join(root, 'work');
  mkdirSync(cwd, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  const base = { HOME: join(root, 'home'), LANG: 'en_US.UTF-8', PATH: process.env.PATH };
  const stet = async (
    argv: readonly string[],
    more: { stdin?: string; env?: Record<string, string>; signal?: AbortSignal; columns?: number; onErr?: (text: string) => void } = {},
  ): Promise<Ran> => {
    let out = '';
    let err = '';
    const stream = (take: (text: string) => void) => ({ write: take, isTTY: false, columns: more.columns });
    const status = await run(argv, {
      stdin: Readable.from([Buffer.from(more.stdin ?? '')]),
      stdout: stream((text) => {
        out += text;
      }),
      stderr: stream((text) => {
        err += text;
        more.onErr?.(text);
      }),
      env: { ...base, ...more.env },
      cwd,
      signal: more.signal ?? new AbortController().signal,
    });
    return { status, out, err };
  };
  return { root, cwd, env: base, stet };
}

/** Two works that exist nowhere but in these tests. */
export const RECORDS = [
  {
    id: 'a',
    type: 'article-journal',
    title: 'On the slow growth of imaginary corals in glass lagoons',
    author: [
      { family: 'Marsh', given: 'Ada' },
      { family: 'Okoro', given: 'Ben' },
    ],
    issued: { 'date-parts': [[2018]] },
    'container-title': 'Journal of Invented Reefs',
    volume: '7',
    page: '10-19',
    DOI: '10.5555/reef.1',
  },
  {
    id: 'b',
    type: 'article-journal',
    title: 'Folding habits of migratory paper birds over winter',
    author: [{ family: 'Hull', given: 'Cora' }],
    issued: { 'date-parts': [[2016]] },
    'container-title': 'Paper Craft Letters',
    volume: '3',
    page: '1-9',
    DOI: '10.5555/birds.2',
  },
]
  .map((record) => `${JSON.stringify(record)}\n`)
  .join('');

export const GOOD = `@article{marsh2018, author = {Marsh, Ada and Okoro, Ben}, title = {On the slow growth of imaginary corals in glass lagoons}, journal = {Journal of Invented Reefs}, year = {2018}, volume = {7}, pages = {10--19}, doi = {10.5555/reef.1}}\n`;
export const WRONG_YEAR = `@article{hull2014, author = {Hull, Cora}, title = {Folding habits of migratory paper birds over winter}, journal = {Paper Craft Letters}, year = {2011}, volume = {3}, pages = {1--9}, doi = {10.5555/birds.2}}\n`;
export const NOWHERE = `@article{none2020, author = {Vexley, Tom and Quarrington, Ida}, title = {Thermal memory of forgotten umbrellas in municipal basements}, journal = {Annals of Lost Property}, year = {2020}, volume = {1}, pages = {3--4}}\n`;
