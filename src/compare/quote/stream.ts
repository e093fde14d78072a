/** The words of a source as one stream that can be searched, and a place found in it. */

import type { Span } from '../../model/document.ts';
import type { QuoteMatch } from '../../model/quote.ts';
import type { Folded } from '../../text/folded.ts';

/** Words of a source that can be searched again and again. */
export interface Stream extends Folded {
  /** Indexes of the words at which a run of words begins; at most `most`. */
  runs(words: Folded, most: number): readonly number[];
}

/** Where quoted words were found. `spans` are in the source's text. */
export interface Found {
  readonly how: QuoteMatch;
  readonly spans: readonly Span[];
  /** The words that a bracket replaced or an ellipsis left out, as they stand in the source. */
  readonly replaced?: readonly string[];
  /** Words between the two pieces that lie furthest apart, when that is more than one ellipsis may leave out; 0 otherwise. */
  readonly apart?: number;
}
