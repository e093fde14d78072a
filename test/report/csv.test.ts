import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../../src/quotes.ts';
import { cell, csv } from '../../src/report/csv.ts';
import { HOSTILE } from './hostile.ts';
import { ALL, report } from './make.ts';

/** A reader by RFC 4180, written for the test alone. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        value += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else while (text[at] !== ',' && text[at] !== '\r') value += text[at++];
    row.push(value);
    if (text[at] === '\r') {
      rows.push(row);
      row = [];
      at += 2;
    } else at += 1;
  }
  return rows;
}

describe('csv', () => {
  it('is read back as the same text after one leading apostrophe is taken off', () => {
    for (const text of HOSTILE) {
      const [[value = ''] = []] = read(`${cell(text)}\r\n`);
      expect(value === text || value === `'${text}`, text).toBe(true);
    }
  });

  it('lets no cell begin like a formula', () => {
    for (const text of HOSTILE) expect(cell(text).replace(/^"/, '')).not.toMatch(/^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u);
    for (const text of ['a=b', '2019', 'A-B', '10.5555/x', '']) expect(cell(text)).toBe(text);
  });

  it('has a row for each reference, all as wide as the head', () => {
    const rows = read(csv([report(ALL)]));
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows[3]?.slice(0, 6)).toEqual([
      'paper.pdf',
      '17',
      'fake',
      'No match found',
      'ref/fake-a',
      'complete; without a matching record: index, crossref, openalex',
    ]);
  });

  it('has a row for what could not be read, for what was left out, and for a document without any reference', () => {
    const empty = report([], {
      remarks: [{ kind: 'no-reference-list', about: [], says: 'No list was found.', span: { start: 0, end: 0 } }],
    });
    const skipped = [{ what: 'page 3', why: 'it could not be drawn', references: true as const }];
    const part = report(ALL);
    const torn = { ...part, document: { ...part.document, skipped } };
    const rows = read(csv([empty, torn], { unread: [{ name: 'locked.pdf', why: 'it is protected with a password' }] }));
    const [head = []] = rows;
    const own = rows.filter((row) => row[head.indexOf('kind')] === 'document');
    expect(own.map((row) => ['document', 'shown_as', 'why', 'class'].map((name) => row[head.indexOf(name)]))).toEqual([
      [empty.document.name, 'No reference list', 'No list was found.', ''],
      [part.document.name, 'Not read', 'page 3: it could not be drawn', ''],
      ['locked.pdf', 'Not read', 'it is protected with a password', ''],
    ]);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
  });

  it('has a row for each quote, told apart by its kind', () => {
    const quotes = verifyQuotes('“The fee of nine euros is due in May” [a].', [{ id: 'a', text: 'The fee of ten euros is due in May.' }]);
    const [head, ...rows] = read(csv([{ ...report(ALL), quotes }]));
    const quote = Object.fromEntries((head ?? []).map((name, i) => [name, rows.at(-1)?.[i]]));
    expect(rows).toHaveLength(8);
    expect(rows[0]?.[(head ?? []).indexOf('kind')]).toBe('reference');
    expect(quote).toMatchObject({
      kind: 'quote',
      key: '[a]',
      class: 'not_found',
      shown_as: 'Not found as quoted',
      cited_as: 'The fee of nine euros is due in May',
      closest_record: 'The fee of ten euros is due in May',
    });
    expect(quote.sources_asked).toMatch(/^a \([0-9a-f]{12}\)$/);
  });
});
