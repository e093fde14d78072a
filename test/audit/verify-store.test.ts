import { describe, expect, it } from 'vitest';
import { signCheckpoint } from '../../src/audit/checkpoint.ts';
import { readSkey, readVkey } from '../../src/audit/note.ts';
import type { Anchor } from '../../src/audit/verify-report.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import { FOLDER, KEYS, KINDS, made, mutate, trailOn, write } from './made-store.ts';
import { type SimulatedDisk, seeded } from './simulated-disk.ts';

const check = (disk: SimulatedDisk, anchors: readonly Anchor[] = [], keys?: string) =>
  verifyStore(FOLDER, { disk, anchors, ...(keys === undefined ? {} : { keys }) });
const kinds = (disk: SimulatedDisk, anchors: readonly Anchor[] = [], keys?: string) =>
  check(disk, anchors, keys).findings.map(({ kind }) => kind);
const noteOf = (disk: SimulatedDisk): string => Buffer.from(disk.read(`${FOLDER}/commit/checkpoint`) ?? []).toString();
const anchor = (note: string): Anchor => ({ from: 'kept elsewhere', vkey: null, note });
const store = made();

describe('a log folder', () => {
  it('is found whole as it was written, over more than one tile', () => {
    expect(check(store).findings).toEqual([]);
    expect(check(store)).toMatchObject({ runs: 5, events: 65, checkpoint: { size: 5 } });
    const large = made(260, 1);
    expect(check(large, [anchor(noteOf(large))], KEYS).findings).toEqual([]);
  });

  it('tells every one of many changes of twelve kinds, and the first wrong line', () => {
    for (let seed = 0; seed < 3000; seed += 1) {
      const chance = seeded(seed);
      const disk = store.copy();
      const kind = KINDS[seed % KINDS.length] ?? 'bit';
      const changed = mutate(disk, kind, chance);
      if (changed === null) continue;
      const tampered = check(disk).findings.filter((finding) => finding.kind === 'tampered');
      expect({ seed, kind, told: tampered.length > 0 }).toEqual({ seed, kind, told: true });
      const first = tampered.find(({ where }) => where === changed.run)?.line ?? null;
      if (changed.line !== null) expect({ seed, kind, first }).toEqual({ seed, kind, first: changed.line });
    }
  });

  it('tells changed hashes, foreign files, missing files and sizes', () => {
    const changed = (change: (disk: SimulatedDisk) => void): string[] => {
      const disk = store.copy();
      change(disk);
      return check(disk).findings.map(({ kind, where }) => `${kind} ${where}`);
    };
    const leaves = Buffer.from(store.read(`${FOLDER}/r_1/leaves`) ?? []);
    leaves[40] = (leaves[40] ?? 0) ^ 1;
    expect(changed((disk) => disk.tamper(`${FOLDER}/r_1/leaves`, leaves))).toEqual(['tampered r_1']);
    expect(changed((disk) => disk.tamper(`${FOLDER}/r_9/events.jsonl`, Buffer.from('{}\n')))).toEqual(['unclear r_9']);
    expect(changed((disk) => disk.tamper(`${FOLDER}/commit/tile/0/000.p/5`, null))).toEqual(['tampered commit/tile/0/000.p/5']);
    expect(changed((disk) => disk.tamper(`${FOLDER}/commit/vkey`, null))).toEqual(['tampered commit/vkey']);
    expect(changed((disk) => disk.remove(`${FOLDER}/commit/checkpoints`))).toEqual([]);
    expect(
      changed((disk) => {
        disk.remove(`${FOLDER}/commit/checkpoints`);
        disk.tamper(`${FOLDER}/commit/checkpoint`, null);
      }),
    ).toEqual(['tampered commit/checkpoint']);
    expect(changed((disk) => disk.remove(FOLDER))).toEqual([`unclear ${FOLDER}`]);
    expect(changed((disk) => disk.tamper(`${FOLDER}/commit/checkpoint`, Buffer.from('stet\n99\nx\n')))).toContain(
      'tampered commit/checkpoint',
    );
  });

  it('checks the one run that is asked for, and says so when there is no such run', () => {
    const disk = store.copy();
    disk.tamper(`${FOLDER}/r_2/events.jsonl`, Buffer.from('gone\n'));
    expect(verifyStore(FOLDER, { disk, only: ['r_1'] })).toMatchObject({ findings: [], events: 13 });
    expect(verifyStore(FOLDER, { disk, only: ['r_2'] }).findings).toMatchObject([{ kind: 'tampered', line: 0 }]);
    expect(verifyStore(FOLDER, { disk, only: ['r_7'] }).findings).toMatchObject([{ kind: 'unclear', where: 'r_7' }]);
  });
});

