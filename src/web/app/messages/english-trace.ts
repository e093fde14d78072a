/** English: a run's log as a person reads it, and what its seal says. */
import { speaking } from './speaking.ts';

const { counted } = speaking('en');
const hashes = (n: number): string => counted(n, { one: 'hash', other: 'hashes' });

export const TRACES = {
  trace: {
    title: 'Trace',
    theDocument: 'the document',
    intro: 'This is the log as it was written while the check ran; each line is shown, none is left out.',
    verified: (verified: number, all: number): string => {
      const rest = all - verified;
      const citations = { one: 'citation', other: 'citations' };
      const others = rest === 0 ? '' : ` ${counted(rest, { one: 'citation is', other: 'citations are' })} not counted as verified.`;
      return `${verified} of ${counted(all, citations)} verified.${others}`;
    },
    whole: 'The run as a whole',
    notConcluded: 'Not concluded',
    outcomes: {
      exist: 'Verified',
      exist_minor: 'Check details',
      fake: 'No match found',
      unsure: 'Unsure',
      unknown: 'Not checked',
    },
    notices: { retracted: 'Retracted', id_points_elsewhere: 'Identifier of another work' },
    show: 'Show ',
    line: (index: number): string => `line ${index}`,
    hash: 'Hash',
    leads: (held: boolean, n: number): string => `${held ? 'leads to the root' : 'does not lead to the root'} through ${hashes(n)}`,
  },
  steps: {
    started: (name: string, engine: string): string => `${name}, engine ${engine}`,
    extracted: (route: string): string => `read as a reference, route ${route}`,
    asked: (adapter: string, what: string, outcome: string, why: string): string =>
      `${adapter} asked for ${what}: ${outcome}${why === '' ? '' : ` (${why})`}`,
    doiUnknown: (doi: string): string => `${doi} is unknown to its registry`,
    otherWork: (doi: string, title: string, share: string): string => `${doi} is of another work: “${title}”, title alike ${share}`,
    compared: (source: string, labels: string): string => `compared with ${source}: ${labels}`,
    found: (work: string): string => `found as described: ${work}`,
    retracted: (date: string, source: string): string => `retracted${date === '' ? '' : ` on ${date}`}, says ${source}`,
    listed: (list: string): string => `its journal is on a list: ${list}`,
    cohort: (share: string): string => `${share} of the cited works share authors`,
    warned: (kind: string, rule: string): string => `${kind} (${rule})`,
    classified: (rule: string, coverage: string): string => `by rule ${rule}${coverage === '' ? '' : `, coverage ${coverage}`}`,
    notHeard: (adapter: string, why: string): string => `${adapter} was not heard: ${why}`,
    root: (lines: string, root: string): string => `root over ${lines} lines: ${root}`,
    reported: (report: string): string => `what was shown: ${report}`,
    ended: 'the run ended',
  },
  seal: {
    title: 'The seal',
    lines: 'Lines',
    root: 'Merkle root',
    notSealed: 'not sealed yet',
    signedBy: 'Signed by',
    check: 'Check it in this browser',
    download: 'Download the log',
    held: 'Held: ',
    notHeld: 'Did not hold: ',
    fits: 'Everything fits.',
    fitsNot: 'Something does not fit.',
    fitsByKey:
      'Everything fits, by the key that the report names itself. Whether it is the right key, only a copy of it from elsewhere can tell.',
    askServer: 'Something does not fit. Keep this page and ask whoever runs this server.',
    noCryptography: 'This browser gives cryptography only to pages from this machine or over https, so nothing can be checked here.',
    noEd25519: 'This browser cannot check Ed25519 signatures; stet audit verify can.',
    checks: {
      seal: 'The report carries a seal',
      entry: 'The seal is of this run',
      lines: 'No line is missing',
      root: 'The lines give the sealed root',
      signature: 'The log of runs is signed',
      inclusion: 'This run is in that log',
      logged: 'The report was logged before it was shown',
      report: 'What is shown is what was logged',
    },
    noSeal: 'The report carries no seal: it was made without a log, or the seal was taken out.',
    ofRun: (run: string): string => `the seal is of run ${run}`,
    entryUnread: 'the entry of the commit log cannot be read',
    linesOf: (here: number, sealed: number): string => `${here} of ${sealed} lines`,
    rootOver: (root: string): string => `root over the lines as they were received: ${root}`,
    notSigned: 'the checkpoint is not signed by the key that the report names',
    signed: (by: string, size: number): string => `signed by ${by}, over ${counted(size, { one: 'entry', other: 'entries' })}`,
    included: (index: number, path: number): string => `entry ${index} leads to the signed root over ${hashes(path)}`,
    reportLine: (index: number): string => `line ${index} of the log holds the hash of this report`,
    otherReport: 'what is shown is not the report that was logged',
  },
};
