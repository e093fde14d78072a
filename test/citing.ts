/** What documents cite, read as a person would hand them in: for tests of marks in every format. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extract } from '../src/extract/index.ts';
import type { Reference } from '../src/model/cited.ts';
import type { Document } from '../src/model/document.ts';
import { readDocument } from '../src/read/index.ts';

export interface Cited {
  /** How many references, then the mark's entries in reading order: "!" leads nowhere, "@" is the place in the work. */
  readonly marks: string;
  readonly remarks: readonly string[];
}

export const citedIn = (document: Document, name: (reference: Reference) => string = ({ key }) => key): Cited => {
  const { references, citations, remarks } = extract(document);
  const names = new Map(references.map((reference) => [reference.id, name(reference)]));
  const marks = citations.map(
    ({ to, label, locator }) => `${to === null ? `!${label}` : names.get(to)}${locator === undefined ? '' : `@${locator}`}`,
  );
  return {
    marks: `${references.length}: ${marks.join(' ')}`.trim(),
    remarks: remarks.map(({ kind, says }) => `${kind}: ${says}`),
  };
};

/** The same of files in a folder of their own; the first is the document. */
export async function citedInFiles(files: Readonly<Record<string, string>>): Promise<Cited> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-citing-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return citedIn(await readDocument({ name: join(folder, Object.keys(files)[0] ?? '') }, { isolate: false }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
