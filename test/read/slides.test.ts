/** Slides: PowerPoint and OpenDocument presentations. */
import { expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { zipOf } from './made-zip.ts';
import { at, read, shape } from './shown.ts';

const NAMES =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const run = (words: string, properties = ''): string => `<a:r>${properties}<a:t>${words}</a:t></a:r>`;
const paragraph = (runs: string, properties = ''): string => `<a:p>${properties}${runs}</a:p>`;
const shape_ = (body: string, place = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${place === '' ? '' : `<p:ph type="${place}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${body}</p:txBody></p:sp>`;
const slide = (shapes: string, tag = 'sld'): string => `<p:${tag} ${NAMES}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${tag}>`;
const numbered = '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>';

function powerPoint(): Uint8Array {
  const first = slide(
    shape_(paragraph(run('Reading')), 'title') +
      shape_(
        paragraph(
          run('Haste spoils it ') +
            run('[1]', '<a:rPr><a:hlinkClick r:id="rId1"/></a:rPr>') +
            run(', all say') +
            run('2', '<a:rPr baseline="30000"/>'),
        ),
      ) +
      `<p:grpSp>${shape_(paragraph(run('Within a group')))}</p:grpSp>` +
      shape_(paragraph(run('Talk of 2024')), 'ftr') +
      shape_(paragraph('<a:fld><a:t>1</a:t></a:fld>'), 'sldNum'),
  );
  const last = slide(
    shape_(paragraph(run('References')), 'title') +
      shape_(
        paragraph(run('Roe, A. (2004). Of reading in haste. Journal of Reading, 7(3), 12–20.'), numbered) +
          paragraph(run('Lee, B. (2005). Of writing in haste. Journal of Writing, 8(1), 1–9.'), numbered),
        'body',
      ) +
      '<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>a</a:t></a:r></a:p></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>b</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>',
  );
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    // Slides are shown in this order, which is not that of their files.
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${NAMES}><p:sldIdLst><p:sldId id="256" r:id="rId7"/><p:sldId id="257" r:id="rId3"/></p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content:
        '<Relationships><Relationship Id="rId3" Target="slides/slide1.xml"/><Relationship Id="rId7" Target="slides/slide2.xml"/></Relationships>',
    },
    { name: 'ppt/slides/slide1.xml', content: last },
    { name: 'ppt/slides/slide2.xml', content: first },
    {
      name: 'ppt/slides/_rels/slide2.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://x/hyperlink" Target="https://doi.org/10.1234/x" TargetMode="External"/><Relationship Id="rId2" Type="http://x/notesSlide" Target="../notesSlides/notesSlide1.xml"/></Relationships>',
    },
    {
      name: 'ppt/notesSlides/notesSlide1.xml',
      content: slide(shape_(paragraph(run('See also Poe (2006).')), 'body') + shape_(paragraph(run('1')), 'sldNum'), 'notes'),
    },
  ]);
}

it('reads PowerPoint in the order of its slides, with titles, links, raised marks, tables and notes', async () => {
  const document = await read(powerPoint(), 'talk.pptx');
  expect(document.mediaType).toBe('application/vnd.openxmlformats-officedocument.presentationml.presentation');
  expect(shape(document)).toEqual([
    'heading2: Reading',
    'paragraph: Haste spoils it [1], all say2',
    'paragraph: Within a group',
    'paragraph: See also Poe (2006).',
    'heading2: References',
    'item (1): Roe, A. (2004). Of reading in haste. Journal of Reading, 7(3), 12–20.',
    'item (2): Lee, B. (2005). Of writing in haste. Journal of Writing, 8(1), 1–9.',
    'table: a | b',
  ]);
  expect(document.links.map(({ span, href }) => [at(document, span), href])).toEqual([['[1]', 'https://doi.org/10.1234/x']]);
  expect(document.superscripts?.map((span) => at(document, span))).toEqual(['2']);
  expect(extract(document).references.map(({ key, fields }) => [key, fields.title])).toEqual([
    ['1', 'Of reading in haste'],
    ['2', 'Of writing in haste'],
  ]);
});

it('reads OpenDocument slides', async () => {
  const frame = (words: string, role: string): string =>
    `<draw:frame presentation:class="${role}"><draw:text-box>${words}</draw:text-box></draw:frame>`;
  const content = `<office:document-content xmlns:office="o" xmlns:draw="d" xmlns:presentation="pr" xmlns:text="x" xmlns:xlink="l"><office:body><office:presentation>
    <draw:page>${frame('<text:p>Reading</text:p>', 'title')}${frame('<text:list><text:list-item><text:p>Haste <text:a xlink:href="https://doi.org/10.1234/x">spoils</text:a> it</text:p></text:list-item></text:list>', 'outline')}${frame('<text:p>Talk</text:p>', 'footer')}
    <presentation:notes>${frame('<text:p>See Poe (2006).</text:p>', 'notes')}</presentation:notes></draw:page></office:presentation></office:body></office:document-content>`;
  const document = await read(
    zipOf([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.presentation' },
      { name: 'content.xml', content },
    ]),
    'talk.odp',
  );
  expect(shape(document)).toEqual(['heading2: Reading', 'item: Haste spoils it', 'paragraph: See Poe (2006).']);
  expect(document.links.map(({ span, href }) => [at(document, span), href])).toEqual([['spoils', 'https://doi.org/10.1234/x']]);
});

it('says what is wrong with slides', async () => {
  await expect(read(zipOf([{ name: 'ppt/presentation.xml', content: '<p/>' }]), 'a.pptx')).rejects.toMatchObject({
    code: 'unreadable-input',
    message: expect.stringContaining('it holds no slides'),
  });
  await expect(read('words', 'a.pptx')).rejects.toMatchObject({ message: expect.stringContaining('a PowerPoint file') });
});
