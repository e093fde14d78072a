/** A file checked in memory against records that are all there is: every stage real, nothing on the disk. */
import { compare } from '../../src/compare/reference/index.ts';
import { decideReference } from '../../src/decide/index.ts';
import { extract } from '../../src/extract/index.ts';
import { lookup } from '../../src/lookup/index.ts';
import { localIndex } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Document } from '../../src/model/document.ts';
import type { BibliographicIndex } from '../../src/model/ports.ts';
import type { ReferenceFinding } from '../../src/model/report.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { allIdentifierKeys, identifierKeys } from '../../src/text/keys.ts';
import { ratio } from '../../src/text/similarity.ts';

function indexOf(records: readonly CslItem[]): BibliographicIndex {
  return {
    manifest: { format: 1, name: 'made', hash: 'sha256:0', records: records.length, builtAt: '', complete: true, sources: [] },
    byIdentifier: (scheme, value) => {
      const keys = identifierKeys(scheme, value);
      return records.filter((record) => allIdentifierKeys(record).some((key) => keys.includes(key)));
    },
    byTitle: (title) => records.filter((record) => record.title === title),
    search: (fields, limit) =>
      records
        .map((record) => ({ record, like: ratio((record.title ?? '').toLowerCase(), (fields.title ?? '').toLowerCase()) }))
        .filter(({ like }) => like > 0.5)
        .sort((a, b) => b.like - a.like)
        .slice(0, limit)
        .map(({ record }) => record),
    close: () => undefined,
  };
}

/** Reads a file and checks its references against the records. */
export async function checked(
  name: string,
  text: string,
  records: readonly CslItem[],
): Promise<{ readonly document: Document; readonly findings: readonly ReferenceFinding[] }> {
  const document = await parseBytes(Buffer.from(text), { name, limits: { pages: 1, textCharacters: 1e7, decodedBytes: 1e7 } });
  const world = { adapters: [localIndex(indexOf(records))], signal: new AbortController().signal };
  const findings: ReferenceFinding[] = [];
  for (const reference of extract(document).references) {
    const result = await lookup(reference, world);
    const verdict = decideReference(reference, compare(reference, result), result);
    const sources = result.candidates.flatMap((cluster) => cluster.sources);
    findings.push({ reference, asked: result.asked, sources, verdict, warnings: [] });
  }
  return { document, findings };
}
