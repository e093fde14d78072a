/**
 * Works named one by one behind a word, "Source: Marsh A. On reefs. J Reefs. 2016;4:1-9", as cards, slides and fact sheets have them below each
 * piece of text. Asked only where a document has no list, since below tables such a line repeats what the list holds; believed only
 * where there are several.
 */
import { looksLikeEntry } from './likeness.ts';
import type { Line, List } from './lines.ts';
import { published } from './published.ts';

/** The word that credits a work. */
const CREDITS =
  /^(?:sources?|references?|citation|cited from|adapted from|quellen?|literatur|fuentes?|référence|fontes?|referência|riferimento|bron|källa|kilde|źródło|источник|出典|来源|來源|출처)\s?[:：]\s{0,3}(?=\S)/iu;
/** Fewer are no habit of the document. */
const SEVERAL = 3;
const MOST = 0.7;
const LONGEST = 600;

/** The credited works as one list, each an entry; null where they are few, or mostly no works. */
export function creditedWorks(lines: readonly Line[]): List | null {
  const credits: Line[][] = [];
  let open = false;
  for (const line of lines) {
    const word = line.opens ? (CREDITS.exec(line.text)?.[0].length ?? 0) : 0;
    if (line.opens) open = word > 0;
    if (word > 0) credits.push([{ ...line, start: line.start + word, text: line.text.slice(word), opens: true }]);
    else if (open) credits.at(-1)?.push(line);
  }
  const works = credits.filter((own) => {
    const text = own.map((line) => line.text).join(' ');
    return text.length < LONGEST && looksLikeEntry(text) && published(text);
  });
  if (works.length < SEVERAL || works.length < credits.length * MOST) return null;
  return { found: 'loose', marked: true, heading: null, lines: works.flat() };
}
