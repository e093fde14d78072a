/** Where the lines of logs lie when that is not the disk of this machine: a port. */

/**
 * Lines of runs in a store that several machines share and that only ever takes more of them. Synchronous, as a disk is: what was handed
 * over is durable when the call returns. Its functions throw StetError 'store-failed' when the store cannot be asked or refuses.
 */
export interface EventLines {
  /** Where it is, for a person. */
  readonly place: string;
  /** All lines of a run, each with its line end, and their hashes (32 bytes each); null when there are none. Erased lines are null, their hashes stay. */
  read(run: string): { readonly lines: Uint8Array | null; readonly leaves: Uint8Array } | null;
  /** Adds lines without their line ends; `from` is how many there are. All of them are there afterwards, or none. */
  append(run: string, from: number, lines: readonly Uint8Array[], leaves: readonly Uint8Array[]): void;
  /** Destroys the lines of a run for good; their hashes stay. */
  erase(run: string): void;
  close(): void;
}
