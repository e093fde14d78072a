import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Mark } from '../../src/model/report.ts';
import { readMarks, writeMarks } from '../../src/store/marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-marks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mark = (about: string, at: string, more: Partial<Mark> = {}): Mark => ({
  about: about.repeat(32),
  key: `k${about}`,
  document: 'refs.bib',
  cited: 'Hull, C. (2011). Folding habits.',
  decision: 'ok',
  reason: 'known_good',
  by: 'Ada',
  at,
  found: { class: 'fake', rules: ['ref/fake-title'] },
  covers: ['f'.repeat(32)],
  ...more,
});

describe('the file of decisions', () => {
  it('reads back what was written, oldest first, and leaves nothing else behind', () => {
    const path = join(folder, 'deep/marks.json');
    const [late, early] = [mark('a', '2026-02-01T00:00:00.000Z', { note: 'seen "it"\nin print' }), mark('b', '2026-01-01T00:00:00.000Z')];
    writeMarks(path, [late, early]);
    expect([...readMarks(path).values()]).toEqual([early, late]);
    expect(readMarks(path).get(late.about)).toEqual(late);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['marks.json']);
    writeMarks(path, readMarks(path).values());
    expect([...readMarks(path).values()]).toEqual([early, late]);
  });
  it('holds nothing where there is no file', () => {
    expect(readMarks(join(folder, 'none.json')).size).toBe(0);
  });
  it.each([
    ['{', 'no JSON'],
    ['[]', 'no schema'],
    ['{"schema":"stet-marks/2","marks":[]}', 'another schema'],
    ['{"schema":"stet-marks/1","marks":[{"about":"x"}]}', 'a row that is no decision'],
    [`{"schema":"stet-marks/1","marks":[${JSON.stringify({ ...mark('a', ''), decision: 'maybe' })}]}`, 'another word'],
  ])('refuses a damaged file rather than drop decisions: %s', (text, _why) => {
    const path = join(folder, 'bad.json');
    writeFileSync(path, text);
    expect(() => readMarks(path)).toThrow(/--marks/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
