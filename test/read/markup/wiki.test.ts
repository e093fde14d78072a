/** DokuWiki and Creole: headings, notes, lists, and what is cited by keys. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { cited, noted, read, shape } from '../shown.ts';

describe('DokuWiki', () => {
  it('has its headings, lists, notes and code, and is known in a .txt', async () => {
    const document = await read(
      '====== Of reading ======\n\nIt is //so// ((Roe, Ann (2001). **Papers**.)), see [[https://example.org/a|there]] and ((half) open).\n\n===== Lists =====\n  * one\n    * below\n  - first\n\n<code java>\na((1))\n</code>\n',
      'start.txt',
    );
    expect(document.mediaType).toBe('text/x-wiki');
    expect(shape(document)).toEqual([
      'heading1: Of reading',
      'paragraph: It is so ¹, see there and ((half) open).',
      'heading2: Lists',
      'item: one',
      'item: below',
      'item (1): first',
      'code: a((1))',
      'note (1): Roe, Ann (2001). Papers.',
    ]);
  });

  it('calls notes again by their names', async () => {
    const document = await read('====== A ======\n\nSo[(roe>Roe, Ann: //Papers//. 2001.)]. Again [(roe)]. Not [(poe)].\n', 'a.dokuwiki');
    expect(document.text).toContain('Not [(poe)].');
    expect(noted(document)).toEqual(['¹: Roe, Ann: Papers. 2001.']);
    expect(document.notes[0]?.again).toHaveLength(1);
  });

  it('cites by keys what it holds as records', async () => {
    const document = await read(
      '====== A ======\n\nSo {[roe2001]}, and {[poe2007,roe2001]}.\n\n<bibtex>\n@article{roe2001, author={Roe, Ann}, title={Of papers}, journal={Reading}, year={2001}}\n@book{poe2007, author={Poe, Eve}, title={Patience}, year={2007}}\n</bibtex>\n',
      'a.dokuwiki',
    );
    expect(cited(document)).toEqual(['[@roe2001] → roe2001', '[@poe2007; @roe2001] → poe2007, roe2001']);
    expect(extract(document).citations.every(({ to }) => to !== null)).toBe(true);
  });
});

it('Creole has its headings, lists and words in italics', async () => {
  const document = await read(
    '= Of reading =\n\nIt is //so//, see [[https://example.org/a|there]].\n\n== Lists ==\n# one\n## below\n* other\n',
    'a.creole',
  );
  expect(shape(document)).toEqual([
    'heading1: Of reading',
    'paragraph: It is so, see there.',
    'heading2: Lists',
    'item (1): one',
    'item (1): below',
    'item: other',
  ]);
});
