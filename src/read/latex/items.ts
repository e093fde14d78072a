/**
 * The numbers LaTeX prints before the items of its lists, "1.", and what the labels inside such items stand for: a list of references
 * set by hand, `\item\label{roe} …`, is cited by `[\ref{roe}]` or by numbers typed out.
 */

/** Counts the items of nested lists while they are written. */
export class Items {
  private readonly open: { readonly name: string; count: number }[] = [];
  private last = 0;
  private label: string | null = null;

  /** A list begins; `options` are what stands in brackets behind `\begin{enumerate}`. */
  begin(name: string, options: string): void {
    const start = /\bstart\s?=\s?(\d{1,4})/.exec(options)?.[1];
    const count = start !== undefined ? Number(start) - 1 : /\bresume\b/.test(options) ? this.last : 0;
    this.open.push({ name, count });
  }

  end(): void {
    const list = this.open.pop();
    if (list?.name === 'enumerate') this.last = list.count;
    this.label = null;
  }

  /** A further item without a label of its own. */
  next(): void {
    const list = this.open.at(-1);
    if (list?.name !== 'enumerate') return;
    list.count += 1;
    this.label = `${list.count}.`;
  }

  /** The label of the block that ends now, as a part of it: the first block of an item bears it. */
  take(): { readonly label?: string } {
    const { label } = this;
    this.label = null;
    return label === null ? {} : { label };
  }
}

const STEP =
  /\\(begin|end)\s{0,3}\{(enumerate|itemize|description|list)\}(?:\[([^[\]]{0,100})\])?|\\item(?![a-zA-Z@])(\s{0,3}\[)?|\\label\s{0,3}\{([^{}\n]{1,100})\}|\\(?:sub){0,2}section(?![a-zA-Z@])/g;

/** What the labels of items stand for, by name: the number of the item. Labels of sections, formulas, figures are none of these. */
export function itemNumbers(source: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const open: { readonly counts: boolean; count: number; own: boolean }[] = [];
  for (const [whole, begins, name, options = '', labelled, label] of source.matchAll(STEP)) {
    const list = open.at(-1);
    if (begins === 'begin')
      open.push({ counts: name === 'enumerate', count: Number(/\bstart\s?=\s?(\d{1,4})/.exec(options)?.[1] ?? 1) - 1, own: false });
    else if (begins === 'end') open.pop();
    else if (whole.startsWith('\\item') && list !== undefined) {
      list.own = list.counts && labelled === undefined;
      if (list.own) list.count += 1;
    } else if (label !== undefined) {
      if (list?.own === true && open.length === 1) numbers.set(label, String(list.count));
    } else open.length = 0;
  }
  return numbers;
}
