/** A sealed log folder in memory, and the twelve ways to change it behind its back. */
import { bundlePath, tilePath } from '../../src/audit/tiles.ts';
import { openTrail, type Trail } from '../../src/audit/trail.ts';
import { type SimulatedDisk, simulatedDisk } from './simulated-disk.ts';

export const FOLDER = '/data/logs';
export const KEYS = '/data/keys';

export function trailOn(disk: SimulatedDisk): Trail {
  let clock = 0;
  return openTrail({
    folder: FOLDER,
    keys: KEYS,
    disk,
    owner: { pid: 1, boot: 'b', began: '' },
    alive: () => true,
    salt: () => `salt-${clock}`,
    now: () => new Date(Date.UTC(2026, 0, 1) + clock++).toISOString(),
  });
}

export function write(trail: Trail, id: string, lines: number, word = 'exist') {
  const log = trail.begin(id);
  for (let i = 0; i < lines; i += 1)
    log.append({ ev: 'classified', ref: `ref:${id}-${i}`, class: word, rule: 'ref/exist-a', coverage: 'complete' });
  return log.close();
}

/** A folder with `runs` runs of `lines` lines and a commit each. */
export function made(runs = 5, lines = 12): SimulatedDisk {
  const disk = simulatedDisk();
  const trail = trailOn(disk);
  for (let run = 0; run < runs; run += 1) write(trail, `r_${run}`, lines);
  return disk;
}

export const KINDS = [
  'bit', 'byte', 'swap', 'drop', 'copy', 'insert', 'truncate', 'space', 'tile', 'bundle', 'checkpoint', 'whole-run',
] as const; // biome-ignore format: one list

/** Changes a store. Gives the run and the first line that is then wrong, or null where no line is; null when nothing changed. */
export function mutate(
  disk: SimulatedDisk,
  kind: (typeof KINDS)[number],
  chance: () => number,
  runs = 5,
): { readonly run: string; readonly line: number | null } | null {
  const pick = (below: number): number => Math.floor(chance() * below);
  const run = `r_${pick(runs)}`;
  const path = `${FOLDER}/${run}/events.jsonl`;
  const log = Buffer.from(disk.read(path) ?? []);
  const lines = log.toString().split('\n').slice(0, -1);
  const at = pick(lines.length);
  const put = (changed: readonly string[], line: number) => {
    const text = changed.map((one) => `${one}\n`).join('');
    if (text === log.toString()) return null;
    disk.tamper(path, Buffer.from(text));
    return { run, line };
  };
  const lineAt = (offset: number): number => log.subarray(0, offset).filter((byte) => byte === 10).length;
  const spoil = (file: string) => {
    const bytes = Buffer.from(disk.read(file) ?? []);
    if (bytes.length === 0) return null;
    const where = pick(bytes.length);
    bytes[where] = (bytes[where] ?? 0) ^ (1 << pick(8));
    disk.tamper(file, bytes);
    return { run, line: null };
  };
  switch (kind) {
    case 'bit':
    case 'byte': {
      const offset = pick(log.length);
      const before = log[offset] ?? 0;
      log[offset] = kind === 'bit' ? before ^ (1 << pick(8)) : (before + 1 + pick(255)) % 256;
      disk.tamper(path, log);
      return { run, line: lineAt(offset) };
    }
    case 'swap': {
      const other = pick(lines.length);
      const changed = [...lines];
      changed[at] = lines[other] ?? '';
      changed[other] = lines[at] ?? '';
      return put(changed, Math.min(at, other));
    }
    case 'drop':
      return put(lines.toSpliced(at, 1), at);
    case 'copy':
      return put(lines.toSpliced(at + 1, 0, lines[at] ?? ''), at + 1);
    case 'insert':
      return put(lines.toSpliced(at, 0, (lines[at] ?? '').replace('exist', 'fake').replace('"size"', '"sizes"')), at);
    case 'truncate': {
      const cut = pick(log.length);
      // Without its line end alone a line is still whole: that an editor does, and it is told as that.
      const length = log[cut] === 10 ? cut + 1 : cut;
      if (length === log.length) return null;
      disk.tamper(path, log.subarray(0, length));
      return { run, line: lineAt(length) };
    }
    case 'space': {
      const line = lines[at] ?? '';
      const where = pick(line.length);
      return put(lines.with(at, `${line.slice(0, where)} ${line.slice(where)}`), at);
    }
    case 'tile':
      return spoil(`${FOLDER}/commit/${tilePath(0, 0, runs)}`);
    case 'bundle':
      return spoil(`${FOLDER}/commit/${bundlePath(0, runs)}`);
    case 'checkpoint':
      return spoil(`${FOLDER}/commit/checkpoint`);
    case 'whole-run':
      disk.tamper(path, null);
      return { run, line: null };
  }
}
