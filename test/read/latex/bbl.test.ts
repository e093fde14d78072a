/** .bbl files: \bibitem lists, REVTeX fields, biblatex data, amsrefs. */
import { describe, expect, it } from 'vitest';
import { readBbl } from '../../../src/read/latex/bbl.ts';

const references = (text: string) => {
  const reading = readBbl(text);
  return reading.blocks.map(({ label, span }) => [label, reading.text.slice(span.start, span.end)]);
};

describe('readBbl', () => {
  it('reads \\bibitem with natbib labels and \\newblock', () => {
    expect(
      references(
        '\\begin{thebibliography}{2}\n\\bibitem[{Roe \\& Poe(2001)}]{a:1}\nRoe, A.\n\\newblock Title {X}.\n\\newblock \\emph{J}, 1--2.\n\n\\bibitem{b} B.\n\\end{thebibliography}\nafter',
      ),
    ).toEqual([
      ['a:1', 'Roe, A. Title X. J, 1–2.'],
      ['b', 'B.'],
    ]);
  });

  it('reads REVTeX fields and keeps the links', () => {
    const reading = readBbl(
      '\\providecommand \\bibitemStop [0]{}%\n\\bibitem [{\\citenamefont {Roe}(2001)}]{r}%\n  \\BibitemOpen\n  \\bibfield {author} {\\bibinfo {author} {\\bibfnamefont {A.}~\\bibnamefont {Roe}},\\ }\\href {https://doi.org/10.1000/x} {\\bibfield {journal} {\\bibinfo {journal} {J X}\\ }\\textbf {\\bibinfo {volume} {9}} (\\bibinfo {year} {2001})}\\BibitemShut {NoStop}%\n',
    );
    expect(reading.text).toBe('A. Roe, J X 9 (2001)');
    expect(reading.links?.map(({ href, span }) => [href, reading.text.slice(span.start, span.end)])).toEqual([
      ['https://doi.org/10.1000/x', 'J X 9 (2001)'],
    ]);
  });

  it('takes biblatex data as entries', () => {
    const text = `\\datalist[entry]{nty/global//global/global}
\\entry{k}{article}{}
  \\name{author}{2}{}{%
    {{hash=1}{%
       family={Roe}, familyi={R\\bibinitperiod},
       given={Ann}, giveni={A\\bibinitperiod}}}%
    {{hash=2}{%
       family={Gogh}, given={Vincent}, prefix={van}}}%
  }
  \\list{publisher}{1}{%
    {Pub}%
  }
  \\field{journaltitle}{J of X}
  \\field{title}{A {T}itle}
  \\field{year}{2001}
  \\field{pages}{1\\bibrangedash 20}
  \\verb{doi}
  \\verb 10.1000/x_y
  \\endverb
\\endentry
\\enddatalist`;
    expect(readBbl(text).entries?.[0]).toMatchObject({
      key: 'k',
      fields: {
        title: 'A Title',
        author: [
          { family: 'Roe', given: 'Ann' },
          { family: 'Gogh', given: 'Vincent', 'non-dropping-particle': 'van' },
        ],
        'container-title': 'J of X',
        publisher: 'Pub',
        page: '1-20',
        DOI: '10.1000/x_y',
        issued: { 'date-parts': [[2001]] },
      },
    });
  });

  it('takes amsrefs as entries', () => {
    const [entry] =
      readBbl(
        '\\begin{biblist}\n\\bib{K1}{article}{\n author={Roe, Ann},\n author={Poe, Bo},\n title={T $x^2$},\n journal={J}, date={2001},\n}\n\\end{biblist}',
      ).entries ?? [];
    expect(entry?.fields).toMatchObject({
      title: 'T x²',
      author: [{ family: 'Roe' }, { family: 'Poe' }],
      issued: { 'date-parts': [[2001]] },
    });
  });

  it('says when there is nothing in it', () => {
    expect(readBbl('\\relax').skipped).toHaveLength(1);
  });
});
