/** Builds an index in a process of its own, so that a test can kill it. Arguments: source, index, records between states. */
import { buildIndex } from '../../src/store/index-build.ts';

const [from = '', out = '', keepEvery = '1000'] = process.argv.slice(2);
await buildIndex({ from: [from], out, keepEvery: Number(keepEvery), name: 'killed', now: () => '2026-01-02T03:04:05.000Z' });
