/**
 * What stands under a word that leaves it open, told flatly: "the plant opened in autumn" for "said that the plant would open in autumn", "the board paid a dividend" for "the board proposes a dividend",
 * "its taste comes from thyme" for "is said to come from thyme". One reading: the word that governs, and what stands behind it in its clause; the claim has all of that and nothing that leaves it open.
 */
import { isPast } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isLeftOpen } from '../limits/hedged.ts';
import type { Told } from '../particulars/told.ts';
import { among } from './pieces.ts';
import { clauseRound, DENIED, figuresOf, meant, meantBetween } from './words.ts';

interface Governor {
  readonly pattern: RegExp;
  /** Asked of claims alone that tell of what was done. */
  readonly done: boolean;
  /** The verb of the claim may be another than the source's: what is proposed has none of its own. */
  readonly otherVerb: boolean;
}
const GOVERNORS: readonly Governor[] = [
  {
    pattern: /\b(?:would|(?:is|are) (?:due |set |expected |scheduled )?to(?= \p{Ll})|(?:plans?|wants?|hopes?|aims?|intends?) to)\b/iu,
    done: true,
    otherVerb: false,
  },
  {
    pattern: /\b(?:propos(?:es|ed|ing)(?! that)|call(?:s|ed|ing)? for|appeal(?:s|ed) for|demand(?:s|ed)|ask(?:s|ed) for|applied for)\b/i,
    done: true,
    otherVerb: true,
  },
  { pattern: /\b(?:could|might) be(?= \p{L}{3,20}(?:ed|en|t|d|n)\b)/iu, done: true, otherVerb: false },
  {
    pattern: /\b(?:is|are) (?:sometimes |often |commonly |popularly )?(?:said|rumou?red|alleged|reputed|supposed|claimed) to\b/i,
    done: false,
    otherVerb: false,
  },
];
const DONE = /\b(?:was|were|has|have|had)\b/i;
/** What leaves the claim open, or says that it is of a plan or a wish. */
const OPEN =
  /\b(?:would|will|could|plan(?:s|ned|ning)?|want\w*|hop(?:e|es|ed)|aim\w*|propos\w+|call\w*|appeal\w*|demand\w*|ask\w*|appl(?:y|ies|ied)|intend\w*|due|to be|had (?:said|promised)|asked|offer\w*|recommend\w*|suggest\w*)\b/i;
/** Of the claim's words, what must stand under the governor, and what there and before it. */
const UNDER = 0.4;
const ALL = 0.8;
const LEAST = 2;

const tellsDone = (claim: SentenceRead): boolean => DONE.test(claim.text) || claim.tokens.some(({ text }, i) => i > 0 && isPast(text));

/** What a governor leaves open, told flatly. */
export function governedFlatly(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (DENIED.test(claim.text) || OPEN.test(claim.text) || isLeftOpen(claim)) return null;
  const words = meant(claim);
  if (words.length < LEAST) return null;
  const done = tellsDone(claim);
  for (const sentence of sentences) {
    if (words.filter((form) => sentence.set.has(form)).length < LEAST) continue;
    for (const { pattern, done: asksDone, otherVerb } of GOVERNORS) {
      const found = asksDone && !done ? null : pattern.exec(sentence.text);
      if (found === null) continue;
      const { from, to } = clauseRound(sentence.text, found.index);
      const behind = found.index + found[0].length;
      const stop = /, (?:but|and|which|while|after|before|since|because)\b/.exec(sentence.text.slice(behind, to));
      const under = meantBetween(sentence, behind, stop === null ? to : behind + stop.index);
      const before = meantBetween(sentence, from, found.index);
      const figures = figuresOf(claim).filter(({ plain }) => figuresOf(sentence).some((one) => one.plain === plain)).length;
      const held = words.filter((form) => among(form, under));
      const outside = words.filter((form) => !among(form, under) && !among(form, before));
      if (held.length + figures < LEAST || held.length + figures < UNDER * (words.length + figures)) continue;
      if (outside.length > (otherVerb ? 1 : (1 - ALL) * words.length)) continue;
      const verb = under[0];
      if (!otherVerb && (verb === undefined || !words.some((form) => among(form, [verb])))) continue;
      const elsewhere = sentences.some((other) => other !== sentence && held.every((form) => among(form, meant(other))));
      const again = verb !== undefined && !otherVerb && before.includes(verb);
      const token = claim.tokens.find((_, i) => (otherVerb ? outside[0] : held[0]) === claim.forms[i]);
      if (elsewhere || again || token === undefined) continue;
      return {
        how: 'stronger',
        start: token.start,
        end: claim.tokens.at(-1)?.end ?? token.end,
        against: found[0],
        sentence: sentence.span,
      };
    }
  }
  return null;
}
