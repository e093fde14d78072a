/** Lines of a Markdown file, of blocks and within them; none where the source that was read has others. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/read/index.ts';
import { fileLines } from '../../../src/text/file-lines.ts';

const line = async (text: string, words: string): Promise<number | undefined> => {
  const document = await readDocument({ name: 'a.md', bytes: Buffer.from(text) });
  return fileLines(document)(document.text.indexOf(words))?.line;
};

describe('lines of a Markdown file', () => {
  const text = [
    '---', 'title: T', '---', '', '# One', '', 'A *line*', 'and another one.[^n]', '', '[^n]: A note', 'that goes on.', '',
    '```', 'code here', '```', '', '| a | b |', '|---|---|', '| 1 | cell |', '', '1. First entry', '2. Second', '   entry goes on', '',
  ].join('\n'); // biome-ignore format: a file, line by line
  it('are those of the file', async () => {
    const lines: Readonly<Record<string, number>> = {
      One: 5, 'A line': 7, 'and another': 8, 'A note': 10, 'code here': 14, 'First entry': 21, 'Second': 22, 'entry goes on': 23,
    }; // biome-ignore format: a word and its line
    for (const [words, at] of Object.entries(lines)) expect([words, await line(text, words)]).toEqual([words, at]);
  });

  it('are not told within a table, whose ruling is no line of the text', async () => {
    expect(await line(text, 'a | b')).toBe(17);
    expect(await line(text, 'cell')).toBeUndefined();
  });

  it('are those of a file with Windows line ends', async () => {
    expect(await line(text.replaceAll('\n', '\r\n'), 'entry goes on')).toBe(23);
  });

  it('are not told where a note within the text ran over lines', async () => {
    expect(await line('Text^[a note\nover lines] here.\n\nThe end.\n', 'The end')).toBeUndefined();
  });
});
