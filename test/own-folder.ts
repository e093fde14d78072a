/**
 * A folder that belongs to one test file and is gone after its tests. The hook stands here and not at the end of the process: a
 * runner ends its processes without their leave.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Makes an empty folder for temporary files whose name begins with `name`; gives its path. */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
