/** What bibliography styles print through commands of their own: apacite, theapa, babelbst. */
import { describe, expect, it } from 'vitest';
import { readBbl } from '../../../src/read/latex/bbl.ts';

const entry = (body: string): string => readBbl(`\\begin{thebibliography}{}\n\\bibitem{r} ${body}\n\\end{thebibliography}`).text;

describe('commands of bibliography styles', () => {
  it('apacite: environments of an entry print no name, titles stand once, volume and pages apart', () => {
    const body = `\\APACinsertmetastar {roe}%
\\begin{APACrefauthors}%
Roe, A.\\BCBT {}\\ \\BBA {} Poe, B.%
\\end{APACrefauthors}%
\\unskip\\
\\newblock
\\APACrefYearMonthDay{2001}{\\APACmonth{05}}{}.
\\newblock
{\\BBOQ}\\APACrefatitle {On reefs {\\BBA} bells} {On Reefs {\\BBA} Bells}.{\\BBCQ}
\\newblock
\\APACjournalVolNumPages{Journal of Reefs}{12}{3}{101--120}.
\\PrintBackRefs{\\CurrentBib}`;
    expect(entry(body)).toBe('Roe, A., & Poe, B. (2001, May). “On reefs & bells.” Journal of Reefs, 12(3), 101–120.');
  });

  it('apacite: a book, its edition and its house', () => {
    expect(
      entry(
        'Roe, A. \\APACrefYear{2003{\\APACexlab{{\\BCnt{2}}}}}. \\APACrefbtitle {Tides} {Tides}\\ (\\PrintOrdinal{2}\\ \\BEd). \\APACaddressPublisher{Bristol}{Reef Press}.',
      ),
    ).toBe('Roe, A. (2003b). Tides (2nd ed.). Bristol: Reef Press.');
  });

  it('theapa: the sign between names, the brackets of the year, quotation marks, pages', () => {
    expect(
      entry(
        'Roe, A.\\BBACOMMA\\  \\BBA\\ {Poe}, B. \\BBOP2015\\BBCP.\n\\newblock \\BBOQ On reefs\\BBCQ\\\n\\newblock In {\\Bem Proceedings of Reefs}, \\BPGS\\ 1--9.',
      ),
    ).toBe('Roe, A., & Poe, B. (2015). “On reefs” In Proceedings of Reefs, pp. 1–9.');
  });

  it('babelbst: the language of an entry is not printed, its words are', () => {
    expect(
      entry(
        '\\begin{otherlanguage*}{english}Ann \\textsc{Roe} \\bbland{} Bo \\textsc{Poe}: \\begin{bblquotedtitle}Bells\\end{bblquotedtitle}. \\emph{Reefs}, \\bblvol{}~23, \\bblpp{}~63--68. \\bblapr{} 2006.\\end{otherlanguage*}',
      ),
    ).toBe('Ann Roe and Bo Poe: “Bells”. Reefs, vol. 23, pp. 63–68. April 2006.');
  });
});
