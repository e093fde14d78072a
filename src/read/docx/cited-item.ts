/** A work that a field of a Word file cites. */
import type { CslItem } from '../../model/csl.ts';

/** A work that a field cites. */
export interface CitedItem {
  readonly id: string;
  readonly fields: CslItem | null;
  readonly raw: string;
  readonly locator?: string;
}
