/** What a command of LaTeX sees of the reading: the source, the place it stands at, and the ways to take what follows. */

/** Where words go. */
export interface TexSink {
  write(text: string): void;
  /** A hyperlink begins; the function given back ends it. */
  link?(href: string): () => void;
  /** Stands for `&`, which ends a cell of a table; without it the sign is written. */
  cell?(): void;
  /** Stands for a line break, which ends a row of a table; without it a space is written. */
  row?(): void;
}

/** A place in LaTeX source; what a command takes moves `at` behind it. */
export interface TexPlace {
  readonly source: string;
  at: number;
  /** Puts words out, in the order of the source. */
  write(text: string): void;
  skipSpace(): void;
  /** The words between the next braces; null, and nothing taken, where there are none or they are longer than `longest`. */
  argument(longest?: number): string | null;
  /** The words between the next square brackets; null, and nothing taken, where there are none. */
  optional(): string | null;
  /** Steps into the next braces, to be called back at their end; false where there are none. */
  enter(done: () => void): boolean;
}

/** What is done where a command stands. */
export type TexCommand = (tex: TexPlace) => void;
