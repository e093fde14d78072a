import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsIn } from '../src/audit/read-log.ts';
import { type LineEvent, logStructured, openPairsRun, pairHash, structuredEvents } from '../src/claims-run.ts';
import { loadSettings, type Settings } from '../src/settings/index.ts';
import { verifyStructured } from '../src/structured.ts';

let folder = '';
let settings: Settings;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-claims-run-'));
  settings = (await loadSettings({ flags: { dataDir: join(folder, 'data') }, env: { HOME: folder }, cwd: folder, config: false })).settings;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checked = (n: number, outcome: string): LineEvent => ({
  ev: 'pair_checked',
  n,
  id: `p${n}`,
  pair: pairHash('a', 'b'),
  outcome,
  rule: 'claim/pair-supported',
  judge: 'built-in',
  score: 0.7,
});
const NOW = (): string => '2026-01-02T03:04:05.000Z';

describe('openPairsRun', () => {
  it('hands back each line once it is sealed, in order, and ends with the hash of all of them', () => {
    const run = openPairsRun(settings, 'pairs.jsonl', NOW);
    expect(run.sealed()).toEqual([]);
    run.add(checked(1, 'supported'), '{"id":"p1"}');
    run.add({ ev: 'pair_unread', n: 2, id: '2', why: 'bad-line' }, '{"id":"2"}');
    expect(run.waiting).toBe(2);
    expect(run.sealed()).toEqual(['{"id":"p1"}', '{"id":"2"}']);
    expect(run.waiting).toBe(0);
    run.add(checked(3, 'contradicted'), '{"id":"p3"}');
    const { shown, audit } = run.close(false);
    expect(shown).toEqual(['{"id":"p3"}']);
    const events = eventsIn(readFileSync(join(audit.path, 'events.jsonl')));
    expect(events.filter(({ ev }) => ev !== 'merkle_commit').map(({ ev }) => ev)).toEqual([
      'run_started',
      'pair_checked',
      'pair_unread',
      'pair_checked',
      'run_done',
      'reported',
    ]);
    expect(events[0]).toMatchObject({ of: 'pairs', name: 'pairs.jsonl', document: '' });
    expect(events.find(({ ev }) => ev === 'run_done')).toMatchObject({
      counts: { supported: 1, contradicted: 1, unread: 1 },
      interrupted: false,
    });
    const bytes = createHash('sha256').update('{"id":"p1"}\n{"id":"2"}\n{"id":"p3"}\n').digest('hex');
    expect(events.find(({ ev }) => ev === 'reported')).toMatchObject({ report: `sha256:${bytes}` });
    expect(audit.run).toMatch(/^r_20260102T030405_[0-9a-f]{8}$/);
  });

  it('says that it was interrupted', () => {
    const run = openPairsRun(settings, '-', NOW);
    const { audit } = run.close(true);
    const events = eventsIn(readFileSync(join(audit.path, 'events.jsonl')));
    expect(events.find(({ ev }) => ev === 'run_done')).toMatchObject({ interrupted: true });
  });
});

describe('pairHash', () => {
  it('tells where the claim ends and the evidence begins', () => {
    expect(pairHash('a', 'bc')).not.toBe(pairHash('ab', 'c'));
    expect(pairHash('a', 'bc')).toBe(`sha256:${createHash('sha256').update('["a","bc"]').digest('hex')}`);
  });
});

describe('logStructured', () => {
  it('writes down the sources at hand and each claim with what it rests on', () => {
    const text = 'The bridge over the Lune opened in 1911.';
    const report = verifyStructured({ answer: 'The bridge over the Lune opened in 1912.', source_refs: ['a'] }, [{ id: 'a', text }]);
    const subject = { name: 'out.json', document: 'sha256:00', sources: [{ id: 'a', name: 'a', sha256: 'ab' }] };
    const audit = logStructured(settings, subject, report, NOW);
    const logged = eventsIn(readFileSync(join(audit.path, 'events.jsonl')));
    expect(logged.map(({ ev }) => ev)).toEqual(['run_started', 'source_at_hand', 'claim_checked', 'run_done', 'reported', 'merkle_commit']);
    expect(logged[2]).toMatchObject({
      claim: '/answer',
      outcome: 'contradicted',
      rule: 'claim/pair-number',
      mark: 'unsupported',
      sha256: ['ab'],
    });
    expect(structuredEvents(settings, subject, report)).toHaveLength(5);
  });
});
