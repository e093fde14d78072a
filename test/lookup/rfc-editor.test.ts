import { afterEach, describe, expect, it } from 'vitest';
import { rfcEditor } from '../../src/lookup/rfc-editor.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(rfcEditor, () => body);
  return open;
};
const document = {
  doc_id: 'RFC0042',
  title: 'A protocol',
  authors: ['A. Lovelace, Ed.', 'J. van den Berg'],
  pub_date: 'August 2018',
  pub_status: 'PROPOSED STANDARD',
  doi: '10.17487/RFC0042',
};

describe('rfcEditor', () => {
  it('finds a document by the number a citation names, wherever it names it', async () => {
    const { work, id, asked } = await start(json(document));
    expect(first(await work({ title: 'A protocol', number: 'RFC 42' }))).toMatchObject({
      id: 'rfc-editor:RFC42',
      fields: {
        type: 'report',
        title: 'A protocol',
        author: [
          { family: 'Lovelace', given: 'A.' },
          { family: 'van den Berg', given: 'J.' },
        ],
        number: 'RFC 42',
        DOI: '10.17487/rfc0042',
        issued: { 'date-parts': [[2018, 8]] },
      },
      titles: ['RFC 42', 'RFC 42: A protocol'],
      years: [2018],
    });
    for (const fields of [
      { title: 'RFC0042: A protocol' },
      { DOI: '10.17487/rfc0042' },
      { URL: 'https://www.rfc-editor.org/rfc/rfc42' },
      { title: 'A protocol', note: 'Request for Comments 42' },
    ])
      expect((await work(fields)).lookup.kind).toBe('found');
    expect((await id('doi', '10.17487/rfc0042')).lookup.kind).toBe('found');
    expect(new Set(asked())).toEqual(new Set(['/rfc/rfc42.json']));
  });

  it('asks nothing when no number is named', async () => {
    const { work, id, asked, adapter } = await start(json(document));
    for (const fields of [{ title: 'A protocol' }, { title: 'On RFCs and their readers 1999' }, {}])
      expect((await work(fields)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await id('doi', '10.1/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({ title: 'RFC 42' }, { question: 'work', fields: {} })).toBe('no');
    expect(asked()).toEqual([]);
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['another number', json({ ...document, doc_id: 'RFC0043' })],
    ['no number', json({ ...document, doc_id: 'STD1' })],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).work({ number: 'RFC 42' })).lookup.kind).toBe('unavailable');
  });
});
