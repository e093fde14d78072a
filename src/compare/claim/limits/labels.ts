/** A letter or a code that names one of a kind, told of another: "vitamin C" beside "vitamin B1", "error E71" beside "error E17". Told only where the source has the claim's nowhere. */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn, type Shown, shareIn } from './limit.ts';

/** A kind and the letter, or the letters and figures, behind it. */
const LABELLED =
  /(?<![\p{L}\p{N}])(\p{Ll}{4,15}|^\p{Lu}\p{Ll}{3,14}|[A-Z]{3,5}-?)(?: |(?<=-))([A-Z]{1,2}-?\p{Nd}{0,3})(?![\p{L}\p{N}’'.-]\p{L}|[\p{L}\p{N}])/gu;
/** Words before a letter that is a word, or an initial. */
const NO_KIND =
  /^(?:said|says|that|with|from|when|what|than|then|were|have|been|while|because|where|also|only|into|over|under|after|before|which|must|will|should|would|could)$/;
/** Share of the claim's other words that the sentence must have. */
const MOST = 0.75;

const labelsIn = ({
  text,
}: SentenceRead): readonly { readonly kind: string; readonly label: string; readonly start: number; readonly end: number }[] =>
  [...text.matchAll(LABELLED)].flatMap(({ 0: all, 1: kind = '', 2: label = '', index }) =>
    label === 'I' || NO_KIND.test(kind) ? [] : [{ kind: kind.toLowerCase(), label, start: index, end: index + all.length }],
  );

/** All letters and codes of a sentence, whatever they stand behind. */
const codesIn = ({ text }: SentenceRead): ReadonlySet<string> =>
  new Set(text.match(/(?<![\p{L}\p{N}])[A-Z]{1,2}-?\p{Nd}{0,3}(?![\p{L}\p{N}])/gu));

/** The label of a claim in whose place the sentence has another of the same kind; null where the claim's stands in any sentence that is looked at. */
export function otherLabel(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  const there = sentence.kept(labelsIn);
  for (const own of there.length === 0 ? [] : claim.kept(labelsIn)) {
    const others = there.filter(({ kind }) => kind === own.kind);
    const [other] = others;
    const known = [sentence, ...round()].some((one) => one.kept(codesIn).has(own.label));
    if (other === undefined || others.length > 1 || known) continue;
    const rest = [...meantIn(claim, 0, own.start), ...meantIn(claim, own.end, claim.text.length)];
    if (rest.length === 0 || shareIn(rest, sentence) < MOST) continue;
    return { start: own.start, end: own.end, against: sentence.text.slice(other.start, other.end), how: 'swapped' };
  }
  return null;
}
