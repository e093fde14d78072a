import { describe, expect, it } from 'vitest';
import { aboutPdf, aboutText, aboutWord, isoDate } from '../../src/read/about.ts';
import { MEDIA } from '../../src/read/sniff.ts';

describe('what a file says about itself', () => {
  it('reads \\author and \\date of LaTeX, without thanks and places of work', () => {
    const source =
      '\\documentclass{article}\n% \\author{No Body}\n\\author{Ann Roe\\thanks{Supported by a Fund} \\and Bj{\\"o}rn Lee$^1$\\\\University of Nowhere}\n\\date{12 May 2019}\n\\begin{document}';
    expect(aboutText(MEDIA.latex, source)).toEqual({ authors: ['Ann Roe', 'Björn Lee'], date: '2019-05-12' });
    expect(aboutText(MEDIA.latex, '\\author{}\\date{\\today}')).toBeNull();
    expect(aboutText(MEDIA.latex, '\\author[1]{Ann Roe}\n\\author[2]{Cy Poe}')).toEqual({ authors: ['Ann Roe', 'Cy Poe'] });
  });
  it('reads the meta elements of a page', () => {
    const page =
      '<html><head><meta name="citation_author" content="Roe, Ann"><meta content="Bo Lee" name="author"><meta name="citation_publication_date" content="2019/05/12"></head>';
    expect(aboutText(MEDIA.html, page)).toEqual({ authors: ['Roe, Ann', 'Bo Lee'], date: '2019-05-12' });
  });
  it.each([
    ['---\nauthor: Ann Roe and Bo Lee\ndate: 2019-05-12\n---\ntext', ['Ann Roe', 'Bo Lee']],
    ['---\nauthor:\n  - name: Ann Roe\n    affiliation: Nowhere\n  - Bo Lee\ndate: "May 12, 2019"\n---\n', ['Ann Roe', 'Bo Lee']],
    ['---\nauthor: [Ann Roe, Bo Lee]\ndate: 12 May 2019\n---\n', ['Ann Roe', 'Bo Lee']],
  ])('reads the front matter of Markdown: %j', (source, authors) => {
    expect(aboutText(MEDIA.markdown, source)).toEqual({ authors, date: '2019-05-12' });
  });
  it('takes no account and no program for a person', () => {
    expect(aboutWord('<cp:coreProperties><dc:creator>jroe</dc:creator></cp:coreProperties>')).toBeNull();
    expect(
      aboutWord(
        '<a><dc:creator>Microsoft Office User</dc:creator><dcterms:created xsi:type="x">2019-05-12T10:00:00Z</dcterms:created></a>',
      ),
    ).toEqual({
      date: '2019-05-12',
    });
    expect(aboutWord('<a><dc:creator>Ann Roe; Bo Lee</dc:creator></a>')).toEqual({ authors: ['Ann Roe', 'Bo Lee'] });
    expect(aboutPdf('LaTeX with hyperref')).toBeNull();
    expect(aboutPdf('Ann Roe, Bo Lee')).toEqual({ authors: ['Ann Roe', 'Bo Lee'] });
    expect(aboutPdf(undefined)).toBeNull();
  });
  it('takes a date as far as it goes', () => {
    expect([isoDate('2019'), isoDate('May 2019'), isoDate('2019-05-12'), isoDate('in press'), isoDate('')]).toEqual([
      '2019',
      '2019-05',
      '2019-05-12',
      null,
      null,
    ]);
  });
});
