/**
 * One job inside whatever process reads it: hands the bytes to their parser and bounds what comes out. A packed format may
 * hold far more text than its size tells; a plain one cannot, so its own size is bound enough.
 */
import type { Document } from '../model/document.ts';
import type { ReadJob } from './isolate.ts';

/** Parses within the job's limits. Throws StetError as the parsers do, `too-large` for too much text among them. */
export async function parseWithin(
  job: ReadJob,
  bytes: Uint8Array,
  progress?: (done: number, total: number | null) => void,
  slow?: () => void,
): Promise<Document> {
  const { parseBytes } = await import('./parse.ts');
  const { name, path, beside, mediaType, onlyCited, ocr, limits } = job;
  return parseBytes(bytes, {
    name,
    limits: { pages: limits.pages, decodedBytes: limits.decodedBytes, textCharacters: Math.max(limits.textLength, bytes.length) },
    ...(path === undefined ? {} : { path }),
    ...(beside === undefined ? {} : { beside }),
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(onlyCited === undefined ? {} : { onlyCited }),
    ...(ocr === undefined ? {} : { ocr }),
    ...(progress === undefined ? {} : { progress }),
    ...(slow === undefined ? {} : { slow }),
  });
}
