import { describe, expect, it } from 'vitest';
import { Items, itemNumbers } from '../../../src/read/latex/items.ts';

describe('numbers of items', () => {
  it('count within each list, and go on where they are told to', () => {
    const items = new Items();
    const labels: unknown[] = [];
    const item = () => {
      items.next();
      labels.push(items.take().label);
    };
    items.begin('enumerate', '');
    item();
    items.begin('itemize', '');
    item();
    items.end();
    item();
    items.end();
    items.begin('enumerate', 'resume');
    item();
    items.end();
    items.begin('enumerate', 'label=[\\arabic*], start=7');
    item();
    expect(labels).toEqual(['1.', undefined, '2.', '3.', '7.']);
    expect(items.take()).toEqual({});
  });
  it('stand for the labels inside items, and for no others', () => {
    const source = String.raw`\section{One}\label{one}\begin{enumerate}\item\label{a} A \item \label{b} B \begin{itemize}\item\label{c} C\end{itemize}\item[x]\label{d} D\end{enumerate}\begin{figure}\label{f}\end{figure}`;
    expect([...itemNumbers(source)]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });
});
