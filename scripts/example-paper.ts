/**
 * Writes examples/paper.pdf: a short paper in two columns whose references show every class that stet gives. All works are
 * real and stand in examples/records.csl.jsonl, but for the one that was made up for this example and has no identifier.
 * Run with `npx tsx scripts/example-paper.ts` after changing it.
 */
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const target = fileURLToPath(new URL('../examples/paper.pdf', import.meta.url));
const PAGE = { width: 595, height: 842, margin: 62, gap: 22, top: 80, bottom: 760 };
const COLUMN = (PAGE.width - 2 * PAGE.margin - PAGE.gap) / 2;

const TITLE = 'A Short Note on What We Cite';
const BODY: readonly (readonly [heading: string, text: string])[] = [
  [
    'Abstract',
    'Citations carry arguments from one paper to the next. This note looks at a handful of them, and at the ways in which they go wrong: a year slips, an identifier is pasted from the line above, a withdrawn study lives on, and now and then a work is cited that nobody ever wrote.',
  ],
  [
    '1 Introduction',
    'The idea that information can be measured is old [1], and so is the question whether a machine could be said to think [2]. Between the two lies most of what is now called machine learning: margins [3], deep convolutional networks [4], residual connections [5], and agents that learn from pixels [6]. Language followed, with automatic scores for translation [7] and pre-trained encoders [8].',
  ],
  [
    '2 Reading habits',
    'People weigh losses more heavily than gains [9], which may explain why a citation, once typed, is seldom checked again. Small samples make matters worse [10], and many findings turn out to be false [11]. When hundreds of tests are run, the rate of false discoveries should be controlled [12]. Sequence search [13] and structure prediction [14] show what careful references make possible. Some surveys report that citations drift when they are copied by machines [15]; the same holds for claims about imaging [16]. The earlier remark applies here too [17]. Random removal of units is a simple remedy against overfitting [18].',
  ],
  [
    '3 Method',
    'We read every entry of our own list, looked it up, and compared what was printed with what was recorded. Where no record could be found we said so, and where a source could not be asked we said that instead. A missing record is a lead to follow, not proof of anything.',
  ],
  [
    '4 Results',
    'Most entries were right. One year was wrong, one identifier belonged to another work, one study had been withdrawn, and one entry could not be found anywhere. None of this takes long to check, and all of it was overlooked when the list was typed.',
  ],
];

const REFERENCES: readonly string[] = [
  'C. E. Shannon. A mathematical theory of communication. Bell System Technical Journal, 1948. doi:10.1002/j.1538-7305.1948.tb01338.x',
  'A. M. Turing. Computing machinery and intelligence. Mind, 59, 1950. doi:10.1093/mind/LIX.236.433',
  'C. Cortes and V. Vapnik. Support-vector networks. Machine Learning, 1995. doi:10.1023/A:1022627411411',
  'A. Krizhevsky, I. Sutskever, and G. E. Hinton. ImageNet classification with deep convolutional neural networks. Communications of the ACM, 2017. doi:10.1145/3065386',
  'K. He, X. Zhang, S. Ren, and J. Sun. Deep residual learning for image recognition. In 2016 IEEE Conference on Computer Vision and Pattern Recognition (CVPR), 2016. doi:10.1109/CVPR.2016.90',
  'V. Mnih, K. Kavukcuoglu, D. Silver, et al. Human-level control through deep reinforcement learning. Nature, 2015. doi:10.1038/nature14236',
  'K. Papineni, S. Roukos, T. Ward, and W.-J. Zhu. Bleu: a method for automatic evaluation of machine translation. In Proceedings of the 40th Annual Meeting of the Association for Computational Linguistics, 2005.',
  'J. Devlin, M.-W. Chang, K. Lee, and K. Toutanova. BERT: Pre-training of deep bidirectional transformers for language understanding. In Proceedings of the 2019 Conference of the North American Chapter of the Association for Computational Linguistics, 2019.',
  'D. Kahneman and A. Tversky. Prospect theory: An analysis of decision under risk. Econometrica, 47, 1979. doi:10.2307/1914185',
  'K. S. Button, J. P. A. Ioannidis, C. Mokrysz, B. A. Nosek, J. Flint, E. S. J. Robinson, and M. R. Munafò. Power failure: Why small sample size undermines the reliability of neuroscience. Nature Reviews Neuroscience, 14, 2013. doi:10.1145/3065386',
  'J. P. Ioannidis. Why most published research findings are false. PLOS Medicine, 2, 2005. doi:10.1371/journal.pmed.0020124',
  'Y. Benjamini and Y. Hochberg. Controlling the false discovery rate: A practical and powerful approach to multiple testing. Journal of the Royal Statistical Society, 1995.',
  'S. F. Altschul, W. Gish, W. Miller, E. W. Myers, and D. J. Lipman. Basic local alignment search tool. Journal of Molecular Biology, 1990. doi:10.1016/S0022-2836(05)80360-2',
  'J. Jumper, R. Evans, A. Pritzel, et al. Highly accurate protein structure prediction with AlphaFold. Nature, 2021. doi:10.1038/s41586-021-03819-2',
  'A. Quillfeather and T. Marrowby. Recursive citation drift in machine-written survey articles. Journal of Bibliographic Inference, 12, 2023.',
  'L. Chen, L. Yu, X. Li, Z. Tian, and X. Lin. Value of CT radiomics and clinical features in predicting bone metastases in patients with NSCLC. Contrast Media & Molecular Imaging, 2022. doi:10.1155/2022/7642511',
  'Ibid.',
  'A. Krizhevsky, P. Larkworth, and G. Hinton. Dropout: A simple way to prevent neural networks from overfitting. Journal of Machine Learning Research, 2014.',
];

