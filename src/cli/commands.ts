/** The list of commands: name, sentence, and where each is loaded from when it is called. */
import type { Entry } from './command-entry.ts';

export const COMMANDS: readonly Entry[] = [
  { name: 'check', says: 'Check every reference of documents: exists, described right, not retracted.', load: () => import('./check.ts') },
  {
    name: 'answer',
    says: 'Check a generated answer against its sources: quotes, citations and claims.',
    load: () => import('./answer.ts'),
  },
  { name: 'quotes', says: 'Check quoted words against the sources they cite.', load: () => import('./quotes.ts') },
  { name: 'claims', says: 'Check claims against the evidence beside them.', load: () => import('./claims.ts') },
  { name: 'evidence', says: 'Find the passages of your sources that bear on a question or a claim.', load: () => import('./evidence.ts') },
  {
    name: 'compose',
    says: 'Write an answer out of your sources with a language model, and check it.',
    load: () => import('./compose.ts'),
  },
  { name: 'lookup', says: 'Look one work up by identifier or by words.', load: () => import('./lookup.ts') },
  { name: 'parse', says: 'Turn printed references, one a line, into CSL-JSON.', load: () => import('./parse.ts') },
  { name: 'extract', says: 'List the references and citations of a document, asking nobody.', load: () => import('./extract.ts') },
  { name: 'fix', says: 'Write corrected metadata into a .bib, .ris, CSL-JSON or .tex file.', load: () => import('./fix.ts') },
  { name: 'index', says: 'Build, add to, fetch, list and verify local bibliographic indexes.', load: () => import('./index-command.ts') },
  {
    name: 'mark',
    says: 'Decide about a reference yourself, with a reason; list and take back decisions.',
    load: () => import('./mark.ts'),
  },
  { name: 'snapshot', says: 'List, verify and sweep the replies that are kept.', load: () => import('./snapshot.ts') },
  { name: 'report', says: 'Show a saved report again, in any format.', load: () => import('./report-command.ts') },
  { name: 'diff', says: 'Show what changed between two saved reports.', load: () => import('./diff.ts') },
  { name: 'audit', says: 'Verify, show, prove, export and replay what was logged of earlier runs.', load: () => import('./audit.ts') },
  { name: 'serve', says: 'The desk: pages and HTTP API over everything stet can check.', load: () => import('./serve.ts') },
  { name: 'worker', says: 'Check what waits in a shared database, on any number of hosts.', load: () => import('./worker.ts') },
  { name: 'mcp', says: 'The checks as tools for assistants, by the Model Context Protocol.', load: () => import('./mcp.ts') },
  { name: 'rules', says: 'List the rules that decide, or explain one.', load: () => import('./rules.ts') },
  { name: 'init', says: 'Write a settings file for this folder.', load: () => import('./init.ts') },
  { name: 'config', says: 'Show the settings in force and where each comes from.', load: () => import('./config.ts') },
  {
    name: 'completion',
    says: 'Write the script by which bash, zsh or fish completes what you type.',
    load: async () => (await import('./completion.ts')).completing(COMMANDS),
  },
  { name: 'doctor', says: 'Look whether everything a check needs is at hand.', load: () => import('./doctor.ts') },
];
