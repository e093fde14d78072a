/** A line is told only where it is one of the file that a person has. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/read/index.ts';
import { fileLines } from '../../src/text/file-lines.ts';

const TITLE = 'Recursive citation drift in generated abstracts';
const FILES: Readonly<Record<string, string>> = {
  'a.bib': `% note\n\n@article{a,\n  title = {${TITLE}}, author = {Ng, A.}, year = {2023}\n}\n`,
  'a.ris': `TY  - JOUR\nAU  - Ng, A.\nTI  - ${TITLE}\nPY  - 2023\nER  - \n`,
  'a.json': `[\n{"id": "a", "type": "article-journal",\n "title": "${TITLE}"}\n]\n`,
  'a.txt': `Text [1].\n\nReferences\n\n[1] Ng A. ${TITLE}. Nature. 2023.\n`,
};

describe('fileLines', () => {
  it('says the line of the file where the text is that of the file', async () => {
    for (const [name, text] of Object.entries(FILES)) {
      const document = await readDocument({ name, bytes: Buffer.from(text) });
      const line = text.slice(0, text.indexOf(TITLE)).split('\n').length;
      expect([name, fileLines(document)(document.text.indexOf(TITLE))?.line]).toEqual([name, line]);
    }
  });

  it('says where the reader noted it, in a text that was made of the file', async () => {
    const made: Readonly<Record<string, string>> = {
      'a.tex': `% a\n% b\n\\documentclass{article}\n\\begin{document}\nText \\cite{a}.\n\\begin{thebibliography}{1}\n\\bibitem{a} ${TITLE}. A. Ng. 2023.\n\\end{thebibliography}\n\\end{document}\n`,
      'a.md': `---\ntitle: X\n---\n\n# References\n\n1. Ng A. ${TITLE}. 2023.\n`,
    };
    for (const [name, text] of Object.entries(made)) {
      const document = await readDocument({ name, bytes: Buffer.from(text) });
      expect([name, fileLines(document)(document.text.indexOf(TITLE))?.line]).toEqual([name, 7]);
    }
  });

  it('says none elsewhere in a text that was made of the file, nor where the file has pages', async () => {
    const made: Readonly<Record<string, string>> = {
      'a.html': `<html>\n<body>\n\n\n<p>A. Ng. ${TITLE}. 2023.</p></body></html>\n`,
      'a.tex': `\\documentclass{article}\n\\begin{document}\nText ${TITLE} \\cite{a}.\n\\end{document}\n`,
      'a.org': `* References\n\n1. Ng A. ${TITLE}. 2023.\n`,
    };
    for (const [name, text] of Object.entries(made)) {
      const document = await readDocument({ name, bytes: Buffer.from(text) });
      expect([name, fileLines(document)(document.text.indexOf(TITLE))]).toEqual([name, undefined]);
    }
    expect(fileLines({ mediaType: 'text/plain', text: 'a', pages: [{ number: 1, start: 0 }] })(0)).toBeUndefined();
  });
});
