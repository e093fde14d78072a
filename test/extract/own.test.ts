import { describe, expect, it } from 'vitest';
import { citingDate, ownAuthors } from '../../src/extract/own.ts';
import type { CslName } from '../../src/model/csl.ts';
import type { Document } from '../../src/model/document.ts';
import type { ReferenceFinding } from '../../src/model/report.ts';
import { finding } from '../report/make.ts';

const document = (text: string, more: Partial<Document> = {}): Document => ({
  id: 'sha256:0',
  name: 'paper.txt',
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
});
const citing = (...author: CslName[]): ReferenceFinding[] => [finding({ key: '1', outcome: 'exist', fields: { author } })];
const FRONT =
  'The slow growth of corals\nAda Q. Marsh and Benjamin Núñez Okoro\nReceived 3 March 2019; accepted 12 May 2019\n\nAbstract\nCora Hull found …\n';

describe('ownAuthors', () => {
  it('knows cited people whose full name stands before the abstract', () => {
    const own = ownAuthors(
      document(FRONT),
      citing({ family: 'Marsh', given: 'Ada' }, { family: 'Nunez Okoro', given: 'Benjamin' }, { family: 'Hull', given: 'Cora' }),
    );
    expect(own.map(({ family }) => family)).toEqual(['Marsh', 'Nunez Okoro']);
  });
  it('takes no initial and no half of a name for a person', () => {
    expect(
      ownAuthors(
        document(FRONT),
        citing({ family: 'Marsh', given: 'A.' }, { family: 'Marsh', given: 'Otto' }, { family: 'Okoro', given: 'Ada' }),
      ),
    ).toEqual([]);
  });
  it('knows a person by an ORCID iD', () => {
    const text = 'Title\nA. Marsh https://orcid.org/0000-0002-1825-0097\n\nAbstract\n';
    expect(ownAuthors(document(text), citing({ family: 'Marsh', given: 'A.', ORCID: '0000-0002-1825-0097' }))).toHaveLength(1);
  });
  it('takes nobody whom a text without an abstract writes about, or cites in its notes, for its author', () => {
    const text =
      'How corals grow\nAda Marsh\n\nGrowth was measured first by Otto Hull. Half a century later others came.\n\nCora Ng, On reefs (1990).';
    const note = { id: 'n1', kind: 'footnote' as const, mark: null, span: { start: text.indexOf('Cora'), end: text.length }, label: '1' };
    const cited = citing({ family: 'Marsh', given: 'Ada' }, { family: 'Hull', given: 'Otto' }, { family: 'Ng', given: 'Cora' });
    expect(ownAuthors(document(text, { notes: [note] }), cited).map(({ family }) => family)).toEqual(['Marsh']);
    expect(ownAuthors(document('On reefs\n\nCora Ng, On reefs.\n', { notes: [{ ...note, span: { start: 10, end: 28 } }] }), cited)).toEqual(
      [],
    );
  });
  it('takes a person in the title for no author, and a list of references for no front page', () => {
    const text = 'On Isaac Newton\nAda Marsh\n\nAbstract\n';
    const titled = document(text, { blocks: [{ kind: 'heading', span: { start: 0, end: 15 } }] });
    expect(ownAuthors(titled, citing({ family: 'Newton', given: 'Isaac' }))).toEqual([]);
    expect(ownAuthors(document('Ada Marsh', { mediaType: 'application/x-bibtex' }), citing({ family: 'Marsh', given: 'Ada' }))).toEqual([]);
  });
  it('takes the word of the file', () => {
    expect(ownAuthors(document('', { about: { authors: ['Marsh, Ada', 'Ben Okoro'] } }), [])).toEqual([
      { family: 'Marsh', given: 'Ada' },
      { family: 'Okoro', given: 'Ben' },
    ]);
  });
});

describe('citingDate', () => {
  it('is the latest date that the front page gives of the document itself', () => {
    expect(citingDate(document(FRONT))).toBe('2019-05-12');
    expect(citingDate(document('Title\nPublished: 2020-01-31\nSubmitted November 2, 2019\n\nAbstract'))).toBe('2020-01-31');
  });
  it('is what the file says, where it says so', () => {
    expect(citingDate(document(FRONT, { about: { date: '2021-07' } }))).toBe('2021-07');
  });
  it('is not known where nothing tells', () => {
    expect(citingDate(document('Title\nOn 5 May 1999 it rained.\n\nAbstract'))).toBeNull();
    expect(citingDate(document('Title\n\nAbstract\nPublished 5 May 1999'))).toBeNull();
  });
});
