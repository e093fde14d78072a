/** Quotes of whole documents, from the bytes of each format to the verdicts: every stage real. */
import { Document as DocxDocument, FootnoteReferenceRun, Packer, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { extract } from '../src/extract/index.ts';
import { prepareSource } from '../src/quotes.ts';
import { citesByName, verifyDocumentQuotes } from '../src/quotes-document.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';

const SOURCES = [
  {
    id: 'hull2016.txt',
    aliases: ['Hull 2016'],
    text: 'Folding habits of migratory paper birds\n\nC. Hull\n\nPaper birds fold their wings before the first frost, and never after it. The flock shall not cross a river without a rest.\n\nA second passage opens here. It ends with a call to the reader.',
  },
  {
    id: 'marsh2018.txt',
    text: 'On the slow growth of imaginary corals\n\nA. Marsh\n\nThe reef grew by ten millimetres a year in glass lagoons. “We saw no bleaching,” the divers wrote.\n\nDas Riff wuchs langsam im Glas. Le récif dort en hiver sous la glace. 珊瑚は冬に眠ると報告書は述べる。',
  },
  { id: '山田2020.txt', text: '礁の成長\n\n山田花子\n\n礁は毎年十ミリ成長した。と報告書は述べる。' },
].map(prepareSource);
const LIST = [
  'Marsh, A. (2018). On the slow growth of imaginary corals. Journal of Invented Reefs, 7, 10–19.',
  'Hull, C. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.',
];

afterAll(closeReaders);

async function found(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const document = await readDocument({ name, bytes });
  const report = verifyDocumentQuotes(document, extract(document), SOURCES);
  for (const { span, quote } of report.items) expect(document.text.slice(span.start, span.end)).toBe(quote);
  return { document, report, said: report.items.map(({ status, detail, source }) => `${status} ${detail} ${source?.id ?? '-'}`) };
}

const HULL = 'verified exact hull2016.txt';
const MARSH = 'verified exact marsh2018.txt';

describe('a list of sources of the document’s own', () => {
  const said = (birds: number, reef: number): string =>
    `It says that “paper birds fold their wings before the first frost” [${birds}], and that “the reef grew by ten millimetres” [${reef}].`;
  const own = '1. marsh2018.txt\n2. hull2016.txt\n';
  const stands = async (name: string, content: string): Promise<string[]> =>
    (await found(name, content)).report.items.map(({ status, source }) => `${status} ${source?.id ?? '-'}`);
  const both = ['verified hull2016.txt', 'verified marsh2018.txt'];
  it.each([
    ['Markdown, numbered by the list', 'answer.md', `# Answer\n\n${said(2, 1)}\n\n## Sources\n\n${own}`],
    ['Markdown, in brackets', 'answer.md', `# Answer\n\n${said(2, 1)}\n\nSources:\n\n- [1] marsh2018.txt\n- [2] hull2016.txt\n`],
    ['HTML', 'answer.html', `<h1>Answer</h1><p>${said(2, 1)}</p><h2>Sources</h2><ol><li>marsh2018.txt</li><li>hull2016.txt</li></ol>`],
  ])('goes before the order in which they were handed over: %s', async (_what, name, content) => {
    expect(await stands(name, content)).toEqual(both);
  });

  it('is no list of sources below another heading', async () => {
    expect(await stands('answer.md', `# Answer\n\n${said(1, 2)}\n\n## Steps\n\n1. Read of the reef.\n2. Count the birds.\n`)).toEqual(both);
  });
});

describe('Markdown', () => {
  it.each<[string, string, string[]]>([
    [
      'a block quote with its source below',
      '> Paper birds fold their wings before the first frost.\n>\n> — Hull 2016\n',
      ['verified normalized hull2016.txt'],
    ],
    ['footnotes', 'It is so: “never after it. The flock shall not cross a river”[^1].\n\n[^1]: hull2016.txt, line 5\n', [HULL]],
    ['a list of works', `He saw “the first frost, and never after it” [2].\n\n## References\n\n1. ${LIST[0]}\n2. ${LIST[1]}\n`, [HULL]],
    ['author and year, as the file is named', '“before the first frost, and never after it” (Hull, 2016).\n', [HULL]],
    [
      'East Asian print',
      '報告書は「礁は毎年十ミリ成長した」（山田, 2020, p. 5）と述べる。\n\n## 参考文献\n\n- 田中太郎（2019）「サンゴの眠り」『海洋研究』12(3), 45-50.\n- 山田花子（2020）「礁の成長」『海洋研究』13(1), 5-9.\n',
      ['verified exact 山田2020.txt'],
    ],
  ])('%s', async (_, text, expected) => {
    const { said } = await found('answer.md', text);
    expect(said).toEqual(expected);
  });
});

describe('the place that a note names', () => {
  const BOOK = prepareSource({
    id: 'marsh2019.txt',
    text: [
      'On the slow growth of imaginary corals',
      'The reef sleeps under the ice in winter.',
      'The lagoon is warm in spring.',
      'No diver came.',
    ].join('\f'),
  });

  async function told(note: string, second: string, said = 'The lagoon is warm in spring') {
    const text = `# Reefs\n\nIt is told that “The reef sleeps under the ice in winter”.[^1] And “${said}”.[^2]\n\n[^1]: ${note}\n[^2]: ${second}\n`;
    const document = await readDocument({ name: 'paper.md', bytes: new TextEncoder().encode(text) });
    const { items } = verifyDocumentQuotes(document, extract(document), [BOOK]);
    return items.map(({ citations, detail }) => `${citations[0]?.locator ?? '-'} ${detail}`);
  }
  const FULL = 'Ada Marsh, *On the slow growth of imaginary corals* (Bergen: Reef Press, 2019)';

  it('is read at the end of the note, in full and in short', async () => {
    expect(await told(`${FULL}, p. 2.`, 'Marsh, *On the slow growth*, 3.')).toEqual(['p. 2 exact', '3 exact']);
    expect(await told(`${FULL}, p. 3.`, 'Marsh, *On the slow growth*, 2.')).toEqual(['p. 3 elsewhere-in-source', '2 elsewhere-in-source']);
  });

  it('is that of each note, where two cite one work in full', async () =>
    expect(await told(`${FULL}, p. 2.`, `${FULL}, p. 3.`)).toEqual(['p. 2 exact', 'p. 3 exact']));

  it('is not the last one’s for the first of two works in a note', async () =>
    expect((await told(`${FULL}; Cora Hull, *Paper birds* (Oslo: Fold, 2016), p. 9.`, 'Marsh, *On the slow growth*, 3.'))[0]).not.toMatch(
      /p\. 9|elsewhere/,
    ));

  it('is not taken from the pages of a whole article', async () =>
    expect((await told(`${FULL}, pp. 3–19.`, 'Marsh, *On the slow growth*, 3.'))[0]).toBe('- exact'));
});

describe('HTML', () => {
  const page = (body: string): string =>
    `<html><body>${body}<h2>References</h2><ol>${LIST.map((entry) => `<li>${entry}</li>`).join('')}</ol></body></html>`;
  it.each<[string, string, string[]]>([
    ['q', '<p>Of birds, <q>the flock shall not cross a river without a rest</q> [2].</p>', ['verified normalized hull2016.txt']],
    [
      'blockquote',
      '<p>Hull [2] writes:</p><blockquote><p>Paper birds fold their wings before the first frost, and never after it.</p></blockquote>',
      [HULL],
    ],
    [
      'two blockquotes, each with its mark',
      '<blockquote><p>The reef grew by ten millimetres a year in glass lagoons. (Marsh, 2018)</p></blockquote><blockquote><p>Paper birds fold their wings before the first frost. (Hull, 2016)</p></blockquote>',
      [MARSH, 'verified normalized hull2016.txt'],
    ],
    [
      'a blockquote of two paragraphs',
      '<p>Hull [2] writes:</p><blockquote><p>The flock shall not cross a river without a rest.</p><p>A second passage opens here.</p></blockquote>',
      [HULL],
    ],
    ['guillemets', '<p>Il écrit : « Le récif dort en hiver » [1].</p>', [MARSH]],
    ['low and high marks', '<p>Es heißt: „Das Riff wuchs langsam im Glas“ [1].</p>', [MARSH]],
    ['corner brackets', '<p>彼は「珊瑚は冬に眠ると報告書は述べる」と書く [1]。</p>', [MARSH]],
    [
      'a quote within a quote',
      '<p>She notes: “in glass lagoons. ‘We saw no bleaching,’ the divers wrote” [1].</p>',
      ['verified normalized marsh2018.txt'],
    ],
    ['a modal changed', '<p>He says “the flock may not cross a river without a rest” [2].</p>', ['not_found near hull2016.txt']],
    [
      'an ellipsis over a negation',
      '<p>He says “the flock shall … cross a river without a rest” [2].</p>',
      ['not_found near hull2016.txt'],
    ],
    ['the other work', '<p>He says “the reef grew by ten millimetres a year” [2].</p>', ['not_found misattributed hull2016.txt']],
  ])('%s', async (_, body, expected) => {
    const { said } = await found('paper.html', page(body));
    expect(said).toEqual(expected);
  });

  it('says plainly when nothing is like a fabricated phrase', async () => {
    const { report } = await found('paper.html', page('<p>He says “umbrellas dream of quiet municipal basements” [2].</p>'));
    expect(report.items[0]).toMatchObject({ status: 'not_found', detail: 'absent', nearest: null });
    expect(report.items[0]?.says).toContain('nor any similar words');
    // The text of a page is made of its mark-up: its lines are in no file.
    expect(report.items[0]?.at).toBeUndefined();
  });

  it('tells, and does not flag, what is cited to a work that is not at hand', async () => {
    const third = page('<p>He says “the third work holds these words” [3].</p>').replace(
      '</ol>',
      '<li>Okoro, B. (2020). A third work on the storage of kites. Kite Letters, 1, 2–3.</li></ol>',
    );
    const { report } = await found('paper.html', third);
    expect(report.items[0]).toMatchObject({ status: 'citation_unresolved', rule: 'quote/source-not-at-hand', severity: 'info' });
  });
});

describe('LaTeX', () => {
  const paper = (body: string): string =>
    String.raw`\documentclass{article}\begin{document}
${body}

\begin{thebibliography}{9}
\bibitem{reef} ${LIST[0]}
\bibitem{birds} ${LIST[1]}
\end{thebibliography}
\end{document}`;
  it.each<[string, string, string[]]>([
    ['TeX marks', "He writes ``before the first frost, and never after it'' \\cite{birds}.", [HULL]],
    ['enquote', 'He writes \\enquote{before the first frost, and never after it} \\cite{birds}.', [HULL]],
    [
      'a quote environment',
      'Hull \\cite{birds} writes:\n\\begin{quote}\nPaper birds fold their wings before\nthe first frost, and never after it.\n\\end{quote}\n',
      [HULL],
    ],
    [
      'a quotation environment with its own citation',
      'It is known.\n\\begin{quotation}\nThe reef grew by ten millimetres a year. \\cite{reef}\n\\end{quotation}\n',
      ['verified normalized marsh2018.txt'],
    ],
    ['another number', "The reef ``grew by twelve millimetres a year in glass lagoons'' \\cite{reef}.", ['not_found near marsh2018.txt']],
  ])('%s', async (_, body, expected) => {
    const { said } = await found('paper.tex', paper(body));
    expect(said).toEqual(expected);
  });
});

describe('Word', () => {
  it('pairs by footnote, and takes a quote style for a quote', async () => {
    const made = new DocxDocument({
      footnotes: {
        1: { children: [new Paragraph(LIST[1] ?? '')] },
        2: { children: [new Paragraph(LIST[0] ?? '')] },
        3: { children: [new Paragraph('Marsh, On the slow growth, p. 10.')] },
      },
      styles: { paragraphStyles: [{ id: 'Quote', name: 'Quote', basedOn: 'Normal' }] },
      sections: [
        {
          children: [
            new Paragraph({
              children: [new TextRun('He saw “the first frost, and never after it”'), new FootnoteReferenceRun(1), new TextRun('.')],
            }),
            new Paragraph({ children: [new TextRun('The lagoon was watched for long:')] }),
            new Paragraph({
              style: 'Quote',
              children: [new TextRun('The reef grew by ten millimetres a year in glass lagoons.'), new FootnoteReferenceRun(2)],
            }),
            new Paragraph({
              children: [new TextRun('And “the reef shrank by ten millimetres a year”'), new FootnoteReferenceRun(3), new TextRun('.')],
            }),
          ],
        },
      ],
    });
    const { said } = await found('paper.docx', new Uint8Array(await Packer.toBuffer(made)));
    expect(said).toEqual([HULL, MARSH, 'not_found near marsh2018.txt']);
  });
});

describe('PDF', () => {
  it('finds quotes over broken lines, and names the page', async () => {
    const pdf = new PDFDocument({ size: 'LETTER', margin: 0, info: { CreationDate: new Date(0) } });
    const chunks: Buffer[] = [];
    const done = new Promise<Uint8Array>((resolve) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    });
    const write = (lines: readonly string[]): void => {
      for (const [i, line] of lines.entries())
        pdf
          .font('Times-Roman')
          .fontSize(11)
          .text(line, 72, 90 + 14 * i, { lineBreak: false });
    };
    write([
      'This first page says that the works were read with care and that nothing',
      'else was done with them for the whole of the year.',
    ]);
    pdf.addPage({ size: 'LETTER', margin: 0 });
    write([
      'Hull says that “paper birds fold their wings before the first frost, and ne-',
      'ver after it” [2], and Marsh that “the reef grew by ten metres a year” [1]. More',
      'was said by others, whose works were read with care and then were put away.',
      '',
      'References',
      '',
      `[1] ${LIST[0]}`,
      `[2] ${LIST[1]}`,
    ]);
    pdf.end();
    const { report, said } = await found('paper.pdf', await done);
    expect(said).toEqual(['verified normalized hull2016.txt', 'not_found near marsh2018.txt']);
    expect(report.items.map(({ page, at }) => [page, at])).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
  });
});

