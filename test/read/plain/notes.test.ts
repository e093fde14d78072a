/** Notes behind the list of a plain text, and text with a paragraph a line. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { noted, read, shape } from '../shown.ts';

const ENTRIES = [
  'Ashdown, J. (2001). Of the reading of papers in\nhaste. Journal of Reading, 3(2), 11–19.',
  'Marrowby, Q. (2003). Slow papers and their\nreaders. Journal of Reading, 5(1), 3–9.',
  'Quillfeather, M. (2007). A measure of patience\nin print. Press of the North.',
];

describe('notes behind a list', () => {
  it('are notes when the entries have no numbers, and every one is called from the text', async () => {
    const document = await read(
      `It is so (Ashdown, 2001).[1] And so.[2]\n\nReferences\n\n${ENTRIES.join('\n\n')}\n\n[1] See also Marrowby (2003).\n\n[2] Quoted by Quillfeather (2007), p. 3.\n`,
      'a.txt',
    );
    expect(noted(document)).toEqual(['end [1]: See also Marrowby (2003).', 'end [2]: Quoted by Quillfeather (2007), p. 3.']);
    expect(extract(document).references.map(({ raw }) => raw)).toEqual(ENTRIES.map((entry) => entry.replaceAll('\n', ' ')));
  });

  it('are notes though one in five is called from nowhere, or from an appendix behind the list', async () => {
    const text = `It is so.[1] And so.[2] Then.[4]\n\nReferences\n\n${ENTRIES.join('\n\n')}\n\nAppendix A\n\nIt is so here too.[5]\n\n${[1, 2, 3, 4, 5].map((n) => `[${n}] See the work above, p. ${n}.`).join('\n\n')}\n`;
    const document = await read(text, 'a.txt');
    expect(document.notes.map(({ mark }) => mark?.start ?? null)).toEqual(
      ['.[1]', '.[2]', null, '.[4]', '.[5]'].map((mark) => (mark === null ? null : document.text.indexOf(mark) + 1)),
    );
  });

  it('may say nothing, and are told from numbers of the list by how they stand', async () => {
    const list = ENTRIES.map((entry, at) => `[${at + 1}] ${entry}`).join('\n\n');
    const text = `It is so [1], [2].[1] And so [3].[2]\n\nReferences\n\n${list}\n\n[1] For a fuller account see above.\n\n[2] \n`;
    const document = await read(text, 'a.txt');
    expect(document.notes.map(({ mark }) => mark?.start)).toEqual([text.indexOf('.[1]') + 1, text.indexOf('.[2]') + 1]);
    expect(extract(document).citations.map(({ span }) => span.start)).toEqual(
      ['[1]', '[2]', '[3]'].map((mark) => text.indexOf(` ${mark}`) + 1),
    );
  });

  it('are told behind two entries as well where no note looks like a work, whatever it cites', async () => {
    const note = 'It was dredged at a cost of 9.2 million euros in 1999 (Ashdown & Li, 2001), vol. 3 (Marrowby, 2003).';
    const document = await read(`The port is small.[1]\n\nReferences\n\n${ENTRIES.slice(0, 2).join('\n\n')}\n\n[1] ${note}\n`, 'a.txt');
    expect(noted(document)).toEqual([`end [1]: ${note}`]);
    expect(document.blocks[0]?.kind).toBe('paragraph');
    expect(extract(document).references).toHaveLength(2);
  });

  it('are read in a markup that has none of its own', async () => {
    const text = `It is so (Ashdown, 2001).[1] And so.[2]\n\n## References\n\n${ENTRIES.join('\n\n')}\n\n[1] See also Marrowby (2003).\n\n[2] Quoted by Quillfeather (2007), p. 3.\n`;
    const document = await read(text, 'a.md');
    expect(noted(document)).toEqual(['end [1]: See also Marrowby (2003).', 'end [2]: Quoted by Quillfeather (2007), p. 3.']);
    expect(extract(document).references).toHaveLength(3);
  });

  it('are none where nothing calls them, and a second list is not taken for notes', async () => {
    const list = ENTRIES.map((entry, at) => `[${at + 1}] ${entry}`).join('\n\n');
    expect(
      (await read(`It is so.\n\nReferences\n\n${ENTRIES.join('\n\n')}\n\n[1] Roe, A. (2009). Late papers. Press of the North.\n`, 'a.txt'))
        .notes,
    ).toEqual([]);
    expect((await read(`It is so [1].\n\nReferences\n\n${list}\n\n${list}\n`, 'a.txt')).notes).toEqual([]);
    const both = await read(`It is so [1].\n\nReferences\n\n${list}\n\n[1] For a fuller account see above.\n`, 'a.txt');
    expect(both.notes.map(({ mark }) => mark)).toEqual([null]);
  });
});

it('takes every line for a paragraph where lines are long and none is empty', async () => {
  const long = 'The effect was first measured in a small sample, and later work extended the approach to other settings. '.repeat(3).trim();
  const document = await read(
    ['Chapter One', long, long, 'References', ...ENTRIES.map((entry) => entry.replaceAll('\n', ' ')), 'Chapter Two', long, long, long].join(
      '\n',
    ),
    'a.txt',
  );
  expect(shape(document).length).toBe(11);
  expect(extract(document).references.map(({ raw }) => raw.slice(0, 8))).toEqual(['Ashdown,', 'Marrowby', 'Quillfea']);
});
