/** Records of works pasted among prose. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/model/document.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { withPasted } from '../../src/read/pasted.ts';

const read = (text: string, name: string): Promise<Document> =>
  parseBytes(new TextEncoder().encode(text), { name, limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } });
const PROSE = 'Here are the works on reefs that I spoke of when we met; the second of them is the better one, as far as I can tell.';
const BIBTEX =
  '@article{marsh16,\n  author = {Marsh, Ada and M{\\"u}ller, Bo},\n  title = {On *reefs* and their_growth},\n  year = 2016\n}';
const BOOK = '@book{roe01, author = {Roe, Alan}, title = {Hedges}, year = {2001}}';
const RIS = 'TY  - JOUR\nAU  - Marsh, Ada\nTI  - On reefs\nPY  - 2016\nER  -';
const NBIB = 'PMID- 23456789\nTI  - On reefs and\n      atolls.\nFAU - Marsh, Ada\nDP  - 2016 Mar';
const ENDNOTE = '%0 Journal Article\n%A Marsh, Ada\n%T On reefs\n%D 2016';
const CSL = '[{"type":"article-journal","title":"On reefs","author":[{"family":"Marsh","given":"Ada"}]}]';
const titles = ({ entries }: Document) => entries.map(({ fields }) => fields.title);

describe('records among prose', () => {
  it.each([
    ['BibTeX', BIBTEX, 'On *reefs* and their_growth'],
    ['RIS', RIS, 'On reefs'],
    ['PubMed', NBIB, 'On reefs and atolls'],
    ['EndNote', ENDNOTE, 'On reefs'],
  ])('reads %s in a plain text, in Markdown, and in a page', async (_, record, title) => {
    const text = `${PROSE}\n\n${record}\n\n${PROSE}`;
    for (const name of ['a.txt', 'a.md', '-']) {
      const document = await read(text, name);
      expect(titles(document), name).toEqual([title]);
      const [entry] = document.entries;
      expect(document.text.slice(entry?.span.start, entry?.span.end), name).toBe(entry?.raw);
      expect(document.blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(2);
      expect(document.citations).toEqual([]);
    }
    const page = await read(`<!doctype html><p>${PROSE}</p><pre>${record}</pre><p>${PROSE}</p>`, 'a.html');
    expect(titles(page)).toEqual([title]);
  });
  it('keeps the letters that Markdown would take for its own', async () => {
    const { entries } = await read(`${PROSE}\n\n${BIBTEX}\n`, 'a.md');
    expect(entries[0]?.fields.author?.[1]?.family).toBe('Müller');
  });
  it('reads a row of them, and numbers those without a key', async () => {
    const { entries } = await read(`${PROSE}\n\n${RIS}\n\n${RIS.replace('On reefs', 'Gates')}\n\n${PROSE}`, 'a.md');
    expect(entries.map(({ key, fields }) => [key, fields.title])).toEqual([
      ['1', 'On reefs'],
      ['2', 'Gates'],
    ]);
  });
  it('reads fences of tagged lines and of CSL-JSON, and no other JSON', async () => {
    expect(titles(await read(`# A\n\n\`\`\`ris\n${RIS}\n\`\`\`\n\n\`\`\`json\n${CSL}\n\`\`\`\n`, 'a.md'))).toEqual([
      'On reefs',
      'On reefs',
    ]);
    expect(titles(await read('# A\n\n```json\n[{"type":"button","title":"Save all"}]\n```\n\n```\n{"a": 1}\n```\n', 'a.md'))).toEqual([]);
  });
  it('leaves fences of programs alone', async () => {
    expect(titles(await read(`# A\n\n\`\`\`js\n${BOOK}\n\`\`\`\n\n\`\`\`css\n@media{h1,h2}\n\`\`\`\n`, 'a.md'))).toEqual([]);
  });
  it('takes no pattern of a manual for a work, and no address', async () => {
    expect(titles(await read(`${PROSE}\n\n@article{key,\n  author = {...},\n  title = {...}\n}\n\n${PROSE}`, 'a.txt'))).toEqual([]);
    expect(titles(await read(`${PROSE} Write to ada@article.org or to\n@book of faces.\n`, 'a.txt'))).toEqual([]);
  });
  it('tells of one that cannot be read', async () => {
    const document = await read(`${PROSE}\n\n@article{a, title = {On reefs, year = 2001\n\n${BOOK}\n\n${PROSE}`, 'a.txt');
    expect(titles(document)).toContain('Hedges');
    expect(document.skipped.map(({ what }) => what).join() + titles(document).join()).toMatch(/@article\{a|On reefs/);
  });
  it('reads the lists and the prose around them as without them', async () => {
    const list =
      '\n\nReferences\n\n[1] Roe, A. (2001). On hedges. Journal of Hedges, 3(2), 10–20.\n[2] Doe, B. (2003). On gates. Journal of Hedges, 4(1), 1–9.';
    const document = await read(`${PROSE}\n\n${BOOK}${list}`, 'a.txt');
    expect(titles(document)).toEqual(['Hedges']);
    const without = await read(`${PROSE}\n\n${BOOK.replace(/\S/g, ' ')}${list}`, 'a.txt');
    expect(document.blocks.filter(({ kind }) => kind !== 'code')).toEqual(without.blocks);
  });
  it('gives a file that is nothing but records to their reader', async () => {
    expect((await read(`${BIBTEX}\n\nA note.\n\n${BOOK}`, 'a.txt')).mediaType).toBe('application/x-bibtex');
    expect((await read(`${BOOK}\n\n${PROSE}`, 'a.txt')).mediaType).toBe('text/plain');
  });
  it('gives back a document without any as it is', async () => {
    const document = await read(`# A\n\n${PROSE}`, 'a.md');
    expect(withPasted(document)).toBe(document);
  });
  it('keeps every place, whatever stands around', async () => {
    const part = fc.constantFrom(PROSE, BIBTEX, BOOK, RIS, NBIB, ENDNOTE, '', 'ER  -', '@article{', '%0 Book', '> quoted', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 7 }), async (parts) => {
        const text = `${PROSE}\n\n${parts.join('\n\n')}`;
        const document = await read(text, 'a.txt');
        for (const { span, raw } of document.entries) expect(document.text.slice(span.start, span.end)).toBe(raw);
        const [...spans] = document.blocks.map(({ span }) => span);
        for (const [i, span] of spans.entries()) expect(span.start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
        const works = parts.filter((one) => [BIBTEX, BOOK, RIS, NBIB, ENDNOTE].includes(one)).length;
        expect(document.entries.length).toBeLessThanOrEqual(works);
        if (!parts.some((one) => ['@article{', 'ER  -', 'x', '%0 Book'].includes(one))) expect(document.entries).toHaveLength(works);
      }),
      { numRuns: 60 },
    );
  });
});
