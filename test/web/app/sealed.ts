/** A run as it really is: the example paper, checked offline against the example's records, with its sealed log. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assemble, buildIndex, closeReaders, loadSettings, readDocument, verify } from '../../../src/index.ts';
import type { Document } from '../../../src/model/document.ts';
import type { ReferenceFinding, Report } from '../../../src/model/report.ts';

const examples = resolve(import.meta.dirname, '../../../examples');
export const PAPER = join(examples, 'paper.pdf');

export interface SealedRun {
  readonly report: Report;
  readonly document: Document;
  /** In the order in which they settled. */
  readonly findings: readonly ReferenceFinding[];
  /** Lines of the log, without line ends. */
  readonly lines: readonly string[];
}

/** Builds the index in `folder` (once) and checks a file; everything it writes lies there. */
export async function sealedRun(folder: string, file = PAPER): Promise<SealedRun> {
  const index = join(folder, 'index');
  await buildIndex({
    from: [join(examples, 'records.csl.jsonl')],
    out: index,
    name: 'index',
    declareComplete: true,
    scope: 'the works of this example',
  });
  const { settings } = await loadSettings({
    flags: { offline: true, index: [index], integrity: [join(examples, 'retractions.csv')], dataDir: join(folder, 'data') },
    env: {},
    cwd: folder,
  });
  const world = await assemble(settings, { signal: new AbortController().signal, progress: () => undefined });
  try {
    const document = await readDocument({ name: file });
    const run = world.startRun();
    const findings: ReferenceFinding[] = [];
    const report = run.finish(await verify(document, run, { onFinding: (finding) => findings.push(finding) }));
    const log = readFileSync(join(report.audit?.path ?? '', 'events.jsonl'), 'utf8');
    return { report: JSON.parse(JSON.stringify(report)) as Report, document, findings, lines: log.split('\n').slice(0, -1) };
  } finally {
    await world.close();
    await closeReaders();
  }
}
