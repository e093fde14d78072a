import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/read/index.ts';
import { Jumps } from '../../src/read/jumps.ts';
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
});