describe('opinions beside the opinions that they cite', () => {
  const opinions = [
    {
      id: 'Roe v. Florida.txt',
      text: 'NOTE: See United States v. Lane, 200 U. S. 321.\n\nROE v. FLORIDA\n\nDecided May 17, 2010\n\nA child’s reef grows by night, and the law knows it well.',
    },
    { id: 'Poe v. Kansas.txt', text: 'POE v. KANSAS\n\nDecided May 3, 2009\n\nThe tide is no defence to a claim of trespass.' },
  ].map(prepareSource);
  const OPENS = 'The question of this case is an old one, and its answer is older than the court that gives it here.\n\n'.repeat(3);
  const told = async (text: string) => {
    const document = await readDocument({ name: 'a.txt', bytes: new TextEncoder().encode(`${OPENS}${text}`) });
    return verifyDocumentQuotes(document, extract(document), opinions).items.map(({ rule, source, citations }) => [
      rule,
      source?.id,
      citations[0]?.label,
    ]);
  };
  const CITED = 'It was settled in Roe v. Florida, 560 U. S. ___, ___ (2010) (slip op., at 7).';

  it('hold a quote against the opinion whose pages are blank', async () => {
    expect(await told(`${CITED} A “child’s reef grows by night.” Roe, 560 U. S., at ___ (slip op., at 9).`)).toEqual([
      ['quote/verified-normalized', 'Roe v. Florida.txt', 'Roe, 560 U. S.'],
    ]);
  });

  it('hold other words against it as well, though the page of the slip opinion stands behind', async () => {
    expect(await told(`${CITED} A “child’s garden grows by night.” Roe, 560 U. S., at ___ (slip op., at 9).`)).toEqual([
      ['quote/near', 'Roe v. Florida.txt', 'Roe, 560 U. S.'],
    ]);
    expect(await told('“The law knows it well.” Poe v. Kansas, 557 U. S. ___, ___ (2009) (slip op., at 3).')).toEqual([
      ['quote/misattributed', 'Poe v. Kansas.txt', 'Poe v. Kansas, 557 U. S. ___, ___ (2009)'],
    ]);
  });

  it('hold words against the opinion that quotes them, not the one that it quotes', async () => {
    expect(
      await told(`${CITED} A “child’s garden grows by night.” Roe, 560 U. S., at ___ (quoting Lane v. Marsh, 543 U. S. 551, 570 (2005)).`),
    ).toEqual([['quote/near', 'Roe v. Florida.txt', 'Roe, 560 U. S.']]);
  });

  it('hold no words of the record, of the opinion itself or of a brief in that case against it', async () => {
    const rules = async (words: string) => (await told(`${CITED} ${words}`)).map(([rule]) => rule);
    expect(await rules('The witness saw “a man who carried the red lantern.” Id., at 56.')).toEqual(['quote/source-not-at-hand']);
    expect(await rules('We are told that “a man carried the red lantern.” Ante, at 9.')).toEqual(['quote/source-not-at-hand']);
    expect(
      await rules(
        'It was argued that “a man carried the red lantern.” Brief for Respondent in Roe v. Florida, 560 U. S. ___ (2010), p. 27.',
      ),
    ).toEqual(['quote/cited-aside']);
  });

  it('say of words that nothing cites, and that what is cited nearby does not hold, that no citation stands with them', async () => {
    expect(await told(`${CITED} He may call this “the gift of a careless and sunny afternoon” if he wants.`)).toEqual([
      ['quote/cited-aside', undefined, 'Roe v. Florida, 560 U. S. ___, ___ (2010)'],
    ]);
  });

  it('are told by their parties alone', async () => {
    expect(await told('Roe v. Florida was right. In Roe, the Court said that “the law forgot it long ago” and no more.')).toEqual([
      ['quote/absent', 'Roe v. Florida.txt', 'In Roe'],
    ]);
    expect(await told('Roe v. Florida was right. In Roe, the Court said that “the law knows it well” and no more.')).toEqual([
      ['quote/verified-exact', 'Roe v. Florida.txt', 'In Roe'],
    ]);
  });
});

