/** One command of the list: its name, what it says of itself, and how it is loaded. */
import type { Command } from 'commander';
import type { World } from './world.ts';

/** Adds a command's flags and action to `program`; the action hands its exit status to `done`. */
export type Define = (program: Command, world: World, done: (status: number) => void) => void;

export interface Entry {
  readonly name: string;
  readonly says: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}
