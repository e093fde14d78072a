/** Reads a table of hand-written pairs: CSV with quoted fields, first line the names of the columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readPairs(name: string): readonly Readonly<Record<string, string>>[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const [head = '', ...rest] = lines;
  const columns = head.split(',');
  return rest.map((line) => {
    const fields = [...line.matchAll(/"([^"]*)"|([^,"]+)/g)].map((found) => found[1] ?? found[2] ?? '');
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
}