describe('acts and documents of a series at hand', () => {
  const ACT = prepareSource({
    id: 'rkpr.txt',
    text: 'Article 1 Reefs\n\nEvery reef shall be kept by those who dwell in the lagoon.\n\nArticle 2 Birds\n\nA bird shall fold before the first frost.\n\nArticle 3 Fees\n\nFees fall due.\n',
  });
  const SPEC = prepareSource({ id: 'rfq0110.txt', text: 'A server MAY ignore the lagoon if it is frozen over.' });

  async function told(text: string, name = 'judgment.md') {
    const document = await readDocument({ name, bytes: new TextEncoder().encode(text) });
    const { items } = verifyDocumentQuotes(document, extract(document), [ACT, SPEC]);
    return items.map(({ severity, detail, citations }) => `${severity} ${detail} ${citations[0]?.label ?? '-'}`);
  }

  it('hold the words that a text cites by their own names', async () => {
    expect(await told('It held that reefs are ‘kept by those who dwell in the lagoon’ (Article 1 of the RKPR).')).toEqual([
      'info exact Article 1 of the RKPR',
    ]);
    expect(await told('RFQ 110 says: “A server MAY ignore the lagoon if it is frozen over.”')).toEqual(['info exact RFQ 110']);
  });

  it('do not hold words that were changed', async () => {
    expect(await told('Reefs are ‘kept by those who fish in the lagoon’ (Article 1 of the RKPR).')).toEqual([
      'error near Article 1 of the RKPR',
    ]);
    expect(await told('Article 2 of the RKPR provides: ‘A bird shall not fold before the first frost.’')).toEqual([
      'error near Article 2 of the RKPR',
    ]);
  });

  it('accuse nobody where a provision is only mentioned', async () => {
    expect(await told('Under Article 2 of the RKPR the keeper could not rely on his ‘ancient right to the lagoon’.')).toEqual([
      'info uncited Article 2 of the RKPR',
    ]);
    expect(await told('Article 1 of the RKPR did not bind him, since birds ‘fold before the first frost’.')).toEqual([
      'info uncited Article 1 of the RKPR',
    ]);
  });

  it('are read in a plain text that cites nothing else', () => {
    expect(citesByName('See Article 1 of the RKPR.', [ACT, SPEC])).toBe(true);
    expect(citesByName('See [1], and Article 1 of the RKPR [1].', [ACT, SPEC])).toBe(false);
    expect(citesByName('See the lagoon.', [ACT, SPEC])).toBe(false);
  });
});

