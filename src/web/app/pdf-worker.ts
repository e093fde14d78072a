/**
 * The worker that reads PDF files, started under the one rule by which these pages let a script be loaded by name: its
 * address is a file of this build and nothing else.
 */
import address from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface Policy {
  createScriptURL(address: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy;
}

const policies = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
const policy = policies?.createPolicy('stet-worker', {
  createScriptURL(asked) {
    if (asked !== address) throw new TypeError('Only the reader of PDF files may be started.');
    return asked;
  },
});

let worker: Worker | null = null;

/** The worker; started at the first call. */
export function workerPort(): Worker {
  worker ??= new Worker((policy === undefined ? address : policy.createScriptURL(address)) as string, { type: 'module' });
  return worker;
}