const pdf = new PDFDocument({
  size: 'A4',
  margin: 0,
  autoFirstPage: false,
  info: { Title: TITLE, Author: 'stet', CreationDate: new Date(Date.UTC(2026, 0, 1)) },
});
pdf.pipe(createWriteStream(target));
let page = 0;
let column = 0;
let y = 0;

function newPage(): void {
  pdf.addPage();
  page += 1;
  column = 0;
  y = PAGE.top;
  pdf.font('Times-Italic').fontSize(9).text('A Short Note on What We Cite', PAGE.margin, 42, { lineBreak: false });
  pdf
    .font('Times-Roman')
    .fontSize(9)
    .text(String(page), PAGE.width / 2 - 3, 792, { lineBreak: false });
}

const left = (): number => PAGE.margin + column * (COLUMN + PAGE.gap);

function room(height: number): void {
  if (y + height <= PAGE.bottom) return;
  if (column === 0) {
    column = 1;
    y = page === 1 ? 130 : PAGE.top;
  } else newPage();
}

/** Sets words into lines of the column, breaking long words with a hyphen as a typesetter would. */
function setLines(text: string, indent: number): void {
  const width = COLUMN - indent;
  const line = (words: readonly string[], justify: boolean): void => {
    room(13);
    pdf.text(words.join(' '), left() + indent, y, {
      lineBreak: false,
      ...(justify && words.length > 1
        ? { wordSpacing: Math.min(4, (width - pdf.widthOfString(words.join(' '))) / (words.length - 1)) }
        : {}),
    });
    y += 12.4;
  };
  let words: string[] = [];
  for (const word of text.split(' ')) {
    if (pdf.widthOfString([...words, word].join(' ')) <= width) {
      words.push(word);
      continue;
    }
    const cut = /^[a-z]{9,}[,.]?$/.test(word) ? Math.floor(word.length / 2) : 0;
    if (cut > 0 && pdf.widthOfString([...words, `${word.slice(0, cut)}-`].join(' ')) <= width) {
      line([...words, `${word.slice(0, cut)}-`], true);
      words = [word.slice(cut)];
    } else {
      line(words, true);
      words = [word];
    }
  }
  if (words.length > 0) line(words, false);
}

newPage();
pdf
  .font('Times-Bold')
  .fontSize(17)
  .text(TITLE, PAGE.margin, 78, { width: PAGE.width - 2 * PAGE.margin, align: 'center' });
y = 130;
for (const [heading, text] of BODY) {
  room(40);
  pdf.font('Times-Bold').fontSize(12).text(heading, left(), y, { lineBreak: false });
  y += 18;
  pdf.font('Times-Roman').fontSize(10);
  setLines(text, 0);
  y += 10;
}
room(40);
pdf.font('Times-Bold').fontSize(12).text('References', left(), y, { lineBreak: false });
y += 18;
REFERENCES.forEach((reference, index) => {
  pdf.font('Times-Roman').fontSize(9.5);
  room(26);
  pdf.text(`[${index + 1}]`, left(), y, { lineBreak: false });
  setLines(reference, 22);
  y += 3;
});
pdf.end();
