/** What a file of a cited work may be called, and whether its text is whole. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../src/model/document.ts';
import { sourceOfDocument, sourceOfText, stemOf } from '../src/source-texts.ts';

const document: Document = {
  id: 'sha256:d',
  name: 'hull2016.pdf',
  mediaType: 'application/pdf',
  text: 'Folding habits of paper birds\n\nThey fold.',
  blocks: [{ kind: 'heading', span: { start: 0, end: 29 } }],
  links: [],
  notes: [],
  citations: [],
  entries: [],
  pages: [],
  skipped: [],
};

describe('a file as a source', () => {
  it('goes by its title, and by author and year where the file is named so', () => {
    expect(sourceOfDocument('s', 'hull2016.pdf', document).aliases).toEqual(
      expect.arrayContaining(['Folding habits of paper birds', 'Hull 2016', 'Hull et al. 2016']),
    );
    expect(sourceOfText('s', 'notes.md', '# On paper birds\n\nText.', 'sha256:x').aliases).toContain('On paper birds');
  });

  it('is not taken for whole where it has no words or lacks pages', () => {
    expect(sourceOfDocument('s', 'a.pdf', document).incomplete).toBe(false);
    expect(sourceOfDocument('s', 'a.pdf', { ...document, text: '12 34' }).incomplete).toBe(true);
    expect(sourceOfDocument('s', 'a.pdf', { ...document, skipped: [{ what: 'page 7', why: 'damaged' }] }).incomplete).toBe(true);
    expect(sourceOfText('s', 'a.txt', '…', 'sha256:x').incomplete).toBe(true);
  });

  it('has its stem without folder and ending', () => {
    expect(['a/b/hull.2016.pdf', 'C:\\x\\y.txt', '.hidden', 'plain'].map(stemOf)).toEqual(['hull.2016', 'y', '.hidden', 'plain']);
  });
});