describe('old works that are cited by their places', () => {
  const play = prepareSource({
    id: 'corvus.txt',
    text: 'Corvus\n\nACT I\n\nThe crow that sings at noon shall sleep ere night.\nI had a feather once, and lost it in the rain.\nNo king was ever made of paper alone.\nGive me the ink, and I will give thee wings to fly.',
  });
  const told = async (text: string): Promise<string[]> => {
    const document = await readDocument({ name: 'essay.md', bytes: new TextEncoder().encode(text) });
    const { items } = verifyDocumentQuotes(document, extract(document), [play]);
    return items.map(({ status, severity, rule }) => `${status} ${severity} ${rule}`);
  };
  const held = '“I had a feather once, and lost it in the rain” (Corv. 1.1.2) and “No king was ever made of paper alone” (Corv. 1.1.3)';

  it('are held against the text at hand, and a changed word is told', async () => {
    expect(await told(`He says ${held}.`)).toEqual(Array(2).fill('verified info quote/verified-exact'));
    const changed = '“The crow that sings at noon shall wake ere night” (Corv. 1.1.1)';
    expect((await told(`He says ${held}, and ${changed}.`)).at(-1)).toBe('not_found error quote/near');
  });

  it('accuse nobody who quotes another translation, or words of somebody else', async () => {
    const other = [
      '“The raven that sings at noon will sleep ere night” (Corv. 1.1.1)',
      '“I had a plume once, and lost it in the rain” (Corv. 1.1.2)',
      '“Hand me the ink, and I will give you wings to fly” (Corv. 1.1.4)',
    ];
    expect(await told(`He says ${other.join(', and ')}.`)).toEqual(Array(3).fill('citation_unresolved info quote/source-not-at-hand'));
    expect(await told('Some call this “a wholly new kind of bird in old plays” (Corv. 1.1.4).')).toEqual([
      'citation_unresolved info quote/cited-aside',
    ]);
  });

  it('are named where their words stand without any citation', async () => {
    expect(await told('We read that “no king was ever made of paper alone”. “All the other words stand nowhere here.”')).toEqual([
      'citation_unresolved info quote/uncited-held',
      'citation_unresolved warning quote/uncited',
    ]);
  });
});

