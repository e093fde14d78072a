/**
 * The seal of a report for formats that people and machines keep beside JSON and pages: the proof that its log was sealed before it was
 * shown, and the key. Whoever kept such a file holds an anchor: the log of now must continue what was signed then.
 */
import type { Report } from '../model/report.ts';
import { visible } from './visible.ts';

export interface Seal {
  readonly run: string;
  readonly entry: string;
  readonly proof: string;
  readonly vkey: string;
}

/** The seals of reports that have one. */
export const sealsOf = (reports: readonly Report[]): Seal[] =>
  reports.flatMap(({ run, audit }) =>
    audit?.entry === undefined || audit.proof === undefined || audit.vkey === undefined
      ? []
      : [{ run, entry: audit.entry, proof: audit.proof, vkey: audit.vkey }],
  );

const FENCE = '````';
/** Lines that stay lines of a block of code, whatever is in them. */
const block = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => visible(line).replaceAll('`', ''));

/** The seal of one report in Markdown, folded away; nothing when it has none. */
export const sealPart = (report: Report): string[] =>
  sealsOf([report]).flatMap(({ entry, proof, vkey }) => [
    '<details><summary>Seal of the log: keep it, and stet audit verify --anchor can tell later whether the log was rewritten</summary>',
    '',
    `${FENCE}text`,
    ...block(proof),
    FENCE,
    '',
    `${FENCE}text`,
    ...block(entry),
    ...block(vkey),
    FENCE,
    '',
    '</details>',
    '',
  ]);
