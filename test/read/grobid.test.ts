import { afterAll, describe, expect, it } from 'vitest';
import { openPost } from '../../src/lookup/post.ts';
import type { Document } from '../../src/model/document.ts';
import { entriesOfTei, withSecondReading } from '../../src/read/grobid.ts';
import { type Service, service } from '../audit/services.ts';

const TEI = `<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><back><div><listBibl>
<biblStruct xml:id="b0"><analytic><title level="a" type="main">A mathematical theory</title><author><persName><forename>C</forename><surname>Shannon</surname></persName></author></analytic>
<note type="raw_reference">C. E. Shannon. A mathematical theory &amp; more. 1948.</note></biblStruct>
<biblStruct xml:id="b1"><monogr><title level="m">Computing machinery</title><imprint><date when="1950">1950</date></imprint></monogr></biblStruct>
</listBibl></div></back></text></TEI>`;
const open: Service[] = [];
afterAll(() => {
  for (const one of open) one.close();
});
const pdf: Document = {
  id: 'sha256:0', name: 'a.pdf', mediaType: 'application/pdf', text: '', blocks: [], links: [], notes: [], citations: [], entries: [], pages: [], skipped: [],
}; // biome-ignore format: one value
const post = openPost(5, new AbortController().signal, 'stet/test');

describe('a GROBID server', () => {
  it('is given the file and its printed references are read; an entry without them by its parts', async () => {
    let sent = '';
    const server = await service((path, body) => {
      sent = body.toString('latin1');
      return path === '/api/processReferences' ? { status: 200, body: TEI } : { status: 404, body: '' };
    });
    open.push(server);
    const read = await withSecondReading(pdf, Buffer.from('%PDF-1.7 bytes'), `${server.url}/`, post);
    expect(read.secondReading).toEqual({
      reader: 'GROBID',
      entries: ['C. E. Shannon. A mathematical theory & more. 1948.', 'Computing machinery 1950'],
    });
    expect(sent).toContain('filename="document.pdf"');
    expect(sent).toContain('%PDF-1.7 bytes');
    expect(sent).not.toContain('a.pdf');
    expect(await withSecondReading({ ...pdf, mediaType: 'text/plain' }, Buffer.from('x'), server.url, post)).toEqual({
      ...pdf,
      mediaType: 'text/plain',
    });
  });

  it('that finds none, fails, or sends what is no TEI takes nothing from the document', async () => {
    const answers = [
      { status: 204, body: '' },
      { status: 503, body: 'busy' },
      { status: 200, body: '<TEI><biblStruct>' },
      { status: 200, body: '<!DOCTYPE x [<!ENTITY a "b">]><TEI/>' },
      null,
    ];
    const said: unknown[] = [];
    for (const answer of answers) {
      const server = await service(() => answer);
      open.push(server);
      const { secondReading, skipped } = await withSecondReading(pdf, Buffer.from('x'), server.url, post);
      said.push(secondReading?.entries ?? skipped[0]?.why);
    }
    expect(said[0]).toEqual([]);
    expect(said[1]).toBe('the GROBID server answered 503');
    for (const why of said.slice(2)) expect(why).toMatch(/^the GROBID server gave no reading: \S/);
  });

  it('cannot make the reader do more than read', async () => {
    await expect(entriesOfTei('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>')).rejects.toThrow(/document type/);
    expect(await entriesOfTei('<x/>')).toEqual([]);
  });
});
