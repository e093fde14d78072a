/**
 * Whether an ellipsis joins the words of different speakers. Told only by labels that a transcript, an interview or a play sets before
 * each speech at the beginning of a line ("LUCIUS.", "INTERVIEWER:", "Q."), and only where one of them comes back: the labels of a
 * structured abstract come once.
 */
import type { Span } from '../../model/document.ts';

const LABEL = /^[ \t>*_]{0,6}(\p{Lu}[\p{Lu}\d .’'-]{0,30}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})[*_]{0,2}[.:][*_]{0,2}(?=\s)/gmu;

/** What begins a line as a label does and names a part of the text. */
const PART =
  /^(?:abstract|background|introduction|methods?|results?|conclusions?|discussion|findings|objectives?|aims?|notes?|tab(?:le)?|fig(?:ure)?|act|scene|chapter|section|part|art(?:icle)?|appendix|eq|theorem|lemma|proof|definition|example|step|source|see)(?!\p{L})/iu;

/** Two speakers between whose words an ellipsis leads, the first such pair; undefined where the text shows none. */
export function speakersJoined(text: string, spans: readonly Span[]): readonly [string, string] | undefined {
  if (spans.length < 2) return undefined;
  const labels = [...text.matchAll(LABEL)].map(({ 1: name = '', index }) => ({ name, index })).filter(({ name }) => !PART.test(name));
  const names = new Set(labels.map(({ name }) => name));
  if (names.size < 2 || names.size === labels.length) return undefined;
  const at = (place: number): string | undefined => labels.findLast(({ index }) => index <= place)?.name;
  for (const [i, { start }] of spans.entries()) {
    const before = spans[i - 1];
    const [one, other] = [before && at(before.start), at(start)];
    if (one && other && one !== other) return [one, other];
  }
  return undefined;
}
