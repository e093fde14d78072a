/** Small words by which a text of rules says how a thing is to be done: denials, duties, leave, and what opens a condition. */
import { anyOf } from '../../../text/any-of.ts';

/** What denies. */
export const DENIAL = anyOf('not no never cannot none neither nor unable nobody nothing');
/** What says how a thing is to be done, or how words are joined: compared by itself, and no word of meaning here. */
export const LIGHT = anyOf(
  `must shall should ought may might can could need needs optional optionally recommended encouraged mandatory without except excluding
   including least instead rather unless either following smaller larger greater large equal less fewer exactly`,
);
/** The same, anywhere in a text. */
export const DENIES = /\b(?:not|no|never|cannot|none|neither|nor|unable|nobody|nothing)\b|n['’]t\b/i;
