/**
 * Builds an index in a process of its own that is killed in its middle: by itself (SIGKILL), so that no machine is too quick for it,
 * when it has told something that many times after a state was kept. Arguments: source, index, records between states, how many times.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../src/store/index/build.ts';

const [from = '', out = '', keepEvery = '1000', later = '0'] = process.argv.slice(2);
let left = Number(later);
const told = (): void => {
  if (existsSync(join(`${out}.building`, 'state.json')) && left-- <= 0) process.kill(process.pid, 'SIGKILL');
};
await buildIndex({
  from: [from],
  out,
  keepEvery: Number(keepEvery),
  name: 'killed',
  now: () => '2026-01-02T03:04:05.000Z',
  onSkipped: told,
  progress: told,
});
