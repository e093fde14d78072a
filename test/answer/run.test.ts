import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerEvents, openAnswerRuns } from '../../src/answer/run.ts';
import { verifyAnswer } from '../../src/answer.ts';
import { driftOf } from '../../src/audit/drift.ts';
import { eventsIn } from '../../src/audit/read-log.ts';
import { loadSettings, type Settings } from '../../src/settings/index.ts';

let folder = '';
let settings: Settings;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-answer-run-'));
  settings = (await loadSettings({ flags: { dataDir: join(folder, 'data') }, env: { HOME: folder }, cwd: folder, config: false })).settings;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = [{ id: 'fees.txt', text: 'The monthly fee is 40 euros. It is due on the first Monday.' }];
const ANSWER = 'The monthly fee is 45 euros [1]. It is “due on the first Monday” [1].';
const SUBJECT = { name: 'answer.md', document: 'sha256:00', of: 'answer' } as const;

describe('openAnswerRuns', () => {
  it('writes down what was at hand, each quote and claim, and what is shown, and seals it', () => {
    const runs = openAnswerRuns(settings, () => '2026-01-02T03:04:05.000Z');
    const report = verifyAnswer(ANSWER, SOURCES);
    const audit = runs.log(SUBJECT, { report, replies: ['sha256:b', 'sha256:a', 'sha256:b'] });
    runs.close();
    const events = eventsIn(readFileSync(join(audit.path, 'events.jsonl')));
    expect(events.map(({ ev }) => ev)).toEqual([
      'run_started',
      'source_at_hand',
      'quote_checked',
      'claim_checked',
      'claim_checked',
      'verify.done',
      'run_done',
      'reported',
      'merkle_commit',
    ]);
    expect(events[3]).toMatchObject({ outcome: 'contradicted', mark: 'unsupported', sha256: [report.sources[0]?.sha256] });
    expect(events[5]).toMatchObject({ reply: ['sha256:a', 'sha256:b'], citationsTotal: 2 });
    expect(audit.run).toMatch(/^r_20260102T030405_[0-9a-f]{8}$/);
    expect(JSON.parse(audit.reported?.line ?? '{}')).toMatchObject({ ev: 'reported', i: 7 });
    expect(audit.checkpoint).toContain('—');
  });

  it('leaves nothing on the disk when nothing was checked', () => {
    openAnswerRuns({ ...settings, logDir: join(folder, 'none') }).close();
    expect(() => readFileSync(join(folder, 'none'))).toThrow();
  });
});

describe('answerEvents', () => {
  it('are the same for the same answer, and name the first that differs', () => {
    const runs = openAnswerRuns(settings);
    const report = verifyAnswer(ANSWER, SOURCES);
    const { path } = runs.log(SUBJECT, { report });
    runs.close();
    const logged = eventsIn(readFileSync(join(path, 'events.jsonl')));
    expect(driftOf(logged, answerEvents(settings, SUBJECT, { report: verifyAnswer(ANSWER, SOURCES) }))).toBeNull();
    const other = verifyAnswer(ANSWER, [{ id: 'fees.txt', text: `${SOURCES[0]?.text} Indeed.` }]);
    expect(driftOf(logged, answerEvents(settings, SUBJECT, { report: other }))?.line).toBe(1);
    expect(driftOf(logged, answerEvents({ ...settings, strictCites: true }, SUBJECT, { report }))?.line).toBe(0);
  });
});
