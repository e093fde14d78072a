/** Small documents as people write them, read and extracted: what a test of marks looks at. */
import { extract } from '../../src/extract/index.ts';
import { readDocument } from '../../src/read/index.ts';

/** Reads a document by its name and text; gives its references as `key: raw`, and its marks as `printed → keys` in reading order. */
export async function readAndCite(name: string, text: string): Promise<{ references: string[]; marks: string[]; remarks: string[] }> {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  const keys = new Map(references.map(({ id, key }) => [id, key]));
  const marks = new Map<string, string[]>();
  for (const { span, to } of citations) {
    const place = `${span.start}-${span.end}`;
    marks.set(place, [...(marks.get(place) ?? []), to === null ? '?' : (keys.get(to) ?? '?')]);
  }
  return {
    references: references.map(({ key, raw }) => `${key}: ${raw}`),
    marks: [...marks].map(([place, to]) => {
      const [start, end] = place.split('-').map(Number);
      return `${document.text.slice(start, end)} → ${to.join(' ')}`;
    }),
    remarks: remarks.map(({ kind }) => kind),
  };
}
