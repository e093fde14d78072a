/**
 * A mark that was read, tied to what it points at. Its id hangs on the document, the place and the label, so that the same bytes
 * always yield the same ids.
 */
import { createHash } from 'node:crypto';
import type { Citation } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import type { Target } from '../link.ts';

/** A mark with what it may point at besides. */
export interface Tied {
  readonly citation: Citation;
  readonly maybe: readonly string[];
  /** True when the mark plainly cites a work, so that pointing at nothing is worth a remark. */
  readonly firm: boolean;
}

/** Builds a Citation; its id hangs on place and label, so that one mark for several works yields several ids. */
export function citation(
  document: Document,
  span: Span,
  target: string | null,
  label: string,
  style: Citation['style'],
  locator?: string,
): Citation {
  const hash = createHash('sha256').update(`${document.id}\n${span.start}-${span.end}\n${label}`).digest('hex').slice(0, 16);
  return { id: `cit:${hash}`, span, to: target, label, style, ...(locator === undefined || locator === '' ? {} : { locator }) };
}

/** Ties a mark to its target. */
export function tie(
  document: Document,
  span: Span,
  target: Target,
  label: string,
  style: Citation['style'],
  firm: boolean,
  locator?: string,
): Tied {
  return { citation: citation(document, span, target.to, label, style, locator), maybe: target.maybe, firm };
}
