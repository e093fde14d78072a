/**
 * Links within a document, from their words to the place they lead to. Which places are entries of a list is not known while reading; a
 * later stage tells by what stands there. Names that nothing bears lead nowhere and are left out.
 */
import type { Document, Note, Span } from '../model/document.ts';

type Jump = NonNullable<Document['jumps']>[number];

/** Gathers links and the names of places while a text is written down. */
export class Jumps {
  private readonly links: { readonly span: Span; readonly name: string }[] = [];
  private readonly places = new Map<string, number>();

  /** A link covers `span` and leads to what bears the name. */
  from(span: Span, name: string): void {
    if (name !== '' && span.end > span.start) this.links.push({ span, name });
  }

  /** What is written next bears a name; the first of a name counts. */
  at(name: string, place: number): void {
    if (name !== '' && !this.places.has(name)) this.places.set(name, place);
  }

  /** All links that lead somewhere, as a part of what a reader gives. */
  read(): { readonly jumps?: readonly Jump[] } {
    const jumps = this.links.flatMap(({ span, name }) => {
      const place = this.places.get(name);
      return place === undefined || (place >= span.start && place < span.end) ? [] : [{ span, place }];
    });
    return jumps.length === 0 ? {} : { jumps };
  }
}

/** Notes with the places that call them once more: cross-references to their marks that show their numbers. */
export function calledAgain(notes: readonly Note[], jumps: readonly Jump[], text: string): readonly Note[] {
  if (jumps.length === 0) return notes;
  const plain = (words: string): string => words.normalize('NFKC').trim();
  const by = new Map(notes.flatMap((note) => (note.mark === null ? [] : [[note.mark.start, note] as const])));
  const again = new Map<Note, Span[]>();
  for (const { span, place } of jumps) {
    const note = by.get(place);
    if (note === undefined || plain(text.slice(span.start, span.end)) !== plain(note.label)) continue;
    const held = again.get(note);
    if (held === undefined) again.set(note, [span]);
    else held.push(span);
  }
  return notes.map((note) => {
    const spans = again.get(note);
    return spans === undefined ? note : { ...note, again: [...(note.again ?? []), ...spans] };
  });
}
