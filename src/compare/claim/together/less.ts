/** Which of two has more where each source tells of one of them: "Kingsmead reported more infections than St Mary's [1][2]" beside 22 in the one and 41 in the other. */
import type { Span } from '../../../model/document.ts';
import { claimRead, readInOrder } from '../exchanged/read.ts';
import { COMPARES, outdone } from '../framed/compared.ts';
import type { ClaimWords } from '../recall.ts';
import type { Holder } from './read.ts';

/** Sentences of a source that are looked at. */
const MOST = 400;

/** What a claim says of two the other way round than their sources count: from its comparative on. */
export function lessOfSources(words: ClaimWords, sources: readonly Holder[]): readonly Span[] {
  if (!COMPARES.test(words.text) || sources.some(({ index }) => index.sentences.length > MOST)) return [];
  const found = outdone(
    claimRead(words),
    sources.map(({ index }) => readInOrder(index)),
  );
  return found === null ? [] : [{ start: 0, end: words.text.trimEnd().length }];
}
