/**
 * Words of one kind of which a thing is told by one: wood or concrete, morning or night, Monday or Tuesday. A claim that brings in one that its
 * source has nowhere, where the sentence with the rest of the claim has another of that kind alone, says something else. Kinds only whose words
 * mean little besides: no seasons ("fall", "spring"), no colours of names.
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { plainForm } from '../select/expand.ts';

/** A row each; words that can stand for one another are joined by "/". */
const KINDS: readonly string[] = [
  'wood/wooden/timber/oak/pine concrete/cement steel brick stone/granite/marble/limestone glass bronze',
  'morning afternoon evening night/midnight/overnight',
  'monday tuesday wednesday thursday friday saturday sunday',
  'fire/blaze flood/flooding/inundation earthquake/quake/tremor avalanche explosion/blast tornado/hurricane/storm/cyclone',
  'twin/twins triplet/triplets single',
  'gold silver bronze',
  'primary secondary tertiary',
  'mean/average median maximum/peak minimum',
  'holz beton stahl ziegel/backstein stein/granit/sandstein',
  'montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag',
  'incendie/feu inondation/crue séisme/tremblement tempête explosion',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'incendio/fuego inundación/riada terremoto/seísmo explosión',
  'lunes martes miércoles jueves viernes sábado domingo',
];

/** Row and member, by form. */
const MEMBERS = new Map<string, { readonly row: number; readonly member: number }[]>();
KINDS.forEach((words, row) => {
  words.split(' ').forEach((same, member) => {
    for (const token of tokensOf(same)) {
      const form = plainForm(token);
      MEMBERS.set(form, [...(MEMBERS.get(form) ?? []), { row, member }]);
    }
  });
});

/** Whether a form is of some kind: asked before anything is compared. */
export const isOfKind = (form: string): boolean => MEMBERS.has(form);

/** "At two in the morning": it is night then. */
const SMALL_HOURS =
  /\b(?:(?:12|[1-5]|twelve|one|two|three|four|five)(?:[:.]\d\d)?(?: o['’]clock)? in the morning|(?:small|early) hours of the morning)\b/i;

/** Words with how each is compared. */
interface Formed {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly forms: readonly string[];
}

/** Where a claim has another member of a kind than a sentence. Offsets into the claim. */
export interface OtherKind {
  readonly how: 'opposite';
  readonly start: number;
  readonly end: number;
  readonly against: string;
}

/** The share of a claim's other words that the sentence must have: with less, each may tell another time or part of it. */
const REST = 0.8;

function restShared({ tokens, forms }: Formed, found: Formed, but: number): number {
  const rest = forms.filter((_, i) => i !== but && !isStopWord(tokens[i]?.text ?? ''));
  return rest.length === 0 ? 0 : rest.filter((form) => found.forms.includes(form)).length / rest.length;
}

/** The first word of a claim for which a sentence has another of its kind. `round`: the text in which the word itself must stand nowhere. */
export function otherKind(said: Formed, found: Formed, round: string): OtherKind | null {
  for (const [i, token] of said.tokens.entries()) {
    for (const { row, member } of MEMBERS.get(said.forms[i] ?? '') ?? []) {
      const of = (forms: readonly string[]): number[] =>
        forms.flatMap((form) => (MEMBERS.get(form) ?? []).filter((one) => one.row === row).map((one) => one.member));
      const own = new Set(of(said.forms));
      const theirs = new Set(of(found.forms));
      if (restShared(said, found, i) < REST || own.size !== 1 || theirs.size !== 1 || theirs.has(member)) continue;
      if (SMALL_HOURS.test(said.text) || SMALL_HOURS.test(found.text)) continue;
      if (of(tokensOf(round).map(plainForm)).includes(member)) continue;
      const at = found.forms.findIndex((form) => of([form]).length > 0);
      return { how: 'opposite', start: token.start, end: token.end, against: found.tokens[at]?.text ?? '' };
    }
  }
  return null;
}
