/** What a file of a cited work may be called, and whether its text is whole. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../src/model/document.ts';
import { sourceOfDocument, sourceOfText, stemOf, unreadSource } from '../src/source-texts.ts';

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

  it('that could not be read keeps its names, and is known to be no whole text', () => {
    const { id, name, aliases, incomplete } = unreadSource('works/hull2016.pdf', 'hull2016.pdf');
    expect([id, name, aliases, incomplete]).toEqual(['works/hull2016.pdf', 'hull2016.pdf', ['Hull 2016', 'Hull et al. 2016'], true]);
  });

  it.each<[string, readonly string[]]>([
    ['Exhibit A Security Agreement.txt', ['Security Agreement, Exhibit A']],
    ['exhibit_12 - Loan Agreement.pdf', ['Loan Agreement, exhibit 12']],
    ['Loan Agreement (Annex II).docx', ['Annex II, Loan Agreement']],
    ['Kaufvertrag, Anlage 3.pdf', ['Anlage 3, Kaufvertrag']],
    // Which of the two sued is part of a case's name; an exhibition is none.
    ['Jones v. Smith.pdf', []],
    ['Exhibits of glass.txt', []],
    ['Exhibit A.pdf', []],
  ])('that is named by where it is filed goes by that name the other way round: %s', (name, aliases) => {
    expect(sourceOfText('s', name, 'Some words.', 'sha256:x').aliases).toEqual(aliases);
  });

  it('has its stem without folder and ending', () => {
    expect(['a/b/hull.2016.pdf', 'C:\\x\\y.txt', '.hidden', 'plain'].map(stemOf)).toEqual(['hull.2016', 'y', '.hidden', 'plain']);
  });
});
