import { afterAll, describe, expect, it } from 'vitest';
import { openPost } from '../../src/lookup/post.ts';
import type { Document } from '../../src/model/document.ts';
import { withoutSecondReading, withSecondReading } from '../../src/read/grobid.ts';
import { type Answer, bibl, type Grobid, grobid, tei } from './grobid-server.ts';

const open: Grobid[] = [];
afterAll(() => {
  for (const one of open) one.close();
});
const pdf: Document = {
  id: 'sha256:0', name: 'a.pdf', mediaType: 'application/pdf', text: '', blocks: [], links: [], notes: [], citations: [], entries: [], pages: [], skipped: [],
}; // biome-ignore format: one value
const post = openPost(60, new AbortController().signal, 'stet/test');
const TEI = tei(bibl('C. E. Shannon. A mathematical theory. 1948.'));

/** What came of asking a server that answers so: the entries, or why there are none; how often it was asked, the seconds waited. */
async function asked(...answers: readonly Answer[]) {
  const server = await grobid(...answers);
  open.push(server);
  const waited: number[] = [];
  const pause = async (seconds: number): Promise<void> => {
    waited.push(seconds);
  };
  const read = await withSecondReading(pdf, Buffer.from('%PDF-1.7 bytes'), `${server.url}/`, post, { pause });
  return { said: read.secondReading?.entries ?? read.skipped[0]?.why, times: server.sent.length, waited, sent: server.sent[0] ?? '', read };
}

describe('a GROBID server', () => {
  it('is given the file in a form, without its name, and what it reads is kept', async () => {
    const { read, sent, times } = await asked({ status: 200, body: TEI });
    expect(read).toEqual({
      ...pdf,
      secondReading: { reader: 'GROBID', entries: ['C. E. Shannon. A mathematical theory. 1948.'], fields: [{}] },
    });
    expect(sent).toContain('name="includeRawCitations"\r\n\r\n1\r\n');
    expect(sent).toContain('filename="document.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 bytes\r\n');
    expect(sent).not.toContain('a.pdf');
    expect(times).toBe(1);
    const text = { ...pdf, mediaType: 'text/plain' };
    expect(await withSecondReading(text, Buffer.from('x'), 'http://127.0.0.1:1', post)).toEqual(text);
    expect(withoutSecondReading(text, 'why')).toEqual(text);
  });

  it('that is busy is asked again, as late as it says and no later than bearable, and not for ever', async () => {
    const busy = (after?: string): Answer => ({ status: 503, ...(after === undefined ? {} : { headers: { 'retry-after': after } }) });
    const once = await asked(busy('2'), { status: 200, body: TEI });
    expect(once).toMatchObject({ said: ['C. E. Shannon. A mathematical theory. 1948.'], times: 2, waited: [2] });
    expect(await asked(busy('86400'), { status: 429 }, busy('soon'), { status: 204 })).toMatchObject({
      said: [],
      times: 4,
      waited: [30, 5, 5],
    });
    expect(await asked(busy())).toMatchObject({ said: 'the GROBID server is busy: it answered 503 4 times', times: 4, waited: [5, 5, 5] });
  });

  it('that fails is told with its own words, and takes nothing from the document', async () => {
    const html = '<html><body><h1>Are you a human?</h1><script>x()</script></body></html>';
    const cases: [Answer, RegExp][] = [
      [
        { status: 500, body: '[NO_BLOCKS] PDF parsing resulted in empty content' },
        /^the GROBID server answered 500: \[NO_BLOCKS\] PDF parsing/,
      ],
      [{ status: 500, body: html }, /answered 500$/],
      [{ status: 404 }, /answered 404: there is no GROBID at this address/],
      [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, /answered 302, which sends elsewhere and is not followed: name/],
      [{ status: 200, body: html }, /gave no reading: it is no TEI document/],
      [{ status: 200, body: '<TEI><biblStruct>' }, /gave no reading: \S/],
      [
        { status: 200, body: '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><TEI>&c;</TEI>' },
        /gave no reading: it declares a document type/,
      ],
      [{ status: 200, body: '' }, /gave no reading: \S/],
      [(response) => response.destroy(), /gave no reading: \S/],
      [
        (response) => void response.writeHead(200, { 'content-length': '1000' }).write('<TEI>', () => response.destroy()),
        /gave no reading: \S/,
      ],
    ];
    for (const [answer, why] of cases) {
      const { said, times, read } = await asked(answer);
      expect(said).toMatch(why);
      expect(times).toBe(1);
      expect({ ...read, skipped: [] }).toEqual(pdf);
    }
  });

  it('that sends without end is heard no longer than any answer is', async () => {
    let sent = 0;
    const { said } = await asked((response) => {
      const part = Buffer.alloc(1 << 20, '<a/>');
      response.writeHead(200);
      // 200 MB, were they taken.
      const more = (): void => {
        if (response.destroyed || sent === 200) return void response.end();
        sent += 1;
        response.write(part, more);
      };
      more();
    });
    expect(said).toMatch(/gave no reading: it sent more than 16777216 bytes/);
  });

  it('that never answers is waited for as long as was agreed; one that is not there, not at all', async () => {
    const silent = await grobid(() => undefined);
    open.push(silent);
    const short = openPost(0.3, new AbortController().signal, 'stet/test');
    const why = async (url: string, by: typeof post) => (await withSecondReading(pdf, Buffer.from('x'), url, by)).skipped[0]?.why;
    expect(await why(silent.url, short)).toBe('the GROBID server gave no reading: it did not answer within 0.3 s');
    const gone = await grobid({ status: 200 });
    gone.close();
    expect(await why(gone.url, post)).toMatch(/gave no reading: .*ECONNREFUSED/);
    expect(await why('file:///etc', post)).toMatch(/gave no reading: \S/);
  });

  it('is waited for no longer when the run ends', async () => {
    const stop = new AbortController();
    const server = await grobid((response) => {
      response.writeHead(503, { 'retry-after': '30' }).end();
      response.once('close', () => stop.abort());
    });
    open.push(server);
    const read = await withSecondReading(pdf, Buffer.from('x'), server.url, openPost(60, stop.signal, 'stet/test'), {
      signal: stop.signal,
    });
    expect(read.skipped).toMatchObject([{ what: 'a second reading' }]);
    expect(server.sent).toHaveLength(1);
  });
});