describe('JATS', () => {
  it('holds quotations that follow each other each against the note at its own end, though its mark is a bare number', async () => {
    const quote = (words: string, id: number): string =>
      `<disp-quote><p>${words} <xref ref-type="fn" rid="fn${id}">${id}</xref></p></disp-quote>`;
    const note = (id: number, work: string): string => `<fn id="fn${id}"><label>${id}</label><p>${work}</p></fn>`;
    const { said } = await found(
      'paper.xml',
      `<?xml version="1.0"?><article><front><article-meta><title-group><article-title>On both</article-title></title-group></article-meta></front><body><p>Both say so.</p>${quote('Paper birds fold their wings before the first frost, and never after it.', 1)}${quote('The reef grew by ten millimetres a year in glass lagoons.', 2)}</body><back><fn-group>${note(1, `${LIST[1]}`)}${note(2, `${LIST[0]}`)}</fn-group></back></article>`,
    );
    expect(said).toEqual([HULL, MARSH]);
  });
});

describe('the line below a quotation that names what it is from', () => {
  const words = 'Paper birds fold their wings before the first frost, and never after it.';
  const other = 'The reef grew by ten millimetres a year in glass lagoons.';
  const list = `\n\n## References\n\n1. ${LIST[0]}\n2. ${LIST[1]}\n`;
  it.each([
    ['with a dash and a title', `> ${words}\n>\n> — Hull, *Folding habits of migratory paper birds* [2]`],
    ['right below the words', `> ${words}\n> — Hull, *Folding habits of migratory paper birds* [2]`],
    ['below the block, with a dash', `> ${words}\n\n— C. Hull, Folding habits [2]`],
    ['below the block, a name', `> ${words}\n\nClara Hull [2]`],
    ['a mark alone, and another quotation behind it', `> ${words}\n>\n> [2]\n\n> ${other} [1]`, MARSH],
  ])('is none of its words, and cites: %s', async (_what, text, ...more) => {
    const { said } = await found('essay.md', `Both are old [1]. They say so [2].\n\n${text}\n\nIt is so [1].${list}`);
    expect(said).toEqual([HULL, ...more]);
  });

  it('is no line that somebody says, and no sentence', async () => {
    const spoken = await found(
      'essay.md',
      `So [1]. And [2].\n\n> ${words}\n>\n> – The flock shall not cross a river without a rest. [2]${list}`,
    );
    expect(spoken.report.items.map(({ quote }) => quote.includes('The flock'))).toEqual([true]);
    const behind = await found('essay.md', `So [1]. Hull writes [2]:\n\n> ${words}\n\nThe reef grows. It is slow [1].${list}`);
    expect(behind.said).toEqual([HULL]);
  });
});
