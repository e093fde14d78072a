/** Writes papers as Google Docs exports them to HTML and as Word saves them "filtered", each with its known ways. For bench/documents-office.ts. */
import { createHash } from 'node:crypto';
import type { Block, Counted, Inline, Paper } from './paper.ts';
import { escaped } from './word.ts';

export type WebProgram = 'google' | 'word-web';

const SIGNS = {
  line: '<br>',
  tab: '&nbsp; &nbsp; &nbsp; &nbsp;',
  'hyphen that stays': '&#8209;',
  'hyphen that may be': '&shy;',
  'space that stays': '&nbsp;',
};
const LABELS: Readonly<Record<Counted, (count: number) => string>> = {
  '[1]': (count) => `[${count}]`,
  '1.': (count) => `${count}.`,
  '1': String,
  '(1)': (count) => `(${count})`,
  bullet: () => '·',
  'second 1.': (count) => `${count}.`,
};
/** Names of places in exported pages are made by chance. */
const placeOf = (at: number): string => `id.${createHash('md5').update(`work ${at}`).digest('hex').slice(0, 12)}`;

class WebWriter {
  readonly notes: string[] = [];
  readonly comments: string[] = [];
  private readonly counts = new Map<Counted, number>();
  private readonly google: boolean;

  constructor(program: WebProgram) {
    this.google = program === 'google';
  }

  private span(text: string, face = ''): string {
    const words = escaped(text);
    if (this.google) return `<span class="${{ i: 'c5', b: 'c6', sup: 'c7', caps: 'c8' }[face] ?? 'c0'}">${words}</span>`;
    const [before, behind] = {
      i: ['<i>', '</i>'],
      b: ['<b>', '</b>'],
      sup: ['<sup>', '</sup>'],
      caps: ["<span style='font-variant:small-caps'>", '</span>'],
    }[face] ?? ['<span lang=EN-GB>', '</span>'];
    return `${before}${words}${behind}`;
  }

  words(words: readonly Inline[]): string {
    return words.map((part) => this.inline(part)).join('');
  }

  private inline(part: Inline): string {
    if (typeof part === 'string') return this.span(part);
    if ('note' in part) return this.note(part.note, part.end === true);
    if ('noteAgain' in part)
      return this.google ? `<sup>${part.noteAgain}</sup>` : `<span class=MsoEndnoteReference>${part.noteAgain}</span>`;
    if ('to' in part) {
      if (this.google)
        return `<span class="${part.as === 'sup' ? 'c7' : 'c4'}"><a class="c4" href="#${placeOf(part.to)}">${escaped(part.text)}</a></span>`;
      const words = this.span(part.text, part.as);
      return part.by === 'link' ? `<a href="#_RefWork${part.to}">${words}</a>` : words;
    }
    if ('field' in part) return this.words(part.shown);
    if ('change' in part) return part.change === 'in' ? this.words(part.words) : '';
    if ('sign' in part) return SIGNS[part.sign];
    if ('comment' in part) return this.comment(part.comment);
    if ('formula' in part)
      return this.google ? '<img src="images/image1.png" alt="" title="">' : "<img width=60 height=20 src='paper_files/image001.png'>";
    if ('box' in part) return this.words(part.box);
    if ('url' in part)
      return this.google
        ? `<span class="c4"><a class="c4" href="https://www.google.com/url?q=${encodeURIComponent(part.url).replace(/%2F/g, '/').replace(/%3A/g, ':')}&amp;sa=D&amp;source=editors&amp;ust=1700000000000000&amp;usg=AOvVaw0">${escaped(part.text)}</a></span>`
        : `<a href="${escaped(part.url)}"><span lang=EN-GB>${escaped(part.text)}</span></a>`;
    return this.span(part.text, part.as);
  }

  /** Google exports what readers remarked beside the text, behind the notes. */
  private comment(words: string): string {
    if (!this.google) return '';
    const count = this.comments.push('');
    const letter = String.fromCharCode(96 + count);
    this.comments[count - 1] =
      `<div class="c13"><p class="c1"><a href="#cmnt_ref${count}" id="cmnt${count}">[${letter}]</a><span class="c0">${escaped(words)}</span></p></div>`;
    return `<sup><a href="#cmnt${count}" id="cmnt_ref${count}">[${letter}]</a></sup>`;
  }

