/** Notes that are called once more by their numbers alone. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const NOTES = [
  'Ada Roe, <i>Cheap Hedges and Their Growers, 1550–1640</i> (Cambridge: Cambridge University Press, 1991), 11–38.',
  'Ben Poe, <i>Small Ponds and Pleasant Paths: Gardening and Its Readers</i> (London: Garden Press, 1981), 111.',
];

/** "1:1 2:2 1:1": marks of a page whose notes are linked once, with the notes they lead to. */
async function called(more: string, notes = NOTES): Promise<string> {
  const link = (n: number): string => `<sup><a href="#fn${n}" id="r${n}">${n}</a></sup>`;
  const html = `<html><body><p>Hedges were cheap.${link(1)} Ponds were small,${link(2)} it seems.</p><p>${more}</p><hr>${notes
    .map((note, i) => `<p id="fn${i + 1}"><sup>${i + 1}</sup> ${note}</p>`)
    .join('')}</body></html>`;
  const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(html) }, { isolate: false });
  const { citations, references } = extract(document);
  return citations
    .map(
      ({ to, span }) =>
        `${document.text.slice(span.start, span.end).normalize('NFKC')}:${references.find(({ id }) => id === to)?.key ?? '?'}`,
    )
    .join(' ');
}

describe('a note called again without a link', () => {
  it('cites its work there, raised behind words or the end of a sentence', async () => {
    expect(await called('All agree on hedges<sup>1</sup> now. So it is with ponds.<sup>2</sup>')).toBe('1:1 2:2 1:1 2:2');
    expect(await called('All agree.<sup>1,2</sup>')).toBe('1:1 2:2 1,2:1 1,2:2');
  });

  it('is none where a power stands, or a number that no note bears', async () => {
    expect(await called('It measures 25 m<sup>2</sup>, x<sup>2</sup> or 10<sup>2</sup> of them.')).toBe('1:1 2:2');
    expect(await called('All agree.<sup>3</sup> And so.<sup>1,3</sup>')).toBe('1:1 2:2');
  });

  it('has no number raised in front of its words', async () => {
    const html = `<html><body><p>Hedges.<sup><a href="#fn1">1</a></sup></p><p id="fn1"><sup>1</sup> ${NOTES[0]}</p></body></html>`;
    const { references } = extract(await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(html) }, { isolate: false }));
    expect(references[0]?.raw).toMatch(/^Ada Roe/);
  });
});

it('notes of a numbered section are told by the raised numbers that call them, some more than once', async () => {
  const html = `<html><body><p>Hedges were cheap.<sup>1</sup> Ponds were small.<sup>2</sup> All paid.<sup>3</sup> Hedges again.<sup>1</sup></p><h3>Notes</h3><ol><li>${NOTES[0]}</li><li>${NOTES[1]}</li><li>Cy Doe, “Paths of Kent,” <i>Garden Letters</i> 4, no. 2 (2004): 9–12.</li></ol></body></html>`;
  const { citations, references } = extract(
    await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(html) }, { isolate: false }),
  );
  expect(references.map(({ origin }) => origin)).toEqual(['footnote', 'footnote', 'footnote']);
  expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['1', '2', '3', '1']);
});

it('notes are called by numbers in brackets, and again, where the text has no other', async () => {
  const text = (more: string): string =>
    `<html><body><p>Hedges were cheap.<sup>[1]</sup> Ponds were small.<sup>[2]</sup> ${more}</p><h2>Footnotes</h2>${NOTES.map((note, i) => `<p>[${i + 1}] ${note}</p>`).join('')}</body></html>`;
  const marks = async (more: string): Promise<string[]> => {
    const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(text(more)) }, { isolate: false });
    const { citations, references } = extract(document);
    return citations.map(
      ({ to, span }) => `${document.text.slice(span.start, span.end).slice(0, 3)} ${references.find(({ id }) => id === to)?.key ?? '?'}`,
    );
  };
  expect(await marks('All agree.[2] So it is.[1]')).toEqual(['[1] 1', '[2] 2', '[2] 2', '[1] 1']);
});
