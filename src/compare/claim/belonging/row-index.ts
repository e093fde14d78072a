/** The rows and columns of a table by the words of their names and by the figures of their cells, read once: a claim beside thousands of rows looks at its own. */
import { placesBy } from '../../../text/places-by.ts';
import { oncePer } from '../../../text/remembered.ts';
import type { Row, Table } from './cells.ts';
import type { Heading } from './headings.ts';

/** Names, each once, with the keys by which they are found. */
export interface Names<Named extends Heading> {
  /** Of those that are called the same the last. */
  readonly names: readonly Named[];
  /** Which of them have a key. */
  having(key: string): readonly number[];
  /** All of them have it, so that it tells nothing. */
  isCommon(key: string): boolean;
}

const NONE: readonly number[] = [];

function indexed<Item>(items: readonly Item[], keysOf: (item: Item) => Iterable<string>): (key: string) => readonly number[] {
  const places = placesBy(items, keysOf);
  return (key) => places.get(key) ?? NONE;
}

function namesOf<Named extends Heading>(names: readonly Named[]): Names<Named> {
  const having = indexed(names, ({ keys }) => keys);
  return { names, having, isCommon: (key) => names.length > 1 && having(key).length === names.length };
}

/** The columns of a table. */
export const columnNames = oncePer((columns: Table['columns']): Names<Heading> => namesOf(columns));

/** The rows of a table by name, the rows that have each name, and those that have a word besides it. */
export const rowNames = oncePer((rows: readonly Row[]) => {
  const called = placesBy(rows, ({ text }) => [text]);
  const all = [...called.values()];
  return {
    ...namesOf(all.map((own) => rows[own.at(-1) ?? 0] as Row)),
    /** The rows that have the name at a place among them. */
    rowsOf: (name: number): readonly number[] => all[name] ?? NONE,
    /** The rows that have a key besides their name. */
    also: indexed(rows, ({ also }) => also),
  };
});

/** Where the cells of a table have a figure, row by row. */
export const figurePlaces = oncePer(
  ({ cells }: Table): ((figure: string) => readonly { readonly row: number; readonly column: number }[]) => {
    const places = new Map<string, { readonly row: number; readonly column: number }[]>();
    cells.forEach((line, row) => {
      line.forEach(({ figures }, column) => {
        for (const figure of new Set(figures)) {
          const known = places.get(figure);
          if (known === undefined) places.set(figure, [{ row, column }]);
          else known.push({ row, column });
        }
      });
    });
    return (figure) => places.get(figure) ?? [];
  },
);
