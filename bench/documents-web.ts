/**
 * The same works as programs write them: pages of journals, of an encyclopedia, of LaTeXML, exports of word processors, Markdown with
 * notes or links alone, answers of models, quoted mails, TeX of several makes, lists of data, lists in other scripts.
 */
import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, entriesIn, type Maker, prose, shown } from './documents-layouts.ts';
import type { StyleName } from './documents-styles.ts';
import { linesIn } from './wrapped.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const file = (text: string, ending: string, entries: readonly string[]) => ({ bytes: new TextEncoder().encode(text), ending, entries });
const yearOf = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? 'n.d.');

interface Shape {
  readonly style: StyleName;
  readonly sorted?: boolean;
  readonly head: string;
  readonly row: (entry: string, at: number) => string;
  readonly list: (rows: string) => string;
  /** What a text around the list says of it. */
  readonly mark?: (at: number) => string;
}
const LINKS = ['CrossRef', 'PubMed', 'Google Scholar'] as const;
const links = (at: number): string =>
  LINKS.slice(0, (at % 3) + 1)
    .map((word) => `[<a href="https://example.org/${word}/${at}">${word}</a>]`)
    .join(' ');
/** The entry in spans, as programs part it. */
const parted = (entry: string): string => {
  const [names = '', ...rest] = safe(entry).split(/(?<=\(\d{4}\)\. |\. (?=“|‘))/);
  return `<span class="authors">${names}</span><span class="rest">${rest.join('')}</span>`;
};
const SHAPES: Readonly<Record<string, Shape>> = {
  'HTML ol within details': {
    style: 'vancouver',
    head: '<h2>Notes</h2><p>None.</p>',
    row: (entry) => `<li>${safe(entry)}</li>`,
    list: (rows) => `<details><summary>References</summary><ol>${rows}</ol></details>`,
  },
  'HTML of an encyclopedia': {
    style: 'apa',
    head: '<h2><span class="mw-headline" id="References">References</span><span class="mw-editsection">[<a href="/e">edit</a>]</span></h2>',
    row: (entry, at) =>
      `<li id="cite_note-${at + 1}"><span class="mw-cite-backlink">${at % 3 === 0 ? '^ <a href="#cite_ref-a"><sup><i><b>a</b></i></sup></a> <a href="#cite_ref-b"><sup><i><b>b</b></i></sup></a>' : '<b><a href="#cite_ref">^</a></b>'}</span> <span class="reference-text"><cite class="citation journal cs1">${safe(entry)}</cite></span></li>`,
    list: (rows) => `<div class="reflist"><ol class="references">${rows}</ol></div>`,
    mark: (at) => `<sup class="reference"><a href="#cite_note-${at + 1}">[${at + 1}]</a></sup>`,
  },
  'HTML of an encyclopedia, plain copy': {
    style: 'apa',
    head: '<p><b>References</b></p>',
    row: (entry, at) => `<li>^ ${at % 3 === 0 ? '<a href="#a">a</a> <a href="#b">b</a> <a href="#c">c</a> ' : ''}${safe(entry)}</li>`,
    list: (rows) => `<ol>${rows}</ol>`,
  },
  'HTML link words in brackets': {
    style: 'vancouver',
    head: '<h2>References</h2>',
    row: (entry, at) => `<li>${safe(entry)} ${links(at)}</li>`,
    list: (rows) => `<ol>${rows}</ol>`,
  },
  'HTML link words in lines of their own': {
    style: 'apa',
    sorted: true,
    head: '<h2>References</h2>',
    row: (entry, at) =>
      `<p>${safe(entry)}</p><p><a href="https://example.org/${at}">View article</a> <a href="https://example.org/s${at}">Google Scholar</a></p>`,
    list: (rows) => `<div>${rows}</div>`,
  },
  'HTML of a journal, items with links': {
    style: 'elsevier',
    head: '<h2 class="c-article-section__title" id="Bib1">References</h2>',
    row: (entry, at) =>
      `<li class="c-article-references__item js-c-reading-companion-references-item" data-counter="${at + 1}."><p class="c-article-references__text" id="ref-CR${at + 1}">${safe(entry)}</p><p class="c-article-references__links u-hide-print"><a href="https://doi.org/x">Article</a>&nbsp;<a href="https://example.org">Google Scholar</a>&nbsp;</p></li>`,
    list: (rows) =>
      `<ol class="c-article-references" data-track-component="outbound reference">${rows}</ol><p class="c-article-references__download"><a href="/c">Download references</a></p>`,
    mark: (at) => `<a href="#ref-CR${at + 1}">${at + 1}</a>`,
  },
  'HTML dl of contributions': {
    style: 'ieee',
    head: '<section class="bibliography"><h2>References</h2>',
    row: (entry, at) => {
      const [names = '', rest = ''] = safe(entry).split(/, (?=“)/);
      return `<dt class="label"><a href="#bbib${at + 1}">[${at + 1}]</a></dt><dd class="reference" id="sbref${at + 1}"><div class="contribution"><div class="authors">${names}</div><div class="title">${rest}</div></div><div class="ReferenceLinks"><a href="/p">View article</a><a href="/s">View in Scopus</a><a href="/g">Google Scholar</a></div></dd>`;
    },
    list: (rows) => `<dl class="references">${rows}</dl></section>`,
  },
  'HTML of LaTeXML': {
    style: 'acl',
    sorted: true,
    head: '<section id="bib" class="ltx_bibliography"><h2 class="ltx_title ltx_title_bibliography">References</h2>',
    row: (entry, at) => {
      const [one = '', two = '', ...rest] = safe(entry).split(/(?<=\. )/);
      return `<li id="bib.bib${at + 1}" class="ltx_bibitem"><span class="ltx_tag ltx_role_refnum ltx_tag_bibitem">Marsh et al. (${1990 + at})</span><span class="ltx_bibblock">${one}</span><span class="ltx_bibblock">${two}</span><span class="ltx_bibblock">${rest.join('')}</span></li>`;
    },
    list: (rows) => `<ul id="bib.L1" class="ltx_biblist">${rows}</ul></section>`,
    mark: (at) => `<cite class="ltx_cite">(<a href="#bib.bib${at + 1}" class="ltx_ref">Marsh, 2016</a>)</cite>`,
  },
  'HTML of an online office': {
    style: 'apa',
    sorted: true,
    head: '<p class="c2"><span class="c7">References</span></p>',
    row: (entry) =>
      `<p class="c3 c9"><span class="c1">${safe(entry).replace(/(\d{4}\)\.) /, '$1&nbsp;</span><span class="c5">')}</span></p><p class="c3 c9"><span class="c1"></span></p>`,
    list: (rows) => rows,
  },
  'HTML of a word processor': {
    style: 'chicago',
    sorted: true,
    head: '<p class=MsoNormal><b><span lang=EN-US>References<o:p></o:p></span></b></p>',
    row: (entry) =>
      `<p class=MsoBibliography style='margin-left:36.0pt;text-indent:-36.0pt'><span\nlang=EN-US>${linesIn(safe(entry), 70).join('\n')}<o:p></o:p></span></p>`,
    list: (rows) => rows,
  },
  'HTML bold heading, divs': {
    style: 'harvard',
    sorted: true,
    head: '<div><strong>References:</strong></div>',
    row: (entry) => `<div>${parted(entry)}</div>`,
    list: (rows) => `<div>${rows}</div>`,
  },
  'HTML one paragraph, line breaks': {
    style: 'apa',
    sorted: true,
    head: '<p><strong>Bibliography</strong></p>',
    row: (entry) => `${safe(entry)}<br><br>`,
    list: (rows) => `<p>${rows}</p>`,
  },
  'HTML notes of a blog': {
    style: 'notes',
    head: '<hr>',
    row: (entry, at) => `<p><a name="_ftn${at + 1}" href="#_ftnref${at + 1}">[${at + 1}]</a> ${safe(entry)}</p>`,
    list: (rows) => rows,
    mark: (at) => `<a name="_ftnref${at + 1}" href="#_ftn${at + 1}">[${at + 1}]</a>`,
  },
  'HTML of lists by kind': {
    style: 'apa',
    sorted: true,
    head: '<h2>References</h2><h3>Peer-reviewed work</h3>',
    row: (entry, at) => `${at === 8 ? '</ul><h3>From our own archive</h3><ul>' : ''}<li>${safe(entry)}</li>`,
    list: (rows) => `<ul>${rows}</ul>`,
  },
};

