import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, placedRows } from '../../src/text/csv-rows.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const read = async (text: string, size = 1000): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const row of csvRows(pieces(text, size))) rows.push(row);
  return rows;
};

describe('csvRows', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a, ""b""\r\nc",d\n', [['a, "b"\r\nc', 'd']]],
    ['a,,\n', [['a', '', '']]],
    ['"",x\n', [['', 'x']]],
    ['\n\na\n', [['a']]],
    ['a"b,c\n', [['a"b', 'c']]],
    ['', []],
  ])('%j', async (text, rows) => expect(await read(text)).toEqual(rows));

  it('reads what was written, however it comes in pieces', async () => {
    const field = fc.string({ unit: fc.constantFrom(...'ab,"\n\r é'), maxLength: 8 });
    const row = fc.array(field, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(await read(text, size)).toEqual(rows);
      }),
    );
  });

  it('says the number of a row, empty ones counted, and the line it begins on', async () => {
    const places: (readonly [string | undefined, number, number])[] = [];
    for await (const { cells, number, line } of placedRows(['a,b\r\n\r\n"c\r\nd","e\n', '"\r\nf,g'])) places.push([cells[0], number, line]);
    expect(places).toEqual([
      ['a', 1, 1],
      ['c\r\nd', 3, 3],
      ['f', 4, 6],
    ]);
  });

  it('refuses a row that does not end', async () => {
    await expect(read('a,"b\nc,d\n')).rejects.toThrow(RangeError);
    await expect(read(`a,"${'b'.repeat(5_000_000)}"\n`, 65_536)).rejects.toThrow(RangeError);
  });
});
