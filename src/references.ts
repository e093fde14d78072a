/**
 * References that a program has at hand, without a document: each is checked as an entry of a list would be. For pipelines and for
 * programs that write citations themselves.
 */
import type { CslItem } from './model/csl.ts';
import type { Document } from './model/document.ts';
import type { Run } from './model/ports.ts';
import type { Report } from './model/report.ts';
import { sha256 } from './text/sha256.ts';
import { type VerifyOptions, verify } from './verify.ts';

/**
 * Checks references: printed ones as strings, or CSL-JSON items, one kind at a time. Their keys in the report are their ids, or their
 * places in the list from 1 on. Gives the report of a document that consists of them alone; a string that holds several references
 * gives a finding for each. Throws TypeError when an element is neither.
 */
export function checkReferences(
  references: readonly string[] | readonly CslItem[],
  run: Run,
  options: Pick<VerifyOptions, 'onFinding' | 'light'> = {},
): Promise<Report> {
  return verify(documentOf(references), run, options);
}

function documentOf(references: readonly (string | CslItem)[]): Document {
  const printed = references.every((one) => typeof one === 'string');
  if (!printed && references.some((one) => typeof one !== 'object' || one === null))
    throw new TypeError('references must be strings or CSL-JSON items, one kind at a time');
  const lines = references.map((one) => (typeof one === 'string' ? one.replace(/\s+/g, ' ').trim() : JSON.stringify(one)));
  const text = lines.join('\n');
  let end = -1;
  const spans = lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return { start, end };
  });
  const keys = new Set<string>();
  const keyOf = (fields: CslItem, i: number): string => {
    const own = fields.id === undefined || keys.has(fields.id) ? String(i + 1) : fields.id;
    keys.add(own);
    return own;
  };
  return {
    id: `sha256:${sha256(text)}`,
    name: 'references',
    mediaType: printed ? 'text/plain' : 'application/vnd.citationstyles.csl+json',
    text,
    blocks: printed ? spans.map((span, i) => ({ kind: 'reference', span, label: String(i + 1) })) : [],
    links: [],
    notes: [],
    citations: [],
    entries: references.flatMap((fields, i) => {
      const span = spans[i];
      return typeof fields === 'string' || span === undefined ? [] : [{ key: keyOf(fields, i), span, fields, raw: lines[i] ?? '' }];
    }),
    pages: [],
    skipped: [],
  };
}
