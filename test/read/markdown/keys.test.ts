import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/model/document.ts';
import { anchorIn, withKeys, withoutAnchors } from '../../../src/read/markdown/keys.ts';
import { cited, read } from '../shown.ts';

describe('anchorIn', () => {
  it.each([
    ['::: {#ref-roe2020 .csl-entry}', 'roe2020', true],
    [':::: {.csl-entry #ref-roe2020}', 'roe2020', true],
    ['::: {#ref-Roe:2020_a}', 'Roe:2020_a', false],
    ['[]{#ref-roe2020}Roe, A. (2020).', 'roe2020', false],
    ['<div id="ref-roe2020" class="csl-entry" role="listitem">', 'roe2020', true],
    ["<span id='ref-roe2020'>", 'roe2020', false],
  ])('%s', (text, key, entry) => expect(anchorIn(text)).toEqual({ key, entry }));

  it.each(['::: {#refs .references .csl-bib-body}', ':::', '[words]{#fig-one}', '<div class="ref-roe2020">', 'see #ref-roe2020'])(
    'nothing in %s',
    (text) => expect(anchorIn(text)).toBeNull(),
  );

  it('leaves the rest of a line', () => expect(withoutAnchors('[]{#ref-roe2020}Roe, A. [b]{.c}')).toBe('Roe, A. [b]{.c}'));
});

describe('withKeys', () => {
  const blocks: Block[] = [0, 1, 2, 3].map((at) => ({ kind: 'paragraph', span: { start: at * 10, end: at * 10 + 8 } }));
  const anchored = new Map([0, 2, 3].map((at) => [at, { key: `k${at}`, entry: false }]));

  it('makes entries from the first cited one on', () =>
    expect(withKeys(blocks, anchored, new Set(['k2'])).map(({ kind, label }) => [kind, label])).toEqual([
      ['paragraph', undefined],
      ['paragraph', undefined],
      ['reference', 'k2'],
      ['reference', 'k3'],
    ]));

  it('makes none where no key is cited', () => expect(withKeys(blocks, anchored, new Set(['other']))).toEqual(blocks));
});

it('ties a link that shows a number to the entry it leads to, whatever key that bears', async () => {
  const document = await read(
    'As [\\[1\\]](#ref-roe) says.\n\n# References\n\n<div id="ref-roe" class="csl-entry">\n\n\\[1\\] Roe, A. 2001.\n\n</div>\n',
    'a.md',
  );
  expect(cited(document)).toEqual(['[1] → roe']);
});

it('numbers the items of a list as it is printed, also where "1." is typed before each', async () => {
  const labels = async (text: string): Promise<string[]> => (await read(text, 'a.md')).blocks.flatMap(({ label }) => label ?? []);
  expect(await labels('1. one\n1. two\n   1. inner\n1. three\n')).toEqual(['1', '2', '1', '3']);
  expect(await labels('3. three\n5. five\n\n- dot\n')).toEqual(['3', '5']);
});
