/** What a paper is before a word processor writes it: blocks of inlines, and what is true of them. For bench/documents-office.ts. */

/** How words are set. */
export type Face = 'i' | 'b' | 'sup' | 'caps';

export type Inline =
  | string
  | { readonly text: string; readonly as: Face }
  /** A footnote or an endnote. */
  | { readonly note: readonly Inline[]; readonly end?: true }
  /** The mark of an endnote once more, by its number from 1, as a cross-reference. */
  | { readonly noteAgain: number }
  /** A cross-reference or link within the text to an entry. */
  | { readonly to: number; readonly text: string; readonly by: 'field' | 'link'; readonly as?: Face }
  /** What a citation manager wrote: the works it cites, and what is seen. */
  | { readonly field: readonly number[]; readonly shown: readonly Inline[] }
  | { readonly change: 'in' | 'out'; readonly words: readonly Inline[] }
  | { readonly sign: 'line' | 'tab' | 'hyphen that stays' | 'hyphen that may be' | 'space that stays' }
  | { readonly comment: string }
  | { readonly formula: true }
  | { readonly box: readonly Inline[] }
  | { readonly url: string; readonly text: string };

export type Block =
  | {
      readonly is: 'heading' | 'title' | 'bold heading' | 'paragraph' | 'caption' | 'quote' | 'list heading';
      readonly words: readonly Inline[];
    }
  /** An entry of the list of works. `number` stands for one that the program counts. */
  | {
      readonly is: 'entry';
      readonly at: number;
      readonly words: readonly Inline[];
      readonly counted?: Counted;
      readonly set?: 'hanging' | 'style';
    }
  | { readonly is: 'point'; readonly words: readonly Inline[]; readonly counted: Counted }
  | { readonly is: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  /** Blocks within what marks a list of works for the program. */
  | { readonly is: 'works'; readonly blocks: readonly Block[] }
  | { readonly is: 'contents'; readonly lines: readonly string[] }
  /** From here on another number of columns. */
  | { readonly is: 'columns'; readonly count: 1 | 2 }
  | { readonly is: 'right to left' | 'east'; readonly words: readonly Inline[] }
  /** A paragraph that a tracked change took away or put in. */
  | { readonly is: 'changed'; readonly change: 'in' | 'out'; readonly block: Block };

/** Lists that the program counts: how the number is printed. */
export type Counted = '[1]' | '1.' | '1' | '(1)' | 'bullet' | 'second 1.';

/** Which program's traces a paper bears. */
export type Manager = 'zotero' | 'mendeley' | 'mendeley old' | 'endnote' | 'citavi' | 'word' | 'none';

export interface Paper {
  readonly blocks: readonly Block[];
  readonly works: readonly Work[];
  readonly manager: Manager;
  readonly language: Language;
  /** Every entry as printed, without its number. */
  readonly entries: readonly string[];
  /** Each citing sentence by a word that stands nowhere else, and the entries it cites. */
  readonly said: readonly { readonly word: string; readonly cites: readonly number[] }[];
  readonly furniture: { readonly head?: string; readonly foot?: boolean; readonly lineNumbers?: boolean };
}

export type Language = 'en' | 'de' | 'fr' | 'ru' | 'es';

/** A work of the list as it is printed and called. */
export interface Work {
  readonly item: import('../../src/model/csl.ts').CslItem;
  readonly printed: string;
  /** What of the printed entry is set in italics. */
  readonly slanted: string;
  readonly families: readonly string[];
  readonly year: string;
  readonly short: string;
}

/** What is seen of inlines, notes and deleted words left out. */
export function plainOf(words: readonly Inline[]): string {
  return words
    .map((one) => {
      if (typeof one === 'string') return one;
      if ('text' in one) return one.text;
      if ('field' in one) return plainOf(one.shown);
      if ('change' in one) return one.change === 'in' ? plainOf(one.words) : '';
      if ('sign' in one) return one.sign === 'hyphen that stays' ? '-' : one.sign === 'hyphen that may be' ? '' : ' ';
      return '';
    })
    .join('');
}
