/**
 * A plain or Markdown text that cites by a printed list of references or in notes, as papers do, and not by the order of its sources: it is read as
 * a document, so that each work of the list is tied to the text at hand by its title, its authors and year, or its DOI.
 */
import { StetError } from '../errors.ts';
import { extract } from '../extract/index.ts';
import type { Citation, Reference } from '../model/cited.ts';
import type { Document } from '../model/document.ts';
import type { PreparedQuoteSource } from '../quotes.ts';
import { citesByName, isListOfWorks, mayListWorks } from '../quotes-document.ts';
import { type ReadOptions, readDocument } from '../read/index.ts';

export interface ListedText {
  readonly document: Document;
  readonly cited: { readonly references: readonly Reference[]; readonly citations: readonly Citation[] };
}

/**
 * Takes a text with its name ("-" is standard input) and bytes, and the sources. Null where no line announces a list and there are no notes, or none of its works
 * is seen among the sources but by a name of a file that stands in the list itself: then it is an answer with a list of its sources. A text that cites law at
 * hand, or documents of a series, by their own names and nothing at hand otherwise is read so without a list.
 */
export async function listedText(
  name: string,
  { text, bytes }: { readonly text: string; readonly bytes: Uint8Array },
  sources: readonly PreparedQuoteSource[],
  options: ReadOptions,
): Promise<ListedText | null> {
  const law = citesByName(text, sources);
  if (!law && !mayListWorks(text)) return null;
  const document = await readDocument({ name: name === '-' ? 'answer.md' : name, bytes }, options).catch((thrown: unknown) => {
    // A text that is too much to be read as a document is an answer still.
    if (thrown instanceof StetError && thrown.code !== 'interrupted') return null;
    throw thrown;
  });
  if (document === null) return null;
  const cited = extract(document);
  return law || isListOfWorks(cited.references, sources) ? { document, cited } : null;
}
