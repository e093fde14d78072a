import { describe, expect, it } from 'vitest';
import { decodeBody, looksLikePage, sortReply } from '../../../src/lookup/http/reply.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array => Buffer.from(text, encoding);

describe('sortReply', () => {
  const sort = (status: number, body = '{}', type = 'application/json', accept = 'application/json') =>
    sortReply(status, { 'content-type': type }, bytes(body), accept);

  it.each([200, 400, 404, 410, 422])('hands a %i with data to whoever asked', (status) =>
    expect(sort(status)).toEqual({ kind: 'answer', body: '{}' }),
  );

  it.each([429, 408, 425, 500, 503, 599])('lets %i be tried again', (status) =>
    expect(sort(status)).toMatchObject({ kind: 'failure', again: true }),
  );

  it.each([100, 201, 202, 204, 206, 304, 401, 403, 418, 451, 600, 999])(
    'takes %i for no answer, and for no reason to try again',
    (status) => expect(sort(status)).toMatchObject({ kind: 'failure', again: false }),
  );

  it('gives a PDF whole to whoever asks for it as for a page, and its first bytes to whoever would rather not', () => {
    const body = Buffer.from('%PDF-1.7\n\xff\x80\x00rest', 'latin1');
    const given = (accept: string) => sortReply(200, { 'content-type': 'application/pdf' }, body, accept);
    expect(given('text/html, application/pdf')).toEqual({ kind: 'answer', body: body.toString('latin1') });
    expect(given('text/html, application/pdf;q=0.5')).toEqual({ kind: 'answer', body: '%PDF-1.7' });
    expect(given('text/html')).toMatchObject({ kind: 'failure' });
  });

  it('never takes a page for data, whatever its status', () => {
    for (const status of [200, 404, 410])
      for (const page of ['<!DOCTYPE html><p>', '\n <html>', '\ufeff<HTML lang="en">', '<!-- x --><html>'])
        expect(sort(status, page)).toMatchObject({ why: 'blocked' });
    expect(sort(200, '<html>', 'text/html', 'text/html')).toMatchObject({ kind: 'answer' });
    expect(sort(200, '<?xml version="1.0"?><feed/>', 'application/atom+xml', 'application/atom+xml')).toMatchObject({ kind: 'answer' });
  });
});

describe('decodeBody', () => {
  it('goes by the declared character set, and by UTF-8 without one', () => {
    expect(decodeBody(bytes('é'), 'application/json')).toBe('é');
    expect(decodeBody(bytes('\ufeff{}'), 'application/json')).toBe('{}');
    expect(decodeBody(bytes('é', 'latin1'), 'application/json; charset=ISO-8859-1')).toBe('é');
    expect(decodeBody(bytes('é', 'latin1'), 'application/json; charset=utf-8')).toBeNull();
    expect(decodeBody(bytes('é', 'latin1'), '')).toBeNull();
    expect(decodeBody(bytes('x'), 'text/plain; charset=no-such-set')).toBeNull();
  });
});

describe('looksLikePage', () => {
  it('is quick on hostile text', () => {
    expect(looksLikePage(`<!--${'-'.repeat(1_000_000)}`)).toBe(false);
    expect(looksLikePage(' '.repeat(1_000_000))).toBe(false);
  });
});
