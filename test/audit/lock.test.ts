import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realDisk } from '../../src/audit/disk.ts';
import { isAlive, locked, ownerBytes, readOwner, thisProcess } from '../../src/audit/lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const me = thisProcess();

describe('lock', () => {
  it('lets one in and leaves nothing behind, also when the work fails', () => {
    expect(locked(folder, { disk: realDisk, owner: me }, () => readdirSync(folder))).toEqual(['lock']);
    expect(() =>
      locked(folder, { disk: realDisk, owner: me }, () => {
        throw new Error('work');
      }),
    ).toThrow('work');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a second while the first lives, and says who that is', () => {
    const other = { ...me, pid: 999_999_999 };
    writeFileSync(join(folder, 'lock'), ownerBytes(other));
    expect(() => locked(folder, { disk: realDisk, owner: me, alive: () => true, patience: 30 }, () => 0)).toThrow(/999999999/);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('breaks the lock of a process that is gone, of another start of the machine, or that is torn', () => {
    for (const left of [ownerBytes({ ...me, pid: 999_999_999 }), ownerBytes({ ...me, boot: 'earlier' }), Buffer.from('{"pi')]) {
      writeFileSync(join(folder, 'lock'), left);
      expect(locked(folder, { disk: realDisk, owner: me, patience: 30 }, () => 'in')).toBe('in');
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('knows itself alive, and another process of the same number not', () => {
    expect(isAlive(me)).toBe(true);
    if (me.began !== '') expect(isAlive({ ...me, began: '1' })).toBe(false);
    expect(readOwner(ownerBytes(me))).toEqual(me);
    expect(readOwner(Buffer.from('null'))).toBeNull();
    expect(readOwner(Buffer.from('{"pid":-1,"boot":"","began":""}'))).toBeNull();
  });
});