const html =
  (shape: Shape): Maker =>
  async (items, chance) => {
    const own = shape.sorted === true ? byAuthor(items) : items;
    const entries = entriesIn(own, shape.style);
    const mark = shape.mark ?? ((at: number) => `[${at + 1}]`);
    const text = Array.from({ length: 5 }, () => `<p>${safe(prose(own, chance, 5, (at) => `@${at}@`))}</p>`)
      .join('\n')
      .replace(/@(\d+)@/g, (_, at: string) => mark(Number(at)));
    return file(
      `<!doctype html><html><head><title>T</title></head><body><main><article><h1>On Reefs</h1>${text}\n${shape.head}\n${shape.list(entries.map(shape.row).join('\n'))}</article></main><footer>© 2020 Reef Press · Terms · Privacy</footer></body></html>`,
      'html',
      entries,
    );
  };

const plainly = (entries: readonly string[]): string[] => entries.map((entry) => entry.replace(/[\\*_`[\]<>$#]/g, ''));
const markdown =
  (shape: 'notes' | 'links' | 'bullets' | 'bold' | 'fence' | 'table' | 'lines'): Maker =>
  async (items, chance) => {
    const own = shape === 'lines' || shape === 'bullets' ? byAuthor(items) : items;
    const style: StyleName = shape === 'notes' ? 'notes' : shape === 'bullets' || shape === 'links' ? 'apa' : 'ieee';
    const entries = plainly(entriesIn(own, shape === 'lines' ? 'harvard' : style));
    const mark = (at: number): string => (shape === 'notes' ? `[^${at + 1}]` : `[${at + 1}]`);
    const text =
      shape === 'notes'
        ? entries.map((_, at) => `${prose(own, chance, 1, () => '')}${mark(at)}`).join('\n\n')
        : Array.from({ length: 5 }, () => prose(own, chance, 6, mark)).join('\n\n');
    const bib = (item: CslItem, at: number): string =>
      `@article{key${at},\n  author = {${(item.author ?? []).map(({ family, given }) => `${shown(family ?? '')}, ${shown(given ?? '')}`).join(' and ')}},\n  title = {${shown(item.title ?? '').replace(/[{}\\]/g, '')}},\n  journal = {${shown(item['container-title'] ?? item.publisher ?? '').replace(/[{}\\]/g, '')}},\n  year = {${yearOf(item)}}\n}`;
    const list = {
      notes: entries.map((entry, at) => `[^${at + 1}]: ${entry}`).join('\n'),
      links: `## Sources\n\n${entries.map((entry, at) => `- [${entry}](https://example.org/${at})`).join('\n')}`,
      bullets: `**Sources:**\n${entries.map((entry) => `- ${entry}`).join('\n')}`,
      bold: `**References**\n\n${entries.map((entry, at) => `**[${at + 1}]** ${entry}  `).join('\n')}`,
      fence: `## References\n\n\`\`\`bibtex\n${items.map(bib).join('\n\n')}\n\`\`\``,
      table: `## References\n\n| # | Reference |\n|---|---|\n${entries.map((entry, at) => `| ${at + 1} | ${entry.replaceAll('|', '/')} |`).join('\n')}`,
      lines: `References\n==========\n\n${entries.map((entry) => `${entry}<br/>`).join('\n')}`,
    }[shape];
    const gold = shape === 'fence' ? items.map(bib) : entries;
    return file(`# On Reefs\n\n${text}\n\n${list}\n`, 'md', gold);
  };

/** An answer of a model, as text. */
const answer =
  (bullet: (at: number) => string, heading: string): Maker =>
  async (items, chance) => {
    const entries = plainly(entriesIn(items.slice(0, 9), 'apa'));
    const text = Array.from({ length: 3 }, () => prose(items, chance, 4, (at) => `[${(at % 9) + 1}]`)).join('\n\n');
    return file(
      `${text}\n\n${heading}\n${entries.map((entry, at) => `${bullet(at)}${entry}`).join('\n')}\n\nLet me know if you would like me to go into more detail on any of these works!\n`,
      'txt',
      entries,
    );
  };
/** A mail that quotes. */
const mail =
  (quote: string, label: ((at: number) => string) | null): Maker =>
  async (items, chance) => {
    const own = label === null ? byAuthor(items) : items;
    const entries = entriesIn(own, label === null ? 'apa' : 'ieee');
    const lines = [
      ...linesIn(
        prose(own, chance, 6, (at) => `[${at + 1}]`),
        70,
      ),
      '',
      'References:',
      '',
      ...entries.flatMap((entry, at) => [...linesIn(`${label?.(at) ?? ''}${entry}`, 70), ...(label === null ? [''] : [])]),
    ];
    return file(
      `From: Ada Marsh <a.marsh@example.org>\nTo: reefs@example.org\nSubject: Re: the list\nDate: Mon, 2 Mar 2020 10:12:00 +0000\n\nDear Bo,\n\nhere it is again.\n\nOn Sun, 1 Mar 2020 at 12:01, Bo Ng wrote:\n${lines.map((line) => `${quote}${line === '' ? '' : ' '}${line}`).join('\n')}\n\nBest,\nAda\n`,
      'txt',
      entries,
    );
  };
/** Text with marks of its own around each entry. */
const text =
  (style: StyleName, sorted: boolean, row: (entry: string, at: number) => string, heading = 'REFERENCES', foot = ''): Maker =>
  async (items, chance) => {
    const entries = entriesIn(sorted ? byAuthor(items) : items, style);
    const above = Array.from({ length: 5 }, () =>
      linesIn(
        prose(items, chance, 6, (at) => `[${at + 1}]`),
        76,
      ).join('\n'),
    ).join('\n\n');
    return file(`ON REEFS\n\n${above}\n\n${heading}\n\n${entries.map(row).join('\n')}\n${foot}`, 'txt', entries);
  };

/** Short lists are labelled with letters at times. */
const lettered: Maker = (items, chance) =>
  text(
    'vancouver',
    false,
    (entry, at) => linesIn(`${'abcdefghijklmnopqrstuvwxyz'[at]}) ${entry}`, 76).join('\n'),
    'Sources cited',
  )(items.slice(0, 24), chance);

const tex = (words: string): string => words.replace(/[\\{}$^~]/g, '').replace(/[&%#_]/g, '\\$&');
const latex =
  (shape: 'enumerate' | 'nested' | 'revtex' | 'natbib'): Maker =>
  async (items, chance) => {
    const entries = entriesIn(items, shape === 'revtex' ? 'physics' : 'acl').map((entry) => entry.replace(/[\\{}$^~]/g, ''));
    const above = Array.from({ length: 5 }, () => tex(prose(items, chance, 5, (at) => `@${at}@`)))
      .join('\n\n')
      .replace(/@(\d+)@/g, (_, at: string) => `\\cite{k${at}}`);
    const item = (entry: string, at: number): string => {
      const [names = '', ...rest] = tex(entry).split(/, (?=[^,]*$)|\. /);
      switch (shape) {
        case 'nested':
          return `\\bibitem{k${at}}\n{\\sc ${names}}.\n\\newblock {\\em {${(rest[0] ?? '').replace(/(\p{Lu}{2,})/gu, '{$1}')}}}.\n\\newblock ${rest.slice(1).join('. ')}`;
        case 'revtex':
          return `\\bibitem [{\\citenamefont {Marsh}(${2000 + (at % 20)})}]{k${at}}%\n  \\BibitemOpen\n  \\bibfield  {author} {\\bibinfo {author} {${names}}, }\\href {https://doi.org/10.1/x} {\\bibfield  {journal} {\\bibinfo  {journal} {${rest.join(', ')}}}}\\BibitemShut {NoStop}%`;
        case 'natbib':
          return `\\bibitem[{Marsh {et~al.}(${1990 + (at % 30)}){Marsh, Ng, and Roe}}]{k${at}}\n${tex(entry)}`;
        default:
          return `\\item\\label{k${at}} ${tex(entry)}`;
      }
    };
    const rows = entries.map(item).join('\n\n');
    const list =
      shape === 'enumerate'
        ? `\\section*{References}\n\\begin{enumerate}\n${rows}\n\\end{enumerate}`
        : `\\begin{thebibliography}{99}\n\\providecommand{\\natexlab}[1]{#1}\n${rows}\n\\end{thebibliography}`;
    return file(
      `\\documentclass{article}\n\\begin{document}\n\\section{Introduction}\n${above}\n${list}\n\\end{document}\n`,
      'tex',
      entries,
    );
  };

const word =
  (shape: 'table' | 'breaks' | 'bullets' | 'plain'): Maker =>
  async (items, chance) => {
    const own = shape === 'table' ? items : byAuthor(items);
    const entries = entriesIn(own, shape === 'table' ? 'vancouver' : shape === 'plain' ? 'mla' : 'apa');
    const plain = (words: string): Paragraph => new Paragraph({ children: [new TextRun(words)] });
    const list = {
      table: () => [
        new Table({
          rows: entries.map(
            (entry, at) =>
              new TableRow({
                children: [new TableCell({ children: [plain(String(at + 1))] }), new TableCell({ children: [plain(entry)] })],
              }),
          ),
        }),
      ],
      breaks: () => [
        new Paragraph({ children: entries.map((entry, at) => new TextRun(at === 0 ? { text: entry } : { text: entry, break: 1 })) }),
      ],
      bullets: () => entries.map((entry) => new Paragraph({ text: entry, numbering: { reference: 'points', level: 0 } })),
      plain: () => entries.map(plain),
    }[shape]();
    const document = new Document({
      numbering: { config: [{ reference: 'points', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: 'left' }] }] },
      sections: [
        {
          children: [
            new Paragraph({ text: 'On Reefs', heading: HeadingLevel.TITLE }),
            ...Array.from({ length: 6 }, () => plain(prose(own, chance, 6, (at) => (shape === 'table' ? `[${at + 1}]` : '(Marsh 2016)')))),
            shape === 'plain' ? plain('Works Cited') : new Paragraph({ text: 'References', heading: HeadingLevel.HEADING_1 }),
            ...list,
          ],
        },
      ],
    });
    return { bytes: new Uint8Array(await Packer.toBuffer(document)), ending: 'docx', entries };
  };

const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;
const many = (from: readonly string[], least: number, most: number, chance: Chance, by = ''): string =>
  Array.from({ length: least + Math.floor(chance() * (most - least + 1)) }, () => pick(from, chance)).join(by);
interface Script {
  readonly families: readonly string[];
  readonly givens: readonly string[];
  readonly words: readonly string[];
  readonly journals: readonly string[];
  readonly heading: string;
  readonly by: string;
  readonly entry: (names: readonly (readonly [string, string])[], title: string, journal: string, numbers: readonly number[]) => string;
  readonly label: ((at: number) => string) | null;
}
const SCRIPTS: Readonly<Record<string, Script>> = {
  'Chinese, [n]': {
    families: [...'王李张刘陈杨黄赵吴周'],
    givens: ['伟', '芳', '秀英', '敏', '静', '强', '磊', '洋', '艳', '建国'],
    words: ['珊瑚', '生长', '研究', '水体', '玻璃', '分析', '基于', '环境', '方法', '影响', '评价', '模型', '区域', '历史'],
    journals: ['海洋学报', '生态学杂志', '中国科学', '地理研究'],
    heading: '参考文献',
    by: '',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => a + b).join('，')}. ${title}[J]. ${journal}, ${year}, ${volume}(${issue}): ${page}-${last}.`,
    label: (at) => `[${at + 1}] `,
  },
  'Chinese, full-width signs': {
    families: [...'王李张刘陈杨黄赵吴周'],
    givens: ['伟', '芳', '秀英', '敏', '静', '强', '磊', '洋', '艳', '建国'],
    words: ['珊瑚', '生長', '研究', '水體', '玻璃', '分析', '環境', '方法', '影響', '評價', '模型', '區域', '歷史'],
    journals: ['海洋學報', '生態學刊', '地理學報'],
    heading: '參考書目',
    by: '',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => a + b).join('、')}（${year}）。〈${title}〉，《${journal}》，${volume}（${issue}），頁${page}－${last}。`,
    label: null,
  },
  Japanese: {
    families: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'],
    givens: ['太郎', '花子', '健一', '裕子', '誠', '直樹', '恵'],
    words: ['サンゴ', '礁', 'の', '成長', 'に', 'おける', '水質', '研究', 'ガラス', '分析', '影響', '比較', '歴史的', '考察'],
    journals: ['日本海洋学会誌', '地理学評論', '環境研究'],
    heading: '引用・参考文献',
    by: '',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => a + b).join('・')} (${year}) 「${title}」『${journal}』第${volume}巻第${issue}号、${page}–${last}頁。`,
    label: null,
  },
  'Korean, n)': {
    families: [...'김이박최정강조윤장임'],
    givens: ['민수', '영희', '지훈', '서연', '현우', '수진', '도윤'],
    words: ['산호초', '성장', '연구', '수질', '유리', '분석', '환경', '방법', '영향', '비교', '모형', '지역'],
    journals: ['한국해양학회지', '환경연구', '지리학논총'],
    heading: '참고문헌',
    by: ' ',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => a + b).join(', ')}, “${title}”, 『${journal}』, 제${volume}권 ${issue}호, ${year}, pp. ${page}-${last}.`,
    label: (at) => `${at + 1}) `,
  },
  'Russian, n.': {
    families: ['Иванов', 'Петрова', 'Сидоров', 'Кузнецова', 'Смирнов', 'Попова', 'Волков'],
    givens: ['А. В.', 'Е. С.', 'И. И.', 'М. П.', 'О. Н.'],
    words: ['рост', 'рифов', 'анализ', 'состояния', 'воды', 'и', 'методы', 'оценки', 'влияния', 'стекла', 'региона', 'развития'],
    journals: ['Вестник океанологии', 'Экология', 'Известия РАН'],
    heading: 'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ',
    by: ' ',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => `${a} ${b}`).join(', ')} ${title.charAt(0).toUpperCase()}${title.slice(1)} // ${journal}. – ${year}. – Т. ${volume}, № ${issue}. – С. ${page}–${last}.`,
    label: (at) => `${at + 1}. `,
  },
  Arabic: {
    families: ['الحسن', 'العلي', 'محمود', 'السيد', 'الخطيب', 'حداد'],
    givens: ['أحمد', 'فاطمة', 'محمد', 'ليلى', 'خالد', 'سعاد'],
    words: ['نمو', 'الشعاب', 'المرجانية', 'دراسة', 'في', 'البحر', 'تحليل', 'المياه', 'أثر', 'البيئة', 'مقارنة', 'تاريخ'],
    journals: ['مجلة علوم البحار', 'مجلة الجغرافيا', 'المجلة العربية للبيئة'],
    heading: 'قائمة المراجع',
    by: ' ',
    entry: (names, title, journal, [year, volume, issue, page, last]) =>
      `${names.map(([a, b]) => `${a}، ${b}`).join('، و')} (${year}). ${title}. ${journal}، المجلد ${volume}، العدد ${issue}، ص ${page}-${last}.`,
    label: null,
  },
};
/** Lines of a script without spaces: broken anywhere but within words of other letters and within numbers. */
const chopped = (line: string, width: number): string[] => {
  const lines = [''];
  for (const part of line.match(/[\p{ASCII}–]+|[^\p{ASCII}–]/gu) ?? []) {
    const last = lines.at(-1) ?? '';
    if (last.length + part.length > width && last !== '') lines.push(part.trimStart());
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((one) => one.trimEnd());
};
const script =
  ({ families, givens, words, journals, heading, by, entry, label }: Script, wrapped: number | null): Maker =>
  async (items, chance) => {
    const made = items.map((item) => {
      const names = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => [pick(families, chance), pick(givens, chance)] as const);
      const page = 1 + Math.floor(chance() * 300);
      return entry(names, many(words, 5, 9, chance, by), pick(journals, chance), [
        Math.max(1950, Number(yearOf(item)) || 2001),
        1 + Math.floor(chance() * 40),
        1 + Math.floor(chance() * 6),
        page,
        page + 12,
      ]);
    });
    const above = Array.from({ length: 4 }, () => many(words, 30, 60, chance, by)).join('\n\n');
    const cut = (line: string): string =>
      wrapped === null ? line : by === '' ? chopped(line, wrapped).join('\n') : linesIn(line, wrapped * 2).join('\n');
    return file(`${above}\n\n${heading}\n\n${made.map((one, at) => cut(`${label?.(at) ?? ''}${one}`)).join('\n')}\n`, 'txt', made);
  };

