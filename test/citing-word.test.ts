/** Marks of Word files: fields of Zotero, Mendeley, EndNote, Citavi and Word itself, cross-references, notes, plain text. */
import { describe, expect, it } from 'vitest';
import { readDocx } from '../src/read/docx.ts';
import { citedIn } from './citing.ts';
import { docxOf } from './read/made-zip.ts';

const p = (inner: string, style?: string) => `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${inner}</w:p>`;
const r = (t: string, props = '') => `<w:r><w:rPr>${props}</w:rPr><w:t xml:space="preserve">${t.replace(/&/g, '&amp;')}</w:t></w:r>`;
const esc = (t: string) => t.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const edge = (type: string, inner = '') => `<w:r><w:fldChar w:fldCharType="${type}">${inner}</w:fldChar></w:r>`;
const field = (code: string, shown: string, data = '') =>
  `${edge('begin', data)}${(code.match(/[\s\S]{1,40}/g) ?? []).map((c) => `<w:r><w:instrText xml:space="preserve">${esc(c)}</w:instrText></w:r>`).join('')}${edge('separate')}${r(shown)}${edge('end')}`;
const fin = (code: string, inner: string) =>
  `${edge('begin')}<w:r><w:instrText xml:space="preserve">${esc(code)}</w:instrText></w:r>${edge('separate')}${inner}${edge('end')}`;
