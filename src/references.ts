/**
 * References that a program has at hand, without a document: each is checked as an entry of a list would be. For pipelines and for
 * programs that write citations themselves.
 */
import { StetError } from './errors.ts';
import type { CslItem } from './model/csl.ts';
import type { Document } from './model/document.ts';
import type { Run } from './model/ports.ts';
import type { Report } from './model/report.ts';
import { jsonWork } from './read/json-work.ts';
import { sha256 } from './text/sha256.ts';
import { type VerifyOptions, verify } from './verify.ts';

/**
 * Checks references: printed ones as strings, or CSL-JSON items, one kind at a time; one alone needs no list. Items are read as those of a
 * file are: a year as text, a name as one string, an id that is a number are taken. Their keys in the report are their ids, or their
 * places in the list from 1 on. Takes the references and the run of one check (`startRun()` of what `assemble` gives). Gives the report of a
 * document that consists of them alone, for `finish` of the run; a string that holds several references gives a finding for each.
 * Throws StetError `usage` when they are neither, or an item cannot be written as JSON.
 */
export async function checkReferences(
  references: string | CslItem | readonly string[] | readonly CslItem[],
  run: Run,
  options: Pick<VerifyOptions, 'onFinding' | 'light'> = {},
): Promise<Report> {
  return verify(documentOf(isList(references) ? references : [references]), run, options);
}

const isList = (given: string | CslItem | readonly (string | CslItem)[]): given is readonly (string | CslItem)[] => Array.isArray(given);

/** A reference as one line of text. */
function lineOf(reference: string | CslItem, i: number): string {
  if (typeof reference === 'string') return reference.replace(/\s+/g, ' ').trim();
  try {
    return JSON.stringify(reference);
  } catch (cause) {
    throw new StetError('usage', `references[${i}] cannot be written as JSON: it holds itself, or a number of a kind that JSON has not.`, {
      cause,
    });
  }
}

function documentOf(references: readonly (string | CslItem)[]): Document {
  const printed = references.every((one) => typeof one === 'string');
  if (!printed && references.some((one) => typeof one !== 'object' || one === null))
    throw new StetError('usage', 'references must be strings or CSL-JSON items, one kind at a time');
  const lines = references.map(lineOf);
  const text = lines.join('\n');
  let end = -1;
  const spans = lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return { start, end };
  });
  const keys = new Set<string>();
  const keyOf = (id: string | undefined, i: number): string => {
    const own = id === undefined || keys.has(id) ? String(i + 1) : id;
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
    entries: references.flatMap((given, i) => {
      const span = spans[i];
      if (typeof given === 'string' || span === undefined) return [];
      // What describes no work is still answered for, as one that says nothing.
      const fields = jsonWork(given) ?? {};
      return [{ key: keyOf(fields.id, i), span, fields, raw: lines[i] ?? '' }];
    }),
    pages: [],
    skipped: [],
  };
}
