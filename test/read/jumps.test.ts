import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/read/index.ts';
import { calledAgain, Jumps } from '../../src/read/jumps.ts';
import { docxOf } from './made-zip.ts';

const shown = async (name: string, bytes: Uint8Array) => {
  const { text, jumps = [] } = await readDocument({ name, bytes }, { isolate: false });
  return jumps.map(({ span, place }) => [text.slice(span.start, span.end), text.slice(place).trim().slice(0, 9)]);
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (code: string, text: string): string =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>${mark('separate')}${run(text)}${mark('end')}`;
const marked = (name: string, inner: string): string => `<w:bookmarkStart w:id="1" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="1"/>`;

describe('links within a document', () => {
  it('lead to what bears the name, once', () => {
    const jumps = new Jumps();
    jumps.from({ start: 0, end: 4 }, 'a');
    jumps.from({ start: 5, end: 9 }, 'nowhere');
    jumps.from({ start: 5, end: 5 }, 'a');
    jumps.at('a', 20);
    jumps.at('a', 30);
    expect(jumps.read()).toEqual({ jumps: [{ span: { start: 0, end: 4 }, place: 20 }] });
    expect(new Jumps().read()).toEqual({});
  });
  it('are read in web pages', async () => {
    const page = '<p>As <a href="#doe">Doe</a> says, see <a href="#none">there</a>.</p><p id="doe">Doe, On hedges</p>';
    expect(await shown('a.html', bytes(page))).toEqual([['Doe', 'Doe, On h']]);
  });
  it('are read in Markdown', async () => {
    const text = 'As [Doe](#doe) says, see [there](#none).\n\n<a id="doe"></a>Doe, On hedges';
    expect(await shown('a.md', bytes(text))).toEqual([['Doe', 'Doe, On h']]);
  });
  it('are read in Word documents, as elements and as fields', async () => {
    const body = `<w:p>${run('As ')}<w:hyperlink w:anchor="doe">${run('Doe')}</w:hyperlink>${run(' says, ')}${field('HYPERLINK \\l &quot;doe&quot;', 'he')}${run(' does.')}</w:p><w:p>${marked('doe', run('Doe, On hedges'))}</w:p>`;
    expect(await shown('a.docx', docxOf(body))).toEqual([
      ['Doe', 'Doe, On h'],
      ['he', 'Doe, On h'],
    ]);
  });
  it('are read in Word, RTF and ODT as cross-references', async () => {
    const wished = [['1', 'Doe, On h']];
    const body = `<w:p>${run('It is so.')}${field(' REF _Ref1 \\r \\h ', '1')}</w:p><w:p>${marked('_Ref1', run('Doe, On hedges'))}</w:p>`;
    expect(await shown('a.docx', docxOf(body))).toEqual(wished);
    const rtf =
      '{\\rtf1 It is so.{\\field{\\*\\fldinst REF _Ref1 \\\\r \\\\h }{\\fldrslt 1}} Truly.\\par{\\*\\bkmkstart _Ref1}Doe, On hedges{\\*\\bkmkend _Ref1}\\par}';
    expect(await shown('a.rtf', bytes(rtf))).toEqual(wished);
    const flat = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>It is so.<text:bookmark-ref text:reference-format="number" text:ref-name="_Ref1">1</text:bookmark-ref></text:p><text:p><text:bookmark-start text:name="_Ref1"/>Doe, On hedges</text:p></office:text></office:body></office:document>`;
    expect(await shown('a.fodt', bytes(flat))).toEqual(wished);
  });
  it('call a note again where they show its number', () => {
    const note = { id: 'endnote-1', kind: 'endnote' as const, label: '1', span: { start: 20, end: 30 }, mark: { start: 5, end: 6 } };
    const text = 'So it¹ is, 1 and p1 here';
    const again = { span: { start: 11, end: 12 }, place: 5 };
    expect(calledAgain([note], [again, { span: { start: 17, end: 19 }, place: 5 }, { ...again, place: 6 }], text)).toEqual([
      { ...note, again: [again.span] },
    ]);
    expect(calledAgain([note], [], text)).toEqual([note]);
  });
});