  private note(words: readonly Inline[], end: boolean): string {
    const count = this.notes.push('');
    const inner = this.words(words);
    if (this.google) {
      this.notes[count - 1] =
        `<div><p class="c1"><a href="#ftnt_ref${count}" id="ftnt${count}">[${count}]</a><span class="c0">&nbsp;</span>${inner}</p></div>`;
      return `<sup><a href="#ftnt${count}" id="ftnt_ref${count}">[${count}]</a></sup>`;
    }
    const [id, kind] = end ? ['edn', 'Endnote'] : ['ftn', 'Footnote'];
    const mark = `<span class=Mso${kind}Reference><span lang=EN-GB><span class=Mso${kind}Reference><span style='font-size:10.0pt'>[${count}]</span></span></span></span>`;
    this.notes[count - 1] =
      `<div id=${id}${count}><p class=Mso${kind}Text><a href="#_${id}ref${count}" name="_${id}${count}" title="">${mark}</a> ${inner}</p></div>`;
    return `<a href="#_${id}${count}" name="_${id}ref${count}" title="">${mark}</a>`;
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block, at) => this.block(block, blocks[at - 1])).join('\n');
  }

  private paragraph(inner: string): string {
    return this.google ? `<p class="c1">${inner}</p>` : `<p class=MsoNormal>${inner}</p>`;
  }

  private block(block: Block, before: Block | undefined): string {
    switch (block.is) {
      case 'title':
        return this.google
          ? `<p class="c2 title" id="h.1"><span>${this.words(block.words)}</span></p>`
          : `<p class=MsoTitle>${this.words(block.words)}</p>`;
      case 'heading':
      case 'list heading':
        return `<h1${this.google ? ' class="c3" id="h.2"' : ''}>${this.words(block.words)}</h1>`;
      case 'bold heading':
        return this.paragraph(this.google ? `<span class="c6">${this.words(block.words)}</span>` : `<b>${this.words(block.words)}</b>`);
      case 'caption':
        return this.google ? this.paragraph(this.words(block.words)) : `<p class=MsoCaption>${this.words(block.words)}</p>`;
      case 'entry': {
        const inner = this.google
          ? `<a id="${placeOf(block.at)}"></a>${this.words(block.words)}`
          : `<a name="_RefWork${block.at}">${this.words(block.words)}</a>`;
        if (block.counted !== undefined) return this.counted(block.counted, inner, before);
        return block.set === 'style' && !this.google ? `<p class=MsoBibliography>${inner}</p>` : this.paragraph(inner);
      }
      case 'point':
        return this.counted(block.counted, this.words(block.words), before);
      case 'table':
        return `<table${this.google ? ' class="c9"' : ' class=MsoTableGrid border=1'}>${block.rows
          .map((row) => `<tr>${row.map((cell) => `<td>${this.paragraph(this.words(cell))}</td>`).join('')}</tr>`)
          .join('')}</table>`;
      case 'works':
        return this.blocks(block.blocks);
      case 'contents':
        return block.lines
          .map((line, at) =>
            this.google
              ? `<p class="c1"><span class="c0"><a class="c4" href="#h.2">${escaped(line)}</a></span></p>`
              : `<p class=MsoToc1>${escaped(line)}&nbsp; ${at + 2}</p>`,
          )
          .join('\n');
      case 'columns':
        return '';
      case 'changed':
        return block.change === 'in' ? this.block(block.block, before) : '';
      default:
        return this.paragraph(this.words(block.words));
    }
  }

  /** Google makes real lists, whose labels are in the styles; Word writes the label and small spaces. */
  private counted(list: Counted, inner: string, before: Block | undefined): string {
    const count = (isOf(before, list) ? (this.counts.get(list) ?? 0) : 0) + 1;
    this.counts.set(list, count);
    if (!this.google)
      return `<p class=MsoListParagraph style='text-indent:-18.0pt'><span lang=EN-GB>${LABELS[list](count)}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>${inner}</p>`;
    const tag = list === 'bullet' ? 'ul' : 'ol';
    // What goes on after something else is a list of its own with a start.
    return `<${tag} class="c10 lst-kix_abc${list.length}-0${count === 1 ? ' start' : ''}"${tag === 'ol' ? ` start="${count}"` : ''}><li class="c1 li-bullet-0">${inner}</li></${tag}>`;
  }
}

/** Whether a list goes on behind a block. */
const isOf = (before: Block | undefined, list: Counted): boolean =>
  before !== undefined && (before.is === 'changed' || ('counted' in before && before.counted === list));

/** The page that a program would save of a paper. */
export function pageOf(paper: Paper, program: WebProgram): string {
  const writer = new WebWriter(program);
  const body = writer.blocks(paper.blocks);
  const notes = [...writer.notes, ...writer.comments].join('\n');
  if (program === 'google')
    return `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">ol.lst-kix_abc3-0{list-style-type:none}.lst-kix_abc3-0>li:before{content:"[" counter(lst-ctn-kix_abc3-0,decimal) "] "}.c0{color:#000;font-weight:400;vertical-align:baseline;font-size:11pt}.c1{padding-top:0pt}.c4{color:inherit;text-decoration:inherit}.c5{font-style:italic}.c6{font-weight:700}.c7{vertical-align:super;font-size:11pt}.c8{font-variant:small-caps}</style></head><body class="c11 doc-content">${body}${notes === '' ? '' : `<hr class="c12">${notes}`}</body></html>`.replace(
      /<\/(ol|ul)>\n<\1[^>]{0,80}(?<! start)" start="(?!1")\d+">/g,
      '',
    );
  return `<html><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 (filtered)"><style><!-- p.MsoNormal {margin:0cm;} span.MsoFootnoteReference {vertical-align:super;} span.MsoEndnoteReference {vertical-align:super;} --></style></head><body lang=EN-GB><div class=WordSection1>${body}</div>${notes === '' ? '' : `<div><br clear=all><hr align=left size=1 width="33%">${notes}</div>`}</body></html>`;
}