export const WEB: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, html(shape)])),
  'Markdown notes alone': markdown('notes'),
  'Markdown links for entries': markdown('links'),
  'Markdown points behind a bold word': markdown('bullets'),
  'Markdown bold labels': markdown('bold'),
  'Markdown BibTeX in a fence': markdown('fence'),
  'Markdown table': markdown('table'),
  'Markdown lines with breaks': markdown('lines'),
  'answer, points': answer(() => '- ', 'Sources:'),
  'answer, n.': answer((at) => `${at + 1}. `, 'References:'),
  'answer, [n]': answer((at) => `[${at + 1}] `, '**References**'),
  'mail, quoted, [n]': mail('>', (at) => `[${at + 1}] `),
  'mail, quoted twice, author-year': mail('> >', null),
  'text, labels in lines of their own': text('ieee', false, (entry, at) => `[${at + 1}]\n${linesIn(entry, 76).join('\n')}`),
  'text, points': text('apa', true, (entry) => linesIn(`• ${entry}`, 76).join('\n')),
  'text, stars, blank lines': text('apa', true, (entry) => `* ${linesIn(entry, 74, '  ').join('\n')}\n`),
  'text, letters for labels': lettered,
  'text, wrapped, first line set in': text('chicago', true, (entry) => linesIn(`     ${entry}`, 76).join('\n')),
  'text, wrapped, Vancouver without labels': text('vancouver', true, (entry) => linesIn(entry, 80).join('\n')),
  'LaTeX enumerate': latex('enumerate'),
  'LaTeX nested braces': latex('nested'),
  'LaTeX of physicists': latex('revtex'),
  'LaTeX labels of names': latex('natbib'),
  'Word table': word('table'),
  'Word line breaks': word('breaks'),
  'Word points': word('bullets'),
  'Word plain paragraphs': word('plain'),
  ...Object.fromEntries(
    Object.entries(SCRIPTS).flatMap(([name, one]) => [
      [`${name}, a line each`, script(one, null)],
      [`${name}, wrapped`, script(one, 38)],
    ]),
  ),
};
