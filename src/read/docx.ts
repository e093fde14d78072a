/** Reads docx; being written. */
import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import type { ParseContext } from './parse.ts';

/** Reads one document. */
export async function readDocx(_bytes: Uint8Array, context: ParseContext): Promise<Document> {
  throw new StetError('internal', `${context.name}: not there yet`);
}