const sup = '<w:vertAlign w:val="superscript"/>';
const W = [
  ['Ng', 'On hedges and their keepers', 2001],
  ['Li', 'On fences and their keepers', 2002],
  ['Doe', 'On walls and their keepers', 2003],
  ['Roe', 'On dams and their keepers', 2004],
] as const;
const work = (i: number) => W[i] ?? W[0];
const csl = (i: number) => ({
  id: 100 + i,
  type: 'article-journal',
  title: work(i)[1],
  author: [{ family: work(i)[0], given: 'A.' }],
  issued: { 'date-parts': [[String(work(i)[2])]] },
  'container-title': 'Journal of Hedges',
  volume: String(i + 1),
  page: '1-9',
});
const zot = (is: number[], shown: string, more: Record<string, unknown> = {}) =>
  field(
    ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationID: 'x', properties: { formattedCitation: shown, plainCitation: shown }, citationItems: is.map((i) => ({ id: 100 + i, uris: [`http://zotero.org/users/1/items/K${i}`], itemData: csl(i), ...more })), schema: 's' })} `,
    shown,
  );
const men = (is: number[], shown: string) =>
  field(
    `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: is.map((i) => ({ id: `ITEM-${i + 1}`, itemData: { ...csl(i), id: `ITEM-${i + 1}` }, uris: [`http://www.mendeley.com/documents/?uuid=${i}`] })), mendeley: { formattedCitation: shown }, properties: { noteIndex: 0 }, schema: 's' })}`,
    shown,
  );
const enx = (is: number[], pages = '') =>
  `<EndNote>${is.map((i) => `<Cite><Author>${work(i)[0]}</Author><Year>${work(i)[2]}</Year><RecNum>${i + 1}</RecNum>${pages ? `<Pages>${pages}</Pages>` : ''}<DisplayText>(x)</DisplayText><record><rec-number>${i + 1}</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors><author>${work(i)[0]}, A.</author></authors></contributors><titles><title>${work(i)[1]}</title><secondary-title>Journal of Hedges</secondary-title></titles><pages>1-9</pages><volume>${i + 1}</volume><dates><year>${work(i)[2]}</year></dates><urls></urls></record></Cite>`).join('')}</EndNote>`;
const apa = (i: number) => `${work(i)[0]}, A. (${work(i)[2]}). ${work(i)[1]}. Journal of Hedges, ${i + 1}, 1–9.`;
const num = (i: number) => `${i + 1}. ${work(i)[0]} A. ${work(i)[1]}. J Hedges. ${work(i)[2]};${i + 1}:1–9.`;

const CONTEXT = { name: 'a.docx', limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } };
function check(what: string, body: string, marks: string, remarks: readonly string[] = [], parts: Record<string, string> = {}): void {
  it(what, async () => {
    const found = citedIn(await readDocx(docxOf(body, parts), CONTEXT), ({ key, fields: { author } }) =>
      (author?.[0]?.family ?? author?.[0]?.literal ?? key).toLowerCase(),
    );
    expect(found.marks).toBe(marks);
    expect(found.remarks).toHaveLength(remarks.length);
    remarks.forEach((words, i) => void expect(found.remarks[i]).toContain(words));
  });
}

describe('Word files', () => {
  const head = p(r('References'), 'Heading1');
  const sty = {
    'word/styles.xml': '<w:styles W_NS><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
  };
  const bibl = (code: string, lines: string[]) =>
    `<w:p>${edge('begin')}<w:r><w:instrText xml:space="preserve">${esc(code)}</w:instrText></w:r>${edge('separate')}${r(lines[0] ?? '')}</w:p>${lines
      .slice(1, -1)
      .map((l) => p(r(l)))
      .join('')}<w:p>${r(lines.at(-1) ?? '')}${edge('end')}</w:p>`;
  check(
    'zotero',
    p(
      r('See ') +
        zot([0, 1], '(Ng, 2001; Li, 2002)') +
        r(' and ') +
        zot([2], '(Doe, 2003, p. 5)', { locator: '5', label: 'page' }) +
        r('.'),
    ) +
      head +
      bibl(' ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY ', [apa(0), apa(1), apa(2)]),
    '3: ng li doe@5',
    [],
    sty,
  );
  check(
    'zotero no bibl',
    p(r('See ') + zot([0, 1], '(Ng, 2001; Li, 2002)') + r(' and ') + zot([2], '(Doe, 2003)') + r('.')),
    '3: ng li doe',
  );
  check(
    'zotero numeric',
    p(r('See ') + zot([0, 1], '[1,2]') + r(' and ') + zot([2], '[3]') + r('.')) +
      head +
      bibl(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', [
        '[1]\tNg A. On hedges and their keepers. J Hedges 2001;1:1-9.',
        '[2]\tLi A. On fences and their keepers. J Hedges 2002;2:1-9.',
        '[3]\tDoe A. On walls and their keepers. J Hedges 2003;3:1-9.',
      ]),
    '3: ng li doe',
    [],
    sty,
  );
  check(
    'zotero + typed marks',
    p(r('See ') + zot([0, 1], '(Ng, 2001; Li, 2002)') + r(' and Doe (2003, p. 5) and (Roe, 2004).')) +
      head +
      bibl(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', [apa(0), apa(1), apa(2), apa(3)]),
    '4: ng li doe@p. 5 roe',
    [],
    sty,
  );
  check(
    'zotero hand list extra uncited',
    p(r('See ') + zot([0, 1, 2], '(Ng, 2001; Li, 2002; Doe, 2003)') + r('.')) +
      head +
      bibl(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', [apa(0), apa(1), apa(2), apa(3)]),
    '4: ng li doe',
    ['uncited'],
    sty,
  );
  check(
    'zotero note style',
    p(`${r('See this')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>${r('.')}`),
    '1: ng ng',
    [],
    {
      'word/footnotes.xml': `<w:footnotes W_NS><w:footnote w:id="2">${p(zot([0], 'A. Ng, “On Hedges and Their Keepers,” Journal of Hedges 1 (2001): 1–9.'))}</w:footnote></w:footnotes>`,
    },
  );
  check(
    'mendeley',
    p(r('See ') + men([0, 1], '(Ng, 2001; Li, 2002)') + r(' and ') + men([2], '(Doe, 2003)') + r('.')) +
      head +
      bibl('ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY ', [apa(0), apa(1), apa(2)]),
    '3: ng li doe',
    [],
    sty,
  );
  check(
    'mendeley same ITEM-1 in each field',
    p(
      r('See ') +
        field(
          `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { ...csl(0), id: 'ITEM-1' }, uris: ['http://www.mendeley.com/documents/?uuid=a'] }] })}`,
          '(Ng, 2001)',
        ) +
        r(' and ') +
        field(
          `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { ...csl(1), id: 'ITEM-1' }, uris: ['http://www.mendeley.com/documents/?uuid=b'] }] })}`,
          '(Li, 2002)',
        ),
    ),
    '2: ng li',
  );
  check(
    'mendeley ITEM-1 no uris',
    p(
      r('See ') +
        field(
          `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { ...csl(0), id: 'ITEM-1' } }] })}`,
          '(Ng, 2001)',
        ) +
        r(' and ') +
        field(
          `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { ...csl(1), id: 'ITEM-1' } }] })}`,
          '(Li, 2002)',
        ),
    ),
    '2: ng li',
  );
  const v3 = (i: number, shown: string) =>
    `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${Buffer.from(JSON.stringify({ citationID: 'M', citationItems: [{ id: `uuid-${i}`, itemData: { ...csl(i), id: `uuid-${i}` } }] })).toString('base64')}"/></w:sdtPr><w:sdtContent>${r(shown)}</w:sdtContent></w:sdt>`;
  check(
    'mendeley cite v3',
    p(r('See ') + v3(0, '(Ng, 2001)') + r(' and ') + v3(1, '(Li, 2002)') + r('.')) +
      head +
      `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_BIBLIOGRAPHY"/></w:sdtPr><w:sdtContent>${p(r(apa(0)))}${p(r(apa(1)))}</w:sdtContent></w:sdt>`,
    '2: ng li',
    [],
    sty,
  );
  check(
    'endnote inline',
    p(
      r('See ') +
        field(` ADDIN EN.CITE ${enx([0, 1])}`, '(Ng, 2001; Li, 2002)') +
        r(' and ') +
        field(` ADDIN EN.CITE ${enx([2], '5')}`, '(Doe, 2003, p. 5)') +
        r('.'),
    ) +
      head +
      bibl(' ADDIN EN.REFLIST ', [apa(0), apa(1), apa(2)]),
    '3: ng li doe@5',
    [],
    sty,
  );
  check(
    'endnote data',
    p(
      r('See ') +
        `${edge('begin', `<w:fldData xml:space="preserve">${Buffer.from(`${enx([0, 1])}\0`).toString('base64')}</w:fldData>`)}<w:r><w:instrText> ADDIN EN.CITE </w:instrText></w:r>${edge('begin', `<w:fldData xml:space="preserve">${Buffer.from(`${enx([0, 1])}\0`).toString('base64')}</w:fldData>`)}<w:r><w:instrText> ADDIN EN.CITE.DATA </w:instrText></w:r>${edge('end')}${edge('separate')}${r('(Ng, 2001; Li, 2002)')}${edge('end')}` +
        r('.'),
    ) +
      head +
      bibl(' ADDIN EN.REFLIST ', [apa(0), apa(1)]),
    '2: ng li',
    [],
    sty,
  );
  check(
    'endnote numbers sup',
    p(
      r('See') + fin(` ADDIN EN.CITE ${enx([0, 1])}`, r('1,2', sup)) + r(' and') + fin(` ADDIN EN.CITE ${enx([2])}`, r('3', sup)) + r('.'),
    ) +
      head +
      bibl(' ADDIN EN.REFLIST ', [num(0), num(1), num(2)]),
    '3: ng li doe',
    [],
    sty,
  );
  check(
    'endnote inner links',
    p(
      r('See ') +
        fin(` ADDIN EN.CITE ${enx([0])}`, r('(') + fin(' HYPERLINK \\l "_ENREF_1" \\o "Ng, 2001 #1" ', r('Ng, 2001')) + r(')')) +
        r('.'),
    ) +
      head +
      bibl(' ADDIN EN.REFLIST ', [apa(0), apa(1)]),
    '2: ng',
    [],
    sty,
  );
  const citavi = (i: number, shown: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="To edit, see citavi.com/edit"/><w:tag w:val="CitaviPlaceholder#aaaa-${i}"/></w:sdtPr><w:sdtContent>${fin(`ADDIN CitaviPlaceholder{${Buffer.from(JSON.stringify({ $id: '1', $type: 'SwissAcademic.Citavi.Citations.WordPlaceholder, SwissAcademic.Citavi', Entries: [{ $id: '2', ReferenceId: `ref-${i}`, PageRange: { $id: '3', StartPage: { PrettyString: '5', IsFullyNumeric: true, Number: 5 }, OriginalString: '5' }, Reference: { $id: '4', ReferenceType: 'JournalArticle', Title: work(i)[1], Year: String(work(i)[2]), Authors: [{ $id: '5', FirstName: 'A.', LastName: work(i)[0], Sex: 0 }], Periodical: { Name: 'Journal of Hedges' }, Volume: String(i + 1), PageRange: { OriginalString: '1-9' }, Id: `ref-${i}` } }], FormattedText: { TextUnits: [{ Text: shown }] } })).toString('base64')}}`, r(shown))}</w:sdtContent></w:sdt>`;
  check(
    'citavi',
    p(r('Siehe ') + citavi(0, '(Ng 2001, S. 5)') + r(' und ') + citavi(1, '(Li 2002, S. 5)') + r('.')) +
      `<w:sdt><w:sdtPr><w:tag w:val="CitaviBibliography"/></w:sdtPr><w:sdtContent>${p(r('Literaturverzeichnis'), 'Heading1')}${p(fin('ADDIN CitaviBibliography', r(apa(0))))}${p(r(apa(1)))}</w:sdtContent></w:sdt>`,
    '2: ng@5 li@5',
    [],
    sty,
  );
  const src = (tag: string, i: number) =>
    `<b:Source><b:Tag>${tag}</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>${work(i)[0]}</b:Last><b:First>A.</b:First></b:Person></b:NameList></b:Author></b:Author><b:Title>${work(i)[1]}</b:Title><b:JournalName>Journal of Hedges</b:JournalName><b:Year>${work(i)[2]}</b:Year><b:Volume>${i + 1}</b:Volume><b:Pages>1-9</b:Pages></b:Source>`;
  const sources = (...s: string[]) => ({
    'customXml/item1.xml': `<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography" SelectedStyle="\\APA.XSL">${s.join('')}</b:Sources>`,
    ...sty,
  });
  const sdtc = (code: string, shown: string) =>
    `<w:sdt><w:sdtPr><w:id w:val="1"/><w:citation/></w:sdtPr><w:sdtContent>${field(code, shown)}</w:sdtContent></w:sdt>`;
  check(
    'word own',
    p(
      r('See ') +
        sdtc(' CITATION Ng01 \\p 5 \\l 1033 ', '(Ng, 2001, p. 5)') +
        r(' and ') +
        sdtc(' CITATION Li02 \\m Doe03 \\l 1033 ', '(Li, 2002; Doe, 2003)') +
        r('.'),
    ) +
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Bibliographies"/></w:docPartObj></w:sdtPr><w:sdtContent>${head}${p(fin(' BIBLIOGRAPHY ', r(apa(0))))}${p(r(apa(1)))}${p(r(apa(2)))}</w:sdtContent></w:sdt>`,
    '3: ng@5 li doe',
    [],
    sources(src('Ng01', 0), src('Li02', 1), src('Doe03', 2)),
  );
  check(
    'word own uncited source',
    p(r('See ') + sdtc(' CITATION Ng01 \\l 1033 ', '(Ng, 2001)') + r(' and ') + sdtc(' CITATION Li02 \\l 1033 ', '(Li, 2002)') + r('.')),
    '2: ng li',
    [],
    sources(src('Ng01', 0), src('Li02', 1), src('Doe03', 2)),
  );
  check(
    'word own missing source, printed list',
    p(r('See ') + sdtc(' CITATION Ng01 \\l 1033 ', '(Ng, 2001)') + r(' and ') + sdtc(' CITATION Li02 \\l 1033 ', '(Li, 2002)') + r('.')) +
      head +
      p(r(apa(0))) +
      p(r(apa(1))) +
      p(r(apa(2))),
    '3: ng li',
    ['uncited'],
    sty,
  );
  check(
    'plain apa',
    p(r('See (Ng, 2001; Li, 2002), Doe (2003) and (Roe, 2004, p. 5).')) + head + [0, 1, 2, 3].map((i) => p(r(apa(i)))).join(''),
    '4: ng li doe roe@p. 5',
    [],
    sty,
  );
  check(
    'plain numbers',
    p(r('See [1,2], [3] and [4].')) + head + [0, 1, 2, 3].map((i) => p(r(num(i)))).join(''),
    '4: ng li doe roe',
    [],
    sty,
  );
  const numbering =
    '<w:numbering W_NS><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="[%1]"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
  const li = (t: string, bm = '') => `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>${bm}${r(t)}</w:p>`;
  check(
    'auto numbers',
    p(r('See [1,2], [3] and [4].')) + head + [0, 1, 2, 3].map((i) => li(num(i).slice(3))).join(''),
    '4: ng li doe roe',
    [],
    { ...sty, 'word/numbering.xml': numbering },
  );
  check(
    'auto numbers sup',
    p(r('See') + r('1,2', sup) + r(', this') + r('3', sup) + r(' and') + r('4', sup) + r('.')) +
      head +
      [0, 1, 2, 3].map((i) => li(num(i).slice(3))).join(''),
    '4: ng li doe roe',
    [],
    { ...sty, 'word/numbering.xml': numbering },
  );
  const bm = (i: number) => `<w:bookmarkStart w:id="${i}" w:name="_Ref${i}00"/><w:bookmarkEnd w:id="${i}"/>`;
  check(
    'REF cross refs',
    p(
      r('See ') +
        field(' REF _Ref000 \\r \\h ', '[1]') +
        r(', ') +
        field(' REF _Ref100 \\r \\h ', '[2]') +
        r(', ') +
        field(' REF _Ref200 \\n \\h ', '[3]') +
        r(' and ') +
        field(' REF _Ref300 \\r \\h ', '[4]') +
        r('.'),
    ) +
      head +
      [0, 1, 2, 3].map((i) => li(num(i).slice(3), bm(i))).join(''),
    '4: ng li doe roe',
    [],
    { ...sty, 'word/numbering.xml': numbering },
  );
  check(
    'unknown field',
    p(
      r('See ') +
        field(' ADDIN PAPERS2_CITATIONS <citation><uuid>x</uuid></citation>', '(Ng, 2001)') +
        r(' and ') +
        field('ADDIN RW.CITE{{1 Li 2002}}', '(Li, 2002)') +
        r(', (Doe, 2003).'),
    ) +
      head +
      [0, 1, 2].map((i) => p(r(apa(i)))).join(''),
    '3: ng li doe',
    [],
    sty,
  );
  check(
    'footnotes',
    p(`${r('See this')}<w:r><w:footnoteReference w:id="2"/></w:r>${r(' and this')}<w:r><w:footnoteReference w:id="3"/></w:r>${r('.')}`),
    '1: ng ng@p. 5',
    [],
    {
      'word/footnotes.xml': `<w:footnotes W_NS><w:footnote w:id="2">${p(r('A. Ng, ‘On Hedges and Their Keepers’, Journal of Hedges 1 (2001), 1–9.'))}</w:footnote><w:footnote w:id="3">${p(r('Ibid., p. 5.'))}</w:footnote></w:footnotes>`,
    },
  );
  check(
    'tracked deletion of a cite',
    p(
      r('See ') +
        `<w:del w:id="1">${field(' ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{"id":1,"itemData":{"id":1,"title":"On gone things and more","type":"book"}}]}', '(Gone, 1999)').replaceAll('<w:t ', '<w:delText ').replaceAll('</w:t>', '</w:delText>')}</w:del>` +
        zot([0], '(Ng, 2001)') +
        r('.'),
    ),
    '1: ng',
  );
  check(
    'zotero dup item',
    p(
      zot([0], '(Ng, 2001)') +
        r(' and ') +
        field(
          ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 999, uris: ['http://zotero.org/groups/5/items/ZZ'], itemData: csl(0) }] })} `,
          '(Ng, 2001)',
        ),
    ),
    '2: ng ng',
    ['same work'],
  );
  check(
    'zotero without itemData',
    p(
      field(
        ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 1, uris: ['http://zotero.org/users/1/items/A'] }] })} `,
        '(Ng, 2001)',
      ) + r(' and (Li, 2002), Doe (2003).'),
    ) +
      head +
      [0, 1, 2].map((i) => p(r(apa(i)))).join(''),
    '3: ng li doe',
    [],
    sty,
  );
  check(
    'lost text mark among zotero',
    p(zot([0, 1, 2], '(Ng, 2001; Li, 2002; Doe, 2003)') + r(' and (Roe et al., 2004).')) +
      head +
      bibl(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', [apa(0), apa(1), apa(2)]),
    '3: ng li doe',
    [],
    sty,
  );
});
