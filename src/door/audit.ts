/** What others may do with logs, behind guards as every other function of the face: `audit` of `stet`. */
import * as face from '../audit/index.ts';
import { nearest } from '../settings/nearest.ts';
import { guarded } from './guard.ts';
import { ANY, BYTES, CALL, COUNT, having, maybe, NAME, options, TEXT } from './kinds.ts';
import { ANCHORS, LOG_LINES, REPORT } from './words.ts';

/** Where a log lies, when it is not this machine's disk. */
export const DISK = maybe(having('a disk', { read: CALL, list: CALL }));
const FOLDER = { folder: NAME };
const STORE = having('a store that forgets nothing', { versions: CALL });
const KNOWN = having('an object that says who is known', {});
const BROUGHT = { folder: NAME, bytes: BYTES, from: TEXT, known: KNOWN, disk: DISK };

export const guardedAudit: typeof face = {
  ...face,
  anchorsIn: guarded('audit.anchorsIn', face.anchorsIn, { text: TEXT, from: TEXT }),
  anchorsInBucket: guarded('audit.anchorsInBucket', face.anchorsInBucket, { store: STORE }),
  driftOf: guarded('audit.driftOf', face.driftOf, { logged: LOG_LINES, replayed: LOG_LINES }),
  eventsIn: guarded('audit.eventsIn', face.eventsIn, { log: BYTES }),
  exportRun: guarded('audit.exportRun', face.exportRun, { folder: NAME, id: TEXT, out: NAME, disk: DISK }),
  isBundle: guarded('audit.isBundle', face.isBundle, { ...FOLDER, disk: DISK }),
  keepBrought: guarded('audit.keepBrought', face.keepBrought, BROUGHT),
  keysOf: guarded('audit.keysOf', face.keysOf, { ...FOLDER, disk: DISK }),
  mirror: guarded('audit.mirror', face.mirror, { ...FOLDER, store: STORE, days: COUNT, now: TEXT, disk: DISK }),
  newestCheckpoint: guarded('audit.newestCheckpoint', face.newestCheckpoint, { ...FOLDER, disk: DISK }),
  openTrail: guarded('audit.openTrail', face.openTrail, {
    options: options({ folder: NAME, keys: NAME, now: CALL, disk: DISK, salt: CALL, owner: ANY, alive: CALL }, nearest, [
      'folder',
      'keys',
      'now',
    ]),
  }),
  proofKind: guarded('audit.proofKind', face.proofKind, { bytes: BYTES }),
  proveGrowth: guarded('audit.proveGrowth', face.proveGrowth, { ...FOLDER, from: COUNT, disk: DISK }),
  proveLine: guarded('audit.proveLine', face.proveLine, { ...FOLDER, id: TEXT, line: COUNT, disk: DISK }),
  proveRun: guarded('audit.proveRun', face.proveRun, { ...FOLDER, id: TEXT, disk: DISK }),
  readBrought: guarded('audit.readBrought', face.readBrought, BROUGHT),
  readPolicy: guarded('audit.readPolicy', face.readPolicy, { text: TEXT }),
  readTies: guarded('audit.readTies', face.readTies, { ...FOLDER, known: KNOWN, disk: DISK }),
  readWitness: guarded('audit.readWitness', face.readWitness, { vkey: TEXT }),
  refuseChanged: guarded('audit.refuseChanged', face.refuseChanged, { id: TEXT, lines: BYTES, root: maybe(TEXT) }),
  reportsIn: guarded('audit.reportsIn', face.reportsIn, { text: TEXT }),
  sealedIn: guarded('audit.sealedIn', face.sealedIn, { text: TEXT }),
  sealedRoot: guarded('audit.sealedRoot', face.sealedRoot, { ...FOLDER, id: TEXT, disk: DISK }),
  tie: guarded('audit.tie', face.tie, { ...FOLDER, services: having('services to ask', {}), post: CALL, disk: DISK }),
  traceOf: guarded('audit.traceOf', face.traceOf, { events: LOG_LINES }),
  verifyBundle: guarded('audit.verifyBundle', face.verifyBundle, { ...FOLDER, anchors: ANCHORS, disk: DISK }),
  verifyReport: guarded('audit.verifyReport', face.verifyReport, { report: REPORT, anchors: ANCHORS }),
  verifySealed: guarded('audit.verifySealed', face.verifySealed, {
    sealed: having('an object with "run" and "shown"', { run: TEXT, shown: TEXT }),
    anchors: ANCHORS,
  }),
  verifyStore: guarded('audit.verifyStore', face.verifyStore, {
    ...FOLDER,
    options: options({ anchors: ANCHORS, keys: NAME, disk: DISK, only: ANY }, nearest),
  }),
};
