import { describe, expect, test } from 'vitest';
import { driftOf } from '../../src/audit/drift.ts';
import type { AuditEvent, LogLine } from '../../src/model/event.ts';

const began = (node: string, settings = 'sha256:1'): AuditEvent => ({
  ev: 'run_started',
  engine: '0.1.0',
  node,
  document: 'sha256:0',
  name: 'a.bib',
  settings,
  indexes: [],
});
const done = (exist: number): AuditEvent => ({ ev: 'run_done', counts: { exist }, interrupted: false });
const logged = (...events: readonly AuditEvent[]): LogLine[] =>
  events.map((event, i): LogLine => ({ v: 1, i, ts: `2020-01-01T00:00:0${i}.000Z`, salt: `s${i}`, ...event }) as LogLine);

describe('what differs between a run and its replay', () => {
  test('is nothing where time, salt and Node alone do', () => {
    expect(driftOf(logged(began('v20.19.0'), done(1)), [began('v24.0.0'), done(1)])).toBeNull();
  });

  test('is the first line that says another thing', () => {
    const found = driftOf(logged(began('v20.19.0'), done(1)), [began('v24.0.0'), done(2)]);
    expect(found?.line).toBe(1);
    expect([found?.was, found?.is]).toEqual([expect.stringContaining('"exist":1'), expect.stringContaining('"exist":2')]);
    expect(driftOf(logged(began('v20.19.0')), [began('v20.19.0', 'sha256:2')])?.line).toBe(0);
  });

  test('is a line too many or too few', () => {
    expect(driftOf(logged(began('v20.19.0'), done(1)), [began('v20.19.0')])).toMatchObject({ line: 1, is: null });
    expect(driftOf(logged(began('v20.19.0')), [began('v20.19.0'), done(1)])).toMatchObject({ line: 1, was: null });
  });
});
