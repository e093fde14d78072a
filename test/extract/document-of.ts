/** Small documents for the tests of this stage: a text, and whatever a reader would tell besides. */
import type { Block, BlockKind, Document } from '../../src/model/document.ts';

export function documentOf(text: string, more: Partial<Document> = {}): Document {
  return {
    id: 'sha256:0000',
    name: 'test.txt',
    mediaType: 'text/plain',
    text,
    blocks: [],
    links: [],
    notes: [],
    citations: [],
    entries: [],
    pages: [],
    skipped: [],
    ...more,
  };
}

/** A document of blocks, one after the other: `['heading', 'References'], ['paragraph', '…']`. */
export function blocksOf(parts: readonly (readonly [BlockKind, string, Partial<Block>?])[], more: Partial<Document> = {}): Document {
  const blocks: Block[] = [];
  let text = '';
  for (const [kind, words, rest] of parts) {
    blocks.push({ kind, span: { start: text.length, end: text.length + words.length }, ...rest });
    text += `${words}\n\n`;
  }
  return documentOf(text, { blocks, ...more });
}
