/** Identifiers as people read them. */
import { expect, it } from 'vitest';
import { identifierWords } from '../../../src/text/identifiers/words.ts';

it.each([
  [{ DOI: '10.1145/3065386', arxiv: '1706.03762' }, '10.1145/3065386'],
  [{ arxiv: '1706.03762v5' }, 'arXiv:1706.03762'],
  [{ DOI: '10.48550/arXiv.1706.03762', arxiv: '1706.03762' }, 'arXiv:1706.03762'],
  [{ PMID: '123' }, 'PMID 123'],
  [{}, null],
] as const)('%j is %s', (fields, words) => expect(identifierWords(fields)).toBe(words));
