/** Puts the parts of a Word file together: styles, lists, notes, comments, headers, relationships. For bench/documents-office.ts. */
import { zipOf } from '../../test/read/made-zip.ts';
import type { Chance } from '../references-noise.ts';
import type { Counted, Language, Paper } from './paper.ts';
import { escaped, LISTS, WordWriter } from './word.ts';
import { sourcesPart } from './word-fields.ts';

const LABELS: Readonly<Record<Counted, string>> = { '[1]': '[%1]', '1.': '%1.', '1': '%1', '(1)': '(%1)', bullet: '•', 'second 1.': '%1.' };
const STYLE_NAMES: Readonly<Record<Language, readonly [heading: string, works: string, caption: string]>> = {
  en: ['heading 1', 'Bibliography', 'caption'],
  de: ['heading 1', 'Literaturverzeichnis', 'Beschriftung'],
  fr: ['heading 1', 'Bibliographie', 'caption'],
  ru: ['heading 1', 'Bibliography', 'caption'],
  es: ['heading 1', 'Bibliografía', 'caption'],
};
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w10="urn:schemas-microsoft-com:office:word"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
function stylesPart(language: Language): string {
  const [heading, works, caption] = STYLE_NAMES[language];
  const style = (id: string, name: string, inner = '', type = 'paragraph'): string =>
    `<w:style w:type="${type}" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' || type !== 'paragraph' ? '' : '<w:basedOn w:val="Normal"/>'}${inner}</w:style>`;
  return `${HEAD}<w:styles ${NAMESPACES}>${[
    style('Normal', 'Normal'),
    style('Title', 'Title', '<w:rPr><w:sz w:val="40"/></w:rPr>'),
    style(
      language === 'de' ? 'berschrift1' : 'Heading1',
      heading,
      '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>',
    ),
    style('Caption', caption, '<w:rPr><w:i/></w:rPr>'),
    style('Bibliography', works, '<w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr>'),
    style('EndNoteBibliography', 'EndNote Bibliography'),
    style('ListParagraph', 'List Paragraph', '<w:pPr><w:ind w:left="720"/></w:pPr>'),
    style('TOC1', 'toc 1'),
    style('FootnoteText', 'footnote text', '<w:rPr><w:sz w:val="20"/></w:rPr>'),
    style('EndnoteText', 'endnote text', '<w:rPr><w:sz w:val="20"/></w:rPr>'),
    style('FootnoteReference', 'footnote reference', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>', 'character'),
    style('EndnoteReference', 'endnote reference', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>', 'character'),
    style('Hyperlink', 'Hyperlink', '<w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr>', 'character'),
  ].join('')}</w:styles>`;
}

const numberingPart = `${HEAD}<w:numbering ${NAMESPACES}>${LISTS.map(
  (list, at) =>
    `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${list === 'bullet' ? 'bullet' : 'decimal'}"/><w:lvlText w:val="${LABELS[list]}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>`,
).join('')}${LISTS.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`).join('')}</w:numbering>`;

/** The file that Word would write of a paper. */
export function docxOf(paper: Paper, chance: Chance): Uint8Array {
  const writer = new WordWriter(paper, chance);
  const { head, foot, lineNumbers } = paper.furniture;
  const body = writer.blocks(paper.blocks);
  const notes = (kind: 'footnote' | 'endnote'): string =>
    `${HEAD}<w:${kind}s ${NAMESPACES}><w:${kind} w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${kind}>${writer.notes[kind].join('')}</w:${kind}s>`;
  const two = paper.blocks.findLast((block) => block.is === 'columns');
  const section = `<w:sectPr>${head === undefined ? '' : '<w:headerReference w:type="default" r:id="rIdHead"/>'}${foot === true ? '<w:footerReference w:type="default" r:id="rIdFoot"/>' : ''}<w:endnotePr><w:numFmt w:val="decimal"/></w:endnotePr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/>${lineNumbers === true ? '<w:lnNumType w:countBy="1" w:restart="continuous"/>' : ''}<w:cols w:num="${two?.is === 'columns' ? two.count : 1}" w:space="400"/></w:sectPr>`;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts: (readonly [name: string, kind: string, content: string])[] = [
    ['styles', 'styles', stylesPart(paper.language)],
    ['numbering', 'numbering', numberingPart],
    ['footnotes', 'footnotes', notes('footnote')],
    ['endnotes', 'endnotes', notes('endnote')],
    [
      'comments',
      'comments',
      `${HEAD}<w:comments ${NAMESPACES}>${writer.comments.map((text, id) => `<w:comment w:id="${id}" w:author="A. Reviewer"><w:p>${writer.run(text)}</w:p></w:comment>`).join('')}</w:comments>`,
    ],
    ...(head === undefined
      ? []
      : [['header1', 'header', `${HEAD}<w:hdr ${NAMESPACES}>${writer.paragraph(writer.run(head))}</w:hdr>`] as const]),
    ...(foot === true
      ? [
          [
            'footer1',
            'footer',
            `${HEAD}<w:ftr ${NAMESPACES}>${writer.paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>2</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>')}</w:ftr>`,
          ] as const,
        ]
      : []),
  ];
  const ids: Readonly<Record<string, string>> = { header: 'rIdHead', footer: 'rIdFoot' };
  const relations = [
    ...parts.map(([name, kind], at) => `<Relationship Id="${ids[kind] ?? `rId${at + 1}`}" Type="${type}/${kind}" Target="${name}.xml"/>`),
    ...writer.links.map(
      (url, at) => `<Relationship Id="rIdLink${at + 1}" Type="${type}/hyperlink" Target="${escaped(url)}" TargetMode="External"/>`,
    ),
    ...(paper.manager === 'word' ? [`<Relationship Id="rIdSources" Type="${type}/customXml" Target="../customXml/item1.xml"/>`] : []),
  ];
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const list = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/>${parts.map(([name, kind]) => `<Override PartName="/word/${name}.xml" ContentType="${main}.${kind}+xml"/>`).join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}${list}<Relationship Id="rId1" Type="${type}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/_rels/document.xml.rels', content: `${HEAD}${list}${relations.join('')}</Relationships>` },
    { name: 'word/document.xml', content: `${HEAD}<w:document ${NAMESPACES}><w:body>${body}${section}</w:body></w:document>` },
    ...parts.map(([name, , content]) => ({ name: `word/${name}.xml`, content })),
    ...(paper.manager === 'word' ? [{ name: 'customXml/item1.xml', content: sourcesPart(paper.works) }] : []),
  ]);
}
