/**
 * Words of a figure that the source says in another way or that follows from its figures: "cut to a quarter" beside "fell from 80 to 20 milliseconds", "five years"
 * beside "60 months". They stand there, if in other words, and are counted so.
 */
import type { NumberFinding } from '../../../model/judge.ts';
import type { ClaimWords, Recall } from '../recall.ts';

const follows = ({ match, derivation, claimValue, evidenceValue }: NumberFinding): boolean =>
  match === 'exact' && (derivation !== null || claimValue.toLowerCase() !== evidenceValue?.toLowerCase());

/** What a source holds of a claim, the words of figures that follow from it counted as held. */
export function withReckoned(recall: Recall, { content }: ClaimWords, findings: readonly NumberFinding[]): Recall {
  const told = findings.filter(follows);
  if (told.length === 0) return recall;
  const reckoned = content.map(
    ({ start, end }, i) => recall.held[i] === false && told.some(({ claimSpan: of }) => start >= of.start && end <= of.end),
  );
  const more = reckoned.filter(Boolean).length;
  if (more === 0) return recall;
  const also = (flags: readonly boolean[]): boolean[] => flags.map((flag, i) => flag || reckoned[i] === true);
  return {
    ...recall,
    recall: Math.min(1, recall.recall + more / content.length),
    held: also(recall.held),
    anywhere: also(recall.anywhere),
  };
}
