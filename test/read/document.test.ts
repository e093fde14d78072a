/** What a reader wrote down, as a document. */
import { expect, it } from 'vitest';
import { checkText, documentOf } from '../../src/read/document.ts';
import { CONTEXT } from './shown.ts';

it('has the hash of the bytes, and leaves out what was not told', () => {
  const document = documentOf(new TextEncoder().encode('abc'), CONTEXT, 'text/plain', {
    text: 'abc',
    blocks: [],
    superscripts: [],
    about: null,
  });
  expect(document.id).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(Object.keys(document)).toEqual([
    'id',
    'name',
    'mediaType',
    'text',
    'blocks',
    'links',
    'notes',
    'citations',
    'entries',
    'pages',
    'skipped',
  ]);
});

it('refuses no text and too much of it', () => {
  const small = { ...CONTEXT, limits: { ...CONTEXT.limits, textCharacters: 3 } };
  expect(() => checkText('abc', small)).not.toThrow();
  expect(() => checkText('abcd', small)).toThrow(expect.objectContaining({ code: 'too-large' }));
  expect(() => checkText('', small, 'its pages may be pictures')).toThrow(/holds no text; its pages may be pictures\./);
});
