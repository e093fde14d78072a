/**
 * What several sentences of a source show together, and none of them by itself: a matter that was not studied, told as studied; what came later, told as
 * earlier; another cause than the one that is told; people, where only animals were looked at. A claim of that kind takes its words from sentences that
 * speak of other things, so that no one of them has most of them.
 */
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { firstOf, type SignLooked } from '../looks.ts';
import { onlyInBeasts } from './beasts.ts';
import { anotherCause } from './causes.ts';
import type { Found } from './found.ts';
import { orderTurned } from './orders.ts';
import { untestedTold } from './untested.ts';

/** The same, with how it is told. */
export interface ShownAcross extends Omit<Found, 'how'> {
  readonly how: 'stronger' | 'swapped';
}

/** Each with a quick look at the claim and at the passage. */
const SIGNS: readonly SignLooked<Found>[] = [
  {
    own: /\b(?:more|less|fewer|\w{3,9}er|\w{3,12}(?:ed|s)|fell|rose|grew|found|led|lost|shown)\b/i,
    there:
      /\b(?:not|never|yet to|(?:plan|intend|hope|want|aim)s? (?:\w{3,4} )?to|planned|under way|scheduled|[Ff]uture|will|too|[Nn]o (?:data|trial|study|studies|experiment|information|evidence))\b|n['’]t\b/,
    sign: untestedTold,
  },
  {
    own: /\b(?:before|after|until)\b/i,
    there: /\b(?:when|by the time|then|later|afterwards?|subsequently|thereafter|next)\b/i,
    sign: orderTurned,
  },
  {
    own: /\b(?:because|due to|owing to|thanks to|as a result of|account of|caused|made|led to|resulted in)\b/i,
    there: /\b(?:because|due to|owing to|thanks to|as a result of|since|after|once|blame[sd]?|caused|led to|resulted in)\b/i,
    sign: anotherCause,
  },
  {
    own: /\b(?:patients?|humans?|people|adults|men|women|children|infants|volunteers|participants|persons)\b/i,
    there:
      /\b(?:mice|mouse|rats?|murine|rodents?|zebrafish|rabbits?|monkeys?|macaques?|pigs|piglets|ferrets|hamsters|in vitro|in silico|cell lines?|cultured|drosophila|elegans|nematodes|yeast|flies)\b/i,
    sign: onlyInBeasts,
  },
];

const first = firstOf(SIGNS);

/** The first thing that sentences show together of a claim. `near`: those that are looked at, in order. */
export function acrossSentences(said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): ShownAcross | null {
  const found = first(claimRead(said), near);
  return found === null ? null : { ...found, how: found.how ?? 'stronger' };
}
