/** The report as a Word file says what the others say; read back by our own reader. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { closeReaders, readDocument } from '../../src/read/index.ts';
import { docx } from '../../src/report/docx.ts';
import { ALL, NO_MATCH, paper, RETRACTED, report, VERIFIED } from './make.ts';

afterAll(() => closeReaders());

const xmlOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array(0));
const textOf = (bytes: Uint8Array): string =>
  xmlOf(bytes)
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]{1,400}>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe('the report as a Word file', () => {
  it('tells counts, rule, reason, record, coverage and links of what needs a look', () => {
    const text = textOf(docx([paper().report]));
    expect(text).toContain('No match found: [17]');
    expect(text).toContain(`(rule ${NO_MATCH.rule}`);
    expect(text).toContain('is a lead to confirm, not proof of misconduct');
    expect(text).toContain('Coverage: complete');
    expect(text).toContain('Confirm yourself: cited DOI, ');
    // The word for a class stands nowhere but in the name of its rule.
    expect(text.replace(/\(rule [\w/-]{1,60}/g, '')).not.toMatch(/\bfake\b/i);
    expect(xmlOf(docx([paper().report]))).toContain('w:hyperlink');
  });

  it('tells what of the document was left out, and what could not be read at all', () => {
    const one = report([VERIFIED]);
    const skipped = [{ what: 'page 3', why: 'it could not be drawn' }];
    const text = textOf(
      docx([{ ...one, document: { ...one.document, skipped } }], { unread: [{ name: 'exhibit.pdf', why: 'it is no PDF' }] }),
    );
    expect(text).toContain('Left out: page 3, because it could not be drawn.');
    expect(text).toMatch(/Not read\nexhibit\.pdf: it is no PDF/);
  });

  it('counts and names a retracted work as retracted', () => {
    const text = textOf(docx([report([VERIFIED, RETRACTED])]));
    expect(text).toContain('Retracted: [23]');
    expect(text).toMatch(/Retracted\s*1\s*the work was withdrawn/);
    expect(text).toMatch(/Verified\s*1\s*the work exists/);
  });

  it('puts the worst first and verified works last, in a line each', () => {
    const text = textOf(docx([report(ALL)]));
    const at = (words: string): number => text.indexOf(words);
    expect(at('Retracted')).toBeGreaterThan(-1);
    expect(at('References that need a look')).toBeLessThan(at('\nVerified works\n'));
    expect(at(`[${VERIFIED.key}]`)).toBeGreaterThan(at('\nVerified works\n'));
  });

  it('tells who decided what beside what was found, and no name where none is told', () => {
    const [first, ...rest] = report([NO_MATCH, VERIFIED]).references;
    if (first === undefined) throw new Error('no finding');
    const by = (name: string): string =>
      textOf(
        docx([
          {
            ...report([NO_MATCH, VERIFIED]),
            references: [
              {
                ...first,
                decision: {
                  decision: 'ok',
                  reason: 'exists_elsewhere',
                  note: 'Seen in the library',
                  by: name,
                  at: '2026-03-01T10:00:00Z',
                  covers: [],
                },
              },
              ...rest,
            ],
          },
        ]),
      );
    const text = by('Ada');
    expect(text).toContain('What was decided');
    expect(text).toContain('found in another place. Seen in the library');
    expect(text).toContain('Ada, 2026-03-01');
    // The verdict stands as it was.
    expect(text).toContain('No match found');
    expect(by('')).not.toContain('Ada');
  });

  it('names the root of a sealed log, and says so when there is none', () => {
    const root = 'ab'.repeat(32);
    const sealed = { path: 'l', events: 12, head: '', entry: JSON.stringify({ h: '', root, size: 12, ts: '' }), vkey: 'stet+1+key' };
    const text = textOf(docx([report([VERIFIED], { audit: sealed })]));
    expect(text).toContain(root);
    expect(text).toContain('stet+1+key');
    expect(textOf(docx([report([VERIFIED], { audit: null })]))).toContain('was not sealed');
  });

  it('is read by our own reader as text with headings and links', async () => {
    const document = await readDocument({ name: 'r.docx', bytes: docx([paper().report]) });
    expect(document.text).toContain('No match found');
    expect(document.blocks.some(({ kind, span }) => kind === 'heading' && document.text.slice(span.start, span.end) === 'In figures')).toBe(
      true,
    );
    expect(document.links.some(({ href }) => href.startsWith('https://doi.org/10.5555/'))).toBe(true);
  });
});
