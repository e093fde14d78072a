/**
 * A claim held against the one sentence that it lies upon (`align.ts`): what it denies, how a thing is to be done, what joins its words and which of two like things it names are compared
 * word for word there. Where two sentences have as many of its words, both must have it otherwise.
 */
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { EXEMPTS } from '../recall/exempted.ts';
import { type Aligned, lyingUpon, meaningPlaces, SHARE } from './align.ts';
import { deniedOtherwise } from './denied.ts';
import { deniedAtHome } from './denied-at-home.ts';
import { JOINS, linkedOtherwise } from './links.ts';
import { MODAL, otherDuty } from './modals.ts';
import { PIVOT, sidesExchanged } from './pivots.ts';
import { siblingInPlace } from './siblings.ts';
import { hasSide, otherOfTwo } from './slots.ts';
import { DENIES } from './words.ts';

interface Sign {
  /** Whether a claim and a sentence may show it: most need not be read for it. */
  readonly may: (aligned: Aligned) => boolean;
  readonly sign: (aligned: Aligned, whole: () => string) => Told | null;
}
const joins = ({ text }: SentenceRead): boolean => JOINS.test(text);
const denies = ({ text }: SentenceRead): boolean => DENIES.test(text);

const SIGNS: readonly Sign[] = [
  // What a denial is of must stand there itself, not in a sentence before.
  { may: ({ claim, sentence, share }) => share >= SHARE && (claim.kept(denies) || sentence.kept(denies)), sign: deniedOtherwise },
  { may: ({ claim, sentence }) => MODAL.test(claim.text) && MODAL.test(sentence.text), sign: otherDuty },
  { may: ({ sentence }) => sentence.kept(joins), sign: linkedOtherwise },
  { may: ({ claim }) => PIVOT.test(claim.text), sign: sidesExchanged },
  { may: ({ claim }) => claim.kept(hasSide), sign: otherOfTwo },
  { may: ({ absent }) => absent.length === 1, sign: siblingInPlace },
];

/** Whether a sentence near those that a claim lies upon exempts what the claim begins with, which they do not name: "residents are exempt". */
function exemptedNear(claim: SentenceRead, upon: readonly Aligned[], near: readonly SentenceRead[]): boolean {
  const first = meaningPlaces(claim)[0];
  const doer = claim.forms[first ?? 0] ?? '';
  return !upon.some(({ sentence }) => sentence.set.has(doer)) && near.some(({ set, text }) => set.has(doer) && EXEMPTS.test(text));
}

/** What the sentence has otherwise; null where none can be shown. `near`: the sentences that are looked at; `whole`: all of the source. */
export function alignedOtherwise(said: Parameters<typeof claimRead>[0], near: () => readonly SentenceRead[], whole: string): Told | null {
  const upon = lyingUpon(claimRead(said), near());
  if (upon.length === 0) return deniedAtHome(claimRead(said), near());
  let lower: string | undefined;
  const small = (): string => (lower ??= whole.toLowerCase());
  for (const { may, sign } of SIGNS) {
    const found = upon.map((one) => (may(one) ? sign(one, small) : null));
    if (!found.every((one) => one !== null)) continue;
    return sign === deniedOtherwise && exemptedNear(claimRead(said), upon, near()) ? null : (found[0] ?? null);
  }
  return deniedAtHome(claimRead(said), near());
}
