/** What others may do with logs: check, show, prove, export, compare. Writing them is `trail.ts`, which only `assemble` opens. */
export { type Services, type Tied, tie } from './anchors.ts';
export { anchorsInBucket, mirror } from './bucket.ts';
export { exportRun, keysOf, newestCheckpoint, proveGrowth, proveLine, proveRun, type RunProof, sealedRoot } from './bundle.ts';
export { type Disk, realDisk } from './disk.ts';
export { type Drift, driftOf } from './drift.ts';
export { eventsIn, refuseChanged } from './read-log.ts';
export { readPolicy, type SigsumPolicy } from './sigsum.ts';
export { type Brought, type Known, keepBrought, proofKind, readBrought, readTies, type Ties } from './ties.ts';
export { traceOf } from './trace.ts';
export { openTrail, RUN_ID, type Trail } from './trail.ts';
export { type BundleCheck, isBundle, verifyBundle } from './verify-bundle.ts';
export { type Anchor, anchorsIn, reportsIn, type Sealed, sealedIn, verifyReport, verifySealed } from './verify-report.ts';
export type { Finding } from './verify-run.ts';
export { type StoreCheck, UNSEALED, verifyStore } from './verify-store.ts';
export { readWitness, type Witness } from './witness.ts';
