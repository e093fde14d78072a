/** Writes and seals lines of runs in a shared store until it is killed; tells each seal as it is shown. */
import { writeSync } from 'node:fs';
import { realDisk } from '../../src/audit/disk.ts';
import { linesDisk } from '../../src/audit/lines-disk.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { openEventLines } from '../../src/store/event-lines.ts';

const [url = '', folder = '', keys = '', name = ''] = process.argv.slice(2);
const disk = linesDisk(realDisk, folder, openEventLines(url));
const trail = openTrail({ folder, keys, disk, now: () => new Date().toISOString() });
for (let run = 0; run < 1000; run += 1) {
  const id = `r_${name}_${run}`;
  const log = trail.begin(id);
  for (let part = 0; part < 4; part += 1) {
    for (let i = 0; i < 20; i += 1) log.append({ ev: 'warned', ref: `${part}-${i}`, kind: 'corrected', rule: 'warn/x' });
    log.seal();
    writeSync(1, `${id} ${log.size}\n`);
  }
  log.close();
}
