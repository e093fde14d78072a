import { describe, expect, it } from 'vitest';
import { tablesIn } from '../../../../src/compare/claim/belonging/cells.ts';
import { columnNames, figurePlaces, rowNames } from '../../../../src/compare/claim/belonging/row-index.ts';

const [table] = tablesIn(
  `city,kind,pupils,2019,2020\n${Array.from({ length: 60 }, (_, i) => `Town ${i % 40},${i % 3 === 0 ? 'small' : 'large'},${i * 7},${i},${i % 9}`).join('\n')}\n`,
);

describe('the index of a table', () => {
  it('finds rows and columns by their words as reading each of them does', () => {
    if (table === undefined) throw new Error('no table was read');
    const { names, having, isCommon, rowsOf, also } = rowNames(table.rows);
    expect(names).toHaveLength(40);
    for (const key of ['town', '7', '39', 'small', 'larg', 'nowhere']) {
      expect(having(key)).toEqual(names.flatMap(({ keys }, at) => (keys.has(key) ? [at] : [])));
      expect(also(key)).toEqual(table.rows.flatMap((row, at) => (row.also.has(key) ? [at] : [])));
      expect(isCommon(key)).toBe(names.every(({ keys }) => keys.has(key)));
    }
    expect(rowsOf(3).map((at) => table.rows[at]?.text)).toEqual(['Town 3', 'Town 3']);
    const columns = columnNames(table.columns);
    expect(columns.having('2019').map((at) => table.columns[at]?.text)).toEqual(['2019']);
    expect(columnNames(table.columns.slice(0, 1)).isCommon('kind')).toBe(false);
  });

  it('finds the cells that have a figure, row by row', () => {
    if (table === undefined) throw new Error('no table was read');
    for (const figure of ['7', '14', '0', '999']) {
      const plain = table.cells.flatMap((line, row) =>
        line.flatMap(({ figures }, column) => (figures.includes(figure) ? [{ row, column }] : [])),
      );
      expect(figurePlaces(table)(figure)).toEqual(plain);
    }
  });
});
