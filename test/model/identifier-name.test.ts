import { expect, it } from 'vitest';
import { identifierName } from '../../src/model/identifier-name.ts';

it('calls a DOI one, whosever it is', () => {
  expect(identifierName('arxiv', '10.48550/arXiv.1706.03762')).toBe('DOI');
  expect(identifierName('arxiv', '1706.03762')).toBe('arXiv');
  expect(identifierName('isbn', '9781234567897')).toBe('ISBN');
});