describe('whoever holds the key', () => {
  const early = made(3, 4);
  const kept = noteOf(early);
  const keyPath = [...early.files().keys()].find((path) => path.endsWith('.key')) ?? '';
  const vkeyPath = `${FOLDER}/commit/vkey`;
  /** An installation with the same name and key, and another history. */
  const forged = (runs: number, word: string): SimulatedDisk => {
    const disk = early.copy();
    disk.remove(FOLDER);
    disk.remove(keyPath.replace(/key$/, 'seen'));
    disk.tamper(vkeyPath, early.read(vkeyPath));
    const trail = trailOn(disk);
    for (let run = 0; run < runs; run += 1) write(trail, `r_${run}`, 4, word);
    return disk;
  };

  it('rewrites, forks and rolls back unseen, but not before something kept elsewhere', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const chance = seeded(seed);
      const disk = forged(Math.floor(chance() * 6) + 1, 'fake');
      expect(kinds(disk)).toEqual([]);
      const told = check(disk, [anchor(kept)]).findings;
      expect({ seed, told: told.map(({ kind }) => kind) }).toEqual({ seed, told: ['tampered'] });
      // The two notes, and where this log is the longer one the proof that fails between them.
      const [one, two, proof] = told[0]?.notes ?? [];
      expect([one, two]).toEqual([kept, noteOf(disk)]);
      const longer = Number(noteOf(disk).split('\n')[1]) > 3;
      expect(proof ?? '').toMatch(
        longer ? /^the consistency proof from 3 to [4-6] entries of this log, which fails:\n[A-Za-z0-9+/=\n]+$/ : /^$/,
      );
    }
  });

  it('is told by what was last seen here, when that was left alone', () => {
    const grown = early.copy();
    write(trailOn(grown), 'r_3', 4);
    const back = early.copy();
    const seen = keyPath.replace(/key$/, 'seen');
    back.tamper(seen, grown.read(seen));
    expect(kinds(back)).toEqual([]);
    expect(kinds(back, [], KEYS)).toEqual(['tampered']);
    expect(() => write(trailOn(back), 'r_4', 1)).toThrow(/older copy/);
  });

  it('cannot pass one log off as another, nor sign with a key that the log never named', () => {
    const other = made(3, 4);
    expect(kinds(other, [anchor(kept)])).toEqual(['tampered']);
    const stranger: Anchor = {
      from: 'key',
      vkey: readVkey(
        Buffer.from(early.read(vkeyPath) ?? [])
          .toString()
          .trim(),
      ),
      note: null,
    };
    expect(kinds(other, [stranger])).toEqual(['tampered']);
    expect(kinds(early, [stranger])).toEqual([]);
    const signer = readSkey(
      Buffer.from(other.read([...other.files().keys()].find((path) => path.endsWith('.key')) ?? '') ?? [])
        .toString()
        .trim(),
    );
    const checkpoint = check(other).checkpoint;
    const disk = early.copy();
    disk.tamper(
      `${FOLDER}/commit/checkpoint`,
      Buffer.from(signCheckpoint({ ...checkpoint, origin: 'x', size: 3, root: new Uint8Array(32) }, [signer])),
    );
    expect(kinds(disk)).toContain('tampered');
  });

  it('may let another key follow, and old anchors still hold', () => {
    const disk = early.copy();
    const trail = trailOn(disk);
    const next = trail.rotate();
    write(trail, 'r_3', 4);
    trail.idle();
    trail.rotate();
    write(trail, 'r_4', 4);
    const first: Anchor = {
      from: 'first',
      vkey: readVkey(
        Buffer.from(early.read(vkeyPath) ?? [])
          .toString()
          .trim(),
      ),
      note: kept,
    };
    expect(check(disk, [first, { from: 'second', vkey: readVkey(next), note: null }], KEYS).findings).toEqual([]);
    disk.tamper(`${FOLDER}/commit/checkpoints/4`, Buffer.from(noteOf(early)));
    expect(kinds(disk)).toContain('tampered');
  });

  it('may erase what a run said, and the proof stays; lines that are merely gone are told', () => {
    const disk = early.copy();
    trailOn(disk).erase('r_1', 'asked-for');
    expect(check(disk, [anchor(kept)]).findings).toMatchObject([{ kind: 'erased', where: 'r_1' }]);
    expect([...disk.files()].some(([, bytes]) => bytes.includes('ref:r_1-2'))).toBe(false);
    disk.tamper(`${FOLDER}/r_1/leaves`, Buffer.alloc(5 * 32));
    expect(kinds(disk)).toEqual(['tampered']);
    expect(() => trailOn(disk).erase('r_8', 'asked-for')).toThrow(/no sealed run/);
  });
});
