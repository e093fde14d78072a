/** What is known of a setting besides its shape: how it is written, its sentence, its flag, its names in the environment. */
import { z } from 'zod';

/** How a setting is written where only text can be: on the command line and in the environment. */
export type Kind = 'switch' | 'text' | 'list' | 'paths' | 'number' | 'seconds';

/** What is known of a setting besides its shape. */
export interface About {
  readonly kind: Kind;
  /** One sentence for help and docs. */
  readonly says: string;
  /** Flag as commander reads it; absent for settings that have none (keys are never typed on a command line). */
  readonly flag?: string;
  /** Names that people already have in their environment, besides `STET_…`. */
  readonly env?: readonly string[];
  /** A path: relative to the settings file that names it, or to the working folder. */
  readonly path?: boolean;
  /** Part of `settingsHash`: another value can give another verdict on the same snapshots. */
  readonly moves?: boolean;
  /** A list in which it matters what comes first; other lists are sets. */
  readonly ordered?: boolean;
  /** Never shown, logged or reported. */
  readonly secret?: boolean;
}

export const about = z.registry<About>();

/** An address that a registry could write to: a name, an @ and a host. */
export const mailAddress = () =>
  z
    .string()
    .regex(/^[^\s@<>]{1,200}@[^\s@<>]{1,200}$/, 'expected an address such as you@example.org')
    .optional();
